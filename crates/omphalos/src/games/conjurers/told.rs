//! What the tables of Conjurers tell: cards, the battle under way, and what players have.

use ::conjurers::{Conjurers, View};
use text::{Crier, Terminal, Verb};

use crate::games::{Asked, closest};

/// The answer to a question about the game.
pub(super) fn told(
    game: &Conjurers,
    crier: &Crier<'_>,
    view: &View,
    asked: Asked<'_>,
) -> Vec<String> {
    let Asked { verb, about, seat, words } = asked;
    match verb {
        Verb::Hand => crier.battle_as_text(game, view),
        Verb::Army => {
            let mut lines = crier.player_as_text(game, view, seat);
            lines.extend(crier.score_sheet(game, view, seat));
            lines
        }
        Verb::Look | Verb::Unit => {
            card(game, crier, about, words).unwrap_or_else(|sentence| vec![sentence])
        }
        _ => Vec::new(),
    }
}

/// A creature, item or artifact by its id or name.
fn card(
    game: &Conjurers,
    crier: &Crier<'_>,
    name: &str,
    words: Terminal,
) -> Result<Vec<String>, String> {
    let typed = name.trim().to_lowercase();
    let is_meant = |names: [String; 2]| names.iter().any(|name| name.to_lowercase() == typed);
    let creature = |id| [game.tag(id).to_owned(), crier.creature(game, id)];
    let equipment = |id| [game.card_tag(id).to_owned(), crier.card(game, id)];
    if let Some(found) = game.creatures().find(|&id| is_meant(creature(id))) {
        return Ok(crier.creature_card(game.creature(found)));
    }
    if let Some(found) = game.equipment().find(|&id| is_meant(equipment(id))) {
        return Ok(crier.equipment_card(game.card(found)));
    }
    let names = game.creatures().flat_map(creature).chain(game.equipment().flat_map(equipment));
    Err(words.unknown_card(name, &closest(name, names)))
}
