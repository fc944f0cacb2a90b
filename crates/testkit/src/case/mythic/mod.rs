//! Cases of Mythic Battles (2012): its positions, claims, events and armies.

mod claim;
mod events;
mod scene;
mod units;

use kernel::{Game, Log, Seat};
use mythic::{Event, Mythic, Position, Request, Setup, State};

pub(crate) use scene::Scene;

use super::claim::ClaimReader;
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::stage::{Finding, Form, Moment, Stage};
use claim::Claim;
pub use events::event_words;

impl Stage for Scene {
    type Game = Mythic;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;

    const POSITION: &'static [Form] = &scene::FORMS;
    const BLOCKS: &'static [&'static str] = &[];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CARD`"),
        ("dice", "`dice DIE ...`"),
        ("start", "`start DIE DIE`, one for each side"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const EVENTS: &'static [Form] = &events::EVENTS;

    fn empty(_ruleset: &'static str) -> Self {
        Self::default()
    }

    fn take(&mut self, line: &Line<'_>, _text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, faults)
    }

    fn lay_out(
        &self,
        _text: &str,
        line: usize,
        faults: &mut Faults,
    ) -> Result<(Setup, Option<Position>), Noted> {
        self.build(line, faults)
    }

    fn begin(
        &self,
        game: &Mythic,
        position: Option<Position>,
        line: usize,
        events: &mut Vec<Event>,
        faults: &mut Faults,
    ) -> Result<State, Noted> {
        let Some(position) = position else { return Ok(game.start()) };
        game.position(&position, &mut Log::keep(events))
            .map_err(|fault| faults.at(line).add(fault.to_string(), "a position that can be"))
    }

    fn judge_setup(
        &self,
        setup: &Setup,
        words: &[&str],
        faults: &mut Faults,
    ) -> Option<Result<(), Noted>> {
        claim::judge_army(setup, words, faults)
    }

    fn read_claim(reader: &mut ClaimReader<'_, Self>, words: &[&str]) -> Result<Claim, Noted> {
        claim::read(reader, words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        claim::check(moment, claim)
    }

    fn event_words(game: &Mythic, event: &Event) -> String {
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

    fn is_word(game: &Mythic, word: &str) -> bool {
        events::is_word(game, word)
    }

    fn with_other_secret(event: &Event) -> Option<Event> {
        events::with_other_card(*event)
    }
}
