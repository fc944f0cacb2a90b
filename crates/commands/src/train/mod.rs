//! `omphalos train`: a judgement that learns from games of its own.

mod generation;
mod plot;

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, bail, ensure};
use players::training::{self, Found, Taught};
use players::weights::{self, Made};
use players::{Experience, Knowledge as _, Level, Net, by_name, instinct};

use crate::commanded::{Commanded, Tables as _, Wanted};
use crate::games::{Games, Ruleset};
use crate::options::SeriesArgs;
use crate::sim;
use generation::{Generation, Log};

const EXAMPLES: &str = "\
Examples:
  omphalos train --out pantheon.toml --generations 4 --games 1000
  omphalos train --out pantheon.toml --generations 8 --games 1000 --resume
  omphalos train --ruleset pantheon-1.5,pantheon-beta --out pantheon.toml
  omphalos train --ruleset conjurers --seats 2,4 --player hero:60it --out conjurers.toml
  omphalos sim --seats titan:20ms,titan:20ms --weights pantheon.toml,- --sprt 0,20";

/// A game that takes longer is a draw: nobody learns from waiting.
const LONGEST: u16 = 60;

/// Samples of so many generations are learnt from together.
const REMEMBERED: u64 = 3;

/// Teach the computer players' judgement by games of their own
///
/// In each generation players with the best judgement so far meet each other, rivals, and people's bad
/// habits: who passes, hides, hoards or rushes. A net learns to foretell how these games
/// ended and what the players' search found on the way, and another which choices their search would look
/// at most. They replace the best ones if they win a match
/// against them at equal time. FILE has the best judgement at any time; FILE.log tells of every generation,
/// FILE.svg draws their strength, FILE.samples has the moments of games.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct TrainArgs {
    /// The rules to play by; several rulesets of one game are taken in turn
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL, value_delimiter = ',')]
    ruleset: Vec<Ruleset>,

    /// Where the judgement goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many generations, with those that are there
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000))]
    generations: u64,

    /// How many games a generation plays
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    games: u64,

    /// Who plays, with a budget
    #[arg(long, value_name = "NAME", default_value = "hero:100it", value_parser = by_name)]
    player: Level,

    /// How many sit at a table; several are taken in turn
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2")]
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: Vec<u8>,

    /// How often a net goes through the moments
    #[arg(long, value_name = "N", default_value_t = 12)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1000))]
    epochs: u16,

    /// Who meets to decide whether a generation is better
    #[arg(long, value_name = "NAME", default_value = "titan:10ms", value_parser = by_name)]
    judge: Level,

    /// How many games that may take at most; with 0 every generation is kept
    #[arg(long, value_name = "N", default_value_t = 400)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    match_games: u64,

    /// Begin with the judgement in this file instead of the built-in one
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    weights: Option<PathBuf>,

    /// Judgements of others to be met, in files
    #[arg(long, value_name = "FILE", value_delimiter = ',')]
    rivals: Vec<PathBuf>,

    /// Go on with what is there
    #[arg(long, conflicts_with = "fresh")]
    resume: bool,

    /// Throw away what is there
    #[arg(long)]
    fresh: bool,

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

impl TrainArgs {
    fn threads(&self) -> usize {
        self.threads
            .map_or_else(|| sim::threads_for(&[self.player]), |threads| threads.get().into())
    }

    /// FILE with an ending of its own.
    fn beside(&self, ending: &str) -> PathBuf {
        let mut path = self.out.clone().into_os_string();
        path.push(ending);
        path.into()
    }

    fn samples_of(&self, generation: u64) -> PathBuf {
        self.beside(".samples").join(format!("{generation:04}.bin"))
    }
}

/// Trains as many generations as are missing.
///
/// # Errors
/// When the games cannot be played, or a file cannot be read or written.
pub fn run(args: &TrainArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = games.of(args.ruleset[0].id())?;
    let is_one_game = args.ruleset.iter().all(|ruleset| game.rulesets().contains(&ruleset.id()));
    ensure!(is_one_game, "rulesets that are learnt together are of one game");
    game.train(args, out)
}

/// The tables of each ruleset and number of players.
type AllTables<C> = Vec<(u8, <C as Commanded>::Tables)>;

fn tables<C: Commanded>(args: &TrainArgs) -> anyhow::Result<AllTables<C>> {
    let mut tables = Vec::new();
    for ruleset in args.ruleset.iter().map(Ruleset::id) {
        let round_limit = C::NEEDS_LIMIT.then_some(LONGEST);
        let usual = SeriesArgs { round_limit, ..SeriesArgs::default() };
        for &seats in &args.seats {
            let wanted = Wanted { ruleset, seats, for_balance: false, args: &usual };
            tables.push((seats, C::tables(&wanted)?));
        }
    }
    Ok(tables)
}

