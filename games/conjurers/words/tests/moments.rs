//! Refusals in the words of the moment: each stands for a rule that there is, in both languages, and
//! what people try in town and in battle has words.

use std::collections::BTreeMap;
use std::mem::discriminant;

use conjurers::{Choice, Conjurers};
use conjurers_random::ConjurersRandom;
use conjurers_words::{ConjurersSpeaker, LIBRARY};
use fastrand::Rng;
use kernel::{Game as _, Hosted as _, Notation as _};
use testkit::testable::Testable as _;
use text::{Lang, Narrator as _};

const FILES: [&str; 2] = [
    include_str!("../../locales/en/conjurers-moments.ftl"),
    include_str!("../../locales/fr/conjurers-moments.ftl"),
];

/// The rules that a file has words for, by their ids.
fn rules(file: &str) -> Vec<String> {
    let key = |line: &str| Some(line.trim().strip_prefix("[CON_")?.split(']').next()?.to_owned());
    file.lines().filter_map(key).map(|key| format!("CON.{}", key.replace('_', "."))).collect()
}

#[test]
fn words_of_the_moment_stand_for_rules() {
    let [english, french] = FILES.map(rules);
    assert!(english.len() > 60, "{}", english.len());
    assert_eq!(english, french, "both languages speak of the same refusals");
    for id in &english {
        let found = LIBRARY.of_rule(id).and_then(|catalogue| catalogue.find(id).ok());
        assert!(found.is_some(), "there is no rule or ruling {id}");
        assert_eq!(english.iter().filter(|other| *other == id).count(), 1, "{id} stands twice");
    }
}

/// Whether a person can try it by pointing at the town, the battlefield or a card.
const fn is_pointed_at(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Place(..)
            | Choice::Hire(_)
            | Choice::Buy(_)
            | Choice::Fight(_)
            | Choice::Summon(..)
            | Choice::Move(..)
            | Choice::Attack(_)
    )
}

#[test]
fn what_is_pointed_at_in_vain_is_told_of_by_name() {
    let mut told = 0;
    let mut bare = BTreeMap::new();
    let cards = conjurers_table::embedded_cards();
    for seed in 0..10 {
        let setup = conjurers_random::setup(&cards, seed);
        let game = Conjurers::set_up(setup).expect("a table of the card set");
        let speakers = Lang::ALL.map(|lang| ConjurersSpeaker::new(lang, &cards));
        testkit::walk(&game, &mut Rng::with_seed(seed), 600, |state, seat, options, rng| {
            let view = game.view(state, Some(seat));
            let is_of_moment = |choice: &Choice| {
                options.iter().any(|other| discriminant(other) == discriminant(choice))
            };
            for _ in 0..8 {
                let choice = ConjurersRandom::any_choice(&game, rng);
                let Some(forbidden) = game.refusal(&view, choice) else { continue };
                for speaker in &speakers {
                    let why = speaker.why(&game, &view, choice);
                    let written = game.write(&choice);
                    assert_eq!(why.last(), Some(&speaker.refusal(forbidden.rule)), "{written}");
                    let all = why.join(" ");
                    assert!(!all.contains(['\u{0}', '{']), "{written}: {all}");
                }
                if is_pointed_at(choice) && is_of_moment(&choice) {
                    match speakers[0].why(&game, &view, choice).len() {
                        2 => told += 1,
                        _ => *bare.entry(forbidden.rule).or_insert(0) += 1,
                    }
                }
            }
            Some(rng.usize(..options.len()))
        });
    }
    let others: i32 = bare.values().sum();
    assert!(told > 300 && told > 9 * others, "{told} have words, these have none: {bare:?}");
}
