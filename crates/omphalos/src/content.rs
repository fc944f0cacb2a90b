//! `omphalos content`: is a pack of units and boards sound?

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Subcommand;
use content::{LoadError, Pack, PackFaults, embedded, load_dir};
use miette::{GraphicalReportHandler, GraphicalTheme, Report};
use pantheon::catalog::UnitType;
use serde_json::json;

use crate::draw;

/// Columns of the report; lists of known words may run past them.
const WIDTH: usize = 120;

const EXAMPLES: &str = "\
Examples:
  omphalos content check                  the units and boards that come with the program
  omphalos content check my_pack          a pack of your own: my_pack/units, my_pack/boards
  omphalos content check content --json   every pack in a folder, for a program to read";

/// Units and boards as data
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Commands,
}

#[derive(Subcommand)]
enum Commands {
    Check(CheckArgs),
    Draw(draw::DrawArgs),
}

/// Checks a pack and tells every fault with file and line
///
/// A pack is a folder with `units` and `boards` in it, one TOML file each; a folder of packs is
/// checked pack by pack. Without a folder the pack inside the program is checked.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
struct CheckArgs {
    /// The pack, or a folder of packs
    dir: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command; the exit code says whether everything is sound.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.command {
        Commands::Check(args) => check(args),
        Commands::Draw(args) => draw::run(args, || embedded().boards().to_vec()),
    }
}

fn check(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    let mut sound = true;
    let mut out = io::stdout().lock();
    let mut reports = Vec::new();
    for (name, pack) in packs(args.dir.as_deref())? {
        match pack {
            Ok(pack) if args.json => reports.push(summary(&name, &pack)),
            Ok(pack) => writeln!(out, "{name}: {}", counted(&pack))?,
            Err(LoadError::Faults(faults)) => {
                sound = false;
                if args.json {
                    reports.push(faults_as_json(&name, &faults));
                } else {
                    eprint!("{}", shown(&faults)?);
                    let (count, files) = (faults.count(), faults.files().len());
                    writeln!(out, "{name}: {count} faults in {files} files; nothing was loaded")?;
                }
            }
            Err(error @ (LoadError::Unreadable { .. } | LoadError::NoPack(_))) => {
                return Err(error.into());
            }
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports)?)?;
    }
    out.flush()?;
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The packs to be checked, by name.
fn packs(dir: Option<&Path>) -> anyhow::Result<Vec<(String, Result<Pack, LoadError>)>> {
    let Some(dir) = dir else { return Ok(vec![("built-in".to_owned(), Ok(embedded()))]) };
    let name = |path: &Path| path.display().to_string();
    match load_dir(dir) {
        Err(LoadError::NoPack(_)) => {}
        pack => return Ok(vec![(name(dir), pack)]),
    }
    let mut packs = Vec::new();
    for entry in fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            packs.push((name(&path), load_dir(&path)));
        }
    }
    packs.retain(|(_, pack)| !matches!(pack, Err(LoadError::NoPack(_))));
    if packs.is_empty() {
        bail!("{} holds no pack: no folder `units` or `boards` in it", dir.display());
    }
    packs.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(packs)
}

/// How many units of which type, and how many boards.
fn counted(pack: &Pack) -> String {
    let units = UnitType::ALL.iter().map(|&unit_type| {
        let count = pack.units().iter().filter(|unit| unit.def.unit_type == unit_type).count();
        let plural = match unit_type {
            UnitType::Hero if count != 1 => "es",
            _ if count != 1 => "s",
            _ => "",
        };
        format!("{count} {unit_type}{plural}")
    });
    let (total, boards) = (pack.units().len(), pack.boards().len());
    let units = units.collect::<Vec<_>>().join(", ");
    format!("{total} units ({units}), {boards} boards, fingerprint {}", pack.fingerprint())
}

fn summary(name: &str, pack: &Pack) -> serde_json::Value {
    json!({
        "pack": name,
        "units": pack.units().iter().map(|unit| &unit.def.id).collect::<Vec<_>>(),
        "boards": pack.boards().iter().map(|board| board.id()).collect::<Vec<_>>(),
        "fingerprint": pack.fingerprint().to_string(),
        "faults": [],
    })
}

fn faults_as_json(name: &str, faults: &PackFaults) -> serde_json::Value {
    let faults = faults.files().iter().flat_map(|file| {
        file.faults().iter().map(|fault| {
            json!({
                "file": file.name(),
                "line": fault.line,
                "column": fault.column,
                "found": fault.found,
                "expected": fault.expected,
                "hint": fault.hint,
            })
        })
    });
    json!({ "pack": name, "faults": faults.collect::<Vec<_>>() })
}

/// Each fault under the text it is about.
fn shown(faults: &PackFaults) -> anyhow::Result<String> {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_width(WIDTH)
        .with_break_words(false);
    let mut text = String::new();
    for file in faults.files() {
        for fault in file.faults() {
            let report = Report::from(fault.clone()).with_source_code(file.source().clone());
            handler.render_report(&mut text, report.as_ref())?;
            text.push('\n');
        }
    }
    Ok(text)
}
