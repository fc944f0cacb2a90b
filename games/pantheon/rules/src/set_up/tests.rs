use board::StoneKind;
use kernel::{Pause, Seat, SeatSet};

use crate::catalog::{Class, Power, PowerKind, Trigger, UnitDef, UnitType};
use crate::choice::{Choice, Request};
use crate::event::Event;
use crate::fixtures::{Table, board, draft, limited, open_board, unit};
use crate::frame::{Declared, Frame, SetupStep, TurnStep};
use crate::ids::UnitId;
use crate::setup::{Recruitment, Scenario, ScenarioRule, Setup};
use crate::state::{Stage, Stone, StonePlace, StoneType};

fn god(id: &str) -> UnitDef {
    unit(id, UnitType::God, 5)
}

fn hero(id: &str, cost: u8) -> UnitDef {
    unit(id, UnitType::Hero, cost)
}

fn troop(id: &str) -> UnitDef {
    unit(id, UnitType::Troop, 1)
}

fn veteran(id: &str, of: &str, cost: u8) -> UnitDef {
    UnitDef { veteran_of: Some(of.to_owned()), ..hero(id, cost) }
}

fn gods(number: usize) -> Vec<UnitDef> {
    (1..=number).map(|at| god(&format!("god{at}"))).collect()
}

/// A draft of `points` with the lead given and the zones taken.
fn drafting(seats: u8, points: u8, units: Vec<UnitDef>) -> Table {
    let mut setup = draft(seats, open_board(seats), [gods(seats.into()), units].concat());
    let Recruitment::Draft { points: given, .. } = &mut setup.recruitment else { unreachable!() };
    *given = Some(points);
    setup.lead = Some(Seat(0));
    let mut table = Table::new(setup);
    while let Some(SetupStep::ChooseZone(seat)) = table.step() {
        let first = table.options()[0];
        table.choose(seat.0, first);
    }
    table
}

#[test]
fn the_highest_die_leads_and_ties_are_rolled_again_among_the_tied() {
    let mut table = Table::new(draft(4, open_board(4), gods(4)));
    let rolling = |table: &Table| table.look().set_up_awaits(table.step().expect("set-up"));
    assert_eq!(rolling(&table), Some(Pause::Chance(Request::LeadRoll(SeatSet::all(4)))));
    table.roll([1, 5, 5, 0]);
    let tied = SeatSet(0b0110);
    assert_eq!(rolling(&table), Some(Pause::Chance(Request::LeadRoll(tied))));
    assert_eq!(table.events, [Event::LeadRolled([1, 5, 5, 0]), Event::RollAgain(tied)]);
    // A blank beats nothing, and a die of somebody who does not roll counts for nothing.
    table.roll([5, 0, 0, 5]);
    assert_eq!(table.step(), Some(SetupStep::LeadRoll(tied)));
    table.roll([0, 0, 1, 0]);
    assert_eq!(table.state.public.lead, Seat(2));
    assert_eq!(table.events.last(), Some(&Event::Leads(Seat(2))));
    assert_eq!(table.asked(), Some(Seat(3)));
}

#[test]
fn the_second_player_chooses_a_zone_and_the_lead_has_the_other() {
    let mut table = Table::new(draft(2, open_board(2), gods(2)));
    table.roll([2, 4, 0, 0]);
    assert_eq!(table.options(), [Choice::Zone(0), Choice::Zone(1)]);
    assert_eq!(table.forbids(Choice::Zone(2)), Some("P15.6A.3a-2"));
    table.choose(0, Choice::Zone(1));
    assert_eq!(table.state.public.seats.map(|seat| seat.zone)[..2], [1, 0]);
    assert_eq!(table.step(), Some(SetupStep::PickDivinity(Seat(1))));
}

#[test]
fn each_for_themselves_zones_go_clockwise_and_the_lead_comes_last() {
    let mut table = Table::new(draft(4, open_board(4), gods(4)));
    table.roll([0, 0, 3, 0]);
    table.choose(3, Choice::Zone(2));
    assert_eq!(table.forbids(Choice::Zone(2)), Some("P15.6A.3a-2"));
    table.choose(0, Choice::Zone(0));
    table.choose(1, Choice::Zone(3));
    assert_eq!(table.state.public.seats.map(|seat| seat.zone), [0, 3, 1, 2]);
    assert_eq!(table.asked(), Some(Seat(2)), "the lead is not asked, and picks first");
}

