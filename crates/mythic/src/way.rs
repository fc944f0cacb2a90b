//! The way a unit takes to a space, for those who want to see it before it goes. The rules ask
//! only for its end. [M12.7.1]

use std::collections::VecDeque;

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::Terrain;
use crate::frame::Frame;
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::movement::Walk;
use crate::view::View;

/// A way over the battlefield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The spaces, from where the unit stands to where it goes.
    pub spaces: Vec<SpaceId>,
    /// Whether it is farther than in a combat maneuver, so that the unit may not attack. [M12.R39]
    pub far: bool,
}

impl Mythic {
    /// A way with the fewest steps on which the unit that is being activated can move to a space;
    /// `None` when there is none, or nobody is moving.
    pub fn way(&self, view: &View, to: SpaceId) -> Option<Way> {
        let state = view.with_blank_hands();
        let look = Look::new(self, &state);
        let Some(Frame::Activation(activation)) = view.public.frames.top() else { return None };
        let from = look.space(activation.unit)?;
        let (near, all) = look.reach(activation);
        if !all.contains(to) {
            return None;
        }
        let far = !near.contains(to);
        let (combat, free) = look.budgets(activation);
        let budget = if far { free } else { combat };
        let walk = Walk { from, activated: activation.from, budget, scout: activation.scout };
        let spaces = look.shortest(activation.unit, walk, to)?;
        Some(Way { spaces, far })
    }
}

/// A step of the search: a space, what is left of the movement there, and the step before.
struct Step {
    at: SpaceId,
    left: u8,
    before: Option<usize>,
}

impl Look<'_> {
    /// A way with the fewest steps. What a step costs is as in [`Look::reachable`].
    fn shortest(&self, unit: UnitId, walk: Walk, to: SpaceId) -> Option<Vec<SpaceId>> {
        let flies = self.game.flies(unit);
        let field = self.game.field();
        let forts = self.public.spaces_of(Terrain::Fortification);
        let slow =
            |terrain| if walk.scout { SpaceSet::EMPTY } else { self.public.spaces_of(terrain) };
        let (forest, water) = (slow(Terrain::Forest), slow(Terrain::Aquatic));
        let open = if flies {
            field - self.public.air.without(walk.from)
        } else {
            let taken = self.public.occupied().without(walk.from);
            field - taken - self.closed() - (forts - SpaceSet::around(walk.activated))
        };
        let mut steps = vec![Step { at: walk.from, left: walk.budget, before: None }];
        let mut waiting = VecDeque::from([0]);
        while let Some(now) = waiting.pop_front() {
            let Step { at, left, .. } = steps[now];
            if at == to && now > 0 {
                return Some(back(&steps, now));
            }
            if left == 0 {
                continue;
            }
            for next in (SpaceSet::around(at) & open).iter() {
                let stops = !flies
                    && (water.contains(next) || (forts.contains(next) && !forts.contains(at)));
                let cost = if !flies && forest.contains(next) { 2 } else { 1 };
                let left = if stops { 0 } else { left.saturating_sub(cost) };
                let known = steps.iter().any(|step| step.at == next && step.left >= left);
                if !known {
                    waiting.push_back(steps.len());
                    steps.push(Step { at: next, left, before: Some(now) });
                }
            }
        }
        None
    }
}

/// The spaces that led to a step.
fn back(steps: &[Step], last: usize) -> Vec<SpaceId> {
    let mut spaces = Vec::new();
    let mut at = Some(last);
    while let Some(step) = at.map(|at| &steps[at]) {
        spaces.push(step.at);
        at = step.before;
    }
    spaces.reverse();
    spaces
}
