//! A running match: answers, refusals, undo and where outcomes come from.

mod nim;

use std::sync::Arc;

use kernel::chance::{Enumerated, Scripted, Seeded};
use kernel::{AnswerError, Game, Match, Pause, Refused, Seat};
use nim::{Ask, Fate, Happened, Move, Nim, Polite, Seen, Why};

const NORTH: Seat = Seat(0);
const SOUTH: Seat = Seat(1);

/// A match after the deal: North holds 2, South holds 3.
fn dealt() -> Match<Nim> {
    let mut game = Match::new(Arc::new(Nim));
    let mut deal = Scripted::new([Fate::Number(2), Fate::Number(3)]);
    let events = game.settle(&mut deal).expect("both numbers exist");
    assert_eq!(events, [Happened::Dealt(NORTH, 2), Happened::Dealt(SOUTH, 3)]);
    assert_eq!(deal.left(), 0);
    game
}

#[test]
fn the_seat_that_is_asked_answers_by_index() {
    let mut game = dealt();
    assert_eq!(game.pause(), Pause::Decision(NORTH));
    assert_eq!(game.options(), [Move::Add(1), Move::Add(2), Move::Toss, Move::Hand]);
    let question = game.question();
    assert_eq!(game.answer(NORTH, question, 1), Ok(vec![Happened::Added(2)]));
    assert_eq!(game.state().pot, 2);
    assert_eq!(game.question(), question + 1);
}

#[test]
fn an_answer_that_does_not_fit_changes_nothing() {
    let mut game = dealt();
    let question = game.question();
    let before = *game.state();
    let stale = AnswerError::Stale { got: question - 1, now: question };
    assert_eq!(game.answer(NORTH, question - 1, 0), Err(stale));
    assert_eq!(game.answer(SOUTH, question, 0), Err(AnswerError::NotYours(SOUTH)));
    let missing = AnswerError::NotOffered { index: 4, offered: 4 };
    assert_eq!(game.answer(NORTH, question, 4), Err(missing));
    let forbidden = AnswerError::Refused(Refused::Forbidden(Why::PotIsEmpty));
    assert_eq!(game.choose(NORTH, Move::Show), Err(forbidden));
    let not_awaited = AnswerError::Refused(Refused::NotAwaited);
    assert_eq!(game.outcome(Fate::Heads(true)), Err(not_awaited));
    assert_eq!((game.state(), game.question()), (&before, question));
    assert_eq!(game.record(String::new()).entries.len(), 2);
}

#[test]
fn the_same_answer_twice_is_stale_the_second_time() {
    let mut game = dealt();
    let question = game.question();
    game.answer(NORTH, question, 0).expect("add 1 was offered");
    let stale = AnswerError::Stale { got: question, now: question + 1 };
    assert_eq!(game.answer(NORTH, question, 0), Err(stale));
    assert_eq!(game.state().pot, 1);
}

#[test]
fn an_impossible_outcome_is_refused() {
    let mut game = Match::new(Arc::new(Nim));
    let impossible = AnswerError::Refused(Refused::Impossible);
    assert_eq!(game.outcome(Fate::Number(4)), Err(impossible.clone()));
    assert_eq!(game.outcome(Fate::Heads(true)), Err(impossible));
    assert_eq!(game.choose(NORTH, Move::Toss), Err(AnswerError::NotYours(NORTH)));
    assert_eq!(game.question(), 0);
}

#[test]
fn undo_goes_back_choice_by_choice() {
    let mut game = dealt();
    let states = [1, 2, 1].map(|n| {
        let before = *game.state();
        game.choose(NORTH, Move::Add(n)).expect("the pot has room");
        before
    });
    let asked = game.question();
    for (taken_back, before) in (1..).zip(states.iter().rev()) {
        assert!(game.can_undo(NORTH) && !game.can_undo(SOUTH));
        game.undo(NORTH).expect("nothing was revealed");
        assert_eq!(game.state(), before);
        assert_eq!(game.question(), asked + taken_back, "an old answer must never fit again");
    }
    assert_eq!(game.undo(NORTH), Err(AnswerError::NothingToUndo), "the deal was chance");
    assert_eq!(game.record(String::new()).entries.len(), 2);
}

#[test]
fn undo_stops_at_what_was_revealed() {
    let mut game = dealt();
    game.choose(NORTH, Move::Add(1)).expect("the pot has room");
    game.choose(NORTH, Move::Toss).expect("a toss is always offered");
    assert!(game.can_undo(NORTH), "the coin is still in the air");
    game.outcome(Fate::Heads(true)).expect("a coin has heads");
    assert_eq!(game.undo(NORTH), Err(AnswerError::NothingToUndo));
    game.choose(NORTH, Move::Show).expect("the pot is not empty");
    assert_eq!(game.undo(NORTH), Err(AnswerError::NothingToUndo));
}

