//! Tables by name: what can be asked for, what is refused, and that any of them can be played.

use std::collections::BTreeSet;

use fastrand::Rng;
use kernel::Seat;
use pantheon::Edition;
use pantheon::catalog::UnitType;
use pantheon::{DivinityType, MAX_UNITS, Pantheon, Recruitment, Settings};
use pantheon_random::PantheonRandom;
use pantheon_table::{ArmySpec, Layout, Pack, RecruitmentSpec, TableSpec, embedded, random_table};
use testkit::playing::{Checks, play_random};

fn ready(ids: &[&str]) -> TableSpec {
    TableSpec::constructed(ids.iter().map(|id| ArmySpec::Ready((*id).to_owned())).collect())
}

fn refused(table: &TableSpec, pack: &Pack) -> String {
    table.setup(pack).expect_err("it cannot be set up").to_string()
}

#[test]
fn a_draft_lays_out_the_roster_without_divinities_nobody_may_pick() {
    let pack = embedded();
    for (divinities, other) in
        [(DivinityType::Gods, UnitType::Titan), (DivinityType::Titans, UnitType::God)]
    {
        let setup = TableSpec::draft(2, divinities).setup(&pack).expect("a draft for two");
        let useless = pack.units().iter().filter(|unit| unit.def.unit_type == other).count();
        assert!(setup.pool.iter().all(|unit| unit.unit_type != other));
        assert_eq!(setup.pool.len(), pack.units().len() - useless);
        assert_eq!(setup.boards[0].id(), "training_field", "the smallest board");
    }
}

#[test]
fn a_small_layout_keeps_the_shares_of_types_and_costs() {
    let pack = embedded();
    let table = |seed| TableSpec {
        recruitment: RecruitmentSpec::Draft {
            points: None,
            divinities: DivinityType::Gods,
            layout: Layout { units: 30, seed },
        },
        ..TableSpec::draft(4, DivinityType::Gods)
    };
    let ids = |seed| -> Vec<String> {
        let setup = table(seed).setup(&pack).expect("thirty units are enough for four");
        setup.pool.iter().map(|unit| unit.id.clone()).collect()
    };
    assert_eq!(ids(1), ids(1));
    assert_ne!(ids(1), ids(2));
    let mut laid_out = BTreeSet::new();
    for seed in 0..50 {
        let pool = table(seed).setup(&pack).expect("it can be played").pool;
        laid_out.extend(pool.iter().map(|unit| unit.id.clone()));
        assert_eq!(pool.len(), 30);
        assert_eq!(pool.iter().filter(|unit| unit.is_divinity()).count(), 5, "four and a choice");
        let count = |unit_type, units: &mut dyn Iterator<Item = UnitType>| {
            units.filter(|&found| found == unit_type).count() as f64
        };
        let others = pack.units().iter().filter(|unit| !unit.def.is_divinity()).count() as f64;
        for unit_type in [UnitType::Hero, UnitType::Monster, UnitType::Troop] {
            let all = count(unit_type, &mut pack.units().iter().map(|unit| unit.def.unit_type));
            let laid = count(unit_type, &mut pool.iter().map(|unit| unit.unit_type));
            let fair = all * 25.0 / others;
            assert!((laid - fair).abs() <= 3.0, "{laid} of type {unit_type}, {fair} would be fair");
        }
    }
    for unit in pack.units().iter().filter(|unit| unit.def.unit_type != UnitType::Titan) {
        assert!(laid_out.contains(&unit.def.id), "{} never lies in the layout", unit.def.id);
    }
}

#[test]
fn ready_made_armies_meet() {
    let pack = embedded();
    let table = ready(&["first_march", "gates_of_the_underworld"]);
    let table = TableSpec {
        boards: vec!["broken_ford".to_owned(), "silent_sanctuary".to_owned()],
        lead: Some(Seat(1)),
        ..table
    };
    let setup = table.setup(&pack).expect("two armies of gods");
    assert_eq!((setup.seats, setup.teams, setup.boards.len()), (2, false, 2));
    assert_eq!(setup.lead, Some(Seat(1)));
    let Recruitment::Constructed { armies } = &setup.recruitment else { panic!("constructed") };
    let names: Vec<&str> = armies[1].iter().map(|unit| &setup.pool[unit.index()].id[..]).collect();
    assert_eq!(names[..2], ["hades", "cerberus"]);

    let teams = ready(&["scales_of_anubis", "wall_of_bronze", "owl_and_arrow", "hounds_of_hades"]);
    let setup = teams.setup(&pack).expect("two teams");
    assert!(setup.teams);
    assert_eq!(setup.settings, Settings::default());
}

