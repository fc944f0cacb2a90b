//! What is worked out once for a game: how far it is, and what units are worth.

use std::sync::{Arc, LazyLock};

use pantheon::board::{AreaId, Board, BoundaryKind, MAX_AREAS};
use pantheon::catalog::{Class, Talent, UnitDef};
use pantheon::dice::{MAX_DICE, Target, odds_table};
use pantheon::{Map, Pantheon, Public, UnitId};

/// Farther than any way on a board: there is none.
const NO_WAY: u8 = 32;

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
pub(super) fn mean_wounds(offence: u8, defence: u8, vitality: u8) -> f64 {
    let at = |value: u8| usize::from(value.min(MAX_DICE));
    MEAN_WOUNDS[at(offence)][at(defence)].min(f64::from(vitality))
}

/// How a unit gets about.
#[derive(Clone, Copy, Debug)]
enum Gait {
    Foot,
    Climb,
    Flight,
}

const GAITS: [Gait; 3] = [Gait::Foot, Gait::Climb, Gait::Flight];

/// Steps between any two areas of a board.
type Steps = [[u8; MAX_AREAS]; MAX_AREAS];

/// What a player works out before the first decision of a game.
#[derive(Debug)]
pub struct Lore {
    boards: Vec<Arc<Board>>,
    pool: Vec<Arc<UnitDef>>,
    /// By board and gait.
    steps: Vec<Box<[Steps; 3]>>,
    gaits: Vec<Gait>,
    strengths: Vec<f64>,
}

impl Lore {
    pub(super) fn new(game: &Pantheon) -> Self {
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
            strengths: setup.pool.iter().map(|unit| strength(unit)).collect(),
        }
    }

    /// Whether this was worked out for `game`: it holds on to boards and units, so that the same
    /// address is the same thing.
    pub(super) fn is_of(&self, game: &Pantheon) -> bool {
        let setup = game.setup();
        self.boards.len() == setup.boards.len()
            && self.pool.len() == setup.pool.len()
            && self.boards.iter().zip(&setup.boards).all(|(a, b)| Arc::ptr_eq(a, b))
            && self.pool.iter().zip(&setup.pool).all(|(a, b)| Arc::ptr_eq(a, b))
    }

    /// How many areas a unit enters on its way from one area to another if nobody is in the way;
    /// where there is no way, a guess that keeps it drawn to the place.
    pub(super) fn steps(&self, public: &Public, unit: UnitId, from: AreaId, to: AreaId) -> u8 {
        let board = usize::from(public.board) % self.steps.len();
        let steps = self.steps[board][self.gaits[unit.index()] as usize][from.index()][to.index()];
        if steps < NO_WAY { steps } else { self.boards[board].distance(from, to).saturating_add(3) }
    }

    /// How much a unit of full vitality does in battle, on a scale of its own.
    pub(super) fn strength(&self, unit: UnitId) -> f64 {
        self.strengths[unit.index()]
    }
}

fn gait(unit: &UnitDef) -> Gait {
    if unit.class == Class::Flying {
        Gait::Flight
    } else if unit.talents.contains(&Talent::Climb) {
        Gait::Climb
    } else {
        Gait::Foot
    }
}

/// The shortest ways from every area, breadth first.
fn walk_everywhere(map: &Map, gait: Gait) -> Steps {
    let board = &*map.board;
    let mut steps = [[NO_WAY; MAX_AREAS]; MAX_AREAS];
    for start in board.all() {
        let row = &mut steps[start.index()];
        row[start.index()] = 0;
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&from) = queue.get(next) {
            next += 1;
            for to in board.adjacent(from) {
                if row[to.index()] == NO_WAY && passes(map, gait, from, to) {
                    row[to.index()] = row[from.index()] + 1;
                    queue.push(to);
                }
            }
        }
    }
    steps
}

/// Whether a unit gets from one area to the next, units and effects aside.
fn passes(map: &Map, gait: Gait, from: AreaId, to: AreaId) -> bool {
    let kinds = map.board.boundary_kinds(from, to);
    let easy = kinds.contains(BoundaryKind::Normal)
        || kinds.contains(BoundaryKind::Chains)
        || kinds.contains(BoundaryKind::CageWalls);
    match gait {
        Gait::Foot => easy && !map.closed.contains(to),
        Gait::Climb => easy || kinds.contains(BoundaryKind::Escarpment),
        Gait::Flight => true,
    }
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
