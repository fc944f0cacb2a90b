//! What a player can decide, and what chance can answer.

use board::AreaId;
use dice::Roll;
use kernel::{RuleId, Seat, words};
use serde::{Deserialize, Serialize};

use crate::frame::{Declared, Target};
use crate::ids::{PowerRef, StoneId, UnitId};

words! {
    /// The manoeuvres that are bought outright; Evade is an answer to an attack. (XI)
    Manoeuvre {
        /// Draw cards. [P15.11A.1]
        Draw = "draw",
        /// Search for a card. [P15.11B.1]
        Search = "search",
        /// Evade. [P15.11C.1]
        Evade = "evade",
    }
}

/// A card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// An art of war card. [P15.5C.3]
    ArtOfWar,
    /// An omphalos card. [P15.9.10]
    Omphalos,
    /// An activation card of a unit. [P15.5C.1]
    Activation(UnitId),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Play on this board of the two. `board 1`
    Board(u8),
    /// Play this scenario of several. `scenario 1` [B29.2.4]
    Scenario(u8),
    /// Deploy in this zone. `zone 1`
    Zone(u8),
    /// Recruit a unit. `recruit zeus`
    Recruit(UnitId),
    /// Place a troop at set-up. `place hoplites a1`
    PlaceTroop(UnitId, AreaId),

    /// Pass the turn, with or without a second card. `pass`, `pass draw` [P15.7A.1c-1]
    Pass {
        /// Whether one more card is drawn. [P15.7A.1c-2]
        draw: bool,
    },
    /// Activate a unit. `activate a simple`, `activate a complex`
    Activate(UnitId, Declared),
    /// Recall a troop. `recall c` [P15.7B.1]
    Recall(UnitId),
    /// No further action, activation or recall. `end`
    End,

    /// Walk. `walk`
    Walk,
    /// Attack. `attack`
    Attack,
    /// Claim a stone. `claim s1`
    Claim(StoneId),
    /// Run. `run`
    Run,
    /// Deploy. `deploy a1`
    Deploy(AreaId),
    /// Absorb a stone. `absorb s1`
    Absorb(StoneId),
    /// Fast flight. `fly`
    FastFlight,
    /// Aerial attack. `aerial`
    AerialAttack,
    /// Drop the carried stone. `drop`
    Drop,
    /// Use a power. `use a lightning`
    Use(PowerRef),

    /// Enter an area. `enter b2`
    Enter(AreaId),
    /// Go no further. `stop`
    Stop,

    /// Remove a 3D element with Force of Nature. `force`
    Force,
    /// Attack this target. `target b`
    Target(Target),
    /// Attack this target with the full-area option. `target b full`
    TargetFull(Target),
    /// Attack this area. `area b2`
    Area(AreaId),
    /// Take the blow with this guard. `guard c`
    Guard(UnitId),
    /// Evade. `evade`
    Evade,
    /// Retaliate, before or after the attack. `retaliate`
    Retaliate,
    /// Do not use what is offered. `decline`
    Decline,

    /// Choose a die of the first roll to be rolled again. `reroll 0`
    Reroll(u8),
    /// Throw the target. `throw b3`
    Throw(AreaId),
    /// Go on with the roll as it lies, or roll the chosen dice. `roll on`
    Continue,
    /// Discard a die for +1 on another. `discard 3 for 4`
    Spend {
        /// The value of the discarded die.
        discard: u8,
        /// The value of the die that gains 1.
        on: u8,
    },
    /// No more dice are discarded. `keep`
    Keep,
    /// Roll this many fives again. `second 2`, `second 0`
    Second(u8),

    /// Buy a manoeuvre. `buy draw`
    Buy(Manoeuvre),
    /// Return an omphalos card for a vitality point. `heal` [P15.9.11]
    Heal,
    /// Draw one more card. `draw` [B29.30.7]
    DrawMore,
    /// Take this card from the deck. `take aow`, `take omphalos`, `take a`
    Take(Card),
    /// Pay with one art of war or omphalos card. `pay aow`
    Pay(Card),
    /// Pay with two activation cards of destroyed units. `pay a b` [P15.10.4]
    PayTwo(UnitId, UnitId),
    /// Resolve this effect next. `resolve a regrow`
    Resolve(PowerRef),
    /// Resolve the terrain's effect next. `resolve terrain`
    ResolveTerrain,
    /// Choose a unit. `pick b`
    Pick(UnitId),
    /// Lead this troop. `lead c` [P15.14.11-1]
    Lead(UnitId),
}

