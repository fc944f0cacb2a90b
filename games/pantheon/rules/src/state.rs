//! All that changes in play, split into what everybody sees and what is hidden.
//!
//! [`Public`] holds nothing that a spectator may not know. [`Hidden`] is the split of each
//! player's cards between hand and deck; everything else about the cards is public.

use board::{AreaId, AreaSet, StoneKind};
use kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::catalog::{Duration, MAX_POWERS, Stat, TalentSet, TokenEffect};
use crate::frame::{Attack, Frame, LastMove, TurnStep};
use crate::ids::{MAX_STONES, MAX_TOKENS, MAX_UNITS, PowerRef, StoneId, TokenId, UnitId, UnitSet};
use crate::orders::Orders;

/// The deepest nesting of the rules.
pub const MAX_FRAMES: usize = 20;

/// Frames that must be free for triggered powers to be resolved, and for the parts of values to be
/// kept. Chains of powers that answer one another end there.
pub(crate) const FREE_FRAMES: usize = 7;

/// The most stat changes with an end that run at once.
pub const MAX_TIMED: usize = 16;

const _: () = assert!(size_of::<State>() <= 4096);

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// Who holds which cards.
    pub hidden: Hidden,
}

/// What everybody sees, spectators included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// Which of the set-up's boards is played on.
    pub board: u8,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// Counts rounds from 1; 0 before the first turn.
    pub round: u16,
    /// Who begins each round.
    pub lead: Seat,
    /// Whose turn it is. [P15.7A.0-3]
    pub active: Seat,
    /// Players still in the game.
    pub alive: SeatSet,
    /// Activations of this turn so far. [P15.7C.1]
    pub activations: u8,
    /// How many more than two are allowed this turn, by powers.
    pub more_activations: u8,
    /// Units activated this turn. [P15.7C.2]
    pub activated: UnitSet,
    /// Units that retaliated this turn. [P15.8A.2a3-6]
    pub retaliated: UnitSet,
    /// Active powers used this turn, by place among the unit's powers. [P15.15C.11]
    pub powers_used: [UnitSet; MAX_POWERS],
    /// The unit whose talents and powers a complex action has switched off. [P15.8B.0-2]
    pub complex: Option<UnitId>,
    /// What sets a unit apart from others for now.
    pub apart: Apart,
    /// What the players have.
    pub seats: [SeatState; Seat::MOST],
    /// What the units are doing.
    #[serde(with = "BigArray")]
    pub units: [UnitState; MAX_UNITS],
    /// Which units stand in each area.
    #[serde(with = "BigArray")]
    pub in_area: [UnitSet; board::MAX_AREAS],
    /// Areas that hold at least one unit. [P15.8A.2a1-7]
    pub occupied: AreaSet,
    /// 3D elements left in each area. [P15.12B.0-2]
    #[serde(with = "BigArray")]
    pub elements: [u8; board::MAX_AREAS],
    /// Areas that hold at least one 3D element.
    pub standing: AreaSet,
    /// The divine stones.
    pub stones: [Stone; MAX_STONES],
    /// The power tokens in play.
    pub tokens: [Token; MAX_TOKENS],
    /// Stat changes that end by themselves.
    pub timed: [Option<Timed>; MAX_TIMED],
    /// Where we are in the rules.
    pub frames: Stack<Frame, MAX_FRAMES>,
}

/// Who holds which cards: the only secrets of the game.
///
/// A deck's order is not state: a card that nobody has seen gets its identity when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hidden {
    /// Activation cards of each unit that its player holds in hand.
    #[serde(with = "BigArray")]
    pub in_hand: [u8; MAX_UNITS],
    /// Art of war cards in each hand.
    pub aow: [u8; Seat::MOST],
    /// Omphalos cards in each hand.
    pub omphalos: [u8; Seat::MOST],
}

impl Hidden {
    /// Nobody holds anything that is known of.
    pub const BLANK: Self =
        Self { in_hand: [0; MAX_UNITS], aow: [0; Seat::MOST], omphalos: [0; Seat::MOST] };
}

