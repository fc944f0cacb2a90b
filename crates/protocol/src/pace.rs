//! How fast a table is played, and what its clocks show.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How fast a table is played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Without a clock.
    #[default]
    None,
    /// Everybody has a clock for the whole game, and more after each turn of their own.
    Live {
        /// Seconds at first, 1 to 10,800.
        base: u32,
        /// Seconds that come with each turn of one's own, up to 300.
        increment: u32,
        /// Seconds of each question in others' turns that cost nothing, up to 120.
        reserve: u32,
    },
    /// Everybody has hours or days for a turn of their own, and for each question in others' turns.
    Slow {
        /// Hours, 1 to 336.
        hours: u32,
    },
}

impl Pace {
    /// The word by which ratings and lists know it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Live { .. } => "live",
            Self::Slow { .. } => "slow",
        }
    }

    /// Whether its numbers make sense.
    pub fn is_fit(self) -> bool {
        match self {
            Self::None => true,
            Self::Live { base, increment, reserve } => {
                (1..=10_800).contains(&base) && increment <= 300 && reserve <= 120
            }
            Self::Slow { hours } => (1..=336).contains(&hours),
        }
    }

    /// Whether there is a clock.
    pub fn is_timed(self) -> bool {
        self != Self::None
    }

    pub(crate) fn is_none(&self) -> bool {
        !self.is_timed()
    }
}

/// What becomes of a player whose time is over. Of three and four players the computer plays on, as
/// when somebody resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// They have lost.
    #[default]
    Forfeit,
    /// A computer player goes on in their place.
    Computer,
}

/// What the clocks of a table show, as of the moment the message is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockShown {
    /// The pace.
    pub pace: Pace,
    /// What becomes of a player whose time is over.
    pub flag: Flag,
    /// What they do.
    pub stage: ClockStage,
    /// Milliseconds that each seat has left; nothing for computer players.
    #[ts(type = "(number | null)[]")]
    pub left: Vec<Option<i64>>,
    /// The seat whose time is about to pass, or passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<u8>,
    /// Milliseconds that this question still costs nothing, before its time passes.
    #[ts(type = "number")]
    pub free: i64,
    /// Milliseconds until its flag falls; nothing while no time passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub due: Option<i64>,
    /// Seats whose time was over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub fallen: Vec<u8>,
}

/// What clocks do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClockStage {
    /// They wait until everybody has come.
    Waits,
    /// The time of the seat that is asked passes, if a person has it.
    Runs,
    /// They were stopped by consent.
    Paused,
    /// Whoever is asked has a holiday, or the server had an outage.
    Rests,
    /// The game is over.
    Over,
}

/// Days on which somebody's own time in slow games stands still.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Holiday {
    /// When it begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begins: i64,
    /// When it is over.
    #[ts(type = "number")]
    pub ends: i64,
}

/// A holiday that somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHoliday {
    /// In how many days it begins; now, when that is 0. Up to 366.
    #[serde(default)]
    pub after: u16,
    /// How many days it lasts, 1 to 30.
    pub days: u16,
}

/// Somebody's holidays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Holidays {
    /// They, the first of them first; those of a year ago are forgotten.
    pub holidays: Vec<Holiday>,
    /// How many days there may be of them within a year.
    pub most: u16,
}

/// Which holiday is over, or is not wanted any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndHoliday {
    /// When it begins, as it is listed.
    #[ts(type = "number")]
    pub begins: i64,
}
