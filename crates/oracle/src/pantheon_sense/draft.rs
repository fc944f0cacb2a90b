//! Recruiting.

use fastrand::Rng;
use pantheon::{Choice, Pantheon};

use super::Lore;

/// How far the judgement of a unit sways from game to game, as a share: the same army every time
/// would be dull, and a judgement by numbers alone is not that sure of itself.
const WHIM: f64 = 0.3;

/// The place of the unit to recruit: much strength for its points. A divinity is the one pick
/// that cannot be made up for, so there strength alone counts.
pub(super) fn recruit(game: &Pantheon, lore: &Lore, options: &[Choice], rng: &mut Rng) -> usize {
    let appeal = |choice: &Choice, rng: &mut Rng| {
        let &Choice::Recruit(unit) = choice else { return 0.0 };
        let def = game.def(unit);
        let price = if def.is_divinity() { 1.0 } else { f64::from(def.cost) + 1.0 };
        lore.strength(unit) / price * (1.0 + WHIM * (2.0 * rng.f64() - 1.0))
    };
    let appeals: Vec<f64> = options.iter().map(|choice| appeal(choice, rng)).collect();
    let best = (0..options.len()).max_by(|&a, &b| appeals[a].total_cmp(&appeals[b]));
    best.unwrap_or(0)
}
