//! The one door to a game: what keeps a set-up from being played (V.B, VI).

#[cfg(test)]
mod tests;

use std::sync::Arc;

use board::{AreaId, Board};
use dice::MAX_DICE;
use kernel::{RuleId, Seat};

use crate::catalog::{MAX_POWERS, Power, PowerKind, StatRow, UnitDef};
use crate::edition::{ArmyMaking, ScenarioChoice, Winning};
use crate::game::{SetupFault, UnitProblem};
use crate::ids::{MAX_STONES, MAX_UNITS, UnitId, UnitSet};
use crate::recruitment::{ArmyFault, ArmyKind, budget, check_army, repeated};
use crate::setup::{Aim, DivinityType, Recruitment, Scenario, ScenarioRule, Setup};

/// Every fault of a set-up; nothing for one that can be played.
pub(crate) fn faults(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    players(setup, &mut faults);
    boards(setup, &mut faults);
    pool(setup, &mut faults);
    match &setup.recruitment {
        Recruitment::Draft { points, divinities } => {
            let given = setup.every_scenario().filter_map(|scenario| scenario.points).max();
            let points = given.or(*points).unwrap_or(budget(setup.seats));
            draft(setup, points, *divinities, &mut faults);
        }
        Recruitment::Constructed { armies } => {
            let drafted = setup.edition.army_making == ArmyMaking::DraftOnly;
            if setup.every_scenario().next().is_some() || drafted {
                faults.push(SetupFault::Adventure);
            }
            if given_armies(setup, armies, &mut faults) {
                constructed(setup, armies, &mut faults);
            }
        }
        Recruitment::Limited { armies } => {
            given_armies(setup, armies, &mut faults);
        }
    }
    if let Some(scenario) = &setup.scenario {
        adventure(setup, scenario, &setup.boards, &mut faults);
    }
    for (scenario, board) in setup.scenarios.iter().zip(&setup.boards) {
        adventure(setup, scenario, std::slice::from_ref(board), &mut faults);
    }
    by_edition(setup, &mut faults);
    faults
}

/// What the edition asks of a set-up, and what it lacks. [B29.2.2] [B29.2.4] [B29.2.7]
fn by_edition(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let edition = &setup.edition;
    let ruleset = edition.ruleset();
    if edition.winning == Winning::Scenario {
        if setup.every_scenario().next().is_none() {
            faults.push(SetupFault::NoScenario(ruleset));
        }
        let mut goals = setup.every_scenario().flat_map(|scenario| &scenario.goals);
        if goals.any(|goal| goal.reach == Aim::Skirmish) {
            faults.push(SetupFault::SkirmishGoal(ruleset));
        }
    }
    let (scenarios, boards) = (setup.scenarios.len(), setup.boards.len());
    let may_roll = edition.scenario_choice == ScenarioChoice::HighestDie && boards == scenarios;
    if scenarios > 0 && (!may_roll || setup.scenario.is_some()) {
        faults.push(SetupFault::Scenarios { scenarios, boards });
    }
    if let Some(youngest) = setup.youngest {
        seat(setup, youngest, faults);
    }
    for board in &setup.boards {
        let lacks = edition.lacks_of_board(board).into_iter();
        faults.extend(lacks.map(|lack| SetupFault::BoardLacks(board.id().to_owned(), lack)));
    }
    for unit in &setup.pool {
        let lacks = edition.lacks_of_unit(unit).into_iter();
        faults.extend(lacks.map(|lack| SetupFault::UnitLacks(unit.id.clone(), lack)));
    }
}

impl SetupFault {
    /// The rule that a set-up breaks, where it is the rulebook that forbids it and not the bounds
    /// of the program.
    pub fn rule(&self) -> Option<RuleId> {
        let rule = match self {
            Self::Teams(_) => "P15.6E.1",
            Self::Boards(_) => "P15.R18",
            Self::Constructed => "P15.6A.1-2",
            Self::Unit(..) => "P15.5B.1-5",
            Self::Army(..) => "P15.6C.1-12",
            Self::Scenario(_) => "P15.6B.1-1",
            Self::Divinities { .. } => "P15.6C.1-6",
            Self::Adventure => "P15.6B.2-1",
            Self::NoScenario(_) => "B29.2.2",
            Self::SkirmishGoal(_) => "B29.2.7",
            Self::Scenarios { .. } => "B29.2.4",
            Self::BoardLacks(_, lack) | Self::UnitLacks(_, lack) => return Some(lack.rule),
            Self::IllegalArmy { fault, .. } => return Some(fault.rule),
            Self::Players(_)
            | Self::Units(_)
            | Self::Armies { .. }
            | Self::Zones { .. }
            | Self::Stones(_)
            | Self::Cards(_)
            | Self::Seat(_)
            | Self::Area(..)
            | Self::UnknownUnit(_)
            | Self::Dice(_) => return None,
        };
        Some(RuleId(rule))
    }
}