impl Choice {
    /// The rule of 1.5, or of the beta where it alone has the choice, that a choice of this kind
    /// goes by.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Choice::Board(_) => "P15.6A.3b-1",
            Choice::Scenario(_) => "B29.2.4",
            Choice::Zone(_) => "P15.6A.3a-2",
            Choice::Recruit(_) => "P15.6C.1-6",
            Choice::PlaceTroop(..) => "P15.6D.4-1",
            Choice::Pass { .. } => "P15.7A.1c-1",
            Choice::Activate(..) => "P15.7A.2a-1",
            Choice::Recall(_) => "P15.7B.6",
            Choice::End
            | Choice::Stop
            | Choice::Decline
            | Choice::Continue
            | Choice::ResolveTerrain
            | Choice::Pick(_) => "P15.7A.0-4",
            Choice::Walk | Choice::Attack => "P15.8A.0-1",
            Choice::Claim(_) => "P15.8A.3-1",
            Choice::Run => "P15.8B.0-1",
            Choice::Deploy(_) => "P15.8B.2-5",
            Choice::Absorb(_) => "P15.8B.3-2",
            Choice::FastFlight => "P15.13.6-3",
            Choice::AerialAttack => "P15.13.6-11",
            Choice::Drop => "P15.9.6",
            Choice::Use(_) => "P15.15C.11",
            Choice::Enter(_) => "P15.8A.1-4",
            Choice::Force => "P15.14.7-1",
            Choice::Target(_) => "P15.8A.2a1-2",
            Choice::TargetFull(_) => "P15.8A.2a1-4",
            Choice::Area(_) => "P15.8A.2b-5",
            Choice::Guard(_) => "P15.14.9-1",
            Choice::Evade | Choice::Buy(Manoeuvre::Evade) => "P15.11C.1",
            Choice::Retaliate => "P15.8A.2a3-1",
            Choice::Reroll(_) => "P15.8A.2a2b-1",
            Choice::Throw(_) => "P15.14.12-1",
            Choice::Spend { .. } | Choice::Keep => "P15.8A.2a2b-4",
            Choice::Second(_) => "P15.8A.2a2c-4",
            Choice::Buy(Manoeuvre::Draw) => "P15.11A.1",
            Choice::Buy(Manoeuvre::Search) | Choice::Take(_) => "P15.11B.1",
            Choice::DrawMore => "B29.30.7",
            Choice::Heal => "P15.9.11",
            Choice::Pay(_) => "P15.10.2",
            Choice::PayTwo(..) => "P15.10.4",
            Choice::Resolve(_) => "P15.3.8",
            Choice::Lead(_) => "P15.14.11-1",
        })
    }
}

/// What a chance pause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Request {
    /// Roll dice.
    Dice {
        /// The number of dice.
        dice: u8,
    },
    /// Each of these players rolls one die.
    LeadRoll(kernel::SeatSet),
    /// Draw one card from a deck.
    Card {
        /// The player whose deck it is.
        seat: Seat,
    },
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The dice show this. `dice 0 3 4 5`
    Dice(Roll),
    /// Each rolling player's die, by seat; players who do not roll have 0. `lead 3 5`
    Lead([u8; Seat::MOST]),
    /// This card comes off the deck. `card aow`, `card a`
    Card(Card),
}
