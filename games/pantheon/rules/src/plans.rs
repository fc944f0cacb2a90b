//! What one unit can do in one go: walk or run somewhere, attack from there, take a stone.

use board::AreaId;
use kernel::plans::{Planned, Role};

use crate::choice::{Card, Choice};
use crate::frame::{Declared, Frame, Target};
use crate::game::Pantheon;
use crate::ids::{StoneId, UnitId};
use crate::state::{Public, State};

/// What a unit is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It moves here.
    Reach(UnitId, AreaId),
    /// It attacks this target from an area.
    Strike {
        /// The attacker.
        unit: UnitId,
        /// The target.
        on: Target,
        /// Where the attacker stands then.
        from: AreaId,
        /// By the full-area option.
        full: bool,
    },
    /// It claims this stone.
    Claim(UnitId, StoneId),
    /// It absorbs this stone.
    Absorb(UnitId, StoneId),
    /// It comes into play here.
    Deploy(UnitId, AreaId),
}

impl Goal {
    /// The unit that does it.
    pub const fn unit(self) -> UnitId {
        match self {
            Self::Reach(unit, _)
            | Self::Strike { unit, .. }
            | Self::Claim(unit, _)
            | Self::Absorb(unit, _)
            | Self::Deploy(unit, _) => unit,
        }
    }
}

/// The unit whose activation is under way: of several the innermost.
fn acting(public: &Public) -> Option<UnitId> {
    public.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(activation.unit),
        _ => None,
    })
}

/// Whether a moment asks about the next step of a movement.
fn is_moving(public: &Public) -> bool {
    matches!(public.frames.top(), Some(Frame::Movement(_)))
}

impl Planned for Pantheon {
    type Goal = Goal;

    /// A payment is part of a plan when an art of war card pays it: that is what is paid with
    /// unless a player wants otherwise. [P15.10.2]
    fn role(&self, state: &State, choice: Choice) -> Role {
        let paying = matches!(state.public.frames.top(), Some(Frame::Payment { .. }));
        match choice {
            Choice::Activate(_, Declared::Simple)
            | Choice::Walk
            | Choice::Run
            | Choice::FastFlight
            | Choice::Attack
            | Choice::AerialAttack => Role::Way,
            Choice::Activate(_, Declared::Complex) => Role::Detour,
            Choice::Pay(Card::ArtOfWar) if paying => Role::Way,
            Choice::Enter(_) | Choice::Stop if is_moving(&state.public) => Role::Way,
            Choice::Target(_) | Choice::TargetFull(_) if is_aiming(&state.public) => Role::Last,
            Choice::Claim(_) | Choice::Absorb(_) | Choice::Deploy(_) => Role::Last,
            _ => Role::Apart,
        }
    }

    fn begins(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Activate(..))
    }

    fn goal(&self, before: &State, choice: Choice, after: &State) -> Option<Goal> {
        let unit = acting(&before.public)?;
        match choice {
            Choice::Enter(area) if !is_moving(&after.public) => Some(Goal::Reach(unit, area)),
            Choice::Stop => Some(Goal::Reach(unit, before.public.area_of(unit)?)),
            Choice::Target(on) => strike(&before.public, unit, on, false),
            Choice::TargetFull(on) => strike(&before.public, unit, on, true),
            Choice::Claim(stone) => Some(Goal::Claim(unit, stone)),
            Choice::Absorb(stone) => Some(Goal::Absorb(unit, stone)),
            Choice::Deploy(area) => Some(Goal::Deploy(unit, area)),
            _ => None,
        }
    }
}

/// Whether a moment asks whom the attack action is aimed at.
fn is_aiming(public: &Public) -> bool {
    matches!(public.frames.top(), Some(Frame::Attack(_)))
}

fn strike(public: &Public, unit: UnitId, on: Target, full: bool) -> Option<Goal> {
    Some(Goal::Strike { unit, on, from: public.area_of(unit)?, full })
}
