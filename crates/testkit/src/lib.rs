//! Games played at random, and what must hold at every step of them beside what cases are held to.

pub mod playing;
pub mod properties;
pub mod random_games;
pub mod refusals;
pub mod rulesets;
pub mod testable;
pub mod typescript;
mod walk;

pub use walk::{walk, walk_from};
