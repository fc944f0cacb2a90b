//! What a power being resolved waits for, and the legal answers.

use kernel::{Pause, Seat};

use crate::catalog::{Effect, Selector};
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

    fn asked_by(&self, frame: &PowerFrame, effect: Effect) -> Option<Seat> {
        let decides = |asked: bool| asked.then_some(frame.seat);
        match effect {
            Effect::PassWounds { .. } => {
                let wounds = self.attack_at_hand().map_or(0, |attack| attack.wounds);
                decides(frame.left > 0 && wounds > 0 && !frame.pending.is_empty())
            }
            Effect::Activate { .. } => decides(!frame.pending.is_empty()),
            Effect::Reroll { .. } => decides(frame.left > 0),
            Effect::Modify { .. }
            | Effect::Wound { .. }
            | Effect::Heal { .. }
            | Effect::Destroy { .. }
            | Effect::Paralyse { .. }
            | Effect::Move { .. }
            | Effect::Retrieve { .. }
            | Effect::PlaceToken { .. } => match effect.selector()? {
                Selector::One(_) => decides(frame.pending.len() > 1),
                Selector::Each(_) => {
                    self.order_matters(frame.pending, effect).then(|| self.orderer())
                }
                Selector::Itself | Selector::Other | Selector::Chosen => None,
            },
            Effect::Attack { .. }
            | Effect::Draw { .. }
            | Effect::Search
            | Effect::FreeManoeuvre
            | Effect::MoreActivations { .. }
            | Effect::MoreActions
            | Effect::AddWounds { .. }
            | Effect::CancelWounds { .. }
            | Effect::Charge { .. } => None,
        }
    }

    /// Whether it can make a difference which of several units an effect touches first: nobody is
    /// asked for an order without consequence.
    fn order_matters(&self, units: UnitSet, effect: Effect) -> bool {
        if units.len() < 2 {
            return false;
        }
        match effect {
            Effect::Move { .. } | Effect::PlaceToken { .. } => true,
            Effect::Wound { .. } | Effect::Destroy { .. } => {
                let divinities =
                    units.iter().filter(|&unit| self.game.def(unit).is_divinity()).count();
                self.game.listeners().hear_wounds() || divinities > 1
            }
            Effect::Modify { .. }
            | Effect::Attack { .. }
            | Effect::Heal { .. }
            | Effect::Paralyse { .. }
            | Effect::Draw { .. }
            | Effect::Retrieve { .. }
            | Effect::Search
            | Effect::FreeManoeuvre
            | Effect::MoreActivations { .. }
            | Effect::MoreActions
            | Effect::Reroll { .. }
            | Effect::AddWounds { .. }
            | Effect::CancelWounds { .. }
            | Effect::PassWounds { .. }
            | Effect::Activate { .. }
            | Effect::Charge { .. } => false,
        }
    }

    /// The choices of a power being resolved.
    pub(crate) fn power_frame_options(&self, frame: &PowerFrame, options: &mut Vec<Choice>) {
        let Some(effect) = self.effect_at(frame.power, frame.at) else { return };
        match effect {
            Effect::Reroll { .. } => {
                options.push(Choice::Continue);
                if let Some(attack) = self.attack_at_hand() {
                    let left = |face| attack.roll.count(face) > attack.picked.count(face);
                    options.extend((0..=5).filter(|&face| left(face)).map(Choice::Reroll));
                }
                return;
            }
            Effect::PassWounds { .. } | Effect::Activate { .. } => options.push(Choice::Decline),
            Effect::Modify { .. }
            | Effect::Attack { .. }
            | Effect::Wound { .. }
            | Effect::Heal { .. }
            | Effect::Destroy { .. }
            | Effect::Paralyse { .. }
            | Effect::Move { .. }
            | Effect::Draw { .. }
            | Effect::Retrieve { .. }
            | Effect::Search
            | Effect::FreeManoeuvre
            | Effect::MoreActivations { .. }
            | Effect::MoreActions
            | Effect::AddWounds { .. }
            | Effect::CancelWounds { .. }
            | Effect::PlaceToken { .. }
            | Effect::Charge { .. } => {}
        }
        options.extend(frame.pending.iter().map(Choice::Pick));
    }
}
