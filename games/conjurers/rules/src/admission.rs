//! What holds in every state of Conjurers, and over every input.

use conjurers::{
    Action, Awaits, BattleStep, Conjurers, CreatureSet, Event, Frame, Hidden, Resource, State,
};
use kernel::Seat;

use super::hold;

/// Checks everything that can be seen in one state.
pub(super) fn check(game: &Conjurers, state: &State) -> Result<(), String> {
    creatures(game, state)?;
    equipment(game, state)?;
    town(game, state)?;
    battle(game, state)?;
    let is_over = state.public.ending.is_some();
    hold!(is_over || state.public.awaits != Awaits::Nothing, "a state waits for nothing");
    hold!(!is_over || state.public.turn == 12, "the game ended in turn {}", state.public.turn);
    Ok(())
}

/// Every creature is in exactly one place.
fn creatures(game: &Conjurers, state: &State) -> Result<(), String> {
    let public = &state.public;
    let mut seen = public.pile;
    let armies = public.seats.iter().map(|seat| seat.army);
    for set in armies.chain([public.gone]) {
        let twice = seen & set;
        hold!(twice.is_empty(), "creatures {twice:?} are in two places");
        seen = seen | set;
    }
    let locked =
        public.locked.iter().fold(CreatureSet::EMPTY, |set, of| set | game.of_mythology(of));
    hold!((seen & locked).is_empty(), "a creature of a locked mythology is in the game");
    let all: CreatureSet = game.creatures().collect();
    hold!((seen | locked) == all, "creatures {:?} are nowhere", all - (seen | locked));
    Ok(())
}

/// Every card is for sale or has an owner.
fn equipment(game: &Conjurers, state: &State) -> Result<(), String> {
    let public = &state.public;
    for card in game.equipment() {
        let owned: u8 = public.seats.iter().map(|seat| seat.equipment[card.index()]).sum();
        let is_locked = game.card(card).mythology().is_some_and(|of| public.locked.contains(of));
        let copies = if is_locked { 0 } else { game.card(card).copies() };
        let found = public.shelf[card.index()] + owned;
        hold!(found == copies, "{found} cards `{}` of {copies}", game.card_tag(card));
    }
    Ok(())
}

fn town(game: &Conjurers, state: &State) -> Result<(), String> {
    let public = &state.public;
    for &action in Action::ALL {
        let (standing, spaces) = (public.standing_on(action), action.spaces(game.seat_count()));
        hold!(standing <= spaces, "{standing} figures on {spaces} spaces of {action}");
    }
    for seat in Seat::all(game.seat_count()) {
        let state = public.seat(seat);
        hold!(state.figures.assistants() <= 3, "seat {} has too many assistants", seat.0);
        let sapphires = state.stock.of(Resource::Sapphire);
        hold!(game.has_sapphires() || sapphires == 0, "sapphires in a game without");
    }
    Ok(())
}

fn battle(game: &Conjurers, state: &State) -> Result<(), String> {
    let Some(battle) = &state.public.battle else {
        hold!(state.hidden == Hidden::BLANK, "a hand without a battle");
        return Ok(());
    };
    let look = conjurers::Look::new(game, state);
    // In a fight, and while devoured creatures are hurt one by one, the dead fall together at the end.
    let top = state.public.frames.top();
    let is_settled = state.public.frames.len() <= 3
        && !matches!(top, Some(Frame::Battle(BattleStep::Digest { .. })));
    for (row, hand) in battle.rows.iter().zip(state.hidden.hands) {
        hold!(row.hand == hand.len(), "{} creatures in a hand of {}", hand.len(), row.hand);
        hold!((hand - row.pool).is_empty(), "a hand of creatures that cannot be in it");
        let fighters = row.slots.iter().flatten();
        hold!(row.hand + fighters.clone().count() as u8 <= 3, "more than three creatures");
        for fighter in fighters {
            let health = look.stats(fighter.creature).health;
            let tag = game.tag(fighter.creature);
            hold!(
                fighter.damage < health || !is_settled,
                "`{tag}` stands with {} damage of {health}",
                fighter.damage
            );
        }
    }
    Ok(())
}

/// Stocks and minus points change by what the events say and by nothing else.
pub(super) fn check_step(
    game: &Conjurers,
    before: &State,
    after: &State,
    events: &[Event],
) -> Result<(), String> {
    let mut expected = before.public.seats.map(|seat| (seat.stock, seat.minus));
    for event in events {
        match *event {
            Event::Gained(seat, resource, amount) => expected[seat.index()].0.add(resource, amount),
            Event::Paid(seat, resource, amount) => expected[seat.index()].0.take(resource, amount),
            Event::Stole { seat, from, resource, amount } => {
                expected[from.index()].0.take(resource, amount);
                expected[seat.index()].0.add(resource, amount);
            }
            Event::Fed { seat, paid, .. } => expected[seat.index()].0.take(Resource::Food, paid),
            Event::MinusPoints(seat, points) => expected[seat.index()].1 += points,
            _ => {}
        }
    }
    for seat in Seat::all(game.seat_count()) {
        let now = after.public.seat(seat);
        let (stock, minus) = expected[seat.index()];
        hold!(now.stock == stock, "seat {}: {:?}, events say {stock:?}", seat.0, now.stock);
        hold!(now.minus == minus, "seat {}: {} minus points, {minus} said", seat.0, now.minus);
    }
    let turns = (before.public.turn, after.public.turn);
    hold!(turns.1 == turns.0 || turns.1 == turns.0 + 1, "turns went {turns:?}");
    Ok(())
}
