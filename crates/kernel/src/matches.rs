//! A game being played: state, history and undo.

use std::sync::Arc;

use crate::record::{Entry, Record, Who};
use crate::{
    Fingerprint, Game, Input, InputOf, Log, Pause, Refused, Seat, chance::Chance, fingerprint,
};

/// Tells the questions of a match apart: an answer names the one it answers, so that a late or
/// repeated one is noticed. It rises with every input but an order that leaves the question as it is.
pub type QuestionNumber = u32;

/// An answer that a match did not take. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnswerError<Reason: std::fmt::Debug> {
    /// The answer belongs to another moment of the game.
    #[error("answer {got} is for an old question; the table is at {now}")]
    Stale {
        /// The question that was answered.
        got: QuestionNumber,
        /// The question that stands.
        now: QuestionNumber,
    },
    /// Somebody else is asked, or nobody.
    #[error("seat {} was not asked", .0.0)]
    NotYours(Seat),
    /// The index is not in the list that was offered.
    #[error("choice {index} was not offered; there are {offered}")]
    NotOffered {
        /// The index that was sent.
        index: usize,
        /// The number of choices there are.
        offered: usize,
    },
    /// The rules refuse.
    #[error(transparent)]
    Refused(#[from] Refused<Reason>),
    /// There is nothing this seat may take back.
    #[error(
        "nothing to take back: something hidden or random has been seen since, or another seat has decided"
    )]
    NothingToUndo,
}

/// A running game with what is needed to record it and to take a choice back.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    state: G::State,
    start: Fingerprint,
    /// The state that the match began at, when that is the middle of a game.
    position: Option<Box<G::State>>,
    entries: Vec<Entry>,
    question: QuestionNumber,
    checkpoints: Vec<Checkpoint<G::State>>,
}

/// A moment a seat may go back to.
#[derive(Clone, Debug)]
struct Checkpoint<S> {
    seat: Seat,
    /// The number of inputs taken by then.
    entries: usize,
    /// The orders given since. They stand in `state` too: an undo takes none of them back.
    orders: Vec<Entry>,
    /// Apart, so that a long run of choices leaves no room behind when it can no longer be undone.
    state: Box<S>,
}

impl<G: Game> Match<G> {
    /// A match before its first input.
    pub fn new(game: Arc<G>) -> Self {
        let state = game.start();
        Self::at(game, state, None)
    }

    /// A match that begins in the middle, at `state`.
    pub fn from_state(game: Arc<G>, state: G::State) -> Self {
        let position = Some(Box::new(state.clone()));
        Self::at(game, state, position)
    }

    fn at(game: Arc<G>, state: G::State, position: Option<Box<G::State>>) -> Self {
        let start = fingerprint(&state);
        let (entries, checkpoints) = (Vec::new(), Vec::new());
        Self { game, state, start, position, entries, question: 0, checkpoints }
    }

    /// The rules with all that never changes in the game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state that stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The inputs taken so far, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the question that stands now.
    pub fn question(&self) -> QuestionNumber {
        self.question
    }

    /// The one thing that the game waits for.
    pub fn pause(&self) -> Pause<G::Request, G::Ending> {
        self.game.pause(&self.state)
    }

    /// The legal choices of the seat that is asked.
    pub fn options(&self) -> Vec<G::Choice> {
        let mut options = Vec::new();
        self.game.options(&self.state, &mut options);
        options
    }

    /// Takes choice `index` of the list offered to `seat` for `question`.
    ///
    /// # Errors
    /// When the question is old, another seat is asked, or the index was not offered.
    pub fn answer(
        &mut self,
        seat: Seat,
        question: QuestionNumber,
        index: usize,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        if question != self.question {
            return Err(AnswerError::Stale { got: question, now: self.question });
        }
        if self.pause_seat() != Some(seat) {
            return Err(AnswerError::NotYours(seat));
        }
        let options = self.options();
        let choice = options
            .get(index)
            .copied()
            .ok_or(AnswerError::NotOffered { index, offered: options.len() })?;
        self.choose(seat, choice)
    }

