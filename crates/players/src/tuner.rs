//! Weights of the judgement, fitted to how games went on.
//!
//! Players meet; of each game some quiet moments are kept, with their terms and the game's result. Then
//! the weights are sought under which the judgement would have foretold the results best: a logistic
//! regression. Every game counts the same, however many moments it has. The new weights are held to
//! the old ones as if a few games had been played exactly as these foretell, so that a term which hardly
//! occurred keeps its weight.

use fastrand::Rng;
use kernel::{Game as _, Input, Log, Pause, Seat};
use serde::{Deserialize, Serialize};

use crate::arena::{Finish, Played};
use crate::{Knowledge, Points, StateOf};

/// The most moments that are kept of a game. They resemble each other: more of them say little more.
const MOMENTS: usize = 24;

/// By so many games' worth the new weights are held to the old.
const INERTIA: f64 = 4.0;

/// One game in so many is not learnt from, but foretold.
const HELD_OUT: u64 = 5;

/// More steps than Newton's method ever needs here.
const STEPS: usize = 60;

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its place in the series.
    pub game: u64,
    /// What it gave to the first seat: 0, 0.5 or 1.
    pub points: f64,
    /// The terms of some moments, as the first seat judges them.
    pub moments: Vec<Vec<f64>>,
}

impl Lesson {
    /// Keeps some of the moments of a game in which nothing stood open, as `is_fit` allows. `points` is
    /// what the game gave to the first seat.
    pub fn of<K: Knowledge>(
        number: u64,
        game: &K::Game,
        played: &Played<K::Game>,
        points: Points,
        is_fit: impl Fn(&StateOf<K>) -> bool,
    ) -> Self {
        let lore = K::lore(game);
        let mut state = game.start();
        let mut before = state;
        let mut moments = Vec::new();
        for &(_, input) in &played.inputs {
            match input {
                Input::Choice(choice) => game.advance_unchecked(&mut state, choice),
                input => {
                    let taken = game.advance(&mut state, input, &mut Log::silent());
                    taken.expect("what was played is legal");
                }
            }
            let is_asked = matches!(game.pause(&state), Pause::Decision(_));
            if is_asked && K::is_settled(game, &before, &state) && is_fit(&state) {
                moments.push(
                    K::terms(game, &lore, &state, Seat(0)).into_iter().map(rounded).collect(),
                );
                before = state;
            }
        }
        let mut rng = Rng::with_seed(number);
        rng.shuffle(&mut moments);
        moments.truncate(MOMENTS);
        let points = match points {
            Points::None => 0.0,
            Points::Half => 0.5,
            Points::Full => 1.0,
        };
        Self { game: number, points, moments }
    }
}

/// So few figures that a term written down is read back as the same number.
fn rounded(term: f64) -> f64 {
    (term * 1e6).round() / 1e6
}

/// How much of a lead makes victory 2.7 times as likely as defeat, by a game's own outlook: what weights
/// have to be multiplied with to be on its scale. Worked out at the moments of a game for two.
pub fn certainty<K: Knowledge>(game: &K::Game, played: &Played<K::Game>) -> Option<f64> {
    if matches!(played.finish, Finish::Forfeit { .. }) {
        return None;
    }
    let lore = K::lore(game);
    let mut state = game.start();
    let (mut worth, mut odds) = (0.0, 0.0);
    for &(_, input) in &played.inputs {
        game.advance(&mut state, input, &mut Log::silent()).expect("what was played is legal");
        if matches!(game.pause(&state), Pause::Over(_)) {
            break;
        }
        let chances = K::outlook(game, &lore, &state);
        worth += K::worth(game, &lore, &state, Seat(0)).abs();
        odds += (chances[0] / chances[1]).ln().abs();
    }
    (odds > 0.0).then(|| worth / odds)
}

/// Weights that were fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The weights, on the scale of those that were given.
    pub weights: Vec<f64>,
    /// Games that were learnt from, and held out.
    pub games: (usize, usize),
    /// Moments of all of them.
    pub moments: usize,
    /// How far the old weights were off on games held out: the mean of minus the logarithm of the
    /// chance given to what came. To know nothing is 0.693.
    pub before: f64,
    /// The same of the new weights.
    pub after: f64,
}

