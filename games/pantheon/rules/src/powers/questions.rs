//! What a power being resolved waits for, and the legal answers.

use kernel::{Pause, Seat};

use crate::catalog::{EffectKind, OwnEffect, Selector, UnitEffect};
use crate::choice::{Choice, Request};
use crate::frame::PowerFrame;
use crate::ids::UnitSet;
use crate::look::Look;
use crate::state::Ending;

impl Look<'_> {
    /// What a power waits for: its player, the active player for the order of several units, or
    /// dice. [P15.3.8]
    pub(crate) fn power_awaits(&self, frame: &PowerFrame) -> Option<Pause<Request, Ending>> {
        if frame.rolling {
            let dice = self.attack_at_hand().map_or(0, |attack| attack.picked.len());
            return Some(Pause::Chance(Request::Dice { dice }));
        }
        let effect = self.effect_at(frame.power, frame.at).filter(|_| frame.begun)?;
        let seat = self.asked_by(frame, effect)?;
        self.public.alive.contains(seat).then_some(Pause::Decision(seat))
    }

    fn asked_by(&self, frame: &PowerFrame, effect: EffectKind) -> Option<Seat> {
        let decides = |asked: bool| asked.then_some(frame.seat);
        match effect {
            EffectKind::OnUnits { effect: UnitEffect::PassWounds { .. }, .. } => {
                let wounds = self.attack_at_hand().map_or(0, |attack| attack.wounds);
                decides(frame.left > 0 && wounds > 0 && !frame.pending.is_empty())
            }
            EffectKind::OnUnits { effect: UnitEffect::Activate, .. } => {
                decides(!frame.pending.is_empty())
            }
            EffectKind::OnUnits { on: Selector::One(_), .. } => decides(frame.pending.len() > 1),
            EffectKind::OnUnits { on: Selector::Each(_), effect } => {
                self.order_matters(frame.pending, effect).then(|| self.orderer())
            }
            EffectKind::OnItsOwn(OwnEffect::Reroll { .. }) => decides(frame.left > 0),
            EffectKind::OnUnits { .. } | EffectKind::OnItsOwn(_) | EffectKind::Charge { .. } => {
                None
            }
        }
    }

    /// Whether it can make a difference which of several units an effect touches first: nobody is
    /// asked for an order without consequence.
    fn order_matters(&self, units: UnitSet, effect: UnitEffect) -> bool {
        if units.len() < 2 {
            return false;
        }
        match effect {
            UnitEffect::Move { .. } | UnitEffect::PlaceToken { .. } => true,
            UnitEffect::Wound { .. } | UnitEffect::Destroy => {
                let divinities =
                    units.iter().filter(|&unit| self.game.def(unit).is_divinity()).count();
                self.game.listeners().hear_wounds() || divinities > 1
            }
            UnitEffect::Modify { .. }
            | UnitEffect::Heal { .. }
            | UnitEffect::Paralyse { .. }
            | UnitEffect::Retrieve
            | UnitEffect::PassWounds { .. }
            | UnitEffect::Activate => false,
        }
    }

    /// The choices of a power being resolved.
    pub(crate) fn power_frame_options(&self, frame: &PowerFrame, options: &mut Vec<Choice>) {
        match self.effect_at(frame.power, frame.at) {
            Some(EffectKind::OnItsOwn(OwnEffect::Reroll { .. })) => {
                options.push(Choice::Continue);
                if let Some(attack) = self.attack_at_hand() {
                    let left = |face| attack.roll.count(face) > attack.picked.count(face);
                    options.extend((0..=5).filter(|&face| left(face)).map(Choice::Reroll));
                }
            }
            Some(EffectKind::OnUnits { effect, .. }) => {
                if matches!(effect, UnitEffect::PassWounds { .. } | UnitEffect::Activate) {
                    options.push(Choice::Decline);
                }
                options.extend(frame.pending.iter().map(Choice::Pick));
            }
            Some(EffectKind::OnItsOwn(_) | EffectKind::Charge { .. }) | None => {}
        }
    }
}
