//! `omphalos units`: the units one can recruit, and what is on their dashboards and cards.

mod others;

use std::io::{self, Write};

use ::conjurers::Conjurers;
use ::mythic::Mythic;
use anyhow::bail;
use pantheon::catalog::{Talent, UnitType};
use pantheon::{Edition, RULESET};
use pantheon_table::{Pack, Unit};
use pantheon_words::PantheonSpeaker;
use serde_json::{Value, json};
use text::Lang;

use crate::games::{AtHand as _, Ruleset, ruleset_parser};
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
pub(crate) struct UnitsArgs {
    /// Id or name of a unit; letter case does not matter
    id: Option<String>,

    /// Only units of this type; of Conjurers `creature`, `item` or `artifact`
    #[arg(long = "type", value_name = "TYPE", conflicts_with = "id")]
    unit_type: Option<String>,

    /// Only units with this talent; of Conjurers cards with this ability
    #[arg(long, value_name = "TALENT", conflicts_with = "id")]
    talent: Option<String>,

    /// The rules whose units, or cards, are shown
    #[arg(long, value_name = "R", default_value = RULESET, value_parser = ruleset_parser())]
    ruleset: Ruleset,

    #[command(flatten)]
    pack: PackArgs,

    /// The language of names and texts
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The word of a list that was asked for, if one was.
fn wanted<'w>(
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

/// Runs the command.
pub(crate) fn run(args: &UnitsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let edition = match args.ruleset {
        Ruleset::Pantheon(edition) => edition,
        Ruleset::Mythic => {
            let pack = Mythic::pack(args.pack.dirs())?;
            return others::print(args, &others::mythic(&pack, args.lang), out);
        }
        Ruleset::Conjurers => {
            let cards = Conjurers::pack(args.pack.dirs())?;
            return others::print(args, &others::conjurers(&cards, args.lang), out);
        }
    };
    let pack = args.pack.load()?;
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
    out: &mut impl Write,
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
    out: &mut impl Write,
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
