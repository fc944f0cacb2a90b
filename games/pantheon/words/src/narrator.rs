//! Pantheon through the eyes of whoever is written for all games.

use kernel::{RuleId, Seat};
use pantheon::{Choice, Ending, Event, Pantheon, Seen, View};
use pantheon_player::Motive;
use text::catalogue::Library;
use text::{Adviser, Detail, GoalTold, Lang, Narrator};

use crate::PantheonSpeaker;

impl Narrator<Pantheon> for PantheonSpeaker<'_> {
    fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    fn library(&self) -> Library {
        crate::LIBRARY
    }

    fn player(&self, seat: Seat) -> String {
        self.speaker.player(seat)
    }

    fn question(&self, game: &Pantheon, view: &View) -> String {
        self.question(game, view)
    }

    fn ending(&self, game: &Pantheon, view: &View, ending: Ending) -> String {
        let over = [Seen::Open(Event::Over(ending))];
        self.events(game, view, view, &over).concat()
    }

    fn goals(&self, game: &Pantheon, view: &View) -> Vec<GoalTold> {
        self.goals(game, view)
    }

    fn won_by(&self, game: &Pantheon, view: &View, ending: Ending) -> Option<String> {
        self.won_by(game, view, ending)
    }

    fn choice(&self, game: &Pantheon, view: &View, choice: Choice) -> String {
        self.choice(game, view, choice)
    }

    fn heading(&self, game: &Pantheon, view: &View, choice: Choice) -> Option<String> {
        self.choice_group(game, view, choice)
    }

    fn events_one_by_one(
        &self,
        game: &Pantheon,
        before: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<Option<String>> {
        self.events_one_by_one(game, before, after, seen)
    }

    fn details(&self, game: &Pantheon, after: &View, seen: &Seen) -> Vec<Detail> {
        match seen {
            Seen::Open(Event::Values { .. }) => self.values_in_parts(game, after),
            _ => Vec::new(),
        }
    }

    fn why(&self, game: &Pantheon, view: &View, choice: Choice) -> Vec<String> {
        self.why(game, view, choice)
    }

    fn rule_of(&self, game: &Pantheon, view: &View, choice: Choice) -> Option<RuleId> {
        self.rule_of(game, view, choice)
    }

    fn odds(&self, game: &Pantheon, view: &View, choice: Choice) -> Vec<String> {
        self.odds(game, view, choice)
    }

    fn table(&self, game: &Pantheon, view: &View) -> Vec<String> {
        self.board_as_text(game, view)
    }
}

impl Adviser<Pantheon> for PantheonSpeaker<'_> {
    type Motive = Motive;

    fn motive(&self, game: &Pantheon, view: &View, motive: &Motive) -> String {
        self.motive(game, view, motive)
    }
}
