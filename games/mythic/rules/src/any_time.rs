//! What a general may do at any time: convert cards, search, and use two of the talents (chapters 5
//! and 18).

use kernel::Seat;

use crate::catalog::Talent;
use crate::choice::{Card, Choice};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::UnitId;
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;

impl Talent {
    /// Talents that can be used at any time. [M12.18.10] [M12.18.20] [M12.R165]
    pub const AT_ANY_TIME: [Self; 2] = [Self::ChildOfArachne, Self::AuraOfStrength];
}

impl Look<'_> {
    /// Whether a general who is asked here may also do what is allowed at any time. A search and
    /// an exchange are finished first. [M12.R26] [M12.R164]
    pub(crate) fn is_any_time(frame: &Frame) -> bool {
        !matches!(
            frame,
            Frame::Empty
                | Frame::Setup(_)
                | Frame::Draw { .. }
                | Frame::Search { .. }
                | Frame::Exchange { .. }
        )
    }

    /// What a general may do whenever asked. [M12.5.2] [M12.5.6] [M12.5.7] [M12.18.10] [M12.18.20]
    pub(crate) fn any_time_options(&self, frame: &Frame, seat: Seat, options: &mut Vec<Choice>) {
        for unit in self.game.army(seat).iter() {
            for talent in Talent::AT_ANY_TIME {
                let choice = Choice::Use(unit, talent);
                if self.has(unit, talent)
                    && self.bars(frame, unit, talent).is_none()
                    && self.can_pay(seat, self.cost(unit, talent))
                    && !options.contains(&choice)
                {
                    options.push(choice);
                }
            }
        }
        for unit in self.game.army(seat).iter() {
            if self.in_hand(unit) > 0 {
                options.push(Choice::Convert(Card::Maneuver(unit)));
            }
        }
        if self.public.seat(seat).aow.face_up > 0 {
            options.push(Choice::Convert(Card::ArtOfWar));
        }
        if self.may_search(seat) {
            options.push(Choice::Search);
        }
    }

    /// The rule by which one of the talents that can be used at any time cannot, although the unit
    /// has it. [M12.13.4] [M12.R165]
    pub(crate) fn bars(&self, frame: &Frame, unit: UnitId, talent: Talent) -> Option<&'static str> {
        let marks = &self.public.marks;
        let (used, is_child) = match talent {
            Talent::ChildOfArachne => (marks.child, true),
            _ => (marks.aura, false),
        };
        let is_over =
            matches!(frame, Frame::Window { point: Point::TurnEnd, .. } | Frame::Reshuffle(_));
        let is_rolled = matches!(frame, Frame::Fight(fight) if fight.rolled != [false; 2]);
        if !Self::is_any_time(frame) {
            Some("M12.R164")
        } else if is_over {
            Some("M12.R165")
        } else if is_rolled && !is_child {
            Some("M12.18.10")
        } else if used.contains(unit) {
            Some("M12.13.4")
        } else if is_child && !self.is_beside_kin(unit) {
            Some("M12.18.20")
        } else {
            None
        }
    }

    /// Whether a Spawn stands next to Arachne. [M12.18.20]
    pub(crate) fn is_beside_kin(&self, child: UnitId) -> bool {
        !(self.neighbours(child) & self.game.kin(child)).is_empty()
    }
}

impl Play<'_, '_> {
    /// Takes what is allowed at any time; `false` when the choice is another.
    pub(crate) fn choose_any_time(&mut self, seat: Seat, choice: Choice) -> bool {
        match choice {
            Choice::Convert(card) => self.convert(seat, card),
            Choice::Search => {
                let aow = &mut self.state.public.seat_mut(seat).aow;
                aow.face_up -= 1;
                aow.discard += 1;
                self.emit(Event::ArtOfWarSpent(seat));
                self.begin_search(seat, 1, None);
            }
            Choice::Use(unit, talent) if Talent::AT_ANY_TIME.contains(&talent) => {
                self.pay(seat, self.look().cost(unit, talent));
                self.emit(Event::Used(unit, talent));
                self.state.public.marks.note(unit, talent);
            }
            _ => return false,
        }
        true
    }
}
