//! Ready-made armies, and whether an army keeps to the rules.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use commands::army::{ArmyCommand, CheckArgs, Common, ShowArgs, in_lang, refuse};
use mythic::Muster;
use mythic_table::{Pack, ReadyArmy, check_army};
use mythic_words::{LIBRARY, MythicSpeaker};
use serde_json::{Value, json};
use text::Speaker;

use crate::load;

/// Does what was asked; says whether an army is legal.
pub(crate) fn run(command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
    match command {
        ArmyCommand::Check(args) => check(args, out),
        ArmyCommand::List(args) => list(&args.common, out),
        ArmyCommand::Show(args) => show(args, out),
    }
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> anyhow::Result<bool> {
    let pack = load(args.common.pack.dirs())?;
    let name = &args.army;
    let army = if Path::new(name).extension().is_some_and(|extension| extension == "toml") {
        let text = fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
        match check_army(name, &text, &pack) {
            Ok(army) => army,
            Err(faults) => {
                let speaker = Speaker::new(args.common.lang);
                refuse(args, &faults, &|fault| speaker.fault_told(fault), LIBRARY, out)?;
                return Ok(false);
            }
        }
    } else {
        find(&pack, name)?.clone()
    };
    if args.common.json {
        let mut report = as_report(&army);
        report["legal"] = true.into();
        report["faults"] = json!([]);
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        writeln!(out, "{}", summary(&army, &args.common, &pack))?;
    }
    Ok(true)
}

fn list(common: &Common, out: &mut dyn Write) -> anyhow::Result<bool> {
    let pack = load(common.pack.dirs())?;
    if common.json {
        let armies: Vec<Value> = pack.armies.iter().map(as_report).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&armies)?)?;
    } else {
        for army in &pack.armies {
            writeln!(out, "{}", summary(army, common, &pack))?;
        }
    }
    Ok(true)
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> anyhow::Result<bool> {
    let common = &args.common;
    let pack = load(common.pack.dirs())?;
    let army = find(&pack, &args.id)?;
    if common.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_report(army))?)?;
        return Ok(true);
    }
    writeln!(out, "{}", summary(army, common, &pack))?;
    let speaker = MythicSpeaker::new(common.lang, &pack);
    for def in &army.army.units {
        writeln!(out, "{:>4}  {} ({})", def.cost, speaker.unit_name(def), def.tag())?;
    }
    Ok(true)
}

/// The ready-made army with this id.
fn find<'p>(pack: &'p Pack, id: &str) -> anyhow::Result<&'p ReadyArmy> {
    let Some(army) = pack.army(id) else {
        let known: Vec<&str> = pack.armies.iter().map(|army| &army.id[..]).collect();
        bail!("no army `{id}`; ready-made ones: {}; a file ends in .toml", known.join(", "))
    };
    Ok(army)
}

fn cost(army: &ReadyArmy) -> u16 {
    army.army.units.iter().map(|unit| u16::from(unit.cost)).sum()
}

fn muster(army: &ReadyArmy) -> Muster {
    Muster { four: army.players == 4, deck_building: false }
}

/// An army in one line.
fn summary(army: &ReadyArmy, common: &Common, pack: &Pack) -> String {
    let (name, units) = (in_lang(&army.name, common.lang), army.army.units.len());
    let faction = MythicSpeaker::new(common.lang, pack).faction(&army.army.faction);
    let (id, cost, points) = (&army.id, cost(army), muster(army).points());
    let players = army.players;
    match common.lang {
        text::Lang::En => format!(
            "{id}: {name}, {faction}, {units} units, {cost} of {points} points for {players} players, legal"
        ),
        text::Lang::Fr => format!(
            "{id} : {name}, {faction}, {units} unités, {cost} points sur {points} à {players} joueurs, légale"
        ),
    }
}

fn as_report(army: &ReadyArmy) -> Value {
    json!({
        "army": army.id,
        "name": army.name,
        "faction": army.army.faction,
        "players": army.players,
        "points": muster(army).points(),
        "cost": cost(army),
        "units": army.army.units.iter().map(|unit| unit.tag()).collect::<Vec<_>>(),
    })
}
