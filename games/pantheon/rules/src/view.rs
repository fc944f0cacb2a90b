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
use crate::state::{Hidden, Public, SeatState, State, UnitState};

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
        Self { viewer, public: state.public.shown(), hand }
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

impl Public {
    /// What everybody sees of a moment, field by field: a new field does not compile here until someone
    /// decides who sees it. Frames say where in the rules the game stands, which everybody sees.
    fn shown(&self) -> Self {
        let Self {
            board,
            ending,
            round,
            lead,
            active,
            alive,
            activations,
            more_activations,
            activated,
            retaliated,
            powers_used,
            complex,
            apart,
            seats,
            units,
            in_area,
            occupied,
            elements,
            standing,
            stones,
            tokens,
            timed,
            frames,
        } = *self;
        Self {
            board,
            ending,
            round,
            lead,
            active,
            alive,
            activations,
            more_activations,
            activated,
            retaliated,
            powers_used,
            complex,
            apart,
            seats: seats.map(SeatState::shown),
            units: units.map(UnitState::shown),
            in_area,
            occupied,
            elements,
            standing,
            stones,
            tokens,
            timed,
            frames,
        }
    }
}

impl SeatState {
    /// What everybody sees of a player, field by field.
    fn shown(self) -> Self {
        let Self {
            army,
            points,
            zone,
            hand,
            deck,
            aow,
            omphalos,
            absorbed,
            bought,
            free_manoeuvre,
            orders,
        } = self;
        Self {
            army,
            points,
            zone,
            hand,
            deck,
            aow,
            omphalos,
            absorbed,
            bought,
            free_manoeuvre,
            orders,
        }
    }
}

impl UnitState {
    /// What everybody sees of a unit, field by field.
    fn shown(self) -> Self {
        let Self { owner, stage, area, vitality, stone, cards, waived, kept, paralysed, pools } =
            self;
        Self { owner, stage, area, vitality, stone, cards, waived, kept, paralysed, pools }
    }
}

impl Seen {
    /// The part of `event` that `viewer` learns, and whether it showed somebody something that was
    /// hidden or random: undo stops there. No `_` arm: a new event does not compile until someone
    /// decides both.
    ///
    /// A card played or paid face up is the player's own doing and can be taken back; a card that
    /// comes from a deck, a die, or a hand shown by a refresh cannot be unseen.
    fn told(viewer: Option<Seat>, event: &Event) -> (Self, bool) {
        let to = |seat: Seat| viewer == Some(seat);
        let open = Self::Open(*event);
        match *event {
            Event::Drew(seat, card) => (Self::Drew(seat, to(seat).then_some(card)), true),
            Event::Searched(seat, card) => (Self::Searched(seat, to(seat).then_some(card)), true),
            Event::LeadRolled(_)
            | Event::Refreshed
            | Event::Rolled(_)
            | Event::Rerolled(_)
            | Event::SecondRolled(_)
            | Event::Showed(..)
            | Event::Over(_)
            | Event::ScenarioRolled(_) => (open, true),
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
            | Event::TargetsNamed(..) => (open, false),
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
