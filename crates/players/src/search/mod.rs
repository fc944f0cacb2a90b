//! Information-set Monte-Carlo tree search: looking ahead without seeing what is hidden.
//!
//! Each round imagines a world that fits the view, walks down one tree by the choices that are
//! legal in that world, plays on by habit until things are settled, and judges what it finds. The
//! tree belongs to the seat that thinks: what it cannot tell apart shares a place in it. A choice
//! that was not always legal is compared by how often it could have been taken. Chance is drawn on
//! the way and has no places of its own, and dice are spent by rule, so that the tree holds nothing
//! but decisions. A place remembers how good it was for the side of the seat that chose it, which
//! serves two players, teams and free-for-alls alike.

mod budget;
mod player;
mod thought;
mod tree;
mod walk;

use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use kernel::{Fingerprint, Game, Pause, Seat, fingerprint};

pub use budget::Budget;
pub use player::{Searcher, Style, TurnTime, searcher};
pub use thought::{Thought, Weighed};

use crate::{ChoiceOf, Knowledge, ViewOf};
use tree::{ROOT, Tree};
use walk::Walker;

pub(crate) use budget::Clock;
pub(crate) use tree::BOLDNESS;
pub(crate) use walk::{Origin, draw};

/// How many worlds are imagined to judge a moment as it stands.
const GLANCES: u32 = 8;

/// What `view` makes of the choices it is offered: see [`Compiled`](crate::Compiled).
pub(crate) fn think<K: Knowledge>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    options: &[ChoiceOf<K>],
    budget: Budget,
    seed: u64,
) -> Thought<ChoiceOf<K>> {
    Mind::default().think::<K>(game, lore, view, options, budget, seed)
}

/// The chance of the side of `seat` to win, by search from what `view` shows, whoever is asked
/// and whoever looks: a spectator's view serves as well.
pub fn win_chance<K: Knowledge>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    seat: Seat,
    budget: Budget,
    seed: u64,
) -> f64 {
    chances::<K>(game, lore, Origin::Seen(view), budget, seed)[seat.index()]
}

/// The chance of every seat's side to win, by search on one thread.
pub(crate) fn chances<K: Knowledge>(
    game: &K::Game,
    lore: &K::Lore,
    origin: Origin<'_, K>,
    budget: Budget,
    seed: u64,
) -> [f64; Seat::MOST] {
    let mut tree = Tree::new();
    let mut clock = Clock::new(Budget { threads: 1, ..budget }, 1.0);
    let mut walker = Walker::<K>::new(game, lore, origin, Rng::with_seed(seed));
    let (mut totals, mut rounds) = ([0.0; Seat::MOST], 0u32);
    while clock.is_running() {
        let found = walker.round(&mut tree);
        totals.iter_mut().zip(found).for_each(|(total, chance)| *total += chance);
        rounds += 1;
    }
    totals.map(|total| total / f64::from(rounds.max(1)))
}

/// How many rounds a search from `view` makes in a time: see [`Compiled`](crate::Compiled).
pub(crate) fn rounds_in<K: Knowledge>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    time: Duration,
    seed: u64,
) -> (u64, Duration) {
    let started = Instant::now();
    let mut tree = Tree::new();
    let mut clock = Clock::new(Budget::time(time, 1), 1.0);
    let mut walker = Walker::<K>::new(game, lore, Origin::Seen(view), Rng::with_seed(seed));
    let mut rounds = 0;
    while clock.is_running() {
        walker.round(&mut tree);
        rounds += 1;
    }
    (rounds, started.elapsed())
}

/// The memory of a player who searches: the trees, kept so that the next search need not ask for
/// memory again. What was in them is forgotten, unless the next search goes on where the last one was
/// [followed](Mind::follow) to.
#[derive(Debug)]
pub(crate) struct Mind<C> {
    trees: Vec<Tree<C>>,
    /// The view that is asked next, and the choice that leads there.
    next: Option<(Fingerprint, C)>,
}

impl<C> Default for Mind<C> {
    fn default() -> Self {
        Self { trees: Vec::new(), next: None }
    }
}

