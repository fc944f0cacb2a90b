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
use crate::recruiting::MOST_MANEUVERS;
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
    #[error("`{0}` cannot stand on {1}")]
    Space(String, SpaceId),
    /// A unit has no such card. [M12.2.7]
    #[error("`{0}` cannot have Vitality {1}")]
    Vitality(String, u8),
    /// A card lies with a general whose unit it is not. [M12.R14]
    #[error("a card of `{unit}` lies with another general")]
    Card {
        /// The general it lies with.
        seat: Seat,
        /// Whose card it is.
        unit: String,
    },
    /// More cards than a general can have.
    #[error(
        "{found} cards: a general has at most {MOST_CARDS}, {MOST_MANEUVERS} of them under the deck"
    )]
    Cards {
        /// The general.
        seat: Seat,
        /// How many there are.
        found: usize,
    },
}

/// How many cards a general can have in all piles together.
const MOST_CARDS: usize = 200;

impl Mythic {
    /// The state of a position, run on to its first pause.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn position(
        &self,
        position: &Position,
        log: &mut Log<'_, Event>,
    ) -> Result<State, Vec<PositionFault>> {
        let mut faults = Vec::new();
        let mut count = |what, found, wanted: usize| {
            if found != wanted {
                faults.push(PositionFault::Count { what, found, wanted });
            }
        };
        count("units", position.units.len(), self.units().count());
        count("generals", position.seats.len(), usize::from(self.seat_count()));
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
            faults.extend(self.stand(&mut state, unit, *stand).err());
        }
        for (seat, stock) in (0u8..).map(Seat).zip(&position.seats) {
            self.stock(&mut state, seat, stock, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
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

    fn stock(&self, state: &mut State, seat: Seat, stock: &Stock, faults: &mut Vec<PositionFault>) {
        let piles = [stock.hand.len(), stock.deck.len(), stock.under.len(), stock.discard.len()];
        let found = piles.iter().sum::<usize>() + stock.front.len() + usize::from(stock.face_up);
        if found > MOST_CARDS || stock.under.len() > MOST_MANEUVERS {
            return faults.push(PositionFault::Cards { seat, found });
        }
        let units = |cards: &[Card]| -> Vec<UnitId> {
            let units = cards.iter().filter_map(|card| match card {
                Card::Maneuver(unit) => Some(*unit),
                Card::ArtOfWar => None,
            });
            units.collect()
        };
        let (deck, discard) = (units(&stock.deck), units(&stock.discard));
        let maneuvers = || {
            let listed = stock.hand.iter().chain(&stock.under).chain(&stock.front);
            listed.chain(&deck).chain(&discard).copied()
        };
        let mut strange: Vec<UnitId> =
            maneuvers().filter(|&unit| self.owner(unit) != seat).collect();
        strange.sort_unstable();
        strange.dedup();
        faults.extend(strange.iter().map(|&unit| {
            let unit = self.tag(unit).to_owned();
            PositionFault::Card { seat, unit }
        }));
        let mut cards = [Maneuvers::default(); crate::ids::MAX_UNITS];
        for unit in maneuvers() {
            cards[unit.index()].total += 1;
        }
        for &unit in &stock.hand {
            state.hidden.in_hand[unit.index()] += 1;
        }
        for (place, &unit) in state.hidden.bottoms[seat.index()].0.iter_mut().zip(&stock.under) {
            *place = unit;
        }
        for &unit in &stock.front {
            cards[unit.index()].front += 1;
        }
        for unit in discard.iter().copied() {
            cards[unit.index()].discard += 1;
        }
        let aow_in =
            |pile: &[Card]| pile.iter().filter(|card| **card == Card::ArtOfWar).count() as u8;
        let discarded = aow_in(&stock.discard);
        let aow = ArtOfWar {
            total: aow_in(&stock.deck) + discarded + stock.face_up,
            discard: discarded,
            face_up: stock.face_up,
        };
        for unit in self.army(seat).iter() {
            state.public.unit_mut(unit).cards = cards[unit.index()];
        }
        let general = state.public.seat_mut(seat);
        general.points = stock.points;
        general.aow = aow;
        general.hand = stock.hand.len() as u8;
        general.bottom = stock.under.len() as u8;
        general.deck = (stock.deck.len() + stock.under.len()) as u8;
    }
}
