//! Content packs: folders of TOML files, checked and compiled to what the rules play with.
//!
//! A pack is read as a whole or not at all. Everything that is wrong with it is told at once, with
//! file, line, what was found and what was expected. The formats stand in `docs/src/units.md`,
//! `boards.md`, `armies.md` and `scenarios.md`.

mod army;
mod board_file;
mod cards;
mod document;
mod faults;
mod layout;
mod load;
pub mod mythic_2012;
mod pack;
mod places;
mod random;
mod read;
mod scenario;
mod sense;
mod serving;
mod shape;
mod table;
mod unit_file;

pub use army::{Army, ArmyUse, read_army, schema as army_schema};
pub use board_file::schema as board_schema;
pub use cards::{
    CardSet, CreatureCard, EquipmentCard, embedded_cards, read_cards, schema as card_schema,
};
pub use faults::{About, Fault, FileFaults, PackFaults, nearest};
pub use layout::Layout;
pub use load::{
    LoadError, embedded, load_cards, load_dir, read_pack, read_pack_over, ruleset_of, with,
};
pub use pack::{Pack, Unit};
pub use random::{random_army, random_settings, random_table};
pub use scenario::{Scenario, schema as scenario_schema};
pub use serving::check_serving;
pub use table::{ArmySpec, RecruitmentSpec, ScenarioSays, TableFault, TableSpec, boards_for};
pub use unit_file::{Names, schema as unit_schema};
