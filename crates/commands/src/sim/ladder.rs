//! `omphalos sim --ladder`: the fixed list of matches, kept as it goes so that it can be taken up again.

use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use players::arena::{Fixture, Played, Series};
use players::balance::GameReport;
use players::ladder::{GAMES, RUNGS, Rung, Standing, Stint, page, table};
use players::{Elo, Level, Rate};
use serde::Serialize;

use super::{SimArgs, interruptible, progress, threads_for};
use crate::commanded::{Commanded, Tables as _};

/// With `--quick`: a first look within minutes.
const QUICK: (u64, f64) = (40, 0.0125);

/// How often an unfinished match is written down.
const SAVED_EVERY: Duration = Duration::from_secs(5);

/// Options that only the ladder has.
#[derive(clap::Args)]
pub(super) struct LadderArgs {
    /// Play the matches that show where each computer player stands
    #[arg(long, conflicts_with_all = ["seats", "balance", "sprt", "teams", "scenario", "army", "mode"])]
    pub(super) ladder: bool,

    /// With --ladder: fewer games and a fraction of the time for each decision
    #[arg(long, requires = "ladder", conflicts_with_all = ["games", "budget_scale"])]
    quick: bool,

    /// With --ladder: times as much time for players whose budget is a time
    #[arg(long, value_name = "X", requires = "ladder", value_parser = scale)]
    budget_scale: Option<f64>,

    /// With --ladder: so many rounds of search for players whose budget is a time, the same on any machine
    #[arg(long, value_name = "N", requires = "ladder", conflicts_with_all = ["quick", "budget_scale"])]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    budget_rounds: Option<u64>,

    /// With --ladder: these matches alone, such as hero:adept
    #[arg(long, value_name = "A:B", requires = "ladder", value_delimiter = ',', value_parser = rung)]
    only: Vec<Rung>,

    /// With --ladder: play everything again, even what --save has kept
    #[arg(long, requires = "ladder")]
    fresh: bool,

    /// With --ladder: write the page of the book into this file, from all that --save has kept
    #[arg(long, value_name = "FILE", requires = "ladder")]
    page: Option<PathBuf>,
}

fn rung(text: &str) -> Result<Rung, String> {
    let names = |rung: Rung| format!("{}:{}", rung.first, rung.second);
    let found = RUNGS.into_iter().find(|&rung| names(rung) == text);
    found.ok_or_else(|| format!("expected one of {}", RUNGS.map(names).join(", ")))
}

fn scale(text: &str) -> Result<f64, String> {
    let scale = text.parse().ok().filter(|scale| (0.001..=100.0).contains(scale));
    scale.ok_or_else(|| "expected a factor from 0.001 to 100, such as 0.1".to_owned())
}

/// A match for programs.
#[derive(Serialize)]
struct Line<'s> {
    first: &'s str,
    second: &'s str,
    games: u64,
    #[serde(flatten)]
    rate: Rate,
    elo: Option<Elo>,
    reached: bool,
    seconds: f64,
    threads: usize,
}

