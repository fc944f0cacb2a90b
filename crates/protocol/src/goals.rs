//! The ways to win, and how far everybody is on them.

use serde::Serialize;
use ts_rs::TS;

/// A way to win of one player, and how far it is gone. Everybody sees all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GoalShown {
    /// Whose.
    pub seat: u8,
    /// What kind of way it is, by the game's own word.
    pub kind: &'static str,
    /// What has to be done, as a part of a sentence: `absorb 4 stones`.
    pub text: String,
    /// How far it is, in a few words: `1/4 stones`.
    pub short: String,
    /// How much is done.
    pub done: u16,
    /// How much there is to do; 0 where more is always better.
    pub of: u16,
    /// The place on the board that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
}
