//! What computer players know of Conjurers beyond its rules.

mod motives;

pub use motives::{Aspect, Motive};
