//! Counts of the small game, worked out by hand.

mod nim;

use kernel::{Game, Input, Log, perft, perft_by_input};
use nim::{Fate, Move, Nim};

#[test]
fn every_outcome_and_every_choice_counts_once() {
    let start = Nim.start();
    // Two numbers from 1 to 3 are dealt, then the first seat has four choices: all but to show,
    // which an empty pot forbids.
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&Nim, &start, depth)), [1, 3, 9, 36]);
}

#[test]
fn a_game_that_is_over_counts_nothing() {
    let mut state = Nim.start();
    let deal = [1, 2].map(|number| Input::Outcome(Fate::Number(number)));
    let turn = [Move::Add(1), Move::Show].map(Input::Choice);
    for input in deal.into_iter().chain(turn) {
        Nim.advance(&mut state, input, &mut Log::silent()).expect("a legal input");
    }
    assert_eq!((perft(&Nim, &state, 0), perft(&Nim, &state, 1)), (1, 0));
}

#[test]
fn counts_by_input_add_up() {
    let start = Nim.start();
    let counts = perft_by_input(&Nim, &start, 4);
    assert_eq!(counts.len(), 3);
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), perft(&Nim, &start, 4));
}
