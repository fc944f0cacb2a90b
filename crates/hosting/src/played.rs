//! A game as a table plays it: the match, its inputs as they are kept, and chance.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::record::{Entry, Record, RecordFault, Who, retake};
use kernel::{
    AnswerError, Fingerprint, Game, Hosted, Input as KernelInput, Log, Match, Pause, Seat,
    fingerprint,
};
use store::{Head, Input, InputKind};

use crate::dice::Dice;

/// Answers that are remembered, to know a repeated one. Some are the server's own, to questions that
/// need not be asked.
const REMEMBERED: usize = 16;

/// The last inputs among which they are looked for when a game is played again.
const RECENT_INPUTS: usize = 64;

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Who answered.
    pub(crate) seat: u8,
    /// The number of the question.
    pub(crate) question: u32,
    /// The place of the choice in the list.
    pub(crate) index: usize,
}

/// Why an input was not taken. Nothing has changed.
pub(crate) type NotTaken<G> = AnswerError<<G as Game>::Reason>;

/// One input that was taken, with the moments around it. Steps that follow each other share the
/// moment between them: many tables wait for the disk at once, each with its steps.
#[derive(Clone, Debug)]
pub(crate) struct Step<G: Hosted> {
    /// Its number, counted from 1.
    pub(crate) number: u32,
    /// The input as it is kept.
    pub(crate) input: Input,
    /// The moment before.
    pub(crate) before: Arc<G::State>,
    /// The moment after.
    pub(crate) after: Arc<G::State>,
    /// What happened.
    pub(crate) events: Vec<G::Event>,
}

/// A game under way.
#[derive(Debug)]
pub(crate) struct Played<G: Hosted> {
    current: Match<G>,
    /// Inputs that were taken, with those that were taken back and the taking back.
    taken: u32,
    /// Outcomes that were drawn, with those that were taken back: none is drawn again.
    drawn: u32,
    /// The numbers of the outcomes that stand.
    standing: Vec<u32>,
    /// The last answers, to know a repeated one: who answered, which question, by which choice.
    recent: VecDeque<(Seat, u32, usize)>,
}

/// Why kept inputs do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// An input cannot be taken again, or leads elsewhere than it did.
    #[error("input {0}: {1}")]
    Input(u32, RecordFault),
    /// A choice without a seat.
    #[error("input {0} has no seat")]
    NoSeat(u32),
}

impl<G: Hosted> Played<G> {
    /// A game before its first input, begun at `start` when that is in the middle of one.
    pub(crate) fn new(game: Arc<G>, start: Option<&G::State>) -> Self {
        let current = match start {
            Some(state) => Match::from_state(game, *state),
            None => Match::new(game),
        };
        let (standing, recent) = (Vec::new(), VecDeque::with_capacity(REMEMBERED));
        Self { current, taken: 0, drawn: 0, standing, recent }
    }

    /// The game after `inputs`. `each` is told every step.
    pub(crate) fn replay(
        game: Arc<G>,
        start: Option<&G::State>,
        inputs: &[Input],
        mut each: impl FnMut(Step<G>),
    ) -> Result<Self, Broken> {
        let mut played = Self::new(game, start);
        let mut before = played.now();
        // Who repeats an answer may have sent it to another server before.
        let recent = inputs.len().saturating_sub(RECENT_INPUTS);
        for (at, input) in inputs.iter().enumerate() {
            if at >= recent {
                played.remember_kept(input);
            }
            let step = played.again(before, input)?;
            before = step.after.clone();
            each(step);
        }
        Ok(played)
    }

    /// Plays kept inputs again. `before` is shown the game before each of them.
    pub(crate) fn retrace(
        game: Arc<G>,
        start: Option<&G::State>,
        inputs: &[Input],
        mut before: impl FnMut(&Self, &Input),
    ) -> Result<(), Broken> {
        let mut played = Self::new(game, start);
        for input in inputs {
            before(&played, input);
            played.again(played.now(), input)?;
        }
        Ok(())
    }

    fn again(&mut self, before: Arc<G::State>, input: &Input) -> Result<Step<G>, Broken> {
        let number = self.taken;
        let fault = |fault| Broken::Input(number, fault);
        let seat = || input.seat.map(Seat).ok_or(Broken::NoSeat(number));
        let who = match input.kind {
            InputKind::Choice => Some(Who::Seat(seat()?)),
            InputKind::Outcome => Some(Who::Chance),
            InputKind::Order => Some(Who::Order(seat()?)),
            InputKind::Undo | InputKind::TakeBack => None,
        };
        let events = match who {
            Some(who) => {
                if who == Who::Chance {
                    self.count_outcome();
                }
                retake(&mut self.current, who, &input.text, input.after).map_err(fault)?
            }
            None => {
                self.take_back_again(input.kind, seat()?, input.after).map_err(fault)?;
                Vec::new()
            }
        };
        let after = self.now();
        self.taken += 1;
        Ok(Step { number: self.taken, input: input.clone(), before, after, events })
    }

