//! Battle dice: each shows 0, 1 or 2 with equal chance (2.20). [CON.R3]

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most dice one strike or mouthful can need: the highest printed number doubled, or with
/// two items and an element. There are as many dice as needed. [CON.R4]
pub const MAX_DICE: u8 = 40;

/// Rolled battle dice: how many show 1 and how many 2; the others show 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// How many dice.
    pub dice: u8,
    /// How many show 1.
    pub ones: u8,
    /// How many show 2.
    pub twos: u8,
}

impl Roll {
    /// The sum of the dice. [CON.24.4]
    #[inline]
    pub const fn sum(self) -> u8 {
        self.ones + 2 * self.twos
    }

    /// Whether so many dice can show so many ones and twos.
    pub const fn is_sound(self) -> bool {
        self.dice <= MAX_DICE && self.ones as u16 + self.twos as u16 <= self.dice as u16
    }

    /// Throws `dice` dice.
    pub fn thrown(dice: u8, rng: &mut fastrand::Rng) -> Self {
        let mut roll = Self { dice, ones: 0, twos: 0 };
        for _ in 0..dice {
            match rng.u8(0..3) {
                0 => {}
                1 => roll.ones += 1,
                _ => roll.twos += 1,
            }
        }
        roll
    }

    /// Every way `dice` dice can fall, each once.
    pub fn all(dice: u8) -> impl Iterator<Item = Self> {
        (0..=dice)
            .flat_map(move |ones| (0..=dice - ones).map(move |twos| Self { dice, ones, twos }))
    }

    /// In how many of the 3^n ways n dice fall so.
    pub fn ways(self) -> u64 {
        choose(self.dice, self.ones) * choose(self.dice - self.ones, self.twos)
    }
}

/// n choose k.
fn choose(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, at| ways * (u64::from(n) - at) / (at + 1))
}

/// In how many of the 3^n ways n dice sum to each number from 0 to 2n.
pub fn sums(dice: u8) -> Vec<u64> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 2];
        for (at, &count) in ways.iter().enumerate() {
            for face in 0..3 {
                next[at + face] += count;
            }
        }
        ways = next;
    }
    ways
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let zeros = self.dice - self.ones - self.twos;
        let faces = [(zeros, 0), (self.ones, 1), (self.twos, 2)];
        let mut first = true;
        for face in faces.into_iter().flat_map(|(count, face)| (0..count).map(move |_| face)) {
            write!(f, "{}{face}", if first { "" } else { " " })?;
            first = false;
        }
        Ok(())
    }
}

/// Text that does not show battle dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a battle die shows 0, 1 or 2")]
pub struct NotDice;

impl FromStr for Roll {
    type Err = NotDice;

    fn from_str(text: &str) -> Result<Self, NotDice> {
        let mut roll = Self::default();
        for word in text.split_whitespace() {
            match word {
                "0" => {}
                "1" => roll.ones += 1,
                "2" => roll.twos += 1,
                _ => return Err(NotDice),
            }
            roll.dice += 1;
            if roll.dice > MAX_DICE {
                return Err(NotDice);
            }
        }
        Ok(roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_and_sums_agree_and_are_complete() {
        for dice in 0..=12 {
            let sums = sums(dice);
            assert_eq!(sums.iter().sum::<u64>(), 3u64.pow(u32::from(dice)));
            let mut counted = vec![0; sums.len()];
            for roll in Roll::all(dice) {
                counted[usize::from(roll.sum())] += roll.ways();
            }
            assert_eq!(counted, sums);
        }
    }

    #[test]
    fn a_roll_reads_back_as_written() {
        for roll in Roll::all(5) {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        assert_eq!("0 3".parse::<Roll>(), Err(NotDice));
    }
}
