//! What is true of every state of a game of Pantheon. States from outside are held against it, and so
//! is every state of cases and random games.

use board::{AreaSet, Terrain};
use kernel::{Seat, check_ids, hold};

use crate::catalog::{Class, UnitType};
use crate::edition::Flight;
use crate::frame::{Frame, TurnStep};
use crate::game::Pantheon;
use crate::ids::{MAX_STONES, MAX_TOKENS, UnitId, UnitSet};
use crate::look::Look;
use crate::state::{Ending, MAX_FRAMES, Stage, State, StonePlace};

/// Counters stay far from the end of their numbers.
const MOST_COUNTED: u8 = 200;

/// More than any game has rounds.
const MOST_ROUNDS: u16 = 60_000;

/// Checks everything that can be seen in one state.
pub(crate) fn check(game: &Pantheon, state: &State) -> Result<(), String> {
    let boards = game.setup().boards.len();
    hold!(
        usize::from(state.public.board) < boards,
        "the set-up has no board {}",
        state.public.board
    );
    check_every_id(game, state)?;
    if let Some(ending) = state.public.ending {
        return check_ending(game, state, ending);
    }
    check_counters(game, state)?;
    check_frames(state)?;
    check_cards(game, state)?;
    check_units(game, state)?;
    check_areas(game, state)?;
    check_stones(game, state)?;
    check_tokens(game, state)?;
    check_values(game, state)
}

/// Every id belongs to something that the table has.
fn check_every_id(game: &Pantheon, state: &State) -> Result<(), String> {
    let (seats, units) = (u32::from(game.seat_count()), game.units().count() as u64);
    let areas = game.board(&state.public).areas().len() as u64;
    let mut of = UnitId(0);
    check_ids(state, |name, field, number| {
        let known = match (name, field) {
            ("UnitId", _) => {
                of = UnitId(number as u8);
                number < units
            }
            // The power's unit was seen just before.
            ("PowerRef", "index") => number < game.def(of).powers.len() as u64,
            ("UnitSet", _) => units == 64 || number >> units == 0,
            ("Seat", _) => number < u64::from(seats),
            ("SeatSet", _) => number >> seats == 0,
            ("AreaId", _) => number < areas,
            ("StoneId", _) => number < MAX_STONES as u64,
            ("TokenId", _) => number < MAX_TOKENS as u64,
            _ => true,
        };
        hold!(known, "{name} {number} is not at the table");
        Ok(())
    })
}

/// Numbers that are counted up and down have room to.
fn check_counters(game: &Pantheon, state: &State) -> Result<(), String> {
    let public = &state.public;
    hold!(public.round < MOST_ROUNDS, "round {}", public.round);
    let activations = public.activations.max(public.more_activations);
    hold!(activations < MOST_COUNTED, "{activations} activations");
    for (index, seat) in (0u8..).zip(&public.seats) {
        hold!(index < game.seat_count() || seat.army.is_empty(), "seat {index} has an army");
        hold!(seat.zone < 64, "seat {index} has zone {}", seat.zone);
        let cards = seat.aow.total.max(seat.omphalos.total).max(seat.absorbed).max(seat.points);
        hold!(cards < MOST_COUNTED, "seat {index} has {cards} of one kind");
    }
    for unit in game.units() {
        let now = public.unit(unit);
        hold!(now.cards.total < MOST_COUNTED, "{} has too many cards", game.tag(unit));
        for (pool, power) in now.pools.iter().zip(&game.def(unit).powers) {
            hold!(*pool <= power.tokens, "{} has {pool} tokens of a power", game.tag(unit));
        }
    }
    Ok(())
}

/// Something is under way, and nothing is empty.
fn check_frames(state: &State) -> Result<(), String> {
    let frames = state.public.frames.as_slice();
    hold!(!frames.is_empty(), "nothing is under way, and nobody has won");
    hold!(frames.len() < MAX_FRAMES, "the stack is full");
    hold!(!frames.contains(&Frame::Empty), "a frame is empty");
    Ok(())
}

fn check_ending(game: &Pantheon, state: &State, ending: Ending) -> Result<(), String> {
    hold!(state.public.frames.is_empty(), "frames are left when the game is over");
    if let Ending::Won(winners) = ending {
        hold!(!winners.is_empty(), "somebody won, but nobody is named");
        hold!(
            winners.iter().all(|seat| seat.0 < game.seat_count()),
            "a winner does not sit at the table"
        );
    }
    Ok(())
}

fn check_cards(game: &Pantheon, state: &State) -> Result<(), String> {
    let look = Look::new(game, state);
    for seat in Seat::all(game.seat_count()) {
        let player = state.public.seat(seat);
        let (mut hand, mut deck) = (0u32, 0u32);
        for card in look.card_kinds(seat) {
            let name = game.card_tag(card);
            let pile = look.pile(seat, card);
            let held = look.in_hand(seat, card);
            hold!(
                u32::from(held) + u32::from(pile.discard) <= u32::from(pile.total),
                "{seat:?} holds {held} cards `{name}` and discarded {}, of {}",
                pile.discard,
                pile.total
            );
            hold!(
                pile.known <= held,
                "{seat:?} is known to hold {} cards `{name}` but holds {held}",
                pile.known
            );
            hand += u32::from(held);
            deck += u32::from(look.in_deck(seat, card));
        }
        hold!(
            (u32::from(player.hand), u32::from(player.deck)) == (hand, deck),
            "{seat:?} has {hand} in hand and {deck} in the deck; {} and {} were counted",
            player.hand,
            player.deck
        );
    }
    Ok(())
}

