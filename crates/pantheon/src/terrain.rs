//! XII.B: what terrain does to those who enter it or start in it.

use board::{AreaId, AreaSet, Terrain};

use crate::catalog::Class;
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, MoveKind};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;

impl Play<'_, '_> {
    /// Puts a unit into an area, without what entering does there.
    pub(crate) fn place(&mut self, unit: UnitId, area: AreaId) {
        self.take_off(unit);
        let public = &mut self.state.public;
        public.unit_mut(unit).area = Some(area);
        public.in_area[area.index()].insert(unit);
        public.occupied.insert(area);
        self.check_carrying(unit, area);
    }

    /// Takes a unit off the board.
    pub(crate) fn take_off(&mut self, unit: UnitId) {
        let public = &mut self.state.public;
        if let Some(area) = public.unit_mut(unit).area.take() {
            public.in_area[area.index()].remove(unit);
            if public.in_area[area.index()] == UnitSet::EMPTY {
                public.occupied.remove(area);
            }
        }
    }

    /// A unit enters an area in whatever way but flight: lava burns. [P15.12B.4-2] [P15.R151]
    pub(crate) fn enter_area(&mut self, unit: UnitId, area: AreaId) {
        self.place(unit, area);
        if self.look().terrain_acts(unit, area, Terrain::Lava) {
            self.push(Frame::Lava { unit, burnt: false });
        }
    }

    /// Lava: the wound first, then the way out. [P15.12B.4-3] [P15.R150] [P15.R153]
    pub(crate) fn run_lava(&mut self, unit: UnitId, burnt: bool) {
        if burnt || !self.state.public.is_in_play(unit) {
            return self.pop();
        }
        self.set(Frame::Lava { unit, burnt: true });
        self.wound(unit, 1);
    }

    /// The way out of lava is chosen. [P15.R154]
    pub(crate) fn choose_exit(&mut self, unit: UnitId, choice: Choice) {
        let Choice::Enter(to) = choice else { unreachable!("a way out of lava") };
        self.pop();
        self.emit(Event::Moved { unit, to, how: None });
        self.enter_area(unit, to);
    }

    /// The wound of a polar area and its limits. [P15.12B.6-3] [P15.12B.6-4] [P15.12B.6-5]
    pub(crate) fn polar_wound(&mut self, unit: UnitId) {
        for frame in self.state.public.frames.as_mut_slice() {
            if let Frame::Activation(activation) = frame
                && activation.unit == unit
            {
                activation.allowed = 1;
                activation.frozen = true;
            }
        }
        self.wound(unit, 1);
    }
}

impl Look<'_> {
    /// The terrain in force where a unit stands.
    #[inline]
    pub(crate) fn terrain_here(&self, unit: UnitId) -> Terrain {
        self.game.terrain(self.public, self.area(unit))
    }

    /// Whether the effects of `terrain` in an area reach a unit: the area has it, and the unit's
    /// class does not ignore it. [P15.13.2-2] [P15.13.3-1] [P15.13.4-1]
    #[inline]
    pub(crate) fn terrain_acts(&self, unit: UnitId, area: AreaId, terrain: Terrain) -> bool {
        self.game.terrain(self.public, area) == terrain
            && !matches!(
                (self.class(unit), terrain),
                (Class::Aquatic, Terrain::Water | Terrain::Swamp)
                    | (Class::Fireproof, Terrain::Lava)
                    | (Class::Boreal, Terrain::Polar)
            )
    }

    /// Whether a unit that starts its activation here freezes. [P15.12B.6-3]
    pub(crate) fn freezes(&self, unit: UnitId) -> bool {
        self.public.area_of(unit).is_some_and(|area| self.terrain_acts(unit, area, Terrain::Polar))
    }

    /// The ways out of lava. [P15.R149]
    pub(crate) fn lava_exits(&self, unit: UnitId) -> AreaSet {
        let from = self.area(unit);
        let lava = self.board().with_terrain(Terrain::Lava);
        let kind = MoveKind::Power;
        (self.board().adjacent(from) - lava)
            .iter()
            .filter(|&to| {
                self.can_cross(unit, from, to, kind)
                    && self.can_enter(unit, to, kind)
                    && self.has_room_for(unit, to)
            })
            .collect()
    }
}
