//! The compiled board: an immutable value that answers every question about places by looking it up.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{AreaId, AreaSet, MAX_AREAS};
use crate::plan::{
    Area, AreaPlan, BoundaryPlan, Deployment, Names, Plan, Segment, SkullPath, StonePlace, Written,
};
use crate::vocabulary::{BoundaryKind, BoundaryKinds, Terrain};

/// A board that has passed every check, with its tables.
///
/// Serialised, a board is its description; reading one back checks it and computes the tables again,
/// so that a board that exists is always sound.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Plan", into = "Plan")]
pub struct Board {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) size: [i32; 2],
    pub(crate) areas: Vec<Area>,
    pub(crate) skulls: Vec<SkullPath>,
    pub(crate) deployments: Vec<Deployment>,
    pub(crate) stones: Vec<StonePlace>,
    pub(crate) boundaries: Vec<Boundary>,
    pub(crate) tables: Box<Tables>,
}

/// One boundary between two areas: one type along one or more straight pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boundary {
    /// The two areas, lower id first.
    pub between: [AreaId; 2],
    /// Its type.
    pub kind: BoundaryKind,
    /// With a heights icon: the area its arrow points to. [P15.12A.4-2]
    pub lower: Option<AreaId>,
    /// Where it runs.
    pub pieces: Vec<Segment>,
}

/// Everything that is looked up in play, indexed by area. Rows beyond the last area are empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tables {
    pub(crate) adjacent: [AreaSet; MAX_AREAS],
    pub(crate) kinds: [[BoundaryKinds; MAX_AREAS]; MAX_AREAS],
    pub(crate) distance: [[u8; MAX_AREAS]; MAX_AREAS],
    /// `within[d][a]`, for every distance that occurs on the board.
    pub(crate) within: Vec<[AreaSet; MAX_AREAS]>,
    pub(crate) crossed: [[AreaSet; MAX_AREAS]; MAX_AREAS],
    pub(crate) walled: [AreaSet; MAX_AREAS],
    pub(crate) heights: [AreaSet; MAX_AREAS],
    pub(crate) with_heights: AreaSet,
    pub(crate) lower: [AreaSet; MAX_AREAS],
    pub(crate) terrain: [AreaSet; Terrain::ALL.len()],
}

impl Board {
    /// Its id in content files; `drawing` for a drawing.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name in the languages of the game.
    pub fn name(&self) -> &Names {
        &self.name
    }

    /// Width and height of the picture, for drawing.
    pub fn size(&self) -> [i32; 2] {
        self.size
    }

    /// Every area, in the order of their ids.
    #[inline]
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The set of every area.
    #[inline]
    pub fn all(&self) -> AreaSet {
        AreaSet::first_n(self.areas.len())
    }

    /// The description of an area. Panics if `area` belongs to a larger board.
    #[inline]
    pub fn area(&self, area: AreaId) -> &Area {
        &self.areas[area.index()]
    }

    /// The area with this tag.
    pub fn find(&self, tag: &str) -> Option<AreaId> {
        AreaId::from_index(self.areas.iter().position(|area| area.tag == tag)?)
    }

    /// Tag of an area.
    #[inline]
    pub fn tag(&self, area: AreaId) -> &str {
        &self.area(area).tag
    }

    /// Terrain of an area at the start of a game.
    #[inline]
    pub fn terrain(&self, area: AreaId) -> Terrain {
        self.area(area).terrain
    }

    /// Areas that have this terrain at the start of a game.
    #[inline]
    pub fn with_terrain(&self, terrain: Terrain) -> AreaSet {
        self.tables.terrain[terrain as usize]
    }

    /// Capacity of an area. [P15.5A.4]
    #[inline]
    pub fn capacity(&self, area: AreaId) -> u8 {
        self.area(area).capacity
    }

    /// 3D elements in an area at the start of a game.
    #[inline]
    pub fn elements(&self, area: AreaId) -> u8 {
        self.area(area).elements
    }

    /// Level of an area. [P15.R145]
    #[inline]
    pub fn level(&self, area: AreaId) -> u8 {
        self.area(area).level
    }

    /// Areas that share a boundary of whatever type with `area`. [P15.5A.8]
    #[inline]
    pub fn adjacent(&self, area: AreaId) -> AreaSet {
        self.tables.adjacent[area.index()]
    }

    /// `area` and the areas adjacent to it. [P15.5A.9]
    #[inline]
    pub fn surroundings(&self, area: AreaId) -> AreaSet {
        self.adjacent(area).with(area)
    }

    /// The types of boundary between two areas; none if they are not adjacent. [P15.12A.0-4]
    #[inline]
    pub fn boundary_kinds(&self, a: AreaId, b: AreaId) -> BoundaryKinds {
        self.tables.kinds[a.index()][b.index()]
    }

