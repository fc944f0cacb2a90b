//! The creatures, items and artifacts, and what is on their cards.

use commands::units::{Shown, plain};
use conjurers::catalog::{Ability, EquipmentKind};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use serde_json::Value;
use text::Lang;

/// The creatures, items and artifacts of Conjurers.
pub(crate) fn shown(cards: &CardSet, lang: Lang) -> Vec<Shown> {
    let speaker = ConjurersSpeaker::new(lang, cards);
    let of = |names: &content::Names| match lang {
        Lang::En => names.en.clone(),
        Lang::Fr => names.fr.clone(),
    };
    let made =
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
        let one = made(&def.id, &card.name, "creature", &def.abilities, told);
        Shown { def: plain(&**def), ..one }
    });
    let equipment = cards.equipment.iter().map(|card| {
        let (def, told) = (&card.def, speaker.equipment_card(&card.def));
        let kind = match def.kind {
            EquipmentKind::Item { .. } => "item",
            EquipmentKind::Artifact { .. } => "artifact",
        };
        let one = made(&def.id, &card.name, kind, &def.abilities, told);
        Shown { def: plain(&**def), ..one }
    });
    creatures.chain(equipment).collect()
}
