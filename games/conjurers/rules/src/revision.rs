//! Which revision of the rules a game is played by. What is mended does not change under a game
//! that began before: its record replays as it was played.

use serde::{Deserialize, Serialize};

/// A revision of the rules. A set-up that names none is of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Revision(u8);

impl Revision {
    /// What games were played by before revisions were counted.
    pub const FIRST: Self = Self(1);

    /// What new games are played by.
    pub const CURRENT: Self = Self(2);

    /// The revision of a number; a set-up with one that this program does not know is refused.
    pub const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether this program knows it.
    pub(crate) const fn is_known(self) -> bool {
        Self::FIRST.0 <= self.0 && self.0 <= Self::CURRENT.0
    }

    /// Whether only battles that are fought are paired, and a pair is made anew when one is not.
    /// The first revision settled both before anybody was asked. [CON.R175]
    pub(crate) const fn pairs_what_is_fought(self) -> bool {
        self.0 >= 2
    }

    /// Whether a devourer that dies and rises rests like one that returns. [CON.R133]
    pub(crate) const fn rests_after_rising(self) -> bool {
        self.0 >= 2
    }

    /// Whether devouring damage leaves poison and frost markers. [CON.R176]
    pub(crate) const fn marks_the_devoured(self) -> bool {
        self.0 >= 2
    }

    /// Whether a player with a single answer is spared the question: at a payment, at prizes, and
    /// before a duel that is lost before it begins. [CON.29.9] [CON.21.17] [CON.R70]
    pub(crate) const fn spares_questions(self) -> bool {
        self.0 >= 2
    }

    pub(crate) const fn first() -> Self {
        Self::FIRST
    }

    pub(crate) fn is_first(&self) -> bool {
        *self == Self::FIRST
    }
}
