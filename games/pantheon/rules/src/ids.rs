//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most units a game can have, recruited or lying ready to be recruited.
pub const MAX_UNITS: usize = 64;

/// The most divine stones on a board.
pub const MAX_STONES: usize = 16;

/// The most power tokens in play at once.
pub const MAX_TOKENS: usize = 16;

kernel::id! {
    /// One unit of a game, by its position in the pool.
    pub struct UnitId(pub u8) below MAX_UNITS;
}

kernel::id! {
    /// A divine stone, by its position in the list of the set-up.
    pub struct StoneId(pub u8) below MAX_STONES;
}

kernel::id! {
    /// A power token in play, by its place in the array of tokens.
    pub struct TokenId(pub u8) below MAX_TOKENS;
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
