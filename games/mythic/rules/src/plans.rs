//! What one unit can do in one go: be activated, move, attack from there.

use board::grid::SpaceId;
use kernel::plans::{Planned, Role};

use crate::choice::{Choice, Fee};
use crate::frame::Frame;
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::state::{Public, State};

/// What a unit is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It moves here.
    Reach(UnitId, SpaceId),
    /// It attacks a unit from a space.
    Strike {
        /// The attacker.
        unit: UnitId,
        /// The target.
        on: UnitId,
        /// Where the attacker stands then.
        from: SpaceId,
    },
}

impl Goal {
    /// The unit that does it.
    pub const fn unit(self) -> UnitId {
        match self {
            Self::Reach(unit, _) | Self::Strike { unit, .. } => unit,
        }
    }
}

/// The unit whose activation is under way.
fn acting(public: &Public) -> Option<UnitId> {
    match public.frames.top() {
        Some(Frame::Activation(activation)) => Some(activation.unit),
        _ => None,
    }
}

impl Planned for Mythic {
    type Goal = Goal;

    fn role(&self, _: &State, choice: Choice) -> Role {
        match choice {
            Choice::Activate(_, Fee::Free) | Choice::Move(_) => Role::Way,
            Choice::Activate(..) => Role::Detour,
            Choice::Strike(_) | Choice::Shoot { .. } => Role::Last,
            _ => Role::Apart,
        }
    }

    fn begins(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Activate(..))
    }

    fn goal(&self, before: &State, choice: Choice, _: &State) -> Option<Goal> {
        let unit = acting(&before.public)?;
        match choice {
            Choice::Move(space) => Some(Goal::Reach(unit, space)),
            Choice::Strike(on) | Choice::Shoot { at: on, .. } => {
                Some(Goal::Strike { unit, on, from: before.public.unit(unit).space? })
            }
            _ => None,
        }
    }
}
