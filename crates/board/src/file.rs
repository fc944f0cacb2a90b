//! Reads a board file (TOML). The format is described in `docs/src/boards.md`.

use toml::de::{DeTable, DeValue};

use crate::compile::{MOST, compile};
use crate::faults::{BoardFaults, FaultList, Span};
use crate::geometry::LIMIT;
use crate::ids::{AreaId, AreaSet, MAX_AREAS};
use crate::keys::{Keys, Value, described, numbers, place, point, small_number, text};
use crate::plan::{
    AreaPlan, AreaSpans, BoundaryPlan, Deployment, Names, Plan, Point, Segment, SkullPath,
    StonePlace, Written, is_word,
};
use crate::tables::Board;
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};

/// Reads the board file `text`; `name` is how messages call it.
///
/// ```
/// let text = r#"
///     id = "yard"
///     name = { en = "Yard", fr = "Cour" }
///     area = [
///         { tag = "a", rect = [0, 0, 10, 10], terrain = "open_ground", capacity = 3 },
///         { tag = "b", rect = [10, 0, 10, 10], terrain = "forest", capacity = 3 },
///     ]
///     boundary = [{ between = ["a", "b"], kind = "chains" }]
/// "#;
/// let yard = board::read_file("yard.toml", text)?;
/// let (a, b) = (yard.find("a").unwrap(), yard.find("b").unwrap());
/// assert_eq!(yard.distance(a, b), 1);
/// assert_eq!(yard.elements(b), 2);
/// # Ok::<(), board::BoardFaults>(())
/// ```
pub fn read_file(name: &str, text: &str) -> Result<Board, BoardFaults> {
    let mut faults = FaultList::default();
    let board = read(text, &mut faults);
    board.ok_or_else(|| faults.into_faults(name, text))
}

fn read(text: &str, faults: &mut FaultList) -> Option<Board> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        // Half a document would only yield faults that are none, so its sense is not looked at.
        for error in errors {
            let span = error.span().unwrap_or(0..0);
            faults.add(span.into(), error.message().replace('\n', " "), "a TOML document");
        }
        return None;
    }
    let mut keys = Keys::new(document.get_ref(), Span::default());
    let mut plan = Plan {
        id: id(&mut keys, faults),
        name: names(&mut keys, faults),
        size: size(&mut keys, faults),
        ..Plan::default()
    };
    let areas = keys.tables("area", faults);
    let too_many = areas.get(MAX_AREAS).map(Keys::head);
    plan.areas = areas.into_iter().map(|keys| area(keys, faults)).collect();
    let tags = Tags(plan.areas.iter().map(|area| area.tag.clone()).collect());
    for entry in keys.tables("boundary", faults) {
        plan.boundaries.extend(boundary(entry, &tags, faults));
    }
    for entry in keys.tables("skulls", faults) {
        plan.skulls.extend(skulls(entry, &tags, faults));
    }
    for entry in keys.tables("deployment", faults) {
        plan.deployments.extend(deployment(entry, &tags, faults));
    }
    for entry in keys.tables("stone", faults) {
        plan.stones.extend(stone(entry, &tags, faults));
    }
    keys.finish(faults);
    if let Some(at) = too_many {
        faults.add(at, format!("{} areas", plan.areas.len()), format!("at most {MAX_AREAS}"));
        return None;
    }
    compile(plan, faults)
}

/// What names a board or a side is made of.
const WORD: &str = "a name of lower-case letters, digits and underscores";

fn id(keys: &mut Keys<'_, '_>, faults: &mut FaultList) -> String {
    let value = keys.required("id", WORD, faults);
    value.and_then(|value| name_word(value, faults)).unwrap_or_default().to_owned()
}

fn name_word<'a>(value: &'a Value<'_>, faults: &mut FaultList) -> Option<&'a str> {
    let word = text(value, WORD, faults)?;
    if !is_word(word) {
        faults.add(place(value), described(value), WORD);
    }
    Some(word)
}

fn names(keys: &mut Keys<'_, '_>, faults: &mut FaultList) -> Names {
    const EXPECTED: &str = "a table { en = \"...\", fr = \"...\" }";
    let Some(value) = keys.required("name", EXPECTED, faults) else { return Names::default() };
    let Some(mut keys) = Keys::of(value, "name", faults) else { return Names::default() };
    let mut language = |key| {
        let value = keys.required(key, "a name in that language", faults)?;
        text(value, "a name in that language", faults).map(str::to_owned)
    };
    let names =
        Names { en: language("en").unwrap_or_default(), fr: language("fr").unwrap_or_default() };
    keys.finish(faults);
    names
}

