//! The vocabulary powers are composed from: triggers, conditions, costs and effects (XV).
//!
//! Data that loads can run: every variant is matched without a wildcard where it is resolved.

use board::Terrain;
use kernel::words;
use serde::{Deserialize, Serialize};

use super::words::UnitType;

words! {
    /// The four types of power. [P15.15.0-1]
    PowerKind {
        /// Works whenever its conditions hold, even off the board. [P15.15C.7]
        Permanent = "permanent",
        /// Works on the board, not in a complex action. [P15.15C.9]
        Passive = "passive",
        /// Once per turn in the unit's own activation. [P15.15C.11]
        Active = "active",
        /// Replaces the attack action. [P15.15C.14]
        Offensive = "offensive",
    }
}

words! {
    /// The stats modifiers can change.
    Stat {
        /// Dice of the first assault.
        Offence = "offence",
        /// What a die must reach.
        Defence = "defence",
        /// How far it attacks.
        Range = "range",
        /// How far it walks.
        Movement = "movement",
    }
}

words! {
    /// Which end of an attack the unit stands at.
    Role {
        /// It attacks.
        Attacker = "attacker",
        /// It is attacked.
        Defender = "defender",
        /// It attacks or is attacked.
        Either = "either",
    }
}

/// A power as its box shows it. [P15.5B.1-11]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Short name, unique within its unit, used in notation and text keys.
    pub id: String,
    /// Its type.
    pub kind: PowerKind,
    /// Art of war cards it costs. [P15.15B.2]
    #[serde(default)]
    pub cost: u8,
    /// Tokens in its reserve pool. [P15.15B.3]
    #[serde(default)]
    pub tokens: u8,
    /// When it works or may be used.
    pub when: Trigger,
    /// What must hold besides.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Whether its player may decline it although it costs nothing. [P15.R207]
    #[serde(default)]
    pub may: bool,
    /// Whether a 3D element of the unit's area is removed to use it.
    #[serde(default)]
    pub spends_element: bool,
    /// What happens, in order.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

impl Power {
    /// Whether its player decides about its use: it has a cost or says "may". [P15.R207]
    #[inline]
    pub fn is_optional(&self) -> bool {
        self.may || self.cost > 0 || self.spends_element
    }

    /// Whether it is used once per turn at the most: active powers, and whatever would let a
    /// turn go on for ever. [P15.15C.11]
    pub fn is_once_per_turn(&self) -> bool {
        self.kind == PowerKind::Active
            || self.when == Trigger::Activation
            || self.effects.iter().any(|effect| {
                matches!(
                    effect,
                    Effect::MoreActions | Effect::MoreActivations { .. } | Effect::Activate { .. }
                )
            })
    }
}

/// When a power works or may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// All the time: the power is a standing modifier.
    Always,
    /// At any moment between the actions of the unit's own activation.
    Activation,
    /// As the attack action of the unit; its first effect is the attack. [P15.15C.14]
    AttackAction,
    /// When the unit's activation starts. [P15.7A.2b-1]
    ActivationStarts,
    /// When the unit's activation ends. [P15.7A.2d-1]
    ActivationEnds,
    /// When its player's turn starts, before the draw.
    TurnStarts,
    /// When effective values are worked out for an attack it takes part in. [P15.8A.2a2a-1]
    Values(Role),
    /// When the first assault has been rolled, before blanks are removed.
    FirstRoll(Role),
    /// When wounds are about to be applied.
    Wounds(Role),
    /// When an attack it took part in is over.
    AttackOver(Role),
    /// When a unit that fits is destroyed.
    Destroyed(Filter),
    /// When the unit suffers one or more wounds and survives.
    Wounded,
}

impl Trigger {
    /// The part that the unit has in the attack it speaks of, if it speaks of one.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Values(role)
            | Self::FirstRoll(role)
            | Self::Wounds(role)
            | Self::AttackOver(role) => Some(role),
            Self::Always
            | Self::Activation
            | Self::AttackAction
            | Self::ActivationStarts
            | Self::ActivationEnds
            | Self::TurnStarts
            | Self::Destroyed(_)
            | Self::Wounded => None,
        }
    }
}

