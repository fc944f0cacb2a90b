//! Why it is another player who decides, or chance.

use kernel::Seat;

use crate::choice::Request;
use crate::frame::{BattleStep, Frame};
use crate::look::Look;
use crate::state::Awaits;

impl Look<'_> {
    /// The rule by which a player who is not asked has nothing to decide at this moment.
    pub(super) fn why_not_turn_of(&self, seat: Seat) -> kernel::RuleId {
        kernel::RuleId(match (self.public.awaits, self.public.frames.top()) {
            (Awaits::Chance(request), _) => self.why_chance(request),
            (_, Some(frame)) => self.why_another(frame, seat),
            // The game is over.
            (_, None) => "CON.8.6",
        })
    }

    /// The rule by which the player who is asked decides, and not this one.
    fn why_another(&self, frame: &Frame, seat: Seat) -> &'static str {
        match frame {
            Frame::SetUp(_) => "CON.R8",
            Frame::Allocation { .. } => self.why_not_allocating(seat),
            Frame::Resolving { .. }
            | Frame::Marketplace { .. }
            | Frame::GuildHouse { .. }
            | Frame::Pit(_)
            | Frame::Smith { .. }
            | Frame::Payment(_) => "CON.7.3",
            Frame::Battleground { .. } | Frame::Battles { .. } => "CON.R60",
            Frame::Battle(BattleStep::Remove) => "CON.19.3",
            Frame::Battle(_) | Frame::Fight(_) => self.why_not_in_battle(seat),
            Frame::Spoils { .. } => "CON.19.4",
            Frame::Tournament(_) => "CON.21.17",
            Frame::Turn(_) | Frame::Empty => "CON.6.1",
        }
    }

    /// A player who is passed over has no figure left, or none that may be put anywhere.
    fn why_not_allocating(&self, seat: Seat) -> &'static str {
        let state = self.public.seat(seat);
        if state.figures.iter().all(|figure| state.allocated.contains(figure)) {
            "CON.6.6"
        } else if self.can_place(seat) {
            "CON.6.3"
        } else {
            "CON.R25"
        }
    }

    /// The rule by which chance is asked.
    fn why_chance(&self, request: Request) -> &'static str {
        match request {
            Request::Lock if self.game.seat_count() == 2 => "CON.4.6",
            Request::Lock => "CON.4.1",
            Request::Starter => "CON.R7",
            Request::Deal(_) => "CON.3.6",
            Request::Draw(_) => "CON.22.5",
            Request::Pairing => "CON.21.6",
            Request::Challenger(_) => "CON.R79",
            Request::Dice(_) => match self.public.frames.top() {
                Some(Frame::Battle(BattleStep::Digest { .. })) => "CON.28.7",
                Some(Frame::Battle(_)) => "CON.28.9",
                _ => "CON.24.3",
            },
        }
    }
}
