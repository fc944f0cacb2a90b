//! The sentences of a message come from outside.

use mythic::{Breakdown, Choice, Ending, Mythic, View};

/// Says what the numbers and choices of a battle mean, in one language.
pub trait Words {
    /// The question that stands, in one sentence.
    fn question(&self, game: &Mythic, view: &View) -> String;

    /// What a choice does.
    fn choice(&self, game: &Mythic, view: &View, choice: Choice) -> String;

    /// Under which heading a choice stands; `None` for those that belong to no group.
    fn heading(&self, game: &Mythic, view: &View, choice: Choice) -> Option<String>;

    /// The parts of a number, one phrase each, such as `+1 hill`, in their order.
    fn terms(&self, game: &Mythic, view: &View, breakdown: &Breakdown) -> Vec<String>;

    /// How the battle ended.
    fn ending(&self, game: &Mythic, view: &View, ending: Ending) -> String;
}
