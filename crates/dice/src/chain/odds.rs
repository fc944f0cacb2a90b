//! Exact odds of a chained roll under best play, and advice on dice that lie there.
//!
//! Three facts keep the search small. A die that has reached the difficulty is never worth
//! spending. A five below it can only be rerolled, and rerolling at once costs nothing, because
//! whatever could be spent before can be spent after. And of the dice that have left equally many
//! fives behind, the lowest is the one to discard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::roll::{Chain, Die, MAX_CHAIN_DICE};
use crate::assaults::{Aim, Odds};

/// Kinds of loose dice by fives left behind (0 to 3) and face (1 to 4), four bits each.
const CHAINS: u8 = 4;

/// The highest difficulty that [`CHAINS`] can tell apart.
const HARDEST: u8 = CHAINS * 5;

/// Values closer than this are the same number computed in another order.
const SAME: f64 = 1e-12;

/// Means are kept for up to so many cancelled wounds.
const CANCELS: usize = 8;

/// What is to be expected, each number under its own best play: the mean number of successes beyond
/// the first 0, 1, ... of them, then the chances of at least 1, 2, ... successes.
type Lanes = [f64; CANCELS + MAX_CHAIN_DICE];

/// Nothing to expect.
const NONE: Lanes = [0.0; CANCELS + MAX_CHAIN_DICE];

/// An attack whose odds are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChainQuery {
    /// How many dice are rolled.
    pub dice: u8,
    /// What a die must reach; at least 1. [M12.R61]
    pub difficulty: u8,
    /// Whether one die showing 0 may be rerolled once. [M12.18.73]
    pub zero_reroll: bool,
    /// Whether one die of any face may be rerolled once, right after its throw. [M12.18.11]
    pub any_reroll: bool,
    /// Successes that wound nobody, because the unit attacked cancels them; 7 at most.
    /// [M12.18.27] [M12.18.62]
    pub cancelled: u8,
}

/// What to do with dice that lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainMove {
    /// Reroll every five that has not reached the difficulty.
    RerollFives,
    /// Discard one die to turn another up by 1.
    Spend {
        /// The die given up.
        discard: Die,
        /// The die that is turned.
        on: Die,
    },
    /// Let the roll stand.
    Keep,
}

/// The best way to go on, with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChainAdvice {
    /// What to do next.
    pub next: ChainMove,
    /// Expected successes or the chance, whichever the aim names.
    pub value: f64,
}

/// The odds of one attack roll. Fives are taken to be thrown one at a time.
///
/// ```
/// use dice::chain::{ChainQuery, odds};
/// // One die against difficulty 6: a 5, then anything but 0.
/// let odds = odds(ChainQuery { dice: 1, difficulty: 6, ..Default::default() });
/// assert!((odds.mean - 5.0 / 36.0).abs() < 1e-12);
/// ```
pub fn odds(query: ChainQuery) -> Odds {
    let dice = query.dice.min(MAX_CHAIN_DICE as u8);
    let mut solver = Solver::new(query.difficulty);
    let (zeros, any) = (query.zero_reroll, query.any_reroll);
    let lanes = solver.value(Hand { fresh: dice, zeros, any, open: any, ..Hand::default() });
    let cancelled = usize::from(query.cancelled).min(CANCELS - 1);
    let chances = &lanes[CANCELS..CANCELS + usize::from(dice)];
    Odds {
        mean: lanes[cancelled],
        at_least: chances.get(cancelled..).unwrap_or_default().to_vec(),
        destroys: None,
    }
}

/// The best next step with dice that lie on the table. A zero that a talent could still reroll is
/// taken as lost.
pub fn advise(chain: &Chain, difficulty: u8, aim: Aim) -> ChainAdvice {
    let mut solver = Solver::new(difficulty);
    let mut hand = Hand::default();
    let mut done = 0;
    for &die in chain.dice() {
        done += u8::from(!solver.put(&mut hand, die));
    }
    let worth = |lanes: &Lanes| match aim {
        Aim::Mean => f64::from(done) + lanes[0],
        Aim::AtLeast(wanted) => match usize::from(wanted.saturating_sub(done)) {
            0 => 1.0,
            more => lanes.get(CANCELS + more - 1).copied().unwrap_or(0.0),
        },
    };
    if hand.fives != [0; CHAINS as usize] {
        return ChainAdvice { next: ChainMove::RerollFives, value: worth(&solver.value(hand)) };
    }
    let mut best = ChainAdvice { next: ChainMove::Keep, value: worth(&NONE) };
    for (discard, on) in hand.spendings() {
        let lanes = solver.after_spending(hand, discard, on);
        let value = worth(&lanes);
        if value > best.value + SAME {
            best = ChainAdvice { next: ChainMove::Spend { discard, on }, value };
        }
    }
    best
}

