//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most units a battle can have: 15 on each side.
pub const MAX_UNITS: usize = 32;

/// One unit of a game, by its place in the list of all armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u8);

impl UnitId {
    /// Position in per-unit arrays; always below [`MAX_UNITS`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & (MAX_UNITS as u8 - 1)) as usize
    }

    /// The unit at a position of per-unit arrays.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_UNITS { Some(Self(index as u8)) } else { None }
    }
}

kernel::id_set! {
    /// A set of units.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct UnitSet(pub u32) of UnitId;
}
