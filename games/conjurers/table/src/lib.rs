//! The packs of Conjurers, files of cards: creatures, items and artifacts, several to a file.

use std::path::Path;
use std::sync::Arc;

use conjurers::catalog::{Ability, CreatureDef, Element, EquipmentDef, EquipmentKind, Mythology};
use conjurers::{Price, Revision, Settings, Setup, creature_fault, equipment_fault};
use content::{
    FaultList, FileFaults, LoadError, Names, PackFaults, Places, document, files_in, way,
};
use kernel::{Fingerprint, fingerprint};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;

/// The repository's own cards, as name and text of each file.
const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pack.rs"));

/// The folders of a set of cards; a file may hold cards of any kind.
const CARD_FOLDERS: [&str; 2] = ["creatures", "equipment"];

/// A file of cards of Conjurers.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(title = "Cards of Conjurers")]
struct CardFile {
    /// Creatures.
    creature: Vec<CreatureEntry>,
    /// Items and artifacts.
    equipment: Vec<EquipmentEntry>,
}

/// A creature card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct CreatureEntry {
    /// Short unique name.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    id: String,
    /// What players call it.
    name: Names,
    /// Its level.
    #[schemars(range(min = 1, max = 5))]
    level: u8,
    /// Its mythology, from level 2 on.
    mythology: Option<Mythology>,
    /// Its element.
    element: Element,
    /// Health points.
    #[schemars(range(min = 1, max = 60))]
    health: u8,
    /// Battle dice.
    #[schemars(range(min = 1, max = 10))]
    dice: u8,
    /// Its battle abilities.
    #[schemars(length(min = 1))]
    abilities: Vec<Ability>,
}

/// An item or artifact card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct EquipmentEntry {
    /// Short unique name.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    id: String,
    /// What players call it.
    name: Names,
    /// An item with its copies, or an artifact with its mythology and points.
    kind: EquipmentKind,
    /// What it costs.
    price: Price,
    /// What it does for its wearer.
    #[schemars(length(min = 1))]
    abilities: Vec<Ability>,
}

/// A card file as far as it could be read; entries keep their positions.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Written {
    creature: Vec<Option<CreatureEntry>>,
    equipment: Vec<Option<EquipmentEntry>>,
}

/// A creature and what people call it.
#[derive(Clone, Debug)]
pub struct CreatureCard {
    /// The card as the rules know it.
    pub def: Arc<CreatureDef>,
    /// What players call it.
    pub name: Names,
}

/// An item or artifact and what people call it.
#[derive(Clone, Debug)]
pub struct EquipmentCard {
    /// The card as the rules know it.
    pub def: Arc<EquipmentDef>,
    /// What players call it.
    pub name: Names,
}

/// A checked set of cards.
#[derive(Clone, Debug)]
pub struct CardSet {
    /// Creatures, in the order of their files.
    pub creatures: Vec<CreatureCard>,
    /// Items and artifacts, in the order of their files.
    pub equipment: Vec<EquipmentCard>,
}

impl CardSet {
    /// A table of this many players with these cards.
    pub fn setup(&self, seats: u8, settings: Settings) -> Setup {
        Setup {
            seats,
            creatures: self.creatures.iter().map(|card| card.def.clone()).collect(),
            equipment: self.equipment.iter().map(|card| card.def.clone()).collect(),
            starter: None,
            locked: None,
            settings,
            revision: Revision::CURRENT,
        }
    }

    /// Tells two sets apart that play differently; names and comments do not count.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint(&self.setup(4, Settings::default()))
    }

    /// The creature with this id.
    pub fn creature(&self, id: &str) -> Option<&CreatureCard> {
        self.creatures.iter().find(|card| card.def.id == id)
    }

    /// The item or artifact with this id.
    pub fn equipment(&self, id: &str) -> Option<&EquipmentCard> {
        self.equipment.iter().find(|card| card.def.id == id)
    }
}

/// The JSON Schema of card files, as it is published in `games/conjurers/schemas/conjurers-cards.schema.json`.
pub fn schema() -> serde_json::Value {
    schema_for!(CardFile).to_value()
}

