//! Which chapter runs a frame, and which takes an answer.

use board::AreaId;
use kernel::Seat;

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Pantheon;
use crate::look::Look;

kernel::machine! {
    /// A game at one moment, being moved forward.
    pub(crate) struct Play of Pantheon, read through Look;
}

impl Play<'_, '_> {
    /// Runs a frame that waits for nothing.
    pub(crate) fn run(&mut self, frame: Frame) {
        match frame {
            Frame::Empty => self.pop(),
            Frame::Setup(step) => self.run_set_up(step),
            Frame::Turn(step) => self.run_turn(step),
            Frame::Activation(activation) => self.run_activation(activation),
            Frame::Movement(_) => self.pop(),
            Frame::Attack(attack) => self.run_attack(attack),
            Frame::Series(series) => self.run_series(series),
            Frame::Window { .. } => self.pop(),
            Frame::Draw { seat, cards, may_refresh } => self.run_draw(seat, cards, may_refresh),
            Frame::Refresh { served } => self.run_refresh(served),
            Frame::Search { .. } => self.pop(),
            Frame::Payment { seat, left } => self.run_payment(seat, left),
            Frame::Recall { unit } => self.run_recall(unit),
            Frame::Lava { unit, burnt } => self.run_lava(unit, burnt),
            Frame::Triggers(triggers) => self.run_triggers(triggers),
            Frame::Power(power) => self.run_power(power),
            Frame::Leader(leader) => self.run_leader(leader),
            Frame::Eruption { unit, seat, struck } => self.run_eruption(unit, seat, struck),
            Frame::Naming { series, over } => self.run_naming(series, over),
            Frame::MayDraw { .. } => self.pop(),
            Frame::Activate { unit, declared } => self.run_activate(unit, declared),
            Frame::Counted(_) => self.pop(),
            Frame::LastMove(_) => unreachable!("the turn lies above it"),
        }
    }

    /// Takes a legal choice of the seat that is asked.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        if self.choose_anytime(seat, choice) {
            return;
        }
        let frame = self.top();
        match frame {
            Frame::Setup(step) => self.choose_set_up(step, choice),
            Frame::Turn(_) => self.choose_turn(choice),
            Frame::Activation(activation) => self.choose_action(activation, choice),
            Frame::Movement(movement) => self.choose_step(movement, choice),
            Frame::Attack(attack) => self.choose_in_attack(attack, choice),
            Frame::Series(series) => self.choose_in_series(series, choice),
            Frame::Window { point, next, passed } => self.pass_window(point, next, passed),
            Frame::Search { seat } => self.choose_card(seat, choice),
            Frame::Payment { seat, left } => self.choose_payment(seat, left, choice),
            Frame::Lava { unit, .. } => self.choose_exit(unit, seat, choice),
            Frame::Eruption { unit, seat, .. } => self.choose_exit(unit, seat, choice),
            Frame::Naming { series, .. } => self.choose_naming(series, choice),
            Frame::MayDraw { seat } => self.choose_draw(seat, choice),
            Frame::Triggers(triggers) => self.choose_trigger(triggers, choice),
            Frame::Power(power) => self.choose_in_power(power, choice),
            Frame::Leader(leader) => self.choose_leader(leader, choice),
            Frame::Empty
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. }
            | Frame::Activate { .. }
            | Frame::Counted(_)
            | Frame::LastMove(_) => {
                unreachable!("this frame asks no seat")
            }
        }
    }

    /// Takes one of an area's elements away; its terrain is gone with the last.
    pub(crate) fn remove_element(&mut self, area: AreaId) {
        let left = &mut self.state.public.elements[area.index()];
        *left = left.saturating_sub(1);
        if *left == 0 {
            self.state.public.standing.remove(area);
        }
        self.emit(Event::ElementRemoved(area));
    }
}
