//! Dense numbering of the dice that are not blank, and the expectation over dice still to fall.

use crate::roll::{MAX_DICE, Roll};

/// `CHOOSE[n][k]`: ways to choose `k` things out of `n`.
pub(crate) const CHOOSE: [[u32; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut n = 0;
    while n < 16 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// A multiset of the faces 1 to 5, held as running totals: `upto[i]` dice show at most `i + 1`.
///
/// In this form a die is added, and the lowest dice are dropped, without looking at faces one by
/// one, and the rank is a sum of five table entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    upto: [u8; 5],
}

impl Shown {
    pub(crate) const NONE: Shown = Shown { upto: [0; 5] };

    /// The dice of a roll that are not blank.
    pub(crate) fn of(roll: Roll) -> Self {
        let mut upto = [0; 5];
        let mut total = 0;
        for (sum, &count) in upto.iter_mut().zip(&roll.counts()[1..]) {
            total += count;
            *sum = total;
        }
        Self { upto }
    }

    pub(crate) fn len(self) -> u8 {
        self.upto[4]
    }

    /// How many dice show `face`, 1 to 5.
    pub(crate) fn count(self, face: u8) -> u8 {
        let at = usize::from(face) - 1;
        self.upto[at] - if at == 0 { 0 } else { self.upto[at - 1] }
    }

    /// One die more, showing `face`, 1 to 5.
    pub(crate) fn with(mut self, face: u8) -> Self {
        for sum in &mut self.upto[usize::from(face) - 1..] {
            *sum += 1;
        }
        self
    }

    /// These dice and those together.
    pub(crate) fn and(self, more: Shown) -> Self {
        Self { upto: std::array::from_fn(|i| self.upto[i] + more.upto[i]) }
    }

    /// All but the `dice` lowest dice.
    pub(crate) fn without_lowest(self, dice: u8) -> Self {
        Self { upto: self.upto.map(|sum| sum.saturating_sub(dice)) }
    }

    /// The place of this multiset among all, smaller multisets first.
    pub(crate) fn rank(self) -> usize {
        let rank: u32 = (0..5).map(|i| CHOOSE[usize::from(self.upto[i]) + i][i + 1]).sum();
        rank as usize
    }

    /// How many multisets have at most `dice` dice; they hold the ranks below that number.
    pub(crate) fn ranks(dice: u8) -> usize {
        CHOOSE[usize::from(dice) + 5][5] as usize
    }

    /// Every multiset of at most `dice` dice, in the order of their ranks.
    pub(crate) fn all(dice: u8) -> impl Iterator<Item = Shown> {
        debug_assert!(dice <= MAX_DICE, "the tables end at {MAX_DICE} dice");
        std::iter::successors(Some(Shown::NONE), |last| {
            let mut upto = last.upto;
            let at = (0..4).find(|&i| upto[i] < upto[i + 1]).unwrap_or(4);
            upto[at] += 1;
            upto[..at].fill(0);
            Some(Shown { upto })
        })
        .take(Self::ranks(dice))
    }
}

/// Values of several aims side by side, one lane per aim.
pub(crate) type Lanes = [f64; MAX_DICE as usize + 1];

/// Turns the value of each multiset into its expected value when one more die falls on it.
///
/// `values` goes by rank and covers all multisets of at most `dice + 1` dice; afterwards the ranks
/// of at most `dice` dice are good. A multiset is read before anything larger is written, so one
/// array is enough.
pub(crate) fn add_die(values: &mut [Lanes], dice: u8) {
    for shown in Shown::all(dice) {
        let rank = shown.rank();
        let mut sum = values[rank];
        for face in 1..=5 {
            let more = &values[shown.with(face).rank()];
            for (lane, value) in sum.iter_mut().zip(more) {
                *lane += value;
            }
        }
        values[rank] = sum.map(|lane| lane / 6.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_dense_and_in_order() {
        for dice in 0..=MAX_DICE {
            let ranks: Vec<usize> = Shown::all(dice).map(Shown::rank).collect();
            assert_eq!(ranks, (0..Shown::ranks(dice)).collect::<Vec<_>>());
            assert!(Shown::all(dice).all(|shown| shown.len() <= dice));
        }
        assert_eq!(Shown::ranks(MAX_DICE), 3003);
    }

    #[test]
    fn dice_are_added_and_dropped() {
        let shown = Shown::NONE.with(3).with(1).with(5).with(3);
        assert_eq!([1, 2, 3, 4, 5].map(|face| shown.count(face)), [1, 0, 2, 0, 1]);
        assert_eq!(shown.without_lowest(2), Shown::NONE.with(3).with(5));
        assert_eq!(shown.without_lowest(9), Shown::NONE);
        assert_eq!(shown, Shown::of(Roll::new(&[0, 5, 3, 3, 1, 0]).expect("six dice")));
    }

    #[test]
    fn adding_dice_averages_over_all_rolls() {
        // The value "number of fives" has the mean n/6.
        let mut values: Vec<Lanes> =
            Shown::all(4).map(|shown| [f64::from(shown.count(5)); 11]).collect();
        for dice in (0..4).rev() {
            add_die(&mut values, dice);
        }
        assert!((values[0][0] - 4.0 / 6.0).abs() < 1e-12);
    }
}
