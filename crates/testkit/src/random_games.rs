//! Plays many random games and checks them on the way: the program of each game's crate
//! `games/*/random`.
//!
//! ```text
//! cargo run --release -p pantheon-random -- --of roster --games 10000
//! ```

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::Parser;

use crate::playing::{Checks, Tables};
use crate::rulesets::{Ruleset, TableSource};

/// Plays random games at random tables; stops at the first that breaks something and prints a
/// record of it.
#[derive(Parser)]
struct Args {
    /// Only games by these rules.
    #[arg(long, value_name = "RULESET")]
    ruleset: Option<String>,
    /// Only tables of this name, such as `made-up` units and boards, or the `roster` of the
    /// built-in pack in every mode.
    #[arg(long, value_name = "TABLES")]
    of: Option<String>,
    /// The number of games; as many as before a change goes in, if left out.
    #[arg(long)]
    games: Option<u64>,
    /// The seed of the first game; each further game takes the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Check everything at every step, as the normal tests do; some hundred times slower.
    #[arg(long)]
    full: bool,
    /// Write the record of each game into this folder instead of only playing it.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// Writes the record of one game to `DIR/SEED.record`.
fn keep(folder: &Path, tables: &dyn Tables, seed: u64) -> Result<(), String> {
    let record = tables.record(seed).map_err(|failure| failure.to_string())?;
    let file = folder.join(format!("{seed}.record"));
    std::fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))
}

/// The program of a game with these rulesets.
pub fn main(rulesets: &'static [Ruleset]) -> ExitCode {
    match run_all(&Args::parse(), rulesets) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Plays at all tables that were asked for.
fn run_all(args: &Args, rulesets: &'static [Ruleset]) -> Result<(), String> {
    let is_wanted =
        |wanted: &Option<String>, name: &str| wanted.as_ref().is_none_or(|it| it == name);
    let all = rulesets
        .iter()
        .flat_map(|ruleset| ruleset.tables.iter().map(move |source| (ruleset.id, source)));
    let wanted = all.clone().filter(|(ruleset, source)| {
        is_wanted(&args.ruleset, ruleset) && is_wanted(&args.of, source.name)
    });
    let wanted: Vec<_> = wanted.collect();
    if wanted.is_empty() {
        let known: Vec<String> =
            all.map(|(ruleset, source)| format!("{} of {ruleset}", source.name)).collect();
        return Err(format!("no such tables; there are {}", known.join(", ")));
    }
    wanted.into_iter().try_for_each(|(ruleset, source)| run(args, ruleset, source))
}

/// Counts of many games, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    inputs: usize,
    decisions: usize,
    rounds: usize,
    draws: usize,
}

/// The games of all threads.
struct Series<'a> {
    args: &'a Args,
    games: u64,
    source: &'static TableSource,
    /// The lowest seed whose game broke something: no game after it matters any more.
    broken: AtomicU64,
    played: AtomicU64,
    show_progress: bool,
}

impl Series<'_> {
    /// Plays every `step`th game from `first` on; the seed and the reason of the one that breaks
    /// something.
    fn play(&self, first: u64, step: u64) -> Result<Sums, (u64, String)> {
        let args = self.args;
        let checks = if args.full { Checks::ALL } else { Checks::SAMPLED };
        let tables = (self.source.open)();
        let mut sums = Sums::default();
        let games = (first..self.games).step_by(step as usize);
        for seed in games.map(|game| args.seed + game) {
            if seed > self.broken.load(Ordering::Relaxed) {
                break;
            }
            let report = match &args.keep {
                Some(folder) => keep(folder, &*tables, seed),
                None => Ok(()),
            };
            let report = report
                .and_then(|()| tables.play(seed, checks).map_err(|failure| failure.to_string()));
            let report = report.map_err(|why| {
                self.broken.fetch_min(seed, Ordering::Relaxed);
                (seed, why)
            })?;
            sums.inputs += report.inputs;
            sums.decisions += report.decisions;
            sums.rounds += usize::from(report.rounds);
            sums.draws += usize::from(report.winners.is_empty());
            let played = self.played.fetch_add(1, Ordering::Relaxed) + 1;
            if self.show_progress && played.is_multiple_of(100) {
                eprint!("\r{played} of {} games", self.games);
            }
        }
        Ok(sums)
    }
}

/// Each thread has tables of its own, and a game depends on its seed alone, so the sums and the
/// first game that breaks something are the same on any number of threads.
fn run(args: &Args, ruleset: &str, source: &'static TableSource) -> Result<(), String> {
    let started = Instant::now();
    let series = Series {
        args,
        games: args.games.unwrap_or(source.games),
        source,
        broken: AtomicU64::new(u64::MAX),
        played: AtomicU64::new(0),
        show_progress: std::io::stderr().is_terminal(),
    };
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let ends: Vec<Result<Sums, (u64, String)>> = thread::scope(|scope| {
        let series = &series;
        let running: Vec<_> =
            (0..threads).map(|first| scope.spawn(move || series.play(first, threads))).collect();
        running
            .into_iter()
            .map(|thread| thread.join().expect("panics of games are caught"))
            .collect()
    });
    if series.show_progress {
        eprintln!();
    }
    let mut sums = Sums::default();
    let mut broken: Option<(u64, String)> = None;
    for end in ends {
        match end {
            Ok(part) => {
                sums.inputs += part.inputs;
                sums.decisions += part.decisions;
                sums.rounds += part.rounds;
                sums.draws += part.draws;
            }
            Err(found) => {
                broken = Some(broken.map_or(found.clone(), |known| known.min(found)));
            }
        }
    }
    if let Some((_, why)) = broken {
        return Err(why);
    }
    let Sums { inputs, decisions, rounds, draws } = sums;
    println!(
        "{ruleset}, {}: {} games from seed {}: {inputs} inputs, {decisions} decisions, {rounds} \
         rounds, {draws} draws, nothing broken in {:.1} s",
        source.name,
        series.games,
        args.seed,
        started.elapsed().as_secs_f64(),
    );
    Ok(())
}
