//! The card set of `games/conjurers/content`, read as it stands, and tables made of it.

use std::sync::Arc;

use conjurers::catalog::{CreatureDef, EquipmentDef};
use conjurers::{Conjurers, Revision, Settings, Setup};

const CREATURES: [&str; 6] = [
    include_str!("../../../content/creatures/level_one.toml"),
    include_str!("../../../content/creatures/egyptian.toml"),
    include_str!("../../../content/creatures/greek.toml"),
    include_str!("../../../content/creatures/japanese.toml"),
    include_str!("../../../content/creatures/norse.toml"),
    include_str!("../../../content/creatures/biblical.toml"),
];
const EQUIPMENT: [&str; 2] = [
    include_str!("../../../content/equipment/items.toml"),
    include_str!("../../../content/equipment/artifacts.toml"),
];

/// Entries of one kind, without the names that people read.
fn entries<T: serde::de::DeserializeOwned>(files: &[&str], kind: &str) -> Vec<Arc<T>> {
    let mut defs = Vec::new();
    for file in files {
        let mut table: toml::Table = file.parse().expect("a TOML file");
        let Some(toml::Value::Array(entries)) = table.remove(kind) else { panic!("no {kind}") };
        for mut entry in entries {
            entry.as_table_mut().expect("a table").remove("name");
            defs.push(Arc::new(entry.try_into().expect("a card")));
        }
    }
    defs
}

/// A set-up with all cards.
pub(crate) fn setup(seats: u8, settings: Settings) -> Setup {
    let creatures: Vec<Arc<CreatureDef>> = entries(&CREATURES, "creature");
    let equipment: Vec<Arc<EquipmentDef>> = entries(&EQUIPMENT, "equipment");
    let revision = Revision::CURRENT;
    Setup { seats, creatures, equipment, starter: None, locked: None, settings, revision }
}

/// A table with all cards.
pub(crate) fn table(seats: u8, settings: Settings) -> Conjurers {
    Conjurers::new(setup(seats, settings)).expect("the card set can be played")
}
