//! What is foretold of an attack is what comes: its values, and how likely a card is in hand.

use fastrand::Rng;
use kernel::{Game, Input, Log, Seat};
use pantheon::{Answer, AttackForecast, Card, Chance, Choice, Event, Look, Pantheon, State, View};

/// Worlds dealt to see how often a card is in hand.
const WORLDS: u32 = 400;

#[test]
fn attacks_have_the_values_that_were_foretold() {
    let (mut values, mut cards) = (0, 0);
    for seed in 0..300 {
        let game = Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, seed))
            .expect("it can be played");
        testkit::walk(&game, &mut Rng::with_seed(seed), 5_000, |state, seat, options, rng| {
            let at = rng.usize(0..options.len());
            let view = game.view(state, Some(seat));
            let forecasts = game.forecasts(&view, options[at]);
            if let [forecast] = forecasts.as_slice() {
                values += u32::from(comes_true(&game, *state, options[at], forecast));
                if cards < 60 {
                    cards += u32::from(is_likely(&game, &view, seat, forecast, rng));
                }
            }
            Some(at)
        });
    }
    assert!(values > 500 && cards == 60, "{values} attacks and {cards} hands were compared");
}

/// Compares the forecast with the values of the attack, where nothing comes between the choice and
/// the counting.
fn comes_true(
    game: &Pantheon,
    mut state: State,
    choice: Choice,
    forecast: &AttackForecast,
) -> bool {
    if matches!(choice, Choice::Attack | Choice::AerialAttack) {
        return false;
    }
    let mut events = Vec::new();
    game.advance(&mut state, Input::Choice(choice), &mut Log::keep(&mut events))
        .expect("it was offered");
    let counted = events.iter().find_map(|event| match *event {
        Event::Values { offence, defence } => Some((offence, defence)),
        _ => None,
    });
    let undisturbed = !events.iter().any(|event| matches!(event, Event::PowerUsed(_)));
    let foretold = (forecast.offence.total(), forecast.defence.total());
    match counted.filter(|_| undisturbed) {
        Some(counted) => {
            assert_eq!(counted, foretold, "{choice:?}, {forecast:?}");
            true
        }
        None => false,
    }
}

/// Compares the chance that the target's card is in hand with worlds the viewer cannot tell apart.
fn is_likely(
    game: &Pantheon,
    view: &View,
    viewer: Seat,
    forecast: &AttackForecast,
    rng: &mut Rng,
) -> bool {
    let (Answer::After(chance) | Answer::First(chance)) = forecast.answer else { return false };
    let target = forecast.on.unit().expect("only a unit strikes back");
    let owner = view.public.unit(target).owner.expect("a target belongs to somebody");
    if owner == viewer || chance == Chance::NONE || chance == Chance::CERTAIN {
        return false;
    }
    let held = (0..WORLDS).filter(|_| {
        let world = game.sample_world(view, rng);
        Look::new(game, &world).in_hand(owner, Card::Activation(target)) > 0
    });
    let seen = held.count() as f64 / f64::from(WORLDS);
    let foretold = f64::from(chance.0) / f64::from(Chance::CERTAIN.0);
    // Four standard deviations of the most uncertain chance.
    assert!((seen - foretold).abs() < 0.1, "{seen} of the worlds, foretold {foretold}");
    true
}
