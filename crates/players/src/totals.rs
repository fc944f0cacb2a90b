//! A seat's account of a whole game.

/// What moved the chances of one seat over a whole game, as parts of 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// Dice and cards against their expectation.
    pub luck: f64,
    /// What its own side decided, against the best choices: 0 or less.
    pub own: f64,
    /// What others decided.
    pub others: f64,
    /// What was not foreseen.
    pub unforeseen: f64,
}

impl Totals {
    /// All of it: the change of the chance from the first moment to the last.
    pub fn change(&self) -> f64 {
        self.luck + self.own + self.others + self.unforeseen
    }
}
