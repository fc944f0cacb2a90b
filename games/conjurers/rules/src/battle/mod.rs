//! Battles (22, 23): what a battle is, and how it runs from draw to end.

mod actions;
mod devour;
mod ending;
mod opening;
mod turns;
mod wounds;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::choice::Slot;
use crate::ids::{CreatureId, CreatureSet, EquipmentId};

/// The most creatures of a side. [CON.22.13]
pub const MOST_CREATURES: u8 = 3;

/// The most cards on a creature. [CON.32.1]
pub const MOST_WORN: usize = 2;

/// Battle turns without a die after which the stronger side wins. [CON.R83]
pub const QUIET_TURNS: u8 = 6;

/// A side of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Who attacked a battleground or challenged to a duel.
    Attacker,
    /// The minions, or who was challenged.
    Defender,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// Position in arrays by side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// A slot of a side. [CON.23.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Whose row.
    pub side: Side,
    /// Which slot.
    pub slot: Slot,
}

impl Place {
    /// The slot it faces.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self { side: self.side.other(), slot: self.slot }
    }
}

/// What is fought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleKind {
    /// A battleground: for this creature, which fights with a minion. [CON.18.3]
    Ground(CreatureId),
    /// A duel. [CON.19.1]
    Duel,
    /// A match of a tournament. [CON.21.8]
    Match,
}

/// What decides a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleEnding {
    /// One side has lost its last creature. [CON.22.2]
    LastCreature,
    /// Both sides have at the same moment. [CON.22.3]
    BothLast,
    /// More hit points are left after three rounds without dice. [CON.22.4]
    HitPoints,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// What is fought about.
    pub kind: BattleKind,
    /// Who plays the attacking and the defending side.
    pub seats: [Seat; 2],
    /// What the sides have.
    pub rows: [Row; 2],
    /// Whose turn it is.
    pub turn: Side,
    /// Whether a die that could do harm was rolled this turn. [CON.R174]
    pub rolled: bool,
    /// Turns in a row without a die. [CON.R83]
    pub quiet: u8,
}

/// A side of a battle under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Row {
    /// Creatures of which the hand may consist, as far as everybody knows.
    pub pool: CreatureSet,
    /// How many creatures are in hand. [CON.23.6]
    pub hand: u8,
    /// The three slots; a devourer keeps its own. [CON.23.7] [CON.28.6]
    pub slots: [Option<Fighter>; 3],
    /// Cards put on creatures in this battle, wherever they are now. [CON.R157]
    pub used: [Option<EquipmentId>; MOST_CREATURES as usize * MOST_WORN],
    /// The creature that moved in this side's last turn, and how often in a row. [CON.23.16]
    pub moved: Option<(CreatureId, u8)>,
}

/// A creature on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Which creature, or the minion.
    pub creature: CreatureId,
    /// Damage markers. [CON.24.4]
    pub damage: u8,
    /// Poison markers. [CON.27.15]
    pub poison: u8,
    /// A frost marker. [CON.27.3]
    pub frost: bool,
    /// Bound. [CON.33.11]
    pub bound: bool,
    /// It has returned from death. [CON.29.17]
    pub risen: bool,
    /// It lies on the creature it faces. [CON.28.5]
    pub devouring: bool,
    /// Turns of its player, the running one included, in which it may not devour. [CON.28.12]
    pub rest: u8,
    /// Items and artifacts, in the order of equipping. [CON.R159]
    pub worn: [Option<Worn>; MOST_WORN],
}

/// An item or artifact on a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Worn {
    /// Which.
    pub card: EquipmentId,
    /// Damage markers on it. [CON.33.1]
    pub absorbed: u8,
    /// Its bind has been used. [CON.R142]
    pub spent: bool,
}

impl Battle {
    /// A battle before any creature was drawn.
    pub(crate) fn new(kind: BattleKind, seats: [Seat; 2]) -> Self {
        // Minions take the first turn, challengers do. [CON.23.1] [CON.23.2]
        let turn = match kind {
            BattleKind::Ground(_) => Side::Defender,
            BattleKind::Duel | BattleKind::Match => Side::Attacker,
        };
        let rows = [Row::default(); 2];
        Self { kind, seats, rows, turn, rolled: false, quiet: 0 }
    }

    /// Whether a side is creature and minion of a battleground. [CON.R72] [CON.R73]
    #[inline]
    pub fn is_minions(&self, side: Side) -> bool {
        side == Side::Defender && matches!(self.kind, BattleKind::Ground(_))
    }

    /// The side a player has, if any.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.seats[side.index()] == seat)
    }
}

impl Row {
    /// Whether the side has lost all its creatures. [CON.22.2]
    #[inline]
    pub fn is_lost(&self) -> bool {
        self.hand == 0 && self.slots.iter().all(Option::is_none)
    }
}

impl Fighter {
    /// A creature just summoned.
    pub const fn fresh(creature: CreatureId) -> Self {
        Self {
            creature,
            damage: 0,
            poison: 0,
            frost: false,
            bound: false,
            risen: false,
            devouring: false,
            rest: 0,
            worn: [None; MOST_WORN],
        }
    }
}
