//! Games played at random, with everything checked on the way, and a record when it fails.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fastrand::Rng;
use kernel::record::{Record, replay};
use kernel::{
    Game, Hosted, Input, InputOf, Log, Match, Notation, Pause, Seat, SeatSet, fingerprint,
};

use crate::properties;
use crate::testable::{ChoiceOf, GameOf, StateOf, Testable};
use cases::checks::Invariants as _;
use cases::{checks, panic_text};

type SetupOf<T> = <GameOf<T> as Hosted>::Setup;
type EventOf<T> = <GameOf<T> as Game>::Event;

/// More inputs than any game with a round limit takes.
const MOST_INPUTS: usize = 100_000;

/// The share of a game that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checks {
    /// The state is looked at after one input in so many; 1 is all of them.
    pub look_every: u32,
    /// The costly properties (every option tried, secrets swapped, saving) are tried at one pause
    /// in so many; 1 is all of them.
    pub try_every: u32,
    /// The finished game is recorded, read back and replayed, with choices undone on the way.
    pub record: bool,
}

impl Checks {
    /// Everything, everywhere.
    pub const ALL: Self = Self { look_every: 1, try_every: 1, record: true };

    /// Enough for ten thousand games in a few minutes.
    pub const SAMPLED: Self = Self { look_every: 1, try_every: 100, record: false };
}

/// The course of a game that broke nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The winners; nobody in a draw.
    pub winners: SeatSet,
    /// In which round it ended.
    pub rounds: u16,
    /// The number of inputs.
    pub inputs: usize,
    /// Those of them that were decisions with at least two options.
    pub decisions: usize,
    /// The options of these decisions, together.
    pub options: usize,
    /// Choices by kind, the first word of their notation.
    pub choices: BTreeMap<String, usize>,
    /// Events by name.
    pub events: BTreeMap<String, usize>,
}

/// A game that broke something.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The seed that was played with.
    pub seed: u64,
    /// The claim that does not hold.
    pub broken: String,
    /// The input that was being taken, in notation, if it is not in the record.
    pub during: Option<String>,
    /// The game up to there, as a record that can be replayed.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.broken)?;
        if let Some(during) = &self.during {
            writeln!(f, "while taking `{during}` at the end of this record:")?;
        }
        f.write_str(&self.record)
    }
}

impl std::error::Error for Failure {}

/// Random tables of one ruleset, whatever its game.
pub trait Tables {
    /// Plays one game at random at the table with this number.
    ///
    /// # Errors
    /// The first thing that does not hold, with a record that leads there.
    fn play(&self, seed: u64, checks: Checks) -> Result<Report, Failure>;

    /// Plays one game at random at the table with this number and gives its record.
    ///
    /// # Errors
    /// The first thing that does not hold, with a record that leads there.
    fn record(&self, seed: u64) -> Result<String, Failure>;
}

/// Tables whose set-ups a function draws by number.
pub struct Drawn<T: Testable>(Box<dyn Fn(u64) -> SetupOf<T>>);

impl<T: Testable + 'static> Drawn<T> {
    /// The tables that `setup` draws.
    pub fn boxed(setup: impl Fn(u64) -> SetupOf<T> + 'static) -> Box<dyn Tables> {
        Box::new(Self(Box::new(setup)))
    }
}

impl<T: Testable> Tables for Drawn<T> {
    fn play(&self, seed: u64, checks: Checks) -> Result<Report, Failure> {
        play_random::<T>(&(self.0)(seed), seed, checks)
    }

    fn record(&self, seed: u64) -> Result<String, Failure> {
        record_random::<T>(&(self.0)(seed), seed)
    }
}

/// Plays one game at random from `setup`.
///
/// # Errors
/// The first thing that does not hold, with a record that leads there.
pub fn play_random<T: Testable>(
    setup: &SetupOf<T>,
    seed: u64,
    checks: Checks,
) -> Result<Report, Failure> {
    play_and_tell::<T>(setup, seed, checks).map(|(report, _)| report)
}

