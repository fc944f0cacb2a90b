//! `omphalos odds`: exact odds of an attack, as a table or as JSON.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use anyhow::{bail, ensure};
use clap::value_parser;
use serde::Serialize;

use crate::games::{Games, Ruleset};

const EXAMPLES: &str = "\
Examples:
  omphalos odds                               expected wounds, every offence and defence
  omphalos odds --offence 6 --defence 7       one attack in full
  omphalos odds --offence 6 --defence 7 --rerolls 2 --vitality 3 --json
  omphalos odds --ruleset mythic-2012 --dice 4 --difficulty 6 --zero-reroll
  omphalos odds --ruleset conjurers --attacker kestrel --defender kappa";

/// Exact odds of an attack under best play
///
/// Each number is what the best play for just that number yields: the mean is played for the
/// mean, the chance of at least 2 wounds for 2 wounds. Without offence and defence the expected
/// wounds of every pair are printed. In Conjurers there is nothing to play for once a fight has
/// begun: its odds follow from the two creatures and what they wear.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct OddsArgs {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    pub ruleset: Ruleset,

    /// Effective offence, 0 to 10: dice rolled; of Mythic Battles (2012) 0 to 16
    #[arg(long, alias = "offense", visible_alias = "dice", value_name = "N", requires = "defence")]
    #[arg(value_parser = value_parser!(i64), allow_negative_numbers = true)]
    offence: Option<i64>,

    /// Effective defence, 0 to 10: value a die must reach; of Mythic Battles (2012) 1 to 20
    #[arg(long, alias = "defense", visible_alias = "difficulty", value_name = "D")]
    #[arg(value_parser = value_parser!(i64), allow_negative_numbers = true, requires = "offence")]
    defence: Option<i64>,

    /// Dice of the first roll that may be rolled once more, as by Monster Slayer; of Mythic Battles
    /// (2012) at most 1, by Aura of Strength
    #[arg(long, value_name = "n", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    pub rerolls: u8,

    /// Wounds that a power or talent of the target cancels; of Mythic Battles (2012) at most 7
    #[arg(long, value_name = "n", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    pub cancel: u8,

    /// Vitality of the target, 1 to 20: wounds beyond it do not count
    #[arg(long, value_name = "v")]
    #[arg(value_parser = value_parser!(u8).range(1..=20), allow_negative_numbers = true)]
    pub vitality: Option<u8>,

    /// Of Mythic Battles (2012): one die showing 0 may be rerolled once
    #[arg(long)]
    pub zero_reroll: bool,

    /// Of Conjurers: the creature that attacks
    #[arg(long, value_name = "ID", requires = "defender")]
    pub attacker: Option<String>,

    /// Of Conjurers: the creature that is attacked
    #[arg(long, value_name = "ID", requires = "attacker")]
    pub defender: Option<String>,

    /// Of Conjurers: items or artifacts of the attacker
    #[arg(long, value_name = "ID,ID", value_delimiter = ',', requires = "attacker")]
    pub attacker_wears: Vec<String>,

    /// Of Conjurers: items or artifacts of the defender
    #[arg(long, value_name = "ID,ID", value_delimiter = ',', requires = "attacker")]
    pub defender_wears: Vec<String>,

    /// Of Conjurers: an optional rule, such as `elements=yes`
    #[arg(long, value_name = "KEY=VALUE", requires = "attacker")]
    pub settings: Vec<String>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints what was asked.
///
/// # Errors
/// When there are no such odds.
pub fn run(args: &OddsArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    games.of(args.ruleset.id())?.print_odds(args, out)
}

/// An option, and whether it was given.
pub type Given = (&'static str, fn(&OddsArgs) -> bool);

/// Dice and what they must reach.
pub const PAIR: Given = ("--offence", |args| args.offence.is_some());
/// Dice rolled once more.
pub const REROLLS: Given = ("--rerolls", |args| args.rerolls > 0);
/// Wounds that are cancelled.
pub const CANCEL: Given = ("--cancel", |args| args.cancel > 0);
/// The target's vitality.
pub const VITALITY: Given = ("--vitality", |args| args.vitality.is_some());
/// A die rerolled that shows 0.
pub const ZERO_REROLL: Given = ("--zero-reroll", |args| args.zero_reroll);
/// Two creatures.
pub const FIGHT: Given = ("--attacker", |args| args.attacker.is_some());

impl OddsArgs {
    /// Refuses options that a game does not know.
    ///
    /// # Errors
    /// The first that was given.
    pub fn refuse(&self, unknown: &[Given]) -> anyhow::Result<()> {
        match unknown.iter().find(|(_, is_given)| is_given(self)) {
            Some((option, _)) => bail!("{option} is not for {}", self.ruleset.id()),
            None => Ok(()),
        }
    }

    /// Offence and defence, or dice and difficulty, where they were given.
    ///
    /// # Errors
    /// When one of them is too large or too small.
    pub fn pair(
        &self,
        offences: RangeInclusive<i64>,
        defences: RangeInclusive<i64>,
    ) -> anyhow::Result<Option<(u8, u8)>> {
        let (Some(offence), Some(defence)) = (self.offence, self.defence) else { return Ok(None) };
        let within = |option: &str, value: i64, range: RangeInclusive<i64>| {
            ensure!(
                range.contains(&value),
                "{option}: {value} is not in {}..={}",
                range.start(),
                range.end()
            );
            Ok(u8::try_from(value)?)
        };
        Ok(Some((within("--offence", offence, offences)?, within("--defence", defence, defences)?)))
    }
}

/// Writes a line for a program to read.
///
/// # Errors
/// When it cannot be written.
pub fn json(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// A chance that is neither certain nor impossible is not shown as if it were.
pub fn percent(chance: f64) -> String {
    if chance > 0.0 && chance < 0.00005 {
        "< 0.01 %".to_owned()
    } else if chance < 1.0 && chance > 0.99995 {
        "> 99.9 %".to_owned()
    } else {
        format!("{:.2} %", chance * 100.0)
    }
}

/// A bar of at most 40 columns, drawn in eighths of one.
pub fn bar(chance: f64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (chance * 320.0).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_by_eighths() {
        assert_eq!(bar(0.0), "");
        assert_eq!(bar(0.5), "█".repeat(20));
        assert_eq!(bar(1.0), "█".repeat(40));
        assert_eq!(bar(1.0 / 320.0), "▏");
        assert_eq!(bar(13.0 / 320.0), "█▋");
    }

    #[test]
    fn near_certainty_is_not_certainty() {
        assert_eq!(percent(0.0), "0.00 %");
        assert_eq!(percent(1e-9), "< 0.01 %");
        assert_eq!(percent(0.5), "50.00 %");
        assert_eq!(percent(1.0 - 1e-9), "> 99.9 %");
        assert_eq!(percent(1.0), "100.00 %");
    }
}