#[test]
fn team_mates_share_the_zone_that_one_of_them_chose() {
    let mut setup = draft(4, open_board(2), gods(4));
    setup.teams = true;
    let mut table = Table::new(setup);
    table.roll([0, 0, 0, 4]);
    table.choose(0, Choice::Zone(1));
    assert_eq!(table.state.public.seats.map(|seat| seat.zone), [1, 0, 1, 0]);
    assert_eq!(table.state.public.seats.map(|seat| seat.points), [14; 4]);
    // The Z: clockwise from the lead for divinities, then back from the last.
    for (seat, tag) in [(3, "god1"), (0, "god2"), (1, "god3"), (2, "god4")] {
        table.recruit(seat, tag);
    }
    assert!(table.events.contains(&Event::PointsConverted(Seat(2), 9)));
}

#[test]
fn units_are_picked_counter_clockwise_from_the_last_without_snaking() {
    let troops = (1..=9).map(|at| troop(&format!("troop{at}"))).collect();
    let mut table = drafting(3, 8, troops);
    for (seat, tag) in [(0, "god1"), (1, "god2"), (2, "god3")] {
        table.recruit(seat, tag);
    }
    for (at, seat) in (1..).zip([2, 1, 0, 2, 1, 0, 2, 1, 0]) {
        table.recruit(seat, &format!("troop{at}"));
    }
    assert_eq!(table.state.public.seats.map(|seat| seat.points)[..3], [0; 3]);
    assert_eq!(table.step(), Some(SetupStep::PlaceTroop(Seat(0))));
}

#[test]
fn every_limit_of_the_draft_is_named_by_its_rule() {
    let pool = vec![
        unit("kronos", UnitType::Titan, 6),
        hero("achilles", 3),
        veteran("achilles_veteran", "achilles", 4),
        hero("achilles", 3),
        unit("hydra", UnitType::Monster, 5),
        unit("kraken", UnitType::Monster, 6),
        troop("hoplites"),
        troop("spartans"),
        troop("persians"),
    ];
    let mut table = drafting(2, 18, pool);
    let recruit = |table: &Table, tag: &str| Choice::Recruit(table.unit(tag));
    let forbids = |table: &Table, tag: &str| table.forbids(recruit(table, tag));
    assert_eq!(forbids(&table, "hydra"), Some("P15.6C.1-6"));
    assert_eq!(forbids(&table, "kronos"), Some("P15.6C.1-5"));
    assert_eq!(table.forbids(Choice::Recruit(UnitId(40))), Some("P15.R16"));
    assert_eq!(table.forbids(Choice::Recruit(UnitId(64))), Some("P15.R16"));
    table.recruit(0, "god1");
    assert_eq!(forbids(&table, "god1"), Some("P15.R16"));
    table.recruit(1, "god2");
    assert_eq!(forbids(&table, "kronos"), Some("P15.6C.1-10"));
    assert_eq!(table.forbids(Choice::End), Some("P15.R21"));
    assert_eq!(table.forbids(Choice::Zone(0)), Some("P15.6C.1-7"));
    table.recruit(1, "achilles");
    // The other army may have a version of the same unit.
    table.recruit(0, "achilles_veteran");
    assert_eq!(forbids(&table, "achilles.2"), Some("P15.6C.1-12"));
    table.recruit(1, "hydra");
    assert_eq!(forbids(&table, "achilles.2"), Some("P15.6C.1-14"));
    table.recruit(0, "kraken");
    table.recruit(1, "hoplites");
    table.recruit(0, "spartans");
    assert_eq!(table.asked(), Some(Seat(1)));
    assert_eq!(table.options(), [recruit(&table, "persians")]);
}

#[test]
fn the_limit_on_costly_units_leaves_the_divinity_out() {
    let monster = |id: &str| unit(id, UnitType::Monster, 5);
    let units = vec![monster("hydra"), monster("kraken"), monster("minotaur"), hero("ajax", 2)];
    let mut table = drafting(2, 18, units);
    table.recruit(0, "god1");
    table.recruit(1, "god2");
    table.recruit(1, "hydra");
    table.recruit(0, "ajax");
    assert_eq!(table.asked(), Some(Seat(0)), "the other player may recruit nothing more");
    assert_eq!(table.events.last(), Some(&Event::PointsConverted(Seat(1), 8)));
    table.recruit(0, "kraken");
    assert!(table.events.contains(&Event::PointsConverted(Seat(0), 6)));
}

