//! VIII.A.2.a.1: visibility and distance.

use board::{AreaId, Terrain};

use crate::ids::UnitId;
use crate::look::Look;

impl Look<'_> {
    /// Whether a unit sees into an area. [P15.8A.2a1-10] [P15.8A.2a1-12]
    #[inline]
    pub fn sees_area(&self, unit: UnitId, to: AreaId) -> bool {
        let from = self.area(unit);
        if self.is_above_terrain(unit) {
            return from == to || self.board().sees(from, to, self.game.obstacles(self.public));
        }
        self.is_visible(from, to)
    }

    /// Whether somebody who stands in an area sees into another. [P15.8A.2a1-10]
    /// [P15.8A.2a1-12]
    #[inline]
    pub fn is_visible(&self, from: AreaId, to: AreaId) -> bool {
        from == to
            || self.board().sees(from, to, self.game.obstacles(self.public))
            || self.ignores_obstacles(from, to)
    }

    /// Whether a unit's place lets it look over obstacles. [P15.12A.4-5] [P15.12B.8-5]
    /// [P15.12B.10-4] [P15.R78]
    fn ignores_obstacles(&self, from: AreaId, to: AreaId) -> bool {
        self.is_vantage_point(from) || self.board().overlooked_from(from).contains(to)
    }

    /// Whether a unit stands on rock or stairs and gains by it. [P15.12B.8-3] [P15.12B.10-2]
    /// [B29.R43]
    #[inline]
    pub(crate) fn has_vantage(&self, unit: UnitId) -> bool {
        self.is_vantage_point(self.area(unit)) && !self.is_above_terrain(unit)
    }

    /// Whether an area is rock or stairs.
    #[inline]
    fn is_vantage_point(&self, area: AreaId) -> bool {
        matches!(self.game.terrain(self.public, area), Terrain::Rock | Terrain::Stairs)
    }
}
