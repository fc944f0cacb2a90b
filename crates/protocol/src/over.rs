//! The end of a game.

use kernel::Hosted;
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Over {
    /// Who won; nobody in a draw.
    pub winners: Vec<u8>,
    /// Whether the round limit ended it.
    pub draw: bool,
    /// One sentence about it.
    pub text: String,
    /// By what it was won or drawn, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<String>,
}

impl Over {
    /// How a game ended, as it is told to a viewer.
    pub fn new<G: Hosted>(
        game: &G,
        view: &G::View,
        words: &impl Words<G>,
        ending: G::Ending,
    ) -> Self {
        let winners: Vec<u8> = G::winners(&ending).iter().map(|seat| seat.0).collect();
        let by = words.won_by(game, view, ending);
        Self { draw: winners.is_empty(), winners, text: words.ending(game, view, ending), by }
    }
}
