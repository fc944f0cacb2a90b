//! What players know about one game beyond its rules.

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game, Hosted, Seat};

use crate::{Net, Sides, Stance};

/// What games have taught: numbers that players judge by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Experience {
    /// The weights of the terms in the order of [`Knowledge::term_names`], then the numbers of
    /// [`Knowledge::foresight_names`]. What is missing stays as it is.
    pub numbers: Vec<f64>,
    /// What judges beyond the sum of the terms.
    pub net: Option<Arc<Net>>,
    /// What forms first impressions of choices, beyond [`Knowledge::appeal`] as it was set by hand.
    pub instinct: Option<Arc<Net>>,
}

/// A view of the game that players know by `K`.
pub type ViewOf<K> = <<K as Knowledge>::Game as Game>::View;

/// A choice of the game that players know by `K`.
pub type ChoiceOf<K> = <<K as Knowledge>::Game as Game>::Choice;

/// A state of the game that players know by `K`.
pub type StateOf<K> = <<K as Knowledge>::Game as Game>::State;

/// What computer players know of a game.
///
/// Rules say what is legal; this says what is sensible. Players that search share it.
///
/// What a game must say is little: how good a moment is, and what one does without thinking. The
/// rest makes search faster or keeps it from wasting time, and may be left as it is.
///
/// It is implemented by a type of its own, which is never made, so that a game's rules need not
/// know of its players.
pub trait Knowledge: Sized + 'static {
    /// The game.
    type Game: Hosted;

    /// What is worked out once for a game: distances, what units are worth.
    type Lore: Send + Sync;

    /// What is left of a lead for each round that it takes to win by it, for those who learn: below 1,
    /// who wins at once has more of it than who wins some time.
    const HASTE: f64 = 1.0;

    /// Works it out.
    fn lore(game: &Self::Game) -> Self::Lore;

    /// Works it out for a player without experience: nothing in it was learned from games. The
    /// yardsticks use it, so that they stay where they are while others learn.
    fn plain_lore(game: &Self::Game) -> Self::Lore {
        Self::lore(game)
    }

    /// Works it out for a player with experience of its own.
    fn lore_with(game: &Self::Game, experience: Option<&Experience>) -> Self::Lore {
        let mut lore = Self::lore(game);
        if let Some(experience) = experience {
            Self::set_experience(&mut lore, experience);
        }
        lore
    }

    /// Whether `lore` was worked out for this very game.
    fn is_lore(game: &Self::Game, lore: &Self::Lore) -> bool;

    /// The place of the choice to take where no looking ahead is needed: dice are spent by exact
    /// odds, units recruited by what they are worth.
    fn solved(
        game: &Self::Game,
        lore: &Self::Lore,
        view: &ViewOf<Self>,
        options: &[ChoiceOf<Self>],
        rng: &mut Rng,
    ) -> Option<usize>;

    /// The place of the choice that a player in a hurry takes in a world that is only imagined.
    fn habit(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        options: &[ChoiceOf<Self>],
        rng: &mut Rng,
    ) -> usize;

    /// Whether what stood open in `before` is settled in `after`, so that `after` can be judged.
    fn is_settled(game: &Self::Game, before: &StateOf<Self>, after: &StateOf<Self>) -> bool;

    /// How good a moment is for `seat`, whoever is to move: higher is better, 0 is even.
    ///
    /// While the game goes on this is the sum of [`Knowledge::terms`], each by its weight.
    fn worth(game: &Self::Game, lore: &Self::Lore, world: &StateOf<Self>, seat: Seat) -> f64;

    /// The chance of every seat's side to win, judged as things stand; the result when the game is
    /// over. Seats that do not exist have none.
    fn outlook(game: &Self::Game, lore: &Self::Lore, world: &StateOf<Self>) -> [f64; Seat::MOST];

    /// Takes out choices that another one of the list makes needless: detours, dearer payments for
    /// the same thing. At least one stays, and the order too.
    fn narrow(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        options: &mut Vec<ChoiceOf<Self>>,
    ) {
        let _ = (game, lore, world, options);
    }

    /// How promising each option looks before it is tried: replaces the contents of `appeals` by
    /// one number above 0 for each. Only their proportion matters.
    fn appeal(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        options: &[ChoiceOf<Self>],
        appeals: &mut Vec<f64>,
    ) {
        let _ = (game, lore, world);
        appeals.clear();
        appeals.resize(options.len(), 1.0);
    }

    /// How many numbers are told of an option to those who form a first impression of it by a net; 0
    /// where nobody does.
    fn cue_count() -> usize {
        0
    }

    /// Tells of each option: appends [`Knowledge::cue_count`] numbers for each.
    fn cues(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        options: &[ChoiceOf<Self>],
        told: &mut Vec<f32>,
    ) {
        let _ = (game, lore, world, options, told);
    }

    /// What forms first impressions.
    fn instinct(lore: &Self::Lore) -> Option<&Arc<Net>> {
        let _ = lore;
        None
    }

    /// What a choice costs the side of who makes it beyond what follows from it, as a chance to win:
    /// who waits does not win.
    fn price(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        choice: ChoiceOf<Self>,
    ) -> f64 {
        let _ = (game, lore, world, choice);
        0.0
    }

    /// Whether the decision at hand is not worth a place in a search tree: habit answers it as
    /// well, as when dice are spent.
    fn is_routine(game: &Self::Game, world: &StateOf<Self>) -> bool {
        let _ = (game, world);
        false
    }

    /// How much hangs on a decision, 0 to 1: the share of a player's time that it deserves.
    fn stake(
        game: &Self::Game,
        lore: &Self::Lore,
        world: &StateOf<Self>,
        options: &[ChoiceOf<Self>],
    ) -> f64 {
        let _ = (game, lore, world, options);
        1.0
    }

    /// Whether a choice fits somebody's stance.
    fn fits(
        game: &Self::Game,
        stance: Stance,
        view: &ViewOf<Self>,
        choice: ChoiceOf<Self>,
    ) -> bool {
        let _ = (game, stance, view, choice);
        true
    }

    /// A number that tells a turn from the one after it: players divide their time by turns.
    fn turn_of(game: &Self::Game, view: &ViewOf<Self>) -> u32;

    /// What the terms of [`Knowledge::worth`] are called.
    fn term_names() -> &'static [&'static str];

    /// The terms of [`Knowledge::worth`] at a moment, before they are weighed; in the order of
    /// [`Knowledge::term_names`].
    fn terms(game: &Self::Game, lore: &Self::Lore, world: &StateOf<Self>, seat: Seat) -> Vec<f64>;

    /// How much each term counts, in the order of [`Knowledge::term_names`].
    fn weights(lore: &Self::Lore) -> Vec<f64>;

    /// Judges and thinks ahead by other experience.
    fn set_experience(lore: &mut Self::Lore, experience: &Experience);

    /// What judges beyond the sum of the terms.
    fn net(lore: &Self::Lore) -> Option<&Arc<Net>>;

    /// How many signals a net is told of each side.
    fn signal_count() -> usize;

    /// What is told of each side that is still in the game; none once it is over.
    fn sides(game: &Self::Game, lore: &Self::Lore, world: &StateOf<Self>) -> Sides;

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
        let (net, instinct) = (Self::net(lore).cloned(), Self::instinct(lore).cloned());
        Experience { numbers, net, instinct }
    }
}
