//! The pool by the rules: the examples of the book, the rulings, and what holds for any pool.

use dice::{Aim, Boost, BoostRefused, Pool, Reason, Roll, SecondRefused, Stage, Target};
use dice::{best_reroll, best_split, split};
use proptest::prelude::*;

fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

/// [P15.8A.2x-2] [P15.8A.2x-3]
#[test]
fn hoplites_wound_leonidas_once() {
    let pool = Pool::from_roll(roll("- 3 4 5"), 7);
    assert_eq!(pool.to_string(), "3 4 5 | 0");
    let pool = pool.boost(3, 4, 7).expect("the 3 helps the 4");
    assert_eq!(pool.fives(), 2);
    let pool = pool.second(2, roll("1 1"), 7).expect("two fives");
    assert_eq!(pool.to_string(), "6 6 | 0");
    let pool = pool.boost(6, 6, 7).expect("one 6 helps the other");
    assert_eq!(pool.to_string(), "| 1");
}

/// The play of the example is also the best one for the mean, and not for a single wound.
#[test]
fn the_example_is_played_well() {
    let mean = best_split(roll("- 3 4 5"), 7, Aim::Mean);
    assert_eq!(mean.boosts, [Boost { discard: 3, target: 4 }]);
    assert_eq!(mean.reroll, 2);
    let values: Vec<f64> = mean.lines.iter().map(|line| line.value).collect();
    assert_eq!(values.len(), 3);
    assert_eq!(mean.value, values[2]);
    let other = values[0].max(values[1]);
    assert_eq!(mean.reason, Reason::Better { by: values[2] - other });

    let sure = best_split(roll("- 3 4 5"), 7, Aim::AtLeast(1));
    assert_eq!((sure.reroll, sure.value), (0, 1.0));
    assert_eq!(sure.boosts.len(), 2);

    let end = Pool::try_from([0, 0, 0, 0, 0, 0, 2, 0, 0, 0]).expect("two dice");
    let end = split(&end, Stage::Second, Target::new(7), Aim::Mean);
    assert_eq!(end.boosts, [Boost { discard: 6, target: 6 }]);
    assert_eq!((end.reroll, end.value, end.reason), (0, 1.0, Reason::Forced));
}

/// [P15.8A.2x-5]
#[test]
fn leonidas_wounds_the_hoplites_three_times() {
    let pool = Pool::from_roll(roll("1 2 2 3 4 5"), 5);
    assert_eq!(pool.wounds(), 1);
    assert_eq!(pool.most_wounds(5), 3);
    let advice = best_split(roll("1 2 2 3 4 5"), 5, Aim::Mean);
    assert_eq!((advice.value, advice.reroll), (3.0, 0));
    assert_eq!(
        advice.boosts,
        [(1, 4), (2, 3), (2, 4)].map(|(discard, target)| Boost { discard, target })
    );
}

/// [P15.R90]
#[test]
fn defence_0_is_wounded_by_all_but_blanks() {
    assert_eq!(Pool::from_roll(roll("- - 1 5"), 0).to_string(), "| 2");
    assert!(Pool::from_roll(Roll::EMPTY, 0).is_empty());
}

/// [P15.R86] [P15.R87]
#[test]
fn only_an_unlocked_die_at_exactly_5_is_re_rolled() {
    assert_eq!(Pool::from_roll(roll("5 5"), 5).fives(), 0);
    let pool = Pool::from_roll(roll("1 5 5"), 8).boost(1, 5, 8).expect("a 6 is made");
    assert_eq!(pool.fives(), 1);
    assert_eq!(
        pool.second(2, roll("1 1"), 8),
        Err(SecondRefused::TooFewFives { asked: 2, fives: 1 })
    );
    assert_eq!(
        pool.second(1, roll("1 1"), 8),
        Err(SecondRefused::WrongCount { asked: 1, rolled: 2 })
    );
    assert_eq!(pool.second(1, roll("-"), 8).expect("the 5 is lost").to_string(), "6 | 0");
    assert_eq!(pool.second(1, roll("3"), 8).expect("the 8 locks").to_string(), "6 | 1");
}

/// [P15.8A.2a2b-4] [P15.R88] [P15.R89]
#[test]
fn a_discard_helps_another_die() {
    let pool = Pool::from_roll(roll("2 5"), 9);
    assert_eq!(pool.boost(2, 2, 9), Err(BoostRefused::OnlyOne(2)));
    assert_eq!(pool.boost(3, 2, 9), Err(BoostRefused::NoSuchDie(3)));
    assert_eq!(pool.boost(2, 10, 9), Err(BoostRefused::NoSuchDie(10)));
    assert_eq!(pool.boost(0, 2, 9), Err(BoostRefused::NoSuchDie(0)));
    assert_eq!(pool.boost(5, 2, 9).expect("a 5 may go").to_string(), "3 | 0");
    let boosted = Pool::from_roll(roll("1 2 5"), 9).boost(1, 5, 9).expect("a 6 is made");
    assert_eq!(boosted.boost(6, 2, 9).expect("only +1").to_string(), "3 | 0");
}

