//! What holds the rules to their word: cases that show them by example, games played at random,
//! and what must hold at every step of them.

pub mod case;
pub mod playing;
pub mod properties;
pub mod random;
pub mod rulesets;
pub mod testable;
mod walk;

pub use walk::{walk, walk_from};
