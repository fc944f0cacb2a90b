//! What a viewer may know, built up from nothing: what everybody sees, the viewer's own hand and
//! the cards the viewer has put under the own deck. Team mates do not see each other's hands.
//! [M12.R18] [M12.16.11]

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::choice::Card;
use crate::event::Event;
use crate::game::Mythic;
use crate::ids::{MAX_UNITS, UnitId};
use crate::state::{Bottom, Hidden, Public, SeatState, State, UnitState};

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
        Self { viewer, public: state.public.shown(), hand }
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

impl Public {
    /// What everybody sees of a moment, field by field: a new field does not compile here until someone
    /// decides who sees it. Frames say where in the rules the game stands, which everybody sees.
    fn shown(&self) -> Self {
        let Self {
            ending,
            turn,
            quiet,
            bloody,
            first,
            active,
            laid,
            edges,
            terrain,
            seats,
            units,
            occupant,
            ground,
            air,
            marks,
            roll,
            frames,
        } = *self;
        Self {
            ending,
            turn,
            quiet,
            bloody,
            first,
            active,
            laid,
            edges,
            terrain,
            seats: seats.map(SeatState::shown),
            units: units.map(UnitState::shown),
            occupant,
            ground,
            air,
            marks,
            roll,
            frames,
        }
    }
}

impl SeatState {
    /// What everybody sees of a general, field by field.
    fn shown(self) -> Self {
        let Self { points, hand, deck, bottom, aow, ran_out, orders } = self;
        Self { points, hand, deck, bottom, aow, ran_out, orders }
    }
}

impl UnitState {
    /// What everybody sees of a unit, field by field.
    fn shown(self) -> Self {
        let Self { space, vitality, webbed, cards } = self;
        Self { space, vitality, webbed, cards }
    }
}

impl Seen {
    /// The part of `event` that `viewer` learns, and whether it showed somebody something that was
    /// hidden or random: undo stops there. No `_` arm: a new event does not compile until someone
    /// decides both.
    ///
    /// Art of War cards are laid face up. [M12.4.4]
    fn told(viewer: Option<Seat>, event: &Event) -> (Self, bool) {
        let to = |seat: Seat| viewer == Some(seat);
        let shown = |seat, card| (to(seat) || card == Card::ArtOfWar).then_some(card);
        let open = Self::Open(*event);
        match *event {
            Event::Drew(seat, card) => (Self::Drew(seat, shown(seat, card)), true),
            Event::Searched(seat, card) => (Self::Searched(seat, shown(seat, card)), true),
            Event::PutUnder(seat, unit) => (Self::PutUnder(seat, to(seat).then_some(unit)), false),
            Event::StartRolled(_) | Event::Rolled(_) | Event::Reshuffled | Event::Over(_) => {
                (open, true)
            }
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
            | Event::Discarded { .. }
            | Event::RanOut(_) => (open, false),
        }
    }

    /// The part of `event` that `viewer` learns.
    pub(crate) fn by(viewer: Option<Seat>, event: &Event) -> Self {
        Self::told(viewer, event).0
    }
}

/// Whether undo stops at `event`.
pub(crate) fn reveals(event: &Event) -> bool {
    Seen::told(None, event).1
}
