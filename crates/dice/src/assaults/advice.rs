//! Advice on dice that lie on the table.

use serde::{Deserialize, Serialize};

use super::pool::{AGAIN, Boost, Pool};
use super::second::Second;
use super::table::{SAME, first_assault, lines, settled};
use super::target::{Aim, Target};
use crate::multiset::{Lanes, Shown};
use crate::roll::{MAX_DICE, Roll};

/// Which assault the dice on the table belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Dice at 5 may still be re-rolled.
    First,
    /// No die is rolled any more. [P15.8A.2a2c-9]
    Second,
}

/// One way to go on, with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Dice rolled again.
    pub reroll: u8,
    /// Dice discarded before that.
    pub discards: u8,
    /// Expected wounds or chance, whichever the aim names.
    pub value: f64,
    /// Expected wounds if the same is done and the rest played for the mean.
    pub mean: f64,
}

/// Why a line was advised.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// There is no other line.
    Forced,
    /// It is better for the aim than the best other line.
    Better {
        /// The difference to that line.
        by: f64,
    },
    /// Other lines do as well for the aim; it has the best mean of these.
    BetterMean {
        /// The difference in the mean to the best other of these.
        by: f64,
    },
    /// Other lines do as well in both; it rolls the fewest dice again.
    FewestRerolls,
}

/// How to spend dice: the discards in order, then how many dice at 5 to roll again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Split {
    /// Discards, in an order that [`Pool::boost`] accepts.
    pub boosts: Vec<Boost>,
    /// Dice at 5 that go into the second assault; 0 to stop here.
    pub reroll: u8,
    /// What the advice is worth for the aim.
    pub value: f64,
    /// Why this line.
    pub reason: Reason,
    /// All lines that were compared, by [`Line::reroll`].
    pub lines: Vec<Line>,
}

/// Which dice of the first roll to pick up and roll once more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerollAdvice {
    /// The dice to pick up; empty to let the roll stand.
    pub dice: Roll,
    /// What the advice is worth for the aim.
    pub value: f64,
    /// Why this line.
    pub reason: Reason,
    /// All lines that were compared, by [`Line::reroll`].
    pub lines: Vec<Line>,
}

/// The best way to spend a first roll against a defence.
///
/// ```
/// use dice::{Aim, Boost, best_split};
/// let roll = "0 3 4 5".parse()?;
/// let many = best_split(roll, 7, Aim::Mean);
/// assert_eq!(many.boosts, [Boost { discard: 3, target: 4 }]);
/// assert_eq!(many.reroll, 2);
/// // One wound is safe if that is all that is wanted.
/// let one = best_split(roll, 7, Aim::AtLeast(1));
/// assert_eq!((one.reroll, one.value), (0, 1.0));
/// # Ok::<(), dice::RollError>(())
/// ```
pub fn best_split(roll: Roll, defence: u8, aim: Aim) -> Split {
    split(&Pool::from_roll(roll, defence), Stage::First, Target::new(defence), aim)
}

/// Whether dice can wound more than they do as they lie, by any way to go on.
pub fn can_gain(pool: &Pool, stage: Stage, target: Target) -> bool {
    /// Less than any difference in expected wounds.
    const SAME: f64 = 1e-9;
    split(pool, stage, target, Aim::Mean).value - f64::from(pool.wounds()) > SAME
}

/// The best way to go on with a pool, whatever has been spent already.
pub fn split(pool: &Pool, stage: Stage, target: Target, aim: Aim) -> Split {
    let mut compared: Vec<Line> = Vec::new();
    let mut spared: Vec<Vec<Boost>> = Vec::new();
    match stage {
        Stage::First => {
            for (second, lanes) in lines(pool, &target) {
                let line = line(second.as_ref(), pool, &target, aim, &lanes);
                let boosts = second.map(|second| second.spared).unwrap_or_default();
                // Of the ways to the same second assault the best is a line of play.
                match compared.last_mut().filter(|last| last.reroll == line.reroll) {
                    Some(last) if is_better(&line, last) => {
                        *last = line;
                        spared.pop();
                        spared.push(boosts);
                    }
                    Some(_) => {}
                    None => {
                        compared.push(line);
                        spared.push(boosts);
                    }
                }
            }
        }
        Stage::Second => {
            compared.push(line(None, pool, &target, aim, &settled(pool, &target)));
            spared.push(Vec::new());
        }
    }
    let (best, reason) = choose(&compared);
    let Line { reroll, value, .. } = compared[best];
    let boosts = if reroll == 0 {
        let defence = target.effective_defence();
        raise(pool, pool.most_wounds(defence) - pool.wounds(), defence)
    } else if spared[best].is_empty() {
        raise(pool, reroll.saturating_sub(pool.fives()), AGAIN)
    } else {
        spared.swap_remove(best)
    };
    Split { boosts, reroll, value, reason, lines: compared }
}

