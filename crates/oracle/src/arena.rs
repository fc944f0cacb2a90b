//! Matches between players: paired games, on several threads, with the same result on any number.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use pantheon::kernel::chance::{Chance, Seeded};
use pantheon::kernel::record::Record;
use pantheon::kernel::{Game, Input, InputOf, Log, Match, Pause, Seat};

use crate::{Knowledge, Level, Player};

/// A game from its first input to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it stood in the end.
    pub state: G::State,
    /// How it ended.
    pub ending: G::Ending,
    /// How often somebody had a choice between at least two options.
    pub decisions: u32,
    /// Every input in order, with the seat that a choice comes from.
    pub inputs: Vec<(Option<Seat>, InputOf<G>)>,
}

/// Plays a game to its end. `players` sit in the order of the seats; dice and cards follow from
/// `seed`.
pub fn play<G: Game>(game: &G, players: &mut [Box<dyn Player<G> + Send>], seed: u64) -> Played<G> {
    let mut chance = Seeded::new(seed);
    let (mut state, mut options, mut inputs) = (game.start(), Vec::new(), Vec::new());
    let mut decisions = 0;
    loop {
        let (seat, input) = match game.pause(&state) {
            Pause::Over(ending) => return Played { state, ending, decisions, inputs },
            Pause::Chance(request) => {
                let outcome = chance.outcome(game, &state, request);
                (None, Input::Outcome(outcome.expect("a seeded source never falls silent")))
            }
            Pause::Decision(seat) => {
                game.options(&state, &mut options);
                let view = game.view(&state, Some(seat));
                let at = match options.len() {
                    1 => 0,
                    _ => {
                        decisions += 1;
                        players[seat.index()].choose(game, &view, &options)
                    }
                };
                (Some(seat), Input::Choice(options[at]))
            }
        };
        match input {
            Input::Choice(choice) => game.advance_unchecked(&mut state, choice),
            input => game
                .advance(&mut state, input, &mut Log::silent())
                .expect("a drawn outcome is possible"),
        }
        inputs.push((seat, input));
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

/// A number of games between the same players.
///
/// Games come in groups of as many as there are players: one table, the same dice as far as the
/// players let them be, and everybody one seat further in each game. So nobody gains from a seat
/// or from an uneven set-up.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who meets, in the order of the seats of the first game.
    pub players: Vec<Level>,
    /// How many games.
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

impl Series {
    fn fixture(&self, number: u64) -> Fixture {
        let players = self.players.len();
        let group = players as u64;
        let table = mixed(self.seed, number / group);
        Fixture { number, table, players, shift: (number % group) as usize }
    }

    fn seat_players<G: Knowledge + 'static>(
        &self,
        fixture: &Fixture,
    ) -> Vec<Box<dyn Player<G> + Send>>
    where
        G::Choice: Send,
    {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats
            .map(|seat| {
                let at = fixture.player_at(seat);
                self.players[at].player(mixed(fixture.table, at as u64 + 1))
            })
            .collect()
    }

    /// Plays the games and tells of each what `report` makes of it, in the order of the games.
    ///
    /// `set_up` lays out the table of a game. Once `stop` is set no further game is begun, and
    /// the games that were finished are reported. `tick` is called after each game.
    ///
    /// # Errors
    /// The first reason why a table could not be laid out.
    pub fn run<G, R, E>(
        &self,
        set_up: impl Fn(&Fixture) -> Result<G, E> + Sync,
        report: impl Fn(&Fixture, &Arc<G>, &Played<G>) -> Result<R, E> + Sync,
        stop: &AtomicBool,
        tick: impl Fn() + Sync,
    ) -> Result<Vec<R>, E>
    where
        G: Knowledge + 'static,
        G::Choice: Send,
        R: Send,
        E: Send,
    {
        let next = AtomicU64::new(0);
        let one = |fixture: &Fixture| {
            let game = Arc::new(set_up(fixture)?);
            let played = play(&*game, &mut self.seat_players(fixture), fixture.table);
            report(fixture, &game, &played)
        };
        let work = || {
            let mut reports = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games || stop.load(Ordering::Relaxed) {
                    return reports;
                }
                let told = one(&self.fixture(number));
                if told.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
                reports.push((number, told));
                tick();
            }
        };
        let mut reports: Vec<(u64, Result<R, E>)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(|worker| worker.join());
            joined
                .flat_map(|reports| match reports {
                    Ok(reports) => reports,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
                .collect()
        });
        reports.sort_by_key(|&(number, _)| number);
        reports.into_iter().map(|(_, told)| told).collect()
    }
}

/// A seed that follows from another and a number, unlike the seeds of its neighbours.
fn mixed(seed: u64, number: u64) -> u64 {
    fastrand::Rng::with_seed(seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15))).u64(..)
}
