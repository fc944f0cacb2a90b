//! The lines beneath a drawing that say what its symbols cannot.

use crate::faults::{FaultList, Span};
use crate::geometry;
use crate::ids::AreaId;
use crate::plan::{Point, Segment, SkullPath, Written};
use crate::vocabulary::BoundaryKind;

use super::grid::{Edge, Grid, number};
use super::line_span;
use super::tokens::{Line, Token};

const KEYWORDS: [&str; 6] = ["boundary", "deploy", "heights", "level", "skulls", "stone"];

/// Does a line that begins with this word say something about the drawing above?
pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// Applies one statement; later ones act on what earlier ones have made.
pub(super) fn apply(line: &Line<'_>, grid: &mut Grid, faults: &mut FaultList) {
    let at = line_span(line);
    let form = match line.tokens.split_first().map(|(word, rest)| (word.text, rest)) {
        Some(("boundary", [a, b, kinds @ ..])) if !kinds.is_empty() => {
            return boundary(grid, [a, b], kinds, at, faults);
        }
        Some(("heights", [a, arrow, b, kind @ ..])) if arrow.text == ">" && kind.len() <= 1 => {
            return heights(grid, [a, b], kind.first(), at, faults);
        }
        Some(("skulls", [rift, from, to])) => return skulls(grid, [rift, from, to], at, faults),
        Some(("level", [area, level])) => return set_level(grid, area, level, faults),
        Some(("deploy", [side, areas @ ..])) if !areas.is_empty() => {
            return deploy(grid, side, areas, faults);
        }
        Some(("stone", [kind, areas @ ..])) if !areas.is_empty() => {
            for area in areas {
                if let Some(index) = index(grid, area, faults) {
                    grid.add_stone(index, kind.text, kind.span, faults);
                }
            }
            return;
        }
        Some(("boundary", _)) => "`boundary a1 a2 kind`, or `boundary a1 a2 kind + kind`",
        Some(("heights", _)) => "`heights a1 > a2`, or `heights a1 > a2 kind`",
        Some(("skulls", _)) => "`skulls rift from to`",
        Some(("level", _)) => "`level a1 1`",
        Some(("deploy", _)) => "`deploy north a1 a2`",
        Some(("stone", _)) => "`stone omphalos a1`",
        _ => {
            let known = KEYWORDS.into_iter();
            return faults.add_unknown(at, "statement", line.first_word(), known);
        }
    };
    faults.add(at, format!("a `{}` line of another form", line.first_word()), form);
}

fn index(grid: &Grid, tag: &Token<'_>, faults: &mut FaultList) -> Option<usize> {
    let index = grid.index_of(tag.text);
    if index.is_none() {
        let known = grid.areas.iter().map(|area| area.tag.as_str());
        faults.add_unknown(tag.span, "area", tag.text, known);
    }
    index
}

fn area(grid: &Grid, tag: &Token<'_>, faults: &mut FaultList) -> Option<AreaId> {
    AreaId::from_index(index(grid, tag, faults)?)
}