#[test]
fn undo_stops_at_another_seats_choice() {
    let mut game = dealt();
    game.choose(NORTH, Move::Hand).expect("handing over is always offered");
    assert_eq!(game.undo(SOUTH), Err(AnswerError::NothingToUndo), "it was not South's choice");
    assert!(game.can_undo(NORTH), "South has not moved yet");
    game.choose(SOUTH, Move::Add(1)).expect("the pot has room");
    assert!(!game.can_undo(NORTH));
    game.undo(SOUTH).expect("South takes back");
    assert_eq!(game.undo(NORTH), Err(AnswerError::NothingToUndo), "South has decided since");
}

#[test]
fn an_order_is_taken_at_any_moment_and_never_undone_by_others() {
    let mut game = dealt();
    game.choose(NORTH, Move::Add(1)).expect("the pot has room");
    let question = game.question();
    game.order(SOUTH, Polite(true)).expect("an order is always taken");
    assert_eq!(game.question(), question, "North is asked what North was asked before");
    assert!(game.can_undo(NORTH), "nor does it take North's undo away");
    assert_eq!(game.state().polite, [false, true]);
    game.choose(NORTH, Move::Toss).expect("a toss is always offered");
    game.order(NORTH, Polite(true)).expect("even while chance is awaited");
    assert_eq!(game.pause(), Pause::Chance(Ask::Coin));
}

#[test]
fn an_undo_takes_no_order_back_and_the_record_still_replays() {
    let mut game = dealt();
    game.choose(NORTH, Move::Add(1)).expect("the pot has room");
    game.order(SOUTH, Polite(true)).expect("an order is always taken");
    game.choose(NORTH, Move::Add(2)).expect("the pot has room");
    game.order(NORTH, Polite(true)).expect("an order is always taken");
    game.order(SOUTH, Polite(false)).expect("an order is always taken");
    for pot in [1, 0] {
        game.undo(NORTH).expect("nothing was revealed");
        assert_eq!((game.state().pot, game.state().polite), (pot, [true, false]));
        let record = game.record(String::new());
        let replayed = kernel::record::replay(game.game().clone(), &record, |_, _, _| ());
        assert_eq!(replayed.expect("the record replays").state(), game.state());
    }
    assert!(!game.can_undo(NORTH), "the deal was chance");
}

#[test]
fn a_finished_game_takes_nothing_more() {
    let mut game = dealt();
    game.choose(NORTH, Move::Add(1)).expect("the pot has room");
    game.choose(NORTH, Move::Show).expect("the pot is not empty");
    assert_eq!(game.pause(), Pause::Over(nim::Winner(Some(SOUTH))));
    assert!(game.options().is_empty());
    assert_eq!(game.choose(NORTH, Move::Hand), Err(AnswerError::NotYours(NORTH)));
}

#[test]
fn a_scripted_source_falls_silent_and_the_match_waits() {
    let mut game = Match::new(Arc::new(Nim));
    let mut half = Scripted::new([Fate::Number(1)]);
    game.settle(&mut half).expect("1 is a number");
    assert_eq!(game.pause(), Pause::Chance(Ask::Deal(SOUTH)));
}

#[test]
fn a_seed_gives_the_same_outcomes_again() {
    let deal = |seed| {
        let mut game = Match::new(Arc::new(Nim));
        game.settle(&mut Seeded::new(seed)).expect("the source knows the game");
        game.state().numbers
    };
    assert_eq!(deal(7), deal(7));
    let different = (0..20).map(deal).collect::<std::collections::BTreeSet<_>>();
    assert!(different.len() > 3, "twenty seeds gave {different:?}");
}

#[test]
fn every_outcome_is_listed_with_its_weight_and_accepted() {
    let mut game = dealt();
    game.choose(NORTH, Move::Toss).expect("a toss is always offered");
    let Pause::Chance(request) = game.pause() else { panic!("a coin is awaited") };
    let listed = Enumerated::of(&Nim, game.state(), request);
    assert_eq!(listed.total, 2);
    for (outcome, weight) in listed.outcomes {
        assert_eq!(weight, 1);
        let mut world = game.clone();
        world.outcome(outcome).expect("a listed outcome is possible");
    }
}

#[test]
fn a_match_can_begin_in_the_middle() {
    let middle = *dealt().state();
    let mut game = Match::from_state(Arc::new(Nim), middle);
    assert_eq!(game.question(), 0);
    game.choose(NORTH, Move::Hand).expect("handing over is always offered");
    assert_eq!(game.pause(), Pause::Decision(SOUTH));
}

#[test]
fn a_sampled_world_gives_the_view_it_was_sampled_from() {
    let game = dealt();
    let mut rng = fastrand::Rng::with_seed(3);
    for viewer in [None, Some(NORTH), Some(SOUTH)] {
        let view = Nim.view(game.state(), viewer);
        for _ in 0..20 {
            let world = Nim.sample_world(&view, &mut rng);
            assert_eq!(Nim.view(&world, viewer), view);
        }
    }
    let secret = Nim.seen_by(Some(NORTH), &Happened::Dealt(SOUTH, 3));
    assert_eq!(secret, Seen::Dealt(SOUTH, None));
}
