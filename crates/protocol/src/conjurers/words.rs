//! The sentences of a message come from outside: this crate knows no language.

use ::conjurers::{Choice, Conjurers, View};

/// Says what the choices of a game mean, in one language.
pub trait Words {
    /// The question that stands, in one sentence.
    fn question(&self, game: &Conjurers, view: &View) -> String;

    /// What a choice does.
    fn choice(&self, game: &Conjurers, view: &View, choice: Choice) -> String;

    /// Under which heading a choice stands where there are many.
    fn heading(&self, game: &Conjurers, view: &View, choice: Choice) -> Option<String>;

    /// How the game ended.
    fn ending(&self, game: &Conjurers, view: &View) -> String;
}
