//! The units one can recruit, and what is on their dashboards.

use std::io::{self, Write};

use commands::units::{UnitsArgs, wanted};
use pantheon::Edition;
use pantheon::catalog::{Talent, UnitType};
use pantheon_table::{Pack, Unit};
use pantheon_words::PantheonSpeaker;
use serde_json::{Value, json};

use crate::{edition_of, whole};

/// Runs the command.
pub(crate) fn run(args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let edition = edition_of(args.ruleset.id());
    let pack = whole(args.pack.dirs())?;
    let speaker = PantheonSpeaker::new(args.lang, &pack);
    match &args.id {
        Some(name) => {
            let unit = speaker.find_unit(name)?;
            if args.json {
                writeln!(out, "{:#}", unit_json(&speaker, &edition, unit))?;
            } else {
                write!(out, "{}", speaker.unit_sheet(&unit.def, &edition))?;
            }
        }
        None => print_all(args, edition, &pack, &speaker, out)?,
    }
    Ok(())
}

fn print_all(
    args: &UnitsArgs,
    edition: Edition,
    pack: &Pack,
    speaker: &PantheonSpeaker<'_>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let types: Vec<&str> = UnitType::ALL.iter().map(|word| word.name()).collect();
    let talents: Vec<&str> = Talent::ALL.iter().map(|word| word.name()).collect();
    let unit_type = wanted("--type", args.unit_type.as_deref(), &types)?;
    let talent = wanted("--talent", args.talent.as_deref(), &talents)?;
    let has = |unit: &Unit, name: &str| unit.def.talents.iter().any(|one| one.name() == name);
    let units: Vec<&Unit> = (pack.units().iter())
        .filter(|unit| unit_type.is_none_or(|name| unit.def.unit_type.name() == name))
        .filter(|unit| talent.is_none_or(|name| has(unit, name)))
        .collect();
    if args.json {
        let units: Vec<Value> =
            units.iter().map(|unit| unit_json(speaker, &edition, unit)).collect();
        writeln!(out, "{:#}", json!({ "units": units }))?;
        return Ok(());
    }
    anyhow::ensure!(!units.is_empty(), "no unit has this type and talent");
    print_table(speaker, &units, out)?;
    Ok(())
}

fn print_table(
    speaker: &PantheonSpeaker<'_>,
    units: &[&Unit],
    out: &mut dyn Write,
) -> io::Result<()> {
    write!(out, "{}", speaker.unit_table(units.iter().map(|unit| &*unit.def)))
}

/// A unit as data, with the texts people read.
fn unit_json(speaker: &PantheonSpeaker<'_>, edition: &Edition, unit: &Unit) -> Value {
    let def = &unit.def;
    let talents = def.talents.iter().map(|&talent| {
        json!({ "id": talent, "name": speaker.name(talent), "text": speaker.about_in(talent, edition) })
    });
    let powers = def.powers.iter().enumerate().map(|(index, power)| {
        json!({
            "id": power.id,
            "name": speaker.power_name(def, index),
            "kind": power.kind,
            "cost": power.cost,
            "tokens": power.tokens,
            "terms": speaker.power_terms(def, index),
            "text": speaker.power_text(def, index),
        })
    });
    json!({
        "id": def.id,
        "name": speaker.unit(def),
        "type": def.unit_type,
        "class": def.class,
        "mythology": def.mythology,
        "veteran_of": def.veteran_of,
        "cost": def.cost,
        "activation_cards": def.activation_cards,
        "strategic_value": def.strategic_value,
        "vitality": def.full_vitality(),
        "rows": def.rows,
        "talents": talents.collect::<Vec<_>>(),
        "powers": powers.collect::<Vec<_>>(),
        "designed": def.designed,
    })
}
