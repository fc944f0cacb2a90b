//! Whatever a case file says, reading it ends with a report.

use proptest::prelude::*;
use testkit::case::run_text;

const SAMPLE: &str = include_str!("../../../cases/pantheon-1.5/7A-turn/activation.case");

/// Words that lead deep into the reader.
const WORDS: [&str; 48] = [
    "case",
    "rule",
    "like",
    "board",
    "unit",
    "power",
    "column",
    "rows",
    "hand",
    "deck",
    "discard",
    "stone",
    "relic",
    "token",
    "set",
    "turn",
    "setup",
    "scenario",
    "players",
    "teams",
    "elements",
    "expect",
    "not",
    "do",
    "refuse",
    "dice",
    "card",
    "lead",
    "order",
    "undo",
    "north",
    "south",
    "a",
    "b",
    "s1",
    "@a1",
    "aow*40",
    "none",
    "draft",
    "constructed",
    "goal",
    "P15.8A.1-1",
    "=",
    "+",
    "255",
    "-1",
    "vitality",
    "\n",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read(text in "\\PC*") {
        run_text(&text);
    }

    #[test]
    fn any_words_are_read(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..60)) {
        run_text(&format!("case x\nboard\n  a1 open 3\nunit a north\n{}", words.join(" ")));
    }

    #[test]
    fn any_change_of_a_good_file_is_read(
        at in 0..SAMPLE.len(),
        cut in 0usize..80,
        with in prop::sample::select(&WORDS[..]),
    ) {
        let end = (at + cut).min(SAMPLE.len());
        if let (Some(before), Some(after)) = (SAMPLE.get(..at), SAMPLE.get(end..)) {
            run_text(&format!("{before}{with}{after}"));
        }
    }

    #[test]
    fn lines_in_another_order_are_read(seed in any::<u64>()) {
        let mut lines: Vec<&str> = SAMPLE.lines().collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut lines);
        run_text(&lines[..40].join("\n"));
    }
}
