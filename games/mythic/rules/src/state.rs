//! All that changes in play, split into what everybody sees and what is hidden.
//!
//! [`Public`] holds nothing that a spectator may not know: every card on its way to a discard pile
//! was seen, so what lies there is known, though only its owner may leaf through it. [M12.R18]
//! [`Hidden`] is the split of each general's Maneuver cards between hand and deck, and the order of
//! cards put under the deck.

use board::grid::{MAX_SPACES, SpaceId, SpaceSet};
use dice::chain::Chain;
use kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::catalog::{Talent, Terrain};
use crate::choice::Edge;
use crate::frame::Frame;
use crate::ids::{MAX_UNITS, UnitId, UnitSet};
use crate::orders::Orders;
use crate::recruiting::MOST_MANEUVERS;
use crate::setup::Laid;

/// The deepest nesting of the rules.
pub const MAX_FRAMES: usize = 8;

/// Kinds of terrain other than open ground.
pub const TERRAINS: usize = 7;

const _: () = assert!(size_of::<State>() <= 4096);

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// Who holds which cards.
    pub hidden: Hidden,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// These generals won. [M12.15.2] [M12.16.13]
    Won(SeatSet),
    /// Nobody did. [M12.R94] [M12.R96]
    Draw,
}

/// What everybody sees, spectators included. [M12.R18]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// Counts turns from 1; 0 before the first.
    pub turn: u16,
    /// Turns in a row without a wound. [M12.R96]
    pub quiet: u8,
    /// Whether somebody was wounded this turn.
    pub bloody: bool,
    /// Who began the game: the winner of the starting roll, or player 1 of the team that won it.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The boards as they lie, from the north-west corner row by row.
    pub laid: [Option<Laid>; 6],
    /// Where each side deploys. [M12.2.5]
    pub edges: [Option<Edge>; 2],
    /// The spaces of each terrain.
    pub terrain: [SpaceSet; TERRAINS],
    /// What the generals have.
    pub seats: [SeatState; Seat::MOST],
    /// What the units are doing.
    pub units: [UnitState; MAX_UNITS],
    /// Who stands where.
    #[serde(with = "BigArray")]
    pub occupant: [Option<UnitId>; MAX_SPACES],
    /// Spaces with a ground unit.
    pub ground: SpaceSet,
    /// Spaces with a flying unit.
    pub air: SpaceSet,
    /// What lasts until the end of the turn.
    pub marks: Marks,
    /// The roll that is being made, or was made last in a fight under way.
    pub roll: Chain,
    /// Where we are in the rules.
    pub frames: Stack<Frame, MAX_FRAMES>,
}

/// What lasts until the end of the turn. [M12.R22]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marks {
    /// How many units were activated.
    pub activations: u8,
    /// Units that were activated. [M12.4.10]
    pub activated: UnitSet,
    /// Units that counterattacked with their card. [M12.12.6]
    pub countered: UnitSet,
    /// Units that retreated. [M12.18.63]
    pub retreated: UnitSet,
    /// Units whose Aura of Strength is at work. [M12.18.10]
    pub aura: UnitSet,
    /// Units whose Child of Arachne is at work. [M12.R116]
    pub child: UnitSet,
    /// Units that fight with the characteristics of their top card. [M12.18.57]
    pub rage: UnitSet,
    /// Units that may shoot, move and strike. [M12.18.70]
    pub sentenced: UnitSet,
    /// The cost of Leader was paid. [M12.R123]
    pub led: bool,
    /// A talent governs who may be activated.
    pub command: Option<Command>,
}

/// Assault Support, Coordinated Assault or Infantry Drill at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Command {
    /// Which of them.
    pub talent: Talent,
    /// The talent's unit, which is activated first. [M12.R108]
    pub unit: UnitId,
    /// Whether it has been.
    pub begun: bool,
    /// Who may follow.
    pub others: UnitSet,
    /// How many may.
    pub left: u8,
    /// The target of the first attack under Assault Support. [M12.18.9] [M12.R111]
    pub target: Option<UnitId>,
}

/// What everybody sees of a general.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatState {
    /// Power points. [M12.R17]
    pub points: u16,
    /// How many cards are in hand; all of them Maneuver cards. [M12.R16]
    pub hand: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many of these were put under it and lie there in order. [M12.4.12]
    pub bottom: u8,
    /// Art of War cards.
    pub aow: ArtOfWar,
    /// The place of this deck in the order in which empty decks ran out, from 1; 0 while it has
    /// cards. [M12.R30]
    pub ran_out: u8,
    /// Standing orders.
    pub orders: Orders,
}

