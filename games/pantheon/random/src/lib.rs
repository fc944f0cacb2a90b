//! Pantheon at random, for tests: inputs, and set-ups with small boards, made-up units and armies, or tables of a pack; every
//! way to begin a game.
//!
//! The same seed gives the same set-up on every machine.

mod board;
mod inputs;
mod powers;
mod units;

use std::sync::Arc;

use fastrand::Rng;
use kernel::Seat;
use pantheon::catalog::{UnitDef, UnitType};
use pantheon::edition::{ArmyMaking, Winning};
use pantheon::{
    Aim, DivinityType, Edition, Goal, Recruitment, Revision, Scenario, ScenarioRule, Setup, UnitId,
    budget,
};
use pantheon_table::Pack;
use testkit::playing::{Drawn, Tables};
use testkit::rulesets::{Ruleset, TableSource};

use units::pick;

pub use inputs::PantheonRandom;

/// The rulesets of Pantheon and their random tables.
pub static RULESETS: [Ruleset; 2] = [
    Ruleset {
        id: Edition::V1_5.ruleset(),
        tables: &[
            TableSource { name: "made-up", games: 5_000, open: || made_up(Edition::V1_5) },
            TableSource { name: "roster", games: 10_000, open: || roster(Edition::V1_5) },
        ],
    },
    Ruleset {
        id: Edition::BETA_2_9.ruleset(),
        tables: &[
            TableSource { name: "made-up", games: 5_000, open: || made_up(Edition::BETA_2_9) },
            TableSource { name: "roster", games: 5_000, open: || roster(Edition::BETA_2_9) },
        ],
    },
];

fn made_up(edition: Edition) -> Box<dyn Tables> {
    Drawn::<PantheonRandom>::boxed(move |seed| setup(&edition, seed))
}

fn roster(edition: Edition) -> Box<dyn Tables> {
    let pack = pantheon_table::embedded();
    Drawn::<PantheonRandom>::boxed(move |seed| roster_setup(&pack, &edition, seed))
}

/// A random table of a pack: its units, boards, armies and scenarios, in every mode.
pub fn roster_setup(pack: &Pack, edition: &Edition, seed: u64) -> Setup {
    let table = pantheon_table::random_table(pack, edition, &mut Rng::with_seed(seed));
    table.setup(pack).expect("a table drawn from the pack can be set up")
}

/// A random set-up with made-up units that can be played.
pub fn setup(edition: &Edition, seed: u64) -> Setup {
    let mut rng = Rng::with_seed(seed);
    let rng = &mut rng;
    let (seats, teams) =
        pick(rng, &[(2, false), (2, false), (2, false), (3, false), (4, false), (4, true)]);
    let sides = if teams { 2 } else { usize::from(seats) };
    let divinities = pick(rng, &[DivinityType::Gods, DivinityType::Gods, DivinityType::Titans]);
    let divinity = divinity_type(divinities);
    let mut pool = Pool { units: Vec::new(), divinity, edition: *edition };
    let may_build = edition.army_making == ArmyMaking::ThreeWays;
    let recruitment = match rng.u8(0..3) {
        0 => draft(rng, &mut pool, seats, divinities),
        1 if may_build && (seats == 2 || teams) => constructed(rng, &mut pool, seats),
        _ => limited(rng, &mut pool, seats),
    };
    let two_boards = matches!(recruitment, Recruitment::Constructed { .. }) && rng.bool();
    let first = board::board(rng, sides, edition);
    let mut boards = vec![Arc::new(first)];
    if two_boards {
        boards.push(Arc::new(board::board(rng, sides, edition)));
    }
    let limited = matches!(recruitment, Recruitment::Limited { .. });
    let scenario = (limited && rng.u8(0..3) == 0).then(|| scenario(rng, &boards[0], &recruitment));
    let plain = edition.winning == Winning::Scenario;
    let scenario = scenario.or_else(|| plain.then(|| Scenario::last_divinity(seats)));
    Setup {
        edition: *edition,
        seats,
        teams,
        boards,
        pool: pool.units,
        recruitment,
        lead: rng.bool().then(|| Seat(rng.u8(0..seats))),
        scenario,
        scenarios: Vec::new(),
        youngest: None,
        settings: pantheon_table::random_settings(10..=60, rng),
        revision: Revision::CURRENT,
    }
}

/// Units as they are made up.
struct Pool {
    units: Vec<Arc<UnitDef>>,
    divinity: UnitType,
    edition: Edition,
}

