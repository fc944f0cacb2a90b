//! What is true of every state of Conjurers. States from outside are held against it, and so is every
//! state of cases and random games.

use kernel::{Seat, check_ids, hold};

use crate::frame::{BattleStep, Frame};
use crate::game::Conjurers;
use crate::ids::{CreatureId, CreatureSet};
use crate::look::Look;
use crate::resources::Resource;
use crate::state::{Awaits, Hidden, MAX_FRAMES, State};
use crate::town::Action;

/// More than anybody has of anything.
const MOST_COUNTED: u16 = 60_000;

/// Every id belongs to something that the table has.
fn check_every_id(game: &Conjurers, state: &State) -> Result<(), String> {
    let seats = u32::from(game.seat_count());
    let creatures = game.creatures().count() as u64;
    let equipment = game.equipment().count() as u64;
    let minion = u64::from(CreatureId::MINION.0);
    check_ids(state, |name, _, number| {
        let known = match name {
            "CreatureId" => number < creatures || number == minion,
            "CreatureSet" => (number & !(1 << minion)) >> creatures == 0,
            "EquipmentId" => number < equipment,
            "Slot" => number < 3,
            "Seat" => number < u64::from(seats),
            "SeatSet" => number >> seats == 0,
            "Stock" => number < u64::from(MOST_COUNTED),
            _ => true,
        };
        hold!(known, "{name} {number} is not at the table");
        Ok(())
    })
}

/// Numbers that are counted have room to, and something is under way.
fn check_counters(state: &State) -> Result<(), String> {
    let public = &state.public;
    hold!(public.turn <= 12, "turn {}", public.turn);
    for seat in &public.seats {
        hold!(seat.minus < MOST_COUNTED, "{} minus points", seat.minus);
    }
    let cards = public.seats.iter().flat_map(|seat| seat.equipment).chain(public.shelf);
    hold!(cards.clone().all(|copies| copies < 50), "too many copies of a card");
    let frames = public.frames.as_slice();
    hold!(frames.len() < MAX_FRAMES, "the stack is full");
    hold!(!frames.contains(&Frame::Empty), "a frame is empty");
    hold!(!frames.is_empty() || public.ending.is_some(), "nothing is under way");
    Ok(())
}

/// Checks everything that can be seen in one state.
pub(crate) fn check(game: &Conjurers, state: &State) -> Result<(), String> {
    check_every_id(game, state)?;
    check_counters(state)?;
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
        seen |= set;
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
    let look = Look::new(game, state);
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
