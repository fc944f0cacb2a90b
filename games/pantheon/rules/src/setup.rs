//! What a table agrees on before the first roll: everything a game begins from (VI).

use std::sync::Arc;

use board::{AreaId, AreaSet, Board, StoneKind};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::UnitDef;
use crate::edition::Edition;
use crate::ids::UnitId;
use crate::settings::Settings;

/// How a game begins. It holds the definitions themselves, not their names, so that a record
/// replays after the content has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By which edition of the rules.
    #[serde(default, skip_serializing_if = "Edition::is_default")]
    pub edition: Edition,
    /// How many players, 2 to 4.
    pub seats: u8,
    /// Whether players 1 and 3 play against 2 and 4. [P15.6E.1] [P15.R29]
    #[serde(default)]
    pub teams: bool,
    /// The boards to choose from: one, or two in a constructed game. [P15.R18]
    pub boards: Vec<Arc<Board>>,
    /// Every unit of the game, recruited or waiting to be. [P15.6C.1-4]
    pub pool: Vec<Arc<UnitDef>>,
    /// How armies come about. [P15.6A.1-1] [P15.6B.2-1]
    pub recruitment: Recruitment,
    /// Who leads, when it is not rolled for. [P15.6C.1-3] [P15.R13]
    #[serde(default)]
    pub lead: Option<Seat>,
    /// The adventure played; a skirmish without one. [P15.4.1]
    #[serde(default)]
    pub scenario: Option<Scenario>,
    /// Scenarios of which whoever rolls highest picks one; the first is played on the first board
    /// and so on. [B29.2.4]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenarios: Vec<Scenario>,
    /// Who picks the scenario when the highest dice are equal. [B29.2.5] [B29.R62]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub youngest: Option<Seat>,
    /// The table's rulings.
    #[serde(default)]
    pub settings: Settings,
    /// How far the rules had been mended when the game began.
    #[serde(default = "Revision::first", skip_serializing_if = "Revision::is_first")]
    pub revision: Revision,
}

/// How far the rules have been mended in ways that change what the inputs of a recorded game lead
/// to. A game keeps the revision it began with, so that its record replays for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Revision {
    /// That of records which name none.
    First = 1,
    /// An Evade and a further activation are paid for before anything of them happens, an attack
    /// keeps the parts of its values, and it is kept how the last movement went. [P15.11.0-3]
    /// [P15.7A.3b-1] [P15.R84]
    PaidFirst = 2,
}

impl Revision {
    /// That of games which begin now.
    pub const CURRENT: Self = Self::PaidFirst;

    const fn first() -> Self {
        Self::First
    }

    fn is_first(&self) -> bool {
        *self == Self::First
    }
}

impl From<Revision> for u8 {
    fn from(revision: Revision) -> Self {
        revision as Self
    }
}

impl TryFrom<u8> for Revision {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::First),
            2 => Ok(Self::PaidFirst),
            _ => {
                let newest = Self::CURRENT as u8;
                Err(format!("revision {number} of the rules, expected 1 to {newest}"))
            }
        }
    }
}

impl Setup {
    /// The scenario that is played on a board, if one is.
    pub fn scenario_on(&self, board: u8) -> Option<&Scenario> {
        self.scenarios.get(usize::from(board)).or(self.scenario.as_ref())
    }

    /// Every scenario that may be played.
    pub fn every_scenario(&self) -> impl Iterator<Item = &Scenario> {
        self.scenario.iter().chain(&self.scenarios)
    }

    /// How many sides there are, and so for how many players the set-up map is read: two teams
    /// use the map of two players. [P15.6E.5] [P15.6E.9]
    pub const fn sides(&self) -> u8 {
        if self.teams { 2 } else { self.seats }
    }
}

/// How armies come about (VI.C).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recruitment {
    /// Players pick in turn from the pool. [P15.6C.1-1] [P15.6B.2-2]
    Draft {
        /// Points of each player; the rulebook's table when absent. [P15.6C.1-2]
        points: Option<u8>,
        /// Gods or titans for everybody. [P15.6C.1-5]
        divinities: DivinityType,
    },
    /// Each player has built an army alone: units of the pool by player. [P15.6C.2-3]
    Constructed {
        /// The armies.
        armies: Vec<Vec<UnitId>>,
    },
    /// The scenario gives the armies. [P15.6C.3-1] [P15.6B.2-3]
    Limited {
        /// The armies.
        armies: Vec<Vec<UnitId>>,
    },
}

/// The type of divinity the players agreed on. [P15.6C.1-5]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DivinityType {
    /// Gods.
    Gods,
    /// Titans.
    Titans,
}

/// An adventure: what a scenario changes. [P15.4.9]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// Short unique name.
    pub id: String,
    /// The player numbers it fits; any when empty. [P15.6B.1-1]
    pub players: Vec<u8>,
    /// How each player wins; the skirmish rules where a player has no line. [P15.4.10]
    pub goals: Vec<Goal>,
    /// Stones instead of those of the board. [P15.6D.1-1]
    pub stones: Option<Vec<(StoneKind, AreaId)>>,
    /// Elements treated as stones. [P15.9.9]
    pub relics: Vec<AreaId>,
    /// Deployment areas by player instead of those of the board.
    pub zones: Option<Vec<AreaSet>>,
    /// Changes of play; they rank above powers. [P15.3.2]
    pub rules: Vec<ScenarioRule>,
    /// Who leads. [B29.3.3]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<Seat>,
    /// Recruitment points of each player. [B29.3.2]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// Units that begin on the board, if they are recruited. [B29.4.4] [B29.R13]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<(UnitId, AreaId)>,
}

impl Scenario {
    /// The plainest scenario: the last divinity standing wins, or the fourth stone absorbed, for
    /// each of so many players. What a skirmish is in 1.5. [B29.2.7]
    pub fn last_divinity(seats: u8) -> Self {
        let goals = Seat::all(seats)
            .flat_map(|seat| [Aim::LastDivinity, Aim::Absorb(4)].map(|reach| Goal { seat, reach }));
        Self { id: "last_divinity".to_owned(), goals: goals.collect(), ..Self::default() }
    }
}

/// A victory condition of one player. [P15.4.10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Whose.
    pub seat: Seat,
    /// What must be reached.
    pub reach: Aim,
}

/// What a scenario asks a player to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A unit is destroyed.
    Destroy(UnitId),
    /// Every enemy divinity is destroyed.
    LastDivinity,
    /// So many stones are absorbed.
    Absorb(u8),
    /// A unit of the player stands in the area at the end of one of their turns.
    Reach(AreaId),
    /// A unit of the player carries a stone or relic into the area.
    Carry(AreaId),
    /// The round with this number is over and the player's divinity lives.
    Survive(u16),
    /// The two ways to win a skirmish stay open beside the player's other goals. [P15.4.2]
    Skirmish,
}

/// A change of play by a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioRule {
    /// Nobody may enter the area.
    Closed(AreaId),
    /// Powers of this unit cannot be used.
    Powerless(UnitId),
    /// An attack by the unit rolls this many dice. [P15.8A.2a2a-3]
    AttackDice(UnitId, u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_revision_is_refused() {
        assert_eq!(Revision::try_from(u8::from(Revision::CURRENT)), Ok(Revision::CURRENT));
        let newer = u8::from(Revision::CURRENT) + 1;
        assert!(Revision::try_from(newer).is_err_and(|said| said.contains("revision 3")));
    }
}
