//! What computer players know of Mythic Battles: Pantheon beyond its rules.

mod motives;

pub use motives::{Aspect, Motive};
