//! What is worked out once for a game: how far it is, and what units are worth.

use std::sync::{Arc, LazyLock};

use pantheon::board::{AreaId, Board, BoundaryKind, MAX_AREAS, Terrain};
use pantheon::catalog::{Class, Talent, UnitDef, UnitType};
use pantheon::dice::{MAX_DICE, Target, odds_table};
use pantheon::{Map, Pantheon, Public, UnitId};
use players::Net;

use crate::Weights;
use crate::terms::{Foresight, LEARNED};

/// Farther than any way on a board: there is none.
const NO_WAY: u8 = 32;

/// Units by what they add to the chance to win, in the unit of [`Weights`].
const RATINGS: &str = include_str!("ratings.txt");

/// Expected wounds by offence and defence, under best play.
static MEAN_WOUNDS: LazyLock<[[f64; 11]; 11]> = LazyLock::new(|| {
    let mut means = [[0.0; 11]; 11];
    for defence in 0..=MAX_DICE {
        for (offence, odds) in odds_table(Target::new(defence), 0).iter().enumerate() {
            means[offence][usize::from(defence)] = odds.mean;
        }
    }
    means
});

/// Expected wounds of an attack, at most `vitality`.
pub(crate) fn mean_wounds(offence: u8, defence: u8, vitality: u8) -> f64 {
    let at = |value: u8| usize::from(value.min(MAX_DICE));
    MEAN_WOUNDS[at(offence)][at(defence)].min(f64::from(vitality))
}

/// How a unit gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gait {
    /// Heroes and troops fit through cage walls and may stand in rifts.
    Foot,
    /// Divinities and monsters do not, and pass rifts along the skulls. [P15.12B.7-2]
    HeavyFoot,
    Climb,
    HeavyClimb,
    Flight,
}

const GAITS: [Gait; 5] = [Gait::Foot, Gait::HeavyFoot, Gait::Climb, Gait::HeavyClimb, Gait::Flight];

/// Steps between any two areas of a board.
type Steps = [[u8; MAX_AREAS]; MAX_AREAS];

/// What a player works out before the first decision of a game.
#[derive(Debug)]
pub struct Lore {
    boards: Vec<Arc<Board>>,
    pool: Vec<Arc<UnitDef>>,
    /// By board and gait.
    steps: Vec<Box<[Steps; GAITS.len()]>>,
    gaits: Vec<Gait>,
    /// By unit: how much it does in battle against what its points buy on average.
    bargains: Vec<f64>,
    /// By unit: what having it did for the chance to win, where games have shown it.
    ratings: Option<Vec<Option<f64>>>,
    /// How much each term of the judgement counts.
    pub(crate) weights: Weights,
    /// What waiting costs.
    pub(crate) foresight: Foresight,
    /// What judges beyond the sum of the terms.
    pub(crate) net: Option<Arc<Net>>,
    /// What forms first impressions.
    pub(crate) instinct: Option<Arc<Net>>,
}

impl Lore {
    pub(crate) fn new(game: &Pantheon) -> Self {
        let setup = game.setup();
        let ways = |board: &Arc<Board>| {
            let map = Map::new(board.clone());
            Box::new(GAITS.map(|gait| walk_everywhere(&map, gait)))
        };
        Self {
            boards: setup.boards.clone(),
            pool: setup.pool.clone(),
            steps: setup.boards.iter().map(ways).collect(),
            gaits: setup.pool.iter().map(|unit| gait(unit)).collect(),
            bargains: bargains(&setup.pool),
            ratings: Some(setup.pool.iter().map(|unit| rating(unit)).collect()),
            weights: Weights::default(),
            foresight: Foresight::default(),
            net: LEARNED.net.clone(),
            instinct: LEARNED.instinct.clone(),
        }
    }

    /// The same for a player without experience.
    pub(crate) fn plain(game: &Pantheon) -> Self {
        let (weights, foresight) = (Weights::PLAIN, Foresight::PLAIN);
        Self { ratings: None, weights, foresight, net: None, instinct: None, ..Self::new(game) }
    }

    /// Whether it is that of a player without experience.
    pub(crate) fn is_plain(&self) -> bool {
        self.ratings.is_none()
    }

    /// Whether this was worked out for `game`: it holds on to boards and units, so that the same
    /// address is the same thing.
    pub(crate) fn is_of(&self, game: &Pantheon) -> bool {
        let setup = game.setup();
        self.boards.len() == setup.boards.len()
            && self.pool.len() == setup.pool.len()
            && self.boards.iter().zip(&setup.boards).all(|(a, b)| Arc::ptr_eq(a, b))
            && self.pool.iter().zip(&setup.pool).all(|(a, b)| Arc::ptr_eq(a, b))
    }

    /// How many areas a unit enters on its way from one area to another if nobody is in the way;
    /// where there is no way, a guess that keeps it drawn to the place.
    pub(crate) fn steps(&self, public: &Public, unit: UnitId, from: AreaId, to: AreaId) -> u8 {
        let board = usize::from(public.board) % self.steps.len();
        let steps = self.steps[board][self.gaits[unit.index()] as usize][from.index()][to.index()];
        if steps < NO_WAY { steps } else { self.boards[board].distance(from, to).saturating_add(3) }
    }

    /// How gladly a unit is recruited: 0 is what its points buy on average.
    pub(crate) fn rating(&self, unit: UnitId) -> f64 {
        let learned = self.ratings.as_ref().and_then(|ratings| ratings[unit.index()]);
        learned.unwrap_or(self.bargains[unit.index()] - 1.0)
    }
}

