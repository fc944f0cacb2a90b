//! What happened, as the rules know it.

use board::AreaId;
use dice::Roll;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::catalog::Reach;
use crate::choice::{Card, Manoeuvre};
use crate::frame::{Declared, MoveKind, Target};
use crate::ids::{PowerRef, StoneId, TokenId, UnitId, UnitSet};
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// Players rolled for the lead.
    LeadRolled([u8; Seat::MOST]),
    /// A player leads.
    Leads(Seat),
    /// The board was chosen.
    BoardChosen(u8),
    /// A player deploys in this zone.
    ZoneChosen(Seat, u8),
    /// A unit was recruited.
    Recruited(Seat, UnitId),
    /// Unspent points became art of war cards. [P15.6C.1-15]
    PointsConverted(Seat, u8),
    /// A turn began.
    TurnBegan {
        /// The player whose turn it is.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A card was drawn. Only its player learns which.
    Drew(Seat, Card),
    /// A draw found no card left. [P15.R47]
    NothingToDraw(Seat),
    /// All players refreshed their decks. [P15.7D.4]
    Refreshed,
    /// A player passed the turn.
    Passed(Seat),
    /// A card was discarded.
    Discarded(Seat, Card),
    /// A unit was activated.
    Activated(UnitId, Declared),
    /// The activation of a unit is over.
    ActivationEnded(UnitId),
    /// A unit came into play in an area.
    Placed(UnitId, AreaId),
    /// A troop found no place at set-up and stays off the board. [P15.R25]
    FoundNoPlace(UnitId),
    /// A unit moved to a neighbouring area.
    Moved {
        /// The unit.
        unit: UnitId,
        /// To where.
        to: AreaId,
        /// How; `None` when thrown or leaving lava.
        how: Option<MoveKind>,
    },
    /// A troop was recalled.
    Recalled(UnitId, AreaId),
    /// An attack was aimed at a target.
    Targeted {
        /// The attacker.
        by: UnitId,
        /// The target.
        on: Target,
        /// At range 0 or 1+.
        reach: Reach,
    },
    /// An area attack was aimed at an area.
    AreaTargeted(UnitId, AreaId),
    /// A guard took the target's place.
    Guarded(UnitId),
    /// The target evaded.
    Evaded(UnitId),
    /// The attack came to nothing.
    AttackLost(UnitId),
    /// The effective values of an attack.
    Values {
        /// Effective offence.
        offence: u8,
        /// Effective defence.
        defence: u8,
    },
    /// Dice were rolled.
    Rolled(Roll),
    /// Dice of the first assault were rolled again.
    Rerolled(Roll),
    /// A die was discarded for +1 on another.
    Spent {
        /// The discarded die.
        discard: u8,
        /// The die that gained 1, as it was.
        on: u8,
    },
    /// The second assault.
    SecondRolled(Roll),
    /// A unit lost vitality.
    Wounded(UnitId, u8),
    /// A unit regained vitality.
    Healed(UnitId, u8),
    /// A token lost vitality.
    TokenWounded(TokenId, u8),
    /// A unit was destroyed.
    Destroyed(UnitId),
    /// A player left the game with everything.
    Eliminated(Seat),
    /// A unit retaliates.
    Retaliated(UnitId),
    /// A unit was thrown.
    Thrown(UnitId, AreaId),
    /// A 3D element was removed.
    ElementRemoved(AreaId),
    /// A stone was claimed.
    Claimed(UnitId, StoneId),
    /// A stone was dropped.
    Dropped(StoneId, AreaId),
    /// A stone was absorbed.
    Absorbed(UnitId, StoneId),
    /// An omphalos card was taken into hand. [P15.9.10]
    GainedOmphalos(Seat),
    /// An omphalos card went back to the box. [P15.9.11]
    ReturnedOmphalos(Seat),
    /// A manoeuvre was bought.
    Bought(Seat, Manoeuvre),
    /// A card was taken from the deck by a search. Only its player learns which.
    Searched(Seat, Card),
    /// A card was taken from the deck and shown to all. [P15.14.11-2]
    Showed(Seat, Card),
    /// A card went from the discard pile to the hand.
    Retrieved(Seat, Card),
    /// A power was used or triggered.
    PowerUsed(PowerRef),
    /// A token came into play.
    TokenPlaced(TokenId),
    /// A token went back to its pool.
    TokenRemoved(TokenId),
    /// A unit cannot be activated for now.
    Paralysed(UnitId),
    /// These players won, or nobody did.
    Over(Ending),
    /// Players who roll again for the lead. [P15.R12]
    RollAgain(SeatSet),
    /// Players rolled for the choice of the scenario. [B29.2.4]
    ScenarioRolled([u8; Seat::MOST]),
    /// A player picked this scenario.
    ScenarioChosen(Seat, u8),
    /// Unspent points became omphalos cards. [B29.3.14]
    PointsToOmphalos(Seat, u8),
    /// A player activates nobody in this turn. [B29.7.1]
    DeclinedToActivate(Seat),
    /// Lava attacks a unit; this player rolls. [B29.16.7] [B29.R48]
    LavaAttacks(UnitId, Seat),
    /// These units are the targets of a multiple attack. [B29.26.3]
    TargetsNamed(UnitId, UnitSet),
}
