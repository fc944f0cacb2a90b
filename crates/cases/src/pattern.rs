//! Events and requests as words, and patterns of them.

use super::stage::{GameOf, Stage};
use super::words::SEATS;

/// Words that an event or request must begin with; `_` stands for any one word.
#[derive(Clone, Debug)]
pub(super) struct Pattern(Vec<String>);

impl Pattern {
    pub(super) fn new(words: &[&str]) -> Self {
        Self(words.iter().map(|word| (*word).to_owned()).collect())
    }

    /// Whether something, in words, begins like this.
    pub(super) fn fits(&self, said: &str) -> bool {
        let mut words = said.split(' ');
        self.0.iter().all(|wanted| words.next().is_some_and(|word| wanted == "_" || wanted == word))
    }
}

/// The first word that nothing in this game could ever show.
pub(super) fn unknown_word<'w, S: Stage>(game: &GameOf<S>, words: &[&'w str]) -> Option<&'w str> {
    words.iter().copied().find(|word| {
        let is_common =
            matches!(*word, "_" | "for") || SEATS.contains(word) || word.parse::<u16>().is_ok();
        !is_common && !S::is_word(game, word)
    })
}