fn check_units(game: &Pantheon, state: &State) -> Result<(), String> {
    let public = &state.public;
    for unit in game.units() {
        let (now, name) = (public.unit(unit), game.tag(unit));
        let full = game.def(unit).full_vitality();
        hold!(now.vitality <= full, "{name} has vitality {} of {full}", now.vitality);
        match now.area {
            Some(area) => {
                hold!(now.stage == Stage::InPlay, "{name} stands on the board as {:?}", now.stage);
                hold!(now.vitality > 0, "{name} stands on the board without vitality");
                hold!(now.owner.is_some(), "{name} stands on the board for nobody");
                hold!(
                    public.units_in(area).contains(unit),
                    "{name} is not listed in the area it stands in"
                );
            }
            None => hold!(now.stage != Stage::InPlay, "{name} is in play but nowhere"),
        }
        if let Some(owner) = now.owner {
            hold!(public.seat(owner).army.contains(unit), "{name} is not in its owner's army");
            let gone = !public.alive.contains(owner) && public.round > 0;
            hold!(!(gone && now.area.is_some()), "{name} outlived its player");
        }
        let flies =
            game.def(unit).class == Class::Flying && game.edition().flight == Flight::AboveTerrain;
        let heavy = !flies
            && matches!(
                game.def(unit).unit_type,
                UnitType::God | UnitType::Titan | UnitType::Monster
            );
        if let (true, Some(area), Some(Frame::Turn(_))) = (heavy, now.area, public.frames.top()) {
            let terrain = game.terrain(public, area);
            hold!(terrain != Terrain::Rift, "{name} ended its activation in a rift");
        }
    }
    Ok(())
}

fn check_areas(game: &Pantheon, state: &State) -> Result<(), String> {
    let public = &state.public;
    let board = game.board(public);
    let (mut occupied, mut standing) = (AreaSet::EMPTY, AreaSet::EMPTY);
    let mut seen = UnitSet::EMPTY;
    for area in board.all().iter() {
        let here = public.units_in(area);
        let tag = board.tag(area);
        for unit in here.iter() {
            hold!(
                public.area_of(unit) == Some(area),
                "{} is listed in {tag} but does not stand there",
                game.tag(unit)
            );
        }
        hold!(!seen.intersects(here), "a unit stands in two areas");
        seen |= here;
        hold!(
            here.len() <= board.capacity(area),
            "{tag} holds {} units, its capacity is {}",
            here.len(),
            board.capacity(area)
        );
        if !here.is_empty() {
            occupied = occupied.with(area);
        }
        if public.elements[area.index()] > 0 {
            standing = standing.with(area);
        }
    }
    let elsewhere = public.in_area.iter().fold(UnitSet::EMPTY, |all, here| all | *here) - seen;
    hold!(elsewhere.is_empty(), "units stand off the board");
    hold!(public.occupied == occupied, "the set of occupied areas is wrong");
    hold!(public.standing == standing, "the set of areas with 3D elements is wrong");
    Ok(())
}

fn check_stones(game: &Pantheon, state: &State) -> Result<(), String> {
    let public = &state.public;
    let mut absorbed = [0u8; Seat::MOST];
    for (id, stone) in public.stones() {
        match stone.at {
            StonePlace::Carried(unit) => {
                let name = game.tag(unit);
                hold!(public.unit(unit).stone == Some(id), "{name} does not know of its stone");
                hold!(public.is_in_play(unit), "{name} carries a stone off the board");
            }
            StonePlace::Area(area) => {
                hold!(game.board(public).all().contains(area), "a stone lies off the board");
            }
            StonePlace::Absorbed(seat) => absorbed[seat.index()] += 1,
            StonePlace::Nowhere => {}
        }
    }
    for unit in game.units() {
        if let Some(stone) = public.unit(unit).stone {
            hold!(
                public.stones[stone.index()].at == StonePlace::Carried(unit),
                "{} carries a stone that is elsewhere",
                game.tag(unit)
            );
        }
    }
    for seat in Seat::all(game.seat_count()) {
        let counted = public.seat(seat).absorbed;
        hold!(
            counted == absorbed[seat.index()],
            "{seat:?} absorbed {} stones, {counted} were counted",
            absorbed[seat.index()]
        );
    }
    Ok(())
}

/// The parts of values that were counted sum to them, whatever has happened since. [P15.R84]
fn check_values(game: &Pantheon, state: &State) -> Result<(), String> {
    let Some(attack) = state.public.attack().filter(|attack| attack.is_counted()) else {
        return Ok(());
    };
    let parts = Look::new(game, state).value_breakdowns(attack);
    if let Some((offence, defence)) = parts {
        let sum = (offence.total(), defence.total());
        let counted = (attack.offence, attack.defence);
        hold!(
            sum == counted,
            "the values of an attack are {counted:?}, their parts sum to {sum:?}"
        );
    }
    Ok(())
}

fn check_tokens(game: &Pantheon, state: &State) -> Result<(), String> {
    for (id, token) in state.public.tokens() {
        if let Some(unit) = token.on {
            hold!(
                state.public.is_in_play(unit),
                "token {} lies on {}, which is not in play",
                id.0,
                game.tag(unit)
            );
        }
    }
    if let Some(Frame::Turn(TurnStep::AskFirst)) = state.public.frames.top() {
        let active = state.public.active;
        hold!(state.public.alive.contains(active), "{active:?} takes a turn after leaving");
    }
    Ok(())
}
