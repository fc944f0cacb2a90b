//! Random games over the roster: invariants after every input, nothing leaks, everything ends.

mod common;

use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, Log, Notation, Pause, Seat};
use mythic::{Card, Choice, Ending, Frame, Look, Mythic, State};

const GAMES: u64 = 150;
const MOST_INPUTS: u32 = 40_000;

#[test]
fn random_games_keep_the_invariants_and_end() {
    let units = common::units();
    let (mut decided, mut deepest) = (0, 0);
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let setup = common::table(&units, &mut rng);
        let game = Mythic::new(setup).expect("a random table can be played");
        let (ending, depth) = play(&game, &mut rng, seed);
        decided += u64::from(ending != Ending::Draw);
        deepest = deepest.max(depth);
    }
    assert!(decided > GAMES / 2, "{decided} of {GAMES} games had a winner");
    assert!(deepest < mythic::MAX_FRAMES, "the stack is nearly full: {deepest}");
}

fn play(game: &Mythic, rng: &mut Rng, seed: u64) -> (Ending, usize) {
    let mut state = game.start();
    let mut options = Vec::new();
    let mut depth = 0;
    for count in 0..MOST_INPUTS {
        let context = || format!("seed {seed}, input {count}");
        check(game, &state).unwrap_or_else(|fault| panic!("{}: {fault}", context()));
        depth = depth.max(state.public.frames.len());
        game.options(&state, &mut options);
        let input = match game.pause(&state) {
            Pause::Over(ending) => return (ending, depth),
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, rng)),
            Pause::Decision(seat) => {
                assert!(!options.is_empty(), "{}: nothing is offered", context());
                if rng.u8(0..16) == 0 {
                    try_everything(game, &state, seat, &options, rng);
                }
                Input::Choice(decide(&options, rng))
            }
        };
        game.advance(&mut state, input, &mut Log::silent())
            .unwrap_or_else(|refused| panic!("{}: {input:?} {refused:?}", context()));
    }
    panic!("seed {seed}: the game does not end");
}

/// A choice among the options. Most of the time cards are not thrown away and attacks are made
/// when they can be, or few games would come to blows.
fn decide(options: &[Choice], rng: &mut Rng) -> Choice {
    let any = |options: &[Choice], rng: &mut Rng| options[rng.usize(0..options.len())];
    let attacks = |choice: &&Choice| matches!(choice, Choice::Strike(_) | Choice::Shoot { .. });
    let keeps = |choice: &&Choice| !matches!(choice, Choice::Convert(_) | Choice::Search);
    let attacks: Vec<Choice> = options.iter().filter(attacks).copied().collect();
    let others: Vec<Choice> = options.iter().filter(keeps).copied().collect();
    match rng.u8(0..4) {
        0 => any(options, rng),
        1 | 2 if !attacks.is_empty() => any(&attacks, rng),
        _ if !others.is_empty() => any(&others, rng),
        _ => any(options, rng),
    }
}

/// What must hold at every moment.
fn check(game: &Mythic, state: &State) -> Result<(), String> {
    let look = Look::new(game, state);
    let public = &state.public;
    for unit in game.units() {
        let here = public.unit(unit);
        if let Some(space) = here.space {
            if public.occupant(space) != Some(unit) || here.vitality == 0 {
                return Err(format!("{} stands wrongly on {space}", game.tag(unit)));
            }
            let closed = public.terrain_at(space).is_closed();
            if closed && !game.flies(unit) {
                return Err(format!("{} stands on closed terrain", game.tag(unit)));
            }
        }
        if here.vitality > game.full(unit) {
            return Err(format!("{} has too much Vitality", game.tag(unit)));
        }
        let cards = here.cards;
        if cards.front + cards.discard + look.in_hand(unit) > cards.total
            || cards.known > look.in_hand(unit)
        {
            return Err(format!("cards of {}: {cards:?}", game.tag(unit)));
        }
    }
    for seat in Seat::all(game.seat_count()) {
        let general = public.seat(seat);
        let hand: u8 = game.army(seat).iter().map(|unit| look.in_hand(unit)).sum();
        let deck: u8 = look.card_kinds(seat).map(|card| look.in_deck(seat, card)).sum();
        let built = general.aow.total > 0;
        if hand != general.hand || (built && deck != general.deck) {
            return Err(format!("{seat:?} counts {general:?}, found {hand} and {deck}"));
        }
        for &unit in look.bottom(seat) {
            let under = look.bottom(seat).iter().filter(|&&other| other == unit).count();
            if usize::from(look.in_deck(seat, Card::Maneuver(unit))) < under {
                return Err(format!("{seat:?} has more cards under the deck than in it"));
            }
        }
        if (general.deck == 0) != (general.ran_out > 0) && built {
            return Err(format!("{seat:?} ran out wrongly: {general:?}"));
        }
    }
    Ok(())
}

/// Offers are accepted and written, other choices are refused and change nothing, and the view is
/// enough to know the question.
fn try_everything(game: &Mythic, state: &State, seat: Seat, options: &[Choice], rng: &mut Rng) {
    for &choice in options {
        let text = Notation::<Choice>::write(game, &choice);
        assert_eq!(Notation::<Choice>::read(game, &text), Ok(choice), "{text}");
        let mut next = *state;
        game.advance(&mut next, Input::Choice(choice), &mut Log::silent())
            .unwrap_or_else(|refused| panic!("{text} was offered: {refused:?}"));
        let mut quick = *state;
        game.advance_unchecked(&mut quick, choice);
        assert_eq!(next, quick, "{text}");
    }
    let json = serde_json::to_string(state).expect("a state is plain data");
    assert_eq!(&serde_json::from_str::<State>(&json).expect("it comes back"), state);
    let view = game.view(state, Some(seat));
    assert_eq!(game.question(&view).as_deref(), Some(options));
    let world = game.sample_world(&view, rng);
    assert_eq!(game.view(&world, Some(seat)), view);
    check(game, &world).unwrap_or_else(|fault| panic!("a sampled world: {fault}"));
    for other in Seat::all(game.seat_count()).filter(|&other| other != seat) {
        let view = game.view(state, Some(other));
        assert_eq!(game.question(&view), None);
        assert_eq!(game.asked(&view), Some(seat));
        let world = game.sample_world(&view, rng);
        assert_eq!(game.view(&world, Some(other)), view);
        assert_eq!(game.pause(&world), game.pause(state));
        let fault = check(game, &world);
        assert!(fault.is_ok(), "a sampled world: {fault:?} {:?}", state.public.frames);
    }
    let refused = Choice::Keep;
    if !options.contains(&refused) {
        let mut next = *state;
        let answer = game.advance(&mut next, Input::Choice(refused), &mut Log::silent());
        assert!(answer.is_err() && next == *state);
    }
    assert!(!matches!(state.public.frames.top(), Some(Frame::Empty) | None));
}
