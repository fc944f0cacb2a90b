//! What a board is before its tables are computed: the one form both readers produce and the
//! checks work on.

use serde::{Deserialize, Serialize};

use crate::faults::Span;
use crate::ids::{AreaId, AreaSet};
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};

/// A point of the plane, x to the right and y downwards, in the units of its board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The point at `x`, `y`.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Point {
        Point { x, y }
    }
}

impl From<Point> for [i32; 2] {
    fn from(point: Point) -> [i32; 2] {
        [point.x, point.y]
    }
}

/// A straight piece of a boundary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Segment {
    /// The segment between two points.
    pub const fn new(from: Point, to: Point) -> Segment {
        Segment { from, to }
    }
}

/// A board's name in the languages of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Names {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// One area of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Short name, unique on the board, such as `b3`.
    pub tag: String,
    /// Terrain at the start of a game.
    pub terrain: Terrain,
    /// Number of units it holds. [P15.5A.4]
    pub capacity: u8,
    /// 3D elements at the start of a game.
    pub elements: u8,
    /// Height above the lowest areas. [P15.R145]
    pub level: u8,
    /// Where its sight lines begin and end. [P15.5A.2]
    pub centre: Point,
    /// Corners in order, the last joined to the first.
    pub outline: Vec<Point>,
}

/// An area as it was written, with what may be left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct AreaPlan {
    pub(crate) tag: String,
    pub(crate) terrain: Terrain,
    pub(crate) capacity: u8,
    pub(crate) elements: Option<u8>,
    pub(crate) level: Option<u8>,
    pub(crate) centre: Option<Point>,
    /// Empty if the text gives none that can be used; then a fault has been noted.
    pub(crate) outline: Vec<Point>,
    #[serde(skip)]
    pub(crate) at: AreaSpans,
}

/// Where the parts of an area were written.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AreaSpans {
    pub(crate) tag: Span,
    pub(crate) capacity: Span,
    pub(crate) elements: Span,
    pub(crate) level: Span,
    pub(crate) centre: Span,
    pub(crate) outline: Span,
}

/// What a board says about the boundary of two areas, or about one piece of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BoundaryPlan {
    pub(crate) between: [AreaId; 2],
    pub(crate) kind: BoundaryKind,
    /// With a heights icon: the area its arrow points to.
    pub(crate) lower: Option<AreaId>,
    /// Absent: the whole edge the areas share.
    pub(crate) piece: Option<Segment>,
    #[serde(skip)]
    pub(crate) at: Span,
}

/// A way through a rift that joins two of its neighbours, marked by skulls. [P15.12B.7-4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkullPath {
    /// The rift it leads through.
    pub rift: AreaId,
    /// The areas at its ends.
    pub ends: [AreaId; 2],
}

/// Where the troops of one side may start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deployment {
    /// The number of players this zone is for.
    pub players: u8,
    /// Name of the side, such as `south`.
    pub side: String,
    /// The zone.
    pub areas: AreaSet,
}

/// A place where a divine stone lies at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StonePlace {
    /// Which stone.
    pub kind: StoneKind,
    /// Where.
    pub area: AreaId,
}

/// Something of a board and where it was written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Written<T> {
    pub(crate) what: T,
    #[serde(skip)]
    pub(crate) at: Span,
}

impl<T> Written<T> {
    /// Something that does not come from a text.
    pub(crate) fn nowhere(what: T) -> Written<T> {
        Written { what, at: Span::default() }
    }
}

/// A board before it is checked and its tables are computed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) id: String,
    pub(crate) name: Names,
    /// Absent: as large as the outlines need.
    pub(crate) size: Option<[i32; 2]>,
    pub(crate) areas: Vec<AreaPlan>,
    pub(crate) boundaries: Vec<BoundaryPlan>,
    pub(crate) skulls: Vec<Written<SkullPath>>,
    pub(crate) deployments: Vec<Written<Deployment>>,
    pub(crate) stones: Vec<StonePlace>,
    /// Are areas missing that the author wrote but that could not be read?
    #[serde(skip)]
    pub(crate) is_incomplete: bool,
}

/// Is `name` fit to name a board or a side: lower-case letters, digits and underscores?
pub(crate) fn is_word(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 64
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// Is `tag` fit to name an area: a letter, then letters, digits and underscores, all lower case?
pub(crate) fn is_tag(tag: &str) -> bool {
    is_word(tag) && tag.len() <= 24 && tag.starts_with(|c: char| c.is_ascii_lowercase())
}
