//! The attack roll of Mythic Battles (2012): fives that chain without limit, and discards only of
//! dice showing 1 to 4.
//!
//! [`Chain`] is the roll between two decisions, [`odds`] its exact odds under best play, [`advise`]
//! its advice on dice that lie on the table.
//!
//! The chain has no end, but what matters of it has: a die that has reached the difficulty is a
//! success whatever comes, so nothing is ever cut off from the odds.

mod odds;
mod roll;

pub use odds::{ChainAdvice, ChainMove, ChainQuery, advise, odds};
pub use roll::{Chain, ChainError, Die, DieError, MAX_CHAIN_DICE};
