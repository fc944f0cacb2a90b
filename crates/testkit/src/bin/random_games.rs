//! Plays many random games of Pantheon and checks them on the way.
//!
//! ```text
//! cargo run --release -p testkit --bin random_games -- --games 10000 --seed 1
//! ```

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Parser, ValueEnum};
use pantheon::{Ending, Setup};
use testkit::playing::{Checks, play_random, record_random};
use testkit::random::Tables;

/// Plays random games at random tables; stops at the first that breaks something and prints a
/// record of it.
#[derive(Parser)]
#[command(after_help = "Example: random_games --games 10000 --seed 1")]
struct Args {
    /// How many games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The seed of the first game; each further game takes the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which tables: made-up units and boards, or those of the built-in pack in every mode.
    #[arg(long, value_enum, default_value_t = Of::MadeUp)]
    of: Of,
    /// Check everything at every step, as the normal tests do; some hundred times slower.
    #[arg(long)]
    full: bool,
    /// Write the record of each game into this folder instead of only playing it.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Of {
    MadeUp,
    Roster,
}

/// Writes the record of one game to `DIR/SEED.record`.
fn keep(folder: &Path, setup: &Setup, seed: u64) -> Result<(), String> {
    let record = record_random(setup, seed).map_err(|failure| failure.to_string())?;
    let file = folder.join(format!("{seed}.record"));
    std::fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))
}

fn main() -> ExitCode {
    let args = Args::parse();
    let checks = if args.full { Checks::ALL } else { Checks::SAMPLED };
    let tables = match args.of {
        Of::MadeUp => Tables::made_up(),
        Of::Roster => Tables::of_roster(),
    };
    let started = Instant::now();
    let show_progress = std::io::stderr().is_terminal();
    let (mut inputs, mut decisions, mut rounds, mut draws) = (0, 0, 0, 0);
    for (played, seed) in (args.seed..).take(args.games as usize).enumerate() {
        let setup = tables.setup(seed);
        if let Some(folder) = &args.keep
            && let Err(why) = keep(folder, &setup, seed)
        {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
        match play_random(&setup, seed, checks) {
            Ok(report) => {
                inputs += report.inputs;
                decisions += report.decisions;
                rounds += usize::from(report.rounds);
                draws += usize::from(report.ending == Ending::Draw);
            }
            Err(failure) => {
                eprintln!("{failure}");
                return ExitCode::FAILURE;
            }
        }
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
    ExitCode::SUCCESS
}
