//! The machine: takes an input, steps the top frame until something is awaited.

use board::AreaId;
use kernel::{Log, Seat};

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Pantheon;
use crate::look::Look;
use crate::state::State;

/// More frames than ever run between two pauses.
const MOST_STEPS: u32 = 10_000;

/// A game at one moment, being moved forward.
#[derive(Debug)]
pub(crate) struct Play<'a, 'l> {
    pub(crate) game: &'a Pantheon,
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
        let frame = *self.state.public.frames.top().expect("a running game has a frame");
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

    /// Sets the terrain's element count of an area.
    pub(crate) fn remove_element(&mut self, area: AreaId) {
        let left = &mut self.state.public.elements[area.index()];
        *left = left.saturating_sub(1);
        if *left == 0 {
            self.state.public.standing.remove(area);
        }
        self.emit(Event::ElementRemoved(area));
    }
}
