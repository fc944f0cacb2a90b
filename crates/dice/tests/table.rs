//! The whole table of odds: its shape, and its means as saved text.

use std::fmt::Write as _;
use std::path::Path;

use dice::{Odds, Query, Target, odds, odds_table};

fn table(rerolls: u8) -> Vec<Vec<Odds>> {
    (0..=10).map(|defence| odds_table(Target::new(defence), rerolls)).collect()
}

#[test]
fn single_questions_and_the_table_agree() {
    for rerolls in [0, 2] {
        let table = table(rerolls);
        for defence in [0, 4, 6, 9, 10] {
            for offence in 0..=10 {
                let one = odds(Query { offence, defence, rerolls, ..Query::default() });
                assert_eq!(one, table[usize::from(defence)][usize::from(offence)]);
            }
        }
    }
}

#[test]
fn more_dice_help_and_more_defence_hinders() {
    let table = table(0);
    for defence in 0..=10 {
        for offence in 0..=10 {
            let here = &table[defence][offence];
            let at = |k: usize| here.at_least.get(k).copied().unwrap_or(0.0);
            assert_eq!(here.at_least.len(), offence);
            assert!(here.at_least.iter().all(|chance| (0.0..=1.0).contains(chance)));
            assert!(here.at_least.is_sorted_by(|more, less| more >= less));
            // Each chance is played for by itself, so together they are at least the mean.
            assert!(here.at_least.iter().sum::<f64>() >= here.mean - 1e-9);
            assert!(here.at_least.iter().all(|chance| *chance <= here.mean + 1e-9));
            if offence > 0 {
                let fewer = &table[defence][offence - 1];
                assert!(here.mean >= fewer.mean);
                assert!((0..offence - 1).all(|k| at(k) >= fewer.at_least[k] - 1e-12));
            }
            if defence > 0 {
                let easier = &table[defence - 1][offence];
                assert!(here.mean <= easier.mean + 1e-12);
                assert!((0..offence).all(|k| at(k) <= easier.at_least[k] + 1e-12));
            }
        }
    }
}

#[test]
fn re_rolls_help_and_cancelled_wounds_hinder() {
    for defence in [1, 5, 7, 10] {
        for offence in [1, 4, 8] {
            let ask = |rerolls, cancelled, vitality| {
                odds(Query { offence, defence, rerolls, cancelled, vitality, ..Query::default() })
            };
            let plain = ask(0, 0, None);
            let more: Vec<f64> = (0..=10).map(|rerolls| ask(rerolls, 0, None).mean).collect();
            assert!(more.is_sorted());
            assert!(more[1] > plain.mean);
            assert_eq!(more[usize::from(offence)], more[10], "only dice rolled can be re-rolled");

            let cancelled = ask(0, 1, None);
            assert!(cancelled.mean <= plain.mean && cancelled.mean >= plain.mean - 1.0);
            let shifted = plain.at_least[1..].iter().copied().chain([0.0]);
            assert_eq!(cancelled.at_least, shifted.collect::<Vec<_>>());

            let weak = ask(0, 0, Some(1));
            assert_eq!(weak.destroys, Some(plain.at_least[0]));
            assert!((weak.mean - plain.at_least[0]).abs() < 1e-12);
            assert!(weak.at_least[1..].iter().all(|&chance| chance == 0.0));
        }
    }
}

#[test]
fn simple_cases_by_hand() {
    let ask = |offence, defence| odds(Query { offence, defence, ..Query::default() });
    assert_eq!(ask(0, 3).at_least, []);
    assert_eq!(ask(0, 3).mean, 0.0);
    for defence in 0..=1 {
        assert!((ask(6, defence).mean - 5.0).abs() < 1e-12, "only blanks fail");
    }
    // A single die against 6 must show a 5 and then no blank; against 10 two fives.
    assert!((ask(1, 6).mean - 5.0 / 36.0).abs() < 1e-12);
    assert!((ask(1, 10).mean - 1.0 / 36.0).abs() < 1e-12);
    // Values beyond the limits are the limits.
    assert_eq!(ask(12, 14), ask(10, 10));
}

/// `UPDATE=1` rewrites the file; the difference is reviewed like code.
#[test]
fn means_are_as_saved() {
    let table = table(0);
    let mut text = String::from("offence down, defence across\n  ");
    (0..=10).for_each(|defence| write!(text, "{defence:>9}").expect("text grows"));
    for offence in 0..=10 {
        write!(text, "\n{offence:>2}").expect("text grows");
        for row in &table {
            write!(text, "{:>9.4}", row[offence].mean).expect("text grows");
        }
    }
    text.push('\n');
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/means.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("the saved table can be written");
    }
    let saved = std::fs::read_to_string(&path).expect("the saved table can be read");
    assert_eq!(text, saved);
}
