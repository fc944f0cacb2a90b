//! Choices as they are offered: a label, what each is about, what it costs and brings.

use ::conjurers::{
    Action, Choice, Column, Conjurers, Frame, Look, Resource, Slot, View, food_output, mine_output,
    pit, spoil, storage_output,
};
use kernel::{Hosted as _, Notation, Seat};
use protocol::Words;
use serde::Serialize;
use ts_rs::TS;

use crate::snapshot::Amount;

/// What kind of choice it is: the first word of its notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ConjurersChoiceKind")]
#[allow(missing_docs, reason = "the kinds are those of `conjurers::Choice`")]
pub enum ChoiceKind {
    Assistant,
    Place,
    Stay,
    Resolve,
    Trade,
    Hire,
    Sacrifice,
    Buy,
    Spare,
    #[default]
    Done,
    Fight,
    Decline,
    Remove,
    Summon,
    Equip,
    Move,
    Attack,
    Devour,
    Bind,
    Break,
    Pass,
    Adopt,
    Steal,
    Prize,
    Take,
}

protocol::offer! {
    #[ts(rename = "ConjurersOffer")]
    about {
        /// Under which heading it stands where there are many.
        heading: String,
        /// The action it is about.
        action: &'static str,
        /// The figure it is about.
        figure: &'static str,
        /// The creature it is about.
        creature: &'g str,
        /// The creature it is aimed at.
        target: &'g str,
        /// The item or artifact it is about.
        card: &'g str,
        /// The slot it leads to, or in which the creature stands.
        slot: u8,
        /// The resource it spares or takes.
        resource: &'static str,
        /// The column of the pit.
        column: &'static str,
        /// What a magician adopts.
        magic: &'static str,
    }
    besides {
        /// What it costs at once.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Amount>>", optional)]
        pays: Vec<Amount>,
        /// What it brings: at once, or when the figure is resolved.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Amount>>", optional)]
        gains: Vec<Amount>,
    }
}

impl<'g> Offer<'g> {
    /// A choice of the viewer, with its label.
    pub fn new(
        game: &'g Conjurers,
        view: &View,
        words: &impl Words<Conjurers>,
        choice: Choice,
    ) -> Self {
        let mut offer = Self::bare(game, view, choice);
        offer.label = words.choice(game, view, choice);
        offer.heading = words.heading(game, view, choice);
        offer
    }

    /// What the choice is about, without words.
    fn bare(game: &'g Conjurers, view: &View, choice: Choice) -> Self {
        let mut offer = Self { notation: Notation::write(game, &choice), ..Self::default() };
        let look = Look::of_public(game, &view.public);
        let seat = game.asked(view).unwrap_or(Seat(0));
        let tag = |creature| Some(game.tag(creature));
        let stands = |creature| look.place_of(creature).map(|place| place.slot.0);
        offer.kind = match choice {
            Choice::Assistant(figure) => {
                offer.figure = Some(figure.name());
                ChoiceKind::Assistant
            }
            Choice::Place(figure, action) => {
                (offer.figure, offer.action) = (Some(figure.name()), Some(action.name()));
                offer.gains = yields(&look, action);
                ChoiceKind::Place
            }
            Choice::Stay(figure) => {
                offer.figure = Some(figure.name());
                ChoiceKind::Stay
            }
            Choice::Resolve(figure) => {
                let action = view.public.seat(seat).action_of(figure);
                offer.figure = Some(figure.name());
                offer.action = action.map(|action| action.name());
                offer.gains = action.map(|action| yields(&look, action)).unwrap_or_default();
                ChoiceKind::Resolve
            }
            Choice::Trade { pay, gain } => {
                let (paid, gained) = look.trade(pay, gain).unwrap_or_default();
                offer.pays = vec![Amount::new(pay, paid)];
                offer.gains = vec![Amount::new(gain, gained)];
                ChoiceKind::Trade
            }
            Choice::Hire(figure) => {
                offer.figure = Some(figure.name());
                offer.pays = look.hire_price(seat).map(Amount::of_price).unwrap_or_default();
                ChoiceKind::Hire
            }
            Choice::Sacrifice(creature, column) => {
                (offer.creature, offer.column) = (tag(creature), Some(column.name()));
                let level = game.creature(creature).level;
                offer.gains = sacrifice(&look, level, column);
                ChoiceKind::Sacrifice
            }
            Choice::Buy(card) => {
                offer.card = Some(game.card_tag(card));
                offer.pays = Amount::of_price(game.price(card));
                ChoiceKind::Buy
            }
            Choice::Spare(resource) => {
                offer.resource = Some(resource.name());
                ChoiceKind::Spare
            }
            Choice::Done => ChoiceKind::Done,
            Choice::Fight(creature) => {
                offer.creature = tag(creature);
                ChoiceKind::Fight
            }
            Choice::Decline => ChoiceKind::Decline,
            Choice::Remove(creature) => {
                offer.creature = tag(creature);
                ChoiceKind::Remove
            }
            Choice::Summon(creature, Slot(slot)) => {
                (offer.creature, offer.slot) = (tag(creature), Some(slot));
                ChoiceKind::Summon
            }
            Choice::Equip(card) => {
                offer.card = Some(game.card_tag(card));
                ChoiceKind::Equip
            }
            Choice::Move(creature, Slot(slot)) => {
                (offer.creature, offer.slot) = (tag(creature), Some(slot));
                ChoiceKind::Move
            }
            Choice::Attack(creature) => {
                (offer.creature, offer.slot) = (tag(creature), stands(creature));
                ChoiceKind::Attack
            }
            Choice::Devour(creature) => {
                (offer.creature, offer.slot) = (tag(creature), stands(creature));
                ChoiceKind::Devour
            }
            Choice::Bind { by, on } => {
                (offer.creature, offer.target) = (tag(by), tag(on));
                offer.slot = stands(on);
                ChoiceKind::Bind
            }
            Choice::BreakFree(creature) => {
                (offer.creature, offer.slot) = (tag(creature), stands(creature));
                ChoiceKind::Break
            }
            Choice::Pass => ChoiceKind::Pass,
            Choice::Adopt(magic) => {
                offer.magic = Some(magic.name());
                ChoiceKind::Adopt
            }
            Choice::Steal(set) => {
                offer.gains = spoils(&look, set.iter());
                ChoiceKind::Steal
            }
            Choice::Prize(creature) => {
                offer.creature = tag(creature);
                ChoiceKind::Prize
            }
            Choice::Take(resource) => {
                offer.resource = Some(resource.name());
                ChoiceKind::Take
            }
        };
        offer
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
