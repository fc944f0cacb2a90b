//! Conjurers through the eyes of whoever is written for all games.

use conjurers::{Choice, Conjurers, Ending, Seen, View};
use kernel::{RuleId, Seat};
use text::catalogue::Library;
use text::{GoalTold, Lang, Narrator};

use crate::ConjurersSpeaker;

impl Narrator<Conjurers> for ConjurersSpeaker<'_> {
    fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    fn library(&self) -> Library {
        crate::LIBRARY
    }

    fn player(&self, seat: Seat) -> String {
        self.speaker.player(seat)
    }

    fn question(&self, game: &Conjurers, view: &View) -> String {
        self.question(game, view)
    }

    fn counts_turns(&self) -> bool {
        true
    }

    fn goals(&self, game: &Conjurers, view: &View) -> Vec<GoalTold> {
        self.goals(game, view)
    }

    fn won_by(&self, game: &Conjurers, view: &View, ending: Ending) -> Option<String> {
        self.won_by(game, view, ending.winners)
    }

    fn choice(&self, game: &Conjurers, view: &View, choice: Choice) -> String {
        self.choice(game, view, choice)
    }

    fn heading(&self, game: &Conjurers, _: &View, choice: Choice) -> Option<String> {
        self.heading(game, choice)
    }

    fn events_one_by_one(
        &self,
        game: &Conjurers,
        _: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<Option<String>> {
        seen.iter().map(|seen| self.event(game, after, seen)).collect()
    }

    fn why(&self, game: &Conjurers, view: &View, choice: Choice) -> Vec<String> {
        self.why(game, view, choice)
    }

    fn rule_of(&self, _: &Conjurers, _: &View, choice: Choice) -> Option<RuleId> {
        self.rule_of(choice)
    }

    fn odds(&self, game: &Conjurers, view: &View, choice: Choice) -> Vec<String> {
        self.odds(game, view, choice)
    }

    fn table(&self, game: &Conjurers, view: &View) -> Vec<String> {
        self.table(game, view)
    }
}
