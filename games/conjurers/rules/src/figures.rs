//! Conjurer and assistants (5): who may be put where.

use kernel::words;
use serde::{Deserialize, Serialize};

use crate::town::{Action, Trade};

words! {
    /// A figure of a player. Nobody has two of a kind. [CON.5.3] [CON.R31]
    Figure {
        /// The main figure, put on any open action. [CON.5.1]
        Conjurer = "conjurer",
        /// Blue: mines. [CON.5.8]
        Worker = "worker",
        /// Yellow: storages and smiths. [CON.5.9]
        Merchant = "merchant",
        /// Red: battlegrounds. [CON.5.10]
        Warrior = "warrior",
        /// Green: tavern, pit, marketplace and guild house. [CON.5.11]
        Recruiter = "recruiter",
    }
}

/// The most assistants a player has. [CON.5.3] [CON.15.4]
pub const MOST_ASSISTANTS: u8 = 3;

impl Figure {
    /// How many kinds of figure there are.
    pub const COUNT: usize = 5;

    /// The four kinds of assistant. [CON.5.4]
    pub const ASSISTANTS: [Self; 4] =
        [Self::Worker, Self::Merchant, Self::Warrior, Self::Recruiter];

    /// Whether this kind of figure works on `action`. [CON.5.1] [CON.5.2] [CON.5.5] [CON.5.6]
    /// [CON.5.7]
    #[inline]
    pub const fn works_on(self, action: Action) -> bool {
        match self {
            Self::Conjurer => true,
            Self::Worker => matches!(action.trade(), Trade::Worker | Trade::Anyone),
            Self::Merchant => matches!(action.trade(), Trade::Merchant | Trade::Anyone),
            Self::Warrior => matches!(action.trade(), Trade::Warrior | Trade::Anyone),
            Self::Recruiter => matches!(action.trade(), Trade::Recruiter | Trade::Anyone),
        }
    }
}

kernel::id_set! {
    /// A set of figures of one player.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct FigureSet(pub u8) of Figure;
}

impl FigureSet {
    /// How many assistants are in the set.
    #[inline]
    pub const fn assistants(self) -> u8 {
        self.without(Figure::Conjurer).len()
    }
}
