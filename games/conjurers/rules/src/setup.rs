//! What a table agrees on before the first draw: everything a game begins from (3, 4).

use std::sync::Arc;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::{CreatureDef, EquipmentDef, HIGHEST_LEVEL, Mythology};
use crate::ids::{MAX_CREATURES, MAX_EQUIPMENT};
use crate::revision::Revision;
use crate::settings::Settings;

/// How a game begins. It holds the cards themselves, not their names, so that a record replays
/// after the content has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many players, 2 to 4. [CON.1.3]
    pub seats: u8,
    /// Every creature card. [CON.2.6] [CON.2.7]
    pub creatures: Vec<Arc<CreatureDef>>,
    /// Every kind of item and artifact. [CON.2.9] [CON.2.10]
    pub equipment: Vec<Arc<EquipmentDef>>,
    /// Who starts, when it is not drawn. [CON.R7]
    #[serde(default)]
    pub starter: Option<Seat>,
    /// The mythologies out of the game, when they are not drawn. [CON.4.1] [CON.4.6]
    #[serde(default)]
    pub locked: Option<Vec<Mythology>>,
    /// The optional rules in force.
    #[serde(default)]
    pub settings: Settings,
    /// The revision of the rules it is played by.
    #[serde(default = "Revision::first", skip_serializing_if = "Revision::is_first")]
    pub revision: Revision,
}

impl Setup {
    /// How many mythologies are out of the game. [CON.3.9] [CON.4.1] [CON.4.6]
    pub const fn locked_count(&self) -> u8 {
        match self.seats {
            2 => 2,
            3 => 1,
            _ => 0,
        }
    }
}

/// How many level 1 creatures each player begins with. [CON.3.6]
pub const STARTING_ARMY: u8 = 3;

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Not 2 to 4 players. [CON.1.3]
    #[error("{0} players: a game has 2 to 4")]
    Players(u8),
    /// More creatures than a game can hold.
    #[error("{0} creatures: a game holds at most 63")]
    Creatures(usize),
    /// More kinds of equipment than a game can hold.
    #[error("{0} kinds of items and artifacts: a game holds at most 32")]
    Equipment(usize),
    /// Too few level 1 creatures for the starting armies. [CON.3.6]
    #[error("{found} level 1 creatures: {needed} are dealt")]
    LevelOne {
        /// How many there are.
        found: usize,
        /// How many are dealt.
        needed: u8,
    },
    /// A name that two cards have, or one that notation needs.
    #[error("card `{0}`: the name is taken")]
    Name(String),
    /// A card that cannot be.
    #[error("card `{0}`: {1}")]
    Card(String, CardFault),
    /// A player who is not at the table.
    #[error("player {0} is not at the table")]
    Seat(u8),
    /// Another number of locked mythologies than the number of players asks for.
    #[error("{found} different mythologies are locked: {needed} are with so many players")]
    Locked {
        /// How many are named.
        found: usize,
        /// How many are locked.
        needed: u8,
    },
    /// Tournaments are for four. [CON.21.1]
    #[error("tournaments are for 4 players, not {0}")]
    Tournaments(u8),
    /// A revision of the rules that this program does not know.
    #[error("revision {0} of the rules: this program knows those up to {known}", known = Revision::CURRENT.number())]
    Revision(u8),
}

/// What makes no sense in a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// A level that does not exist.
    #[error("a creature has a level from 1 to 5")]
    Level,
    /// A mythology where none belongs, or none where one belongs.
    #[error("creatures of level 2 to 5 have a mythology, those of level 1 have none")]
    Mythology,
    /// Health points or battle dice out of range.
    #[error("a creature has 1 to 60 health points and 1 to 10 battle dice")]
    Strength,
    /// A creature without abilities.
    #[error("a creature has at least one ability")]
    NoAbility,
    /// A creature with an ability of equipment.
    #[error("an ability that only items and artifacts have")]
    OfEquipment,
    /// An ability whose number is out of range.
    #[error("the number of an ability is from 1 to 10")]
    Number,
    /// No copies, or too many.
    #[error("there are 1 to 20 copies of an item")]
    Copies,
    /// Equipment without abilities.
    #[error("an item or artifact has at least one ability")]
    NoUse,
    /// Equipment with an ability of creatures.
    #[error("an ability that only creatures have")]
    OfCreatures,
    /// A price that is too high.
    #[error("a price has at most 100 units")]
    Price,
}

