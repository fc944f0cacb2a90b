//! Mythic Battles (2012): its players are fair, press on, and say why.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use kernel::{Game, Seat};
use mythic::{Choice, Ending, Mythic, SetupFault, State};
use mythic_player::Motive;
use mythic_player::MythicKnowledge;
use players::arena::{Finish, Fixture, Played, Series};
use players::{
    Budget, Knowledge as _, Leaning, Level, Reasoned as _, by_name, explain_openly, hint, think,
};

fn table(fixture: &Fixture) -> Result<Mythic, Vec<SetupFault>> {
    Mythic::new(mythic_random::setup(fixture.table))
}

/// Walks through games between quick generals and calls `each` at some of their decisions.
fn decisions(
    seeds: std::ops::Range<u64>,
    one_in: u8,
    mut each: impl FnMut(&Mythic, &State, Seat, &[Choice]),
) {
    for seed in seeds {
        let setup = mythic_random::setup(seed);
        let game = Mythic::new(setup).expect("a table of the pack can be played");
        let lore = MythicKnowledge::lore(&game);
        testkit::walk(&game, &mut Rng::with_seed(seed), 1200, |state, seat, options, rng| {
            if options.len() > 1 && rng.u8(..one_in) == 0 {
                each(&game, state, seat, options);
            }
            Some(match rng.u8(..4) {
                0 => rng.usize(0..options.len()),
                _ => MythicKnowledge::habit(&game, &lore, state, options, rng),
            })
        });
    }
}

/// The share of points that the first of two players wins, and how many games were drawn.
fn score(one: Level, two: Level, games: u64) -> (f64, usize) {
    let report = |fixture: &Fixture, _: &Arc<Mythic>, played: &Played<Mythic>| {
        Ok(match played.finish {
            Finish::Over(Ending::Won(seats)) => {
                let winner = seats.iter().next().expect("somebody won");
                f64::from(u8::from(fixture.player_at(winner) == 0))
            }
            _ => 0.5,
        })
    };
    let series = Series {
        players: [one, two].map(Level::entrant::<MythicKnowledge>).into(),
        from: 0,
        games,
        seed: 5,
        threads: 2,
    };
    let go_on = |_: &f64| ControlFlow::Continue(());
    let points =
        series.run(table, report, go_on, &AtomicBool::new(false)).expect("the tables are playable");
    let drawn = points.iter().filter(|&&points| points == 0.5).count();
    (points.iter().sum::<f64>() / points.len() as f64, drawn)
}

#[test]
fn greedy_beats_random() {
    let (score, drawn) = score(Level::GREEDY, Level::RANDOM, 20);
    assert!(score >= 0.95 && drawn <= 1, "{score}, {drawn} drawn");
}

#[test]
fn search_beats_greedy() {
    let searcher = by_name("titan:200it").expect("one of ours");
    let (score, drawn) = score(searcher, Level::GREEDY, 12);
    assert!(score >= 0.6 && drawn <= 3, "{score}, {drawn} drawn");
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut rng = Rng::with_seed(5);
    let mut differed = 0;
    decisions(0..6, 24, |game, state, seat, options| {
        let view = game.view(state, Some(seat));
        let other = game.sample_world(&view, &mut rng);
        differed += u32::from(other != *state);
        let same = game.view(&other, Some(seat));
        for name in ["greedy", "novice", "hero:30it"] {
            let level = by_name(name).expect("one of ours");
            let here = level.player::<MythicKnowledge>(3).choose(game, &view, options);
            assert_eq!(
                here,
                level.player::<MythicKnowledge>(3).choose(game, &same, options),
                "{level}"
            );
            assert!(here < options.len());
        }
    });
    assert!(differed > 20, "only {differed} worlds differed");
}

#[test]
fn chances_are_those_of_sides_and_sums_of_terms() {
    decisions(10..14, 8, |game, state, _, _| {
        let lore = MythicKnowledge::lore(game);
        let chances = MythicKnowledge::outlook(game, &lore, state);
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-9, "{chances:?}");
        let worth = MythicKnowledge::worth(game, &lore, state, Seat(0));
        assert!((worth + MythicKnowledge::worth(game, &lore, state, Seat(1))).abs() < 1e-9);
        let (terms, weights) =
            (MythicKnowledge::terms(game, &lore, state, Seat(0)), MythicKnowledge::weights(&lore));
        let sum: f64 = terms.iter().zip(&weights).map(|(term, weight)| term * weight).sum();
        assert!((sum - worth).abs() < 1e-9, "{sum} is not {worth}");
    });
}