    /// Fewest areas from `a` to `b`, not counting `a`. [P15.8A.2a1-13] [P15.8A.2a1-14]
    #[inline]
    pub fn distance(&self, a: AreaId, b: AreaId) -> u8 {
        self.tables.distance[a.index()][b.index()]
    }

    /// Areas at most `distance` away from `area`, itself included.
    #[inline]
    pub fn within(&self, area: AreaId, distance: u8) -> AreaSet {
        let farthest = self.tables.within.len() - 1;
        self.tables.within[usize::from(distance).min(farthest)][area.index()]
    }

    /// Areas the sight line from `a` to `b` passes through, without `a` and `b`.
    #[inline]
    pub fn crossed(&self, a: AreaId, b: AreaId) -> AreaSet {
        self.tables.crossed[a.index()][b.index()]
    }

    /// Areas whose sight line from `area` crosses a wall. [P15.R75]
    #[inline]
    pub fn walled_from(&self, area: AreaId) -> AreaSet {
        self.tables.walled[area.index()]
    }

    /// Is the line from `a` to `b` free of walls and of the areas that are `obstacles` now?
    /// Departure and destination never count. [P15.8A.2a1-10] [P15.8A.2a1-11]
    #[inline]
    pub fn sees(&self, a: AreaId, b: AreaId, obstacles: AreaSet) -> bool {
        !self.walled_from(a).contains(b) && !self.crossed(a, b).intersects(obstacles)
    }

    /// Neighbours that a heights icon on a boundary of `area` points to. [P15.12A.4-2]
    #[inline]
    pub fn heights_towards(&self, area: AreaId) -> AreaSet {
        self.tables.heights[area.index()]
    }

    /// Areas with a heights icon pointing away from them.
    #[inline]
    pub fn with_heights(&self) -> AreaSet {
        self.tables.with_heights
    }

    /// Areas that a unit on the heights of `area` overlooks: empty without a heights icon that points
    /// away, otherwise every area of lower level, near or far. [P15.R145]
    #[inline]
    pub fn overlooked_from(&self, area: AreaId) -> AreaSet {
        if self.with_heights().contains(area) {
            self.tables.lower[area.index()]
        } else {
            AreaSet::EMPTY
        }
    }

    /// Areas that can be left to along a path of skulls by who came into `rift` from `entry`.
    /// [P15.12B.7-4]
    pub fn skull_exits(&self, rift: AreaId, entry: AreaId) -> AreaSet {
        let paths = self.skulls.iter().filter(|path| path.rift == rift);
        paths
            .filter_map(|path| match path.ends {
                [a, b] if a == entry => Some(b),
                [a, b] if b == entry => Some(a),
                _ => None,
            })
            .collect()
    }

    /// Every path of skulls.
    pub fn skull_paths(&self) -> &[SkullPath] {
        &self.skulls
    }

    /// Deployment zones for a number of players, in the order of the board file.
    pub fn deployments(&self, players: u8) -> impl Iterator<Item = &Deployment> {
        self.deployments.iter().filter(move |zone| zone.players == players)
    }

    /// Every place where a divine stone starts.
    pub fn stones(&self) -> &[StonePlace] {
        &self.stones
    }

    /// Every boundary with its course, for drawing.
    pub fn boundaries(&self) -> &[Boundary] {
        &self.boundaries
    }
}

impl fmt::Debug for Board {
    /// Leaves the tables out: they follow from the rest and fill pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board")
            .field("id", &self.id)
            .field("areas", &self.areas)
            .field("boundaries", &self.boundaries)
            .finish_non_exhaustive()
    }
}

impl From<Board> for Plan {
    fn from(board: Board) -> Plan {
        let areas = board.areas.into_iter().map(|area| AreaPlan {
            tag: area.tag,
            terrain: area.terrain,
            capacity: area.capacity,
            elements: Some(area.elements),
            level: Some(area.level),
            centre: Some(area.centre),
            outline: area.outline,
            at: Default::default(),
        });
        let boundaries = board.boundaries.into_iter().flat_map(|boundary| {
            let Boundary { between, kind, lower, pieces } = boundary;
            pieces.into_iter().map(move |piece| BoundaryPlan {
                between,
                kind,
                lower,
                piece: Some(piece),
                at: Default::default(),
            })
        });
        Plan {
            id: board.id,
            name: board.name,
            size: Some(board.size),
            areas: areas.collect(),
            boundaries: boundaries.collect(),
            skulls: board.skulls.into_iter().map(Written::nowhere).collect(),
            deployments: board.deployments.into_iter().map(Written::nowhere).collect(),
            stones: board.stones,
            is_incomplete: false,
        }
    }
}
