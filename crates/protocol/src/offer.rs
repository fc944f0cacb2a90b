//! Questions and the choices of them, as far as they are the same in every game.

use kernel::{Hosted, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// One choice of a question. What it is about (`C`) is an enum of the game, with a variant for each
/// kind of choice: so a client that draws choices by their kind does not compile before it draws all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Offer<C> {
    /// What it does, in the language of the session.
    pub label: String,
    /// The same in notation.
    pub notation: String,
    /// Under which heading it stands where there are many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub heading: Option<String>,
    /// What kind of choice it is, and what it is about.
    #[serde(flatten)]
    pub choice: C,
}

impl<C> Offer<C> {
    /// A choice of the viewer in words; `shown` is what it is about.
    pub fn new<G: Hosted>(
        game: &G,
        view: &G::View,
        words: &impl Words<G>,
        choice: G::Choice,
        shown: C,
    ) -> Self {
        Self {
            label: words.choice(game, view, choice),
            notation: kernel::Notation::write(game, &choice),
            heading: words.heading(game, view, choice),
            choice: shown,
        }
    }
}

/// A question to the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ask<C> {
    /// Who is asked.
    pub seat: u8,
    /// The question in one sentence.
    pub sentence: String,
    /// The legal choices. An answer is an index into this list.
    pub choices: Vec<Offer<C>>,
}

impl<C> Ask<C> {
    /// What the viewer is asked, when it is the viewer who is: `asked` is the seat that is. `shown`
    /// says what a choice is about.
    pub fn new<G: Hosted>(
        game: &G,
        view: &G::View,
        asked: Option<Seat>,
        words: &impl Words<G>,
        shown: impl Fn(G::Choice) -> C,
    ) -> Option<Self> {
        let seat = asked.filter(|_| asked == G::viewer(view))?;
        let choices = game.question(view)?.into_iter();
        Some(Self {
            seat: seat.0,
            sentence: words.question(game, view),
            choices: choices
                .map(|choice| Offer::new(game, view, words, choice, shown(choice)))
                .collect(),
        })
    }
}
