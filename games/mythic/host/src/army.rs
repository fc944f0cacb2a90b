//! Armies of Mythic Battles, checked before a table is opened.

use hosting::{Failure, lang};
use mythic::{ART_OF_WAR, Army, Muster};
use mythic_table::Pack;
use mythic_wire::{ArmyReport, ArmyToCheck, GivenArmy};
use mythic_words::MythicSpeaker;
use protocol::{ArmyFaultShown, DeckCount};
use text::Refusal;

use crate::opening;

/// What an army costs, the deck it makes and every rule of recruiting that it breaks.
pub(crate) fn check(pack: &Pack, asked: ArmyToCheck) -> Result<ArmyReport, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let ArmyToCheck { faction, units, players, deck_building, .. } = asked;
    if players != 2 && players != 4 {
        return Err(Failure::bad("players", Refusal::Players(players.into())).in_lang(lang));
    }
    let given = GivenArmy::Own { faction, units };
    let Army { faction, units } =
        opening::army(pack, given).map_err(|failure| failure.in_lang(lang))?;
    let muster = Muster { four: players == 4, deck_building };
    let speaker = MythicSpeaker::new(lang, pack);
    let faults = muster.faults(&faction, &units).into_iter().map(|fault| ArmyFaultShown {
        rule: fault.rule().0.to_owned(),
        text: speaker.army_breach(&fault),
    });
    let art_of_war = DeckCount { card: "aow".to_owned(), count: ART_OF_WAR };
    let maneuvers = units.iter().map(|unit| DeckCount { card: unit.tag(), count: unit.maneuvers });
    Ok(ArmyReport {
        cost: units.iter().map(|unit| u16::from(unit.cost)).sum(),
        least: muster.least() as u16,
        points: muster.points() as u16,
        power: muster.first_points(&units),
        faults: faults.collect(),
        deck: std::iter::once(art_of_war).chain(maneuvers).collect(),
    })
}
