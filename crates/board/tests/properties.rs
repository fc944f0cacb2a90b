//! What holds for every board, and for every text that is none.

use board::{AreaSet, Board, Terrain, read_drawing, read_file};
use proptest::collection::vec;
use proptest::prelude::*;

const TRAINING_FIELD: &str =
    include_str!("../../../games/pantheon/content/boards/training_field.toml");

const DRAWING: &str = "
    a1 open 3 stone | a2 forest 2 # a3 rock 1 deploy=north
    ~ -               #             :
    b1 open 3 > b2 rift 3 elements=0 | b3 lava 2 level=0
    c1 | c1 | .
    boundary a1 a2 wall + normal
    skulls b2 b1 b3
    deploy south c1
";

/// Drawings of up to six by six cells with every kind of boundary; some cells merge.
fn drawing() -> impl Strategy<Value = String> {
    let symbol = prop::sample::select(vec!["|", "|", "#", ":", "^", "%"]);
    let below = prop::sample::select(vec!["-", "-", "#", ":", "^", "%"]);
    let terrain = prop::sample::select(Terrain::ALL);
    let cell = (terrain, 1..6_u8, symbol, below, 0..8_u8);
    (2..7_usize, 2..7_usize, vec(cell, 36)).prop_map(|(width, height, cells)| {
        let mut text = String::new();
        let mut previous = String::new();
        for y in 0..height {
            let row = &cells[y * 6..y * 6 + width];
            for (x, (terrain, capacity, symbol, _, merge)) in row.iter().enumerate() {
                let merges = *merge == 0 && x > 0;
                if !merges {
                    previous = format!("{}{x}", char::from(b'a' + y as u8));
                }
                let between = if merges { "|" } else { symbol };
                let between = if x == 0 { "" } else { between };
                let described =
                    if merges { String::new() } else { format!(" {terrain} {capacity}") };
                text += &format!("{between} {previous}{described} ");
            }
            text.push('\n');
            if y + 1 < height {
                let symbols: Vec<&str> = row.iter().map(|cell| cell.3).collect();
                text += &format!("~ {}\n", symbols.join(" "));
            }
        }
        text
    })
}

fn check_tables(board: &Board) {
    let all = board.all();
    for a in all.iter() {
        assert!(!board.adjacent(a).contains(a));
        assert_eq!(board.within(a, 0), AreaSet::only(a));
        assert_eq!(board.within(a, 1), board.surroundings(a));
        assert!(board.sees(a, a, all));
        for b in all.iter() {
            assert_eq!(board.adjacent(a).contains(b), board.adjacent(b).contains(a));
            assert_eq!(board.adjacent(a).contains(b), board.distance(a, b) == 1);
            assert_eq!(board.adjacent(a).contains(b), !board.boundary_kinds(a, b).is_empty());
            assert_eq!(board.boundary_kinds(a, b), board.boundary_kinds(b, a));
            assert_eq!(board.distance(a, b), board.distance(b, a));
            assert_eq!(board.distance(a, b) == 0, a == b);
            assert_eq!(board.crossed(a, b), board.crossed(b, a));
            assert_eq!(board.walled_from(a).contains(b), board.walled_from(b).contains(a));
            assert!(!board.crossed(a, b).contains(a) && !board.crossed(a, b).contains(b));
            assert!(board.crossed(a, b).is_subset(all));
            for d in 0..8 {
                assert_eq!(board.within(a, d).contains(b), board.distance(a, b) <= d);
            }
            for c in board.adjacent(b).iter() {
                assert!(board.distance(a, c) <= board.distance(a, b) + 1);
            }
        }
    }
}

fn check_round_trip(board: &Board) {
    let json = serde_json::to_string(board).expect("a board serialises");
    let back: Board = serde_json::from_str(&json).expect("and is sound when read back");
    assert_eq!(&back, board);
}