impl Pool {
    fn add(&mut self, rng: &mut Rng, unit_type: UnitType, cost: u8) -> UnitId {
        let at = self.units.len();
        let unit = units::unit(rng, format!("u{at}"), unit_type, cost, &self.edition);
        self.units.push(Arc::new(unit));
        UnitId(at as u8)
    }

    fn add_divinity(&mut self, rng: &mut Rng, cost: u8) -> UnitId {
        let divinity = self.divinity;
        self.add(rng, divinity, cost)
    }

    fn add_other(&mut self, rng: &mut Rng, cost: u8) -> UnitId {
        let types = [UnitType::Hero, UnitType::Monster, UnitType::Troop, UnitType::Troop];
        let unit_type = pick(rng, &types);
        self.add(rng, unit_type, cost)
    }
}

fn divinity_type(divinities: DivinityType) -> UnitType {
    match divinities {
        DivinityType::Gods => UnitType::God,
        DivinityType::Titans => UnitType::Titan,
    }
}

fn draft(rng: &mut Rng, pool: &mut Pool, seats: u8, divinities: DivinityType) -> Recruitment {
    for _ in 0..seats + rng.u8(0..=1) {
        let cost = rng.u8(4..=6);
        pool.add_divinity(rng, cost);
    }
    for _ in 0..usize::from(seats) * rng.usize(2..=5) {
        let cost = pick(rng, &[1, 2, 2, 3, 3, 4, 5, 6]);
        pool.add_other(rng, cost);
    }
    if rng.bool() {
        let copied = rng.usize(0..pool.units.len());
        let copy = pool.units[copied].clone();
        pool.units.push(copy);
    }
    let points = rng.bool().then(|| rng.u8(8..=14));
    Recruitment::Draft { points, divinities }
}

/// Armies that cost exactly what the rulebook's table says.
fn constructed(rng: &mut Rng, pool: &mut Pool, seats: u8) -> Recruitment {
    let armies = (0..seats).map(|_| {
        let mut left = budget(seats);
        let cost = rng.u8(4..=6);
        let mut army = vec![pool.add_divinity(rng, cost)];
        left -= cost;
        let mut expensive = 1;
        while left > 0 {
            let most = if expensive > 0 { 6 } else { 4 };
            let cost = rng.u8(1..=most.min(left));
            expensive -= u8::from(cost >= 5);
            army.push(pool.add_other(rng, cost));
            left -= cost;
        }
        army
    });
    Recruitment::Constructed { armies: armies.collect() }
}

fn limited(rng: &mut Rng, pool: &mut Pool, seats: u8) -> Recruitment {
    let armies = (0..seats).map(|_| {
        let mut army = vec![pool.add_divinity(rng, 5)];
        for _ in 0..rng.u8(1..=4) {
            army.push(pool.add_other(rng, 3));
        }
        if rng.u8(0..4) == 0 {
            // Two troops of one name share their cards.
            let troop = pool.add(rng, UnitType::Troop, 2);
            let twin = pool.units[troop.index()].clone();
            pool.units.push(twin);
            army.extend([troop, UnitId(troop.0 + 1)]);
        }
        army
    });
    Recruitment::Limited { armies: armies.collect() }
}

fn scenario(rng: &mut Rng, board: &::board::Board, recruitment: &Recruitment) -> Scenario {
    let Recruitment::Limited { armies } = recruitment else { return Scenario::default() };
    let areas: Vec<_> = board.all().iter().collect();
    let area = pick(rng, &areas);
    let prey = armies[rng.usize(0..armies.len())][0];
    let aims = [
        Aim::Destroy(prey),
        Aim::LastDivinity,
        Aim::Absorb(2),
        Aim::Reach(area),
        Aim::Carry(area),
        Aim::Survive(rng.u16(3..=12)),
    ];
    let seat = Seat(rng.u8(0..armies.len() as u8));
    let unit = armies[0][armies[0].len() - 1];
    let rules = [
        ScenarioRule::Closed(area),
        ScenarioRule::Powerless(unit),
        ScenarioRule::AttackDice(unit, 4),
    ];
    Scenario {
        id: "random".to_owned(),
        goals: vec![Goal { seat, reach: pick(rng, &aims) }],
        relics: if rng.bool() { vec![pick(rng, &areas)] } else { Vec::new() },
        rules: vec![pick(rng, &rules)],
        ..Scenario::default()
    }
}
