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

kernel::id_set! {
    /// A set of talents.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct TalentSet(pub u32) of Talent;
}
