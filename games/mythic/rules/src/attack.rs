//! Who may be attacked, and how (chapters 8 and 9).

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::{Talent, Terrain};
use crate::choice::Choice;
use crate::frame::Activation;
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;

/// What it costs to shoot one space farther from a fortification. [M12.14.18]
pub(crate) const FAR_POINTS: u8 = 1;

impl Look<'_> {
    /// Whether the unit may declare a close combat attack at this point. [M12.8.1] [M12.18.70]
    /// [M12.R39]
    pub(crate) fn may_strike(&self, activation: &Activation) -> bool {
        let before = if self.public.marks.sentenced.contains(activation.unit) {
            activation.struck
        } else {
            activation.attacked()
        };
        !before && !activation.far && !activation.bombards && !activation.mobile
    }

    /// Whether the unit may declare a ranged attack at this point.
    pub(crate) fn may_shoot(&self, activation: &Activation) -> bool {
        let sentenced = self.public.marks.sentenced.contains(activation.unit);
        let held = sentenced && activation.moved;
        let busy = activation.attacked() || activation.far || activation.bombards;
        !busy && !held && self.can_shoot(activation.unit)
    }

    /// Whether a unit can make a ranged attack at all: a weapon, no enemy beside it, and the price
    /// of the Web. [M12.9.2] [M12.9.4] [M12.R59] [M12.R136]
    pub(crate) fn can_shoot(&self, unit: UnitId) -> bool {
        self.stats(unit).ranged > 0
            && !self.is_engaged(unit)
            && self.can_pay(self.game.owner(unit), self.web_price(unit))
    }

    /// What a ranged attack costs by Web of Arachne. [M12.18.82] [M12.R136]
    pub(crate) fn web_price(&self, unit: UnitId) -> u8 {
        let webs = self.has(unit, Talent::WebOfArachne);
        if webs { self.cost(unit, Talent::WebOfArachne) } else { 0 }
    }

    /// Who may be named in step 1: enemies, and under Assault Support the second unit only the
    /// target of the first. [M12.R42] [M12.18.9] [M12.R111]
    pub(crate) fn allowed_targets(&self, unit: UnitId) -> UnitSet {
        let enemies = self.game.enemies(self.game.owner(unit));
        match self.public.marks.command {
            Some(command) if command.talent == Talent::AssaultSupport && command.unit != unit => {
                match command.target {
                    Some(target) => enemies & UnitSet::only(target),
                    None => enemies,
                }
            }
            _ => enemies,
        }
    }

    pub(crate) fn attack_options(&self, activation: &Activation, options: &mut Vec<Choice>) {
        let unit = activation.unit;
        if self.may_strike(activation) {
            let targets = self.neighbours(unit) & self.allowed_targets(unit);
            options.extend(targets.iter().map(Choice::Strike));
        }
        if self.may_shoot(activation) {
            for at in self.allowed_targets(unit).iter() {
                options.extend(self.shot(unit, at));
            }
        }
    }

    /// The ranged attack on a target, if it can be paid. [M12.R154]
    pub(crate) fn shot(&self, unit: UnitId, at: UnitId) -> Option<Choice> {
        let seat = self.game.owner(unit);
        self.shot_needs(unit, at).filter(|&choice| match choice {
            Choice::Shoot { arching, far, .. } => {
                self.can_pay(seat, self.shot_price(unit, arching, far))
            }
            _ => false,
        })
    }

    /// The ranged attack on a target, with what must be paid to make it possible. [M12.R154]
    pub(crate) fn shot_needs(&self, unit: UnitId, at: UnitId) -> Option<Choice> {
        let (from, to) = (self.space(unit)?, self.space(at)?);
        let range = self.stats(unit).range;
        let distance = from.distance(to);
        let far = distance > range;
        if far && !(distance == range + 1 && self.may_shoot_far(unit)) {
            return None;
        }
        let between = self.game.lines().between(from, to);
        let arching = !self.is_clear(unit, between, false);
        if arching && !(self.has(unit, Talent::ArchingShot) && self.is_clear(unit, between, true)) {
            return None;
        }
        Some(Choice::Shoot { at, arching, far })
    }

    /// What a ranged attack costs when it is declared.
    pub(crate) fn shot_price(&self, unit: UnitId, arching: bool, far: bool) -> u8 {
        let arching = if arching { self.cost(unit, Talent::ArchingShot) } else { 0 };
        self.web_price(unit) + arching + if far { FAR_POINTS } else { 0 }
    }

    /// Whether a unit may pay for a longer range. [M12.14.18]
    pub(crate) fn may_shoot_far(&self, unit: UnitId) -> bool {
        self.terrain_under(unit) == Terrain::Fortification
    }

    /// Whether nothing on the line hinders the shot. [M12.9.5] [M12.9.6] [M12.9.7] [M12.9.9]
    /// [M12.9.10] [M12.18.2] [M12.R57]
    pub fn is_clear(&self, shooter: UnitId, between: SpaceSet, arching: bool) -> bool {
        let mut units =
            if self.game.flies(shooter) { self.public.air } else { self.public.occupied() }
                & between;
        if arching {
            let allies = self.game.allies(self.game.owner(shooter));
            let other = |space: &SpaceId| {
                self.public.occupant(*space).is_some_and(|unit| !allies.contains(unit))
            };
            units = units.iter().filter(other).collect();
        }
        let terrain = if self.game.flies(shooter) { SpaceSet::EMPTY } else { self.obstacles() };
        units.is_empty() && !between.intersects(terrain)
    }

    /// Terrain that hinders shots. [M12.9.7] [M12.9.8] [M12.14.5] [M12.14.8] [M12.14.11]
    /// [M12.14.13]
    pub(crate) fn obstacles(&self) -> SpaceSet {
        self.public.spaces_of(Terrain::Hill)
            | self.public.spaces_of(Terrain::Impassable)
            | self.public.spaces_of(Terrain::Ruins)
            | self.public.spaces_of(Terrain::Forest)
    }

    /// Units that Cerberus' Bite may strike beside its target. [M12.18.17]
    pub(crate) fn bitten(&self, by: UnitId, target: UnitId) -> UnitSet {
        (self.adjacent_enemies(by) & self.neighbours(target)).without(target)
    }

    /// Enemy ground units next to a unit. [M12.18.36]
    pub(crate) fn ground_enemies(&self, unit: UnitId) -> UnitSet {
        self.adjacent_enemies(unit) - self.game.flying()
    }

    /// Units a Spread Shot may be aimed at beside its target: each needs range and a clear line of
    /// its own. [M12.18.78] [M12.R135]
    pub(crate) fn spread_targets(&self, by: UnitId, target: UnitId) -> UnitSet {
        let enemies = self.game.enemies(self.game.owner(by)) - self.game.flying();
        if self.game.flies(target) {
            return UnitSet::EMPTY;
        }
        let beside = (self.neighbours(target) & enemies).iter();
        let plain = |other: &UnitId| {
            self.shot(by, *other) == Some(Choice::Shoot { at: *other, arching: false, far: false })
        };
        beside.filter(plain).collect()
    }
}
