//! The sentences of a message come from outside: this crate knows no language.

use std::ops::Deref;

use kernel::Hosted;

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

/// Whatever leads to somebody who says it says it as well, so that a game's own words can be added.
impl<G: Hosted, W: Deref<Target: Words<G>>> Words<G> for W {
    fn question(&self, game: &G, view: &G::View) -> String {
        (**self).question(game, view)
    }

    fn choice(&self, game: &G, view: &G::View, choice: G::Choice) -> String {
        (**self).choice(game, view, choice)
    }

    fn heading(&self, game: &G, view: &G::View, choice: G::Choice) -> Option<String> {
        (**self).heading(game, view, choice)
    }

    fn goals(&self, game: &G, view: &G::View) -> Vec<GoalShown> {
        (**self).goals(game, view)
    }

    fn won_by(&self, game: &G, view: &G::View, ending: G::Ending) -> Option<String> {
        (**self).won_by(game, view, ending)
    }

    fn ending(&self, game: &G, view: &G::View, ending: G::Ending) -> String {
        (**self).ending(game, view, ending)
    }
}
