use std::sync::Arc;

use board::{AreaId, StoneKind};
use kernel::Seat;

use super::faults;
use crate::catalog::{PowerValue, UnitDef, UnitType};
use crate::fixtures::{board, draft, limited, open_board, unit};
use crate::game::SetupFault;
use crate::ids::UnitId;
use crate::recruitment::{ArmyBreach, ArmyKind, check_army};
use crate::setup::{Aim, DivinityType, Goal, Recruitment, Scenario, ScenarioRule, Setup};

fn god(id: &str) -> UnitDef {
    unit(id, UnitType::God, 5)
}

fn gods(number: usize) -> Vec<UnitDef> {
    (1..=number).map(|at| god(&format!("god{at}"))).collect()
}

/// A legal army of 18 points.
fn army() -> Vec<UnitDef> {
    vec![
        god("zeus"),
        unit("hydra", UnitType::Monster, 8),
        unit("ajax", UnitType::Hero, 4),
        unit("hoplites", UnitType::Troop, 1),
    ]
}

fn constructed(armies: Vec<Vec<UnitDef>>) -> Setup {
    let mut setup = limited(open_board(2), armies);
    let Recruitment::Limited { armies } = setup.recruitment else { unreachable!() };
    setup.recruitment = Recruitment::Constructed { armies };
    setup
}

fn texts(setup: &Setup) -> Vec<String> {
    faults(setup).iter().map(ToString::to_string).collect()
}

#[test]
fn sound_set_ups_have_no_faults() {
    for seats in 2..=4 {
        assert_eq!(faults(&draft(seats, open_board(seats), gods(4))), []);
    }
    let mut teams = draft(4, open_board(2), gods(4));
    teams.teams = true;
    assert_eq!(faults(&teams), []);
    assert_eq!(faults(&constructed(vec![army(), army()])), []);
}

#[test]
fn numbers_of_players_boards_and_zones_are_checked() {
    let setup = draft(5, open_board(4), gods(5));
    assert_eq!(faults(&setup)[0], SetupFault::Players(5));
    assert!(faults(&draft(0, open_board(2), Vec::new())).contains(&SetupFault::Players(0)));

    let mut setup = draft(2, open_board(2), gods(2));
    setup.teams = true;
    assert_eq!(faults(&setup), [SetupFault::Teams(2)]);

    let mut setup = draft(2, open_board(2), gods(2));
    setup.boards.push(open_board(2));
    assert_eq!(faults(&setup), [SetupFault::Boards(2)], "a draft has one board");
    setup.boards.clear();
    assert_eq!(faults(&setup), [SetupFault::Boards(0)]);

    let mut setup = constructed(vec![army(), army()]);
    setup.boards.push(open_board(2));
    assert_eq!(faults(&setup), []);
    setup.boards.push(open_board(2));
    assert_eq!(faults(&setup), [SetupFault::Boards(3)]);

    let setup = draft(3, open_board(2), gods(3));
    let zones = SetupFault::Zones { board: "drawing".to_owned(), zones: 0, players: 3 };
    assert_eq!(faults(&setup), [zones]);

    let mut setup = draft(2, open_board(2), gods(2));
    setup.lead = Some(Seat(2));
    assert_eq!(faults(&setup), [SetupFault::Seat(3)]);
}

#[test]
fn constructed_is_for_two_players_or_two_teams() {
    let mut setup = constructed(vec![army(), army(), army()]);
    setup.boards = vec![open_board(3)];
    assert!(faults(&setup).contains(&SetupFault::Constructed));
    let small = |id: &str| {
        let other = |name: &str| unit(&format!("{name}_{id}"), UnitType::Hero, 4);
        vec![god(id), other("a"), other("b"), unit(id, UnitType::Troop, 1)]
    };
    let mut small = ["one", "two", "three", "four"].map(small);
    for (at, army) in small.iter_mut().enumerate() {
        army[3].id = format!("troop{at}");
    }
    let mut setup = constructed(small.to_vec());
    setup.teams = true;
    assert_eq!(faults(&setup), []);
    setup.teams = false;
    setup.boards = vec![open_board(4)];
    assert_eq!(faults(&setup), [SetupFault::Constructed]);
}

