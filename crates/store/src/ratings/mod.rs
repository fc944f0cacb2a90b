//! How games ended, and how strong that says somebody is.
//!
//! A game counts in the transaction in which it ends, so once and only if the end was kept. The numbers
//! are on the scale of Elo: two players by Glicko-2, three and four by the method of Weng and Lin.

mod counted;
mod finish;
mod read;

pub(crate) use finish::{postgres, sqlite};
pub use read::{
    Contest, ContestSeat, CurvePoint, Leader, Met, PlayedGame, PlayedGames, Profile, RatingOf,
    Readers, Shows,
};

/// A rating is provisional while it deviates by more.
pub const PROVISIONAL: f64 = 110.0;

/// So many games between the same two on one ladder count within [`AGAIN_WITHIN`] milliseconds.
pub const AGAIN: i64 = 4;
/// The time in which they are counted.
pub const AGAIN_WITHIN: i64 = 7 * 24 * 60 * 60 * 1000;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// By seat.
    pub seats: Vec<Contender>,
}

/// What became of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// How the game ended for it.
    pub outcome: Outcome,
    /// The computer player who sat there in the end.
    pub computer: Option<Computer>,
}

/// A computer player, by its level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computer {
    /// The level.
    pub level: String,
    /// How strong it is; nothing where that was never measured.
    pub rating: Option<i64>,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Others won.
    Lost,
    /// Nobody won.
    Drawn,
    /// The game was theirs.
    Won,
}

impl Outcome {
    const fn number(self) -> i64 {
        match self {
            Self::Lost => 0,
            Self::Drawn => 1,
            Self::Won => 2,
        }
    }

    const fn read(number: i64) -> Self {
        match number {
            0 => Self::Lost,
            1 => Self::Drawn,
            _ => Self::Won,
        }
    }
}

/// Why a game did not count though its table was rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// Somebody who played had no account, or has none any more.
    NoAccount,
    /// Somebody played against themselves.
    Alone,
    /// Two came from the same place or by the same browser.
    Near,
    /// The same two have played too often of late.
    Often,
    /// A computer player's strength is not known.
    Unmeasured,
}

impl Uncounted {
    const ALL: [Self; 5] =
        [Self::NoAccount, Self::Alone, Self::Near, Self::Often, Self::Unmeasured];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoAccount => "no_account",
            Self::Alone => "alone",
            Self::Near => "near",
            Self::Often => "often",
            Self::Unmeasured => "unmeasured",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}
