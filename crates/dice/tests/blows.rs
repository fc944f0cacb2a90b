//! How likely each number of wounds is, against a plain count and against the exact odds.

use dice::{Again, Blow, Query, answered, odds, spread, together};

const fn query(offence: u8, defence: u8, vitality: u8) -> Query {
    Query {
        offence,
        defence,
        rerolls: 0,
        cancelled: 0,
        vitality: Some(vitality),
        again: Again::Any,
    }
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} and {b}");
}

#[test]
fn a_spread_sums_to_one_and_has_the_mean_of_the_odds() {
    for offence in 0..=8 {
        for defence in 0..=10 {
            for (rerolls, cancelled, vitality) in
                [(0, 0, None), (2, 0, Some(3)), (0, 1, Some(4)), (0, 0, Some(1))]
            {
                let query =
                    Query { offence, defence, rerolls, cancelled, vitality, again: Again::Any };
                let spread = spread(query);
                close(spread.at_least(0), 1.0);
                close(spread.mean(), odds(query).mean);
                let best = odds(query).at_least;
                for (wounds, best) in (1..).zip(best) {
                    // Who plays for the mean does no better than who plays for this number.
                    assert!(spread.at_least(wounds) <= best + 1e-9, "{query:?}, {wounds}");
                }
            }
        }
    }
}

#[test]
fn two_dice_against_four_are_counted_by_hand() {
    // A 4 or a 5 wounds; a 3 is finished by any other die that is not blank, and 2 + 2 make a 3 only.
    let spread = spread(Query { offence: 2, defence: 4, ..Query::default() });
    close(spread.exactly(2), 4.0 / 36.0);
    // One of the two wounds and the other does not: 2 * 2 * 4; or 3 with 1, 2 or 3.
    close(spread.exactly(1), 16.0 / 36.0 + 5.0 / 36.0);
}

#[test]
fn wounds_of_powers_come_on_top() {
    let plain = Blow::new(query(3, 5, 6));
    let added = Blow { added: 1, ..plain };
    let after = Blow { after: 1, ..plain };
    let (plain, added, after) = (plain.odds(), added.odds(), after.odds());
    close(added.at_least[0], plain.at_least[0]);
    close(added.at_least[1], plain.at_least[0]);
    close(added.at_least[2], plain.at_least[1]);
    close(added.mean, plain.mean + plain.at_least[0]);
    close(after.at_least[0], 1.0);
    close(after.at_least[1], plain.at_least[0]);
    close(after.mean, plain.mean + 1.0);
}

#[test]
fn attacks_that_follow_one_another() {
    // One die against 5: one wound in six. Two such attacks on a unit with one point.
    let once = Blow::new(query(1, 5, 1));
    let twice = together(&once, &[once]);
    close(twice.mean, 11.0 / 36.0);
    close(twice.destroys, 11.0 / 36.0);
    // The survivor of the first answers in the same way.
    let back = answered(&once, &[once]);
    close(back.mean, 5.0 / 36.0);
    close(back.destroys, 5.0 / 36.0);
}
