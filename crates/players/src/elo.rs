//! Differences in strength from games in pairs.
//!
//! Two games at one table with swapped seats are not independent: a table that favours a seat gives
//! each player one of them. So pairs are counted, not games, by the points they gave, and nothing is
//! assumed about how these are spread. How well a mean score fits what was counted is told by the
//! empirical likelihood: that of the best distribution on the five possible results which has this
//! mean.

use serde::Serialize;

use crate::rate::SIGMAS;

/// The points of a pair, as a share of what could be had.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Enough halvings to reach the precision of a double.
const HALVINGS: usize = 100;

/// What a game gave to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// Lost.
    None,
    /// Drawn.
    Half,
    /// Won.
    Full,
}

/// Pairs of games between two players, counted by what the first player made of them: nothing, half a
/// point, and so on up to two points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Pairs([u64; 5]);

impl Pairs {
    /// Counts one more pair.
    pub fn add(&mut self, one: Points, other: Points) {
        self.0[one as usize + other as usize] += 1;
    }

    /// Pairs of games that come one after the other; a last one without a partner is left out.
    pub fn of(points: &[Points]) -> Self {
        let mut pairs = Self::default();
        points.chunks_exact(2).for_each(|pair| pairs.add(pair[0], pair[1]));
        pairs
    }

    /// How many.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of all points that the first player made; one half before the first pair.
    pub fn score(&self) -> f64 {
        match self.count() {
            0 => 0.5,
            count => self.seen().map(|(times, score)| times * score).sum::<f64>() / count as f64,
        }
    }

    /// The results that occurred.
    fn seen(&self) -> impl Iterator<Item = (f64, f64)> {
        let counted = self.0.iter().zip(SCORES);
        counted.filter(|&(&times, _)| times > 0).map(|(&times, score)| (times as f64, score))
    }

    /// How much less likely what was counted is if the true mean score is `mean` than if it is the
    /// score itself, as a logarithm: 0 at most.
    ///
    /// The best distribution with this mean gives each result that occurred its share divided by
    /// `1 + tilt * (score - mean)`; where that leaves something over, it goes to a result at the end
    /// of the scale that did not occur.
    pub(crate) fn support(&self, mean: f64) -> f64 {
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..HALVINGS {
            let tilt = f64::midpoint(low, high);
            let pull = self
                .seen()
                .map(|(times, score)| times * (score - mean) / (1.0 + tilt * (score - mean)))
                .sum::<f64>();
            if pull > 0.0 {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        let tilt = f64::midpoint(low, high);
        -self.seen().map(|(times, score)| times * (tilt * (score - mean)).ln_1p()).sum::<f64>()
    }

    /// Where the true mean score lies with 95 % confidence. A player who made every point, or none,
    /// is bounded on one side only; before the second pair nothing is known.
    fn interval(&self) -> (Option<f64>, Option<f64>) {
        let (count, score) = (self.count() as f64, self.score());
        if count < 1.0 {
            return (None, None);
        }
        // Had a pair less than this chance to be won outright, so many in a row would be rarer
        // than one in twenty.
        let sure = 0.05_f64.powf(1.0 / count);
        if score >= 1.0 {
            return (Some(sure), None);
        }
        if score <= 0.0 {
            return (None, Some(1.0 - sure));
        }
        if count < 2.0 {
            return (None, None);
        }
        let least = -0.5 * student(count - 1.0).powi(2);
        let edge = |mut inside: f64, mut outside: f64| {
            for _ in 0..HALVINGS {
                let mean = f64::midpoint(inside, outside);
                if self.support(mean) >= least {
                    inside = mean;
                } else {
                    outside = mean;
                }
            }
            inside
        };
        (Some(edge(score, 0.0)), Some(edge(score, 1.0)))
    }

    /// The difference in strength that the pairs show; `None` before the first.
    pub fn elo(&self) -> Option<Elo> {
        let (low, high) = self.interval();
        let bounded = |score: Option<f64>| score.map(elo_of).filter(|elo| elo.is_finite());
        (self.count() > 0).then(|| Elo {
            difference: bounded(Some(self.score())),
            low: bounded(low),
            high: bounded(high),
        })
    }
}

/// By how much the first of two players is stronger, on the scale on which 400 points are ten to one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The best guess; `None` when one side made every point, which no difference explains best.
    pub difference: Option<f64>,
    /// It is at least this with 95 % confidence.
    pub low: Option<f64>,
    /// It is at most this with 95 % confidence.
    pub high: Option<f64>,
}

/// The share of points that a player makes who is `elo` stronger.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How much stronger a player is who makes this share of the points.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// How many standard deviations hold 95 % when these are themselves guessed from few numbers: Student's
/// distribution, by the first terms of its expansion.
fn student(freedom: f64) -> f64 {
    let z = SIGMAS;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / freedom + second / freedom.powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: Option<f64>, expected: f64, within: f64) {
        let found = found.expect("a number");
        assert!((found - expected).abs() < within, "{found} is not {expected}");
    }

