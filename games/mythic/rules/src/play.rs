//! The machine: takes an input, steps the top frame until something is awaited.

use board::grid::SpaceId;
use kernel::{Log, Seat};

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, TurnStep};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::state::State;

/// More frames than ever run between two pauses.
const MOST_STEPS: u32 = 10_000;

/// A game at one moment, being moved forward.
#[derive(Debug)]
pub(crate) struct Play<'a, 'l> {
    pub(crate) game: &'a Mythic,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<'l, Event>,
}

impl Play<'_, '_> {
    /// The same moment, to be read.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(self.game, self.state)
    }

    /// Emits an event.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.log.emit(event);
    }

    /// Gives the floor to a frame.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.public.frames.push(frame);
    }

    /// Replaces the frame that has the floor.
    #[inline]
    pub(crate) fn set(&mut self, frame: Frame) {
        *self.state.public.frames.top_mut().expect("a frame has the floor") = frame;
    }

    /// The frame that has the floor is done.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.state.public.frames.pop();
    }

    /// Runs frames until a seat or chance is asked, or the game is over.
    ///
    /// # Panics
    /// When the rules run in a circle: a bug, found by property tests.
    pub(crate) fn settle(&mut self) {
        let mut steps = 0;
        while self.state.public.ending.is_none() {
            steps += 1;
            assert!(steps < MOST_STEPS, "the rules run in a circle");
            let frame = *self.state.public.frames.top().expect("a running game has a frame");
            if self.look().awaits(&frame).is_some() {
                return;
            }
            self.run(frame);
        }
        self.state.public.frames.clear();
    }

    fn run(&mut self, frame: Frame) {
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
        let frame = *self.state.public.frames.top().expect("a running game has a frame");
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
