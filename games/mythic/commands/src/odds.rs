//! Odds of an attack in Mythic Battles (2012): fives chain, and only dice showing 1 to 4 can be
//! discarded.

use std::io::{self, Write};

use anyhow::ensure;
use dice::Odds;
use dice::chain::{ChainQuery, MAX_CHAIN_DICE, odds};
use mythic::RULESET;
use serde::Serialize;

use commands::odds::{FIGHT, OddsArgs, bar, json, percent};

/// The highest difficulty whose odds are worked out.
const HARDEST: i64 = 20;

/// The most wounds that can be cancelled in one attack.
const MOST_CANCELLED: u8 = 7;

/// The highest difficulty of the table.
const SHOWN: u8 = 12;

/// The most dice of the table.
const SHOWN_DICE: u8 = 10;

/// Why the sums are finite though fives chain without limit.
const CUT: &str = "no further wound is possible";

/// One attack as JSON: the odds, then what was asked.
#[derive(Serialize)]
struct OneAttack {
    mean: f64,
    at_least: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    destroys: Option<f64>,
    ruleset: &'static str,
    #[serde(flatten)]
    query: ChainQuery,
    vitality: Option<u8>,
    /// Where a chain of fives is cut: a die that has reached the difficulty is a wound already.
    chain_cut: &'static str,
    /// The chance of what was left out by that.
    chain_neglected: f64,
}

/// All attacks as JSON: `means[dice][difficulty - 1]`.
#[derive(Serialize)]
struct AllAttacks {
    means: Vec<Vec<f64>>,
    ruleset: &'static str,
    zero_reroll: bool,
    any_reroll: bool,
    cancelled: u8,
    chain_cut: &'static str,
    chain_neglected: f64,
}

/// Prints what was asked.
pub(crate) fn run(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    args.refuse(&[FIGHT])?;
    ensure!(args.rerolls <= 1, "--rerolls: {} is not in 0..=1", args.rerolls);
    ensure!(
        args.cancel <= MOST_CANCELLED,
        "--cancel: {} is not in 0..={MOST_CANCELLED}",
        args.cancel
    );
    let talents = ChainQuery {
        zero_reroll: args.zero_reroll,
        any_reroll: args.rerolls > 0,
        cancelled: args.cancel,
        ..Default::default()
    };
    match args.pair(0..=MAX_CHAIN_DICE as i64, 1..=HARDEST)? {
        Some((dice, difficulty)) => {
            let query = ChainQuery { dice, difficulty, ..talents };
            let odds = counted(odds(query), dice, args.vitality);
            match args.json {
                true => json(&OneAttack::new(query, args.vitality, odds), out)?,
                false => one_attack(args, query, &odds, out)?,
            }
        }
        None => {
            let row = |dice| {
                let mean = |difficulty| odds(ChainQuery { dice, difficulty, ..talents }).mean;
                (1..=SHOWN).map(mean).collect()
            };
            let means: Vec<Vec<f64>> = (0..=SHOWN_DICE).map(row).collect();
            match args.json {
                true => json(
                    &AllAttacks {
                        means,
                        ruleset: RULESET,
                        zero_reroll: talents.zero_reroll,
                        any_reroll: talents.any_reroll,
                        cancelled: talents.cancelled,
                        chain_cut: CUT,
                        chain_neglected: 0.0,
                    },
                    out,
                )?,
                false => all_attacks(talents, &means, out)?,
            }
        }
    }
    Ok(())
}

/// The odds of so many dice, with wounds beyond the target's vitality left out.
fn counted(odds: Odds, dice: u8, vitality: Option<u8>) -> Odds {
    let rows = usize::from(vitality.unwrap_or(dice).min(dice));
    let destroys = vitality.map(|wounds| odds.reaching(wounds));
    Odds { at_least: odds.at_least[..rows.min(odds.at_least.len())].to_vec(), destroys, ..odds }
}

impl OneAttack {
    fn new(query: ChainQuery, vitality: Option<u8>, odds: Odds) -> Self {
        let Odds { mean, at_least, destroys } = odds;
        let (ruleset, chain_cut, chain_neglected) = (RULESET, CUT, 0.0);
        Self { mean, at_least, destroys, ruleset, query, vitality, chain_cut, chain_neglected }
    }
}

/// What talents do, a line each.
fn talents(query: ChainQuery) -> String {
    let mut lines = String::new();
    if query.zero_reroll {
        lines.push_str("one 0 may be rerolled\n");
    }
    if query.any_reroll {
        lines.push_str("one die may be rerolled\n");
    }
    if query.cancelled > 0 {
        lines.push_str(&format!("wounds cancelled: {}\n", query.cancelled));
    }
    lines
}

fn one_attack(
    args: &OddsArgs,
    query: ChainQuery,
    odds: &Odds,
    out: &mut dyn Write,
) -> io::Result<()> {
    let ChainQuery { dice, difficulty, .. } = query;
    writeln!(out, "{RULESET}: {dice} dice against difficulty {difficulty}")?;
    writeln!(out, "{}", talents(query))?;
    writeln!(out, "expected wounds {:.4}", odds.mean)?;
    if dice == 0 {
        return writeln!(out, "no dice, no wounds");
    }
    writeln!(out, "\nwounds    chance")?;
    for (wounds, &chance) in (1..).zip(&odds.at_least) {
        let label = if Some(wounds) == args.vitality { "destroyed" } else { "" };
        let row = format!("{wounds:>4}+  {:>8}  {:<40} {label}", percent(chance), bar(chance));
        writeln!(out, "{}", row.trim_end())?;
    }
    if odds.destroys == Some(0.0) {
        writeln!(out, "{dice} dice cannot destroy the target")?;
    }
    writeln!(out, "\nEach line is played for itself; together they can exceed the mean.")
}

fn all_attacks(query: ChainQuery, means: &[Vec<f64>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{RULESET}: expected wounds")?;
    writeln!(out, "{}", talents(query))?;
    writeln!(out, "   dice  against difficulty")?;
    let head: String = (1..=SHOWN).map(|difficulty| format!("{difficulty:>6}")).collect();
    writeln!(out, "       {head}")?;
    for (dice, row) in means.iter().enumerate() {
        let cells: String = row.iter().map(|mean| format!("{mean:>6.2}")).collect();
        writeln!(out, "{dice:>7}{cells}")?;
    }
    Ok(())
}
