//! Why not: effects being put in order, and powers being resolved.

use super::{Forbidden, begins_action, forbid};
use crate::catalog::{EffectKind, UnitEffect};
use crate::choice::Choice;
use crate::frame::{PowerFrame, Triggers};
use crate::look::Look;

impl Look<'_> {
    /// Which rule forbids a choice at a moment with triggered effects.
    pub(super) fn explain_trigger(&self, triggers: &Triggers, choice: Choice) -> Option<Forbidden> {
        forbid(match (triggers.asking, choice) {
            (Some(asked), Choice::Use(power)) if asked == power => "P15.15C.3",
            (None, Choice::Decline) => "P15.15C.6",
            (None, Choice::Resolve(_) | Choice::ResolveTerrain) => "P15.3.8",
            (_, choice) if starts_something(choice) => "P15.3.10",
            _ => return None,
        })
    }

    /// Which rule forbids a choice while a power is being resolved.
    pub(super) fn explain_power(&self, frame: &PowerFrame, choice: Choice) -> Option<Forbidden> {
        let moves = matches!(
            self.effect_at(frame.power, frame.at),
            Some(EffectKind::OnUnits { effect: UnitEffect::Move { .. }, .. })
        );
        forbid(match choice {
            Choice::Pick(unit) if moves && self.game.huge().contains(unit) => "P15.13.5-3",
            Choice::Pick(_) => "P15.5B.1-11",
            Choice::Decline => "P15.15C.6",
            choice if starts_something(choice) => "P15.3.10",
            _ => return None,
        })
    }
}

/// Whether a choice begins something else while an effect is under way. [P15.3.10]
const fn starts_something(choice: Choice) -> bool {
    begins_action(choice)
        || matches!(
            choice,
            Choice::Use(_)
                | Choice::Resolve(_)
                | Choice::ResolveTerrain
                | Choice::Activate(..)
                | Choice::Drop
                | Choice::End
        )
}
