//! Why not: setting up, the turn, activations and movement.

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::{Stat, Talent, Terrain};
use crate::choice::{Card, Choice, Fee};
use crate::explain::{Forbidden, forbid};
use crate::frame::{Activation, ActivationStep, Flight, TurnStep};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::turn::EXCHANGE;

impl Look<'_> {
    pub(crate) fn explain_set_up(&self, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Deploy(unit, space) => self.explain_deploy(unit, space),
            Choice::Zone(edge) if !self.zones_suffice(edge) => forbid("M12.R6"),
            Choice::Lay(_) => forbid("M12.R2"),
            _ => None,
        }
    }

    fn explain_deploy(&self, unit: UnitId, space: SpaceId) -> Option<Forbidden> {
        if Some(self.game.owner(unit)) != self.decider() {
            return forbid("M12.2.9");
        }
        if self.is_in_play(unit) {
            return forbid("M12.2.11");
        }
        let side = usize::from(Mythic::side(self.game.owner(unit)));
        let zone = self.public.edges[side].map_or(SpaceSet::EMPTY, |edge| self.game.zone(edge));
        if !zone.contains(space) {
            return forbid("M12.2.10");
        }
        forbid("M12.R7")
    }

    pub(crate) fn explain_turn(&self, step: TurnStep, choice: Choice) -> Option<Forbidden> {
        match (step, choice) {
            (TurnStep::Act, Choice::Activate(unit, fee)) => self.explain_activate(unit, fee),
            (TurnStep::Act, Choice::Done) => match self.public.marks.command {
                Some(_) => forbid("M12.R108"),
                None => forbid("M12.4.7"),
            },
            (TurnStep::Act, Choice::Use(unit, talent)) if talent.command().is_some() => {
                self.explain_command(unit, talent)
            }
            (_, Choice::Exchange) if self.public.seat(self.public.active).hand < EXCHANGE => {
                forbid("M12.R24")
            }
            (TurnStep::Limit, _) => forbid("M12.4.16"),
            _ => None,
        }
    }

    fn explain_activate(&self, unit: UnitId, fee: Fee) -> Option<Forbidden> {
        let seat = self.public.active;
        let marks = &self.public.marks;
        if self.game.owner(unit) != seat {
            return forbid("M12.16.10");
        }
        if !self.is_in_play(unit) {
            return forbid("M12.R19");
        }
        if marks.activated.contains(unit) {
            return forbid("M12.6.10");
        }
        if let Some(command) = &marks.command {
            if !command.begun && command.unit != unit {
                return forbid("M12.R108");
            }
            if fee != Fee::Free {
                return forbid("M12.R109");
            }
            let after = match command.talent {
                Talent::AssaultSupport => "M12.18.8",
                Talent::CoordinatedAssault => "M12.18.25",
                _ if command.left > 0 => "M12.18.40",
                _ => "M12.18.41",
            };
            if command.begun && (command.left == 0 || !command.others.contains(unit)) {
                return forbid(after);
            }
        }
        if self.in_hand(unit) == 0 {
            return forbid(if marks.activations > 0 { "M12.6.8" } else { "M12.6.2" });
        }
        if (marks.activations == 0) != (fee == Fee::Free) {
            return forbid("M12.6.7");
        }
        None
    }

    fn explain_command(&self, unit: UnitId, talent: Talent) -> Option<Forbidden> {
        let seat = self.game.owner(unit);
        let marks = &self.public.marks;
        if marks.command.is_some() {
            return forbid("M12.R109");
        }
        self.explain_talent(unit, talent, marks.activations == 0).or_else(|| {
            let card = self.in_deck(seat, Card::Maneuver(unit));
            (self.in_hand(unit) == 0 && card == 0).then(|| forbid("M12.R108")).flatten()
        })
    }

    pub(crate) fn explain_in_activation(
        &self,
        activation: &Activation,
        choice: Choice,
    ) -> Option<Forbidden> {
        match (activation.step, choice) {
            (ActivationStep::Harass { nth }, Choice::Harass { by, track }) => {
                self.explain_harass(activation, self.after_active(nth), by, track)
            }
            (ActivationStep::Act, Choice::Move(to)) => self.explain_move(activation, to),
            (ActivationStep::Act, Choice::Strike(target)) => {
                self.explain_strike(activation, target)
            }
            (ActivationStep::Act, Choice::Shoot { at, arching, far }) => {
                self.explain_shot(activation, at, arching, far)
            }
            (ActivationStep::Act, Choice::Plus(unit, stat)) => {
                self.explain_plus(activation, unit, stat)
            }
            (ActivationStep::Act, Choice::Use(unit, Talent::ChildOfArachne)) => {
                self.explain_talent(unit, Talent::ChildOfArachne, self.may_mother(unit))
            }
            (ActivationStep::Act, Choice::Use(unit, talent)) if unit == activation.unit => {
                self.explain_talent(unit, talent, self.meets(activation, talent))
            }
            (ActivationStep::Act, Choice::UseOn(unit, talent, on)) => {
                let fails = self.explain_talent(unit, talent, self.meets(activation, talent));
                let sentenced = self.public.marks.sentenced.contains(on);
                fails.or(if sentenced { forbid("M12.18.71") } else { forbid("M12.18.69") })
            }
            (ActivationStep::Act, Choice::Activate(..)) => forbid("M12.6.7"),
            _ => None,
        }
    }

    fn explain_harass(
        &self,
        activation: &Activation,
        seat: kernel::Seat,
        by: UnitId,
        track: bool,
    ) -> Option<Forbidden> {
        let unit = activation.unit;
        if self.game.owner(by) != seat {
            return forbid("M12.R143");
        }
        if !self.adjacent(by, unit) {
            return forbid("M12.12.17");
        }
        if self.game.flies(unit) && !self.game.flies(by) {
            return forbid("M12.12.21");
        }
        if self.stats(by).cc <= self.stats(unit).cc {
            return forbid("M12.12.19");
        }
        if track { self.explain_talent(by, Talent::Track, true) } else { forbid("M12.12.18") }
    }

    fn explain_plus(&self, activation: &Activation, unit: UnitId, stat: Stat) -> Option<Forbidden> {
        if unit == activation.unit && stat == Stat::Movement && activation.plus {
            return forbid("M12.3.11");
        }
        let sold = self.stats(unit).sells(stat) && stat == Stat::Movement;
        if sold && !self.may_move(activation) { forbid("M12.R41") } else { forbid("M12.3.10") }
    }

    fn explain_move(&self, activation: &Activation, to: SpaceId) -> Option<Forbidden> {
        let unit = activation.unit;
        if activation.harassed {
            return forbid("M12.12.15");
        }
        if self.public.unit(unit).webbed {
            return forbid("M12.R137");
        }
        if activation.bombards {
            return forbid("M12.18.45");
        }
        if activation.moved {
            return forbid("M12.6.3");
        }
        if !self.may_move(activation) {
            return forbid("M12.7.4");
        }
        if !self.game.field().contains(to) {
            return forbid("M12.7.1");
        }
        if self.public.occupied().contains(to) {
            return forbid(if self.game.flies(unit) { "M12.7.11" } else { "M12.7.7" });
        }
        if !self.game.flies(unit) {
            match self.public.terrain_at(to) {
                Terrain::Impassable => return forbid("M12.14.12"),
                Terrain::Crevasse => return forbid("M12.14.14"),
                Terrain::Fortification if !SpaceSet::around(activation.from).contains(to) => {
                    return forbid("M12.14.19");
                }
                _ => {}
            }
        }
        let from = self.space(unit)?;
        let (combat, free) = self.budgets(activation);
        let budget = if activation.attacked() { combat } else { free };
        if from.distance(to) > budget {
            return forbid(if activation.attacked() { "M12.3.3" } else { "M12.3.4" });
        }
        self.explain_detour(activation, to)
    }

    /// A space near enough that cannot be reached: by what stands or lies in the way.
    fn explain_detour(&self, activation: &Activation, to: SpaceId) -> Option<Forbidden> {
        if self.game.flies(activation.unit) {
            return forbid("M12.7.10");
        }
        let from = self.space(activation.unit)?;
        let way = SpaceSet::only(from).spread() | SpaceSet::around(to);
        let crossed = (way - SpaceSet::only(from)).without(to);
        let lies = |terrain: Terrain| crossed.intersects(self.public.spaces_of(terrain));
        let scouted = activation.scout;
        forbid(if !scouted && lies(Terrain::Aquatic) {
            "M12.14.24"
        } else if lies(Terrain::Fortification) {
            "M12.14.20"
        } else if !scouted && lies(Terrain::Forest) {
            "M12.14.9"
        } else if crossed.intersects(self.public.occupied()) {
            "M12.7.6"
        } else if lies(Terrain::Crevasse) {
            "M12.14.14"
        } else if lies(Terrain::Impassable) {
            "M12.14.12"
        } else {
            "M12.7.2"
        })
    }

    pub(crate) fn explain_flight(&self, flight: &Flight, to: SpaceId) -> Option<Forbidden> {
        if flight.left == 0 {
            return forbid("M12.3.4");
        }
        if flight.at.distance(to) != 1 {
            return forbid("M12.7.1");
        }
        forbid(if self.public.air.contains(to) { "M12.7.10" } else { "M12.7.11" })
    }
}