pub(crate) fn train<C: Commanded>(args: &TrainArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let log = Log::new(args.beside(".log"));
    if log.exists() && !args.resume && !args.fresh {
        bail!("{} is there already: --resume goes on with it, --fresh throws it away", log.shown());
    }
    let mut past = if args.resume { log.read()? } else { log.begin()? };
    let tables = tables::<C>(args)?;
    let game: C::Game = tables[0].1.set_up(args.seed)?;
    let start = match (args.resume && args.out.exists(), &args.weights) {
        (true, _) => sim::read_weights::<C>(&args.out, args.ruleset[0].id(), &game)?,
        (false, Some(file)) => sim::read_weights::<C>(file, args.ruleset[0].id(), &game)?,
        (false, None) => C::Knowledge::experience(&C::Knowledge::lore(&game)),
    };
    let rivals: Vec<Experience> = args
        .rivals
        .iter()
        .map(|file| sim::read_weights::<C>(file, args.ruleset[0].id(), &game))
        .collect::<Result<_, _>>()?;
    fs::create_dir_all(args.beside(".samples")).context("cannot make the folder of samples")?;
    let stop = sim::interruptible()?;
    // A file that was read back is what later runs go on with, digit by digit.
    let mut best = match args.resume {
        true => start,
        false => write_down::<C>(args, &game, &start, 0, None)?,
    };
    let mut known = Found::default();
    let done = past.len() as u64;
    for generation in done.saturating_sub(REMEMBERED - 1)..done {
        known.extend(read_found(&args.samples_of(generation))?);
    }
    for number in done..args.generations {
        let found = play::<C>(args, &tables, &best, &rivals, number, stop)?;
        if stop.load(Ordering::Relaxed) {
            bail!("interrupted; --resume goes on with generation {}", number + 1);
        }
        write_found(&args.samples_of(number), &found)?;
        known.extend(found);
        let oldest = generation::first_game(number.saturating_sub(REMEMBERED - 1));
        known.forget_before(oldest);
        let epochs = usize::from(args.epochs);
        let (net, taught) = training::teach(
            &known.samples,
            C::Knowledge::signal_count(),
            best.net.as_deref(),
            epochs,
            args.seed,
        );
        let cues = C::Knowledge::cue_count();
        let learnt = (cues > 0).then(|| {
            let start = best.instinct.as_deref();
            instinct::teach(&known.glances, cues, start, epochs, args.seed)
        });
        let (instinct, seen) =
            learnt.map_or((None, None), |(net, taught)| (Some(net), Some(taught)));
        let pupil = Experience {
            numbers: best.numbers.clone(),
            net: Some(Arc::new(net)),
            instinct: instinct.map(Arc::new),
        };
        let verdict = generation::duel::<C>(args, &tables, &pupil, &best, number, stop)?;
        let told = Generation { number: number + 1, taught, instinct: seen, verdict };
        if told.is_better() {
            best = write_down::<C>(args, &game, &pupil, told.number, Some(&told.taught))?;
        }
        log.add(&told)?;
        past.push(told);
        fs::write(args.beside(".svg"), plot::svg(&past)).context("cannot write the plot")?;
        told_of(past.last().expect("one was added"), args.json, out)?;
    }
    Ok(())
}

fn told_of(told: &Generation, json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    if json {
        serde_json::to_writer(&mut *out, told)?;
        return Ok(writeln!(out)?);
    }
    let Generation { number, taught, instinct, verdict } = told;
    writeln!(
        out,
        "generation {number}: {} moments, loss {:.4} before, {:.4} after; {}{:.1} of {} games won, {}",
        taught.learnt + taught.held_out,
        taught.before,
        taught.after,
        instinct.map_or_else(String::new, |seen| format!(
            "{} decisions, loss {:.4} before, {:.4} after; ",
            seen.learnt + seen.held_out,
            seen.before,
            seen.after
        )),
        verdict.points,
        verdict.games,
        if told.is_better() { "kept" } else { "not kept" }
    )?;
    Ok(out.flush()?)
}

/// Plays the games of a generation, and keeps their moments.
fn play<C: Commanded>(
    args: &TrainArgs,
    tables: &AllTables<C>,
    best: &Experience,
    rivals: &[Experience],
    generation: u64,
    stop: &AtomicBool,
) -> anyhow::Result<Found> {
    let bar = sim::progress(args.games);
    bar.set_prefix(format!("generation {}: ", generation + 1));
    let found = generation::play::<C>(args, tables, best, rivals, generation, stop, &bar);
    bar.finish_and_clear();
    found
}

/// Writes a judgement down, and reads it back.
fn write_down<C: Commanded>(
    args: &TrainArgs,
    game: &C::Game,
    best: &Experience,
    generations: u64,
    taught: Option<&Taught>,
) -> anyhow::Result<Experience> {
    let made =
        Made::Trained { generations, games: args.games, players: &args.player.to_string(), taught };
    let text = weights::write::<C::Knowledge>(best, args.ruleset[0].id(), &made);
    fs::write(&args.out, text).with_context(|| format!("cannot write {}", args.out.display()))?;
    sim::read_weights::<C>(&args.out, args.ruleset[0].id(), game)
}

fn read_found(path: &Path) -> anyhow::Result<Found> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    postcard::from_bytes(&bytes).with_context(|| format!("{} is damaged", path.display()))
}

fn write_found(path: &Path, found: &Found) -> anyhow::Result<()> {
    let bytes = postcard::to_allocvec(found).context("samples are plain data")?;
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

/// A net that says nothing: whoever has it works out all signals.
fn silent_net<C: Commanded>() -> Arc<Net> {
    let inputs = 2 * C::Knowledge::signal_count();
    Arc::new(Net::new(inputs, &vec![0.0; Net::size(inputs)]).expect("as many as it needs"))
}