#[test]
fn a_side_has_no_unit_twice() {
    let mut setup =
        draft(4, open_board(2), [gods(4), vec![hero("ajax", 9), hero("ajax", 9)]].concat());
    setup.teams = true;
    setup.lead = Some(Seat(0));
    let mut table = Table::new(setup);
    table.choose(1, Choice::Zone(0));
    for (seat, tag) in [(0, "god1"), (1, "god2"), (2, "god3"), (3, "god4")] {
        table.recruit(seat, tag);
    }
    table.recruit(3, "ajax");
    table.recruit(2, "ajax.2");
    // Player 2 has the points and the limits but is on one side with player 4.
    assert!(table.events.contains(&Event::PointsConverted(Seat(1), 9)));

    let mut setup =
        draft(4, open_board(2), [gods(4), vec![hero("ajax", 9), hero("ajax", 9)]].concat());
    setup.teams = true;
    setup.lead = Some(Seat(1));
    let mut table = Table::new(setup);
    table.choose(2, Choice::Zone(0));
    for (seat, tag) in [(1, "god1"), (2, "god2"), (3, "god3"), (0, "god4")] {
        table.recruit(seat, tag);
    }
    table.recruit(0, "ajax");
    assert_eq!(table.asked(), Some(Seat(3)));
    let look = table.look();
    let pick = crate::recruitment::Pick::Unit;
    assert_eq!(look.pick_forbidden(Seat(2), pick, table.unit("ajax.2")), Some("P15.6C.1-13"));
}

#[test]
fn unspent_points_are_known_cards_of_the_starting_hand() {
    let mut table = drafting(2, 7, vec![hero("ajax", 3), troop("hoplites")]);
    table.recruit(0, "god1");
    table.recruit(1, "god2");
    table.recruit(1, "hoplites");
    table.place(1, "hoplites", "a1");
    let public = &table.state.public;
    let [first, second] = [public.seats[0], public.seats[1]];
    assert_eq!((first.points, second.points), (0, 0));
    // One from the strategic value of the god, three to start with, and the rest converted.
    assert_eq!((first.aow.total, first.aow.known), (1 + 3 + 2, 3 + 2));
    assert_eq!((second.aow.total, second.aow.known), (1 + 3 + 1, 3 + 1));
    assert_eq!((first.hand, second.hand), (3 + 2 + 3, 3 + 1 + 3));
}

fn constructed(boards: usize) -> Setup {
    let army = || {
        vec![god("zeus"), hero("ajax", 4), unit("hydra", UnitType::Monster, 8), troop("hoplites")]
    };
    let mut setup = limited(open_board(2), vec![army(), army()]);
    let Recruitment::Limited { armies } = setup.recruitment else { unreachable!() };
    setup.recruitment = Recruitment::Constructed { armies };
    setup.lead = None;
    setup.boards = (0..boards).map(|_| open_board(2)).collect();
    setup
}

#[test]
fn constructed_armies_stand_before_the_lead_chooses_the_board() {
    let mut table = Table::new(constructed(2));
    assert!(matches!(table.step(), Some(SetupStep::LeadRoll(_))));
    assert_eq!(table.state.public.seats.map(|seat| seat.army.len()), [4, 4, 0, 0]);
    table.roll([1, 2, 0, 0]);
    assert_eq!(table.options(), [Choice::Board(0), Choice::Board(1)]);
    assert_eq!(table.forbids(Choice::Board(2)), Some("P15.6A.3b-1"));
    table.choose(1, Choice::Board(1));
    assert_eq!(table.state.public.board, 1);
    assert_eq!(table.forbids(Choice::Board(1)), Some("P15.6A.3b-2"));
    table.choose(0, Choice::Zone(0));
    assert_eq!(table.step(), Some(SetupStep::PlaceTroop(Seat(1))));

    let mut table = Table::new(constructed(1));
    table.roll([1, 2, 0, 0]);
    assert_eq!(table.step(), Some(SetupStep::ChooseZone(Seat(0))));
}