#[test]
fn tables_that_cannot_be_are_refused_in_one_line() {
    let pack = embedded();
    let draft = TableSpec::draft(3, DivinityType::Gods);
    let on = |board: &str| TableSpec { boards: vec![board.to_owned()], ..draft.clone() };
    assert_eq!(
        refused(&on("training_feild"), &pack),
        "unknown board `training_feild`; did you mean `training_field`?"
    );
    assert_eq!(
        refused(&on("training_field"), &pack),
        "board `training_field` has 0 deployment zones for 3 players"
    );
    assert_eq!(
        refused(&ready(&["first_march", "frist_march"]), &pack),
        "unknown army `frist_march`; did you mean `first_march`?"
    );
    let three = ready(&["first_march", "blades_of_ares", "thunder_of_olympus"]);
    assert!(refused(&three, &pack).contains("[P15.6A.1-2]"), "{}", refused(&three, &pack));
    let small = refused(&ready(&["first_march", "owl_and_arrow"]), &pack);
    assert_eq!(small, "army of player 2: costs 14 of 18 points [P15.6C.2-7]");
    let mixed = refused(&ready(&["first_march", "weight_of_the_sky"]), &pack);
    assert!(mixed.contains("not of the agreed type of divinity [P15.6C.2-2]"), "{mixed}");
    let unit = TableSpec::constructed(vec![
        ArmySpec::Units(vec!["zeuss".to_owned()]),
        ArmySpec::Ready("first_march".to_owned()),
    ]);
    assert_eq!(refused(&unit, &pack), "unknown unit `zeuss`; did you mean `zeus`?");
    let few = TableSpec {
        recruitment: RecruitmentSpec::Draft {
            points: Some(5),
            divinities: DivinityType::Gods,
            layout: Layout::default(),
        },
        ..draft.clone()
    };
    assert!(refused(&few, &pack).ends_with("[P15.6C.1-6]"), "{}", refused(&few, &pack));
    let crowd = TableSpec { seats: 5, ..draft };
    assert_eq!(refused(&crowd, &pack), "no board has deployment zones for 5 players");
}

#[test]
fn any_random_table_can_be_played() {
    const TABLES: u64 = 3000;
    let pack = embedded();
    let (mut drafts, mut built, mut adventures, mut teams) = (0, 0, 0, 0);
    let mut seats = [0; 5];
    for seed in 0..TABLES {
        let table = random_table(&pack, &Edition::V1_5, &mut Rng::with_seed(seed));
        assert_eq!(
            table,
            random_table(&pack, &Edition::V1_5, &mut Rng::with_seed(seed)),
            "seed {seed}"
        );
        let setup = table.setup(&pack).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert!(setup.pool.len() <= MAX_UNITS);
        assert!(setup.settings.round_limit.is_some(), "random play needs a limit");
        assert!(Pantheon::new(setup).is_ok());
        match table.recruitment {
            RecruitmentSpec::Draft { .. } => drafts += 1,
            RecruitmentSpec::Constructed { .. } => built += 1,
            RecruitmentSpec::Scenario(_) => adventures += 1,
        }
        teams += u32::from(table.teams);
        seats[usize::from(table.seats)] += 1;
    }
    assert!(drafts > 500 && built > 500 && teams > 300, "{drafts} {built} {teams}");
    assert_eq!(adventures > 300, !pack.scenarios().is_empty());
    assert!(seats[2..].iter().all(|&tables| tables > 300), "{seats:?}");
}

#[test]
fn random_tables_play_to_an_end() {
    let pack = embedded();
    for seed in 0..60 {
        let setup = random_table(&pack, &Edition::V1_5, &mut Rng::with_seed(seed))
            .setup(&pack)
            .expect("playable");
        let checks = Checks { look_every: 4, try_every: 300, record: seed % 10 == 0 };
        play_random::<PantheonRandom>(&setup, seed, checks)
            .unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn a_table_survives_being_written_down() {
    let pack = embedded();
    for seed in 0..50 {
        let table = random_table(&pack, &Edition::V1_5, &mut Rng::with_seed(seed));
        let written = serde_json::to_string(&table).expect("plain data");
        let read: TableSpec = serde_json::from_str(&written).expect("it was written so");
        assert_eq!(read, table);
    }
}
