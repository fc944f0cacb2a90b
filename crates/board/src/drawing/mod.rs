//! Reads a board drawn in text, as cases use it. The notation is described in `docs/src/boards.md`.
//!
//! A drawing becomes the same plan as a file, on a grid of squares, and takes the same way from there.

mod grid;
mod statements;
mod tokens;

use std::ops::Range;

use crate::compile::compile;
use crate::faults::{BoardFaults, FaultList, Span};
use crate::ids::MAX_AREAS;
use crate::plan::{Deployment, Names, Plan, Written};
use crate::tables::Board;

use grid::Grid;
use tokens::{Line, lines};

/// The side of a cell. It can be halved, divided by three, four and five, and so can most sums of
/// cells, so that centres and pieces of edges fall on whole coordinates.
const CELL: i32 = 120;

/// Reads a drawing; `name` is how messages call it.
///
/// ```
/// let board = board::read_drawing("example", "
///     a1 open 3 | a2 forest 2 | a3 rock 1
///     ~ -         #             -
///     b1 open 3 | b2 water 3  | b3 lava 2
/// ")?;
/// let [a2, b2] = ["a2", "b2"].map(|tag| board.find(tag).unwrap());
/// assert!(board.adjacent(a2).contains(b2));
/// assert!(board.walled_from(a2).contains(b2));
/// # Ok::<(), board::BoardFaults>(())
/// ```
pub fn read_drawing(name: &str, text: &str) -> Result<Board, BoardFaults> {
    read_drawing_at(name, text, 0..text.len())
}

/// Reads the drawing that stands at `place` (in bytes) of a longer text, such as a case; faults are
/// told by their lines in the whole text.
pub fn read_drawing_at(name: &str, text: &str, place: Range<usize>) -> Result<Board, BoardFaults> {
    let mut faults = FaultList::default();
    let board = read(text, place, &mut faults);
    board.ok_or_else(|| faults.into_faults(name, text))
}

fn read(text: &str, place: Range<usize>, faults: &mut FaultList) -> Option<Board> {
    let Some(drawing) = text.get(place.clone()) else {
        faults.add(place.into(), "a place outside the text", "the lines of a drawing");
        return None;
    };
    let lines = lines(drawing, place.start);
    let is_statement = |line: &Line<'_>| statements::is_keyword(line.first_word());
    let drawn = lines.iter().position(is_statement).unwrap_or(lines.len());
    let (rows, below) = lines.split_at(drawn);
    let mut grid = Grid::read(rows, faults);
    for line in below {
        statements::apply(line, &mut grid, faults);
    }
    if let Some(cell) = grid.areas.get(MAX_AREAS) {
        faults.add(cell.at, format!("{} areas", grid.areas.len()), format!("at most {MAX_AREAS}"));
        return None;
    }
    compile(into_plan(grid, faults), faults)
}

fn into_plan(grid: Grid, faults: &mut FaultList) -> Plan {
    let areas = grid.areas.iter().map(|area| area.to_plan(faults)).collect();
    let sides = grid.zones.len().max(2);
    let players = u8::try_from(sides).unwrap_or(u8::MAX);
    if let Some(zone) = grid.zones.get(8) {
        faults.add(zone.at, format!("{sides} sides"), "at most 8");
    }
    let zones = grid.zones.into_iter().map(|zone| Written {
        what: Deployment { players, side: zone.side, areas: zone.areas },
        at: zone.at,
    });
    Plan {
        id: "drawing".to_owned(),
        name: Names { en: "Drawing".to_owned(), fr: "Dessin".to_owned() },
        size: None,
        areas,
        boundaries: grid.edges.into_iter().filter_map(grid::Edge::into_plan).collect(),
        skulls: grid.skulls,
        deployments: zones.collect(),
        stones: grid.stones,
        is_incomplete: grid.is_incomplete,
    }
}

/// Where a whole line stands, for faults that have no better place.
fn line_span(line: &Line<'_>) -> Span {
    let (first, last) = (line.tokens.first(), line.tokens.last());
    Span {
        start: first.map_or(0, |token| token.span.start),
        end: last.map_or(0, |token| token.span.end),
    }
}
