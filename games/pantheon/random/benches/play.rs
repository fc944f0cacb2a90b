//! What one step of play costs: copying a moment, listing its choices, taking one, and a whole
//! random game.

use divan::{Bencher, black_box};
use kernel::{Game, Input, Log, Pause};
use pantheon::{Choice, Edition, Pantheon, State};

fn main() {
    divan::main();
}

/// Plays on at random until `decisions` choices have been made, or to the end.
fn play(game: &Pantheon, state: &mut State, decisions: u32, options: &mut Vec<Choice>) -> u32 {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut made = 0;
    while made < decisions {
        match game.pause(state) {
            Pause::Over(_) => break,
            Pause::Chance(request) => {
                let outcome = game.draw_outcome(state, request, &mut rng);
                game.advance(state, Input::Outcome(outcome), &mut Log::silent())
                    .expect("a drawn outcome is possible");
            }
            Pause::Decision(_) => {
                game.options(state, options);
                game.advance_unchecked(state, options[rng.usize(0..options.len())]);
                made += 1;
            }
        }
    }
    made
}

/// A game in its middle, at a question with several answers.
fn middle() -> (Pantheon, State, Vec<Choice>) {
    let game = Pantheon::new(pantheon_random::setup(&Edition::V1_5, 1))
        .expect("a random set-up can be played");
    let mut state = game.start();
    let mut options = Vec::with_capacity(512);
    play(&game, &mut state, 200, &mut options);
    loop {
        game.options(&state, &mut options);
        if options.len() > 2 {
            return (game, state, options);
        }
        assert_eq!(play(&game, &mut state, 1, &mut options), 1, "the game goes on");
    }
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let (_, state, _) = middle();
    bencher.bench(|| *black_box(&state));
}

#[divan::bench]
fn list_the_choices(bencher: Bencher<'_, '_>) {
    let (game, state, mut options) = middle();
    let expected = options.len();
    bencher.bench_local(|| {
        game.options(black_box(&state), &mut options);
        assert_eq!(options.len(), expected);
    });
}

#[divan::bench]
fn take_a_choice(bencher: Bencher<'_, '_>) {
    let (game, state, options) = middle();
    bencher.with_inputs(|| state).bench_local_values(|mut state| {
        game.advance_unchecked(&mut state, options[1]);
        state
    });
}

#[divan::bench]
fn a_whole_random_game(bencher: Bencher<'_, '_>) {
    let game = Pantheon::new(pantheon_random::setup(&Edition::V1_5, 1))
        .expect("a random set-up can be played");
    let mut options = Vec::with_capacity(512);
    bencher.bench_local(|| {
        let mut state = game.start();
        let made = play(&game, &mut state, u32::MAX, &mut options);
        assert!(made > 50 && matches!(game.pause(&state), Pause::Over(_)));
        made
    });
}
