//! What speaks for a choice and against it.

use pantheon::board::AreaId;
use pantheon::catalog::Reach;
use pantheon::{StoneId, Target, UnitId};
use players::Leaning;

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motive {
    /// The game is won by it.
    Wins,
    /// A stone is absorbed.
    Absorbs(StoneId),
    /// A stone is claimed.
    Claims(StoneId),
    /// An attack, with what its dice promise.
    Strikes {
        /// The target.
        on: Target,
        /// Wounds to expect.
        wounds: f64,
        /// The chance to destroy the target, 0 to 1.
        destroys: f64,
    },
    /// The target of an attack may strike back.
    Answered {
        /// The target.
        by: UnitId,
        /// The chance that its player holds the card, 0 to 1.
        chance: f64,
    },
    /// Where a unit ends, terrain adds to its defence or takes from it.
    Shelter {
        /// The area.
        area: AreaId,
        /// Against attacks of which reach.
        reach: Reach,
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
    /// A unit is on its way to a stone.
    Aims {
        /// The unit.
        unit: UnitId,
        /// Where the stone lies.
        area: AreaId,
        /// How many turns it takes until the unit has it.
        turns: u8,
        /// Whether the unit would absorb it, and not only carry it.
        absorbs: bool,
    },
    /// A unit does more in battle than its points buy on average.
    Bargain(UnitId),
    /// The dice on the table promise most so: wounds to expect.
    Dice(f64),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(Aspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// Units other than divinities, and how whole they are.
    Army,
    /// How whole the divinities are.
    Divinity,
    /// What can be struck among the units of others.
    Menace,
    /// What can be struck of the divinities of others.
    Threat,
    /// Stones absorbed.
    Absorbed,
    /// Stones carried.
    Carried,
    /// Stones that lie within reach.
    Nearby,
    /// Activation cards in hand.
    Hand,
    /// Art of war cards in hand.
    ArtOfWar,
    /// How near the goals of a scenario are.
    Goals,
}
