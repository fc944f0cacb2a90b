//! `omphalos army`: ready-made armies, and whether an army keeps to the rules.

mod mythic;

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};
use cases::LIBRARY;
use clap::Subcommand;
use content::{FileFaults, Names};
use pantheon_table::{Army, ArmyUse, Pack, read_army};
use pantheon_words::PantheonSpeaker;
use serde_json::{Value, json};
use text::Lang;

use crate::games::{Ruleset, ruleset_parser};
use crate::pack::{PackArgs, as_json, lang_parser, shown};

/// Armies: ready-made ones, and whether one is legal
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Commands,
}

#[derive(Subcommand)]
enum Commands {
    Check(CheckArgs),
    List(ListArgs),
    Show(ShowArgs),
}

/// Checks an army and names every rule of recruitment it breaks
///
/// The file says for which recruitment the army is meant: drafted armies may leave points over,
/// constructed ones spend them all. The exit code is 0 only for a legal army.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  omphalos army check my_army.toml
  omphalos army check my_army.toml --content my_pack --lang fr
  omphalos army check first_march --json
  omphalos army check my_army.toml --ruleset mythic-2012")]
struct CheckArgs {
    /// An army file (`.toml`), or the id of a ready-made army
    army: String,
    #[command(flatten)]
    common: Common,
}

/// Lists the ready-made armies
#[derive(clap::Args)]
#[command(after_help = "Examples:
  omphalos army list
  omphalos army list --lang fr --content my_pack")]
struct ListArgs {
    #[command(flatten)]
    common: Common,
}

/// Shows a ready-made army with its units
#[derive(clap::Args)]
#[command(after_help = "Example:
  omphalos army show first_march")]
struct ShowArgs {
    /// The id of the army
    id: String,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct Common {
    /// The rules to recruit by
    #[arg(long, value_name = "R", default_value = pantheon::RULESET, value_parser = ruleset_parser())]
    ruleset: Ruleset,
    #[command(flatten)]
    pack: PackArgs,
    /// The language of names and rules
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command; the exit code says whether an army is legal.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let common = match &args.command {
        Commands::Check(args) => &args.common,
        Commands::List(args) => &args.common,
        Commands::Show(args) => &args.common,
    };
    match (common.ruleset, &args.command) {
        (Ruleset::Pantheon(_), Commands::Check(args)) => check(args, out),
        (Ruleset::Pantheon(_), Commands::List(args)) => list(&args.common, out),
        (Ruleset::Pantheon(_), Commands::Show(args)) => show(args, out),
        (Ruleset::Mythic, Commands::Check(args)) => mythic::check(args, out),
        (Ruleset::Mythic, Commands::List(args)) => mythic::list(&args.common, out),
        (Ruleset::Mythic, Commands::Show(args)) => mythic::show(args, out),
        (Ruleset::Conjurers, _) => bail!("nobody recruits an army in {}", common.ruleset.id()),
    }
}

fn check(args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Common { lang, json, .. } = args.common;
    let pack = args.common.pack.load()?;
    let name = &args.army;
    let army = if Path::new(name).extension().is_some_and(|extension| extension == "toml") {
        let text = fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
        read_army(name, &text, &pack)
    } else {
        Ok(find(&pack, name)?.clone())
    };
    match army {
        Ok(army) => {
            if json {
                let mut report = as_report(&army);
                report["legal"] = true.into();
                report["faults"] = json!([]);
                writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
            } else {
                writeln!(out, "{}", summary(&army, lang))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => refuse(args, &faults, &PantheonSpeaker::new(lang, &pack), out),
    }
}

/// Tells everything that is wrong with an army.
fn refuse(
    args: &CheckArgs,
    faults: &FileFaults,
    speaker: &PantheonSpeaker<'_>,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let Common { lang, json, .. } = args.common;
    if json {
        let faults = with_rules(as_json([faults], Some(speaker)), lang);
        let report = json!({ "army": args.army, "legal": false, "faults": faults });
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        // A reader of the faults that has left is no reason to fail otherwise.
        let _ = io::stderr().write_all(shown([faults], Some(speaker))?.as_bytes());
        print_rules(faults, lang, out)?;
    }
    Ok(ExitCode::FAILURE)
}

/// What the broken rules say, each once, in the order they were broken.
fn print_rules(faults: &FileFaults, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let mut told: Vec<String> = Vec::new();
    for id in faults.faults().iter().filter_map(|fault| fault.rule) {
        let id = id.to_string();
        if !told.contains(&id) {
            writeln!(out, "{id}: {}", LIBRARY.statement(lang, &id).unwrap_or_default())?;
            told.push(id);
        }
    }
    Ok(())
}

/// Adds to each fault what its rule says.
fn with_rules(mut faults: Vec<Value>, lang: Lang) -> Vec<Value> {
    for fault in &mut faults {
        fault["rule_text"] =
            fault["rule"].as_str().and_then(|id| LIBRARY.statement(lang, id)).into();
    }
    faults
}

fn list(common: &Common, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let pack = common.pack.load()?;
    if common.json {
        let armies: Vec<Value> = pack.armies().iter().map(as_report).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&armies)?)?;
    } else {
        for army in pack.armies() {
            writeln!(out, "{}", summary(army, common.lang))?;
            writeln!(out, "    {}", in_lang(&army.description, common.lang))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn show(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let lang = args.common.lang;
    let pack = args.common.pack.load()?;
    let army = find(&pack, &args.id)?;
    if args.common.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_report(army))?)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", summary(army, lang))?;
    writeln!(out, "{}", in_lang(&army.description, lang))?;
    for def in &army.units {
        let name = pack.unit(&def.id).map_or(&def.id[..], |unit| in_lang(&unit.name, lang));
        writeln!(out, "{:>4}  {name} ({})", def.cost, def.id)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The ready-made army with this id.
fn find<'p>(pack: &'p Pack, id: &str) -> anyhow::Result<&'p Army> {
    let Some(army) = pack.army(id) else {
        let known: Vec<&str> = pack.armies().iter().map(|army| &army.id[..]).collect();
        bail!("no army `{id}`; ready-made ones: {}; a file ends in .toml", known.join(", "))
    };
    Ok(army)
}

fn cost(army: &Army) -> u16 {
    army.units.iter().map(|unit| u16::from(unit.cost)).sum()
}

/// An army in one line.
fn summary(army: &Army, lang: Lang) -> String {
    let (name, units) = (in_lang(&army.name, lang), army.units.len());
    let (cost, points) = (cost(army), army.points);
    let of = match (army.kind, lang) {
        (ArmyUse::Draft, _) => "draft",
        (ArmyUse::Constructed, Lang::En) => "constructed",
        (ArmyUse::Constructed, Lang::Fr) => "construction",
    };
    let id = &army.id;
    match lang {
        Lang::En => format!("{id}: {name}, {units} units, {cost} of {points} RP ({of}), legal"),
        Lang::Fr => format!("{id} : {name}, {units} unités, {cost} PR sur {points} ({of}), légale"),
    }
}

fn as_report(army: &Army) -> Value {
    json!({
        "army": army.id,
        "name": army.name,
        "description": army.description,
        "kind": army.kind,
        "points": army.points,
        "cost": cost(army),
        "units": army.ids().collect::<Vec<_>>(),
    })
}

fn in_lang(names: &Names, lang: Lang) -> &str {
    match lang {
        Lang::En => &names.en,
        Lang::Fr => &names.fr,
    }
}
