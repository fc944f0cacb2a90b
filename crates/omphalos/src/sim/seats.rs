//! Who sits at the tables of a series: players of our own, and programs of others.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use content::Pack;
use oracle::arena::{Contestant, Entrant};
use oracle::exec::Bots;
use oracle::{Level, UnknownPlayer, Weights, by_name, weights};
use pantheon::{Pantheon, RULESET};

use super::dialect::English;

/// A seat as it is asked for.
#[derive(Clone, Debug)]
pub(super) enum SeatArg {
    Level(Level),
    /// A program and its arguments.
    Exec(String),
}

impl SeatArg {
    /// The player of our own that sits there.
    pub(super) fn level(&self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(*level),
            Self::Exec(_) => None,
        }
    }
}

/// Reads `exec:PROGRAM` or the name of a player.
pub(super) fn seat(text: &str) -> Result<SeatArg, UnknownPlayer> {
    match text.strip_prefix("exec:") {
        Some(command) => Ok(SeatArg::Exec(command.to_owned())),
        None => by_name(text).map(SeatArg::Level),
    }
}

/// Somebody who takes part.
pub(crate) enum Contender<'p> {
    Level(Level),
    /// A player of our own with weights for its judgement, and what these are called.
    Weighed(Level, Vec<f64>, String),
    Bots(Box<Bots<English<'p>>>),
}

/// Those who take part: programs are started, each with `patience` for an answer, and weights read.
pub(super) fn contenders<'p>(
    seats: &[SeatArg],
    weights: &[PathBuf],
    pack: &'p Pack,
    patience: Duration,
) -> anyhow::Result<Vec<Contender<'p>>> {
    if !weights.is_empty() && weights.len() != seats.len() {
        let (files, seats) = (weights.len(), seats.len());
        bail!("{files} files of weights for {seats} seats; - stands for the built-in weights");
    }
    let given = |at: usize| weights.get(at).filter(|file| file.as_os_str() != "-");
    let contender = |(at, seat): (usize, &SeatArg)| match (seat, given(at)) {
        (SeatArg::Level(level), None) => Ok(Contender::Level(*level)),
        (SeatArg::Level(level), Some(file)) => {
            Ok(Contender::weighed(*level, read_weights(file)?, file))
        }
        (SeatArg::Exec(_), Some(_)) => bail!("a program has weights of its own: - stands for them"),
        (SeatArg::Exec(command), None) => Bots::new(command, patience, English::new(pack))
            .map(|bots| Contender::Bots(Box::new(bots)))
            .map_err(|reason| anyhow!("{reason}")),
    };
    seats.iter().enumerate().map(contender).collect()
}

/// Weights from a file; those that it does not name are the built-in ones.
pub(crate) fn read_weights(file: &Path) -> anyhow::Result<Vec<f64>> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let built_in = Weights::default().values();
    weights::read::<Pantheon>(&text, RULESET, &built_in).with_context(|| file.display().to_string())
}

impl Contender<'_> {
    /// A player with weights of its own, which is called by the file they come from.
    pub(crate) fn weighed(level: Level, weights: Vec<f64>, file: &Path) -> Self {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self::Weighed(level, weights, name)
    }
}

impl Entrant<Pantheon> for Contender<'_> {
    fn name(&self) -> String {
        match self {
            Self::Level(level) => level.to_string(),
            Self::Weighed(level, _, name) => format!("{level} ({name})"),
            Self::Bots(bots) => Entrant::<Pantheon>::name(&**bots),
        }
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<Pantheon> + Send + '_> {
        match self {
            Self::Level(level) => Entrant::<Pantheon>::contestant(level, seed),
            Self::Weighed(level, weights, _) => {
                Box::new(level.player_with(seed, Some(weights.clone())))
            }
            Self::Bots(bots) => Entrant::<Pantheon>::contestant(&**bots, seed),
        }
    }
}
