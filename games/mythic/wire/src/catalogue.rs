//! What is the same for all tables of Mythic Battles (2012): units, boards, armies and words.

use mythic::UnitDef;
use protocol::WordCard;
use serde::Serialize;
use ts_rs::TS;

/// Everything a browser shows that is not a battle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(rename = "MythicCatalogue")]
pub struct Catalogue {
    /// The units, one for each illustration, ordered by id.
    pub units: Vec<UnitCard>,
    /// The boards, in the order of their numbers.
    pub boards: Vec<BoardCard>,
    /// The ready-made armies.
    pub armies: Vec<ArmyCard>,
    /// The factions, and the units that anybody recruits.
    pub factions: Vec<FactionCard>,
    /// The talents.
    pub talents: Vec<TalentCard>,
    /// The terrains.
    pub terrains: Vec<TerrainCard>,
    /// The types of units.
    pub types: Vec<WordCard>,
    /// Points of a turn and reactions that standing orders name.
    pub orders: Vec<WordCard>,
    /// Levels of computer players.
    pub levels: Vec<WordCard>,
}

/// A unit as its cards show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicUnitCard")]
pub struct UnitCard {
    /// Its id, with the illustration where it has several.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The faction it belongs to, or `neutral`.
    pub affiliation: String,
    /// The illustration.
    pub illustration: String,
    /// Its type, by id.
    #[serde(rename = "type")]
    pub unit_type: &'static str,
    /// Whether it flies.
    pub flying: bool,
    /// Whether it is recruited at most once.
    pub legendary: bool,
    /// Recruitment points.
    pub cost: u8,
    /// Maneuver cards it brings.
    pub maneuvers: u8,
    /// The unit that its talents name, by id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kin: Option<String>,
    /// Its Unit cards, highest Vitality first.
    pub cards: Vec<CardRow>,
}

/// One Unit card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicCardRow")]
pub struct CardRow {
    /// The Vitality it shows.
    pub vitality: u8,
    /// Movement in a combat maneuver.
    pub combat_move: u8,
    /// Movement otherwise.
    pub free_move: u8,
    /// Dice in close combat.
    pub cc: u8,
    /// Dice of a ranged attack; 0 for none.
    pub ranged: u8,
    /// The range in spaces.
    pub range: u8,
    /// What a die must reach.
    pub defence: u8,
    /// Power points for a discarded Maneuver card.
    pub leadership: u8,
    /// Characteristics that sell +1.
    pub plus: Vec<&'static str>,
    /// Its talents.
    pub talents: Vec<TalentPrinted>,
}

/// A talent as it is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicTalentPrinted")]
pub struct TalentPrinted {
    /// Which talent, by id.
    pub talent: &'static str,
    /// What a use costs, in power points.
    pub cost: u8,
    /// The printed number of dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<u8>,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicBoardCard")]
pub struct BoardCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its spaces as letters, northern row first.
    pub spaces: [String; 4],
}

/// A ready-made army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicArmyCard")]
pub struct ArmyCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its faction, by id.
    pub faction: String,
    /// For a battle of so many generals.
    pub players: u8,
    /// Its points.
    pub points: u16,
    /// The ids of its units.
    pub units: Vec<String>,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicFaction")]
pub struct FactionCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// A talent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicTalent")]
pub struct TalentCard {
    /// Its id.
    pub id: &'static str,
    /// What people call it.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// A terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicTerrain")]
pub struct TerrainCard {
    /// Its id.
    pub id: &'static str,
    /// Its letter on a drawn board.
    pub letter: char,
    /// What people call it.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Whether no ground unit may stand there.
    pub closed: bool,
}

impl UnitCard {
    /// A unit under the name people call it.
    pub fn new(def: &UnitDef, name: String) -> Self {
        let rows = (1..=def.full_vitality()).rev().zip(&def.cards).map(|(vitality, card)| {
            let printed = card.talents.iter().map(|printed| TalentPrinted {
                talent: printed.talent.name(),
                cost: printed.cost,
                dice: printed.dice,
            });
            CardRow {
                vitality,
                combat_move: card.combat_move,
                free_move: card.free_move,
                cc: card.cc,
                ranged: card.ranged,
                range: card.range,
                defence: card.defence,
                leadership: card.leadership,
                plus: card.plus.iter().map(|stat| stat.name()).collect(),
                talents: printed.collect(),
            }
        });
        Self {
            id: def.tag(),
            name,
            affiliation: def.affiliation.clone(),
            illustration: def.illustration.clone(),
            unit_type: def.kind.name(),
            flying: def.flying,
            legendary: def.legendary,
            cost: def.cost,
            maneuvers: def.maneuvers,
            kin: def.kin.clone(),
            cards: rows.collect(),
        }
    }
}
