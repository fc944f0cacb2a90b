//! Why not: attacks and their answers.

use kernel::RuleId;

use crate::activation::REACTION_POINTS;
use crate::attack::FAR_POINTS;
use crate::catalog::Talent;
use crate::choice::Choice;
use crate::explain::{Why, Wish};
use crate::frame::{Activation, ActivationStep, Answer, Blow, Cause, Fight, FightStep, Frame};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;

impl Look<'_> {
    /// The rule by which an attack allows no counterattack.
    pub(crate) fn barred_by(&self, fight: &Fight) -> RuleId {
        RuleId(match fight.cause {
            Cause::Talent(Talent::BeastlyAttack) => "M12.18.15",
            Cause::Talent(Talent::CerberusBite) => "M12.18.19",
            Cause::Talent(Talent::HydraBite) => "M12.18.37",
            Cause::Talent(Talent::InfernalBlaze) => "M12.18.44",
            Cause::Talent(Talent::InfernalBombardment) => "M12.18.47",
            Cause::Talent(_) | Cause::Declared => "M12.12.2",
        })
    }
}

impl Wish<'_> {
    /// The activation in which a unit of this general may act now, or why there is none. `busy` is
    /// the rule by which it cannot in the middle of an attack.
    pub(super) fn acting(
        &self,
        frame: &Frame,
        busy: &'static str,
    ) -> Result<&Activation, &'static str> {
        let activation = self.activation().ok_or("M12.6.3")?;
        if self.look.game.owner(activation.unit) != self.seat {
            return Err("M12.4.6");
        }
        match frame {
            Frame::Activation(Activation { step: ActivationStep::Act, .. }) => Ok(activation),
            Frame::Activation(_) => Err("M12.R85"),
            _ => Err(busy),
        }
    }

    /// What every declared attack asks for.
    fn attacks(&self, frame: &Frame, target: UnitId) -> Result<&Activation, &'static str> {
        let busy = if matches!(frame, Frame::Flight(_)) { "M12.18.45" } else { "M12.8.1" };
        let activation = self.acting(frame, busy)?;
        let (look, unit) = (self.look, activation.unit);
        if Mythic::side(look.game.owner(target)) == Mythic::side(self.seat) {
            return Err("M12.R42");
        }
        if !look.is_in_play(target) {
            return Err("M12.11.5");
        }
        if activation.bombards {
            return Err("M12.18.45");
        }
        if activation.far {
            return Err("M12.3.3");
        }
        if !look.allowed_targets(unit).contains(target) {
            return Err("M12.18.9");
        }
        Ok(activation)
    }

    pub(super) fn strikes(&self, frame: &Frame, target: UnitId) -> Why {
        Some(match self.attacks(frame, target) {
            Err(rule) => rule,
            Ok(activation) if !self.look.may_strike(activation) => "M12.8.1",
            Ok(_) => "M12.9.1",
        })
    }

    pub(super) fn shoots(&self, frame: &Frame, at: UnitId, arching: bool, far: bool) -> Why {
        let activation = match self.attacks(frame, at) {
            Ok(activation) => activation,
            Err(rule) => return Some(rule),
        };
        let (look, unit) = (self.look, activation.unit);
        if look.stats(unit).ranged == 0 {
            return Some("M12.9.2");
        }
        if look.is_engaged(unit) {
            return Some("M12.9.4");
        }
        if activation.attacked() {
            return Some("M12.8.1");
        }
        if activation.moved && look.public.marks.sentenced.contains(unit) {
            return Some("M12.18.70");
        }
        if !look.can_pay(self.seat, look.web_price(unit)) {
            return Some("M12.R136");
        }
        let (from, to) = (look.space(unit)?, look.space(at)?);
        let range = look.stats(unit).range;
        if far && !look.may_shoot_far(unit) {
            return Some("M12.14.18");
        }
        if from.distance(to) > range + u8::from(far) {
            return Some("M12.9.3");
        }
        if arching && !look.has(unit, Talent::ArchingShot) {
            return Some("M12.11.3");
        }
        let between = look.game.lines().between(from, to);
        if !look.is_clear(unit, between, arching) {
            if look.game.flies(unit) {
                return Some("M12.9.10");
            }
            let units = between.intersects(look.public.occupied());
            let terrain = between.intersects(look.obstacles());
            return Some(match (units, terrain) {
                (true, false) if arching => "M12.18.2",
                (true, false) => "M12.9.6",
                _ => "M12.9.7",
            });
        }
        let shot = Choice::Shoot { at, arching, far };
        if look.shot_needs(unit, at) != Some(shot) {
            return Some("M12.R154");
        }
        let price = look.shot_price(unit, arching, far);
        let without_far = price - if far { FAR_POINTS } else { 0 };
        let can_pay = |price: u8| look.can_pay(self.seat, price);
        (!can_pay(price)).then(|| if can_pay(without_far) { "M12.14.18" } else { "M12.13.2" })
    }

    pub(super) fn bites(&self, others: [Option<UnitId>; 2]) -> Why {
        let Some(fight) = self.fight() else { return Some("M12.18.16") };
        let (look, talent) = (self.look, Talent::CerberusBite);
        if look.game.owner(fight.by) != self.seat {
            return Some("M12.R73");
        }
        if !look.has(fight.by, talent) {
            return Some("M12.11.3");
        }
        if fight.blow != Blow::Close || fight.cause != Cause::Declared {
            return Some("M12.18.16");
        }
        if fight.step != FightStep::Split {
            return Some("M12.R73");
        }
        let named = || others.into_iter().flatten();
        let twice = others[0].is_some() && others[0] == others[1];
        if twice || named().any(|unit| unit == fight.target) {
            return Some("M12.18.16");
        }
        let near = look.bitten(fight.by, fight.target);
        if !named().all(|unit| near.contains(unit)) {
            return Some("M12.18.17");
        }
        self.lacks(fight.by, talent, self.is_asked)
    }

    pub(super) fn spreads(&self, other: UnitId) -> Why {
        let Some(fight) = self.fight() else { return Some("M12.18.78") };
        let (look, talent) = (self.look, Talent::SpreadShot);
        if look.game.owner(fight.by) != self.seat {
            return Some("M12.R73");
        }
        if !look.has(fight.by, talent) {
            return Some("M12.11.3");
        }
        if fight.blow != Blow::Ranged || fight.cause != Cause::Declared {
            return Some("M12.18.78");
        }
        let ground = look.game.enemies(self.seat) - look.game.flying();
        let both = ground.contains(other) && ground.contains(fight.target);
        if !both || !look.adjacent(fight.target, other) {
            return Some("M12.18.78");
        }
        if !look.spread_targets(fight.by, fight.target).contains(other) {
            return Some("M12.R135");
        }
        if fight.step != FightStep::Split {
            return Some("M12.R73");
        }
        self.lacks(fight.by, talent, self.is_asked)
    }

    /// Which attack of a talent comes next.
    pub(super) fn next(&self, frame: &Frame, unit: UnitId) -> Why {
        let Frame::Volley(volley) = frame else { return Some("M12.R103") };
        let is_gone =
            volley.victims.iter().any(|victim| victim == unit) && !self.look.is_in_play(unit);
        Some(if is_gone { "M12.R160" } else { "M12.R103" })
    }

    pub(super) fn defend(&self, by: UnitId, sentry: bool) -> Why {
        let Some(fight) = self.fight() else { return Some("M12.12.9") };
        let (look, target) = (self.look, fight.target);
        let side = Mythic::side(self.seat);
        if side == Mythic::side(look.public.active) || side != Mythic::side(look.game.owner(target))
        {
            return Some("M12.R87");
        }
        if look.game.owner(by) != self.seat {
            return Some("M12.R142");
        }
        if !look.is_in_play(by) {
            return Some("M12.11.5");
        }
        if by == target {
            return Some("M12.12.9");
        }
        if !look.adjacent(by, target) {
            return Some("M12.12.10");
        }
        if look.game.flies(target) && !look.game.flies(by) {
            return Some("M12.12.13");
        }
        if fight.victim != target {
            return Some("M12.R74");
        }
        let (is_due, is_later) = match fight.step {
            FightStep::Defend { nth } => (self.is_asked, nth < self.place()),
            _ => (false, false),
        };
        let unpaid = match look.sentry(by, target) {
            _ if !sentry => (!self.pays(REACTION_POINTS, is_due)).then_some("M12.12.11"),
            Some(talent) => self.lacks(by, talent, is_due),
            None if look.has(by, Talent::ArachneanSentinel) => Some("M12.18.1"),
            None if look.game.owner(target) != self.seat => Some("M12.R142"),
            None => Some("M12.11.3"),
        };
        unpaid.or_else(|| (!is_due).then_some(if is_later { "M12.R27" } else { "M12.8.5" }))
    }

    /// What every counterattack asks for, with a card or by Riposte. [M12.18.65]
    fn answers(&self, fight: &Fight) -> Why {
        let look = self.look;
        if Mythic::side(self.seat) == Mythic::side(look.public.active) {
            return Some("M12.R87");
        }
        if !look.allows_counter(fight) {
            return Some(look.barred_by(fight).0);
        }
        if look.game.owner(fight.victim) != self.seat {
            let was_named = look.game.owner(fight.target) == self.seat;
            return Some(if was_named { "M12.R77" } else { "M12.12.2" });
        }
        look.public.marks.retreated.contains(fight.victim).then_some("M12.18.63")
    }

    /// Step 3 is over, or has not come to the counterattack yet. [M12.8.5] [M12.R73]
    fn out_of_step(&self, fight: &Fight) -> Why {
        match fight.step {
            FightStep::Answer => None,
            FightStep::Evade | FightStep::Split | FightStep::Defend { .. } => Some("M12.R73"),
            _ => Some("M12.8.5"),
        }
    }

    pub(super) fn counter(&self) -> Why {
        let Some(fight) = self.fight() else { return Some("M12.12.2") };
        let (look, victim) = (self.look, fight.victim);
        self.answers(fight).or_else(|| {
            let is_due = self.is_asked && fight.step == FightStep::Answer;
            let holds = if is_due { look.in_hand(victim) > 0 } else { look.may_be_in_hand(victim) };
            if look.public.marks.countered.contains(victim) {
                Some("M12.12.6")
            } else if fight.answer != Answer::None {
                Some("M12.R131")
            } else if !holds {
                Some("M12.12.5")
            } else {
                self.out_of_step(fight)
            }
        })
    }

    pub(super) fn riposte(&self, fight: &Fight, unit: UnitId) -> Why {
        self.answers(fight).or_else(|| {
            if unit != fight.victim {
                let was_named = unit == fight.target;
                Some(if was_named { "M12.R77" } else { "M12.18.65" })
            } else if fight.answer == Answer::Counter {
                Some("M12.R131")
            } else if fight.answer != Answer::None {
                Some("M12.18.66")
            } else {
                self.out_of_step(fight)
            }
        })
    }

    /// The move of a unit that retreats.
    pub(super) fn goes_back(&self) -> Why {
        let is_due = |fight: &Fight| fight.step == FightStep::Retreat && self.is_asked;
        Some(if self.fight().is_some_and(is_due) { "M12.R129" } else { "M12.18.62" })
    }
}
