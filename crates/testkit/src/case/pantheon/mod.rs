//! Cases of Pantheon: its positions, claims, events and armies.

mod army;
mod build;
mod check;
mod claim;
mod events;
mod scene;
mod units;

use kernel::{Game, Log, Seat};
use pantheon::catalog::Trigger;
use pantheon::{Event, Pantheon, Position, Request, Setup, State};

pub use events::event_words;
pub(crate) use scene::Scene;

use super::claim::ClaimReader;
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::stage::{Finding, Form, Moment, Shown, Stage};
use claim::Claim;

impl Stage for Scene {
    type Game = Pantheon;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;

    const POSITION: &'static [Form] = &scene::FORMS;
    const BLOCKS: &'static [&'static str] = &["board", "power"];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CARD`"),
        ("dice", "`dice DIE ...`"),
        ("lead", "`lead DIE ...`, one for each player"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const EVENTS: &'static [Form] = &events::EVENTS;

    fn empty(_ruleset: &'static str) -> Self {
        Self::default()
    }

    fn like(&self) -> Self {
        let mut scene = self.clone();
        scene.inherited.boards = true;
        scene.inherited.units = scene.units.iter().map(|unit| unit.name.clone()).collect();
        scene
    }

    fn take(&mut self, line: &Line<'_>, text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, text, faults)
    }

    fn lay_out(
        &self,
        text: &str,
        line: usize,
        faults: &mut Faults,
    ) -> Result<(Setup, Option<Position>), Noted> {
        build::build(self, text, line, faults)
    }

    fn begin(
        &self,
        game: &Pantheon,
        position: Option<Position>,
        line: usize,
        events: &mut Vec<Event>,
        faults: &mut Faults,
    ) -> Result<State, Noted> {
        let Some(position) = position else { return Ok(game.start()) };
        game.position(&position, &mut Log::keep(events))
            .map_err(|problems| build::note_position(&problems, self, line, faults))
    }

    fn judge_setup(
        &self,
        setup: &Setup,
        words: &[&str],
        faults: &mut Faults,
    ) -> Option<Result<(), Noted>> {
        army::judge(self, setup, words, faults)
    }

    fn read_claim(
        reader: &mut ClaimReader<'_, Self>,
        words: &[&str],
    ) -> Result<Self::Claim, Noted> {
        reader.own(words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        moment.check_own(claim)
    }

    fn event_words(game: &Pantheon, event: &Event) -> String {
        event_words(game, event)
    }

    fn request_words(_game: &Pantheon, request: &Request) -> String {
        events::request_words(request)
    }

    fn request_seat(request: &Request) -> Option<Seat> {
        match *request {
            Request::Card { seat } => Some(seat),
            Request::Dice { .. } | Request::LeadRoll(_) => None,
        }
    }

    fn is_word(game: &Pantheon, word: &str) -> bool {
        events::is_word(game, word)
    }

    fn with_other_secret(event: &Event) -> Option<Event> {
        events::with_other_card(*event)
    }

    fn shown(&self, name: &str, part: &str, faults: &mut Faults) -> Result<Shown, Noted> {
        let Some(unit) = self.units.iter().find(|unit| unit.name == name) else {
            let known = self.units.iter().map(|unit| unit.name.as_str());
            return Err(faults.unknown("unit", name, known));
        };
        let Some(of) = unit.is.clone() else {
            let found = format!("`{name}`, a unit of the case's own");
            return Err(faults.add(found, "a unit of the roster: `unit NAME is ID ...`"));
        };
        match unit.power(part) {
            Some(power) => Ok(Shown { of, must_be_used: power.when != Trigger::Always }),
            None => Err(faults.unknown("power", part, unit.power_ids())),
        }
    }

    fn used(game: &Pantheon, event: &Event) -> Option<(String, String)> {
        let Event::PowerUsed(power) = *event else { return None };
        let id = &game.def(power.unit).powers[usize::from(power.index)].id;
        Some((game.tag(power.unit).to_owned(), id.clone()))
    }
}