    #[test]
    fn a_score_is_a_difference_and_back() {
        assert!((score_of(0.0) - 0.5).abs() < 1e-12);
        assert!((score_of(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of(score_of(-123.0)) + 123.0).abs() < 1e-9);
    }

    #[test]
    fn the_support_is_highest_at_the_score_and_falls_off() {
        let pairs = Pairs([3, 5, 20, 12, 10]);
        let score = pairs.score();
        assert!(pairs.support(score).abs() < 1e-9);
        assert!(pairs.support(score - 0.1) < pairs.support(score - 0.05));
        assert!(pairs.support(score + 0.1) < pairs.support(score + 0.05));
        // Every pair was won: the best that a mean of m allows is a chance of m for that.
        let swept = Pairs([0, 0, 0, 0, 7]);
        assert!((swept.support(0.6) - 7.0 * 0.6_f64.ln()).abs() < 1e-9);
    }

    #[test]
    fn large_numbers_give_the_interval_of_the_textbook() {
        // Independent fair games: pairs of 0, 1 and 2 points as 1 : 2 : 1, variance 1/8 a pair.
        let elo = Pairs([250, 0, 500, 0, 250]).elo().expect("there are pairs");
        close(elo.difference, 0.0, 1e-9);
        let half = SIGMAS * (0.125_f64 / 1000.0).sqrt();
        close(elo.low, elo_of(0.5 - half), 0.5);
        close(elo.high, elo_of(0.5 + half), 0.5);
        // Tables decide every pair evenly: nothing is left to chance, and the interval is narrower.
        let split = Pairs([1, 0, 998, 0, 1]).elo().expect("there are pairs");
        assert!(split.high < elo.high && split.low > elo.low, "{split:?}");
    }

    #[test]
    fn a_clean_sweep_is_bounded_on_one_side() {
        let elo = Pairs([0, 0, 0, 0, 100]).elo().expect("there are pairs");
        assert_eq!((elo.difference, elo.high), (None, None));
        close(elo.low, elo_of(0.05_f64.powf(0.01)), 1e-9);
        let lost = Pairs([100, 0, 0, 0, 0]).elo().expect("there are pairs");
        assert_eq!((lost.difference, lost.low), (None, None));
        close(lost.high, -elo.low.expect("a bound"), 1e-9);
        assert_eq!(Pairs::default().elo(), None);
    }

    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut rng = fastrand::Rng::with_seed(4);
        for (chance, count) in [(0.5, 20), (0.7, 30), (0.9, 60)] {
            let held = (0..1000).filter(|_| {
                let mut pairs = Pairs::default();
                for _ in 0..count {
                    let mut game = || if rng.f64() < chance { Points::Full } else { Points::None };
                    let one = game();
                    pairs.add(one, game());
                }
                let (low, high) = pairs.interval();
                low.unwrap_or(0.0) <= chance && chance <= high.unwrap_or(1.0)
            });
            let held = held.count();
            assert!((925..=985).contains(&held), "{held} of 1000 at {chance}");
        }
    }
}
