//! Movement (chapters 7 and 14): which spaces a unit can reach.

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::{Talent, Terrain};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Activation, Blow, Flight, Frame, Volley};
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;

/// What a movement has to reckon with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// Where it begins.
    pub from: SpaceId,
    /// Where the unit stood when it was activated. [M12.R48]
    pub activated: SpaceId,
    /// Spaces it may move.
    pub budget: u8,
    /// Whether penalties are ignored. [M12.18.67] [M12.R52]
    pub scout: bool,
}

impl Look<'_> {
    /// Movement in a combat maneuver and otherwise. [M12.3.3] [M12.3.4] [M12.R41]
    pub(crate) fn budgets(&self, activation: &Activation) -> (u8, u8) {
        let card = self.stats(activation.unit);
        let plus = u8::from(activation.plus);
        (card.combat_move + plus, card.free_move + plus)
    }

    /// Whether the unit may move at this point of its activation. [M12.7.4] [M12.12.15]
    /// [M12.18.53] [M12.18.70] [M12.R84] [M12.R137]
    pub(crate) fn may_move(&self, activation: &Activation) -> bool {
        let order = if activation.mobile {
            true
        } else if self.public.marks.sentenced.contains(activation.unit) {
            !activation.struck
        } else {
            !activation.attacked()
        };
        !activation.moved
            && !activation.harassed
            && !activation.bombards
            && order
            && !self.public.unit(activation.unit).webbed
    }

    /// Where the unit can go: in a combat maneuver, and in all. After an attack only the smaller
    /// number counts. [M12.R39] [M12.R124] [M12.R133]
    pub fn reach(&self, activation: &Activation) -> (SpaceSet, SpaceSet) {
        let near = self.combat_reach(activation);
        let free = || self.walk_of(activation, self.budgets(activation).1);
        (near, if activation.attacked() { near } else { near | free() })
    }

    /// Where the unit can go in a combat maneuver. [M12.3.3]
    pub fn combat_reach(&self, activation: &Activation) -> SpaceSet {
        self.walk_of(activation, self.budgets(activation).0)
    }

    fn walk_of(&self, activation: &Activation, budget: u8) -> SpaceSet {
        let Some(from) = self.space(activation.unit) else { return SpaceSet::EMPTY };
        let walk = Walk { from, activated: activation.from, budget, scout: activation.scout };
        self.reachable(activation.unit, walk)
    }

    /// The free spaces a unit can end a movement on, other than where it began. [M12.7.1]
    /// [M12.7.2] [M12.7.3]
    pub(crate) fn reachable(&self, unit: UnitId, walk: Walk) -> SpaceSet {
        let field = self.game.field();
        let taken = (self.public.occupied()).without(walk.from);
        if self.game.flies(unit) {
            // [M12.7.8] [M12.7.9] [M12.7.10] [M12.7.11]
            let open = field - self.public.air.without(walk.from);
            let mut seen = SpaceSet::only(walk.from);
            for _ in 0..walk.budget {
                seen |= seen.spread() & open;
            }
            return (seen - taken).without(walk.from);
        }
        self.walkable(walk, field - taken - self.closed()).without(walk.from)
    }

    /// Spaces a ground unit can enter, worked out from the most movement left downwards: each
    /// `left[n]` holds the spaces that can be entered with `n` to go.
    fn walkable(&self, walk: Walk, open: SpaceSet) -> SpaceSet {
        let forts = self.public.spaces_of(Terrain::Fortification);
        let forest =
            if walk.scout { SpaceSet::EMPTY } else { self.public.spaces_of(Terrain::Forest) };
        let water =
            if walk.scout { SpaceSet::EMPTY } else { self.public.spaces_of(Terrain::Aquatic) };
        // [M12.14.19] [M12.R48]
        let open = open - (forts - SpaceSet::around(walk.activated));
        let mut left = [SpaceSet::EMPTY; 16];
        let budget = usize::from(walk.budget.min(15));
        left[budget] = SpaceSet::only(walk.from);
        let mut seen = left[budget];
        for n in (1..=budget).rev() {
            let here = left[n];
            if here.is_empty() {
                continue;
            }
            let next = here.spread() & open;
            let from_fort = (here & forts).spread();
            let onto_fort = next & forts;
            let stops = (next & water) | (onto_fort - from_fort); // [M12.14.20] [M12.14.24]
            let walks_on = next - stops;
            left[n - 1] |= walks_on - forest;
            left[n.saturating_sub(2)] |= walks_on & forest; // [M12.14.9] [M12.R46] [M12.R47]
            seen |= next;
        }
        seen
    }

    /// Spaces a flight can go on to without being left over a unit at its end. [M12.7.11]
    pub(crate) fn flight_steps(&self, flight: &Flight) -> SpaceSet {
        let Some(home) = self.space(flight.unit) else { return SpaceSet::EMPTY };
        let open = self.game.field() - self.public.air.without(home);
        let free = self.game.field() - self.public.occupied().without(home);
        if flight.left == 0 {
            return SpaceSet::EMPTY;
        }
        let can_end = |space: &SpaceId| {
            let mut seen = SpaceSet::only(*space);
            for _ in 1..flight.left {
                seen |= seen.spread() & open;
            }
            seen.intersects(free)
        };
        (SpaceSet::around(flight.at) & open).iter().filter(can_end).collect()
    }

    /// Whether a flight may end where it is.
    pub(crate) fn may_land(&self, flight: &Flight) -> bool {
        let home = self.space(flight.unit);
        home == Some(flight.at) || self.public.occupant(flight.at).is_none()
    }

    pub(crate) fn flight_options(&self, flight: &Flight, options: &mut Vec<Choice>) {
        options.extend(self.flight_steps(flight).iter().map(Choice::Fly));
        if self.may_land(flight) {
            options.push(Choice::Done);
        }
    }
}

