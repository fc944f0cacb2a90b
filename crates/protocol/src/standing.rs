//! How strong those who play are, and what counts for it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who may see somebody's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShowGames {
    /// Nobody else.
    Nobody,
    /// Those who played them.
    Played,
    /// Everybody.
    All,
}

/// How strong somebody is on a ladder, on the scale of Elo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingShown {
    /// The ruleset.
    pub ruleset: String,
    /// The pace, `none` without a clock.
    pub pace: String,
    /// 2, or 3 for three and more players.
    pub field: u8,
    /// The number.
    pub rating: i32,
    /// How far it may be off.
    pub deviation: i32,
    /// Whether too little is known for it to mean much.
    pub is_provisional: bool,
    /// Games that counted.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// The computer player who is nearest in strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beside: Option<BesideLevel>,
}

/// A computer player whose strength is near.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BesideLevel {
    /// The level.
    pub level: String,
    /// How much stronger the person is.
    pub by: i32,
}

/// An account, as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProfileShown {
    /// Its name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// How strong it is.
    pub ratings: Vec<RatingShown>,
    /// Whether whoever asks may see games of it.
    pub shows_games: bool,
    /// Who may see its games; told to itself alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shows: Option<ShowGames>,
    /// The games of whoever asks against it, as they ended for whoever asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub met: Option<MetShown>,
}

/// How games of two against each other ended for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MetShown {
    /// They did better.
    pub won: u32,
    /// Both did as well.
    pub drawn: u32,
    /// The other did better.
    pub lost: u32,
}

/// How strong somebody was after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingPoint {
    /// When the game ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The number.
    pub rating: i32,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeShown {
    /// Others won.
    Lost,
    /// Nobody won.
    Drawn,
    /// They won.
    Won,
}

/// Games that somebody played to their end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedShown {
    /// The games, the latest first.
    pub games: Vec<PlayedCard>,
    /// What `before` names to go on from here; nothing when these are the last.
    pub more: Option<String>,
}

/// A game that somebody played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedCard {
    /// The table.
    pub table: String,
    /// Their seat.
    pub seat: u8,
    /// How it ended for them; games of long ago do not tell.
    pub outcome: Option<OutcomeShown>,
    /// Who played.
    pub title: String,
    /// The ruleset.
    pub ruleset: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
    /// How much stronger it made them, when it counted.
    pub change: Option<i32>,
}

/// Somebody on a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderCard {
    /// Who.
    pub name: String,
    /// How strong.
    pub rating: RatingShown,
}

/// Who plays at a table, and what is at stake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ContestShown {
    /// Whether the game counts.
    pub is_rated: bool,
    /// The pace, `none` without a clock.
    pub pace: String,
    /// Why it did not count, once it is over.
    pub uncounted: Option<UncountedBecause>,
    /// Those who play with an account, as far as whoever asks may know.
    pub seats: Vec<ContestSeatShown>,
}

/// Why a game did not count though its table was rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UncountedBecause {
    /// Somebody who played had no account.
    NoAccount,
    /// Somebody played against themselves.
    Alone,
    /// Two came from the same place or by the same browser.
    Near,
    /// The same two have played too often of late.
    Often,
    /// A computer player's strength is not known.
    Unmeasured,
}

/// An account that plays at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ContestSeatShown {
    /// The seat.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// How strong it is, or was after the game; nothing before its first game.
    pub rating: Option<i32>,
    /// Whether too little is known for that to mean much.
    pub is_provisional: bool,
    /// How much stronger the game made it, when it counted.
    pub change: Option<i32>,
}
