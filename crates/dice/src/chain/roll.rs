//! The dice of one attack roll, each with the fives it has been rerolled from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most dice one attack roll can have.
pub const MAX_CHAIN_DICE: usize = 16;

/// A die of the roll: what it shows, and how many fives it has left behind. [M12.10.2]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Die {
    /// Fives it was rerolled from. [M12.10.6]
    pub fives: u8,
    /// The face it shows, 0 to 5. [M12.R9]
    pub face: u8,
}

/// Text that names no die.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no die; a die is a face from 0 to 5, or such as 5+3 after a reroll")]
pub struct DieError(String);

impl Die {
    /// A die that shows `face` and has not been rerolled.
    pub const fn new(face: u8) -> Self {
        Self { fives: 0, face }
    }

    /// What the die counts; a die showing 0 is lost with all it had. [M12.10.8]
    #[inline]
    pub const fn value(self) -> u8 {
        if self.face == 0 { 0 } else { self.fives.saturating_mul(5).saturating_add(self.face) }
    }

    /// Whether it may be discarded, or turned up by 1. [M12.10.3] [M12.R68]
    #[inline]
    pub const fn is_loose(self) -> bool {
        self.face >= 1 && self.face <= 4
    }

    /// Whether it may be rerolled. [M12.10.6]
    #[inline]
    pub const fn is_five(self) -> bool {
        self.face == 5
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fives {
            0 => write!(f, "{}", self.face),
            fives => write!(f, "{}+{}", u16::from(fives) * 5, self.face),
        }
    }
}

impl FromStr for Die {
    type Err = DieError;

    fn from_str(text: &str) -> Result<Self, DieError> {
        let wrong = || DieError(text.to_owned());
        let (before, face) = text.split_once('+').unwrap_or(("0", text));
        let before: u16 = before.parse().map_err(|_| wrong())?;
        let face: u8 = face.parse().map_err(|_| wrong())?;
        let fives = u8::try_from(before / 5).map_err(|_| wrong())?;
        if !before.is_multiple_of(5) || face > 5 {
            return Err(wrong());
        }
        Ok(Self { fives, face })
    }
}

/// Why something cannot be done with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChainError {
    /// No such die lies there.
    #[error("no die {0} is there for that")]
    NoSuchDie(Die),
    /// Another number of dice fell than was thrown.
    #[error("{thrown} dice were thrown, but {fell} fell")]
    WrongCount {
        /// Dice thrown.
        thrown: u8,
        /// Dice that fell.
        fell: usize,
    },
}

/// The dice of an attack roll between two decisions.
///
/// Dice keep their numbers: a throw falls to the dice thrown in rising number. [M12.R71]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    len: u8,
    dice: [Die; MAX_CHAIN_DICE],
    /// Fives chosen for the next throw. [M12.R70]
    marked: u16,
    /// Dice in the air.
    thrown: u16,
    /// Dice of the last throw, while nothing has been done since.
    fresh: u16,
}

impl Chain {
    /// A roll of `dice` dice, all in the air. [M12.10.1]
    pub fn begin(dice: u8) -> Self {
        let len = dice.min(MAX_CHAIN_DICE as u8);
        let thrown = ((1u32 << len) - 1) as u16;
        Self { len, thrown, ..Self::default() }
    }

    /// The dice in the order of their numbers; dice lost or discarded show 0.
    pub fn dice(&self) -> &[Die] {
        &self.dice[..usize::from(self.len)]
    }

    /// How many dice are in the air.
    #[inline]
    pub const fn in_the_air(&self) -> u8 {
        self.thrown.count_ones() as u8
    }

    /// How many fives are chosen for the next throw.
    #[inline]
    pub const fn marked(&self) -> u8 {
        self.marked.count_ones() as u8
    }

    /// Whether the die of this number is chosen for the next throw.
    pub const fn is_marked(&self, at: usize) -> bool {
        at < MAX_CHAIN_DICE && self.marked >> at & 1 == 1
    }

    /// Whether the die of this number is in the air.
    pub const fn is_in_the_air(&self, at: usize) -> bool {
        at < MAX_CHAIN_DICE && self.thrown >> at & 1 == 1
    }

