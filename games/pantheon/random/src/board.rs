//! Random boards: small drawings with every terrain and boundary.

use std::fmt::Write as _;

use board::{Board, Terrain, read_drawing};
use fastrand::Rng;
use pantheon::Edition;

/// Attempts to draw a board that holds together; most succeed at once.
const ATTEMPTS: usize = 200;

/// The sides of the table, as drawings name them.
const SIDES: [&str; 4] = ["north", "south", "east", "west"];

/// A random board with `zones` deployment zones.
pub(super) fn board(rng: &mut Rng, zones: usize, edition: &Edition) -> Board {
    (0..ATTEMPTS)
        .find_map(|_| read_drawing("random", &drawing(rng, zones, edition)).ok())
        .expect("some drawing in two hundred holds together")
}

/// A random drawing. It may break a rule of boards, such as arrows of heights that run in a circle.
fn drawing(rng: &mut Rng, zones: usize, edition: &Edition) -> String {
    let (rows, columns) = (rng.usize(3..=4), rng.usize(3..=5));
    let tag = |row: usize, column: usize| format!("{}{}", (b'a' + row as u8) as char, column + 1);
    let wildness = rng.u8(1..=5);
    let mut text = String::new();
    let mut rifts = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let terrain = terrain(rng, wildness, edition);
            if terrain == Terrain::Rift {
                rifts.push((row, column));
            }
            let capacity = [2, 3, 3, 3, 4, 4][rng.usize(0..6)];
            let _ = write!(text, "{} {terrain} {capacity}", tag(row, column));
            if rng.u8(0..8) < 2 {
                let stone = ["omphalos", "omphalos", "omphalos", "rune", "kheper"];
                let _ = write!(text, " stone={}", stone[rng.usize(0..stone.len())]);
            }
            if column + 1 < columns {
                let _ = write!(text, " {} ", boundary(rng, wildness, "|", edition));
            }
        }
        text.push('\n');
        if row + 1 < rows {
            text.push('~');
            for _ in 0..columns {
                let _ = write!(text, " {}", boundary(rng, wildness, "-", edition));
            }
            text.push('\n');
        }
    }
    for (row, column) in rifts {
        if (1..columns - 1).contains(&column) && rng.bool() {
            let (from, to) = (tag(row, column - 1), tag(row, column + 1));
            let _ = writeln!(text, "skulls {} {from} {to}", tag(row, column));
        }
    }
    for (side, areas) in zone_areas(rng, zones, rows, columns).into_iter().enumerate() {
        let tags: Vec<String> = areas.iter().map(|&(row, column)| tag(row, column)).collect();
        let _ = writeln!(text, "deploy {} {}", SIDES[side], tags.join(" "));
    }
    text
}

fn terrain(rng: &mut Rng, wildness: u8, edition: &Edition) -> Terrain {
    if rng.u8(0..6) >= wildness {
        return Terrain::OpenGround;
    }
    let known = |terrain: &Terrain| edition.lacks_terrain(*terrain).is_none();
    let known: Vec<Terrain> = Terrain::ALL.iter().copied().filter(known).collect();
    known[rng.usize(0..known.len())]
}

/// A symbol between two cells; `plain` is the one that says nothing special.
fn boundary<'a>(rng: &mut Rng, wildness: u8, plain: &'a str, edition: &Edition) -> &'a str {
    const SPECIAL: [&str; 6] = ["#", ":", "^", "%", ">", "<"];
    if edition.lacks_heights().is_none() && rng.u8(0..24) < wildness {
        SPECIAL[rng.usize(0..SPECIAL.len())]
    } else {
        plain
    }
}

/// Areas near the edges or corners of the grid, apart from each other.
fn zone_areas(
    rng: &mut Rng,
    zones: usize,
    rows: usize,
    columns: usize,
) -> Vec<Vec<(usize, usize)>> {
    let (bottom, right) = (rows - 1, columns - 1);
    if zones == 2 && rng.bool() {
        let row = |row: usize| (0..columns).map(|column| (row, column)).collect();
        return vec![row(0), row(bottom)];
    }
    let corner = |row: usize, column: usize, inwards: usize| {
        vec![(row, column), (row, inwards), (if row == 0 { 1 } else { row - 1 }, column)]
    };
    let corners = [
        corner(0, 0, 1),
        corner(bottom, right, right - 1),
        corner(0, right, right - 1),
        corner(bottom, 0, 1),
    ];
    let mut zones: Vec<_> = corners.into_iter().take(zones).collect();
    // Corners of a small grid touch; an area belongs to the first zone that names it.
    let mut taken = Vec::new();
    for zone in &mut zones {
        zone.retain(|area| !taken.contains(area));
        taken.extend(zone.iter().copied());
    }
    zones
}
