//! The options of `omphalos play`.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use pantheon::{Edition, Settings};
use serde_json::{Map, Value};
use strsim::damerau_levenshtein;
use text::Lang;

use crate::pack::{PackArgs, lang_parser, ruleset_parser};
use crate::serve::TableArgs;

/// Play a game
///
/// Starts the table and opens a browser at it. `--text` plays in the terminal instead, line by line,
/// alone against computer players or with others at one screen: without further options a few short
/// questions are asked; `--quick` starts at once. The game is kept after every input.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "Examples:
  omphalos play                                 opens the table in a browser
  omphalos play --text                          asks what to play
  omphalos play --text --quick --lang fr        starts at once, in French
  omphalos play --text --players you,you --names Ann,Bob --mode draft
  omphalos play --text --army first_march --army lords_of_the_deep --board drowned_port
  omphalos play --text --load                   goes on with the last game")]
pub(crate) struct PlayArgs {
    /// Play in the terminal
    #[arg(long)]
    pub(super) text: bool,

    /// Start at once: ready-made armies for a first game, against the computer
    #[arg(long, conflicts_with_all = ["mode", "load", "army", "players"])]
    pub(super) quick: bool,

    /// The rules to play by
    #[arg(long, value_name = "R", default_value = pantheon::RULESET, conflicts_with = "load", value_parser = ruleset_parser())]
    pub(super) ruleset: Edition,

    /// `draft`, `constructed`, or the id of a scenario
    #[arg(long, value_name = "MODE", conflicts_with = "load")]
    pub(super) mode: Option<String>,

    /// Who plays, in the order of the seats: `you` for a person, or a computer player
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',', num_args = 1)]
    pub(super) players: Vec<String>,

    /// What the players are called, in the order of the seats
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', num_args = 1)]
    pub(super) names: Vec<String>,

    /// The board; two of them for the leading player to choose from
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    pub(super) board: Vec<String>,

    /// A ready-made army, once for each seat
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    pub(super) army: Vec<String>,

    /// Players 1 and 3 against 2 and 4
    #[arg(long, conflicts_with = "load")]
    pub(super) teams: bool,

    /// The divinities of a draft
    #[arg(long, default_value = "gods", value_parser = PossibleValuesParser::new(["gods", "titans"]))]
    pub(super) divinities: String,

    /// A ruling or limit of this table, such as `round_limit=20`
    #[arg(long, value_name = "KEY=VALUE", conflicts_with = "load")]
    pub(super) settings: Vec<String>,

    /// Computer players tell all they weighed, even what shows their cards
    #[arg(long)]
    pub(super) aloud: bool,

    /// The language
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    pub(super) lang: Lang,

    /// Makes dice and cards fall the same each time; the game says that its seed was chosen
    #[arg(long, value_name = "NUMBER")]
    pub(super) seed: Option<u64>,

    #[command(flatten)]
    pub(super) pack: PackArgs,

    /// Go on with a kept game: this file, or the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(super) load: Option<Option<PathBuf>>,

    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    pub(super) save: Option<PathBuf>,

    #[command(flatten)]
    pub(super) table: TableArgs,
}

impl PlayArgs {
    /// Whether the command line leaves open what is to be played.
    pub(super) fn leaves_game_open(&self) -> bool {
        let said = self.quick || self.teams || self.load.is_some() || self.mode.is_some();
        !said && [&self.board, &self.army, &self.players].iter().all(|given| given.is_empty())
    }

    /// The rulings of the table, when any was given.
    pub(super) fn rulings(&self) -> anyhow::Result<Option<Settings>> {
        if self.settings.is_empty() {
            return Ok(None);
        }
        let Value::Object(mut settings) = serde_json::to_value(Settings::default())? else {
            unreachable!("settings are named")
        };
        for pair in &self.settings {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| anyhow::anyhow!("--settings `{pair}`: expected KEY=VALUE"))?;
            let known = known_setting(key.trim(), &settings)?;
            settings.insert(known, read_value(value.trim()));
        }
        serde_json::from_value(Value::Object(settings))
            .map(Some)
            .map_err(|error| anyhow::anyhow!("--settings: {error}"))
    }
}

fn known_setting(key: &str, settings: &Map<String, Value>) -> anyhow::Result<String> {
    if settings.contains_key(key) {
        return Ok(key.to_owned());
    }
    let nearest = settings.keys().min_by_key(|known| damerau_levenshtein(known, key));
    anyhow::bail!(
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
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Play {
        #[command(flatten)]
        args: PlayArgs,
    }

    fn args(line: &str) -> PlayArgs {
        let words = std::iter::once("play").chain(line.split_whitespace());
        Play::try_parse_from(words).expect("options that exist").args
    }

    #[test]
    fn settings_are_read_by_name() {
        let settings = args("--settings round_limit=20 --settings own_companion=yes").rulings();
        let settings = settings.expect("both exist").expect("some were given");
        assert_eq!((settings.round_limit, settings.own_companion), (Some(20), true));
        assert_eq!(args("").rulings().expect("none"), None);
    }

    #[test]
    fn a_wrong_setting_is_answered_with_the_nearest() {
        let error = args("--settings round_limt=20").rulings().expect_err("unknown");
        assert!(error.to_string().ends_with("the nearest is `round_limit`"), "{error}");
        let error = args("--settings round_limit=soon").rulings().expect_err("not a number");
        assert!(error.to_string().contains("soon"), "{error}");
        assert!(args("--settings round_limit").rulings().is_err());
    }

    #[test]
    fn questions_are_asked_only_when_nothing_was_said() {
        assert!(args("--text --lang fr --seed 4").leaves_game_open());
        for said in ["--quick", "--mode draft", "--board x", "--load", "--players you,you"] {
            assert!(!args(said).leaves_game_open(), "{said}");
        }
    }
}
