//! Exact odds of an attack before the dice are rolled.

use serde::{Deserialize, Serialize};

use super::table::{allow_rerolls, first_assault};
use super::target::{Again, Aim, Target};
use crate::multiset::{Lanes, add_die};
use crate::roll::MAX_DICE;

/// An attack whose odds are asked. Offence and defence above 10 count as 10. [P15.8A.2a2a-4]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Query {
    /// Effective offence: the dice of the first assault.
    pub offence: u8,
    /// Effective defence.
    pub defence: u8,
    /// Dice of the first assault that may be picked up and rolled once more, all at once.
    /// [P15.14.14-1] [P15.R206]
    pub rerolls: u8,
    /// Wounds that a power will cancel afterwards.
    pub cancelled: u8,
    /// Vitality of the target, if wounds beyond it are not to count. [P15.R91]
    pub vitality: Option<u8>,
    /// Which dice at 5 may be rolled again.
    #[serde(default, skip_serializing_if = "Again::is_any")]
    pub again: Again,
}

impl Query {
    /// What stands against the dice in this attack.
    pub fn target(&self) -> Target {
        let Self { defence, cancelled, vitality, again, .. } = *self;
        Target { defence, cancelled, vitality, again }
    }
}

/// Exact odds, each number under the play that is best for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// Expected wounds, played for the mean.
    pub mean: f64,
    /// `at_least[k - 1]`: chance of at least `k` wounds, played for just that; one entry per die.
    pub at_least: Vec<f64>,
    /// Chance to take the last point of vitality, where the vitality is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destroys: Option<f64>,
}

impl Odds {
    /// The chance of at least so many wounds, played for just that.
    pub fn reaching(&self, wounds: u8) -> f64 {
        match usize::from(wounds).checked_sub(1) {
            Some(at) => self.at_least.get(at).copied().unwrap_or_default(),
            None => 1.0,
        }
    }

    fn new(offence: u8, target: &Target, lanes: &Lanes) -> Self {
        let chance = |wounds| target.value(Aim::AtLeast(wounds), lanes);
        Self {
            mean: lanes[0],
            at_least: (1..=offence).map(chance).collect(),
            destroys: target.vitality.map(chance),
        }
    }
}

/// The odds of one attack.
///
/// ```
/// use dice::{Query, odds};
/// // One die against defence 5: only the 5 wounds.
/// let odds = odds(Query { offence: 1, defence: 5, ..Query::default() });
/// assert_eq!(odds.at_least, [1.0 / 6.0]);
/// ```
pub fn odds(query: Query) -> Odds {
    let offence = query.offence.min(MAX_DICE);
    let target = query.target();
    let mut values = first_assault(&target, offence);
    allow_rerolls(&mut values, offence, query.rerolls);
    for dice in (0..offence).rev() {
        add_die(&mut values, dice);
    }
    Odds::new(offence, &target, &values[0])
}

/// The odds of every offence from 0 to 10 against one target, in the order of the offence.
pub fn odds_table(target: Target, rerolls: u8) -> Vec<Odds> {
    let values = first_assault(&target, MAX_DICE);
    (0..=MAX_DICE)
        .map(|offence| {
            let mut values = values.clone();
            allow_rerolls(&mut values, offence, rerolls);
            for dice in (0..offence).rev() {
                add_die(&mut values, dice);
            }
            Odds::new(offence, &target, &values[0])
        })
        .collect()
}
