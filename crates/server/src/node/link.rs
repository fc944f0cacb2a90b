//! What two servers say to each other is numbered: the bus may lose words, and then everything that
//! went between the two is begun anew.

use std::time::{Duration, Instant};

/// So long without a word, and the other one is given up.
const SILENT: Duration = Duration::from_secs(3);

/// One server as another knows it.
#[derive(Debug)]
pub(crate) struct Link {
    sent: u64,
    heard: u64,
    last: Instant,
}

impl Link {
    /// Somebody of whom nothing was heard yet.
    pub(crate) fn new(now: Instant) -> Self {
        Self { sent: 0, heard: 0, last: now }
    }

    /// The number of the next word to the other.
    pub(crate) fn next(&mut self) -> u64 {
        self.sent += 1;
        self.sent
    }

    /// The number of the last word to the other, to be told when there is none.
    pub(crate) fn sent(&self) -> u64 {
        self.sent
    }

    /// A word came; `false` when others were lost before it.
    pub(crate) fn hear(&mut self, now: Instant, number: u64) -> bool {
        self.last = now;
        std::mem::replace(&mut self.heard, number) + 1 == number
    }

    /// The other said which word was its last; `false` when it was lost.
    pub(crate) fn hear_last(&mut self, now: Instant, number: u64) -> bool {
        self.last = now;
        std::mem::replace(&mut self.heard, number) == number
    }

    /// Whether the other is given up.
    pub(crate) fn is_silent(&self, now: Instant) -> bool {
        now.duration_since(self.last) >= SILENT
    }

    /// Begins to wait for the other, who had no reason to speak until now.
    pub(crate) fn expect(&mut self, now: Instant) {
        self.last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_word_is_noticed_by_the_next_or_by_the_number_of_the_last() {
        let now = Instant::now();
        let (mut one, mut other) = (Link::new(now), Link::new(now));
        for _ in 0..3 {
            assert!(other.hear(now, one.next()));
        }
        assert!(other.hear_last(now, one.sent()), "nothing was lost");
        let _lost = one.next();
        assert!(!other.hear(now, one.next()), "one between is missing");
        assert!(other.hear(now, one.next()), "and from there on all is well");
        let _lost = one.next();
        assert!(!other.hear_last(now, one.sent()), "the last one is missing");
        assert!(other.hear(now, one.next()));
        assert!(other.hear_last(now, one.sent()));
    }

    #[test]
    fn the_first_word_may_be_the_lost_one() {
        let now = Instant::now();
        let (mut one, mut other) = (Link::new(now), Link::new(now));
        let _lost = one.next();
        assert!(!other.hear(now, one.next()));
    }

    #[test]
    fn who_says_nothing_is_given_up() {
        let now = Instant::now();
        let mut link = Link::new(now);
        assert!(!link.is_silent(now + SILENT / 2));
        assert!(link.is_silent(now + SILENT));
        link.hear(now + SILENT, 1);
        assert!(!link.is_silent(now + SILENT));
    }
}
