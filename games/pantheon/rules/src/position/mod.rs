//! A game in the middle: any position becomes a state through one door that checks it.
//!
//! Cases, puzzles and editors describe a [`Position`]; [`Pantheon::position`] is the only way from
//! there to a [`State`], and it names everything that is wrong at once.

mod door;
#[cfg(test)]
mod tests;

use board::AreaId;
use kernel::{Log, Seat, SeatSet};

use crate::catalog::{Duration, TalentSet};
use crate::choice::{Card, Manoeuvre};
use crate::event::Event;
use crate::frame::TurnStep;
use crate::game::Pantheon;
use crate::ids::{MAX_STONES, MAX_TOKENS, PowerRef, UnitId};
use crate::orders::Orders;
use crate::play::Play;
use crate::state::{State, Stone};

use door::Door;

/// A moment between two inputs of a game, as a person would describe it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Which of the set-up's boards is played on.
    pub board: u8,
    /// The round the turn belongs to, counted from 1.
    pub round: u16,
    /// Who begins each round.
    pub lead: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn play goes on.
    pub at: TurnPoint,
    /// Players who have left the game.
    pub eliminated: SeatSet,
    /// What each player has, by seat.
    pub players: Vec<PlayerPosition>,
    /// The units of the armies. Units of the pool that are not named belong to nobody.
    pub units: Vec<UnitPosition>,
    /// The stones; their order gives them their names.
    pub stones: Vec<Stone>,
    /// Areas that hold another number of 3D elements than at the start of a game.
    pub elements: Vec<(AreaId, u8)>,
    /// Power tokens in play.
    pub tokens: Vec<TokenPosition>,
}

/// The points of a turn at which a position can stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnPoint {
    /// Before anything of the turn has happened.
    Begin,
    /// After the draw: pass, or activate a unit.
    #[default]
    Ask,
    /// After an activation: is there another?
    Another,
    /// At the end of the turn, before a recall.
    End,
}

/// What a player has in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerPosition {
    /// Which deployment zone of the board is theirs.
    pub zone: u8,
    /// Cards in hand.
    pub hand: Vec<Card>,
    /// Cards in the deck.
    pub deck: Vec<Card>,
    /// Cards in the discard pile.
    pub discard: Vec<Card>,
    /// Manoeuvres bought this round.
    pub bought: Vec<Manoeuvre>,
    /// Standing orders.
    pub orders: Orders,
}

/// A unit in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitPosition {
    /// Which unit of the pool.
    pub unit: UnitId,
    /// Whose army it belongs to.
    pub owner: Seat,
    /// Where it is.
    pub place: UnitPlace,
    /// Vitality points left; 0 exactly for a destroyed unit.
    pub vitality: u8,
    /// Talents its player does not use for now.
    pub waived: TalentSet,
    /// Until when, and by whose power, it cannot be activated.
    pub paralysed: Option<(Duration, Seat)>,
    /// It was activated this turn.
    pub activated: bool,
    /// It retaliated this turn.
    pub retaliated: bool,
}

/// Where a unit of a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitPlace {
    /// Not yet in play.
    Ready,
    /// On the board.
    Area(AreaId),
    /// Destroyed.
    Destroyed,
}

/// A power token in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenPosition {
    /// The power it belongs to.
    pub power: PowerRef,
    /// Where it lies.
    pub on: TokenPlace,
}

/// Where a power token lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenPlace {
    /// On a unit.
    Unit(UnitId),
    /// In an area.
    Area(AreaId),
}