/// Where the Art of War cards of a general are; the rest is in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArtOfWar {
    /// How many there are. [M12.2.13]
    pub total: u8,
    /// How many lie face up in front of the general. [M12.4.4]
    pub face_up: u8,
    /// How many are in the discard pile.
    pub discard: u8,
}

/// What everybody sees of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnitState {
    /// The space it stands on.
    pub space: Option<SpaceId>,
    /// Unit cards left face up. [M12.11.4]
    pub vitality: u8,
    /// A Web marker binds it. [M12.R137]
    pub webbed: bool,
    /// Its Maneuver cards.
    pub cards: Maneuvers,
}

/// What everybody knows of the Maneuver cards of a unit; the rest is in hand or deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Maneuvers {
    /// How many there are. [M12.3.8]
    pub total: u8,
    /// How many lie in front of the general. [M12.4.9]
    pub front: u8,
    /// How many are in the discard pile.
    pub discard: u8,
    /// How many everybody knows to be in hand. [M12.18.4]
    pub known: u8,
}

impl Maneuvers {
    /// How many are in hand or deck.
    #[inline]
    pub const fn unseen(self) -> u8 {
        self.total - self.front - self.discard
    }
}

/// Who holds which cards: the only secrets of the game.
///
/// The order of a shuffled deck is not state: a card that nobody has seen gets its identity when
/// it is drawn. Cards put under the deck keep their order, which their general knows. [M12.R24]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hidden {
    /// Maneuver cards of each unit in its general's hand.
    pub in_hand: [u8; MAX_UNITS],
    /// Cards under each deck, the one to be drawn first in front.
    pub bottoms: [Bottom; Seat::MOST],
}

/// Cards under a deck; how many is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bottom(#[serde(with = "BigArray")] pub [UnitId; MOST_MANEUVERS]);

impl Bottom {
    /// Nothing that is known of.
    pub const BLANK: Self = Self([UnitId(0); MOST_MANEUVERS]);
}

impl Hidden {
    /// Nobody holds anything that is known of.
    pub const BLANK: Self = Self { in_hand: [0; MAX_UNITS], bottoms: [Bottom::BLANK; Seat::MOST] };
}

impl Public {
    /// A state before anything was set up.
    pub fn empty() -> Self {
        Self {
            ending: None,
            turn: 0,
            quiet: 0,
            bloody: false,
            first: Seat(0),
            active: Seat(0),
            laid: [None; 6],
            edges: [None; 2],
            terrain: [SpaceSet::EMPTY; TERRAINS],
            seats: [SeatState::default(); Seat::MOST],
            units: [UnitState::default(); MAX_UNITS],
            occupant: [None; MAX_SPACES],
            ground: SpaceSet::EMPTY,
            air: SpaceSet::EMPTY,
            marks: Marks::default(),
            roll: Chain::default(),
            frames: Stack::new(),
        }
    }

    /// The state of a unit.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.units[unit.index()]
    }

    /// The state of a unit, to be changed.
    #[inline]
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.units[unit.index()]
    }

    /// The state of a general.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// The state of a general, to be changed.
    #[inline]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The unit on a space.
    #[inline]
    pub fn occupant(&self, space: SpaceId) -> Option<UnitId> {
        self.occupant[space.index()]
    }

    /// Spaces with a unit.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.ground | self.air
    }

    /// The spaces of a terrain; nothing for open ground.
    #[inline]
    pub fn spaces_of(&self, terrain: Terrain) -> SpaceSet {
        match (terrain as usize).checked_sub(1) {
            Some(at) => self.terrain[at],
            None => SpaceSet::EMPTY,
        }
    }

    /// The terrain of a space.
    #[inline]
    pub fn terrain_at(&self, space: SpaceId) -> Terrain {
        let found = self.terrain.iter().position(|spaces| spaces.contains(space));
        found.map_or(Terrain::Open, |at| Terrain::ALL[at + 1])
    }

    /// Sets the terrain of a space.
    pub fn set_terrain(&mut self, space: SpaceId, terrain: Terrain) {
        self.terrain.iter_mut().for_each(|spaces| spaces.remove(space));
        if let Some(at) = (terrain as usize).checked_sub(1) {
            self.terrain[at].insert(space);
        }
    }
}
