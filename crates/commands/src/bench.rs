//! `omphalos bench`: how fast games are played out.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use serde::Serialize;

use crate::games::{Games, Ruleset};

/// The seed of the first set-up and of all play, so that runs can be compared.
const SEED: u64 = 1;

const EXAMPLES: &str = "\
Examples:
  omphalos bench playouts --seconds 5
  omphalos bench playouts --ruleset conjurers --seconds 5 --json";

/// Play games at random on one thread and count decisions
///
/// Every seat takes any of its options with equal chance. Only decisions with at least two
/// options count.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct PlayoutArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
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
pub struct Playouts {
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

/// Plays at random, and tells how fast that was.
///
/// # Errors
/// When the games cannot be set up.
pub fn run(args: &PlayoutArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    let (ruleset, time) = (args.ruleset.id(), Duration::from_secs(args.seconds));
    Ok(write(args, &games.of(ruleset)?.playouts(ruleset, time)?, out)?)
}

fn write(args: &PlayoutArgs, played: &Playouts, out: &mut dyn Write) -> io::Result<()> {
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

/// The help of the command, with what is played in each game.
pub fn about(games: &Games) -> String {
    let games: String = games.all().map(|game| format!("\n  {}", game.benched())).collect();
    format!("{EXAMPLES}\n\nThe games:{games}")
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
