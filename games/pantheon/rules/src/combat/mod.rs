//! VIII.A.2: attacks. The steps of an attack in the order of the book.

pub(crate) mod assaults;
mod counted;
mod reactions;
mod series;
mod target;

pub use counted::{AttackPhase, Counted};

use kernel::Seat;

use crate::catalog::{AttackDice, AttackRange, Reach};
use crate::choice::Choice;
use crate::edition::{SecondAssault, ThrowTime};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Marks, Moment, Target};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;

impl Attack {
    /// An attack of which nothing but the attacker is settled.
    pub fn begin(by: UnitId, kind: AttackKind, resolver: Seat) -> Self {
        Self {
            by,
            on: None,
            kind,
            reach: Reach::Melee,
            full: false,
            dice: AttackDice::Offence,
            range: AttackRange::Range,
            power: None,
            resolver,
            step: AttackStep::Before,
            offence: 0,
            defence: 0,
            roll: Default::default(),
            picked: Default::default(),
            rerolls: 0,
            pool: Default::default(),
            wounds: 0,
            marks: Marks::default(),
            evaded: UnitSet::EMPTY,
            asked: kernel::SeatSet::EMPTY,
        }
    }

    /// The unit under attack, when it is one.
    #[inline]
    pub fn target_unit(&self) -> Option<UnitId> {
        self.on.and_then(Target::unit)
    }
}

impl Play<'_, '_> {
    /// An attack begins with the choice of its target.
    pub(crate) fn begin_attack(&mut self, attack: Attack) {
        self.push(Frame::Attack(attack));
    }

    /// The steps of an attack in order. [P15.8A.2a-1] [P15.8A.2a2-1]
    pub(crate) fn run_attack(&mut self, attack: Attack) {
        if self.look().is_broken_off(&attack) {
            return self.go(attack, AttackStep::Closing);
        }
        match attack.step {
            AttackStep::Before => {
                self.go(attack, AttackStep::AskTarget);
                self.open_window(Point::BeforeTarget);
            }
            AttackStep::AskTarget => self.lose_attack(attack),
            AttackStep::Chosen => {
                self.go(attack, AttackStep::Guard);
                self.open_window(Point::TargetChosen);
            }
            AttackStep::Guard => self.go(attack, AttackStep::Evade),
            AttackStep::Evade => self.go(attack, AttackStep::Initiative),
            AttackStep::Evading => self.evade(attack),
            AttackStep::Initiative => self.go(attack, AttackStep::Values),
            AttackStep::AfterInitiative => self.after_initiative(attack),
            AttackStep::Values => {
                self.go(attack, AttackStep::Count);
                self.trigger(Moment::Values);
            }
            AttackStep::Count => self.count_values(attack),
            AttackStep::Roll => self.go(attack, AttackStep::Blanks),
            AttackStep::Rolled => {
                self.go(attack, AttackStep::AskRolled);
                self.trigger(Moment::FirstRoll);
            }
            AttackStep::AskRolled => self.go(attack, AttackStep::Blanks),
            AttackStep::Blanks => self.remove_blanks(attack),
            AttackStep::AskSpend => self.go(attack, AttackStep::FirstOver),
            AttackStep::FirstOver => {
                self.go(attack, AttackStep::AskSecond);
                self.open_window(Point::FirstAssault);
            }
            AttackStep::AskSecond | AttackStep::AskSpendAgain => {
                self.go(attack, AttackStep::BeforeWounds);
            }
            AttackStep::BeforeWounds => {
                let wounds = attack.pool.wounds();
                self.go(Attack { wounds, ..attack }, AttackStep::Wounds);
                if wounds > 0 {
                    self.trigger(Moment::Wounds);
                }
                self.open_window(Point::BeforeWounds);
            }
            AttackStep::Wounds => {
                self.go(attack, AttackStep::AfterWounds);
                match attack.on {
                    Some(Target::Unit(unit)) => self.wound(unit, attack.wounds),
                    Some(Target::Token(token)) => self.wound_token(token, attack.wounds),
                    None => {}
                }
            }
            AttackStep::AfterWounds => {
                self.go(
                    attack,
                    match self.game.edition().throw_time {
                        ThrowTime::AfterRoll => AttackStep::AskRetaliation,
                        ThrowTime::AfterWounds => AttackStep::AskThrow,
                    },
                );
                self.open_window(Point::AfterWounds);
            }
            AttackStep::AskThrow => self.go(attack, AttackStep::AskRetaliation),
            AttackStep::AskForce => self.go(attack, AttackStep::Values),
            AttackStep::GuardAgrees(_) => self.go(attack, AttackStep::Evade),
            AttackStep::AskRetaliation => self.go(attack, AttackStep::Closing),
            AttackStep::Closing => {
                self.go(attack, AttackStep::Over);
                self.trigger(Moment::AttackOver);
            }
            AttackStep::Over => {
                self.pop();
                self.end_attack_effects();
                self.forget_bonuses(attack.by);
            }
            AttackStep::Reroll | AttackStep::SecondRoll { .. } => unreachable!("dice are awaited"),
        }
    }

