//! The named terms of the evaluation. The weights that players have are in `weights.toml`.

use mythic::RULESET;
use players::terms;

use crate::MythicKnowledge;

// Each term with its weight as set by hand.
terms! {
    MythicKnowledge as RULESET, learned in "../weights.toml":
    /// The logarithm of what it takes until the side is defeated: to bring down as many of its
    /// weakest units as it can lose.
    stand = 2.0,
    /// Units that the side can lose without being defeated.
    spare = 0.3,
    /// Points of the units that live, in hundreds.
    army = 1.0,
    /// The same, by how whole they are.
    health = 1.5,
    /// The logarithm of what the units deal in a blow each.
    punch = 1.0,
    /// What all units could strike soon, in units destroyed by those that the others can lose.
    menace = 0.5,
    /// The same of the best activations of a turn, with the cards in hand.
    strike = 0.6,
    /// The square root of the power points.
    points = 0.12,
    /// Maneuver cards in hand; more than one of a unit count little.
    hand = 0.1,
    /// Art of War cards that lie face up.
    art_of_war = 0.35,
    /// Whether the first activation of the turn is still to come.
    tempo = 0.2,
    /// Units bound by a Web.
    webs = -0.15,
    /// [`Terms::strike`] again, for the side that has the next whole turn.
    ready = 0.0,
    /// Art of War cards that are still in the deck.
    reserve = 0.0,
    /// What the units deal in a blow of which there are cards in hand.
    held = 0.0,
    /// Maneuver cards of living units in hand and deck: what can be done before decks are shuffled anew.
    cards = 0.0,
    /// Whether the next unit lost is the defeat.
    brink = 0.0,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Or games against `greedy` could not be compared with those of before.
    #[test]
    fn terms_found_later_do_not_move_the_yardstick() {
        let Weights { ready, reserve, held, cards, brink, .. } = Weights::PLAIN;
        assert!([ready, reserve, held, cards, brink].iter().all(|weight| *weight == 0.0));
    }
}