impl Default for Hidden {
    fn default() -> Self {
        Self::BLANK
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// These players won. [P15.4.8]
    Won(SeatSet),
    /// The table's round limit was reached.
    Draw,
}

/// What sets units apart from others until their activation or the turn ends. Each edition knows
/// one such thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Apart {
    /// Nothing.
    #[default]
    Nobody,
    /// A team mate's troop that another player controls. [P15.14.11-7]
    Borrowed(UnitId, Seat),
    /// Units that evaded, and so stay out of reach of attackers like the one they evaded.
    /// [B29.30.25]
    Evading(UnitSet),
}

/// What everybody sees of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatState {
    /// The units of the army, on the board or not. [P15.1.1]
    pub army: UnitSet,
    /// Recruitment points left in the draft.
    pub points: u8,
    /// Which deployment zone of the board is theirs.
    pub zone: u8,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// Art of war cards.
    pub aow: Pile,
    /// Omphalos cards.
    pub omphalos: Pile,
    /// Divine stones absorbed by the player's divinity.
    pub absorbed: u8,
    /// Manoeuvres bought this round, or this turn. [P15.11.0-2] [B29.30.4]
    pub bought: u8,
    /// The next manoeuvre is free.
    pub free_manoeuvre: bool,
    /// Standing orders.
    pub orders: Orders,
}

/// What everybody knows of one kind of card of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// How many there are in hand, deck and discard pile together.
    pub total: u8,
    /// How many lie face up in the discard pile. [P15.7D.1]
    pub discard: u8,
    /// How many everybody knows to be in hand, because they were shown or must be there.
    pub known: u8,
}

/// What everybody sees of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnitState {
    /// Whose army it belongs to, once recruited.
    pub owner: Option<Seat>,
    /// Where in its career it is.
    pub stage: Stage,
    /// The area it stands in, while in play.
    pub area: Option<AreaId>,
    /// Vitality points left. [P15.5B.1-22]
    pub vitality: u8,
    /// The stone it carries. [P15.9.4]
    pub stone: Option<StoneId>,
    /// Its activation cards.
    pub cards: Pile,
    /// Talents its player does not use for now. [P15.14.0-1]
    pub waived: TalentSet,
    /// Bonuses won in this activation that last until it ends. [P15.R184]
    pub kept: Kept,
    /// Until when, and by whose power, it cannot be activated.
    pub paralysed: Option<(Duration, Seat)>,
    /// Tokens left in the reserve pool of each of its powers. [P15.15D.1]
    pub pools: [u8; MAX_POWERS],
}

/// Where in its career a unit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// It has never been in play. [P15.8B.2-1]
    #[default]
    Ready,
    /// It stands on the board.
    InPlay,
    /// It was destroyed, or is a troop that found no place at set-up. [P15.8A.2a2d-4] [P15.R25]
    Destroyed,
    /// It left the game with its player. [P15.8A.2a2d-10]
    Removed,
}

/// Bonuses that talents give until the end of the unit's activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kept {
    /// Close Combat was used. [P15.14.5-2]
    pub close_combat: bool,
    /// Sneak Attack was used. [P15.14.16-2]
    pub sneak_attack: bool,
    /// Force of Nature was used. [P15.14.7-2]
    pub force_of_nature: bool,
}

/// A divine stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stone {
    /// Of which mythology, or something treated as a stone.
    pub kind: StoneType,
    /// Where it is.
    pub at: StonePlace,
}

/// What a stone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StoneType {
    /// A stone of a mythology. [P15.9.1]
    Stone(StoneKind),
    /// An element treated as a stone, which cannot be absorbed. [P15.9.9]
    TreatedAs,
}

impl Default for StoneType {
    fn default() -> Self {
        Self::Stone(StoneKind::Omphalos)
    }
}

/// Where a stone is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StonePlace {
    /// Not part of this game.
    #[default]
    Nowhere,
    /// Unclaimed in an area. [P15.9.5]
    Area(AreaId),
    /// Claimed by a unit. [P15.9.3]
    Carried(UnitId),
    /// On the dashboard of a divinity. [P15.8B.3-4]
    Absorbed(Seat),
}

/// A power token in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Token {
    /// The power it belongs to, and what it does; `None` for a free slot.
    pub of: Option<(PowerRef, TokenEffect)>,
    /// The unit it lies on.
    pub on: Option<UnitId>,
    /// The area it lies in, when on no unit.
    pub area: Option<AreaId>,
    /// Vitality points left, for a token that can be attacked.
    pub vitality: u8,
}

