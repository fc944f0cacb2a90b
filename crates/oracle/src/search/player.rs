//! The player who searches.

use fastrand::Rng;
use pantheon::kernel::fingerprint;

use super::{Budget, Mind, Thought};
use crate::{Knowledge, Player};

/// How a player goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// What a decision with everything at stake may cost.
    pub budget: Budget,
    /// How often, 0 to 1, the player follows a whim instead of a plan: takes any option that is worth
    /// a thought.
    pub whim: f64,
}

/// Searches as far as its budget goes, and follows its style.
///
/// Where the budget is a count of rounds, the choice depends on nothing but the view, the options
/// and the seed.
#[derive(Debug)]
pub struct Searcher<G: Knowledge> {
    seed: u64,
    style: Style,
    lore: Option<G::Lore>,
    weights: Option<Vec<f64>>,
    mind: Mind<G::Choice>,
    thought: Option<Thought<G::Choice>>,
}

/// A player who searches.
pub fn searcher<G: Knowledge>(seed: u64, style: Style) -> Searcher<G> {
    Searcher { seed, style, lore: None, weights: None, mind: Mind::default(), thought: None }
}

impl<G: Knowledge> Searcher<G> {
    /// The same player with weights of its own, as [`Knowledge::set_weights`] takes them.
    #[must_use]
    pub fn with_weights(self, weights: Vec<f64>) -> Self {
        Self { weights: Some(weights), lore: None, ..self }
    }
}

impl<G: Knowledge> Player<G> for Searcher<G> {
    fn choose(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> usize {
        let mut rng = Rng::with_seed(self.seed ^ fingerprint(view).0);
        let kept = self.lore.take().filter(|lore| game.is_lore(lore));
        let lore = kept.unwrap_or_else(|| game.lore_with(self.weights.as_deref()));
        let thought = self.mind.think(game, &lore, view, options, self.style.budget, rng.u64(..));
        self.lore = Some(lore);
        let best = thought.weighed.first().map_or(0, |best| best.option);
        // What needed no search, such as dice, is done well by everybody.
        let is_whim = thought.iterations > 0 && rng.f64() < self.style.whim;
        // A beginner does not compare closely, but takes nothing that nobody would think of.
        let any = thought.weighed.get(rng.usize(..thought.weighed.len().max(1)));
        let chosen = any.filter(|_| is_whim).map_or(best, |any| any.option);
        self.thought = Some(thought);
        chosen
    }

    fn thought(&self) -> Option<&Thought<G::Choice>> {
        self.thought.as_ref()
    }
}
