//! Cases of Pantheon: its positions, claims, events and armies.

mod army;
mod blame;
mod build;
mod check;
mod claim;
mod drawing;
mod events;
mod invariants;
mod scenario;
mod stage;
mod stand_in;
#[cfg(test)]
mod tests;
mod units;
mod vocabulary;

use cases::Ruleset;
use cases::claim::ClaimReader;
use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::said::Said;
use cases::stage::{Finding, Form, Judgement, Moment, Roller, Shown, Stage};
use cases::vocabulary::Meaning;
use cases::words::At;
use kernel::{Game, Log, Notation, NotationError, Seat};
use pantheon::catalog::Trigger;
use pantheon::{Choice, Edition, Event, Look, Pantheon, Position, Request, Setup, State};
use text::catalogue::Library;

use blame::Blame;
use check::Checker;
use claim::{Claim, Reader};
use stage::PantheonStage;

pub use events::event_words;
pub use invariants::PantheonInvariants;

/// The rulesets of Pantheon that have cases.
pub static CASES: [Ruleset; 2] = [
    Ruleset::new::<PantheonStage>(Edition::V1_5.ruleset(), &[]),
    Ruleset::new::<PantheonStage>(Edition::BETA_2_9.ruleset(), &[Edition::V1_5.ruleset()]),
];

impl Stage for PantheonStage {
    type Invariants = PantheonInvariants;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;
    /// The number of the board, from 0; none before one has been chosen.
    type Board = Option<u8>;

    const TITLE: &'static str = "Pantheon";
    const POSITION: &'static [Form] = &stage::FORMS;
    const BLOCKS: &'static [&'static str] = &["board", "power"];
    const DEFINES: &'static [(&'static str, usize)] =
        &[("power", 1), ("relic", 0), ("rows", 0), ("stone", 0), ("unit", 0)];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CARD`"),
        ("dice", "`dice DIE ...`, or `dice UNIT DIE ...`, the one they are rolled for first"),
        ("lead", "`lead DIE ...`, one for each player"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const CLAIMS_BY_NAME: &'static str = claim::UNIT_FORM;
    const EVENTS: &'static [Form] = &events::EVENTS;
    const CHOICES: &'static [Form] = &vocabulary::CHOICES;
    const ORDERS: &'static [Form] = &vocabulary::ORDERS;

    fn library() -> Library {
        pantheon_words::LIBRARY
    }

    fn empty(ruleset: &'static str) -> Self {
        let edition = Edition::of_ruleset(ruleset).expect("the ruleset is an edition of Pantheon");
        Self { edition, ..Self::default() }
    }

    fn like(&self) -> Self {
        let mut stage = self.clone();
        stage.inherited.boards = true;
        stage.inherited.units = stage.units.iter().map(|unit| unit.name.clone()).collect();
        stage
    }

    fn take(&mut self, line: &Line<'_>, text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, text, faults)
    }

    fn lay_out(&self, text: &str, said: &Said, faults: &mut Faults) -> (Setup, Option<Position>) {
        build::build(self, text, said, faults)
    }

    fn set_up(&self, setup: &Setup, said: &Said) -> Result<Pantheon, Vec<At<String>>> {
        let blame = Blame { stage: self, said };
        Pantheon::new(setup.clone()).map_err(|faults| blame.set_up_faults(&faults))
    }

    fn stand_in(&self, setup: &Setup) -> Option<Pantheon> {
        stand_in::of(setup)
    }

    fn begin(
        &self,
        game: &Pantheon,
        position: Option<Position>,
        said: &Said,
        events: &mut Vec<Event>,
    ) -> Result<State, Vec<At<String>>> {
        let Some(position) = position else { return Ok(game.start()) };
        let blame = Blame { stage: self, said };
        game.position(&position, &mut Log::keep(events))
            .map_err(|faults| blame.position_faults(&faults))
    }

    fn judge_setup(
        &self,
        setup: &Setup,
        words: &[&str],
        faults: &mut Faults,
    ) -> Option<Result<Judgement, Noted>> {
        army::judge(self, setup, words, faults)
    }

    fn read_claim(
        reader: &mut ClaimReader<'_, Self>,
        words: &[&str],
    ) -> Result<Self::Claim, Noted> {
        Reader(reader).read(words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        Checker(moment).check(claim)
    }

    fn event_words(game: &Pantheon, board: Option<u8>, event: &Event) -> String {
        match board {
            Some(board) => events::event_words_on(game, &game.on_board(board), event),
            None => event_words(game, event),
        }
    }

    fn board_after(board: Option<u8>, choice: &Choice) -> Option<u8> {
        match choice {
            Choice::Board(board) | Choice::Scenario(board) => Some(*board),
            _ => board,
        }
    }

    fn board_of(state: &State) -> Option<u8> {
        Some(state.public.board)
    }

    fn write_choice(game: &Pantheon, board: Option<u8>, choice: &Choice) -> String {
        match board {
            Some(board) => game.on_board(board).write(choice),
            None => game.write(choice),
        }
    }

    fn read_choice(
        game: &Pantheon,
        board: Option<u8>,
        text: &str,
    ) -> Result<Choice, NotationError> {
        if let Some(board) = board {
            return game.on_board(board).read(text);
        }
        let boards = (0u8..).zip(&game.setup().boards).map(|(board, _)| game.on_board(board));
        game.read(text).or_else(|error| {
            boards.map(|on| on.read(text)).find(Result::is_ok).unwrap_or(Err(error))
        })
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

    fn roller(game: &Pantheon, state: &State) -> Option<Roller> {
        let (unit, seat) = Look::new(game, state).roller()?;
        Some(Roller { unit: unit.map(|unit| game.tag(unit).to_owned()), seat })
    }

    fn rollers(game: &Pantheon) -> Vec<&str> {
        game.units().map(|unit| game.tag(unit)).collect()
    }

    fn names(game: &Pantheon) -> Vec<&str> {
        vocabulary::names(game)
    }

    fn meanings() -> Vec<Meaning> {
        vocabulary::meanings()
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