    /// The attack goes on at `step`.
    pub(crate) fn go(&mut self, attack: Attack, step: AttackStep) {
        self.set(Frame::Attack(Attack { step, ..attack }));
    }

    /// The attack comes to nothing; the action is spent. [P15.11C.3] [P15.14.10-2]
    pub(crate) fn lose_attack(&mut self, attack: Attack) {
        self.emit(Event::AttackLost(attack.by));
        self.go(attack, AttackStep::Over);
    }

    /// 2.a: the values are worked out and stand until the attack ends. [P15.8A.2a2a-1]
    /// [P15.R84]
    fn count_values(&mut self, attack: Attack) {
        let (offence, defence) = self.count_parts(&attack);
        self.keep_bonuses(&attack);
        self.emit(Event::Values { offence, defence });
        self.go(Attack { offence, defence, ..attack }, AttackStep::Roll);
        self.open_window(Point::ValuesCounted);
    }

    /// Close Combat and Sneak Attack last until the end of the unit's activation, so not beyond a
    /// retaliation. [P15.14.5-2] [P15.14.16-2] [P15.R116] [P15.R184]
    fn keep_bonuses(&mut self, attack: &Attack) {
        let look = self.look();
        if !look.keeps_talent_dice()
            || attack.kind == AttackKind::Retaliation
            || attack.target_unit().is_none()
        {
            return;
        }
        let close = look.closes(attack.by, attack.kind, attack.reach);
        let sneak = look.sneaks(attack.by, attack.kind, attack.reach);
        let kept = &mut self.state.public.unit_mut(attack.by).kept;
        kept.close_combat |= close;
        kept.sneak_attack |= sneak;
    }

    /// Bonuses that last until the end of an activation end with the attack when there is none.
    fn forget_bonuses(&mut self, unit: UnitId) {
        let frames = self.state.public.frames.as_slice();
        let activated = frames
            .iter()
            .any(|frame| matches!(frame, Frame::Activation(activation) if activation.unit == unit));
        if !activated {
            self.state.public.unit_mut(unit).kept = Default::default();
        }
    }

    /// The answers to the questions of an attack.
    pub(crate) fn choose_in_attack(&mut self, attack: Attack, choice: Choice) {
        match attack.step {
            AttackStep::AskTarget => self.choose_target(attack, choice),
            AttackStep::Guard => self.choose_guard(attack, choice),
            AttackStep::GuardAgrees(guard) => self.choose_agreement(attack, guard, choice),
            AttackStep::AskForce => self.choose_force(attack, choice),
            AttackStep::AskThrow => self.choose_throw(attack, choice),
            AttackStep::Evade => self.choose_evade(attack, choice),
            AttackStep::Initiative => self.choose_initiative(attack, choice),
            AttackStep::AskRolled => self.choose_rolled(attack, choice),
            AttackStep::AskSpend | AttackStep::AskSpendAgain => self.choose_spend(attack, choice),
            AttackStep::AskSecond => self.choose_second(attack, choice),
            AttackStep::AskRetaliation => self.choose_retaliation(attack, choice),
            _ => unreachable!("the attack asks nothing here"),
        }
    }
}

impl Look<'_> {
    /// Whether one of the two units is gone. [P15.R10] [P15.R120]
    pub(crate) fn is_broken_off(&self, attack: &Attack) -> bool {
        if matches!(attack.step, AttackStep::Closing | AttackStep::Over) {
            return false;
        }
        let target_gone = match attack.on {
            Some(Target::Unit(unit)) => !self.public.is_in_play(unit),
            Some(Target::Token(token)) => self.public.tokens[token.index()].of.is_none(),
            None => false,
        };
        target_gone || !self.public.is_in_play(attack.by)
    }

    /// The choices of an attack.
    pub(crate) fn attack_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        match attack.step {
            AttackStep::AskTarget => self.target_options(attack, options),
            AttackStep::Guard => self.guard_options(attack, options),
            AttackStep::GuardAgrees(guard) => {
                options.push(Choice::Guard(guard));
                options.push(Choice::Decline);
            }
            AttackStep::AskForce => options.extend([Choice::Force, Choice::Decline]),
            AttackStep::AskThrow => {
                options.push(Choice::Decline);
                options.extend(self.throw_areas(attack).iter().map(Choice::Throw));
            }
            AttackStep::Evade => self.evade_options(attack, options),
            AttackStep::Initiative | AttackStep::AskRetaliation => {
                self.retaliation_options(attack, options);
            }
            AttackStep::AskRolled => self.rolled_options(attack, options),
            AttackStep::AskSpend | AttackStep::AskSpendAgain => {
                self.spend_options(attack, options);
            }
            AttackStep::AskSecond => match self.game.edition().second_assault {
                SecondAssault::AnyNumber => {
                    options.extend((0..=attack.pool.fives()).map(Choice::Second));
                }
                SecondAssault::AllOrNone => {
                    options.extend([0, attack.pool.fives()].map(Choice::Second));
                }
            },
            _ => unreachable!("the attack asks nothing here"),
        }
    }
}
