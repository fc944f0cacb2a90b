//! The revisions of the rules: a fix that changes what is asked raises the number, and games that
//! have begun keep theirs.

use serde::{Deserialize, Serialize};

/// By which revision of the rules a game is played. It stands in the set-up, and so in the record;
/// records from before there was a number are of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Revision(u8);

impl Revision {
    /// The revision of games that name none.
    pub const FIRST: Self = Self(1);
    /// The revision that new games are played by.
    pub const CURRENT: Self = Self(2);

    pub(crate) const fn first() -> Self {
        Self::FIRST
    }

    pub(crate) fn is_first(&self) -> bool {
        *self == Self::FIRST
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The revision of a number, if this program knows such a one.
    pub(crate) fn numbered(number: u8) -> Option<Self> {
        let revision = Self(number);
        revision.unknown().is_none().then_some(revision)
    }

    /// The number, if this program does not know such a revision.
    pub(crate) fn unknown(self) -> Option<u8> {
        (!(Self::FIRST..=Self::CURRENT).contains(&self)).then_some(self.0)
    }

    /// Since 2: whether somebody can act is asked with a view to the cards that an open Art of War
    /// card can fetch. Before, an empty hand was not asked whether to strike back. [M12.5.7]
    /// [M12.R26]
    #[inline]
    pub const fn reckons_with_searches(self) -> bool {
        self.0 >= 2
    }
}