fn areas<const N: usize>(
    grid: &Grid,
    tags: [&Token<'_>; N],
    faults: &mut FaultList,
) -> Option<[AreaId; N]> {
    let areas: Vec<_> = tags.into_iter().map(|tag| area(grid, tag, faults)).collect();
    <[AreaId; N]>::try_from(areas.into_iter().collect::<Option<Vec<_>>>()?).ok()
}

fn kind_named(word: &Token<'_>, faults: &mut FaultList) -> Option<BoundaryKind> {
    let kind = BoundaryKind::from_name(word.text);
    if kind.is_none() {
        let known = BoundaryKind::ALL.iter().map(|kind| kind.name());
        faults.add_unknown(word.span, "boundary kind", word.text, known);
    }
    kind
}

fn is_between(edge: &Edge, [a, b]: [AreaId; 2]) -> bool {
    edge.between == [a, b] || edge.between == [b, a]
}

/// The edges between two areas. If there are none, one without a course stands in for them, so that
/// the common checks say that the areas do not touch.
fn edges_between(
    grid: &mut Grid,
    between: [AreaId; 2],
    at: Span,
) -> impl Iterator<Item = &mut Edge> {
    if !grid.edges.iter().any(|edge| is_between(edge, between)) {
        let kind = BoundaryKind::Normal;
        grid.edges.push(Edge { between, kind, lower: None, piece: None, at });
    }
    grid.edges.iter_mut().filter(move |edge| is_between(edge, between))
}

fn boundary(
    grid: &mut Grid,
    tags: [&Token<'_>; 2],
    words: &[Token<'_>],
    at: Span,
    faults: &mut FaultList,
) {
    let between = areas(grid, tags, faults);
    let kinds: Vec<_> = words
        .split(|word| word.text == "+")
        .map(|kind| match kind {
            [kind] => kind_named(kind, faults),
            _ => {
                faults.add(at, "kinds that are not joined one by one", "`kind + kind`");
                None
            }
        })
        .collect();
    let (Some(between), Some(kinds)) = (between, kinds.into_iter().collect::<Option<Vec<_>>>())
    else {
        return;
    };
    if let [kind] = kinds[..] {
        for edge in edges_between(grid, between, at) {
            edge.kind = kind;
        }
        return;
    }
    if kinds.len() > BoundaryKind::ALL.len() {
        let found = format!("{} pieces of one edge", kinds.len());
        faults.add(at, found, format!("at most {}", BoundaryKind::ALL.len()));
        return;
    }
    let old: Vec<Edge> = edges_between(grid, between, at).map(|edge| edge.clone()).collect();
    let pieces: Vec<Segment> = old.iter().filter_map(|edge| edge.piece).collect();
    match geometry::joined(pieces)[..] {
        [edge] => {
            let lower = old.iter().find_map(|edge| edge.lower);
            grid.edges.retain(|edge| !is_between(edge, between));
            let pieces = split(edge, kinds.len() as i32);
            grid.edges.extend(kinds.into_iter().zip(pieces).map(|(kind, piece)| Edge {
                between,
                kind,
                lower,
                piece: Some(piece),
                at,
            }));
        }
        // The areas do not touch, which is noted later.
        [] => {}
        _ => {
            let found =
                format!("`{}` and `{}`, whose edge is not straight", tags[0].text, tags[1].text);
            faults.add(at, found, "areas that share one straight edge");
        }
    }
}

/// Equal parts of an edge of the grid, from left to right or from top to bottom.
fn split(edge: Segment, parts: i32) -> Vec<Segment> {
    let at = |part: i32| {
        let between = |from: i32, to: i32| from + (to - from) / parts * part;
        Point::new(between(edge.from.x, edge.to.x), between(edge.from.y, edge.to.y))
    };
    (0..parts).map(|part| Segment::new(at(part), at(part + 1))).collect()
}

fn heights(
    grid: &mut Grid,
    tags: [&Token<'_>; 2],
    kind: Option<&Token<'_>>,
    at: Span,
    faults: &mut FaultList,
) {
    let between = areas(grid, tags, faults);
    let named = kind.and_then(|word| kind_named(word, faults));
    let Some(between) = between else { return };
    for edge in edges_between(grid, between, at) {
        edge.lower = Some(between[1]);
        edge.kind = named.unwrap_or(edge.kind);
        edge.at = at;
    }
}

fn skulls(grid: &mut Grid, tags: [&Token<'_>; 3], at: Span, faults: &mut FaultList) {
    if let Some([rift, from, to]) = areas(grid, tags, faults) {
        grid.skulls.push(Written { what: SkullPath { rift, ends: [from, to] }, at });
    }
}

fn set_level(grid: &mut Grid, area: &Token<'_>, level: &Token<'_>, faults: &mut FaultList) {
    let index = index(grid, area, faults);
    let level = number(level, level.text, faults);
    if let (Some(index), Some(level)) = (index, level) {
        grid.areas[index].level = Some(level);
    }
}

fn deploy(grid: &mut Grid, side: &Token<'_>, tags: &[Token<'_>], faults: &mut FaultList) {
    for tag in tags {
        if let Some(area) = area(grid, tag, faults) {
            grid.add_to_zone(side.text, Some(area), side.span, faults);
        }
    }
}
