//! Cases of Mythic Battles (2012): its positions, claims, events and armies.

mod blame;
mod claim;
mod events;
mod invariants;
mod stage;
#[cfg(test)]
mod tests;
mod units;
mod vocabulary;

use std::sync::Arc;

use cases::Ruleset;
use cases::claim::ClaimReader;
use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::said::Said;
use cases::stage::{Finding, Form, Judgement, Moment, Roller, Stage};
use cases::vocabulary::Meaning;
use cases::words::At;
use kernel::{Game, Log, Seat};
use mythic::{Event, Look, Mythic, Position, Request, Setup, State};
use text::catalogue::Library;

use claim::Claim;
use stage::MythicStage;
use units::UnitLine;

pub use events::event_words;
pub use invariants::MythicInvariants;

/// The rulesets of Mythic Battles that have cases.
pub static CASES: [Ruleset; 1] = [Ruleset::new::<MythicStage>(mythic::RULESET, &[])];

impl Stage for MythicStage {
    type Invariants = MythicInvariants;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;
    type Board = ();

    const TITLE: &'static str = "Mythic Battles of 2012";
    const POSITION: &'static [Form] = &stage::FORMS;
    const BLOCKS: &'static [&'static str] = &[];
    const DEFINES: &'static [(&'static str, usize)] = &[("printed", 0), ("unit", 0)];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CARD`"),
        ("dice", "`dice DIE ...`, or `dice UNIT DIE ...`, the one they are rolled for first"),
        ("start", "`start DIE DIE`, one for each side"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const CLAIMS_BY_NAME: &'static str = claim::UNIT_FORM;
    const EVENTS: &'static [Form] = &events::EVENTS;
    const CHOICES: &'static [Form] = &vocabulary::CHOICES;
    const ORDERS: &'static [Form] = &vocabulary::ORDERS;

    fn library() -> Library {
        mythic_words::LIBRARY
    }

    fn empty(_ruleset: &'static str) -> Self {
        Self::default()
    }

    fn like(&self) -> Self {
        self.like()
    }

    fn take(&mut self, line: &Line<'_>, _text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, faults)
    }

    fn lay_out(&self, _text: &str, said: &Said, faults: &mut Faults) -> (Setup, Option<Position>) {
        self.build(said, faults)
    }

    fn set_up(&self, setup: &Setup, said: &Said) -> Result<Mythic, Vec<At<String>>> {
        Mythic::new(setup.clone()).map_err(|faults| blame::set_up_faults(self, said, &faults))
    }

    fn stand_in(&self, setup: &Setup) -> Option<Mythic> {
        let mut setup = setup.clone();
        setup.as_given = true;
        setup.first = None;
        setup.battlefield = None;
        for unit in setup.armies.iter_mut().flat_map(|army| &mut army.units) {
            if unit.fault().is_some() {
                let mut plain = UnitLine::plain(&unit.id, 0).def;
                plain.illustration = unit.illustration.clone();
                plain.cards.resize(unit.cards.len().clamp(1, 20), plain.cards[0].clone());
                *unit = Arc::new(plain);
            }
        }
        Mythic::new(setup).ok()
    }

    fn begin(
        &self,
        game: &Mythic,
        position: Option<Position>,
        said: &Said,
        events: &mut Vec<Event>,
    ) -> Result<State, Vec<At<String>>> {
        let Some(position) = position else { return Ok(game.start()) };
        game.position(&position, &mut Log::keep(events))
            .map_err(|faults| blame::position_faults(self, said, &faults))
    }

    fn judge_setup(
        &self,
        setup: &Setup,
        words: &[&str],
        faults: &mut Faults,
    ) -> Option<Result<Judgement, Noted>> {
        claim::judge_army(setup, words, faults)
    }

    fn read_claim(reader: &mut ClaimReader<'_, Self>, words: &[&str]) -> Result<Claim, Noted> {
        claim::read(reader, words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        claim::check(moment, claim)
    }

    fn event_words(game: &Mythic, _board: (), event: &Event) -> String {
        events::event_words(game, event)
    }

    fn request_words(_game: &Mythic, request: &Request) -> String {
        events::request_words(request)
    }

    fn request_seat(request: &Request) -> Option<Seat> {
        match *request {
            Request::Card { seat } => Some(seat),
            Request::Dice { .. } | Request::StartRoll => None,
        }
    }

    fn roller(game: &Mythic, state: &State) -> Option<Roller> {
        let unit = Look::new(game, state).roller()?;
        Some(Roller { unit: Some(game.tag(unit).to_owned()), seat: game.owner(unit) })
    }

    fn rollers(game: &Mythic) -> Vec<&str> {
        game.units().map(|unit| game.tag(unit)).collect()
    }

    fn names(game: &Mythic) -> Vec<&str> {
        vocabulary::names(game)
    }

    fn meanings() -> Vec<Meaning> {
        vocabulary::meanings()
    }

    fn is_word(game: &Mythic, word: &str) -> bool {
        events::is_word(game, word)
    }

    fn with_other_secret(event: &Event) -> Option<Event> {
        events::with_other_card(*event)
    }
}
