//! `omphalos bench`: how fast games are played out.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use conjurers::Conjurers;
use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use mythic::Mythic;
use pantheon::{Pantheon, RULESET};
use serde::Serialize;

use crate::games::{Benched, Ruleset, for_game, ruleset_parser};

/// The seed of the first set-up and of all play, so that runs can be compared.
const SEED: u64 = 1;

const EXAMPLES: &str = "\
Examples:
  omphalos bench playouts --seconds 5
  omphalos bench playouts --ruleset conjurers --seconds 5 --json";

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
/// options count.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = about_games())]
struct PlayoutArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = RULESET, value_parser = ruleset_parser())]
    ruleset: Ruleset,

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
            let time = Duration::from_secs(args.seconds);
            let played = for_game!(args.ruleset, G => playouts(&G::benched(args.ruleset)?, time));
            Ok(write(args, &played, out)?)
        }
        What::Search(args) => crate::bench_search::run(args, out),
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
        args.ruleset.id(),
        played.games,
        played.decisions,
        played.mean_options,
        played.seconds,
        played.decisions_per_second
    )
}

/// What is played in each game.
fn about_games() -> String {
    let [pantheon, mythic, conjurers] = [Pantheon::ABOUT, Mythic::ABOUT, Conjurers::ABOUT];
    format!(
        "{EXAMPLES}\n\nThe games:\n  Pantheon: {pantheon}\n  {}: {mythic}\n  {}: {conjurers}",
        mythic::RULESET,
        conjurers::RULESET
    )
}

/// Plays the games in turn, at random, until the time is up.
pub(crate) fn playouts<G: Game>(games: &[G], time: Duration) -> Playouts {
    let mut rng = Rng::with_seed(SEED);
    let mut options = Vec::with_capacity(256);
    let (mut finished, mut inputs, mut decisions, mut offered) = (0, 0u64, 0u64, 0u64);
    let started = Instant::now();
    'time: for game in games.iter().cycle() {
        let mut state = game.start();
        loop {
            // Inputs are counted, not decisions, so that time is up in a game without any as well.
            // The clock costs about as much as a decision.
            inputs += 1;
            if inputs % 1024 == 0 && started.elapsed() >= time {
                break 'time;
            }
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
        fn played<G: Benched>(ruleset: Ruleset) -> Playouts {
            let games = G::benched(ruleset).expect("the set-ups can be played");
            playouts(&games, Duration::from_millis(300))
        }
        let [pantheon, _, mythic, conjurers] = Ruleset::ALL;
        let pantheon = played::<Pantheon>(pantheon);
        for played in [pantheon, played::<Mythic>(mythic), played::<Conjurers>(conjurers)] {
            assert!(played.games > 0 && played.decisions > 0, "{played:?}");
            assert!(played.mean_options >= 2.0, "{played:?}");
        }
        let text = serde_json::to_value(pantheon).expect("plain numbers");
        let keys: Vec<&str> =
            text.as_object().expect("a table").keys().map(String::as_str).collect();
        let expected = ["games", "decisions", "mean_options", "seconds", "decisions_per_second"];
        assert_eq!(keys, expected);
    }
}
