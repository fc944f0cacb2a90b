//! Units of Mythic Battles (2012), and the cards of Conjurers.

use std::collections::BTreeSet;
use std::io::Write;

use ::conjurers::catalog::{Ability, EquipmentKind};
use anyhow::{bail, ensure};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use mythic_table::Pack;
use mythic_words::MythicSpeaker;
use serde_json::{Value, json};
use text::Lang;

use super::{UnitsArgs, wanted};

/// A unit or card as it is shown.
pub(super) struct Shown {
    id: String,
    name: String,
    /// The word for its type.
    kind: &'static str,
    /// The words for its talents or abilities, on whichever of its cards.
    talents: Vec<&'static str>,
    /// What it is, in one line of the list.
    line: String,
    /// All that stands on it.
    card: Vec<String>,
    def: Value,
}

/// The units of Mythic Battles.
pub(super) fn mythic(pack: &Pack, lang: Lang) -> Vec<Shown> {
    let speaker = MythicSpeaker::new(lang, pack);
    let shown = pack.units.iter().map(|unit| {
        let card = speaker.unit_card(&unit.def);
        let talents = unit.def.cards.iter().flat_map(|card| &card.talents);
        Shown {
            id: unit.def.tag(),
            name: speaker.unit_name(&unit.def),
            kind: unit.def.kind.name(),
            talents: talents.map(|one| one.talent.name()).collect(),
            line: card.first().cloned().unwrap_or_default(),
            def: plain(&*unit.def),
            card,
        }
    });
    shown.collect()
}

/// The creatures, items and artifacts of Conjurers.
pub(super) fn conjurers(cards: &CardSet, lang: Lang) -> Vec<Shown> {
    let speaker = ConjurersSpeaker::new(lang, cards);
    let of = |names: &content::Names| match lang {
        Lang::En => names.en.clone(),
        Lang::Fr => names.fr.clone(),
    };
    let shown =
        |id: &str, names: &content::Names, kind, abilities: &[Ability], card: Vec<_>| Shown {
            id: id.to_owned(),
            name: of(names),
            kind,
            talents: abilities.iter().map(|ability| ability.name()).collect(),
            line: card.first().cloned().unwrap_or_default(),
            card,
            def: Value::Null,
        };
    let creatures = cards.creatures.iter().map(|card| {
        let (def, told) = (&card.def, speaker.creature_card(&card.def));
        let one = shown(&def.id, &card.name, "creature", &def.abilities, told);
        Shown { def: plain(&**def), ..one }
    });
    let equipment = cards.equipment.iter().map(|card| {
        let (def, told) = (&card.def, speaker.equipment_card(&card.def));
        let kind = match def.kind {
            EquipmentKind::Item { .. } => "item",
            EquipmentKind::Artifact { .. } => "artifact",
        };
        let one = shown(&def.id, &card.name, kind, &def.abilities, told);
        Shown { def: plain(&**def), ..one }
    });
    creatures.chain(equipment).collect()
}

fn plain(def: &impl serde::Serialize) -> Value {
    serde_json::to_value(def).expect("definitions are plain data")
}

/// Those of the type and with the talent that were asked for.
fn fitting<'s>(args: &UnitsArgs, all: &'s [Shown]) -> anyhow::Result<Vec<&'s Shown>> {
    let each_once = |words: &mut dyn Iterator<Item = &'static str>| -> Vec<&'static str> {
        words.collect::<BTreeSet<_>>().into_iter().collect()
    };
    let kinds = each_once(&mut all.iter().map(|one| one.kind));
    let talents = each_once(&mut all.iter().flat_map(|one| one.talents.iter().copied()));
    let kind = wanted("--type", args.unit_type.as_deref(), &kinds)?;
    let talent = wanted("--talent", args.talent.as_deref(), &talents)?;
    let fits = |one: &&Shown| {
        kind.is_none_or(|word| one.kind == word)
            && talent.is_none_or(|word| one.talents.contains(&word))
    };
    Ok(all.iter().filter(fits).collect())
}

/// Prints the one that was named, or all that fit.
pub(super) fn print(args: &UnitsArgs, all: &[Shown], out: &mut impl Write) -> anyhow::Result<()> {
    let Some(name) = &args.id else {
        let all = fitting(args, all)?;
        if args.json {
            let units: Vec<Value> = all.into_iter().map(as_json).collect();
            writeln!(out, "{:#}", json!({ "units": units }))?;
            return Ok(());
        }
        ensure!(!all.is_empty(), "no unit has this type and talent");
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
    json!({ "id": one.id, "name": one.name, "type": one.kind, "text": one.card, "def": one.def })
}
