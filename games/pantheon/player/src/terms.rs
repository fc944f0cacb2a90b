//! The named terms of the evaluation, their weights, and what waiting costs. What players have of these
//! is in `weights.toml`.

use pantheon::RULESET;
use players::{numbers, terms};

use crate::PantheonKnowledge;

numbers! {
    /// How little a player likes to wait.
    pub(crate) struct Foresight {
        /// What a turn that is passed costs of the chance to win.
        pass = 0.0,
        /// What each card beyond a few in hand adds to that.
        hoard = 0.0,
        /// What an activation that comes to nothing costs.
        idle = 0.0,
        /// What an activation costs that is nothing but a walk, once a game is twice as long as it should be.
        stroll = 0.0,
        /// By how much more what wins at last counts, once more for each long game's time that it has taken.
        press = 0.0,
    }
}

// Each term with its weight as set by hand.
terms! {
    PantheonKnowledge as RULESET, with Foresight, learned in "../weights.toml":
    /// Points of the units that live.
    army = 0.35,
    /// Points of the units that live, by how whole they are.
    health = 0.65,
    /// Points of units that have yet to come into play.
    reserve = -0.2,
    /// Points of troops that were destroyed and may be recalled.
    fallen = 0.1,
    /// How whole the divinities are, 0 to 1 each.
    divinity = 20.0,
    /// How far from both whole and dead the divinities are: the last points count most.
    brink = 10.0,
    /// What the units can strike soon among the units of others, in points.
    menace = 0.35,
    /// What the units can strike soon of the divinities of others, as a share of the whole.
    threat = 7.0,
    /// What the two best attacks of a turn could take from a divinity, as a share of what it has
    /// left, by units that are near enough and have a card in hand.
    strike = 0.0,
    /// Stones absorbed of those that win, 0 to 1.
    absorbed = 16.7,
    /// The same, squared: the last stone counts more than the first.
    momentum = 13.3,
    /// Stones carried; more when the divinity that could absorb them is near.
    carried = 3.0,
    /// Stones that lie within reach; of a divinity by how safe it would be there.
    nearby = 3.0,
    /// Activation cards in hand.
    hand = 0.15,
    /// Units in play that a card in hand could activate.
    ready = 0.0,
    /// Art of war and omphalos cards in hand.
    art_of_war = 0.18,
    /// Activations that are still to come in this turn: it is one's own.
    tempo = 0.0,
    /// How near the goals of a scenario are.
    goals = 8.0,
}

impl Terms {
    /// The same with what wins at last so many times as large: stones, and what brings them in.
    #[must_use]
    pub(crate) fn pressed(self, urgency: f64) -> Self {
        Self {
            absorbed: self.absorbed * urgency,
            momentum: self.momentum * urgency,
            carried: self.carried * urgency,
            nearby: self.nearby * urgency,
            ..self
        }
    }
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
