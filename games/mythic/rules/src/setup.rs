//! What a table agrees on before the first roll: everything a game begins from (chapters 1, 16, 17).

use std::sync::Arc;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::{BoardDef, UnitDef, UnitFault};
use crate::recruiting::ArmyFault;
use crate::revision::Revision;

/// How a game begins. It holds the definitions themselves, not their names, so that a record
/// replays after the content has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The revision of the rules it is played by; left out where it is the first.
    #[serde(default = "Revision::first", skip_serializing_if = "Revision::is_first")]
    pub revision: Revision,
    /// One army for each general, two or four. With four, generals 1 and 3 play against 2 and 4.
    /// [M12.16.1]
    pub armies: Vec<Army>,
    /// Whether armies may mix factions. [M12.17.1]
    #[serde(default)]
    pub deck_building: bool,
    /// Whether the armies are taken as they are, whatever recruiting says: for lessons and single
    /// positions.
    #[serde(default)]
    pub as_given: bool,
    /// The boards to choose from, each used at most once. [M12.2.3] [M12.R2]
    pub boards: Vec<Arc<BoardDef>>,
    /// How the boards lie, when it is not left to the winner of the starting roll.
    #[serde(default)]
    pub battlefield: Option<Vec<Laid>>,
    /// Who begins, when it is not rolled for.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The table's settings.
    #[serde(default)]
    pub settings: Settings,
}

/// The units a general has recruited. [M12.1.1]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// The faction chosen.
    pub faction: String,
    /// The units.
    pub units: Vec<Arc<UnitDef>>,
}

impl Army {
    /// How many Maneuver cards it brings. [M12.1.11]
    pub fn cards(&self) -> usize {
        self.units.iter().map(|unit| usize::from(unit.maneuvers)).sum()
    }
}

/// A board laid out: which one, and its quarter turns clockwise. [M12.R2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Its place in the list of boards.
    pub board: u8,
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
}

/// Rulings that a table may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// After so many turns in a row without a wound the battle is a draw. [M12.R96]
    pub quiet_turns: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self { quiet_turns: 60 }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// A revision of the rules from a later program.
    #[error("revision {0} of the rules is not known here")]
    Revision(u8),
    /// Neither two nor four armies.
    #[error("{0} armies: a battle is fought by 2 or 4 generals")]
    Generals(usize),
    /// An army breaks a rule of recruiting.
    #[error("army of player {player}: {fault}")]
    Army {
        /// The player, counted from 1.
        player: usize,
        /// The rule and what breaks it.
        fault: ArmyFault,
    },
    /// More Maneuver cards than a deck can hold.
    #[error("{0} Maneuver cards: a deck holds at most 48")]
    Cards(usize),
    /// A unit whose table makes no sense.
    #[error("unit `{0}`: {1}")]
    Unit(String, UnitFault),
    /// Too few boards to lay out.
    #[error("{found} boards: the battlefield needs {needed}")]
    Boards {
        /// Boards given.
        found: usize,
        /// Boards needed.
        needed: usize,
    },
    /// A board on which armies may find no place.
    #[error("board `{0}` has more than 3 spaces closed to ground units")]
    Closed(String),
    /// The layout does not fit.
    #[error("the battlefield needs {0} different boards of the list, each turned 0 to 3 times")]
    Layout(usize),
    /// More tokens than a zone can always hold. [M12.R6]
    #[error("{0} units on one side: a deployment zone has room for {1}")]
    Tokens(usize, usize),
    /// The set-up names a player who is not at the table.
    #[error("player {0} is not at the table")]
    Seat(u8),
}
