//! Records: written, read back, replayed, and what is said about broken ones.

mod nim;

use std::sync::Arc;

use kernel::chance::Seeded;
use kernel::record::{Entry, Record, RecordError, RecordFault, Who, replay};
use kernel::{AnswerError, Match, Pause, Seat};
use nim::{Fate, Move, Nim, Polite};

/// North adds, tosses heads, hands over; South adds and shows.
fn played() -> Match<Nim> {
    let mut game = Match::new(Arc::new(Nim));
    game.outcome(Fate::Number(2)).expect("2 is dealt");
    game.outcome(Fate::Number(3)).expect("3 is dealt");
    game.choose(Seat(0), Move::Add(2)).expect("the pot has room");
    game.choose(Seat(0), Move::Toss).expect("a toss is offered");
    game.outcome(Fate::Heads(true)).expect("a coin has heads");
    game.order(Seat(1), Polite(true)).expect("an order is taken");
    game.choose(Seat(0), Move::Hand).expect("handing over is offered");
    game.choose(Seat(1), Move::Add(1)).expect("the pot has room");
    game.choose(Seat(1), Move::Show).expect("the pot is not empty");
    game
}

fn text() -> String {
    played().record("two players".to_owned()).to_string()
}

fn replayed(text: &str) -> Result<Match<Nim>, RecordError> {
    let record = Record::parse(text).expect("the form is right");
    replay(Arc::new(Nim), &record, |_, _, _| {})
}

#[test]
fn a_record_replays_to_the_same_state() {
    let game = played();
    let record = Record::parse(&text()).expect("what was written can be read");
    assert_eq!((record.ruleset.as_str(), record.setup.as_str()), ("nim", "two players"));
    let mut steps = 0;
    let again = replay(Arc::new(Nim), &record, |_, entry, _| {
        steps += 1;
        assert_eq!(entry.line, steps + 4);
    })
    .expect("it replays");
    assert_eq!(again.state(), game.state());
    assert_eq!(steps, 9);
    assert_eq!(again.record("two players".to_owned()).to_string(), text());
}

#[test]
fn a_game_that_began_in_the_middle_has_its_position_in_the_record() {
    let mut middle = Match::new(Arc::new(Nim));
    middle.outcome(Fate::Number(2)).expect("2 is dealt");
    middle.outcome(Fate::Number(3)).expect("3 is dealt");
    let mut game = Match::from_state(Arc::new(Nim), *middle.state());
    game.choose(Seat(0), Move::Add(2)).expect("the pot has room");
    game.choose(Seat(0), Move::Hand).expect("handing over is offered");
    let text = game.record("two players".to_owned()).to_string();
    let record = Record::parse(&text).expect("what was written can be read");
    assert!(record.position.is_some());
    let again = replay(Arc::new(Nim), &record, |_, _, _| {}).expect("it replays");
    assert_eq!(again.state(), game.state());
    assert_eq!(again.record("two players".to_owned()).to_string(), text);
    assert_eq!(record.entries[0].line, 6);

    let garbled = text.replace("position {", "position {{");
    let error = replayed(&garbled).expect_err("no state");
    assert_eq!(error.line, 4);
    assert!(matches!(error.fault, RecordFault::Position(_)), "{error}");
    // The same inputs from another position lead elsewhere: the start tells.
    let other = Match::from_state(Arc::new(Nim), *played().state());
    let other = Record { position: other.record(String::new()).position, ..record };
    let error = replay(Arc::new(Nim), &other, |_, _, _| {}).expect_err("another position");
    assert_eq!(error.line, 5);
    assert!(matches!(error.fault, RecordFault::Diverged { .. }), "{error}");
}

#[test]
fn notes_are_kept_and_change_nothing() {
    let mut record = played().record("two players".to_owned());
    record.notes = vec!["seat 0 person Ann".to_owned(), "seat 1 greedy".to_owned()];
    let read = Record::parse(&record.to_string()).expect("what was written can be read");
    assert_eq!(read.notes, record.notes);
    let again = replay(Arc::new(Nim), &read, |_, _, _| {}).expect("it replays");
    assert_eq!(again.state(), played().state());
    let late = record.to_string().replace("end 9", "note late\nend 9");
    let errors = Record::parse(&late).expect_err("a note stands before the first input");
    assert_eq!(errors[0].line, 16);
}

#[test]
fn what_was_taken_back_is_not_recorded() {
    let mut game = Match::new(Arc::new(Nim));
    for number in [1, 1] {
        game.outcome(Fate::Number(number)).expect("a number is dealt");
    }
    let before = game.record(String::new());
    game.choose(Seat(0), Move::Add(1)).expect("the pot has room");
    game.undo(Seat(0)).expect("nothing was revealed");
    assert_eq!(game.record(String::new()), before);
}