/// [P15.6A.1-2] [P15.6E.1] [P15.R14]
fn players(setup: &Setup, faults: &mut Vec<SetupFault>) {
    // The beta has scenarios for one. [B29.2.3]
    let least = if setup.edition.winning == Winning::Scenario { 1 } else { 2 };
    if !(least..=4).contains(&setup.seats) {
        faults.push(SetupFault::Players(setup.seats));
    }
    if setup.teams && setup.seats != 4 {
        faults.push(SetupFault::Teams(setup.seats));
    }
    let constructed = matches!(setup.recruitment, Recruitment::Constructed { .. });
    if constructed && setup.seats != 2 && !setup.teams {
        faults.push(SetupFault::Constructed);
    }
    if let Some(lead) = setup.lead {
        seat(setup, lead, faults);
    }
}

fn seat(setup: &Setup, seat: Seat, faults: &mut Vec<SetupFault>) {
    if seat.0 >= setup.seats {
        faults.push(SetupFault::Seat(seat.0.saturating_add(1)));
    }
}

/// [P15.6A.2a-1] [P15.6A.2b-1] [P15.R18] [P15.6E.9]
fn boards(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let constructed = matches!(setup.recruitment, Recruitment::Constructed { .. });
    let most = if constructed { 2 } else { setup.scenarios.len().max(1) };
    if setup.boards.is_empty() || setup.boards.len() > most {
        faults.push(SetupFault::Boards(setup.boards.len()));
    }
    for (at, board) in (0u8..).zip(&setup.boards) {
        let scenario = setup.scenario_on(at);
        if scenario.is_none_or(|scenario| scenario.zones.is_none()) {
            let players = setup.sides();
            let zones = board.deployments(players).count();
            if zones < usize::from(players) {
                faults.push(SetupFault::Zones { board: board.id().to_owned(), zones, players });
            }
        }
        let given = scenario.and_then(|scenario| scenario.stones.as_ref());
        let relics = scenario.map_or(0, |scenario| scenario.relics.len());
        let stones = given.map_or(board.stones().len(), Vec::len) + relics;
        if stones > MAX_STONES {
            faults.push(SetupFault::Stones(stones));
        }
    }
}

fn pool(setup: &Setup, faults: &mut Vec<SetupFault>) {
    if setup.pool.len() > MAX_UNITS {
        faults.push(SetupFault::Units(setup.pool.len()));
    }
    for unit in &setup.pool {
        let problems = table_problems(unit);
        faults.extend(problems.map(|problem| SetupFault::Unit(unit.id.clone(), problem)));
    }
}

/// Whether the stats table and powers of a unit fit its type. [P15.5B.1-5] [P15.5B.1-25]
/// [P15.5B.2-7] [P15.5B.2-9] [P15.15A.1]
fn table_problems(unit: &UnitDef) -> impl Iterator<Item = UnitProblem> {
    let troop = unit.is_troop();
    let columns = unit.powers.len();
    let named_twice = |at: usize| unit.powers[..at].iter().any(|p| p.id == unit.powers[at].id);
    let checks = [
        (unit.rows.is_empty(), UnitProblem::NoRow),
        (unit.rows.len() > usize::from(u8::MAX), UnitProblem::Rows),
        (unit.rows.iter().any(is_too_high), UnitProblem::Stat),
        (troop && unit.rows.len() > 1, UnitProblem::TroopRows),
        (troop && unit.miniatures.is_none(), UnitProblem::TroopSize),
        (unit.miniatures == Some(0), UnitProblem::NoMiniature),
        (!troop && unit.miniatures.is_some(), UnitProblem::Miniatures),
        (troop && unit.powers.iter().any(is_passing), UnitProblem::TroopPowers),
        (columns > MAX_POWERS, UnitProblem::Powers),
        ((0..columns).any(named_twice), UnitProblem::PowerTwice),
        (unit.rows.iter().any(|row| row.powers.len() > columns), UnitProblem::PowerColumns),
    ];
    checks.into_iter().filter(|&(wrong, _)| wrong).map(|(_, problem)| problem)
}

