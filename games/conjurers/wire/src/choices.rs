//! Choices as they are offered: what each is about, what it costs and brings.

use ::conjurers::{
    Action, Choice, Column, Conjurers, CreatureId, Frame, Look, Resource, Slot, View, food_output,
    mine_output, pit, spoil, storage_output,
};
use kernel::{Hosted as _, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::snapshot::Amount;

/// What a choice is about. Its kind is the first word of its notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(rename = "ConjurersChoice")]
#[allow(missing_docs, reason = "the kinds are those of `conjurers::Choice`")]
pub enum ChoiceShown<'g> {
    Assistant {
        figure: &'static str,
    },
    Place {
        figure: &'static str,
        action: &'static str,
        /// What it brings when the figure is resolved.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Amount>>", optional)]
        gains: Vec<Amount>,
    },
    Stay {
        figure: &'static str,
    },
    Resolve {
        figure: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        action: Option<&'static str>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Amount>>", optional)]
        gains: Vec<Amount>,
    },
    Trade {
        pays: Amount,
        gains: Amount,
    },
    Hire {
        figure: &'static str,
        pays: Vec<Amount>,
    },
    Sacrifice {
        creature: &'g str,
        column: &'static str,
        gains: Vec<Amount>,
    },
    Buy {
        card: &'g str,
        pays: Vec<Amount>,
    },
    Spare {
        resource: &'static str,
    },
    Done,
    Fight {
        creature: &'g str,
    },
    Decline,
    Remove {
        creature: &'g str,
    },
    Summon {
        creature: &'g str,
        slot: u8,
    },
    Equip {
        card: &'g str,
    },
    Move {
        creature: &'g str,
        slot: u8,
    },
    Attack {
        creature: &'g str,
        /// Where it stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        slot: Option<u8>,
    },
    Devour {
        creature: &'g str,
        /// Where it stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        slot: Option<u8>,
    },
    Bind {
        creature: &'g str,
        target: &'g str,
        /// Where the target stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        slot: Option<u8>,
    },
    Break {
        creature: &'g str,
        /// Where it stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        slot: Option<u8>,
    },
    Pass,
    Adopt {
        magic: &'static str,
    },
    Steal {
        gains: Vec<Amount>,
    },
    Prize {
        creature: &'g str,
    },
    Take {
        resource: &'static str,
    },
}

impl<'g> ChoiceShown<'g> {
    /// A choice of the viewer.
    pub fn new(game: &'g Conjurers, view: &View, choice: Choice) -> Self {
        let look = Look::of_public(game, &view.public);
        let seat = game.asked(view).unwrap_or(Seat(0));
        let tag = |creature| game.tag(creature);
        let stands = |creature: CreatureId| look.place_of(creature).map(|place| place.slot.0);
        match choice {
            Choice::Assistant(figure) => Self::Assistant { figure: figure.name() },
            Choice::Place(figure, action) => Self::Place {
                figure: figure.name(),
                action: action.name(),
                gains: yields(&look, action),
            },
            Choice::Stay(figure) => Self::Stay { figure: figure.name() },
            Choice::Resolve(figure) => {
                let action = view.public.seat(seat).action_of(figure);
                Self::Resolve {
                    figure: figure.name(),
                    action: action.map(|action| action.name()),
                    gains: action.map(|action| yields(&look, action)).unwrap_or_default(),
                }
            }
            Choice::Trade { pay, gain } => {
                let (paid, gained) = look.trade(pay, gain).unwrap_or_default();
                Self::Trade { pays: Amount::new(pay, paid), gains: Amount::new(gain, gained) }
            }
            Choice::Hire(figure) => Self::Hire {
                figure: figure.name(),
                pays: look.hire_price(seat).map(Amount::of_price).unwrap_or_default(),
            },
            Choice::Sacrifice(creature, column) => Self::Sacrifice {
                creature: tag(creature),
                column: column.name(),
                gains: sacrifice(&look, game.creature(creature).level, column),
            },
            Choice::Buy(card) => {
                Self::Buy { card: game.card_tag(card), pays: Amount::of_price(game.price(card)) }
            }
            Choice::Spare(resource) => Self::Spare { resource: resource.name() },
            Choice::Done => Self::Done,
            Choice::Fight(creature) => Self::Fight { creature: tag(creature) },
            Choice::Decline => Self::Decline,
            Choice::Remove(creature) => Self::Remove { creature: tag(creature) },
            Choice::Summon(creature, Slot(slot)) => Self::Summon { creature: tag(creature), slot },
            Choice::Equip(card) => Self::Equip { card: game.card_tag(card) },
            Choice::Move(creature, Slot(slot)) => Self::Move { creature: tag(creature), slot },
            Choice::Attack(creature) => {
                Self::Attack { creature: tag(creature), slot: stands(creature) }
            }
            Choice::Devour(creature) => {
                Self::Devour { creature: tag(creature), slot: stands(creature) }
            }
            Choice::Bind { by, on } => {
                Self::Bind { creature: tag(by), target: tag(on), slot: stands(on) }
            }
            Choice::BreakFree(creature) => {
                Self::Break { creature: tag(creature), slot: stands(creature) }
            }
            Choice::Pass => Self::Pass,
            Choice::Adopt(magic) => Self::Adopt { magic: magic.name() },
            Choice::Steal(set) => Self::Steal { gains: spoils(&look, set.iter()) },
            Choice::Prize(creature) => Self::Prize { creature: tag(creature) },
            Choice::Take(resource) => Self::Take { resource: resource.name() },
        }
    }
}

/// What an action gives a figure: a mine at the end of each turn, the others when it is resolved.
fn yields(look: &Look<'_>, action: Action) -> Vec<Amount> {
    let phase = look.public.phase();
    if let Some(of) = action.mine() {
        vec![Amount::new(of, mine_output(of, phase))]
    } else if let Some(of) = action.storage() {
        vec![Amount::new(of, storage_output(of, phase))]
    } else if matches!(action, Action::WildAnimals | Action::FishingPond) {
        vec![Amount::new(Resource::Food, food_output(phase))]
    } else {
        Vec::new()
    }
}

/// What a sacrifice brings now. Without sapphires diamonds stand for them. [CON.4.16]
fn sacrifice(look: &Look<'_>, level: u8, column: Column) -> Vec<Amount> {
    let earlier = match look.public.frames.top() {
        Some(Frame::Pit(pit)) => pit.count,
        _ => 0,
    };
    let amount = pit::output(level, column, earlier).unwrap_or_default();
    let mut gains: Vec<Amount> = Vec::new();
    for &resource in column.resources() {
        let is_missing = resource == Resource::Sapphire && !look.game.has_sapphires();
        let name = if is_missing { Resource::Diamond } else { resource }.name();
        match gains.iter_mut().find(|gain| gain.resource == name) {
            Some(gain) => gain.amount += amount,
            None => gains.push(Amount { resource: name, amount }),
        }
    }
    gains
}

/// Half of each stock named, as the winner of a duel takes it.
fn spoils(look: &Look<'_>, named: impl Iterator<Item = Resource>) -> Vec<Amount> {
    let Some(&Frame::Spoils { from, .. }) = look.public.frames.top() else { return Vec::new() };
    let stock = &look.public.seat(from).stock;
    named.map(|resource| Amount::new(resource, spoil(stock.of(resource)))).collect()
}
