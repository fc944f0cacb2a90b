//! `omphalos sim`: computer players against each other, and what their games say about balance.

mod ladder;
mod plot;
mod report;
mod seats;

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Hosted as _;
use players::arena::{Fixture, Played, Series};
use players::balance::{Balance, Balanced as _, GameReport};
use players::{Hypotheses, Level, Pairs, Points, Sprt, Verdict};

pub(crate) use seats::{Contender, read_weights};

use crate::commanded::{Commanded, Tables as _, Wanted};
use crate::games::{Games, Ruleset};
use crate::options::SeriesArgs;
use ladder::LadderArgs;
use report::{Summary, Test};
use seats::{SeatArg, seat};

const EXAMPLES: &str = "\
Examples:
  omphalos sim --seats greedy,random --games 200
  omphalos sim --seats greedy,greedy,random --games 99 --json
  omphalos sim --seats greedy,greedy --army first_march,thunder_of_olympus --save games
  omphalos sim --seats greedy,random --sprt 0,50
  omphalos sim --seats greedy,exec:./mybot --games 20
  omphalos sim --balance --games 4000 --svg balance.svg
  omphalos sim --ruleset mythic-2012 --seats greedy,greedy --balance --games 1000
  omphalos sim --ruleset conjurers --seats titan:50ms,greedy,greedy,greedy --games 100
  omphalos sim --ladder --quick --save ladder";

/// How many games are played unless stated.
const GAMES: u64 = 100;

/// How many games a sequential test may take unless stated.
const SPRT_GAMES: u64 = 100_000;

/// Let computer players meet and count who wins
///
/// Games come in groups: one table, then every player one seat further, so that neither seats nor
/// set-ups favour anybody. The same seed gives the same games on any number of threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct SimArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    ruleset: Ruleset,

    /// The players, 2 to 4: computer players by name, or exec:PROGRAM for a program of your own
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = seat)]
    #[arg(required_unless_present_any = ["balance", "ladder"])]
    seats: Vec<SeatArg>,

    /// Weights for the judgement of each seat's player, in files; - for the built-in ones
    #[arg(long, value_name = "FILE,FILE", value_delimiter = ',', allow_hyphen_values = true)]
    weights: Vec<PathBuf>,

    /// How many games; 100 unless stated, or up to 100000 with --sprt
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,

    /// End as soon as it is clear which of two Elo differences between two players is nearer
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Hypotheses>,

    /// How often --sprt may decide for ELO1 though ELO0 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = error_rate)]
    alpha: f64,

    /// How often --sprt may decide for ELO0 though ELO1 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = error_rate)]
    beta: f64,

    /// How long a program may take for an answer, in seconds
    #[arg(long, value_name = "N", default_value_t = 10.0, value_parser = patience)]
    bot_seconds: f64,

    /// What all set-ups, dice and cards follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many threads play; one for each core unless stated
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<u8>>,

    #[command(flatten)]
    tables: SeriesArgs,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Write a record of each game into this folder; with --ladder, the results
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Report win rates by unit and board, or by what else a game is about; greedy against greedy
    /// unless stated
    #[arg(long)]
    balance: bool,

    /// Draw the win rates into this file
    #[arg(long, value_name = "FILE", requires = "balance")]
    svg: Option<PathBuf>,

    #[command(flatten)]
    ladder: LadderArgs,
}

/// Plays the games and reports; the games finished so far when it is interrupted.
///
/// # Errors
/// When the games cannot be played.
pub fn run(args: &SimArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    games.with_packs(args.ruleset.id(), &args.tables.content)?.sim(args, out)
}

pub(crate) fn of_game<C: Commanded>(args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    match args.ladder.ladder {
        true => ladder::run::<C>(args, out),
        false => play::<C>(args, out),
    }
}

impl SimArgs {
    /// The tables for so many players.
    fn wanted(&self, seats: u8) -> Wanted<'_> {
        let (ruleset, for_balance) = (self.ruleset.id(), self.balance);
        Wanted { ruleset, seats, for_balance, args: &self.tables }
    }
}

