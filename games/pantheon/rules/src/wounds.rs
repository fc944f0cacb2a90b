//! VIII.A.2.a.2.d: wounds, healing and destruction.

use crate::event::Event;
use crate::frame::Moment;
use crate::ids::UnitId;
use crate::play::Play;
use crate::state::Stage;

impl Play<'_, '_> {
    /// A unit loses vitality points. [P15.8A.2a2d-1] [P15.R91]
    pub(crate) fn wound(&mut self, unit: UnitId, wounds: u8) {
        let state = self.state.public.unit_mut(unit);
        if wounds == 0 || state.vitality == 0 {
            return;
        }
        let lost = wounds.min(state.vitality);
        state.vitality -= lost;
        let left = state.vitality;
        self.emit(Event::Wounded(unit, lost));
        if left == 0 {
            self.destroyed(unit);
        } else {
            self.trigger(Moment::Wounded(unit));
        }
    }

    /// A unit regains vitality points, up to its maximum. [P15.5B.1-23] [P15.R92]
    pub(crate) fn heal(&mut self, unit: UnitId, points: u8) {
        let full = self.game.def(unit).full_vitality();
        let state = self.state.public.unit_mut(unit);
        let gained = points.min(full - state.vitality);
        if gained > 0 && state.vitality > 0 {
            state.vitality += gained;
            self.emit(Event::Healed(unit, gained));
        }
    }

    /// A unit is destroyed outright.
    pub(crate) fn destroy(&mut self, unit: UnitId) {
        if self.state.public.is_in_play(unit) {
            self.state.public.unit_mut(unit).vitality = 0;
            self.destroyed(unit);
        }
    }

    /// Vitality 0: the unit leaves the board. [P15.8A.2a2d-4] [P15.8A.2a2d-7] [P15.8A.2a2d-8]
    fn destroyed(&mut self, unit: UnitId) {
        let area = self.state.public.area_of(unit);
        self.drop_stone(unit);
        self.remove_tokens_on(unit);
        self.take_off(unit);
        self.state.public.unit_mut(unit).stage = Stage::Destroyed;
        self.emit(Event::Destroyed(unit));
        self.check_destroyed_goals(unit);
        if self.game.def(unit).is_divinity()
            && let Some(seat) = self.state.public.unit(unit).owner
        {
            self.divinity_fell(seat);
        }
        if self.state.public.ending.is_none() {
            self.trigger(Moment::Destroyed { unit, area });
        }
    }
}
