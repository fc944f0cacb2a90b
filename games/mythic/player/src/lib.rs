//! What computer players know of Mythic Battles (2012) beyond its rules.

mod motives;

pub use motives::{Aspect, Motive};