#[test]
fn advice_says_why() {
    let hopeless = best_split(roll("1 1"), 10, Aim::AtLeast(2));
    assert_eq!((hopeless.value, hopeless.reason), (0.0, Reason::Forced));
    // Three wounds are out of reach, so the mean decides between the lines.
    let second_best = best_split(roll("4 5"), 9, Aim::AtLeast(3));
    assert_eq!((second_best.value, second_best.reroll), (0.0, 1));
    assert!(matches!(second_best.reason, Reason::BetterMean { by } if by > 0.0));
    // All lines come to nothing, so no die is rolled in vain.
    let shielded = Target { defence: 9, cancelled: 10, ..Target::default() };
    let pool = Pool::from_roll(roll("4 5"), 9);
    let vain = split(&pool, Stage::First, shielded, Aim::Mean);
    assert_eq!(vain.lines.len(), 2);
    assert_eq!((vain.reroll, vain.value, vain.reason), (0, 0.0, Reason::FewestRerolls));
}

#[test]
fn blanks_are_picked_up_first() {
    let advice = best_reroll(roll("0 0 2 5"), 6, 2, Aim::Mean);
    assert_eq!(advice.dice, roll("0 0"));
    assert_eq!(advice.lines.len(), 3);
    let stands = best_reroll(roll("5 5"), 5, 2, Aim::Mean);
    assert_eq!((stands.dice, stands.value), (Roll::EMPTY, 2.0));
    assert!(matches!(stands.reason, Reason::Better { .. }));
}

#[test]
fn stored_pools_are_checked() {
    let pool = Pool::from_roll(roll("1 2 5 5"), 5);
    let text = serde_json::to_string(&pool).expect("a pool can be stored");
    assert_eq!(text, "[2,1,1,0,0,0,0,0,0,0]");
    assert_eq!(serde_json::from_str::<Pool>(&text).expect("it was stored"), pool);
    assert!(serde_json::from_str::<Pool>("[0,255,1,0,0,0,0,0,0,0]").is_err());
}

fn any_roll() -> impl Strategy<Value = Roll> {
    prop::collection::vec(0u8..6, 0..=10).prop_map(|faces| Roll::new(&faces).expect("ten dice"))
}

/// The most wounds by trying every order of discards.
fn most_by_search(pool: Pool, defence: u8) -> u8 {
    pool.boosts()
        .map(|b| pool.boost(b.discard, b.target, defence).expect("it was listed"))
        .map(|next| most_by_search(next, defence))
        .max()
        .unwrap_or(0)
        .max(pool.wounds())
}

fn assert_sound(pool: &Pool, defence: u8) {
    assert!(pool.values().all(|value| value < defence), "{pool} holds a die to be locked");
    assert_eq!(pool.values().count(), usize::from(pool.len()));
    assert!(pool.len() + pool.wounds() <= 10);
    let stored: [u8; 10] = (*pool).into();
    assert_eq!(Pool::try_from(stored), Ok(*pool));
}

proptest! {
    #[test]
    fn any_play_keeps_the_pool_sound(
        first in any_roll(),
        defence in 0u8..=10,
        steps in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
        second in prop::collection::vec(0u8..6, 10),
    ) {
        let mut pool = Pool::from_roll(first, defence);
        assert_sound(&pool, defence);
        prop_assert_eq!(pool.len() + pool.wounds(), first.len() - first.count(0));
        for step in steps {
            let boosts: Vec<Boost> = pool.boosts().collect();
            prop_assert_eq!(boosts.is_empty(), pool.len() < 2);
            if boosts.is_empty() {
                break;
            }
            let Boost { discard, target } = boosts[step.index(boosts.len())];
            let next = pool.boost(discard, target, defence).expect("it was listed");
            assert_sound(&next, defence);
            prop_assert_eq!(next.len() + next.wounds() + 1, pool.len() + pool.wounds());
            prop_assert_eq!(next.wounds(), pool.wounds() + u8::from(target + 1 >= defence));
            prop_assert!(next.most_wounds(defence) <= pool.most_wounds(defence));
            pool = next;
        }
        let fives = pool.fives();
        let result = Roll::new(&second[..usize::from(fives)]).expect("at most ten dice");
        let after = pool.second(fives, result, defence).expect("all fives");
        assert_sound(&after, defence);
        prop_assert_eq!(after.len() + after.wounds() + result.count(0), pool.len() + pool.wounds());
    }

    #[test]
    fn listed_discards_are_the_legal_ones(first in any_roll(), defence in 0u8..=10) {
        let pool = Pool::from_roll(first, defence);
        for discard in 0..=11 {
            for target in 0..=11 {
                let listed = pool.boosts().any(|boost| boost == Boost { discard, target });
                prop_assert_eq!(listed, pool.boost(discard, target, defence).is_ok());
            }
        }
    }

    #[test]
    fn the_highest_dice_make_the_most_wounds(
        values in prop::collection::vec(1usize..10, 0..=6),
        defence in 1u8..=10,
    ) {
        let mut stored = [0; 10];
        values.iter().filter(|&&value| value < usize::from(defence)).for_each(|&v| stored[v] += 1);
        let pool = Pool::try_from(stored).expect("at most six dice");
        prop_assert_eq!(pool.most_wounds(defence), most_by_search(pool, defence));
    }

    #[test]
    fn advised_discards_are_legal(first in any_roll(), defence in 0u8..=10, k in 0u8..=5) {
        let aim = if k == 0 { Aim::Mean } else { Aim::AtLeast(k) };
        let advice = best_split(first, defence, aim);
        let spent = advice.boosts.iter().try_fold(
            Pool::from_roll(first, defence),
            |pool, boost| pool.boost(boost.discard, boost.target, defence),
        ).expect("advice is legal");
        prop_assert!(advice.reroll <= spent.fives());
        prop_assert!(advice.lines.iter().all(|line| line.value <= advice.value + 1e-12));
    }
}
