//! XII.B: what terrain does to those who enter it or start in it.

use board::{AreaId, AreaSet, Terrain};

use kernel::Seat;

use crate::catalog::{AttackDice, Class};
use crate::choice::Choice;
use crate::edition::{Flight, Lava, Swamp};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, MoveKind, Target};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;

/// Dice of dormant lava. [B29.16.7]
const DORMANT_DICE: u8 = 5;
/// Dice of erupting lava. [B29.16.11]
const ERUPTING_DICE: u8 = 7;

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

    /// A unit enters an area in whatever way but flight, moved by `seat`: lava burns.
    /// [P15.12B.4-2] [P15.R151] [B29.16.7] [B29.16.11]
    pub(crate) fn enter_area(&mut self, unit: UnitId, area: AreaId, seat: Seat) {
        self.place(unit, area);
        if !self.look().is_lava_to(unit, area) {
            return;
        }
        self.push(match self.game.edition().lava {
            Lava::OneWound => Frame::Lava { unit, burnt: false },
            Lava::Attack => {
                let seat = self.look().opponent_of(unit, seat);
                Frame::Eruption { unit, seat, struck: false }
            }
        });
    }

    /// Lava attacks the unit, which is its own attacker in name only. [B29.16.7] [B29.16.11]
    /// [B29.17.1] [B29.R50] [B29.R55]
    pub(crate) fn run_eruption(&mut self, unit: UnitId, seat: Seat, struck: bool) {
        if struck || !self.state.public.is_in_play(unit) {
            return self.pop();
        }
        self.set(Frame::Eruption { unit, seat, struck: true });
        let mut attack = Attack::begin(unit, AttackKind::Terrain, seat);
        attack.on = Some(Target::Unit(unit));
        attack.dice = AttackDice::Dice(match self.look().terrain_here(unit) {
            Terrain::EruptingLava => ERUPTING_DICE,
            _ => DORMANT_DICE,
        });
        attack.step = AttackStep::Values;
        self.emit(Event::LavaAttacks(unit, seat));
        self.push(Frame::Attack(attack));
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
    pub(crate) fn choose_exit(&mut self, unit: UnitId, seat: Seat, choice: Choice) {
        let Choice::Enter(to) = choice else { unreachable!("a way out of lava") };
        self.pop();
        self.emit(Event::Moved { unit, to, how: None });
        self.enter_area(unit, to, seat);
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
                (Class::Aquatic, Terrain::Water | Terrain::Swamp | Terrain::StormySeas)
                    | (Class::Fireproof, Terrain::Lava | Terrain::EruptingLava)
                    | (Class::Boreal, Terrain::Polar)
            )
            && !self.is_above_terrain(unit)
    }

    /// Whether a unit ignores all terrain, good and bad: the beta's flying units. [B29.13.8]
    /// [B29.15.5] [B29.R43]
    #[inline]
    pub(crate) fn is_above_terrain(&self, unit: UnitId) -> bool {
        self.class(unit) == Class::Flying && self.game.edition().flight == Flight::AboveTerrain
    }

    /// Whether an area is lava that burns the unit. [P15.12B.4-2] [B29.13.3]
    pub(crate) fn is_lava_to(&self, unit: UnitId, area: AreaId) -> bool {
        self.game.map(self.public).lava.contains(area)
            && self.terrain_acts(unit, area, self.game.terrain(self.public, area))
    }

    /// Whether the ground lets a unit do nothing but leave by one area: the beta's swamps and
    /// stormy seas. [B29.16.33] [B29.16.35] [B29.R58]
    #[inline]
    pub(crate) fn is_mired(&self, unit: UnitId) -> bool {
        self.game.edition().swamp == Swamp::OneAreaOnly
            && self.public.area_of(unit).is_some_and(|area| {
                self.terrain_acts(unit, area, Terrain::Swamp)
                    || self.terrain_acts(unit, area, Terrain::StormySeas)
            })
    }

    /// The player who opposes a unit that `seat` brought into lava: that player if an enemy, or
    /// else the next enemy clockwise from the unit's owner. [B29.R49]
    pub(crate) fn opponent_of(&self, unit: UnitId, seat: Seat) -> Seat {
        let owner = self.public.unit(unit).owner.unwrap_or(self.public.active);
        if self.game.same_side(owner, seat) { self.next_enemy(owner) } else { seat }
    }

    /// The next enemy in turn order; alone at a table, the player.
    pub(crate) fn next_enemy(&self, seat: Seat) -> Seat {
        let seats = self.game.seat_count();
        let mut next = seat.next(seats);
        while next != seat && (self.game.same_side(next, seat) || !self.public.alive.contains(next))
        {
            next = next.next(seats);
        }
        next
    }

    /// Whether a unit that starts its activation here freezes. [P15.12B.6-3]
    pub(crate) fn freezes(&self, unit: UnitId) -> bool {
        self.public.area_of(unit).is_some_and(|area| self.terrain_acts(unit, area, Terrain::Polar))
    }

    /// The ways out of lava. [P15.R149] [B29.R52]
    pub(crate) fn lava_exits(&self, unit: UnitId) -> AreaSet {
        let from = self.area(unit);
        let lava = self.game.map(self.public).lava;
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
