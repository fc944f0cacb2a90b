//! What must hold at every moment of a battle, and over every step.

use kernel::Seat;
use mythic::{Card, Event, Look, Mythic, State, UnitId};

use super::hold;

/// Checks everything that can be seen in one state.
pub(super) fn check(game: &Mythic, state: &State) -> Result<(), String> {
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
    let hand: u8 = game.army(seat).iter().map(|unit| look.in_hand(unit)).sum();
    hold!(hand == general.hand, "{seat:?} holds {hand} cards, not {}", general.hand);
    let aow = general.aow;
    hold!(aow.face_up + aow.discard <= aow.total, "{seat:?}: {aow:?}");
    let deck: u8 = look.card_kinds(seat).map(|card| look.in_deck(seat, card)).sum();
    hold!(deck == general.deck, "{seat:?} has {deck} cards in the deck, not {}", general.deck);
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

/// Checks that no card appeared or vanished, and that PP came and went only as was told.
/// [M12.2.8] [M12.2.14]
pub(super) fn check_step(
    game: &Mythic,
    before: &State,
    after: &State,
    events: &[Event],
) -> Result<(), String> {
    for unit in game.units() {
        let (was, is) = (before.public.unit(unit).cards.total, after.public.unit(unit).cards.total);
        hold!(was == is || was == 0, "cards of {}: {was}, then {is}", game.tag(unit));
        let (was, is) = (before.public.unit(unit).vitality, after.public.unit(unit).vitality);
        let told: i32 = events.iter().map(|event| vitality(event, unit)).sum();
        let changed = i32::from(is) - i32::from(was);
        hold!(changed == told, "{}: {changed} Vitality, told {told}", game.tag(unit));
    }
    for seat in Seat::all(game.seat_count()) {
        let (was, is) = (before.public.seat(seat), after.public.seat(seat));
        let (old, new) = (was.aow.total, is.aow.total);
        hold!(old == new || old == 0, "{seat:?}: {old} Art of War cards, then {new}");
        let told: i32 = events.iter().map(|event| points(game, event, seat)).sum();
        let changed = i32::from(is.points) - i32::from(was.points);
        hold!(changed == told, "{seat:?}: {changed} PP, told {told}");
    }
    Ok(())
}

fn vitality(event: &Event, unit: UnitId) -> i32 {
    match *event {
        Event::Wounded(wounded, wounds) if wounded == unit => -i32::from(wounds),
        Event::Healed(healed, by) if healed == unit => i32::from(by),
        _ => 0,
    }
}

fn points(game: &Mythic, event: &Event, of: Seat) -> i32 {
    match *event {
        Event::Paid(seat, points) if seat == of => -i32::from(points),
        Event::Gained(seat, points) | Event::Converted { seat, points, .. } if seat == of => {
            i32::from(points)
        }
        Event::Discarded { unit, points } if game.owner(unit) == of => i32::from(points),
        _ => 0,
    }
}
