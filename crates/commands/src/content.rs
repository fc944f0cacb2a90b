//! `omphalos content`: is a pack of units, boards, armies and scenarios sound, or a set of cards?

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Subcommand;
use conjurers_table::{CardSet, embedded_cards, load_cards};
use content::{LoadError, PackFaults};
use pantheon::Edition;
use pantheon::catalog::UnitType;
use pantheon_table::{Pack, check_serving, embedded, load_dir, with};
use serde_json::json;

use crate::draw;
use crate::pack::{as_json, edition_parser, shown};

const EXAMPLES: &str = "\
Examples:
  omphalos content check                  what comes with the program
  omphalos content check my_pack          a pack of your own: my_pack/units, my_pack/boards ...
  omphalos content check my_pack --ruleset pantheon-beta   does it serve the beta rules?
  omphalos content check my_cards         cards of Conjurers: my_cards/creatures, my_cards/equipment
  omphalos content check games --json     every pack in a folder, for a program to read";

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
    #[arg(value_parser = edition_parser())]
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
            Ok(sound) if args.json => reports.push(sound.summary(&name)),
            Ok(sound) => writeln!(out, "{name}: {}", sound.counted())?,
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

/// A sound pack, by the game it is for.
enum Sound {
    Pantheon(Box<Checked>),
    Mythic(mythic_table::Pack),
    Cards(CardSet),
}

impl Sound {
    fn counted(&self) -> String {
        match self {
            Self::Pantheon(checked) => counted(checked),
            Self::Mythic(pack) => {
                let (units, boards) = (pack.units.len(), pack.boards.len());
                let armies = pack.armies.len();
                format!("Mythic Battles (2012): {units} units, {boards} boards, {armies} armies")
            }
            Self::Cards(set) => {
                let (creatures, cards) = (set.creatures.len(), set.equipment.len());
                let fingerprint = set.fingerprint();
                format!(
                    "{creatures} creatures, {cards} items and artifacts, fingerprint {fingerprint}"
                )
            }
        }
    }

    fn summary(&self, name: &str) -> serde_json::Value {
        match self {
            Self::Pantheon(checked) => summary(name, checked),
            Self::Mythic(pack) => json!({
                "pack": name,
                "ruleset": "mythic-2012",
                "units": pack.units.iter().map(|unit| unit.def.tag()).collect::<Vec<_>>(),
                "boards": pack.boards.iter().map(|board| &board.def.id).collect::<Vec<_>>(),
                "armies": pack.armies.iter().map(|army| &army.id).collect::<Vec<_>>(),
                "faults": [],
            }),
            Self::Cards(set) => json!({
                "pack": name,
                "creatures": set.creatures.iter().map(|card| &card.def.id).collect::<Vec<_>>(),
                "equipment": set.equipment.iter().map(|card| &card.def.id).collect::<Vec<_>>(),
                "fingerprint": set.fingerprint().to_string(),
                "faults": [],
            }),
        }
    }
}

/// A sound pack of Pantheon.
struct Checked {
    pack: Pack,
    /// Whether it is complete in itself.
    alone: bool,
    /// Whether it can be played with the built-in pack.
    over_built_in: bool,
}

/// Checks the pack in a folder by itself and over the built-in one; it has to be sound in one way.
/// If it is in neither, the reading with fewer faults is the one its author had in mind.
fn checked(dir: &Path) -> Result<Sound, LoadError> {
    if mythic_table::is_pack(dir) {
        return mythic_table::load_dir(dir).map(Sound::Mythic);
    }
    let pantheon = |pack, alone, over_built_in| {
        Ok(Sound::Pantheon(Box::new(Checked { pack, alone, over_built_in })))
    };
    let alone = load_dir(dir);
    let over = with(&[dir.to_owned()]);
    match (alone, over) {
        (Ok(pack), over) => pantheon(pack, true, over.is_ok()),
        (Err(_), Ok(pack)) => pantheon(pack, false, true),
        (Err(LoadError::Faults(alone)), Err(LoadError::Faults(over))) => {
            let fewer = |a: PackFaults, b: PackFaults| if b.count() < a.count() { b } else { a };
            Err(LoadError::Faults(fewer(over, alone)))
        }
        (Err(error), Err(_)) => Err(error),
    }
}

/// The packs and sets of cards to be checked, by name.
fn packs(dir: Option<&Path>) -> anyhow::Result<Vec<(String, Result<Sound, LoadError>)>> {
    let Some(dir) = dir else {
        let pack = Checked { pack: embedded(), alone: true, over_built_in: false };
        let mythic = Sound::Mythic(mythic_table::embedded().clone());
        return Ok(vec![
            ("built-in".to_owned(), Ok(Sound::Pantheon(Box::new(pack)))),
            ("built-in, mythic-2012".to_owned(), Ok(mythic)),
            ("built-in cards".to_owned(), Ok(Sound::Cards(embedded_cards()))),
        ]);
    };
    let name = |path: &Path| path.display().to_string();
    match found(dir) {
        Err(LoadError::NoPack(_)) => {}
        found => return Ok(vec![(name(dir), found)]),
    }
    let mut packs = Vec::new();
    for entry in fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            let of_game = path.join("content");
            let path = if of_game.is_dir() { of_game } else { path };
            packs.push((name(&path), found(&path)));
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

/// What is in a folder: a pack, or else cards.
fn found(dir: &Path) -> Result<Sound, LoadError> {
    match checked(dir) {
        Err(LoadError::NoPack(_)) => load_cards(dir).map(Sound::Cards),
        pack => pack,
    }
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
