//! Which rule forbids a choice: the "why not?" of every question, and of those who are not asked.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named. A general who is not
//! asked at all is told what keeps this choice from being open, or else by which rule another
//! decides now.

mod cards;
mod dice;
mod fights;
mod goes_by;
mod movement;
mod present;
mod talents;
mod turns;
mod unasked;

use kernel::{RuleId, Seat};
use serde::Serialize;

use crate::choice::Choice;
use crate::frame::{Activation, Fight, Frame};
use crate::look::Look;

pub use unasked::Unasked;

/// A choice that is not allowed, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// The statement or ruling.
    pub rule: RuleId,
}

/// The rule that stands in the way, if one does.
type Why = Option<&'static str>;

/// A general who would like to choose something.
#[derive(Clone, Copy)]
struct Wish<'a> {
    look: Look<'a>,
    seat: Seat,
    is_asked: bool,
}

impl Look<'_> {
    /// The rule that forbids a choice which is not among the options of the seat that is asked.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        self.forbids_to(self.decider().unwrap_or(self.public.active), choice)
    }

    /// The rule that forbids a choice to a seat, which may not be asked at all.
    pub(crate) fn forbids_to(&self, seat: Seat, choice: Choice) -> Forbidden {
        let wish = Wish { look: *self, seat, is_asked: self.decider() == Some(seat) };
        let rule = wish.why_not(choice).unwrap_or_else(|| self.present());
        Forbidden { rule: RuleId(rule) }
    }
}

impl<'a> Wish<'a> {
    fn why_not(&self, choice: Choice) -> Why {
        let frame = self.look.public.frames.top()?;
        match choice {
            Choice::PlayerOne(_) | Choice::Lay(_) | Choice::Zone(_) | Choice::Deploy(..) => {
                self.set_up(frame, choice)
            }
            Choice::Done | Choice::Decline => self.end(frame, choice),
            _ if matches!(frame, Frame::Setup(_)) => Some("M12.R12"),
            Choice::Convert(_) | Choice::Search => self.cards(frame, choice),
            Choice::Take(card) => self.take(frame, card),
            Choice::Under(_) => Some("M12.4.12"),
            _ if self.is_asked
                && matches!(frame, Frame::Search { .. } | Frame::Exchange { .. }) =>
            {
                Some("M12.R164")
            }
            Choice::Exchange => self.exchange(),
            Choice::Discard(_) => self.discard(frame),
            Choice::Activate(unit, fee) => self.activate(frame, unit, fee),
            Choice::Use(unit, talent) => self.uses(frame, unit, talent),
            Choice::UseOn(unit, talent, on) => self.uses_on(frame, unit, talent, on),
            Choice::Plus(unit, stat) => self.plus(frame, unit, stat),
            Choice::Move(to) => self.moves(frame, None, to),
            Choice::MoveVia(via, to) => self.moves(frame, Some(via), to),
            Choice::Fly(to) => self.flies(frame, to),
            Choice::Strike(target) => self.strikes(frame, target),
            Choice::Shoot { at, arching, far } => self.shoots(frame, at, arching, far),
            Choice::Bite(others) => self.bites(others),
            Choice::Spread(other) => self.spreads(other),
            Choice::Next(unit) => self.next(frame, unit),
            Choice::Harass { by, track } => self.harass(by, track),
            Choice::Defend { by, sentry } => self.defend(by, sentry),
            Choice::Counter => self.counter(),
            Choice::Retreat(_) => self.goes_back(),
            Choice::Spend { .. }
            | Choice::Again(_)
            | Choice::Throw
            | Choice::Reroll(..)
            | Choice::Keep => self.dice(choice),
        }
    }

    /// The fight that is under way.
    fn fight(&self) -> Option<&'a Fight> {
        self.look.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(fight),
            _ => None,
        })
    }

    /// The activation that is under way.
    fn activation(&self) -> Option<&'a Activation> {
        self.look.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    /// Whether the seat has the PP for what is in question now; for anything else, whether everybody
    /// must reckon with it, since that decided whether it was asked.
    fn pays(&self, cost: u8, in_question: bool) -> bool {
        if in_question {
            self.look.can_pay(self.seat, cost)
        } else {
            self.look.could_pay(self.seat, cost)
        }
    }

    /// How many seats after the active one this one is asked. [M12.R27]
    fn place(&self) -> u8 {
        let seats = self.look.game.seat_count();
        (self.seat.0 + seats - self.look.public.active.0) % seats
    }
}
