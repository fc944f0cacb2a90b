//! `omphalos content`: is a pack of units, boards, armies and scenarios sound, or a set of cards?

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Subcommand;
use content::LoadError;
use serde_json::{Value, json};

use crate::commands::Commands;
use crate::draw::{self, DrawArgs};
use crate::games::{Games, Served};
use crate::pack::{SoundPack, as_json, shown};

const EXAMPLES: &str = "\
Examples:
  omphalos content check                  what comes with the program
  omphalos content check my_pack          a pack of your own: my_pack/units, my_pack/boards ...
  omphalos content check my_pack --ruleset pantheon-beta   does it serve the beta rules?
  omphalos content check my_cards         cards of Conjurers: my_cards/creatures, my_cards/equipment
  omphalos content check games --json     every pack in a folder, for a program to read";

/// Units, boards, armies and scenarios as data
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Subject,
}

#[derive(Subcommand)]
enum Subject {
    Check(CheckArgs),
    Draw(DrawArgs),
}

/// Checks a pack and tells every fault with file and line
///
/// A pack is a folder with `units`, `boards`, `armies` or `scenarios` in it, one TOML file each; a
/// folder of packs, or of games that have theirs in `content`, is checked pack by pack. A pack is sound when it is complete in itself, or over
/// the built-in one, whose units, boards and armies it may then name. Without a folder the pack
/// inside the program is checked.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
struct CheckArgs {
    /// The pack, or a folder of packs
    dir: Option<PathBuf>,

    /// Hold the pack's boards and units against these rules, too
    #[arg(long, value_name = "R", requires = "dir")]
    ruleset: Option<Served>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command; the exit code says whether everything is sound.
///
/// # Errors
/// When a folder cannot be read, or a board drawn.
pub fn run(args: &Args, games: &Games) -> anyhow::Result<ExitCode> {
    match &args.command {
        Subject::Check(args) => check(args, games),
        Subject::Draw(args) => draw::run(args, games),
    }
}

/// A pack by its name, or what is wrong with it.
type Checked = (String, Result<SoundPack, LoadError>);

fn check(args: &CheckArgs, games: &Games) -> anyhow::Result<ExitCode> {
    let mut sound = true;
    let mut out = io::stdout().lock();
    let mut reports = Vec::new();
    for (name, pack) in packs(args.dir.as_deref(), games)? {
        let serving = args.ruleset.as_ref().map_or(Ok(()), |Served(ruleset)| {
            let game = games.find(ruleset).expect("one of the possible values");
            game.check_serving(Path::new(&name), ruleset)
        });
        let pack = pack.and_then(|pack| serving.map(|()| pack));
        match pack {
            Ok(SoundPack { summary, .. }) if args.json => {
                let named = [("pack".to_owned(), Value::from(name))].into_iter().chain(summary);
                reports.push(Value::Object(named.collect()));
            }
            Ok(sound) => writeln!(out, "{name}: {}", sound.counted)?,
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

/// The packs to be checked, by name.
fn packs(dir: Option<&Path>, games: &Games) -> anyhow::Result<Vec<Checked>> {
    let Some(dir) = dir else {
        let built_in = games.all().filter_map(Commands::built_in);
        return Ok(built_in.map(|(name, pack)| (name.to_owned(), Ok(pack))).collect());
    };
    let checked = |dir: &Path| (dir.display().to_string(), games.of_pack(dir).check_pack(dir));
    match checked(dir) {
        (_, Err(LoadError::NoPack(_))) => {}
        found => return Ok(vec![found]),
    }
    let mut packs = Vec::new();
    for entry in fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            let of_game = path.join("content");
            packs.push(checked(if of_game.is_dir() { &of_game } else { &path }));
        }
    }
    packs.retain(|(_, pack)| !matches!(pack, Err(LoadError::NoPack(_))));
    if packs.is_empty() {
        bail!(
            "{} holds no pack: no folder `units`, `boards`, `armies` or `scenarios` in it, and no \
             `creatures` or `equipment`",
            dir.display()
        );
    }
    packs.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(packs)
}