#[test]
fn the_training_field_loads() {
    let board = read_file("training_field.toml", TRAINING_FIELD)
        .unwrap_or_else(|faults| panic!("{faults}"));
    check_tables(&board);
    check_round_trip(&board);
    assert_eq!(board.areas().len(), 12);
    let sides: Vec<&str> = board.deployments(2).map(|zone| zone.side.as_str()).collect();
    assert_eq!(sides, ["south", "north"]);
    assert!((5..=8).contains(&board.stones().len()));
    let [n2, r1, s1, w1, r2, e1] = ["n2", "r1", "s1", "w1", "r2", "e1"]
        .map(|tag| board.find(tag).expect("an area of the file"));
    assert_eq!(board.boundary_kinds(n2, r1).iter().count(), 2, "a wall with a gap");
    assert_eq!(board.skull_exits(w1, s1).len(), 2);
    assert_eq!(board.level(e1), 1);
    assert!(board.heights_towards(e1).contains(r2));
    assert_eq!(board.elements(r2), 2);
}

#[test]
fn the_examples_of_the_manual_load() {
    let manual = include_str!("../../../docs/src/boards.md");
    let block = |opening: &str| {
        let start =
            manual.find(opening).expect("the example") + opening.find('\n').expect("a fence") + 1;
        let length = manual[start..].find("```").expect("the end of the example");
        &manual[start..start + length]
    };
    let file =
        read_file("manual", block("```toml\nid")).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(file.areas().len(), 3);
    let drawing = read_drawing("manual", block("```text\na1 open"))
        .unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(drawing.areas().len(), 7);
    check_tables(&drawing);
}

#[test]
fn a_serialised_board_that_is_not_sound_is_refused() {
    let board = read_drawing("t", DRAWING).unwrap_or_else(|faults| panic!("{faults}"));
    let json = serde_json::to_value(&board).expect("a board serialises");
    let mut foreign = json.clone();
    foreign["stones"][0]["area"] = 60.into();
    assert!(serde_json::from_value::<Board>(foreign).is_err());
    let mut overlapping = json.clone();
    overlapping["areas"][1] = json["areas"][0].clone();
    let error = serde_json::from_value::<Board>(overlapping).expect_err("two equal areas");
    assert!(error.to_string().contains("overlaps"), "{error}");
}

/// Replaces the stretch of `text` at `at` (in thousandths of its length) by `new`.
fn mutated(text: &str, edits: &[(usize, usize, String)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, length, new) in edits {
        let from = at * chars.len() / 1000;
        let to = (from + length).min(chars.len());
        chars.splice(from..to, new.chars());
    }
    chars.into_iter().collect()
}

fn edits() -> impl Strategy<Value = Vec<(usize, usize, String)>> {
    let new = prop_oneof![
        "[-0-9]{1,10}",
        "[\\[\\]={}\"#.,~|+<> \n-]{0,3}",
        "a1|b2|c1|wall|rift|from|99999999999",
        "\\PC{0,2}",
    ];
    vec((0..1000_usize, 0..12_usize, new), 1..5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn tables_agree_with_each_other(text in drawing()) {
        let board = read_drawing("random", &text).map_err(|f| TestCaseError::fail(f.to_string()))?;
        check_tables(&board);
        check_round_trip(&board);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC{0,80}|[a-c0-3|#:^%<>~+. \n]{0,80}") {
        let _ = read_drawing("random", &text);
        let _ = read_file("random", &text);
    }

    #[test]
    fn a_damaged_board_loads_soundly_or_is_refused_with_places(edits in edits()) {
        for (source, result) in [
            (mutated(TRAINING_FIELD, &edits), read_file as fn(&str, &str) -> _),
            (mutated(DRAWING, &edits), read_drawing),
        ].map(|(text, reader)| { let result = reader("damaged", &text); (text, result) }) {
            match result {
                Ok(board) => check_tables(&board),
                Err(faults) => {
                    prop_assert!(!faults.faults().is_empty());
                    for fault in faults.faults() {
                        prop_assert!(fault.line <= source.lines().count().max(1) + 1);
                        prop_assert!(fault.span.offset() + fault.span.len() <= source.len());
                    }
                }
            }
        }
    }
}
