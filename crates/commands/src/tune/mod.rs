//! `omphalos tune`: the numbers of the judgement, fitted to games that computer players played, or tuned
//! by play.

mod by_play;

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, bail, ensure};
use kernel::Hosted as _;
use players::arena::{Fixture, Played, Series};
use players::balance::GameReport;
use players::tuner::{Fit, Lesson, certainty, fit};
use players::weights::{self, Made};
use players::{Experience, Knowledge as _, Level, by_name};
use serde::{Deserialize, Serialize};

use crate::commanded::{Commanded, StateOf, Tables as _, Wanted};
use crate::games::{Games, Ruleset};
use crate::options::SeriesArgs;
use crate::sim::{self, Contender};

const EXAMPLES: &str = "\
Examples:
  omphalos tune --games 4000 --out weights.toml
  omphalos tune --games 8000 --out weights.toml --resume
  omphalos tune --games 4000 --weights weights.toml --out second.toml
  omphalos tune --by-play --ruleset conjurers --seats 2,3,4 --player titan:40it --games 20000 --out played.toml
  omphalos sim --seats adept,adept --weights weights.toml,- --sprt 0,30";

/// Fit the weights of the computer players' judgement to games
///
/// A player meets itself over drafted armies, or what else a game is set up with. Of each game some moments are kept beside FILE, in
/// FILE.lessons, with how the game ended; the weights that would have foretold the ends best go into
/// FILE. Games that were kept are not played again.
///
/// With --by-play two players meet whose numbers differ a little by lot, and all numbers move towards
/// those of the one who wins more. That takes more games, and tunes beside the weights what the terms
/// are worked out with, where a game has such numbers.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct TuneArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    ruleset: Ruleset,

    /// How many games to learn from, with those that were kept
    #[arg(long, value_name = "N", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,

    /// Where the weights go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Go on with the games that were kept
    #[arg(long, conflicts_with = "fresh")]
    resume: bool,

    /// Throw away the games that were kept
    #[arg(long)]
    fresh: bool,

    /// Let players with different numbers meet instead of fitting weights to results
    #[arg(long, conflicts_with_all = ["resume", "fresh"])]
    by_play: bool,

    /// With --by-play: how many sit at a table; several are taken in turn
    #[arg(
        long,
        value_name = "N",
        value_delimiter = ',',
        default_value = "2",
        requires = "by_play"
    )]
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: Vec<u8>,

    /// Who plays, with a budget if it needs one
    #[arg(long, value_name = "NAME", default_value = "greedy", value_parser = by_name)]
    player: Level,

    /// Begin with the weights in this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// What all set-ups, dice and cards follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many threads play; one for each core unless stated
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<u8>>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl TuneArgs {
    fn threads(&self) -> usize {
        self.threads
            .map_or_else(|| sim::threads_for(&[self.player]), |threads| threads.get().into())
    }
}

/// What the lessons in a file have in common: its first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    ruleset: String,
    player: String,
    seed: u64,
    terms: Vec<String>,
    /// The weights that the players had, with their foresight, and what turned them into odds.
    weights: Vec<f64>,
    certainty: f64,
}

/// The result for programs.
#[derive(Serialize)]
struct Report<'f> {
    terms: &'f [String],
    before: &'f [f64],
    after: &'f [f64],
    games: usize,
    moments: usize,
    held_out_games: usize,
    loss_before: f64,
    loss_after: f64,
}

/// Plays the games that are missing, then fits.
///
/// # Errors
/// When the games cannot be played, or a file cannot be read or written.
pub fn run(args: &TuneArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    games.of(args.ruleset.id())?.tune(args, out)
}

pub(crate) fn of_game<C: Commanded>(args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    match args.by_play {
        true => by_play::run::<C>(args, out),
        false => tune::<C>(args, out),
    }
}

