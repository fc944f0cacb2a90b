//! Numbers with their reasons.

use serde::Serialize;
use ts_rs::TS;

/// A number with its reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Total {
    /// The number.
    pub total: u8,
    /// Its parts; they sum to the total.
    pub terms: Vec<Term>,
}

/// One part of a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Term {
    /// The part in words, its number included, such as `+1 ruins`.
    pub label: String,
    /// How much it adds.
    pub by: i8,
    /// The rule it rests on.
    pub rule: &'static str,
}
