//! Ready-made armies, and whether an army keeps to the rules.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use commands::army::{ArmyCommand, CheckArgs, Common, ShowArgs, in_lang, refuse};
use pantheon_table::{Army, ArmyUse, Pack, read_army};
use pantheon_words::{LIBRARY, PantheonSpeaker};
use serde_json::{Value, json};
use text::Lang;

use crate::whole;

/// Does what was asked; says whether an army is legal.
pub(crate) fn run(command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
    match command {
        ArmyCommand::Check(args) => check(args, out),
        ArmyCommand::List(args) => list(&args.common, out),
        ArmyCommand::Show(args) => show(args, out),
    }
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> anyhow::Result<bool> {
    let Common { lang, json, .. } = args.common;
    let pack = whole(args.common.pack.dirs())?;
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
            Ok(true)
        }
        Err(faults) => {
            let speaker = PantheonSpeaker::new(lang, &pack);
            refuse(args, &faults, &|fault| speaker.fault_told(fault), LIBRARY, out)?;
            Ok(false)
        }
    }
}

fn list(common: &Common, out: &mut dyn Write) -> anyhow::Result<bool> {
    let pack = whole(common.pack.dirs())?;
    if common.json {
        let armies: Vec<Value> = pack.armies().iter().map(as_report).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&armies)?)?;
    } else {
        for army in pack.armies() {
            writeln!(out, "{}", summary(army, common.lang))?;
            writeln!(out, "    {}", in_lang(&army.description, common.lang))?;
        }
    }
    Ok(true)
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> anyhow::Result<bool> {
    let lang = args.common.lang;
    let pack = whole(args.common.pack.dirs())?;
    let army = find(&pack, &args.id)?;
    if args.common.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_report(army))?)?;
        return Ok(true);
    }
    writeln!(out, "{}", summary(army, lang))?;
    writeln!(out, "{}", in_lang(&army.description, lang))?;
    for def in &army.units {
        let name = pack.unit(&def.id).map_or(&def.id[..], |unit| in_lang(&unit.name, lang));
        writeln!(out, "{:>4}  {name} ({})", def.cost, def.id)?;
    }
    Ok(true)
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
