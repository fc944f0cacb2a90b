//! Boards of areas: their geometry, read from a TOML file or from a small drawing, and the tables
//! of adjacency, distance and sight that follow from it.
//!
//! The crate knows the words for terrain and boundaries but no rule about units.

mod compile;
mod draw;
mod drawing;
mod faults;
mod file;
mod geometry;
pub mod grid;
mod ids;
mod keys;
mod plan;
mod tables;
mod tabulate;
mod vocabulary;

pub use draw::{DrawOptions, Language, SightLines, svg};
pub use drawing::{read_drawing, read_drawing_at};
pub use faults::{BoardFaults, Fault};
pub use file::read_file;
pub use ids::{AreaId, AreaSet, MAX_AREAS};
pub use plan::{Area, Deployment, Names, Point, Segment, SkullPath, StonePlace};
pub use tables::{Board, Boundary};
pub use vocabulary::{BoundaryKind, BoundaryKinds, StoneKind, Terrain};
