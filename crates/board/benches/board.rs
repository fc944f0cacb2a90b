//! How long it takes to load a board and to ask it about sight.

use board::{AreaSet, Board, read_drawing, read_file};
use divan::{Bencher, black_box};

const TRAINING_FIELD: &str =
    include_str!("../../../games/pantheon/content/boards/training_field.toml");

fn main() {
    divan::main();
}

/// The largest board: eight rows of eight areas.
fn largest() -> String {
    let row = |r: u8| (1..=8).map(|c| format!("{}{c}", char::from(b'a' + r))).collect::<Vec<_>>();
    (0..8).map(|r| row(r).join(" | ") + "\n").collect()
}

fn training_field() -> Board {
    read_file("training_field.toml", TRAINING_FIELD).expect("a sound board")
}

#[divan::bench]
fn load_file(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let board = read_file("training_field.toml", black_box(TRAINING_FIELD)).expect("sound");
        assert_eq!(board.areas().len(), 12);
        board
    });
}

#[divan::bench]
fn load_largest_drawing(bencher: Bencher<'_, '_>) {
    let text = largest();
    bencher.bench(|| {
        let board = read_drawing("largest", black_box(&text)).expect("sound");
        assert_eq!(board.areas().len(), 64);
        board
    });
}

/// Every pair of areas of the sample board; divide by 144 for one question.
#[divan::bench]
fn sees_all_pairs(bencher: Bencher<'_, '_>) {
    let board = training_field();
    let obstacles: AreaSet = board.all().iter().step_by(3).collect();
    let count = |board: &Board, obstacles: AreaSet| {
        let all = board.all();
        all.iter().flat_map(|a| all.iter().filter(move |&b| board.sees(a, b, obstacles))).count()
    };
    let expected = count(&board, obstacles);
    bencher.bench(|| assert_eq!(count(black_box(&board), black_box(obstacles)), expected));
}
