//! What a computer player is, and the one that does not think.

use fastrand::Rng;
use kernel::Game;

use crate::Thought;

/// Somebody who decides from what a seat may know.
///
/// A player is made for one seat of one game. It is given a view and never a state, so a player
/// that looks at hidden cards does not compile.
pub trait Player<G: Game> {
    /// The place in `options` of the choice to take. There is always at least one option.
    fn choose(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> usize;

    /// What the player thought about its last decision, if it is one who thinks.
    fn thought(&self) -> Option<&Thought<G::Choice>> {
        None
    }

    /// Others are asked for a while: memory that only the next decision would use is given back.
    fn rest(&mut self) {}
}

/// Takes any option with equal chance.
#[derive(Clone, Debug)]
pub struct Random(Rng);

/// A player who takes any option with equal chance: the yardstick for all others.
pub fn random(seed: u64) -> Random {
    Random(Rng::with_seed(seed))
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, options: &[G::Choice]) -> usize {
        self.0.usize(0..options.len())
    }
}