/// Plays one game at random from `setup` and gives its record.
fn record_random<T: Testable>(setup: &SetupOf<T>, seed: u64) -> Result<String, Failure> {
    let (_, inputs) = play_and_tell::<T>(setup, seed, Checks::SAMPLED)?;
    let game = GameOf::<T>::set_up(setup.clone()).expect("the set-up has just been played");
    Ok(record_of::<T>(&game, &inputs))
}

/// The inputs of a game, each with the seat it comes from.
type Inputs<T> = Vec<(Option<Seat>, InputOf<GameOf<T>>)>;

fn play_and_tell<T: Testable>(
    setup: &SetupOf<T>,
    seed: u64,
    checks: Checks,
) -> Result<(Report, Inputs<T>), Failure> {
    let fail = |broken| Failure { seed, broken, during: None, record: setup_text(setup) };
    let game = GameOf::<T>::set_up(setup.clone())
        .map_err(|faults| fail(format!("the set-up cannot be played: {}", faults.join("; "))))?;
    let start = catch_unwind(AssertUnwindSafe(|| game.start()))
        .map_err(|panic| fail(format!("panicked at the start: {}", panic_text(&*panic))))?;
    let mut table = Table::<T>::new(&game, start, seed, checks);
    let outcome = catch_unwind(AssertUnwindSafe(|| table.play()));
    let broken = match outcome {
        Ok(Ok(report)) => return Ok((report, table.taken)),
        Ok(Err(broken)) => broken,
        Err(panic) => format!("panicked: {}", panic_text(&*panic)),
    };
    let during = table.taking.map(|input| input_text(&game, &input));
    let record = record_of::<T>(&game, &table.taken);
    Err(Failure { seed, broken, during, record })
}

/// A game under way, with just what is needed to tell how it came about.
struct Table<'g, T: Testable> {
    game: &'g GameOf<T>,
    rng: Rng,
    checks: Checks,
    state: StateOf<T>,
    taken: Inputs<T>,
    taking: Option<InputOf<GameOf<T>>>,
    events: Vec<EventOf<T>>,
    report: Report,
}

impl<'g, T: Testable> Table<'g, T> {
    fn new(game: &'g GameOf<T>, state: StateOf<T>, seed: u64, checks: Checks) -> Self {
        let report = Report {
            winners: SeatSet::EMPTY,
            rounds: 0,
            inputs: 0,
            decisions: 0,
            options: 0,
            choices: BTreeMap::new(),
            events: BTreeMap::new(),
        };
        let rng = Rng::with_seed(seed);
        let (taken, events) = (Vec::new(), Vec::new());
        Self { game, rng, checks, state, taken, taking: None, events, report }
    }

    fn play(&mut self) -> Result<Report, String> {
        let mut options = Vec::new();
        while self.taken.len() < MOST_INPUTS {
            self.game.options(&self.state, &mut options);
            self.check(&options)?;
            let (seat, input) = match self.game.pause(&self.state) {
                Pause::Over(ending) => return self.finish(&ending),
                Pause::Chance(request) => {
                    let outcome = self.game.draw_outcome(&self.state, request, &mut self.rng);
                    (None, Input::Outcome(outcome))
                }
                Pause::Decision(seat) => {
                    if self.rng.u8(..) == 0 && self.give_order(seat)? {
                        continue;
                    }
                    if options.is_empty() {
                        return Err(format!("{seat:?} is asked and nothing is offered"));
                    }
                    (Some(seat), Input::Choice(self.decide(&options)))
                }
            };
            self.take(seat, input)?;
        }
        Err(format!("the game does not end in {MOST_INPUTS} inputs"))
    }

    /// A choice among the options.
    fn decide(&mut self, options: &[ChoiceOf<T>]) -> ChoiceOf<T> {
        if options.len() > 1 {
            self.report.decisions += 1;
            self.report.options += options.len();
        }
        let choice = T::any_of(self.game, &self.state, options, &mut self.rng);
        if self.checks.record {
            let text = Notation::<ChoiceOf<T>>::write(self.game, &choice);
            let word = text.split(' ').next().unwrap_or_default().to_owned();
            *self.report.choices.entry(word).or_default() += 1;
        }
        choice
    }

