//! [`Games`]: the games that a command line knows.

use std::any::TypeId;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context as _, ensure};
use clap::Command;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use hosting::Hosts;
use text::catalogue::Library;

use crate::Commands;

/// The games that a command line knows; the first of them is the usual one.
pub struct Games {
    games: Vec<&'static dyn Commands>,
    library: Library,
}

impl Games {
    /// These games. A program has one such list: the books of the games are listed for good.
    pub fn new(games: Vec<&'static dyn Commands>) -> Self {
        let books: Vec<_> = games.iter().map(|game| game.books()).collect();
        Self { games, library: Library::new(Vec::leak(books)) }
    }

    /// The games, in their order.
    pub fn all(&self) -> impl Iterator<Item = &'static dyn Commands> {
        self.games.iter().copied()
    }

    /// The rulebooks of all games.
    pub fn library(&self) -> Library {
        self.library
    }

    /// Every ruleset that has cases.
    pub fn cases(&self) -> cases::Rulesets {
        cases::Rulesets::of(self.all().map(|game| game.cases()))
    }

    /// Every ruleset, game by game.
    pub fn rulesets(&self) -> impl Iterator<Item = &'static str> {
        self.all().flat_map(|game| game.rulesets()).copied()
    }

    /// Every ruleset in one line, for people who named another.
    pub fn known(&self) -> String {
        self.rulesets().collect::<Vec<_>>().join("` or `")
    }

    /// The game that a ruleset is of, where there is one.
    pub fn find(&self, ruleset: &str) -> Option<&'static dyn Commands> {
        self.all().find(|game| game.rulesets().contains(&ruleset))
    }

    /// The game that a ruleset is of.
    ///
    /// # Errors
    /// When there is none, with those there are.
    pub fn of(&self, ruleset: &str) -> anyhow::Result<&'static dyn Commands> {
        self.find(ruleset).with_context(|| format!("plays `{}`, not `{ruleset}`", self.known()))
    }

    /// The game of a ruleset, whose packs all these folders hold.
    ///
    /// # Errors
    /// When there is no such game, or a folder holds a pack of another.
    pub fn with_packs(
        &self,
        ruleset: &str,
        dirs: &[PathBuf],
    ) -> anyhow::Result<&'static dyn Commands> {
        let game = self.of(ruleset)?;
        for dir in dirs.iter().filter(|dir| dir.is_dir()) {
            let (found, meant) = (self.of_pack(dir).rulesets()[0], game.rulesets()[0]);
            ensure!(found == meant, "{} is a pack of {found}, not of {meant}", dir.display());
        }
        Ok(game)
    }

    /// The game that the pack in a folder is for: the first of all, unless another says that it is
    /// its own.
    pub fn of_pack(&self, dir: &Path) -> &'static dyn Commands {
        let own = self.games[1..].iter().copied().find(|game| game.is_pack(dir));
        own.unwrap_or(self.games[0])
    }

    /// The games as servers host them; each folder is for the game that it says.
    ///
    /// # Errors
    /// What is wrong with a pack.
    pub fn hosts(&self, dirs: &[PathBuf]) -> anyhow::Result<Hosts> {
        let own = |game: &dyn Commands| -> Vec<PathBuf> {
            let is_meant = |dir: &&PathBuf| self.of_pack(dir).rulesets() == game.rulesets();
            dirs.iter().filter(is_meant).cloned().collect()
        };
        Ok(Hosts::new(self.all().map(|game| game.host(&own(game))).collect::<Result<_, _>>()?))
    }

    /// The command with every option that names a [`Ruleset`] taking those there are; the first is
    /// the usual one.
    pub fn offered_by(&self, command: Command) -> Command {
        let usual = self.rulesets().next().unwrap_or_default();
        let command = command.mut_args(|option| {
            let named = option.get_value_parser().type_id();
            if named == TypeId::of::<Ruleset>() {
                let known = PossibleValuesParser::new(self.rulesets().collect::<Vec<_>>());
                option.default_value(usual).value_parser(known.map(Ruleset))
            } else if named == TypeId::of::<Served>() {
                let served: Vec<_> = self.all().flat_map(|game| game.served()).copied().collect();
                option.value_parser(PossibleValuesParser::new(served).map(Served))
            } else {
                option
            }
        });
        command.mut_subcommands(|command| self.offered_by(command))
    }
}

/// A ruleset that somebody named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset(String);

impl Ruleset {
    /// The usual one, until the games that there are have been [offered](Games::offered_by).
    pub const USUAL: &'static str = "";

    /// Its id, as in records.
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl FromStr for Ruleset {
    type Err = Infallible;

    fn from_str(id: &str) -> Result<Self, Infallible> {
        Ok(Self(id.to_owned()))
    }
}

/// A ruleset that packs are held against.
#[derive(Clone, Debug)]
pub(crate) struct Served(pub(crate) String);

impl FromStr for Served {
    type Err = Infallible;

    fn from_str(id: &str) -> Result<Self, Infallible> {
        Ok(Self(id.to_owned()))
    }
}
