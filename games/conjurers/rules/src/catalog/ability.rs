//! The vocabulary of battle abilities (26 to 29, 33): content names them, the rules match them
//! without a catch-all.

use serde::{Deserialize, Serialize};

/// A battle ability of a creature, an item, an artifact or a minion. [CON.26.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Adds to the damage of a fight its owner started. [CON.26.2]
    Offensive(u8),
    /// Lowers damage received in a fight the other started. [CON.26.6]
    Defensive(u8),
    /// Deals so many dice of damage after the fight, to neighbours too. [CON.27.10]
    Burning(u8),
    /// Takes so much damage for its wearer. [CON.33.1]
    Absorption(u8),
    /// So many more dice in every strike. [CON.33.8]
    PowerHit(u8),
    /// Cannot be attacked by creatures without it. [CON.26.13]
    Flying,
    /// Damage leaves a frost marker. [CON.27.1]
    FrostAttack,
    /// Damage leaves a poison marker. [CON.27.14]
    Poisonous,
    /// Damage spreads to neighbours. [CON.27.20]
    MultiAttack,
    /// Swallows the creature it faces instead of attacking. [CON.28.1]
    Devour,
    /// Heals by half of the damage dealt. [CON.29.1]
    LifeSteal,
    /// A discount at the smiths. [CON.29.8]
    WeaponSmith,
    /// Returns from death once in a battle. [CON.29.14]
    Resurrection,
    /// Attacks and moves without being answered. [CON.29.19]
    Ranged,
    /// Strikes before the other. [CON.33.17]
    FirstStrike,
    /// Cannot leave its slot. [CON.33.10]
    Immobility,
    /// Binds an opposing creature, once. [CON.33.11]
    Bind,
    /// Cancels burning. [CON.33.21]
    ImmunityFire,
    /// Cancels frost attack. [CON.33.24]
    ImmunityIce,
    /// Cancels poisonous. [CON.33.23]
    ImmunityPoison,
    /// Adopts an ability before each fight. [CON.33.25]
    Magician,
}

kernel::words! {
    /// An ability without a number: one has it or one has not. [CON.R160]
    Trait {
        /// [`Ability::Flying`].
        Flying = "flying",
        /// [`Ability::FrostAttack`].
        FrostAttack = "frost_attack",
        /// [`Ability::Poisonous`].
        Poisonous = "poisonous",
        /// [`Ability::MultiAttack`].
        MultiAttack = "multi_attack",
        /// [`Ability::Devour`].
        Devour = "devour",
        /// [`Ability::LifeSteal`].
        LifeSteal = "life_steal",
        /// [`Ability::WeaponSmith`].
        WeaponSmith = "weapon_smith",
        /// [`Ability::Resurrection`].
        Resurrection = "resurrection",
        /// [`Ability::Ranged`].
        Ranged = "ranged",
        /// [`Ability::FirstStrike`].
        FirstStrike = "first_strike",
        /// [`Ability::Immobility`].
        Immobility = "immobility",
        /// [`Ability::Bind`].
        Bind = "bind",
        /// [`Ability::ImmunityFire`].
        ImmunityFire = "immunity_fire",
        /// [`Ability::ImmunityIce`].
        ImmunityIce = "immunity_ice",
        /// [`Ability::ImmunityPoison`].
        ImmunityPoison = "immunity_poison",
        /// [`Ability::Magician`].
        Magician = "magician",
    }
}

kernel::id_set! {
    /// A set of abilities without a number.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct TraitSet(u16) of Trait;
}

/// The abilities of one card, or of several together, ready to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// Those without a number.
    pub traits: TraitSet,
    /// [`Ability::Offensive`].
    pub offensive: u8,
    /// [`Ability::Defensive`].
    pub defensive: u8,
    /// [`Ability::Burning`].
    pub burning: u8,
    /// [`Ability::Absorption`].
    pub absorption: u8,
    /// [`Ability::PowerHit`].
    pub power_hit: u8,
}

impl Abilities {
    /// No ability.
    pub const NONE: Self = Self {
        traits: TraitSet::EMPTY,
        offensive: 0,
        defensive: 0,
        burning: 0,
        absorption: 0,
        power_hit: 0,
    };

    /// These abilities together.
    pub const fn of(abilities: &[Ability]) -> Self {
        let mut sum = Self::NONE;
        let mut at = 0;
        while at < abilities.len() {
            sum = sum.with(abilities[at]);
            at += 1;
        }
        sum
    }