/// Dice below the difficulty, by kind, and what is still in the air.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Hand {
    /// Dice of the first throw that have not fallen.
    fresh: u8,
    /// Whether the first throw showed a 0 that may be rerolled.
    zero: bool,
    /// Whether every die of the first throw may be rerolled: nothing has been done since.
    open: bool,
    /// Whether a 0 may still be rerolled.
    zeros: bool,
    /// Whether any die may still be rerolled.
    any: bool,
    /// Fives to be rerolled, by fives left behind.
    fives: [u8; CHAINS as usize],
    /// Loose dice, four bits for each kind.
    loose: u64,
}

impl Hand {
    fn shift(die: Die) -> u32 {
        (u32::from(die.fives) * 4 + u32::from(die.face) - 1) * 4
    }

    fn count(&self, die: Die) -> u64 {
        self.loose >> Self::shift(die) & 0xf
    }

    fn without(mut self, die: Die) -> Self {
        self.loose -= 1 << Self::shift(die);
        self
    }

    /// The discards worth looking at: for each die that can be turned, the lowest other die of
    /// each length of chain.
    fn spendings(&self) -> impl Iterator<Item = (Die, Die)> {
        let hand = *self;
        let kinds = (0..CHAINS).flat_map(|fives| (1..=4).map(move |face| Die { fives, face }));
        kinds.filter(move |&on| hand.count(on) > 0).flat_map(move |on| {
            let rest = hand.without(on);
            (0..CHAINS).filter_map(move |fives| {
                let lowest = (1..=4).map(|face| Die { fives, face });
                lowest.into_iter().find(|&die| rest.count(die) > 0).map(|die| (die, on))
            })
        })
    }
}

struct Solver {
    difficulty: u8,
    known: BTreeMap<Hand, Lanes>,
}

impl Solver {
    fn new(difficulty: u8) -> Self {
        Self { difficulty: difficulty.clamp(1, HARDEST), known: BTreeMap::new() }
    }

    /// Adds a die to the hand; `false` when it is a success instead. Lost dice vanish.
    fn put(&self, hand: &mut Hand, die: Die) -> bool {
        if die.face == 0 {
            return true;
        }
        if die.value() >= self.difficulty {
            return false;
        }
        if die.is_five() {
            hand.fives[usize::from(die.fives)] += 1;
        } else {
            hand.loose += 1 << Hand::shift(die);
        }
        true
    }

    fn value(&mut self, hand: Hand) -> Lanes {
        if let Some(lanes) = self.known.get(&hand) {
            return *lanes;
        }
        let lanes = self.work_out(hand);
        self.known.insert(hand, lanes);
        lanes
    }

    fn work_out(&mut self, hand: Hand) -> Lanes {
        if hand.fresh > 0 {
            let rest = Hand { fresh: hand.fresh - 1, ..hand };
            let zero = Hand { zero: hand.zeros || hand.any, ..rest };
            let mut sum = self.value(zero);
            for face in 1..=5 {
                let lanes = self.with(rest, Die { fives: 0, face });
                add(&mut sum, &lanes);
            }
            return sum.map(|total| total / 6.0);
        }
        if hand.zero || hand.open {
            return self.after_first_throw(hand);
        }
        if let Some(fives) = hand.fives.iter().position(|&count| count > 0) {
            let mut rest = hand;
            rest.fives[fives] -= 1;
            return self.throw(rest, fives as u8 + 1);
        }
        let mut best = NONE;
        for (discard, on) in hand.spendings() {
            best = better(best, &self.after_spending(hand, discard, on));
        }
        best
    }

