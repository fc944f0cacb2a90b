//! Why not: movement, what boundaries and terrain close, and the way out of lava.

use board::{AreaId, BoundaryKind, Terrain};

use super::{Forbidden, forbid};
use crate::choice::Choice;
use crate::frame::{LastMove, MoveEnd, MoveKind, Movement};
use crate::ids::UnitId;
use crate::look::Look;

/// How far a step gets before something forbids it. Of several areas that cannot be entered, the
/// one that comes nearest to being open tells why a movement cannot begin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hurdle {
    Apart,
    Scenario,
    Boundary,
    Terrain,
    Room,
    Allowance,
    Rift,
}

impl Look<'_> {
    /// Why a movement cannot begin: something holds the unit, or there is nowhere to go.
    pub(super) fn explain_begin(&self, unit: UnitId, kind: MoveKind) -> Option<Forbidden> {
        let area = self.area(unit);
        match kind {
            MoveKind::Walk if self.cannot_walk(unit) => {
                let seas = self.terrain_acts(unit, area, Terrain::StormySeas);
                return forbid(if seas { "B29.16.33" } else { "P15.12B.11-3" });
            }
            MoveKind::Walk if self.is_blocked(unit) => return forbid("P15.14.2-1"),
            MoveKind::Run if self.is_blocked(unit) => return forbid("P15.14.2-2"),
            _ => {}
        }
        let seat = self.controller(unit);
        let movement = self.movement_of(unit, seat, kind, self.allowance(unit, kind));
        if movement.left == 0 && !movement.aquatic {
            return forbid(too_short(kind));
        }
        let ways = self.board().adjacent(area).iter().map(|to| self.hurdle(&movement, to));
        forbid(ways.max_by_key(|&(hurdle, _)| hurdle)?.1)
    }

    pub(super) fn explain_step(&self, movement: &Movement, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Enter(area) => forbid(self.hurdle(movement, area).1),
            Choice::Stop if movement.entered > 0 => forbid("P15.12B.7-3"),
            Choice::Stop => forbid("P15.8A.0-3"),
            Choice::Drop if self.public.unit(movement.unit).stone.is_none() => forbid("P15.9.3"),
            Choice::Drop if movement.kind == MoveKind::FastFlight => forbid("P15.13.6-8"),
            _ => None,
        }
    }

    /// What keeps a movement from entering an area, and the rule.
    fn hurdle(&self, movement: &Movement, to: AreaId) -> (Hurdle, &'static str) {
        let Movement { unit, kind, left, .. } = *movement;
        let from = self.area(unit);
        let by_kind = |walk, run, flight| match kind {
            MoveKind::Walk | MoveKind::Power => walk,
            MoveKind::Run => run,
            MoveKind::FastFlight => flight,
        };
        if !self.board().adjacent(from).contains(to) {
            return (Hurdle::Apart, by_kind("P15.8A.1-2", "P15.8B.1-2", "P15.8A.1-2"));
        }
        if self.is_closed_by_scenario(to) {
            return (Hurdle::Scenario, "P15.3.2");
        }
        if !self.can_cross(unit, from, to, kind) {
            return (Hurdle::Boundary, self.boundary(from, to));
        }
        if !self.can_enter(unit, to, kind) {
            return (Hurdle::Terrain, self.closed_terrain(to));
        }
        if self.game.is_full(self.public, to) {
            return (Hurdle::Room, by_kind("P15.8A.1-6", "P15.8B.1-5", "P15.13.6-7"));
        }
        if !self.has_room_for(unit, to) {
            return (Hurdle::Room, "P15.13.5-1");
        }
        if left == 0 {
            return (Hurdle::Allowance, too_short(kind));
        }
        (Hurdle::Rift, self.no_way_through_rift(movement, from, to))
    }

    /// Why a rift cannot be entered, or left this way. [P15.12B.7-4] [P15.12B.7-5] [P15.R161]
    /// [P15.R162] [P15.R165] [B29.16.17]
    fn no_way_through_rift(&self, movement: &Movement, from: AreaId, to: AreaId) -> &'static str {
        let strays = self.is_in_rift(movement)
            && !self.board().skull_exits(from, movement.from).contains(to);
        if strays || self.game.terrain(self.public, to) != Terrain::Rift {
            "P15.12B.7-4"
        } else if movement.kind == MoveKind::FastFlight {
            "P15.R165"
        } else if self.cost_of(movement.unit, to) > movement.left {
            "B29.16.17"
        } else if self.board().skull_exits(to, from).is_empty() {
            "P15.12B.7-4"
        } else {
            "P15.12B.7-5"
        }
    }

    /// The boundary that closes the way. [P15.12A.0-5]
    fn boundary(&self, from: AreaId, to: AreaId) -> &'static str {
        let kinds = self.board().boundary_kinds(from, to);
        if kinds.contains(BoundaryKind::CageWalls) {
            "P15.12A.1-2"
        } else if kinds.contains(BoundaryKind::Escarpment) {
            "P15.12A.3-1"
        } else {
            "P15.12A.6-1"
        }
    }

    /// The terrain that cannot be entered.
    fn closed_terrain(&self, to: AreaId) -> &'static str {
        match self.game.terrain(self.public, to) {
            Terrain::Rock => "P15.12B.8-1",
            Terrain::Rift => "P15.R164",
            Terrain::EruptingLava => "B29.16.10",
            Terrain::Wall => "B29.16.39",
            _ => "P15.12B.2-1",
        }
    }

    /// Why an area is not entered while nothing moves: a movement that has come to its end says
    /// what ended it.
    pub(super) fn explain_no_step(&self, to: AreaId) -> Forbidden {
        let Some(last) = self.public.last_move() else { return Forbidden::by("P15.8A.1-1") };
        let LastMove { unit, kind, end } = last;
        let walks = kind == MoveKind::Walk;
        Forbidden::by(match end {
            MoveEnd::Chosen if walks => "P15.8A.0-2",
            MoveEnd::Chosen if kind == MoveKind::Power => "P15.5B.1-11",
            MoveEnd::Chosen => "P15.7A.2c-2",
            MoveEnd::Spent => too_short(kind),
            MoveEnd::OneArea(Terrain::StormySeas) => "B29.16.33",
            MoveEnd::OneArea(_) if self.game.edition().is_default() => "P15.12B.11-4",
            MoveEnd::OneArea(_) => "B29.16.35",
            MoveEnd::Chains if kind == MoveKind::FastFlight => "P15.R176",
            MoveEnd::Chains => "P15.12A.2-2",
            MoveEnd::Enemies if walks => "P15.8A.1-3",
            MoveEnd::Enemies => "P15.8B.1-3",
            MoveEnd::Swamp => "P15.12B.11-2",
            MoveEnd::Lava => "P15.12B.4-4",
            MoveEnd::Nowhere if self.public.is_in_play(unit) => {
                let seat = self.controller(unit);
                self.hurdle(&self.movement_of(unit, seat, kind, 1), to).1
            }
            MoveEnd::Nowhere => too_short(kind),
        })
    }

    /// Why lava cannot be left this way. [P15.R149]
    pub(super) fn explain_exit(&self, unit: UnitId, choice: Choice) -> Option<Forbidden> {
        let to = match choice {
            Choice::Enter(to) => to,
            Choice::Stop | Choice::Decline | Choice::End => return forbid("P15.12B.4-3"),
            _ => return None,
        };
        let from = self.area(unit);
        let kind = MoveKind::Power;
        let near = self.board().adjacent(from).contains(to);
        forbid(if !near || self.game.map(self.public).lava.contains(to) {
            "P15.12B.4-3"
        } else if self.is_closed_by_scenario(to) {
            "P15.3.2"
        } else if !self.can_cross(unit, from, to, kind) {
            self.boundary(from, to)
        } else if !self.can_enter(unit, to, kind) {
            self.closed_terrain(to)
        } else {
            "P15.R149"
        })
    }
}

/// The rule that says how far such a movement goes.
const fn too_short(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Walk => "P15.8A.1-1",
        MoveKind::Run => "P15.8B.1-1",
        MoveKind::FastFlight => "P15.13.6-3",
        MoveKind::Power => "P15.5B.1-11",
    }
}
