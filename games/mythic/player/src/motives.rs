//! What speaks for a choice and against it.

use mythic::{SpaceId, UnitId};
use players::Leaning;

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motive {
    /// The battle is won by it.
    Wins,
    /// An attack, with what its dice promise.
    Strikes {
        /// The unit attacked.
        on: UnitId,
        /// Wounds to expect.
        wounds: f64,
        /// The chance to destroy it, 0 to 1.
        destroys: f64,
    },
    /// The unit attacked may strike back.
    Answered(UnitId),
    /// Where a unit ends, the ground adds to what attackers must reach or takes from it.
    Ground {
        /// The space.
        space: SpaceId,
        /// How much.
        by: i8,
    },
    /// From where a unit ends it could soon strike at another.
    Prospect {
        /// The other unit.
        on: UnitId,
        /// The chance to destroy it, 0 to 1.
        destroys: f64,
    },
    /// A unit may not move in this activation.
    Holds(UnitId),
    /// A unit is spared the attack.
    Shields(UnitId),
    /// The dice on the table promise most so: successes to expect.
    Dice(f64),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(Aspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// How much it takes until the third unit from the last falls.
    Stand,
    /// The units, how whole they are and how hard they hit.
    Army,
    /// What can be struck next.
    Menace,
    /// Maneuver cards in hand.
    Hand,
    /// Art of War cards.
    ArtOfWar,
    /// Power points.
    Points,
    /// Units bound by a Web.
    Webs,
}