#[test]
fn a_side_may_not_have_a_unit_twice_but_opponents_may() {
    let team = |shared: [&str; 4]| {
        let army = |at: usize| {
            let hero = |id: String| unit(&id, UnitType::Hero, 4);
            let troop = unit(&format!("troop{at}"), UnitType::Troop, 1);
            vec![
                god(&format!("god{at}")),
                hero(shared[at].to_owned()),
                hero(format!("own{at}")),
                troop,
            ]
        };
        let mut setup = constructed((0..4).map(army).collect());
        setup.teams = true;
        setup
    };
    assert_eq!(faults(&team(["ajax", "ajax", "paris", "paris"])), []);
    let twice = texts(&team(["ajax", "paris", "ajax", "hector"]));
    assert_eq!(twice, ["army of player 3: `ajax` twice [P15.6C.2-8]"]);
}

#[test]
fn unit_tables_must_fit_their_type() {
    let mut bare = god("bare");
    bare.rows.clear();
    let mut doll = god("doll");
    doll.miniatures = Some(2);
    let mut crowd = unit("crowd", UnitType::Troop, 1);
    crowd.miniatures = None;
    crowd.rows.push(crowd.rows[0].clone());
    let mut none = unit("none", UnitType::Troop, 1);
    none.miniatures = Some(0);
    let mut mighty = god("mighty");
    mighty.rows[0].offence = 11;
    let mut columns = god("columns");
    columns.rows[1].powers.push(PowerValue::Shown(true));
    let setup =
        draft(2, open_board(2), [gods(2), vec![bare, doll, crowd, none, mighty, columns]].concat());
    assert_eq!(
        texts(&setup),
        [
            "unit `bare`: its stats table has no row",
            "unit `doll`: only a troop has a number of miniatures",
            "unit `crowd`: a troop has one line of stats",
            "unit `crowd`: a troop says how many miniatures it has",
            "unit `none`: a troop has at least one miniature",
            "unit `mighty`: a stat is above 10",
            "unit `columns`: a row has more power columns than the unit has powers",
        ]
    );
}

#[test]
fn the_pool_must_hold_a_divinity_for_everybody_and_not_too_much() {
    let setup = draft(2, open_board(2), vec![god("zeus"), unit("kronos", UnitType::Titan, 5)]);
    assert_eq!(faults(&setup), [SetupFault::Divinities { found: 1, players: 2 }]);
    let setup = draft(2, open_board(2), vec![god("zeus"), unit("hera", UnitType::God, 19)]);
    assert_eq!(faults(&setup), [SetupFault::Divinities { found: 1, players: 2 }]);
    assert_eq!(faults(&draft(2, open_board(2), vec![god("zeus"), god("zeus")])), []);
    let mut teams = draft(4, open_board(2), ["zeus", "zeus", "hera", "ares"].map(god).to_vec());
    teams.teams = true;
    assert_eq!(faults(&teams), [SetupFault::Divinities { found: 3, players: 4 }]);
    assert_eq!(faults(&draft(2, open_board(2), gods(65))), [SetupFault::Units(65)]);

    let mut rich = god("zeus");
    rich.activation_cards = 250;
    let setup = limited(open_board(2), vec![vec![rich.clone()], vec![god("hera"), rich]]);
    assert_eq!(faults(&setup), [SetupFault::Cards(258)]);
}

#[test]
fn armies_share_out_the_pool() {
    let mut setup = limited(open_board(2), vec![vec![god("zeus")], vec![god("hera")]]);
    let armies = |armies: Vec<Vec<u8>>| Recruitment::Limited {
        armies: armies.into_iter().map(|army| army.into_iter().map(UnitId).collect()).collect(),
    };
    setup.recruitment = armies(vec![vec![0], vec![1, 0, 2, 64]]);
    let army = |unit| SetupFault::Army(2, unit);
    assert_eq!(faults(&setup), [army(0), army(2), army(64)]);
    setup.recruitment = armies(vec![vec![0]]);
    assert_eq!(faults(&setup), [SetupFault::Armies { armies: 1, seats: 2 }]);
}