    /// The moment at which dice of the first throw can be rerolled. A success is not worth it, and
    /// neither is a five: thrown again it adds to itself.
    fn after_first_throw(&mut self, hand: Hand) -> Lanes {
        let held = Hand { zero: false, open: false, ..hand };
        let mut best = self.value(held);
        if hand.zero && hand.zeros {
            let used = Hand { zeros: false, ..held };
            best = better(best, &self.throw(used, 0));
        }
        if hand.any {
            let used = Hand { any: false, ..held };
            if hand.zero {
                best = better(best, &self.throw(used, 0));
            }
            for die in (1..=4).map(Die::new).filter(|&die| hand.count(die) > 0) {
                best = better(best, &self.throw(used.without(die), 0));
            }
        }
        best
    }

    /// The mean over the six faces of one die that has left `fives` behind. What falls can be
    /// rerolled at once while a talent allows it, lane by lane where that is better.
    fn throw(&mut self, rest: Hand, fives: u8) -> Lanes {
        let mut any = NONE;
        if rest.any {
            any = self.throw(Hand { any: false, ..rest }, fives);
        }
        let mut zero = any;
        if rest.zeros {
            zero = better(zero, &self.throw(Hand { zeros: false, ..rest }, fives));
        }
        let mut sum = better(self.value(rest), &zero);
        for face in 1..=5 {
            add(&mut sum, &better(self.with(rest, Die { fives, face }), &any));
        }
        sum.map(|total| total / 6.0)
    }

    fn after_spending(&mut self, hand: Hand, discard: Die, on: Die) -> Lanes {
        let rest = hand.without(on).without(discard);
        self.with(rest, Die { face: on.face + 1, ..on })
    }

    fn with(&mut self, rest: Hand, die: Die) -> Lanes {
        let mut hand = rest;
        if self.put(&mut hand, die) {
            return self.value(hand);
        }
        let more = self.value(rest);
        let mut lanes = NONE;
        lanes[0] = 1.0 + more[0];
        lanes[1..CANCELS].copy_from_slice(&more[..CANCELS - 1]);
        lanes[CANCELS] = 1.0;
        lanes[CANCELS + 1..].copy_from_slice(&more[CANCELS..CANCELS + MAX_CHAIN_DICE - 1]);
        lanes
    }
}

fn add(sum: &mut Lanes, lanes: &Lanes) {
    for (total, lane) in sum.iter_mut().zip(lanes) {
        *total += lane;
    }
}

