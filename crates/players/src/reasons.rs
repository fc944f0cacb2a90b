//! Why a choice is better than the others: facts about what it does, and how the position leans.
//!
//! Everything is worked out from a view, with what cannot be seen imagined a few times over, so
//! that reasons tell no more than whoever gives them may know.

use std::fmt::Debug;

use fastrand::Rng;
use kernel::{Game as _, Hosted as _, Pause, Seat};

use crate::search::draw;
use crate::{
    Budget, ChoiceOf, Compiled, Knowledge, Leaning, StateOf, Thought, ViewOf, Weighed, think,
};

/// How many worlds are imagined to see where choices lead.
const WORLDS: usize = 6;

/// How often a world is imagined in which a choice was possible.
const TRIES: usize = 32;

/// How many options are compared with each other, the best first.
const COMPARED: usize = 12;

/// A term must be so much better or worse than elsewhere to be worth a word; about one part in a
/// hundred of the chance to win.
const NOTABLE: f64 = 0.04;

/// The most that is said about how the position leans.
const LEANINGS: usize = 2;

/// A line that does not settle after so many inputs is judged as it stands.
const LONGEST_LINE: usize = 150;

/// Knowledge by which players can say why they prefer a choice.
pub trait Reasoned: Knowledge {
    /// The players of the game: a `static` of its crate, so that they are compiled there.
    fn compiled() -> &'static Compiled<Self>;

    /// Something that speaks for a choice or against it.
    type Motive: Clone + PartialEq + Debug + Send + Sync;

    /// A side of the whole position.
    type Aspect: Copy + PartialEq + Debug;

    /// The game is won by the choice.
    const WINS: Self::Motive;

    /// Adds what a choice does, as far as it can be told from the view before it.
    fn facts_of(
        game: &Self::Game,
        lore: &Self::Lore,
        view: &ViewOf<Self>,
        choice: ChoiceOf<Self>,
        reasons: &mut Vec<Self::Motive>,
    );

    /// Adds what is different once a plan of `seat` has been followed from `before` to `after`,
    /// as far as chance and others let it, and has not won.
    fn facts_after(
        game: &Self::Game,
        lore: &Self::Lore,
        before: &StateOf<Self>,
        after: &StateOf<Self>,
        seat: Seat,
        reasons: &mut Vec<Self::Motive>,
    );

    /// What the term of this number is about; `None` when it speaks for no choice. Terms that are
    /// about the same are counted as one.
    fn aspect(term: usize) -> Option<Self::Aspect>;

    /// That an aspect is better after the choice than after others, or worse.
    fn leaning(aspect: Self::Aspect, leaning: Leaning) -> Self::Motive;

    /// Whether a motive that was given says already that an aspect leans this way. That the game is
    /// won says everything, and one leaning of an aspect is enough.
    fn says(motive: &Self::Motive, aspect: Self::Aspect, leaning: Leaning) -> bool;

    /// Whether a motive speaks for a choice; a warning does not.
    fn speaks_for(motive: &Self::Motive) -> bool {
        let _ = motive;
        true
    }

    /// Whether two seats win and lose together; so does each with itself.
    fn are_allies(game: &Self::Game, one: Seat, other: Seat) -> bool {
        let _ = game;
        one == other
    }

    /// Whether everybody sees which choice was made.
    fn is_open(choice: ChoiceOf<Self>) -> bool;

    /// Whether the game proper has begun, so that a chance to win means something.
    fn is_under_way(game: &Self::Game, state: &StateOf<Self>) -> bool {
        let _ = (game, state);
        true
    }
}

/// An option that was weighed, with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained<C, R> {
    /// What the search found.
    pub weighed: Weighed<C>,
    /// The reasons, the most telling first.
    pub reasons: Vec<R>,
}

/// [`Explained`] of the game that players know by `K`.
pub type ExplainedOf<K> = Explained<ChoiceOf<K>, <K as Reasoned>::Motive>;

/// How many choices a hint shows.
const HINTS: usize = 3;

/// What a player of the strongest kind would do in place of a viewer who is asked: the best
/// choices, each with its reasons.
///
/// It follows from the view, the options and the seed alone where the budget is a count of rounds.
pub fn hint<K: Reasoned>(
    game: &K::Game,
    view: &ViewOf<K>,
    options: &[ChoiceOf<K>],
    budget: Budget,
    seed: u64,
) -> Vec<ExplainedOf<K>> {
    let lore = K::lore(game);
    let thought = think::<K>(game, &lore, view, options, budget, seed);
    crate::explain::<K>(game, &lore, view, &thought, HINTS, seed)
}

