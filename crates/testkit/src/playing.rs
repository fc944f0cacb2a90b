//! Games played at random, with everything checked on the way, and a record when it fails.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fastrand::Rng;
use kernel::record::{Record, replay};
use kernel::{Game, Input, InputOf, Log, Match, Notation, Pause, Seat};
use pantheon::{Choice, Ending, Event, Order, Pantheon, Point, Setup, State};

use crate::{invariants, properties};

/// More inputs than any game with a round limit takes.
const MOST_INPUTS: usize = 100_000;

/// How much is checked.
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

/// What happened in a game that broke nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How it ended.
    pub ending: Ending,
    /// In which round.
    pub rounds: u16,
    /// How many inputs it took.
    pub inputs: usize,
    /// How many of them were decisions with at least two options.
    pub decisions: usize,
    /// How many options these decisions had, together.
    pub options: usize,
    /// How often each kind of choice was made, by the first word of its notation.
    pub choices: BTreeMap<String, usize>,
    /// How often each kind of event happened, by its name.
    pub events: BTreeMap<String, usize>,
}

/// A game that broke something.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The seed that was played with.
    pub seed: u64,
    /// What does not hold.
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

/// Plays one game at random from `setup`.
///
/// # Errors
/// The first thing that does not hold, with a record that leads there.
pub fn play_random(setup: &Setup, seed: u64, checks: Checks) -> Result<Report, Failure> {
    play_and_tell(setup, seed, checks).map(|(report, _)| report)
}

/// Plays one game at random from `setup` and gives its record.
///
/// # Errors
/// The first thing that does not hold, with a record that leads there.
pub fn record_random(setup: &Setup, seed: u64) -> Result<String, Failure> {
    let (_, inputs) = play_and_tell(setup, seed, Checks::SAMPLED)?;
    let game = Pantheon::new(setup.clone()).expect("the set-up has just been played");
    Ok(record_of(&game, &inputs))
}

/// The inputs of a game, each with the seat it comes from.
type Inputs = Vec<(Option<Seat>, InputOf<Pantheon>)>;

fn play_and_tell(setup: &Setup, seed: u64, checks: Checks) -> Result<(Report, Inputs), Failure> {
    let game = match Pantheon::new(setup.clone()) {
        Ok(game) => game,
        Err(faults) => {
            let broken = format!("the set-up cannot be played: {faults:?}");
            return Err(Failure { seed, broken, during: None, record: setup_text(setup) });
        }
    };
    let mut table = Table::new(&game, seed, checks);
    let outcome = catch_unwind(AssertUnwindSafe(|| table.play()));
    let broken = match outcome {
        Ok(Ok(report)) => return Ok((report, table.taken)),
        Ok(Err(broken)) => broken,
        Err(panic) => format!("panicked: {}", panic_text(&*panic)),
    };
    let during = table.taking.map(|input| input_text(&game, &input));
    let record = record_of(&game, &table.taken);
    Err(Failure { seed, broken, during, record })
}

/// A game under way, with just what is needed to tell how it came about.
struct Table<'g> {
    game: &'g Pantheon,
    rng: Rng,
    checks: Checks,
    state: State,
    taken: Inputs,
    taking: Option<InputOf<Pantheon>>,
    events: Vec<Event>,
    report: Report,
}

impl<'g> Table<'g> {
    fn new(game: &'g Pantheon, seed: u64, checks: Checks) -> Self {
        let report = Report {
            ending: Ending::Draw,
            rounds: 0,
            inputs: 0,
            decisions: 0,
            options: 0,
            choices: BTreeMap::new(),
            events: BTreeMap::new(),
        };
        let rng = Rng::with_seed(seed);
        let (taken, events) = (Vec::new(), Vec::new());
        let state = State::empty();
        Self { game, rng, checks, state, taken, taking: None, events, report }
    }

