//! The exact search of one's own turn.
//!
//! Every choice of one's own, every answer of the others and every outcome of chance is looked at;
//! one's own choices are the best, those of others the worst, and chance is weighed. Moments that
//! were met before are not looked at again.

use std::collections::HashMap;

use kernel::chance::Enumerated;
use kernel::{Fingerprint, Game, Hosted, Input, InputOf, Log, Pause, Seat, fingerprint};

/// Whether what is asked for has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It has.
    Reached,
    /// It cannot be any more: the turn is over.
    Missed,
    /// It may be yet.
    Open,
}

/// Says of what happened, and of where it led, whether what is asked for has been reached.
pub type Judge<G> = fn(&G, &[<G as Game>::Event], &<G as Game>::State, Seat) -> Verdict;

/// The exact chance of an attack, where it is known.
pub type KnownOdds<G> = fn(&G, &<G as Game>::State, <G as Game>::Choice) -> Option<f64>;

/// What is asked for.
#[derive(Debug)]
pub struct Task<'t, G: Hosted> {
    /// The game.
    pub game: &'t G,
    /// Whose turn it is.
    pub seat: Seat,
    /// Says of what happened, and of where it led, whether what is asked for has been reached.
    pub judge: Judge<G>,
    /// The exact chance that a choice of the seat, an attack, destroys what it is aimed at, where the
    /// game's own odds know it; the turn is not searched beyond an attack then.
    pub odds: KnownOdds<G>,
    /// Moments that are looked at before the search gives up.
    pub most: usize,
}

impl<G: Hosted> Clone for Task<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Hosted> Copy for Task<'_, G> {}

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved<C> {
    /// The first choices, each with the chance to reach what is asked for after it.
    pub first: Vec<(C, f64)>,
    /// A plan that loses nothing, up to where chance or somebody else answers.
    pub plan: Vec<C>,
    /// Moments on such plans.
    pub keeps: Vec<Fingerprint>,
    /// Moments at the end of such plans.
    pub solves: Vec<Fingerprint>,
    /// Moments that were looked at.
    pub looked_at: usize,
}

/// Games that go on at random to see whether an attack can reach what is asked for, and how long.
const SAMPLES: usize = 300;
const LONGEST: usize = 60;

/// Chances that differ by less are the same.
const SAME: f64 = 1e-9;

/// Where an input leads, and whether it reaches what is asked for.
struct Edge<G: Hosted> {
    after: G::State,
    verdict: Verdict,
    /// The chance, where it is known without a search.
    odds: Option<f64>,
}

struct Search<'t, G: Hosted> {
    task: Task<'t, G>,
    known: HashMap<Fingerprint, f64>,
}