#[test]
fn a_scenario_must_fit_players_boards_and_pool() {
    let mut setup = limited(open_board(2), vec![vec![god("zeus")], vec![god("hera")]]);
    let far = AreaId::from_index(9).expect("an area");
    setup.scenario = Some(Scenario {
        players: vec![3, 4],
        goals: vec![Goal { seat: Seat(2), reach: Aim::Reach(far) }],
        zones: Some(Vec::new()),
        rules: vec![ScenarioRule::Powerless(UnitId(5)), ScenarioRule::AttackDice(UnitId(0), 11)],
        ..Scenario::default()
    });
    assert_eq!(
        faults(&setup),
        [
            SetupFault::Scenario(2),
            SetupFault::Zones { board: String::new(), zones: 0, players: 2 },
            SetupFault::Seat(3),
            SetupFault::Dice(11),
            SetupFault::UnknownUnit(5),
            SetupFault::Area("drawing".to_owned(), far),
        ]
    );

    let near = AreaId::from_index(0).expect("an area");
    let stones = Some(vec![(StoneKind::Omphalos, near); 16]);
    setup.scenario = Some(Scenario { stones, ..Scenario::default() });
    assert_eq!(faults(&setup), []);
    setup.scenario.as_mut().expect("just set").relics.push(near);
    assert_eq!(faults(&setup), [SetupFault::Stones(17)]);

    let mut setup = constructed(vec![army(), army()]);
    setup.scenario = Some(Scenario::default());
    assert_eq!(faults(&setup), [SetupFault::Adventure]);
}

#[test]
fn every_fault_is_told_at_once() {
    let mut setup = draft(3, board("a1 open 3"), Vec::new());
    setup.teams = true;
    setup.pool = vec![Arc::new(UnitDef { rows: Vec::new(), ..god("bare") })];
    assert_eq!(faults(&setup).len(), 4, "{:?}", texts(&setup));
}

fn rules(units: &[UnitDef], kind: ArmyKind) -> Vec<&'static str> {
    let units: Vec<&UnitDef> = units.iter().collect();
    check_army(&units, kind).iter().map(|fault| fault.rule.0).collect()
}

const BUILT: ArmyKind = ArmyKind::Constructed { points: 18, divinities: Some(DivinityType::Gods) };
const DRAFTED: ArmyKind = ArmyKind::Draft { points: 18, divinities: Some(DivinityType::Gods) };

#[test]
fn a_broken_restriction_is_named_by_its_rule() {
    let with = |change: &dyn Fn(&mut Vec<UnitDef>)| {
        let mut units = army();
        change(&mut units);
        [rules(&units, BUILT), rules(&units, DRAFTED)]
    };
    let none: Vec<&str> = Vec::new();
    assert_eq!(with(&|_| {}), [none.clone(), none.clone()]);
    let no_divinity = with(&|units| units[0].unit_type = UnitType::Hero);
    assert_eq!(no_divinity, [["P15.R23", "P15.6C.2-6"], ["P15.R23", "P15.6C.1-11"]]);
    let two = with(&|units| units[2].unit_type = UnitType::God);
    assert_eq!(two, [["P15.6C.2-5"], ["P15.6C.1-10"]]);
    let titan = with(&|units| units[0].unit_type = UnitType::Titan);
    assert_eq!(titan, [["P15.6C.2-2"], ["P15.6C.1-5"]]);
    let costly = with(&|units| {
        units[1].cost = 7;
        units[2].cost = 5;
    });
    assert_eq!(costly, [["P15.6C.2-6"], ["P15.6C.1-11"]]);
    let too_much = with(&|units| units[3].cost = 2);
    assert_eq!(too_much, [["P15.6C.2-7"], ["P15.6C.1-9"]]);
    let left_over = with(&|units| units[3].cost = 0);
    assert_eq!(left_over, [vec!["P15.6C.2-7"], none]);
    let twice = with(&|units| units[3].id = "ajax".to_owned());
    assert_eq!(twice, [["P15.6C.2-8"], ["P15.6C.1-12"]]);
    let veteran = with(&|units| units[3].veteran_of = Some("ajax".to_owned()));
    assert_eq!(veteran, [["P15.6C.2-8"], ["P15.6C.1-14"]]);
}

#[test]
fn an_army_fault_says_what_is_wrong() {
    let mut units = army();
    units[3].veteran_of = Some("ajax".to_owned());
    units[1].cost = 9;
    let found = check_army(&units.iter().collect::<Vec<_>>(), BUILT);
    assert_eq!(found[0].breach, ArmyBreach::Cost { cost: 19, points: 18 });
    assert_eq!(found[0].to_string(), "costs 19 of 18 points [P15.6C.2-7]");
    assert_eq!(found[1].to_string(), "`ajax` and `hoplites` are the same unit [P15.6C.2-8]");
}
