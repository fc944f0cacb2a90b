//! Options by which tables are set up, and the settings of a table by their names.

use std::path::PathBuf;

use anyhow::bail;
use clap::ValueEnum;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use strsim::damerau_levenshtein;

/// How armies come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    /// Players pick in turn from the roster
    Draft,
    /// Armies are built beforehand: two players, or four in teams
    Constructed,
    /// Drafts, constructed armies and scenarios with any of the disputed rulings
    Mixed,
}

/// The tables of a series. Not every game has all of it.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SeriesArgs {
    /// Players 1 and 3 against 2 and 4
    #[arg(long)]
    pub teams: bool,

    /// How armies come about; drafted unless stated
    #[arg(long, value_name = "MODE")]
    pub mode: Option<Mode>,

    /// Play this scenario
    #[arg(long, value_name = "ID", conflicts_with_all = ["mode", "army", "board"])]
    pub scenario: Option<String>,

    /// Play on this board; any that fits unless stated
    #[arg(long, value_name = "ID")]
    pub board: Option<String>,

    /// Ready-made armies, one for each seat; built at random unless stated
    #[arg(long, value_name = "ID,ID", value_delimiter = ',')]
    pub army: Vec<String>,

    /// Packs of your own over the built-in one; of other games than Pantheon, a pack in its place
    #[arg(long, value_name = "DIR")]
    pub content: Vec<PathBuf>,

    /// A game is a draw after so many rounds; 300 unless stated
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub round_limit: Option<u16>,

    /// A ruling or optional rule of the tables, such as `quiet_turns=40` or `elements=yes`
    #[arg(long, value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
}

impl SeriesArgs {
    /// Refuses options that a game does not know; `known` are those it does.
    ///
    /// # Errors
    /// The first that it does not.
    pub fn keep_to(&self, known: &[&str], ruleset: &str) -> anyhow::Result<()> {
        let given = [
            ("--teams", self.teams),
            ("--mode", self.mode.is_some()),
            ("--scenario", self.scenario.is_some()),
            ("--board", self.board.is_some()),
            ("--army", !self.army.is_empty()),
            ("--round-limit", self.round_limit.is_some()),
        ];
        match given.iter().find(|(option, given)| *given && !known.contains(option)) {
            Some((option, _)) => bail!("{option} is not for {ruleset}"),
            None => Ok(()),
        }
    }
}

/// Settings that differ from `usual` as `given` says, each as `KEY=VALUE`.
///
/// # Errors
/// What there is no such setting for.
pub fn rulings<S: Serialize + DeserializeOwned>(given: &[String], usual: &S) -> anyhow::Result<S> {
    let Value::Object(mut settings) = serde_json::to_value(usual)? else {
        unreachable!("settings are named")
    };
    for pair in given {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| anyhow::anyhow!("--settings `{pair}`: expected KEY=VALUE"))?;
        let known = known_setting(key.trim(), &settings)?;
        settings.insert(known, read_value(value.trim()));
    }
    serde_json::from_value(Value::Object(settings))
        .map_err(|error| anyhow::anyhow!("--settings: {error}"))
}

fn known_setting(key: &str, settings: &Map<String, Value>) -> anyhow::Result<String> {
    if settings.contains_key(key) {
        return Ok(key.to_owned());
    }
    let nearest = settings.keys().min_by_key(|known| damerau_levenshtein(known, key));
    bail!(
        "--settings: there is no setting `{key}`; the nearest is `{}`",
        nearest.map_or("", String::as_str)
    )
}

fn read_value(value: &str) -> Value {
    match value {
        "yes" | "on" | "true" => Value::Bool(true),
        "no" | "off" | "false" => Value::Bool(false),
        other => other.parse::<u64>().map_or_else(|_| Value::from(other), Value::from),
    }
}

#[cfg(test)]
mod tests {
    use pantheon::Settings;

    use super::*;

    fn read(given: &[&str]) -> anyhow::Result<Settings> {
        let given: Vec<String> = given.iter().map(|&pair| pair.to_owned()).collect();
        rulings(&given, &Settings::default())
    }

    #[test]
    fn settings_are_read_by_name() {
        let settings = read(&["round_limit=20", "own_companion=yes"]).expect("both exist");
        assert_eq!((settings.round_limit, settings.own_companion), (Some(20), true));
        assert_eq!(read(&[]).expect("none"), Settings::default());
    }

    #[test]
    fn a_wrong_setting_is_answered_with_the_nearest() {
        let error = read(&["round_limt=20"]).expect_err("unknown");
        assert!(error.to_string().ends_with("the nearest is `round_limit`"), "{error}");
        let error = read(&["round_limit=soon"]).expect_err("not a number");
        assert!(error.to_string().contains("soon"), "{error}");
        assert!(read(&["round_limit"]).is_err());
    }
}
