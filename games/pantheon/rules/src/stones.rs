//! VIII.A.3, VIII.B.3 and IX: claiming, dropping and absorbing divine stones.

use board::{AreaSet, StoneKind};

use crate::catalog::{Mythology, Talent};
use crate::choice::{Card, Choice};
use crate::edition::{GemCollector, Stones};
use crate::event::Event;
use crate::ids::{StoneId, UnitId};
use crate::look::Look;
use crate::play::Play;
use crate::state::{StonePlace, StoneType};

impl Play<'_, '_> {
    /// A unit takes up an unclaimed stone. [P15.8A.3-3]
    pub(crate) fn claim(&mut self, unit: UnitId, stone: StoneId) {
        let public = &mut self.state.public;
        public.stones[stone.index()].at = StonePlace::Carried(unit);
        public.unit_mut(unit).stone = Some(stone);
        self.emit(Event::Claimed(unit, stone));
        let area = self.look().area(unit);
        self.check_carrying(unit, area);
    }

    /// A unit drops what it carries where it stands. [P15.9.6] [P15.9.8]
    pub(crate) fn drop_stone(&mut self, unit: UnitId) {
        let public = &mut self.state.public;
        let area = public.area_of(unit);
        if let (Some(stone), Some(area)) = (public.unit_mut(unit).stone.take(), area) {
            public.stones[stone.index()].at = StonePlace::Area(area);
            self.emit(Event::Dropped(stone, area));
        }
    }

    /// A divinity absorbs a stone. [P15.8B.3-4] [P15.8B.3-5]
    pub(crate) fn absorb(&mut self, unit: UnitId, stone: StoneId) {
        let seat = self.look().controller(unit);
        let public = &mut self.state.public;
        if let StonePlace::Carried(carrier) = public.stones[stone.index()].at {
            public.unit_mut(carrier).stone = None;
        }
        public.stones[stone.index()].at = StonePlace::Absorbed(seat);
        public.seat_mut(seat).absorbed += 1;
        let kind = public.stones[stone.index()].kind;
        self.emit(Event::Absorbed(unit, stone));
        self.apply_stone(unit, kind);
        self.check_stones();
    }

    /// The effect of a stone of the divinity's own mythology. The effects of rune and kheper are
    /// this project's design: two cards, and a vitality point. [P15.9.10]
    fn apply_stone(&mut self, unit: UnitId, kind: StoneType) {
        let seat = self.look().controller(unit);
        // [B29.27.9]
        if self.game.edition().stones == Stones::OmphalosCard {
            self.gain(seat, Card::Omphalos);
            return self.emit(Event::GainedOmphalos(seat));
        }
        match (self.game.def(unit).mythology, kind) {
            (Some(Mythology::Greek), StoneType::Stone(StoneKind::Omphalos)) => {
                self.gain(seat, Card::Omphalos);
                self.emit(Event::GainedOmphalos(seat));
            }
            (Some(Mythology::Norse), StoneType::Stone(StoneKind::Rune)) => self.draw(seat, 2),
            (Some(Mythology::Egyptian), StoneType::Stone(StoneKind::Kheper)) => self.heal(unit, 1),
            _ => {}
        }
    }
}

impl Look<'_> {
    /// The stones a unit may claim. [P15.8A.3-1] [P15.8A.3-2] [P15.14.2-3] [P15.14.8-1]
    pub(crate) fn claim_options(&self, unit: UnitId, options: &mut Vec<Choice>) {
        if self.public.unit(unit).stone.is_some() {
            return;
        }
        let reach = self.claim_reach(unit);
        for (stone, state) in self.public.stones() {
            if let StonePlace::Area(area) = state.at
                && reach.contains(area)
                && !self.is_blocked_in(unit, area)
            {
                options.push(Choice::Claim(stone));
            }
        }
    }

    /// Where a unit may claim from. [P15.5A.10] [P15.R191] [B29.32.11]
    pub(crate) fn claim_reach(&self, unit: UnitId) -> AreaSet {
        let area = self.area(unit);
        if !self.has(unit, Talent::GemCollector) {
            return AreaSet::only(area);
        }
        let surroundings = self.board().surroundings(area);
        let anywhere = self.game.edition().gem_collector == GemCollector::All;
        surroundings.iter().filter(|&to| anywhere || self.sees_area(unit, to)).collect()
    }

    /// The stones a divinity may absorb. [P15.8B.3-1] [P15.8B.3-2] [P15.8B.3-3] [P15.9.9]
    pub(crate) fn absorb_options(&self, unit: UnitId, options: &mut Vec<Choice>) {
        if self.game.def(unit).is_divinity() {
            let stones = self.public.stones().map(|(stone, _)| stone);
            options.extend(stones.filter(|&s| self.can_absorb(unit, s)).map(Choice::Absorb));
        }
    }

    /// Whether a stone lies or is carried where a divinity can absorb it. [P15.R68] [P15.R69]
    pub(crate) fn can_absorb(&self, unit: UnitId, stone: StoneId) -> bool {
        let stone = &self.public.stones[stone.index()];
        let here = self.area(unit);
        let in_reach = match stone.at {
            StonePlace::Area(area) => area == here,
            StonePlace::Carried(carrier) => {
                self.allies_of(unit).contains(carrier) && self.public.area_of(carrier) == Some(here)
            }
            StonePlace::Absorbed(_) | StonePlace::Nowhere => false,
        };
        in_reach && stone.kind != StoneType::TreatedAs
    }
}
