use board::AreaId;
use kernel::{Log, Pause, Seat, SeatSet};

use super::{PlayerPosition, Position, PositionFault, TurnPoint, UnitPlace, UnitPosition};
use crate::catalog::{Class, UnitType};
use crate::choice::{Card, Manoeuvre};
use crate::fixtures::{board, limited, unit};
use crate::game::Pantheon;
use crate::ids::UnitId;
use crate::state::{State, Stone, StonePlace};

const ZEUS: UnitId = UnitId(0);
const AJAX: UnitId = UnitId(1);
const GUARDS: UnitId = UnitId(2);
const ODIN: UnitId = UnitId(3);
const TROLL: UnitId = UnitId(4);

fn game() -> Pantheon {
    let mut troll = unit("troll", UnitType::Monster, 4);
    troll.class = Class::Huge;
    let north = vec![
        unit("zeus", UnitType::God, 5),
        unit("ajax", UnitType::Hero, 3),
        unit("guards", UnitType::Troop, 1),
    ];
    let south = vec![unit("odin", UnitType::God, 5), troll];
    let drawing = "a1 open 2 | a2 forest 4 | a3 open 3\ndeploy north a1\ndeploy south a3\n";
    Pantheon::new(limited(board(drawing), vec![north, south])).expect("the set-up can be played")
}

fn area(tag: &str) -> AreaId {
    game().setup().boards[0].find(tag).expect("the board has the area")
}

fn at(unit: UnitId, owner: u8, place: UnitPlace) -> UnitPosition {
    UnitPosition {
        unit,
        owner: Seat(owner),
        place,
        vitality: if place == UnitPlace::Destroyed { 0 } else { 3 },
        waived: Default::default(),
        paralysed: None,
        activated: false,
        retaliated: false,
    }
}

/// Zeus and Odin face each other; the troll waits.
fn position() -> Position {
    Position {
        board: 0,
        round: 2,
        lead: Seat(0),
        active: Seat(0),
        at: TurnPoint::Ask,
        eliminated: SeatSet::EMPTY,
        players: vec![PlayerPosition::default(), PlayerPosition::default()],
        units: vec![
            at(ZEUS, 0, UnitPlace::Area(area("a1"))),
            at(AJAX, 0, UnitPlace::Area(area("a1"))),
            at(GUARDS, 0, UnitPlace::Destroyed),
            at(ODIN, 1, UnitPlace::Area(area("a2"))),
            at(TROLL, 1, UnitPlace::Ready),
        ],
        stones: Vec::new(),
        elements: Vec::new(),
        tokens: Vec::new(),
    }
}

fn state(position: &Position) -> State {
    game().position(position, &mut Log::silent()).expect("the position can stand")
}

fn faults(position: &Position) -> Vec<PositionFault> {
    game().position(position, &mut Log::silent()).expect_err("the position cannot stand")
}

#[test]
fn a_position_becomes_the_state_it_describes() {
    let mut described = position();
    described.players[0] = PlayerPosition {
        hand: vec![Card::ArtOfWar, Card::Activation(AJAX), Card::Activation(AJAX)],
        deck: vec![Card::Activation(ZEUS)],
        discard: vec![Card::Activation(AJAX), Card::Omphalos],
        bought: vec![Manoeuvre::Draw],
        ..PlayerPosition::default()
    };
    let carried = Stone { at: StonePlace::Carried(AJAX), ..Stone::default() };
    let absorbed = Stone { at: StonePlace::Absorbed(Seat(1)), ..Stone::default() };
    described.stones = vec![carried, absorbed];
    described.elements = vec![(area("a2"), 1)];
    let state = state(&described);
    let public = &state.public;
    assert_eq!(kernel::Game::pause(&game(), &state), Pause::Decision(Seat(0)));
    assert_eq!((public.round, public.seat(Seat(0)).hand, public.seat(Seat(0)).deck), (2, 3, 1));
    assert_eq!((public.unit(AJAX).cards.total, public.unit(AJAX).cards.discard), (3, 1));
    assert_eq!((state.hidden.in_hand[AJAX.index()], state.hidden.aow), (2, [1, 0, 0, 0]));
    assert_eq!(public.unit(AJAX).stone.map(|stone| stone.0), Some(0));
    assert_eq!((public.seat(Seat(1)).absorbed, public.elements[area("a2").index()]), (1, 1));
    assert!(public.units_in(area("a1")).contains(ZEUS) && public.occupied.contains(area("a2")));
}

