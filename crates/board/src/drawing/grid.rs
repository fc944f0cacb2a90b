//! The drawn part: rows of cells, what stands between them, and the areas and edges they make.

use crate::compile::MOST;
use crate::faults::{FaultList, Span, shortened};
use crate::geometry;
use crate::ids::{AreaId, AreaSet};
use crate::plan::{
    AreaPlan, AreaSpans, BoundaryPlan, Point, Segment, SkullPath, StonePlace, Written, is_tag,
    is_word,
};
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};

use super::tokens::{Line, Token, is_symbol};
use super::{CELL, line_span, statements};

/// The most rows or columns of a drawing.
const MOST_CELLS: usize = 64;

/// What a cell that does not say is given as its capacity.
const DEFAULT_CAPACITY: u8 = 3;

/// What a drawing has said so far.
#[derive(Default)]
pub(super) struct Grid {
    pub(super) areas: Vec<DrawnArea>,
    pub(super) edges: Vec<Edge>,
    pub(super) skulls: Vec<Written<SkullPath>>,
    pub(super) zones: Vec<Zone>,
    pub(super) stones: Vec<StonePlace>,
    /// Has a cell been left empty because it could not be read?
    pub(super) is_incomplete: bool,
}

/// An area and the cells that make it up.
pub(super) struct DrawnArea {
    pub(super) tag: String,
    pub(super) level: Option<u8>,
    pub(super) at: Span,
    terrain: Terrain,
    capacity: u8,
    elements: Option<u8>,
    /// Column and row of each cell, in reading order.
    cells: Vec<(i32, i32)>,
}

/// A stretch of edge between two areas.
#[derive(Clone)]
pub(super) struct Edge {
    pub(super) between: [AreaId; 2],
    pub(super) kind: BoundaryKind,
    pub(super) lower: Option<AreaId>,
    /// Absent when a statement speaks of areas that do not touch.
    pub(super) piece: Option<Segment>,
    pub(super) at: Span,
}

/// A side's deployment zone.
pub(super) struct Zone {
    pub(super) side: String,
    pub(super) areas: AreaSet,
    pub(super) at: Span,
}

impl Edge {
    /// What has to be said about this edge; nothing if it is a plain normal boundary.
    pub(super) fn into_plan(self) -> Option<BoundaryPlan> {
        let Edge { between, kind, lower, piece, at } = self;
        let is_plain = kind == BoundaryKind::Normal && lower.is_none() && piece.is_some();
        (!is_plain).then_some(BoundaryPlan { between, kind, lower, piece, at })
    }
}

/// A cell of a row: an area by its index, or a hole.
type Cell = Option<usize>;

struct Row<'t> {
    cells: Vec<Cell>,
    /// The symbol after each cell but the last.
    symbols: Vec<Token<'t>>,
    /// The separator beneath, one symbol per column.
    beneath: Option<Vec<Token<'t>>>,
}

