//! XV: powers. This file says when a power is available and how its use begins; the others hold
//! what is triggered, what happens, to whom, for how long, and the tokens.

mod durations;
mod effects;
mod listeners;
mod questions;
mod select;
mod standing;
#[cfg(test)]
mod tests;
mod tokens;
mod triggers;

use board::Terrain;
use kernel::{RuleId, Seat};

use crate::catalog::{EffectKind, Power, PowerKind, PowerValue, Trigger};
use crate::choice::Choice;
use crate::edition::{PowerLimit, Undeployed};
use crate::event::Event;
use crate::explain::{Forbidden, forbid};
use crate::frame::{Activation, AttackKind, Frame, PowerFrame};
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::play::Play;
use crate::state::{Pile, Stage};

pub(crate) use listeners::Listeners;
pub(crate) use select::opponent;

impl Play<'_, '_> {
    /// A power is used between the actions of an activation, or as its attack action.
    /// [P15.15C.11] [P15.15C.14]
    pub(crate) fn use_in_activation(&mut self, mut activation: Activation, power: PowerRef) {
        if self.look().power(power).when == Trigger::AttackAction {
            activation.attacked = true;
            activation.taken += 1;
        }
        self.set(Frame::Activation(activation));
        self.use_power(power, None);
    }

    /// A power begins; what it costs is paid before it does anything. [P15.15C.3]
    pub(crate) fn use_power(&mut self, power: PowerRef, other: Option<UnitId>) {
        let look = self.look();
        let Power { cost, spends_element, .. } = *look.power(power);
        let once = look.is_once_per_turn(power);
        let seat = look.power_seat(power);
        let x = look.value_x(power).unwrap_or(0);
        let area = look.public.area_of(power.unit);
        if once {
            self.state.public.powers_used[usize::from(power.index)].insert(power.unit);
        }
        self.emit(Event::PowerUsed(power));
        self.push(Frame::Power(PowerFrame::new(power, seat, other, x)));
        if spends_element && let Some(area) = area {
            self.remove_element(area);
        }
        if cost > 0 {
            self.push(Frame::Payment { seat, left: cost });
        }
    }
}

