//! Names for the things of a game: one byte each, and sets of them in one machine word.

use serde::{Deserialize, Serialize};

/// The most creatures a game can have; one number is kept for the minion.
pub const MAX_CREATURES: usize = 63;

/// The most kinds of items and artifacts a game can have.
pub const MAX_EQUIPMENT: usize = 32;

kernel::id! {
    /// A creature, by its place in the set-up, or the minion of a battle.
    pub struct CreatureId(pub u8) below MAX_CREATURES + 1;
}

impl CreatureId {
    /// The minion card: its values depend on the battle it fights in. [CON.2.8]
    pub const MINION: Self = Self(MAX_CREATURES as u8);
}

kernel::id! {
    /// A kind of item or artifact, by its place in the set-up.
    pub struct EquipmentId(pub u8) below MAX_EQUIPMENT;
}

kernel::id_set! {
    /// A set of creatures.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct CreatureSet(pub u64) of CreatureId;
}

impl CreatureSet {
    /// The creature at this place of the set, counted from 0 by id.
    pub fn nth(self, at: u8) -> Option<CreatureId> {
        self.iter().nth(usize::from(at))
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
