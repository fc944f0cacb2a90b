//! Tables of any game: who sits at one, finding it and opening it again.

use kernel::Secret;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What every game's table is opened with, whatever else its own part asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(expecting = "a table to be opened")]
pub struct AnyTable {
    /// The ruleset.
    pub ruleset: String,
    /// The players, by seat.
    pub players: Vec<PlayerSpec>,
    /// The language of error messages.
    #[serde(default)]
    pub lang: Option<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerSpec {
    /// What the player is called; shown as text, whatever it is.
    pub name: String,
    /// A person or the computer.
    pub kind: PlayerKind,
    /// The level of a computer player, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Whether a person may ask for hints, which everybody at the table can see; when absent, as
    /// long as no other person plays from another browser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Whether a computer player thinks aloud: it tells all it weighed while the game goes on, even
    /// what shows its cards.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub aloud: bool,
    /// Whether the computer sets a person's side up, so that the first question is one of the first
    /// turn.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub set_up: bool,
    /// Whether whoever sits down here is called as they are known, in place of the name.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// The lesson or puzzle that this person is at; tables that are opened otherwise have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exercise: Option<String>,
}

pub(crate) fn is_false(value: &bool) -> bool {
    !value
}

/// A person or the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Somebody who claims the seat.
    #[default]
    Person,
    /// A computer player.
    Computer,
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// The table.
    pub table: String,
    /// The seats of people, each with the invitation to it.
    pub seats: Vec<OpenedSeat>,
}

/// A seat and the invitation to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedSeat {
    /// The seat.
    pub seat: u8,
    /// Whoever claims the seat with it first plays there; after that it opens nothing.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub invitation: Secret,
    /// What the player is called.
    #[serde(default)]
    pub name: String,
}

/// A seat to be claimed. The secret is made by the claimer, so that the same claim can be sent again
/// when its answer was lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The invitation to the seat.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub invitation: Secret,
    /// What opens the seat from now on: 32 to 128 letters and digits that nobody can guess.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub secret: Secret,
}

/// A seat that was claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Claimed {
    /// The seat.
    pub seat: u8,
}

/// A record to be loaded: a finished game to look at, or a running one to go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LoadRecord {
    /// The record's text.
    pub record: String,
    /// Who plays on; when empty, those the record notes, or people.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<PlayerSpec>>")]
    pub players: Vec<PlayerSpec>,
}

/// A moment of a table from which a new game is to begin. What the asker's seat did not know is
/// dealt anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FromMoment {
    /// The table.
    pub table: String,
    /// How many inputs had been taken.
    pub step: u32,
    /// Who plays on; when empty, those of the table.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<PlayerSpec>>")]
    pub players: Vec<PlayerSpec>,
}

/// A table to be played again from its beginning, by the same players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// The table; the asker has a seat at it.
    pub table: String,
    /// Whether everybody moves on by one seat, so that two players swap their sides.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub swap: bool,
    /// Whether computer players are a level stronger.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub harder: bool,
    /// Whether people set their sides up themselves, though the computer did it before.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub by_hand: bool,
    /// `en` or `fr`.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// How the dice and cards of a table are drawn: the outcomes follow from a secret of the server, to
/// which it is bound from the beginning, and from what the seats add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DiceShown {
    /// The digest of the server's secret.
    pub commitment: String,
    /// What the seats added, in order.
    pub additions: Vec<DiceAddition>,
    /// The secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// What a seat added to the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DiceAddition {
    /// The seat.
    pub seat: u8,
    /// The number of the first outcome that it counts for.
    pub from: u32,
    /// What it added.
    pub text: String,
}

/// The secrets a browser has kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// One for each seat it plays.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub secrets: Vec<Secret>,
    /// `en` or `fr`.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// A table that one of the secrets opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Summary {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The secret that opens it.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub secret: Secret,
    /// Who plays against whom.
    pub title: String,
    /// The ruleset.
    pub ruleset: &'static str,
    /// The board, by id; empty in a game that has only one.
    pub board: String,
    /// The round.
    pub round: u16,
    /// Whether this very seat is asked.
    pub waiting_for_you: bool,
    /// Whether the game is over.
    pub over: bool,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SettingShown {
    /// Its id.
    pub key: &'static str,
    /// Its value as text.
    pub value: String,
    /// What it is called.
    pub label: String,
}

/// So many cards of one kind in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DeckCount {
    /// `aow` or the id of a unit.
    pub card: String,
    /// How many.
    pub count: u8,
}

/// A restriction that an army breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ArmyFaultShown {
    /// The rule.
    pub rule: String,
    /// What breaks it.
    pub text: String,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// What is wrong, for programs.
    pub code: String,
    /// What is wrong, for people.
    pub message: String,
}
