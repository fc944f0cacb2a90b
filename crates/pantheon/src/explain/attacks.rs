//! Why not: attacks.

use board::{AreaId, Terrain};

use super::{Forbidden, begins_action, forbid};
use crate::catalog::{Class, Reach, Talent, UnitType};
use crate::choice::{Choice, Manoeuvre};
use crate::edition::{EvadedAttackers, RetaliationReach, ThrowPlace, ThrowTime};
use crate::frame::{Attack, AttackKind, AttackStep, MoveKind, Series, Target};
use crate::ids::UnitId;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn explain_attack(&self, attack: &Attack, choice: Choice) -> Option<Forbidden> {
        match (attack.step, choice) {
            (_, choice) if begins_action(choice) => forbid("P15.8A.0-3"),
            (AttackStep::AskTarget, Choice::Target(target)) => {
                self.explain_target(attack, target, false)
            }
            (AttackStep::AskTarget, Choice::TargetFull(target)) => {
                self.explain_target(attack, target, true)
            }
            (AttackStep::AskTarget, Choice::Force) => forbid("P15.14.7-1"),
            (AttackStep::AskTarget, Choice::Decline) => forbid("P15.R81"),
            (AttackStep::AskTarget, _) => forbid("P15.8A.2a-1"),
            (_, Choice::Target(_) | Choice::TargetFull(_)) => {
                let area = attack.kind == AttackKind::Area;
                forbid(if area { "P15.8A.2b-12" } else { "P15.8A.2a-1" })
            }
            (AttackStep::Guard, Choice::Guard(unit)) => self.explain_guard(attack, unit),
            (_, Choice::Guard(_)) if attack.marks.guarded => forbid("P15.R97"),
            (_, Choice::Guard(_)) => forbid("P15.14.9-1"),
            (_, Choice::Evade) => self.explain_evade(attack),
            (_, Choice::Retaliate) => self.explain_retaliate(attack),
            (AttackStep::AskRolled, Choice::Reroll(_)) if attack.marks.slayer => forbid("P15.R206"),
            (_, Choice::Reroll(_)) => forbid("P15.14.14-1"),
            (AttackStep::AskRolled, Choice::Throw(_))
                if self.game.edition().throw_time == ThrowTime::AfterWounds =>
            {
                forbid("B29.32.22")
            }
            (AttackStep::AskRolled | AttackStep::AskThrow, Choice::Throw(area)) => {
                self.explain_throw(attack, area)
            }
            (_, Choice::Throw(_)) => forbid("P15.14.12-1"),
            (_, Choice::Spend { discard, on }) => {
                let locked = discard.max(on) >= attack.defence;
                forbid(if locked { "P15.R86" } else { "P15.8A.2a2b-4" })
            }
            (AttackStep::AskSecond, Choice::Second(_)) => forbid("P15.8A.2a2c-4"),
            (AttackStep::AskSpendAgain, Choice::Second(_)) => forbid("P15.8A.2a2c-9"),
            (_, Choice::Second(_)) => forbid("P15.8A.2a2c-1"),
            _ => forbid("P15.8A.2a2-1"),
        }
    }

    fn explain_target(&self, attack: &Attack, target: Target, full: bool) -> Option<Forbidden> {
        match target {
            Target::Unit(unit) if self.allies_of(attack.by).contains(unit) => {
                return forbid("P15.8A.2a1-1");
            }
            Target::Unit(unit) if attack.evaded.contains(unit) || self.is_evading(attack, unit) => {
                return forbid("P15.R103");
            }
            Target::Token(token) if !self.can_be_attacked(token) => return forbid("P15.15D.6"),
            Target::Token(_) if !self.targets(attack).any(|found| found == target) => {
                return forbid("P15.8A.2a1-1");
            }
            Target::Unit(_) | Target::Token(_) => {}
        }
        let Some(to) = self.target_area(target) else { return forbid("P15.R4") };
        let from = self.area(attack.by);
        let near = self.board().adjacent(from).contains(to);
        forbid(if full && near && self.game.is_full(self.public, to) {
            "P15.R70"
        } else if full {
            "P15.8A.2a1-4"
        } else if self.board().distance(from, to) > self.range_to(attack, to) {
            "P15.8A.2a1-15"
        } else if matches!(target, Target::Token(_))
            && self.board().distance(from, to) > self.range_to_token(attack, to)
        {
            "P15.15D.7"
        } else {
            "P15.8A.2a1-10"
        })
    }

    fn explain_guard(&self, attack: &Attack, unit: UnitId) -> Option<Forbidden> {
        let target = attack.target_unit()?;
        let beside = self.public.area_of(unit) == self.public.area_of(target)
            && self.allies_of(target).contains(unit);
        let printed = self.game.printed_talents(unit).contains(Talent::Guard);
        let off = beside && printed && !self.has(unit, Talent::Guard);
        forbid(if off { "P15.R102" } else { "P15.14.9-1" })
    }

    fn explain_evade(&self, attack: &Attack) -> Option<Forbidden> {
        let target = attack.target_unit()?;
        forbid(if attack.kind == AttackKind::Retaliation {
            "P15.R106"
        } else if self.has_bought(self.controller(target), Manoeuvre::Evade) {
            "P15.11.0-2"
        } else if !self.can_be_evaded(attack.by)
            && self.game.edition().evaded_attackers == EvadedAttackers::ShortRangedOnFoot
        {
            match self.class(attack.by) {
                Class::Flying => "B29.R28",
                _ => "B29.30.21",
            }
        } else {
            "P15.11C.1"
        })
    }

    pub(crate) fn explain_retaliate(&self, attack: &Attack) -> Option<Forbidden> {
        let target = attack.target_unit()?;
        let asked = matches!(attack.step, AttackStep::AskRetaliation | AttackStep::Initiative);
        forbid(match attack.kind {
            AttackKind::Retaliation => "P15.8A.2a3-5",
            AttackKind::Area => "P15.8A.2b-13",
            AttackKind::Multiple => "B29.26.5",
            AttackKind::Terrain => "B29.20.11",
            _ if self.is_mired(target) => "B29.R57",
            _ if attack.marks.thrown
                && self.game.edition().retaliation_reach == RetaliationReach::Range0 =>
            {
                "B29.R75"
            }
            _ if attack.reach == Reach::Ranged => "P15.8A.2a3-7",
            _ if self.public.retaliated.contains(target) => "P15.8A.2a3-6",
            _ if asked => "P15.8A.2a3-3",
            _ => "P15.8A.2a-1",
        })
    }

    fn explain_throw(&self, attack: &Attack, to: AreaId) -> Option<Forbidden> {
        let target = attack.target_unit()?;
        let from = self.area(target);
        let kind = MoveKind::Power;
        forbid(if attack.marks.thrown {
            "P15.R198"
        } else if !self.has(attack.by, Talent::MightyThrow) {
            "P15.14.12-1"
        } else if self.class(target) == Class::Huge {
            "P15.13.5-3"
        } else if attack.roll.count(0) < self.blanks_to_throw(target) {
            match self.unit_type(target) {
                UnitType::Troop | UnitType::Hero => "P15.14.12-7",
                UnitType::Monster | UnitType::God => "P15.14.12-8",
                UnitType::Titan => "P15.14.12-9",
            }
        } else if !self.board().adjacent(from).contains(to) {
            "P15.14.12-2"
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

    /// Why targets of a multiple attack cannot be named so. [B29.26.2]
    pub(super) fn explain_naming(&self, series: &Series, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Target(Target::Unit(unit)) if self.allies_of(series.by).contains(unit) => {
                forbid("B29.26.2")
            }
            Choice::Target(_) | Choice::TargetFull(_) => forbid("B29.18.8"),
            Choice::Force => forbid("P15.14.7-1"),
            _ => forbid("B29.26.2"),
        }
    }

    pub(super) fn explain_series(&self, series: &Series, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Area(area) => {
                let enemies = self.enemies_of(series.by);
                let holds_enemies = self.public.units_in(area).intersects(enemies);
                forbid(if holds_enemies { "P15.8A.2b-5" } else { "P15.8A.2b-3" })
            }
            Choice::Target(Target::Unit(unit)) if unit == series.by => forbid("P15.8A.2b-2"),
            Choice::Target(Target::Unit(unit)) if series.done.contains(unit) => {
                forbid("P15.8A.2b-7")
            }
            Choice::Target(_) => forbid("P15.8A.2b-6"),
            Choice::Force => forbid("P15.14.7-1"),
            choice if begins_action(choice) => forbid("P15.8A.0-3"),
            _ => None,
        }
    }
}
