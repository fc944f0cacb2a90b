//! The sentences of a message come from outside: this crate knows no language.

use pantheon::{Breakdown, Choice, Ending, Pantheon, View};

/// Says what the numbers and choices of a game mean, in one language.
pub trait Words {
    /// The question that stands, in one sentence.
    fn question(&self, game: &Pantheon, view: &View) -> String;

    /// What a choice does.
    fn choice(&self, game: &Pantheon, view: &View, choice: Choice) -> String;

    /// The parts of a number, one phrase each, such as `+1 ruins`, in their order.
    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String>;

    /// How the game ended.
    fn ending(&self, game: &Pantheon, view: &View, ending: Ending) -> String;
}
