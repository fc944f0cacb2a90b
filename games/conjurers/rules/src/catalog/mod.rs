//! What never changes about cards: creatures (24.1), items and artifacts (32.3).

mod ability;
mod words;

use serde::{Deserialize, Serialize};

pub use ability::{Abilities, Ability, Trait, TraitSet};
pub use words::{Element, Mythology, MythologySet};

use crate::resources::Price;

/// The highest level of a creature.
pub const HIGHEST_LEVEL: u8 = 5;

/// A creature card. [CON.24.1]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreatureDef {
    /// Short unique name used in notation and files.
    pub id: String,
    /// Level 1 to 5: its worth, its food and what it brings as a sacrifice. [CON.35.2] [CON.20.2]
    pub level: u8,
    /// Its mythology; none exactly for level 1. [CON.1.5]
    #[serde(default)]
    pub mythology: Option<Mythology>,
    /// Its element. [CON.30.2]
    pub element: Element,
    /// Health points: so many damage markers kill it. [CON.24.8]
    pub health: u8,
    /// Battle dice it rolls in a fight. [CON.24.3]
    pub dice: u8,
    /// Its battle abilities, at least one. [CON.24.2]
    pub abilities: Vec<Ability>,
}

/// An item or artifact card. [CON.32.3]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EquipmentDef {
    /// Short unique name used in notation and files.
    pub id: String,
    /// Whether it is an item or an artifact, and what only that kind has.
    pub kind: EquipmentKind,
    /// What it costs. [CON.17.1]
    pub price: Price,
    /// What it does for its wearer.
    pub abilities: Vec<Ability>,
}

/// What an item and an artifact do not have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EquipmentKind {
    /// Sold by the blacksmith; without mythology and points. [CON.17.2] [CON.32.4]
    Item {
        /// How many cards of this kind there are. [CON.17.4]
        copies: u8,
    },
    /// Sold by the artificer; there is one of each. [CON.17.3] [CON.2.10]
    Artifact {
        /// Its mythology. [CON.1.5]
        mythology: Mythology,
        /// Its worth at the end. [CON.36.1]
        points: u8,
    },
}

impl EquipmentDef {
    /// How many cards there are. [CON.17.4]
    pub const fn copies(&self) -> u8 {
        match self.kind {
            EquipmentKind::Item { copies } => copies,
            EquipmentKind::Artifact { .. } => 1,
        }
    }

    /// The mythology of an artifact; items have none. [CON.32.4]
    pub const fn mythology(&self) -> Option<Mythology> {
        match self.kind {
            EquipmentKind::Item { .. } => None,
            EquipmentKind::Artifact { mythology, .. } => Some(mythology),
        }
    }
}
