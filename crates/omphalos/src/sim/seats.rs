//! Who sits at the tables of a series: players of our own, and programs of others.

use std::time::Duration;

use anyhow::anyhow;
use content::Pack;
use oracle::arena::{Contestant, Entrant};
use oracle::exec::Bots;
use oracle::{Level, UnknownPlayer, by_name};
use pantheon::Pantheon;

use super::dialect::English;

/// A seat as it is asked for.
#[derive(Clone, Debug)]
pub(super) enum SeatArg {
    Level(Level),
    /// A program and its arguments.
    Exec(String),
}

/// Reads `exec:PROGRAM` or the name of a player.
pub(super) fn seat(text: &str) -> Result<SeatArg, UnknownPlayer> {
    match text.strip_prefix("exec:") {
        Some(command) => Ok(SeatArg::Exec(command.to_owned())),
        None => by_name(text).map(SeatArg::Level),
    }
}

/// Somebody who takes part.
pub(super) enum Contender<'p> {
    Level(Level),
    Bots(Box<Bots<English<'p>>>),
}

impl<'p> Contender<'p> {
    /// Starts programs; each has `patience` for an answer.
    pub(super) fn new(seat: &SeatArg, pack: &'p Pack, patience: Duration) -> anyhow::Result<Self> {
        match seat {
            SeatArg::Level(level) => Ok(Self::Level(*level)),
            SeatArg::Exec(command) => Bots::new(command, patience, English::new(pack))
                .map(|bots| Self::Bots(Box::new(bots)))
                .map_err(|reason| anyhow!("{reason}")),
        }
    }
}

impl Entrant<Pantheon> for Contender<'_> {
    fn name(&self) -> String {
        match self {
            Self::Level(level) => Entrant::<Pantheon>::name(level),
            Self::Bots(bots) => Entrant::<Pantheon>::name(&**bots),
        }
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<Pantheon> + Send + '_> {
        match self {
            Self::Level(level) => Entrant::<Pantheon>::contestant(level, seed),
            Self::Bots(bots) => Entrant::<Pantheon>::contestant(&**bots, seed),
        }
    }
}
