//! Content packs: folders of TOML files, checked and compiled to what the rules play with.
//!
//! A pack is read as a whole or not at all. Everything that is wrong with it is told at once, with
//! file, line, what was found and what was expected. The format of unit files stands in
//! `docs/src/units.md`, that of boards in `docs/src/boards.md`.

mod faults;
mod pack;
mod places;
mod sense;
mod shape;
mod unit_file;

pub use faults::{Fault, FileFaults, PackFaults};
pub use pack::{LoadError, Pack, Unit, embedded, load_dir, read_pack};
pub use unit_file::{Names, schema as unit_schema};