/// Fits weights to lessons. `start` are the weights so far, and `certainty` what turns them into odds.
///
/// No weight changes its sign: what is good to have is known beforehand, and where it seems to be bad,
/// something else that comes with it is to blame.
pub fn fit(lessons: &[Lesson], start: &[f64], certainty: f64) -> Fit {
    let usable = lessons.iter().filter(|lesson| !lesson.moments.is_empty());
    let (held, learnt): (Vec<_>, Vec<_>) = usable.partition(|lesson| lesson.game % HELD_OUT == 0);
    let old: Vec<f64> = start.iter().map(|weight| weight / certainty).collect();
    let problem = Problem::new(&learnt, &old);
    let new = problem.solve();
    Fit {
        before: loss(&held, &old),
        after: loss(&held, &new),
        weights: new.iter().map(|weight| weight * certainty).collect(),
        games: (learnt.len(), held.len()),
        moments: lessons.iter().map(|lesson| lesson.moments.len()).sum(),
    }
}

/// The chance of victory at these odds.
fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

fn odds(terms: &[f64], weights: &[f64]) -> f64 {
    terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}

/// The mean loss over games, each by the mean of its moments.
fn loss(lessons: &[&Lesson], weights: &[f64]) -> f64 {
    let of_game = |lesson: &&Lesson| {
        let of_moment = |terms: &Vec<f64>| {
            // Certainty of the wrong thing must not make the mean infinite.
            let chance = chance(odds(terms, weights)).clamp(1e-9, 1.0 - 1e-9);
            -(lesson.points * chance.ln() + (1.0 - lesson.points) * (1.0 - chance).ln())
        };
        lesson.moments.iter().map(of_moment).sum::<f64>() / lesson.moments.len() as f64
    };
    lessons.iter().map(of_game).sum::<f64>() / lessons.len().max(1) as f64
}

/// What to minimise: the loss over all games, and how far the weights have moved.
struct Problem<'l> {
    lessons: &'l [&'l Lesson],
    old: &'l [f64],
    /// How hard each weight is held, by how much its term varies: terms have scales of their own.
    hold: Vec<f64>,
}

impl<'l> Problem<'l> {
    fn new(lessons: &'l [&'l Lesson], old: &'l [f64]) -> Self {
        let count = lessons.iter().map(|lesson| lesson.moments.len()).sum::<usize>().max(1);
        let moments = || lessons.iter().flat_map(|lesson| &lesson.moments);
        let hold = (0..old.len()).map(|at| {
            let square = moments().map(|terms| terms[at] * terms[at]).sum::<f64>() / count as f64;
            // A term that never occurs is held by itself.
            if square > 0.0 { INERTIA * square } else { 1.0 }
        });
        Self { lessons, old, hold: hold.collect() }
    }

    fn value(&self, weights: &[f64]) -> f64 {
        let moved = weights.iter().zip(self.old).zip(&self.hold);
        let held: f64 = moved.map(|((new, old), hold)| hold * (new - old).powi(2) / 2.0).sum();
        self.lessons.len() as f64 * loss(self.lessons, weights) + held
    }

    /// Newton's method. Weights that would change their sign are left at 0, and the rest sought again.
    fn solve(&self) -> Vec<f64> {
        let mut weights = self.old.to_vec();
        let mut free = vec![true; weights.len()];
        loop {
            self.descend(&mut weights, &free);
            let turned = |&at: &usize| weights[at] * self.old[at] < 0.0;
            let turned: Vec<usize> = (0..weights.len()).filter(turned).collect();
            if turned.is_empty() {
                return weights;
            }
            for at in turned {
                (weights[at], free[at]) = (0.0, false);
            }
        }
    }

    fn descend(&self, weights: &mut Vec<f64>, free: &[bool]) {
        let mut value = self.value(weights);
        for _ in 0..STEPS {
            let Some(step) = self.step(weights, free) else { return };
            let mut length = 1.0;
            let better = loop {
                let tried: Vec<f64> = weights
                    .iter()
                    .zip(&step)
                    .map(|(weight, step)| weight - length * step)
                    .collect();
                let reached = self.value(&tried);
                if reached < value {
                    break Some((tried, reached));
                }
                length /= 2.0;
                if length < 1e-6 {
                    break None;
                }
            };
            let Some((tried, reached)) = better else { return };
            let gained = value - reached;
            (*weights, value) = (tried, reached);
            if gained < 1e-9 * value.abs() {
                return;
            }
        }
    }

    /// Where the slope would be level if the loss were a parabola.
    fn step(&self, weights: &[f64], free: &[bool]) -> Option<Vec<f64>> {
        let size = weights.len();
        let mut slope: Vec<f64> =
            (0..size).map(|at| self.hold[at] * (weights[at] - self.old[at])).collect();
        let mut bend = vec![vec![0.0; size]; size];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = self.hold[at];
        }
        for lesson in self.lessons {
            let share = 1.0 / lesson.moments.len() as f64;
            for terms in &lesson.moments {
                let chance = chance(odds(terms, weights));
                let (off, doubt) =
                    (share * (chance - lesson.points), share * chance * (1.0 - chance));
                for at in 0..size {
                    slope[at] += off * terms[at];
                    for other in 0..size {
                        bend[at][other] += doubt * terms[at] * terms[other];
                    }
                }
            }
        }
        for at in (0..size).filter(|&at| !free[at]) {
            slope[at] = 0.0;
            bend[at].fill(0.0);
            bend.iter_mut().for_each(|row| row[at] = 0.0);
            bend[at][at] = 1.0;
        }
        solved(bend, slope)
    }
}

