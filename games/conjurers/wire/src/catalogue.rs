//! What is the same for all tables of Conjurers: cards, actions and the tables of the rules.

use protocol::WordCard;
use serde::Serialize;
use ts_rs::TS;

use crate::snapshot::Amount;

/// Everything a browser shows of Conjurers that is not a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersCatalogue")]
pub struct Catalogue {
    /// Creatures, by level and then as their files have them.
    pub creatures: Vec<CreatureCard>,
    /// Items and artifacts.
    pub equipment: Vec<EquipmentCard>,
    /// Minions, by mythology and the level of the creature fought for.
    pub minions: Vec<MinionCard>,
    /// The actions of the town.
    pub actions: Vec<ActionCard>,
    /// Conjurer and assistants.
    pub figures: Vec<WordCard>,
    /// Resources and food.
    pub resources: Vec<WordCard>,
    /// Mythologies.
    pub mythologies: Vec<WordCard>,
    /// Elements.
    pub elements: Vec<ElementCard>,
    /// What the marketplace gives for what.
    pub rates: Vec<RateCard>,
    /// What sacrifices bring.
    pub sacrifices: Vec<SacrificeCard>,
    /// Optional rules.
    pub settings: Vec<WordCard>,
    /// Levels of computer players.
    pub levels: Vec<WordCard>,
}

/// A creature card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersCreatureCard")]
pub struct CreatureCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its level.
    pub level: u8,
    /// Its mythology; none at level 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<&'static str>,
    /// Its element.
    pub element: &'static str,
    /// Health points.
    pub health: u8,
    /// Battle dice.
    pub dice: u8,
    /// Its abilities.
    pub abilities: Vec<AbilityCard>,
}

/// An item or artifact card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersEquipmentCard")]
pub struct EquipmentCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Who sells it.
    #[ts(type = "'blacksmith' | 'artificer'")]
    pub shop: &'static str,
    /// How many there are.
    pub copies: u8,
    /// The mythology of an artifact.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<&'static str>,
    /// The points of an artifact.
    pub points: u8,
    /// What it costs with three or four players.
    pub price: Vec<Amount>,
    /// What it does for its wearer.
    pub abilities: Vec<AbilityCard>,
}

/// A minion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersMinionCard")]
pub struct MinionCard {
    /// The mythology of the creature fought for.
    pub mythology: &'static str,
    /// The level of the creature fought for.
    pub level: u8,
    /// Health points.
    pub health: u8,
    /// Battle dice.
    pub dice: u8,
    /// Its abilities.
    pub abilities: Vec<AbilityCard>,
}

/// An ability on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersAbility")]
pub struct AbilityCard {
    /// Its id.
    pub id: &'static str,
    /// Its number, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub x: Option<u8>,
    /// What people call it, with its number.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// An action of the town.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersActionCard")]
pub struct ActionCard {
    /// Its id.
    pub id: &'static str,
    /// What people call it; houses have players' names and none here.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The phase from which it is open.
    #[ts(type = "'I' | 'II' | 'III' | 'IV'")]
    pub opens: &'static str,
    /// The figures that work there, by id.
    pub figures: Vec<&'static str>,
}

/// An element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersElement")]
pub struct ElementCard {
    /// Its id.
    pub id: &'static str,
    /// What people call it.
    pub name: String,
    /// The element it is superior to.
    pub beats: &'static str,
}

/// A rate of the marketplace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersRate")]
pub struct RateCard {
    /// What is paid: a pair of resources, by id.
    pub pay: &'static str,
    /// What is gained.
    pub gain: &'static str,
    /// How many units are paid.
    pub paid: u16,
    /// How many units are gained.
    pub gained: u16,
    /// The phase from which it is offered.
    #[ts(type = "'I' | 'II' | 'III' | 'IV'")]
    pub from: &'static str,
}

/// What a first sacrifice brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersSacrifice")]
pub struct SacrificeCard {
    /// The level of the creature.
    pub level: u8,
    /// The column, by id.
    pub column: &'static str,
    /// How much of each resource of the column.
    pub amount: u16,
}
