//! Setting up: any battlefield will do, and tokens go where they are of use.

use fastrand::Rng;
use mythic::{Choice, Edge, Look, Mythic, SpaceId, Terrain, UnitId};

/// How far the judgement of a place sways: the same order of battle every time would be dull.
const WHIM: f64 = 0.4;

/// The place of the choice to take while a battle is set up.
pub(crate) fn choose(look: &Look<'_>, options: &[Choice], rng: &mut Rng) -> usize {
    let mut best = (rng.usize(0..options.len()), f64::MIN);
    for (at, &choice) in options.iter().enumerate() {
        let Choice::Deploy(unit, space) = choice else { return best.0 };
        let rating = place(look, unit, space) + WHIM * rng.f64();
        if rating > best.1 {
            best = (at, rating);
        }
    }
    best.0
}

/// How well a unit stands on a space of its zone: those that strike in front, those that shoot
/// behind, all near the middle and on good ground.
fn place(look: &Look<'_>, unit: UnitId, space: SpaceId) -> f64 {
    let game = look.game;
    let face = game.face(unit, game.full(unit));
    let Some(edge) = look.public.edges[usize::from(Mythic::side(game.owner(unit)))] else {
        return 0.0;
    };
    let (columns, rows) = (game.columns(), mythic::ROWS);
    let (depth, along, width) = match edge {
        Edge::North => (rows - 1 - space.row(), space.column(), columns),
        Edge::South => (space.row(), space.column(), columns),
        Edge::East => (columns - 1 - space.column(), space.row(), rows),
        Edge::West => (space.column(), space.row(), rows),
    };
    let front = f64::from(depth);
    let shoots = face.ranged >= face.cc;
    let middle = (f64::from(along) - f64::from(width - 1) / 2.0).abs() / f64::from(width);
    let ground = match look.public.terrain_at(space) {
        _ if game.flies(unit) => 0.0,
        Terrain::Fortification if shoots => 0.8,
        Terrain::Aquatic => -0.8,
        Terrain::Forest => -0.1,
        _ => 0.0,
    };
    (if shoots { 1.0 - front } else { front }) - 0.8 * middle + ground
}