/// What must hold for a power to work or be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The unit stands on this terrain.
    On(Terrain),
    /// The attack is at range 0, or at range 1+.
    At(Reach),
    /// The other unit of the attack fits.
    Opponent(Filter),
    /// A unit that fits exists.
    Exists(Filter),
    /// The unit has at most this vitality.
    VitalityAtMost(u8),
    /// The troop is complete, or the unit unwounded. [P15.5B.2-5]
    Complete,
    /// The unit carries a divine stone.
    CarriesStone,
}

/// Range 0 or range 1+. [P15.R80]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Range 0.
    Melee,
    /// Range 1 or more.
    Ranged,
}

/// Which units something speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    /// Whose units.
    pub side: SideFilter,
    /// Of which types; all when empty.
    pub types: TypeSet,
    /// Where they stand, seen from the unit that has the power.
    pub at: Place,
    /// Whether the unit itself is left out.
    pub other: bool,
}

/// Whose units a filter lets through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideFilter {
    /// Any side.
    #[default]
    Any,
    /// Units of the same side. [P15.5B.0-2] [P15.5B.0-3]
    Ally,
    /// Units of another side. [P15.5B.0-5]
    Enemy,
}

/// Where a filter looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Anywhere, on the board or off it.
    #[default]
    Anywhere,
    /// In the unit's own area.
    Here,
    /// In a visible area of the unit's surroundings. [P15.5A.10]
    Surroundings,
    /// On the board, at most this far away, visible.
    Within(u8),
}

kernel::id_set! {
    /// A set of unit types; empty means all.
    #[derive(Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeSet<UnitType>"))]
    #[serde(from = "Vec<UnitType>", into = "Vec<UnitType>")]
    pub struct TypeSet(u8) of UnitType;
}

impl TypeSet {
    /// Whether units of `unit_type` pass.
    #[inline]
    pub const fn allows(self, unit_type: UnitType) -> bool {
        self.is_empty() || self.contains(unit_type)
    }
}

impl From<Vec<UnitType>> for TypeSet {
    fn from(types: Vec<UnitType>) -> Self {
        types.into_iter().collect()
    }
}

impl From<TypeSet> for Vec<UnitType> {
    fn from(set: TypeSet) -> Self {
        set.iter().collect()
    }
}

