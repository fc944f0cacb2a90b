//! The closed vocabularies of the rulebook.

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// The five types of unit. [P15.5B.0-6]
    UnitType {
        /// A divinity.
        God = "god",
        /// A divinity.
        Titan = "titan",
        /// One miniature with a dashboard.
        Hero = "hero",
        /// One miniature with a dashboard.
        Monster = "monster",
        /// One or several miniatures with a card.
        Troop = "troop",
    }
}

words! {
    /// The classes (XIII). [P15.5B.1-12]
    Class {
        /// No icon.
        Terrestrial = "terrestrial",
        /// At home in water and swamp.
        Aquatic = "aquatic",
        /// Ignores lava.
        Fireproof = "fireproof",
        /// Ignores polar terrain.
        Boreal = "boreal",
        /// Fills its area.
        Huge = "huge",
        /// Has two more complex actions.
        Flying = "flying",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro writes the derives")]
impl Default for Class {
    fn default() -> Self {
        Self::Terrestrial
    }
}

words! {
    /// The mythologies, each with its own divine stone. [P15.9.1]
    Mythology {
        /// Omphalos.
        Greek = "greek",
        /// Rune.
        Norse = "norse",
        /// Kheper.
        Egyptian = "egyptian",
    }
}

words! {
    /// The talents (XIV).
    Talent {
        /// XIV, Archer.
        Archer = "archer",
        /// XIV, Block.
        Block = "block",
        /// XIV, Bolster.
        Bolster = "bolster",
        /// XIV, Climb.
        Climb = "climb",
        /// XIV, Close Combat.
        CloseCombat = "close_combat",
        /// XIV, Close Protection.
        CloseProtection = "close_protection",
        /// XIV, Force of Nature.
        ForceOfNature = "force_of_nature",
        /// XIV, Gem Collector.
        GemCollector = "gem_collector",
        /// XIV, Guard.
        Guard = "guard",
        /// XIV, Initiative.
        Initiative = "initiative",
        /// XIV, Leader.
        Leader = "leader",
        /// XIV, Mighty Throw.
        MightyThrow = "mighty_throw",
        /// XIV, Mobility.
        Mobility = "mobility",
        /// XIV, Monster Slayer.
        MonsterSlayer = "monster_slayer",
        /// XIV, Phalanx.
        Phalanx = "phalanx",
        /// XIV, Sneak Attack.
        SneakAttack = "sneak_attack",
        /// XIV, Torment.
        Torment = "torment",
    }
}

/// A set of talents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TalentSet(pub u32);

impl TalentSet {
    /// No talent.
    pub const EMPTY: Self = Self(0);

    /// Whether `talent` is in the set.
    #[inline]
    pub const fn contains(self, talent: Talent) -> bool {
        self.0 >> talent as u8 & 1 == 1
    }

    /// Adds a talent.
    #[inline]
    pub fn insert(&mut self, talent: Talent) {
        self.0 |= 1 << talent as u8;
    }

    /// Takes a talent out.
    #[inline]
    pub fn remove(&mut self, talent: Talent) {
        self.0 &= !(1 << talent as u8);
    }

    /// This set without those of `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The talents in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Talent> {
        Talent::ALL.iter().copied().filter(move |&talent| self.contains(talent))
    }
}

impl FromIterator<Talent> for TalentSet {
    fn from_iter<I: IntoIterator<Item = Talent>>(talents: I) -> Self {
        let mut set = Self::EMPTY;
        for talent in talents {
            set.insert(talent);
        }
        set
    }
}