impl<'a> Look<'a> {
    /// What a power is.
    #[inline]
    pub fn power(&self, power: PowerRef) -> &'a Power {
        &self.game.def(power.unit).powers[usize::from(power.index)]
    }

    /// The entry of a power in the row in force; `None` for a dash. Troop powers are always
    /// there. [P15.5B.1-19] [P15.5B.1-20] [P15.5B.1-21] [P15.15C.2]
    #[inline]
    pub fn power_value(&self, power: PowerRef) -> Option<PowerValue> {
        let def = self.game.def(power.unit);
        let row = def.row(self.public.unit(power.unit).vitality);
        match row.powers.get(usize::from(power.index)) {
            Some(PowerValue::Shown(false)) if !def.is_troop() => None,
            Some(PowerValue::X(x)) => Some(PowerValue::X(*x)),
            Some(PowerValue::Shown(_)) | None => Some(PowerValue::Shown(true)),
        }
    }

    /// The value X of a power in the row in force. [P15.15B.5]
    #[inline]
    pub fn value_x(&self, power: PowerRef) -> Option<u8> {
        match self.power_value(power)? {
            PowerValue::X(x) => Some(x),
            PowerValue::Shown(_) => None,
        }
    }

    /// Whether a power can work or be used now, its own conditions and costs aside. [P15.15C.1]
    #[inline]
    pub fn is_available(&self, power: PowerRef) -> bool {
        self.unavailable(power).is_none()
    }

    /// The rule that keeps a power from working or being used now, its own conditions and costs
    /// aside; `None` when it is available.
    pub fn power_barred_by(&self, power: PowerRef) -> Option<RuleId> {
        self.unavailable(power).map(|rule| self.game.edition().cite(RuleId(rule)))
    }

    /// The rule that keeps a power from working now. [P15.3.2] [P15.15C.1] [P15.15C.7]
    /// [P15.15C.8]
    pub(crate) fn unavailable(&self, power: PowerRef) -> Option<&'static str> {
        let unit = power.unit;
        let state = self.public.unit(unit);
        if self.game.listeners().powerless(self.public.board).contains(unit) {
            return Some("P15.3.2");
        }
        if state.owner.is_none() || state.stage == Stage::Removed {
            return Some("P15.8A.2a2d-10");
        }
        if self.power_value(power).is_none() {
            return Some("P15.5B.1-21");
        }
        if state.stage == Stage::Ready && self.game.edition().undeployed == Undeployed::Nothing {
            return Some("B29.14.13");
        }
        match self.power(power).kind {
            PowerKind::Permanent => None,
            PowerKind::Passive if state.area.is_none() => Some("P15.15C.10"),
            PowerKind::Passive if self.public.complex == Some(unit) => Some("P15.15C.9"),
            PowerKind::Passive => None,
            PowerKind::Active => self.out_of_activation(unit, "P15.15C.11", "P15.15C.12"),
            PowerKind::Offensive => self.out_of_activation(unit, "P15.15C.13", "P15.15C.13"),
        }
    }

    /// The rule that keeps active and offensive powers of a unit from being used now.
    /// [P15.8B.0-3] [P15.12B.6-5] [P15.12B.12-3] [P15.R116]
    fn out_of_activation(
        &self,
        unit: UnitId,
        own_activation: &'static str,
        not_complex: &'static str,
    ) -> Option<&'static str> {
        let Some(activation) = self.current_activation().filter(|current| current.unit == unit)
        else {
            return Some(own_activation);
        };
        if self.public.complex == Some(unit) {
            return Some(not_complex);
        }
        if activation.frozen {
            return Some("P15.12B.6-5");
        }
        match self.public.area_of(unit) {
            None => Some(own_activation),
            Some(area) if self.terrain_acts(unit, area, Terrain::Water) => Some("P15.12B.12-3"),
            Some(_) => None,
        }
    }

    /// The activation under way.
    fn current_activation(&self) -> Option<&'a Activation> {
        let frames = &self.public.frames;
        frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    /// Who decides for a power: its player, or who resolves the attack for its unit.
    /// [P15.8A.2b-11]
    pub(crate) fn power_seat(&self, power: PowerRef) -> Seat {
        match self.attack_at_hand() {
            Some(attack) if attack.by == power.unit && attack.kind != AttackKind::Terrain => {
                attack.resolver
            }
            _ => self.controller(power.unit),
        }
    }

    /// Whether a power is used once per turn at the most: in 1.5 active ones, in the beta all that
    /// somebody chooses to use. [P15.15C.11] [B29.30.5] [B29.R27]
    pub(crate) fn is_once_per_turn(&self, power: PowerRef) -> bool {
        let definition = self.power(power);
        definition.is_once_per_turn()
            || self.game.edition().power_limit == PowerLimit::Invoked
                && definition.kind != PowerKind::Permanent
                && (definition.is_optional() || definition.when == Trigger::AttackAction)
    }

    /// Whether a power was used as often as a turn allows. [P15.15C.11]
    pub(crate) fn is_used_up(&self, power: PowerRef) -> bool {
        self.public.powers_used[usize::from(power.index)].contains(power.unit)
    }

    /// Whether everybody can see that the cost of a power cannot be met: too few cards, or none
    /// may be spent. [P15.15C.3] [P15.R126]
    fn is_out_of_reach(&self, power: PowerRef) -> bool {
        let cost = self.power(power).cost;
        self.lacks_element(power)
            || cost > 0
                && (self.is_in_hands_of_enemy(power.unit)
                    || !self.might_pay(self.power_seat(power), cost))
    }

    /// Whether a power spends a 3D element and there is none. [P15.R213]
    fn lacks_element(&self, power: PowerRef) -> bool {
        self.power(power).spends_element
            && self
                .public
                .area_of(power.unit)
                .is_none_or(|area| self.public.elements[area.index()] == 0)
    }

    /// Whether a player might hold the cards for a cost, from what everybody sees. [P15.10.2]
    fn might_pay(&self, seat: Seat, cost: u8) -> bool {
        let player = self.public.seat(seat);
        let hidden = |pile: Pile| pile.total - pile.discard;
        let fallen: u8 = (player.army - self.game.troops())
            .iter()
            .filter(|&unit| self.public.unit(unit).stage == Stage::Destroyed)
            .map(|unit| hidden(self.public.unit(unit).cards))
            .sum();
        player.hand >= cost && hidden(player.aow) + hidden(player.omphalos) + fallen / 2 >= cost
    }

    /// Whether some power might be used in an activation, from what everybody sees.
    pub(crate) fn has_power_to_use(&self, activation: &Activation) -> bool {
        self.powers_of(activation.unit).any(|power| self.closed_to(activation, power).is_none())
    }

    /// The powers that can be used between the actions of an activation.
    pub(crate) fn power_options(&self, activation: &Activation, options: &mut Vec<Choice>) {
        for power in self.powers_of(activation.unit) {
            if self.forbids_use(activation, power).is_none() {
                options.push(Choice::Use(power));
            }
        }
    }

    /// Which rule keeps a power from being used between the actions of an activation.
    pub(crate) fn explain_use(
        &self,
        activation: &Activation,
        power: PowerRef,
    ) -> Option<Forbidden> {
        forbid(self.forbids_use(activation, power)?)
    }

    fn forbids_use(&self, activation: &Activation, power: PowerRef) -> Option<&'static str> {
        if power.unit != activation.unit || !self.is_power(power) {
            return Some(self.time_of(power));
        }
        let affordable =
            |power: PowerRef| self.can_pay(self.power_seat(power), self.power(power).cost);
        self.closed_to(activation, power).or((!affordable(power)).then_some("P15.15C.3"))
    }

    /// Whether the game has such a power.
    pub(crate) fn is_power(&self, power: PowerRef) -> bool {
        let unit = self.game.setup().pool.get(power.unit.index());
        unit.is_some_and(|def| usize::from(power.index) < def.powers.len())
    }

    /// The rule that says when a power of this type can be used. [P15.15.0-1]
    pub fn rule_of_time(&self, power: PowerRef) -> RuleId {
        RuleId(self.time_of(power))
    }

    pub(crate) fn time_of(&self, power: PowerRef) -> &'static str {
        match self.is_power(power).then(|| self.power(power).kind) {
            Some(PowerKind::Permanent) => "P15.15C.7",
            Some(PowerKind::Passive) => "P15.15C.9",
            Some(PowerKind::Active) | None => "P15.15C.11",
            Some(PowerKind::Offensive) => "P15.15C.13",
        }
    }

    /// The rule by which a power is used no more than once in a turn. [P15.15C.11] [B29.30.5]
    pub(crate) fn used_up(&self) -> &'static str {
        match self.game.edition().power_limit {
            PowerLimit::Active => "P15.15C.11",
            PowerLimit::Invoked => "B29.30.5",
        }
    }

    /// The rule that keeps a power of the activated unit from being used, from what everybody
    /// sees.
    fn closed_to(&self, activation: &Activation, power: PowerRef) -> Option<&'static str> {
        let when = self.power(power).when;
        let out_of_place = self.time_of(power);
        match when {
            Trigger::Activation => {}
            Trigger::AttackAction if activation.attacked => return Some("P15.R58"),
            Trigger::AttackAction if self.is_mired(activation.unit) => return Some("B29.16.35"),
            Trigger::AttackAction if activation.taken >= activation.allowed => {
                return Some("P15.15C.14");
            }
            Trigger::AttackAction => {}
            Trigger::Always
            | Trigger::ActivationStarts
            | Trigger::ActivationEnds
            | Trigger::TurnStarts
            | Trigger::Values(_)
            | Trigger::FirstRoll(_)
            | Trigger::Wounds(_)
            | Trigger::AttackOver(_)
            | Trigger::Destroyed(_)
            | Trigger::Wounded => return Some(out_of_place),
        }
        let rule = self.unavailable(power);
        if rule.is_some() {
            return rule;
        }
        if self.is_used_up(power) {
            return Some(self.used_up());
        }
        if !self.conditions_hold(power, power.unit, None) || self.lacks_element(power) {
            return Some("P15.R213");
        }
        if self.is_out_of_reach(power) {
            return Some("P15.15C.3");
        }
        self.is_idle(power).then(|| match when {
            Trigger::AttackAction => self.no_attack_by(power),
            _ => "P15.R213",
        })
    }

    /// The powers of a unit, as references.
    fn powers_of(&self, unit: UnitId) -> impl Iterator<Item = PowerRef> + use<> {
        let powers = self.game.def(unit).powers.len() as u8;
        (0..powers).map(move |index| PowerRef { unit, index })
    }

    /// The effect a power is at; `None` past the last.
    pub(crate) fn effect_at(&self, power: PowerRef, at: u8) -> Option<EffectKind> {
        self.power(power).effects.get(usize::from(at)).map(|effect| effect.kind())
    }
}
