//! Numbers tuned by play: who wins shows where they should go.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::Context;
use fastrand::Rng;
use players::arena::{Fixture, Played, Series};
use players::balance::GameReport;
use players::trials::Trials;
use players::weights::{self, Made};
use players::{Experience, Knowledge as _};

use super::TuneArgs;
use crate::commanded::{Commanded, Tables as _, Wanted};
use crate::options::SeriesArgs;
use crate::sim::{self, Contender};

/// By what share of itself a number is moved for a trial.
const REACH: f64 = 0.2;

/// How far the numbers follow a trial whose games one side won all, in parts of the reach.
const STEP: f64 = 0.1;

/// How often the seats go round in one trial.
const ROUNDS: u64 = 2;

/// The weights are written down after so many trials.
const OFTEN: u64 = 50;

/// Plays, and writes down where the numbers have come to.
pub(super) fn run<C: Commanded>(args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let usual = SeriesArgs::default();
    let tables = |&seats: &u8| {
        let tables = C::tables(&Wanted {
            ruleset: args.ruleset.id(),
            seats,
            for_balance: false,
            args: &usual,
        })?;
        anyhow::Ok((seats, tables))
    };
    let sizes: Vec<(u8, C::Tables)> = args.seats.iter().map(tables).collect::<Result<_, _>>()?;
    let game: C::Game = sizes[0].1.set_up(args.seed)?;
    let start = match &args.weights {
        Some(file) => sim::read_weights::<C>(file, args.ruleset.id(), &game)?,
        None => C::Knowledge::experience(&C::Knowledge::lore(&game)),
    };
    let mut trials = Trials::new(&start.numbers, REACH);
    let tuned =
        |trials: &Trials| Experience { numbers: trials.numbers().to_vec(), ..start.clone() };
    let mut rng = Rng::with_seed(args.seed);
    let stop = sim::interruptible()?;
    let bar = sim::progress(args.games);
    let (mut played, mut number) = (0, 0u64);
    while played < args.games {
        let (seats, tables) = &sizes[number as usize % sizes.len()];
        let trial = trials.trial(&mut rng);
        // With three players the sides take turns to be two.
        let side = |at: usize| (at + number as usize / sizes.len()) % 2;
        let player = |at: usize| {
            let experience =
                Experience { numbers: trial.players[side(at)].clone(), ..start.clone() };
            Contender::<C>::weighed(args.player, experience, &args.out)
        };
        let players: Vec<_> = (0..usize::from(*seats)).map(player).collect();
        let games = ROUNDS * u64::from(*seats);
        let series = Series { players, from: 0, games, seed: rng.u64(..), threads: args.threads() };
        let told = |fixture: &Fixture, game: &Arc<C::Game>, played: &Played<C::Game>| {
            anyhow::Ok(lead(
                &GameReport::of::<C::Knowledge>(fixture, &**game, played),
                usize::from(*seats),
                side,
            ))
        };
        let each = |_: &f64| {
            bar.inc(1);
            ControlFlow::Continue(())
        };
        let leads = series.run(|fixture| tables.set_up(fixture.table), told, each, stop)?;
        if (leads.len() as u64) < games {
            break;
        }
        played += games;
        number += 1;
        let way = played as f64 / args.games as f64;
        // Large steps at first, small ones at last.
        let step = STEP * (1.75 - 1.5 * way).clamp(0.25, 1.0);
        trials.learn(&trial, leads.iter().sum::<f64>() / games as f64, step);
        if number.is_multiple_of(OFTEN) {
            write_down::<C>(args, &tuned(&trials), played)?;
        }
    }
    bar.finish_and_clear();
    write_down::<C>(args, &tuned(&trials), played)?;
    let names = [C::Knowledge::term_names(), C::Knowledge::foresight_names()].concat();
    if args.json {
        let report = serde_json::json!({
            "names": names, "before": start.numbers, "after": trials.numbers(), "games": played,
        });
        return Ok(writeln!(out, "{report}")?);
    }
    writeln!(out, "{played} games\n\nnumber                before     after")?;
    for ((name, before), after) in names.iter().zip(&start.numbers).zip(trials.numbers()) {
        writeln!(out, "{name:<18} {before:>9.4} {after:>9.4}")?;
    }
    Ok(writeln!(out, "written to {}", args.out.display())?)
}

/// What a game gave to the first side, from -1 to 1 where both are as many. What is won by a player of
/// the smaller side counts for more, so that equal sides come out even.
fn lead(report: &GameReport, players: usize, side: impl Fn(usize) -> usize) -> f64 {
    let mut sizes = [0.0; 2];
    (0..players).for_each(|at| sizes[side(at)] += 1.0);
    let mut lead = 0.0;
    for &winner in &report.winners {
        let share = players as f64 / 2.0 / (report.winners.len() as f64 * sizes[side(winner)]);
        lead += if side(winner) == 0 { share } else { -share };
    }
    lead
}

fn write_down<C: Commanded>(
    args: &TuneArgs,
    experience: &Experience,
    games: u64,
) -> anyhow::Result<()> {
    let made = Made::ByPlay { players: &args.player.to_string(), games, seats: &args.seats };
    let text = weights::write::<C::Knowledge>(experience, args.ruleset.id(), &made);
    fs::write(&args.out, text).with_context(|| super::cannot("write", &args.out))
}