fn size(keys: &mut Keys<'_, '_>, faults: &mut FaultList) -> Option<[i32; 2]> {
    let value = keys.optional("size")?;
    let size = numbers::<2>(value, "[width, height]", faults)?;
    if size.iter().any(|side| !(1..=LIMIT).contains(side)) {
        faults.add(place(value), described(value), format!("width and height from 1 to {LIMIT}"));
        return None;
    }
    Some(size)
}

/// Reads an area. What is faulty is noted and given a harmless value, so that everything that names
/// the area can still be checked.
fn area(mut keys: Keys<'_, '_>, faults: &mut FaultList) -> AreaPlan {
    let head = keys.head();
    let mut at =
        AreaSpans { tag: head, capacity: head, elements: head, level: head, ..Default::default() };
    let tag = keys.required("tag", "a short name such as \"b3\"", faults).and_then(|value| {
        at.tag = place(value);
        text(value, "a short name such as \"b3\"", faults)
    });
    let terrain = keys.required("terrain", "the name of a terrain", faults).and_then(|value| {
        word(value, "terrain", Terrain::from_name, Terrain::ALL, Terrain::name, faults)
    });
    let capacity =
        keys.required("capacity", "the number of units it holds", faults).and_then(|value| {
            at.capacity = place(value);
            small_number(value, 0, MOST, faults)
        });
    let elements = keys.optional("elements").and_then(|value| {
        at.elements = place(value);
        small_number(value, 0, MOST, faults)
    });
    let level = keys.optional("level").and_then(|value| {
        at.level = place(value);
        small_number(value, 0, MOST, faults)
    });
    let (outline, outline_at) = outline(&mut keys, faults);
    (at.outline, at.centre) = (outline_at, outline_at);
    let centre = keys.optional("centre").and_then(|value| {
        at.centre = place(value);
        point(value, faults)
    });
    keys.finish(faults);
    AreaPlan {
        tag: tag.unwrap_or("unnamed").to_owned(),
        terrain: terrain.unwrap_or(Terrain::OpenGround),
        capacity: capacity.unwrap_or(1),
        // Without its terrain nothing can be said about its elements.
        elements: elements.filter(|_| terrain.is_some()),
        level,
        centre,
        outline,
        at,
    }
}

fn outline(keys: &mut Keys<'_, '_>, faults: &mut FaultList) -> (Vec<Point>, Span) {
    let head = keys.head();
    match (keys.optional("outline"), keys.optional("rect")) {
        (Some(value), None) => (corners(value, faults).unwrap_or_default(), place(value)),
        (None, Some(value)) => (rectangle(value, faults).unwrap_or_default(), place(value)),
        (Some(_), Some(value)) => {
            faults.add(place(value), "`rect` beside `outline`", "one of them");
            (Vec::new(), head)
        }
        (None, None) => {
            let expected = "`outline = [[x, y], ...]` or `rect = [x, y, width, height]`";
            faults.add(head, "no outline", expected);
            (Vec::new(), head)
        }
    }
}

fn corners(value: &Value<'_>, faults: &mut FaultList) -> Option<Vec<Point>> {
    let DeValue::Array(array) = value.get_ref() else {
        faults.add(place(value), described(value), "a list of points [[x, y], ...]");
        return None;
    };
    if array.is_empty() {
        faults.add(place(value), described(value), "at least three points");
    }
    let points: Vec<Option<Point>> = array.iter().map(|corner| point(corner, faults)).collect();
    points.into_iter().collect()
}

fn rectangle(value: &Value<'_>, faults: &mut FaultList) -> Option<Vec<Point>> {
    let expected = "[x, y, width, height], with some width and height";
    let [x, y, width, height] = numbers::<4>(value, expected, faults)?;
    let right = x.checked_add(width).filter(|_| width > 0);
    let bottom = y.checked_add(height).filter(|_| height > 0);
    let (Some(right), Some(bottom)) = (right, bottom) else {
        faults.add(place(value), "a rectangle without extent", expected);
        return None;
    };
    Some([[x, y], [right, y], [right, bottom], [x, bottom]].map(Point::from).to_vec())
}

/// A word of one of the board's vocabularies.
fn word<T: Copy>(
    value: &Value<'_>,
    what: &str,
    from_name: fn(&str) -> Option<T>,
    all: &[T],
    name: fn(T) -> &'static str,
    faults: &mut FaultList,
) -> Option<T> {
    let written = text(value, &format!("the name of a {what}"), faults)?;
    let word = from_name(written);
    if word.is_none() {
        faults.add_unknown(place(value), what, written, all.iter().map(|&word| name(word)));
    }
    word
}

/// The tags of a file, by area.
struct Tags(Vec<String>);

