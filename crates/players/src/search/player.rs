//! The player who searches.

use std::time::Duration;

use fastrand::Rng;
use kernel::fingerprint;

use super::{Budget, Mind, Thought};
use crate::{ChoiceOf, Experience, Knowledge, Player, ViewOf};

/// How a player goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// What a decision with everything at stake may cost.
    pub budget: Budget,
    /// How often, 0 to 1, the player follows a whim instead of a plan: takes any option that is worth
    /// a thought.
    pub whim: f64,
    /// How often, 0 to 1, the player does not look closely: takes one of the options that it thought
    /// about, the likelier the longer it did.
    pub slip: f64,
}

/// A turn takes no longer than so many decisions with everything at stake.
const TURN: u32 = 3;

/// Time that a player spent in a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnTime {
    turn: u32,
    spent: Duration,
}

impl TurnTime {
    /// What a decision in a turn may cost: never more than half of what is left of the turn's time.
    pub fn allow(&mut self, turn: u32, budget: Budget) -> Budget {
        if self.turn != turn {
            *self = Self { turn, spent: Duration::ZERO };
        }
        let left = |time: Duration| (time * TURN).saturating_sub(self.spent) / 2;
        Budget { time: budget.time.map(|time| time.min(left(time))), ..budget }
    }

    /// A decision of the turn took so long.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }
}

/// Searches as far as its budget goes, and follows its style.
///
/// Where the budget is a count of rounds, the choice depends on nothing but the view, the options
/// and the seed.
#[derive(Debug)]
pub struct Searcher<K: Knowledge> {
    seed: u64,
    style: Style,
    lore: Option<K::Lore>,
    experience: Option<Experience>,
    mind: Mind<ChoiceOf<K>>,
    spent: TurnTime,
    thought: Option<Thought<ChoiceOf<K>>>,
}

/// A player who searches.
pub fn searcher<K: Knowledge>(seed: u64, style: Style) -> Searcher<K> {
    Searcher {
        seed,
        style,
        lore: None,
        experience: None,
        mind: Mind::default(),
        spent: TurnTime::default(),
        thought: None,
    }
}

impl<K: Knowledge> Searcher<K> {
    /// The same player with experience of its own.
    #[must_use]
    pub fn with_experience(self, experience: Experience) -> Self {
        Self { experience: Some(experience), lore: None, ..self }
    }
}

impl<K: Knowledge> Player<K::Game> for Searcher<K> {
    fn choose(&mut self, game: &K::Game, view: &ViewOf<K>, options: &[ChoiceOf<K>]) -> usize {
        let mut rng = Rng::with_seed(self.seed ^ fingerprint(view).0);
        let kept = self.lore.take().filter(|lore| K::is_lore(game, lore));
        let lore = kept.unwrap_or_else(|| K::lore_with(game, self.experience.as_ref()));
        let budget = self.spent.allow(K::turn_of(game, view), self.style.budget);
        let thought = self.mind.think::<K>(game, &lore, view, options, budget, rng.u64(..));
        self.spent.spend(thought.elapsed);
        let best = thought.weighed.first().map_or(0, |best| best.option);
        // What needed no search, such as dice, is done well by everybody.
        let mood = rng.f64();
        let chosen = if thought.iterations == 0 {
            best
        } else if mood < self.style.whim {
            // A beginner does not compare closely, but takes nothing that nobody would think of.
            let any = thought.weighed.get(rng.usize(..thought.weighed.len().max(1)));
            any.map_or(best, |any| any.option)
        } else if mood < self.style.whim + self.style.slip {
            let mut left = rng.u64(..thought.iterations);
            let half_looked = thought.weighed.iter().find(|weighed| {
                let visits = u64::from(weighed.visits);
                let is_it = left < visits;
                left = left.saturating_sub(visits);
                is_it
            });
            half_looked.map_or(best, |weighed| weighed.option)
        } else {
            best
        };
        // Where time counts, nothing is thought twice; a count of rounds shall tell the same each time.
        if thought.iterations > 0 && budget.time.is_some() {
            self.mind.follow::<K>(game, &lore, view, options[chosen], &mut rng);
        }
        self.lore = Some(lore);
        self.thought = Some(thought);
        chosen
    }

    fn rest(&mut self) {
        self.mind.forget();
    }

    fn thought(&self) -> Option<&Thought<ChoiceOf<K>>> {
        self.thought.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_takes_more_than_its_time() {
        let (budget, mut spent) = (Budget::time(Duration::from_secs(2), 2), TurnTime::default());
        let mut total = Duration::ZERO;
        for _ in 0..50 {
            let allowed = spent.allow(7, budget).time.expect("a time");
            spent.spend(allowed);
            total += allowed;
        }
        assert!(total > Duration::from_secs(5) && total <= Duration::from_secs(6), "{total:?}");
        assert_eq!(spent.allow(8, budget).time, Some(Duration::from_secs(2)), "a new turn");
        let counted = Budget::rounds(100);
        assert_eq!(spent.allow(8, counted), counted, "rounds are counted, not timed");
    }
}
