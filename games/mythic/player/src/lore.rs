//! What is worked out once for a game: what dice promise, and what it takes to bring a unit down.

use std::sync::{Arc, LazyLock};

use mythic::dice::chain::{ChainQuery, odds};
use mythic::{Mythic, UnitDef, UnitId};
use players::Net;

use crate::Weights;
use crate::terms::LEARNED;

/// The most dice and the highest difficulty that are worked out; more are taken as so many.
const MOST: usize = 10;

/// Successes told apart.
const COUNTED: usize = 8;

/// The dice and the difficulty of a blow that nobody has declared yet.
const TYPICAL: (u8, u8) = (4, 6);

/// What an attack promises under best play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Promise {
    /// Successes to expect.
    pub(crate) mean: f64,
    /// The chance of at least so many successes, from 0.
    at_least: [f64; COUNTED + 1],
}

impl Promise {
    /// The chance of at least so many successes.
    pub(crate) fn at_least(&self, successes: u8) -> f64 {
        self.at_least[usize::from(successes).min(COUNTED)]
    }
}

/// By dice and difficulty.
static PROMISES: LazyLock<[[Promise; MOST + 1]; MOST + 1]> = LazyLock::new(|| {
    let mut promises = [[Promise::default(); MOST + 1]; MOST + 1];
    for (dice, row) in promises.iter_mut().enumerate() {
        for (difficulty, promise) in row.iter_mut().enumerate() {
            let (dice, difficulty) = (dice as u8, difficulty.max(1) as u8);
            let found = odds(ChainQuery { dice, difficulty, ..Default::default() });
            promise.mean = found.mean;
            promise.at_least[0] = 1.0;
            for (place, &chance) in promise.at_least[1..].iter_mut().zip(&found.at_least) {
                *place = chance;
            }
        }
    }
    promises
});

/// What so many dice promise against a difficulty.
pub(crate) fn promise(dice: u8, difficulty: u8) -> &'static Promise {
    let at = |value: u8| usize::from(value).min(MOST);
    &PROMISES[at(dice)][at(difficulty)]
}

/// What all wounds but the last are worth of a unit.
const WOUNDED: f64 = 0.55;

/// The most Vitality that a unit can have.
const MOST_VITALITY: usize = 20;

/// By dice, difficulty and Vitality: the share of a unit that an attack promises to take.
static SHARES: LazyLock<Box<[[[f64; MOST_VITALITY + 1]; MOST + 1]; MOST + 1]>> =
    LazyLock::new(|| {
        let mut shares = Box::new([[[0.0; MOST_VITALITY + 1]; MOST + 1]; MOST + 1]);
        for (row, promises) in shares.iter_mut().zip(PROMISES.iter()) {
            for (cell, promise) in row.iter_mut().zip(promises) {
                for (vitality, share) in (1u8..).zip(&mut cell[1..]) {
                    let step = WOUNDED / f64::from(vitality);
                    let wounds: f64 =
                        (1..vitality).map(|wounds| promise.at_least(wounds) * step).sum();
                    let rest = 1.0 - step * f64::from(vitality - 1);
                    *share = wounds + promise.at_least(vitality) * rest;
                }
            }
        }
        shares
    });

/// The share of a unit that so many dice promise to take: 1 is a unit destroyed.
pub(crate) fn share(dice: u8, difficulty: u8, vitality: u8) -> f64 {
    let at = |value: u8| usize::from(value).min(MOST);
    SHARES[at(dice)][at(difficulty)][usize::from(vitality).min(MOST_VITALITY)]
}

/// What a player works out before the first decision of a game.
#[derive(Debug)]
pub struct Lore {
    units: Vec<Arc<UnitDef>>,
    /// By unit and Vitality: how many typical blows it takes to bring the unit down.
    toughness: Vec<Vec<f64>>,
    /// By unit and Vitality: what its blow deals.
    output: Vec<Vec<f64>>,
    /// How much each term of the judgement counts.
    pub(crate) weights: Weights,
    /// What judges beyond the sum of the terms.
    pub(crate) net: Option<Arc<Net>>,
    /// What forms first impressions.
    pub(crate) instinct: Option<Arc<Net>>,
}

impl Lore {
    pub(crate) fn new(game: &Mythic) -> Self {
        let units: Vec<_> = armed(game).cloned().collect();
        let by_vitality = |of: &dyn Fn(UnitId, u8) -> f64| -> Vec<Vec<f64>> {
            let rows =
                game.units().map(|unit| (0..=game.full(unit)).map(|v| of(unit, v)).collect());
            rows.collect()
        };
        let toughness = by_vitality(&|unit, vitality| {
            let cards = (1..=vitality).map(|left| game.face(unit, left).defence);
            cards.map(|defence| 1.0 / promise(TYPICAL.0, defence).mean.max(0.05)).sum()
        });
        let output = by_vitality(&|unit, vitality| {
            let face = game.face(unit, vitality);
            let close = promise(face.cc, TYPICAL.1).mean;
            let ranged = promise(face.ranged, TYPICAL.1).mean;
            if vitality == 0 { 0.0 } else { f64::max(close, 1.2 * ranged) }
        });
        let (net, instinct) = (LEARNED.net.clone(), LEARNED.instinct.clone());
        Self { units, toughness, output, weights: Weights::default(), net, instinct }
    }

    /// The same for a player without experience.
    pub(crate) fn plain(game: &Mythic) -> Self {
        Self { weights: Weights::PLAIN, net: None, instinct: None, ..Self::new(game) }
    }

    /// Whether this was worked out for `game`: it holds on to the units, so that the same address
    /// is the same thing.
    pub(crate) fn is_of(&self, game: &Mythic) -> bool {
        self.units.len() == game.units().count()
            && self.units.iter().zip(armed(game)).all(|(a, b)| Arc::ptr_eq(a, b))
    }

    /// How many typical blows it takes to bring a unit down.
    pub(crate) fn toughness(&self, unit: UnitId, vitality: u8) -> f64 {
        self.toughness[unit.index()][usize::from(vitality)]
    }

    /// What a unit deals in a blow.
    pub(crate) fn output(&self, unit: UnitId, vitality: u8) -> f64 {
        self.output[unit.index()][usize::from(vitality)]
    }
}

/// The units of all armies in the order of their ids.
fn armed(game: &Mythic) -> impl Iterator<Item = &Arc<UnitDef>> {
    game.setup().armies.iter().flat_map(|army| &army.units)
}