    /// The dice in the air, in rising number. Those that have left equally many fives behind are
    /// alike, and their outcomes differ only in which faces fall.
    pub fn air(&self) -> impl Iterator<Item = Die> + '_ {
        self.numbers(self.thrown).map(|at| self.dice[at])
    }

    /// The dice in the air fall. [M12.R71]
    ///
    /// # Errors
    /// When other than one face for each of them is given.
    pub fn land(&mut self, faces: &[u8]) -> Result<(), ChainError> {
        if faces.len() != usize::from(self.in_the_air()) {
            return Err(ChainError::WrongCount { thrown: self.in_the_air(), fell: faces.len() });
        }
        let mut left = faces.iter();
        for at in 0..usize::from(self.len) {
            if self.thrown >> at & 1 == 1 {
                self.dice[at].face = left.next().copied().unwrap_or(0).min(5);
            }
        }
        self.fresh = std::mem::take(&mut self.thrown);
        Ok(())
    }

    /// The kinds of dice that may be discarded or turned, each once. [M12.10.3]
    pub fn loose(&self) -> impl Iterator<Item = Die> + '_ {
        self.kinds(|chain, at| chain.dice[at].is_loose())
    }

    /// Whether `discard` can be given up for +1 on `on`. [M12.10.3]
    pub fn may_spend(&self, discard: Die, on: Die) -> bool {
        discard.is_loose()
            && on.is_loose()
            && self.find(discard, |_, _| true).is_some()
            && self.count(on) > usize::from(discard == on)
    }

    /// Discards one die to turn another up by 1. [M12.10.3] [M12.10.4]
    ///
    /// # Errors
    /// When one of the two is not there.
    pub fn spend(&mut self, discard: Die, on: Die) -> Result<(), ChainError> {
        if !self.may_spend(discard, on) {
            return Err(ChainError::NoSuchDie(if self.count(discard) == 0 { discard } else { on }));
        }
        let gone = self.find(discard, |_, _| true).ok_or(ChainError::NoSuchDie(discard))?;
        self.settle();
        self.dice[gone] = Die::default();
        let turned = self.find(on, |_, _| true).ok_or(ChainError::NoSuchDie(on))?;
        self.dice[turned].face += 1;
        Ok(())
    }

    /// The kinds of fives not yet chosen for the next throw, each once.
    pub fn fives(&self) -> impl Iterator<Item = Die> + '_ {
        self.kinds(|chain, at| chain.dice[at].is_five() && chain.marked >> at & 1 == 0)
    }

    /// Chooses a five for the next throw. [M12.10.6] [M12.R70]
    ///
    /// # Errors
    /// When there is none of this kind left to choose.
    pub fn mark(&mut self, die: Die) -> Result<(), ChainError> {
        let free = |chain: &Self, at: usize| chain.marked >> at & 1 == 0;
        let found = die.is_five().then(|| self.find(die, free)).flatten();
        let at = found.ok_or(ChainError::NoSuchDie(die))?;
        self.settle();
        self.marked |= 1 << at;
        Ok(())
    }

    /// Throws the chosen fives: what falls is added to them. [M12.10.6]
    pub fn throw_marked(&mut self) {
        for at in 0..usize::from(self.len) {
            if self.marked >> at & 1 == 1 {
                let die = &mut self.dice[at];
                *die = Die { fives: die.fives.saturating_add(1), face: 0 };
            }
        }
        self.thrown = std::mem::take(&mut self.marked);
        self.fresh = 0;
    }

    /// The kinds of dice of the last throw, each once, while nothing has been done since.
    pub fn fresh(&self) -> impl Iterator<Item = Die> + '_ {
        self.kinds(|chain, at| chain.fresh >> at & 1 == 1)
    }

    /// Rolls one die of the last throw again: the new face takes the place of the last, and
    /// earlier fives stay. [M12.R112] [M12.R113]
    ///
    /// # Errors
    /// When no die of this kind was just thrown.
    pub fn replace(&mut self, die: Die) -> Result<(), ChainError> {
        let fresh = |chain: &Self, at: usize| chain.fresh >> at & 1 == 1;
        let at = self.find(die, fresh).ok_or(ChainError::NoSuchDie(die))?;
        self.fresh &= !(1 << at);
        self.settle();
        self.dice[at].face = 0;
        self.thrown = 1 << at;
        Ok(())
    }

    /// Dice that reach the difficulty. [M12.10.11]
    pub fn successes(&self, difficulty: u8) -> u8 {
        self.dice().iter().filter(|die| die.face > 0 && die.value() >= difficulty).count() as u8
    }

    /// The highest value of a die.
    pub fn highest(&self) -> u8 {
        self.dice().iter().map(|die| die.value()).max().unwrap_or(0)
    }

    /// Whether anything can still be done with the dice without a talent. [M12.R72]
    pub fn can_go_on(&self) -> bool {
        let loose = self.dice().iter().filter(|die| die.is_loose()).count();
        loose >= 2 || self.dice().iter().any(|die| die.is_five())
    }

    /// What was just thrown becomes old: zeros among it are lost for good. [M12.10.8]
    fn settle(&mut self) {
        for at in 0..usize::from(self.len) {
            if self.fresh >> at & 1 == 1 && self.dice[at].face == 0 {
                self.dice[at] = Die::default();
            }
        }
        self.fresh = 0;
    }

    fn count(&self, die: Die) -> usize {
        self.dice().iter().filter(|&&other| other == die).count()
    }

    fn find(&self, die: Die, allowed: impl Fn(&Self, usize) -> bool) -> Option<usize> {
        (0..usize::from(self.len)).find(|&at| self.dice[at] == die && allowed(self, at))
    }

    fn numbers(&self, mask: u16) -> impl Iterator<Item = usize> + use<> {
        (0..usize::from(self.len)).filter(move |&at| mask >> at & 1 == 1)
    }

    fn kinds<'a>(
        &'a self,
        keep: impl Fn(&Self, usize) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Die> + 'a {
        (0..usize::from(self.len)).filter_map(move |at| {
            let die = self.dice[at];
            let first = !(0..at).any(|before| self.dice[before] == die && keep(self, before));
            (keep(self, at) && first).then_some(die)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(faces: &[u8]) -> Chain {
        let mut chain = Chain::begin(faces.len() as u8);
        chain.land(faces).expect("as many faces as dice");
        chain
    }

    #[test]
    fn a_five_made_by_turning_chains_and_a_zero_takes_all() {
        let mut chain = rolled(&[4, 2, 5]);
        chain.spend(Die::new(2), Die::new(4)).expect("both lie there");
        assert_eq!(chain.fives().collect::<Vec<_>>(), [Die::new(5)]);
        chain.mark(Die::new(5)).expect("a five");
        chain.mark(Die::new(5)).expect("the other five");
        assert!(chain.mark(Die::new(5)).is_err());
        chain.throw_marked();
        assert_eq!(chain.in_the_air(), 2);
        chain.land(&[3, 0]).expect("two dice");
        assert_eq!((chain.successes(8), chain.successes(9)), (1, 0));
    }

    #[test]
    fn a_zero_can_be_rerolled_only_right_after_its_throw() {
        let mut chain = rolled(&[5, 1, 2]);
        chain.mark(Die::new(5)).expect("a five");
        chain.throw_marked();
        chain.land(&[0]).expect("one die");
        let lost = Die { fives: 1, face: 0 };
        let mut again = chain;
        again.replace(lost).expect("it was just thrown");
        again.land(&[4]).expect("one die");
        assert_eq!(again.successes(9), 1);
        chain.spend(Die::new(1), Die::new(2)).expect("both lie there");
        assert_eq!(chain.replace(lost), Err(ChainError::NoSuchDie(lost)));
    }

    #[test]
    fn fives_are_neither_turned_nor_discarded() {
        let chain = rolled(&[5, 4]);
        assert!(!chain.may_spend(Die::new(5), Die::new(4)));
        assert!(!chain.may_spend(Die::new(4), Die::new(5)));
        assert!(!chain.may_spend(Die::new(4), Die::new(4)));
    }

    #[test]
    fn dice_have_names() {
        for die in [Die::new(0), Die::new(5), Die { fives: 2, face: 3 }] {
            assert_eq!(die.to_string().parse(), Ok(die));
        }
        assert_eq!("10+3".parse(), Ok(Die { fives: 2, face: 3 }));
        assert!("6".parse::<Die>().is_err() && "3+1".parse::<Die>().is_err());
    }
}
