//! Matches between players: paired games, on several threads, with the same result on any number.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use kernel::chance::{Chance, Seeded};
use kernel::record::Record;
use kernel::{Game, Input, InputOf, Log, Match, Pause, Seat};

use crate::{Level, Player, Reasoned};

/// Somebody who sits down at a table and may fail to play on.
///
/// Every [`Player`] is one, and never fails. A program on the other end of a pipe may.
pub trait Contestant<G: Game> {
    /// Whether it wants to be told what happens between its decisions.
    fn listens(&self) -> bool {
        false
    }

    /// A game begins.
    ///
    /// # Errors
    /// Why it cannot play.
    fn sit_down(&mut self, _game: &G, _seat: Seat) -> Result<(), String> {
        Ok(())
    }

    /// Something happened, as its seat saw it: what it knows before and after, and the events.
    fn watch(&mut self, _game: &G, _before: &G::View, _after: &G::View, _seen: &[G::Seen]) {}

    /// The place in `options` of the choice to take. There are always at least two.
    ///
    /// # Errors
    /// Why it gives up.
    fn decide(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> Result<usize, String>;

    /// The game is over.
    fn stand_up(&mut self, _game: &G, _view: &G::View, _finish: &Finish<G::Ending>) {}
}

impl<G: Game> Contestant<G> for dyn Player<G> + Send {
    fn decide(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> Result<usize, String> {
        Ok(Player::choose(self, game, view, options))
    }
}

impl<G: Game, C: Contestant<G> + ?Sized> Contestant<G> for Box<C> {
    fn listens(&self) -> bool {
        (**self).listens()
    }

    fn sit_down(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        (**self).sit_down(game, seat)
    }

    fn watch(&mut self, game: &G, before: &G::View, after: &G::View, seen: &[G::Seen]) {
        (**self).watch(game, before, after, seen);
    }