/// The best options of a thought, each with its reasons: see [`Compiled`](crate::Compiled).
pub(crate) fn explain<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    thought: &Thought<ChoiceOf<K>>,
    most: usize,
    seed: u64,
) -> Vec<ExplainedOf<K>> {
    let compared = &thought.weighed[..thought.weighed.len().min(COMPARED.max(most))];
    let worlds: Vec<StateOf<K>> = {
        let mut rng = Rng::with_seed(seed);
        (0..WORLDS).map(|_| game.sample_world(view, &mut rng)).collect()
    };
    let Some(Pause::Decision(seat)) = worlds.first().map(|world| game.pause(world)) else {
        return Vec::new();
    };
    let stage = Stage::<K> { game, lore, seat, seed };
    let sums: Vec<Vec<f64>> = match compared {
        [_] => vec![Vec::new()],
        _ => compared.iter().map(|weighed| stage.mean_terms(&worlds, weighed)).collect(),
    };
    let explained = compared.iter().enumerate().take(most).map(|(at, weighed)| {
        let mut reasons = stage.facts(&worlds[0], weighed);
        // What is advised is advised for what it has over the next best.
        if let (0, Some(next)) = (at, compared.get(1)) {
            let others = stage.facts(&worlds[0], next);
            reasons.retain(|reason| K::speaks_for(reason) && !others.contains(reason));
        }
        stage.lean(&sums, at, &mut reasons);
        Explained { weighed: weighed.clone(), reasons }
    });
    explained.collect()
}

/// What everybody can see that a choice does: see [`Compiled`](crate::Compiled).
pub(crate) fn explain_openly<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    seat: Seat,
    choice: ChoiceOf<K>,
    seed: u64,
) -> Vec<K::Motive> {
    if !K::is_open(choice) {
        return Vec::new();
    }
    let mut rng = Rng::with_seed(seed);
    let mut options = Vec::new();
    // The choice may need a card that is not in every imagined hand.
    let fitting = (0..TRIES).map(|_| game.sample_world(view, &mut rng)).find(|world| {
        game.options(world, &mut options);
        options.contains(&choice)
    });
    let weighed = Weighed { option: 0, choice, visits: 0, win_chance: 0.0, line: Vec::new() };
    let stage = Stage::<K> { game, lore, seat, seed };
    fitting.map(|world| stage.facts(&world, &weighed)).unwrap_or_default()
}

/// Where reasons are looked for.
struct Stage<'a, K: Reasoned> {
    game: &'a K::Game,
    lore: &'a K::Lore,
    seat: Seat,
    seed: u64,
}

