//! The named terms of the evaluation and their weights. The weights that players have are in
//! `weights/conjurers.toml`, which the tuner writes.

use std::sync::LazyLock;

use conjurers::{Conjurers, RULESET};

use crate::terms::terms;
use crate::weights;

// Each term with its weight as set by hand. All are in points, or what comes to points, and count
// for more the fewer turns are left.
terms! {
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

/// The weights that players have unless they are given others.
static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    let file = include_str!("../../weights/conjurers.toml");
    let values = weights::read::<Conjurers>(file, RULESET, &Weights::PLAIN.values());
    let mut weights = Weights::PLAIN;
    weights.set(&values.expect("a test reads the file that comes with the program"));
    weights
});

impl Default for Weights {
    /// Weights learned from games: a lead of 1 makes victory 2.7 times as likely as defeat.
    fn default() -> Self {
        *LEARNED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_learned_weights_name_every_term() {
        let file: toml::Table =
            include_str!("../../weights/conjurers.toml").parse().expect("sound TOML");
        let named = file["weights"].as_table().expect("a table");
        assert!(Terms::NAMES.iter().all(|name| named.contains_key(*name)), "{named:?}");
        let points = file["weights"]["points"].as_float().expect("a number");
        assert!((Weights::default().points - points).abs() < f64::EPSILON);
    }
}
