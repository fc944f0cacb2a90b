//! The six-sided die with a blank, and what attacks make of it.
//!
//! - [`Roll`] is the die itself: a multiset of the faces blank and 1 to 5, the same in every game.
//! - [`assaults`] is the attack of Pantheon 1.5: two assaults, discards, locked wounds. [`Pool`] is
//!   its state between two decisions, [`odds`] its exact odds under best play, [`best_split`] and
//!   [`Advisor`] its advice on dice that lie on the table.
//!
//! - [`chain`] is the attack roll of Mythic Battles (2012): fives chain without limit.
//!
//! A game that spends its dice by other rules gets a module beside `assaults`. It shares [`Roll`]
//! and the private `multiset` (dense numbering of rolls and expectation over added dice), and
//! brings its own pool and its own search for the best play.
//!
//! ```
//! use dice::{Aim, Query, best_split, odds};
//!
//! // The example of the rulebook: blank, 3, 4 and 5 against defence 7.
//! let advice = best_split("- 3 4 5".parse()?, 7, Aim::Mean);
//! assert_eq!(advice.reroll, 2);
//!
//! let odds = odds(Query { offence: 4, defence: 7, ..Query::default() });
//! assert_eq!(odds.at_least.len(), 4);
//! # Ok::<(), dice::RollError>(())
//! ```

pub mod assaults;
pub mod chain;
mod multiset;
mod roll;

pub use assaults::{
    Advisor, Again, Aim, Blow, Boost, BoostRefused, Line, Odds, Pool, PoolError, Prospect, Query,
    Reason, RerollAdvice, SecondRefused, Split, Spread, Stage, Target, answered, best_reroll,
    best_split, can_gain, odds, odds_table, split, spread, together,
};
pub use roll::{FACES, MAX_DICE, Roll, RollError, Rolls};
