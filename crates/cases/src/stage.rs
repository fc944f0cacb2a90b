//! What a game adds to the cases: its position, its claims and its words.

use std::fmt::Debug;

use kernel::{Game, Hosted, Match, Notation, NotationError, Seat};
use text::catalogue::Library;

use super::checks::Invariants;
use super::claim::ClaimReader;
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::said::Said;
use super::vocabulary::Meaning;
use super::words::{At, seat_name};

/// The first word of a line, claim or event, and how the whole is written.
pub type Form = (&'static str, &'static str);

/// The game that is played on a stage.
pub type GameOf<S> = <<S as Stage>::Invariants as Invariants>::Game;
/// Its choices.
pub type ChoiceOf<S> = <GameOf<S> as Game>::Choice;
/// What chance answers in it.
pub type OutcomeOf<S> = <GameOf<S> as Game>::Outcome;
/// What it asks of chance.
pub type RequestOf<S> = <GameOf<S> as Game>::Request;
/// Its standing orders.
pub type OrderOf<S> = <GameOf<S> as Game>::Order;
/// Its states.
pub type StateOf<S> = <GameOf<S> as Game>::State;
/// Its events.
pub type EventOf<S> = <GameOf<S> as Game>::Event;
/// What it is set up from.
pub type SetupOf<S> = <GameOf<S> as Hosted>::Setup;

/// The position of a case as its lines describe it, and the words of its game.
///
/// A value is what a case has said of its position so far. Everything else about cases is the same
/// in every game.
pub trait Stage: Clone + Debug {
    /// What holds over every input of the game.
    type Invariants: Invariants;
    /// A position with its names looked up: what [`Stage::begin`] needs beside the game.
    type Position;
    /// A claim that only this game knows, with its names looked up.
    type Claim: Debug;
    /// Which of several boards names are read on; nothing in games without.
    type Board: Copy + Default + Debug;