impl Grid {
    /// Reads the rows and separators.
    pub(super) fn read(lines: &[Line<'_>], faults: &mut FaultList) -> Grid {
        let mut grid = Grid::default();
        let mut rows: Vec<Row<'_>> = Vec::new();
        for line in lines {
            if line.first_word() == "~" {
                match rows.last_mut() {
                    Some(Row { beneath: beneath @ None, .. }) => {
                        *beneath = Some(line.tokens[1..].to_vec())
                    }
                    _ => faults.add(line_span(line), "a separator", "a row of cells before it"),
                }
            } else if rows.len() == MOST_CELLS {
                grid.is_incomplete = true;
                faults.add(line_span(line), "one more row", format!("at most {MOST_CELLS} rows"));
                break;
            } else {
                let row = grid.read_row(line, rows.len(), faults);
                rows.push(row);
            }
        }
        if let Some(Row { beneath: Some(symbols), .. }) = rows.last() {
            let at = symbols.first().map_or_else(Span::default, |symbol| symbol.span);
            faults.add(at, "a separator after the last row", "a row of cells beneath it");
        }
        grid.lay_edges(&rows, faults);
        grid
    }

    fn read_row<'t>(&mut self, line: &Line<'t>, row: usize, faults: &mut FaultList) -> Row<'t> {
        let is_edge = |token: &Token<'_>| token.text.chars().all(is_symbol);
        let symbols: Vec<Token<'t>> = line.tokens.iter().copied().filter(is_edge).collect();
        let mut cells = Vec::new();
        for (column, words) in line.tokens.split(is_edge).enumerate() {
            if column == MOST_CELLS {
                self.is_incomplete = true;
                faults.add(line_span(line), "a longer row", format!("at most {MOST_CELLS} cells"));
                break;
            }
            let before = column.checked_sub(1).and_then(|before| symbols.get(before));
            let gap = before.map_or_else(|| line_span(line), |symbol| symbol.span);
            cells.push(self.read_cell(words, (column as i32, row as i32), gap, faults));
        }
        Row { cells, symbols, beneath: None }
    }

    fn read_cell(
        &mut self,
        words: &[Token<'_>],
        cell: (i32, i32),
        gap: Span,
        faults: &mut FaultList,
    ) -> Cell {
        let Some((tag, description)) = words.split_first() else {
            self.is_incomplete = true;
            faults.add(gap, "no cell beside this", "`tag terrain capacity`, or `.` for no area");
            return None;
        };
        if tag.text == "." {
            if let Some(word) = description.first() {
                faults.add(
                    word.span,
                    format!("`{}` after `.`", shortened(word.text)),
                    "`|` or another boundary",
                );
            }
            return None;
        }
        if let Some(index) = self.index_of(tag.text) {
            self.areas[index].cells.push(cell);
            if let Some(word) = description.first() {
                let found = format!("a second description of `{}`", tag.text);
                faults.add(word.span, found, "only its tag in its further cells");
            }
            return Some(index);
        }
        if statements::is_keyword(tag.text) || !is_tag(tag.text) {
            self.is_incomplete = true;
            let found = format!("`{}`", shortened(tag.text));
            faults.add(
                tag.span,
                found,
                "a tag: a lower-case letter, then letters, digits or underscores",
            );
            return None;
        }
        let index = self.areas.len();
        self.areas.push(DrawnArea {
            tag: tag.text.to_owned(),
            terrain: Terrain::OpenGround,
            capacity: DEFAULT_CAPACITY,
            elements: None,
            level: None,
            cells: vec![cell],
            at: tag.span,
        });
        self.describe(index, description, faults);
        Some(index)
    }

    /// `[terrain] [capacity] {option}`
    fn describe(&mut self, index: usize, mut words: &[Token<'_>], faults: &mut FaultList) {
        let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let is_plain = |text: &str| !is_number(text) && !text.contains('=') && text != "stone";
        if let Some((word, rest)) = words.split_first().filter(|(word, _)| is_plain(word.text)) {
            words = rest;
            match terrain_named(word.text) {
                Some(terrain) => self.areas[index].terrain = terrain,
                None => {
                    let known =
                        std::iter::once("open").chain(Terrain::ALL.iter().map(|t| t.name()));
                    faults.add_unknown(word.span, "terrain", word.text, known);
                }
            }
        }
        if let Some((word, rest)) = words.split_first().filter(|(word, _)| is_number(word.text)) {
            words = rest;
            if let Some(capacity) = number(word, word.text, faults) {
                self.areas[index].capacity = capacity;
            }
        }
        for word in words {
            self.set_option(index, word, faults);
        }
    }

    fn set_option(&mut self, index: usize, word: &Token<'_>, faults: &mut FaultList) {
        let (key, value) = word.text.split_once('=').unwrap_or((word.text, ""));
        match key {
            "elements" => self.areas[index].elements = number(word, value, faults),
            "level" => self.areas[index].level = number(word, value, faults),
            "stone" => {
                let kind = if word.text == "stone" { "omphalos" } else { value };
                self.add_stone(index, kind, word.span, faults);
            }
            "deploy" => self.add_to_zone(value, AreaId::from_index(index), word.span, faults),
            _ => {
                let known = ["elements", "level", "stone", "deploy"];
                faults.add_unknown(word.span, "option", key, known.into_iter());
            }
        }
    }

    pub(super) fn add_stone(&mut self, index: usize, kind: &str, at: Span, faults: &mut FaultList) {
        match (StoneKind::from_name(kind), AreaId::from_index(index)) {
            (Some(kind), Some(area)) => self.stones.push(StonePlace { kind, area }),
            (None, _) => {
                let known = StoneKind::ALL.iter().map(|kind| kind.name());
                faults.add_unknown(at, "divine stone", kind, known);
            }
            // An area beyond the limit is a fault of its own.
            (_, None) => {}
        }
    }

    pub(super) fn add_to_zone(
        &mut self,
        side: &str,
        area: Option<AreaId>,
        at: Span,
        faults: &mut FaultList,
    ) {
        if !is_word(side) {
            faults.add(at, format!("side `{}`", shortened(side)), "a name such as `north`");
            return;
        }
        let areas: AreaSet = area.into_iter().collect();
        match self.zones.iter_mut().find(|zone| zone.side == side) {
            Some(zone) => zone.areas |= areas,
            None => self.zones.push(Zone { side: side.to_owned(), areas, at }),
        }
    }

    pub(super) fn index_of(&self, tag: &str) -> Option<usize> {
        self.areas.iter().position(|area| area.tag == tag)
    }

    fn lay_edges(&mut self, rows: &[Row<'_>], faults: &mut FaultList) {
        for (y, row) in rows.iter().enumerate() {
            for (x, symbol) in row.symbols.iter().enumerate().take(MOST_CELLS) {
                let sides = [cell_at(rows, x, y), cell_at(rows, x + 1, y)];
                let corner = |down: usize| corner_at(x + 1, y + down);
                self.lay_edge(sides, Some(symbol), "|", Segment::new(corner(0), corner(1)), faults);
            }
            let beneath = row.beneath.as_deref().unwrap_or_default();
            let columns = rows
                .get(y + 1)
                .map_or(row.cells.len(), |next| next.cells.len().max(row.cells.len()));
            if let Some(symbol) = beneath.get(columns) {
                faults.add(
                    symbol.span,
                    "a symbol beyond the last column",
                    format!("{columns} at most"),
                );
            }
            for x in 0..columns {
                let sides = [cell_at(rows, x, y), cell_at(rows, x, y + 1)];
                let corner = |along: usize| corner_at(x + along, y + 1);
                self.lay_edge(
                    sides,
                    beneath.get(x),
                    "-",
                    Segment::new(corner(0), corner(1)),
                    faults,
                );
            }
        }
    }

    /// Lays one side of a cell; `plain` is the symbol that says nothing special.
    fn lay_edge(
        &mut self,
        [before, after]: [Cell; 2],
        symbol: Option<&Token<'_>>,
        plain: &str,
        piece: Segment,
        faults: &mut FaultList,
    ) {
        let (kind, points) = match symbol.map_or(plain, |symbol| symbol.text) {
            text if text == plain => (BoundaryKind::Normal, None),
            "#" => (BoundaryKind::Wall, None),
            ":" => (BoundaryKind::Chains, None),
            "^" => (BoundaryKind::Escarpment, None),
            "%" => (BoundaryKind::CageWalls, None),
            ">" => (BoundaryKind::Normal, Some(after)),
            "<" => (BoundaryKind::Normal, Some(before)),
            text => {
                let at = symbol.map_or_else(Span::default, |symbol| symbol.span);
                let expected = format!("`{plain}`, `#`, `:`, `^`, `%`, `>` or `<`");
                faults.add(at, format!("`{}` between cells", shortened(text)), expected);
                return;
            }
        };
        let says_something = kind != BoundaryKind::Normal || points.is_some();
        let at = symbol.map_or_else(Span::default, |symbol| symbol.span);
        match (before, after) {
            (Some(a), Some(b)) if a != b => {
                let (Some(a), Some(b)) = (AreaId::from_index(a), AreaId::from_index(b)) else {
                    return;
                };
                let lower = points.map(|lower| if lower == after { b } else { a });
                self.edges.push(Edge { between: [a, b], kind, lower, piece: Some(piece), at });
            }
            (Some(area), Some(_)) if says_something => {
                let found = format!("a boundary inside area `{}`", self.areas[area].tag);
                faults.add(at, found, format!("`{plain}` between cells of one area"));
            }
            _ if says_something => {
                faults.add(at, "a boundary with no area on one side", format!("`{plain}`"));
            }
            _ => {}
        }
    }
}

fn cell_at(rows: &[Row<'_>], x: usize, y: usize) -> Cell {
    rows.get(y).and_then(|row| row.cells.get(x).copied()).flatten()
}

fn corner_at(column: usize, row: usize) -> Point {
    Point::new(column as i32 * CELL, row as i32 * CELL)
}

fn terrain_named(name: &str) -> Option<Terrain> {
    if name == "open" { Some(Terrain::OpenGround) } else { Terrain::from_name(name) }
}

/// The number `text`, which is all or part of `word`.
pub(super) fn number(word: &Token<'_>, text: &str, faults: &mut FaultList) -> Option<u8> {
    let number = text.parse().ok().filter(|number| *number <= MOST);
    if number.is_none() {
        let expected = format!("a whole number from 0 to {MOST}");
        faults.add(word.span, format!("`{}`", shortened(word.text)), expected);
    }
    number
}

impl DrawnArea {
    pub(super) fn to_plan(&self, faults: &mut FaultList) -> AreaPlan {
        let outline = self.outline().unwrap_or_default();
        if outline.is_empty() {
            let found = format!("area `{}` in several parts or around a hole", self.tag);
            faults.add(self.at, found, "cells that are joined side to side and enclose nothing");
        }
        let at = self.at;
        AreaPlan {
            tag: self.tag.clone(),
            terrain: self.terrain,
            capacity: self.capacity,
            elements: self.elements,
            level: self.level,
            centre: Some(self.centre(&outline)),
            outline,
            at: AreaSpans {
                tag: at,
                capacity: at,
                elements: at,
                level: at,
                centre: at,
                outline: at,
            },
        }
    }

    /// The way around the cells, if it is one closed way that passes no corner twice.
    fn outline(&self) -> Option<Vec<Point>> {
        let mut sides: Vec<Segment> = Vec::new();
        for &(x, y) in &self.cells {
            let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            let corners = corners.map(|(x, y)| Point::new(x * CELL, y * CELL));
            for side in geometry::edges(&corners) {
                let back = Segment::new(side.to, side.from);
                match sides.iter().position(|other| *other == back) {
                    Some(inner) => drop(sides.swap_remove(inner)),
                    None => sides.push(side),
                }
            }
        }
        let start = sides.first()?.from;
        let mut outline = vec![start];
        while let Some(next) = sides.iter().position(|side| Some(&side.from) == outline.last()) {
            let side = sides.swap_remove(next);
            if side.to == start {
                break;
            }
            outline.push(side.to);
        }
        let outline = geometry::corners(&outline);
        let is_whole = sides.is_empty() && geometry::check_outline(&outline).is_ok();
        is_whole.then_some(outline)
    }

    /// The mean of the cells' centres, or, if that is not inside, the cell's centre nearest to it.
    fn centre(&self, outline: &[Point]) -> Point {
        let count = self.cells.len() as i32;
        let middle = |cell: i32| cell * CELL + CELL / 2;
        let mean = |sum: i32| (2 * sum + count).div_euclid(2 * count);
        let mean = Point::new(
            mean(self.cells.iter().map(|&(x, _)| middle(x)).sum()),
            mean(self.cells.iter().map(|&(_, y)| middle(y)).sum()),
        );
        if geometry::is_inside(mean, outline) {
            return mean;
        }
        let centres = self.cells.iter().map(|&(x, y)| Point::new(middle(x), middle(y)));
        let away = |point: &Point| {
            let (dx, dy) = (i64::from(point.x - mean.x), i64::from(point.y - mean.y));
            dx * dx + dy * dy
        };
        centres.min_by_key(away).unwrap_or(mean)
    }
}