    /// Gives any order, in a game that has some; one that the seat may not give is refused and
    /// must change nothing.
    fn give_order(&mut self, seat: Seat) -> Result<bool, String> {
        let Some((order, is_allowed)) = T::any_order(self.game, &self.state, seat, &mut self.rng)
        else {
            return Ok(false);
        };
        let before = self.state;
        match self.take(Some(seat), Input::Order(seat, order)) {
            Err(_) if !is_allowed && self.state == before => Ok(true),
            Ok(()) if !is_allowed => Err(format!("{seat:?} may not give {order:?}, and did")),
            taken => taken.map(|()| true),
        }
    }

    fn take(&mut self, seat: Option<Seat>, input: InputOf<GameOf<T>>) -> Result<(), String> {
        let before = self.state;
        self.taking = Some(input);
        self.events.clear();
        let mut log = Log::keep(&mut self.events);
        let taken = self.game.advance(&mut self.state, input, &mut log);
        self.taking = None;
        if let Err(refused) = taken {
            return Err(format!("{input:?} was refused: {refused:?}"));
        }
        self.taken.push((seat, input));
        self.report.inputs += 1;
        if self.checks.record {
            for event in &self.events {
                let name = format!("{event:?}");
                let end = name.find(['(', ' ', '{']).unwrap_or(name.len());
                *self.report.events.entry(name[..end].to_owned()).or_default() += 1;
            }
        }
        if self.is_time(self.checks.look_every) {
            T::Invariants::check_step(self.game, &before, &self.state, &self.events)?;
        }
        Ok(())
    }

    fn is_time(&mut self, every: u32) -> bool {
        every <= 1 || self.rng.u32(0..every) == 0
    }

    fn check(&mut self, options: &[ChoiceOf<T>]) -> Result<(), String> {
        if self.is_time(self.checks.look_every) {
            self.game.admit(&self.state)?;
        }
        if self.is_time(self.checks.try_every) {
            let (game, state) = (self.game, &self.state);
            checks::survives_saving::<GameOf<T>>(state)?;
            match game.pause(state) {
                Pause::Over(_) => {}
                Pause::Chance(_) => properties::outcomes_are_sound(game, state)?,
                Pause::Decision(_) => {
                    checks::offers_are_sound(game, state, options)?;
                    properties::refusals_are_sound::<T>(game, state, options, &mut self.rng)?;
                }
            }
            if !matches!(game.pause(state), Pause::Over(_)) {
                checks::secrets_are_kept::<T::Invariants>(game, state, options, &mut self.rng)?;
            }
        }
        Ok(())
    }

    fn finish(&mut self, ending: &<GameOf<T> as Game>::Ending) -> Result<Report, String> {
        self.report.winners = GameOf::<T>::winners(ending);
        self.report.rounds = self.game.round(&self.state);
        if self.checks.record {
            replays_and_undoes::<T>(self.game, &self.taken, &self.state)?;
        }
        Ok(self.report.clone())
    }
}

/// The seat that could take a choice back.
fn undoer<T: Testable>(table: &Match<GameOf<T>>) -> Option<Seat> {
    Seat::all(table.game().seats()).find(|&seat| table.can_undo(seat))
}

/// An order that was just given lets nobody undo who could not before, and stands when the choice
/// before it is taken back.
fn order_outlives_undo<T: Testable>(
    table: &Match<GameOf<T>>,
    could: Option<Seat>,
) -> Result<(), String> {
    let Some(seat) = undoer::<T>(table) else { return Ok(()) };
    let given = table.entries().last().expect("the order was just taken");
    if could != Some(seat) {
        return Err(format!("`{}` lets {seat:?} undo", given.text));
    }
    let mut back = table.clone();
    back.undo(seat).map_err(|error| format!("{seat:?} could undo: {error}"))?;
    let left = back.entries().last().ok_or("an undo took an order with it")?;
    if (left.who, &left.text) != (given.who, &given.text) {
        return Err(format!("an undo took `{}` with it", given.text));
    }
    if left.after != fingerprint(back.state()) {
        return Err(format!("after an undo `{}` stands with another state", given.text));
    }
    Ok(())
}

