//! What players know about one game beyond its rules.

use fastrand::Rng;
use pantheon::kernel::{Hosted, Seat};

/// A game that computer players understand.
///
/// Rules say what is legal; this says what is sensible. Players that search share it.
///
/// What a game must say is little: how good a moment is, and what one does without thinking. The
/// rest makes search faster or keeps it from wasting time, and may be left as it is.
pub trait Knowledge: Hosted {
    /// What is worked out once for a game: distances, what units are worth.
    type Lore: Send + Sync;

    /// Works it out.
    fn lore(&self) -> Self::Lore;

    /// Works it out for a player without experience: nothing in it was learned from games. The
    /// yardsticks use it, so that they stay where they are while others learn.
    fn plain_lore(&self) -> Self::Lore {
        self.lore()
    }

    /// Works it out for a player with numbers of its own, as [`Knowledge::set_weights`] takes them.
    fn lore_with(&self, weights: Option<&[f64]>) -> Self::Lore {
        let mut lore = self.lore();
        if let Some(weights) = weights {
            Self::set_weights(&mut lore, weights);
        }
        lore
    }

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

    /// The chance of every seat's side to win, judged as things stand; the result when the game is
    /// over. Seats that do not exist have none.
    fn outlook(&self, lore: &Self::Lore, world: &Self::State) -> [f64; Seat::MOST];

    /// Takes out choices that another one of the list makes needless: detours, dearer payments for
    /// the same thing. At least one stays, and the order too.
    fn narrow(&self, lore: &Self::Lore, world: &Self::State, options: &mut Vec<Self::Choice>) {
        let _ = (lore, world, options);
    }

    /// How promising each option looks before it is tried: replaces the contents of `appeals` by
    /// one number above 0 for each. Only their proportion matters.
    fn appeal(
        &self,
        lore: &Self::Lore,
        world: &Self::State,
        options: &[Self::Choice],
        appeals: &mut Vec<f64>,
    ) {
        let _ = (lore, world);
        appeals.clear();
        appeals.resize(options.len(), 1.0);
    }

    /// Whether the decision at hand is not worth a place in a search tree: habit answers it as
    /// well, as when dice are spent.
    fn is_routine(&self, world: &Self::State) -> bool {
        let _ = world;
        false
    }

    /// How much hangs on a decision, 0 to 1: the share of a player's time that it deserves.
    fn stake(&self, lore: &Self::Lore, world: &Self::State, options: &[Self::Choice]) -> f64 {
        let _ = (lore, world, options);
        1.0
    }

    /// What the terms of [`Knowledge::worth`] are called.
    fn term_names() -> &'static [&'static str];

    /// The terms of [`Knowledge::worth`] at a moment, before they are weighed; in the order of
    /// [`Knowledge::term_names`].
    fn terms(&self, lore: &Self::Lore, world: &Self::State, seat: Seat) -> Vec<f64>;

    /// How much each term counts, in the order of [`Knowledge::term_names`].
    fn weights(lore: &Self::Lore) -> Vec<f64>;

    /// Lets the terms count otherwise, and thinks ahead by other numbers: the weights in the order of
    /// [`Knowledge::term_names`], then those of [`Knowledge::foresight_names`]. What is not given
    /// stays as it is.
    fn set_weights(lore: &mut Self::Lore, weights: &[f64]);

    /// What the numbers are called that terms are worked out with.
    fn foresight_names() -> &'static [&'static str] {
        &[]
    }

    /// The numbers that terms are worked out with, in the order of [`Knowledge::foresight_names`].
    fn foresight(lore: &Self::Lore) -> Vec<f64> {
        let _ = lore;
        Vec::new()
    }

    /// The weights, then the numbers of the foresight: all that experience changes.
    fn numbers(lore: &Self::Lore) -> Vec<f64> {
        let mut numbers = Self::weights(lore);
        numbers.extend(Self::foresight(lore));
        numbers
    }
}
