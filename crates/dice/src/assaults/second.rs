//! The second assault: which dice go in, and how it may end.

use super::pool::{AGAIN, Boost, Pool, TOP};
use super::target::{Again, Target};
use crate::multiset::CHOOSE;

/// The dice that stay on the table when `reroll` dice at 5 are rolled again.
///
/// Missing fives are made from the highest dice below 5, and the lowest of the others pay.
/// `None` if the dice do not suffice; then they do not for any larger number either.
pub(crate) fn kept(pool: &Pool, reroll: u8) -> Option<Pool> {
    let mut kept = *pool;
    let mut missing = reroll - kept.take(AGAIN, reroll);
    let mut cost = 0;
    for value in (1..AGAIN).rev() {
        let raised = kept.take(value, missing);
        missing -= raised;
        cost += raised * (AGAIN - value);
    }
    if missing > 0 {
        return None;
    }
    for value in 1..=TOP {
        cost -= kept.take(value, cost);
    }
    (cost == 0).then_some(kept)
}

/// A second assault that can be brought about.
#[derive(Clone, Debug)]
pub(crate) struct Second {
    /// Dice at 5 that are rolled again.
    pub(crate) reroll: u8,
    /// Dice that stay on the table.
    pub(crate) kept: Pool,
    /// How dice at 5 are got out of it, where they would all have to be rolled; empty otherwise.
    pub(crate) spared: Vec<Boost>,
}

/// The second assaults that a pool can be brought to.
///
/// Where all dice at 5 are rolled, some can be got out of it before: raised above 5 with other
/// dice, or discarded themselves. What cannot wait until the dice have fallen is only that.
/// [P15.R87] [B29.R64] [B29.R66]
pub(crate) fn second_assaults(
    pool: &Pool,
    target: &Target,
) -> impl Iterator<Item = Second> + use<> {
    let (pool, defence) = (*pool, target.effective_defence());
    let fives = pool.fives();
    let least = match target.again {
        Again::Any => 1,
        Again::All => fives.max(1),
    };
    let most = if defence > AGAIN { pool.len() } else { 0 };
    let with_fives = (least..=most).map_while(move |reroll| {
        Some(Second { reroll, kept: kept(&pool, reroll)?, spared: Vec::new() })
    });
    let fewer = 1..if most > 0 { least } else { 1 };
    let spared = fewer.flat_map(move |reroll| {
        let out = fives - reroll;
        (0..=out).filter_map(move |raised| spare(&pool, out, raised, defence))
    });
    spared.chain(with_fives)
}

/// Gets `out` dice at 5 out of a second assault: `raised` of them are raised, the others pay.
/// Lower dice pay for the rest, and what is paid too much goes to the highest die.
fn spare(pool: &Pool, out: u8, raised: u8, defence: u8) -> Option<Second> {
    let paying = out - raised;
    let mut spent = *pool;
    let mut spared = Vec::new();
    for boost in 0..raised.max(paying) {
        let low = || (1..=TOP).find(|&value| value != AGAIN && spent.count(value) > 0);
        let discard = if boost < paying { AGAIN } else { low()? };
        let high = || (1..=TOP).rev().find(|&value| value != AGAIN && spent.count(value) > 0);
        let target = if boost < raised { AGAIN } else { high()? };
        spent = spent.boost(discard, target, defence).ok()?;
        spared.push(Boost { discard, target });
    }
    let reroll = spent.fives();
    let mut kept = spent;
    kept.take(AGAIN, reroll);
    Some(Second { reroll, kept, spared })
}

/// Where re-rolled dice can leave an attack: `ways` of all orders in which they fall lock `wounds`
/// wounds and leave `budget` dice to finish the kept dice of at most 5 with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    wounds: u8,
    budget: u8,
    ways: u64,
}

/// How `reroll` dice fall beside the dice `kept`, if what is above 5 is finished in the best way.
///
/// Re-rolled dice are above 5, so the kept dice of at most 5 count by their number only: first
/// rolls that keep equally many dice share their endings.
///
/// For a defence of 6 to 10 only: below, a 5 is locked and cannot be re-rolled. [P15.R86]
pub(crate) fn endings(kept: &Pool, reroll: u8, defence: u8) -> Vec<Ending> {
    let mut fall = Fall { kept, defence, ways: [[0; 11]; 11] };
    let dice = kept.len();
    for alive in 0..=reroll {
        for free in 0..=if defence == 6 { 0 } else { alive } {
            let locked = alive - free;
            let ways = choose(reroll, alive) * choose(alive, free) * power(11 - defence, locked);
            fall.spend(defence - 1, free, dice + free, locked, ways);
        }
    }
    let possible = |wounds, budget| {
        let ways = fall.ways[usize::from(wounds)][usize::from(budget)];
        (ways > 0).then_some(Ending { wounds, budget, ways })
    };
    (0..=10)
        .flat_map(|wounds| (0..=10).filter_map(move |budget| possible(wounds, budget)))
        .collect()
}

