//! The options of `omphalos play`.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use text::Lang;

use crate::games::Ruleset;
use crate::pack::{PackArgs, lang_parser};

use super::seats::Occupant;

/// What is played, by whom and where.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "Examples:
  omphalos play                                 opens the table in a browser
  omphalos play --text                          asks what to play
  omphalos play --text --quick --lang fr        starts at once, in French
  omphalos play --text --players you,you --names Ann,Bob --mode draft
  omphalos play --text --army first_march --army lords_of_the_deep --board drowned_port
  omphalos play --text --quick --ruleset mythic-2012
  omphalos play --text --ruleset conjurers --players you,adept,adept
  omphalos play --text --load                   goes on with the last game")]
pub struct PlayArgs {
    /// Play in the terminal
    #[arg(long)]
    pub text: bool,

    /// Start at once: ready-made armies for a first game, against the computer
    #[arg(long, conflicts_with_all = ["mode", "load", "army", "players"])]
    pub quick: bool,

    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL, conflicts_with = "load")]
    pub ruleset: Ruleset,

    /// Of Pantheon: `draft`, `constructed`, or the id of a scenario
    #[arg(long, value_name = "MODE", conflicts_with = "load")]
    pub mode: Option<String>,

    /// Who plays, in the order of the seats: `you` for a person, or a computer player
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',', num_args = 1)]
    pub players: Vec<String>,

    /// What the players are called, in the order of the seats
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', num_args = 1)]
    pub names: Vec<String>,

    /// The board; two of them for the leading player to choose from
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    pub board: Vec<String>,

    /// A ready-made army, once for each seat
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    pub army: Vec<String>,

    /// Players 1 and 3 against 2 and 4; generals of Mythic Battles are in teams anyway
    #[arg(long, conflicts_with = "load")]
    pub teams: bool,

    /// The divinities of a draft
    #[arg(long, default_value = "gods", value_parser = PossibleValuesParser::new(["gods", "titans"]))]
    pub divinities: String,

    /// A ruling, limit or optional rule of this table, such as `round_limit=20` or `elements=yes`
    #[arg(long, value_name = "KEY=VALUE", conflicts_with = "load")]
    pub settings: Vec<String>,

    /// Computer players tell all they weighed, even what shows their cards
    #[arg(long)]
    pub(super) aloud: bool,

    /// The language
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    pub lang: Lang,

    /// Makes dice and cards fall the same each time; the game says that its seed was chosen
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,

    /// Where units, boards and cards come from
    #[command(flatten)]
    pub pack: PackArgs,

    /// Go on with a kept game: this file, or the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(super) load: Option<Option<PathBuf>>,

    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    pub(super) save: Option<PathBuf>,
}

impl PlayArgs {
    /// Who was said to sit where; nobody when that was left open.
    ///
    /// # Errors
    /// When there is no such player.
    pub fn occupants(&self) -> anyhow::Result<Vec<Occupant>> {
        self.players.iter().map(|word| Occupant::read(word)).collect()
    }

    /// Whether the command line leaves open what is to be played.
    pub(super) fn leaves_game_open(&self) -> bool {
        let said = self.quick || self.teams || self.load.is_some() || self.mode.is_some();
        !said && [&self.board, &self.army, &self.players].iter().all(|given| given.is_empty())
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
    fn questions_are_asked_only_when_nothing_was_said() {
        assert!(args("--text --lang fr --seed 4").leaves_game_open());
        for said in ["--quick", "--mode draft", "--board x", "--load", "--players you,you"] {
            assert!(!args(said).leaves_game_open(), "{said}");
        }
    }
}
