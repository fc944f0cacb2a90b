//! Why not: cards, and what is ended or declined.

use crate::catalog::Talent;
use crate::choice::{Card, Choice};
use crate::explain::{Why, Wish};
use crate::frame::{Frame, TurnStep};
use crate::turn::{EXCHANGE, HAND_LIMIT};

impl Wish<'_> {
    /// Converting and searching. Both are possible at any time, that is whenever one is asked.
    pub(super) fn cards(&self, frame: &Frame, choice: Choice) -> Why {
        let look = self.look;
        let general = look.public.seat(self.seat);
        let lacking = match choice {
            Choice::Convert(Card::ArtOfWar) => (general.aow.face_up == 0).then_some("M12.5.6"),
            Choice::Convert(Card::Maneuver(unit)) => {
                let held = look.game.owner(unit) == self.seat && look.in_hand(unit) > 0;
                (!held).then_some("M12.5.2")
            }
            _ if general.aow.face_up == 0 => Some("M12.5.7"),
            _ => (general.deck == 0).then_some("M12.R29"),
        };
        lacking.or_else(|| {
            if matches!(frame, Frame::Search { .. } | Frame::Exchange { .. }) {
                Some("M12.R164")
            } else if look.decider().is_none() {
                Some("M12.R26")
            } else {
                Some("M12.R27")
            }
        })
    }

    /// Taking a card from a deck that is looked through.
    pub(super) fn take(&self, frame: &Frame, card: Card) -> Why {
        let Frame::Search { seat, left, command: Some(unit) } = *frame else {
            return Some("M12.5.7");
        };
        let is_bound = left == 1 && self.look.in_hand(unit) == 0;
        if seat == self.seat && is_bound && card != Card::Maneuver(unit) {
            return Some("M12.R108");
        }
        Some(match self.look.public.marks.command.map(|command| command.talent) {
            Some(Talent::AssaultSupport) => "M12.18.6",
            Some(Talent::InfantryDrill) => "M12.18.39",
            _ => "M12.18.23",
        })
    }

    pub(super) fn exchange(&self) -> Why {
        let held = self.look.public.seat(self.seat).hand;
        Some(if held < EXCHANGE { "M12.R24" } else { "M12.4.12" })
    }

    /// Discarding at the hand limit.
    pub(super) fn discard(&self, frame: &Frame) -> Why {
        let is_due = matches!(frame, Frame::Turn(TurnStep::Limit));
        Some(if is_due && self.is_asked {
            "M12.R150"
        } else if self.look.public.seat(self.seat).hand > HAND_LIMIT {
            "M12.R23"
        } else {
            "M12.4.16"
        })
    }

    /// Ending or declining something that has to be done, or that is not in question.
    pub(super) fn end(&self, frame: &Frame, choice: Choice) -> Why {
        if !self.is_asked {
            return None;
        }
        match (frame, choice) {
            (Frame::Turn(TurnStep::Act), Choice::Done) => {
                let is_led = self.look.public.marks.command.is_some();
                Some(if is_led { "M12.R108" } else { "M12.4.7" })
            }
            (Frame::Flight(_), Choice::Done) => Some("M12.7.11"),
            _ => Some(self.look.present()),
        }
    }
}
