//! Moves that name their way, against every way there is, step by step.

mod common;

use fastrand::Rng;
use kernel::{Game, Input, Log, Notation, Pause, Seat};
use mythic::{
    Activation, ActivationStep, Choice, Frame, Look, Mythic, SpaceId, SpaceSet, State, Terrain, Via,
};

/// Farther moves have too many ways to try them all.
const MOST: u8 = 3;

/// Where the activation of a unit stands that may move, if one does.
fn activation(state: &State) -> Option<&Activation> {
    match state.public.frames.top() {
        Some(Frame::Activation(activation)) if activation.step == ActivationStep::Act => {
            Some(activation)
        }
        _ => None,
    }
}

/// Plays random games and shows every moment at which a unit may move.
fn at_moves(games: u64, mut look_at: impl FnMut(&Mythic, &State, &[Choice], &mut Rng)) {
    let units = common::units();
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let game = Mythic::new(common::table(&units, &mut rng)).expect("a random table");
        let (mut state, mut options) = (game.start(), Vec::new());
        for _ in 0..1500 {
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(_) => {
                    game.options(&state, &mut options);
                    if options.iter().any(|choice| matches!(choice, Choice::Move(_))) {
                        look_at(&game, &state, &options, &mut rng);
                    }
                    Input::Choice(options[rng.usize(0..options.len())])
                }
            };
            game.advance(&mut state, input, &mut Log::silent()).expect("it was offered");
        }
    }
}

/// Whether a way through these spaces in order exists, found by trying every step.
fn exists(
    look: &Look<'_>,
    activation: &Activation,
    (at, left): (SpaceId, u8),
    named: &[SpaceId],
) -> bool {
    let Some((next_named, rest)) = named.split_first() else { return true };
    if at == *next_named && exists(look, activation, (at, left), rest) {
        return true;
    }
    if left == 0 {
        return false;
    }
    let (game, public, unit) = (look.game, look.public, activation.unit);
    let own = look.space(unit);
    SpaceSet::around(at).iter().any(|next| {
        if !game.field().contains(next) {
            return false;
        }
        let other = public.occupant(next).filter(|_| own != Some(next));
        if game.flies(unit) {
            let barred = other.is_some_and(|other| game.flies(other));
            return !barred && exists(look, activation, (next, left - 1), named);
        }
        let (terrain, scouted) = (public.terrain_at(next), activation.scout);
        let near = SpaceSet::around(activation.from).contains(next);
        let closed = match terrain {
            Terrain::Impassable | Terrain::Crevasse => true,
            Terrain::Fortification => !near,
            _ => false,
        };
        let after = match terrain {
            Terrain::Aquatic if !scouted => 0,
            Terrain::Forest if !scouted => left.saturating_sub(2),
            Terrain::Fortification if public.terrain_at(at) != terrain => 0,
            _ => left - 1,
        };
        other.is_none() && !closed && exists(look, activation, (next, after), named)
    })
}

#[test]
fn a_named_way_is_taken_when_there_is_one_and_refused_when_there_is_none() {
    let (mut taken, mut refused) = (0, 0);
    at_moves(60, |game, state, _, rng| {
        let (look, Some(activation)) = (Look::new(game, state), activation(state)) else { return };
        let card = look.stats(activation.unit);
        let plus = u8::from(activation.plus);
        let (combat, free) = (card.combat_move + plus, card.free_move + plus);
        let most = if activation.attacked() { combat } else { combat.max(free) };
        let Some(from) = look.space(activation.unit).filter(|_| most <= MOST) else { return };
        let near: Vec<SpaceId> =
            game.field().iter().filter(|space| space.distance(from) <= most).collect();
        for _ in 0..12 {
            let named: Vec<SpaceId> =
                (0..rng.usize(2..4)).map(|_| near[rng.usize(0..near.len())]).collect();
            let (to, via) = named.split_last().expect("two or three");
            let choice = Choice::MoveVia(Via::new(via).expect("one or two"), *to);
            let free_end = *to == from || state.public.occupant(*to).is_none();
            let there_is = |budget: u8| exists(&look, activation, (from, budget), &named);
            let legal = free_end && there_is(most);
            let written = Notation::<Choice>::write(game, &choice);
            assert_eq!(game.read(&written), Ok(choice), "{written}");
            assert_eq!(game.explain(state, choice).is_none(), legal, "{written} from {from}");
            let mut after = *state;
            let result = game.advance(&mut after, Input::Choice(choice), &mut Log::silent());
            assert_eq!(result.is_ok(), legal, "{written} from {from}");
            if !legal {
                assert_eq!(after, *state);
                refused += 1;
                continue;
            }
            taken += 1;
            let gone = after.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
                Frame::Activation(activation) => Some(activation),
                _ => None,
            });
            let gone = gone.expect("the activation goes on");
            assert_eq!(after.public.unit(activation.unit).space, Some(*to));
            assert_eq!(gone.far, !there_is(combat), "{written} from {from}");
            let way = game.way(&game.view(state, Some(Seat(0))), choice).expect("a way");
            assert!(way.spaces.windows(2).all(|two| two[0].distance(two[1]) == 1), "{way:?}");
            let (mut rest, mut each) = (way.spaces.iter(), named.clone());
            each.dedup();
            assert!(each.iter().all(|space| rest.any(|at| at == space)), "{written}: {way:?}");
        }
    });
    assert!(taken > 500 && refused > 500, "{taken} taken, {refused} refused");
}

#[test]
fn the_way_that_is_shown_can_be_named_and_leads_to_the_same_moment() {
    let mut named = 0;
    at_moves(20, |game, state, options, rng| {
        let asked = game.owner(activation(state).expect("a unit moves").unit);
        let choice = options[rng.usize(0..options.len())];
        let Choice::Move(to) = choice else { return };
        let way = game.way(&game.view(state, Some(asked)), choice).expect("it is offered");
        let between = &way.spaces[1..way.spaces.len() - 1];
        let Some(via) = Via::new(&between[..between.len().min(3)]) else { return };
        let lead = |choice: Choice| {
            let mut after = *state;
            let taken = game.advance(&mut after, Input::Choice(choice), &mut Log::silent());
            taken.expect("it is possible");
            after
        };
        assert_eq!(lead(choice), lead(Choice::MoveVia(via, to)), "{way:?}");
        named += 1;
    });
    assert!(named > 100, "{named} ways");
}
