//! Dice as they fall: a multiset of faces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::multiset::CHOOSE;

/// The most dice one roll can hold, because an effective offence is at most 10. [P15.8A.2a2a-4]
pub const MAX_DICE: u8 = 10;

/// The faces of the die, equally likely: blank (0), then 1 to 5. [P15.R11]
pub const FACES: u8 = 6;

/// Dice that were rolled together. Only how often each face shows matters, so two rolls that
/// differ in order are equal.
///
/// ```
/// let roll: dice::Roll = "5 - 3 4".parse()?;
/// assert_eq!(roll.to_string(), "0 3 4 5");
/// # Ok::<(), dice::RollError>(())
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(try_from = "[u8; 6]", into = "[u8; 6]")]
pub struct Roll {
    counts: [u8; FACES as usize],
}

/// Why something is not a roll.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RollError {
    /// A word that names no face.
    #[error("`{0}` is no face of the die; the faces are 0 (or -) for the blank, and 1 to 5")]
    Face(String),
    /// More dice than an attack can roll.
    #[error("{0} dice are too many; a roll has at most {MAX_DICE}")]
    TooMany(usize),
}

impl Roll {
    /// A roll of no dice.
    pub const EMPTY: Roll = Roll { counts: [0; FACES as usize] };

    /// The roll that shows these faces, in any order.
    pub fn new(faces: &[u8]) -> Result<Self, RollError> {
        if faces.len() > usize::from(MAX_DICE) {
            return Err(RollError::TooMany(faces.len()));
        }
        let mut counts = [0; FACES as usize];
        for &face in faces {
            *counts
                .get_mut(usize::from(face))
                .ok_or_else(|| RollError::Face(face.to_string()))? += 1;
        }
        Ok(Self { counts })
    }

    /// How many dice show each face, from the blank to 5.
    pub fn counts(&self) -> [u8; FACES as usize] {
        self.counts
    }

    /// How many dice show `face`.
    pub fn count(&self, face: u8) -> u8 {
        self.counts.get(usize::from(face)).copied().unwrap_or(0)
    }

    /// How many dice were rolled.
    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether no die was rolled.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The faces shown, in ascending order.
    pub fn faces(&self) -> impl Iterator<Item = u8> {
        let counts = self.counts;
        (0..FACES).flat_map(move |face| (0..counts[usize::from(face)]).map(move |_| face))
    }

    /// This roll with one more die, or `None` when `face` does not exist or the roll is full.
    pub fn with(&self, face: u8) -> Option<Roll> {
        let mut counts = self.counts();
        *counts.get_mut(usize::from(face))? += 1;
        Roll::try_from(counts).ok()
    }

    /// This roll after the dice `out` were picked up and fell again as `new`: a re-roll.
    /// `None` if `out` is not part of this roll or `new` has another number of dice.
    pub fn replace(&self, out: Roll, new: Roll) -> Option<Roll> {
        if out.len() != new.len() {
            return None;
        }
        let mut counts = self.counts;
        for (face, count) in counts.iter_mut().enumerate() {
            *count = count.checked_sub(out.counts[face])? + new.counts[face];
        }
        Some(Roll { counts })
    }

    /// The `dice` lowest dice of this roll, or the whole roll if it has fewer.
    pub fn lowest(&self, dice: u8) -> Roll {
        let mut left = dice;
        let counts = self.counts.map(|count| {
            let taken = count.min(left);
            left -= taken;
            taken
        });
        Roll { counts }
    }

    /// In how many orders the dice can fall as this roll, out of 6 to the power of [`Roll::len`].
    pub fn ways(&self) -> u32 {
        let mut placed = 0;
        let mut ways = 1;
        for count in self.counts.map(usize::from) {
            placed += count;
            ways *= CHOOSE[placed][count];
        }
        ways
    }

    /// Every roll of `dice` dice, each once; the [`Roll::ways`] weigh them. More than
    /// [`MAX_DICE`] are taken as [`MAX_DICE`].
    pub fn all(dice: u8) -> Rolls {
        let mut counts = [0; FACES as usize];
        counts[0] = dice.min(MAX_DICE);
        Rolls { next: Some(Roll { counts }) }
    }
}