/// The repository's own cards, which are part of the program.
pub fn embedded_cards() -> CardSet {
    read_cards(EMBEDDED.iter().copied()).expect("the embedded cards are tested")
}

/// Whether the pack in a folder is one of cards.
pub fn is_pack(dir: &Path) -> bool {
    CARD_FOLDERS.iter().any(|folder| dir.join(folder).is_dir())
}

/// The cards of Conjurers in a folder: files in its folders `creatures` and `equipment`.
///
/// # Errors
/// When something cannot be read, there are no such folders, or every fault of every file.
pub fn load_cards(root: &Path) -> Result<CardSet, LoadError> {
    if !is_pack(root) {
        return Err(LoadError::NoPack(root.to_owned()));
    }
    let files = files_in(root, &CARD_FOLDERS)?;
    Ok(read_cards(files.iter().map(|(name, text)| (&name[..], &text[..])))?)
}

/// Reads cards from names and texts of their files.
///
/// # Errors
/// Every fault of every file; nothing is loaded then.
pub fn read_cards<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<CardSet, PackFaults> {
    let schema = schema();
    let mut set = CardSet { creatures: Vec::new(), equipment: Vec::new() };
    let mut taken: Vec<String> = Vec::new();
    let mut broken: Vec<FileFaults> = Vec::new();
    for (name, text) in files {
        let mut faults = FaultList::default();
        let sense = |written: &Written, places: Places<'_, '_>, faults: &mut FaultList| {
            check(written, places, &mut taken, faults);
        };
        let read = document::read::<Written, CardFile>(text, &schema, "cards", &mut faults, sense);
        match read.file {
            Some(file) if faults.is_empty() => {
                set.creatures.extend(file.creature.into_iter().map(CreatureEntry::card));
                set.equipment.extend(file.equipment.into_iter().map(EquipmentEntry::card));
            }
            _ => broken.push(faults.into_faults(name, text)),
        }
    }
    if broken.is_empty() { Ok(set) } else { Err(PackFaults::new(broken)) }
}

/// Whether the entries make sense: each by itself, and no name twice.
fn check(
    written: &Written,
    places: Places<'_, '_>,
    taken: &mut Vec<String>,
    faults: &mut FaultList,
) {
    let mut take = |id: &str, span, faults: &mut FaultList| {
        if id == "minion" || taken.iter().any(|known| known == id) {
            faults.add(span, format!("a second card `{id}`"), "an id of its own for each card");
        }
        taken.push(id.to_owned());
    };
    for (at, entry) in written.creature.iter().enumerate() {
        if let Some(entry) = entry {
            take(&entry.id, places.at(way!["creature", at, "id"]), faults);
            if let Some(wrong) = creature_fault(&entry.def()) {
                let found = format!("creature `{}`", entry.id);
                faults.add(places.at(way!["creature", at]), found, wrong.to_string());
            }
        }
    }
    for (at, entry) in written.equipment.iter().enumerate() {
        if let Some(entry) = entry {
            take(&entry.id, places.at(way!["equipment", at, "id"]), faults);
            if let Some(wrong) = equipment_fault(&entry.def()) {
                let found = format!("card `{}`", entry.id);
                faults.add(places.at(way!["equipment", at]), found, wrong.to_string());
            }
        }
    }
}

impl CreatureEntry {
    fn def(&self) -> CreatureDef {
        CreatureDef {
            id: self.id.clone(),
            level: self.level,
            mythology: self.mythology,
            element: self.element,
            health: self.health,
            dice: self.dice,
            abilities: self.abilities.clone(),
        }
    }

    fn card(self) -> CreatureCard {
        CreatureCard { def: Arc::new(self.def()), name: self.name }
    }
}

impl EquipmentEntry {
    fn def(&self) -> EquipmentDef {
        EquipmentDef {
            id: self.id.clone(),
            kind: self.kind,
            price: self.price,
            abilities: self.abilities.clone(),
        }
    }

    fn card(self) -> EquipmentCard {
        EquipmentCard { def: Arc::new(self.def()), name: self.name }
    }
}