/// In how many of the 6 to the power of the re-rolled dice orders the attack ends in each number
/// of wounds.
pub(crate) fn outcomes(kept: &Pool, endings: &[Ending], defence: u8) -> [u64; 11] {
    let finished = kept.finished(defence, AGAIN);
    let mut ways = [0; 11];
    for ending in endings {
        let wounds = kept.wounds() + ending.wounds + finished[usize::from(ending.budget)];
        ways[usize::from(wounds)] += ending.ways;
    }
    ways
}

/// Re-rolled dice falling value by value, from just below the defence down to 6, while the best
/// ones are paid for. As soon as the dice left cannot pay, the rest of the fall is all the same.
struct Fall<'a> {
    kept: &'a Pool,
    defence: u8,
    /// By wounds, then by dice left.
    ways: [[u64; 11]; 11],
}

impl Fall<'_> {
    /// `free` re-rolled dice have an unknown value from 6 to `value`; `budget` dice are neither
    /// locked nor spent, the free ones among them; `ways` orders lead here.
    fn spend(&mut self, value: u8, free: u8, budget: u8, wounds: u8, ways: u64) {
        if value == AGAIN {
            self.ways[usize::from(wounds)][usize::from(budget)] += ways;
            return;
        }
        let cost = self.defence - value + 1;
        let affordable = budget / cost;
        if affordable == 0 {
            self.ways[usize::from(wounds)][0] += ways * power(value - AGAIN, free);
            return;
        }
        let lowest = AGAIN + 1;
        for shown in if value == lowest { free } else { 0 }..=free {
            let at_value = shown + self.kept.count(value);
            let rest = free - shown;
            let ways = ways * choose(free, shown);
            if at_value > affordable {
                let wounds = usize::from(wounds + affordable);
                self.ways[wounds][0] += ways * power(value - lowest, rest);
            } else {
                self.spend(value - 1, rest, budget - at_value * cost, wounds + at_value, ways);
            }
        }
    }
}

fn choose(of: u8, taken: u8) -> u64 {
    u64::from(CHOOSE[usize::from(of)][usize::from(taken)])
}

fn power(base: u8, exponent: u8) -> u64 {
    u64::from(base).pow(exponent.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roll::Roll;

    #[test]
    fn outcomes_are_those_of_every_fall() {
        for stored in [
            [0, 0, 0, 0, 0, 5, 0, 0, 0, 0],
            [0, 1, 2, 0, 1, 4, 0, 0, 0, 0],
            [0, 0, 0, 0, 2, 3, 1, 1, 0, 0],
            [2, 0, 1, 0, 0, 3, 2, 0, 0, 0],
        ] {
            let pool = Pool::try_from(stored).expect("at most ten dice");
            for defence in 8..=10 {
                for reroll in 0..=pool.fives() {
                    let mut expected = [0; 11];
                    for roll in Roll::all(reroll) {
                        let after = pool.second(reroll, roll, defence).expect("enough fives");
                        expected[usize::from(after.most_wounds(defence))] += u64::from(roll.ways());
                    }
                    let kept = kept(&pool, reroll).expect("enough fives");
                    let endings = endings(&kept, reroll, defence);
                    assert_eq!(outcomes(&kept, &endings, defence), expected, "{pool} at {defence}");
                }
            }
        }
    }

    #[test]
    fn fives_are_made_from_high_dice_and_paid_with_low_ones() {
        let pool = Pool::try_from([0, 1, 1, 0, 2, 1, 0, 0, 0, 0]).expect("five dice");
        assert_eq!(kept(&pool, 1).expect("one five").to_string(), "1 2 4 4 | 0");
        assert_eq!(kept(&pool, 2).expect("a 4 is raised").to_string(), "2 4 | 0");
        assert_eq!(kept(&pool, 3).expect("both are raised").to_string(), "| 0");
        assert_eq!(kept(&pool, 4), None);
    }
}
