//! Who sits at the tables of a series: players of our own, and programs of others.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use players::arena::{Contestant, Entrant};
use players::exec::Bots;
use players::{Experience, Knowledge as _, Level, UnknownPlayer, by_name, weights};

use super::SimArgs;
use crate::games::{AtHand, Ruleset, Tables};

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
pub(crate) enum Contender<'p, G: AtHand> {
    Level(Level),
    /// A player of our own with weights for its judgement, and what these are called.
    Weighed(Level, Experience, String),
    Bots(Box<Bots<G::Dialect<'p>>>),
}

/// Those who take part: programs are started, each with `patience` for an answer, and weights read.
pub(super) fn contenders<'p, G: AtHand>(
    seats: &[SeatArg],
    args: &SimArgs,
    tables: &'p G::Tables,
    patience: Duration,
) -> anyhow::Result<Vec<Contender<'p, G>>> {
    let weights = &args.weights;
    if !weights.is_empty() && weights.len() != seats.len() {
        let (files, seats) = (weights.len(), seats.len());
        bail!("{files} files of weights for {seats} seats; - stands for the built-in weights");
    }
    let given = |at: usize| weights.get(at).filter(|file| file.as_os_str() != "-");
    let contender = |(at, seat): (usize, &SeatArg)| match (seat, given(at)) {
        (SeatArg::Level(level), None) => Ok(Contender::Level(*level)),
        (SeatArg::Level(level), Some(file)) => {
            let weights = read_weights(file, args.ruleset, &tables.set_up(args.seed)?)?;
            Ok(Contender::weighed(*level, weights, file))
        }
        (SeatArg::Exec(_), Some(_)) => bail!("a program has weights of its own: - stands for them"),
        (SeatArg::Exec(command), None) => Bots::new(command, patience, G::dialect(tables.pack()))
            .map(|bots| Contender::Bots(Box::new(bots)))
            .map_err(|reason| anyhow!("{reason}")),
    };
    seats.iter().enumerate().map(contender).collect()
}

/// Weights for a game from a file; those that it does not name are the built-in ones. A file without
/// a net means a judgement without one.
pub(crate) fn read_weights<G: AtHand>(
    file: &Path,
    ruleset: Ruleset,
    game: &G,
) -> anyhow::Result<Experience> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let built_in = G::Knowledge::experience(&G::Knowledge::lore(game)).numbers;
    weights::read::<G::Knowledge>(&text, ruleset.id(), &built_in)
        .with_context(|| file.display().to_string())
}

impl<G: AtHand> Contender<'_, G> {
    /// A player with weights of its own, which is called by the file they come from.
    pub(crate) fn weighed(level: Level, experience: Experience, file: &Path) -> Self {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self::Weighed(level, experience, name)
    }
}

impl<G: AtHand> Entrant<G> for Contender<'_, G> {
    fn name(&self) -> String {
        match self {
            Self::Level(level) => level.to_string(),
            Self::Weighed(level, _, name) => format!("{level} ({name})"),
            Self::Bots(bots) => Entrant::<G>::name(&**bots),
        }
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<G> + Send + '_> {
        match self {
            Self::Level(level) => Box::new(level.player::<G::Knowledge>(seed)),
            Self::Weighed(level, experience, _) => {
                Box::new(level.player_with::<G::Knowledge>(seed, Some(experience.clone())))
            }
            Self::Bots(bots) => Entrant::<G>::contestant(&**bots, seed),
        }
    }
}