    const fn with(mut self, ability: Ability) -> Self {
        match ability {
            Ability::Offensive(x) => self.offensive = larger(self.offensive, x),
            Ability::Defensive(x) => self.defensive = larger(self.defensive, x),
            Ability::Burning(x) => self.burning = larger(self.burning, x),
            Ability::Absorption(x) => self.absorption += x,
            Ability::PowerHit(x) => self.power_hit += x,
            Ability::Flying => self.traits.insert(Trait::Flying),
            Ability::FrostAttack => self.traits.insert(Trait::FrostAttack),
            Ability::Poisonous => self.traits.insert(Trait::Poisonous),
            Ability::MultiAttack => self.traits.insert(Trait::MultiAttack),
            Ability::Devour => self.traits.insert(Trait::Devour),
            Ability::LifeSteal => self.traits.insert(Trait::LifeSteal),
            Ability::WeaponSmith => self.traits.insert(Trait::WeaponSmith),
            Ability::Resurrection => self.traits.insert(Trait::Resurrection),
            Ability::Ranged => self.traits.insert(Trait::Ranged),
            Ability::FirstStrike => self.traits.insert(Trait::FirstStrike),
            Ability::Immobility => self.traits.insert(Trait::Immobility),
            Ability::Bind => self.traits.insert(Trait::Bind),
            Ability::ImmunityFire => self.traits.insert(Trait::ImmunityFire),
            Ability::ImmunityIce => self.traits.insert(Trait::ImmunityIce),
            Ability::ImmunityPoison => self.traits.insert(Trait::ImmunityPoison),
            Ability::Magician => self.traits.insert(Trait::Magician),
        }
        self
    }

    /// Both together: power hit and absorption add, all others count once. [CON.R160]
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            traits: self.traits.union(other.traits),
            offensive: larger(self.offensive, other.offensive),
            defensive: larger(self.defensive, other.defensive),
            burning: larger(self.burning, other.burning),
            absorption: self.absorption + other.absorption,
            power_hit: self.power_hit + other.power_hit,
        }
    }

    /// Whether an ability without a number is among them.
    #[inline]
    pub const fn has(&self, ability: Trait) -> bool {
        self.traits.contains(ability)
    }
}

const fn larger(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

impl Ability {
    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Offensive(_) => "offensive",
            Self::Defensive(_) => "defensive",
            Self::Burning(_) => "burning",
            Self::Absorption(_) => "absorption",
            Self::PowerHit(_) => "power_hit",
            Self::Flying => Trait::Flying.name(),
            Self::FrostAttack => Trait::FrostAttack.name(),
            Self::Poisonous => Trait::Poisonous.name(),
            Self::MultiAttack => Trait::MultiAttack.name(),
            Self::Devour => Trait::Devour.name(),
            Self::LifeSteal => Trait::LifeSteal.name(),
            Self::WeaponSmith => Trait::WeaponSmith.name(),
            Self::Resurrection => Trait::Resurrection.name(),
            Self::Ranged => Trait::Ranged.name(),
            Self::FirstStrike => Trait::FirstStrike.name(),
            Self::Immobility => Trait::Immobility.name(),
            Self::Bind => Trait::Bind.name(),
            Self::ImmunityFire => Trait::ImmunityFire.name(),
            Self::ImmunityIce => Trait::ImmunityIce.name(),
            Self::ImmunityPoison => Trait::ImmunityPoison.name(),
            Self::Magician => Trait::Magician.name(),
        }
    }

    /// Whether a creature card may show it. [CON.26.1]
    pub const fn is_of_creatures(self) -> bool {
        match self {
            Self::Offensive(_)
            | Self::Defensive(_)
            | Self::Burning(_)
            | Self::Flying
            | Self::FrostAttack
            | Self::Poisonous
            | Self::MultiAttack
            | Self::Devour
            | Self::LifeSteal
            | Self::WeaponSmith
            | Self::Resurrection
            | Self::Ranged => true,
            Self::Absorption(_)
            | Self::PowerHit(_)
            | Self::FirstStrike
            | Self::Immobility
            | Self::Bind
            | Self::ImmunityFire
            | Self::ImmunityIce
            | Self::ImmunityPoison
            | Self::Magician => false,
        }
    }

    /// Whether an item or artifact may show it. [CON.33.19]
    pub const fn is_of_equipment(self) -> bool {
        match self {
            Self::Absorption(_)
            | Self::PowerHit(_)
            | Self::FirstStrike
            | Self::Immobility
            | Self::Bind
            | Self::ImmunityFire
            | Self::ImmunityIce
            | Self::ImmunityPoison
            | Self::Magician
            | Self::Ranged
            | Self::Flying
            | Self::Resurrection
            | Self::LifeSteal
            | Self::Poisonous => true,
            Self::Offensive(_)
            | Self::Defensive(_)
            | Self::Burning(_)
            | Self::FrostAttack
            | Self::MultiAttack
            | Self::Devour
            | Self::WeaponSmith => false,
        }
    }

    /// The number of an ability that has one.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Offensive(x)
            | Self::Defensive(x)
            | Self::Burning(x)
            | Self::Absorption(x)
            | Self::PowerHit(x) => Some(x),
            Self::Flying
            | Self::FrostAttack
            | Self::Poisonous
            | Self::MultiAttack
            | Self::Devour
            | Self::LifeSteal
            | Self::WeaponSmith
            | Self::Resurrection
            | Self::Ranged
            | Self::FirstStrike
            | Self::Immobility
            | Self::Bind
            | Self::ImmunityFire
            | Self::ImmunityIce
            | Self::ImmunityPoison
            | Self::Magician => None,
        }
    }
}
