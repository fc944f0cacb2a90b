//! Why not: Guard, Evade, retaliation, and powers in the middle of something.

use crate::catalog::{Class, Reach, Talent, Trigger};
use crate::choice::Manoeuvre;
use crate::edition::{EvadedAttackers, GuardAgainstFriends, RetaliationReach};
use crate::frame::{Attack, AttackKind, AttackStep};
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;

impl Look<'_> {
    /// The attack under way and its target, while both units stand.
    fn blow_at_hand(&self) -> Option<(&Attack, UnitId)> {
        let attack = self.public.attack()?;
        let target = attack.target_unit()?;
        let stand = self.public.is_in_play(attack.by) && self.public.is_in_play(target);
        stand.then_some((attack, target))
    }

    /// Why a unit does not take the blow now.
    pub(super) fn no_guard(&self, unit: UnitId) -> &'static str {
        let Some((attack, target)) = self.blow_at_hand() else {
            return "P15.14.9-1";
        };
        let beside = unit != target
            && self.public.area_of(unit).is_some()
            && self.public.area_of(unit) == self.public.area_of(target)
            && self.allies_of(target).contains(unit);
        let friendly_fire = self.game.edition().guard_against_friends != GuardAgainstFriends::Yes
            && !self.enemies_of(attack.by).contains(target);
        let printed = self.game.printed_talents(unit).contains(Talent::Guard);
        match attack.kind {
            AttackKind::Retaliation => "P15.14.9-3",
            AttackKind::Terrain => "B29.32.14",
            _ if attack.marks.guarded => "P15.R97",
            _ if !beside || !printed => "P15.14.9-1",
            _ if friendly_fire => "P15.R100",
            _ if self.public.unit(unit).waived.contains(Talent::Guard) => "P15.14.0-1",
            _ if !self.has(unit, Talent::Guard) => "P15.R102",
            _ if attack.evaded.contains(unit) => "P15.R103",
            _ if self.is_evading(attack, unit) => "B29.R33",
            _ => "P15.R96",
        }
    }

    /// Why the target of the attack under way does not evade now.
    pub(super) fn no_evade(&self) -> &'static str {
        let Some((attack, target)) = self.blow_at_hand() else {
            return "P15.11C.1";
        };
        let seat = self.controller(target);
        let asks = self.game.edition().evaded_attackers == EvadedAttackers::ShortRangedOnFoot;
        if attack.kind == AttackKind::Retaliation {
            "P15.R106"
        } else if self.has_bought(seat, Manoeuvre::Evade) {
            "P15.11.0-2"
        } else if asks && attack.reach == Reach::Melee && !self.can_be_evaded(attack.by) {
            match self.class(attack.by) {
                Class::Flying => "B29.R28",
                _ => "B29.30.21",
            }
        } else if !self.may_evade(attack, target) {
            "P15.11C.1"
        } else if matches!(attack.step, AttackStep::Chosen | AttackStep::Guard | AttackStep::Evade)
        {
            "P15.11.0-3"
        } else {
            "P15.R96"
        }
    }

    /// Why the target of the attack under way does not strike back now.
    pub(super) fn no_retaliation(&self) -> &'static str {
        self.public.attack().map_or("P15.8A.2a3-1", |attack| self.no_retaliation_to(attack))
    }

    /// Why the target of an attack does not strike back.
    pub(crate) fn no_retaliation_to(&self, attack: &Attack) -> &'static str {
        let Some(target) = attack.target_unit() else { return "P15.8A.2a-1" };
        let apart = self.public.area_of(target) != self.public.area_of(attack.by);
        let range_0 = self.game.edition().retaliation_reach == RetaliationReach::Range0;
        let asked = matches!(attack.step, AttackStep::AskRetaliation | AttackStep::Initiative);
        match attack.kind {
            AttackKind::Retaliation => "P15.8A.2a3-5",
            AttackKind::Area => "P15.8A.2b-13",
            AttackKind::Multiple => "B29.26.5",
            AttackKind::Terrain => "B29.20.11",
            AttackKind::Normal | AttackKind::Aerial if attack.reach == Reach::Ranged => {
                "P15.8A.2a3-7"
            }
            _ if attack.marks.no_retaliation => "P15.3.3",
            _ if attack.marks.initiative => "P15.14.10-3",
            _ if self.public.retaliated.contains(target) => "P15.8A.2a3-6",
            _ if !self.public.is_in_play(target) || !self.public.is_in_play(attack.by) => {
                "P15.R113"
            }
            _ if self.is_mired(target) => "B29.R57",
            _ if attack.marks.thrown && range_0 && !self.may_retaliate(attack, target) => "B29.R75",
            _ if attack.marks.thrown
                && apart
                && !range_0
                && !self.game.settings().thrown_may_retaliate =>
            {
                "P15.R112"
            }
            _ if asked => "P15.8A.2a3-3",
            _ => "P15.8A.2a-1",
        }
    }

    /// Why a power is not used now, in the middle of something else or out of its unit's
    /// activation.
    pub(super) fn no_use_now(&self, power: PowerRef) -> &'static str {
        if !self.is_power(power) {
            return self.time_of(power);
        }
        let definition = self.power(power);
        if definition.cost > 0 && self.is_in_hands_of_enemy(power.unit) {
            return "P15.8A.2b-10";
        }
        if let Some(rule) = self.unavailable(power) {
            return rule;
        }
        if self.is_once_per_turn(power) && self.is_used_up(power) {
            return self.used_up();
        }
        match definition.when {
            Trigger::Activation | Trigger::AttackAction => "P15.8A.0-3",
            _ => self.time_of(power),
        }
    }
}