/// Plays the inputs through a match, taking choices back wherever that is allowed, and replays the
/// record it writes.
fn replays_and_undoes<T: Testable>(
    game: &GameOf<T>,
    inputs: &[(Option<Seat>, InputOf<GameOf<T>>)],
    end: &StateOf<T>,
) -> Result<(), String> {
    let game = Arc::new(game.clone());
    let mut table = Match::new(game.clone());
    for &(seat, input) in inputs {
        let before = *table.state();
        let could = undoer::<T>(&table);
        let events = feed::<T>(&mut table, seat, input)?;
        let revealed = events.iter().any(|event| game.reveals(event));
        let (seat, choice) = match (seat, input) {
            (Some(seat), Input::Choice(choice)) => (seat, choice),
            (_, Input::Order(..)) => {
                order_outlives_undo::<T>(&table, could)?;
                continue;
            }
            _ if undoer::<T>(&table).is_some() => return Err(format!("{input:?} could be undone")),
            _ => continue,
        };
        if table.can_undo(seat) == revealed {
            return Err(format!("undo after {choice:?}: possible {}", table.can_undo(seat)));
        }
        if table.undo(seat).is_ok() {
            if *table.state() != before {
                return Err(format!("undoing {choice:?} did not restore the state"));
            }
            table.choose(seat, choice).map_err(|error| format!("{choice:?} again: {error}"))?;
        }
    }
    if table.state() != end {
        return Err("the match ended elsewhere than the game".to_owned());
    }
    let written = table.record(setup_text(game.setup())).to_string();
    let read = Record::parse(&written).map_err(|errors| format!("the record: {errors:?}"))?;
    let setup: SetupOf<T> = serde_json::from_str(&read.setup).map_err(|error| error.to_string())?;
    let again = GameOf::<T>::set_up(setup.clone())
        .map_err(|faults| format!("the saved set-up: {faults:?}"))?;
    let again = replay(Arc::new(again), &read, |_, _, _| {}).map_err(|error| error.to_string())?;
    if again.state() != end {
        return Err("the record replays to another state".to_owned());
    }
    Ok(())
}

fn feed<T: Testable>(
    table: &mut Match<GameOf<T>>,
    seat: Option<Seat>,
    input: InputOf<GameOf<T>>,
) -> Result<Vec<EventOf<T>>, String> {
    let taken = match (seat, input) {
        (_, Input::Outcome(outcome)) => table.outcome(outcome),
        (_, Input::Order(seat, order)) => table.order(seat, order),
        (Some(seat), Input::Choice(choice)) => table.choose(seat, choice),
        (None, Input::Choice(choice)) => return Err(format!("{choice:?} has no seat")),
    };
    taken.map_err(|error| format!("the match refused {input:?}: {error}"))
}

/// The record of a game that took these inputs, as far as they can be taken again.
fn record_of<T: Testable>(
    game: &GameOf<T>,
    inputs: &[(Option<Seat>, InputOf<GameOf<T>>)],
) -> String {
    let mut table = Match::new(Arc::new(game.clone()));
    for &(seat, input) in inputs {
        if feed::<T>(&mut table, seat, input).is_err() {
            break;
        }
    }
    table.record(setup_text(game.setup())).to_string()
}

fn setup_text(setup: &impl serde::Serialize) -> String {
    serde_json::to_string(setup).expect("a set-up is plain data")
}

fn input_text<G: Game>(game: &G, input: &InputOf<G>) -> String {
    match input {
        Input::Choice(choice) => Notation::<G::Choice>::write(game, choice),
        Input::Outcome(outcome) => Notation::<G::Outcome>::write(game, outcome),
        Input::Order(_, order) => Notation::<G::Order>::write(game, order),
    }
}
