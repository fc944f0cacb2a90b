//! Plays many random games and checks them on the way.
//!
//! ```text
//! cargo run --release -p testkit --bin random_games -- --games 10000 --seed 1
//! ```

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use testkit::playing::{Checks, Tables};
use testkit::rulesets;

/// Plays random games at random tables; stops at the first that breaks something and prints a
/// record of it.
#[derive(Parser)]
#[command(after_help = "Example: random_games --games 10000 --seed 1")]
struct Args {
    /// Whose games.
    #[arg(long, value_name = "RULESET", default_value = "pantheon-1.5")]
    ruleset: String,
    /// How many games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The seed of the first game; each further game takes the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which tables of the ruleset, such as `made-up` units and boards, or the `roster` of the
    /// built-in pack in every mode; the first it has if left out.
    #[arg(long, value_name = "TABLES")]
    of: Option<String>,
    /// Check everything at every step, as the normal tests do; some hundred times slower.
    #[arg(long)]
    full: bool,
    /// Write the record of each game into this folder instead of only playing it.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// The tables that were asked for.
fn tables(args: &Args) -> Result<Box<dyn Tables>, String> {
    let ruleset = rulesets::find(&args.ruleset).ok_or_else(|| {
        let known: Vec<&str> = rulesets::RULESETS.iter().map(|ruleset| ruleset.id()).collect();
        format!("no ruleset `{}`; there is {}", args.ruleset, known.join(", "))
    })?;
    let wanted = |name: &str| args.of.as_ref().is_none_or(|of| of == name);
    match ruleset.tables().iter().find(|source| wanted(source.name)) {
        Some(source) => Ok((source.open)()),
        None => {
            let known: Vec<&str> = ruleset.tables().iter().map(|source| source.name).collect();
            let of = args.of.as_deref().unwrap_or_default();
            Err(format!("no tables `{of}` of {}; there are {}", args.ruleset, known.join(", ")))
        }
    }
}

/// Writes the record of one game to `DIR/SEED.record`.
fn keep(folder: &Path, tables: &dyn Tables, seed: u64) -> Result<(), String> {
    let record = tables.record(seed).map_err(|failure| failure.to_string())?;
    let file = folder.join(format!("{seed}.record"));
    std::fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let checks = if args.full { Checks::ALL } else { Checks::SAMPLED };
    let tables = tables(args)?;
    let started = Instant::now();
    let show_progress = std::io::stderr().is_terminal();
    let (mut inputs, mut decisions, mut rounds, mut draws) = (0, 0, 0, 0);
    for (played, seed) in (args.seed..).take(args.games as usize).enumerate() {
        if let Some(folder) = &args.keep {
            keep(folder, &*tables, seed)?;
        }
        let report = tables.play(seed, checks).map_err(|failure| failure.to_string())?;
        inputs += report.inputs;
        decisions += report.decisions;
        rounds += usize::from(report.rounds);
        draws += usize::from(report.winners.is_empty());
        if show_progress && (played + 1) % 100 == 0 {
            eprint!("\r{} of {} games", played + 1, args.games);
        }
    }
    if show_progress {
        eprintln!();
    }
    println!(
        "{} games from seed {}: {inputs} inputs, {decisions} decisions, {rounds} rounds, {draws} \
         draws, nothing broken in {:.1} s",
        args.games,
        args.seed,
        started.elapsed().as_secs_f64(),
    );
    Ok(())
}
