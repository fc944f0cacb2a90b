//! VII.B: troop recall.

use board::AreaId;
use kernel::Seat;

use crate::choice::Choice;
use crate::edition::{RecallTroops, RecallWhenFull};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::state::Stage;

impl Play<'_, '_> {
    /// A recall is paid for before the troop comes back. [P15.7A.4a-1]
    pub(crate) fn recall(&mut self, seat: Seat, unit: UnitId) {
        self.push(Frame::Recall { unit });
        self.push(Frame::Payment { seat, left: 1 });
    }

    /// The troop comes back complete beside its divinity. [P15.7B.2] [P15.7B.3] [P15.7B.4]
    pub(crate) fn run_recall(&mut self, unit: UnitId) {
        self.pop();
        let look = self.look();
        let seat = look.controller(unit);
        let divinity = look.divinity(seat).expect("a recall needs a divinity");
        let area = look.area(divinity);
        let stays = look.public.area_of(unit) == Some(area);
        self.drop_stone(unit);
        self.remove_tokens_on(unit);
        let full = self.game.def(unit).full_vitality();
        let state = self.state.public.unit_mut(unit);
        state.vitality = full;
        state.stage = Stage::InPlay;
        self.emit(Event::Recalled(unit, area));
        if !stays {
            self.enter_area(unit, area, seat);
        }
    }
}

impl Look<'_> {
    /// Whether everybody can see that a recall is possible. [P15.R36] [P15.R37]
    pub(crate) fn could_recall(&self, seat: Seat) -> bool {
        self.public.seat(seat).hand > 0
            && (self.public.seat(seat).army & self.game.troops())
                .iter()
                .any(|unit| self.can_be_recalled(seat, unit))
    }

    /// The troops that can be recalled. [P15.7B.1]
    pub(crate) fn recall_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let troops = (self.public.seat(seat).army & self.game.troops()).iter();
        options.extend(troops.filter(|&u| self.can_be_recalled(seat, u)).map(Choice::Recall));
    }

    /// Where a recall would put a troop: the area of its player's divinity. [P15.R37]
    pub(crate) fn recall_area(&self, seat: Seat) -> Option<AreaId> {
        self.public.area_of(self.divinity(seat)?)
    }

    /// Whether a troop can be recalled now. [P15.R36] [P15.R38] [P15.R39] [P15.R40] [P15.R42]
    /// [B29.30.13] [B29.30.14] [B29.30.16]
    pub(crate) fn can_be_recalled(&self, seat: Seat, unit: UnitId) -> bool {
        let state = self.public.unit(unit);
        let Some(area) = self.recall_area(seat) else { return false };
        state.owner == Some(seat)
            && matches!(state.stage, Stage::InPlay | Stage::Destroyed)
            && (self.recalls_activated() || !self.public.activated.contains(unit))
            && (self.stays_put(unit, area) || self.has_room_for(unit, area))
    }

    /// Whether troops that were activated this turn may be recalled. [P15.R40] [B29.30.13]
    pub(crate) fn recalls_activated(&self) -> bool {
        self.game.edition().recall_troops == RecallTroops::Any
            && self.game.settings().recall_after_activation
    }

    /// Whether a troop needs no room where it is recalled to. [P15.R36] [B29.R18]
    pub(crate) fn stays_put(&self, unit: UnitId, area: AreaId) -> bool {
        self.game.edition().recall_when_full == RecallWhenFull::OpenToThoseThere
            && self.public.area_of(unit) == Some(area)
    }
}
