//! The named terms of the evaluation and their weights. All numbers that can be tuned are here.

use serde::{Deserialize, Serialize};

/// Makes [`Terms`] and [`Weights`] from one list, so that they cannot part.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident = $weight:literal | $plain:literal),+ $(,)?) => {
        /// What a side has that helps it to win, each term on a scale of its own.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
        pub struct Terms {
            $($(#[$doc])* pub $name: f64,)+
        }

        /// How much each of the [`Terms`] counts.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Weights {
            $(#[doc = concat!("For [`Terms::", stringify!($name), "`].")] pub $name: f64,)+
        }

        impl Terms {
            /// What the terms are called, in the order of [`Terms::values`].
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// The terms in order.
            pub fn values(&self) -> [f64; Self::NAMES.len()] {
                [$(self.$name),+]
            }

            /// The sum of all terms, each by its weight.
            pub fn weighed(&self, weights: &Weights) -> f64 {
                0.0 $(+ self.$name * weights.$name)+
            }

            /// Takes a share of other terms away from these.
            pub fn subtract(&mut self, others: &Self, share: f64) {
                $(self.$name -= others.$name * share;)+
            }
        }

        impl Weights {
            /// The weights in the order of [`Terms::NAMES`].
            pub fn values(&self) -> [f64; Terms::NAMES.len()] {
                [$(self.$name),+]
            }

            /// Weights in the order of [`Terms::NAMES`]; those that are missing keep their value.
            pub fn set(&mut self, values: &[f64]) {
                let places: [&mut f64; Terms::NAMES.len()] = [$(&mut self.$name),+];
                for (place, &value) in places.into_iter().zip(values) {
                    *place = value;
                }
            }
        }

        impl Weights {
            /// Weights set by hand before any game was played, on a scale of their own.
            pub const PLAIN: Self = Self { $($name: $plain),+ };
        }

        impl Default for Weights {
            /// Weights learned from games: a lead of 1 makes victory 2.7 times as likely as defeat.
            fn default() -> Self {
                Self { $($name: $weight),+ }
            }
        }
    };
}

// Each term with its weight as learned, and as set by hand.
terms! {
    /// Points of the units that live.
    army = 0.2 | 0.35,
    /// Points of the units that live, by how whole they are.
    health = 0.05 | 0.65,
    /// Points of units that have yet to come into play.
    reserve = -0.04 | -0.2,
    /// Points of troops that were destroyed and may be recalled.
    fallen = 0.05 | 0.1,
    /// How whole the divinities are, 0 to 1 each.
    divinity = 4.0 | 20.0,
    /// How far from both whole and dead the divinities are: the last points count most.
    brink = 0.5 | 10.0,
    /// What the units can strike soon among the units of others, in points.
    menace = 0.03 | 0.35,
    /// What the units can strike soon of the divinities of others, as a share of the whole.
    threat = 1.0 | 7.0,
    /// What the two best attacks of a turn could take from a divinity, as a share of what it has
    /// left, by units that are near enough and have a card in hand.
    strike = 0.9 | 0.0,
    /// Stones absorbed of those that win, 0 to 1.
    absorbed = 1.2 | 16.7,
    /// The same, squared: the last stone counts more than the first.
    momentum = 2.4 | 13.3,
    /// Stones carried; more when the divinity that could absorb them is near.
    carried = 0.25 | 3.0,
    /// Stones that lie within reach.
    nearby = 0.25 | 3.0,
    /// Activation cards in hand.
    hand = 0.02 | 0.15,
    /// Units in play that a card in hand could activate.
    ready = 0.05 | 0.0,
    /// Art of war and omphalos cards in hand.
    art_of_war = 0.05 | 0.18,
    /// Activations that are still to come in this turn: it is one's own.
    tempo = 0.02 | 0.0,
    /// How near the goals of a scenario are.
    goals = 1.5 | 8.0,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_judgement_is_linear_in_the_weights() {
        let terms = Terms { army: 3.0, divinity: -0.5, hand: 2.0, ..Terms::default() };
        let mut weights = Weights::default();
        let by_hand = |weights: &Weights| -> f64 {
            terms.values().iter().zip(weights.values()).map(|(term, weight)| term * weight).sum()
        };
        assert!((terms.weighed(&weights) - by_hand(&weights)).abs() < 1e-12);
        let mut values = weights.values();
        values[4] += 5.0;
        weights.set(&values);
        assert_eq!(weights.values(), values);
        assert!((terms.weighed(&weights) - by_hand(&weights)).abs() < 1e-12);
        assert_eq!(Terms::NAMES[4], "divinity");
    }
}
