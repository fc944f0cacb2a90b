//! What happened, as the rules know it.

use board::grid::SpaceId;
use dice::chain::Die;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::{Stat, Talent};
use crate::choice::{Card, Edge, Faces, Fee};
use crate::frame::{Blow, Side};
use crate::ids::UnitId;
use crate::setup::Laid;
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The sides rolled for the first turn. [M12.2.1]
    StartRolled([u8; 2]),
    /// A general begins the game.
    Begins(Seat),
    /// A board was laid out.
    BoardLaid {
        /// The place, counted from the north-west corner row by row.
        slot: u8,
        /// The board, and how it is turned.
        laid: Laid,
    },
    /// A side deploys here.
    ZoneChosen {
        /// The side.
        side: u8,
        /// The edge of the battlefield.
        edge: Edge,
    },
    /// A token came onto the battlefield.
    Deployed(UnitId, SpaceId),
    /// A turn began.
    TurnBegan {
        /// The general whose turn it is.
        seat: Seat,
        /// The number of the turn.
        turn: u16,
    },
    /// A card was drawn. Which Maneuver card, only its general learns; Art of War cards are laid
    /// face up.
    Drew(Seat, Card),
    /// A card was taken from the deck by a search, seen by the same people.
    Searched(Seat, Card),
    /// A deck was shuffled after it was looked through. [M12.4.15]
    DeckShuffled(Seat),
    /// A card became PP.
    Converted {
        /// The general who converts.
        seat: Seat,
        /// The card.
        card: Card,
        /// The PP it brought.
        points: u8,
    },
    /// An Art of War card was discarded.
    ArtOfWarSpent(Seat),
    /// PP went back to the reserve.
    Paid(Seat, u8),
    /// PP came out of the reserve by a talent.
    Gained(Seat, u8),
    /// A unit was activated.
    Activated(UnitId, Fee),
    /// A unit was harassed.
    Harassed {
        /// The unit that harasses.
        by: UnitId,
        /// The unit that is activated.
        unit: UnitId,
    },
    /// A talent was used.
    Used(UnitId, Talent),
    /// A talent was used on another unit.
    UsedOn(UnitId, Talent, UnitId),
    /// +1 was bought.
    Bought(UnitId, Stat),
    /// A unit moved.
    Moved {
        /// The unit.
        unit: UnitId,
        /// From where.
        from: SpaceId,
        /// To where.
        to: SpaceId,
    },
    /// A unit flies over a space.
    FliesOver(UnitId, SpaceId),
    /// An attack was declared or a talent strikes.
    Attacked {
        /// The unit that attacks.
        by: UnitId,
        /// The unit that is attacked.
        on: UnitId,
        /// How.
        blow: Blow,
    },
    /// The target evaded.
    Evaded(UnitId),
    /// A unit took the target's place.
    Defended {
        /// The unit that is struck instead.
        by: UnitId,
        /// For whom.
        target: UnitId,
    },
    /// A unit strikes back with its card.
    Countered(UnitId),
    /// The numbers of a roll.
    Values {
        /// The side that rolls.
        side: Side,
        /// The number of dice.
        dice: u8,
        /// What they must reach.
        difficulty: u8,
    },
    /// Dice fell.
    Rolled(Faces),
    /// A die was discarded for +1 on another.
    Spent {
        /// The discarded die.
        discard: Die,
        /// The die that was turned, as it was.
        on: Die,
    },
    /// A roll is over.
    Successes(UnitId, u8),
    /// Wounds were cancelled.
    Cancelled(UnitId, u8),
    /// A unit was wounded.
    Wounded(UnitId, u8),
    /// A unit regained Vitality.
    Healed(UnitId, u8),
    /// A unit was destroyed.
    Destroyed(UnitId),
    /// A unit was webbed.
    Webbed(UnitId),
    /// A Web marker went.
    Unwebbed(UnitId),
    /// A Maneuver card came back to the hand. [M12.18.4]
    Retrieved(UnitId),
    /// The activation of a unit is over.
    ActivationEnded(UnitId),
    /// A card went under the deck. Which one, only its general knows.
    PutUnder(Seat, UnitId),
    /// A card was discarded at the hand limit.
    Discarded {
        /// Of which unit.
        unit: UnitId,
        /// For how many PP.
        points: u8,
    },
    /// A deck has run out.
    RanOut(Seat),
    /// Discard piles became decks.
    Reshuffled,
    /// The game is over.
    Over(Ending),
}
