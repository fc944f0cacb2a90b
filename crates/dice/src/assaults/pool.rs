//! The dice of an attack between two decisions of the attacker.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::roll::{MAX_DICE, Roll};

/// The highest value a die can have without reaching even defence 10.
pub(crate) const TOP: u8 = 9;

/// The value a die must have, exactly, to be rolled again in the second assault. [P15.R87]
pub(crate) const AGAIN: u8 = 5;

/// The dice left in an attack, by value, and the wounds already locked.
///
/// Every method that can raise a die takes the effective defence, as a die that reaches it is
/// locked in the same step and leaves the pool. [P15.8A.2a2b-7] [P15.R86] A defence above 10 counts
/// as 10. [P15.8A.2a2a-4]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(try_from = "[u8; 10]", into = "[u8; 10]")]
pub struct Pool {
    wounds: u8,
    /// Unlocked dice of value 1 to [`TOP`].
    dice: [u8; TOP as usize],
}

const _: () = assert!(size_of::<Pool>() <= 16);

/// One discard: a die of one value leaves the attack, a die of another (or the same) value rises
/// by 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Boost {
    /// The value of the die given up.
    pub discard: u8,
    /// The value of the die that rises, before it does.
    pub target: u8,
}

/// Why a discard is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoostRefused {
    /// No unlocked die has this value.
    #[error("no die of value {0} is left to spend")]
    NoSuchDie(u8),
    /// The discard must help another die. [P15.8A.2a2b-4]
    #[error("the only die of value {0} cannot be discarded for itself")]
    OnlyOne(u8),
}

/// Why a second assault is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SecondRefused {
    /// Fewer dice stand at 5. [P15.8A.2a2c-4]
    #[error("{asked} dice cannot be re-rolled, {fives} stand at 5")]
    TooFewFives {
        /// Dice to be re-rolled.
        asked: u8,
        /// Dice at exactly 5.
        fives: u8,
    },
    /// The result has more or fewer dice than were re-rolled.
    #[error("{asked} dice were re-rolled, but {rolled} fell")]
    WrongCount {
        /// Dice to be re-rolled.
        asked: u8,
        /// Dice in the result.
        rolled: u8,
    },
}

/// Stored numbers that describe no pool: more than ten dice in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a pool has at most {MAX_DICE} dice and wounds")]
pub struct PoolError;

impl Pool {
    /// The first assault: blanks leave, dice that reach the defence lock. [P15.8A.2a2b-2]
    /// [P15.8A.2a2b-7] With defence 0 every other die wounds. [P15.R90]
    pub fn from_roll(roll: Roll, defence: u8) -> Self {
        let mut pool = Self::default();
        for face in 1..=5 {
            pool.put(face, roll.count(face), defence);
        }
        pool
    }

    /// The wounds locked so far. [P15.8A.2a2d-1]
    pub fn wounds(&self) -> u8 {
        self.wounds
    }

    /// How many unlocked dice have this value.
    pub fn count(&self, value: u8) -> u8 {
        usize::from(value).checked_sub(1).and_then(|at| self.dice.get(at)).copied().unwrap_or(0)
    }

    /// How many dice are unlocked.
    pub fn len(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// Whether no die is left to spend.
    pub fn is_empty(&self) -> bool {
        self.dice == [0; TOP as usize]
    }

    /// The values of the unlocked dice, in ascending order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = u8> {
        let dice = self.dice;
        (1..=TOP).flat_map(move |value| (0..dice[usize::from(value) - 1]).map(move |_| value))
    }

    /// How many dice stand at exactly 5 and may go into the second assault. [P15.8A.2a2c-1]
    pub fn fives(&self) -> u8 {
        self.count(AGAIN)
    }

    /// Discards one die for +1 on another. [P15.8A.2a2b-4] [P15.8A.2a2b-6] A boosted die may be
    /// discarded like any other. [P15.R88] [P15.R89]
    pub fn boost(&self, discard: u8, target: u8, defence: u8) -> Result<Self, BoostRefused> {
        if self.count(discard) == 0 {
            return Err(BoostRefused::NoSuchDie(discard));
        }
        if self.count(target) == 0 {
            return Err(BoostRefused::NoSuchDie(target));
        }
        if discard == target && self.count(target) < 2 {
            return Err(BoostRefused::OnlyOne(target));
        }
        let mut pool = *self;
        pool.take(discard, 1);
        pool.take(target, 1);
        pool.put(target + 1, 1, defence);
        Ok(pool)
    }

