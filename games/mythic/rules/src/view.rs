//! What a viewer may know, built up from nothing: what everybody sees, the viewer's own hand and
//! the cards the viewer has put under the own deck. Team mates do not see each other's hands.
//! [M12.R18] [M12.16.11]

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::choice::Card;
use crate::event::Event;
use crate::game::Mythic;
use crate::ids::{MAX_UNITS, UnitId};
use crate::state::{Bottom, Hidden, Public, State};

/// Everything one viewer may know of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// The viewer's own cards; a spectator has none.
    pub hand: Option<Hand>,
}

/// The cards of one general that only this general knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// Maneuver cards in hand by unit; 0 for units of others.
    pub maneuvers: [u8; MAX_UNITS],
    /// Cards under the deck, the one to be drawn first in front.
    pub bottom: Bottom,
}

/// What one viewer learns from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// A card was drawn; which Maneuver card only its general sees.
    Drew(Seat, Option<Card>),
    /// A card was taken from the deck by a search, seen by the same people.
    Searched(Seat, Option<Card>),
    /// A card went under the deck; which one only its general knows.
    PutUnder(Seat, Option<UnitId>),
    /// Everybody sees the whole event.
    Open(Event),
}

impl View {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(game: &Mythic, state: &State, viewer: Option<Seat>) -> Self {
        let hand = viewer.map(|seat| {
            let mut maneuvers = [0; MAX_UNITS];
            for unit in game.army(seat).iter() {
                maneuvers[unit.index()] = state.hidden.in_hand[unit.index()];
            }
            Hand { maneuvers, bottom: state.hidden.bottoms[seat.index()] }
        });
        Self { viewer, public: state.public, hand }
    }

    /// How many Maneuver cards of a unit the viewer holds.
    pub fn held(&self, unit: UnitId) -> u8 {
        self.hand.as_ref().map_or(0, |hand| hand.maneuvers[unit.index()])
    }

    /// The view as a state in which the cards of others are blank. It answers what depends on
    /// public facts and the viewer's hand, and nothing else; it cannot be played on.
    pub(crate) fn with_blank_hands(&self) -> State {
        let mut hidden = Hidden::BLANK;
        if let (Some(seat), Some(hand)) = (self.viewer, &self.hand) {
            hidden.in_hand = hand.maneuvers;
            hidden.bottoms[seat.index()] = hand.bottom;
        }
        State { public: self.public, hidden }
    }
}

impl Seen {
    /// What `viewer` learns from `event`. No `_` arm: a new event does not compile until someone
    /// decides who sees what of it. Art of War cards are laid face up. [M12.4.4]
    pub(crate) fn by(viewer: Option<Seat>, event: &Event) -> Self {
        let shown = |seat: Seat, card: Card| {
            (viewer == Some(seat) || card == Card::ArtOfWar).then_some(card)
        };
        match *event {
            Event::Drew(seat, card) => Self::Drew(seat, shown(seat, card)),
            Event::Searched(seat, card) => Self::Searched(seat, shown(seat, card)),
            Event::PutUnder(seat, unit) => {
                Self::PutUnder(seat, (viewer == Some(seat)).then_some(unit))
            }
            Event::StartRolled(_)
            | Event::Begins(_)
            | Event::BoardLaid { .. }
            | Event::ZoneChosen { .. }
            | Event::Deployed(..)
            | Event::TurnBegan { .. }
            | Event::DeckShuffled(_)
            | Event::Converted { .. }
            | Event::ArtOfWarSpent(_)
            | Event::Paid(..)
            | Event::Gained(..)
            | Event::Activated(..)
            | Event::Harassed { .. }
            | Event::Used(..)
            | Event::UsedOn(..)
            | Event::Bought(..)
            | Event::Moved { .. }
            | Event::FliesOver(..)
            | Event::Attacked { .. }
            | Event::Evaded(_)
            | Event::Defended { .. }
            | Event::Countered(_)
            | Event::Values { .. }
            | Event::Rolled(_)
            | Event::Spent { .. }
            | Event::Successes(..)
            | Event::Cancelled(..)
            | Event::Wounded(..)
            | Event::Healed(..)
            | Event::Destroyed(_)
            | Event::Webbed(_)
            | Event::Unwebbed(_)
            | Event::Retrieved(_)
            | Event::ActivationEnded(_)
            | Event::Discarded { .. }
            | Event::RanOut(_)
            | Event::Reshuffled
            | Event::Over(_) => Self::Open(*event),
        }
    }
}

/// Whether the event showed somebody something that was hidden or random, so that undo stops.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::StartRolled(_)
        | Event::Drew(..)
        | Event::Searched(..)
        | Event::Rolled(_)
        | Event::Reshuffled
        | Event::Over(_) => true,
        Event::Begins(_)
        | Event::BoardLaid { .. }
        | Event::ZoneChosen { .. }
        | Event::Deployed(..)
        | Event::TurnBegan { .. }
        | Event::DeckShuffled(_)
        | Event::Converted { .. }
        | Event::ArtOfWarSpent(_)
        | Event::Paid(..)
        | Event::Gained(..)
        | Event::Activated(..)
        | Event::Harassed { .. }
        | Event::Used(..)
        | Event::UsedOn(..)
        | Event::Bought(..)
        | Event::Moved { .. }
        | Event::FliesOver(..)
        | Event::Attacked { .. }
        | Event::Evaded(_)
        | Event::Defended { .. }
        | Event::Countered(_)
        | Event::Values { .. }
        | Event::Spent { .. }
        | Event::Successes(..)
        | Event::Cancelled(..)
        | Event::Wounded(..)
        | Event::Healed(..)
        | Event::Destroyed(_)
        | Event::Webbed(_)
        | Event::Unwebbed(_)
        | Event::Retrieved(_)
        | Event::ActivationEnded(_)
        | Event::PutUnder(..)
        | Event::Discarded { .. }
        | Event::RanOut(_) => false,
    }
}
