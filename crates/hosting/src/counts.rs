//! What was done since a server started.

use std::sync::atomic::AtomicU64;

/// What was done since the server started.
#[derive(Debug, Default)]
pub struct Counts {
    /// Answers by the first digit of their status.
    pub answers: [AtomicU64; 6],
    /// Inputs of players and of chance that were kept.
    pub inputs: AtomicU64,
    /// Times that nothing could be kept.
    pub failures: AtomicU64,
    /// Decisions of computer players who think elsewhere.
    pub elsewhere: AtomicU64,
    /// Tables that were opened.
    pub opened: AtomicU64,
    /// Sessions there are.
    pub sessions: AtomicU64,
}