/// What games between computer players have shown of a unit; nothing of one that is new.
fn rating(unit: &UnitDef) -> Option<f64> {
    let lines = RATINGS.lines().filter(|line| !line.starts_with('#'));
    let mut known = lines.filter_map(|line| line.split_once(' '));
    known.find(|(id, _)| *id == unit.id).and_then(|(_, rating)| rating.trim().parse().ok())
}

fn gait(unit: &UnitDef) -> Gait {
    let heavy = !matches!(unit.unit_type, UnitType::Hero | UnitType::Troop);
    match (unit.class, unit.talents.contains(&Talent::Climb)) {
        (Class::Flying, _) => Gait::Flight,
        (_, true) if heavy => Gait::HeavyClimb,
        (_, true) => Gait::Climb,
        (_, false) if heavy => Gait::HeavyFoot,
        (_, false) => Gait::Foot,
    }
}

impl Gait {
    /// Whether a unit gets over the boundary between two areas and into the second, other units
    /// and effects aside.
    fn passes(self, map: &Map, from: AreaId, to: AreaId) -> bool {
        let kinds = map.board.boundary_kinds(from, to);
        let climbs = matches!(self, Self::Climb | Self::HeavyClimb);
        self == Self::Flight
            || (climbs || !map.closed.contains(to))
                && (kinds.contains(BoundaryKind::Normal)
                    || kinds.contains(BoundaryKind::Chains)
                    || kinds.contains(BoundaryKind::CageWalls) && !self.is_heavy()
                    || kinds.contains(BoundaryKind::Escarpment) && climbs)
    }

    fn is_heavy(self) -> bool {
        matches!(self, Self::HeavyFoot | Self::HeavyClimb)
    }
}

/// The shortest ways from every area, breadth first.
fn walk_everywhere(map: &Map, gait: Gait) -> Steps {
    let board = &*map.board;
    let rifts = board.with_terrain(Terrain::Rift);
    let mut steps = [[NO_WAY; MAX_AREAS]; MAX_AREAS];
    for start in board.all().iter() {
        let row = &mut steps[start.index()];
        row[start.index()] = 0;
        // Passing a rift takes two steps, so areas wait for their turn by distance.
        let mut waiting = vec![Vec::new(); usize::from(NO_WAY) + 2];
        waiting[0].push(start);
        for distance in 0..NO_WAY {
            let here = std::mem::take(&mut waiting[usize::from(distance)]);
            let mut reach = |to: AreaId, in_steps: u8| {
                if in_steps < row[to.index()] {
                    row[to.index()] = in_steps;
                    waiting[usize::from(in_steps)].push(to);
                }
            };
            for from in here {
                for to in board.adjacent(from).iter().filter(|&to| gait.passes(map, from, to)) {
                    if !gait.is_heavy() || !rifts.contains(to) {
                        reach(to, distance + 1);
                        continue;
                    }
                    for exit in board.skull_exits(to, from).iter() {
                        if !rifts.contains(exit) && gait.passes(map, to, exit) {
                            reach(exit, distance + 2);
                        }
                    }
                }
            }
        }
    }
    steps
}

/// The strength of each unit against the average of its price: a straight line through all
/// units, divinities apart, since every army has just one of them.
fn bargains(pool: &[Arc<UnitDef>]) -> Vec<f64> {
    let fit = |divinities: bool| {
        let units = pool.iter().filter(|unit| unit.is_divinity() == divinities);
        let points: Vec<(f64, f64)> =
            units.map(|unit| (f64::from(unit.cost), strength(unit))).collect();
        let count = points.len().max(1) as f64;
        let mean_cost = points.iter().map(|(cost, _)| cost).sum::<f64>() / count;
        let mean = points.iter().map(|(_, strength)| strength).sum::<f64>() / count;
        let spread: f64 = points.iter().map(|(cost, _)| (cost - mean_cost).powi(2)).sum();
        let slope = points.iter().map(|(cost, at)| (cost - mean_cost) * (at - mean)).sum::<f64>();
        let slope = if spread > 0.0 { slope / spread } else { 0.0 };
        move |cost: u8| (mean + slope * (f64::from(cost) - mean_cost)).max(0.1)
    };
    let (others, divinities) = (fit(false), fit(true));
    let price = |unit: &UnitDef| match unit.is_divinity() {
        true => divinities(unit.cost),
        false => others(unit.cost),
    };
    pool.iter().map(|unit| strength(unit) / price(unit)).collect()
}

/// What a unit deals and what it takes to bring it down, with something for reach, speed, powers
/// and the cards it brings.
fn strength(unit: &UnitDef) -> f64 {
    let vitality = unit.full_vitality();
    let rows = (1..=vitality).map(|vitality| unit.row(vitality));
    let mean = |of: &dyn Fn(u8, u8, u8, u8) -> f64| {
        let sum: f64 =
            rows.clone().map(|row| of(row.offence, row.defence, row.range, row.movement)).sum();
        sum / f64::from(vitality.max(1))
    };
    let deals = mean(&|offence, _, _, _| mean_wounds(offence, 6, u8::MAX));
    let withstands =
        f64::from(vitality) / mean(&|_, defence, _, _| mean_wounds(6, defence, u8::MAX)).max(0.2);
    let agile = mean(&|_, _, range, movement| f64::from(range.min(3) + movement));
    let gifts = unit.powers.len() as f64 + 0.5 * unit.talents.len() as f64;
    let cards = f64::from(unit.activation_cards) + 0.5 * f64::from(unit.strategic_value);
    (deals * withstands).sqrt() * (1.0 + 0.1 * agile) + 0.3 * gifts + 0.3 * cards
}
