//! `omphalos army`: ready-made armies, and whether an army keeps to the rules.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Subcommand;
use content::{FileFaults, Names};
use serde_json::{Value, json};
use text::catalogue::Library;
use text::{FaultTold, Lang};

use crate::games::{Games, Ruleset};
use crate::pack::{PackArgs, Spoken, as_json, lang_parser, shown};

/// Armies: ready-made ones, and whether one is legal
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: ArmyCommand,
}

/// Something about armies.
#[derive(Subcommand)]
#[expect(missing_docs, reason = "people read what the arguments say of themselves")]
pub enum ArmyCommand {
    Check(CheckArgs),
    List(ListArgs),
    Show(ShowArgs),
}

impl ArmyCommand {
    /// What all of them take.
    pub fn common(&self) -> &Common {
        match self {
            Self::Check(args) => &args.common,
            Self::List(args) => &args.common,
            Self::Show(args) => &args.common,
        }
    }
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
pub struct CheckArgs {
    /// An army file (`.toml`), or the id of a ready-made army
    pub army: String,
    /// What all of them take
    #[command(flatten)]
    pub common: Common,
}

/// Lists the ready-made armies
#[derive(clap::Args)]
#[command(after_help = "Examples:
  omphalos army list
  omphalos army list --lang fr --content my_pack")]
pub struct ListArgs {
    /// What all of them take
    #[command(flatten)]
    pub common: Common,
}

/// Shows a ready-made army with its units
#[derive(clap::Args)]
#[command(after_help = "Example:
  omphalos army show first_march")]
pub struct ShowArgs {
    /// The id of the army
    pub id: String,
    /// What all of them take
    #[command(flatten)]
    pub common: Common,
}

/// What commands about armies have in common
#[derive(clap::Args)]
pub struct Common {
    /// The rules to recruit by
    #[arg(long, value_name = "R", default_value = Ruleset::USUAL)]
    pub ruleset: Ruleset,
    /// Where armies come from
    #[command(flatten)]
    pub pack: PackArgs,
    /// The language of names and rules
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    pub lang: Lang,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Runs the command; the exit code says whether an army is legal.
///
/// # Errors
/// When there is no such army, or nobody recruits one.
pub fn run(args: &Args, games: &Games, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let common = args.command.common();
    let game = games.with_packs(common.ruleset.id(), common.pack.dirs())?;
    Ok(if game.army(&args.command, out)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tells everything that is wrong with an army, and what the rules say that it breaks.
///
/// # Errors
/// When it cannot be written.
pub fn refuse(
    args: &CheckArgs,
    faults: &FileFaults,
    told: &dyn Fn(&content::Fault) -> Option<FaultTold>,
    library: Library,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let Common { lang, json, .. } = args.common;
    let spoken = Some(&Spoken { lang, told });
    if json {
        let faults = with_rules(as_json([faults], spoken), lang, library);
        let report = json!({ "army": args.army, "legal": false, "faults": faults });
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        // A reader of the faults that has left is no reason to fail otherwise.
        let _ = io::stderr().write_all(shown([faults], spoken)?.as_bytes());
        print_rules(faults, lang, library, out)?;
    }
    Ok(())
}

/// What the broken rules say, each once, in the order they were broken.
fn print_rules(
    faults: &FileFaults,
    lang: Lang,
    library: Library,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut told: Vec<String> = Vec::new();
    for id in faults.faults().iter().filter_map(|fault| fault.rule) {
        let id = id.to_string();
        if !told.contains(&id) {
            writeln!(out, "{id}: {}", library.statement(lang, &id).unwrap_or_default())?;
            told.push(id);
        }
    }
    Ok(())
}

/// Adds to each fault what its rule says.
fn with_rules(mut faults: Vec<Value>, lang: Lang, library: Library) -> Vec<Value> {
    for fault in &mut faults {
        fault["rule_text"] =
            fault["rule"].as_str().and_then(|id| library.statement(lang, id)).into();
    }
    faults
}

/// The name in a language.
pub fn in_lang(names: &Names, lang: Lang) -> &str {
    match lang {
        Lang::En => &names.en,
        Lang::Fr => &names.fr,
    }
}
