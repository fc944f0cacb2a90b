//! The player who looks one step ahead.

use fastrand::Rng;
use kernel::{Game as _, Pause, fingerprint};

use crate::search::draw;
use crate::{ChoiceOf, Experience, Knowledge, Player, StateOf, ViewOf};

/// How many lines are played out for a decision, whatever the number of options.
const LINES: usize = 32;

/// The fewest and the most worlds that are imagined for a decision.
const WORLDS: (usize, usize) = (2, 8);

/// A line that is not settled after so many inputs is judged as it stands.
const LONGEST_LINE: usize = 150;

/// Imagines a few worlds that fit the view, takes each option in each of them, plays what was
/// begun to its end by habit and takes the option after which the worlds look best.
///
/// The choice depends on nothing but the view, the options and the seed. As a yardstick it judges
/// without experience ([`Knowledge::plain_lore`]) unless it is given some.
#[derive(Debug)]
pub struct Greedy<K: Knowledge> {
    seed: u64,
    lore: Option<K::Lore>,
    offered: Vec<ChoiceOf<K>>,
    experience: Option<Experience>,
}

/// A player who looks one step ahead.
pub fn greedy<K: Knowledge>(seed: u64) -> Greedy<K> {
    Greedy { seed, lore: None, offered: Vec::new(), experience: None }
}

impl<K: Knowledge> Greedy<K> {
    /// The same player with experience of its own.
    #[must_use]
    pub fn with_experience(self, experience: Experience) -> Self {
        Self { experience: Some(experience), lore: None, ..self }
    }
}

impl<K: Knowledge> Player<K::Game> for Greedy<K> {
    fn choose(&mut self, game: &K::Game, view: &ViewOf<K>, options: &[ChoiceOf<K>]) -> usize {
        if options.len() < 2 {
            return 0;
        }
        // Chance begins anew at each decision, so that the past of a player leaves no trace.
        let mut rng = Rng::with_seed(self.seed ^ fingerprint(view).0);
        let kept = self.lore.take().filter(|lore| K::is_lore(game, lore));
        let lore = kept.unwrap_or_else(|| self.study(game));
        let chosen = K::solved(game, &lore, view, options, &mut rng)
            .unwrap_or_else(|| self.look_ahead(game, &lore, view, options, &mut rng));
        self.lore = Some(lore);
        chosen
    }
}

impl<K: Knowledge> Greedy<K> {
    fn study(&self, game: &K::Game) -> K::Lore {
        match &self.experience {
            Some(experience) => K::lore_with(game, Some(experience)),
            None => K::plain_lore(game),
        }
    }

    fn look_ahead(
        &mut self,
        game: &K::Game,
        lore: &K::Lore,
        view: &ViewOf<K>,
        options: &[ChoiceOf<K>],
        rng: &mut Rng,
    ) -> usize {
        let mut totals = vec![0.0; options.len()];
        for _ in 0..(LINES / options.len()).clamp(WORLDS.0, WORLDS.1) {
            let world = game.sample_world(view, rng);
            let Pause::Decision(seat) = game.pause(&world) else { return 0 };
            // The same dice for every option: what differs is then the option's doing.
            let luck = rng.u64(..);
            for (total, &option) in totals.iter_mut().zip(options) {
                let mut state = world;
                game.advance_unchecked(&mut state, option);
                self.play_out(game, lore, &world, &mut state, &mut Rng::with_seed(luck));
                *total += K::worth(game, lore, &state, seat);
            }
        }
        let best = (0..options.len()).max_by(|&a, &b| {
            // Of equals the first: `max_by` alone would take the last.
            totals[a].total_cmp(&totals[b]).then(b.cmp(&a))
        });
        best.unwrap_or(0)
    }

    /// Plays on by habit until what stood open in `before` is settled.
    fn play_out(
        &mut self,
        game: &K::Game,
        lore: &K::Lore,
        before: &StateOf<K>,
        state: &mut StateOf<K>,
        rng: &mut Rng,
    ) {
        for _ in 0..LONGEST_LINE {
            if K::is_settled(game, before, state) {
                return;
            }
            match game.pause(state) {
                Pause::Over(_) => return,
                Pause::Chance(request) => draw(game, state, request, rng),
                Pause::Decision(_) => {
                    game.options(state, &mut self.offered);
                    let at = match self.offered.len() {
                        0 | 1 => 0,
                        _ => K::habit(game, lore, state, &self.offered, rng),
                    };
                    game.advance_unchecked(state, self.offered[at]);
                }
            }
        }
    }
}
