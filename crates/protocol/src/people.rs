//! Who is who.

use kernel::Secret;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::pace::Holiday;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What they are known by.
    pub id: String,
    /// What proves them.
    pub kind: PersonKind,
    /// What others call them.
    pub name: String,
    /// What they look after, `moderator` or `owner`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<String>,
}

/// What proves somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Only the browser they came with.
    Guest,
    /// A name and a password.
    Account,
    /// A token; a program.
    Bot,
}

/// Seats that a browser holds the secrets of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeldSeats {
    /// The seats.
    pub seats: Vec<HeldSeat>,
}

/// A seat that a browser holds the secret of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeldSeat {
    /// The table.
    pub table: String,
    /// What opens the seat.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub secret: Secret,
}

/// A device that somebody is signed in on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceCard {
    /// What it is called.
    pub id: String,
    /// What kind of device it is, such as `Firefox, Linux`; empty when it did not say.
    pub device: String,
    /// When somebody signed in, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begun: i64,
    /// When it was last used, give or take a day.
    #[ts(type = "number")]
    pub seen: i64,
    /// Whether it is the one that asks.
    pub is_here: bool,
}

/// Where to sign out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SignOut {
    /// On the device that asks.
    Here,
    /// On every device.
    Everywhere,
    /// On the device that is called so.
    Device(String),
}

/// A name and a password of which a guest makes an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SignUp {
    /// What others will call it.
    pub name: String,
    /// At least 8 characters.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub password: Secret,
}

/// An account that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opening {
    /// Who asks from now on.
    pub me: Me,
    /// What opens the account when the password is lost, each once; told now and never again.
    pub codes: Vec<String>,
}

/// Recovery codes in place of those before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Codes {
    /// The codes.
    pub codes: Vec<String>,
}

/// What proves an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SignIn {
    /// Its name.
    pub name: String,
    /// Its password.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub password: Secret,
}

/// What proves an account whose password is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// Its name.
    pub name: String,
    /// One of its codes.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub code: Secret,
    /// The password from now on.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub password: Secret,
}

/// Another password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewPassword {
    /// The one of before.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub password: Secret,
    /// The one from now on.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub new: Secret,
}

/// An account, as it sees itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountShown {
    /// Whose.
    pub me: Me,
    /// The mail address.
    pub mail: Option<String>,
    /// Whether letters to it are proved to arrive.
    pub is_proved: bool,
    /// How many recovery codes are left.
    pub codes: u32,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// A bot to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewBot {
    /// What it is called.
    pub name: String,
}

/// A bot that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewBotCard {
    /// What it is known by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What proves it, as `Authorization: Bearer TOKEN`; told now and never again.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub token: Secret,
}

/// A bot of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotCard {
    /// What it is known by.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// Games in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameGroupName {
    /// It is the turn of whoever asks.
    Yours,
    /// It is somebody else's.
    Theirs,
    /// The game is over.
    Done,
}

/// Games of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GamesShown {
    /// The games, the latest first.
    pub games: Vec<GameCard>,
    /// What `before` names to go on from here; nothing when these are the last.
    pub more: Option<String>,
}

/// A game of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCard {
    /// The table.
    pub table: String,
    /// Their seats.
    pub seats: Vec<u8>,
    /// Who plays.
    pub title: String,
    /// The ruleset.
    pub ruleset: String,
    /// The round; 0 before the first.
    pub round: u16,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// All that is kept of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Export {
    /// The account.
    pub account: AccountShown,
    /// Where they are signed in.
    pub devices: Vec<DeviceCard>,
    /// Their bots.
    pub bots: Vec<BotCard>,
    /// Their holidays.
    pub holidays: Vec<Holiday>,
    /// Their games.
    pub games: Vec<ExportedGame>,
}

/// A game in what somebody takes along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ExportedGame {
    /// The table.
    pub table: String,
    /// Their seats.
    pub seats: Vec<u8>,
    /// The ruleset.
    pub ruleset: String,
    /// Whose turn it is.
    pub group: GameGroupName,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
}
