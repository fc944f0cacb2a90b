//! Hints and reviews: the same from the same, blind to what is hidden, and with sums that fit.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use fastrand::Rng;
use kernel::{Game, InputOf, Seat};
use pantheon::{Choice, Pantheon};
use pantheon_player::Motive;
use pantheon_player::PantheonKnowledge;
use players::arena::{Played, play};
use players::review::{Cause, Effort, Review, Turn, review};
use players::{Budget, Knowledge as _, Leaning, Level, Reasoned as _, explain_openly, hint};

fn table(seed: u64) -> Pantheon {
    Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, seed))
        .expect("a made-up table can be played")
}

/// Walks through a random game and calls `each` at decisions, for as many as it wants.
fn at_decisions(game: &Pantheon, seed: u64, mut each: impl FnMut(&pantheon::State, Seat) -> bool) {
    testkit::walk(game, &mut Rng::with_seed(seed), 3000, |state, seat, options, rng| {
        let looked = options.len() > 1 && rng.u8(..8) == 0;
        (!looked || each(state, seat)).then(|| rng.usize(0..options.len()))
    });
}

#[test]
fn a_hint_is_the_same_each_time_and_does_not_depend_on_what_is_hidden() {
    let budget = Budget::rounds(60);
    let (mut reasons, mut aims, mut differed) = (0, 0, false);
    for seed in 0..6 {
        let game = table(seed);
        let mut rng = Rng::with_seed(seed);
        let mut left = 25;
        at_decisions(&game, seed, |state, seat| {
            let view = game.view(state, Some(seat));
            let other = game.sample_world(&view, &mut rng);
            differed |= other != *state;
            let same = game.view(&other, Some(seat));
            let mut options = Vec::new();
            game.options(state, &mut options);
            let told = hint::<PantheonKnowledge>(&game, &view, &options, budget, 7);
            assert_eq!(told, hint::<PantheonKnowledge>(&game, &view, &options, budget, 7));
            let mut others = Vec::new();
            game.options(&other, &mut others);
            assert_eq!(told, hint::<PantheonKnowledge>(&game, &same, &others, budget, 7));
            assert!(!told.is_empty() && told.len() <= 3);
            for (place, option) in told.iter().enumerate() {
                assert_eq!(options[option.weighed.option], option.weighed.choice);
                assert!((0.0..=1.0).contains(&option.weighed.win_chance));
                reasons += option.reasons.len();
                // Advice never argues against itself, and nothing argues for what is not advised.
                let wrong = if place == 0 { Leaning::Against } else { Leaning::For };
                let argues =
                    |reason: &Motive| matches!(reason, Motive::Leaning(_, way) if *way == wrong);
                assert!(!option.reasons.iter().any(argues), "{place}: {:?}", option.reasons);
                aims += option.reasons.iter().filter(|r| matches!(r, Motive::Aims { .. })).count();
            }
            // What is advised has something over the next best that speaks for it.
            if let [best, next, ..] = &told[..] {
                for reason in &best.reasons {
                    assert!(PantheonKnowledge::speaks_for(reason), "{reason:?}");
                    assert!(!next.reasons.contains(reason), "{reason:?}");
                }
            }
            left -= 1;
            left > 0
        });
    }
    assert!(aims > 0, "no plan was told");
    assert!(differed, "something was hidden");
    assert!(reasons > 50, "{reasons} reasons are too few");
}

#[test]
fn what_is_told_openly_does_not_depend_on_the_hand_of_who_decided() {
    let mut told = 0;
    for seed in 0..6 {
        let game = table(seed);
        let lore = PantheonKnowledge::lore(&game);
        let mut rng = Rng::with_seed(seed);
        let mut left = 40;
        at_decisions(&game, seed, |state, seat| {
            let view = game.view(state, None);
            let other = game.sample_world(&view, &mut rng);
            let mut options = Vec::new();
            game.options(state, &mut options);
            for &choice in &options {
                let reasons =
                    explain_openly::<PantheonKnowledge>(&game, &lore, &view, seat, choice, 3);
                let again = game.view(&other, None);
                assert_eq!(
                    reasons,
                    explain_openly::<PantheonKnowledge>(&game, &lore, &again, seat, choice, 3)
                );
                assert!(PantheonKnowledge::is_open(choice) || reasons.is_empty());
                let leans = |motive: &Motive| matches!(motive, Motive::Leaning(..));
                assert!(!reasons.iter().any(leans), "leanings compare with what is hidden");
                told += reasons.len();
            }
            left -= 1;
            left > 0
        });
    }
    assert!(told > 20, "{told} facts are too few");
}

