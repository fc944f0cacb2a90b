//! What a viewer may know, built up from nothing: what everybody sees and the viewer's own hand.
//!
//! Hands and decks are secret, discard piles public, a searched card is not shown. [P15.R49]
//! Team mates do not see each other's hands. [P15.R193]

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::choice::Card;
use crate::event::Event;
use crate::game::Pantheon;
use crate::ids::MAX_UNITS;
use crate::look::Look;
use crate::state::{Hidden, Public, State};

/// Everything one viewer may know of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Hand>,
}

/// The cards in one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// Art of war cards.
    pub aow: u8,
    /// Omphalos cards.
    pub omphalos: u8,
    /// Activation cards by unit; 0 for units of others.
    #[serde(with = "BigArray")]
    pub activation: [u8; MAX_UNITS],
}

/// What one viewer learns from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// A card was drawn; which one only its player sees.
    Drew(Seat, Option<Card>),
    /// A card was taken from the deck by a search; which one only its player sees.
    Searched(Seat, Option<Card>),
    /// Everybody sees the whole event.
    Open(Event),
}

impl View {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(game: &Pantheon, state: &State, viewer: Option<Seat>) -> Self {
        let hand = viewer.map(|seat| {
            let look = Look::new(game, state);
            let mut hand = Hand {
                aow: look.in_hand(seat, Card::ArtOfWar),
                omphalos: look.in_hand(seat, Card::Omphalos),
                activation: [0; MAX_UNITS],
            };
            for unit in state.public.seat(seat).army.iter() {
                hand.activation[unit.index()] = state.hidden.in_hand[unit.index()];
            }
            hand
        });
        Self { viewer, public: state.public, hand }
    }

    /// How many cards of a kind the viewer holds.
    pub fn held(&self, game: &Pantheon, card: Card) -> u8 {
        let Some(hand) = &self.hand else { return 0 };
        match card {
            Card::ArtOfWar => hand.aow,
            Card::Omphalos => hand.omphalos,
            Card::Activation(unit) => hand.activation[game.cards_of(&self.public, unit).index()],
        }
    }

    /// The view as a state in which the other hands are blank. It answers what depends on public
    /// facts and the viewer's hand, and nothing else; it cannot be played on.
    pub(crate) fn with_blank_hands(&self) -> State {
        let mut hidden = Hidden::default();
        if let (Some(seat), Some(hand)) = (self.viewer, &self.hand) {
            hidden.aow[seat.index()] = hand.aow;
            hidden.omphalos[seat.index()] = hand.omphalos;
            hidden.in_hand = hand.activation;
        }
        State { public: self.public, hidden }
    }
}

impl Seen {
    /// What `viewer` learns from `event`. No `_` arm: a new event does not compile until someone
    /// decides who sees what of it.
    pub(crate) fn by(viewer: Option<Seat>, event: &Event) -> Self {
        match *event {
            Event::Drew(seat, card) => Self::Drew(seat, (viewer == Some(seat)).then_some(card)),
            Event::Searched(seat, card) => {
                Self::Searched(seat, (viewer == Some(seat)).then_some(card))
            }
            Event::LeadRolled(_)
            | Event::Leads(_)
            | Event::BoardChosen(_)
            | Event::ZoneChosen(..)
            | Event::Recruited(..)
            | Event::FoundNoPlace(_)
            | Event::PointsConverted(..)
            | Event::TurnBegan { .. }
            | Event::NothingToDraw(_)
            | Event::Refreshed
            | Event::Passed(_)
            | Event::Discarded(..)
            | Event::Activated(..)
            | Event::ActivationEnded(_)
            | Event::Placed(..)
            | Event::Moved { .. }
            | Event::Recalled(..)
            | Event::Targeted { .. }
            | Event::AreaTargeted(..)
            | Event::Guarded(_)
            | Event::Evaded(_)
            | Event::AttackLost(_)
            | Event::Values { .. }
            | Event::Rolled(_)
            | Event::Rerolled(_)
            | Event::Spent { .. }
            | Event::SecondRolled(_)
            | Event::Wounded(..)
            | Event::Healed(..)
            | Event::TokenWounded(..)
            | Event::Destroyed(_)
            | Event::Eliminated(_)
            | Event::Retaliated(_)
            | Event::Thrown(..)
            | Event::ElementRemoved(_)
            | Event::Claimed(..)
            | Event::Dropped(..)
            | Event::Absorbed(..)
            | Event::GainedOmphalos(_)
            | Event::ReturnedOmphalos(_)
            | Event::Bought(..)
            | Event::Showed(..)
            | Event::Retrieved(..)
            | Event::PowerUsed(_)
            | Event::TokenPlaced(_)
            | Event::TokenRemoved(_)
            | Event::Paralysed(_)
            | Event::Over(_)
            | Event::RollAgain(_)
            | Event::ScenarioRolled(_)
            | Event::ScenarioChosen(..)
            | Event::PointsToOmphalos(..)
            | Event::DeclinedToActivate(_)
            | Event::LavaAttacks(..)
            | Event::TargetsNamed(..) => Self::Open(*event),
        }
    }
}

/// Whether the event showed somebody something that was hidden or random, so that undo stops.
///
/// A card played or paid face up is the player's own doing and can be taken back; a card that
/// comes from a deck, a die, or a hand shown by a refresh cannot be unseen.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::LeadRolled(_)
        | Event::ScenarioRolled(_)
        | Event::Drew(..)
        | Event::Refreshed
        | Event::Rolled(_)
        | Event::Rerolled(_)
        | Event::SecondRolled(_)
        | Event::Searched(..)
        | Event::Showed(..)
        | Event::Over(_) => true,
        Event::Leads(_)
        | Event::BoardChosen(_)
        | Event::ZoneChosen(..)
        | Event::Recruited(..)
        | Event::FoundNoPlace(_)
        | Event::PointsConverted(..)
        | Event::TurnBegan { .. }
        | Event::NothingToDraw(_)
        | Event::Passed(_)
        | Event::Discarded(..)
        | Event::Activated(..)
        | Event::ActivationEnded(_)
        | Event::Placed(..)
        | Event::Moved { .. }
        | Event::Recalled(..)
        | Event::Targeted { .. }
        | Event::AreaTargeted(..)
        | Event::Guarded(_)
        | Event::Evaded(_)
        | Event::AttackLost(_)
        | Event::Values { .. }
        | Event::Spent { .. }
        | Event::Wounded(..)
        | Event::Healed(..)
        | Event::TokenWounded(..)
        | Event::Destroyed(_)
        | Event::Eliminated(_)
        | Event::Retaliated(_)
        | Event::Thrown(..)
        | Event::ElementRemoved(_)
        | Event::Claimed(..)
        | Event::Dropped(..)
        | Event::Absorbed(..)
        | Event::GainedOmphalos(_)
        | Event::ReturnedOmphalos(_)
        | Event::Bought(..)
        | Event::Retrieved(..)
        | Event::PowerUsed(_)
        | Event::TokenPlaced(_)
        | Event::TokenRemoved(_)
        | Event::Paralysed(_)
        | Event::RollAgain(_)
        | Event::ScenarioChosen(..)
        | Event::PointsToOmphalos(..)
        | Event::DeclinedToActivate(_)
        | Event::LavaAttacks(..)
        | Event::TargetsNamed(..) => false,
    }
}
