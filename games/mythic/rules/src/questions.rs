//! What each frame waits for, and what it offers.

use kernel::{Pause, Seat};

use crate::choice::{Choice, Request};
use crate::frame::Frame;
use crate::look::Look;
use crate::state::Ending;

impl Look<'_> {
    /// What the moment waits for.
    pub(crate) fn pause(&self) -> Pause<Request, Ending> {
        if let Some(ending) = self.public.ending {
            return Pause::Over(ending);
        }
        let frame = self.public.frames.top().expect("a running game has a frame");
        self.awaits(frame).expect("a settled game waits for something")
    }

    /// The seat that is asked, if one is.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.pause() {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }

    /// What the frame that has the floor waits for, or `None` when it can run on.
    pub(crate) fn awaits(&self, frame: &Frame) -> Option<Pause<Request, Ending>> {
        let seat = match frame {
            Frame::Setup(step) => return self.set_up_awaits(*step),
            Frame::Fight(fight) => return self.fight_awaits(fight),
            Frame::Draw { seat, cards } => {
                let general = self.public.seat(*seat);
                let drawing = *cards > 0 && general.deck > general.bottom;
                return drawing.then_some(Pause::Chance(Request::Card { seat: *seat }));
            }
            Frame::Empty => None,
            Frame::Turn(step) => self.turn_asks(*step),
            Frame::Activation(activation) => self.activation_asks(activation),
            Frame::Flight(flight) => Some(self.game.owner(flight.unit)),
            Frame::Volley(volley) => self.volley_asks(volley),
            Frame::Search { seat, .. } => (self.public.seat(*seat).deck > 0).then_some(*seat),
            Frame::Exchange { left } => (*left > 0).then_some(self.public.active),
            Frame::Window { point, nth } => {
                let seat = self.after_active(*nth);
                let general = self.public.seat(seat);
                let has_cards = general.hand > 0 || general.aow.face_up > 0;
                (general.orders.asks_at(*point) && has_cards).then_some(seat)
            }
            Frame::Reshuffle(step) => self.reshuffle_asks(*step),
        };
        seat.map(Pause::Decision)
    }

    /// The legal choices of the seat that the frame asks.
    pub(crate) fn options_of(&self, frame: &Frame, seat: Seat, options: &mut Vec<Choice>) {
        match frame {
            Frame::Setup(step) => self.set_up_options(*step, options),
            Frame::Turn(step) => self.turn_options(*step, options),
            Frame::Activation(activation) => self.activation_options(activation, options),
            Frame::Flight(flight) => self.flight_options(flight, options),
            Frame::Volley(volley) => self.volley_options(volley, options),
            Frame::Fight(fight) => self.fight_options(fight, options),
            Frame::Search { seat, left, command } => {
                self.search_options(*seat, *left, *command, options);
            }
            Frame::Exchange { .. } => {
                let held = self.game.army(seat).iter().filter(|&unit| self.in_hand(unit) > 0);
                options.extend(held.map(Choice::Under));
            }
            Frame::Window { .. } => options.push(Choice::Done),
            Frame::Reshuffle(step) => self.reshuffle_options(*step, options),
            Frame::Empty | Frame::Draw { .. } => {}
        }
        if Self::is_any_time(frame) {
            self.any_time_options(frame, seat, options);
        }
    }
}
