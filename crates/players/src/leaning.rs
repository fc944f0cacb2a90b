//! Sides of a position that speak for a choice or against it.

/// The way in which one side of a position speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaning {
    /// It speaks for the choice.
    For,
    /// It speaks against it.
    Against,
}