impl Tags {
    /// The area a tag names. An area beyond the limit yields nothing: that is a fault of its own.
    fn area(&self, value: &Value<'_>, faults: &mut FaultList) -> Option<AreaId> {
        let tag = text(value, "the tag of an area", faults)?;
        let index = self.0.iter().position(|known| known == tag);
        if index.is_none() {
            faults.add_unknown(place(value), "area", tag, self.0.iter().map(String::as_str));
        }
        AreaId::from_index(index?)
    }

    /// Several tags; `None` if one of them names no area, after all of them have been looked at.
    fn areas(
        &self,
        value: &Value<'_>,
        expected: &str,
        faults: &mut FaultList,
    ) -> Option<Vec<AreaId>> {
        let Some(array) = value.get_ref().as_array() else {
            faults.add(place(value), described(value), expected);
            return None;
        };
        let areas: Vec<_> = array.iter().map(|tag| self.area(tag, faults)).collect();
        areas.into_iter().collect()
    }
}

fn boundary(mut keys: Keys<'_, '_>, tags: &Tags, faults: &mut FaultList) -> Option<BoundaryPlan> {
    const EXPECTED: &str = "the tags of two areas";
    let at = keys.head();
    let between_value = keys.required("between", EXPECTED, faults);
    let between = between_value.and_then(|value| {
        let areas = tags.areas(value, EXPECTED, faults)?;
        let pair = <[AreaId; 2]>::try_from(areas).ok();
        if pair.is_none() {
            faults.add(place(value), described(value), EXPECTED);
        }
        pair
    });
    let kind_value = keys.optional("kind");
    let kind = kind_value.and_then(|value| {
        let (all, name) = (BoundaryKind::ALL, BoundaryKind::name);
        word(value, "boundary kind", BoundaryKind::from_name, all, name, faults)
    });
    let lower_value = keys.optional("heights");
    let lower = lower_value.and_then(|value| tags.area(value, faults));
    if kind_value.is_none() && lower_value.is_none() {
        faults.add(at, "a boundary that says nothing", "`kind`, `heights` or both");
    }
    let (from_value, to_value) = (keys.optional("from"), keys.optional("to"));
    let from = from_value.and_then(|value| point(value, faults));
    let to = to_value.and_then(|value| point(value, faults));
    if from_value.is_some() != to_value.is_some() {
        faults.add(at, "one end of a piece", "both `from` and `to`, or neither");
    }
    keys.finish(faults);
    let piece = match (from, to) {
        (Some(from), Some(to)) => Some(Segment { from, to }),
        // A piece that could not be read must not turn into the whole edge.
        _ if from_value.is_some() || to_value.is_some() => return None,
        _ => None,
    };
    let at = between_value.map_or(at, place);
    Some(BoundaryPlan {
        between: between?,
        kind: kind.unwrap_or(BoundaryKind::Normal),
        lower,
        piece,
        at,
    })
}

fn skulls(
    mut keys: Keys<'_, '_>,
    tags: &Tags,
    faults: &mut FaultList,
) -> Option<Written<SkullPath>> {
    let at = keys.head();
    let mut end = |key, expected| {
        let value = keys.required(key, expected, faults)?;
        tags.area(value, faults)
    };
    let rift = end("rift", "the rift the skulls lead through");
    let ends = [end("from", "the area at one end"), end("to", "the area at the other end")];
    keys.finish(faults);
    let [from, to] = ends;
    Some(Written { what: SkullPath { rift: rift?, ends: [from?, to?] }, at })
}

fn deployment(
    mut keys: Keys<'_, '_>,
    tags: &Tags,
    faults: &mut FaultList,
) -> Option<Written<Deployment>> {
    const EXPECTED: &str = "a list of at least one area";
    let at = keys.head();
    let players = keys
        .required("players", "the number of players", faults)
        .and_then(|value| small_number(value, 1, 8, faults));
    let side = keys
        .required("side", "a name such as \"south\"", faults)
        .and_then(|value| name_word(value, faults));
    let areas = keys.required("areas", EXPECTED, faults).and_then(|value| {
        let areas = tags.areas(value, EXPECTED, faults)?;
        if areas.is_empty() {
            faults.add(place(value), described(value), EXPECTED);
        }
        Some(areas.into_iter().collect::<AreaSet>())
    });
    keys.finish(faults);
    let zone = Deployment { players: players?, side: side?.to_owned(), areas: areas? };
    Some(Written { what: zone, at })
}

fn stone(mut keys: Keys<'_, '_>, tags: &Tags, faults: &mut FaultList) -> Option<StonePlace> {
    let kind = keys.required("kind", "the name of a divine stone", faults).and_then(|value| {
        word(value, "divine stone", StoneKind::from_name, StoneKind::ALL, StoneKind::name, faults)
    });
    let area = keys
        .required("area", "the tag of an area", faults)
        .and_then(|value| tags.area(value, faults));
    keys.finish(faults);
    Some(StonePlace { kind: kind?, area: area? })
}
