//! What players know about Mythic Battles (2012) beyond its rules.
//!
//! [`lore`](Lore) is worked out once a game, `worth` judges a moment by named terms, `rank` has the
//! numbers of a unit as it stands, `eye` looks at blows and places, `appeal` and `cues` say what is worth a look, `habit` goes on without
//! thinking, `spending` plays dice by exact odds, `cards`
//! knows what cards are good for, `setting_up` deploys, and `reasons` says why.

mod appeal;
mod balance;
mod cards;
mod cues;
mod eye;
mod habit;
mod knowledge;
mod lore;
mod motives;
mod narrow;
mod rank;
mod reasons;
mod setting_up;
mod spending;
mod terms;
mod worth;

pub use knowledge::MythicKnowledge;
pub use lore::Lore;
pub use motives::{Aspect, Motive};
pub use terms::{Terms, Weights};
