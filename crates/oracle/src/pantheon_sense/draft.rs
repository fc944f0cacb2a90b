//! Recruiting.

use fastrand::Rng;
use pantheon::Choice;

use super::Lore;

/// How far the judgement of a unit sways from game to game, as a share: the same army every time
/// would be dull, and a judgement by numbers alone is not that sure of itself.
const WHIM: f64 = 0.3;

/// The place of the unit to recruit: the best bargain of those on offer.
pub(super) fn recruit(lore: &Lore, options: &[Choice], rng: &mut Rng) -> usize {
    let appeal = |choice: &Choice| {
        let &Choice::Recruit(unit) = choice else { return 0.0 };
        lore.bargain(unit) * (1.0 + WHIM * (2.0 * rng.f64() - 1.0))
    };
    let appeals: Vec<f64> = options.iter().map(appeal).collect();
    let best = (0..options.len()).max_by(|&a, &b| appeals[a].total_cmp(&appeals[b]));
    best.unwrap_or(0)
}
