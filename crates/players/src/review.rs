//! A game that is over, looked at again: how the chances went, and what made them move.
//!
//! Of a game that is over everything is known, so the chance of each side is found by search from
//! the very state of each moment. What a seat decided is judged by what it could know: its view.
//!
//! * Where chance was asked, the chance before is an average over what it might have answered, and
//!   the change is **luck**.
//! * Where a seat decided, what its choice is worth less than the best one is the **decision's**.
//! * What is left of a change was **not foreseen**: a longer search would have known it, or the
//!   seat could not know what everybody knows now.
//!
//! So the three always add up to how the chances changed.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use kernel::{Game as _, Input, InputOf, Log, Pause, Seat};

use crate::reasons::explain;
use crate::search::{Origin, chances, think};
use crate::{Budget, ChoiceOf, ExplainedOf, Reasoned, StateOf, Totals};

/// A difference between two choices that is smaller says more about the search than about them.
const DOUBT: f64 = 0.01;

/// A decision that cost so much is worth showing.
const COSTLY: f64 = 0.025;

/// Luck of so much is worth showing.
const LUCKY: f64 = 0.04;

/// The most moments of a kind that are shown.
const MOST_SHOWN: usize = 6;

/// A number for each seat.
pub type PerSeat = [f64; Seat::MOST];

/// How a game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<C, R> {
    /// The chance of each seat's side to win, before the first input and after every one.
    pub chances: Vec<PerSeat>,
    /// What each input changed.
    pub steps: Vec<Step>,
    /// The moments that counted most, in the order of the game.
    pub moments: Vec<Moment<C, R>>,
}

/// [`Review`] of the game that players know by `K`.
pub type ReviewOf<K> = Review<ChoiceOf<K>, <K as Reasoned>::Motive>;

/// What one input changed, for each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Where the input came from.
    pub cause: Cause,
    /// What chance gave or took.
    pub luck: PerSeat,
    /// What a decision gave or took, against the best one.
    pub decision: PerSeat,
    /// What was not foreseen.
    pub unforeseen: PerSeat,
}

/// Where an input came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A seat decided.
    Decision(Seat),
    /// Chance answered.
    Chance,
    /// A standing order, which moves nothing.
    Order,
}

/// A moment that counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<C, R> {
    /// The place of the input, counted from 0.
    pub step: usize,
    /// What happened.
    pub what: Turn<C, R>,
}

/// What made the chances move.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn<C, R> {
    /// A decision that cost something.
    Decision {
        /// Whose.
        seat: Seat,
        /// What was chosen.
        chosen: C,
        /// How much of the chance to win it cost.
        loss: f64,
        /// What would have been better, and why.
        better: crate::Explained<C, R>,
    },
    /// What chance gave and took.
    Luck(PerSeat),
}

impl<C, R> Review<C, R> {
    /// What moved the chances of `seat`. `is_ally` tells whose decisions are its own side's.
    pub fn totals(&self, seat: Seat, is_ally: impl Fn(Seat) -> bool) -> Totals {
        let at = seat.index();
        let mut totals = Totals::default();
        for step in &self.steps {
            totals.luck += step.luck[at];
            totals.unforeseen += step.unforeseen[at];
            match step.cause {
                Cause::Decision(by) if is_ally(by) => totals.own += step.decision[at],
                _ => totals.others += step.decision[at],
            }
        }
        totals
    }
}

/// How much a review may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Rounds of search for each moment.
    pub rounds: u64,
    /// How many threads work. The result is the same on any number.
    pub threads: usize,
}

/// Looks at a game again, from `start` over `inputs`. `told` hears of every input that has been
/// looked at; `None` when `stop` was set before the end.
///
/// # Panics
/// When an input is not legal where it stands: inputs come from a game that was played.
pub fn review<K: Reasoned>(
    game: &K::Game,
    start: &StateOf<K>,
    inputs: &[InputOf<K::Game>],
    effort: Effort,
    stop: &AtomicBool,
    told: impl Fn() + Sync,
) -> Option<ReviewOf<K>> {
    (K::compiled().review)(game, start, inputs, effort, stop, &told)
}

