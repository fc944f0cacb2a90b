//! What players know about Conjurers beyond its rules.
//!
//! [`Lore`] says how strong cards are in battle, `holding` what creatures and artifacts count,
//! `standing` how a player stands, `worth` judges a moment by named terms, `errands` what a figure
//! does on an action, `skirmish` what an action of a battle turn does, `cues` what a first impression is formed by. `habit` goes on without thinking,
//! `narrow` leaves out what needs no thought, and `reasons` says why.

mod armies;
mod balance;
mod battle_estimate;
mod cues;
mod errands;
mod habit;
mod holding;
mod knowledge;
mod lore;
mod motives;
mod narrow;
mod reasons;
mod skirmish;
mod standing;
mod terms;
mod worth;

pub use battle_estimate::{BattleEstimate, battle_estimate};
pub use knowledge::ConjurersKnowledge;
pub use lore::Lore;
pub use motives::{Aspect, Motive};
pub use terms::{Terms, Weights};
