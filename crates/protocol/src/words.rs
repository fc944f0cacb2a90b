//! The sentences of a message come from outside: this crate knows no language.

use pantheon::kernel::RuleId;
use pantheon::{Choice, Ending, Pantheon, Source, View};

/// Says what the numbers and choices of a game mean, in one language.
pub trait Words {
    /// The question that stands, in one sentence.
    fn question(&self, game: &Pantheon, view: &View) -> String;

    /// What a choice does.
    fn choice(&self, game: &Pantheon, view: &View, choice: Choice) -> String;

    /// Where a part of a number comes from.
    fn source(&self, game: &Pantheon, view: &View, source: &Source) -> String;

    /// How the game ended.
    fn ending(&self, game: &Pantheon, ending: Ending) -> String;

    /// What a rule says.
    fn rule(&self, rule: RuleId) -> String;
}
