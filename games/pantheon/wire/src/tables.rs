//! Tables of Pantheon: opening one, and checking what it is to be opened with.

use protocol::{ArmyFaultShown, DeckCount, PlayerSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::catalogue::ArmyKindName;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The ruleset, `pantheon-1.5`.
    pub ruleset: String,
    /// How armies come about.
    pub mode: Mode,
    /// The board, by id; a scenario brings its own, and without one a fitting board is taken.
    #[serde(default)]
    #[ts(optional)]
    pub board: Option<String>,
    /// The players, by seat.
    pub players: Vec<PlayerSpec>,
    /// Whether players 1 and 3 play against 2 and 4.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub teams: bool,
    /// The seat that leads; rolled for when absent.
    #[serde(default)]
    #[ts(optional)]
    pub lead: Option<u8>,
    /// Rulings that differ from the defaults, by id.
    #[serde(default)]
    #[ts(type = "Record<string, boolean | number | null>", optional)]
    #[schema(value_type = Object)]
    pub settings: serde_json::Map<String, serde_json::Value>,
    /// The language of error messages.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// How armies come about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Mode {
    /// Players pick in turn.
    Draft {
        /// Points of each player; the rulebook's number when absent.
        #[serde(default)]
        #[ts(optional)]
        points: Option<u8>,
        /// Gods or titans.
        #[serde(default)]
        #[ts(optional, as = "Option<Divinities>")]
        divinities: Divinities,
    },
    /// Each player brings an army.
    Constructed {
        /// The armies, by seat.
        armies: Vec<GivenArmy>,
    },
    /// An adventure.
    Scenario {
        /// Its id.
        id: String,
    },
}

/// The type of divinity that everybody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Divinities {
    /// Gods.
    #[default]
    Gods,
    /// Titans.
    Titans,
}

/// An army: ready-made, or as a list of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum GivenArmy {
    /// A ready-made army.
    Ready {
        /// Its id.
        id: String,
    },
    /// Any army.
    Own {
        /// The ids of its units.
        units: Vec<String>,
    },
}

/// An army to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyToCheck {
    /// The ids of its units.
    pub units: Vec<String>,
    /// `constructed` or `draft`.
    pub kind: ArmyKindName,
    /// How many play; it decides the points.
    pub players: u8,
    /// `en` or `fr`.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// What a check of an army found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ArmyReport {
    /// What it costs.
    pub cost: u16,
    /// What it may cost.
    pub points: u8,
    /// Every restriction it breaks.
    pub faults: Vec<ArmyFaultShown>,
    /// The deck it makes, by card: `aow` or the id of a unit.
    pub deck: Vec<DeckCount>,
}
