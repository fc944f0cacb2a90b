//! Whether a server may have tables: only while the database sees it and the bus carries its words.
//!
//! Nothing here decides who owns a table; the database does, by epochs, whatever a server believes.
//! This only lets a server notice soon that it is alone, so that those who play at it go elsewhere.

use std::time::{Duration, Instant};

use store::{Beat, EXPIRY};

/// How often a server tells that it is there.
pub(crate) const PULSE: Duration = Duration::from_secs(1);

/// So long without its own words from the bus, and it is cut off from the others.
const DEAF: Duration = Duration::from_secs(3);

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Nothing.
    Stay,
    /// Others may have its tables: it lets go of them all.
    Lose,
    /// The others cannot reach it: it lets go of all tables and says so to the database.
    Resign,
}

/// Since when a server was seen and heard.
#[derive(Debug)]
pub(crate) struct Tenure {
    seen: Instant,
    heard: Instant,
    is_serving: bool,
    is_over: bool,
}

impl Tenure {
    /// A server that is there as of now.
    pub(crate) fn new(now: Instant) -> Self {
        Self { seen: now, heard: now, is_serving: true, is_over: false }
    }

    /// Whether tables may be begun here.
    pub(crate) fn is_serving(&self) -> bool {
        self.is_serving
    }

    /// Its own words came back from the bus.
    pub(crate) fn hear(&mut self, now: Instant) {
        self.heard = now;
    }

    /// Whether it may tell the database that it is there; if not, what to do.
    pub(crate) fn check(&mut self, now: Instant) -> Result<(), Turn> {
        if self.is_over {
            return Err(Turn::Stay);
        }
        if now.duration_since(self.heard) < DEAF {
            return Ok(());
        }
        Err(if std::mem::replace(&mut self.is_serving, false) { Turn::Resign } else { Turn::Stay })
    }

    /// It told the database at `told`, and this came of it by `now`.
    pub(crate) fn beat(&mut self, told: Instant, now: Instant, beat: Option<Beat>) -> Turn {
        match beat {
            Some(beat) => {
                self.seen = told;
                let served = std::mem::replace(&mut self.is_serving, !self.is_over);
                if served && beat == Beat::Lapsed { Turn::Lose } else { Turn::Stay }
            }
            None if now.duration_since(self.seen) < EXPIRY => Turn::Stay,
            None if std::mem::replace(&mut self.is_serving, false) => Turn::Lose,
            None => Turn::Stay,
        }
    }

    /// It is about to stop, and tells nobody any more that it is there.
    pub(crate) fn end(&mut self) {
        (self.is_serving, self.is_over) = (false, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn who_is_not_seen_for_long_lets_go_once_and_comes_back() {
        let begun = Instant::now();
        let mut tenure = Tenure::new(begun);
        for second in 1..5 {
            let now = begun + second * SECOND;
            assert_eq!(tenure.beat(now, now, None), Turn::Stay, "after {second} s");
            assert!(tenure.is_serving());
        }
        let now = begun + 5 * SECOND;
        assert_eq!(tenure.beat(now, now, None), Turn::Lose);
        assert!(!tenure.is_serving());
        assert_eq!(tenure.beat(now + SECOND, now + SECOND, None), Turn::Stay, "only once");
        let now = now + 2 * SECOND;
        assert_eq!(tenure.beat(now, now, Some(Beat::Lapsed)), Turn::Stay, "it has none any more");
        assert!(tenure.is_serving());
    }

    #[test]
    fn who_slept_too_long_lets_go_but_goes_on() {
        let begun = Instant::now();
        let mut tenure = Tenure::new(begun);
        let now = begun + 10 * SECOND;
        assert_eq!(tenure.beat(now, now, Some(Beat::Lapsed)), Turn::Lose);
        assert!(tenure.is_serving());
        assert_eq!(tenure.beat(now + SECOND, now + SECOND, Some(Beat::Steady)), Turn::Stay);
    }

    #[test]
    fn who_stops_is_not_there_again() {
        let begun = Instant::now();
        let mut tenure = Tenure::new(begun);
        tenure.end();
        assert_eq!(tenure.check(begun), Err(Turn::Stay));
        assert_eq!(tenure.beat(begun, begun, Some(Beat::Steady)), Turn::Stay, "told before");
        assert!(!tenure.is_serving());
    }

    #[test]
    fn what_was_told_counts_from_when_it_was_told() {
        let begun = Instant::now();
        let mut tenure = Tenure::new(begun);
        let told = begun + SECOND;
        assert_eq!(tenure.beat(told, told + 4 * SECOND, Some(Beat::Steady)), Turn::Stay);
        let now = told + 5 * SECOND;
        assert_eq!(tenure.beat(now, now, None), Turn::Lose);
    }

    #[test]
    fn who_is_cut_off_from_the_others_resigns_once_and_tells_nothing_until_it_hears_again() {
        let begun = Instant::now();
        let mut tenure = Tenure::new(begun);
        assert_eq!(tenure.check(begun + 2 * SECOND), Ok(()));
        assert_eq!(tenure.check(begun + 3 * SECOND), Err(Turn::Resign));
        assert!(!tenure.is_serving());
        assert_eq!(tenure.check(begun + 4 * SECOND), Err(Turn::Stay));
        tenure.hear(begun + 5 * SECOND);
        assert_eq!(tenure.check(begun + 5 * SECOND), Ok(()));
        let now = begun + 5 * SECOND;
        assert_eq!(tenure.beat(now, now, Some(Beat::Lapsed)), Turn::Stay);
        assert!(tenure.is_serving());
    }
}
