//! The words of a board: terrain, boundary and stone types, as plain data. What they do to a unit
//! is for the rules to say.

use std::fmt;

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// Terrain of an area; each area has exactly one. [P15.12B.0-1]
    Terrain {
        /// A cage.
        Cage = "cage",
        /// A cliff.
        Cliff = "cliff",
        /// A forest; its 3D elements are trees.
        Forest = "forest",
        /// Lava.
        Lava = "lava",
        /// Open ground, also what is left when the last 3D element is gone.
        OpenGround = "open_ground",
        /// Polar ground.
        Polar = "polar",
        /// A rift, which may be crossed along paths of skulls.
        Rift = "rift",
        /// A rock.
        Rock = "rock",
        /// Ruins; their 3D elements are columns.
        Ruins = "ruins",
        /// Stairs.
        Stairs = "stairs",
        /// A swamp.
        Swamp = "swamp",
        /// Water.
        Water = "water",
        /// Lava that erupts. [B29.16.10]
        EruptingLava = "erupting_lava",
        /// Sand dunes. [B29.16.27]
        SandDunes = "sand_dunes",
        /// Stormy seas. [B29.16.32]
        StormySeas = "stormy_seas",
        /// A wall that is an area. [B29.16.38]
        Wall = "wall",
    }
}

impl Terrain {
    /// 3D elements an area of this terrain starts with unless its board says otherwise.
    /// [P15.12B.3-3] forest, [P15.12B.9-3] ruins.
    pub const fn starting_elements(self, capacity: u8) -> u8 {
        match self {
            Terrain::Forest => capacity.div_ceil(2),
            Terrain::Ruins => 1,
            _ => 0,
        }
    }
}

words! {
    /// Type of a boundary; each boundary has exactly one. [P15.12A.0-2]
    BoundaryKind {
        /// Walls of a cage.
        CageWalls = "cage_walls",
        /// Chains.
        Chains = "chains",
        /// An escarpment.
        Escarpment = "escarpment",
        /// A normal boundary.
        Normal = "normal",
        /// A wall, the only boundary that stops sight.
        Wall = "wall",
    }
}

words! {
    /// A divine stone, by its mythology. [P15.9.1]
    StoneKind {
        /// Egyptian.
        Kheper = "kheper",
        /// Greek.
        Omphalos = "omphalos",
        /// Scandinavian.
        Rune = "rune",
    }
}

/// The types of boundary found between two areas: empty exactly when they are not adjacent.
///
/// Two areas may have several boundaries; the rules pick the least restrictive for a unit.
/// [P15.12A.0-4] [P15.12A.0-5]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoundaryKinds(u8);

impl BoundaryKinds {
    /// No boundary.
    pub const NONE: BoundaryKinds = BoundaryKinds(0);

    /// Just `kind`.
    #[inline]
    pub const fn only(kind: BoundaryKind) -> BoundaryKinds {
        BoundaryKinds(1 << kind as u8)
    }

    /// These and `kind`.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: BoundaryKind) -> BoundaryKinds {
        BoundaryKinds(self.0 | 1 << kind as u8)
    }

    /// Is there a boundary of this type?
    #[inline]
    pub const fn contains(self, kind: BoundaryKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Is a boundary of one of the types in `others` here? One test for "may pass somewhere".
    #[inline]
    pub const fn intersects(self, others: BoundaryKinds) -> bool {
        self.0 & others.0 != 0
    }

    /// Is there no boundary at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types present.
    pub fn iter(self) -> impl Iterator<Item = BoundaryKind> {
        BoundaryKind::ALL.iter().copied().filter(move |kind| self.contains(*kind))
    }
}

impl fmt::Debug for BoundaryKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