#[test]
fn the_table_is_laid_out_from_the_board() {
    let drawing = "
        a1 open 3 | a2 forest 3   | a3 ruins 2
        ~ -         -               -
        b1 open 3 | b2 open 3 stone | b3 open 3 stone=rune
        deploy north a1
        deploy south b1
    ";
    let token_power = Power {
        id: "ward".to_owned(),
        kind: PowerKind::Active,
        cost: 0,
        tokens: 2,
        when: Trigger::Activation,
        conditions: Vec::new(),
        may: true,
        spends_element: false,
        effects: Vec::new(),
    };
    let zeus = UnitDef { powers: vec![token_power], ..god("zeus") };
    let mut table = Table::new(limited(board(drawing), vec![vec![zeus.clone()], vec![zeus]]));
    table.choose(1, Choice::Zone(1));
    let public = &table.state.public;
    let [a2, a3] = ["a2", "a3"].map(|tag| table.area(tag));
    assert_eq!([a2, a3].map(|area| public.elements[area.index()]), [2, 1]);
    assert_eq!(public.standing, [a2, a3].into_iter().collect());
    let stone =
        |kind, tag| Stone { kind: StoneType::Stone(kind), at: StonePlace::Area(table.area(tag)) };
    assert_eq!(
        public.stones[..2],
        [stone(StoneKind::Omphalos, "b2"), stone(StoneKind::Rune, "b3")]
    );
    assert_eq!(public.stones[2], Stone::default());
    for tag in ["zeus", "zeus.2"] {
        let state = public.unit(table.unit(tag));
        assert_eq!((state.vitality, state.stage, state.pools), (3, Stage::Ready, [2, 0, 0]));
    }
}

#[test]
fn a_scenario_gives_stones_relics_zones_and_the_lead() {
    let mut setup =
        limited(open_board(2), vec![vec![god("zeus")], vec![god("hera"), troop("hoplites")]]);
    let area = |tag: &str| setup.boards[0].find(tag).expect("an area");
    setup.scenario = Some(Scenario {
        stones: Some(vec![(StoneKind::Kheper, area("a2"))]),
        relics: vec![area("b2")],
        zones: Some(vec![[area("a1")].into_iter().collect(), [area("a2")].into_iter().collect()]),
        ..Scenario::default()
    });
    setup.lead = Some(Seat(1));
    let mut table = Table::new(setup);
    assert_eq!(table.step(), Some(SetupStep::PlaceTroop(Seat(1))));
    let at = |tag| StonePlace::Area(table.area(tag));
    let kheper = StoneType::Stone(StoneKind::Kheper);
    assert_eq!(table.state.public.stones[0], Stone { kind: kheper, at: at("a2") });
    assert_eq!(table.state.public.stones[1], Stone { kind: StoneType::TreatedAs, at: at("b2") });
    table.place(1, "hoplites", "a2");
    assert_eq!(table.state.public.active, Seat(1));
}

#[test]
fn troops_are_placed_in_turn_and_players_who_are_done_are_skipped() {
    let armies =
        vec![vec![god("zeus"), troop("a")], vec![god("hera"), troop("b"), troop("c"), troop("d")]];
    let mut table = Table::new(limited(open_board(2), armies));
    table.choose(1, Choice::Zone(1));
    let place = |table: &Table, unit: &str, area: &str| {
        table.forbids(Choice::PlaceTroop(table.unit(unit), table.area(area)))
    };
    assert_eq!(place(&table, "a", "b1"), Some("P15.R25"));
    assert_eq!(place(&table, "b", "a1"), Some("P15.6D.4-1"));
    assert_eq!(place(&table, "zeus", "a1"), Some("P15.6D.4-2"));
    table.place(0, "a", "a1");
    table.place(1, "c", "b1");
    assert_eq!(place(&table, "c", "b1"), Some("P15.6D.4-1"));
    table.place(1, "b", "b1");
    table.place(1, "d", "b1");
    let public = &table.state.public;
    let [a1, b1] = ["a1", "b1"].map(|tag| table.area(tag));
    assert_eq!(public.units_in(b1).len(), 3);
    assert_eq!(public.occupied, [a1, b1].into_iter().collect());
    assert_eq!(public.unit(table.unit("a")).stage, Stage::InPlay);
    assert_eq!(public.unit(table.unit("zeus")).stage, Stage::Ready);
    assert!(!public.is_in_play(table.unit("zeus")), "only troops start on the board");
}

