//! The sentences of a message come from outside: this crate knows no language.

use kernel::{Hosted, RuleId};
use pantheon::{AttackForecast, Breakdown, Pantheon, View};

use crate::goals::GoalShown;

/// Says what the choices of a game mean, in one language.
pub trait Words<G: Hosted> {
    /// The question that stands, in one sentence.
    fn question(&self, game: &G, view: &G::View) -> String;

    /// What a choice does.
    fn choice(&self, game: &G, view: &G::View, choice: G::Choice) -> String;

    /// Under which heading a choice stands where a list has many.
    fn heading(&self, game: &G, view: &G::View, choice: G::Choice) -> Option<String>;

    /// The ways to win, and how far every player is on them.
    fn goals(&self, game: &G, view: &G::View) -> Vec<GoalShown>;

    /// By what the game was won or drawn, in one sentence.
    fn won_by(&self, game: &G, view: &G::View, ending: G::Ending) -> Option<String>;

    /// How the game ended.
    fn ending(&self, game: &G, view: &G::View, ending: G::Ending) -> String;
}

/// What there is to say about Pantheon beside that.
pub trait PantheonWords: Words<Pantheon> {
    /// The parts of a number, one phrase each, such as `+1 ruins`, in their order.
    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String>;

    /// Why the target of an attack does not strike back.
    fn no_answer(
        &self,
        game: &Pantheon,
        view: &View,
        attack: &AttackForecast,
        rule: RuleId,
    ) -> Option<String>;
}
