//! How long a search may go on.

use std::time::{Duration, Instant};

use super::tree::Tree;

/// The clock is looked at once in so many rounds: a look costs, and so does being late.
const ROUNDS_PER_LOOK: u64 = 32;

/// A search without any limit stops after so many rounds.
const UNLIMITED: u64 = 1 << 20;

/// What a search may spend. What runs out first ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    /// How long.
    pub time: Option<Duration>,
    /// How many rounds, over all threads.
    pub iterations: Option<u64>,
    /// How many threads search at once, each with a tree of its own.
    pub threads: usize,
}

impl Budget {
    /// So many rounds on one thread: the same every time.
    pub const fn rounds(iterations: u64) -> Self {
        Self { time: None, iterations: Some(iterations), threads: 1 }
    }

    /// So long on so many threads.
    pub const fn time(time: Duration, threads: usize) -> Self {
        Self { time: Some(time), iterations: None, threads }
    }
}

/// Counts the rounds of one thread and tells when to stop.
pub(crate) struct Clock {
    started: Instant,
    time: Option<Duration>,
    most: u64,
    done: u64,
    /// The clock is looked at once in so many rounds.
    look: u64,
}

impl Clock {
    /// A clock for one of the budget's threads. Of a decision where less is at stake only a
    /// share is spent.
    pub(crate) fn new(budget: Budget, share: f64) -> Self {
        let threads = budget.threads.max(1) as u64;
        let rounds = budget.iterations.unwrap_or(UNLIMITED * threads);
        Self {
            started: Instant::now(),
            time: budget.time.map(|time| time.mul_f64(share)),
            most: ((rounds as f64 * share) as u64).div_ceil(threads).max(1),
            done: 0,
            look: ROUNDS_PER_LOOK,
        }
    }

    /// A clock that is looked at after every round, for rounds that take long.
    pub(crate) fn watched(self) -> Self {
        Self { look: 1, ..self }
    }

    /// Whether there is time for another round; it is counted.
    pub(crate) fn is_running(&mut self) -> bool {
        if self.done >= self.most || self.is_time_to_look() && self.is_late() {
            return false;
        }
        self.done += 1;
        true
    }

    /// Whether what is left cannot change the first choice of the tree any more.
    pub(super) fn is_decided<C>(&self, tree: &Tree<C>) -> bool {
        if !self.is_time_to_look() {
            return false;
        }
        let mut left = self.most - self.done;
        if let Some(time) = self.time {
            let spent = self.started.elapsed();
            let pace = self.done as f64 / spent.as_secs_f64().max(1e-9);
            // The pace may yet rise a little.
            left = left.min((time.saturating_sub(spent).as_secs_f64() * pace * 1.2) as u64);
        }
        u64::from(tree.lead()) > left
    }

    fn is_time_to_look(&self) -> bool {
        self.done > 0 && self.done.is_multiple_of(self.look)
    }

    fn is_late(&self) -> bool {
        self.time.is_some_and(|time| self.started.elapsed() >= time)
    }
}
