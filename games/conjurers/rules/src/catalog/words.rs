//! Mythologies and elements.

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// One of the five mythologies. [CON.1.4]
    Mythology {
        /// Egyptian.
        Egyptian = "egyptian",
        /// Greek.
        Greek = "greek",
        /// Japanese.
        Japanese = "japanese",
        /// Norse.
        Norse = "norse",
        /// Biblical.
        Biblical = "biblical",
    }
}

words! {
    /// The element of a creature. [CON.30.2]
    Element {
        /// Fire.
        Fire = "fire",
        /// Earth.
        Earth = "earth",
        /// Air.
        Air = "air",
        /// Water.
        Water = "water",
    }
}

impl Mythology {
    /// How many there are.
    pub const COUNT: usize = 5;
}

impl Element {
    /// The element this one is superior to. [CON.30.3] [CON.30.4] [CON.30.5] [CON.30.6]
    pub const fn beats(self) -> Self {
        match self {
            Self::Fire => Self::Earth,
            Self::Earth => Self::Air,
            Self::Air => Self::Water,
            Self::Water => Self::Fire,
        }
    }
}

kernel::id_set! {
    /// A set of mythologies.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct MythologySet(pub u8) of Mythology;
}
