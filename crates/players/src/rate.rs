//! Shares of wins and mean scores, with the interval they are sure to within.

use serde::Serialize;
use serde::ser::SerializeStruct;

/// How many standard deviations hold 95 % of a normal distribution.
pub(crate) const SIGMAS: f64 = 1.959_963_985;

/// So many successes in so many trials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// Successes.
    pub wins: u64,
    /// Trials.
    pub of: u64,
}

impl Rate {
    /// One more trial.
    pub fn add(&mut self, won: bool) {
        self.of += 1;
        self.wins += u64::from(won);
    }

    /// The share of successes; one half when nothing was tried.
    pub fn share(self) -> f64 {
        if self.of == 0 { 0.5 } else { self.wins as f64 / self.of as f64 }
    }

    /// Where the true share lies with 95 % confidence, by Wilson's score. Unlike the textbook
    /// interval it stays within 0 and 1 and holds for few trials and for shares near either end.
    ///
    /// ```
    /// use players::Rate;
    /// let (low, high) = Rate { wins: 98, of: 100 }.interval();
    /// assert!((low - 0.930).abs() < 0.001 && (high - 0.9945).abs() < 0.001);
    /// assert_eq!(Rate { wins: 0, of: 0 }.interval(), (0.0, 1.0));
    /// ```
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (share, of) = (self.share(), self.of as f64);
        let square = SIGMAS * SIGMAS / of;
        let middle = (share + square / 2.0) / (1.0 + square);
        let spread = SIGMAS * (share * (1.0 - share) / of + square / (4.0 * of)).sqrt();
        let half = spread / (1.0 + square);
        // Rounding must not push the share itself out of its interval.
        ((middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0))
    }
}

impl Serialize for Rate {
    /// With share and interval, as `{"wins":..,"of":..,"rate":..,"low":..,"high":..}`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (low, high) = self.interval();
        let mut rate = serializer.serialize_struct("Rate", 5)?;
        rate.serialize_field("wins", &self.wins)?;
        rate.serialize_field("of", &self.of)?;
        rate.serialize_field("rate", &self.share())?;
        rate.serialize_field("low", &low)?;
        rate.serialize_field("high", &high)?;
        rate.end()
    }
}

/// The mean of numbers that came up, and how far it is to be trusted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    of: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// One more number.
    pub fn add(&mut self, number: f64) {
        self.of += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean; `None` before the first number.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.sum / self.of as f64)
    }

    /// How far off the true mean may be on either side, with 95 % confidence; `None` for less than two
    /// numbers.
    ///
    /// ```
    /// let mut mean = players::Mean::default();
    /// [2.0, 4.0, 6.0, 8.0].iter().for_each(|&number| mean.add(number));
    /// assert_eq!(mean.value(), Some(5.0));
    /// assert!((mean.margin().unwrap() - 2.53).abs() < 0.01);
    /// ```
    pub fn margin(self) -> Option<f64> {
        let mean = self.value().filter(|_| self.of > 1)?;
        let of = self.of as f64;
        let variance = (self.squares / of - mean * mean).max(0.0) * of / (of - 1.0);
        Some(SIGMAS * (variance / of).sqrt())
    }
}

impl Serialize for Mean {
    /// As `{"mean":..,"margin":..}`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut mean = serializer.serialize_struct("Mean", 2)?;
        mean.serialize_field("mean", &self.value())?;
        mean.serialize_field("margin", &self.margin())?;
        mean.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_of_nothing_is_none_and_of_equals_is_sure() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.margin()), (None, None));
        mean.add(7.0);
        assert_eq!((mean.value(), mean.margin()), (Some(7.0), None));
        mean.add(7.0);
        assert_eq!((mean.value(), mean.margin()), (Some(7.0), Some(0.0)));
    }

    #[test]
    fn the_interval_holds_the_share_and_narrows() {
        let mut last = 1.0;
        for of in [1, 10, 100, 1000] {
            for wins in [0, of / 2, of] {
                let rate = Rate { wins, of };
                let (low, high) = rate.interval();
                assert!(0.0 <= low && low <= rate.share() && rate.share() <= high && high <= 1.0);
            }
            let (low, high) = Rate { wins: of / 2, of }.interval();
            assert!(high - low < last);
            last = high - low;
        }
    }
}
