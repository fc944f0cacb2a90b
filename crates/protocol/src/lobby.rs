//! The lobby: tables with a free seat that their makers list, and those who meet there.

use kernel::Secret;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::pace::{Flag, Pace};
use crate::tables::is_false;

/// A table to be opened and listed. Its maker has the seat of the first person; whoever sits down at
/// those of the others is called as they are known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewListed {
    /// The table, as `POST /api/tables` takes it.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub table: serde_json::Value,
    /// Whether its game counts for ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// How fast it is played.
    #[serde(default)]
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// What becomes of a player whose time is over.
    #[serde(default)]
    #[ts(optional, as = "Option<Flag>")]
    pub flag: Flag,
    /// What opens the maker's seat from now on: 32 to 128 letters and digits that nobody can guess.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub secret: Secret,
}

/// Somebody sits down at a table that is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// What opens the seat from now on: 32 to 128 letters and digits that nobody can guess.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub secret: Secret,
}

/// Somebody has been looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Sought {
    /// The table at which whoever asks sits now.
    pub table: String,
    /// Whether nobody has come to it yet: ask again within a minute, or it is listed no more.
    pub waits: bool,
}

/// What a game is played as, as far as lists tell it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedAs {
    /// How armies come about: `draft`, `constructed`, `scenario`; nothing in a game with one way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mode: Option<String>,
    /// The scenario, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scenario: Option<String>,
    /// The points of each army, where they are not the rulebook's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u8>,
}

/// A table with a free seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenTable {
    /// The table.
    pub table: String,
    /// The ruleset.
    pub ruleset: String,
    /// What it is played as.
    #[serde(flatten)]
    pub played: PlayedAs,
    /// How many play, computer players among them.
    pub players: u8,
    /// How many seats are free.
    pub free: u8,
    /// Who waits there, by name.
    pub who: Vec<String>,
    /// Who listed it, as they are known.
    pub host: String,
    /// Whether its game counts for ratings.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// How strong who listed it is in games of two; nothing for those who have played none that counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strength: Option<i32>,
    /// How fast it is played.
    #[serde(default, skip_serializing_if = "Pace::is_none")]
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// When it was listed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// Tables of the lobby, those that were listed last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyShown {
    /// The tables.
    pub tables: Vec<OpenTable>,
    /// How many wait in all, whatever was asked for.
    pub count: u32,
    /// What `before` names to go on from here; nothing when these are the last.
    pub more: Option<String>,
    /// What happened up to this number is in it.
    #[ts(type = "number")]
    pub number: u64,
}

/// What happened in the lobby, as it is told to those who watch it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyNews {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// How many tables wait in all.
    pub count: u32,
    /// Tables that are new or have changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenTable>>")]
    pub tables: Vec<OpenTable>,
    /// Tables that do not wait any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub gone: Vec<String>,
}

/// Somebody of whom whoever asks wants something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TiedCard {
    /// What they are known by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What is wanted of them.
    pub tie: TieName,
}

/// What somebody wants of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieName {
    /// To find them.
    Friend,
    /// Never to sit at one table.
    Block,
}

/// What is wanted of somebody from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTie {
    /// What they are known by.
    pub id: String,
    /// Nothing any more, when it is absent.
    #[serde(default)]
    #[ts(optional)]
    pub tie: Option<TieName>,
}
