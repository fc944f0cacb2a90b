//! Games played at random, and what must hold at every step of them beside what cases are held to.

pub mod playing;
pub mod properties;
pub mod random;
pub mod refusals;
pub mod rulesets;
pub mod testable;
mod walk;

pub use walk::{walk, walk_from};
