//! The contract between a rules crate and everything else.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, Seat};

/// The id of a statement or ruling of a rule catalogue, such as `P15.8A.1-6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The one thing a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause<Request, Ending> {
    /// A decision of one seat.
    Decision(Seat),
    /// A chance outcome: dice, a card drawn.
    Chance(Request),
    /// Nothing more: the game is over.
    Over(Ending),
}

impl<Request, Ending> Pause<Request, Ending> {
    /// The seat that is asked, if one is.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Pause::Decision(seat) => Some(*seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }
}

/// An input: the only thing that moves a game forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<Choice, Outcome, Order> {
    /// The seat that was asked takes one of its options.
    Choice(Choice),
    /// Chance answers.
    Outcome(Outcome),
    /// A seat changes its standing orders. Allowed at any moment, and moves nothing by itself
    /// except that the seat may be asked, or no longer be asked, from the next window on.
    Order(Seat, Order),
}

/// The [`Input`] of a game.
pub type InputOf<G> = Input<<G as Game>::Choice, <G as Game>::Outcome, <G as Game>::Order>;

/// The refusal of an input. The state has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused<Reason: Debug> {
    /// A decision was given while chance or nobody was asked, or an outcome while a seat was.
    #[error("the game waits for something else")]
    NotAwaited,
    /// The choice is not among the options; the reason cites the rule.
    #[error("not allowed: {0:?}")]
    Forbidden(Reason),
    /// The outcome is impossible: a die that does not exist, a card that is not in the deck.
    #[error("chance cannot give that outcome")]
    Impossible,
}

/// One piece of a game's notation: text that a person can read and write and that parses back
/// to the same value.
pub trait Notation<T> {
    /// Writes `value`.
    fn write(&self, value: &T) -> String;

    /// Reads `text` back.
    ///
    /// # Errors
    /// When the text names nothing in this game, with what was expected instead.
    fn read(&self, text: &str) -> Result<T, NotationError>;
}

/// Text that is not notation, with what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct NotationError {
    /// The text that could not be read.
    pub found: String,
    /// The form that would have been understood.
    pub expected: String,
}

impl NotationError {
    /// An error that shows what was found and what was expected.
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { found: found.into(), expected: expected.into() }
    }
}

/// A game: everything that never changes while it is played (rules, catalogue, board, table
/// settings, who sits where). What changes is the [`Game::State`].
pub trait Game:
    Notation<Self::Choice> + Notation<Self::Outcome> + Notation<Self::Order> + Sized
{
    /// All that changes in play. Compact, no heap, equal when it plays alike.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A decision of a seat.
    type Choice: Copy + Eq + Debug;
    /// A question to chance, such as dice or a card.
    type Request: Copy + Debug;
    /// An answer of chance.
    type Outcome: Copy + Eq + Debug;
    /// A standing order of a seat.
    type Order: Copy + Eq + Debug;
    /// A thing that happened, as the rules know it: the whole truth.
    type Event: Copy + Debug;
    /// The part of an event that one viewer learns.
    type Seen: Clone + PartialEq + Debug;
    /// Everything one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize;
    /// A ground on which a choice is not allowed; cites a rule.
    type Reason: Copy + PartialEq + Debug;
    /// The end of a game, with all that decided it.
    type Ending: Copy + PartialEq + Debug;

    /// The id of the ruleset, such as `pantheon-1.5`.
    fn ruleset(&self) -> &'static str;

    /// The number of seats at the table.
    fn seats(&self) -> u8;

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// Holds a state from outside against what is true of every state of this game.
    ///
    /// # Errors
    /// The first thing that is not.
    fn admit(&self, state: &Self::State) -> Result<(), String>;

    /// The one thing that `state` waits for.
    fn pause(&self, state: &Self::State) -> Pause<Self::Request, Self::Ending>;

    /// Replaces the contents of `options` by the legal choices of the seat that is asked; by
    /// nothing when no seat is.
    fn options(&self, state: &Self::State, options: &mut Vec<Self::Choice>);

    /// Takes one input and runs to the next pause.
    ///
    /// # Errors
    /// When the input is not legal; `state` is then unchanged.
    fn advance(
        &self,
        state: &mut Self::State,
        input: InputOf<Self>,
        log: &mut Log<'_, Self::Event>,
    ) -> Result<(), Refused<Self::Reason>>;

    /// Takes one of the choices that [`Game::options`] listed, without checking again. For search.
    fn advance_unchecked(&self, state: &mut Self::State, choice: Self::Choice);

    /// The rule that forbids `choice` now, or `None` when it is legal.
    fn explain(&self, state: &Self::State, choice: Self::Choice) -> Option<Self::Reason>;

    /// The part of `state` that `viewer` may know; `None` is a spectator.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// A state that gives this very view: what the viewer cannot know is dealt anew.
    fn sample_world(&self, view: &Self::View, rng: &mut fastrand::Rng) -> Self::State;

    /// The part of `event` that `viewer` learns.
    fn seen_by(&self, viewer: Option<Seat>, event: &Self::Event) -> Self::Seen;

    /// True of an event that showed somebody something hidden: undo stops there.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// One outcome of `request`, drawn with its true chance.
    fn draw_outcome(
        &self,
        state: &Self::State,
        request: Self::Request,
        rng: &mut fastrand::Rng,
    ) -> Self::Outcome;

    /// Every outcome of `request` with its weight; chances are weights over their sum.
    fn outcomes(
        &self,
        state: &Self::State,
        request: Self::Request,
        outcomes: &mut Vec<(Self::Outcome, u64)>,
    );
}
