//! Positions laid out by hand: for cases, lessons and studies.

use board::grid::SpaceId;
use kernel::{Log, Seat};

use crate::catalog::Terrain;
use crate::choice::Card;
use crate::event::Event;
use crate::frame::{Frame, TurnStep};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::play::Play;
use crate::state::{ArtOfWar, Hidden, Maneuvers, Marks, Public, State};

/// A moment of a turn, described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn is.
    pub step: TurnStep,
    /// What has been done in it.
    pub marks: Marks,
    /// Turns in a row without a wound.
    pub quiet: u8,
    /// Spaces that are not open ground.
    pub terrain: Vec<(SpaceId, Terrain)>,
    /// What each unit is doing, in the order of the armies.
    pub units: Vec<Stand>,
    /// What each general has.
    pub seats: Vec<Stock>,
}

/// A unit in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Where it stands; destroyed otherwise.
    pub space: Option<SpaceId>,
    /// Unit cards face up.
    pub vitality: u8,
    /// A Web marker binds it.
    pub webbed: bool,
}

/// What a general has in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// Power points.
    pub points: u16,
    /// Maneuver cards in hand, by their units.
    pub hand: Vec<UnitId>,
    /// The shuffled part of the deck.
    pub deck: Vec<Card>,
    /// Cards under the deck, the one to be drawn first in front.
    pub under: Vec<UnitId>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Maneuver cards played this turn.
    pub front: Vec<UnitId>,
    /// Art of War cards face up.
    pub face_up: u8,
}

/// Why a position cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// Not as many units or generals as the game has.
    #[error("the position has {found} {what}, the game {wanted}")]
    Count {
        /// Units or generals.
        what: &'static str,
        /// How many are described.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
    /// A unit stands where it cannot. [M12.7.7] [M12.14.12]
    #[error("{0} cannot stand on {1}")]
    Space(String, SpaceId),
    /// A unit has no such card. [M12.2.7]
    #[error("{0} cannot have Vitality {1}")]
    Vitality(String, u8),
    /// A card lies with a general whose unit it is not. [M12.R14]
    #[error("a card of {0} lies with another general")]
    Card(String),
}

impl Mythic {
    /// The state of a position, run on to its first pause.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn position(
        &self,
        position: &Position,
        log: &mut Log<'_, Event>,
    ) -> Result<State, PositionFault> {
        let count = |what, found, wanted: usize| {
            (found == wanted).then_some(()).ok_or(PositionFault::Count { what, found, wanted })
        };
        count("units", position.units.len(), self.units().count())?;
        count("generals", position.seats.len(), usize::from(self.seat_count()))?;
        let mut public = Public::empty();
        public.active = position.active;
        public.first = position.active;
        public.turn = 1;
        public.quiet = position.quiet;
        public.marks = position.marks;
        for &(space, terrain) in &position.terrain {
            public.set_terrain(space, terrain);
        }
        public.frames.push(Frame::Turn(position.step));
        let mut state = State { public, hidden: Hidden::BLANK };
        for (unit, stand) in self.units().zip(&position.units) {
            self.stand(&mut state, unit, *stand)?;
        }
        for (seat, stock) in (0u8..).map(Seat).zip(&position.seats) {
            self.stock(&mut state, seat, stock)?;
        }
        let mut play = Play { game: self, state: &mut state, log };
        for seat in Seat::all(self.seat_count()) {
            play.note_deck(seat);
        }
        play.settle();
        Ok(state)
    }

    fn stand(&self, state: &mut State, unit: UnitId, stand: Stand) -> Result<(), PositionFault> {
        let tag = || self.tag(unit).to_owned();
        let lives = stand.space.is_some();
        if stand.vitality > self.full(unit) || lives != (stand.vitality > 0) {
            return Err(PositionFault::Vitality(tag(), stand.vitality));
        }
        if let Some(space) = stand.space {
            let closed = state.public.terrain_at(space).is_closed() && !self.flies(unit);
            let taken = state.public.occupant(space).is_some();
            if closed || taken || !self.field().contains(space) {
                return Err(PositionFault::Space(tag(), space));
            }
        }
        Play { game: self, state, log: &mut Log::silent() }.place(unit, stand.space);
        let here = state.public.unit_mut(unit);
        here.vitality = stand.vitality;
        here.webbed = stand.webbed;
        Ok(())
    }

    fn stock(&self, state: &mut State, seat: Seat, stock: &Stock) -> Result<(), PositionFault> {
        let mut cards = [Maneuvers::default(); crate::ids::MAX_UNITS];
        let mut aow = ArtOfWar { face_up: stock.face_up, ..ArtOfWar::default() };
        let own = |unit: UnitId| {
            let strange = || PositionFault::Card(self.tag(unit).to_owned());
            (self.owner(unit) == seat).then_some(unit.index()).ok_or_else(strange)
        };
        for &unit in &stock.hand {
            cards[own(unit)?].total += 1;
            state.hidden.in_hand[unit.index()] += 1;
        }
        for (place, &unit) in state.hidden.bottoms[seat.index()].0.iter_mut().zip(&stock.under) {
            cards[own(unit)?].total += 1;
            *place = unit;
        }
        for &unit in &stock.front {
            cards[own(unit)?].total += 1;
            cards[own(unit)?].front += 1;
        }
        for &card in &stock.deck {
            match card {
                Card::ArtOfWar => aow.total += 1,
                Card::Maneuver(unit) => cards[own(unit)?].total += 1,
            }
        }
        for &card in &stock.discard {
            match card {
                Card::ArtOfWar => {
                    aow.total += 1;
                    aow.discard += 1;
                }
                Card::Maneuver(unit) => {
                    cards[own(unit)?].total += 1;
                    cards[own(unit)?].discard += 1;
                }
            }
        }
        aow.total += stock.face_up;
        for unit in self.army(seat).iter() {
            state.public.unit_mut(unit).cards = cards[unit.index()];
        }
        let general = state.public.seat_mut(seat);
        general.points = stock.points;
        general.aow = aow;
        general.hand = stock.hand.len() as u8;
        general.bottom = stock.under.len() as u8;
        general.deck = (stock.deck.len() + stock.under.len()) as u8;
        Ok(())
    }
}
