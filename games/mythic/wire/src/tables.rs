//! Tables of Mythic Battles (2012): opening one, and checking what it is to be opened with.

use protocol::{ArmyFaultShown, DeckCount, PlayerSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MythicNewTable")]
#[schema(as = MythicNewTable)]
pub struct NewTable {
    /// The ruleset, `mythic-2012`.
    pub ruleset: String,
    /// The players, by seat: two, or four of whom 1 and 3 play against 2 and 4.
    pub players: Vec<PlayerSpec>,
    /// The armies, by seat.
    pub armies: Vec<GivenArmy>,
    /// Whether armies may mix factions: the deck building variant.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub deck_building: bool,
    /// How the boards come to lie.
    #[serde(default)]
    #[ts(optional, as = "Option<Battlefield>")]
    pub battlefield: Battlefield,
    /// The seat that begins; rolled for when absent.
    #[serde(default)]
    #[ts(optional)]
    pub first: Option<u8>,
    /// After so many turns in a row without a wound the battle is a draw; 60 when absent.
    #[serde(default)]
    #[ts(optional)]
    pub quiet_turns: Option<u8>,
    /// The language of error messages.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// How the boards of a battlefield come to lie.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "MythicBattlefield")]
#[schema(as = MythicBattlefield)]
pub enum Battlefield {
    /// Whoever wins the starting roll lays them, as the rules have it.
    #[default]
    Chosen,
    /// The battlefield for first games.
    First,
    /// These boards, from the north-west corner row by row.
    Laid(Vec<LaidBoard>),
}

/// A board and how it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MythicLaidBoard")]
#[schema(as = MythicLaidBoard)]
pub struct LaidBoard {
    /// The board, by id.
    pub board: String,
    /// Quarter turns clockwise, 0 to 3.
    #[serde(default)]
    pub turns: u8,
}

/// An army: ready-made, or as a list of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
#[ts(rename = "MythicGivenArmy")]
#[schema(as = MythicGivenArmy)]
pub enum GivenArmy {
    /// A ready-made army.
    Ready {
        /// Its id.
        id: String,
    },
    /// Any army.
    Own {
        /// The faction, by id.
        faction: String,
        /// The ids of its units.
        units: Vec<String>,
    },
}

/// An army to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MythicArmyToCheck")]
#[schema(as = MythicArmyToCheck)]
pub struct ArmyToCheck {
    /// The faction, by id.
    pub faction: String,
    /// The ids of its units.
    pub units: Vec<String>,
    /// How many play, 2 or 4; it decides the points.
    pub players: u8,
    /// Whether armies may mix factions.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub deck_building: bool,
    /// `en` or `fr`.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// What a check of an army found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "MythicArmyReport")]
#[schema(as = MythicArmyReport)]
pub struct ArmyReport {
    /// What it costs.
    pub cost: u16,
    /// What must be spent at least.
    pub least: u16,
    /// What may be spent at most.
    pub points: u16,
    /// Power points the general begins with.
    pub power: u16,
    /// Every restriction it breaks.
    pub faults: Vec<ArmyFaultShown>,
    /// The deck it makes, by card: `aow` or the id of a unit.
    pub deck: Vec<DeckCount>,
}
