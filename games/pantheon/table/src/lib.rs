//! The packs of Pantheon: units, boards, armies and scenarios, checked and compiled to what the rules
//! play with, and tables made of them.
//!
//! The formats stand in `docs/src/units.md`, `boards.md`, `armies.md` and `scenarios.md`.

mod army;
mod board_file;
mod layout;
mod load;
mod pack;
mod random;
mod read;
mod scenario;
mod sense;
mod serving;
mod table;
mod unit_file;

pub use army::{Army, ArmyAbout, ArmyUse, read_army, schema as army_schema};
pub use board_file::schema as board_schema;
pub use layout::Layout;
pub use load::{embedded, load_dir, read_pack, read_pack_over, with};
pub use pack::{Pack, Unit};
pub use random::{random_army, random_settings, random_table};
pub use scenario::{Scenario, schema as scenario_schema};
pub use serving::check_serving;
pub use table::{ArmySpec, RecruitmentSpec, ScenarioSays, TableFault, TableSpec, boards_for};
pub use unit_file::schema as unit_schema;
