//! `omphalos content`: is a pack of units, boards, armies and scenarios sound?

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Subcommand;
use content::{LoadError, Pack, PackFaults, check_serving, embedded, load_dir, with};
use pantheon::Edition;
use pantheon::catalog::UnitType;
use serde_json::json;

use crate::draw;
use crate::pack::{as_json, ruleset_parser, shown};

const EXAMPLES: &str = "\
Examples:
  omphalos content check                  what comes with the program
  omphalos content check my_pack          a pack of your own: my_pack/units, my_pack/boards ...
  omphalos content check my_pack --ruleset pantheon-beta   does it serve the beta rules?
  omphalos content check content --json   every pack in a folder, for a program to read";

/// Units, boards, armies and scenarios as data
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
/// A pack is a folder with `units`, `boards`, `armies` or `scenarios` in it, one TOML file each; a
/// folder of packs is checked pack by pack. A pack is sound when it is complete in itself, or over
/// the built-in one, whose units, boards and armies it may then name. Without a folder the pack
/// inside the program is checked.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
struct CheckArgs {
    /// The pack, or a folder of packs
    dir: Option<PathBuf>,

    /// Hold the pack's boards and units against these rules, too
    #[arg(long, value_name = "R", requires = "dir")]
    #[arg(value_parser = ruleset_parser())]
    ruleset: Option<Edition>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command; the exit code says whether everything is sound.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.command {
        Commands::Check(args) => check(args),
        Commands::Draw(args) => draw::run(args, || Ok(args.pack.load()?.boards().to_vec())),
    }
}

fn check(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    let mut sound = true;
    let mut out = io::stdout().lock();
    let mut reports = Vec::new();
    for (name, pack) in packs(args.dir.as_deref())? {
        let serving =
            args.ruleset.map_or(Ok(()), |edition| check_serving(Path::new(&name), &edition));
        let pack = pack.and_then(|pack| serving.map(|()| pack));
        match pack {
            Ok(checked) if args.json => reports.push(summary(&name, &checked)),
            Ok(checked) => writeln!(out, "{name}: {}", counted(&checked))?,
            Err(LoadError::Faults(faults)) => {
                sound = false;
                if args.json {
                    reports.push(json!({ "pack": name, "faults": as_json(faults.files(), None) }));
                } else {
                    eprint!("{}", shown(faults.files(), None)?);
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

/// A sound pack.
struct Checked {
    pack: Pack,
    /// Whether it is complete in itself.
    alone: bool,
    /// Whether it can be played with the built-in pack.
    over_built_in: bool,
}

/// Checks the pack in a folder by itself and over the built-in one; it has to be sound in one way.
/// If it is in neither, the reading with fewer faults is the one its author had in mind.
fn checked(dir: &Path) -> Result<Checked, LoadError> {
    let alone = load_dir(dir);
    let over = with(&[dir.to_owned()]);
    match (alone, over) {
        (Ok(pack), over) => Ok(Checked { pack, alone: true, over_built_in: over.is_ok() }),
        (Err(_), Ok(pack)) => Ok(Checked { pack, alone: false, over_built_in: true }),
        (Err(LoadError::Faults(alone)), Err(LoadError::Faults(over))) => {
            let fewer = |a: PackFaults, b: PackFaults| if b.count() < a.count() { b } else { a };
            Err(LoadError::Faults(fewer(over, alone)))
        }
        (Err(error), Err(_)) => Err(error),
    }
}

/// The packs to be checked, by name.
fn packs(dir: Option<&Path>) -> anyhow::Result<Vec<(String, Result<Checked, LoadError>)>> {
    let Some(dir) = dir else {
        let pack = Checked { pack: embedded(), alone: true, over_built_in: false };
        return Ok(vec![("built-in".to_owned(), Ok(pack))]);
    };
    let name = |path: &Path| path.display().to_string();
    match checked(dir) {
        Err(LoadError::NoPack(_)) => {}
        pack => return Ok(vec![(name(dir), pack)]),
    }
    let mut packs = Vec::new();
    for entry in fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            packs.push((name(&path), checked(&path)));
        }
    }
    packs.retain(|(_, pack)| !matches!(pack, Err(LoadError::NoPack(_))));
    if packs.is_empty() {
        bail!(
            "{} holds no pack: no folder `units`, `boards`, `armies` or `scenarios` in it",
            dir.display()
        );
    }
    packs.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(packs)
}

/// How many units of which type, and how much else.
fn counted(Checked { pack, alone, over_built_in }: &Checked) -> String {
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
    let (armies, scenarios) = (pack.armies().len(), pack.scenarios().len());
    let units = units.collect::<Vec<_>>().join(", ");
    let how = match (alone, over_built_in) {
        (true, false) => "",
        (true, true) => "; it can be played with the built-in pack, too",
        (false, _) => ", the built-in pack included",
    };
    let fingerprint = pack.fingerprint();
    format!(
        "{total} units ({units}), {boards} boards, {armies} armies, {scenarios} scenarios{how}, \
         fingerprint {fingerprint}"
    )
}

fn summary(name: &str, Checked { pack, alone, over_built_in }: &Checked) -> serde_json::Value {
    json!({
        "pack": name,
        "alone": alone,
        "over_built_in": over_built_in,
        "units": pack.units().iter().map(|unit| &unit.def.id).collect::<Vec<_>>(),
        "boards": pack.boards().iter().map(|board| board.id()).collect::<Vec<_>>(),
        "armies": pack.armies().iter().map(|army| &army.id).collect::<Vec<_>>(),
        "scenarios": pack.scenarios().iter().map(|scenario| &scenario.id).collect::<Vec<_>>(),
        "fingerprint": pack.fingerprint().to_string(),
        "faults": [],
    })
}
