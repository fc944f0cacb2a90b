//! One generation: games, and the match that decides whether something was learnt.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context;
use indicatif::ProgressBar;
use kernel::Seat;
use players::arena::{Fixture, Played, Series};
use players::balance::GameReport;
use players::training::{self, Found, Taught};
use players::{Experience, Knowledge as _, Pairs, Player, Points, Sprt, Stance, Verdict, stubborn};
use serde::{Deserialize, Serialize};

use super::{AllTables, TrainArgs, silent_net};
use crate::commanded::{Commanded, Tables as _};
use crate::sim::Contender;

/// Of so many games, this is how many a stranger takes part in: somebody with a bad habit, or a rival.
const STRANGERS: (u64, u64) = (5, 8);

/// The habits, in turn.
const HABITS: [Stance; 6] = [
    Stance::Passer,
    Stance::Warden,
    Stance::Hermit,
    Stance::Rusher,
    Stance::Sentry,
    Stance::Hoarder,
];

/// A generation is better if it is clear that it is nearer to this Elo difference than to none.
const BETTER: Sprt = Sprt { elo0: 0.0, elo1: 25.0, alpha: 0.1, beta: 0.1 };

/// What became of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Generation {
    /// Counted from 1.
    pub(super) number: u64,
    /// How its judgement learnt.
    pub(super) taught: Taught,
    /// How its first impressions learnt, where they do.
    #[serde(default)]
    pub(super) instinct: Option<Taught>,
    /// How it did against the best before it.
    pub(super) verdict: Duel,
}

/// A match between a generation and the best before it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Duel {
    /// Games won by the new one, draws as halves.
    pub(super) points: f64,
    /// Games played.
    pub(super) games: u64,
    /// Whether the match made it clear that the new one is better.
    pub(super) is_clear: bool,
}

impl Generation {
    /// Whether it replaces the best so far: the match was clear, or ran out with a lead.
    pub(super) fn is_better(&self) -> bool {
        self.verdict.is_clear
    }
}

/// The number of the first game of a generation, over all generations.
pub(super) fn first_game(generation: u64) -> u64 {
    generation << 32
}

/// Plays the games of a generation.
pub(super) fn play<C: Commanded>(
    args: &TrainArgs,
    tables: &AllTables<C>,
    best: &Experience,
    rivals: &[Experience],
    generation: u64,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> anyhow::Result<Found> {
    let next = AtomicU64::new(0);
    let kept: Mutex<anyhow::Result<Found>> = Mutex::new(Ok(Found::default()));
    let one = |number: u64| -> anyhow::Result<Found> {
        let seed = args.seed.wrapping_add(first_game(generation)).wrapping_add(number);
        let (seats, tables) = &tables[number as usize % tables.len()];
        let game = tables.set_up(seed)?;
        let watching = Experience {
            net: best.net.clone().or_else(|| Some(silent_net::<C>())),
            instinct: None,
            ..best.clone()
        };
        let lore = C::Knowledge::lore_with(&game, Some(&watching));
        let mut rng = fastrand::Rng::with_seed(seed);
        let stranger = (rng.u64(..STRANGERS.1) < STRANGERS.0).then(|| Seat(rng.u8(..*seats)));
        let rival = rng.choice(rivals).filter(|_| rng.u8(..5) < 3);
        let stance = HABITS[rng.usize(..HABITS.len())];
        let player = |seat: u8| -> Box<dyn Player<C::Game> + Send> {
            let seed = seed.wrapping_mul(31).wrapping_add(u64::from(seat));
            match (stranger == Some(Seat(seat)), rival) {
                (true, Some(rival)) => {
                    args.player.player_with::<C::Knowledge>(seed, Some(rival.clone()))
                }
                (true, None) => Box::new(stubborn::<C::Knowledge>(seed, stance)),
                (false, _) => args.player.player_with::<C::Knowledge>(seed, Some(best.clone())),
            }
        };
        let mut players: Vec<_> = (0..*seats).map(player).collect();
        let number = first_game(generation) + number;
        Ok(training::play::<C::Knowledge>(number, &game, &lore, &mut players, stranger, seed))
    };
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return;
            }
            let found = one(number);
            bar.inc(1);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            match (&mut *kept, found) {
                (Ok(kept), Ok(found)) => kept.extend(found),
                (Ok(_), Err(error)) => {
                    *kept = Err(error);
                    return;
                }
                (Err(_), _) => return,
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..args.threads() {
            scope.spawn(work);
        }
    });
    let mut found = kept.into_inner().unwrap_or_else(PoisonError::into_inner)?;
    // The same on any number of threads.
    found.sort();
    Ok(found)
}

