//! What it is worth to put a figure on an action.

use conjurers::catalog::EquipmentKind;
use conjurers::{Action, Choice, Column, Figure, Look, Price, Resource, Shop, pit, storage_output};

use crate::standing::{POINTS_PER_WOOD, Standing};

/// What starting the next turn is worth, in points.
const START: f64 = 1.0;

/// What one placement promises, in points.
pub(crate) fn placement(standing: &Standing<'_>, choice: Choice) -> f64 {
    match choice {
        Choice::Place(figure, action) => {
            let worth = errand(standing, action);
            let state = standing.state();
            let other = state.figures.iter().any(|assistant| {
                assistant != Figure::Conjurer
                    && !state.allocated.contains(assistant)
                    && assistant.works_on(action)
            });
            if figure == Figure::Conjurer && other {
                worth - standing.lore.foresight.leaves
            } else {
                worth
            }
        }
        _ => 0.0,
    }
}

/// What an action is worth to a player, in points.
pub(crate) fn errand(standing: &Standing<'_>, action: Action) -> f64 {
    let state = standing.state();
    let left = standing.calendar.left;
    if let Some(resource) = action.mine() {
        let share = match standing.public.mines[resource.index()] {
            Some(seat) if seat == standing.seat => standing.lore.foresight.again,
            Some(_) => standing.lore.foresight.bars,
            None => 1.0,
        };
        return share * standing.mine_woods(resource) * POINTS_PER_WOOD;
    }
    if let Some(resource) = action.storage() {
        let amount = storage_output(resource, standing.public.phase());
        let plain = standing.worth_of(resource, amount) + standing.saving(&[(resource, amount)]);
        if !standing.goes_to_artificer() {
            return plain;
        }
        // What comes in time for the artificer is worth what it pays for.
        let mut stock = standing.gathered();
        let before = standing.basket(&stock).worth;
        stock.add(resource, amount);
        return plain.max(standing.basket(&stock).worth - before);
    }
    if let Some(mythology) = action.battleground() {
        return standing.ground_worth(mythology);
    }
    if let Some(other) = action.house() {
        return standing.duel_worth(other);
    }
    match action {
        Action::WildAnimals | Action::FishingPond => standing.food_worth(standing.food_output()),
        Action::Tavern => START * f64::from(u8::from(left > 0)),
        Action::GuildHouse => {
            let price = Look::of_public(standing.game, standing.public).hire_price(standing.seat);
            match price {
                Some(price) if state.stock.covers(price) => {
                    standing.hand_worth() - standing.woods(price) * standing.wood_worth()
                }
                _ => 0.0,
            }
        }
        Action::Artificer => visit(standing),
        Action::Blacksmith => best_purchase(standing),
        Action::Marketplace => exchange(standing),
        Action::SacrificialPit => best_sacrifice(standing).map_or(0.0, |(_, worth)| worth),
        _ => 0.0,
    }
}

/// What all artifacts that can be paid are worth together.
fn visit(standing: &Standing<'_>) -> f64 {
    let foresight = &standing.lore.foresight;
    let basket = standing.basket(&standing.gathered());
    let price = foresight.thrift * basket.woods * standing.wood_worth();
    foresight.visit * (basket.worth - price)
}

/// What the best item that can be paid is worth.
fn best_purchase(standing: &Standing<'_>) -> f64 {
    let game = standing.game;
    let discount = Look::of_public(game, standing.public).discount(standing.seat, true);
    game.equipment()
        .filter(|&card| {
            standing.public.shelf[card.index()] > 0 && game.shop_of(card) == Shop::Blacksmith
        })
        .filter(|&card| standing.state().stock.lacks(game.price(card)) <= u16::from(discount))
        .map(|card| purchase(standing, card))
        .fold(0.0, f64::max)
}

/// What a purchase is worth less its price, and less the assistant for whom nothing would be left.
pub(crate) fn purchase(standing: &Standing<'_>, card: conjurers::EquipmentId) -> f64 {
    let game = standing.game;
    let worth = standing.card_worth(card);
    let share = match game.card(card).kind {
        // Points are what resources are for.
        EquipmentKind::Artifact { .. } => 0.4,
        EquipmentKind::Item { .. } => 0.8,
    };
    let price = game.price(card);
    let gain = worth - share * standing.woods(price) * standing.wood_worth();
    if standing.can_spare(price) { gain } else { gain - standing.hand_worth().max(0.0) }
}

/// What trading is worth: how much nearer it brings the best wish that is nearly within reach.
fn exchange(standing: &Standing<'_>) -> f64 {
    let stock = &standing.state().stock;
    let mut best = 0.0;
    standing.wishes(|price: Price, worth| {
        let ready = standing.readiness(stock, price);
        if ready < 1.0 && ready > 0.4 {
            let spare = spare_woods(standing, price);
            let lacks = (1.0 - ready) * standing.woods(price);
            if spare > 1.8 * lacks {
                best = f64::max(best, worth * (1.0 - ready * ready) * 0.5);
            }
        }
    });
    best
}

/// What is left in woods once a price is set aside.
fn spare_woods(standing: &Standing<'_>, price: Price) -> f64 {
    let stock = &standing.state().stock;
    conjurers::Resource::TRADED
        .iter()
        .map(|&of| {
            let spare = stock.of(of).saturating_sub(price.of(of).into());
            f64::from(spare) * standing.lore.foresight.woods(of)
        })
        .sum()
}

/// The best single sacrifice, as the first of an action, and what it is worth.
pub(crate) fn best_sacrifice(standing: &Standing<'_>) -> Option<(Choice, f64)> {
    let army = standing.state().army.iter();
    army.flat_map(|creature| {
        let level = standing.game.creature(creature).level;
        let columns = Column::ALL.iter().copied();
        columns.filter(move |&column| pit::full_output(level, column).is_some()).map(
            move |column| {
                let choice = Choice::Sacrifice(creature, column);
                (choice, sacrifice(standing, creature, column, 0))
            },
        )
    })
    .max_by(|(_, a), (_, b)| a.total_cmp(b))
    .filter(|&(_, worth)| worth > 0.0)
}

/// What a sacrifice is worth after so many others of the same action.
pub(crate) fn sacrifice(
    standing: &Standing<'_>,
    creature: conjurers::CreatureId,
    column: Column,
    earlier: u8,
) -> f64 {
    let level = standing.game.creature(creature).level;
    let amount = pit::output(level, column, earlier).unwrap_or(0);
    let gains = column.resources().iter().map(|&resource| (resource, amount));
    let worth: f64 = gains.clone().map(|(of, amount)| standing.worth_of(of, amount)).sum();
    let mut saved = [(Resource::Wood, 0); 2];
    saved.iter_mut().zip(gains).for_each(|(saved, gain)| *saved = gain);
    worth + standing.saving(&saved) - standing.keeping(creature)
}
