//! Recruiting.

use fastrand::Rng;
use pantheon::Choice;

use super::Lore;

/// How far the judgement of a unit sways from game to game: the same army every time would be
/// dull.
const WHIM: f64 = 0.15;

/// The same for judgement by printed numbers alone, which cannot be that sure of itself.
const PLAIN_WHIM: f64 = 0.3;

/// The place of the unit to recruit: the best of those on offer.
pub(super) fn recruit(lore: &Lore, options: &[Choice], rng: &mut Rng) -> usize {
    let whim = if lore.is_plain() { PLAIN_WHIM } else { WHIM };
    let appeal = |choice: &Choice| {
        let &Choice::Recruit(unit) = choice else { return 0.0 };
        lore.rating(unit) + whim * (2.0 * rng.f64() - 1.0)
    };
    let appeals: Vec<f64> = options.iter().map(appeal).collect();
    let best = (0..options.len()).max_by(|&a, &b| appeals[a].total_cmp(&appeals[b]));
    best.unwrap_or(0)
}
