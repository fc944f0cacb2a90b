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

/// The mean, then the chances of at least 1, 2, ... more successes, each under its own best play.
type Lanes = [f64; MAX_CHAIN_DICE + 1];

/// An attack whose odds are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChainQuery {
    /// How many dice are rolled.
    pub dice: u8,
    /// What a die must reach; at least 1. [M12.R61]
    pub difficulty: u8,
    /// Whether one die showing 0 may be rerolled once. [M12.18.73]
    pub zero_reroll: bool,
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

/// The odds of one attack roll.
///
/// ```
/// use dice::chain::{ChainQuery, odds};
/// // One die against difficulty 6: a 5, then anything but 0.
/// let odds = odds(ChainQuery { dice: 1, difficulty: 6, zero_reroll: false });
/// assert!((odds.mean - 5.0 / 36.0).abs() < 1e-12);
/// ```
pub fn odds(query: ChainQuery) -> Odds {
    let dice = query.dice.min(MAX_CHAIN_DICE as u8);
    let mut solver = Solver::new(query.difficulty);
    let lanes = solver.value(Hand { fresh: dice, token: query.zero_reroll, ..Hand::default() });
    Odds { mean: lanes[0], at_least: lanes[1..=usize::from(dice)].to_vec(), destroys: None }
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
            more => lanes.get(more).copied().unwrap_or(0.0),
        },
    };
    if hand.fives != [0; CHAINS as usize] {
        return ChainAdvice { next: ChainMove::RerollFives, value: worth(&solver.value(hand)) };
    }
    let mut best = ChainAdvice { next: ChainMove::Keep, value: worth(&[0.0; MAX_CHAIN_DICE + 1]) };
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
    /// Whether the first throw showed a 0.
    zero: bool,
    /// Whether a 0 may still be rerolled.
    token: bool,
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
            let zero = Hand { zero: hand.token, ..rest };
            return self.throw(rest, 0, zero);
        }
        if hand.zero {
            let held = Hand { zero: false, ..hand };
            let used = Hand { token: false, ..held };
            let rerolled = self.throw(used, 0, used);
            return better(self.value(held), &rerolled);
        }
        if let Some(fives) = hand.fives.iter().position(|&count| count > 0) {
            let mut rest = hand;
            rest.fives[fives] -= 1;
            return self.chain_on(rest, fives as u8 + 1);
        }
        let mut best = [0.0; MAX_CHAIN_DICE + 1];
        for (discard, on) in hand.spendings() {
            best = better(best, &self.after_spending(hand, discard, on));
        }
        best
    }

    /// A five is rerolled and has now left `fives` behind.
    fn chain_on(&mut self, rest: Hand, fives: u8) -> Lanes {
        let plain = self.throw(rest, fives, rest);
        if !rest.token {
            return plain;
        }
        // Lane by lane, a 0 is either let go or rerolled with the talent.
        let used = Hand { token: false, ..rest };
        let rerolled = self.throw(used, fives, used);
        let lost = self.value(rest);
        let mut lanes = plain;
        for (at, lane) in lanes.iter_mut().enumerate() {
            *lane += (rerolled[at].max(lost[at]) - lost[at]) / 6.0;
        }
        lanes
    }

    /// The mean over the six faces of one die; `zero` is what a 0 leaves.
    fn throw(&mut self, rest: Hand, fives: u8, zero: Hand) -> Lanes {
        let mut sum = self.value(zero);
        for face in 1..=5 {
            let lanes = self.with(rest, Die { fives, face });
            for (total, lane) in sum.iter_mut().zip(lanes) {
                *total += lane;
            }
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
        let mut lanes = [0.0; MAX_CHAIN_DICE + 1];
        lanes[0] = 1.0 + more[0];
        lanes[1] = 1.0;
        lanes[2..].copy_from_slice(&more[1..MAX_CHAIN_DICE]);
        lanes
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
        odds(ChainQuery { dice, difficulty, zero_reroll: false })
    }

    #[test]
    fn single_dice_follow_by_hand() {
        assert!(close(plain(1, 5).mean, 1.0 / 6.0));
        assert!(close(plain(1, 1).mean, 5.0 / 6.0));
        assert!(close(plain(1, 8).mean, 1.0 / 6.0 * 3.0 / 6.0));
        // 11 needs two fives and then anything but a 0.
        assert!(close(plain(1, 11).mean, 5.0 / 216.0));
        let again = odds(ChainQuery { dice: 1, difficulty: 5, zero_reroll: true });
        assert!(close(again.mean, 1.0 / 6.0 + 1.0 / 36.0));
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

    /// Every play of two dice by brute force, with real [`Chain`]s.
    fn brute(chain: Chain, difficulty: u8, depth: u8) -> f64 {
        let mut best = f64::from(chain.successes(difficulty));
        if depth == 0 {
            return best;
        }
        let loose: Vec<Die> = chain.loose().collect();
        for &discard in &loose {
            for &on in &loose {
                let mut next = chain;
                if next.spend(discard, on).is_ok() {
                    best = best.max(brute(next, difficulty, depth - 1));
                }
            }
        }
        for die in chain.fives().collect::<Vec<_>>() {
            let mut next = chain;
            next.mark(die).expect("it is there");
            next.throw_marked();
            let mean = (0..6).map(|face| {
                let mut fallen = next;
                fallen.land(&[face]).expect("one die");
                brute(fallen, difficulty, depth - 1)
            });
            best = best.max(mean.sum::<f64>() / 6.0);
        }
        best
    }

    #[test]
    fn best_play_is_what_brute_force_finds() {
        for difficulty in [4, 6, 7, 9] {
            let mut total = 0.0;
            for faces in 0..216u16 {
                let faces = [faces % 6, faces / 6 % 6, faces / 36].map(|face| face as u8);
                let mut chain = Chain::begin(3);
                chain.land(&faces).expect("three dice");
                let brute = brute(chain, difficulty, 6);
                let advice = advise(&chain, difficulty, Aim::Mean);
                assert!((advice.value - brute).abs() < 1e-9, "{faces:?} at {difficulty}");
                total += brute;
            }
            assert!((plain(3, difficulty).mean - total / 216.0).abs() < 1e-9);
        }
    }
}
