//! Stopping a series as soon as it has shown enough: the sequential probability ratio test.

use std::str::FromStr;

use serde::Serialize;

use crate::elo::{Pairs, score_of};

/// Which of two differences in strength is true?
///
/// After each pair of games the likelihoods of both are compared; the test ends as soon as one is so
/// much likelier that the other would be taken for true with no more than the chance allowed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The smaller difference, such as 0 for "no stronger".
    pub elo0: f64,
    /// The larger difference.
    pub elo1: f64,
    /// How often `elo1` may be taken for true though `elo0` is.
    pub alpha: f64,
    /// How often `elo0` may be taken for true though `elo1` is.
    pub beta: f64,
}

/// Two differences to tell apart, as `ELO0,ELO1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypotheses(pub f64, pub f64);

/// Text that does not name two differences.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not two Elo differences, the smaller first, such as 0,50")]
pub struct NotHypotheses(String);

impl FromStr for Hypotheses {
    type Err = NotHypotheses;

    fn from_str(text: &str) -> Result<Self, NotHypotheses> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.abs() <= 2000.0);
        text.split_once(',')
            .and_then(|(low, high)| Some((number(low)?, number(high)?)))
            .filter(|(low, high)| low < high)
            .map(|(low, high)| Self(low, high))
            .ok_or_else(|| NotHypotheses(text.to_owned()))
    }
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// `elo0` is true: the difference is no larger.
    Elo0,
    /// `elo1` is true: the difference is no smaller.
    Elo1,
    /// More games are needed.
    Undecided,
}

impl Sprt {
    /// How much likelier `elo1` is than `elo0`, as a logarithm.
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        pairs.support(score_of(self.elo1)) - pairs.support(score_of(self.elo0))
    }

    /// The ratios at which the test ends, for `elo0` and for `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the pairs show so far.
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (low, high) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio <= low => Verdict::Elo0,
            ratio if ratio >= high => Verdict::Elo1,
            _ => Verdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo::Points;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 60.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn hypotheses_are_read_and_bad_ones_refused() {
        assert_eq!("0, 50".parse(), Ok(Hypotheses(0.0, 50.0)));
        assert_eq!("-10.5,0".parse(), Ok(Hypotheses(-10.5, 0.0)));
        for text in ["", "5", "5,5", "50,0", "a,b", "0,nan", "0,9999", "1,2,3"] {
            assert!(text.parse::<Hypotheses>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_sweep_decides_after_as_many_pairs_as_it_takes() {
        let ratio = (score_of(60.0) / 0.5).ln();
        let needed = (TEST.bounds().1 / ratio).ceil() as usize;
        let swept = |pairs: usize| Pairs::of(&vec![Points::Full; 2 * pairs]);
        assert_eq!(TEST.verdict(&swept(needed - 1)), Verdict::Undecided);
        assert_eq!(TEST.verdict(&swept(needed)), Verdict::Elo1);
        assert_eq!(TEST.verdict(&Pairs::of(&[Points::None; 2].repeat(50))), Verdict::Elo0);
        assert_eq!(TEST.verdict(&Pairs::default()), Verdict::Undecided);
    }

    /// One game with draws, by a player who makes `score` of the points.
    fn game(rng: &mut fastrand::Rng, score: f64) -> Points {
        match rng.f64() {
            luck if luck < 0.2 => Points::Half,
            luck if luck < 0.2 + 0.8 * (score - 0.1) / 0.8 => Points::Full,
            _ => Points::None,
        }
    }

    #[test]
    fn errors_are_no_more_frequent_than_allowed() {
        let mut rng = fastrand::Rng::with_seed(11);
        for (truth, right) in [(TEST.elo0, Verdict::Elo0), (TEST.elo1, Verdict::Elo1)] {
            let wrong = (0..300).filter(|_| {
                let mut pairs = Pairs::default();
                loop {
                    let one = game(&mut rng, score_of(truth));
                    pairs.add(one, game(&mut rng, score_of(truth)));
                    match TEST.verdict(&pairs) {
                        Verdict::Undecided => {}
                        verdict => return verdict != right,
                    }
                }
            });
            // 15 of 300 are expected; 25 is more than chance would add.
            assert!(wrong.count() <= 25, "at {truth}");
        }
    }
}
