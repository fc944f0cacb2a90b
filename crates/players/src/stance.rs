//! Players with one habit too many: people meet them, so computer players must know how to beat them.

use crate::{Greedy, Knowledge, Player, greedy};

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
pub struct Stubborn<G: Knowledge> {
    stance: Stance,
    greedy: Greedy<G>,
}

/// A player with a stance. In a game that knows nothing of it this is [`greedy`](fn@greedy).
pub fn stubborn<G: Knowledge>(seed: u64, stance: Stance) -> Stubborn<G> {
    Stubborn { stance, greedy: greedy(seed) }
}

impl<G: Knowledge> Player<G> for Stubborn<G> {
    fn choose(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> usize {
        let fits = |&at: &usize| game.fits(self.stance, view, options[at]);
        let fitting: Vec<usize> = (0..options.len()).filter(fits).collect();
        if fitting.is_empty() {
            return self.greedy.choose(game, view, options);
        }
        let left: Vec<G::Choice> = fitting.iter().map(|&at| options[at]).collect();
        fitting[self.greedy.choose(game, view, &left)]
    }
}
