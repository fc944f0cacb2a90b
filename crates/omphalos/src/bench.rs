//! `omphalos bench`: how fast games are played out.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use content::{TableSpec, boards_for};
use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use pantheon::{DivinityType, Edition, Pantheon, RULESET, Settings};
use serde::Serialize;

use crate::pack::ruleset_parser;

/// The seed of the first set-up and of all play, so that runs can be compared.
const SEED: u64 = 1;

/// After this many rounds a game is a draw. Random players may stroll for ever: nothing in the
/// rulebook ends a game that nobody wants to win.
const ROUND_LIMIT: u16 = 300;

const EXAMPLES: &str = "\
Examples:
  omphalos bench playouts --seconds 5
  omphalos bench playouts --ruleset pantheon-1.5 --seconds 5 --json";

/// Measure how fast the rules run
#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Playouts(PlayoutArgs),
    Search(crate::bench_search::SearchBenchArgs),
    Serve(crate::bench_serve::ServeBenchArgs),
}

/// Play games at random on one thread and count decisions
///
/// Every seat takes any of its options with equal chance. Only decisions with at least two
/// options count. Two players draft 18 points each from the whole roster, gods and titans in turn,
/// on every board for two; a game that nobody has won after 300 rounds is a draw.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
struct PlayoutArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = RULESET, value_parser = ruleset_parser())]
    ruleset: Edition,

    /// For how long, 1 to 3600
    #[arg(long, value_name = "N", default_value_t = 5)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3600), allow_negative_numbers = true)]
    seconds: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a run of playouts came to.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Playouts {
    /// Finished games.
    games: u64,
    /// Decisions with at least two options, of unfinished games too.
    decisions: u64,
    /// How many options these had on average.
    mean_options: f64,
    /// How long it took.
    seconds: f64,
    /// The measure.
    decisions_per_second: f64,
}

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Playouts(args) => {
            let games = drafted_games(args.ruleset)?;
            let played = playouts(&games, Duration::from_secs(args.seconds));
            Ok(write(args, &played, out)?)
        }
        What::Search(args) => crate::bench_search::run(args, &drafted_games(args.ruleset)?, out),
        What::Serve(args) => crate::bench_serve::run(args, out),
    }
}

fn write(args: &PlayoutArgs, played: &Playouts, out: &mut impl Write) -> io::Result<()> {
    if args.json {
        serde_json::to_writer(&mut *out, played)?;
        return writeln!(out);
    }
    writeln!(
        out,
        "{}: {} games, {} decisions with {:.1} options on average in {:.1} s: {:.0} decisions per \
         second",
        args.ruleset.ruleset(),
        played.games,
        played.decisions,
        played.mean_options,
        played.seconds,
        played.decisions_per_second
    )
}

/// A game of two on every board that has room for two, once with gods and once with titans.
pub(crate) fn drafted_games(edition: Edition) -> anyhow::Result<Vec<Pantheon>> {
    let pack = content::embedded();
    let games = boards_for(&pack, 2, &edition).flat_map(|board| {
        let pack = &pack;
        [DivinityType::Gods, DivinityType::Titans].map(move |divinities| {
            let settings = Settings { round_limit: Some(ROUND_LIMIT), ..Settings::default() };
            let table = TableSpec {
                edition,
                boards: vec![board.id().to_owned()],
                settings: Some(settings),
                ..TableSpec::draft(2, divinities)
            };
            let game = Pantheon::new(table.setup(pack)?);
            game.map_err(|faults| anyhow::anyhow!("board {}: {}", board.id(), faults[0]))
        })
    });
    games.collect()
}

/// Plays the games in turn, at random, until the time is up.
pub(crate) fn playouts<G: Game>(games: &[G], time: Duration) -> Playouts {
    let mut rng = Rng::with_seed(SEED);
    let mut options = Vec::with_capacity(256);
    let (mut finished, mut decisions, mut offered) = (0, 0u64, 0u64);
    let started = Instant::now();
    'time: for game in games.iter().cycle() {
        let mut state = game.start();
        loop {
            match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    let outcome = game.draw_outcome(&state, request, &mut rng);
                    game.advance(&mut state, Input::Outcome(outcome), &mut Log::silent())
                        .expect("a drawn outcome is possible");
                }
                Pause::Decision(_) => {
                    game.options(&state, &mut options);
                    let choice = *rng.choice(&options).expect("a seat that is asked has a choice");
                    if options.len() > 1 {
                        decisions += 1;
                        offered += options.len() as u64;
                        // The clock costs about as much as a decision.
                        if decisions % 512 == 0 && started.elapsed() >= time {
                            break 'time;
                        }
                    }
                    game.advance_unchecked(&mut state, choice);
                }
            }
        }
        finished += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    Playouts {
        games: finished,
        decisions,
        mean_options: offered as f64 / decisions.max(1) as f64,
        seconds,
        decisions_per_second: decisions as f64 / seconds,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_finished_and_decisions_counted() {
        let games = drafted_games(Edition::default()).expect("the set-ups can be played");
        let played = playouts(&games, Duration::from_millis(300));
        assert!(played.games > 0 && played.decisions > 0, "{played:?}");
        assert!(played.mean_options >= 2.0, "{played:?}");
        let text = serde_json::to_value(played).expect("plain numbers");
        let keys: Vec<&str> =
            text.as_object().expect("a table").keys().map(String::as_str).collect();
        let expected = ["games", "decisions", "mean_options", "seconds", "decisions_per_second"];
        assert_eq!(keys, expected);
    }
}
