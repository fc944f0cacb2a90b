//! III and XV.C: effects that happen at one moment, put in order and resolved one by one.

use kernel::Seat;

use crate::catalog::{MAX_POWERS, PowerKind, Trigger};
use crate::choice::Choice;
use crate::frame::{Attack, Frame, Moment, Triggers};
use crate::ids::{PowerRef, UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;
use crate::powers::select::{opponent, plays};
use crate::state::{FREE_FRAMES, MAX_FRAMES, Stage};

impl Play<'_, '_> {
    /// Opens the moment for triggered effects, if there are any.
    pub(crate) fn trigger(&mut self, moment: Moment) {
        if let Some(triggers) = self.look().triggers_at(moment) {
            self.push(Frame::Triggers(triggers));
        }
    }

    /// Resolves the only effect left, or closes the moment. [P15.3.9] [P15.3.10]
    pub(crate) fn run_triggers(&mut self, triggers: Triggers) {
        let live = self.look().live(&triggers);
        match first(&live) {
            Some(power) => self.resolve(triggers, power),
            None if triggers.polar => self.resolve_polar(triggers),
            None => self.pop(),
        }
    }

    /// The order of effects, or whether an optional power is used.
    pub(crate) fn choose_trigger(&mut self, mut triggers: Triggers, choice: Choice) {
        match choice {
            Choice::Resolve(power) => self.resolve(triggers, power),
            Choice::ResolveTerrain => self.resolve_polar(triggers),
            Choice::Use(power) => self.begin(triggers, power),
            Choice::Decline => {
                if let Some(power) = triggers.asking.take() {
                    triggers.settle(power);
                }
                self.set(Frame::Triggers(triggers));
            }
            _ => unreachable!("not an answer to triggered effects"),
        }
    }

    /// A mandatory power happens; about an optional one its player is asked. [P15.15C.6]
    /// [P15.R207]
    fn resolve(&mut self, mut triggers: Triggers, power: PowerRef) {
        if self.look().is_asked(power) {
            triggers.asking = Some(power);
            self.set(Frame::Triggers(triggers));
        } else {
            self.begin(triggers, power);
        }
    }

    fn begin(&mut self, mut triggers: Triggers, power: PowerRef) {
        triggers.asking = None;
        triggers.settle(power);
        let other = self.look().other_of(power, triggers.moment);
        self.set(Frame::Triggers(triggers));
        self.use_power(power, other);
    }

    fn resolve_polar(&mut self, triggers: Triggers) {
        self.set(Frame::Triggers(Triggers { polar: false, ..triggers }));
        if let Moment::ActivationStarts(unit) = triggers.moment {
            self.polar_wound(unit);
        }
    }
}

impl Triggers {
    /// A power has been resolved or declined.
    fn settle(&mut self, power: PowerRef) {
        self.pending[usize::from(power.index)].remove(power.unit);
    }
}

impl Look<'_> {
    /// What is triggered at a moment. Availability and conditions are those of now: an effect
    /// once triggered is not cancelled. [P15.3.11] [P15.R208]
    fn triggers_at(&self, moment: Moment) -> Option<Triggers> {
        let polar = match moment {
            Moment::ActivationStarts(unit) => self.freezes(unit),
            _ => false,
        };
        let mut listeners = self.game.listeners().at(moment);
        if !polar && listeners.is_empty() {
            return None;
        }
        if self.public.frames.len() + FREE_FRAMES > MAX_FRAMES {
            listeners = UnitSet::EMPTY;
        }
        listeners &= self.involved(moment);
        let mut triggers =
            Triggers { moment, pending: [UnitSet::EMPTY; MAX_POWERS], polar, asking: None };
        for unit in listeners.iter() {
            for power in self.powers_of(unit) {
                if self.is_triggered(power, moment) {
                    triggers.pending[usize::from(power.index)].insert(unit);
                }
            }
        }
        (polar || first(&self.live(&triggers)).is_some()).then_some(triggers)
    }

    /// The powers that would be triggered at a moment and do something there.
    pub(crate) fn powers_at(&self, moment: Moment) -> Vec<PowerRef> {
        let Some(triggers) = self.triggers_at(moment) else { return Vec::new() };
        let live = self.live(&triggers);
        let powers = (0u8..).zip(live).flat_map(|(index, units)| {
            units.iter().map(move |unit| PowerRef { unit, index }).collect::<Vec<_>>()
        });
        powers.collect()
    }

    /// The units whose powers a moment can trigger.
    fn involved(&self, moment: Moment) -> UnitSet {
        match moment {
            Moment::ActivationStarts(unit)
            | Moment::ActivationEnds(unit)
            | Moment::Wounded(unit) => UnitSet::only(unit),
            Moment::TurnStarts(seat) => self.public.seat(seat).army,
            Moment::Values | Moment::FirstRoll | Moment::Wounds | Moment::AttackOver => {
                let Some(attack) = self.attack_at_hand() else { return UnitSet::EMPTY };
                let mut units = UnitSet::only(attack.by);
                if let Some(target) = attack.on.and_then(|on| on.unit()) {
                    units.insert(target);
                }
                units
            }
            Moment::Destroyed { .. } => self.public.recruited(),
        }
    }

    fn is_triggered(&self, power: PowerRef, moment: Moment) -> bool {
        let unit = power.unit;
        let attack = self.attack_at_hand();
        let has_role = |role| attack.is_some_and(|attack| plays(attack, unit, role));
        let definition = self.power(power);
        let answers = match definition.when {
            Trigger::Always | Trigger::Activation | Trigger::AttackAction => false,
            Trigger::ActivationStarts => moment == Moment::ActivationStarts(unit),
            Trigger::ActivationEnds => moment == Moment::ActivationEnds(unit),
            Trigger::TurnStarts => moment == Moment::TurnStarts(self.controller(unit)),
            Trigger::Values(role) => moment == Moment::Values && has_role(role),
            Trigger::FirstRoll(role) => moment == Moment::FirstRoll && has_role(role),
            Trigger::Wounds(role) => moment == Moment::Wounds && has_role(role),
            Trigger::AttackOver(role) => moment == Moment::AttackOver && has_role(role),
            Trigger::Destroyed(filter) => match moment {
                Moment::Destroyed { unit: fallen, area } => {
                    self.fits_at(unit, filter, fallen, area)
                }
                _ => false,
            },
            Trigger::Wounded => moment == Moment::Wounded(unit),
        };
        answers
            && self.is_available(power)
            && !(self.is_once_per_turn(power) && self.is_used_up(power))
            && self.conditions_hold(power, unit, attack)
            && !self.is_being_resolved(power)
    }

    /// Whether a power stands on the stack: it does not trigger itself.
    fn is_being_resolved(&self, power: PowerRef) -> bool {
        self.public
            .frames
            .as_slice()
            .iter()
            .any(|frame| matches!(frame, Frame::Power(resolved) if resolved.power == power))
    }

    /// The triggered powers that would do something now, by place among the unit's powers.
    fn live(&self, triggers: &Triggers) -> [UnitSet; MAX_POWERS] {
        let mut live = [UnitSet::EMPTY; MAX_POWERS];
        for (index, (pending, live)) in (0u8..).zip(triggers.pending.iter().zip(&mut live)) {
            for unit in pending.iter() {
                if self.is_live(PowerRef { unit, index }, triggers.moment) {
                    live.insert(unit);
                }
            }
        }
        live
    }

    /// Whether a triggered power would do something now: its unit is still there, unless the
    /// power is permanent, its cost can be met and there is something for it to work on.
    /// [P15.R35] [P15.R209]
    fn is_live(&self, power: PowerRef, moment: Moment) -> bool {
        let stage = self.public.unit(power.unit).stage;
        let present = stage == Stage::InPlay
            || stage != Stage::Removed && self.power(power).kind == PowerKind::Permanent;
        let to_wound = || self.attack_at_hand().is_some_and(|attack| attack.wounds > 0);
        present
            && (moment != Moment::Wounds || to_wound())
            && !self.is_out_of_reach(power)
            && !self.is_idle_with(power, self.other_of(power, moment))
    }

    /// Whether the player is asked about a triggered power. An enemy who resolves the attack
    /// decides freely. [P15.R207] [P15.8A.2b-11]
    fn is_asked(&self, power: PowerRef) -> bool {
        self.power(power).is_optional() || self.is_in_hands_of_enemy(power.unit)
    }

    /// The other unit a triggered power speaks of.
    fn other_of(&self, power: PowerRef, moment: Moment) -> Option<UnitId> {
        match moment {
            Moment::Destroyed { unit, .. } => Some(unit),
            Moment::Values
            | Moment::FirstRoll
            | Moment::Wounds
            | Moment::AttackOver
            | Moment::Wounded(_) => {
                self.attack_at_hand().and_then(|attack: &Attack| opponent(attack, power.unit))
            }
            Moment::ActivationStarts(_) | Moment::ActivationEnds(_) | Moment::TurnStarts(_) => None,
        }
    }

    /// Who is asked: the player of an optional power, or the active player for the order of
    /// several effects. [P15.3.8] [P15.R85] [P15.R158]
    pub(crate) fn triggers_awaits(&self, triggers: &Triggers) -> Option<Seat> {
        if let Some(power) = triggers.asking {
            return Some(self.power_seat(power));
        }
        let effects: u32 = self.live(triggers).iter().map(|units| u32::from(units.len())).sum();
        (effects + u32::from(triggers.polar) > 1).then(|| self.orderer())
    }

    /// Who puts simultaneous effects in order.
    pub(super) fn orderer(&self) -> Seat {
        let seats = self.game.seat_count();
        let mut seat = self.public.active;
        for _ in 0..seats {
            if self.public.alive.contains(seat) {
                break;
            }
            seat = seat.next(seats);
        }
        seat
    }

    /// The choices at a moment with triggered effects. An enemy who resolves the attack spends no
    /// cards. [P15.8A.2b-10]
    pub(crate) fn trigger_options(&self, triggers: &Triggers, options: &mut Vec<Choice>) {
        if let Some(power) = triggers.asking {
            if self.can_pay(self.power_seat(power), self.power(power).cost) {
                options.push(Choice::Use(power));
            }
            options.push(Choice::Decline);
            if !self.is_in_hands_of_enemy(power.unit) {
                self.anytime_options(self.power_seat(power), options);
            }
            return;
        }
        for (index, units) in (0u8..).zip(self.live(triggers)) {
            options.extend(units.iter().map(|unit| Choice::Resolve(PowerRef { unit, index })));
        }
        if triggers.polar {
            options.push(Choice::ResolveTerrain);
        }
        self.anytime_options(self.orderer(), options);
    }
}

/// The first power of a set.
fn first(powers: &[UnitSet; MAX_POWERS]) -> Option<PowerRef> {
    (0u8..)
        .zip(powers)
        .find_map(|(index, units)| units.first().map(|unit| PowerRef { unit, index }))
}
