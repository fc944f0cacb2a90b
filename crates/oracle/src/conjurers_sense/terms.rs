//! The named terms of the evaluation and their weights. The weights that players have are in
//! `weights/conjurers.toml`, which the tuner writes.

use conjurers::{Conjurers, RULESET};

use crate::terms::terms;

// Each term with its weight as set by hand. All are in points, or what comes to points, and count
// for more the fewer turns are left.
terms! {
    Conjurers as RULESET, learned in "../../weights/conjurers.toml":
    /// Points as they would be counted now, leftover resources apart.
    points = 1.0,
    /// Bonuses that are begun and not complete.
    promise = 1.0,
    /// What battles that are due or under way are worth: their prize by the chance to win it.
    battles = 1.0,
    /// What a battle of the coming turns is worth, for each of them.
    campaign = 0.6,
    /// What resources are worth when they are spent or counted.
    stores = 0.3,
    /// How nearly the best things for sale can be paid.
    shopping = 0.5,
    /// What mines will bring.
    mines = 0.2,
    /// Assistants beyond the first, for each turn to come.
    hands = 1.6,
    /// Food that is missing for the next feeding; less while there is time to get it.
    hunger = -2.0,
    /// Food that later feedings will need.
    upkeep = -0.7,
    /// The Initiative Button.
    button = 0.8,
}
