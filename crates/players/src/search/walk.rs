//! One round of a search: down the tree, on by habit, and back with what was found.

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause, Seat};

use super::tree::{ROOT, Tree};
use crate::{ChoiceOf, Knowledge, StateOf, ViewOf};

/// A line that is not settled after so many inputs is judged as it stands.
const LONGEST_LINE: usize = 150;

/// Where rounds begin.
#[derive(Debug)]
pub(crate) enum Origin<'a, K: Knowledge> {
    /// At a moment as somebody sees it: what cannot be seen is imagined anew each time.
    Seen(&'a ViewOf<K>),
    /// The same, after a choice of the seat that is asked.
    After(&'a ViewOf<K>, ChoiceOf<K>),
    /// At a moment of which everything is known, as when a game that is over is looked at again.
    Known(&'a StateOf<K>),
}

impl<K: Knowledge> Origin<'_, K> {
    fn world(&self, game: &K::Game, rng: &mut Rng) -> StateOf<K> {
        match self {
            Self::Seen(view) => game.sample_world(view, rng),
            Self::After(view, choice) => {
                let mut world = game.sample_world(view, rng);
                game.advance_unchecked(&mut world, *choice);
                world
            }
            Self::Known(state) => *(*state),
        }
    }
}

/// Walks rounds from one origin.
pub(super) struct Walker<'a, K: Knowledge> {
    game: &'a K::Game,
    lore: &'a K::Lore,
    origin: Origin<'a, K>,
    rng: Rng,
    offered: Vec<ChoiceOf<K>>,
    path: Vec<u32>,
}

impl<'a, K: Knowledge> Walker<'a, K> {
    pub(super) fn new(
        game: &'a K::Game,
        lore: &'a K::Lore,
        origin: Origin<'a, K>,
        rng: Rng,
    ) -> Self {
        Self {
            game,
            lore,
            origin,
            rng,
            offered: Vec::with_capacity(64),
            path: Vec::with_capacity(64),
        }
    }

    /// Imagines a world, walks down the tree to a new place, plays on and judges. Gives the
    /// chances that every seat's side was found to have.
    pub(super) fn round(&mut self, tree: &mut Tree<ChoiceOf<K>>) -> [f64; Seat::MOST] {
        let mut world = self.origin.world(self.game, &mut self.rng);
        self.path.clear();
        self.path.push(ROOT);
        let mut from = ROOT;
        let mut paid = [0.0; Seat::MOST];
        for _ in 0..LONGEST_LINE {
            let Some((seat, choice)) = self.next_decision(&mut world) else { break };
            if let Some(choice) = choice {
                paid[seat.index()] += K::price(self.game, self.lore, &world, choice);
                self.game.advance_unchecked(&mut world, choice);
                continue;
            }
            let Self { game, lore, offered, .. } = self;
            let priors = |priors: &mut Vec<f64>| K::appeal(game, lore, &world, offered, priors);
            let Some((at, index)) = tree.pick(from, seat, offered, priors) else { break };
            let is_new = tree.place(at).visits == 0;
            let before = is_new.then_some(world);
            paid[seat.index()] += K::price(game, lore, &world, offered[index]);
            game.advance_unchecked(&mut world, offered[index]);
            self.path.push(at);
            from = at;
            if let Some(before) = before {
                self.play_on(&before, &mut world);
                break;
            }
        }
        let mut chances = K::outlook(self.game, self.lore, &world);
        for (chance, paid) in chances.iter_mut().zip(paid) {
            *chance = (*chance - paid).max(0.0);
        }
        for &at in &self.path {
            tree.count(at, &chances);
        }
        chances
    }

    /// Runs to the next decision of somebody: who it is, and the choice if there is nothing to
    /// search for. What could be chosen is then in `offered`. `None` when the game is over.
    fn next_decision(&mut self, world: &mut StateOf<K>) -> Option<(Seat, Option<ChoiceOf<K>>)> {
        let game = self.game;
        loop {
            match game.pause(world) {
                Pause::Over(_) => return None,
                Pause::Chance(request) => draw(game, world, request, &mut self.rng),
                Pause::Decision(seat) => {
                    game.options(world, &mut self.offered);
                    if self.offered.len() > 1 && K::is_routine(game, world) {
                        let at = K::habit(game, self.lore, world, &self.offered, &mut self.rng);
                        return Some((seat, Some(self.offered[at])));
                    }
                    K::narrow(game, self.lore, world, &mut self.offered);
                    let forced = (self.offered.len() == 1).then(|| self.offered[0]);
                    return Some((seat, forced));
                }
            }
        }
    }

    /// Plays on by habit until what stood open in `before` is settled.
    fn play_on(&mut self, before: &StateOf<K>, world: &mut StateOf<K>) {
        let game = self.game;
        for _ in 0..LONGEST_LINE {
            if K::is_settled(game, before, world) {
                return;
            }
            match game.pause(world) {
                Pause::Over(_) => return,
                Pause::Chance(request) => draw(game, world, request, &mut self.rng),
                Pause::Decision(_) => {
                    game.options(world, &mut self.offered);
                    let at = match self.offered.len() {
                        0 | 1 => 0,
                        _ => K::habit(game, self.lore, world, &self.offered, &mut self.rng),
                    };
                    game.advance_unchecked(world, self.offered[at]);
                }
            }
        }
    }
}

/// Lets chance answer.
pub(crate) fn draw<G: Game>(game: &G, world: &mut G::State, request: G::Request, rng: &mut Rng) {
    let outcome = game.draw_outcome(world, request, rng);
    game.advance(world, Input::Outcome(outcome), &mut Log::silent())
        .expect("a drawn outcome is possible");
}
