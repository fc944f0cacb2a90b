//! Why not: attacks, answers, dice.

use kernel::RuleId;

use crate::catalog::{Stat, Talent};
use crate::choice::Choice;
use crate::explain::{Forbidden, forbid};
use crate::frame::{Activation, Answer, Blow, Cause, Fight, FightStep, Round};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;

impl Look<'_> {
    /// What every declared attack asks for.
    fn explain_attack(&self, activation: &Activation, target: UnitId) -> Option<Forbidden> {
        let unit = activation.unit;
        if Mythic::side(self.game.owner(target)) == Mythic::side(self.game.owner(unit)) {
            return forbid("M12.R42");
        }
        if !self.is_in_play(target) {
            return forbid("M12.11.5");
        }
        if activation.bombards {
            return forbid("M12.18.45");
        }
        if activation.far {
            return forbid("M12.3.3");
        }
        if !self.allowed_targets(unit).contains(target) {
            return forbid("M12.18.9");
        }
        None
    }

    pub(crate) fn explain_strike(
        &self,
        activation: &Activation,
        target: UnitId,
    ) -> Option<Forbidden> {
        self.explain_attack(activation, target).or_else(|| {
            if !self.may_strike(activation) {
                return forbid("M12.8.1");
            }
            forbid("M12.9.1")
        })
    }

    pub(crate) fn explain_shot(
        &self,
        activation: &Activation,
        at: UnitId,
        arching: bool,
        far: bool,
    ) -> Option<Forbidden> {
        let unit = activation.unit;
        if let Some(forbidden) = self.explain_attack(activation, at) {
            return Some(forbidden);
        }
        if self.stats(unit).ranged == 0 {
            return forbid("M12.9.2");
        }
        if self.is_engaged(unit) {
            return forbid("M12.9.4");
        }
        if activation.attacked() {
            return forbid("M12.8.1");
        }
        if activation.moved && self.public.marks.sentenced.contains(unit) {
            return forbid("M12.18.70");
        }
        let seat = self.game.owner(unit);
        if !self.can_pay(seat, self.web_price(unit)) {
            return forbid("M12.R136");
        }
        let (from, to) = (self.space(unit)?, self.space(at)?);
        let range = self.stats(unit).range;
        if far && !self.may_shoot_far(unit) {
            return forbid("M12.14.18");
        }
        if from.distance(to) > range + u8::from(far) {
            return forbid("M12.9.3");
        }
        if arching && !self.has(unit, Talent::ArchingShot) {
            return forbid("M12.13.1");
        }
        let between = self.game.lines().between(from, to);
        if !self.is_clear(unit, between, arching) {
            if self.game.flies(unit) {
                return forbid("M12.9.10");
            }
            let units = between.intersects(self.public.occupied());
            let terrain = between.intersects(self.obstacles());
            return forbid(match (units, terrain) {
                (true, false) if arching => "M12.18.2",
                (true, false) => "M12.9.6",
                _ => "M12.9.7",
            });
        }
        if !self.can_pay(seat, self.shot_price(unit, arching, far)) {
            return forbid("M12.13.2");
        }
        forbid("M12.R154")
    }

    pub(crate) fn explain_fight(&self, fight: &Fight, choice: Choice) -> Option<Forbidden> {
        match (fight.step, choice) {
            (FightStep::Evade, Choice::Use(unit, Talent::Evasion)) => {
                self.explain_talent(unit, Talent::Evasion, unit == fight.target)
            }
            (FightStep::Split, Choice::Bite(_)) => {
                self.explain_talent(fight.by, Talent::CerberusBite, true).or(forbid("M12.18.17"))
            }
            (FightStep::Split, Choice::Use(unit, Talent::HydraBite)) => {
                self.explain_talent(unit, Talent::HydraBite, true).or(forbid("M12.R115"))
            }
            (FightStep::Defend { nth }, Choice::Defend { by, sentry }) => {
                self.explain_defend(fight, self.after_active(nth), by, sentry)
            }
            (_, Choice::Counter) => self.explain_counter(fight),
            (_, Choice::Use(_, Talent::Riposte)) => self.explain_riposte(fight),
            (FightStep::Talents(round), Choice::Use(unit, talent)) => {
                self.explain_announcement(fight, round, unit, talent)
            }
            (FightStep::Talents(round), Choice::Plus(unit, stat)) => {
                self.explain_bought(fight, round, unit, stat)
            }
            (FightStep::Dice(_), Choice::Spend { discard, on }) => {
                let wrong = |face: u8| face == 5;
                forbid(if wrong(discard.face) || wrong(on.face) {
                    "M12.R68"
                } else if discard.face == 0 || on.face == 0 {
                    "M12.10.8"
                } else {
                    "M12.10.3"
                })
            }
            (FightStep::Dice(side), Choice::Reroll(die, talent)) => {
                if talent == Talent::AuraOfStrength {
                    return forbid("M12.18.11");
                }
                if die.face != 0 || fight.skilled || self.zero_talent(fight, side, false).is_some()
                {
                    return Some(Forbidden { rule: talent.condition() });
                }
                forbid("M12.R97")
            }
            (FightStep::Endure(_), Choice::Use(unit, talent)) => {
                self.explain_talent(unit, talent, talent == Talent::Endurance)
            }
            (FightStep::Retreat, Choice::Retreat(_)) => forbid("M12.R129"),
            _ => None,
        }
    }

    fn explain_defend(
        &self,
        fight: &Fight,
        seat: kernel::Seat,
        by: UnitId,
        sentry: bool,
    ) -> Option<Forbidden> {
        if self.game.owner(by) != seat {
            return forbid("M12.12.9");
        }
        if !self.adjacent(by, fight.target) {
            return forbid("M12.12.10");
        }
        if self.game.flies(fight.target) && !self.game.flies(by) {
            return forbid("M12.12.13");
        }
        if !sentry {
            return forbid("M12.12.11");
        }
        match self.sentry(by, fight.target) {
            Some(talent) => self.explain_talent(by, talent, true),
            None if self.has(by, Talent::ArachneanSentinel) => forbid("M12.18.1"),
            None if self.game.owner(by) != self.game.owner(fight.target) => forbid("M12.R142"),
            None => forbid("M12.13.1"),
        }
    }

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

    /// Why the attack itself allows no counterattack.
    fn explain_barred(&self, fight: &Fight) -> Option<Forbidden> {
        (!self.allows_counter(fight)).then(|| Forbidden { rule: self.barred_by(fight) })
    }

    fn explain_counter(&self, fight: &Fight) -> Option<Forbidden> {
        let marks = &self.public.marks;
        self.explain_barred(fight).or_else(|| {
            if fight.step != FightStep::Answer {
                forbid("M12.8.5")
            } else if marks.countered.contains(fight.victim) {
                forbid("M12.12.6")
            } else if marks.retreated.contains(fight.victim) {
                forbid("M12.18.63")
            } else {
                forbid("M12.12.5")
            }
        })
    }

    fn explain_riposte(&self, fight: &Fight) -> Option<Forbidden> {
        self.explain_barred(fight).or_else(|| {
            let retreated = self.public.marks.retreated.contains(fight.victim);
            if retreated {
                return forbid("M12.18.63");
            }
            self.explain_talent(fight.victim, Talent::Riposte, true).or(forbid("M12.18.66"))
        })
    }

    fn explain_announcement(
        &self,
        fight: &Fight,
        round: Round,
        unit: UnitId,
        talent: Talent,
    ) -> Option<Forbidden> {
        let side = round.side();
        if self.game.owner(unit) != self.game.owner(fight.unit(side)) {
            return forbid("M12.16.12");
        }
        if fight.announced(side).has(talent) || (talent == Talent::Retreat && fight.retreat) {
            return forbid("M12.13.4");
        }
        let (countered, retreat) =
            (self.public.marks.countered.contains(unit), talent == Talent::Retreat);
        if retreat && (fight.answer != Answer::None || countered) {
            return forbid("M12.18.63");
        }
        if retreat && self.retreats(fight.victim, fight.by).is_empty() {
            return forbid("M12.18.64");
        }
        let meets = match talent {
            Talent::SneakAttack => fight.blow == Blow::Close && self.may_sneak(fight),
            Talent::Override => fight.blow == Blow::Close && self.may_override(fight),
            Talent::ChildOfArachne => self.may_mother(unit),
            Talent::ExplosiveShells => fight.blow == Blow::Ranged && !self.game.flies(fight.victim),
            Talent::UnholyStrength => fight.blow == Blow::Close,
            _ => true,
        };
        if round != Round::Attack && meets && is_for_own_attack(talent) {
            return forbid("M12.R97");
        }
        self.explain_talent(unit, talent, meets)
    }

    fn explain_bought(
        &self,
        fight: &Fight,
        round: Round,
        unit: UnitId,
        stat: Stat,
    ) -> Option<Forbidden> {
        if fight.unit(round.side()) == unit && fight.announced(round.side()).plus(stat) {
            return forbid("M12.3.11");
        }
        let printed = fight.dice.is_some() && round == Round::Attack;
        if printed && stat != Stat::Defence && self.stats(unit).sells(stat) {
            return forbid("M12.R62");
        }
        forbid("M12.3.10")
    }
}

/// Talents that work only on the attack of the unit's own activation. [M12.R97]
const fn is_for_own_attack(talent: Talent) -> bool {
    matches!(
        talent,
        Talent::SkilledWarrior
            | Talent::SneakAttack
            | Talent::Override
            | Talent::UnholyStrength
            | Talent::BeastlyAttack
    )
}
