//! Mythic Battles through the eyes of whoever is written for all games.

use kernel::{RuleId, Seat};
use mythic::{Choice, Ending, Mythic, Seen, View};
use text::catalogue::Library;
use text::{Detail, GoalTold, Lang, Narrator};

use crate::MythicSpeaker;

impl Narrator<Mythic> for MythicSpeaker<'_> {
    fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    fn library(&self) -> Library {
        crate::LIBRARY
    }

    fn player(&self, seat: Seat) -> String {
        self.speaker.player(seat)
    }

    fn question(&self, game: &Mythic, view: &View) -> String {
        self.question(game, view)
    }

    fn counts_turns(&self) -> bool {
        true
    }

    fn goals(&self, game: &Mythic, view: &View) -> Vec<GoalTold> {
        self.goals(game, view)
    }

    fn won_by(&self, game: &Mythic, view: &View, ending: Ending) -> Option<String> {
        self.won_by(game, view, ending)
    }

    fn choice(&self, game: &Mythic, view: &View, choice: Choice) -> String {
        self.choice(game, view, choice)
    }

    fn heading(&self, game: &Mythic, view: &View, choice: Choice) -> Option<String> {
        self.heading(game, view, choice)
    }

    fn events_one_by_one(
        &self,
        game: &Mythic,
        before: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<Option<String>> {
        self.events_one_by_one(game, before, after, seen)
    }

    fn details(&self, game: &Mythic, after: &View, seen: &Seen) -> Vec<Detail> {
        self.details(game, after, seen)
    }

    fn why(&self, game: &Mythic, view: &View, choice: Choice) -> Vec<String> {
        self.why(game, view, choice)
    }

    fn rule_of(&self, _: &Mythic, _: &View, choice: Choice) -> Option<RuleId> {
        self.rule_of(choice)
    }

    fn odds(&self, game: &Mythic, view: &View, choice: Choice) -> Vec<String> {
        self.odds(game, view, choice)
    }

    fn table(&self, game: &Mythic, view: &View) -> Vec<String> {
        self.table(game, view)
    }
}
