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

    /// Position in arrays by mythology.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
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

/// A set of mythologies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MythologySet(pub u8);

impl MythologySet {
    /// None of them.
    pub const EMPTY: Self = Self(0);

    /// Whether `mythology` is in the set.
    #[inline]
    pub const fn contains(self, mythology: Mythology) -> bool {
        self.0 >> mythology as u8 & 1 == 1
    }

    /// Adds a mythology.
    #[inline]
    pub fn insert(&mut self, mythology: Mythology) {
        self.0 |= 1 << mythology as u8;
    }

    /// How many are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The mythologies of the set.
    pub fn iter(self) -> impl Iterator<Item = Mythology> {
        Mythology::ALL.iter().copied().filter(move |&mythology| self.contains(mythology))
    }
}

impl FromIterator<Mythology> for MythologySet {
    fn from_iter<I: IntoIterator<Item = Mythology>>(mythologies: I) -> Self {
        let mut set = Self::EMPTY;
        for mythology in mythologies {
            set.insert(mythology);
        }
        set
    }
}
