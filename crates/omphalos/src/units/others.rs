//! Units of Mythic Battles (2012), and the cards of Conjurers.

use std::io::Write;

use anyhow::{bail, ensure};
use content::CardSet;
use content::mythic_2012::Pack;
use serde_json::{Value, json};
use text::{Crier, Herald, Lang};

use super::UnitsArgs;

/// A unit or card as it is shown.
pub(super) struct Shown {
    id: String,
    name: String,
    /// What it is, in one line of the list.
    line: String,
    /// All that stands on it.
    card: Vec<String>,
    def: Value,
}

/// The units of Mythic Battles.
pub(super) fn mythic(pack: &Pack, lang: Lang) -> Vec<Shown> {
    let herald = Herald::new(lang, pack);
    let shown = pack.units.iter().map(|unit| {
        let card = herald.unit_card(&unit.def);
        Shown {
            id: unit.def.tag(),
            name: herald.unit_name(&unit.def),
            line: card.first().cloned().unwrap_or_default(),
            def: plain(&*unit.def),
            card,
        }
    });
    shown.collect()
}

/// The creatures, items and artifacts of Conjurers.
pub(super) fn conjurers(cards: &CardSet, lang: Lang) -> Vec<Shown> {
    let crier = Crier::new(lang, cards);
    let of = |names: &content::Names| match lang {
        Lang::En => names.en.clone(),
        Lang::Fr => names.fr.clone(),
    };
    let shown = |id: &str, names: &content::Names, card: Vec<String>, def: Value| Shown {
        id: id.to_owned(),
        name: of(names),
        line: card.first().cloned().unwrap_or_default(),
        card,
        def,
    };
    let creatures = cards.creatures.iter().map(|card| {
        shown(&card.def.id, &card.name, crier.creature_card(&card.def), plain(&*card.def))
    });
    let equipment = cards.equipment.iter().map(|card| {
        shown(&card.def.id, &card.name, crier.equipment_card(&card.def), plain(&*card.def))
    });
    creatures.chain(equipment).collect()
}

fn plain(def: &impl serde::Serialize) -> Value {
    serde_json::to_value(def).expect("definitions are plain data")
}

/// Prints the one that was named, or all.
pub(super) fn print(args: &UnitsArgs, all: &[Shown], out: &mut impl Write) -> anyhow::Result<()> {
    ensure!(
        args.unit_type.is_none() && args.talent.is_none(),
        "--type and --talent are not for {}",
        args.ruleset.id()
    );
    let Some(name) = &args.id else {
        if args.json {
            let units: Vec<Value> = all.iter().map(as_json).collect();
            writeln!(out, "{:#}", json!({ "units": units }))?;
            return Ok(());
        }
        let width = all.iter().map(|one| one.id.chars().count()).max().unwrap_or(0);
        for one in all {
            writeln!(out, "{:<width$}  {}", one.id, one.line)?;
        }
        return Ok(());
    };
    let typed = name.trim().to_lowercase();
    let Some(one) = all.iter().find(|one| one.id == typed || one.name.to_lowercase() == typed)
    else {
        let known: Vec<&str> =
            all.iter().flat_map(|one| [one.id.as_str(), one.name.as_str()]).collect();
        match content::nearest(name, &known) {
            Some(near) => bail!("nothing is called `{name}`; did you mean `{near}`?"),
            None => bail!("nothing is called `{name}`; without a name all are listed"),
        }
    };
    match args.json {
        true => writeln!(out, "{:#}", as_json(one))?,
        false => writeln!(out, "{}", one.card.join("\n"))?,
    }
    Ok(())
}

fn as_json(one: &Shown) -> Value {
    json!({ "id": one.id, "name": one.name, "text": one.card, "def": one.def })
}
