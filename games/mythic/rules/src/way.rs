//! The way a unit takes to a space, for those who want to see it before it goes. The rules ask
//! only for its end. [M12.7.1]

use std::collections::VecDeque;

use board::grid::{SpaceId, SpaceSet};

use crate::choice::{Choice, Via};
use crate::frame::Frame;
use crate::game::Mythic;
use crate::ground::Ground;
use crate::look::Look;
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
    /// The way of a move of the unit that is being activated: one with the fewest steps, between
    /// the spaces that the choice names if it names any. `None` when there is none, or the choice
    /// is no move.
    pub fn way(&self, view: &View, choice: Choice) -> Option<Way> {
        let state = view.with_blank_hands();
        let look = Look::new(self, &state);
        let Some(Frame::Activation(activation)) = view.public.frames.top() else { return None };
        let (to, via) = match choice {
            Choice::Move(to) => (to, None),
            Choice::MoveVia(via, to) => (to, Some(via)),
            _ => return None,
        };
        let far = match via {
            Some(via) => look.goes_by(activation, via, to)?,
            None => {
                let (near, all) = look.reach(activation);
                all.contains(to).then(|| !near.contains(to))?
            }
        };
        let ground = look.ground(activation);
        let mut left = if far { look.budget(activation) } else { look.budgets(activation).0 };
        let mut spaces = vec![look.space(activation.unit)?];
        for next in via.into_iter().flat_map(Via::spaces) {
            let at = *spaces.last()?;
            let after = ground.through(at, left, [next].into_iter())?;
            ground.shortest(at, left, next, after, &mut spaces)?;
            left = after;
        }
        let at = *spaces.last()?;
        ground.shortest(at, left, to, 0, &mut spaces)?;
        Some(Way { spaces, far })
    }
}

/// A step of the search: a space, what is left of the movement there, and the step before.
struct Step {
    at: SpaceId,
    left: u8,
    before: Option<usize>,
}

impl Ground {
    /// Adds a way with the fewest steps that leaves at least so much of the movement.
    fn shortest(
        &self,
        from: SpaceId,
        budget: u8,
        to: SpaceId,
        leaving: u8,
        spaces: &mut Vec<SpaceId>,
    ) -> Option<()> {
        let mut steps = vec![Step { at: from, left: budget, before: None }];
        let mut waiting = VecDeque::from([0]);
        while let Some(now) = waiting.pop_front() {
            let Step { at, left, .. } = steps[now];
            if at == to && left >= leaving {
                spaces.extend_from_slice(&back(&steps, now)[1..]);
                return Some(());
            }
            if left == 0 {
                continue;
            }
            for (next, left) in self.step(SpaceSet::only(at), left) {
                for next in next.iter() {
                    let known = steps.iter().any(|step| step.at == next && step.left >= left);
                    if !known {
                        waiting.push_back(steps.len());
                        steps.push(Step { at: next, left, before: Some(now) });
                    }
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