impl<C: Copy + Eq + Send + Sync + std::fmt::Debug> Mind<C> {
    pub(crate) fn think<K: Knowledge<Game: Game<Choice = C>>>(
        &mut self,
        game: &K::Game,
        lore: &K::Lore,
        view: &ViewOf<K>,
        options: &[C],
        budget: Budget,
        seed: u64,
    ) -> Thought<C> {
        let started = Instant::now();
        let mut rng = Rng::with_seed(seed);
        let settled = match options {
            [_] => Some(0),
            _ => K::solved(game, lore, view, options, &mut rng),
        };
        if let Some(at) = settled {
            let chance = glance::<K>(game, lore, view, &mut rng);
            return Thought::settled(at, options[at], chance, started.elapsed());
        }
        let world = game.sample_world(view, &mut rng);
        // A tree has no places for what is not searched: needless choices and routine.
        let mut sensible = options.to_vec();
        K::narrow(game, lore, &world, &mut sensible);
        let plain = match sensible[..] {
            [only] => options.iter().position(|&choice| choice == only),
            _ if K::is_routine(game, &world) => {
                Some(K::habit(game, lore, &world, options, &mut rng))
            }
            _ => None,
        };
        if let Some(at) = plain {
            let chance = glance::<K>(game, lore, view, &mut rng);
            return Thought::settled(at, options[at], chance, started.elapsed());
        }
        let share = K::stake(game, lore, &world, options);
        let known = self.next.take().filter(|(next, _)| *next == fingerprint(view));
        let threads = budget.threads.max(1);
        self.trees.resize_with(threads, Tree::new);
        let seeds: Vec<u64> = self.trees.iter().map(|_| rng.u64(..)).collect();
        let work = |tree: &mut Tree<C>, seed: u64| {
            let taken = known.map(|(_, choice)| choice);
            let place =
                tree.after(ROOT).find(|(_, place)| taken.is_some_and(|_| place.choice == taken));
            match place.map(|(at, _)| at) {
                Some(at) => tree.keep(at),
                None => tree.clear(),
            }
            let mut clock = Clock::new(budget, share);
            let mut walker = Walker::<K>::new(game, lore, Origin::Seen(view), Rng::with_seed(seed));
            while clock.is_running() && !clock.is_decided(tree) {
                walker.round(tree);
            }
        };
        match &mut self.trees[..] {
            [tree] => work(tree, seeds[0]),
            [first, rest @ ..] => thread::scope(|scope| {
                for (tree, &seed) in rest.iter_mut().zip(&seeds[1..]) {
                    scope.spawn(move || work(tree, seed));
                }
                work(first, seeds[0]);
            }),
            [] => {}
        }
        Thought::of(&self.trees, options, started.elapsed())
    }

    /// A choice was taken after it was thought about: where nothing but the same seat is asked next, no
    /// die rolled and no card drawn on the way, what was found there is still true.
    pub(crate) fn follow<K: Knowledge<Game: Game<Choice = C>>>(
        &mut self,
        game: &K::Game,
        lore: &K::Lore,
        view: &ViewOf<K>,
        choice: C,
        rng: &mut Rng,
    ) {
        let mut world = game.sample_world(view, rng);
        let Pause::Decision(seat) = game.pause(&world) else { return };
        game.advance_unchecked(&mut world, choice);
        let mut options = Vec::new();
        self.next = None;
        while matches!(game.pause(&world), Pause::Decision(asked) if asked == seat) {
            game.options(&world, &mut options);
            if options.len() > 1 {
                if K::is_routine(game, &world) {
                    return;
                }
                K::narrow(game, lore, &world, &mut options);
            }
            let [only] = options[..] else {
                self.next = Some((fingerprint(&game.view(&world, Some(seat))), choice));
                return;
            };
            game.advance_unchecked(&mut world, only);
        }
    }

    /// Gives the memory back.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }
}

/// The chance of the seat that is asked, judged as things stand.
fn glance<K: Knowledge>(game: &K::Game, lore: &K::Lore, view: &ViewOf<K>, rng: &mut Rng) -> f64 {
    let total: f64 = (0..GLANCES)
        .map(|_| {
            let world = game.sample_world(view, rng);
            match game.pause(&world) {
                Pause::Decision(seat) => K::outlook(game, lore, &world)[seat.index()],
                Pause::Chance(_) | Pause::Over(_) => 0.5,
            }
        })
        .sum();
    total / f64::from(GLANCES)
}
