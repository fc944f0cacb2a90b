//! What players know about one game beyond its rules.

use fastrand::Rng;
use pantheon::kernel::{Game, Seat};

/// A game that computer players understand.
///
/// Rules say what is legal; this says what is sensible. Players that search share it.
pub trait Knowledge: Game {
    /// What is worked out once for a game: distances, what units are worth.
    type Lore: Send + Sync;

    /// Works it out.
    fn lore(&self) -> Self::Lore;

    /// Whether `lore` was worked out for this very game.
    fn is_lore(&self, lore: &Self::Lore) -> bool;

    /// The place of the choice to take where no looking ahead is needed: dice are spent by exact
    /// odds, units recruited by what they are worth.
    fn solved(
        &self,
        lore: &Self::Lore,
        view: &Self::View,
        options: &[Self::Choice],
        rng: &mut Rng,
    ) -> Option<usize>;

    /// The place of the choice that a player in a hurry takes in a world that is only imagined.
    fn habit(
        &self,
        lore: &Self::Lore,
        world: &Self::State,
        options: &[Self::Choice],
        rng: &mut Rng,
    ) -> usize;

    /// Whether what stood open in `before` is settled in `after`, so that `after` can be judged.
    fn is_settled(&self, before: &Self::State, after: &Self::State) -> bool;

    /// How good a moment is for `seat`, whoever is to move: higher is better, 0 is even.
    ///
    /// While the game goes on this is the sum of [`Knowledge::terms`], each by its weight.
    fn worth(&self, lore: &Self::Lore, world: &Self::State, seat: Seat) -> f64;

    /// What the terms of [`Knowledge::worth`] are called.
    fn term_names() -> &'static [&'static str];

    /// The terms of [`Knowledge::worth`] at a moment, before they are weighed; in the order of
    /// [`Knowledge::term_names`].
    fn terms(&self, lore: &Self::Lore, world: &Self::State, seat: Seat) -> Vec<f64>;

    /// How much each term counts, in the order of [`Knowledge::term_names`].
    fn weights(lore: &Self::Lore) -> Vec<f64>;

    /// Lets the terms count otherwise: weights that are not given stay as they are.
    fn set_weights(lore: &mut Self::Lore, weights: &[f64]);
}