/// Words that notation uses where a card's name may stand.
const RESERVED: &[&str] = &["minion", "none"];

/// Everything that is wrong with a set-up.
pub(crate) fn faults(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    if !(2..=4).contains(&setup.seats) {
        faults.push(SetupFault::Players(setup.seats));
    }
    if setup.creatures.len() > MAX_CREATURES {
        faults.push(SetupFault::Creatures(setup.creatures.len()));
    }
    if setup.equipment.len() > MAX_EQUIPMENT {
        faults.push(SetupFault::Equipment(setup.equipment.len()));
    }
    let found = setup.creatures.iter().filter(|def| def.level == 1).count();
    let needed = setup.seats.saturating_mul(STARTING_ARMY);
    if found < usize::from(needed) {
        faults.push(SetupFault::LevelOne { found, needed });
    }
    let mut names: Vec<&str> = RESERVED.to_vec();
    let creatures = setup.creatures.iter().map(|def| def.id.as_str());
    for name in creatures.chain(setup.equipment.iter().map(|def| def.id.as_str())) {
        let is_word = !name.is_empty() && !name.contains(char::is_whitespace);
        if names.contains(&name) || !is_word {
            faults.push(SetupFault::Name(name.to_owned()));
        }
        names.push(name);
    }
    faults.extend(
        setup
            .creatures
            .iter()
            .filter_map(|def| Some(SetupFault::Card(def.id.clone(), creature_fault(def)?))),
    );
    faults.extend(
        setup
            .equipment
            .iter()
            .filter_map(|def| Some(SetupFault::Card(def.id.clone(), equipment_fault(def)?))),
    );
    if let Some(starter) = setup.starter.filter(|seat| seat.0 >= setup.seats) {
        faults.push(SetupFault::Seat(starter.0));
    }
    if let Some(locked) = &setup.locked {
        let mut different = locked.clone();
        different.sort_unstable();
        different.dedup();
        let needed = setup.locked_count();
        if different.len() != locked.len() || different.len() != usize::from(needed) {
            faults.push(SetupFault::Locked { found: different.len(), needed });
        }
    }
    if setup.settings.tournaments && setup.seats != 4 {
        faults.push(SetupFault::Tournaments(setup.seats));
    }
    if !setup.revision.is_known() {
        faults.push(SetupFault::Revision(setup.revision.number()));
    }
    faults
}

/// What is wrong with a creature card.
pub fn creature_fault(def: &CreatureDef) -> Option<CardFault> {
    if !(1..=HIGHEST_LEVEL).contains(&def.level) {
        Some(CardFault::Level)
    } else if (def.level == 1) != def.mythology.is_none() {
        Some(CardFault::Mythology)
    } else if !(1..=60).contains(&def.health) || !(1..=10).contains(&def.dice) {
        Some(CardFault::Strength)
    } else if def.abilities.is_empty() {
        Some(CardFault::NoAbility)
    } else if def.abilities.iter().any(|ability| !ability.is_of_creatures()) {
        Some(CardFault::OfEquipment)
    } else if def.abilities.iter().any(|ability| !is_fair(ability.number())) {
        Some(CardFault::Number)
    } else {
        None
    }
}

/// What is wrong with an item or artifact card.
pub fn equipment_fault(def: &EquipmentDef) -> Option<CardFault> {
    if def.copies() == 0 || def.copies() > 20 {
        Some(CardFault::Copies)
    } else if def.abilities.is_empty() {
        Some(CardFault::NoUse)
    } else if def.abilities.iter().any(|ability| !ability.is_of_equipment()) {
        Some(CardFault::OfCreatures)
    } else if def.abilities.iter().any(|ability| !is_fair(ability.number())) {
        Some(CardFault::Number)
    } else if def.price.units() > 100 {
        Some(CardFault::Price)
    } else {
        None
    }
}

/// Small enough that no sum of a battle leaves its byte.
fn is_fair(number: Option<u8>) -> bool {
    number.is_none_or(|number| (1..=10).contains(&number))
}
