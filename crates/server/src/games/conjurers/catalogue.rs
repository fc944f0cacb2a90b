//! Cards, actions and words of Conjurers as a browser shows them.

use ::conjurers::catalog::{Ability, Element, EquipmentKind, Mythology};
use ::conjurers::{
    Action, Column, Figure, Pair, Phase, Resource, Settings, marketplace, minions, pit,
};
use content::{CardSet, Names};
use protocol::WordCard;
use protocol::conjurers::{
    AbilityCard, ActionCard, Amount, Catalogue, CreatureCard, ElementCard, EquipmentCard,
    MinionCard, RateCard, SacrificeCard,
};
use text::{Crier, Lang};

use crate::games::Packs;
use crate::shelf::levels;

/// The levels of creatures that are fought for.
const LEVELS: [u8; 4] = [2, 3, 4, 5];

/// Everything that a set of cards holds, and the tables of the rules.
pub(super) fn catalogue(packs: &Packs, lang: Lang) -> Catalogue {
    let crier = Crier::new(lang, &packs.cards);
    let settings = crier.settings(&Settings::default()).into_iter();
    Catalogue {
        creatures: creatures(&crier, &packs.cards, lang),
        equipment: equipment(&crier, &packs.cards, lang),
        minions: minion_cards(&crier),
        actions: actions(&crier),
        figures: Figure::ALL
            .iter()
            .map(|&of| word(of.name(), crier.figure(of), crier.figure_text(of)))
            .collect(),
        resources: Resource::ALL
            .iter()
            .map(|&of| word(of.name(), crier.resource(of), String::new()))
            .collect(),
        mythologies: Mythology::ALL
            .iter()
            .map(|&of| word(of.name(), crier.mythology(of), String::new()))
            .collect(),
        elements: Element::ALL
            .iter()
            .map(|&of| ElementCard {
                id: of.name(),
                name: crier.element(of),
                beats: of.beats().name(),
            })
            .collect(),
        rates: rates(),
        sacrifices: sacrifices(),
        settings: settings.map(|(id, _, name, text)| word(id, name, text)).collect(),
        levels: levels(&packs.speaker(lang)),
    }
}

fn word(id: &str, name: String, text: String) -> WordCard {
    WordCard { id: id.to_owned(), name, text, beta: None }
}

fn named(names: &Names, lang: Lang) -> String {
    match lang {
        Lang::En => names.en.clone(),
        Lang::Fr => names.fr.clone(),
    }
}

fn abilities(crier: &Crier<'_>, of: impl IntoIterator<Item = Ability>) -> Vec<AbilityCard> {
    let card = |ability: Ability| AbilityCard {
        id: ability.name(),
        x: ability.number(),
        name: crier.ability(ability),
        text: crier.ability_text(ability),
    };
    of.into_iter().map(card).collect()
}

fn creatures(crier: &Crier<'_>, cards: &CardSet, lang: Lang) -> Vec<CreatureCard> {
    let card = |card: &content::CreatureCard| CreatureCard {
        id: card.def.id.clone(),
        name: named(&card.name, lang),
        level: card.def.level,
        mythology: card.def.mythology.map(|of| of.name()),
        element: card.def.element.name(),
        health: card.def.health,
        dice: card.def.dice,
        abilities: abilities(crier, card.def.abilities.iter().copied()),
    };
    let mut creatures: Vec<CreatureCard> = cards.creatures.iter().map(card).collect();
    creatures.sort_by_key(|card| card.level);
    creatures
}

fn equipment(crier: &Crier<'_>, cards: &CardSet, lang: Lang) -> Vec<EquipmentCard> {
    let card = |card: &content::EquipmentCard| {
        let (shop, points) = match card.def.kind {
            EquipmentKind::Item { .. } => ("blacksmith", 0),
            EquipmentKind::Artifact { points, .. } => ("artificer", points),
        };
        EquipmentCard {
            id: card.def.id.clone(),
            name: named(&card.name, lang),
            shop,
            copies: card.def.copies(),
            mythology: card.def.mythology().map(|of| of.name()),
            points,
            price: Amount::of_price(card.def.price),
            abilities: abilities(crier, card.def.abilities.iter().copied()),
        }
    };
    cards.equipment.iter().map(card).collect()
}

fn minion_cards(crier: &Crier<'_>) -> Vec<MinionCard> {
    let card = |mythology: Mythology, level: u8| {
        let size = minions::size(level);
        let listed = minions::listed(mythology, level).into_iter().flatten();
        MinionCard {
            mythology: mythology.name(),
            level,
            health: size.health,
            dice: size.dice,
            abilities: abilities(crier, listed),
        }
    };
    let all = Mythology::ALL.iter();
    all.flat_map(|&mythology| LEVELS.map(|level| card(mythology, level))).collect()
}

/// A house is called after its player at the table; here it stands for all of them.
fn actions(crier: &Crier<'_>) -> Vec<ActionCard> {
    let card = |&action: &Action| ActionCard {
        id: action.name(),
        name: if action.house().is_some() { String::new() } else { crier.action(action) },
        text: crier.action_text(action),
        opens: action.opens().name(),
        figures: Figure::ALL
            .iter()
            .filter(|figure| figure.works_on(action))
            .map(|figure| figure.name())
            .collect(),
    };
    Action::ALL.iter().map(card).collect()
}

fn rates() -> Vec<RateCard> {
    let card = |pay: Pair, gain: Pair| {
        let (paid, gained) = marketplace::rate(pay, gain);
        let mut phases = Phase::ALL.iter().filter(|&&phase| marketplace::may_yield(gain, phase));
        let from = phases.next().copied().unwrap_or(Phase::Four).name();
        RateCard { pay: pay.name(), gain: gain.name(), paid, gained, from }
    };
    let all = Pair::ALL.iter();
    all.flat_map(|&pay| Pair::ALL.iter().map(move |&gain| card(pay, gain))).collect()
}

fn sacrifices() -> Vec<SacrificeCard> {
    let card = |level: u8, column: Column| {
        let amount = pit::full_output(level, column)?;
        Some(SacrificeCard { level, column: column.name(), amount })
    };
    let levels = 1..=5;
    levels
        .flat_map(|level| Column::ALL.iter().filter_map(move |&column| card(level, column)))
        .collect()
}