impl<G: Hosted> Search<'_, G> {
    fn edge(&self, state: &G::State, input: InputOf<G>) -> Edge<G> {
        let Task { game, seat, judge, .. } = self.task;
        let (mut after, mut events) = (*state, Vec::new());
        let taken = game.advance(&mut after, input, &mut Log::keep(&mut events));
        assert!(taken.is_ok(), "what is listed can be taken");
        let verdict = judge(game, &events, &after, seat);
        Edge { after, verdict, odds: None }
    }

    /// Where a choice leads; with its odds when it is an attack of one's own.
    fn chosen(&self, state: &G::State, choice: G::Choice) -> Edge<G> {
        let Task { game, seat, odds, .. } = self.task;
        let edge = self.edge(state, Input::Choice(choice));
        let own = matches!(game.pause(state), Pause::Decision(asked) if asked == seat);
        let known = own.then(|| odds(game, state, choice)).flatten();
        let odds = known.map(|chance| if self.can_reach(&edge.after) { chance } else { 0.0 });
        Edge { odds, ..edge }
    }

    /// Whether what is asked for is reached in some of many games that go on from here at random.
    fn can_reach(&self, state: &G::State) -> bool {
        let mut rng = fastrand::Rng::with_seed(0);
        (0..SAMPLES).any(|_| {
            let mut edge = Edge { after: *state, verdict: Verdict::Open, odds: None };
            for _ in 0..LONGEST {
                let state = edge.after;
                edge = match self.task.game.pause(&state) {
                    _ if edge.verdict != Verdict::Open => break,
                    Pause::Over(_) => break,
                    Pause::Chance(request) => {
                        let outcome = self.task.game.draw_outcome(&state, request, &mut rng);
                        self.edge(&state, Input::Outcome(outcome))
                    }
                    Pause::Decision(_) => {
                        let mut options = Vec::new();
                        self.task.game.options(&state, &mut options);
                        let Some(&choice) = options.get(rng.usize(..options.len().max(1))) else {
                            break;
                        };
                        self.edge(&state, Input::Choice(choice))
                    }
                };
            }
            edge.verdict == Verdict::Reached
        })
    }

    fn after_each(&self, state: &G::State) -> Vec<(G::Choice, Edge<G>)> {
        let mut options = Vec::new();
        self.task.game.options(state, &mut options);
        options.into_iter().map(|choice| (choice, self.chosen(state, choice))).collect()
    }

    /// The chance to reach what is asked for; `None` when there is too much to look at.
    fn worth(&mut self, edge: &Edge<G>) -> Option<f64> {
        match edge.verdict {
            _ if edge.odds.is_some() => edge.odds,
            Verdict::Reached => Some(1.0),
            Verdict::Missed => Some(0.0),
            Verdict::Open => self.value(&edge.after),
        }
    }

    fn value(&mut self, state: &G::State) -> Option<f64> {
        let Task { game, seat, most, .. } = self.task;
        let print = fingerprint(state);
        if let Some(&known) = self.known.get(&print) {
            return Some(known);
        }
        if self.known.len() >= most {
            return None;
        }
        // A choice may lead back to where one was: that is worth nothing by itself.
        self.known.insert(print, 0.0);
        let value = match game.pause(state) {
            Pause::Over(_) => 0.0,
            Pause::Decision(asked) => {
                let (mut best, goal) = if asked == seat { (0.0, 1.0) } else { (1.0, 0.0) };
                for (_, edge) in self.after_each(state) {
                    let worth = self.worth(&edge)?;
                    best = if asked == seat { worth.max(best) } else { worth.min(best) };
                    if best == goal {
                        break;
                    }
                }
                best
            }
            Pause::Chance(request) => {
                let Enumerated { outcomes, total } = Enumerated::of(game, state, request);
                let mut sum = 0.0;
                for (outcome, weight) in outcomes {
                    let edge = self.edge(state, Input::Outcome(outcome));
                    sum += self.worth(&edge)? * weight as f64;
                }
                sum / total as f64
            }
        };
        self.known.insert(print, value);
        Some(value)
    }
}

/// Searches the turn of the seat that is asked; `None` when there is too much to look at.
pub fn solve<G: Hosted>(task: Task<'_, G>, state: &G::State) -> Option<Solved<G::Choice>> {
    let mut search = Search { task, known: HashMap::new() };
    let mut first = Vec::new();
    for (choice, edge) in search.after_each(state) {
        first.push((choice, search.worth(&edge)?));
    }
    let best = first.iter().map(|&(_, worth)| worth).fold(0.0, f64::max);
    let mut solved =
        Solved { first, plan: Vec::new(), keeps: Vec::new(), solves: Vec::new(), looked_at: 0 };
    let mut queue = std::collections::VecDeque::from([(*state, Vec::new())]);
    let mut seen = std::collections::HashSet::from([fingerprint(state)]);
    while let Some((state, plan)) = queue.pop_front() {
        for (choice, edge) in search.after_each(&state) {
            let print = fingerprint(&edge.after);
            if search.worth(&edge)? < best - SAME || !seen.insert(print) {
                continue;
            }
            let plan: Vec<G::Choice> = plan.iter().copied().chain([choice]).collect();
            let pause = task.game.pause(&edge.after);
            let goes_on = matches!(pause, Pause::Decision(asked) if asked == task.seat);
            if edge.verdict == Verdict::Open && edge.odds.is_none() && goes_on {
                solved.keeps.push(print);
                queue.push_back((edge.after, plan));
            } else {
                if solved.solves.is_empty() {
                    solved.plan = plan;
                }
                solved.solves.push(print);
            }
        }
    }
    solved.looked_at = search.known.len();
    Some(solved)
}

impl<C: Copy> Solved<C> {
    /// The chance by the best first choice, and by the best one of another kind.
    pub fn margin<K: PartialEq>(&self, kind_of: impl Fn(C) -> K) -> (f64, f64) {
        let better = |a: &&(C, f64), b: &&(C, f64)| a.1.total_cmp(&b.1);
        let Some(&(choice, best)) = self.first.iter().max_by(better) else { return (0.0, 0.0) };
        let kind = kind_of(choice);
        let others = self.first.iter().filter(|(other, _)| kind_of(*other) != kind);
        (best, others.map(|&(_, worth)| worth).fold(0.0, f64::max))
    }
}
