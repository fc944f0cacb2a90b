//! Everything that reads text from outside gets damaged text: no input may panic, a refusal says
//! what is wrong, and what is read and written again is read the same.
//!
//! The same readers have targets under `fuzz/` for a coverage-guided fuzzer.

use cases::Rulesets;
use kernel::record::Record;
use proptest::prelude::*;

/// Cuts a text at a byte position, moved back to the nearest character.
fn cut(text: &str, at: u16) -> usize {
    let at = usize::from(at) % (text.len() + 1);
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// A valid text with a piece replaced: closer to what people get wrong than noise is.
fn damaged(valid: &str, from: u16, to: u16, with: &str) -> String {
    let (from, to) = (cut(valid, from), cut(valid, to));
    let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 40));
    let to = (0..=to).rev().find(|&at| valid.is_char_boundary(at)).unwrap_or(from).max(from);
    format!("{}{with}{}", &valid[..from], &valid[to..])
}

const RECORD: &str = "omphalos record 1\nruleset pantheon-1.5\nsetup {}\nstart 00000000000000aa\n\
    0 activate a simple = 00000000000000ab\n* dice 0 3 4 5 = 00000000000000ac\n\
    ! 1 ask at turn_end = 00000000000000ad\nend 3\n";

const CASE: &str = include_str!("../../../games/pantheon/cases/pantheon-1.5/14-talents/throw.case");

const BOARD: &str = include_str!("../../../games/pantheon/content/boards/training_field.toml");

const DRAWING: &str = "a1 open 3 | a2 forest 2 # a3 rock 1\n~ - # >\nb1 open 3 : b2 water 3 | b3 lava 2\n\
    skulls b2 b1 b3\ndeploy north a1 a2\nstone omphalos b1\n";

proptest! {
    #[test]
    fn damaged_records(from: u16, to: u16, with in "[ -~\\n]{0,12}") {
        if let Ok(record) = Record::parse(&damaged(RECORD, from, to, &with)) {
            let written = record.to_string();
            let read = Record::parse(&written).expect("a record that was written is read");
            prop_assert_eq!(read.to_string(), written);
        }
    }

    #[test]
    fn records_of_noise(text: String) {
        prop_assert!(Record::parse(&text).is_err());
    }

    #[test]
    fn damaged_boards(from: u16, to: u16, with in "[ -~\\n]{0,12}") {
        if let Err(faults) = board::read_file("board", &damaged(BOARD, from, to, &with)) {
            prop_assert!(!faults.faults().is_empty(), "a refusal says what is wrong");
        }
    }

    #[test]
    fn damaged_drawings(from: u16, to: u16, with in "[ -~\\n]{0,12}") {
        if let Err(faults) = board::read_drawing("drawing", &damaged(DRAWING, from, to, &with)) {
            prop_assert!(!faults.faults().is_empty(), "a refusal says what is wrong");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn damaged_cases(from: u16, to: u16, with in "[ -~\\n]{0,12}") {
        // Only the first cases of the file are kept, so that each input is quick.
        let end = CASE.match_indices("\ncase ").nth(2).map_or(CASE.len(), |(at, _)| at);
        let (cases, faults) = Rulesets::of([&pantheon_cases::CASES[..]]).run_text(&damaged(&CASE[..end], from, to, &with));
        prop_assert!(!cases.is_empty() || !faults.is_empty());
    }
}
