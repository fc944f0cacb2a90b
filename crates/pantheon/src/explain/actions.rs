//! Why not: actions, movement and stones.

use board::{AreaId, BoundaryKind, Terrain};

use super::{Forbidden, forbid};
use crate::catalog::{Class, Talent};
use crate::choice::Choice;
use crate::edition::Flight;
use crate::frame::{Activation, Declared, MoveKind, Movement};
use crate::ids::{StoneId, UnitId};
use crate::look::Look;
use crate::state::{Stage, StonePlace, StoneType};

impl Look<'_> {
    pub(super) fn explain_action(
        &self,
        activation: &Activation,
        choice: Choice,
    ) -> Option<Forbidden> {
        let unit = activation.unit;
        match choice {
            Choice::Walk | Choice::Attack | Choice::Claim(_) => {
                self.explain_simple(activation, choice)
            }
            Choice::Run
            | Choice::Deploy(_)
            | Choice::Absorb(_)
            | Choice::FastFlight
            | Choice::AerialAttack => self.explain_complex(activation, choice),
            Choice::Drop if self.public.unit(unit).stone.is_none() => forbid("P15.9.3"),
            Choice::Use(power) => self.explain_use(activation, power),
            Choice::Pass { .. } => forbid("P15.7A.1c-3"),
            Choice::Activate(..) => forbid("P15.8A.0-3"),
            Choice::Recall(_) => forbid("P15.7B.6"),
            _ => None,
        }
    }

    /// An action too many, or of the other sort.
    fn explain_count(&self, activation: &Activation, wanted: Declared) -> Option<Forbidden> {
        if activation.declared != wanted {
            forbid("P15.7A.2c-3")
        } else if activation.taken >= activation.allowed {
            forbid(match (activation.frozen, wanted) {
                (true, _) => "P15.12B.6-4",
                (false, Declared::Simple) => "P15.7A.2c-1",
                (false, Declared::Complex) => "P15.7A.2c-2",
            })
        } else {
            None
        }
    }

    fn explain_simple(&self, activation: &Activation, choice: Choice) -> Option<Forbidden> {
        let unit = activation.unit;
        if self.public.unit(unit).stage == Stage::Ready {
            return forbid("P15.8B.2-2");
        }
        if let Some(why) = self.explain_count(activation, Declared::Simple) {
            return Some(why);
        }
        match choice {
            Choice::Walk if activation.walked => forbid("P15.8A.0-2"),
            Choice::Walk if !self.may_walk(activation) => forbid("P15.8A.0-4"),
            Choice::Attack | Choice::Claim(_) if self.is_mired(unit) => self.explain_mire(unit),
            Choice::Walk => self.explain_begin(unit, MoveKind::Walk),
            Choice::Attack if activation.attacked => forbid("P15.8A.0-2"),
            Choice::Attack => forbid("P15.R81"),
            Choice::Claim(_) if activation.claimed => forbid("P15.8A.0-2"),
            Choice::Claim(stone) => self.explain_claim(unit, stone),
            _ => None,
        }
    }

    fn explain_complex(&self, activation: &Activation, choice: Choice) -> Option<Forbidden> {
        let unit = activation.unit;
        let stage = self.public.unit(unit).stage;
        if matches!(choice, Choice::Deploy(_)) && stage == Stage::InPlay {
            return forbid("P15.8B.2-3");
        }
        if let Some(why) = self.explain_count(activation, Declared::Complex) {
            return Some(why);
        }
        let flies = self.class(unit) == Class::Flying;
        match choice {
            Choice::Deploy(area) => self.explain_deploy(unit, area),
            _ if stage == Stage::Ready => forbid("P15.8B.2-2"),
            Choice::Absorb(_) if self.is_mired(unit) => self.explain_mire(unit),
            Choice::FastFlight | Choice::AerialAttack
                if self.game.edition().flight == Flight::AboveTerrain =>
            {
                forbid("B29.12.1")
            }
            Choice::Run => self.explain_begin(unit, MoveKind::Run),
            Choice::Absorb(stone) => self.explain_absorb(unit, stone),
            Choice::FastFlight | Choice::AerialAttack if !flies => forbid("P15.8B.0-1"),
            Choice::FastFlight => self.explain_begin(unit, MoveKind::FastFlight),
            Choice::AerialAttack => forbid("P15.R81"),
            _ => None,
        }
    }

    /// The ground that keeps a unit from acting. [B29.16.33] [B29.16.35]
    fn explain_mire(&self, unit: UnitId) -> Option<Forbidden> {
        let seas = self.terrain_acts(unit, self.area(unit), Terrain::StormySeas);
        forbid(if seas { "B29.16.33" } else { "B29.16.35" })
    }

    /// Why a movement cannot begin: something holds the unit, or there is nowhere to go.
    fn explain_begin(&self, unit: UnitId, kind: MoveKind) -> Option<Forbidden> {
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
        if movement.left == 0 {
            return forbid(match kind {
                MoveKind::Walk | MoveKind::Power => "P15.8A.1-1",
                MoveKind::Run => "P15.8B.1-1",
                MoveKind::FastFlight => "P15.13.6-3",
            });
        }
        let nearest = self.board().adjacent(area).first()?;
        self.explain_enter(&movement, nearest)
    }

    pub(super) fn explain_step(&self, movement: &Movement, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Enter(area) => self.explain_enter(movement, area),
            Choice::Stop if movement.entered > 0 => forbid("P15.12B.7-3"),
            Choice::Drop if movement.kind == MoveKind::FastFlight => forbid("P15.13.6-8"),
            Choice::Drop => forbid("P15.9.3"),
            _ => forbid("P15.8A.0-3"),
        }
    }

    /// Why a movement may not enter an area.
    fn explain_enter(&self, movement: &Movement, to: AreaId) -> Option<Forbidden> {
        let Movement { unit, kind, .. } = *movement;
        let from = self.area(unit);
        let by_kind = |walk, run, flight| match kind {
            MoveKind::Walk | MoveKind::Power => forbid(walk),
            MoveKind::Run => forbid(run),
            MoveKind::FastFlight => forbid(flight),
        };
        if !self.board().adjacent(from).contains(to) {
            return by_kind("P15.8A.1-2", "P15.8B.1-2", "P15.8A.1-2");
        }
        if self.is_closed_by_scenario(to) {
            return forbid("P15.3.2");
        }
        if !self.can_cross(unit, from, to, kind) {
            return self.explain_boundary(from, to);
        }
        if !self.can_enter(unit, to, kind) {
            return self.explain_terrain(to);
        }
        if self.game.is_full(self.public, to) {
            return by_kind("P15.8A.1-6", "P15.8B.1-5", "P15.13.6-7");
        }
        if !self.has_room_for(unit, to) {
            return forbid("P15.13.5-1");
        }
        if movement.left == 0 {
            if self.is_mired(unit) {
                return self.explain_mire(unit);
            }
            return by_kind("P15.8A.1-1", "P15.8B.1-1", "P15.13.6-3");
        }
        if self.game.terrain(self.public, to) == Terrain::Rift && self.is_bound_by_rifts(unit) {
            let on_path = !self.board().skull_exits(to, from).is_empty();
            return forbid(match (kind, on_path) {
                (MoveKind::FastFlight, _) => "P15.R165",
                (_, true) => "P15.12B.7-5",
                (_, false) => "P15.12B.7-4",
            });
        }
        forbid("P15.12B.7-4")
    }

    /// The boundary that closes the way. [P15.12A.0-5]
    pub(super) fn explain_boundary(&self, from: AreaId, to: AreaId) -> Option<Forbidden> {
        let kinds = self.board().boundary_kinds(from, to);
        forbid(if kinds.contains(BoundaryKind::CageWalls) {
            "P15.12A.1-2"
        } else if kinds.contains(BoundaryKind::Escarpment) {
            "P15.12A.3-1"
        } else {
            "P15.12A.6-1"
        })
    }

    /// The terrain that cannot be entered.
    pub(super) fn explain_terrain(&self, to: AreaId) -> Option<Forbidden> {
        match self.game.terrain(self.public, to) {
            Terrain::Cliff => forbid("P15.12B.2-1"),
            Terrain::Rock => forbid("P15.12B.8-1"),
            Terrain::Rift => forbid("P15.R164"),
            Terrain::EruptingLava => forbid("B29.16.10"),
            Terrain::Wall => forbid("B29.16.39"),
            _ => None,
        }
    }

    fn explain_deploy(&self, unit: UnitId, area: AreaId) -> Option<Forbidden> {
        forbid(if self.public.unit(unit).stage != Stage::Ready {
            "P15.8B.2-4"
        } else if !self.zone_of(self.controller(unit)).contains(area) {
            "P15.8B.2-5"
        } else if self.game.is_full(self.public, area) {
            "P15.8B.2-7"
        } else if !self.has_room_for(unit, area) {
            "P15.13.5-1"
        } else {
            "P15.8B.2-6"
        })
    }

    fn explain_claim(&self, unit: UnitId, stone: StoneId) -> Option<Forbidden> {
        if self.public.unit(unit).stone.is_some() {
            return forbid("P15.8A.3-2");
        }
        let StonePlace::Area(area) = self.public.stones[stone.index()].at else {
            return forbid("P15.8A.3-1");
        };
        let here = self.area(unit);
        let collects = self.has(unit, Talent::GemCollector);
        forbid(if self.claim_reach(unit).contains(area) {
            if area == here { "P15.14.2-3" } else { "P15.R66" }
        } else if collects && self.board().adjacent(here).contains(area) {
            "P15.R191"
        } else if collects {
            "P15.14.8-1"
        } else {
            "P15.8A.3-1"
        })
    }

    fn explain_absorb(&self, unit: UnitId, stone: StoneId) -> Option<Forbidden> {
        let state = &self.public.stones[stone.index()];
        if !self.game.def(unit).is_divinity() {
            return forbid("P15.8B.3-1");
        }
        if state.kind == StoneType::TreatedAs {
            return forbid("P15.9.9");
        }
        match state.at {
            StonePlace::Carried(carrier) if !self.allies_of(unit).contains(carrier) => {
                forbid("P15.8B.3-3")
            }
            _ => forbid("P15.8B.3-2"),
        }
    }

    /// Why lava cannot be left this way. [P15.R149]
    pub(super) fn explain_exit(&self, unit: UnitId, choice: Choice) -> Option<Forbidden> {
        let Choice::Enter(to) = choice else { return forbid("P15.12B.4-3") };
        let from = self.area(unit);
        let kind = MoveKind::Power;
        let near = self.board().adjacent(from).contains(to);
        if !near || self.game.map(self.public).lava.contains(to) {
            forbid("P15.12B.4-3")
        } else if !self.can_cross(unit, from, to, kind) {
            self.explain_boundary(from, to)
        } else if !self.can_enter(unit, to, kind) {
            self.explain_terrain(to)
        } else {
            forbid("P15.R149")
        }
    }
}