fn better(mut best: Lanes, other: &Lanes) -> Lanes {
    for (lane, &other) in best.iter_mut().zip(other) {
        *lane = lane.max(other);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    fn plain(dice: u8, difficulty: u8) -> Odds {
        odds(ChainQuery { dice, difficulty, ..Default::default() })
    }

    #[test]
    fn single_dice_follow_by_hand() {
        assert!(close(plain(1, 5).mean, 1.0 / 6.0));
        assert!(close(plain(1, 1).mean, 5.0 / 6.0));
        assert!(close(plain(1, 8).mean, 1.0 / 6.0 * 3.0 / 6.0));
        // 11 needs two fives and then anything but a 0.
        assert!(close(plain(1, 11).mean, 5.0 / 216.0));
        let five = ChainQuery { dice: 1, difficulty: 5, ..Default::default() };
        let again = odds(ChainQuery { zero_reroll: true, ..five });
        assert!(close(again.mean, 1.0 / 6.0 + 1.0 / 36.0));
        let any = odds(ChainQuery { any_reroll: true, ..five });
        assert!(close(any.mean, 1.0 / 6.0 + 5.0 / 36.0));
        let both = odds(ChainQuery { zero_reroll: true, any_reroll: true, ..five });
        assert!(close(both.mean, 75.0 / 216.0));
    }

    #[test]
    fn cancelled_wounds_leave_the_others() {
        let five = ChainQuery { dice: 2, difficulty: 5, ..Default::default() };
        let (plain, spared) = (odds(five), odds(ChainQuery { cancelled: 1, ..five }));
        assert!(close(spared.mean, 1.0 / 36.0), "only two fives wound");
        assert_eq!(spared.at_least, plain.at_least[1..]);
        let all = odds(ChainQuery { cancelled: 3, ..five });
        assert!(all.mean == 0.0 && all.at_least.is_empty());
    }

    #[test]
    fn two_dice_help_each_other() {
        // At 5: two fives, or one five, or a 4 raised by any other loose die.
        let odds = plain(2, 5);
        let one_five = 2.0 * 5.0 / 36.0;
        let four_and_loose = (2.0 * 3.0 + 1.0) / 36.0;
        assert!(close(odds.at_least[0], 1.0 / 36.0 + one_five + four_and_loose));
        assert!(close(odds.at_least[1], 1.0 / 36.0));
    }

    #[test]
    fn more_dice_and_easier_targets_are_never_worse() {
        for difficulty in 1..=12 {
            for dice in 1..=6 {
                let here = plain(dice, difficulty);
                assert!(plain(dice + 1, difficulty).mean >= here.mean - 1e-12);
                assert!(plain(dice, difficulty + 1).mean <= here.mean + 1e-12);
                let summed: f64 = here.at_least.iter().sum();
                assert!(summed >= here.mean - 1e-12, "best play for each aim is at least as good");
            }
        }
    }

    /// What is still to be used in a roll.
    #[derive(Clone, Copy)]
    struct Left {
        zeros: bool,
        any: bool,
        cancelled: u8,
        steps: u8,
    }

    const NOTHING: Left = Left { zeros: false, any: false, cancelled: 0, steps: 6 };

    /// Every play of a few dice by brute force, with real [`Chain`]s.
    fn brute(chain: Chain, difficulty: u8, left: Left) -> f64 {
        let mut best = f64::from(chain.successes(difficulty).saturating_sub(left.cancelled));
        if left.steps == 0 {
            return best;
        }
        let left = Left { steps: left.steps - 1, ..left };
        let loose: Vec<Die> = chain.loose().collect();
        for &discard in &loose {
            for &on in &loose {
                let mut next = chain;
                if next.spend(discard, on).is_ok() {
                    best = best.max(brute(next, difficulty, left));
                }
            }
        }
        let fallen = |thrown: Chain, left: Left| {
            let mean = (0..6).map(|face| {
                let mut fallen = thrown;
                fallen.land(&[face]).expect("one die");
                brute(fallen, difficulty, left)
            });
            mean.sum::<f64>() / 6.0
        };
        for die in chain.fives().collect::<Vec<_>>() {
            let mut next = chain;
            next.mark(die).expect("it is there");
            next.throw_marked();
            best = best.max(fallen(next, left));
        }
        for die in chain.fresh().collect::<Vec<_>>() {
            let mut next = chain;
            next.replace(die).expect("it was just thrown");
            if left.zeros && die.face == 0 {
                best = best.max(fallen(next, Left { zeros: false, ..left }));
            }
            if left.any {
                best = best.max(fallen(next, Left { any: false, ..left }));
            }
        }
        best
    }

    #[test]
    fn talents_are_used_as_well_as_brute_force_uses_them() {
        for difficulty in [4, 6] {
            for (zeros, any, cancelled) in
                [(true, false, 0), (false, true, 0), (true, true, 0), (false, true, 1)]
            {
                let left = Left { zeros, any, cancelled, steps: 5 };
                let total: f64 = (0..36u8)
                    .map(|faces| {
                        let mut chain = Chain::begin(2);
                        chain.land(&[faces % 6, faces / 6]).expect("two dice");
                        brute(chain, difficulty, left)
                    })
                    .sum();
                let query = ChainQuery {
                    dice: 2,
                    difficulty,
                    zero_reroll: zeros,
                    any_reroll: any,
                    cancelled,
                };
                let found = odds(query).mean;
                assert!((found - total / 36.0).abs() < 1e-9, "{query:?}: {found}, {total}");
            }
        }
    }

    #[test]
    fn best_play_is_what_brute_force_finds() {
        for difficulty in [4, 6, 7, 9] {
            let mut total = 0.0;
            for faces in 0..216u16 {
                let faces = [faces % 6, faces / 6 % 6, faces / 36].map(|face| face as u8);
                let mut chain = Chain::begin(3);
                chain.land(&faces).expect("three dice");
                let brute = brute(chain, difficulty, NOTHING);
                let advice = advise(&chain, difficulty, Aim::Mean);
                assert!((advice.value - brute).abs() < 1e-9, "{faces:?} at {difficulty}");
                total += brute;
            }
            assert!((plain(3, difficulty).mean - total / 216.0).abs() < 1e-9);
        }
    }
}
