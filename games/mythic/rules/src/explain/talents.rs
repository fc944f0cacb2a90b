//! Why not: talents and [+].

use crate::activation::PLUS_POINTS;
use crate::catalog::{Stat, Talent};
use crate::choice::Card;
use crate::explain::{Why, Wish};
use crate::frame::{
    Activation, ActivationStep, Answer, Blow, Cause, Fight, FightStep, Frame, ReshuffleStep, Round,
    Side, TurnStep,
};
use crate::ids::UnitId;

impl Wish<'_> {
    /// The unit is somebody else's or destroyed, or its card does not show the talent. [M12.11.3]
    fn owns(&self, unit: UnitId, talent: Talent) -> Why {
        if self.look.game.owner(unit) != self.seat {
            Some("M12.16.12")
        } else if !self.look.is_in_play(unit) {
            Some("M12.R92")
        } else if !self.look.has(unit, talent) {
            Some("M12.11.3")
        } else {
            None
        }
    }

    /// The unit does not have the talent, or its general cannot pay for it. [M12.13.2]
    pub(super) fn lacks(&self, unit: UnitId, talent: Talent, in_question: bool) -> Why {
        let cost = self.look.cost(unit, talent);
        let unpaid = || (!self.pays(cost, in_question)).then_some("M12.13.2");
        self.owns(unit, talent).or_else(unpaid)
    }

    pub(super) fn uses(&self, frame: &Frame, unit: UnitId, talent: Talent) -> Why {
        let barred = self.owns(unit, talent).or_else(|| self.unmet(frame, unit, talent));
        barred.or_else(|| self.lacks(unit, talent, self.is_asked))
    }

    /// The condition of a talent that is not met, or the rule by which it is too soon or too late.
    /// [M12.13.1]
    fn unmet(&self, frame: &Frame, unit: UnitId, talent: Talent) -> Why {
        let condition = Some(talent.condition().0);
        match talent {
            Talent::ChildOfArachne | Talent::AuraOfStrength => {
                let unasked = || (!self.is_asked).then_some("M12.R165");
                self.look.bars(frame, unit, talent).or_else(unasked)
            }
            Talent::AssaultSupport | Talent::CoordinatedAssault | Talent::InfantryDrill => {
                self.unmet_command(frame, unit, talent)
            }
            Talent::Scout
            | Talent::InfernalBlaze
            | Talent::InfernalBombardment
            | Talent::Mobility
            | Talent::BeastlyAttack
            | Talent::Regeneration => self.unmet_in_activation(frame, unit, talent),
            Talent::SentenceOfAthena => {
                // It is given to somebody.
                self.unmet_in_activation(frame, unit, talent).or(Some("M12.18.69"))
            }
            Talent::RageOfTheLion => match self.fight() {
                Some(fight) => self.unmet_announcement(fight, unit, talent),
                None => self.unmet_in_activation(frame, unit, talent),
            },
            Talent::UnholyStrength
            | Talent::SneakAttack
            | Talent::Override
            | Talent::ExplosiveShells
            | Talent::SkilledWarrior
            | Talent::Initiative
            | Talent::Retreat => match self.fight() {
                Some(fight) => self.unmet_announcement(fight, unit, talent),
                None => condition,
            },
            Talent::Evasion => self.fight().map_or(condition, |fight| self.evasion(fight, unit)),
            Talent::HydraBite => self.fight().map_or(condition, |fight| self.hydra(fight, unit)),
            Talent::Riposte => self.fight().map_or(condition, |fight| self.riposte(fight, unit)),
            Talent::ForceOfImpact => {
                self.fight().map_or(condition, |fight| self.impact(fight, unit))
            }
            Talent::Parry => self.fight().map_or(condition, |fight| self.parry(fight, unit)),
            Talent::Endurance => self.fight().map_or(condition, |fight| self.endure(fight, unit)),
            Talent::ArdentWrath => self.fight().map_or(condition, |fight| self.wrath(fight, unit)),
            Talent::Reinforcement => match frame {
                Frame::Reshuffle(ReshuffleStep::Reinforce { .. }) if self.is_asked => {
                    (!self.look.may_grow(unit, talent)).then_some("M12.R127")
                }
                Frame::Reshuffle(_) => Some("M12.R34"),
                _ => condition,
            },
            // They belong to another choice, or take effect by themselves.
            Talent::ArachneanSentinel
            | Talent::ArchingShot
            | Talent::CerberusBite
            | Talent::JudgmentOfSouls
            | Talent::Leader
            | Talent::Sentry
            | Talent::SkilledMelee
            | Talent::SkilledShot
            | Talent::SpreadShot
            | Talent::Track
            | Talent::WebOfArachne => condition,
        }
    }

    /// Assault Support, Coordinated Assault, Infantry Drill. [M12.R108] [M12.R109]
    fn unmet_command(&self, frame: &Frame, unit: UnitId, talent: Talent) -> Why {
        let (look, marks) = (self.look, &self.look.public.marks);
        if marks.command.is_some() {
            return Some("M12.R109");
        }
        let is_due = self.is_asked && matches!(frame, Frame::Turn(TurnStep::Act));
        if !is_due || self.seat != look.public.active || marks.activations > 0 {
            return Some(talent.condition().0);
        }
        let card = look.in_hand(unit) > 0 || look.in_deck(self.seat, Card::Maneuver(unit)) > 0;
        (!card).then_some("M12.R108")
    }

    /// A talent of the unit that is being activated.
    fn unmet_in_activation(&self, frame: &Frame, unit: UnitId, talent: Talent) -> Why {
        let is_own = |activation: &&Activation| activation.unit == unit;
        let Some(activation) = self.activation().filter(is_own) else {
            return Some(match talent {
                Talent::Scout => "M12.R38",
                Talent::RageOfTheLion => "M12.R126",
                _ => talent.condition().0,
            });
        };
        if matches!(activation.step, ActivationStep::Harass { .. }) {
            return Some("M12.R85");
        }
        if !matches!(frame, Frame::Activation(_)) {
            // In the middle of a movement or an attack.
            return Some(match talent {
                Talent::InfernalBlaze => "M12.R119",
                Talent::Scout => "M12.R38",
                _ => talent.condition().0,
            });
        }
        self.look.unmet(activation, talent)
    }

    pub(super) fn uses_on(&self, frame: &Frame, unit: UnitId, talent: Talent, on: UnitId) -> Why {
        if talent != Talent::SentenceOfAthena {
            return self.owns(unit, talent).or(Some(talent.condition().0));
        }
        let marks = &self.look.public.marks;
        let barred = self.owns(unit, talent);
        let barred = barred.or_else(|| self.unmet_in_activation(frame, unit, talent));
        let near = || self.look.neighbours(unit) & self.look.game.kin(unit);
        barred.or_else(|| {
            if on != unit && !near().contains(on) {
                Some("M12.18.69")
            } else if marks.sentenced.contains(on) {
                Some("M12.18.71")
            } else if on != unit && marks.activated.contains(on) {
                Some("M12.R132")
            } else {
                self.lacks(unit, talent, self.is_asked)
            }
        })
    }

    /// Talents that are announced in step 4. [M12.8.6] [M12.8.7] [M12.R73] [M12.R97]
    fn unmet_announcement(&self, fight: &Fight, unit: UnitId, talent: Talent) -> Why {
        let (look, condition) = (self.look, Some(talent.condition().0));
        let side = match unit {
            _ if unit == fight.by => Side::Attacker,
            _ if unit == fight.victim => Side::Victim,
            _ if talent == Talent::RageOfTheLion => return Some("M12.R126"),
            _ => return condition,
        };
        let marks = &look.public.marks;
        let is_used = match talent {
            Talent::Retreat => fight.retreat,
            Talent::RageOfTheLion => marks.rage.contains(unit),
            _ => fight.announced(side).has(talent),
        };
        if is_used {
            return Some("M12.13.4");
        }
        let is_close = fight.blow == Blow::Close;
        let is_attacker = side == Side::Attacker;
        let unmet = match talent {
            Talent::RageOfTheLion => None,
            Talent::Retreat if is_attacker => condition,
            Talent::Retreat => self.retreat(fight),
            Talent::Initiative => {
                let answers = if is_attacker {
                    look.allows_counter(fight)
                } else {
                    fight.answer != Answer::None
                };
                (!answers).then_some("M12.R121")
            }
            _ if !is_attacker => Some("M12.R97"),
            Talent::UnholyStrength if !is_close => condition,
            Talent::UnholyStrength if fight.dice.is_some() => Some("M12.R62"),
            Talent::SneakAttack if !is_close || !look.may_sneak(fight) => condition,
            Talent::Override if !is_close || !look.may_override(fight) => condition,
            Talent::ExplosiveShells if fight.blow != Blow::Ranged => condition,
            Talent::ExplosiveShells if look.game.flies(fight.victim) => condition,
            Talent::SkilledWarrior if fight.blow == Blow::Neither => condition,
            _ => None,
        };
        unmet.or_else(|| self.out_of_round(fight, side))
    }

    fn retreat(&self, fight: &Fight) -> Why {
        let (look, victim) = (self.look, fight.victim);
        if fight.answer != Answer::None || look.public.marks.countered.contains(victim) {
            Some("M12.18.63")
        } else if look.public.unit(victim).webbed {
            Some("M12.R137")
        } else {
            look.retreats(victim, fight.by).is_empty().then_some("M12.18.64")
        }
    }

    /// Step 4 is over, has not come, or is another's or of another action. [M12.8.6] [M12.8.7]
    fn out_of_round(&self, fight: &Fight, side: Side) -> Why {
        match fight.step {
            _ if fight.rolled != [false; 2] => Some("M12.8.7"),
            FightStep::Talents(round) if round.side() == side && self.is_asked => None,
            FightStep::Talents(Round::Counter | Round::AgainstCounter) => Some("M12.R73"),
            _ => Some("M12.8.6"),
        }
    }

    fn evasion(&self, fight: &Fight, unit: UnitId) -> Why {
        let declared =
            matches!(fight.cause, Cause::Declared | Cause::Talent(Talent::BeastlyAttack));
        if unit != fight.target || !declared {
            let is_victim = unit == fight.victim;
            return Some(if is_victim { "M12.R104" } else { "M12.18.28" });
        }
        if !self.look.may_evade(fight) {
            return Some("M12.18.28");
        }
        (fight.step != FightStep::Evade).then_some("M12.18.30")
    }

    fn hydra(&self, fight: &Fight, unit: UnitId) -> Why {
        if unit != fight.by || fight.blow != Blow::Close {
            return Some("M12.18.35");
        }
        if fight.cause != Cause::Declared || self.look.game.flies(fight.target) {
            return Some("M12.R115");
        }
        (fight.step != FightStep::Split).then_some("M12.R73")
    }

    fn impact(&self, fight: &Fight, unit: UnitId) -> Why {
        let is_rolled = fight.rolled[Side::Attacker.index()];
        if unit != fight.by || fight.blow != Blow::Ranged || !is_rolled {
            return Some("M12.18.33");
        }
        match fight.step {
            FightStep::Impact => None,
            FightStep::Dice(_) => Some("M12.18.33"),
            _ => Some("M12.18.34"),
        }
    }

    fn parry(&self, fight: &Fight, unit: UnitId) -> Why {
        let side = match unit {
            _ if unit == fight.by => Side::Attacker,
            _ if unit == fight.victim && fight.answer != Answer::None => Side::Victim,
            _ => return Some("M12.18.55"),
        };
        if fight.announced(side).has(Talent::Parry) {
            return Some("M12.R98");
        }
        (fight.step != FightStep::Parry(side)).then_some("M12.18.55")
    }

    fn endure(&self, fight: &Fight, unit: UnitId) -> Why {
        match fight.step {
            FightStep::Endure(side) if unit == fight.unit(side) => None,
            FightStep::Parry(_) | FightStep::Endure(_) => Some("M12.R89"),
            _ => Some("M12.18.26"),
        }
    }

    fn wrath(&self, fight: &Fight, unit: UnitId) -> Why {
        let is_due = |side: Side| unit == fight.unit(side) && fight.killed[side.index()];
        let is_due = matches!(fight.step, FightStep::Spoils(side) if is_due(side));
        (!is_due).then_some("M12.18.3")
    }

    /// +1 on a characteristic. [M12.3.10] [M12.3.11] [M12.13.5]
    pub(super) fn plus(&self, frame: &Frame, unit: UnitId, stat: Stat) -> Why {
        let look = self.look;
        if look.game.owner(unit) != self.seat {
            return Some("M12.16.12");
        }
        if !look.is_in_play(unit) || !look.stats(unit).sells(stat) {
            return Some("M12.3.10");
        }
        let barred = match (stat, self.fight()) {
            (Stat::Movement, _) => self.plus_movement(frame, unit),
            (_, Some(fight)) => self.plus_in_fight(fight, unit, stat),
            (_, None) => Some("M12.8.6"),
        };
        let unpaid = || (!self.pays(PLUS_POINTS, self.is_asked)).then_some("M12.3.10");
        barred.or_else(unpaid)
    }

    fn plus_movement(&self, frame: &Frame, unit: UnitId) -> Why {
        let is_own = |activation: &&Activation| activation.unit == unit;
        let activation = self.activation().filter(is_own);
        match (frame, activation) {
            (Frame::Activation(_), Some(activation)) if self.is_asked => {
                if activation.plus {
                    return Some("M12.3.11");
                }
                let immobile = self.look.immobile(activation);
                immobile.map(|rule| if activation.moved { "M12.R41" } else { rule })
            }
            (Frame::Activation(_), Some(_)) => Some("M12.R85"),
            _ => Some("M12.R41"),
        }
    }

    fn plus_in_fight(&self, fight: &Fight, unit: UnitId, stat: Stat) -> Why {
        let side = match unit {
            _ if unit == fight.by => Side::Attacker,
            _ if unit == fight.victim => Side::Victim,
            _ => return Some("M12.3.10"),
        };
        if fight.announced(side).plus(stat) {
            return Some("M12.3.11");
        }
        // The round in which this number is bought, if the fight comes to it.
        let counters = fight.answer != Answer::None;
        let round = match (side, stat) {
            (Side::Victim, Stat::Defence) => Round::Defence,
            (Side::Attacker, Stat::Defence) if counters => Round::AgainstCounter,
            (Side::Victim, Stat::CloseCombat) if counters => Round::Counter,
            (Side::Attacker, Stat::CloseCombat) if fight.blow != Blow::Ranged => Round::Attack,
            (Side::Attacker, Stat::Ranged) if fight.blow != Blow::Close => Round::Attack,
            (_, Stat::Defence) | (Side::Victim, Stat::CloseCombat) => return Some("M12.R156"),
            _ => return Some("M12.3.10"),
        };
        let is_printed = match round {
            Round::Attack => fight.dice.is_some(),
            Round::Counter => fight.answer != Answer::Counter,
            Round::Defence | Round::AgainstCounter => false,
        };
        if is_printed {
            return Some("M12.R62");
        }
        let is_due = fight.step == FightStep::Talents(round) && self.is_asked;
        let asked_for_another = || matches!(fight.step, FightStep::Talents(now) if now != round);
        if is_due {
            None
        } else if asked_for_another() && self.is_asked {
            Some("M12.R73")
        } else {
            self.out_of_round(fight, side)
        }
    }
}
