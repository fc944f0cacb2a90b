//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most creatures a game can have; one number is kept for the minion.
pub const MAX_CREATURES: usize = 63;

/// The most kinds of items and artifacts a game can have.
pub const MAX_EQUIPMENT: usize = 32;

/// A creature, by its place in the set-up, or the minion of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CreatureId(pub u8);

impl CreatureId {
    /// The minion card: its values depend on the battle it fights in. [CON.2.8]
    pub const MINION: Self = Self(MAX_CREATURES as u8);

    /// Position in lists of creatures.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of item or artifact, by its place in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EquipmentId(pub u8);

impl EquipmentId {
    /// Position in arrays by kind; always below [`MAX_EQUIPMENT`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & (MAX_EQUIPMENT as u8 - 1)) as usize
    }
}

/// A set of creatures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CreatureSet(pub u64);

impl CreatureSet {
    /// No creature.
    pub const EMPTY: Self = Self(0);

    /// Just one creature.
    #[inline]
    pub const fn only(creature: CreatureId) -> Self {
        Self(1 << (creature.0 & 63))
    }

    /// Whether `creature` is in the set.
    #[inline]
    pub const fn contains(self, creature: CreatureId) -> bool {
        self.0 >> (creature.0 & 63) & 1 == 1
    }

    /// Adds a creature.
    #[inline]
    pub fn insert(&mut self, creature: CreatureId) {
        self.0 |= 1 << (creature.0 & 63);
    }

    /// Takes a creature out.
    #[inline]
    pub fn remove(&mut self, creature: CreatureId) {
        self.0 &= !(1 << (creature.0 & 63));
    }

    /// How many creatures are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The creatures of the set, by id.
    pub fn iter(self) -> impl Iterator<Item = CreatureId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(CreatureId(at))
        })
    }

    /// The creature at this place of the set, counted from 0 by id.
    pub fn nth(self, at: u8) -> Option<CreatureId> {
        self.iter().nth(usize::from(at))
    }
}

impl std::ops::BitAnd for CreatureSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::BitOr for CreatureSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::Sub for CreatureSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<CreatureId> for CreatureSet {
    fn from_iter<I: IntoIterator<Item = CreatureId>>(creatures: I) -> Self {
        let mut set = Self::EMPTY;
        for creature in creatures {
            set.insert(creature);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_creatures_in_order_and_holds_the_minion() {
        let set: CreatureSet =
            [CreatureId(7), CreatureId::MINION, CreatureId(2)].into_iter().collect();
        assert_eq!(set.len(), 3);
        let listed: Vec<CreatureId> = set.iter().collect();
        assert_eq!(listed, [CreatureId(2), CreatureId(7), CreatureId::MINION]);
        assert_eq!(set.nth(1), Some(CreatureId(7)));
        assert_eq!(set.nth(3), None);
        assert_eq!((set - CreatureSet::only(CreatureId(7))).len(), 2);
    }
}
