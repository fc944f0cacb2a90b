//! Whom a power speaks of: conditions, filters and selectors.

use board::AreaId;

use crate::catalog::{Condition, Filter, Place, Role, SideFilter};
use crate::edition::Surroundings;
use crate::frame::{Attack, AttackKind};
use crate::ids::{PowerRef, UnitId, UnitSet};
use crate::look::Look;
use crate::state::Stage;

impl Look<'_> {
    /// The attack a power works in: the one nearest to the top of the stack.
    pub(crate) fn attack_at_hand(&self) -> Option<&Attack> {
        self.public.attack()
    }

    /// Whether an enemy resolves the attack at hand for its attacker `unit`. [P15.8A.2b-9]
    pub(crate) fn is_in_hands_of_enemy(&self, unit: UnitId) -> bool {
        self.attack_at_hand().is_some_and(|attack| {
            attack.by == unit
                && attack.kind != AttackKind::Terrain
                && !self.game.same_side(attack.resolver, self.controller(unit))
        })
    }

    /// Whether what a power asks for besides its trigger holds. `subject` is the unit whose end
    /// of the attack counts.
    pub(super) fn conditions_hold(
        &self,
        power: PowerRef,
        subject: UnitId,
        attack: Option<&Attack>,
    ) -> bool {
        let conditions = &self.power(power).conditions;
        conditions.iter().all(|&condition| self.holds(power.unit, condition, subject, attack))
    }

    fn holds(
        &self,
        unit: UnitId,
        condition: Condition,
        subject: UnitId,
        attack: Option<&Attack>,
    ) -> bool {
        let state = self.public.unit(unit);
        match condition {
            Condition::On(terrain) => {
                state.area.is_some_and(|area| self.game.terrain(self.public, area) == terrain)
            }
            Condition::At(reach) => attack
                .is_some_and(|attack| attack.reach == reach && attack.kind != AttackKind::Terrain),
            Condition::Opponent(filter) => attack
                .and_then(|attack| opponent(attack, subject))
                .is_some_and(|opponent| self.fits(unit, filter, opponent)),
            Condition::Exists(filter) => !self.fitting(unit, filter).is_empty(),
            Condition::VitalityAtMost(vitality) => state.vitality <= vitality,
            Condition::Complete => state.vitality == self.game.def(unit).full_vitality(),
            Condition::CarriesStone => state.stone.is_some(),
        }
    }

    /// The units a filter lets through, seen from the unit `of`.
    pub(super) fn fitting(&self, of: UnitId, filter: Filter) -> UnitSet {
        let mut units = match filter.side {
            SideFilter::Any => self.allies_of(of) | self.enemies_of(of),
            SideFilter::Ally => self.allies_of(of),
            SideFilter::Enemy => self.enemies_of(of),
        };
        if filter.other {
            units.remove(of);
        }
        units &= self.game.listeners().of_types(filter.types);
        let placed =
            |&unit: &UnitId| self.is_placed(of, filter.at, unit, self.public.area_of(unit));
        units.iter().filter(placed).collect()
    }

    /// Whether a filter lets `unit` through, seen from the unit `of`.
    #[inline]
    pub(crate) fn fits(&self, of: UnitId, filter: Filter, unit: UnitId) -> bool {
        self.fits_at(of, filter, unit, self.public.area_of(unit))
    }

    /// Whether a filter lets `unit` through, were it to stand in `area`.
    pub(super) fn fits_at(
        &self,
        of: UnitId,
        filter: Filter,
        unit: UnitId,
        area: Option<AreaId>,
    ) -> bool {
        let side = match filter.side {
            SideFilter::Any => true,
            SideFilter::Ally => self.allies_of(of).contains(unit),
            SideFilter::Enemy => self.enemies_of(of).contains(unit),
        };
        side && filter.types.allows(self.unit_type(unit))
            && !(filter.other && unit == of)
            && self.is_placed(of, filter.at, unit, area)
    }

    fn is_placed(&self, of: UnitId, place: Place, unit: UnitId, area: Option<AreaId>) -> bool {
        match place {
            Place::Anywhere => self.public.unit(unit).stage != Stage::Removed,
            Place::Here => self.is_near(of, area, 0),
            Place::Surroundings => self.is_near(of, area, 1),
            Place::Within(distance) => self.is_near(of, area, distance),
        }
    }

    /// Whether an area is at most so far from a unit, and visible to it; in the beta surroundings
    /// need not be visible. [P15.5A.10] [B29.33.8]
    fn is_near(&self, of: UnitId, area: Option<AreaId>, distance: u8) -> bool {
        let (Some(from), Some(to)) = (self.public.area_of(of), area) else { return false };
        let blindly = distance == 1 && self.game.edition().surroundings == Surroundings::All;
        from == to
            || distance > 0
                && self.board().distance(from, to) <= distance
                && (blindly || self.sees_area(of, to))
    }
}

/// The unit at the other end of an attack.
#[inline]
pub(crate) fn opponent(attack: &Attack, unit: UnitId) -> Option<UnitId> {
    let target = attack.on?.unit();
    if attack.kind == AttackKind::Terrain {
        return None;
    }
    if attack.by == unit { target } else { (target == Some(unit)).then_some(attack.by) }
}

/// Whether a unit stands at that end of an attack.
#[inline]
pub(super) fn plays(attack: &Attack, unit: UnitId, role: Role) -> bool {
    let attacks = attack.by == unit && attack.kind != AttackKind::Terrain;
    let defends = attack.on.and_then(|on| on.unit()) == Some(unit);
    match role {
        Role::Attacker => attacks,
        Role::Defender => defends,
        Role::Either => attacks || defends,
    }
}
