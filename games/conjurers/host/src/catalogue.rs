//! Cards, actions and words of Conjurers as a browser shows them.

use conjurers::catalog::{Ability, CreatureDef, Element, EquipmentDef, EquipmentKind, Mythology};
use conjurers::{
    Action, Column, Conjurers, Figure, Pair, Phase, Resource, Settings, marketplace, minions, pit,
};
use conjurers_table::CardSet;
use conjurers_wire::{
    AbilityCard, ActionCard, Amount, Catalogue, CreatureCard, ElementCard, EquipmentCard,
    MinionCard, RateCard, SacrificeCard,
};
use conjurers_words::ConjurersSpeaker;
use hosting::levels;
use protocol::WordCard;
use text::{Lang, Speaker};

/// The levels of creatures that are fought for.
const LEVELS: [u8; 4] = [2, 3, 4, 5];

/// Everything that a set of cards holds, and the tables of the rules.
pub(crate) fn catalogue(cards: &CardSet, lang: Lang) -> Catalogue {
    let speaker = ConjurersSpeaker::new(lang, cards);
    let mut creatures: Vec<CreatureCard> =
        cards.creatures.iter().map(|card| creature_card(&speaker, &card.def)).collect();
    creatures.sort_by_key(|card| card.level);
    let settings = speaker.settings(&Settings::default()).into_iter();
    Catalogue {
        creatures,
        equipment: cards.equipment.iter().map(|card| equipment_card(&speaker, &card.def)).collect(),
        minions: minion_cards(&speaker),
        actions: actions(&speaker),
        figures: Figure::ALL
            .iter()
            .map(|&of| word(of.name(), speaker.figure(of), speaker.figure_text(of)))
            .collect(),
        resources: Resource::ALL
            .iter()
            .map(|&of| word(of.name(), speaker.resource(of), String::new()))
            .collect(),
        mythologies: Mythology::ALL
            .iter()
            .map(|&of| word(of.name(), speaker.mythology(of), String::new()))
            .collect(),
        elements: Element::ALL
            .iter()
            .map(|&of| ElementCard {
                id: of.name(),
                name: speaker.element(of),
                beats: of.beats().name(),
            })
            .collect(),
        rates: rates(),
        sacrifices: sacrifices(),
        settings: settings.map(|(id, _, name, text)| word(id, name, text)).collect(),
        levels: levels(&Speaker::new(lang)),
    }
}

fn word(id: &str, name: String, text: String) -> WordCard {
    WordCard { id: id.to_owned(), name, text, beta: None }
}

fn abilities(
    speaker: &ConjurersSpeaker<'_>,
    of: impl IntoIterator<Item = Ability>,
) -> Vec<AbilityCard> {
    let card = |ability: Ability| AbilityCard {
        id: ability.name(),
        x: ability.number(),
        name: speaker.ability(ability),
        text: speaker.ability_text(ability),
    };
    of.into_iter().map(card).collect()
}

/// Cards of a table that the set does not have as they are there.
pub(crate) fn own_cards(game: &Conjurers, cards: &CardSet, lang: Lang) -> Catalogue {
    let speaker = ConjurersSpeaker::new(lang, cards);
    let setup = game.setup();
    let creatures = setup
        .creatures
        .iter()
        .filter(|def| cards.creature(&def.id).is_none_or(|card| card.def != **def));
    let equipment = setup
        .equipment
        .iter()
        .filter(|def| cards.equipment(&def.id).is_none_or(|card| card.def != **def));
    Catalogue {
        creatures: creatures.map(|def| creature_card(&speaker, def)).collect(),
        equipment: equipment.map(|def| equipment_card(&speaker, def)).collect(),
        ..Catalogue::default()
    }
}

fn creature_card(speaker: &ConjurersSpeaker<'_>, def: &CreatureDef) -> CreatureCard {
    CreatureCard {
        id: def.id.clone(),
        name: speaker.creature_name(def),
        level: def.level,
        mythology: def.mythology.map(|of| of.name()),
        element: def.element.name(),
        health: def.health,
        dice: def.dice,
        abilities: abilities(speaker, def.abilities.iter().copied()),
    }
}

fn equipment_card(speaker: &ConjurersSpeaker<'_>, def: &EquipmentDef) -> EquipmentCard {
    let (shop, points) = match def.kind {
        EquipmentKind::Item { .. } => ("blacksmith", 0),
        EquipmentKind::Artifact { points, .. } => ("artificer", points),
    };
    EquipmentCard {
        id: def.id.clone(),
        name: speaker.equipment_name(def),
        shop,
        copies: def.copies(),
        mythology: def.mythology().map(|of| of.name()),
        points,
        price: Amount::of_price(def.price),
        abilities: abilities(speaker, def.abilities.iter().copied()),
    }
}

fn minion_cards(speaker: &ConjurersSpeaker<'_>) -> Vec<MinionCard> {
    let card = |mythology: Mythology, level: u8| {
        let size = minions::size(level);
        let listed = minions::listed(mythology, level).into_iter().flatten();
        MinionCard {
            mythology: mythology.name(),
            level,
            health: size.health,
            dice: size.dice,
            abilities: abilities(speaker, listed),
        }
    };
    let all = Mythology::ALL.iter();
    all.flat_map(|&mythology| LEVELS.map(|level| card(mythology, level))).collect()
}

/// A house is called after its player at the table; here it stands for all of them.
fn actions(speaker: &ConjurersSpeaker<'_>) -> Vec<ActionCard> {
    let card = |&action: &Action| ActionCard {
        id: action.name(),
        name: if action.house().is_some() { String::new() } else { speaker.action(action) },
        text: speaker.action_text(action),
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
