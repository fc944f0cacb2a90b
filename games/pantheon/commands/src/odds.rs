//! Odds of an attack in Pantheon.

use std::io::{self, Write};
use std::ops::Deref;

use dice::{Odds, Query, Target};
use pantheon::Edition;
use serde::Serialize;

use commands::odds::{FIGHT, OddsArgs, ZERO_REROLL, bar, json, percent};

/// The highest offence and defence.
const MOST: i64 = 10;

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
pub(crate) fn run(args: &OddsArgs, edition: Edition, out: &mut dyn Write) -> anyhow::Result<()> {
    args.refuse(&[ZERO_REROLL, FIGHT])?;
    let args = &Asked { args, edition };
    match args.pair(0..=MOST, 0..=MOST)? {
        Some((offence, defence)) => {
            let (rerolls, cancelled, vitality) = (args.rerolls, args.cancel, args.vitality);
            let again = args.edition.second_assault.again();
            let query = Query { offence, defence, rerolls, cancelled, vitality, again };
            let odds = dice::odds(query);
            if args.json {
                json(&OneAttack { odds, ruleset: edition.ruleset(), query }, out)?;
            } else {
                one_attack(args, &query, &odds, out)?;
            }
        }
        None => {
            let means = means(args);
            if args.json {
                let ruleset = edition.ruleset();
                let (rerolls, cancelled, vitality) = (args.rerolls, args.cancel, args.vitality);
                json(&AllAttacks { means, ruleset, rerolls, cancelled, vitality }, out)?;
            } else {
                all_attacks(args, &means, out)?;
            }
        }
    }
    Ok(())
}

/// What was asked, and by which rules.
struct Asked<'a> {
    args: &'a OddsArgs,
    edition: Edition,
}

impl Deref for Asked<'_> {
    type Target = OddsArgs;

    fn deref(&self) -> &OddsArgs {
        self.args
    }
}

/// Expected wounds by offence, then by defence.
fn means(args: &Asked<'_>) -> Vec<Vec<f64>> {
    let by_defence: Vec<Vec<Odds>> = (0..=10)
        .map(|defence| {
            let (cancelled, vitality) = (args.cancel, args.vitality);
            let target =
                Target { defence, cancelled, vitality, again: args.edition.second_assault.again() };
            dice::odds_table(target, args.rerolls)
        })
        .collect();
    (0..=10).map(|offence| by_defence.iter().map(|row| row[offence].mean).collect()).collect()
}

fn one_attack(args: &Asked<'_>, query: &Query, odds: &Odds, out: &mut dyn Write) -> io::Result<()> {
    let Query { offence, defence, .. } = query;
    writeln!(out, "{}: offence {offence} against defence {defence}", args.edition.ruleset())?;
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

fn all_attacks(args: &Asked<'_>, means: &[Vec<f64>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}: expected wounds", args.edition.ruleset())?;
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
fn terms(args: &Asked<'_>) -> String {
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