    fn decide(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> Result<usize, String> {
        (**self).decide(game, view, options)
    }

    fn stand_up(&mut self, game: &G, view: &G::View, finish: &Finish<G::Ending>) {
        (**self).stand_up(game, view, finish);
    }
}

/// How a game came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish<Ending> {
    /// By the rules.
    Over(Ending),
    /// A contestant could not go on.
    Forfeit {
        /// Who.
        seat: Seat,
        /// Why, in one line.
        reason: String,
    },
}

/// A game from its first input to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it stood in the end.
    pub state: G::State,
    /// How it ended.
    pub finish: Finish<G::Ending>,
    /// How often somebody had a choice between at least two options.
    pub decisions: u32,
    /// Every input in order, with the seat that a choice comes from.
    pub inputs: Vec<(Option<Seat>, InputOf<G>)>,
}

/// Plays a game to its end. `players` sit in the order of the seats; dice and cards follow from
/// `seed`.
pub fn play<G: Game, C: Contestant<G>>(game: &G, players: &mut [C], seed: u64) -> Played<G> {
    let mut course = Course { state: game.start(), decisions: 0, inputs: Vec::new() };
    let finish = match course.run(game, players, seed) {
        Ok(ending) => Finish::Over(ending),
        Err((seat, reason)) => Finish::Forfeit { seat, reason },
    };
    let Course { state, decisions, inputs } = course;
    for (seat, player) in Seat::all(game.seats()).zip(players) {
        player.stand_up(game, &game.view(&state, Some(seat)), &finish);
    }
    Played { state, finish, decisions, inputs }
}

/// A game that is being played.
struct Course<G: Game> {
    state: G::State,
    decisions: u32,
    inputs: Vec<(Option<Seat>, InputOf<G>)>,
}

impl<G: Game> Course<G> {
    /// To the end by the rules, or until somebody cannot go on.
    fn run<C: Contestant<G>>(
        &mut self,
        game: &G,
        players: &mut [C],
        seed: u64,
    ) -> Result<G::Ending, (Seat, String)> {
        for (seat, player) in Seat::all(game.seats()).zip(&mut *players) {
            player.sit_down(game, seat).map_err(|reason| (seat, reason))?;
        }
        let is_heard = players.iter().any(Contestant::listens);
        let mut chance = Seeded::new(seed);
        let (mut options, mut events) = (Vec::new(), Vec::new());
        loop {
            let state = &mut self.state;
            let (seat, input) = match game.pause(state) {
                Pause::Over(ending) => return Ok(ending),
                Pause::Chance(request) => {
                    let outcome = chance.outcome(game, state, request);
                    (None, Input::Outcome(outcome.expect("a seeded source never falls silent")))
                }
                Pause::Decision(seat) => {
                    game.options(state, &mut options);
                    let at = match options.len() {
                        1 => 0,
                        _ => {
                            self.decisions += 1;
                            let view = game.view(state, Some(seat));
                            let chosen = players[seat.index()].decide(game, &view, &options);
                            chosen.map_err(|reason| (seat, reason))?
                        }
                    };
                    (Some(seat), Input::Choice(options[at]))
                }
            };
            let before = is_heard.then(|| state.clone());
            match input {
                // Checking again and telling what happened is for those who are told.
                Input::Choice(choice) if !is_heard => game.advance_unchecked(state, choice),
                input => {
                    events.clear();
                    let mut log = if is_heard { Log::keep(&mut events) } else { Log::silent() };
                    game.advance(state, input, &mut log)
                        .expect("what was offered or drawn is legal");
                }
            }
            self.inputs.push((seat, input));
            if let Some(before) = before {
                tell(game, players, &before, &self.state, &events);
            }
        }
    }
}

/// Tells those who listen what happened, each what its seat saw.
fn tell<G: Game, C: Contestant<G>>(
    game: &G,
    players: &mut [C],
    before: &G::State,
    after: &G::State,
    events: &[G::Event],
) {
    let seats = Seat::all(game.seats()).zip(players);
    for (seat, player) in seats.filter(|(_, player)| player.listens()) {
        let views = [before, after].map(|state| game.view(state, Some(seat)));
        let seen: Vec<_> = events.iter().map(|event| game.seen_by(Some(seat), event)).collect();
        player.watch(game, &views[0], &views[1], &seen);
    }
}

impl<G: Game> Played<G> {
    /// The game as a record. `setup` is the game's own description of how it began.
    pub fn record(&self, game: Arc<G>, setup: String) -> Record {
        let mut table = Match::new(game);
        for &(seat, input) in &self.inputs {
            let taken = match (seat, input) {
                (Some(seat), Input::Choice(choice)) => table.choose(seat, choice),
                (_, Input::Outcome(outcome)) => table.outcome(outcome),
                _ => unreachable!("players choose and chance answers; nobody gives orders"),
            };
            taken.expect("what was played is legal");
        }
        table.record(setup)
    }
}

/// Somebody who takes part in a series, and sends a contestant to each of its games.
pub trait Entrant<G: Game>: Sync {
    /// What people call it.
    fn name(&self) -> String;

    /// Who plays for it in one game. What it does by chance follows from `seed`.
    fn contestant(&self, seed: u64) -> Box<dyn Contestant<G> + Send + '_>;
}

/// A level that takes part in a series; its players know the game by `K`.
pub struct LevelEntrant<K> {
    level: Level,
    knowledge: PhantomData<fn() -> K>,
}

impl Level {
    /// This level as one that takes part in series.
    pub fn entrant<K: Reasoned>(self) -> LevelEntrant<K> {
        LevelEntrant { level: self, knowledge: PhantomData }
    }
}

impl<K: Reasoned> Entrant<K::Game> for LevelEntrant<K> {
    fn name(&self) -> String {
        self.level.to_string()
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<K::Game> + Send + '_> {
        Box::new(self.level.player::<K>(seed))
    }
}

/// A number of games between the same players.
///
/// Games come in groups of as many as there are players: one table, the same dice as far as the
/// players let them be, and everybody one seat further in each game. So nobody gains from a seat
/// or from an uneven set-up.
#[derive(Clone, Debug)]
pub struct Series<P> {
    /// Who meets, in the order of the seats of the first game.
    pub players: Vec<P>,
    /// The first game that is played; those before it have been played already.
    pub from: u64,
    /// The number of the games, with those that have been played.
    pub games: u64,
    /// What every table, die and whim follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// One game of a [`Series`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its place in the series, from 0.
    pub number: u64,
    /// The seed of its table, which the games of one group share.
    pub table: u64,
    players: usize,
    shift: usize,
}

impl Fixture {
    /// Which of the series' players sits at `seat`.
    pub fn player_at(&self, seat: Seat) -> usize {
        (seat.index() + self.shift) % self.players
    }
}

impl<P> Series<P> {
    fn fixture(&self, number: u64) -> Fixture {
        let players = self.players.len();
        let group = players as u64;
        let table = mixed(self.seed, number / group);
        Fixture { number, table, players, shift: (number % group) as usize }
    }

