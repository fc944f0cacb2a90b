//! Which chapter runs a frame, and which takes an answer.

use board::grid::SpaceId;
use kernel::Seat;

use crate::choice::Choice;
use crate::frame::{Frame, TurnStep};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;

kernel::machine! {
    /// A game at one moment, being moved forward.
    pub(crate) struct Play of Mythic, read through Look;
}

impl Play<'_, '_> {
    /// Runs a frame that waits for nothing.
    pub(crate) fn run(&mut self, frame: Frame) {
        match frame {
            Frame::Empty => self.pop(),
            Frame::Setup(step) => self.run_set_up(step),
            Frame::Turn(step) => self.run_turn(step),
            Frame::Activation(activation) => self.run_activation(activation),
            Frame::Flight(flight) => self.land(flight),
            Frame::Volley(volley) => self.run_volley(volley),
            Frame::Fight(fight) => self.run_fight(fight),
            Frame::Draw { seat, cards } => self.run_draw(seat, cards),
            Frame::Search { .. } => self.pop(),
            Frame::Exchange { .. } => {
                let seat = self.state.public.active;
                self.set(Frame::Draw { seat, cards: 2 });
            }
            Frame::Window { point, nth } => {
                if nth + 1 < self.game.seat_count() {
                    self.set(Frame::Window { point, nth: nth + 1 });
                } else {
                    self.pop();
                }
            }
            Frame::Reshuffle(step) => self.run_reshuffle(step),
        }
    }

    /// Takes a legal choice of the seat that is asked.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        if self.choose_any_time(seat, choice) {
            return;
        }
        let frame = self.top();
        match frame {
            Frame::Setup(step) => self.choose_set_up(step, choice),
            Frame::Turn(TurnStep::Act) => self.choose_act(choice),
            Frame::Turn(step) => self.choose_turn_end(step, choice),
            Frame::Activation(activation) => self.choose_in_activation(activation, seat, choice),
            Frame::Flight(flight) => self.choose_flight(flight, choice),
            Frame::Volley(volley) => self.choose_next_victim(volley, choice),
            Frame::Fight(fight) => self.choose_in_fight(fight, choice),
            Frame::Search { .. } => self.choose_in_search(choice),
            Frame::Exchange { left } => self.choose_under(left, choice),
            Frame::Window { .. } => self.run(frame),
            Frame::Reshuffle(step) => self.choose_in_reshuffle(step, choice),
            Frame::Empty | Frame::Draw { .. } => unreachable!("this frame asks no seat"),
        }
    }

    /// Puts a unit on a space, or takes it off the battlefield.
    pub(crate) fn place(&mut self, unit: UnitId, to: Option<SpaceId>) {
        let public = &mut self.state.public;
        let flies = self.game.flies(unit);
        if let Some(from) = public.unit(unit).space {
            public.occupant[from.index()] = None;
            if flies { &mut public.air } else { &mut public.ground }.remove(from);
        }
        if let Some(to) = to {
            public.occupant[to.index()] = Some(unit);
            if flies { &mut public.air } else { &mut public.ground }.insert(to);
        }
        public.unit_mut(unit).space = to;
    }
}