/// Why a position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A unit that is not in the pool.
    #[error("the pool has no unit {0}")]
    UnknownUnit(u8),
    /// A unit described more than once.
    #[error("unit `{0}` stands in the position twice")]
    UnitTwice(String),
    /// A seat the table does not have, or whose player has left.
    #[error("{what} belongs to seat {seat}, where nobody plays")]
    Seat {
        /// Whose seat it is about.
        what: String,
        /// The seat.
        seat: u8,
    },
    /// Not one description per player.
    #[error("{found} players are described, the table has {seats}")]
    Players {
        /// How many are described.
        found: usize,
        /// How many there are.
        seats: u8,
    },
    /// The set-up has no such board.
    #[error("the set-up has no board {0}")]
    Board(u8),
    /// Rounds are counted from 1.
    #[error("rounds are counted from 1")]
    Round,
    /// An area that is not on the board.
    #[error("{0} is in an area that is not on the board")]
    Area(String),
    /// More units than the area holds. [P15.5A.6]
    #[error("area `{area}` holds {units} units, its capacity is {capacity}")]
    Full {
        /// The area.
        area: String,
        /// Units in it.
        units: u8,
        /// Its capacity.
        capacity: u8,
    },
    /// A huge unit that shares its area with another, or stands where it does not fit.
    /// [P15.13.5-1] [P15.R172]
    #[error("huge unit `{0}` needs an area of capacity 3 or more without another huge unit")]
    Huge(String),
    /// Vitality that does not fit the unit or its place. [P15.5B.1-23]
    #[error("unit `{unit}` has vitality {vitality}; it can have {least} to {most} there")]
    Vitality {
        /// The unit.
        unit: String,
        /// What it was given.
        vitality: u8,
        /// The least it can have.
        least: u8,
        /// The most it can have.
        most: u8,
    },
    /// Troops never wait off the board. [P15.6D.4-2]
    #[error("troop `{0}` is neither on the board nor destroyed")]
    TroopReady(String),
    /// A unit that was activated in a turn that has not come to an activation. [P15.7A.2a-2]
    #[error("unit `{0}` was activated in a turn that has not come to its first activation")]
    Activated(String),
    /// Those who must leave a rift do not stand in one between activations. [P15.12B.7-3]
    #[error("unit `{0}` stands in a rift, where it must not end an activation")]
    Rift(String),
    /// A player in the game without a living divinity, or with several.
    #[error("player {seat} has {divinities} divinities alive; a player in the game has one")]
    Divinity {
        /// Whose.
        seat: u8,
        /// How many are alive.
        divinities: usize,
    },
    /// A card of a unit that is not in the player's army.
    #[error("player {seat} has a card of `{unit}`, which is not in that army")]
    ForeignCard {
        /// Who has it.
        seat: u8,
        /// Whose card it is.
        unit: String,
    },
    /// More cards of a unit than it brings. [P15.5B.1-7]
    #[error("player {seat} has {found} cards of `{unit}`, which brings {most}")]
    TooManyCards {
        /// Who has them.
        seat: u8,
        /// Whose cards they are.
        unit: String,
        /// How many were given.
        found: usize,
        /// How many there are.
        most: u8,
    },
    /// More cards than a player can have.
    #[error("player {seat} has {found} cards; a player has at most 255")]
    Cards {
        /// Who has them.
        seat: u8,
        /// How many were given.
        found: usize,
    },
    /// More stones than a game can hold.
    #[error("{0} divine stones: a game holds at most {MAX_STONES}")]
    Stones(usize),
    /// A stone nobody can carry: its bearer is off the board or carries another. [P15.9.4]
    #[error("stone s{stone} cannot be carried by `{unit}`, which is off the board or carries one")]
    Bearer {
        /// The stone, counted from 1.
        stone: usize,
        /// Its bearer.
        unit: String,
    },
    /// More 3D elements than the terrain of the area has.
    #[error("area `{area}` has {found} elements, it can have at most {most}")]
    Elements {
        /// The area.
        area: String,
        /// How many were given.
        found: u8,
        /// How many it starts with.
        most: u8,
    },
    /// More tokens than a game can hold.
    #[error("{0} power tokens: a game holds at most {MAX_TOKENS}")]
    Tokens(usize),
    /// A token of a power that places none, or has none left. [P15.15D.1]
    #[error("power `{0}` has no such token")]
    Token(String),
}

impl Pantheon {
    /// The state of a game in the middle, run on to the first question. What happens on the way
    /// there goes to `log`.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn position(
        &self,
        position: &Position,
        log: &mut Log<'_, Event>,
    ) -> Result<State, Vec<PositionFault>> {
        let mut door = Door { game: self, state: State::empty(), faults: Vec::new() };
        door.table(position);
        // Everything else is looked up by seat and board.
        let is_table = |fault: &PositionFault| {
            matches!(fault, PositionFault::Players { .. } | PositionFault::Board(_))
        };
        if door.faults.iter().any(is_table) {
            return Err(door.faults);
        }
        for unit in &position.units {
            door.unit(unit);
        }
        door.activations(position);
        door.crowds();
        door.divinities();
        for (seat, player) in Seat::all(self.seat_count()).zip(&position.players) {
            door.player(seat, player);
        }
        door.stones(&position.stones);
        door.elements(&position.elements);
        door.rifts();
        door.tokens(&position.tokens);
        if !door.faults.is_empty() {
            return Err(door.faults);
        }
        let mut state = door.state;
        let step = match position.at {
            TurnPoint::Begin => TurnStep::Begin,
            TurnPoint::Ask => TurnStep::AskFirst,
            TurnPoint::Another => TurnStep::Another,
            TurnPoint::End => TurnStep::Closing,
        };
        self.begin_turns(&mut state.public, step);
        Play { game: self, state: &mut state, log }.settle();
        Ok(state)
    }
}