/// Plays what has not been played, and shows all.
pub(super) fn run<C: Commanded>(args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let games = if args.ladder.quick { QUICK.0 } else { args.games.unwrap_or(GAMES) };
    let stint = match args.ladder.budget_rounds {
        Some(rounds) => Stint::Rounds(rounds),
        None if args.ladder.quick => Stint::Times(QUICK.1),
        None => Stint::Times(args.ladder.budget_scale.unwrap_or(1.0)),
    };
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let tables = C::tables(&args.wanted(2))?;
    let stop = interruptible()?;
    let mut standings = Vec::new();
    let only = &args.ladder.only;
    for rung in RUNGS.into_iter().filter(|rung| only.is_empty() || only.contains(rung)) {
        let standing = play::<C>(args, &tables, rung, games, stint, stop)?;
        if standing.games() > 0 {
            standings.push((rung, standing));
        }
    }
    if let Some(file) = &args.ladder.page {
        let kept = match &args.save {
            Some(folder) => all_in(folder)?,
            None => standings.iter().map(|(_, standing)| standing.clone()).collect(),
        };
        fs::write(file, page(&kept)).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(show(args, &standings, out)?)
}

fn show(args: &SimArgs, standings: &[(Rung, Standing)], out: &mut dyn Write) -> io::Result<()> {
    if !args.json {
        let standings: Vec<Standing> = standings.iter().map(|(_, one)| one.clone()).collect();
        return write!(out, "{}", table(&standings, args.ruleset.id()));
    }
    let lines = standings.iter().map(|(rung, standing)| Line {
        first: &standing.first,
        second: &standing.second,
        games: standing.games(),
        rate: standing.rate(),
        elo: standing.pairs().elo(),
        reached: rung.bar.is_reached(standing.rate().share()),
        seconds: standing.seconds,
        threads: standing.threads,
    });
    serde_json::to_writer(&mut *out, &lines.collect::<Vec<_>>())?;
    writeln!(out)
}

/// Plays a match on from where it was left.
fn play<C: Commanded>(
    args: &SimArgs,
    tables: &C::Tables,
    rung: Rung,
    games: u64,
    stint: Stint,
    stop: &AtomicBool,
) -> anyhow::Result<Standing> {
    let players = rung.players(stint)?;
    let threads = args.threads.map_or_else(|| threads_for(&players), |t| usize::from(t.get()));
    let mut standing = begun(args, players, threads)?;
    let from = standing.games();
    if from >= games || stop.load(Ordering::Relaxed) {
        return Ok(standing);
    }
    let series = Series {
        players: players.map(Level::entrant::<C::Knowledge>).into(),
        from,
        games,
        seed: args.seed,
        threads,
    };
    let bar = progress(games);
    bar.set_position(from);
    bar.set_prefix(format!("{} : {}  ", standing.first, standing.second));
    let (before, started) = (standing.seconds, Instant::now());
    let (mut saved, mut failed) = (Instant::now(), None);
    let told = |fixture: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
        anyhow::Ok(GameReport::of::<C::Knowledge>(fixture, &**game, played))
    };
    let each = |report: &GameReport| {
        bar.inc(1);
        standing.add(report.points(0));
        standing.seconds = before + started.elapsed().as_secs_f64();
        if saved.elapsed() < SAVED_EVERY {
            return ControlFlow::Continue(());
        }
        saved = Instant::now();
        failed = keep(args, &standing).err();
        if failed.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let played = series.run(|fixture| tables.set_up(fixture.table), told, each, stop);
    bar.finish_and_clear();
    played?;
    failed.map_or_else(|| keep(args, &standing), Err)?;
    Ok(standing)
}

/// The match as it was left, or as it begins.
fn begun(args: &SimArgs, players: [Level; 2], threads: usize) -> anyhow::Result<Standing> {
    let [first, second] = players.map(|player| player.to_string());
    let standing = Standing {
        ruleset: args.ruleset.id().to_owned(),
        first,
        second,
        seed: args.seed,
        results: String::new(),
        seconds: 0.0,
        threads,
        machine: machine(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let Some(folder) = args.save.as_ref().filter(|_| !args.ladder.fresh) else {
        return Ok(standing);
    };
    let file = folder.join(standing.file_name());
    let kept = if file.exists() { Some(read(&file)?) } else { None };
    Ok(kept.filter(|kept| kept.seed == standing.seed).unwrap_or(standing))
}

fn keep(args: &SimArgs, standing: &Standing) -> anyhow::Result<()> {
    let Some(folder) = &args.save else { return Ok(()) };
    let file = folder.join(standing.file_name());
    let mut text = serde_json::to_string_pretty(standing).context("results are plain data")?;
    text.push('\n');
    fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))
}

fn read(file: &Path) -> anyhow::Result<Standing> {
    let unreadable = || format!("cannot read {}", file.display());
    let text = fs::read_to_string(file).with_context(unreadable)?;
    serde_json::from_str(&text).with_context(unreadable)
}

/// Every match that a folder has kept.
fn all_in(folder: &Path) -> anyhow::Result<Vec<Standing>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

/// What the games are played on.
fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name"));
    let model =
        model.map_or(std::env::consts::ARCH, |model| model.trim_start_matches([' ', '\t', ':']));
    format!("{} cores of {}, {}", super::cores(), model.trim(), std::env::consts::OS)
}