/// A stat change that ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timed {
    /// Whose stat.
    pub unit: UnitId,
    /// Which stat.
    pub stat: Stat,
    /// By how much.
    pub by: TimedAmount,
    /// When it ends.
    pub until: Duration,
    /// The power it comes from.
    pub power: PowerRef,
}

/// A stat change as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimedAmount {
    /// By so much.
    By(i8),
    /// To exactly this; nothing modifies it. [P15.15B.6]
    Exactly(u8),
}

impl State {
    /// A state before anything was set up.
    pub fn empty() -> Self {
        Self { public: Public::empty(), hidden: Hidden::default() }
    }
}

impl Public {
    /// A state before anything was set up.
    pub fn empty() -> Self {
        Self {
            board: 0,
            ending: None,
            round: 0,
            lead: Seat(0),
            active: Seat(0),
            alive: SeatSet::EMPTY,
            activations: 0,
            more_activations: 0,
            activated: UnitSet::EMPTY,
            retaliated: UnitSet::EMPTY,
            powers_used: [UnitSet::EMPTY; MAX_POWERS],
            complex: None,
            apart: Apart::Nobody,
            seats: [SeatState::default(); Seat::MOST],
            units: [UnitState::default(); MAX_UNITS],
            in_area: [UnitSet::EMPTY; board::MAX_AREAS],
            occupied: AreaSet::EMPTY,
            elements: [0; board::MAX_AREAS],
            standing: AreaSet::EMPTY,
            stones: [Stone::default(); MAX_STONES],
            tokens: [Token::default(); MAX_TOKENS],
            timed: [None; MAX_TIMED],
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

    /// The state of a player.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// The state of a player, to be changed.
    #[inline]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The area a unit stands in.
    #[inline]
    pub fn area_of(&self, unit: UnitId) -> Option<AreaId> {
        self.unit(unit).area
    }

    /// The units in an area.
    #[inline]
    pub fn units_in(&self, area: AreaId) -> UnitSet {
        self.in_area[area.index()]
    }

    /// Whether a unit stands on the board.
    #[inline]
    pub fn is_in_play(&self, unit: UnitId) -> bool {
        self.unit(unit).area.is_some()
    }

    /// Who decides for a unit now. [P15.14.11-7]
    #[inline]
    pub fn controller(&self, unit: UnitId) -> Option<Seat> {
        match self.apart {
            Apart::Borrowed(borrowed, seat) if borrowed == unit => Some(seat),
            _ => self.unit(unit).owner,
        }
    }

    /// Units that have evaded this turn. [B29.30.25]
    #[inline]
    pub fn evading(&self) -> UnitSet {
        match self.apart {
            Apart::Evading(units) => units,
            Apart::Nobody | Apart::Borrowed(..) => UnitSet::EMPTY,
        }
    }

    /// The attack that is under way, or the innermost of several.
    pub fn attack(&self) -> Option<&Attack> {
        self.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// Where the turn stands; `None` in set-up.
    pub fn turn_step(&self) -> Option<TurnStep> {
        self.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Turn(step) => Some(*step),
            _ => None,
        })
    }

    /// How the last movement went, where that is kept.
    pub fn last_move(&self) -> Option<LastMove> {
        match self.frames.as_slice().first() {
            Some(Frame::LastMove(last)) => *last,
            _ => None,
        }
    }

    /// The stones of the game with their ids.
    pub fn stones(&self) -> impl Iterator<Item = (StoneId, &Stone)> {
        (0u8..).map(StoneId).zip(&self.stones).filter(|(_, stone)| stone.at != StonePlace::Nowhere)
    }

    /// The stat changes that run now. They stand without gaps.
    #[inline]
    pub fn timed(&self) -> impl Iterator<Item = &Timed> {
        self.timed.iter().map_while(Option::as_ref)
    }

    /// The units of all armies.
    #[inline]
    pub fn recruited(&self) -> UnitSet {
        self.seats.iter().fold(UnitSet::EMPTY, |units, seat| units | seat.army)
    }

    /// The tokens in play with their ids.
    pub fn tokens(&self) -> impl Iterator<Item = (TokenId, &Token)> {
        (0u8..).map(TokenId).zip(&self.tokens).filter(|(_, token)| token.of.is_some())
    }
}