/// A game between quick players, and how it began.
fn short_game() -> (Pantheon, Played<Pantheon>) {
    let mut setup = (0..)
        .map(|seed| pantheon_random::setup(&pantheon::Edition::V1_5, seed))
        .find(|setup| setup.seats == 2)
        .expect("one in two is for two");
    setup.settings.round_limit = Some(6);
    let game = Pantheon::new(setup).expect("a made-up table can be played");
    let mut players = [
        Level::GREEDY.player::<PantheonKnowledge>(1),
        Level::RANDOM.player::<PantheonKnowledge>(2),
    ];
    let played = play(&game, &mut players, 5);
    (game, played)
}

fn reviewed(
    game: &Pantheon,
    inputs: &[InputOf<Pantheon>],
    threads: usize,
) -> Review<Choice, Motive> {
    let told = AtomicUsize::new(0);
    let effort = Effort { rounds: 30, threads };
    let count = || {
        told.fetch_add(1, Ordering::Relaxed);
    };
    let found = review::<PantheonKnowledge>(
        game,
        &game.start(),
        inputs,
        effort,
        &AtomicBool::new(false),
        count,
    );
    assert_eq!(told.into_inner(), inputs.len() + 1);
    found.expect("it was not stopped")
}

#[test]
fn luck_decisions_and_the_unforeseen_add_up_on_any_number_of_threads() {
    let (game, played) = short_game();
    let inputs: Vec<InputOf<Pantheon>> = played.inputs.iter().map(|(_, input)| *input).collect();
    let found = reviewed(&game, &inputs, 1);
    assert_eq!(found, reviewed(&game, &inputs, 2));
    assert_eq!((found.chances.len(), found.steps.len()), (inputs.len() + 1, inputs.len()));
    for (at, step) in found.steps.iter().enumerate() {
        for seat in 0..2 {
            let change = found.chances[at + 1][seat] - found.chances[at][seat];
            let parts = step.luck[seat] + step.decision[seat] + step.unforeseen[seat];
            assert!((change - parts).abs() < 1e-9, "step {at}");
        }
        match step.cause {
            Cause::Chance => assert_eq!(step.decision, [0.0; 4]),
            Cause::Decision(seat) => {
                assert_eq!(step.luck, [0.0; 4]);
                assert!(step.decision[seat.index()] <= 0.0, "nobody gains by the best choice");
            }
            Cause::Order => {}
        }
    }
    for seat in [Seat(0), Seat(1)] {
        let totals = found.totals(seat, |by| by == seat);
        let (first, last) = (found.chances[0], found.chances[inputs.len()]);
        let change = last[seat.index()] - first[seat.index()];
        assert!((totals.change() - change).abs() < 1e-9);
        assert!(totals.own <= 0.0 && totals.others >= 0.0);
    }
    let lore = PantheonKnowledge::lore(&game);
    assert_eq!(
        found.chances.last(),
        Some(&PantheonKnowledge::outlook(&game, &lore, &played.state))
    );
    let cost = |seat: Seat| found.totals(seat, |by| by == seat).own;
    assert!(cost(Seat(1)) < cost(Seat(0)), "who plays at random errs more");
}

#[test]
fn the_moments_that_counted_come_in_order_and_a_review_can_be_stopped() {
    let (game, played) = short_game();
    let inputs: Vec<InputOf<Pantheon>> = played.inputs.iter().map(|(_, input)| *input).collect();
    let found = reviewed(&game, &inputs, 2);
    assert!(found.moments.is_sorted_by_key(|moment| moment.step));
    assert!(found.moments.iter().any(|moment| matches!(moment.what, Turn::Decision { .. })));
    let effort = Effort { rounds: 30, threads: 1 };
    let stopped = review::<PantheonKnowledge>(
        &game,
        &game.start(),
        &inputs,
        effort,
        &AtomicBool::new(true),
        || (),
    );
    assert_eq!(stopped, None);
}
