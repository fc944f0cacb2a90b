//! VIII.A.2.a.2.b and c: both assaults, and what talents do to the roll (XIV).

use board::{AreaId, AreaSet, Terrain};
use dice::{Pool, Roll};

use crate::catalog::{Class, Talent, UnitType};
use crate::choice::Choice;
use crate::edition::{ThrowPlace, ThrowTime};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Marks, MoveKind};
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;

/// Dice that Monster Slayer rolls again. [P15.14.14-1]
pub(crate) const SLAYER_DICE: u8 = 2;

impl Play<'_, '_> {
    /// Dice came up for the attack on top.
    pub(crate) fn dice_rolled(&mut self, attack: Attack, roll: Roll) {
        match attack.step {
            AttackStep::Roll => {
                self.emit(Event::Rolled(roll));
                self.go(Attack { roll, ..attack }, AttackStep::Rolled);
            }
            AttackStep::Reroll => {
                self.emit(Event::Rerolled(roll));
                let roll = attack
                    .roll
                    .replace(attack.picked, roll)
                    .expect("the dice that were picked are in the roll");
                let picked = Roll::default();
                self.go(Attack { roll, picked, rerolls: 0, ..attack }, AttackStep::AskRolled);
            }
            AttackStep::SecondRoll { fives } => {
                self.emit(Event::SecondRolled(roll));
                let pool = attack
                    .pool
                    .second(fives, roll, attack.defence)
                    .expect("as many fives were rolled as there are");
                self.go(Attack { pool, ..attack }, AttackStep::AskSpendAgain);
            }
            _ => unreachable!("no dice are awaited"),
        }
    }

    /// Throw, re-roll, or go on with the roll. [P15.14.12-1] [P15.14.14-1] [P15.R199]
    pub(crate) fn choose_rolled(&mut self, attack: Attack, choice: Choice) {
        match choice {
            Choice::Reroll(face) => self.pick_die(attack, face),
            Choice::Throw(area) => self.throw(attack, area),
            Choice::Continue if attack.picked.is_empty() => {
                self.go(Attack { rerolls: 0, ..attack }, AttackStep::Blanks);
            }
            Choice::Continue => self.go(attack, AttackStep::Reroll),
            _ => unreachable!("not an answer to a roll"),
        }
    }

    fn pick_die(&mut self, mut attack: Attack, face: u8) {
        if attack.rerolls == 0 {
            attack.rerolls = SLAYER_DICE;
            attack.marks.slayer = true;
        }
        attack.rerolls -= 1;
        attack.picked = attack.picked.with(face).expect("the die is part of the roll");
        let all = attack.picked.len() == attack.roll.len();
        let step =
            if attack.rerolls == 0 || all { AttackStep::Reroll } else { AttackStep::AskRolled };
        self.go(attack, step);
    }

    /// Mighty Throw. [P15.14.12-2] [P15.14.12-6] [P15.R202] [P15.R203]
    fn throw(&mut self, attack: Attack, area: AreaId) {
        let target = attack.target_unit().expect("a unit is thrown");
        let marks = Marks { thrown: true, ..attack.marks };
        self.set(Frame::Attack(Attack { marks, ..attack }));
        if attack.kind == AttackKind::Retaliation {
            self.displace_outer();
        }
        self.drop_stone(target);
        self.emit(Event::Thrown(target, area));
        self.enter_area(target, area, attack.resolver);
    }

    /// A throw in a retaliation moves one of the units of the attack beneath. [P15.R118]
    fn displace_outer(&mut self) {
        let beneath = self.state.public.frames.as_mut_slice().iter_mut().rev().skip(1);
        let mut attacks = beneath.filter_map(|frame| match frame {
            Frame::Attack(outer) => Some(outer),
            _ => None,
        });
        if let Some(outer) = attacks.next() {
            outer.marks.displaced = true;
        }
    }

    /// The target is thrown after its wounds, or not. [B29.32.22]
    pub(crate) fn choose_throw(&mut self, attack: Attack, choice: Choice) {
        let attack = Attack { step: AttackStep::AskRetaliation, ..attack };
        match choice {
            Choice::Throw(area) => self.throw(attack, area),
            _ => self.set(Frame::Attack(attack)),
        }
    }

    /// 2.b.2: blanks go, dice that reach the defence are locked. [P15.8A.2a2b-2]
    /// [P15.8A.2a2b-7]
    pub(crate) fn remove_blanks(&mut self, attack: Attack) {
        let pool = Pool::from_roll(attack.roll, attack.defence);
        self.go(Attack { pool, ..attack }, AttackStep::AskSpend);
    }

