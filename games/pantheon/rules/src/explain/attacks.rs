//! Why not: an attack, its target and its dice.

use board::{AreaId, Terrain};

use super::{Forbidden, forbid};
use crate::catalog::{AttackRange, Class, Talent, UnitType};
use crate::choice::Choice;
use crate::edition::{ForceOfNature, ThrowPlace, ThrowTime};
use crate::frame::{Attack, AttackKind, AttackStep, MoveKind, Target};
use crate::look::Look;

impl Look<'_> {
    pub(super) fn explain_attack(&self, attack: &Attack, choice: Choice) -> Option<Forbidden> {
        let late_throw = self.game.edition().throw_time == ThrowTime::AfterWounds;
        forbid(match (attack.step, choice) {
            (AttackStep::AskTarget, Choice::Target(target)) => self.no_aim(attack, target, false),
            (AttackStep::AskTarget, Choice::TargetFull(target)) => {
                self.no_aim(attack, target, true)
            }
            (AttackStep::AskTarget, Choice::Decline | Choice::Continue) => "P15.8A.2a-1",
            (_, Choice::Target(_) | Choice::TargetFull(_)) => match attack.kind {
                AttackKind::Area => "P15.8A.2b-12",
                AttackKind::Multiple => "B29.26.3",
                _ => "P15.8A.2a-1",
            },
            (_, Choice::Area(_)) if attack.kind != AttackKind::Area => "P15.8A.2b-1",
            (_, Choice::Area(_)) => "P15.8A.2b-12",
            (_, Choice::Force) => self.no_force(attack),
            (AttackStep::AskRolled, Choice::Reroll(_)) if attack.marks.slayer => "P15.R206",
            (AttackStep::AskRolled, Choice::Throw(_)) if late_throw => "B29.32.22",
            (step, Choice::Throw(area))
                if !attack.roll.is_empty() && (!late_throw || step == AttackStep::AskThrow) =>
            {
                self.no_throw(attack, area)?
            }
            (_, Choice::Spend { discard, on }) if discard.max(on) >= attack.defence => "P15.R86",
            (AttackStep::AskSecond, Choice::Second(_)) => "P15.8A.2a2c-4",
            (AttackStep::AskSpendAgain, Choice::Second(_)) => "P15.8A.2a2c-9",
            (_, Choice::Decline | Choice::Continue) => "P15.8A.2a2-1",
            _ => return None,
        })
    }

    /// Why a target cannot be aimed at; `full` with the full-area option.
    fn no_aim(&self, attack: &Attack, target: Target, full: bool) -> &'static str {
        match target {
            Target::Unit(unit) if self.allies_of(attack.by).contains(unit) => {
                return "P15.8A.2a1-1";
            }
            Target::Unit(unit) if attack.evaded.contains(unit) || self.is_evading(attack, unit) => {
                return "P15.R103";
            }
            Target::Token(token) if !self.can_be_attacked(token) => return "P15.15D.6",
            Target::Token(_) if !self.targets(attack).any(|found| found == target) => {
                return "P15.8A.2a1-1";
            }
            Target::Unit(_) | Target::Token(_) => {}
        }
        let Some(to) = self.target_area(target) else { return "P15.R4" };
        let from = self.area(attack.by);
        let near = self.board().adjacent(from).contains(to);
        let far = |range: u8| self.board().distance(from, to) > range;
        if full && near && self.game.is_full(self.public, to) {
            "P15.R70"
        } else if full {
            "P15.8A.2a1-4"
        } else if from == to {
            // Only a power that strikes from afar misses who stands beside it.
            "P15.15C.15"
        } else if far(self.range_to(attack, to)) {
            "P15.8A.2a1-15"
        } else if matches!(target, Target::Token(_)) && far(self.range_to_token(attack, to)) {
            "P15.15D.7"
        } else {
            "P15.8A.2a1-10"
        }
    }

    /// Why an attack finds no target at all. By 1.5 that is a ruling; by the beta there is nobody,
    /// nobody in range, or nobody in sight. [P15.R81]
    pub(crate) fn misses_all(&self, attack: &Attack) -> &'static str {
        if self.game.edition().is_default() {
            return "P15.R81";
        }
        let from = self.area(attack.by);
        let mut found = "B29.18.6";
        for target in self.targets(attack) {
            let Some(to) = self.target_area(target) else { continue };
            let evades = target.unit().is_some_and(|unit| self.is_evading(attack, unit));
            if from == to && evades {
                return "B29.30.25";
            } else if from == to && attack.range == AttackRange::Ranged {
                return "P15.15C.15";
            } else if self.board().distance(from, to) <= self.range_to(attack, to) {
                return "B29.18.9";
            }
            found = "B29.18.13";
        }
        found
    }

    /// Why Force of Nature cannot be used.
    pub(super) fn no_force(&self, attack: &Attack) -> &'static str {
        let able = self.has(attack.by, Talent::ForceOfNature);
        let never_back = self.game.edition().force_of_nature != ForceOfNature::RetaliationToo;
        if able && never_back && attack.kind == AttackKind::Retaliation {
            "P15.R190"
        } else {
            "P15.14.7-1"
        }
    }

    fn no_throw(&self, attack: &Attack, to: AreaId) -> Option<&'static str> {
        let target = attack.target_unit()?;
        let from = self.area(target);
        let kind = MoveKind::Power;
        Some(if !self.has(attack.by, Talent::MightyThrow) {
            "P15.14.12-1"
        } else if attack.marks.thrown {
            "P15.R198"
        } else if self.class(target) == Class::Huge {
            "P15.13.5-3"
        } else if attack.roll.count(0) < self.blanks_to_throw(target) {
            match self.unit_type(target) {
                UnitType::Troop | UnitType::Hero => "P15.14.12-7",
                UnitType::Monster | UnitType::God => "P15.14.12-8",
                UnitType::Titan => "P15.14.12-9",
            }
        } else if self.throw_areas(attack).contains(to) {
            // The roll has been used: the time to throw is over.
            "P15.14.12-1"
        } else if !self.board().adjacent(from).contains(to) {
            "P15.14.12-2"
        } else if self.is_closed_by_scenario(to) {
            "P15.3.2"
        } else if !self.can_cross(target, from, to, kind) {
            "P15.14.12-5"
        } else if self.game.edition().throw_place == ThrowPlace::NearlyAnywhere {
            if self.can_land(target, to) || self.game.terrain(self.public, to) == Terrain::Wall {
                "B29.R76"
            } else {
                "B29.32.25"
            }
        } else if !self.can_enter(target, to, kind) {
            "P15.14.12-4"
        } else {
            "P15.14.12-3"
        })
    }
}
