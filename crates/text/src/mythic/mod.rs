//! Mythic Battles (2012) as people read it.

mod motives;

pub use motives::{MythicAspect, MythicMotive};
