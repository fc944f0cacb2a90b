//! What the tables of Conjurers tell: cards, the battle under way, and what players have.

use conjurers::{Conjurers, View};
use conjurers_words::ConjurersSpeaker;
use text::{Terminal, Verb};

use commands::{Asked, closest};

/// The answer to a question about the game.
pub(crate) fn told(
    game: &Conjurers,
    speaker: &ConjurersSpeaker<'_>,
    view: &View,
    asked: Asked<'_>,
) -> Vec<String> {
    let Asked { verb, about, seat, words } = asked;
    match verb {
        Verb::Hand => speaker.battle_as_text(game, view),
        Verb::Army => {
            let mut lines = speaker.player_as_text(game, view, seat);
            lines.extend(speaker.score_sheet(game, view, seat));
            lines
        }
        Verb::Look | Verb::Unit => {
            card(game, speaker, about, words).unwrap_or_else(|sentence| vec![sentence])
        }
        _ => Vec::new(),
    }
}

/// A creature, item or artifact by its id or name.
fn card(
    game: &Conjurers,
    speaker: &ConjurersSpeaker<'_>,
    name: &str,
    words: Terminal,
) -> Result<Vec<String>, String> {
    let typed = name.trim().to_lowercase();
    let is_meant = |names: [String; 2]| names.iter().any(|name| name.to_lowercase() == typed);
    let creature = |id| [game.tag(id).to_owned(), speaker.creature(game, id)];
    let equipment = |id| [game.card_tag(id).to_owned(), speaker.card(game, id)];
    if let Some(found) = game.creatures().find(|&id| is_meant(creature(id))) {
        return Ok(speaker.creature_card(game.creature(found)));
    }
    if let Some(found) = game.equipment().find(|&id| is_meant(equipment(id))) {
        return Ok(speaker.equipment_card(game.card(found)));
    }
    let names = game.creatures().flat_map(creature).chain(game.equipment().flat_map(equipment));
    Err(words.unknown_card(name, &closest(name, names)))
}
