//! What happened, as one viewer saw it.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing that happened, as a sentence with its details. What it is about (`E`) is an enum of the
/// game, with a variant for each kind of event: so a client that shows events by their kind does not
/// compile before it knows all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LogLine<E> {
    /// The input it belongs to, counted from 1.
    pub step: u32,
    /// How deep in the rules it happened: an attack within an activation within a turn.
    pub depth: u8,
    /// The sentence.
    pub text: String,
    /// The numbers behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Detail>>", optional)]
    pub details: Vec<Detail>,
    /// The rules it rests on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub rules: Vec<String>,
    /// Who decided what led to it; absent where chance did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<u8>,
    /// What kind of event it was, and what it was about.
    #[serde(flatten)]
    #[schema(value_type = AnyEvent)]
    pub event: Happened<E>,
}

/// What happened: something of the game, or something that befell the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened<E> {
    /// Choices were taken back.
    Undone {
        /// By whom.
        seat: u8,
    },
    /// An event of the game.
    #[serde(untagged)]
    Game(E),
}

/// What the events of every game tell; what they are about stands in further fields of the game's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnyEvent {
    /// What kind of event it was, such as `moved` or `rolled`.
    pub kind: String,
}

/// One number behind a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Detail {
    /// What it is.
    pub label: String,
    /// How much.
    pub value: String,
}

/// One step of a game so far, for a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Moment<E> {
    /// The input, counted from 1; 0 is the moment before the first.
    pub step: u32,
    /// Who decided; `null` for chance.
    pub seat: Option<u8>,
    /// What was decided, in notation. Absent where that would tell more than the viewer saw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notation: Option<String>,
    /// What happened.
    pub lines: Vec<LogLine<E>>,
}

/// A game so far, for a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Moments<E> {
    /// The ruleset it is played by.
    pub ruleset: &'static str,
    /// Its moments in order; the first is the one before the first input.
    pub moments: Vec<Moment<E>>,
}
