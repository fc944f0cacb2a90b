//! Sources of outcomes. The rules only ever ask; one of these answers.

use std::collections::VecDeque;

use crate::Game;

/// A source of chance outcomes.
pub trait Chance<G: Game> {
    /// The answer to `request`, or `None` when the source has nothing to say.
    fn outcome(&mut self, game: &G, state: &G::State, request: G::Request) -> Option<G::Outcome>;
}

/// Outcomes drawn from a seeded generator, for play.
#[derive(Clone, Debug)]
pub struct Seeded(fastrand::Rng);

impl Seeded {
    /// A source that gives the same outcomes for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }
}

impl<G: Game> Chance<G> for Seeded {
    fn outcome(&mut self, game: &G, state: &G::State, request: G::Request) -> Option<G::Outcome> {
        Some(game.draw_outcome(state, request, &mut self.0))
    }
}

/// Outcomes written down beforehand, for cases and replays.
#[derive(Clone, Debug)]
pub struct Scripted<O>(VecDeque<O>);

impl<O> Scripted<O> {
    /// A source that gives `outcomes` in order and then falls silent.
    pub fn new(outcomes: impl IntoIterator<Item = O>) -> Self {
        Self(outcomes.into_iter().collect())
    }

    /// The number of outcomes that have not been used.
    pub fn left(&self) -> usize {
        self.0.len()
    }
}

impl<G: Game> Chance<G> for Scripted<G::Outcome> {
    fn outcome(&mut self, _: &G, _: &G::State, _: G::Request) -> Option<G::Outcome> {
        self.0.pop_front()
    }
}

/// Every outcome of a request with its weight, for exact odds and search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enumerated<O> {
    /// The outcomes; the chance of one is its weight over [`Enumerated::total`].
    pub outcomes: Vec<(O, u64)>,
    /// The sum of all weights.
    pub total: u64,
}

impl<O> Enumerated<O> {
    /// All outcomes of `request`.
    pub fn of<G: Game<Outcome = O>>(game: &G, state: &G::State, request: G::Request) -> Self {
        let mut outcomes = Vec::new();
        game.outcomes(state, request, &mut outcomes);
        let total = outcomes.iter().map(|&(_, weight)| weight).sum();
        Self { outcomes, total }
    }
}

/// One of several kinds of cards, drawn from a deck of `cards` by how many of each kind it holds.
///
/// ```
/// let mut rng = fastrand::Rng::with_seed(1);
/// let deck = [("lion", 0), ("bull", 3)];
/// assert_eq!(kernel::chance::card(3, deck.into_iter(), &mut rng), "bull");
/// ```
///
/// # Panics
/// When the deck holds fewer cards than said.
pub fn card<C>(cards: u8, mut kinds: impl Iterator<Item = (C, u8)>, rng: &mut fastrand::Rng) -> C {
    let mut before = rng.u8(0..cards.max(1));
    let found = kinds.find(|&(_, copies)| {
        let found = before < copies;
        before = before.saturating_sub(copies);
        found
    });
    found.expect("a card is only asked of a deck that has one").0
}
