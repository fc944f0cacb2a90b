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
}

/// A set of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnitSet(pub u32);

impl UnitSet {
    /// No unit.
    pub const EMPTY: Self = Self(0);

    /// Just one unit.
    #[inline]
    pub const fn only(unit: UnitId) -> Self {
        Self(1 << unit.index())
    }

    /// Whether `unit` is in the set.
    #[inline]
    pub const fn contains(self, unit: UnitId) -> bool {
        self.0 >> unit.index() & 1 == 1
    }

    /// Adds a unit.
    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.index();
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << unit.index());
    }

    /// This set without `unit`.
    #[inline]
    #[must_use]
    pub const fn without(self, unit: UnitId) -> Self {
        Self(self.0 & !(1 << unit.index()))
    }

    /// How many units are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a unit.
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The unit with the lowest id.
    #[inline]
    pub const fn first(self) -> Option<UnitId> {
        if self.0 == 0 { None } else { Some(UnitId(self.0.trailing_zeros() as u8)) }
    }

    /// The units in the order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let unit = UnitId(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(unit)
        })
    }
}

impl std::ops::BitAnd for UnitSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::BitOr for UnitSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::Sub for UnitSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut set = Self::EMPTY;
        for unit in units {
            set.insert(unit);
        }
        set
    }
}
