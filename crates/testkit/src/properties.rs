//! Properties of a pause that only random play tries: what is not offered, and every outcome.

use fastrand::Rng;
use kernel::{Game, Hosted, Input, Log, Notation, Pause, Refused, hold};

use crate::testable::{ChoiceOf, GameOf, StateOf, Testable};

/// Choices that may not be offered, tried at each pause.
const TRIES: usize = 12;

/// What is not offered is refused by a rule, and changes nothing.
///
/// # Errors
/// The choice that got through.
pub fn refusals_are_sound<T: Testable>(
    game: &GameOf<T>,
    state: &StateOf<T>,
    options: &[ChoiceOf<T>],
    rng: &mut Rng,
) -> Result<(), String> {
    for _ in 0..TRIES {
        let choice = T::any_choice(game, rng);
        let offered = options.contains(&choice);
        let explained = game.explain(state, choice);
        hold!(offered == explained.is_none(), "{choice:?} is offered: {offered}, {explained:?}");
        if !offered {
            let mut after = *state;
            let refused = game.advance(&mut after, Input::Choice(choice), &mut Log::silent());
            let expected = explained.map(Refused::Forbidden).map(Err);
            hold!(Some(refused) == expected, "{choice:?} is not offered, yet {refused:?}");
            hold!(after == *state, "{choice:?} was refused and changed the state");
        }
    }
    Ok(())
}

/// Every outcome that is listed is accepted, and the weights are those of the dice and cards.
///
/// # Errors
/// The outcome that is refused, or an impossible one that is not.
pub fn outcomes_are_sound<G: Hosted>(game: &G, state: &G::State) -> Result<(), String> {
    let Pause::Chance(request) = game.pause(state) else { return Ok(()) };
    let mut listed = Vec::new();
    game.outcomes(state, request, &mut listed);
    hold!(!listed.is_empty(), "{request:?} has no outcome");
    for &(outcome, weight) in &listed {
        hold!(weight > 0, "{outcome:?} never happens");
        let text = Notation::<G::Outcome>::write(game, &outcome);
        let read: Result<G::Outcome, _> = game.read(&text);
        hold!(read == Ok(outcome), "`{text}` is read back as {read:?}");
    }
    // Long lists differ only in dice; the ends show every kind.
    for &(outcome, _) in listed.iter().take(2).chain(listed.last()) {
        let mut after = *state;
        let taken = game.advance(&mut after, Input::Outcome(outcome), &mut Log::silent());
        hold!(taken.is_ok(), "{outcome:?} is listed and refused: {taken:?}");
    }
    Ok(())
}
