//! `omphalos bench search`: how fast computer players look ahead.

use std::io::Write;
use std::time::Duration;

use kernel::{Game as _, Log, Seat};
use players::{Knowledge as _, Level, arena, rounds_in};
use serde::Serialize;

use crate::commanded::{Commanded, StateOf};
use crate::games::{Games, Ruleset};

/// What all games and searches follow from, so that runs can be compared.
const SEED: u64 = 1;

/// How many positions are searched from, each in a game of its own.
const POSITIONS: usize = 8;

const EXAMPLES: &str = "\
Examples:
  omphalos bench search --seconds 8
  omphalos bench search --ruleset pantheon-1.5 --seconds 8 --json";

/// Search from the middle of games on one thread and count rounds
///
/// The positions come from games that quick players played: half way through, at the start of a
/// turn. A round is one line from there to a new place in the search tree, played on until things
/// are settled, and judged.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct SearchBenchArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    ruleset: Ruleset,

    /// For how long, 1 to 3600
    #[arg(long, value_name = "N", default_value_t = 8)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3600), allow_negative_numbers = true)]
    seconds: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a run of searches came to.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Positions searched from.
    positions: usize,
    /// Rounds made.
    iterations: u64,
    /// How long it took.
    seconds: f64,
    /// The measure.
    iterations_per_second: f64,
}

/// Searches, and tells how fast that was.
///
/// # Errors
/// When the games cannot be set up.
pub fn run(args: &SearchBenchArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    let time = Duration::from_secs(args.seconds);
    let speed = games.of(args.ruleset.id())?.search_speed(args.ruleset.id(), time)?;
    if args.json {
        serde_json::to_writer(&mut *out, &speed)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "{}: {} rounds from {} positions in {:.1} s: {:.0} rounds per second",
            args.ruleset.id(),
            speed.iterations,
            speed.positions,
            speed.seconds,
            speed.iterations_per_second
        )?;
    }
    Ok(())
}

pub(crate) fn measure<C: Commanded>(games: &[C::Game], time: Duration) -> Speed {
    let positions: Vec<(&C::Game, StateOf<C>, Seat)> = (SEED..)
        .zip(games.iter().cycle().take(games.len().max(POSITIONS)))
        .filter_map(|(seed, game)| {
            half_way::<C>(game, seed).map(|(state, seat)| (game, state, seat))
        })
        .take(POSITIONS)
        .collect();
    let share = time / positions.len().max(1) as u32;
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    for (game, state, seat) in &positions {
        let view = game.view(state, Some(*seat));
        let (rounds, took) =
            rounds_in::<C::Knowledge>(game, &C::Knowledge::lore(game), &view, share, SEED);
        iterations += rounds;
        spent += took;
    }
    let seconds = spent.as_secs_f64();
    let iterations_per_second = iterations as f64 / f64::max(seconds, 1e-9);
    Speed { positions: positions.len(), iterations, seconds, iterations_per_second }
}

/// The first start of a turn in the second half of a game.
fn half_way<C: Commanded>(game: &C::Game, seed: u64) -> Option<(StateOf<C>, Seat)> {
    let mut players: Vec<_> = (0..u64::from(game.seats()))
        .map(|seat| Level::GREEDY.player::<C::Knowledge>(seed + seat))
        .collect();
    let played = arena::play(game, &mut players, seed);
    let half = played.inputs.len() / 2;
    let mut state = game.start();
    for (number, &(seat, input)) in played.inputs.iter().enumerate() {
        let begins = C::begins_turn(&state);
        if let Some(seat) = seat.filter(|_| number >= half && begins) {
            return Some((state, seat));
        }
        game.advance(&mut state, input, &mut Log::silent()).expect("what was played is legal");
    }
    None
}
