//! VIII.A.1, VIII.B.1 and XIII: walking, running, flying; what boundaries and terrain allow
//! (XII).

use board::{AreaId, AreaSet, BoundaryKind, Terrain};
use kernel::Seat;

use crate::catalog::{Class, Talent, UnitType};
use crate::choice::Choice;
use crate::edition::{Block, Climb, RiftCost, RiftEnemies, Swamp};
use crate::event::Event;
use crate::frame::{Frame, LastMove, MoveEnd, MoveKind, Movement};
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::setup::ScenarioRule;

impl Play<'_, '_> {
    /// A unit begins to move.
    pub(crate) fn begin_movement(&mut self, unit: UnitId, seat: Seat, kind: MoveKind) {
        let look = self.look();
        let movement = look.movement_of(unit, seat, kind, look.allowance(unit, kind));
        self.push(Frame::Movement(movement));
    }

    /// The unit enters an area, stops, or drops its stone on the way. [P15.R60]
    pub(crate) fn choose_step(&mut self, movement: Movement, choice: Choice) {
        match choice {
            Choice::Stop => {
                self.pop();
                self.note_move(Some(LastMove {
                    unit: movement.unit,
                    kind: movement.kind,
                    end: MoveEnd::Chosen,
                }));
            }
            Choice::Drop => self.drop_stone(movement.unit),
            Choice::Enter(to) => self.step(movement, to),
            _ => unreachable!("not a step"),
        }
    }

    fn step(&mut self, movement: Movement, to: AreaId) {
        let look = self.look();
        let Movement { unit, kind, .. } = movement;
        let from = look.area(unit);
        let stays_aquatic = movement.aquatic && self.game.map(look.public).aquatic.contains(to);
        let chained = look.is_chained(unit, from, to, kind);
        let stopped = chained || look.stops_in(unit, to, kind);
        let swamped = matches!(kind, MoveKind::Walk | MoveKind::Run)
            && self.game.edition().swamp == Swamp::EndsActivation
            && look.terrain_acts(unit, to, Terrain::Swamp);
        // The one extra area of an aquatic unit comes after its own allowance. [P15.13.2-1]
        let (left, bonus_spent) = match movement.left.checked_sub(look.cost_of(unit, to)) {
            Some(left) => (left, false),
            None => (0, true),
        };
        let burns = kind != MoveKind::FastFlight && look.is_lava_to(unit, to);
        let first = movement.entered == 0;
        let end = if swamped {
            MoveEnd::Swamp
        } else if burns {
            MoveEnd::Lava
        } else if chained {
            MoveEnd::Chains
        } else if stopped {
            MoveEnd::Enemies
        } else if left == 0 {
            look.held_back(unit, kind).filter(|_| first).map_or(MoveEnd::Spent, MoveEnd::OneArea)
        } else {
            MoveEnd::Nowhere
        };
        self.set(Frame::Movement(Movement {
            left,
            entered: movement.entered + 1,
            aquatic: stays_aquatic && !bonus_spent,
            from,
            stopped: stopped || swamped || burns,
            ..movement
        }));
        self.note_move(Some(LastMove { unit, kind, end }));
        if swamped {
            self.end_activation_at_once(unit);
        }
        self.emit(Event::Moved { unit, to, how: Some(kind) });
        if kind == MoveKind::FastFlight {
            self.place(unit, to);
        } else {
            self.enter_area(unit, to, movement.seat);
        }
    }

    /// Keeps how the last movement went, in games that began since it is kept.
    pub(crate) fn note_move(&mut self, moved: Option<LastMove>) {
        if let Some(Frame::LastMove(last)) = self.state.public.frames.as_mut_slice().first_mut() {
            *last = moved;
        }
    }

    /// Swamp: the activation of the unit is over. [P15.12B.11-2]
    fn end_activation_at_once(&mut self, unit: UnitId) {
        for frame in self.state.public.frames.as_mut_slice() {
            if let Frame::Activation(activation) = frame
                && activation.unit == unit
            {
                activation.ended = true;
            }
        }
    }
}

