//! The lists of words are what is written, explained and told in the book.

use cases::{FileReport, Rulesets, forms, vocabulary};
use fastrand::Rng;
use mythic::Mythic;
use mythic_random::MythicRandom;
use testkit::testable::Testable as _;

use super::{CASES, MythicStage};

const PAGE: &str = include_str!("../../../../docs/src/mythic.md");

fn every_case() -> Vec<FileReport> {
    let folder = [env!("CARGO_MANIFEST_DIR")];
    Rulesets::of([&CASES[..]]).run_files(&folder).expect("the cases can be read")
}

#[test]
fn every_word_in_capitals_is_explained() {
    assert_eq!(vocabulary::unexplained::<MythicStage>(), Vec::<String>::new());
}

#[test]
fn choices_are_written_as_the_list_says() {
    let setup = mythic_random::setup(1);
    let game = Mythic::new(setup).expect("a table");
    let mut rng = Rng::with_seed(1);
    let never =
        forms::never_written::<MythicStage>(&game, || MythicRandom::any_choice(&game, &mut rng));
    assert_eq!(never, Vec::<&str>::new());
}

#[test]
fn events_are_written_as_the_list_says() {
    let files = every_case();
    let seen = forms::events_seen::<MythicStage>(&files);
    assert!(seen.len() > 30, "{} kinds of events were seen", seen.len());
}

#[test]
fn the_chapter_knows_every_line_claim_and_event() {
    assert_eq!(forms::not_shown::<MythicStage>(PAGE), Vec::<&str>::new());
}
