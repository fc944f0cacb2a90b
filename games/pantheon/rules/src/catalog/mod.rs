//! What never changes about units: types, classes, talents, stats and powers (V.B, XIII, XIV, XV).

mod effect;
mod power;
mod words;

use serde::{Deserialize, Serialize};

pub use effect::{EffectKind, OwnEffect, PowerAttack, UnitEffect};
pub use power::{
    Amount, AttackDice, AttackRange, Condition, Duration, Effect, Filter, Place, Power, PowerKind,
    Reach, Role, Scope, Selector, SideFilter, Stat, TokenEffect, Trigger, TypeSet,
};
pub use words::{Class, Mythology, Talent, TalentSet, UnitType};

/// The most powers a unit has.
pub const MAX_POWERS: usize = 3;

/// A unit as its dashboard or troop card shows it. [P15.5B.1-11] [P15.5B.2-8]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Short unique name used in notation and files.
    pub id: String,
    /// The unit this one is a version of, when it is a veteran. [P15.6C.1-14]
    #[serde(default)]
    pub veteran_of: Option<String>,
    /// Its type. [P15.5B.0-6]
    #[serde(rename = "type")]
    pub unit_type: UnitType,
    /// Its class; terrestrial unless stated. [P15.5B.1-13]
    #[serde(default)]
    pub class: Class,
    /// The mythology a divinity belongs to. [P15.8B.3-5]
    #[serde(default)]
    pub mythology: Option<Mythology>,
    /// Recruitment cost. [P15.5B.1-9]
    pub cost: u8,
    /// How many activation cards it brings. [P15.5B.1-7]
    pub activation_cards: u8,
    /// How many art of war cards it brings. [P15.5B.1-8]
    #[serde(default)]
    pub strategic_value: u8,
    /// Its talents.
    #[serde(default)]
    pub talents: Vec<Talent>,
    /// The stats table, topmost row (full vitality) first; one row per vitality point. A troop has
    /// one line and `miniatures` instead. [P15.5B.1-5] [P15.5B.2-9]
    pub rows: Vec<StatRow>,
    /// The miniatures of a complete troop; absent for other types. [P15.5B.2-7]
    #[serde(default)]
    pub miniatures: Option<u8>,
    /// Its powers.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Marks numbers that no source states and this project designed.
    #[serde(default)]
    pub designed: bool,
}

/// One row of a stats table. [P15.5B.1-4]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatRow {
    /// Dice of the first assault. [P15.5B.1-14]
    pub offence: u8,
    /// What a die must reach. [P15.5B.1-15]
    pub defence: u8,
    /// How far it attacks. [P15.5B.1-16]
    pub range: u8,
    /// How far it walks. [P15.5B.1-18]
    pub movement: u8,
    /// The power column, one entry per power; absent entries mean available.
    #[serde(default)]
    pub powers: Vec<PowerValue>,
}

/// An entry of the power column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum PowerValue {
    /// A number: the value X of the power. [P15.5B.1-19]
    X(u8),
    /// A symbol (available) or a dash. [P15.5B.1-20] [P15.5B.1-21]
    Shown(bool),
}

impl UnitDef {
    /// The full vitality: rows of the dashboard, or miniatures of the troop.
    /// [P15.5B.1-23] [P15.5B.2-7]
    pub fn full_vitality(&self) -> u8 {
        self.miniatures.unwrap_or(self.rows.len() as u8)
    }

    /// The row in force at `vitality`. [P15.5B.1-4] [P15.5B.2-9]
    #[inline]
    pub fn row(&self, vitality: u8) -> &StatRow {
        match self.miniatures {
            Some(_) => &self.rows[0],
            None => {
                let last = self.rows.len() - 1;
                let lost = self.rows.len().saturating_sub(vitality as usize);
                &self.rows[lost.min(last)]
            }
        }
    }

    /// Whether the unit is a god or a titan. [P15.5B.0-7]
    #[inline]
    pub fn is_divinity(&self) -> bool {
        matches!(self.unit_type, UnitType::God | UnitType::Titan)
    }

    /// Whether the unit is a troop.
    #[inline]
    pub fn is_troop(&self) -> bool {
        self.unit_type == UnitType::Troop
    }

    /// The id under which the same-unit limit counts it. [P15.6C.1-14]
    pub fn same_unit(&self) -> &str {
        self.veteran_of.as_deref().unwrap_or(&self.id)
    }
}