#[test]
fn a_round_that_has_yet_to_begin_is_not_counted_twice() {
    let mut described = position();
    described.players[0].deck = vec![Card::ArtOfWar];
    described.at = TurnPoint::Begin;
    assert_eq!(state(&described).public.round, 2);
}

#[test]
fn everything_wrong_with_a_position_is_told_at_once() {
    let mut wrong = position();
    let here = UnitPlace::Area(area("a1"));
    wrong.units[2] = at(GUARDS, 0, UnitPlace::Ready);
    wrong.units[3] = UnitPosition { vitality: 4, ..at(ODIN, 1, here) };
    wrong.units[4] = at(TROLL, 1, here);
    wrong.units.push(at(AJAX, 1, UnitPlace::Ready));
    wrong.units.push(at(UnitId(9), 0, UnitPlace::Ready));
    wrong.players[1].hand = vec![Card::Activation(AJAX)];
    wrong.players[0].deck = vec![Card::Activation(AJAX); 4];
    wrong.elements = vec![(area("a1"), 1)];
    wrong.stones = vec![Stone { at: StonePlace::Carried(GUARDS), ..Stone::default() }];
    let name = str::to_owned;
    assert_eq!(
        faults(&wrong),
        [
            PositionFault::TroopReady(name("guards")),
            PositionFault::Vitality { unit: name("odin"), vitality: 4, least: 1, most: 3 },
            PositionFault::UnitTwice(name("ajax")),
            PositionFault::UnknownUnit(9),
            PositionFault::Full { area: name("a1"), units: 4, capacity: 2 },
            PositionFault::TooManyCards { seat: 0, unit: name("ajax"), found: 4, most: 3 },
            PositionFault::ForeignCard { seat: 1, unit: name("ajax") },
            PositionFault::Bearer { stone: 1, unit: name("guards") },
            PositionFault::Elements { area: name("a1"), found: 1, most: 0 },
        ]
    );
}

#[test]
fn a_huge_unit_needs_room_and_every_player_has_one_divinity() {
    let mut shared = position();
    shared.units[4] = at(TROLL, 1, UnitPlace::Area(area("a2")));
    assert_eq!(state(&shared).public.area_of(TROLL), Some(area("a2")));
    let mut wrong = position();
    wrong.units[4] = at(TROLL, 1, UnitPlace::Area(area("a1")));
    wrong.units[0] = at(ZEUS, 0, UnitPlace::Destroyed);
    assert_eq!(
        faults(&wrong),
        [
            PositionFault::Huge("troll".to_owned()),
            PositionFault::Divinity { seat: 0, divinities: 0 },
        ]
    );
}

#[test]
fn nobody_was_activated_before_the_first_activation_of_a_turn() {
    let mut described = position();
    described.units[1].activated = true;
    assert_eq!(faults(&described), [PositionFault::Activated("ajax".to_owned())]);
    described.at = TurnPoint::Another;
    described.players[0].hand = vec![Card::Activation(ZEUS), Card::ArtOfWar];
    assert_eq!(state(&described).public.activations, 1);
}

#[test]
fn nobody_stands_in_a_rift_who_must_leave_it() {
    let drawing = "a1 rift 3 | a2 open 3\ndeploy north a1\ndeploy south a2\n";
    let north = vec![unit("zeus", UnitType::God, 5), unit("ajax", UnitType::Hero, 3)];
    let south = vec![unit("odin", UnitType::God, 5)];
    let game = Pantheon::new(limited(board(drawing), vec![north, south])).expect("it can be");
    let here = UnitPlace::Area(game.setup().boards[0].find("a1").expect("it has the area"));
    let mut described = Position { units: Vec::new(), ..position() };
    described.units =
        vec![at(ZEUS, 0, here), at(AJAX, 0, here), at(UnitId(2), 1, UnitPlace::Ready)];
    let faults = game.position(&described, &mut Log::silent()).expect_err("it cannot stand");
    assert_eq!(faults, [PositionFault::Rift("zeus".to_owned())]);
}

#[test]
fn a_table_that_does_not_fit_the_set_up_is_refused() {
    let mut wrong = position();
    wrong.players.pop();
    wrong.active = Seat(3);
    wrong.round = 0;
    wrong.board = 1;
    assert_eq!(
        faults(&wrong),
        [
            PositionFault::Board(1),
            PositionFault::Round,
            PositionFault::Players { found: 1, seats: 2 },
            PositionFault::Seat { what: "the turn".to_owned(), seat: 3 },
        ]
    );
}
