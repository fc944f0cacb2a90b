//! Armies of Pantheon, checked before a table is opened.

use hosting::{Failure, lang};
use pantheon::{ArmyKind, army_deck, budget, check_army};
use pantheon_table::Pack;
use pantheon_wire::{ArmyKindName, ArmyReport, ArmyToCheck};
use pantheon_words::PantheonSpeaker;
use protocol::{ArmyFaultShown, DeckCount};
use text::Refusal;

/// What an army costs, the deck it makes and every rule of recruiting that it breaks.
pub(crate) fn check(pack: &Pack, asked: &ArmyToCheck) -> Result<ArmyReport, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let unit = |id: &String| {
        let unit = pack.unit(id).map(|unit| &*unit.def);
        unit.ok_or_else(|| {
            let said = |lang| PantheonSpeaker::new(lang, pack).no_such_unit(id);
            Failure::bad("unit", Refusal::by_game(said)).in_lang(lang)
        })
    };
    let units = asked.units.iter().map(unit).collect::<Result<Vec<_>, _>>()?;
    if !(2..=4).contains(&asked.players) {
        let why = Refusal::Players(asked.players.into());
        return Err(Failure::bad("players", why).in_lang(lang));
    }
    let points = budget(asked.players);
    let kind = match asked.kind {
        ArmyKindName::Constructed => ArmyKind::Constructed { points, divinities: None },
        ArmyKindName::Draft => ArmyKind::Draft { points, divinities: None },
    };
    let speaker = PantheonSpeaker::new(lang, pack);
    let faults = check_army(&units, kind).into_iter().map(|fault| ArmyFaultShown {
        rule: fault.rule.0.to_owned(),
        text: speaker.army_breach(&fault.breach),
    });
    let deck = army_deck(&units).into_iter();
    let deck = deck.map(|(card, count)| DeckCount { card: card.to_owned(), count });
    Ok(ArmyReport {
        cost: units.iter().map(|unit| u16::from(unit.cost)).sum(),
        points,
        faults: faults.collect(),
        deck: deck.collect(),
    })
}
