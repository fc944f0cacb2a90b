//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most units a game can have, recruited or lying ready to be recruited.
pub const MAX_UNITS: usize = 64;

/// The most divine stones on a board.
pub const MAX_STONES: usize = 16;

/// The most power tokens in play at once.
pub const MAX_TOKENS: usize = 16;

/// One unit of a game, by its position in the pool.
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

/// A divine stone, by its position in the list of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StoneId(pub u8);

impl StoneId {
    /// Position in the array of stones.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & (MAX_STONES as u8 - 1)) as usize
    }
}

/// A power token in play, by its place in the array of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TokenId(pub u8);

impl TokenId {
    /// Position in the array of tokens.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & (MAX_TOKENS as u8 - 1)) as usize
    }
}

/// One power of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PowerRef {
    /// The unit that has the power.
    pub unit: UnitId,
    /// Its place among the powers of the unit.
    pub index: u8,
}

kernel::id_set! {
    /// A set of units.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct UnitSet(pub u64) of UnitId;
}