/// Solves linear equations; `None` if they have no single solution.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    for at in 0..size {
        let best = (at..size).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, best);
        right.swap(at, best);
        let (done, below) = rows.split_at_mut(at + 1);
        let pivot = &done[at];
        if pivot[at].abs() < 1e-300 {
            return None;
        }
        for (down, row) in below.iter_mut().enumerate() {
            let times = row[at] / pivot[at];
            row.iter_mut().zip(pivot).for_each(|(entry, above)| *entry -= times * above);
            right[at + 1 + down] -= times * right[at];
        }
    }
    let mut found = vec![0.0; size];
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|later| rows[at][later] * found[later]).sum();
        found[at] = (right[at] - known) / rows[at][at];
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games that follow these weights, with a third term that never occurs.
    fn lessons(count: u64, truth: [f64; 3]) -> Vec<Lesson> {
        let mut rng = Rng::with_seed(7);
        let lesson = |game| {
            let terms = vec![4.0 * rng.f64() - 2.0, 0.4 * rng.f64() - 0.2, 0.0];
            let won = rng.f64() < chance(odds(&terms, &truth));
            Lesson { game, points: if won { 1.0 } else { 0.0 }, moments: vec![terms] }
        };
        (0..count).map(lesson).collect()
    }

    #[test]
    fn linear_equations_are_solved() {
        let rows = vec![vec![0.0, 2.0, 1.0], vec![1.0, -1.0, 0.0], vec![3.0, 0.0, -2.0]];
        let found = solved(rows, vec![7.0, -1.0, -3.0]).expect("there is one solution");
        for (found, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{found}");
        }
        assert_eq!(solved(vec![vec![1.0, 1.0], vec![2.0, 2.0]], vec![1.0, 2.0]), None);
    }

    #[test]
    fn the_truth_is_found_on_the_scale_that_was_asked_for() {
        let fit = fit(&lessons(20_000, [1.0, 5.0, 0.0]), &[1.0, 1.0, 9.0], 8.0);
        assert!((fit.weights[0] - 8.0).abs() < 0.6, "{fit:?}");
        assert!((fit.weights[1] - 40.0).abs() < 6.0, "{fit:?}");
        assert!((fit.weights[2] - 9.0).abs() < 1e-9, "what never occurs keeps its weight");
        assert!(fit.after < fit.before && fit.after < 0.693, "{fit:?}");
        assert_eq!((fit.games, fit.moments), ((16_000, 4_000), 20_000));
    }

    #[test]
    fn few_games_change_little_and_no_weight_changes_its_sign() {
        let few = fit(&lessons(3, [1.0, 5.0, 0.0]), &[1.0, 5.0, 0.0], 1.0);
        assert!((few.weights[0] - 1.0).abs() < 0.5, "{few:?}");
        let against = fit(&lessons(5_000, [1.0, -5.0, 0.0]), &[1.0, 5.0, 0.0], 1.0);
        assert!(against.weights[1].abs() < f64::EPSILON, "{against:?}");
        assert!((against.weights[0] - 1.0).abs() < 0.2, "{against:?}");
        let debt = fit(&lessons(5_000, [1.0, -5.0, 0.0]), &[1.0, -1.0, 0.0], 1.0);
        assert!((debt.weights[1] + 5.0).abs() < 1.0, "{debt:?}");
        let none = fit(&[], &[1.0, 2.0], 1.0);
        assert_eq!(none.weights, [1.0, 2.0]);
    }
}
