//! `omphalos odds`: exact odds of an attack, as a table or as JSON.

use std::io::{self, Write};

use clap::value_parser;
use dice::{Odds, Query, Target};
use pantheon::{Edition, RULESET};

use crate::pack::ruleset_parser;
use serde::Serialize;

const EXAMPLES: &str = "\
Examples:
  omphalos odds                               expected wounds, every offence and defence
  omphalos odds --offence 6 --defence 7       one attack in full
  omphalos odds --offence 6 --defence 7 --rerolls 2 --vitality 3 --json";

/// Exact odds of an attack under best play
///
/// Each number is what the best play for just that number yields: the mean is played for the
/// mean, the chance of at least 2 wounds for 2 wounds. Without offence and defence the expected
/// wounds of every pair are printed.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The rules to play by
    #[arg(long, value_name = "R", default_value = RULESET, value_parser = ruleset_parser())]
    ruleset: Edition,

    /// Effective offence, 0 to 10: dice rolled
    #[arg(long, alias = "offense", value_name = "N", requires = "defence")]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    offence: Option<u8>,

    /// Effective defence, 0 to 10: value a die must reach
    #[arg(long, alias = "defense", value_name = "D", requires = "offence")]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    defence: Option<u8>,

    /// Dice of the first roll that may be rolled once more, as by Monster Slayer
    #[arg(long, value_name = "n", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    rerolls: u8,

    /// Wounds that a power of the target cancels
    #[arg(long, value_name = "n", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u8).range(0..=10), allow_negative_numbers = true)]
    cancel: u8,

    /// Vitality of the target, 1 to 20: wounds beyond it do not count
    #[arg(long, value_name = "v")]
    #[arg(value_parser = value_parser!(u8).range(1..=20), allow_negative_numbers = true)]
    vitality: Option<u8>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One attack as JSON: the odds, then what was asked.
#[derive(Serialize)]
struct OneAttack {
    #[serde(flatten)]
    odds: Odds,
    ruleset: &'static str,
    #[serde(flatten)]
    query: Query,
}

/// All attacks as JSON: `means[offence][defence]`.
#[derive(Serialize)]
struct AllAttacks {
    means: Vec<Vec<f64>>,
    ruleset: &'static str,
    rerolls: u8,
    cancelled: u8,
    vitality: Option<u8>,
}

/// Prints what was asked.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    match (args.offence, args.defence) {
        (Some(offence), Some(defence)) => {
            let (rerolls, cancelled, vitality) = (args.rerolls, args.cancel, args.vitality);
            let again = args.ruleset.second_assault.again();
            let query = Query { offence, defence, rerolls, cancelled, vitality, again };
            let odds = dice::odds(query);
            if args.json {
                json(&OneAttack { odds, ruleset: args.ruleset.ruleset(), query }, out)
            } else {
                one_attack(args, &query, &odds, out)
            }
        }
        _ => {
            let means = means(args);
            if args.json {
                let ruleset = args.ruleset.ruleset();
                let (rerolls, cancelled, vitality) = (args.rerolls, args.cancel, args.vitality);
                json(&AllAttacks { means, ruleset, rerolls, cancelled, vitality }, out)
            } else {
                all_attacks(args, &means, out)
            }
        }
    }
}

fn json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// Expected wounds by offence, then by defence.
fn means(args: &Args) -> Vec<Vec<f64>> {
    let by_defence: Vec<Vec<Odds>> = (0..=10)
        .map(|defence| {
            let (cancelled, vitality) = (args.cancel, args.vitality);
            let target =
                Target { defence, cancelled, vitality, again: args.ruleset.second_assault.again() };
            dice::odds_table(target, args.rerolls)
        })
        .collect();
    (0..=10).map(|offence| by_defence.iter().map(|row| row[offence].mean).collect()).collect()
}

fn one_attack(args: &Args, query: &Query, odds: &Odds, out: &mut impl Write) -> io::Result<()> {
    let Query { offence, defence, .. } = query;
    writeln!(out, "{}: offence {offence} against defence {defence}", args.ruleset.ruleset())?;
    writeln!(out, "{}", terms(args))?;
    writeln!(out, "expected wounds {:.4}", odds.mean)?;
    if *offence == 0 {
        return writeln!(out, "no dice, no wounds");
    }
    writeln!(out, "\nwounds    chance")?;
    let rows = usize::from(args.vitality.unwrap_or(*offence));
    for (wounds, &chance) in (1..).zip(odds.at_least.iter().take(rows)) {
        let label = if Some(wounds) == args.vitality { "destroyed" } else { "" };
        let row = format!("{:>4}+  {:>8}  {:<40} {label}", wounds, percent(chance), bar(chance));
        writeln!(out, "{}", row.trim_end())?;
    }
    if odds.destroys == Some(0.0) {
        writeln!(out, "{offence} dice cannot destroy the target")?;
    }
    writeln!(out, "\nEach line is played for itself; together they can exceed the mean.")
}

fn all_attacks(args: &Args, means: &[Vec<f64>], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}: expected wounds", args.ruleset.ruleset())?;
    writeln!(out, "{}", terms(args))?;
    writeln!(out, "offence  against defence")?;
    let head: String = (0..=10).map(|defence| format!("{defence:>6}")).collect();
    writeln!(out, "       {head}")?;
    for (offence, row) in means.iter().enumerate() {
        let cells: String = row.iter().map(|mean| format!("{mean:>6.2}")).collect();
        writeln!(out, "{offence:>7}{cells}")?;
    }
    Ok(())
}

/// What was asked beside offence and defence, as a line of its own; nothing makes a blank line.
fn terms(args: &Args) -> String {
    let mut terms = Vec::new();
    if args.rerolls > 0 {
        terms.push(format!("up to {} dice re-rolled", args.rerolls));
    }
    if args.cancel > 0 {
        terms.push(format!("wounds cancelled: {}", args.cancel));
    }
    if let Some(vitality) = args.vitality {
        terms.push(format!("vitality {vitality}"));
    }
    if terms.is_empty() { String::new() } else { terms.join(", ") + "\n" }
}

/// A chance that is neither certain nor impossible is not shown as if it were.
fn percent(chance: f64) -> String {
    if chance > 0.0 && chance < 0.00005 {
        "< 0.01 %".to_owned()
    } else if chance < 1.0 && chance > 0.99995 {
        "> 99.9 %".to_owned()
    } else {
        format!("{:.2} %", chance * 100.0)
    }
}

/// A bar of at most 40 columns, drawn in eighths of one.
fn bar(chance: f64) -> String {
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