    fn play(&mut self) -> Result<Report, String> {
        self.state = self.game.start();
        let mut options = Vec::new();
        while self.taken.len() < MOST_INPUTS {
            self.game.options(&self.state, &mut options);
            self.check(&options)?;
            let (seat, input) = match self.game.pause(&self.state) {
                Pause::Over(ending) => return self.finish(ending),
                Pause::Chance(request) => {
                    let outcome = self.game.draw_outcome(&self.state, request, &mut self.rng);
                    (None, Input::Outcome(outcome))
                }
                Pause::Decision(seat) => {
                    if self.rng.u8(..) == 0 {
                        self.give_order(seat)?;
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

    /// A choice among the options; half of the time one that does something.
    fn decide(&mut self, options: &[Choice]) -> Choice {
        if options.len() > 1 {
            self.report.decisions += 1;
            self.report.options += options.len();
        }
        let choice = options[self.rng.usize(0..options.len())];
        let idle =
            matches!(choice, Choice::Pass { .. } | Choice::End | Choice::Decline | Choice::Stop);
        let choice = if idle && self.rng.bool() {
            options[self.rng.usize(0..options.len())]
        } else {
            choice
        };
        if self.checks.record {
            let text: String = self.game.write(&choice);
            let word = text.split(' ').next().unwrap_or_default().to_owned();
            *self.report.choices.entry(word).or_default() += 1;
        }
        choice
    }

    /// Gives any order; one about another's units is refused and must change nothing.
    fn give_order(&mut self, seat: Seat) -> Result<(), String> {
        let order = any_order(self.game, &mut self.rng);
        let about_others = match order {
            Order::Waive(unit, _) | Order::Use(unit, _) => {
                !self.state.public.seat(seat).army.contains(unit)
            }
            Order::At(..) | Order::For(..) => false,
        };
        let before = self.state;
        match self.take(Some(seat), Input::Order(seat, order)) {
            Err(_) if about_others && self.state == before => Ok(()),
            Ok(()) if about_others => Err(format!("{seat:?} gave orders to others: {order:?}")),
            taken => taken,
        }
    }

    fn take(&mut self, seat: Option<Seat>, input: InputOf<Pantheon>) -> Result<(), String> {
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
            invariants::check_step(self.game, &before, &self.state, &self.events)?;
        }
        Ok(())
    }

    fn is_time(&mut self, every: u32) -> bool {
        every <= 1 || self.rng.u32(0..every) == 0
    }

    fn check(&mut self, options: &[Choice]) -> Result<(), String> {
        if self.is_time(self.checks.look_every) {
            invariants::check(self.game, &self.state)?;
        }
        if self.is_time(self.checks.try_every) {
            let (game, state) = (self.game, &self.state);
            properties::survives_saving(state)?;
            match game.pause(state) {
                Pause::Over(_) => {}
                Pause::Chance(_) => properties::outcomes_are_sound(game, state)?,
                Pause::Decision(_) => {
                    properties::offers_are_sound(game, state, options)?;
                    properties::refusals_are_sound(game, state, options, &mut self.rng)?;
                }
            }
            if !matches!(game.pause(state), Pause::Over(_)) {
                properties::secrets_are_kept(game, state, options, &mut self.rng)?;
            }
        }
        Ok(())
    }

    fn finish(&mut self, ending: Ending) -> Result<Report, String> {
        self.report.ending = ending;
        self.report.rounds = self.state.public.round;
        if self.checks.record {
            replays_and_undoes(self.game, &self.taken, &self.state)?;
        }
        Ok(self.report.clone())
    }
}

/// Plays the inputs through a match, taking choices back wherever that is allowed, and replays the
/// record it writes.
fn replays_and_undoes(
    game: &Pantheon,
    inputs: &[(Option<Seat>, InputOf<Pantheon>)],
    end: &State,
) -> Result<(), String> {
    let game = Arc::new(game.clone());
    let mut table = Match::new(game.clone());
    for &(seat, input) in inputs {
        let before = *table.state();
        let events = feed(&mut table, seat, input)?;
        let revealed = events.iter().any(|event| game.reveals(event));
        let (Some(seat), Input::Choice(choice)) = (seat, input) else {
            if Seat::all(game.seat_count()).any(|seat| table.can_undo(seat)) {
                return Err(format!("{input:?} could be undone"));
            }
            continue;
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
    let setup: Setup = serde_json::from_str(&read.setup).map_err(|error| error.to_string())?;
    let again = Pantheon::new(setup).map_err(|faults| format!("the saved set-up: {faults:?}"))?;
    let again = replay(Arc::new(again), &read, |_, _, _| {}).map_err(|error| error.to_string())?;
    if again.state() != end {
        return Err("the record replays to another state".to_owned());
    }
    Ok(())
}

fn feed(
    table: &mut Match<Pantheon>,
    seat: Option<Seat>,
    input: InputOf<Pantheon>,
) -> Result<Vec<Event>, String> {
    let taken = match (seat, input) {
        (_, Input::Outcome(outcome)) => table.outcome(outcome),
        (_, Input::Order(seat, order)) => table.order(seat, order),
        (Some(seat), Input::Choice(choice)) => table.choose(seat, choice),
        (None, Input::Choice(choice)) => return Err(format!("{choice:?} has no seat")),
    };
    taken.map_err(|error| format!("the match refused {input:?}: {error}"))
}

/// The record of a game that took these inputs, as far as they can be taken again.
fn record_of(game: &Pantheon, inputs: &[(Option<Seat>, InputOf<Pantheon>)]) -> String {
    let mut table = Match::new(Arc::new(game.clone()));
    for &(seat, input) in inputs {
        if feed(&mut table, seat, input).is_err() {
            break;
        }
    }
    table.record(setup_text(game.setup())).to_string()
}

fn setup_text(setup: &Setup) -> String {
    serde_json::to_string(setup).expect("a set-up is plain data")
}

fn input_text(game: &Pantheon, input: &InputOf<Pantheon>) -> String {
    match input {
        Input::Choice(choice) => game.write(choice),
        Input::Outcome(outcome) => game.write(outcome),
        Input::Order(_, order) => game.write(order),
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Any standing order, about the seat's own units or not.
fn any_order(game: &Pantheon, rng: &mut Rng) -> Order {
    use pantheon::Reaction;
    let ask = rng.bool();
    let unit = pantheon::UnitId(rng.u8(0..game.setup().pool.len() as u8));
    let printed: Vec<_> = game.printed_talents(unit).iter().collect();
    match rng.u8(0..4) {
        0 | 1 => Order::At(Point::ALL[rng.usize(0..Point::ALL.len())], ask),
        2 if !printed.is_empty() => {
            let talent = printed[rng.usize(0..printed.len())];
            if ask { Order::Use(unit, talent) } else { Order::Waive(unit, talent) }
        }
        _ => Order::For(Reaction::ALL[rng.usize(0..Reaction::ALL.len())], ask),
    }
}