    /// What the game is called in the book.
    const TITLE: &'static str;
    /// The lines that describe a position.
    const POSITION: &'static [Form];
    /// Those of them that have an indented block beneath them. A word has one in every game or in
    /// none.
    const BLOCKS: &'static [&'static str];
    /// Lines that give something a name, with the place of the name among the words that follow.
    const DEFINES: &'static [(&'static str, usize)];
    /// The lines by which chance answers. The words are the outcome in notation; where the form
    /// has a `SEAT`, that comes second and is whose chance it is.
    const CHANCE: &'static [Form];
    /// The claims that only this game knows.
    const CLAIMS: &'static [Form];
    /// The claims that begin with the name of something.
    const CLAIMS_BY_NAME: &'static str;
    /// The events, each with what follows its first word.
    const EVENTS: &'static [Form];
    /// How choices are written, by first word.
    const CHOICES: &'static [Form];
    /// How standing orders are written, by first word.
    const ORDERS: &'static [Form];

    /// The rulebooks of the game.
    fn library() -> Library;

    /// A stage for this ruleset of which nothing has been said.
    fn empty(ruleset: &'static str) -> Self;

    /// The stage of another case, to be changed: what came with `like` may be said anew.
    fn like(&self) -> Self {
        self.clone()
    }

    /// Takes a line of [`Stage::POSITION`]; `text` is the file that its block stands in. A line that
    /// cannot be read is noted, and what can be is taken of it.
    fn take(&mut self, line: &Line<'_>, text: &str, faults: &mut Faults) -> Result<(), Noted>;

    /// The set-up and the position, every name looked up. What cannot be read is noted and left
    /// out, so that the rest can be judged.
    fn lay_out(
        &self,
        text: &str,
        said: &Said,
        faults: &mut Faults,
    ) -> (SetupOf<Self>, Self::Position);

    /// The game.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up, with the lines that say it.
    fn set_up(&self, setup: &SetupOf<Self>, said: &Said) -> Result<GameOf<Self>, Vec<At<String>>>;

    /// A game as near as possible to a set-up that cannot be played: the script is read at it, so
    /// that its faults can be told as well.
    fn stand_in(&self, setup: &SetupOf<Self>) -> Option<GameOf<Self>>;

    /// The state that the case begins from; `events` takes what happened on the way there.
    ///
    /// # Errors
    /// Everything that is wrong with the position, with the lines that say it.
    fn begin(
        &self,
        game: &GameOf<Self>,
        position: Self::Position,
        said: &Said,
        events: &mut Vec<EventOf<Self>>,
    ) -> Result<StateOf<Self>, Vec<At<String>>>;

    /// Judges a claim about the set-up alone, which holds or fails before anything is played;
    /// `None` when the words are no such claim.
    fn judge_setup(
        &self,
        _setup: &SetupOf<Self>,
        _words: &[&str],
        _faults: &mut Faults,
    ) -> Option<Result<Judgement, Noted>> {
        None
    }

    /// Reads a claim of [`Stage::CLAIMS`].
    fn read_claim(reader: &mut ClaimReader<'_, Self>, words: &[&str])
    -> Result<Self::Claim, Noted>;

    /// Whether a claim holds at a moment.
    fn check_claim(moment: &Moment<'_, Self>, claim: &Self::Claim) -> Finding;

    /// An event in words, of which the first is in [`Stage::EVENTS`], with the names of a board.
    fn event_words(game: &GameOf<Self>, board: Self::Board, event: &EventOf<Self>) -> String;

    /// The board that names are read on once this choice has been taken.
    fn board_after(board: Self::Board, _choice: &ChoiceOf<Self>) -> Self::Board {
        board
    }

    /// The board that is played on.
    fn board_of(_state: &StateOf<Self>) -> Self::Board {
        Self::Board::default()
    }

    /// A choice in notation, with the names of a board.
    fn write_choice(game: &GameOf<Self>, _board: Self::Board, choice: &ChoiceOf<Self>) -> String {
        Notation::<ChoiceOf<Self>>::write(game, choice)
    }

    /// The choice that a text is notation of, with the names of a board.
    ///
    /// # Errors
    /// When it is none.
    fn read_choice(
        game: &GameOf<Self>,
        _board: Self::Board,
        text: &str,
    ) -> Result<ChoiceOf<Self>, NotationError> {
        Notation::<ChoiceOf<Self>>::read(game, text)
    }

    /// What chance is asked for, in words, of which the first is in [`Stage::CHANCE`].
    fn request_words(game: &GameOf<Self>, request: &RequestOf<Self>) -> String;

    /// Who rolls the dice that are awaited.
    fn roller(game: &GameOf<Self>, state: &StateOf<Self>) -> Option<Roller>;

    /// The units, creatures and the like that dice can be rolled for.
    fn rollers(game: &GameOf<Self>) -> Vec<&str>;

    /// The names that a choice may have in it.
    fn names(game: &GameOf<Self>) -> Vec<&str>;

    /// What the words in capitals stand for in the forms of this game.
    fn meanings() -> Vec<Meaning>;

    /// Whose chance it is, where the answering line must name a seat.
    fn request_seat(request: &RequestOf<Self>) -> Option<Seat>;

    /// Whether events and requests of this game could have this word in them. Seats and numbers
    /// are known without asking.
    fn is_word(game: &GameOf<Self>, word: &str) -> bool;

    /// The same event with another secret in it, if it has one: who cannot tell the two apart has
    /// not seen the secret.
    fn with_other_secret(_event: &EventOf<Self>) -> Option<EventOf<Self>> {
        None
    }

    /// What a `shows NAME PART` line speaks of.
    fn shown(&self, name: &str, part: &str, faults: &mut Faults) -> Result<Shown, Noted> {
        Err(faults.add(format!("`shows {name} {part}`"), "no such line in this game"))
    }

    /// The name and part that an event uses, as a `shows` line has them.
    fn used(_game: &GameOf<Self>, _event: &EventOf<Self>) -> Option<(String, String)> {
        None
    }
}

/// Whether a claim about the set-up holds.
pub type Judgement = Result<(), Misjudged>;

/// Why a claim about the set-up does not hold.
pub struct Misjudged {
    /// What was found.
    pub found: String,
    /// What the claim wanted.
    pub expected: String,
}

/// Who rolls dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roller {
    /// The unit or creature they are rolled for, if it is one.
    pub unit: Option<String>,
    /// The seat that rolls them.
    pub seat: Seat,
}

impl Roller {
    /// Its name: that of the unit, or else of the seat.
    pub fn name(&self) -> &str {
        self.unit.as_deref().unwrap_or(seat_name(self.seat))
    }

    /// Whether a case may call it so: by the unit or by the seat.
    pub fn is_called(&self, name: &str) -> bool {
        self.unit.as_deref() == Some(name) || seat_name(self.seat) == name
    }
}

/// A part of the content that a case shows, such as a power of a unit of the roster.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The id of what it is a part of, in the content.
    pub of: String,
    /// Whether it must have been used by the end of the case.
    pub must_be_used: bool,
}

/// A moment of a running case.
pub struct Moment<'a, S: Stage> {
    /// The game as it is played.
    pub played: &'a Match<GameOf<S>>,
    /// What has happened since the last choice.
    pub events: &'a [EventOf<S>],
}

/// Why a claim does not hold.
pub enum Miss {
    /// Something else was found; the opposite of the claim holds.
    Other(String),
    /// The claim means nothing at this moment, and neither does its opposite.
    Void(String),
    /// The claim is about choices, and the seat it names (or any seat, if it names none) is not
    /// asked; what the game waits for instead.
    NotAsked(Option<Seat>, String),
}

/// Whether a claim holds.
pub type Finding = Result<(), Miss>;

/// `Ok` when the two are the same, else what was found.
pub fn same<T: PartialEq>(found: T, wanted: &T, say: impl FnOnce(T) -> String) -> Finding {
    if found == *wanted { Ok(()) } else { Err(Miss::Other(say(found))) }
}

/// `Ok` when it is so, else what is so instead.
pub fn holds(is_so: bool, otherwise: &str) -> Finding {
    if is_so { Ok(()) } else { Err(Miss::Other(otherwise.to_owned())) }
}

/// The claim means nothing now; `found` says why.
pub fn void<T>(found: &str) -> Result<T, Miss> {
    Err(Miss::Void(found.to_owned()))
}
