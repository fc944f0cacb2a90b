//! The attack of Pantheon 1.5: a first assault, discards, an optional second assault. P15.8A.2a2
//!
//! [`pool`](Pool) carries the rules; everything else only looks ahead through them. What makes the
//! exact answer cheap is that best play needs two numbers only: how many dice of the first roll are
//! re-rolled, and how many dice at 5 go into the second assault.
//!
//! - A discard that does not make a re-rolled 5 can wait until the dice have fallen, because dice
//!   that were kept may still give and receive later. [P15.8A.2a2c-8]
//! - A 5 is therefore made only to be re-rolled, from the highest die below 5, and the lowest
//!   dice pay for it: the same boost on a lower die costs more and leaves no more.
//! - Once nothing more is rolled, a wound costs the die itself and one die per missing point, so
//!   the highest dice are finished first.
//! - The lowest dice of the first roll are the ones to re-roll.
//!
//! `tests/brute_force.rs` holds these four against a search that knows none of them.

mod advice;
mod blow;
mod odds;
mod pool;
mod second;
mod table;
mod target;

pub use advice::{
    Advisor, Line, Reason, RerollAdvice, Split, Stage, best_reroll, best_split, can_gain, split,
};
pub use blow::{Blow, Prospect, Spread, answered, spread, together};
pub use odds::{Odds, Query, odds, odds_table};
pub use pool::{Boost, BoostRefused, Pool, PoolError, SecondRefused};
pub use target::{Again, Aim, Target};
