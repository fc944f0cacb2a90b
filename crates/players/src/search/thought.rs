//! What a search came to.

use std::time::Duration;

use super::tree::{Place, ROOT, Tree};

/// A continuation is followed no further than this.
const LONGEST_STORY: usize = 24;

/// A place that was seldom visited says nothing about what comes next.
const FEWEST_VISITS: u32 = 3;

/// What a player thought about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<C> {
    /// The options that were weighed, the best first. Never empty.
    pub weighed: Vec<Weighed<C>>,
    /// How many rounds were played; 0 when nothing was searched for.
    pub iterations: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// The chance to win with the best option, 0 to 1.
    pub win_chance: f64,
}

/// One option and what was found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<C> {
    /// Its place among the options as they were offered.
    pub option: usize,
    /// The option.
    pub choice: C,
    /// How many rounds began with it.
    pub visits: u32,
    /// The chance to win with it, 0 to 1, for the side of who decides.
    pub win_chance: f64,
    /// What most likely follows, choice by choice, of whatever seat.
    pub line: Vec<C>,
}

impl<C: Copy + Eq> Thought<C> {
    /// A decision that needed no search.
    pub(super) fn settled(option: usize, choice: C, win_chance: f64, elapsed: Duration) -> Self {
        let weighed = Weighed { option, choice, visits: 0, win_chance, line: Vec::new() };
        Self { weighed: vec![weighed], iterations: 0, elapsed, win_chance }
    }

    /// What several trees found together.
    pub(super) fn of(trees: &[Tree<C>], options: &[C], elapsed: Duration) -> Self {
        let mut weighed: Vec<Weighed<C>> = Vec::with_capacity(options.len());
        for (option, &choice) in options.iter().enumerate() {
            let is_it = |place: &Place<C>| place.choice == Some(choice);
            let found: Vec<(&Tree<C>, u32)> = trees
                .iter()
                .filter_map(|tree| {
                    let (at, _) = tree.after(ROOT).find(|(_, place)| is_it(place))?;
                    Some((tree, at))
                })
                .collect();
            let visits: u32 = found.iter().map(|(tree, at)| tree.place(*at).visits).sum();
            let total: f64 = found
                .iter()
                .map(|(tree, at)| tree.place(*at).chance() * f64::from(tree.place(*at).visits))
                .sum();
            let most = found.iter().max_by_key(|(tree, at)| tree.place(*at).visits);
            if let Some((tree, at)) = most {
                let win_chance = total / f64::from(visits.max(1));
                weighed.push(Weighed {
                    option,
                    choice,
                    visits,
                    win_chance,
                    line: story(tree, *at),
                });
            }
        }
        weighed.sort_by(|a, b| {
            let by_chance = b.win_chance.total_cmp(&a.win_chance);
            b.visits.cmp(&a.visits).then(by_chance).then(a.option.cmp(&b.option))
        });
        let iterations = trees.iter().map(|tree| u64::from(tree.place(ROOT).visits)).sum();
        let win_chance = weighed.first().map_or(0.5, |best| best.win_chance);
        Self { weighed, iterations, elapsed, win_chance }
    }
}

/// The most visited way on from a place.
fn story<C: Copy + Eq>(tree: &Tree<C>, from: u32) -> Vec<C> {
    let mut line = Vec::new();
    let mut at = from;
    while line.len() < LONGEST_STORY {
        let Some((next, place)) = tree.after(at).max_by_key(|(_, place)| place.visits) else {
            break;
        };
        if place.visits < FEWEST_VISITS {
            break;
        }
        line.extend(place.choice);
        at = next;
    }
    line
}