/// The review itself, see [`Compiled`](crate::Compiled).
pub(crate) fn look_again<K: Reasoned>(
    game: &K::Game,
    start: &StateOf<K>,
    inputs: &[InputOf<K::Game>],
    effort: Effort,
    stop: &AtomicBool,
    told: &(dyn Fn() + Sync),
) -> Option<ReviewOf<K>> {
    let lore = K::lore(game);
    let states = states::<K>(game, start, inputs);
    let critic = Critic::<K> { game, lore: &lore, states: &states, inputs, effort };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= states.len() {
                break;
            }
            found.push((at, critic.chances_at(at), critic.verdict(at)));
            told();
        }
        found
    };
    let mut found: Vec<_> = thread::scope(|scope| {
        let helpers: Vec<_> = (1..effort.threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        let others = helpers
            .into_iter()
            .flat_map(|helper| helper.join().expect("a search does not break off"));
        own.into_iter().chain(others).collect()
    });
    if found.len() < states.len() {
        return None;
    }
    found.sort_by_key(|(at, ..)| *at);
    let (judged, verdicts): (Vec<_>, Vec<_>) =
        found.into_iter().map(|(_, chances, verdict)| (chances, verdict)).unzip();
    Some(put_together(&critic, &carried_back(judged), verdicts))
}

/// The state before the first input and after every one.
fn states<K: Reasoned>(
    game: &K::Game,
    start: &StateOf<K>,
    inputs: &[InputOf<K::Game>],
) -> Vec<StateOf<K>> {
    let mut states = vec![*start];
    let mut state = *start;
    for &input in inputs {
        game.advance(&mut state, input, &mut Log::silent())
            .expect("the inputs come from a game that was played");
        states.push(state);
    }
    states
}

/// A moment that was not judged, because nothing was open at it, has the chances of the next.
fn carried_back(judged: Vec<Option<PerSeat>>) -> Vec<PerSeat> {
    let mut next = judged.iter().rev().find_map(|chances| *chances).unwrap_or_default();
    let mut chances: Vec<PerSeat> = judged
        .into_iter()
        .rev()
        .map(|found| {
            next = found.unwrap_or(next);
            next
        })
        .collect();
    chances.reverse();
    chances
}

/// What a decision was found to be.
struct Verdict<K: Reasoned> {
    loss: f64,
    better: ExplainedOf<K>,
}

/// Judges moments, each by itself.
struct Critic<'a, K: Reasoned> {
    game: &'a K::Game,
    lore: &'a K::Lore,
    states: &'a [StateOf<K>],
    inputs: &'a [InputOf<K::Game>],
    effort: Effort,
}

impl<K: Reasoned> Critic<'_, K> {
    /// The chances at a moment, unless nothing is open at it.
    fn chances_at(&self, at: usize) -> Option<PerSeat> {
        let state = &self.states[at];
        let budget = Budget::rounds(self.effort.rounds);
        let search = || {
            let found = chances::<K>(self.game, self.lore, Origin::Known(state), budget, at as u64);
            Some(found)
        };
        match self.game.pause(state) {
            Pause::Over(_) => Some(K::outlook(self.game, self.lore, state)),
            _ if at + 1 == self.states.len() => search(),
            _ if !K::is_under_way(self.game, state) => None,
            Pause::Chance(_) => search(),
            Pause::Decision(_) if matches!(self.inputs[at], Input::Order(..)) => None,
            Pause::Decision(_) => {
                let mut options = Vec::new();
                self.game.options(state, &mut options);
                if options.len() > 1 { search() } else { None }
            }
        }
    }

    /// What a decision cost and what would have been better; `None` where the best was chosen, or
    /// nothing was to choose.
    fn verdict(&self, at: usize) -> Option<Verdict<K>> {
        let (game, lore, state) = (self.game, self.lore, &self.states[at]);
        let Some(&Input::Choice(chosen)) = self.inputs.get(at) else { return None };
        let Pause::Decision(seat) = game.pause(state) else { return None };
        let mut options = Vec::new();
        game.options(state, &mut options);
        if options.len() < 2 || !K::is_under_way(game, state) {
            return None;
        }
        let view = game.view(state, Some(seat));
        let (budget, seed) = (Budget::rounds(self.effort.rounds), at as u64);
        let thought = think::<K>(game, lore, &view, &options, budget, seed);
        let best = thought.weighed.first().filter(|best| best.choice != chosen)?;
        // Both choices meet the same worlds and the same chance.
        let worth = |choice| {
            chances::<K>(game, lore, Origin::After(&view, choice), budget, seed)[seat.index()]
        };
        let (with_best, with_chosen) = (worth(best.choice), worth(chosen));
        let loss = with_best - with_chosen;
        if loss < DOUBT {
            return None;
        }
        let mut better = explain::<K>(game, lore, &view, &thought, 1, seed).pop()?;
        better.weighed.win_chance = with_best;
        Some(Verdict { loss, better })
    }
}

