//! Plans are made in a world dealt from a view: the deal must not matter, and what they say must be
//! legal in the game that is really played.

use std::fmt::Debug;

use fastrand::Rng;
use kernel::plans::{Planned, follow, plans};
use kernel::{Game as _, Hosted};
use mythic::Mythic;
use pantheon::{Choice, Edition, Pantheon};
use testkit::walk;

/// Plays at random and looks at the plans of each question; gives back how many were looked at.
fn look_at_plans<G>(game: &G, rng: &mut Rng, steps: usize) -> usize
where
    G: Hosted + Planned<Goal: Debug>,
{
    let mut seen = 0;
    walk(game, rng, steps, |state, seat, options, rng| {
        let view = game.view(state, Some(seat));
        let mut dealt = || game.sample_world(&view, rng);
        let found = plans(game, &dealt(), seat);
        let again = plans(game, &dealt(), seat);
        let said = |plans: &[kernel::plans::Plan<G>]| -> Vec<(G::Goal, Vec<G::Choice>)> {
            plans.iter().map(|plan| (plan.goal, plan.choices.clone())).collect()
        };
        assert_eq!(said(&found), said(&again), "the deal decides what can be planned");
        for plan in &found {
            let end = follow(game, state, seat, &plan.choices);
            assert!(end.is_some(), "{:?} by {:?} is not legal", plan.goal, plan.choices);
            let late = plan.choices.iter().skip(1).any(|&choice| game.begins(choice));
            assert!(!late, "{:?} takes two units: {:?}", plan.goal, plan.choices);
        }
        seen += found.len();
        Some(rng.usize(..options.len()))
    });
    seen
}

#[test]
fn plans_of_pantheon_follow_from_the_view_and_are_legal() {
    for edition in Edition::ALL {
        let mut seen = 0;
        for seed in 0..12 {
            let game =
                Pantheon::new(pantheon_random::setup(edition, seed)).expect("a legal set-up");
            seen += look_at_plans(&game, &mut Rng::with_seed(seed), 250);
        }
        assert!(seen > 500, "{}: {seen} plans", edition.ruleset());
    }
}

#[test]
fn plans_of_mythic_battles_follow_from_the_view_and_are_legal() {
    let mut seen = 0;
    for seed in 0..4 {
        let game = Mythic::set_up(mythic_random::setup(seed)).expect("a legal set-up");
        seen += look_at_plans(&game, &mut Rng::with_seed(seed), 150);
    }
    assert!(seen > 500, "{seen} plans");
}

/// A question that is passed over has one answer, or the dice lie as they would under best play.
#[test]
fn needless_questions_of_pantheon_have_nothing_to_decide() {
    let mut passed = 0;
    for seed in 0..12 {
        let setup = pantheon_random::setup(&Edition::V1_5, seed);
        let game = Pantheon::new(setup).expect("a legal set-up");
        walk(&game, &mut Rng::with_seed(seed), 400, |state, seat, options, rng| {
            let view = game.view(state, Some(seat));
            let at = Some(rng.usize(..options.len()));
            let Some(choice) = game.needless(&view, true) else {
                assert!(options.len() > 1, "one answer, and it is asked: {options:?}");
                return at;
            };
            passed += 1;
            assert!(options.contains(&choice), "{choice:?} of {options:?}");
            let lies = matches!(choice, Choice::Keep | Choice::Second(0));
            assert!(options.len() == 1 || lies, "{choice:?} of {options:?}");
            let watched = game.needless(&view, false);
            assert!(watched.is_none() || watched == Some(choice));
            at
        });
    }
    assert!(passed > 50, "{passed} questions were passed over");
}