    /// Takes a choice back again, which led to the state `after`.
    fn take_back_again(
        &mut self,
        kind: InputKind,
        seat: Seat,
        after: Fingerprint,
    ) -> Result<(), RecordFault> {
        let text = "undo".to_owned();
        let taken = match kind {
            InputKind::TakeBack => self.rewind(seat),
            _ => self.current.undo(seat),
        };
        if let Err(error) = taken {
            return Err(RecordFault::Refused { text, reason: error.to_string() });
        }
        let found = fingerprint(self.current.state());
        if found == after {
            return Ok(());
        }
        Err(RecordFault::Diverged { text, found, recorded: after })
    }

    /// The rules and what they are played with.
    pub(crate) fn game(&self) -> &Arc<G> {
        self.current.game()
    }

    /// Where the game stands.
    pub(crate) fn state(&self) -> &G::State {
        self.current.state()
    }

    /// The moment that stands, to be kept.
    fn now(&self) -> Arc<G::State> {
        Arc::new(*self.current.state())
    }

    /// The number of the question that stands.
    pub(crate) fn question(&self) -> u32 {
        self.current.question()
    }

    /// How many inputs were taken, with those that were taken back and the taking back.
    pub(crate) fn taken(&self) -> u32 {
        self.taken
    }

    /// How many outcomes were drawn.
    pub(crate) fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The seat that is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.current.pause() {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }

    /// The choices of the seat that is asked.
    pub(crate) fn options(&self) -> Vec<G::Choice> {
        self.current.options()
    }

