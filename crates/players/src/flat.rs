//! The player who counts the ends of games played at random: a yardstick for those who search.

use fastrand::Rng;
use kernel::{Game as _, Pause, Seat, fingerprint};

use crate::search::{Budget, Clock, draw};
use crate::{ChoiceOf, Knowledge, Player, StateOf, ViewOf};

/// A game at random that is not over after so many inputs counts as undecided.
const LONGEST_GAME: usize = 6000;

/// Takes each option in turn in an imagined world, plays the game to its end at random, and takes
/// the option that won most often. It knows nothing of a game but its rules.
#[derive(Debug)]
pub struct Flat<K: Knowledge> {
    seed: u64,
    budget: Budget,
    offered: Vec<ChoiceOf<K>>,
    lore: Option<K::Lore>,
}

/// A player who counts the ends of games played at random.
pub fn flat<K: Knowledge>(seed: u64, budget: Budget) -> Flat<K> {
    Flat { seed, budget, offered: Vec::new(), lore: None }
}

impl<K: Knowledge> Player<K::Game> for Flat<K> {
    fn choose(&mut self, game: &K::Game, view: &ViewOf<K>, options: &[ChoiceOf<K>]) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let mut rng = Rng::with_seed(self.seed ^ fingerprint(view).0);
        let kept = self.lore.take().filter(|lore| K::is_lore(game, lore));
        let lore = kept.unwrap_or_else(|| K::plain_lore(game));
        let mut totals = vec![0.0; options.len()];
        let mut clock = Clock::new(Budget { threads: 1, ..self.budget }, 1.0).watched();
        let mut at = 0;
        while clock.is_running() {
            let mut world = game.sample_world(view, &mut rng);
            let Pause::Decision(seat) = game.pause(&world) else { break };
            game.advance_unchecked(&mut world, options[at]);
            totals[at] += self.play_out(game, &lore, world, seat, &mut rng);
            at = (at + 1) % options.len();
        }
        self.lore = Some(lore);
        // Every option was tried as often as the others, but for the last round.
        let best =
            (0..options.len()).max_by(|&a, &b| totals[a].total_cmp(&totals[b]).then(b.cmp(&a)));
        best.unwrap_or(0)
    }
}

impl<K: Knowledge> Flat<K> {
    /// Plays a game to its end at random: what it brings to the side of `seat`.
    fn play_out(
        &mut self,
        game: &K::Game,
        lore: &K::Lore,
        mut world: StateOf<K>,
        seat: Seat,
        rng: &mut Rng,
    ) -> f64 {
        for _ in 0..LONGEST_GAME {
            match game.pause(&world) {
                Pause::Over(_) => return K::outlook(game, lore, &world)[seat.index()],
                Pause::Chance(request) => draw(game, &mut world, request, rng),
                Pause::Decision(_) => {
                    game.options(&world, &mut self.offered);
                    let choice = self.offered[rng.usize(0..self.offered.len())];
                    game.advance_unchecked(&mut world, choice);
                }
            }
        }
        0.5
    }
}