#[test]
fn narrowing_leaves_something_and_habit_is_legal() {
    let mut rng = Rng::with_seed(1);
    let mut dropped = 0;
    decisions(20..26, 2, |game, state, _, options| {
        let lore = MythicKnowledge::lore(game);
        let mut left = options.to_vec();
        MythicKnowledge::narrow(game, &lore, state, &mut left);
        assert!(!left.is_empty() && left.iter().all(|choice| options.contains(choice)));
        dropped += options.len() - left.len();
        assert!(MythicKnowledge::habit(game, &lore, state, options, &mut rng) < options.len());
        let mut appeals = Vec::new();
        MythicKnowledge::appeal(game, &lore, state, &left, &mut appeals);
        assert_eq!(appeals.len(), left.len());
        assert!(appeals.iter().all(|appeal| *appeal > 0.0 && appeal.is_finite()), "{appeals:?}");
    });
    assert!(dropped > 1000, "only {dropped} needless choices");
}

#[test]
fn hints_come_with_reasons() {
    let (mut reasons, mut strikes) = (0, 0);
    decisions(30..34, 16, |game, state, seat, options| {
        let view = game.view(state, Some(seat));
        let told = hint::<MythicKnowledge>(game, &view, options, Budget::rounds(60), 7);
        assert!(!told.is_empty() && told.len() <= 3);
        for option in &told {
            assert_eq!(options[option.weighed.option], option.weighed.choice);
            // Nothing argues for what is not advised.
            let is_best = option.weighed.option == told[0].weighed.option;
            let wrong = if is_best { Leaning::Against } else { Leaning::For };
            let argues =
                |motive: &Motive| matches!(motive, Motive::Leaning(_, way) if *way == wrong);
            assert!(!option.reasons.iter().any(argues), "{:?}", option.reasons);
            for motive in &option.reasons {
                reasons += 1;
                strikes += u32::from(matches!(motive, Motive::Strikes { .. }));
            }
        }
        // What is advised has something over the next best that speaks for it.
        if let [best, next, ..] = &told[..] {
            for motive in &best.reasons {
                assert!(MythicKnowledge::speaks_for(motive) && !next.reasons.contains(motive));
            }
        }
    });
    assert!(reasons > 50 && strikes > 5, "{reasons} reasons, {strikes} strikes");
}

#[test]
fn what_is_told_openly_does_not_depend_on_hidden_cards() {
    let mut rng = Rng::with_seed(9);
    decisions(40..43, 16, |game, state, seat, options| {
        let lore = MythicKnowledge::lore(game);
        let view = game.view(state, None);
        let again = game.view(&game.sample_world(&view, &mut rng), None);
        for &choice in options {
            let reasons = explain_openly::<MythicKnowledge>(game, &lore, &view, seat, choice, 3);
            assert_eq!(
                reasons,
                explain_openly::<MythicKnowledge>(game, &lore, &again, seat, choice, 3)
            );
            assert!(MythicKnowledge::is_open(choice) || reasons.is_empty());
        }
    });
}

#[test]
fn a_count_of_rounds_is_repeatable() {
    decisions(50..52, 24, |game, state, seat, options| {
        let lore = MythicKnowledge::lore(game);
        let view = game.view(state, Some(seat));
        let once = think::<MythicKnowledge>(game, &lore, &view, options, Budget::rounds(80), 11);
        let again = think::<MythicKnowledge>(game, &lore, &view, options, Budget::rounds(80), 11);
        assert_eq!(once.weighed, again.weighed);
        assert!((0.0..=1.0).contains(&once.win_chance));
    });
}

#[test]
fn first_impressions_of_ones_own_choices_do_not_depend_on_what_is_hidden() {
    let mut rng = Rng::with_seed(3);
    let mut differed = false;
    decisions(60..64, 8, |game, state, seat, options| {
        let lore = MythicKnowledge::lore(game);
        let other = game.sample_world(&game.view(state, Some(seat)), &mut rng);
        differed |= other != *state;
        let told = |world: &State| {
            let (mut told, mut appeals) = (Vec::new(), Vec::new());
            MythicKnowledge::cues(game, &lore, world, options, &mut told);
            MythicKnowledge::appeal(game, &lore, world, options, &mut appeals);
            (told, appeals)
        };
        let (cues, appeals) = told(state);
        assert_eq!((&cues, &appeals), (&told(&other).0, &told(&other).1));
        assert_eq!(cues.len(), options.len() * MythicKnowledge::cue_count());
        assert!(cues.iter().all(|cue| cue.is_finite() && cue.abs() < 20.0), "{cues:?}");
        assert!(appeals.iter().all(|appeal| appeal.is_finite() && *appeal > 0.0), "{appeals:?}");
    });
    assert!(differed, "something was hidden");
}

#[test]
fn a_draw_is_worth_less_than_an_even_chance() {
    decisions(64..66, 24, |game, state, seat, _| {
        let mut over = *state;
        over.public.ending = Some(Ending::Draw);
        let chances = MythicKnowledge::outlook(game, &MythicKnowledge::lore(game), &over);
        assert!(chances[seat.index()] > 0.0 && chances[seat.index()] < 0.5, "{chances:?}");
    });
}
