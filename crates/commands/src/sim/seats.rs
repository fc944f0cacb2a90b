//! Who sits at the tables of a series: players of our own, and programs of others.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use players::arena::{Contestant, Entrant};
use players::exec::Bots;
use players::{Experience, Knowledge as _, Level, UnknownPlayer, by_name, weights};

use super::SimArgs;
use crate::commanded::{Commanded, Tables};

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
pub(crate) enum Contender<'p, C: Commanded> {
    Level(Level),
    /// A player of our own with weights for its judgement, and what these are called.
    Weighed(Level, Experience, String),
    Bots(Box<Bots<C::Dialect<'p>>>),
}

/// Those who take part: programs are started, each with `patience` for an answer, and weights read.
pub(super) fn contenders<'p, C: Commanded>(
    seats: &[SeatArg],
    args: &SimArgs,
    tables: &'p C::Tables,
    patience: Duration,
) -> anyhow::Result<Vec<Contender<'p, C>>> {
    let weights = &args.weights;
    if !weights.is_empty() && weights.len() != seats.len() {
        let (files, seats) = (weights.len(), seats.len());
        bail!("{files} files of weights for {seats} seats; - stands for the built-in weights");
    }
    let given = |at: usize| weights.get(at).filter(|file| file.as_os_str() != "-");
    let contender = |(at, seat): (usize, &SeatArg)| match (seat, given(at)) {
        (SeatArg::Level(level), None) => Ok(Contender::Level(*level)),
        (SeatArg::Level(level), Some(file)) => {
            let weights = read_weights::<C>(file, args.ruleset.id(), &tables.set_up(args.seed)?)?;
            Ok(Contender::weighed(*level, weights, file))
        }
        (SeatArg::Exec(_), Some(_)) => bail!("a program has weights of its own: - stands for them"),
        (SeatArg::Exec(command), None) => Bots::new(command, patience, C::dialect(tables.pack()))
            .map(|bots| Contender::Bots(Box::new(bots)))
            .map_err(|reason| anyhow!("{reason}")),
    };
    seats.iter().enumerate().map(contender).collect()
}

/// Weights for a game from a file; those that it does not name are the built-in ones. A file without
/// a net means a judgement without one.
pub(crate) fn read_weights<C: Commanded>(
    file: &Path,
    ruleset: &str,
    game: &C::Game,
) -> anyhow::Result<Experience> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let built_in = C::Knowledge::experience(&C::Knowledge::lore(game)).numbers;
    weights::read::<C::Knowledge>(&text, ruleset, &built_in)
        .with_context(|| file.display().to_string())
}

impl<C: Commanded> Contender<'_, C> {
    /// A player with weights of its own, which is called by the file they come from.
    pub(crate) fn weighed(level: Level, experience: Experience, file: &Path) -> Self {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self::Weighed(level, experience, name)
    }
}

impl<C: Commanded> Entrant<C::Game> for Contender<'_, C> {
    fn name(&self) -> String {
        match self {
            Self::Level(level) => level.to_string(),
            Self::Weighed(level, _, name) => format!("{level} ({name})"),
            Self::Bots(bots) => Entrant::<C::Game>::name(&**bots),
        }
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<C::Game> + Send + '_> {
        match self {
            Self::Level(level) => Box::new(level.player::<C::Knowledge>(seed)),
            Self::Weighed(level, experience, _) => {
                Box::new(level.player_with::<C::Knowledge>(seed, Some(experience.clone())))
            }
            Self::Bots(bots) => Entrant::<C::Game>::contestant(&**bots, seed),
        }
    }
}
