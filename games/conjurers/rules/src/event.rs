//! What happened, as the rules know it.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::battle::BattleEnding;
use crate::catalog::Mythology;
use crate::choice::{Column, Magic, Slot};
use crate::figures::Figure;
use crate::ids::{CreatureId, CreatureSet, EquipmentId};
use crate::resources::Resource;
use crate::rolls::Roll;
use crate::town::Action;

/// Why damage was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A strike in a fight. [CON.24.4]
    Strike,
    /// Multi attack on a neighbour. [CON.27.20]
    MultiAttack,
    /// Burning. [CON.27.10]
    Burning,
    /// Poison markers. [CON.27.16]
    Poison,
    /// A devouring creature. [CON.28.7]
    Devour,
    /// Breaking free. [CON.28.9]
    BreakFree,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A mythology is out of the game.
    Locked(Mythology),
    /// A player starts the game and gets the button. [CON.3.8]
    Starts(Seat),
    /// A player chose the first assistant.
    Began(Seat, Figure),
    /// A level 1 creature was dealt.
    Dealt(Seat, CreatureId),
    /// A turn began.
    TurnBegan(u8),
    /// A figure was put on an action.
    Placed(Seat, Figure, Action),
    /// A figure stays at home.
    Stayed(Seat, Figure),
    /// A figure's action is resolved.
    Resolved(Seat, Figure, Action),
    /// A player controls a mine.
    MineTaken(Seat, Resource),
    /// A player gained resources or food.
    Gained(Seat, Resource, u16),
    /// A player paid resources or food.
    Paid(Seat, Resource, u16),
    /// A player took the Initiative Button.
    ButtonTaken(Seat),
    /// A player hired an assistant.
    Hired(Seat, Figure),
    /// A player sacrificed a creature.
    Sacrificed(Seat, CreatureId, Column),
    /// A player bought an item or artifact.
    Bought(Seat, EquipmentId),
    /// A battleground or duel has no effect. [CON.R70]
    NoBattle(Seat, Action),
    /// A player declined to fight at a battleground.
    Declined(Seat),
    /// A battle began.
    BattleBegan {
        /// The attacker.
        attacker: Seat,
        /// The defender, or the player of the minions.
        defender: Seat,
        /// The creature fought for; none in a duel.
        over: Option<CreatureId>,
    },
    /// The defender of a duel kept a creature out of the draw.
    Removed(Seat, CreatureId),
    /// A player drew a creature. Only that player learns which. [CON.22.6]
    Drew(Seat, CreatureId),
    /// A creature was summoned.
    Summoned(Seat, CreatureId, Slot),
    /// A creature was equipped.
    Equipped(CreatureId, EquipmentId),
    /// Damage markers were removed.
    Healed(CreatureId, u8),
    /// A creature moved.
    Moved(CreatureId, Slot),
    /// Two creatures fight.
    Fought {
        /// The aggressor.
        by: CreatureId,
        /// The defending creature.
        on: CreatureId,
    },
    /// A magician adopted an ability.
    Adopted(CreatureId, Magic),
    /// Dice were rolled for a creature.
    Rolled(CreatureId, Roll),
    /// A creature was dealt damage.
    Damaged {
        /// The creature.
        creature: CreatureId,
        /// The damage that reached it.
        damage: u8,
        /// How much its items took. [CON.33.1]
        absorbed: u8,
        /// Why.
        cause: Cause,
    },
    /// A creature received a frost marker.
    Frozen(CreatureId),
    /// A creature received a poison marker.
    Poisoned(CreatureId),
    /// A creature died.
    Died(CreatureId),
    /// A creature returned from death.
    Resurrected(CreatureId),
    /// A creature devours another.
    Devoured {
        /// The devourer.
        by: CreatureId,
        /// The victim.
        on: CreatureId,
    },
    /// A creature breaks free.
    BrokeFree(CreatureId),
    /// A devourer returned to its slot.
    Returned(CreatureId),
    /// A creature is bound.
    Bound {
        /// The creature that binds it.
        by: CreatureId,
        /// The creature that is bound.
        on: CreatureId,
    },
    /// A player could not or would not act. [CON.23.5]
    TurnLost(Seat),
    /// What a side has left was counted, its hand laid open for it. [CON.22.4] [CON.R84]
    Counted {
        /// Who plays the side.
        seat: Seat,
        /// The creatures in hand.
        hand: CreatureSet,
        /// Hit points of all that are left, with what their cards still take.
        hit_points: u16,
    },
    /// A battle is over.
    BattleEnded {
        /// Its winner.
        winner: Seat,
        /// Its loser.
        loser: Seat,
        /// What decided it.
        by: BattleEnding,
    },
    /// A player won a creature.
    Won(Seat, CreatureId),
    /// A player took resources or food from another.
    Stole {
        /// The player who took them.
        seat: Seat,
        /// The player who lost them.
        from: Seat,
        /// The resource, or food.
        resource: Resource,
        /// The number taken.
        amount: u16,
    },
    /// A player received minus points.
    MinusPoints(Seat, u16),
    /// A player fed creatures and assistants.
    Fed {
        /// The player.
        seat: Seat,
        /// The food that was needed.
        need: u16,
        /// The food that was paid.
        paid: u16,
    },
    /// Two players meet in a tournament.
    Match {
        /// The challenger.
        challenger: Seat,
        /// The defender.
        defender: Seat,
    },
    /// A tournament is over: players by rank.
    Ranked([Seat; Seat::MOST]),
    /// The game is over.
    Over(SeatSet),
}