    fn contestants<G: Game>(&self, fixture: &Fixture) -> Vec<Box<dyn Contestant<G> + Send + '_>>
    where
        P: Entrant<G>,
    {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats
            .map(|seat| {
                let at = fixture.player_at(seat);
                self.players[at].contestant(mixed(fixture.table, at as u64 + 1))
            })
            .collect()
    }

    /// Plays the games and tells of each what `report` makes of it, in the order of the games.
    ///
    /// `set_up` lays out the table of a game. `each` is shown every report in the order of the games
    /// as soon as those before it are there, and may end the series: later games are then left out,
    /// so that the result is the same on any number of threads. Once `stop` is set no further game is
    /// begun, and the games that were finished are reported.
    ///
    /// # Errors
    /// The first reason why a table could not be laid out, or a game not reported.
    pub fn run<G, R, E>(
        &self,
        set_up: impl Fn(&Fixture) -> Result<G, E> + Sync,
        report: impl Fn(&Fixture, &Arc<G>, &Played<G>) -> Result<R, E> + Sync,
        each: impl FnMut(&R) -> ControlFlow<()> + Send,
        stop: &AtomicBool,
    ) -> Result<Vec<R>, E>
    where
        G: Game,
        P: Entrant<G>,
        R: Send,
        E: Send,
    {
        let next = AtomicU64::new(self.from);
        let ledger = Mutex::new(Ledger::new(self.from, each));
        let is_over = AtomicBool::new(false);
        let one = |fixture: &Fixture| {
            let game = Arc::new(set_up(fixture)?);
            let played = play(&*game, &mut self.contestants(fixture), fixture.table);
            report(fixture, &game, &played)
        };
        let work = || {
            while !is_over.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let told = one(&self.fixture(number));
                let mut ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
                if ledger.enter(number, told).is_break() {
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        ledger.into_inner().unwrap_or_else(PoisonError::into_inner).close()
    }
}

/// The reports of a series, put in order as they come in.
struct Ledger<R, E, F> {
    reports: BTreeMap<u64, R>,
    failed: Option<(u64, E)>,
    /// The first game that has not been shown.
    next: u64,
    /// Where the series was ended.
    end: Option<u64>,
    each: F,
}

impl<R, E, F: FnMut(&R) -> ControlFlow<()>> Ledger<R, E, F> {
    fn new(next: u64, each: F) -> Self {
        Self { reports: BTreeMap::new(), failed: None, next, end: None, each }
    }

    fn enter(&mut self, number: u64, told: Result<R, E>) -> ControlFlow<()> {
        match told {
            Ok(report) => self.reports.insert(number, report),
            Err(error) => {
                if self.failed.as_ref().is_none_or(|&(first, _)| number < first) {
                    self.failed = Some((number, error));
                }
                return ControlFlow::Break(());
            }
        };
        while let (None, Some(report)) = (self.end, self.reports.get(&self.next)) {
            self.next += 1;
            if (self.each)(report).is_break() {
                self.end = Some(self.next);
            }
        }
        self.end.map_or(ControlFlow::Continue(()), |_| ControlFlow::Break(()))
    }

    fn close(self) -> Result<Vec<R>, E> {
        let end = self.end.unwrap_or(u64::MAX);
        match self.failed {
            Some((number, error)) if number < end => Err(error),
            _ => Ok(self.reports.into_iter().filter(|&(at, _)| at < end).map(|(_, r)| r).collect()),
        }
    }
}

/// A seed that follows from another and a number, unlike the seeds of its neighbours.
fn mixed(seed: u64, number: u64) -> u64 {
    fastrand::Rng::with_seed(seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15))).u64(..)
}
