//! Walking through a game to look at its decisions.

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause, Seat};

/// Plays a game from its start as [`walk_from`] does.
///
/// # Panics
/// As [`walk_from`].
pub fn walk<G: Game>(
    game: &G,
    rng: &mut Rng,
    most: usize,
    choose: impl FnMut(&G::State, Seat, &[G::Choice], &mut Rng) -> Option<usize>,
) -> G::State {
    walk_from(game, game.start(), rng, most, choose)
}

/// Plays on for `most` inputs, or to the end, and gives the state it comes to. Chance is drawn; at
/// each decision `choose` is shown the state, the seat that is asked and what it is offered, and
/// gives the place of the choice to take, or `None` to stop.
///
/// # Panics
/// When the game does not take what it offered, or an outcome that it drew.
pub fn walk_from<G: Game>(
    game: &G,
    mut state: G::State,
    rng: &mut Rng,
    most: usize,
    mut choose: impl FnMut(&G::State, Seat, &[G::Choice], &mut Rng) -> Option<usize>,
) -> G::State {
    let mut options = Vec::new();
    for _ in 0..most {
        let input = match game.pause(&state) {
            Pause::Over(_) => break,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, rng)),
            Pause::Decision(seat) => {
                game.options(&state, &mut options);
                let Some(at) = choose(&state, seat, &options, rng) else { break };
                Input::Choice(options[at])
            }
        };
        game.advance(&mut state, input, &mut Log::silent()).expect("it was offered or drawn");
    }
    state
}
