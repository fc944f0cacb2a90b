//! Opening a table of Conjurers, and what it agreed on.

use protocol::{PlayerSpec, SettingShown};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ConjurersNewTable")]
#[schema(as = ConjurersNewTable)]
pub struct NewTable {
    /// The ruleset, `conjurers`.
    pub ruleset: String,
    /// The players, by seat: two to four.
    pub players: Vec<PlayerSpec>,
    /// The seat that starts; drawn when absent.
    #[serde(default)]
    #[ts(optional)]
    pub lead: Option<u8>,
    /// The mythologies out of the game, by id; drawn when absent.
    #[serde(default)]
    #[ts(optional)]
    pub locked: Option<Vec<String>>,
    /// The optional rules in force: `fixed_damage`, `tournaments`, `elements`, `healing`.
    #[serde(default)]
    #[ts(type = "Record<string, boolean>", optional)]
    #[schema(value_type = Object)]
    pub settings: serde_json::Map<String, serde_json::Value>,
    /// The language of error messages.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// What is particular to a table of Conjurers and does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersAbout")]
pub struct About {
    /// How many play.
    pub players: u8,
    /// Whether there are sapphires.
    pub sapphires: bool,
    /// The optional rules, and whether they are in force.
    pub settings: Vec<SettingShown>,
}
