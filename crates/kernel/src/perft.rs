//! Counting the tree of games that can follow a position.

use crate::{Game, Input, Log, Pause};

/// The number of ways in which the next `depth` inputs can go from `state`.
///
/// An input is a choice of the seat that is asked or an outcome of chance; different outcomes
/// count once each, whatever their weight. Games that are over before have no further inputs and
/// count nothing. The number says at a glance whether two versions of a rules crate offer the
/// same: chess programs call it *perft*.
///
/// ```
/// # use kernel::{Game, perft};
/// # fn shown<G: Game>(game: &G) {
/// let state = game.start();
/// let mut options = Vec::new();
/// game.options(&state, &mut options);
/// if !options.is_empty() {
///     assert_eq!(perft(game, &state, 1), options.len() as u64);
/// }
/// # }
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = after_each(game, state);
    match depth {
        1 => next.len() as u64,
        _ => next.iter().map(|(_, to)| perft(game, to, depth - 1)).sum(),
    }
}

/// Every input that `state` can take, in notation, with the number of ways in which the
/// `depth - 1` inputs after it can go: [`perft`], divided among the first inputs.
pub fn perft_by_input<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(String, u64)> {
    let rest = depth.saturating_sub(1);
    after_each(game, state).iter().map(|(name, to)| (name.clone(), perft(game, to, rest))).collect()
}

/// Every input that `state` can take, in notation, with the state it leads to.
fn after_each<G: Game>(game: &G, state: &G::State) -> Vec<(String, G::State)> {
    match game.pause(state) {
        Pause::Decision(_) => {
            let mut options = Vec::new();
            game.options(state, &mut options);
            let take = |choice: G::Choice| {
                let mut to = state.clone();
                game.advance_unchecked(&mut to, choice);
                (game.write(&choice), to)
            };
            options.into_iter().map(take).collect()
        }
        Pause::Chance(request) => {
            let mut outcomes = Vec::new();
            game.outcomes(state, request, &mut outcomes);
            let take = |(outcome, _): (G::Outcome, u64)| {
                let mut to = state.clone();
                let taken = game.advance(&mut to, Input::Outcome(outcome), &mut Log::silent());
                taken.expect("a listed outcome is possible");
                (game.write(&outcome), to)
            };
            outcomes.into_iter().map(take).collect()
        }
        Pause::Over(_) => Vec::new(),
    }
}