fn put_together<K: Reasoned>(
    critic: &Critic<'_, K>,
    chances: &[PerSeat],
    verdicts: Vec<Option<Verdict<K>>>,
) -> ReviewOf<K> {
    let mut steps = Vec::with_capacity(critic.inputs.len());
    let mut moments = Vec::new();
    let verdicts = verdicts.into_iter().take(critic.inputs.len());
    for (at, (input, verdict)) in critic.inputs.iter().zip(verdicts).enumerate() {
        let (before, after) = (&chances[at], &chances[at + 1]);
        let change: PerSeat = std::array::from_fn(|seat| after[seat] - before[seat]);
        let mut step = Step {
            cause: cause(critic, at),
            luck: PerSeat::default(),
            decision: PerSeat::default(),
            unforeseen: PerSeat::default(),
        };
        match step.cause {
            Cause::Chance => {
                step.luck = change;
                moments.push(Moment { step: at, what: Turn::Luck(change) });
            }
            Cause::Decision(seat) => {
                if let (Some(Verdict { loss, better }), &Input::Choice(chosen)) = (verdict, input) {
                    step.decision = shared::<K>(critic.game, before, seat, loss);
                    moments.push(Moment {
                        step: at,
                        what: Turn::Decision { seat, chosen, loss, better },
                    });
                }
                step.unforeseen = std::array::from_fn(|seat| change[seat] - step.decision[seat]);
            }
            Cause::Order => step.unforeseen = change,
        }
        steps.push(step);
    }
    Review { chances: chances.to_vec(), steps, moments: most_telling(moments) }
}

fn cause<K: Reasoned>(critic: &Critic<'_, K>, at: usize) -> Cause {
    match (&critic.inputs[at], critic.game.pause(&critic.states[at])) {
        (Input::Outcome(_), _) => Cause::Chance,
        (Input::Choice(_), Pause::Decision(seat)) => Cause::Decision(seat),
        _ => Cause::Order,
    }
}

/// What one side loses the others win, each by its chances.
fn shared<K: Reasoned>(game: &K::Game, before: &PerSeat, seat: Seat, loss: f64) -> PerSeat {
    let left = 1.0 - before[seat.index()];
    let mut shares = PerSeat::default();
    for other in Seat::all(game.seats()) {
        shares[other.index()] = match K::are_allies(game, seat, other) {
            true => -loss,
            false if left > f64::EPSILON => loss * before[other.index()] / left,
            false => 0.0,
        };
    }
    shares
}

/// The costliest decisions and the greatest luck, in the order of the game.
fn most_telling<C, R>(moments: Vec<Moment<C, R>>) -> Vec<Moment<C, R>> {
    let size = |moment: &Moment<C, R>| match &moment.what {
        Turn::Decision { loss, .. } => *loss,
        Turn::Luck(change) => change.iter().fold(0.0, |most: f64, by| most.max(by.abs())),
    };
    let (mut decisions, mut luck): (Vec<_>, Vec<_>) =
        moments.into_iter().partition(|moment| matches!(moment.what, Turn::Decision { .. }));
    decisions.retain(|moment| size(moment) >= COSTLY);
    luck.retain(|moment| size(moment) >= LUCKY);
    for kind in [&mut decisions, &mut luck] {
        kind.sort_by(|a, b| size(b).total_cmp(&size(a)));
        kind.truncate(MOST_SHOWN);
    }
    decisions.append(&mut luck);
    decisions.sort_by_key(|moment| moment.step);
    decisions
}