    /// Every discard that [`Pool::boost`] accepts, by value: dice of one value are alike.
    pub fn boosts(&self) -> impl Iterator<Item = Boost> {
        let pool = *self;
        (1..=TOP).filter(move |&discard| pool.count(discard) > 0).flat_map(move |discard| {
            (1..=TOP)
                .filter(move |&target| pool.count(target) > u8::from(target == discard))
                .map(move |target| Boost { discard, target })
        })
    }

    /// The second assault: `reroll` dice at 5 fell again as `result`. A blank takes its 5 with
    /// it, any other face is added to 5. [P15.8A.2a2c-4] [P15.8A.2a2c-5] [P15.8A.2a2c-6]
    pub fn second(&self, reroll: u8, result: Roll, defence: u8) -> Result<Self, SecondRefused> {
        if reroll > self.fives() {
            return Err(SecondRefused::TooFewFives { asked: reroll, fives: self.fives() });
        }
        if result.len() != reroll {
            return Err(SecondRefused::WrongCount { asked: reroll, rolled: result.len() });
        }
        let mut pool = *self;
        pool.take(AGAIN, reroll);
        for face in 1..=5 {
            pool.put(AGAIN + face, result.count(face), defence);
        }
        Ok(pool)
    }

    /// The most wounds these dice can be made to inflict if no die is rolled any more.
    ///
    /// A wound uses up the die and one die per missing point, so the highest dice come first.
    pub fn most_wounds(&self, defence: u8) -> u8 {
        let defence = defence.min(MAX_DICE);
        self.wounds + self.finished(defence, TOP)[usize::from(self.len())]
    }

    /// By the number of dice that may be used up, the wounds that dice of at most `from` can be
    /// made to inflict.
    pub(crate) fn finished(&self, defence: u8, from: u8) -> [u8; MAX_DICE as usize + 1] {
        let mut finished = [0; MAX_DICE as usize + 1];
        let (mut wounds, mut used) = (0, 0);
        for value in (1..=from.min(defence.saturating_sub(1))).rev() {
            let cost = usize::from(defence - value) + 1;
            for _ in 0..self.dice[usize::from(value) - 1] {
                used += cost;
                let Some(enough) = finished.get_mut(used..) else { return finished };
                wounds += 1;
                enough.fill(wounds);
            }
        }
        finished
    }

    /// Takes up to `dice` dice of this value out and says how many there were.
    pub(crate) fn take(&mut self, value: u8, dice: u8) -> u8 {
        let count = &mut self.dice[usize::from(value) - 1];
        let taken = dice.min(*count);
        *count -= taken;
        taken
    }

    fn put(&mut self, value: u8, dice: u8, defence: u8) {
        if value >= defence || value > TOP {
            self.wounds += dice;
        } else {
            self.dice[usize::from(value) - 1] += dice;
        }
    }
}

impl TryFrom<[u8; 10]> for Pool {
    type Error = PoolError;

    fn try_from(stored: [u8; 10]) -> Result<Self, PoolError> {
        let all: u32 = stored.iter().map(|&count| u32::from(count)).sum();
        if all > u32::from(MAX_DICE) {
            return Err(PoolError);
        }
        let [wounds, dice @ ..] = stored;
        Ok(Self { wounds, dice })
    }
}

impl From<Pool> for [u8; 10] {
    fn from(pool: Pool) -> Self {
        let mut stored = [0; 10];
        stored[0] = pool.wounds;
        stored[1..].copy_from_slice(&pool.dice);
        stored
    }
}

/// The values of the dice, then the locked wounds: `4 5 | 1`.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for value in self.values() {
            write!(f, "{value} ")?;
        }
        write!(f, "| {}", self.wounds)
    }
}
