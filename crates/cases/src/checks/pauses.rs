//! Checks of a pause that need more than a look: every option tried, secrets swapped, the state
//! saved and loaded.

use fastrand::Rng;
use kernel::{Game, Hosted, Input, Log, Notation, Pause, Seat, hold};

use super::{GameOf, Invariants, StateOf};

type ChoiceOf<I> = <GameOf<I> as Game>::Choice;

/// How far a sampled world is played to see that it can be.
const SAMPLE_STEPS: usize = 12;

/// Saving and loading a state changes nothing, in either encoding.
///
/// # Errors
/// The encoding that lost something.
pub fn survives_saving<G: Game>(state: &G::State) -> Result<(), String> {
    let bytes = postcard::to_allocvec(state).map_err(|error| error.to_string())?;
    let loaded: G::State = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    hold!(loaded == *state, "the state changed when it was saved as postcard");
    let text = serde_json::to_string(state).map_err(|error| error.to_string())?;
    let loaded: G::State = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    hold!(loaded == *state, "the state changed when it was saved as JSON");
    Ok(())
}

/// What is offered is accepted, each once, and can be written and read back.
///
/// # Errors
/// The first option for which that is not so.
pub fn offers_are_sound<G: Hosted>(
    game: &G,
    state: &G::State,
    options: &[G::Choice],
) -> Result<(), String> {
    hold!(!options.is_empty(), "a seat is asked and nothing is offered");
    for (at, &option) in options.iter().enumerate() {
        let text = Notation::<G::Choice>::write(game, &option);
        hold!(!options[..at].contains(&option), "`{text}` is offered twice");
        let read: Result<G::Choice, _> = game.read(&text);
        hold!(read == Ok(option), "`{text}` ({option:?}) is read back as {read:?}");
        hold!(game.explain(state, option).is_none(), "`{text}` is offered and explained away");
        let mut after = *state;
        let taken = game.advance(&mut after, Input::Choice(option), &mut Log::silent());
        hold!(taken.is_ok(), "`{text}` is offered and refused: {taken:?}");
        let mut unchecked = *state;
        game.advance_unchecked(&mut unchecked, option);
        hold!(unchecked == after, "`{text}` leads elsewhere when it is not checked");
        game.admit(&after).map_err(|broken| format!("after `{text}`: {broken}"))?;
    }
    Ok(())
}

/// Dealing anew what a viewer cannot see changes neither the view nor the question, nor, for the
/// seat that is asked, what comes of a choice.
///
/// # Errors
/// What leaked.
pub fn secrets_are_kept<I: Invariants>(
    game: &GameOf<I>,
    state: &StateOf<I>,
    options: &[ChoiceOf<I>],
    rng: &mut Rng,
) -> Result<(), String> {
    let asked = match game.pause(state) {
        Pause::Decision(seat) => Some(seat),
        Pause::Chance(_) | Pause::Over(_) => None,
    };
    let viewers = Seat::all(game.seats()).map(Some).chain([None]);
    for viewer in viewers {
        let view = game.view(state, viewer);
        let world = game.sample_world(&view, rng);
        hold!(game.view(&world, viewer) == view, "a sampled world has another view for {viewer:?}");
        hold!(game.pause(&world) == game.pause(state), "a pause betrays a hand to {viewer:?}");
        game.admit(&world).map_err(|broken| format!("in a sampled world: {broken}"))?;
        let question = game.question(&view);
        if viewer.is_some() && viewer == asked {
            hold!(question.as_deref() == Some(options), "the question is not in the view");
            let mut theirs = Vec::new();
            game.options(&world, &mut theirs);
            hold!(theirs == options, "the options of {viewer:?} depend on another hand");
            same_consequences::<I>(game, state, &world, viewer, options, rng)?;
        } else {
            hold!(question.is_none(), "{viewer:?} sees the question of another");
        }
        plays_on(game, world, rng).map_err(|broken| format!("in a sampled world: {broken}"))?;
    }
    Ok(())
}

/// A choice leads to the same view and shows the same events, whatever the others hold; where the
/// rules have hands laid open on the way, everything up to then.
fn same_consequences<I: Invariants>(
    game: &GameOf<I>,
    state: &StateOf<I>,
    world: &StateOf<I>,
    viewer: Option<Seat>,
    options: &[ChoiceOf<I>],
    rng: &mut Rng,
) -> Result<(), String> {
    let choice = options[rng.usize(0..options.len())];
    let follow = |state: &StateOf<I>| {
        let (mut after, mut events) = (*state, Vec::new());
        let taken = game.advance(&mut after, Input::Choice(choice), &mut Log::keep(&mut events));
        let opened = events.iter().position(I::lays_open);
        let hidden = &events[..opened.unwrap_or(events.len())];
        let seen: Vec<_> = hidden.iter().map(|event| game.seen_by(viewer, event)).collect();
        let view = opened.is_none().then(|| game.view(&after, viewer));
        (taken, seen, view)
    };
    hold!(follow(state) == follow(world), "what {choice:?} shows {viewer:?} depends on a hand");
    Ok(())
}

/// A world can be played on without a broken invariant.
fn plays_on<G: Hosted>(game: &G, mut world: G::State, rng: &mut Rng) -> Result<(), String> {
    let mut options = Vec::new();
    for _ in 0..SAMPLE_STEPS {
        let input = match game.pause(&world) {
            Pause::Over(_) => break,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&world, request, rng)),
            Pause::Decision(seat) => {
                game.options(&world, &mut options);
                hold!(!options.is_empty(), "{seat:?} is asked and has nothing to choose from");
                Input::Choice(options[rng.usize(0..options.len())])
            }
        };
        let taken = game.advance(&mut world, input, &mut Log::silent());
        hold!(taken.is_ok(), "{input:?} is refused: {taken:?}");
    }
    game.admit(&world)
}