fn is_passing(power: &Power) -> bool {
    power.kind != PowerKind::Permanent
}

fn is_too_high(row: &StatRow) -> bool {
    [row.offence, row.defence, row.range, row.movement].iter().any(|&stat| stat > MAX_DICE)
}

/// Whether everybody finds a divinity, whatever the others pick, and no deck can grow too large.
fn draft(setup: &Setup, points: u8, agreed: DivinityType, faults: &mut Vec<SetupFault>) {
    let pool = &setup.pool;
    let divinities =
        pool.iter().filter(|unit| agreed.allows(unit, &setup.edition) && unit.cost <= points);
    // Team mates may not have the same divinity, so only different ones are sure to go round.
    let mut seen: Vec<&str> = Vec::new();
    let counted = divinities.filter(|unit| {
        let repeated = seen.contains(&unit.same_unit());
        seen.push(unit.same_unit());
        !(setup.teams && repeated)
    });
    let found = counted.count();
    if found < usize::from(setup.seats) {
        faults.push(SetupFault::Divinities { found, players: setup.seats });
    }

    let mut brought: Vec<usize> = pool.iter().map(|unit| cards_of(unit)).collect();
    brought.sort_unstable_by(|a, b| b.cmp(a));
    let free = pool.iter().filter(|unit| unit.cost == 0).count();
    let most = brought.iter().take(usize::from(points) + free).sum::<usize>();
    deck(most + usize::from(points), faults);
}

/// How many cards a unit brings to a deck. [P15.6D.5-1] [P15.6D.5-2]
fn cards_of(unit: &UnitDef) -> usize {
    usize::from(unit.activation_cards) + usize::from(unit.strategic_value)
}

/// Hand and deck together, the starting art of war cards included. [P15.6D.6-1]
fn deck(brought: usize, faults: &mut Vec<SetupFault>) {
    let cards = brought + usize::from(crate::set_up::STARTING_CARDS);
    if cards > usize::from(u8::MAX) {
        faults.push(SetupFault::Cards(cards));
    }
}

/// Whether armies share out units of the pool among the players.
fn given_armies(setup: &Setup, armies: &[Vec<UnitId>], faults: &mut Vec<SetupFault>) -> bool {
    let before = faults.len();
    if armies.len() != usize::from(setup.seats) {
        faults.push(SetupFault::Armies { armies: armies.len(), seats: setup.seats });
    }
    let mut taken = UnitSet::EMPTY;
    for (player, army) in (1u8..).zip(armies) {
        for &unit in army {
            if !in_pool(setup, unit) || taken.contains(unit) {
                faults.push(SetupFault::Army(player, unit.0));
            }
            taken.insert(unit);
        }
        deck(defs(setup, army).map(cards_of).sum(), faults);
    }
    faults.len() == before
}

fn in_pool(setup: &Setup, unit: UnitId) -> bool {
    usize::from(unit.0) < setup.pool.len().min(MAX_UNITS)
}

fn defs<'a>(setup: &'a Setup, army: &'a [UnitId]) -> impl Iterator<Item = &'a UnitDef> {
    army.iter().filter_map(|unit| setup.pool.get(usize::from(unit.0))).map(AsRef::as_ref)
}

