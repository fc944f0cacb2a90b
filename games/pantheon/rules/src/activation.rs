//! VII.A.2 and VIII: an activation and the actions in it.

use board::AreaId;

use crate::catalog::{Class, Talent};
use crate::choice::Choice;
use crate::edition::Flight;
use crate::event::Event;
use crate::frame::{
    Activation, ActivationStep, Attack, AttackKind, Declared, Frame, Moment, MoveKind,
};
use crate::ids::UnitId;
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;
use crate::state::{Apart, Kept, Stage};

impl Play<'_, '_> {
    /// The steps of an activation in order.
    pub(crate) fn run_activation(&mut self, activation: Activation) {
        let Activation { unit, step, .. } = activation;
        let set = |step| Frame::Activation(Activation { step, ..activation });
        match step {
            ActivationStep::Start => {
                self.set(set(ActivationStep::AskAction));
                if self.state.public.is_in_play(unit) {
                    self.trigger(Moment::ActivationStarts(unit));
                }
            }
            ActivationStep::AskAction => self.set(set(ActivationStep::End)),
            ActivationStep::End => {
                self.set(set(ActivationStep::Leader));
                self.trigger(Moment::ActivationEnds(unit));
            }
            ActivationStep::Leader => {
                self.set(set(ActivationStep::Over));
                self.offer_leader(unit);
            }
            ActivationStep::Over => {
                self.pop();
                self.end_activation(unit);
            }
        }
    }

    /// What lasted until the end of the activation ends.
    fn end_activation(&mut self, unit: UnitId) {
        self.end_activation_effects(unit);
        let public = &mut self.state.public;
        public.unit_mut(unit).kept = Kept::default();
        public.complex = None;
        if !self.game.settings().leader_control_for_turn
            && matches!(public.apart, Apart::Borrowed(borrowed, _) if borrowed == unit)
        {
            public.apart = Apart::Nobody;
        }
        self.emit(Event::ActivationEnded(unit));
        self.open_window(Point::ActivationEnd);
    }

    /// An action is begun.
    pub(crate) fn choose_action(&mut self, activation: Activation, choice: Choice) {
        let mut activation = activation;
        let unit = activation.unit;
        let seat = self.look().controller(unit);
        match choice {
            Choice::End => {
                activation.step = ActivationStep::End;
                return self.set(Frame::Activation(activation));
            }
            Choice::Drop => return self.drop_stone(unit),
            Choice::Use(power) => return self.use_in_activation(activation, power),
            _ => activation.taken += 1,
        }
        match choice {
            Choice::Walk => activation.walked = true,
            Choice::Attack => activation.attacked = true,
            Choice::Claim(_) => activation.claimed = true,
            _ => {}
        }
        self.set(Frame::Activation(activation));
        match choice {
            Choice::Walk => self.begin_movement(unit, seat, MoveKind::Walk),
            Choice::Run => self.begin_movement(unit, seat, MoveKind::Run),
            Choice::FastFlight => self.begin_movement(unit, seat, MoveKind::FastFlight),
            Choice::Attack => self.begin_attack(Attack::begin(unit, AttackKind::Normal, seat)),
            Choice::AerialAttack => {
                self.begin_attack(Attack::begin(unit, AttackKind::Aerial, seat));
            }
            Choice::Claim(stone) => self.claim(unit, stone),
            Choice::Absorb(stone) => self.absorb(unit, stone),
            Choice::Deploy(area) => self.deploy(unit, area),
            _ => unreachable!("not an action"),
        }
    }

    /// VIII.B.2: the unit comes into play. [P15.8B.2-5]
    fn deploy(&mut self, unit: UnitId, area: AreaId) {
        self.state.public.unit_mut(unit).stage = Stage::InPlay;
        self.emit(Event::Placed(unit, area));
        let seat = self.look().controller(unit);
        self.enter_area(unit, area, seat);
    }
}

impl Look<'_> {
    /// Whether the activated unit's player has anything to decide, from what everybody sees.
    pub(crate) fn activation_asks(&self, activation: &Activation) -> bool {
        let unit = activation.unit;
        let state = self.public.unit(unit);
        if activation.ended || !self.public.alive.contains(self.controller(unit)) {
            return false;
        }
        match state.stage {
            Stage::Ready => activation.taken == 0,
            Stage::InPlay => {
                activation.taken < activation.allowed
                    || state.stone.is_some()
                    || self.has_power_to_use(activation)
            }
            Stage::Destroyed | Stage::Removed => false,
        }
    }

    /// The actions open to the activated unit. [P15.7A.2c-1] [P15.7A.2c-2] [P15.7A.2c-3]
    pub(crate) fn action_options(&self, activation: &Activation, options: &mut Vec<Choice>) {
        let unit = activation.unit;
        let seat = self.controller(unit);
        options.push(Choice::End);
        if activation.taken < activation.allowed {
            match activation.declared {
                Declared::Simple => self.simple_actions(activation, options),
                Declared::Complex => self.complex_actions(unit, options),
            }
        }
        self.power_options(activation, options);
        if self.public.unit(unit).stone.is_some() {
            options.push(Choice::Drop);
        }
        self.anytime_options(seat, options);
    }

    fn simple_actions(&self, activation: &Activation, options: &mut Vec<Choice>) {
        let unit = activation.unit;
        if self.may_walk(activation) && self.can_begin(unit, MoveKind::Walk) {
            options.push(Choice::Walk);
        }
        if self.is_mired(unit) {
            return;
        }
        if !activation.attacked && self.can_attack(unit, AttackKind::Normal) {
            options.push(Choice::Attack);
        }
        if !activation.claimed {
            self.claim_options(unit, options);
        }
    }

    /// Whether the order of actions lets the unit walk. [P15.8A.0-2] [P15.8A.0-4] [P15.14.13-1]
    pub(crate) fn may_walk(&self, activation: &Activation) -> bool {
        !activation.walked && (!activation.attacked || self.has(activation.unit, Talent::Mobility))
    }

    fn complex_actions(&self, unit: UnitId, options: &mut Vec<Choice>) {
        if self.public.unit(unit).stage == Stage::Ready {
            options.extend(self.deployment_areas(unit).iter().map(Choice::Deploy));
            return;
        }
        if self.can_begin(unit, MoveKind::Run) {
            options.push(Choice::Run);
        }
        if !self.is_mired(unit) {
            self.absorb_options(unit, options);
        }
        if self.class(unit) == Class::Flying && self.game.edition().flight == Flight::TwoActions {
            if self.can_begin(unit, MoveKind::FastFlight) {
                options.push(Choice::FastFlight);
            }
            if self.can_attack(unit, AttackKind::Aerial) {
                options.push(Choice::AerialAttack);
            }
        }
    }

    /// Where a unit may deploy. [P15.8B.2-5] [P15.8B.2-6] [P15.8B.2-7] [P15.13.6-1]
    pub(crate) fn deployment_areas(&self, unit: UnitId) -> board::AreaSet {
        let zone = self.zone_of(self.controller(unit));
        zone.iter().filter(|&area| self.arrival_forbidden(unit, area).is_none()).collect()
    }
}