#[test]
fn what_players_agree_to_take_back_goes_with_all_that_came_of_it() {
    let mut game = played();
    let mut taken_back = 0;
    while let Some(at) = game.entries().iter().rposition(|entry| entry.who == Who::Seat(Seat(0))) {
        let (entries, question) = (game.entries().to_vec(), game.question());
        game.take_back(Seat(0)).expect("the seat has chosen");
        assert_eq!(game.entries()[..at], entries[..at], "what was before stands");
        let is_order = |entry: &Entry| matches!(entry.who, Who::Order(_));
        assert!(game.entries()[at..].iter().all(is_order), "of what came after, orders alone");
        assert!(game.question() > question, "an answer that was sent before does not fit");
        assert!(matches!(game.pause(), Pause::Decision(Seat(0))), "the seat decides again");
        let record = game.record(String::new());
        let again = replay(Arc::new(Nim), &record, |_, _, _| {}).expect("it replays");
        assert_eq!(again.state(), game.state());
        taken_back += 1;
    }
    assert!(taken_back > 0);
    assert_eq!(game.take_back(Seat(0)), Err(AnswerError::NothingToUndo));
}

#[test]
fn a_record_cut_short_is_noticed_at_every_line() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    for kept in 0..lines.len() {
        let errors = Record::parse(&lines[..kept].join("\n")).expect_err("the end is missing");
        let cut_short = |error: &RecordError| matches!(error.fault, RecordFault::CutShort { .. });
        assert!(errors.iter().any(cut_short), "{kept} lines: {errors:?}");
    }
}

#[test]
fn a_missing_line_in_the_middle_is_noticed() {
    let text = text();
    let shorter: String = text
        .lines()
        .enumerate()
        .filter(|&(at, _)| at != 6)
        .map(|(_, line)| format!("{line}\n"))
        .collect();
    let errors = Record::parse(&shorter).expect_err("the count is wrong");
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].line, 13);
    assert_eq!(errors[0].fault, RecordFault::Miscounted { said: 9, entries: 8 });
}

#[test]
fn every_broken_line_is_reported_at_once() {
    let broken = text().replace("* heads =", "*heads =").replace("ruleset nim", "rules nim");
    let broken = broken.replace("0 hand =", "7 hand =");
    let lines: Vec<usize> =
        Record::parse(&broken).expect_err("three lines are wrong").iter().map(|e| e.line).collect();
    assert_eq!(lines[..3], [2, 9, 11]);
}

#[test]
fn a_replay_says_where_it_parts_from_the_record() {
    let refused = replayed(&text().replace("1 add 1", "1 add 5")).expect_err("5 cannot be added");
    assert_eq!(refused.line, 12);
    assert!(matches!(refused.fault, RecordFault::Refused { .. }), "{refused}");

    let unknown = replayed(&text().replace("1 add 1", "1 bet 1")).expect_err("nobody bets");
    assert!(matches!(unknown.fault, RecordFault::Notation(_)), "{unknown}");

    let diverged = replayed(&text().replace("1 add 1", "1 add 2")).expect_err("another pot");
    assert_eq!(diverged.line, 12);
    assert!(matches!(diverged.fault, RecordFault::Diverged { .. }), "{diverged}");

    let other_seat = replayed(&text().replace("1 add 1", "0 add 1")).expect_err("South is asked");
    assert!(matches!(other_seat.fault, RecordFault::Refused { .. }), "{other_seat}");
}

#[test]
fn a_wrong_start_is_noticed_before_anything_is_played() {
    let text = text();
    let start = text.lines().nth(3).expect("the fourth line is the start");
    let wrong = replayed(&text.replace(start, "start 0123456789abcdef")).expect_err("elsewhere");
    assert_eq!(wrong.line, 4);
}

#[test]
fn random_games_replay_hash_for_hash() {
    for seed in 0..50 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut chance = Seeded::new(seed);
        let mut game = Match::new(Arc::new(Nim));
        for _ in 0..200 {
            game.settle(&mut chance).expect("the source knows the game");
            let Pause::Decision(seat) = game.pause() else { break };
            let choice = *rng.choice(&game.options()).expect("something is always offered");
            game.choose(seat, choice).expect("what is offered is accepted");
        }
        let record = game.record("two players".to_owned());
        let read = Record::parse(&record.to_string()).expect("what was written can be read");
        let again = replay(Arc::new(Nim), &read, |_, _, _| {}).expect("it replays");
        assert_eq!(again.state(), game.state(), "seed {seed}");
    }
}
