//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most units a battle can have: 15 on each side.
pub const MAX_UNITS: usize = 32;

kernel::id! {
    /// One unit of a game, by its place in the list of all armies.
    pub struct UnitId(pub u8) below MAX_UNITS;
}

kernel::id_set! {
    /// A set of units.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct UnitSet(pub u32) of UnitId;
}
