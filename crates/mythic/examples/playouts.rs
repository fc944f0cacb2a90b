//! Random play on one thread: how many decisions with at least two options a second.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use mythic::Mythic;

fn main() {
    let units = common::units();
    let mut rng = Rng::with_seed(1);
    let tables: Vec<Mythic> = (0..20)
        .map(|_| Mythic::new(common::table(&units, &mut rng)).expect("a random table"))
        .collect();
    let (mut decisions, mut games, mut offered) = (0u64, 0u64, 0u64);
    let mut options = Vec::new();
    let start = Instant::now();
    while start.elapsed().as_secs() < 5 {
        let game = &tables[games as usize % tables.len()];
        let mut state = game.start();
        loop {
            match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    let outcome = game.draw_outcome(&state, request, &mut rng);
                    game.advance(&mut state, Input::Outcome(outcome), &mut Log::silent())
                        .expect("chance answers rightly");
                }
                Pause::Decision(_) => {
                    game.options(&state, &mut options);
                    decisions += u64::from(options.len() > 1);
                    offered += options.len() as u64;
                    game.advance_unchecked(&mut state, options[rng.usize(0..options.len())]);
                }
            }
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {decisions} decisions, {:.1} options on average, {:.0} decisions per second",
        offered as f64 / decisions as f64,
        decisions as f64 / seconds
    );
}
