//! `omphalos units`: the units one can recruit, or cards, and what stands on them.

use std::collections::BTreeSet;
use std::io::Write;

use anyhow::{bail, ensure};
use serde_json::{Value, json};
use text::Lang;

use crate::games::{Games, Ruleset};
use crate::pack::{PackArgs, lang_parser};

/// List the units, or show one as its dashboard or card
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos units                                 all units in a table
  omphalos units leonidas                        one unit, with talents and powers explained
  omphalos units \"lion de némée\" --lang fr       by its name, in French
  omphalos units --type hero --talent guard      heroes with Guard
  omphalos units --ruleset mythic-2012 perseus   a unit of another game
  omphalos units --ruleset conjurers --type item --talent flying   cards with an ability
  omphalos units --content my_pack --json        a pack of your own, for a program to read")]
pub struct UnitsArgs {
    /// Id or name of a unit; letter case does not matter
    pub id: Option<String>,

    /// Only units of this type; of Conjurers `creature`, `item` or `artifact`
    #[arg(long = "type", value_name = "TYPE", conflicts_with = "id")]
    pub unit_type: Option<String>,

    /// Only units with this talent; of Conjurers cards with this ability
    #[arg(long, value_name = "TALENT", conflicts_with = "id")]
    pub talent: Option<String>,

    /// The rules whose units, or cards, are shown
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    pub ruleset: Ruleset,

    /// Where units come from
    #[command(flatten)]
    pub pack: PackArgs,

    /// The language of names and texts
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    pub lang: Lang,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
///
/// # Errors
/// When there are no such units.
pub fn run(args: &UnitsArgs, games: &Games, out: &mut dyn Write) -> anyhow::Result<()> {
    games.with_packs(args.ruleset.id(), args.pack.dirs())?.print_units(args, out)
}

/// The word of a list that was asked for, if one was.
///
/// # Errors
/// When it is none of them.
pub fn wanted<'w>(
    option: &str,
    asked: Option<&str>,
    known: &[&'w str],
) -> anyhow::Result<Option<&'w str>> {
    let Some(asked) = asked else { return Ok(None) };
    let typed = asked.trim().to_lowercase().replace([' ', '-'], "_");
    if let Some(word) = known.iter().copied().find(|word| *word == typed) {
        return Ok(Some(word));
    }
    match content::nearest(asked, known) {
        Some(near) => bail!("{option}: there is no `{asked}`; did you mean `{near}`?"),
        None => bail!("{option}: there is no `{asked}`; there are {}", known.join(", ")),
    }
}

/// A unit or card as it is shown.
pub struct Shown {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The word for its type.
    pub kind: &'static str,
    /// The words for its talents or abilities, on whichever of its cards.
    pub talents: Vec<&'static str>,
    /// What it is, in one line of the list.
    pub line: String,
    /// All that stands on it.
    pub card: Vec<String>,
    /// What it is, for a program to read.
    pub def: Value,
}

/// A definition for a program to read.
pub fn plain(def: &impl serde::Serialize) -> Value {
    serde_json::to_value(def).expect("definitions are plain data")
}

/// Those of the type and with the talent that were asked for.
fn fitting<'s>(args: &UnitsArgs, all: &'s [Shown]) -> anyhow::Result<Vec<&'s Shown>> {
    let each_once = |words: &mut dyn Iterator<Item = &'static str>| -> Vec<&'static str> {
        words.collect::<BTreeSet<_>>().into_iter().collect()
    };
    let kinds = each_once(&mut all.iter().map(|one| one.kind));
    let talents = each_once(&mut all.iter().flat_map(|one| one.talents.iter().copied()));
    let kind = wanted("--type", args.unit_type.as_deref(), &kinds)?;
    let talent = wanted("--talent", args.talent.as_deref(), &talents)?;
    let fits = |one: &&Shown| {
        kind.is_none_or(|word| one.kind == word)
            && talent.is_none_or(|word| one.talents.contains(&word))
    };
    Ok(all.iter().filter(fits).collect())
}

/// Prints the one that was named, or all that fit.
///
/// # Errors
/// When there is none.
pub fn print(args: &UnitsArgs, all: &[Shown], out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(name) = &args.id else {
        let all = fitting(args, all)?;
        if args.json {
            let units: Vec<Value> = all.into_iter().map(as_json).collect();
            writeln!(out, "{:#}", json!({ "units": units }))?;
            return Ok(());
        }
        ensure!(!all.is_empty(), "no unit has this type and talent");
        let width = all.iter().map(|one| one.id.chars().count()).max().unwrap_or(0);
        for one in all {
            writeln!(out, "{:<width$}  {}", one.id, one.line)?;
        }
        return Ok(());
    };
    let typed = name.trim().to_lowercase();
    let Some(one) = all.iter().find(|one| one.id == typed || one.name.to_lowercase() == typed)
    else {
        let known: Vec<&str> =
            all.iter().flat_map(|one| [one.id.as_str(), one.name.as_str()]).collect();
        match content::nearest(name, &known) {
            Some(near) => bail!("nothing is called `{name}`; did you mean `{near}`?"),
            None => bail!("nothing is called `{name}`; without a name all are listed"),
        }
    };
    match args.json {
        true => writeln!(out, "{:#}", as_json(one))?,
        false => writeln!(out, "{}", one.card.join("\n"))?,
    }
    Ok(())
}

fn as_json(one: &Shown) -> Value {
    json!({ "id": one.id, "name": one.name, "type": one.kind, "text": one.card, "def": one.def })
}