    /// Takes a choice of `seat`.
    ///
    /// # Errors
    /// When another seat is asked or the rules refuse.
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        if self.pause_seat() != Some(seat) {
            return Err(AnswerError::NotYours(seat));
        }
        let before = Box::new(self.state.clone());
        let entries = self.entries.len();
        let events = self.take(Input::Choice(choice), Who::Seat(seat))?;
        self.question += 1;
        self.checkpoints.retain(|checkpoint| checkpoint.seat == seat);
        if events.iter().any(|event| self.game.reveals(event)) {
            self.checkpoints.clear();
        } else {
            let orders = Vec::new();
            self.checkpoints.push(Checkpoint { seat, entries, orders, state: before });
        }
        Ok(events)
    }

    /// Takes a chance outcome.
    ///
    /// # Errors
    /// When no chance is awaited or the outcome is impossible.
    pub fn outcome(
        &mut self,
        outcome: G::Outcome,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        let events = self.take(Input::Outcome(outcome), Who::Chance)?;
        self.question += 1;
        self.checkpoints.clear();
        Ok(events)
    }

    /// Lets `source` answer for as long as chance is awaited and the source has an answer.
    ///
    /// # Errors
    /// When the source gives an impossible outcome.
    pub fn settle(
        &mut self,
        source: &mut impl Chance<G>,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        let mut events = Vec::new();
        while let Pause::Chance(request) = self.pause() {
            let Some(outcome) = source.outcome(&self.game, &self.state, request) else { break };
            events.extend(self.outcome(outcome)?);
        }
        Ok(events)
    }

    /// Changes the standing orders of `seat`. The question that stands keeps its number, and what
    /// could be taken back still can be, as far as the order leaves both as they were.
    ///
    /// # Errors
    /// When the order makes no sense in this game.
    pub fn order(
        &mut self,
        seat: Seat,
        order: G::Order,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        let asked = asked(&*self.game, &self.state);
        let events = self.take(Input::Order(seat, order), Who::Order(seat))?;
        if asked != self::asked(&*self.game, &self.state) {
            self.question += 1;
            self.checkpoints.clear();
            return Ok(events);
        }
        let text = self.entries.last().expect("the order was just taken").text.clone();
        let game = self.game.clone();
        let mut moved = None;
        for (at, checkpoint) in self.checkpoints.iter_mut().enumerate() {
            let asked = self::asked(&*game, &checkpoint.state);
            let input = Input::Order(seat, order);
            let taken = game.advance(&mut checkpoint.state, input, &mut Log::silent());
            if taken.is_err() || asked != self::asked(&*game, &checkpoint.state) {
                moved = Some(at);
            }
            let after = fingerprint(&*checkpoint.state);
            let who = Who::Order(seat);
            checkpoint.orders.push(Entry { line: 0, who, text: text.clone(), after });
        }
        // Nobody can go back to a question that the order has answered.
        self.checkpoints.drain(..moved.map_or(0, |at| at + 1));
        Ok(events)
    }

    /// Takes back the last choice of `seat`, if nothing hidden or random was seen since. Orders that
    /// were given since stand.
    ///
    /// # Errors
    /// When there is nothing to take back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), AnswerError<G::Reason>> {
        match self.checkpoints.last() {
            Some(checkpoint) if checkpoint.seat == seat => {}
            _ => return Err(AnswerError::NothingToUndo),
        }
        let checkpoint = self.checkpoints.pop().expect("the last checkpoint was just seen");
        self.state = *checkpoint.state;
        self.entries.truncate(checkpoint.entries);
        self.entries.extend(checkpoint.orders);
        // The question number never goes back: an answer sent before the undo must not fit.
        self.question += 1;
        Ok(())
    }

    /// Takes back the last choice of `seat` with all that came of it, whatever was seen since: for
    /// players who agreed on it. Orders that were given since stand, as far as they still fit.
    ///
    /// # Errors
    /// When the seat has made no choice.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), AnswerError<G::Reason>> {
        let own = |entry: &Entry| entry.who == Who::Seat(seat);
        let last = self.entries.iter().rposition(own).ok_or(AnswerError::NothingToUndo)?;
        let start = self.position.as_deref().cloned().unwrap_or_else(|| self.game.start());
        let mut earlier = Self::at(self.game.clone(), start, self.position.clone());
        for entry in &self.entries[..last] {
            earlier.repeat(entry)?;
        }
        for order in &self.entries[last..] {
            if matches!(order.who, Who::Order(_)) {
                // The game of before may refuse what came later.
                let _ = earlier.repeat(order);
            }
        }
        // The question number never goes back: an answer sent before must not fit.
        earlier.question = self.question + 1;
        *self = earlier;
        Ok(())
    }

    /// Takes an input that was taken before.
    fn repeat(&mut self, entry: &Entry) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        let known = "what was written reads back";
        let game = self.game.clone();
        match entry.who {
            Who::Seat(seat) => self.choose(seat, game.read(&entry.text).expect(known)),
            Who::Chance => self.outcome(game.read(&entry.text).expect(known)),
            Who::Order(seat) => self.order(seat, game.read(&entry.text).expect(known)),
        }
    }

    /// True when [`undo`](Self::undo) would take a choice of `seat` back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.checkpoints.last().is_some_and(|checkpoint| checkpoint.seat == seat)
    }

    /// The record of the match so far. `setup` is the game's own description of how it began.
    pub fn record(&self, setup: String) -> Record {
        let position = self.position.as_deref().map(|state| {
            serde_json::to_string(state)
                .expect("a state is plain data, its maps have text for keys")
        });
        Record {
            ruleset: self.game.ruleset().to_owned(),
            setup,
            position,
            start: self.start,
            notes: Vec::new(),
            entries: self.entries.clone(),
        }
    }

    fn pause_seat(&self) -> Option<Seat> {
        match self.pause() {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }

    fn take(
        &mut self,
        input: InputOf<G>,
        who: Who,
    ) -> Result<Vec<G::Event>, AnswerError<G::Reason>> {
        let text = match &input {
            Input::Choice(choice) => self.game.write(choice),
            Input::Outcome(outcome) => self.game.write(outcome),
            Input::Order(_, order) => self.game.write(order),
        };
        let mut events = Vec::new();
        self.game.advance(&mut self.state, input, &mut Log::keep(&mut events))?;
        self.entries.push(Entry { line: 0, who, text, after: fingerprint(&self.state) });
        Ok(events)
    }
}

/// The seat that is asked, with every choice it is offered.
fn asked<G: Game>(game: &G, state: &G::State) -> Option<(Seat, Vec<G::Choice>)> {
    let Pause::Decision(seat) = game.pause(state) else { return None };
    let mut options = Vec::new();
    game.options(state, &mut options);
    Some((seat, options))
}
