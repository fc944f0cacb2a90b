//! What an attack meets and what the attacker wants of it.

use serde::{Deserialize, Serialize};

use crate::multiset::Lanes;
use crate::roll::MAX_DICE;

/// What the attacker plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// As many wounds as possible on average.
    Mean,
    /// The best chance of at least this many wounds.
    AtLeast(u8),
}

/// What stands against the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// Effective defence; above 10 counts as 10. [P15.8A.2a2a-4]
    pub defence: u8,
    /// Wounds that a power will cancel afterwards.
    pub cancelled: u8,
    /// Vitality left, if wounds beyond it are not to count. [P15.R91]
    pub vitality: Option<u8>,
    /// Which dice at 5 may be rolled again.
    #[serde(default, skip_serializing_if = "Again::is_any")]
    pub again: Again,
}

/// Which dice at 5 go into a second assault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// As many of them as the attacker likes. [P15.8A.2a2c-4]
    #[default]
    Any,
    /// All of them, if there is a second assault. [B29.23.1]
    All,
}

impl Again {
    pub(super) fn is_any(&self) -> bool {
        *self == Self::Any
    }
}

impl Target {
    /// A target of which only the defence is known.
    pub fn new(defence: u8) -> Self {
        Self { defence, ..Self::default() }
    }

    pub(crate) fn effective_defence(&self) -> u8 {
        self.defence.min(MAX_DICE)
    }

    /// What this many locked wounds cost the target.
    pub(crate) fn loss(&self, wounds: u8) -> u8 {
        wounds.saturating_sub(self.cancelled).min(self.vitality.unwrap_or(u8::MAX))
    }

    /// The values of all aims if `ways[w]` of `total` outcomes lock `w` wounds: lane 0 is the
    /// mean loss, lane `w` the chance of at least `w` locked wounds.
    pub(crate) fn lanes(&self, ways: &[u64; 11], total: f64) -> Lanes {
        let mut lanes = [0.0; 11];
        let mut tail = 0;
        let mut loss = 0;
        for wounds in (0..=MAX_DICE).rev() {
            let at = usize::from(wounds);
            tail += ways[at];
            loss += ways[at] * u64::from(self.loss(wounds));
            lanes[at] = tail as f64 / total;
        }
        lanes[0] = loss as f64 / total;
        lanes
    }

    /// The value of `aim`, read from lanes this target made.
    pub(crate) fn value(&self, aim: Aim, lanes: &Lanes) -> f64 {
        match aim {
            Aim::Mean => lanes[0],
            Aim::AtLeast(0) => 1.0,
            Aim::AtLeast(wounds) if self.vitality.is_some_and(|vitality| wounds > vitality) => 0.0,
            Aim::AtLeast(wounds) => {
                let locked = usize::from(wounds) + usize::from(self.cancelled);
                lanes.get(locked).copied().unwrap_or(0.0)
            }
        }
    }
}