/// What a power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Changes a stat.
    Modify {
        /// Which stat.
        stat: Stat,
        /// By how much.
        by: Amount,
        /// Whose.
        on: Selector,
        /// For how long.
        until: Duration,
    },
    /// Makes an attack.
    Attack {
        /// How many dice.
        dice: AttackDice,
        /// How far.
        range: AttackRange,
        /// Whom.
        scope: Scope,
        /// Whether the target may retaliate when it is at range 0.
        retaliation: bool,
    },
    /// Wounds without dice.
    Wound {
        /// Whom.
        on: Selector,
        /// How many wounds.
        wounds: u8,
    },
    /// Vitality regained, up to the maximum. [P15.5B.1-23]
    Heal {
        /// Whose.
        on: Selector,
        /// How many points.
        points: u8,
    },
    /// Destroys at once.
    Destroy {
        /// Whom.
        on: Selector,
    },
    /// Keeps units from being activated until the effect ends.
    Paralyse {
        /// Whom.
        on: Selector,
        /// For how long.
        until: Duration,
    },
    /// Moves a unit up to some areas, on ground it may enter.
    Move {
        /// Whom.
        on: Selector,
        /// How many areas at the most.
        areas: u8,
    },
    /// The player draws cards.
    Draw {
        /// How many.
        cards: u8,
    },
    /// The player takes an activation card from the discard pile.
    Retrieve {
        /// Of which of the player's units.
        of: Selector,
    },
    /// The player looks through the deck and takes a card. [P15.11B.1]
    Search,
    /// The next manoeuvre the player buys this turn is free.
    FreeManoeuvre,
    /// The player may activate this many more units this turn.
    MoreActivations {
        /// How many.
        units: u8,
    },
    /// The unit may take one more walk and one more attack in this activation.
    MoreActions,
    /// Dice of the first assault may be rolled again: own dice, or those of the attacker.
    Reroll {
        /// At most how many.
        dice: u8,
    },
    /// An attack that wounds at all wounds more.
    AddWounds {
        /// By how much.
        wounds: u8,
    },
    /// Wounds about to be suffered are cancelled.
    CancelWounds {
        /// At most how many.
        wounds: u8,
    },
    /// Wounds about to be suffered go to other units instead, one at a time, as many as the
    /// player likes.
    PassWounds {
        /// At most how many.
        wounds: u8,
        /// To whom.
        to: Selector,
    },
    /// Puts a token of the power into play.
    PlaceToken {
        /// On whom, or in the unit's area.
        on: Selector,
        /// What it does there.
        token: TokenEffect,
    },
    /// The player may activate units at once, for simple actions, without a card and beyond the
    /// limit of the turn.
    Activate {
        /// Which ones.
        on: Selector,
    },
    /// The unit moves area by area and makes an area attack on each area it enters that holds
    /// an enemy.
    Charge {
        /// How many areas at the most.
        areas: u8,
        /// How many dice each attack rolls.
        dice: AttackDice,
    },
}

/// How much a stat changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Amount {
    /// By a number.
    By(i8),
    /// By one for each vitality point left. [P15.5B.2-4]
    PerVitality,
    /// It becomes the value X, which nothing modifies. [P15.15B.6]
    X,
}

/// Whom an effect touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Selector {
    /// The unit that has the power.
    Itself,
    /// The other unit of the attack, or the unit the event speaks of.
    Other,
    /// Every unit that fits; the active player orders them. [P15.3.8]
    Each(Filter),
    /// One unit that fits, chosen by the power's player.
    One(Filter),
    /// The unit chosen last by an effect of the same use of the power.
    Chosen,
}

/// How long an effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// While the power's conditions hold; for standing modifiers.
    Standing,
    /// Until the attack or retaliation ends.
    Attack,
    /// Until the unit's activation ends.
    Activation,
    /// Until the turn ends.
    Turn,
    /// One round: until the start of the next turn of the power's player. [P15.7A.1a-1]
    Round,
}

/// How many dice an attack of a power rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackDice {
    /// The offence stat with its modifiers.
    Offence,
    /// The number in the power column. [P15.5B.1-19]
    X,
    /// A stated number of dice. [P15.8A.2a2a-3]
    Dice(u8),
}

/// How far an attack of a power reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackRange {
    /// The range stat with its modifiers.
    Range,
    /// The number in the power column.
    X,
    /// A stated range, with its modifiers. [P15.R148]
    Areas(u8),
    /// A range that nothing modifies; 0 is the unit's own area.
    Exactly(u8),
    /// The range stat with its modifiers, at range 1+ only. [P15.R80]
    Ranged,
}

/// Whom an attack of a power is made on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// One target: a normal attack.
    One,
    /// Every unit of one area: an area attack. [P15.8A.2b-2]
    Area,
    /// Every enemy in range and visible, one attack each.
    EachEnemy,
    /// Two or more enemies that the attacker's player names: a multiple attack. [B29.26.2]
    Multiple,
}

/// What a token does while it is in play. [P15.15D.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TokenEffect {
    /// Changes a stat of the unit it lies on.
    Modify {
        /// Which stat.
        stat: Stat,
        /// By how much.
        by: i8,
    },
    /// Can be attacked as if it were a unit. [P15.15D.6]
    Body {
        /// What a die must reach.
        defence: u8,
        /// How many wounds it takes.
        vitality: u8,
    },
}
