//! What players know about one game beyond its rules.

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Hosted, Seat};

use crate::{Net, Sides, Stance};

/// What games have taught: numbers that players judge by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Experience {
    /// The weights of the terms in the order of [`Knowledge::term_names`], then the numbers of
    /// [`Knowledge::foresight_names`]. What is missing stays as it is.
    pub numbers: Vec<f64>,
    /// What judges beyond the sum of the terms.
    pub net: Option<Arc<Net>>,
}

/// A game that computer players understand.
///
/// Rules say what is legal; this says what is sensible. Players that search share it.
///
/// What a game must say is little: how good a moment is, and what one does without thinking. The
/// rest makes search faster or keeps it from wasting time, and may be left as it is.
pub trait Knowledge: Hosted {
    /// What is worked out once for a game: distances, what units are worth.
    type Lore: Send + Sync;

    /// What is left of a lead for each round that it takes to win by it, for those who learn: below 1,
    /// who wins at once has more of it than who wins some time.
    const HASTE: f64 = 1.0;

    /// Works it out.
    fn lore(&self) -> Self::Lore;

    /// Works it out for a player without experience: nothing in it was learned from games. The
    /// yardsticks use it, so that they stay where they are while others learn.
    fn plain_lore(&self) -> Self::Lore {
        self.lore()
    }

    /// Works it out for a player with experience of its own.
    fn lore_with(&self, experience: Option<&Experience>) -> Self::Lore {
        let mut lore = self.lore();
        if let Some(experience) = experience {
            Self::set_experience(&mut lore, experience);
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

    /// What a choice costs the side of who makes it beyond what follows from it, as a chance to win:
    /// who waits does not win.
    fn price(&self, lore: &Self::Lore, world: &Self::State, choice: Self::Choice) -> f64 {
        let _ = (lore, world, choice);
        0.0
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

    /// Whether a choice fits somebody's stance.
    fn fits(&self, stance: Stance, view: &Self::View, choice: Self::Choice) -> bool {
        let _ = (stance, view, choice);
        true
    }

    /// A number that tells a turn from the one after it: players divide their time by turns.
    fn turn_of(&self, view: &Self::View) -> u32;

    /// What the terms of [`Knowledge::worth`] are called.
    fn term_names() -> &'static [&'static str];

    /// The terms of [`Knowledge::worth`] at a moment, before they are weighed; in the order of
    /// [`Knowledge::term_names`].
    fn terms(&self, lore: &Self::Lore, world: &Self::State, seat: Seat) -> Vec<f64>;

    /// How much each term counts, in the order of [`Knowledge::term_names`].
    fn weights(lore: &Self::Lore) -> Vec<f64>;

    /// Judges and thinks ahead by other experience.
    fn set_experience(lore: &mut Self::Lore, experience: &Experience);

    /// What judges beyond the sum of the terms.
    fn net(lore: &Self::Lore) -> Option<&Arc<Net>>;

    /// How many signals a net is told of each side.
    fn signal_count() -> usize;

    /// What is told of each side that is still in the game; none once it is over.
    fn sides(&self, lore: &Self::Lore, world: &Self::State) -> Sides;

    /// What the numbers are called that terms are worked out with.
    fn foresight_names() -> &'static [&'static str] {
        &[]
    }

    /// The numbers that terms are worked out with, in the order of [`Knowledge::foresight_names`].
    fn foresight(lore: &Self::Lore) -> Vec<f64> {
        let _ = lore;
        Vec::new()
    }

    /// All that games have taught.
    fn experience(lore: &Self::Lore) -> Experience {
        let mut numbers = Self::weights(lore);
        numbers.extend(Self::foresight(lore));
        Experience { numbers, net: Self::net(lore).cloned() }
    }
}
