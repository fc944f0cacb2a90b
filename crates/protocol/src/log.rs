//! What happened, as one viewer saw it.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing that happened, as a sentence with its details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LogLine {
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
    /// Whose doing it was, if a player's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Who decided what led to it; absent where chance did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<u8>,
    /// What kind of event it was, such as `moved` or `rolled`, for those who show it moving.
    pub kind: &'static str,
    /// The unit it happened to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unit: Option<String>,
    /// The unit it was aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub on: Option<String>,
    /// How much was lost or regained.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amount: Option<u8>,
    /// The area it happened in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub area: Option<String>,
    /// The dice that fell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub dice: Vec<u8>,
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
pub struct Moment {
    /// The input, counted from 1; 0 is the moment before the first.
    pub step: u32,
    /// Who decided; `null` for chance.
    pub seat: Option<u8>,
    /// What was decided, in notation. Absent where that would tell more than the viewer saw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notation: Option<String>,
    /// What happened.
    pub lines: Vec<LogLine>,
}

/// A game so far, for a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Moments {
    /// The ruleset it is played by.
    pub ruleset: &'static str,
    /// Its moments in order; the first is the one before the first input.
    pub moments: Vec<Moment>,
}
