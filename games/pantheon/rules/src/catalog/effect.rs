//! Effects as play takes them: split into those that touch units one by one and those that happen
//! on their own, so that whoever resolves one kind never meets the other.

use super::power::{
    Amount, AttackDice, AttackRange, Duration, Effect, Scope, Selector, Stat, TokenEffect,
};

/// An effect by the way it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// Units are touched one by one.
    OnUnits {
        /// Whom it touches.
        on: Selector,
        /// What it does to each.
        effect: UnitEffect,
    },
    /// It happens at once.
    OnItsOwn(OwnEffect),
    /// Steps and attacks by turns.
    Charge {
        /// How many areas at the most.
        areas: u8,
        /// How many dice each attack rolls.
        dice: AttackDice,
    },
}

/// What an effect does to one unit. [`Effect`] says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitEffect {
    /// Changes a stat.
    Modify {
        /// The stat.
        stat: Stat,
        /// The change.
        by: Amount,
        /// Its end.
        until: Duration,
    },
    /// Wounds without dice.
    Wound {
        /// The number of wounds.
        wounds: u8,
    },
    /// Gives back vitality.
    Heal {
        /// The points at most.
        points: u8,
    },
    /// Destroys.
    Destroy,
    /// Keeps from being activated.
    Paralyse {
        /// The end.
        until: Duration,
    },
    /// Moves.
    Move {
        /// The areas at most.
        areas: u8,
    },
    /// Takes an activation card back.
    Retrieve,
    /// Takes over a wound that was about to be suffered.
    PassWounds {
        /// The wounds at most, for all units together.
        wounds: u8,
    },
    /// Puts a token on it.
    PlaceToken {
        /// The token.
        token: TokenEffect,
    },
    /// Activates at once.
    Activate,
}

/// What an effect does that touches no unit. [`Effect`] says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnEffect {
    /// Makes an attack.
    Attack(PowerAttack),
    /// Draws cards.
    Draw {
        /// The number of cards.
        cards: u8,
    },
    /// Searches the deck.
    Search,
    /// Makes the next manoeuvre free.
    FreeManoeuvre,
    /// Allows more activations.
    MoreActivations {
        /// The number of units.
        units: u8,
    },
    /// Allows one more walk and one more attack.
    MoreActions,
    /// Lets dice be rolled again.
    Reroll {
        /// The dice at most.
        dice: u8,
    },
    /// Adds to the wounds of an attack.
    AddWounds {
        /// The number of wounds.
        wounds: u8,
    },
    /// Cancels wounds about to be suffered.
    CancelWounds {
        /// The wounds at most.
        wounds: u8,
    },
}

/// An attack as a power states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerAttack {
    /// How many dice.
    pub dice: AttackDice,
    /// How far.
    pub range: AttackRange,
    /// Whom.
    pub scope: Scope,
    /// Whether the target may retaliate when it is at range 0.
    pub retaliation: bool,
}

impl Effect {
    /// The effect by the way it is resolved.
    pub const fn kind(self) -> EffectKind {
        let (on, effect) = match self {
            Self::Modify { stat, by, on, until } => (on, UnitEffect::Modify { stat, by, until }),
            Self::Wound { on, wounds } => (on, UnitEffect::Wound { wounds }),
            Self::Heal { on, points } => (on, UnitEffect::Heal { points }),
            Self::Destroy { on } => (on, UnitEffect::Destroy),
            Self::Paralyse { on, until } => (on, UnitEffect::Paralyse { until }),
            Self::Move { on, areas } => (on, UnitEffect::Move { areas }),
            Self::Retrieve { of } => (of, UnitEffect::Retrieve),
            Self::PassWounds { wounds, to } => (to, UnitEffect::PassWounds { wounds }),
            Self::PlaceToken { on, token } => (on, UnitEffect::PlaceToken { token }),
            Self::Activate { on } => (on, UnitEffect::Activate),
            Self::Charge { areas, dice } => return EffectKind::Charge { areas, dice },
            Self::Attack { dice, range, scope, retaliation } => {
                let attack = PowerAttack { dice, range, scope, retaliation };
                return EffectKind::OnItsOwn(OwnEffect::Attack(attack));
            }
            Self::Draw { cards } => return EffectKind::OnItsOwn(OwnEffect::Draw { cards }),
            Self::Search => return EffectKind::OnItsOwn(OwnEffect::Search),
            Self::FreeManoeuvre => return EffectKind::OnItsOwn(OwnEffect::FreeManoeuvre),
            Self::MoreActivations { units } => {
                return EffectKind::OnItsOwn(OwnEffect::MoreActivations { units });
            }
            Self::MoreActions => return EffectKind::OnItsOwn(OwnEffect::MoreActions),
            Self::Reroll { dice } => return EffectKind::OnItsOwn(OwnEffect::Reroll { dice }),
            Self::AddWounds { wounds } => {
                return EffectKind::OnItsOwn(OwnEffect::AddWounds { wounds });
            }
            Self::CancelWounds { wounds } => {
                return EffectKind::OnItsOwn(OwnEffect::CancelWounds { wounds });
            }
        };
        EffectKind::OnUnits { on, effect }
    }

    /// Whom the effect touches, when it touches units.
    #[inline]
    pub const fn selector(self) -> Option<Selector> {
        match self.kind() {
            EffectKind::OnUnits { on, .. } => Some(on),
            EffectKind::OnItsOwn(_) | EffectKind::Charge { .. } => None,
        }
    }
}
