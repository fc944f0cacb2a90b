//! How likely each number of wounds is, and what becomes of attacks that follow one another.

use serde::{Deserialize, Serialize};

use super::odds::{Odds, Query, odds};
use super::table::{allow_rerolls_by, by_mean, first_assault_by};
use crate::multiset::{Lanes, add_die};
use crate::roll::MAX_DICE;

/// Wounds an attack can make with its dice, none included.
const OUTCOMES: usize = MAX_DICE as usize + 1;

/// An attack with what powers do to its wounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// Its dice and what they meet.
    pub query: Query,
    /// Wounds that are added once the dice have made any.
    pub added: u8,
    /// Wounds that follow in any case.
    pub after: u8,
}

/// How likely an attack costs its target each number of vitality points, if its dice are played
/// for the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread([f64; OUTCOMES]);

impl Spread {
    /// The chance of exactly this many points.
    pub fn exactly(&self, points: u8) -> f64 {
        self.0.get(usize::from(points)).copied().unwrap_or(0.0)
    }

    /// The chance of at least this many points.
    pub fn at_least(&self, points: u8) -> f64 {
        self.0.iter().skip(points.into()).sum()
    }

    /// The expected points.
    pub fn mean(&self) -> f64 {
        (0u8..).zip(self.0).map(|(points, chance)| f64::from(points) * chance).sum()
    }
}

/// What is to be expected of one attack or several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// Expected wounds.
    pub mean: f64,
    /// Chance to take the last point of vitality.
    pub destroys: f64,
}

impl Blow {
    /// An attack without powers.
    pub const fn new(query: Query) -> Self {
        Self { query, added: 0, after: 0 }
    }

    /// Exact odds under best play; the mean is that of dice played without regard to wounds that
    /// powers add.
    pub fn odds(&self) -> Odds {
        if self.added == 0 && self.after == 0 {
            return odds(self.query);
        }
        let most = self.query.vitality.unwrap_or(u8::MAX);
        let dice = odds(Query { vitality: None, ..self.query }).at_least;
        let chance = |wounds: u8| match wounds.saturating_sub(self.after) {
            _ if wounds > most => 0.0,
            0 => 1.0,
            left => {
                let made = usize::from(left.saturating_sub(self.added).max(1));
                dice.get(made - 1).copied().unwrap_or(0.0)
            }
        };
        let longest = (self.query.offence + self.added + self.after).min(MAX_DICE);
        Odds {
            mean: self.spread().mean(),
            at_least: (1..=longest).map(chance).collect(),
            destroys: self.query.vitality.map(chance),
        }
    }

    /// What is to be expected of it alone.
    pub fn prospect(&self) -> Prospect {
        let Odds { mean, destroys, .. } = self.odds();
        Prospect { mean, destroys: destroys.unwrap_or(0.0) }
    }

    /// How likely each loss is, if the dice are played for the mean.
    pub fn spread(&self) -> Spread {
        let vitality = self.query.vitality;
        let adds = self.added > 0 || self.after > 0;
        let plain = spread(Query { vitality: vitality.filter(|_| !adds), ..self.query });
        let most = vitality.unwrap_or(MAX_DICE).min(MAX_DICE);
        let mut chances = [0.0; OUTCOMES];
        for (wounds, chance) in (0u8..).zip(plain.0) {
            let added = if wounds > 0 { wounds + self.added } else { 0 };
            chances[usize::from((added + self.after).min(most))] += chance;
        }
        Spread(chances)
    }
}

/// How likely an attack costs each number of points, if its dice are played for the mean.
///
/// ```
/// use dice::{Query, odds, spread};
/// let query = Query { offence: 4, defence: 7, vitality: Some(2), ..Query::default() };
/// let spread = spread(query);
/// assert!((spread.mean() - odds(query).mean).abs() < 1e-9);
/// assert!((spread.at_least(0) - 1.0).abs() < 1e-9);
/// ```
pub fn spread(query: Query) -> Spread {
    let offence = query.offence.min(MAX_DICE);
    let target = query.target();
    let mut values = first_assault_by(&target, offence, by_mean);
    allow_rerolls_by(&mut values, offence, query.rerolls, by_mean);
    for dice in (0..offence).rev() {
        add_die(&mut values, dice);
    }
    let lanes: Lanes = values[0];
    let mut chances = [0.0; OUTCOMES];
    for wounds in 0..=MAX_DICE {
        let at = usize::from(wounds);
        let this = if wounds == 0 { 1.0 } else { lanes[at] };
        let more = lanes.get(at + 1).copied().unwrap_or(0.0);
        chances[usize::from(target.loss(wounds).min(MAX_DICE))] += this - more;
    }
    Spread(chances)
}

/// A second attack on the same target after a first: `then[points]` is made once the first has cost
/// so many points; beyond its end nothing is left to attack.
pub fn together(first: &Blow, then: &[Blow]) -> Prospect {
    let spread = first.spread();
    let mut sum = Prospect { mean: spread.mean(), destroys: spread.at_least(then.len() as u8) };
    for (points, blow) in (0u8..).zip(then) {
        add(&mut sum, spread.exactly(points), blow.prospect());
    }
    sum
}

/// What comes back for an attack: `back[points]` is the answer once the attack has cost so many
/// points; beyond its end nobody is left to answer.
pub fn answered(attack: &Blow, back: &[Blow]) -> Prospect {
    let spread = attack.spread();
    let mut sum = Prospect::default();
    for (points, blow) in (0u8..).zip(back) {
        add(&mut sum, spread.exactly(points), blow.prospect());
    }
    sum
}

fn add(sum: &mut Prospect, chance: f64, prospect: Prospect) {
    sum.mean += chance * prospect.mean;
    sum.destroys += chance * prospect.destroys;
}