#[test]
fn capacity_and_terrain_count_when_troops_are_placed() {
    let drawing = "
        a1 open 1 | a2 rock 2 | a3 cliff 1 | a4 water 2
        ~ -         -           -            -
        b1 open 3 | b2 open 3 | b3 open 3  | b4 open 3
        deploy north a1 a2 a3 a4
        deploy south b1
    ";
    let huge = UnitDef { class: Class::Huge, ..troop("giants") };
    let harpies = UnitDef { class: Class::Flying, ..troop("harpies") };
    let army = vec![god("zeus"), troop("a"), troop("b"), huge, harpies];
    let mut setup = limited(board(drawing), vec![army, vec![god("hera")]]);
    let a4 = setup.boards[0].find("a4").expect("an area");
    let rules = vec![ScenarioRule::Closed(a4)];
    setup.scenario = Some(Scenario { rules, ..Scenario::default() });
    let mut table = Table::new(setup);
    table.choose(1, Choice::Zone(1));
    let place = |table: &Table, unit: &str, area: &str| {
        table.forbids(Choice::PlaceTroop(table.unit(unit), table.area(area)))
    };
    assert_eq!(place(&table, "a", "a2"), Some("P15.12B.8-1"));
    assert_eq!(place(&table, "a", "a3"), Some("P15.12B.2-1"));
    assert_eq!(place(&table, "a", "a4"), Some("P15.3.2"));
    assert_eq!(place(&table, "giants", "a1"), Some("P15.13.5-1"));
    assert_eq!(place(&table, "harpies", "a3"), None);
    table.place(0, "a", "a1");
    assert_eq!(place(&table, "b", "a1"), Some("P15.5A.7"));
    table.place(0, "harpies", "a2");
    // The other two have nowhere to go: out, but not for good.
    let public = &table.state.public;
    for tag in ["b", "giants"] {
        let unit = table.unit(tag);
        assert_eq!((public.unit(unit).stage, public.unit(unit).vitality), (Stage::Destroyed, 0));
        assert!(table.events.contains(&Event::FoundNoPlace(unit)));
    }
}

#[test]
fn a_troop_placed_in_lava_enters_it() {
    let drawing = "
        a1 lava 3 | a2 open 3
        ~ -         -
        b1 open 3 | b2 open 3
        deploy north a1
        deploy south b1
    ";
    let fireproof = UnitDef { class: Class::Fireproof, ..troop("salamanders") };
    let army = vec![god("zeus"), fireproof, troop("hoplites")];
    let mut table = Table::new(limited(board(drawing), vec![army, vec![god("hera")]]));
    table.choose(1, Choice::Zone(1));
    table.place(0, "salamanders", "a1");
    assert_eq!(table.asked(), Some(Seat(0)));
    table.place(0, "hoplites", "a1");
    let lava = Frame::Lava { unit: table.unit("hoplites"), burnt: false };
    let then = Frame::Setup(SetupStep::MakeDecks);
    assert_eq!(table.state.public.frames.as_slice(), [then, lava]);
}

#[test]
fn decks_hold_every_card_of_the_army_and_hands_start_with_six() {
    let armies = vec![vec![god("zeus"), hero("ajax", 2), troop("a")], vec![god("hera")]];
    let mut table = Table::new(limited(open_board(2), armies));
    table.choose(1, Choice::Zone(1));
    table.place(0, "a", "a1");
    assert_eq!(
        table.state.public.frames.as_slice(),
        [Frame::LastMove(None), Frame::Turn(TurnStep::Begin)]
    );
    let public = &table.state.public;
    assert_eq!((public.round, public.active, public.alive), (0, Seat(0), SeatSet::all(2)));
    let [first, second] = [public.seats[0], public.seats[1]];
    let total = |tag| public.unit(table.unit(tag)).cards.total;
    assert_eq!([total("zeus"), total("ajax"), total("a"), total("hera")], [3, 3, 2, 3]);
    assert_eq!((first.aow.total, second.aow.total), (2 + 3, 1 + 3));
    assert_eq!((first.aow.known, first.hand, first.deck), (3, 6, 8 + 2 - 3));
    assert_eq!((second.aow.known, second.hand, second.deck), (3, 6, 3 + 1 - 3));
    let drawn: Vec<Seat> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew(seat, _) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [0, 0, 0, 1, 1, 1].map(Seat));
}

