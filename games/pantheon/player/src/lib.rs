//! What players know about Mythic Battles: Pantheon beyond its rules.
//!
//! [`lore`](Lore) is worked out once a game, `worth` judges a moment by named terms, `habit` goes
//! on without thinking, `appeal` and `cues` say what is worth a look, `spending` plays dice by exact odds, `draft` recruits, and `reasons`
//! says why.

mod appeal;
mod balance;
mod cues;
mod draft;
mod habit;
mod knowledge;
mod lore;
mod motives;
mod narrow;
mod reasons;
mod signals;
mod spending;
mod stance;
mod terms;
mod waiting;
mod worth;

pub use knowledge::PantheonKnowledge;
pub use lore::Lore;
pub use motives::{Aspect, Motive};
pub use terms::{Terms, Weights};
