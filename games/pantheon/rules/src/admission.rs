//! What must hold at every pause of a game of Pantheon.

use board::AreaSet;
use kernel::{Game, Pause, Seat};
use pantheon::catalog::{Class, UnitType};
use pantheon::edition::Flight;
use pantheon::{
    Ending, Event, Frame, Look, MAX_FRAMES, Pantheon, Stage, State, StonePlace, TurnStep, UnitId,
    UnitSet, attack_under_way,
};

use super::hold;

/// Checks everything that can be seen in one state.
///
/// # Errors
/// The first thing that does not hold.
pub(super) fn check(game: &Pantheon, state: &State) -> Result<(), String> {
    if let Pause::Over(ending) = game.pause(state) {
        return check_ending(game, state, ending);
    }
    hold!(state.public.frames.len() < MAX_FRAMES, "the stack is full");
    check_cards(game, state)?;
    check_units(game, state)?;
    check_areas(game, state)?;
    check_stones(game, state)?;
    check_tokens(game, state)?;
    check_values(game, state)
}

/// Checks that nothing appeared or vanished on the way from `before` to `after`.
///
/// # Errors
/// The first kind of card whose number changed without a reason.
pub(super) fn check_step(
    game: &Pantheon,
    before: &State,
    after: &State,
    events: &[Event],
) -> Result<(), String> {
    if before.public.round == 0 {
        return Ok(());
    }
    for seat in after.public.alive.iter() {
        let (old, new) = (before.public.seat(seat), after.public.seat(seat));
        hold!(old.aow.total == new.aow.total, "art of war cards of {seat:?} are not conserved");
        hold!(old.army == new.army, "the army of {seat:?} changed");
        let gained = events.iter().filter(|event| **event == Event::GainedOmphalos(seat)).count();
        let lost = events.iter().filter(|event| **event == Event::ReturnedOmphalos(seat)).count();
        hold!(
            usize::from(old.omphalos.total) + gained == usize::from(new.omphalos.total) + lost,
            "omphalos cards of {seat:?} are not conserved"
        );
        for unit in new.army.iter() {
            let (old, new) = (before.public.unit(unit).cards, after.public.unit(unit).cards);
            hold!(old.total == new.total, "cards of {} are not conserved", game.tag(unit));
        }
    }
    for unit in game.units() {
        let (old, new) = (before.public.area_of(unit), after.public.area_of(unit));
        let Some(area) = new.filter(|_| old != new) else { continue };
        let is_huge = |other: UnitId| game.def(other).class == Class::Huge;
        let stayed = before.public.units_in(area) & after.public.units_in(area);
        hold!(!stayed.iter().any(is_huge), "{} entered a huge unit's area", game.tag(unit));
        let room = game.board(&after.public).capacity(area);
        hold!(!is_huge(unit) || room >= 3, "{} is too large for its area", game.tag(unit));
    }
    hold!(after.public.alive.0 & !before.public.alive.0 == 0, "a player came back into the game");
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
            hold!(terrain != board::Terrain::Rift, "{name} ended its activation in a rift");
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
        seen = seen | here;
        hold!(
            here.len() <= u32::from(board.capacity(area)),
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
    let Some(attack) = attack_under_way(state).filter(|attack| attack.is_counted()) else {
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