#[test]
fn a_deck_of_less_than_three_cards_is_not_refreshed() {
    let poor = UnitDef { activation_cards: 1, strategic_value: 1, ..god("zeus") };
    let mut table = Table::new(limited(open_board(2), vec![vec![poor], vec![god("hera")]]));
    table.choose(1, Choice::Zone(1));
    assert_eq!((table.state.public.seats[0].hand, table.state.public.seats[0].deck), (5, 0));
    assert!(table.events.contains(&Event::NothingToDraw(Seat(0))));
    assert!(!table.events.contains(&Event::Refreshed));
}

#[test]
fn units_of_one_name_share_their_cards() {
    let armies = vec![vec![god("zeus"), troop("a"), troop("a")], vec![god("hera"), troop("a")]];
    let mut table = Table::new(limited(open_board(2), armies));
    table.choose(1, Choice::Zone(1));
    table.place(0, "a", "a1");
    table.place(1, "a.3", "b1");
    table.place(0, "a.2", "a1");
    let total = |tag| table.state.public.unit(table.unit(tag)).cards.total;
    assert_eq!([total("a"), total("a.2"), total("a.3")], [4, 0, 2]);
    assert_eq!(table.state.public.seats[0].deck, 4 + 3 + 1 - 3);
}

/// At every question, what is offered is what nothing forbids.
#[test]
fn offered_is_what_no_rule_forbids() {
    let pool = [
        gods(3),
        vec![
            unit("kronos", UnitType::Titan, 6),
            hero("ajax", 3),
            veteran("ajax_veteran", "ajax", 4),
        ],
        vec![unit("hydra", UnitType::Monster, 5), unit("kraken", UnitType::Monster, 6)],
        (1..=8).map(|at| troop(&format!("troop{at}"))).collect(),
    ]
    .concat();
    for path in 0..40usize {
        let mut table = Table::new(draft(3, open_board(3), pool.clone()));
        table.roll([1, 3, 2, 0]);
        let mut questions = 0;
        while let Some(seat) = table.asked() {
            let options = table.options();
            assert!(!options.is_empty());
            for choice in every_choice(&table) {
                assert_eq!(
                    options.contains(&choice),
                    table.forbids(choice).is_none(),
                    "{choice:?}"
                );
            }
            table.choose(seat.0, options[path * 7 % options.len()]);
            questions += 1;
        }
        assert!(questions > 10);
        assert_eq!(
            table.state.public.frames.as_slice(),
            [Frame::LastMove(None), Frame::Turn(TurnStep::Begin)]
        );
        for seat in Seat::all(3) {
            let army: Vec<&UnitDef> = table
                .state
                .public
                .seat(seat)
                .army
                .iter()
                .map(|unit| table.game.def(unit))
                .collect();
            let divinities = Some(crate::setup::DivinityType::Gods);
            let kind = crate::recruitment::ArmyKind::Draft { points: 16, divinities };
            assert_eq!(crate::recruitment::check_army(&army, kind), []);
        }
    }
}

fn every_choice(table: &Table) -> Vec<Choice> {
    let areas: Vec<_> = (0..64).filter_map(board::AreaId::from_index).collect();
    let units = (0..=70).chain([255]).map(UnitId);
    let mut choices = vec![
        Choice::End,
        Choice::Decline,
        Choice::Pass { draw: true },
        Choice::Activate(table.unit("ajax"), Declared::Simple),
    ];
    choices.extend((0..4).flat_map(|at| [Choice::Board(at), Choice::Zone(at)]));
    for unit in units {
        choices.push(Choice::Recruit(unit));
        choices.extend(areas.iter().map(|&area| Choice::PlaceTroop(unit, area)));
    }
    choices
}

#[test]
fn a_named_lead_is_not_rolled_for() {
    let mut setup = draft(2, open_board(2), gods(2));
    setup.lead = Some(Seat(1));
    let table = Table::new(setup);
    assert_eq!((table.state.public.lead, table.asked()), (Seat(1), Some(Seat(0))));
}
