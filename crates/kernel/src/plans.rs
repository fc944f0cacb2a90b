//! Plans: what can be done in one go, as a row of choices that are all legal.
//!
//! A plan goes from the question that stands to a goal, and ends where somebody else is asked or
//! chance answers. It is made in a world that was dealt from a view, and up to its end nothing
//! depends on what was dealt: so it says no more than the view does.

use std::collections::VecDeque;
use std::fmt::Debug;

use crate::{Game, Pause, Seat};

/// The place that a choice can have in a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is part of no plan.
    Apart,
    /// Plans may go on after it.
    Way,
    /// Plans may go on after it, but one that does without is better.
    Detour,
    /// It can be the last choice of a plan and nothing else.
    Last,
}

/// A game with plans.
pub trait Planned: Game<State: Copy> {
    /// The end that a plan serves. Of several ways to the same goal the shortest is a plan.
    type Goal: Copy + PartialEq + Debug;

    /// The place that a legal choice can have in a plan.
    fn role(&self, state: &Self::State, choice: Self::Choice) -> Role;

    /// True of a choice that begins something new, such as the turn of another unit: it is the first of a
    /// plan or part of none.
    fn begins(&self, choice: Self::Choice) -> bool;

    /// The goal that a choice reaches, if it reaches one.
    fn goal(
        &self,
        before: &Self::State,
        choice: Self::Choice,
        after: &Self::State,
    ) -> Option<Self::Goal>;
}

/// A row of choices and what it is for.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<G: Planned> {
    /// The end that it serves.
    pub goal: G::Goal,
    /// The choices, in order; at least one.
    pub choices: Vec<G::Choice>,
    /// The moment after the last of them.
    pub after: G::State,
}

/// Moments that are looked at before a search gives up: many times what any board needs.
const MOST: usize = 4000;

/// The plans of `seat` in `world`, the shortest first; none unless the seat is asked.
pub fn plans<G: Planned>(game: &G, world: &G::State, seat: Seat) -> Vec<Plan<G>> {
    let mut found: Vec<Plan<G>> = Vec::new();
    let mut seen = vec![*world];
    let mut queue: VecDeque<(G::State, Vec<G::Choice>)> = VecDeque::new();
    let mut detours = VecDeque::new();
    let mut options = Vec::new();
    let is_asked =
        |state: &G::State| matches!(game.pause(state), Pause::Decision(it) if it == seat);
    if is_asked(world) {
        queue.push_back((*world, Vec::new()));
    }
    while let Some((before, choices)) = queue.pop_front().or_else(|| detours.pop_front()) {
        game.options(&before, &mut options);
        for &choice in &options {
            let role = game.role(&before, choice);
            let is_late = game.begins(choice) && !choices.is_empty();
            if role == Role::Apart || is_late {
                continue;
            }
            let mut after = before;
            game.advance_unchecked(&mut after, choice);
            let choices: Vec<G::Choice> = choices.iter().copied().chain([choice]).collect();
            let goal = game.goal(&before, choice, &after);
            if let Some(goal) = goal.filter(|&goal| found.iter().all(|plan| plan.goal != goal)) {
                found.push(Plan { goal, choices: choices.clone(), after });
            }
            let further = role != Role::Last && seen.len() < MOST && is_asked(&after);
            if further && !seen.contains(&after) {
                seen.push(after);
                let next = if role == Role::Detour { &mut detours } else { &mut queue };
                next.push_back((after, choices));
            }
        }
    }
    found
}

/// The moment after `choices` of `seat` in `world`; `None` when one of them is not offered then.
pub fn follow<G: Game<State: Copy>>(
    game: &G,
    world: &G::State,
    seat: Seat,
    choices: &[G::Choice],
) -> Option<G::State> {
    let mut state = *world;
    let mut options = Vec::new();
    for &choice in choices {
        game.options(&state, &mut options);
        let asked = matches!(game.pause(&state), Pause::Decision(it) if it == seat);
        if !asked || !options.contains(&choice) {
            return None;
        }
        game.advance_unchecked(&mut state, choice);
    }
    Some(state)
}