    /// 2.b.3 and 2.c.4: dice are discarded for others. [P15.8A.2a2b-4] [P15.8A.2a2c-7]
    pub(crate) fn choose_spend(&mut self, attack: Attack, choice: Choice) {
        let first = attack.step == AttackStep::AskSpend;
        match choice {
            Choice::Spend { discard, on } => {
                let pool = attack
                    .pool
                    .boost(discard, on, attack.defence)
                    .expect("only dice that are there are offered");
                self.emit(Event::Spent { discard, on });
                self.set(Frame::Attack(Attack { pool, ..attack }));
            }
            _ if first => self.go(attack, AttackStep::FirstOver),
            _ => self.go(attack, AttackStep::BeforeWounds),
        }
    }

    /// 2.c: how many fives are rolled again. [P15.8A.2a2c-2] [P15.8A.2a2c-4]
    pub(crate) fn choose_second(&mut self, attack: Attack, choice: Choice) {
        match choice {
            Choice::Second(0) => self.go(attack, AttackStep::BeforeWounds),
            Choice::Second(fives) => self.go(attack, AttackStep::SecondRoll { fives }),
            _ => unreachable!("not a second assault"),
        }
    }
}

impl Look<'_> {
    /// Whether the attacker has something to do with the roll, from what everybody sees.
    pub(crate) fn asks_rolled(&self, attack: &Attack) -> bool {
        attack.rerolls > 0 || self.may_slay(attack) || !self.early_throws(attack).is_empty()
    }

    /// Where the target can be thrown as soon as the dice lie: not in the beta. [P15.14.12-1]
    /// [B29.32.22]
    fn early_throws(&self, attack: &Attack) -> AreaSet {
        match self.game.edition().throw_time {
            ThrowTime::AfterRoll => self.throw_areas(attack),
            ThrowTime::AfterWounds => AreaSet::EMPTY,
        }
    }

    /// Whether Monster Slayer can be used. [P15.14.14-1] [P15.R206]
    pub(crate) fn may_slay(&self, attack: &Attack) -> bool {
        !attack.marks.slayer
            && !attack.roll.is_empty()
            && attack.kind != AttackKind::Terrain
            && self.has(attack.by, Talent::MonsterSlayer)
            && attack.target_unit().is_some_and(|u| self.unit_type(u) == UnitType::Monster)
    }

    /// Blanks needed to throw a unit. [P15.14.12-7] [P15.14.12-8] [P15.14.12-9]
    pub(crate) fn blanks_to_throw(&self, unit: UnitId) -> u8 {
        match self.unit_type(unit) {
            UnitType::Troop | UnitType::Hero => 1,
            UnitType::Monster | UnitType::God => 2,
            UnitType::Titan => 3,
        }
    }

    /// Where Mighty Throw can send the target. [P15.14.12-3] [P15.14.12-4] [P15.14.12-5]
    /// [P15.13.5-3] [P15.R198] [P15.R200] [P15.R201] [B29.32.23] [B29.32.25] [B29.R77] [B29.R79]
    pub(crate) fn throw_areas(&self, attack: &Attack) -> AreaSet {
        let Some(target) = attack.target_unit() else { return AreaSet::EMPTY };
        if attack.marks.thrown
            || attack.kind == AttackKind::Terrain
            || !self.has(attack.by, Talent::MightyThrow)
            || attack.roll.count(0) < self.blanks_to_throw(target)
            || self.class(target) == Class::Huge
        {
            return AreaSet::EMPTY;
        }
        let from = self.area(target);
        let kind = MoveKind::Power;
        self.board()
            .adjacent(from)
            .iter()
            .filter(|&to| {
                self.can_cross(target, from, to, kind)
                    && match self.game.edition().throw_place {
                        ThrowPlace::Enterable => self.can_enter(target, to, kind),
                        ThrowPlace::NearlyAnywhere => self.can_land(target, to),
                    }
                    && self.has_room_for(target, to)
            })
            .collect()
    }

    /// Whether the beta lets a unit be thrown into an area, full or not. Flight and Climb do not
    /// matter. [B29.32.25] [B29.R76]
    pub(crate) fn can_land(&self, unit: UnitId, to: AreaId) -> bool {
        let barred = match self.game.terrain(self.public, to) {
            Terrain::Cliff | Terrain::Rock | Terrain::Wall => true,
            Terrain::Rift => !matches!(self.unit_type(unit), UnitType::Troop | UnitType::Hero),
            _ => false,
        };
        !barred && !self.is_closed_by_scenario(to)
    }

    /// What can be done with a roll.
    pub(crate) fn rolled_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        options.push(Choice::Continue);
        if attack.rerolls > 0 || self.may_slay(attack) {
            let left = |face| attack.roll.count(face) > attack.picked.count(face);
            options.extend((0..=5).filter(|&face| left(face)).map(Choice::Reroll));
        }
        if attack.picked.is_empty() {
            options.extend(self.early_throws(attack).iter().map(Choice::Throw));
        }
    }

    /// The dice that can be discarded for others.
    pub(crate) fn spend_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        options.push(Choice::Keep);
        options.extend(
            attack
                .pool
                .boosts()
                .map(|boost| Choice::Spend { discard: boost.discard, on: boost.target }),
        );
    }
}