impl TryFrom<[u8; FACES as usize]> for Roll {
    type Error = RollError;

    fn try_from(counts: [u8; FACES as usize]) -> Result<Self, RollError> {
        let dice = counts.iter().map(|&count| usize::from(count)).sum();
        if dice > usize::from(MAX_DICE) {
            return Err(RollError::TooMany(dice));
        }
        Ok(Self { counts })
    }
}

impl From<Roll> for [u8; FACES as usize] {
    fn from(roll: Roll) -> Self {
        roll.counts
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, face) in self.faces().enumerate() {
            if nth > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

impl FromStr for Roll {
    type Err = RollError;

    fn from_str(text: &str) -> Result<Self, RollError> {
        let faces = text
            .split_whitespace()
            .map(|word| match word {
                "-" | "0" => Ok(0),
                "1" => Ok(1),
                "2" => Ok(2),
                "3" => Ok(3),
                "4" => Ok(4),
                "5" => Ok(5),
                _ => Err(RollError::Face(word.to_owned())),
            })
            .collect::<Result<Vec<u8>, _>>()?;
        Self::new(&faces)
    }
}

/// Every roll of a number of dice; see [`Roll::all`].
#[derive(Clone, Debug)]
pub struct Rolls {
    next: Option<Roll>,
}

impl Iterator for Rolls {
    type Item = Roll;

    fn next(&mut self) -> Option<Roll> {
        let current = self.next?;
        let mut counts = current.counts;
        // One die of the lowest face shown goes up a face, its fellows start again at the blank.
        let lowest = counts.iter().position(|&count| count > 0).unwrap_or(counts.len() - 1);
        self.next = (lowest + 1 < counts.len()).then(|| {
            let freed = std::mem::take(&mut counts[lowest]);
            counts[0] = freed - 1;
            counts[lowest + 1] += 1;
            Roll { counts }
        });
        Some(current)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_listed_once_and_weighed() {
        for (dice, rolls) in [(0, 1), (1, 6), (2, 21), (5, 252), (10, 3003)] {
            let mut all: Vec<Roll> = Roll::all(dice).collect();
            let ways: u32 = all.iter().map(Roll::ways).sum();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), rolls);
            assert_eq!(ways, 6u32.pow(dice.into()));
        }
    }

    #[test]
    fn text_round_trips() {
        for roll in Roll::all(4) {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        assert_eq!("".parse(), Ok(Roll::EMPTY));
        assert_eq!("-  5 0".parse(), Roll::new(&[0, 0, 5]));
    }

    #[test]
    fn what_is_not_a_roll_is_refused() {
        assert_eq!("1 6".parse::<Roll>(), Err(RollError::Face("6".into())));
        assert_eq!("blank".parse::<Roll>(), Err(RollError::Face("blank".into())));
        assert_eq!(Roll::new(&[1; 11]), Err(RollError::TooMany(11)));
        assert_eq!(Roll::try_from([200, 100, 0, 0, 0, 0]), Err(RollError::TooMany(300)));
        assert!(serde_json::from_str::<Roll>("[11,0,0,0,0,0]").is_err());
        assert_eq!(
            serde_json::from_str::<Roll>("[1,0,0,1,0,0]").expect("a roll of two"),
            Roll::new(&[0, 3]).expect("two dice")
        );
    }

    #[test]
    fn a_re_roll_replaces_the_dice_picked_up() {
        let roll: Roll = "0 1 5".parse().expect("a roll");
        assert_eq!(roll.lowest(2), "0 1".parse().expect("a roll"));
        let after = roll.replace(roll.lowest(2), "3 5".parse().expect("a roll"));
        assert_eq!(after, Some("3 5 5".parse().expect("a roll")));
        assert_eq!(roll.replace("2".parse().expect("a roll"), "3".parse().expect("a roll")), None);
        assert_eq!(roll.replace("5".parse().expect("a roll"), Roll::EMPTY), None);
    }
}