impl Play<'_, '_> {
    /// A unit moves in its activation.
    pub(crate) fn move_unit(&mut self, mut activation: Activation, to: SpaceId) {
        let near = self.look().combat_reach(&activation);
        activation.moved = true;
        activation.far = !near.contains(to);
        self.set(Frame::Activation(activation));
        self.shift(activation.unit, to);
    }

    /// A unit goes to another space.
    pub(crate) fn shift(&mut self, unit: UnitId, to: SpaceId) {
        if let Some(from) = self.look().space(unit) {
            self.place(unit, Some(to));
            self.emit(Event::Moved { unit, from, to });
        }
    }

    pub(crate) fn choose_flight(&mut self, mut flight: Flight, choice: Choice) {
        let Choice::Fly(to) = choice else {
            self.land(flight);
            return;
        };
        self.fly_over(&mut flight);
        flight.at = to;
        flight.left -= 1;
        self.emit(Event::FliesOver(flight.unit, to));
        self.set(Frame::Flight(flight));
    }

    /// An enemy whose space was entered and is left again was flown over. [M12.R120]
    fn fly_over(&mut self, flight: &mut Flight) {
        let enemies = self.game.enemies(self.game.owner(flight.unit));
        let below = self.state.public.occupant(flight.at).filter(|&unit| enemies.contains(unit));
        below.into_iter().for_each(|unit| flight.crossed.push(unit));
    }

    /// A flight ends, and what was flown over is attacked in order. [M12.18.46] [M12.R120]
    pub(crate) fn land(&mut self, flight: Flight) {
        let talent = Talent::InfernalBombardment;
        let dice = Some(self.look().face(flight.unit).dice(talent));
        let volley =
            Volley { by: flight.unit, talent, blow: Blow::Neither, dice, victims: flight.crossed };
        self.set(Frame::Volley(volley));
        self.shift(flight.unit, flight.at);
    }
}