    /// The inputs that stand, without those that were taken back.
    pub(crate) fn entries(&self) -> &[Entry] {
        self.current.entries()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.current.pause(), Pause::Over(_))
    }

    /// Who won, once the game is over by its rules; nobody in a draw.
    pub(crate) fn winners(&self) -> Option<Vec<u8>> {
        match self.current.pause() {
            Pause::Over(ending) => Some(G::winners(&ending).iter().map(|seat| seat.0).collect()),
            Pause::Decision(_) | Pause::Chance(_) => None,
        }
    }

    /// Whether a seat could take a choice back now.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.current.can_undo(seat)
    }

    /// Whether this very answer was taken a short while ago.
    pub(crate) fn is_repeated(&self, seat: Seat, question: u32, index: usize) -> bool {
        self.recent.contains(&(seat, question, index))
    }

    fn remember(&mut self, seat: Seat, question: u32, index: usize) {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((seat, question, index));
    }

    /// Remembers a choice that was kept and is about to be played again.
    fn remember_kept(&mut self, input: &Input) {
        if let Some(Answer { seat, question, index, .. }) = self.answer_of(input) {
            self.remember(Seat(seat), question, index);
        }
    }

    /// The answer that a choice was, which was kept and is about to be played again; none when it is
    /// something else, or a choice that is not in the list.
    pub(crate) fn answer_of(&self, input: &Input) -> Option<Answer> {
        if input.kind != InputKind::Choice {
            return None;
        }
        let choice: G::Choice = self.game().read(&input.text).ok()?;
        let options = self.current.options();
        let index = options.iter().position(|option| *option == choice)?;
        Some(Answer { seat: input.seat?, question: self.question(), index })
    }

    /// Takes an answer and lets chance answer what follows.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        question: u32,
        index: usize,
        dice: &Dice,
    ) -> Result<Vec<Step<G>>, NotTaken<G>> {
        let before = self.now();
        let events = self.current.answer(seat, question, index)?;
        self.remember(seat, question, index);
        let first = self.step(InputKind::Choice, Some(seat), before, events);
        self.settle(vec![first], dice)
    }

    /// Whether a standing order would change anything; one that the rules refuse would.
    pub(crate) fn is_new(&self, seat: Seat, order: G::Order) -> bool {
        let mut state = *self.state();
        let given = KernelInput::Order(seat, order);
        self.game().advance(&mut state, given, &mut Log::silent()).is_err()
            || state != *self.state()
    }

    /// Changes a standing order, and lets chance answer what follows.
    pub(crate) fn order(
        &mut self,
        seat: Seat,
        order: G::Order,
        dice: &Dice,
    ) -> Result<Vec<Step<G>>, NotTaken<G>> {
        let before = self.now();
        let events = self.current.order(seat, order)?;
        let first = self.step(InputKind::Order, Some(seat), before, events);
        self.settle(vec![first], dice)
    }

    /// Takes the last choice of a seat back.
    pub(crate) fn undo(&mut self, seat: Seat, question: u32) -> Result<Vec<Step<G>>, NotTaken<G>> {
        let now = self.current.question();
        if question != now {
            return Err(AnswerError::Stale { got: question, now });
        }
        let before = self.now();
        self.current.undo(seat)?;
        Ok(vec![self.back(InputKind::Undo, seat, before)])
    }

    /// Takes the last choice of a seat back with all that came of it.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Vec<Step<G>>, NotTaken<G>> {
        let before = self.now();
        self.rewind(seat)?;
        Ok(vec![self.back(InputKind::TakeBack, seat, before)])
    }

    fn rewind(&mut self, seat: Seat) -> Result<(), NotTaken<G>> {
        self.current.take_back(seat)?;
        let outcomes = self.current.entries().iter().filter(|entry| entry.who == Who::Chance);
        self.standing.truncate(outcomes.count());
        Ok(())
    }

    /// The step that has just led back.
    fn back(&mut self, kind: InputKind, seat: Seat, before: Arc<G::State>) -> Step<G> {
        let after = self.now();
        let (seat, text) = (Some(seat.0), String::new());
        let input = Input { kind, seat, text, after: fingerprint(&*after) };
        self.taken += 1;
        Step { number: self.taken, input, before, after, events: Vec::new() }
    }

    fn count_outcome(&mut self) {
        self.standing.push(self.drawn);
        self.drawn += 1;
    }

    /// The numbers of outcomes that were drawn and taken back, from and to.
    pub(crate) fn void(&self) -> Vec<(u32, u32)> {
        let mut void = Vec::new();
        let mut next = 0;
        for &number in self.standing.iter().chain([&self.drawn]) {
            if number > next {
                void.push((next, number - 1));
            }
            next = number + 1;
        }
        void
    }

    /// Whether a seat has a choice that stands.
    pub(crate) fn has_chosen(&self, seat: Seat) -> bool {
        self.entries().iter().any(|entry| entry.who == Who::Seat(seat))
    }

    /// Lets chance answer until a seat is asked or the game is over.
    pub(crate) fn settle(
        &mut self,
        mut steps: Vec<Step<G>>,
        dice: &Dice,
    ) -> Result<Vec<Step<G>>, NotTaken<G>> {
        while let Pause::Chance(request) = self.current.pause() {
            let before = steps.last().map_or_else(|| self.now(), |step| step.after.clone());
            let game = self.game();
            let wanted = dice.of_lesson(self.current.entries());
            let wanted: Option<G::Outcome> = wanted.and_then(|text| game.read(text).ok());
            let outcome = wanted
                .unwrap_or_else(|| game.draw_outcome(&before, request, &mut dice.rng(self.drawn)));
            let events = self.current.outcome(outcome)?;
            self.count_outcome();
            steps.push(self.step(InputKind::Outcome, None, before, events));
        }
        Ok(steps)
    }

    /// The input that was just taken.
    fn step(
        &mut self,
        kind: InputKind,
        seat: Option<Seat>,
        before: Arc<G::State>,
        events: Vec<G::Event>,
    ) -> Step<G> {
        let entry = self.current.entries().last().expect("an input was just taken");
        let input = Input {
            kind,
            seat: seat.map(|seat| seat.0),
            text: entry.text.clone(),
            after: entry.after,
        };
        let after = self.now();
        self.taken += 1;
        Step { number: self.taken, input, before, after, events }
    }

    /// Where the game stands, for lists.
    pub(crate) fn head(&self) -> Head {
        Head {
            round: self.game().round(self.state()),
            asked: self.asked().map(|seat| seat.0),
            over: self.is_over(),
            updated: now(),
        }
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, notes: Vec<String>) -> Record {
        let setup = serde_json::to_string(self.game().setup()).expect("a set-up is plain data");
        Record { notes, ..self.current.record(setup) }
    }
}

/// The inputs of a record, as they are kept.
pub(crate) fn inputs_of(entries: &[Entry]) -> Vec<Input> {
    let input = |entry: &Entry| {
        let (kind, seat) = match entry.who {
            Who::Seat(seat) => (InputKind::Choice, Some(seat.0)),
            Who::Chance => (InputKind::Outcome, None),
            Who::Order(seat) => (InputKind::Order, Some(seat.0)),
        };
        Input { kind, seat, text: entry.text.clone(), after: entry.after }
    };
    entries.iter().map(input).collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
