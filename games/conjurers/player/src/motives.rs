//! What speaks for a choice and against it.

use conjurers::{CreatureId, Resource};
use players::Leaning;

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motive {
    /// The game is won by it.
    Wins,
    /// A creature that could be won in battle.
    Prize {
        /// The creature.
        creature: CreatureId,
        /// The chance to win it, 0 to 1.
        chance: f64,
    },
    /// A duel.
    Duel {
        /// The chance to win it, 0 to 1.
        chance: f64,
    },
    /// A fight between two creatures that comes at once.
    Fight {
        /// The creature that is fought.
        on: CreatureId,
        /// The chance that it falls, 0 to 1.
        falls: f64,
        /// The chance that one's own falls, 0 to 1.
        lost: f64,
    },
    /// Points more than before.
    Points(i32),
    /// Food for the next feeding that is otherwise missing.
    Feeds(u16),
    /// Resources at once.
    Gains(Resource, u16),
    /// A mine that pays so much at the end of this turn.
    Mine(Resource, u16),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(Aspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// Points, and bonuses that are begun.
    Points,
    /// Battles of this turn.
    Battles,
    /// Battles of the coming turns.
    Campaign,
    /// Resources and what they could pay.
    Stores,
    /// What mines will bring.
    Mines,
    /// Assistants.
    Hands,
    /// Food.
    Food,
    /// The Initiative Button.
    Button,
}
