//! `omphalos sim`: computer players against each other, and what their games say about balance.

mod plot;
mod report;
mod tables;

use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, bail};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use oracle::arena::{Fixture, Played, Series};
use oracle::balance::{Balance, GameReport};
use oracle::{Level, by_name};
use pantheon::{Pantheon, RULESET};

use report::Summary;
use tables::{Mode, Tables};

const EXAMPLES: &str = "\
Examples:
  omphalos sim --seats greedy,random --games 200
  omphalos sim --seats greedy,greedy,random --games 99 --json
  omphalos sim --seats greedy,greedy --army first_march,thunder_of_olympus --save games
  omphalos sim --balance --games 4000 --svg balance.svg";

/// Let computer players meet and count who wins
///
/// Games come in groups: one table, then every player one seat further, so that neither seats nor
/// set-ups favour anybody. The same seed gives the same games on any number of threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SimArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = RULESET)]
    #[arg(value_parser = PossibleValuesParser::new([RULESET]))]
    ruleset: String,

    /// The computer players, 2 to 4 by name: random, greedy
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = by_name)]
    #[arg(required_unless_present = "balance")]
    seats: Vec<Level>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// What all set-ups, dice and cards follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many threads play; one for each core unless stated
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<u8>>,

    /// Players 1 and 3 against 2 and 4
    #[arg(long)]
    teams: bool,

    /// How armies come about; drafted unless stated
    #[arg(long, value_name = "MODE")]
    mode: Option<Mode>,

    /// Play this scenario
    #[arg(long, value_name = "ID", conflicts_with_all = ["mode", "army", "board"])]
    scenario: Option<String>,

    /// Play on this board; any that fits unless stated
    #[arg(long, value_name = "ID")]
    board: Option<String>,

    /// Ready-made armies, one for each seat; built at random unless stated
    #[arg(long, value_name = "ID,ID", value_delimiter = ',')]
    army: Vec<String>,

    /// Packs of your own over the built-in one
    #[arg(long, value_name = "DIR")]
    content: Vec<PathBuf>,

    /// A game is a draw after so many rounds
    #[arg(long, value_name = "N", default_value_t = 300)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=10_000))]
    round_limit: u16,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Report win rates by unit and board; greedy against greedy unless stated
    #[arg(long)]
    balance: bool,

    /// Draw the win rates of units into this file
    #[arg(long, value_name = "FILE", requires = "balance")]
    svg: Option<PathBuf>,
}

/// Plays the games and reports; the games finished so far when it is interrupted.
pub(crate) fn run(args: &SimArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let players = match &args.seats[..] {
        [] => vec![Level::GREEDY; 2],
        seats => seats.to_vec(),
    };
    if !(2..=4).contains(&players.len()) {
        let count = players.len();
        bail!("a game has 2 to 4 players, not {count}; try --seats greedy,random");
    }
    let tables = Tables::new(args, players.len() as u8)?;
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let threads = args.threads.map_or_else(cores, |threads| usize::from(threads.get()));
    let series = Series { players, games: args.games, seed: args.seed, threads };
    let stop = interruptible()?;
    let bar = progress(args.games);
    let started = Instant::now();
    let told = |fixture: &Fixture, game: &Arc<Pantheon>, played: &Played<Pantheon>| {
        if let Some(folder) = &args.save {
            save(folder, fixture, game, played)?;
        }
        Ok(GameReport::of(fixture, game, played))
    };
    let reports = series.run(|fixture| tables.set_up(fixture), told, stop, || bar.inc(1));
    bar.finish_and_clear();
    let reports = reports?;
    if reports.is_empty() {
        bail!("interrupted before the first game was over");
    }
    let balance = args.balance.then(|| Balance::of(&reports));
    if let (Some(file), Some(balance)) = (&args.svg, &balance) {
        let drawn = plot::svg(balance, tables.pack(), reports.len());
        fs::write(file, drawn).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let summary = Summary::new(&series, &args.ruleset, &reports, started.elapsed(), balance);
    if args.json {
        summary.write_json(out)?
    } else {
        summary.write_text(tables.pack(), out)?
    }
    Ok(())
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Set when the user wants no further games. A second interrupt ends the program at once.
fn interruptible() -> anyhow::Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .context("cannot listen for interrupts")?;
    Ok(&STOP)
}

/// A bar on standard error, drawn only if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
        .expect("the template is sound");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn save(
    folder: &Path,
    fixture: &Fixture,
    game: &Arc<Pantheon>,
    played: &Played<Pantheon>,
) -> anyhow::Result<()> {
    let setup = serde_json::to_string(game.setup()).context("a set-up is plain data")?;
    let record = played.record(game.clone(), setup);
    let file = folder.join(format!("game-{:05}.record", fixture.number + 1));
    fs::write(&file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))
}