/// The restrictions of armies that players built alone. Opponents may have the same unit, a side
/// may not. [P15.R15] [P15.R17]
fn constructed(setup: &Setup, armies: &[Vec<UnitId>], faults: &mut Vec<SetupFault>) {
    // The players agreed on one type; the first divinity shows which.
    let everybody = armies.iter().flat_map(|army| defs(setup, army));
    let agreed = everybody.into_iter().find_map(DivinityType::of);
    let kind = ArmyKind::Constructed { points: budget(setup.seats), divinities: agreed };
    for (player, army) in (1u8..).zip(armies) {
        let units: Vec<&UnitDef> = defs(setup, army).collect();
        let broken = check_army(&units, kind);
        faults.extend(broken.into_iter().map(|fault| SetupFault::IllegalArmy { player, fault }));
    }
    if let (true, [a, b, c, d]) = (setup.teams, armies) {
        for (player, army, mate) in [(3, a, c), (4, b, d)] {
            let own: Vec<&UnitDef> = defs(setup, army).collect();
            let side: Vec<&UnitDef> = defs(setup, army).chain(defs(setup, mate)).collect();
            let theirs: Vec<&UnitDef> = defs(setup, mate).collect();
            let alone = [repeated(&own), repeated(&theirs)].concat();
            for breach in repeated(&side).into_iter().filter(|breach| !alone.contains(breach)) {
                let fault = ArmyFault { rule: RuleId("P15.6C.2-8"), breach };
                faults.push(SetupFault::IllegalArmy { player, fault });
            }
        }
    }
}

/// Whether a scenario fits the players, the boards and the pool. [P15.6B.1-1]
fn adventure(
    setup: &Setup,
    scenario: &Scenario,
    boards: &[Arc<Board>],
    faults: &mut Vec<SetupFault>,
) {
    if !scenario.players.is_empty() && !scenario.players.contains(&setup.seats) {
        faults.push(SetupFault::Scenario(setup.seats));
    }
    if let Some(zones) = &scenario.zones
        && zones.len() != usize::from(setup.seats)
    {
        let board = scenario.id.clone();
        let (zones, players) = (zones.len(), setup.seats);
        faults.push(SetupFault::Zones { board, zones, players });
    }
    let named = scenario.goals.iter().map(|goal| goal.seat).chain(scenario.lead);
    for named in named {
        seat(setup, named, faults);
    }
    for rule in &scenario.rules {
        if let ScenarioRule::AttackDice(_, dice) = *rule
            && dice > MAX_DICE
        {
            faults.push(SetupFault::Dice(dice));
        }
    }
    for unit in units_named(scenario).filter(|&unit| !in_pool(setup, unit)) {
        faults.push(SetupFault::UnknownUnit(unit.0));
    }
    for board in boards {
        let missing = areas_named(scenario).filter(|&area| !has(board, area));
        faults.extend(missing.map(|area| SetupFault::Area(board.id().to_owned(), area)));
    }
}

fn has(board: &Board, area: AreaId) -> bool {
    board.all().contains(area)
}

fn units_named(scenario: &Scenario) -> impl Iterator<Item = UnitId> {
    let goals = scenario.goals.iter().filter_map(|goal| match goal.reach {
        Aim::Destroy(unit) => Some(unit),
        Aim::LastDivinity
        | Aim::Absorb(_)
        | Aim::Reach(_)
        | Aim::Carry(_)
        | Aim::Survive(_)
        | Aim::Skirmish => None,
    });
    let rules = scenario.rules.iter().filter_map(|rule| match *rule {
        ScenarioRule::Powerless(unit) | ScenarioRule::AttackDice(unit, _) => Some(unit),
        ScenarioRule::Closed(_) => None,
    });
    goals.chain(rules).chain(scenario.placed.iter().map(|&(unit, _)| unit))
}

fn areas_named(scenario: &Scenario) -> impl Iterator<Item = AreaId> {
    let goals = scenario.goals.iter().filter_map(|goal| match goal.reach {
        Aim::Reach(area) | Aim::Carry(area) => Some(area),
        Aim::Destroy(_) | Aim::LastDivinity | Aim::Absorb(_) | Aim::Survive(_) | Aim::Skirmish => {
            None
        }
    });
    let rules = scenario.rules.iter().filter_map(|rule| match *rule {
        ScenarioRule::Closed(area) => Some(area),
        ScenarioRule::Powerless(_) | ScenarioRule::AttackDice(..) => None,
    });
    let stones = scenario.stones.iter().flatten().map(|&(_, area)| area);
    let zones = scenario.zones.iter().flatten().flat_map(|zone| zone.iter());
    let placed = scenario.placed.iter().map(|&(_, area)| area);
    let relics = scenario.relics.iter().copied();
    goals.chain(rules).chain(stones).chain(relics).chain(zones).chain(placed)
}
