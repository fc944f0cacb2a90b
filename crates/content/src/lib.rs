//! Content packs: folders of TOML files, checked and compiled to what the rules play with. What is
//! common to the packs of all games stands here; each game reads its own with it.
//!
//! A pack is read as a whole or not at all. Everything that is wrong with it is told at once, with
//! file, line, what was found and what was expected.

pub mod document;
mod faults;
mod names;
mod places;
pub mod shape;
mod sources;

pub use faults::{About, Fault, FaultList, FileFaults, PackFaults, Span, nearest, shortened};
pub use names::Names;
pub use places::{Places, Step};
pub use sources::{LoadError, Source, each, files_in, second, unknown_folders};