impl<K: Reasoned> Stage<'_, K> {
    /// The terms once an option has been followed to where things are settled, by their weights,
    /// on average over the worlds. Every option meets the same chance.
    fn mean_terms(&self, worlds: &[StateOf<K>], weighed: &Weighed<ChoiceOf<K>>) -> Vec<f64> {
        let weights = K::weights(self.lore);
        let mut sums = vec![0.0; weights.len()];
        for (at, world) in worlds.iter().enumerate() {
            let mut rng = Rng::with_seed(self.seed.wrapping_add(at as u64 + 1));
            let mut after = *world;
            self.follow(&mut after, weighed, |_, _| ());
            self.play_on(world, &mut after, &mut rng);
            // A game that is over has no terms; what is said about it is who won.
            let judged = match self.game.pause(&after) {
                Pause::Over(_) => world,
                Pause::Decision(_) | Pause::Chance(_) => &after,
            };
            let terms = K::terms(self.game, self.lore, judged, self.seat);
            for ((sum, term), weight) in sums.iter_mut().zip(terms).zip(&weights) {
                *sum += term * weight / worlds.len() as f64;
            }
        }
        sums
    }

    /// What an option and the plan behind it do before chance or somebody else comes in.
    fn facts(&self, world: &StateOf<K>, weighed: &Weighed<ChoiceOf<K>>) -> Vec<K::Motive> {
        let mut reasons = Vec::new();
        let mut after = *world;
        self.follow(&mut after, weighed, |state, choice| {
            let view = self.game.view(state, Some(self.seat));
            K::facts_of(self.game, self.lore, &view, choice, &mut reasons);
        });
        match self.game.pause(&after) {
            Pause::Over(ending) if K::Game::winners(&ending).contains(self.seat) => {
                reasons.insert(0, K::WINS);
            }
            _ => K::facts_after(self.game, self.lore, world, &after, self.seat, &mut reasons),
        }
        reasons
    }

    /// Takes an option and goes on by the plan for as long as it holds and the same seat decides.
    fn follow(
        &self,
        world: &mut StateOf<K>,
        weighed: &Weighed<ChoiceOf<K>>,
        mut told: impl FnMut(&StateOf<K>, ChoiceOf<K>),
    ) {
        let game = self.game;
        let before = *world;
        told(world, weighed.choice);
        game.advance_unchecked(world, weighed.choice);
        let mut plan = weighed.line.iter().copied().peekable();
        let mut options = Vec::new();
        for _ in 0..LONGEST_LINE {
            let Pause::Decision(seat) = game.pause(world) else { return };
            if seat != self.seat || K::is_settled(game, &before, world) {
                return;
            }
            game.options(world, &mut options);
            // What leaves no choice has no place in a plan.
            let next = match options[..] {
                [only] => {
                    plan.next_if_eq(&only);
                    only
                }
                _ => match plan.next() {
                    Some(planned) if options.contains(&planned) => planned,
                    _ => return,
                },
            };
            told(world, next);
            game.advance_unchecked(world, next);
        }
    }

    /// Plays on by habit until what stood open in `before` is settled.
    fn play_on(&self, before: &StateOf<K>, world: &mut StateOf<K>, rng: &mut Rng) {
        let game = self.game;
        let mut options = Vec::new();
        for _ in 0..LONGEST_LINE {
            if K::is_settled(game, before, world) {
                return;
            }
            match game.pause(world) {
                Pause::Over(_) => return,
                Pause::Chance(request) => draw(game, world, request, rng),
                Pause::Decision(_) => {
                    game.options(world, &mut options);
                    let at = match options.len() {
                        0 | 1 => 0,
                        _ => K::habit(game, self.lore, world, &options, rng),
                    };
                    game.advance_unchecked(world, options[at]);
                }
            }
        }
    }

    /// Adds in what the option at `at` differs most: the best one by what speaks for it against the
    /// next best, others by what the best one has over them. Advice never argues against itself.
    fn lean(&self, sums: &[Vec<f64>], at: usize, reasons: &mut Vec<K::Motive>) {
        let (rival, leaning) = if at == 0 { (1, Leaning::For) } else { (0, Leaning::Against) };
        let (own, Some(rival)) = (&sums[at], sums.get(rival)) else { return };
        let mut together = vec![0.0; own.len()];
        for term in 0..own.len() {
            together[first_alike::<K>(term)] += own[term] - rival[term];
        }
        let mut differences: Vec<(usize, f64)> = together.into_iter().enumerate().collect();
        differences.retain(|(_, difference)| match leaning {
            Leaning::For => *difference >= NOTABLE,
            Leaning::Against => *difference <= -NOTABLE,
        });
        differences.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
        let mut left = LEANINGS;
        for (term, _) in differences {
            if left == 0 {
                break;
            }
            let Some(aspect) = K::aspect(term) else { continue };
            let is_said = reasons.iter().any(|said| {
                let leans = [Leaning::For, Leaning::Against].map(|way| K::leaning(aspect, way));
                *said == K::WINS || leans.contains(said) || K::says(said, aspect, leaning)
            });
            if !is_said {
                reasons.push(K::leaning(aspect, leaning));
                left -= 1;
            }
        }
    }
}

/// The first of the terms that are about the same as this one.
fn first_alike<K: Reasoned>(term: usize) -> usize {
    (0..term).find(|&other| K::aspect(other) == K::aspect(term)).unwrap_or(term)
}

/// What the term of this name is about.
///
/// # Panics
/// When no term has that name.
pub fn aspect_of<K: Reasoned>(name: &str) -> Option<K::Aspect> {
    let at = K::term_names().iter().position(|&known| known == name);
    K::aspect(at.unwrap_or_else(|| panic!("there is no term `{name}`")))
}