fn tune<C: Commanded>(args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut path = args.out.clone().into_os_string();
    path.push(".lessons");
    let kept = Kept { path: path.into() };
    if kept.path.exists() && !args.resume && !args.fresh {
        let shown = kept.path.display();
        bail!("{shown} is there already: --resume goes on with it, --fresh throws it away");
    }
    let usual = SeriesArgs::default();
    let tables = C::tables(&Wanted {
        ruleset: args.ruleset.id(),
        seats: 2,
        for_balance: false,
        args: &usual,
    })?;
    let heading = heading::<C>(args, &tables)?;
    let mut lessons = match args.resume && kept.path.exists() {
        true => kept.read(&heading)?,
        false => kept.begin(&heading)?,
    };
    play::<C>(args, &tables, &kept, &heading.weights, &mut lessons)?;
    if lessons.len() < 10 {
        bail!("interrupted: {} games say nothing yet; --resume goes on", lessons.len());
    }
    let (weights, foresight) = heading.weights.split_at(heading.terms.len());
    let fit = fit(&lessons, weights, heading.certainty);
    let made = Made::Fitted { fit: &fit, players: &heading.player };
    // A net was taught beside the old weights and says nothing beside new ones.
    let numbers = [&fit.weights, foresight].concat();
    let experience = Experience { numbers, ..Experience::default() };
    let text = weights::write::<C::Knowledge>(&experience, args.ruleset.id(), &made);
    fs::write(&args.out, text).with_context(|| format!("cannot write {}", args.out.display()))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report(&heading, &fit))?;
        return Ok(writeln!(out)?);
    }
    write_text(&heading, &fit, out)?;
    Ok(writeln!(out, "written to {}", args.out.display())?)
}

fn report<'f>(heading: &'f Heading, fit: &'f Fit) -> Report<'f> {
    Report {
        terms: &heading.terms,
        before: &heading.weights[..heading.terms.len()],
        after: &fit.weights,
        games: fit.games.0 + fit.games.1,
        moments: fit.moments,
        held_out_games: fit.games.1,
        loss_before: fit.before,
        loss_after: fit.after,
    }
}

fn write_text(heading: &Heading, fit: &Fit, out: &mut dyn Write) -> anyhow::Result<()> {
    let (learnt, held) = fit.games;
    writeln!(out, "{} moments of {} games\n", fit.moments, learnt + held)?;
    writeln!(out, "term            before     after")?;
    for (at, name) in heading.terms.iter().enumerate() {
        writeln!(out, "{name:<12} {:>9.4} {:>9.4}", heading.weights[at], fit.weights[at])?;
    }
    writeln!(
        out,
        "\nloss on {held} games that were not learnt from: {:.4} before, {:.4} after",
        fit.before, fit.after
    )?;
    Ok(())
}

/// What the lessons have to have in common. The scale of the weights is found in one game at random.
fn heading<C: Commanded>(args: &TuneArgs, tables: &C::Tables) -> anyhow::Result<Heading> {
    let series = Series {
        players: [Level::RANDOM; 2].map(Level::entrant::<C::Knowledge>).into(),
        from: 0,
        games: 1,
        seed: args.seed,
        threads: 1,
    };
    let told = |_: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
        let built_in = C::Knowledge::experience(&C::Knowledge::lore(game)).numbers;
        Ok((built_in, certainty::<C::Knowledge>(game, played).context("a game has moments")?))
    };
    let each = |_: &_| ControlFlow::Continue(());
    let played =
        series.run(|fixture| tables.set_up(fixture.table), told, each, &AtomicBool::new(false))?;
    let (weights, certainty) = played.into_iter().next().context("interrupted")?;
    let weights = match &args.weights {
        Some(file) => {
            sim::read_weights::<C>(file, args.ruleset.id(), &tables.set_up(args.seed)?)?.numbers
        }
        None => weights,
    };
    Ok(Heading {
        ruleset: args.ruleset.id().to_owned(),
        player: args.player.to_string(),
        seed: args.seed,
        terms: C::Knowledge::term_names().iter().map(|&name| name.to_owned()).collect(),
        weights,
        // It comes out of rounded numbers, and has to be the same again.
        certainty: (certainty * 1e6).round() / 1e6,
    })
}