impl Look<'_> {
    /// A movement before its first step.
    pub(crate) fn movement_of(
        &self,
        unit: UnitId,
        seat: Seat,
        kind: MoveKind,
        left: u8,
    ) -> Movement {
        let area = self.area(unit);
        let on_foot = matches!(kind, MoveKind::Walk | MoveKind::Run);
        Movement {
            unit,
            seat,
            kind,
            left,
            entered: 0,
            aquatic: on_foot
                && self.class(unit) == Class::Aquatic
                && self.game.map(self.public).aquatic.contains(area),
            from: area,
            stopped: false,
        }
    }

    /// How many areas a movement may enter. [P15.8A.1-1] [P15.8B.1-1] [P15.13.6-3] [P15.R155]
    /// [B29.14.2] [B29.14.6] [B29.16.33] [B29.16.35]
    pub fn allowance(&self, unit: UnitId, kind: MoveKind) -> u8 {
        let movement = self.movement_stat(unit);
        match kind {
            MoveKind::Walk if self.is_mired(unit) => movement.min(1),
            MoveKind::Run if self.is_mired(unit) => 1,
            MoveKind::Walk | MoveKind::Power => movement,
            MoveKind::Run if self.terrain_acts(unit, self.area(unit), Terrain::Swamp) => 1,
            MoveKind::Run | MoveKind::FastFlight => movement + 1,
        }
    }

    /// The ground that lets a unit enter no more than one area in a movement of this kind.
    /// [P15.12B.11-4] [P15.R155] [B29.16.33] [B29.16.35]
    fn held_back(&self, unit: UnitId, kind: MoveKind) -> Option<Terrain> {
        let area = self.area(unit);
        let holds = matches!(kind, MoveKind::Walk | MoveKind::Run)
            && (self.terrain_acts(unit, area, Terrain::Swamp)
                || self.terrain_acts(unit, area, Terrain::StormySeas));
        holds.then(|| self.game.terrain(self.public, area))
    }

    /// Whether a unit can begin this movement: nothing holds it, and there is somewhere to go.
    pub(crate) fn can_begin(&self, unit: UnitId, kind: MoveKind) -> bool {
        let on_foot = matches!(kind, MoveKind::Walk | MoveKind::Run);
        let held =
            on_foot && self.is_blocked(unit) || kind == MoveKind::Walk && self.cannot_walk(unit);
        if held {
            return false;
        }
        let seat = self.controller(unit);
        let movement = self.movement_of(unit, seat, kind, self.allowance(unit, kind));
        !self.next_areas(&movement).is_empty()
    }

    /// Whether the ground keeps a unit from walking. [P15.12B.11-3] [B29.16.33]
    pub(crate) fn cannot_walk(&self, unit: UnitId) -> bool {
        let area = self.area(unit);
        self.terrain_acts(unit, area, Terrain::StormySeas)
            || self.game.edition().swamp == Swamp::EndsActivation
                && self.terrain_acts(unit, area, Terrain::Swamp)
    }

    /// Whether an enemy with Block holds the unit in its area. [P15.14.2-1] [P15.14.2-2]
    /// [B29.32.2] [B29.R12]
    pub(crate) fn is_blocked(&self, unit: UnitId) -> bool {
        let free =
            self.game.edition().block == Block::NotFlying && self.class(unit) == Class::Flying;
        !free && self.is_blocked_in(unit, self.area(unit))
    }

    /// Whether an enemy with Block in an area hinders the unit, and the stones there are closed
    /// to it. [P15.14.2-3] [P15.14.2-4] [P15.R63] [P15.R66]
    pub(crate) fn is_blocked_in(&self, unit: UnitId, area: AreaId) -> bool {
        let enemies = self.public.units_in(area) & self.enemies_of(unit);
        !enemies.is_empty()
            && !self.has(unit, Talent::Block)
            && enemies.iter().any(|enemy| self.has(enemy, Talent::Block))
    }

    /// Areas a movement may enter next. [P15.8A.1-2] [P15.8A.1-4] [P15.8A.1-5] [P15.8A.1-6]
    pub(crate) fn next_areas(&self, movement: &Movement) -> AreaSet {
        if movement.stopped {
            return AreaSet::EMPTY;
        }
        let from = self.area(movement.unit);
        let mut areas = self.board().adjacent(from);
        if self.is_in_rift(movement) {
            areas &= self.board().skull_exits(from, movement.from);
        }
        if movement.left == 0 {
            if !movement.aquatic {
                return AreaSet::EMPTY;
            }
            areas &= self.game.map(self.public).aquatic;
        }
        areas.iter().filter(|&to| self.can_step(movement, from, to)).collect()
    }

    /// Whether a movement may be broken off here: not in a rift by those who must leave it. A
    /// power moves up to so many areas, so also none. [P15.12B.7-3]
    pub(crate) fn may_stop(&self, movement: &Movement) -> bool {
        (movement.entered > 0 || movement.kind == MoveKind::Power)
            && !(self.is_bound_by_rifts(movement.unit)
                && self.terrain_here(movement.unit) == Terrain::Rift)
    }

    /// Whether the player of a movement has anything to decide.
    pub(crate) fn movement_asks(&self, movement: &Movement) -> bool {
        self.public.is_in_play(movement.unit)
            && self.public.alive.contains(movement.seat)
            && !self.next_areas(movement).is_empty()
    }

    /// The choices of a movement under way.
    pub(crate) fn step_options(&self, movement: &Movement, options: &mut Vec<Choice>) {
        options.extend(self.next_areas(movement).iter().map(Choice::Enter));
        if self.may_stop(movement) {
            options.push(Choice::Stop);
        }
        if self.may_drop_on_the_way(movement) {
            options.push(Choice::Drop);
        }
    }

    /// A carried stone may be dropped in passing, but not in flight. [P15.9.6] [P15.13.6-8]
    pub(crate) fn may_drop_on_the_way(&self, movement: &Movement) -> bool {
        self.public.unit(movement.unit).stone.is_some()
            && matches!(movement.kind, MoveKind::Walk | MoveKind::Run)
    }

    fn can_step(&self, movement: &Movement, from: AreaId, to: AreaId) -> bool {
        let Movement { unit, kind, left, .. } = *movement;
        let affordable = left == 0 || self.cost_of(unit, to) <= left;
        affordable
            && self.can_cross(unit, from, to, kind)
            && self.can_enter(unit, to, kind)
            && self.has_room_for(unit, to)
            && self.can_leave_rift(movement, from, to)
    }

    /// Movement that an area costs to enter. [B29.16.17]
    #[inline]
    pub(crate) fn cost_of(&self, unit: UnitId, to: AreaId) -> u8 {
        let dear = self.game.edition().rift_cost == RiftCost::Two
            && self.game.terrain(self.public, to) == Terrain::Rift
            && self.is_bound_by_rifts(unit);
        if dear { 2 } else { 1 }
    }

    /// Whether a boundary lets the unit through; the least restrictive one counts.
    /// [P15.12A.0-5] [P15.12A.1-1] [P15.12A.3-1] [P15.12A.6-1] [P15.13.6-6] [P15.14.4-2]
    pub(crate) fn can_cross(&self, unit: UnitId, a: AreaId, b: AreaId, kind: MoveKind) -> bool {
        self.board().boundary_kinds(a, b).contains(BoundaryKind::Chains)
            || self.can_cross_unchained(unit, a, b, kind)
    }

    /// Whether a boundary other than chains lets the unit through.
    fn can_cross_unchained(&self, unit: UnitId, a: AreaId, b: AreaId, kind: MoveKind) -> bool {
        let kinds = self.board().boundary_kinds(a, b);
        let flies = kind == MoveKind::FastFlight;
        kinds.contains(BoundaryKind::Normal)
            || kinds.contains(BoundaryKind::CageWalls) && self.fits_through_cage_walls(unit)
            || kinds.contains(BoundaryKind::Escarpment) && (flies || self.climbs(unit, kind))
            || kinds.contains(BoundaryKind::Wall) && flies
    }

    /// Whether crossing between two areas ends the movement: chains and no easier boundary.
    /// [P15.12A.2-2] [P15.14.4-3] [P15.R144] [P15.R176]
    pub(crate) fn is_chained(&self, unit: UnitId, a: AreaId, b: AreaId, kind: MoveKind) -> bool {
        kind != MoveKind::Power
            && self.board().boundary_kinds(a, b).contains(BoundaryKind::Chains)
            && !self.climbs(unit, kind)
            && !self.can_cross_unchained(unit, a, b, kind)
    }

    /// Climb helps those who walk; in the beta also those who run or deploy, although a complex
    /// action switches every other talent off. [P15.14.4-1] [P15.R189] [B29.32.6] [B29.R10]
    fn climbs(&self, unit: UnitId, kind: MoveKind) -> bool {
        match self.game.edition().climb {
            Climb::Walking => kind == MoveKind::Walk && self.has(unit, Talent::Climb),
            Climb::EveryWay => {
                matches!(kind, MoveKind::Walk | MoveKind::Run) && self.is_climber(unit)
            }
        }
    }

    /// Whether a unit could use Climb if it takes no complex action and stands on the board.
    pub(crate) fn is_climber(&self, unit: UnitId) -> bool {
        let here = self.public.area_of(unit);
        self.game
            .printed_talents(unit)
            .difference(self.public.unit(unit).waived)
            .contains(Talent::Climb)
            && !self.is_too_few_for_talents(unit)
            && !here.is_some_and(|area| self.terrain_acts(unit, area, Terrain::Water))
    }

    fn fits_through_cage_walls(&self, unit: UnitId) -> bool {
        matches!(self.unit_type(unit), UnitType::Troop | UnitType::Hero)
    }

    /// Whether terrain and scenario let the unit enter an area in this way.
    /// [P15.12B.2-1] [P15.12B.8-1] [P15.13.6-5] [P15.R164]
    pub(crate) fn can_enter(&self, unit: UnitId, to: AreaId, kind: MoveKind) -> bool {
        if !self.game.edition().is_default() {
            return self.can_enter_in_beta(unit, to, kind);
        }
        let closed = self.game.map(self.public).closed.contains(to)
            && kind != MoveKind::FastFlight
            && !self.climbs(unit, kind);
        let thrown_into_rift = kind == MoveKind::Power
            && self.is_bound_by_rifts(unit)
            && self.game.terrain(self.public, to) == Terrain::Rift;
        !closed && !thrown_into_rift && !self.is_closed_by_scenario(to)
    }

    /// The beta's cliffs, rocks and erupting lava are closed to walks and runs only; a wall to
    /// everything that does not fly. [B29.16.2] [B29.16.10] [B29.16.21] [B29.16.39] [B29.R45]
    /// [B29.R52]
    fn can_enter_in_beta(&self, unit: UnitId, to: AreaId, kind: MoveKind) -> bool {
        let terrain = self.game.terrain(self.public, to);
        let on_foot = matches!(kind, MoveKind::Walk | MoveKind::Run);
        let barred = match terrain {
            Terrain::Cliff | Terrain::Rock => on_foot && !self.climbs(unit, kind),
            Terrain::EruptingLava => on_foot,
            Terrain::Rift => !on_foot && self.is_bound_by_rifts(unit),
            Terrain::Wall => true,
            _ => false,
        };
        let acts = barred && self.terrain_acts(unit, to, terrain);
        !acts && !self.is_closed_by_scenario(to)
    }

    pub(crate) fn is_closed_by_scenario(&self, area: AreaId) -> bool {
        let Some(scenario) = self.game.scenario(self.public) else { return false };
        scenario.rules.contains(&ScenarioRule::Closed(area))
    }

    /// Whether a unit finds a place in an area: not full, and large enough if it is huge.
    /// [P15.8A.1-6] [P15.13.5-1]
    #[inline]
    pub(crate) fn has_room_for(&self, unit: UnitId, area: AreaId) -> bool {
        let too_small =
            self.class(unit) == Class::Huge && self.game.map(self.public).too_small.contains(area);
        !too_small && !self.game.is_full(self.public, area)
    }

    /// Whether entering an area ends the movement: enemies stand there.
    /// [P15.8A.1-3] [P15.8B.1-3] [P15.12B.7-6] [P15.13.6-9] [B29.16.18]
    fn stops_in(&self, unit: UnitId, to: AreaId, kind: MoveKind) -> bool {
        matches!(kind, MoveKind::Walk | MoveKind::Run)
            && self.public.units_in(to).intersects(self.enemies_of(unit))
            && !(self.game.edition().rift_enemies == RiftEnemies::Passed
                && self.is_bound_by_rifts(unit)
                && self.game.terrain(self.public, to) == Terrain::Rift)
    }

    /// Divinities and monsters only pass through rifts, unless they fly over all terrain.
    /// [P15.12B.7-2] [B29.13.9]
    pub(crate) fn is_bound_by_rifts(&self, unit: UnitId) -> bool {
        !self.is_above_terrain(unit)
            && matches!(self.unit_type(unit), UnitType::God | UnitType::Titan | UnitType::Monster)
    }

    pub(crate) fn is_in_rift(&self, movement: &Movement) -> bool {
        movement.entered > 0
            && movement.kind != MoveKind::FastFlight
            && self.is_bound_by_rifts(movement.unit)
            && self.terrain_here(movement.unit) == Terrain::Rift
    }

    /// Whether a step into a rift leaves a way out along the skulls within the allowance.
    /// [P15.12B.7-4] [P15.12B.7-5] [P15.R161] [P15.R162] [P15.R163] [P15.R165]
    fn can_leave_rift(&self, movement: &Movement, from: AreaId, to: AreaId) -> bool {
        let Movement { unit, kind, .. } = *movement;
        if self.game.terrain(self.public, to) != Terrain::Rift || !self.is_bound_by_rifts(unit) {
            return true;
        }
        let left = movement.left.saturating_sub(self.cost_of(unit, to));
        if left == 0 || self.is_chained(unit, from, to, kind) || self.stops_in(unit, to, kind) {
            return false;
        }
        if kind == MoveKind::FastFlight {
            return self.can_fly_out(unit, to, left, AreaSet::only(to));
        }
        !self.is_blocked_in(unit, to)
            && self.board().skull_exits(to, from).iter().any(|exit| {
                let onward = Movement { left, from: to, ..*movement };
                self.can_cross(unit, to, exit, kind)
                    && self.can_enter(unit, exit, kind)
                    && self.has_room_for(unit, exit)
                    && self.can_leave_rift(&onward, to, exit)
            })
    }

    fn can_fly_out(&self, unit: UnitId, rift: AreaId, left: u8, seen: AreaSet) -> bool {
        let kind = MoveKind::FastFlight;
        (self.board().adjacent(rift) - seen).iter().any(|exit| {
            self.can_cross(unit, rift, exit, kind)
                && self.can_enter(unit, exit, kind)
                && self.has_room_for(unit, exit)
                && (self.game.terrain(self.public, exit) != Terrain::Rift
                    || left > 1
                        && !self.is_chained(unit, rift, exit, kind)
                        && self.can_fly_out(unit, exit, left - 1, seen.with(exit)))
        })
    }
}
