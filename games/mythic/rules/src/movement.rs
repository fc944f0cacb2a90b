//! Movement (chapters 7 and 14): which spaces a unit can reach.

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::{Talent, Terrain};
use crate::choice::{Choice, Via};
use crate::event::Event;
use crate::frame::{Activation, ActivationStep, Blow, Flight, Frame, Volley};
use crate::ground::Ground;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;

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
        self.immobile(activation).is_none()
    }

    /// Where the unit can go: in a combat maneuver, and in all. After an attack only the smaller
    /// number counts. [M12.R39] [M12.R124] [M12.R133]
    pub fn reach(&self, activation: &Activation) -> (SpaceSet, SpaceSet) {
        let near = self.combat_reach(activation);
        let all = || self.ends(activation, self.budget(activation));
        (near, if activation.attacked() { near } else { all() })
    }

    /// Where the unit can go in a combat maneuver. [M12.3.3]
    pub fn combat_reach(&self, activation: &Activation) -> SpaceSet {
        self.ends(activation, self.budgets(activation).0)
    }

    /// The free spaces a unit can end a movement on, other than where it began. [M12.7.1]
    /// [M12.7.2] [M12.7.3] [M12.7.7] [M12.7.11]
    fn ends(&self, activation: &Activation, budget: u8) -> SpaceSet {
        let Some(from) = self.space(activation.unit) else { return SpaceSet::EMPTY };
        self.ground(activation).reach(from, budget) - self.public.occupied()
    }

    /// The battlefield as the unit meets it in its movement.
    pub(crate) fn ground(&self, activation: &Activation) -> Ground {
        let field = self.game.field();
        let own = self.space(activation.unit).map_or(SpaceSet::EMPTY, SpaceSet::only);
        if self.game.flies(activation.unit) {
            // [M12.7.8] [M12.7.9] [M12.7.10]
            let (open, none) = (field - (self.public.air - own), SpaceSet::EMPTY);
            return Ground { open, slow: none, stop: none, forts: none };
        }
        // [M12.18.67] [M12.R52]
        let slow = |terrain| {
            if activation.scout { SpaceSet::EMPTY } else { self.public.spaces_of(terrain) }
        };
        let forts = self.public.spaces_of(Terrain::Fortification);
        let barred = forts - SpaceSet::around(activation.from); // [M12.14.19] [M12.R48]
        let taken = self.public.occupied() - own;
        Ground {
            open: field - taken - self.closed() - barred,
            slow: slow(Terrain::Forest),
            stop: slow(Terrain::Aquatic),
            forts,
        }
    }

    /// The most that the unit may move now: after an attack the number of a combat maneuver.
    /// [M12.3.3] [M12.3.4]
    pub(crate) fn budget(&self, activation: &Activation) -> u8 {
        let (combat, free) = self.budgets(activation);
        if activation.attacked() { combat } else { combat.max(free) }
    }

    /// Whether a move by the spaces that its general names is possible, and if it is, whether it is
    /// farther than in a combat maneuver. [M12.7.1] [M12.7.3] [M12.R39] [M12.R45]
    pub(crate) fn goes_by(&self, activation: &Activation, via: Via, to: SpaceId) -> Option<bool> {
        let from = self.space(activation.unit).filter(|_| self.may_move(activation))?;
        if to != from && self.public.occupant(to).is_some() {
            return None;
        }
        let ground = self.ground(activation);
        let spaces = || via.spaces().chain([to]);
        ground.through(from, self.budget(activation), spaces())?;
        Some(ground.through(from, self.budgets(activation).0, spaces()).is_none())
    }

    /// Whether the choice is a move that names a possible way. It stands for an option of the list
    /// and is taken like it, though the list has every end only once.
    pub(crate) fn is_way(&self, choice: Choice) -> bool {
        let Choice::MoveVia(via, to) = choice else { return false };
        matches!(self.public.frames.top(), Some(Frame::Activation(activation))
            if activation.step == ActivationStep::Act && self.goes_by(activation, via, to).is_some())
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
    /// A unit moves in its activation, by the spaces that its general names if any. [M12.R39]
    pub(crate) fn move_unit(&mut self, mut activation: Activation, via: Option<Via>, to: SpaceId) {
        let look = self.look();
        activation.far = match via {
            Some(via) => look.goes_by(&activation, via, to).unwrap_or(true),
            None => !look.combat_reach(&activation).contains(to),
        };
        activation.moved = true;
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