/// Plays on from the lessons there are.
fn play<C: Commanded>(
    args: &TuneArgs,
    tables: &C::Tables,
    kept: &Kept,
    weights: &[f64],
    lessons: &mut Vec<Lesson>,
) -> anyhow::Result<()> {
    let from = lessons.len() as u64;
    if from >= args.games {
        return Ok(());
    }
    let threads = args.threads();
    let player = || {
        let experience = Experience { numbers: weights.to_vec(), ..Experience::default() };
        Contender::<C>::weighed(args.player, experience, &args.out)
    };
    let players = vec![player(), player()];
    let series = Series { players, from, games: args.games, seed: args.seed, threads };
    let bar = sim::progress(args.games);
    bar.set_position(from);
    let mut file = kept.append()?;
    let told = |fixture: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
        let first = fixture.player_at(kernel::Seat(0));
        let points = GameReport::of::<C::Knowledge>(fixture, &**game, played).points(first);
        // Before the first round armies are unfinished, and what they lack says nothing.
        let is_fit = |state: &StateOf<C>| game.round(state) > 0;
        anyhow::Ok(Lesson::of::<C::Knowledge>(fixture.number, &**game, played, points, is_fit))
    };
    let mut failed = None;
    let each = |lesson: &Lesson| {
        bar.inc(1);
        failed = kept.add(&mut file, lesson).err();
        lessons.push(lesson.clone());
        if failed.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let stop = sim::interruptible()?;
    let played = series.run(|fixture| tables.set_up(fixture.table), told, each, stop);
    bar.finish_and_clear();
    played?;
    failed.map_or(Ok(()), Err)
}

/// The file with the lessons: a heading, then a game a line.
struct Kept {
    path: PathBuf,
}

impl Kept {
    fn begin(&self, heading: &Heading) -> anyhow::Result<Vec<Lesson>> {
        let line = serde_json::to_string(heading).context("a heading is plain data")?;
        fs::write(&self.path, line + "\n").with_context(|| cannot("write", &self.path))?;
        Ok(Vec::new())
    }

    /// The lessons, if they are of the same kind. A last line that was cut short is dropped.
    fn read(&self, heading: &Heading) -> anyhow::Result<Vec<Lesson>> {
        let file = File::open(&self.path).with_context(|| cannot("read", &self.path))?;
        let mut lines = BufReader::new(file).lines();
        let first = lines.next().transpose().with_context(|| cannot("read", &self.path))?;
        let found: Option<Heading> = first.and_then(|line| serde_json::from_str(&line).ok());
        ensure!(
            found.as_ref() == Some(heading),
            "{} was made with other rules, players, seed or weights; --fresh throws it away",
            self.path.display()
        );
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut whole = serde_json::to_string(heading)?.len() as u64 + 1;
        for line in lines {
            let line = line.with_context(|| cannot("read", &self.path))?;
            let Ok(lesson) = serde_json::from_str::<Lesson>(&line) else { break };
            if lesson.game != lessons.len() as u64 {
                break;
            }
            whole += line.len() as u64 + 1;
            lessons.push(lesson);
        }
        let file = OpenOptions::new().write(true).open(&self.path);
        let cut = file.and_then(|file| {
            let length = file.metadata()?.len();
            file.set_len(whole.min(length))
        });
        cut.with_context(|| cannot("write", &self.path))?;
        Ok(lessons)
    }

    fn append(&self) -> anyhow::Result<File> {
        let file = OpenOptions::new().append(true).open(&self.path);
        file.with_context(|| cannot("write", &self.path))
    }

    fn add(&self, file: &mut File, lesson: &Lesson) -> anyhow::Result<()> {
        let line = serde_json::to_string(lesson).context("a lesson is plain data")?;
        file.write_all((line + "\n").as_bytes()).with_context(|| cannot("write", &self.path))
    }
}

fn cannot(what: &str, path: &Path) -> String {
    format!("cannot {what} {}", path.display())
}