fn play<C: Commanded>(args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let seats = match &args.seats[..] {
        [] => vec![SeatArg::Level(Level::GREEDY); 2],
        seats => seats.to_vec(),
    };
    if !(2..=4).contains(&seats.len()) {
        let count = seats.len();
        bail!("a game has 2 to 4 players, not {count}; try --seats greedy,random");
    }
    let sprt = args.sprt.map(|Hypotheses(elo0, elo1)| {
        let (alpha, beta) = (args.alpha, args.beta);
        Sprt { elo0, elo1, alpha, beta }
    });
    if sprt.is_some() && seats.len() != 2 {
        bail!("--sprt is for two players, not {}", seats.len());
    }
    let tables = C::tables(&args.wanted(seats.len() as u8))?;
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let patience = Duration::from_secs_f64(args.bot_seconds);
    let levels: Vec<Level> = seats.iter().filter_map(SeatArg::level).collect();
    let players = seats::contenders::<C>(&seats, args, &tables, patience)?;
    let series = Series {
        players,
        from: 0,
        games: args.games.unwrap_or(if sprt.is_some() { SPRT_GAMES } else { GAMES }),
        seed: args.seed,
        threads: args.threads.map_or_else(|| threads_for(&levels), |t| usize::from(t.get())),
    };
    let stop = interruptible()?;
    let bar = progress(series.games);
    let started = Instant::now();
    let told = |fixture: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
        if let Some(folder) = &args.save {
            save::<C>(folder, fixture, game, played)?;
        }
        Ok(GameReport::of::<C::Knowledge>(fixture, &**game, played))
    };
    let mut points: Vec<Points> = Vec::new();
    let each = |report: &GameReport| {
        bar.inc(1);
        points.push(report.points(0));
        match sprt.map(|sprt| sprt.verdict(&Pairs::of(&points))) {
            None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
            Some(Verdict::Elo0 | Verdict::Elo1) => ControlFlow::Break(()),
        }
    };
    let reports = series.run(|fixture| tables.set_up(fixture.table), told, each, stop);
    bar.finish_and_clear();
    let reports = reports?;
    if reports.is_empty() {
        bail!("interrupted before the first game was over");
    }
    let balance = match args.balance {
        true => {
            let trials = C::Knowledge::trials(&tables.set_up(series.seed)?, series.seed);
            Some(Balance { trials, ..Balance::of(C::Knowledge::KINDS, &reports) })
        }
        false => None,
    };
    if let (Some(file), Some(balance)) = (&args.svg, &balance) {
        let drawn = plot::svg::<C>(balance, tables.pack(), reports.len());
        fs::write(file, drawn).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let test = sprt.map(|sprt| Test::new(sprt, &Pairs::of(&points)));
    let summary = Summary::new::<C, _>(
        &series,
        args.ruleset.id(),
        &reports,
        started.elapsed(),
        test,
        balance,
    );
    if args.json {
        summary.write_json(out)?
    } else {
        summary.write_text::<C>(tables.pack(), out)?
    }
    Ok(())
}

/// A chance of error that leaves something to find out.
fn error_rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate| (0.0001..=0.4999).contains(rate));
    rate.ok_or_else(|| "expected a chance from 0.0001 to 0.4999, such as 0.05".to_owned())
}

/// Seconds that a program has for an answer.
fn patience(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected seconds from 0.01 to 3600".to_owned())
}

/// As many games at a time as there are cores for: players who think on several have them.
pub(crate) fn threads_for(players: &[Level]) -> usize {
    let budgets = players.iter().filter_map(|player| player.budget());
    let busy = budgets.map(|budget| budget.threads).max().unwrap_or(1);
    (cores() / busy.max(1)).max(1)
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Set when the user wants no further games. A second interrupt ends the program at once.
pub(crate) fn interruptible() -> anyhow::Result<&'static AtomicBool> {
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
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{prefix}{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .expect("the template is sound");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn save<C: Commanded>(
    folder: &Path,
    fixture: &Fixture,
    game: &Arc<C::Game>,
    played: &Played<C::Game>,
) -> anyhow::Result<()> {
    let setup = serde_json::to_string(game.setup()).context("a set-up is plain data")?;
    let record = played.record(game.clone(), setup);
    let file = folder.join(format!("game-{:05}.record", fixture.number + 1));
    fs::write(&file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))
}
