//! What a general can decide, and what chance can answer.

use board::grid::SpaceId;
use dice::chain::{Die, MAX_CHAIN_DICE};
use kernel::{Seat, words};
use serde::{Deserialize, Serialize};

use crate::catalog::{Stat, Talent};
use crate::ids::UnitId;
use crate::setup::Laid;

words! {
    /// A side of the battlefield. [M12.2.6]
    Edge {
        /// The highest rows.
        North = "north",
        /// The last columns.
        East = "east",
        /// The lowest rows.
        South = "south",
        /// The first columns.
        West = "west",
    }
}

impl Edge {
    /// The side that faces this one. [M12.2.6]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }
}

words! {
    /// What an activation costs beside its Maneuver card.
    Fee {
        /// Nothing: the first of a turn, or by a talent.
        Free = "free",
        /// An Art of War card. [M12.6.7]
        ArtOfWar = "aow",
        /// 1 PP, by Leader. [M12.18.52]
        Leader = "leader",
    }
}

/// A card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// An Art of War card. [M12.5.5]
    ArtOfWar,
    /// A Maneuver card of a unit. [M12.5.1] [M12.R14]
    Maneuver(UnitId),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// This general is player 1 of the team. `player one 3` [M12.R139]
    PlayerOne(Seat),
    /// Lay the next board. `lay 3 turned 1` [M12.2.3]
    Lay(Laid),
    /// The side that began the game deploys here, the other opposite. `zone north` [M12.2.4]
    Zone(Edge),
    /// Put a token on the battlefield. `deploy a c2` [M12.2.9]
    Deploy(UnitId, SpaceId),

    /// Turn a card into PP. `convert aow`, `convert a` [M12.5.2] [M12.5.6]
    Convert(Card),
    /// Discard an Art of War card to look for a card. `search` [M12.5.7]
    Search,
    /// Take this card from the deck. `take a`
    Take(Card),

    /// Activate a unit. `activate a`, `activate a aow`, `activate a leader` [M12.6.2]
    Activate(UnitId, Fee),
    /// Use a talent. `use a scout`
    Use(UnitId, Talent),
    /// Use a talent on another unit. `use a sentence_of_athena on b`
    UseOn(UnitId, Talent, UnitId),
    /// Buy +1. `plus a cc` [M12.3.10]
    Plus(UnitId, Stat),
    /// Move. `move c4`
    Move(SpaceId),
    /// Move by these spaces. `move c4 via b3` The list of options has the plain move alone, which
    /// leads to the same space by any way there is.
    MoveVia(Via, SpaceId),
    /// Fly on to a neighbouring space, under Infernal Bombardment. `fly c4`
    Fly(SpaceId),
    /// Attack in close combat. `strike b` [M12.9.1]
    Strike(UnitId),
    /// Attack at range. `shoot b`, `shoot b arching`, `shoot b far` [M12.9.2]
    Shoot {
        /// At whom.
        at: UnitId,
        /// Over allied units, by Arching Shot. [M12.18.2]
        arching: bool,
        /// One space farther, from a fortification. [M12.14.18]
        far: bool,
    },
    /// Bite these units beside the target. `bite`, `bite b c` [M12.18.16]
    Bite([Option<UnitId>; 2]),
    /// Aim a ranged attack at this unit as well. `spread b` [M12.18.78]
    Spread(UnitId),
    /// Resolve the attack on this unit next. `next b` [M12.R103]
    Next(UnitId),
    /// Nothing more here: end of an activation, a turn, a flight or a search. `done`
    Done,

    /// Harass the unit that is being activated. `harass b`, `harass b track` [M12.12.15]
    Harass {
        /// With this unit.
        by: UnitId,
        /// By Track instead of 2 PP. [M12.18.80]
        track: bool,
    },
    /// Take the target's place. `defend b`, `defend b sentry` [M12.12.9]
    Defend {
        /// With this unit.
        by: UnitId,
        /// By Sentry or Arachnean Sentinel instead of 2 PP. [M12.18.72]
        sentry: bool,
    },
    /// Strike back. `counter` [M12.12.3]
    Counter,
    /// Do not use what was offered. `decline`
    Decline,
    /// Move back. `retreat b3` [M12.18.62]
    Retreat(SpaceId),

    /// Discard a die to turn another up by 1. `discard 3 for 4` [M12.10.3]
    Spend {
        /// The die given up.
        discard: Die,
        /// The die that is turned.
        on: Die,
    },
    /// Choose a five for the next throw. `again 5` [M12.10.6]
    Again(Die),
    /// Throw the chosen fives. `throw`
    Throw,
    /// Reroll a die by a talent. `reroll 0 skilled_melee`
    Reroll(Die, Talent),
    /// Let the roll stand. `keep` [M12.R72]
    Keep,

    /// Put three cards under the deck and draw two. `exchange` [M12.4.12]
    Exchange,
    /// Put this card under the deck next. `under a`
    Under(UnitId),
    /// Discard this card at the hand limit. `discard card a` [M12.4.16]
    Discard(UnitId),
}

/// The spaces that a move goes through, in order: one to three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Via(SpaceId, [Option<SpaceId>; 2]);

impl Via {
    /// These spaces; `None` when there are none, or more than three.
    pub fn new(spaces: &[SpaceId]) -> Option<Self> {
        match *spaces {
            [first] => Some(Self(first, [None, None])),
            [first, second] => Some(Self(first, [Some(second), None])),
            [first, second, third] => Some(Self(first, [Some(second), Some(third)])),
            _ => None,
        }
    }

    /// The spaces in order.
    pub fn spaces(self) -> impl Iterator<Item = SpaceId> + use<> {
        std::iter::once(self.0).chain(self.1.into_iter().flatten())
    }
}

/// Faces in the order of the dice they fall for. [M12.R71]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Faces {
    len: u8,
    faces: [u8; MAX_CHAIN_DICE],
}

impl Faces {
    /// These faces; `None` when there are too many or one does not exist.
    pub fn new(faces: &[u8]) -> Option<Self> {
        if faces.len() > MAX_CHAIN_DICE || faces.iter().any(|&face| face > 5) {
            return None;
        }
        let mut all = [0; MAX_CHAIN_DICE];
        all[..faces.len()].copy_from_slice(faces);
        Some(Self { len: faces.len() as u8, faces: all })
    }

    /// The faces.
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.faces[..usize::from(self.len).min(MAX_CHAIN_DICE)]
    }
}

/// What a chance pause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Request {
    /// Each side rolls one die for the first turn. [M12.2.1] [M12.R139]
    StartRoll,
    /// Draw one card from a deck.
    Card {
        /// The general whose deck it is.
        seat: Seat,
    },
    /// Throw the dice that are in the air.
    Dice {
        /// The number of dice.
        dice: u8,
    },
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The die of each side. `start 3 5`
    Start([u8; 2]),
    /// This card comes off the deck. `card aow`, `card a`
    Card(Card),
    /// The dice show this, in rising number. `dice 0 3 5`
    Dice(Faces),
}
