//! Players with one habit too many: people meet them, so computer players must know how to beat them.

use crate::{ChoiceOf, Greedy, Knowledge, Player, ViewOf, greedy};

/// What somebody clings to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    /// Passes, and does not even strike back.
    Passer,
    /// Passes, and strikes back.
    Sentry,
    /// Brings everything in, stays where it came in and strikes at what comes near.
    Warden,
    /// Never brings the leader in.
    Hermit,
    /// Passes until the hand is large.
    Hoarder,
    /// Never passes while there is something to do.
    Rusher,
}

/// Looks one step ahead among the choices that fit a stance.
pub struct Stubborn<K: Knowledge> {
    stance: Stance,
    greedy: Greedy<K>,
}

/// A player with a stance. In a game that knows nothing of it this is [`greedy`](fn@greedy).
pub fn stubborn<K: Knowledge>(seed: u64, stance: Stance) -> Stubborn<K> {
    Stubborn { stance, greedy: greedy(seed) }
}

impl<K: Knowledge> Player<K::Game> for Stubborn<K> {
    fn choose(&mut self, game: &K::Game, view: &ViewOf<K>, options: &[ChoiceOf<K>]) -> usize {
        let fits = |&at: &usize| K::fits(game, self.stance, view, options[at]);
        let fitting: Vec<usize> = (0..options.len()).filter(fits).collect();
        if fitting.is_empty() {
            return self.greedy.choose(game, view, options);
        }
        let left: Vec<ChoiceOf<K>> = fitting.iter().map(|&at| options[at]).collect();
        fitting[self.greedy.choose(game, view, &left)]
    }
}