/// The best dice of a first roll to roll once more, up to `rerolls` of them.
///
/// It prepares an [`Advisor`] for one question; keep one to ask several.
pub fn best_reroll(roll: Roll, defence: u8, rerolls: u8, aim: Aim) -> RerollAdvice {
    Advisor::for_dice(Target::new(defence), roll.len()).reroll(roll, rerolls, aim)
}

/// Advice against one target: it knows the value of every first roll, which
/// [`Advisor::reroll`] needs many of.
#[derive(Clone, Debug)]
pub struct Advisor {
    target: Target,
    dice: u8,
    values: Vec<Lanes>,
}

impl Advisor {
    /// Prepares advice on any roll against `target`.
    pub fn new(target: Target) -> Self {
        Self::for_dice(target, MAX_DICE)
    }

    fn for_dice(target: Target, dice: u8) -> Self {
        Self { target, dice, values: first_assault(&target, dice) }
    }

    /// The target the advice is about.
    pub fn target(&self) -> Target {
        self.target
    }

    /// What a first roll is worth for an aim, before any die is spent.
    pub fn value(&self, roll: Roll, aim: Aim) -> f64 {
        self.target.value(aim, &self.values[Shown::of(roll).rank()])
    }

    /// The best way to go on with a pool; the same as [`split`].
    pub fn split(&self, pool: &Pool, stage: Stage, aim: Aim) -> Split {
        split(pool, stage, self.target, aim)
    }

    /// The best dice of a first roll to roll once more, up to `rerolls` different ones, all
    /// together. [P15.14.14-1] [P15.R206]
    pub fn reroll(&self, roll: Roll, rerolls: u8, aim: Aim) -> RerollAdvice {
        debug_assert!(roll.len() <= self.dice, "an advisor for fewer dice is private");
        let compared: Vec<Line> = (0..=rerolls.min(roll.len()))
            .map(|reroll| self.reroll_line(roll, reroll, aim))
            .collect();
        let (best, reason) = choose(&compared);
        let Line { reroll, value, .. } = compared[best];
        RerollAdvice { dice: roll.lowest(reroll), value, reason, lines: compared }
    }

    /// What it is worth to let the `reroll` lowest dice fall again.
    fn reroll_line(&self, roll: Roll, reroll: u8, aim: Aim) -> Line {
        let left = Shown::of(roll).without_lowest(reroll.saturating_sub(roll.count(0)));
        let (mut value, mut mean) = (0.0, 0.0);
        for fallen in Roll::all(reroll) {
            let lanes = &self.values[left.and(Shown::of(fallen)).rank()];
            let ways = f64::from(fallen.ways());
            value += ways * self.target.value(aim, lanes);
            mean += ways * lanes[0];
        }
        let total = 6f64.powi(reroll.into());
        Line { reroll, discards: 0, value: value / total, mean: mean / total }
    }
}

fn line(second: Option<&Second>, pool: &Pool, target: &Target, aim: Aim, lanes: &Lanes) -> Line {
    let reroll = second.map_or(0, |second| second.reroll);
    let discards = second.map_or(0, |second| match second.spared.len() {
        0 => pool.len() - second.reroll - second.kept.len(),
        spared => spared as u8,
    });
    Line { reroll, discards, value: target.value(aim, lanes), mean: lanes[0] }
}

/// Whether a line is better for the aim than another, or as good and better on average.
fn is_better(line: &Line, than: &Line) -> bool {
    let gain = line.value - than.value;
    gain > SAME || (gain > -SAME && line.mean > than.mean + SAME)
}

/// The best of lines that come in the order of [`Line::reroll`], and why. There is always one.
fn choose(lines: &[Line]) -> (usize, Reason) {
    let mut best = 0;
    for (at, line) in lines.iter().enumerate().skip(1) {
        if is_better(line, &lines[best]) {
            best = at;
        }
    }
    let others = || lines.iter().enumerate().filter(|&(at, _)| at != best).map(|(_, line)| line);
    let Some(next) = others().map(|line| line.value).reduce(f64::max) else {
        return (best, Reason::Forced);
    };
    let by = lines[best].value - next;
    if by > SAME {
        return (best, Reason::Better { by });
    }
    let next_mean = others()
        .filter(|line| line.value > lines[best].value - SAME)
        .map(|line| line.mean)
        .fold(f64::MIN, f64::max);
    let by = lines[best].mean - next_mean;
    (best, if by > SAME { Reason::BetterMean { by } } else { Reason::FewestRerolls })
}

/// Discards that bring the `dice` highest dice below the value `to` up to it, paid with the lowest
/// of all other dice. Dice that stand at `to` already do not pay.
fn raise(pool: &Pool, dice: u8, to: u8) -> Vec<Boost> {
    let raised: Vec<u8> =
        pool.values().rev().filter(|&value| value < to).take(dice.into()).collect();
    let mut others = *pool;
    for &value in &raised {
        others.take(value, 1);
    }
    let mut payment = others.values().filter(|&value| value != to);
    raised
        .iter()
        .flat_map(|&from| from..to)
        .map_while(|target| Some(Boost { discard: payment.next()?, target }))
        .collect()
}
