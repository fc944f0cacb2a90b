//! The units one can recruit, and what is on their cards.

use commands::units::{Shown, plain};
use mythic_table::Pack;
use mythic_words::MythicSpeaker;
use text::Lang;

/// The units of Mythic Battles.
pub(crate) fn shown(pack: &Pack, lang: Lang) -> Vec<Shown> {
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
