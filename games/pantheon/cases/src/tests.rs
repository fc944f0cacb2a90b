//! The lists of words are what is written, explained and told in the book.

use cases::stage::Stage as _;
use cases::{FileReport, Rulesets, forms, vocabulary};
use fastrand::Rng;
use pantheon::{Edition, Pantheon};
use pantheon_random::PantheonRandom;
use testkit::testable::Testable as _;

use super::{CASES, PantheonStage};

const PAGE: &str = include_str!("../../../../docs/src/cases.md");

fn every_case() -> Vec<FileReport> {
    let folder = [env!("CARGO_MANIFEST_DIR")];
    Rulesets::of([&CASES[..]]).run_files(&folder).expect("the cases can be read")
}

#[test]
fn every_word_in_capitals_is_explained() {
    assert_eq!(vocabulary::unexplained::<PantheonStage>(), Vec::<String>::new());
}

#[test]
fn choices_are_written_as_the_list_says() {
    let setup = pantheon_random::setup(&Edition::V1_5, 3);
    let game = Pantheon::new(setup).expect("a table");
    let mut rng = Rng::with_seed(1);
    let never = forms::never_written::<PantheonStage>(&game, || {
        PantheonRandom::any_choice(&game, &mut rng)
    });
    assert_eq!(never, Vec::<&str>::new());
}

#[test]
fn events_are_written_as_the_list_says() {
    let files = every_case();
    let seen = forms::events_seen::<PantheonStage>(&files);
    assert!(seen.len() > 40, "{} kinds of events were seen", seen.len());
}

#[test]
fn the_manual_knows_every_line_claim_and_event() {
    let forms = [PantheonStage::POSITION, PantheonStage::CHANCE];
    let forms = forms.into_iter().chain([PantheonStage::CLAIMS, PantheonStage::EVENTS]).flatten();
    for (word, _) in forms.chain(cases::common_forms()) {
        let shown = |mark: &str| PAGE.contains(&format!("{mark}{word}"));
        assert!(shown("`") || shown("`scenario "), "the manual does not show `{word}`");
    }
}
