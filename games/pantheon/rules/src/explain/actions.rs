//! Why not: actions and stones.

use board::{AreaId, Terrain};

use super::{Forbidden, forbid};
use crate::catalog::{Class, Talent};
use crate::choice::Choice;
use crate::edition::Flight;
use crate::frame::{Activation, Attack, AttackKind, Declared, MoveKind};
use crate::ids::{StoneId, UnitId};
use crate::look::Look;
use crate::state::{Stage, StonePlace, StoneType};

impl Look<'_> {
    pub(super) fn explain_action(
        &self,
        activation: &Activation,
        choice: Choice,
    ) -> Option<Forbidden> {
        match choice {
            Choice::Walk | Choice::Attack | Choice::Claim(_) => {
                self.explain_simple(activation, choice)
            }
            Choice::Run
            | Choice::Deploy(_)
            | Choice::Absorb(_)
            | Choice::FastFlight
            | Choice::AerialAttack => self.explain_complex(activation, choice),
            Choice::Drop => forbid("P15.9.3"),
            Choice::Use(power) => self.explain_use(activation, power),
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
            Choice::Attack => forbid(self.no_target(unit, AttackKind::Normal)),
            Choice::Claim(_) if activation.claimed => forbid("P15.8A.0-2"),
            Choice::Claim(stone) => forbid(self.no_claim(unit, stone)),
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
            Choice::Deploy(area) => forbid(self.no_deployment(unit, area)),
            _ if stage == Stage::Ready => forbid("P15.8B.2-2"),
            Choice::Absorb(_) if self.is_mired(unit) => self.explain_mire(unit),
            Choice::FastFlight | Choice::AerialAttack
                if self.game.edition().flight == Flight::AboveTerrain =>
            {
                forbid("B29.12.1")
            }
            Choice::Run => self.explain_begin(unit, MoveKind::Run),
            Choice::Absorb(stone) => forbid(self.no_absorption(unit, stone)),
            Choice::FastFlight | Choice::AerialAttack if !flies => forbid("P15.8B.0-1"),
            Choice::FastFlight => self.explain_begin(unit, MoveKind::FastFlight),
            Choice::AerialAttack => forbid(self.no_target(unit, AttackKind::Aerial)),
            _ => None,
        }
    }

    /// Why a unit that could attack finds nobody to attack. [P15.R81]
    fn no_target(&self, unit: UnitId, kind: AttackKind) -> &'static str {
        self.misses_all(&Attack::begin(unit, kind, self.controller(unit)))
    }

    /// The ground that keeps a unit from acting. [B29.16.33] [B29.16.35]
    pub(super) fn explain_mire(&self, unit: UnitId) -> Option<Forbidden> {
        let seas = self.terrain_acts(unit, self.area(unit), Terrain::StormySeas);
        forbid(if seas { "B29.16.33" } else { "B29.16.35" })
    }

    fn no_deployment(&self, unit: UnitId, area: AreaId) -> &'static str {
        if !self.zone_of(self.controller(unit)).contains(area) {
            "P15.8B.2-5"
        } else if self.game.is_full(self.public, area) {
            "P15.8B.2-7"
        } else if !self.has_room_for(unit, area) {
            "P15.13.5-1"
        } else if self.is_closed_by_scenario(area) {
            "P15.3.2"
        } else if self.game.terrain(self.public, area) == Terrain::Rift {
            "P15.R164"
        } else {
            "P15.8B.2-6"
        }
    }

    fn no_claim(&self, unit: UnitId, stone: StoneId) -> &'static str {
        if self.public.unit(unit).stone.is_some() {
            return "P15.8A.3-2";
        }
        let StonePlace::Area(area) = self.public.stones[stone.index()].at else {
            return "P15.8A.3-1";
        };
        let here = self.area(unit);
        let collects = self.has(unit, Talent::GemCollector);
        if self.claim_reach(unit).contains(area) {
            if area == here { "P15.14.2-3" } else { "P15.R66" }
        } else if collects && self.board().adjacent(here).contains(area) {
            "P15.R191"
        } else if collects {
            "P15.14.8-1"
        } else {
            "P15.8A.3-1"
        }
    }

    fn no_absorption(&self, unit: UnitId, stone: StoneId) -> &'static str {
        let state = &self.public.stones[stone.index()];
        if !self.game.def(unit).is_divinity() {
            return "P15.8B.3-1";
        }
        if state.kind == StoneType::TreatedAs {
            return "P15.9.9";
        }
        match state.at {
            StonePlace::Carried(carrier) if !self.allies_of(unit).contains(carrier) => "P15.8B.3-3",
            _ => "P15.8B.3-2",
        }
    }
}
