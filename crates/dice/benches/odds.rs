//! How long the odds and the advice take. Each bench asserts what it computes.

use dice::{Advisor, Aim, Odds, Query, Roll, Target, best_reroll, best_split, odds, odds_table};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn near(left: f64, right: f64) -> bool {
    (left - right).abs() < 1e-9
}

fn whole_table(rerolls: u8) -> Vec<Vec<Odds>> {
    (0..=10).map(|defence| odds_table(Target::new(black_box(defence)), rerolls)).collect()
}

/// Offence 0 to 10 against defence 0 to 10, every aim.
#[divan::bench(args = [0, 2, 10])]
fn table(rerolls: u8) {
    let table = whole_table(rerolls);
    let ten_dice = if rerolls == 0 { 50.0 / 6.0 } else { table[0][10].mean };
    assert!(near(table[1][10].mean, ten_dice), "against defence 1 only blanks fail");
    assert!(table[10][10].mean > 0.0);
}

/// One question, by offence, defence and re-rolls; ten against ten is the worst.
#[divan::bench(args = [(10, 10, 0), (10, 10, 2), (10, 10, 10), (10, 8, 0), (10, 5, 0), (6, 7, 0)])]
fn query((offence, defence, rerolls): (u8, u8, u8)) {
    let odds = odds(black_box(Query { offence, defence, rerolls, ..Query::default() }));
    assert_eq!(odds.at_least.len(), usize::from(offence));
    assert!(odds.mean > 0.0 && odds.mean < f64::from(offence));
}

const ROLLS: [&str; 4] =
    ["5 5 5 5 5 5 5 5 5 5", "1 2 2 3 3 4 4 5 5 5", "4 4 4 4 4 5 5 5 5 5", "0 3 4 5"];

/// One advice on dice on the table against defence 10, nothing prepared.
#[divan::bench(args = ROLLS)]
fn split(bencher: Bencher<'_, '_>, roll: &str) {
    let roll: Roll = roll.parse().expect("a roll");
    bencher.bench_local(|| {
        let advice = best_split(black_box(roll), 10, Aim::Mean);
        assert!(advice.value >= 0.0 && !advice.lines.is_empty());
        advice
    });
}

/// What an advisor needs before its first advice on a re-roll.
#[divan::bench(args = [5, 7, 10])]
fn prepare_advisor(defence: u8) -> Advisor {
    let advisor = Advisor::new(Target::new(black_box(defence)));
    assert!(near(advisor.value(Roll::EMPTY, Aim::Mean), 0.0));
    advisor
}

/// One advice on re-rolling up to n dice of a first roll of ten, advisor at hand.
#[divan::bench(args = [2, 5, 10])]
fn reroll(bencher: Bencher<'_, '_>, dice: u8) {
    let advisor = Advisor::new(Target::new(10));
    let roll: Roll = "0 0 1 1 2 3 3 4 5 5".parse().expect("a roll");
    bencher.bench_local(|| {
        let advice = advisor.reroll(black_box(roll), dice, Aim::Mean);
        assert!(advice.dice.len() >= 2, "blanks are always worth a re-roll");
        advice
    });
}

/// The same for one question by itself.
#[divan::bench]
fn reroll_unprepared() {
    let roll: Roll = black_box("0 1 2 3 4 5").parse().expect("a roll");
    assert!(!best_reroll(roll, 8, 2, Aim::AtLeast(1)).dice.is_empty());
}