/// Lets a pupil meet the best so far, at equal time.
pub(super) fn duel<C: Commanded>(
    args: &TrainArgs,
    tables: &AllTables<C>,
    pupil: &Experience,
    best: &Experience,
    generation: u64,
    stop: &AtomicBool,
) -> anyhow::Result<Duel> {
    if args.match_games == 0 {
        return Ok(Duel { points: 0.0, games: 0, is_clear: true });
    }
    let mut points: Vec<Points> = Vec::new();
    let mut verdict = Verdict::Undecided;
    for (at, (_, tables)) in tables.iter().enumerate().filter(|(_, (seats, _))| *seats == 2) {
        let player = |experience: &Experience| {
            Contender::<C>::weighed(args.judge, experience.clone(), &args.out)
        };
        let share = args.match_games / tables_for_two(args) / 2 * 2;
        let seed = args.seed.wrapping_add(7_000 + generation * 16 + at as u64);
        let series = Series {
            players: vec![player(pupil), player(best)],
            from: 0,
            games: share.max(2),
            seed,
            threads: args.threads(),
        };
        let told = |fixture: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
            anyhow::Ok(GameReport::of::<C::Knowledge>(fixture, &**game, played))
        };
        let each = |report: &GameReport| {
            points.push(report.points(0));
            verdict = BETTER.verdict(&Pairs::of(&points));
            match verdict {
                Verdict::Undecided => ControlFlow::Continue(()),
                Verdict::Elo0 | Verdict::Elo1 => ControlFlow::Break(()),
            }
        };
        series.run(|fixture| tables.set_up(fixture.table), told, each, stop)?;
        if verdict != Verdict::Undecided {
            break;
        }
    }
    let won = points.iter().map(|points| match points {
        Points::None => 0.0,
        Points::Half => 0.5,
        Points::Full => 1.0,
    });
    let (won, games) = (won.sum::<f64>(), points.len() as u64);
    Ok(Duel { points: won, games, is_clear: verdict == Verdict::Elo1 })
}

fn tables_for_two(args: &TrainArgs) -> u64 {
    (args.ruleset.len() * args.seats.iter().filter(|&&seats| seats == 2).count()).max(1) as u64
}

/// The file that tells of every generation, one a line.
pub(super) struct Log {
    path: PathBuf,
}

impl Log {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub(super) fn exists(&self) -> bool {
        self.path.exists()
    }

    pub(super) fn shown(&self) -> String {
        self.path.display().to_string()
    }

    pub(super) fn begin(&self) -> anyhow::Result<Vec<Generation>> {
        fs::write(&self.path, "").with_context(|| format!("cannot write {}", self.shown()))?;
        Ok(Vec::new())
    }

    pub(super) fn read(&self) -> anyhow::Result<Vec<Generation>> {
        if !self.exists() {
            return self.begin();
        }
        let text = fs::read_to_string(&self.path)
            .with_context(|| format!("cannot read {}", self.shown()))?;
        text.lines()
            .map(serde_json::from_str)
            .collect::<Result<_, _>>()
            .with_context(|| format!("{} is damaged", self.shown()))
    }

    pub(super) fn add(&self, told: &Generation) -> anyhow::Result<()> {
        let line = serde_json::to_string(told).context("a generation is plain data")?;
        let file = OpenOptions::new().append(true).open(&self.path);
        file.and_then(|mut file| writeln!(file, "{line}"))
            .with_context(|| format!("cannot write {}", self.shown()))
    }
}
