//! Forecasts against the rules themselves: what was foreseen is what happens, as often.

mod cards;

use conjurers::{Choice, Conjurers, Event, FightForecast, Frame, Settings, State};
use kernel::{Game, Input, Log, Pause};

/// How often a forecast fight is played out.
const TRIALS: u32 = 2_000;

/// Six standard errors of the sum of so many fights with at most fifteen dice and burning.
const SLACK: u32 = 6 * 4 * 45;

/// Plays the fight that `choice` begins, without equipment; gives what happened.
fn play_out(
    game: &Conjurers,
    state: &State,
    choice: Choice,
    rng: &mut fastrand::Rng,
) -> Option<Vec<Event>> {
    let mut state = *state;
    let mut events = Vec::new();
    let mut log = Log::keep(&mut events);
    game.advance(&mut state, Input::Choice(choice), &mut log).expect("a legal input");
    loop {
        let input = match (game.pause(&state), state.public.frames.top()) {
            (Pause::Chance(request), Some(Frame::Fight(_))) => {
                Input::Outcome(game.draw_outcome(&state, request, rng))
            }
            (Pause::Decision(_), Some(Frame::Battle(conjurers::BattleStep::Equip { .. }))) => {
                Input::Choice(Choice::Done)
            }
            // A magician's choice is not foreseen.
            (Pause::Decision(_), Some(Frame::Fight(_))) => return None,
            _ => break,
        };
        game.advance(&mut state, input, &mut log).expect("a legal input");
    }
    Some(events)
}

fn damage_to(events: &[Event], creature: conjurers::CreatureId) -> u32 {
    let mut sum = 0;
    for event in events {
        match *event {
            Event::Damaged { creature: hit, damage, cause, .. }
                if hit == creature && cause != conjurers::Cause::Poison =>
            {
                sum += u32::from(damage);
            }
            // The next turn has begun: what follows is not of this fight.
            Event::TurnLost(_) | Event::BattleEnded { .. } => break,
            _ => {}
        }
    }
    sum
}

fn compare(game: &Conjurers, state: &State, choice: Choice, forecast: &FightForecast, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut damage = [0u32; 2];
    for _ in 0..TRIALS {
        let Some(events) = play_out(game, state, choice, &mut rng) else { return };
        damage[0] += damage_to(&events, forecast.by.creature);
        damage[1] += damage_to(&events, forecast.on.creature);
    }
    for (combatant, damage) in [&forecast.by, &forecast.on].into_iter().zip(damage) {
        let foreseen = combatant.mean * TRIALS / 1000;
        assert!(
            damage.abs_diff(foreseen) < SLACK,
            "{damage} played, {foreseen} foreseen: {choice:?}"
        );
    }
}

#[test]
fn means_are_those_of_fights_played_out() {
    let mut compared = 0usize;
    for seed in 0..40u64 {
        let settings = Settings { elements: seed.is_multiple_of(2), ..Settings::default() };
        let game = cards::table(2 + (seed % 3) as u8, settings);
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let mut options = Vec::new();
        loop {
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(seat) => {
                    game.options(&state, &mut options);
                    let choice = options[rng.usize(..options.len())];
                    let view = game.view(&state, Some(seat));
                    if let Some(forecast) = game.forecast(&view, choice)
                        && !matches!(state.public.frames.top(), Some(Frame::Fight(_)))
                        && compared.is_multiple_of(4)
                    {
                        compare(&game, &state, choice, &forecast, seed);
                    }
                    compared += usize::from(game.forecast(&view, choice).is_some());
                    Input::Choice(choice)
                }
            };
            game.advance(&mut state, input, &mut Log::silent()).expect("a legal input");
            if compared > 400 {
                return;
            }
        }
    }
    assert!(compared > 100, "only {compared} forecasts were made");
}
