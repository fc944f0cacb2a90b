//! Recruiting, and where to begin.

use fastrand::Rng;
use pantheon::board::Board;
use pantheon::{Choice, Pantheon, Public};

use crate::Lore;
use crate::worth::fade;

/// How far the judgement of a unit sways from game to game: the same army every time would be
/// dull.
const WHIM: f64 = 0.15;

/// The same for judgement by printed numbers alone, which cannot be that sure of itself.
const PLAIN_WHIM: f64 = 0.3;

/// The place of the unit to recruit: the best of those on offer.
pub(crate) fn recruit(lore: &Lore, options: &[Choice], rng: &mut Rng) -> usize {
    let whim = if lore.is_plain() { PLAIN_WHIM } else { WHIM };
    let appeal = |choice: &Choice| {
        let &Choice::Recruit(unit) = choice else { return 0.0 };
        lore.rating(unit) + whim * (2.0 * rng.f64() - 1.0)
    };
    let appeals: Vec<f64> = options.iter().map(appeal).collect();
    let best = (0..options.len()).max_by(|&a, &b| appeals[a].total_cmp(&appeals[b]));
    best.unwrap_or(0)
}

/// How far the judgement of a place to begin sways from game to game.
const PLACE_WHIM: f64 = 0.05;

/// The place of the deployment zone to begin in: the one with the most stones near it.
pub(crate) fn zone(game: &Pantheon, public: &Public, options: &[Choice], rng: &mut Rng) -> usize {
    let prospects = prospects(game.board(public), game.setup().sides());
    best_of(options, rng, |choice| match choice {
        Choice::Zone(zone) => prospects.get(usize::from(zone)).copied(),
        _ => None,
    })
}

/// The place of the board to play on: where the zones are most alike, since another side chooses first.
pub(crate) fn board(game: &Pantheon, options: &[Choice], rng: &mut Rng) -> usize {
    best_of(options, rng, |choice| {
        let Choice::Board(at) = choice else { return None };
        let board = game.setup().boards.get(usize::from(at))?;
        let prospects = prospects(board, game.setup().sides());
        let most = prospects.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let least = prospects.iter().copied().fold(f64::INFINITY, f64::min);
        Some(least - most)
    })
}

/// How near the stones of a board are to each of its deployment zones.
fn prospects(board: &Board, sides: u8) -> Vec<f64> {
    let zones = board.deployments(sides).map(|zone| {
        let near = |stone| zone.areas.iter().map(|from| board.distance(from, stone)).min();
        let near = |stone| near(stone).map_or(0.0, fade);
        board.stones().iter().map(|stone| near(stone.area)).sum()
    });
    zones.collect()
}

fn best_of(options: &[Choice], rng: &mut Rng, worth: impl Fn(Choice) -> Option<f64>) -> usize {
    let worths: Vec<f64> = options
        .iter()
        .map(|&choice| worth(choice).unwrap_or(0.0) + PLACE_WHIM * rng.f64())
        .collect();
    (0..options.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap_or(0)
}
