//! What is true of every state of a battle. States from outside are held against it, and so is every
//! state of cases and random games.

use kernel::{Seat, check_ids, hold};

use crate::choice::Card;
use crate::frame::Frame;
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::recruiting::MOST_MANEUVERS;
use crate::state::{MAX_FRAMES, State};

/// More cards than a general has of a kind.
const MOST_CARDS: u8 = 200;

/// More turns and power points than a battle has.
const MOST_COUNTED: u16 = 60_000;

/// Every id belongs to something that the table has.
fn check_every_id(game: &Mythic, state: &State) -> Result<(), String> {
    let (seats, units) = (u32::from(game.seat_count()), game.units().count() as u64);
    check_ids(state, |name, _, number| {
        let known = match name {
            "UnitId" => number < units,
            "UnitSet" => number >> units == 0,
            "Seat" => number < u64::from(seats),
            "SeatSet" => number >> seats == 0,
            _ => true,
        };
        hold!(known, "{name} {number} is not at the table");
        Ok(())
    })
}

/// Numbers that are counted up and down have room to, and something is under way.
fn check_counters(game: &Mythic, state: &State) -> Result<(), String> {
    let public = &state.public;
    hold!(public.turn < MOST_COUNTED, "turn {}", public.turn);
    hold!(public.marks.activations < MOST_CARDS, "{} activations", public.marks.activations);
    for general in &public.seats {
        hold!(general.points < MOST_COUNTED, "{} power points", general.points);
        let aow = general.aow;
        let seen = u16::from(aow.face_up) + u16::from(aow.discard);
        hold!(aow.total < MOST_CARDS && seen <= u16::from(aow.total), "{aow:?}");
        hold!(general.hand < MOST_CARDS && general.deck < MOST_CARDS, "{general:?}");
        hold!(usize::from(general.bottom) <= MOST_MANEUVERS, "{} under a deck", general.bottom);
    }
    for unit in game.units() {
        let cards = public.unit(unit).cards;
        let seen = u16::from(cards.front) + u16::from(cards.discard);
        hold!(cards.total < MOST_CARDS && seen <= u16::from(cards.total), "{cards:?}");
        let held = state.hidden.in_hand[unit.index()];
        hold!(seen + u16::from(held) <= u16::from(cards.total), "{cards:?}, {held} in hand");
    }
    let frames = public.frames.as_slice();
    hold!(frames.len() < MAX_FRAMES, "the stack is full");
    hold!(!frames.contains(&Frame::Empty), "a frame is empty");
    hold!(!frames.is_empty() || public.ending.is_some(), "nothing is under way");
    Ok(())
}

/// Checks everything that can be seen in one state.
pub(crate) fn check(game: &Mythic, state: &State) -> Result<(), String> {
    check_every_id(game, state)?;
    check_counters(game, state)?;
    let look = Look::new(game, state);
    for unit in game.units() {
        check_unit(game, state, &look, unit)?;
    }
    let standing = game.units().filter(|&unit| look.is_in_play(unit)).count();
    let occupied = state.public.occupied().len() as usize;
    hold!(standing == occupied, "{standing} units stand on {occupied} spaces");
    for seat in Seat::all(game.seat_count()) {
        check_general(game, state, &look, seat)?;
    }
    Ok(())
}

fn check_unit(game: &Mythic, state: &State, look: &Look<'_>, unit: UnitId) -> Result<(), String> {
    let tag = game.tag(unit);
    let here = state.public.unit(unit);
    hold!(here.vitality <= game.full(unit), "{tag} has Vitality {}", here.vitality);
    if let Some(space) = here.space {
        hold!(state.public.occupant(space) == Some(unit), "{tag} is not on {space}");
        hold!(here.vitality > 0, "{tag} is destroyed and stands on {space}");
        hold!(game.field().contains(space), "{tag} has left the battlefield");
        let closed = state.public.terrain_at(space).is_closed();
        hold!(!closed || game.flies(unit), "{tag} stands on closed ground");
        let above = if game.flies(unit) { state.public.air } else { state.public.ground };
        hold!(above.contains(space), "{tag} is not counted on {space}");
    }
    let cards = here.cards;
    let seen = cards.front + cards.discard + look.in_hand(unit);
    hold!(seen <= cards.total, "cards of {tag}: {cards:?}, {} in hand", look.in_hand(unit));
    hold!(cards.known <= look.in_hand(unit), "{tag}: {} cards known in hand", cards.known);
    Ok(())
}

fn check_general(game: &Mythic, state: &State, look: &Look<'_>, seat: Seat) -> Result<(), String> {
    let general = state.public.seat(seat);
    let hand: u32 = game.army(seat).iter().map(|unit| u32::from(look.in_hand(unit))).sum();
    hold!(hand == u32::from(general.hand), "{seat:?} holds {hand} cards, not {}", general.hand);
    let aow = general.aow;
    hold!(aow.face_up + aow.discard <= aow.total, "{seat:?}: {aow:?}");
    let deck: u32 = look.card_kinds(seat).map(|card| u32::from(look.in_deck(seat, card))).sum();
    hold!(
        deck == u32::from(general.deck),
        "{seat:?} has {deck} cards in the deck, not {}",
        general.deck
    );
    hold!(general.bottom <= general.deck, "{seat:?} has more under the deck than in it");
    for &unit in look.bottom(seat) {
        let under = look.bottom(seat).iter().filter(|&&other| other == unit).count();
        let there = usize::from(look.in_deck(seat, Card::Maneuver(unit)));
        hold!(under <= there, "{under} cards of {} lie under a deck with {there}", game.tag(unit));
    }
    let built = aow.total > 0;
    let noted = general.ran_out > 0;
    hold!(!built || (general.deck == 0) == noted, "{seat:?} ran out: {general:?}");
    Ok(())
}
