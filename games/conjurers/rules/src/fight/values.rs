//! Each number of a fight in one place, with its parts: dice, and what becomes of their sum.

use serde::Serialize;

use super::Fight;
use crate::battle::{Fighter, Place, Side};
use crate::catalog::{Abilities, Ability, Trait};
use crate::choice::Magic;
use crate::elements;
use crate::look::Look;

/// The dice of a strike. [CON.R90]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceTerms {
    /// Printed on the card. [CON.24.3]
    pub printed: u8,
    /// Power hit of its cards. [CON.33.8]
    pub power_hit: u8,
    /// A superior element. [CON.30.8]
    pub element: u8,
}

/// What is added to and taken off the sum of the dice. [CON.R90]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DamageTerms {
    /// Offensive of the aggressor. [CON.26.2]
    pub offensive: u8,
    /// The striker carries a frost marker. [CON.27.5]
    pub frost: bool,
    /// Defensive of the defending creature. [CON.26.6]
    pub defensive: u8,
}

impl DiceTerms {
    /// How many dice are rolled.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.printed + self.power_hit + self.element
    }
}

impl DamageTerms {
    /// The damage dealt when the dice sum to `sum`: offensive, then frost, then defensive, never
    /// below zero. [CON.26.6] [CON.26.8] [CON.R92]
    #[inline]
    pub const fn applied_to(&self, sum: u8) -> u8 {
        let struck = sum + self.offensive;
        let struck = if self.frost { chilled(struck) } else { struck };
        struck.saturating_sub(self.defensive)
    }
}

/// Damage dealt by a creature with a frost marker: 1 less for each full 3. [CON.27.5] [CON.27.6]
#[inline]
pub(crate) const fn chilled(damage: u8) -> u8 {
    damage - damage / 3
}

/// What a magician gets. [CON.33.25]
const fn adopted(magic: Option<Magic>) -> Abilities {
    match magic {
        Some(Magic::FrostAttack) => Abilities::of(&[Ability::FrostAttack]),
        Some(Magic::Burning) => Abilities::of(&[Ability::Burning(2)]),
        Some(Magic::Poisonous) => Abilities::of(&[Ability::Poisonous]),
        None => Abilities::NONE,
    }
}

impl Look<'_> {
    /// The abilities a creature has in a fight: offensive only as aggressor, defensive only as the
    /// other, those of cards either way. [CON.26.4] [CON.26.5] [CON.26.9] [CON.26.10] [CON.32.5]
    /// [CON.33.15]
    pub(crate) fn abilities_in(&self, fight: &Fight, fighter: &Fighter, side: Side) -> Abilities {
        let mut abilities = if side == fight.by.side {
            Abilities { defensive: 0, ..self.abilities_acting(fighter) }
        } else {
            Abilities { offensive: 0, ..self.abilities_defending(fighter) }
        };
        if fight.magic[side.index()].is_some() {
            abilities = abilities.and(adopted(fight.magic[side.index()]));
        }
        abilities
    }

    /// The dice a creature strikes with. [CON.24.3] [CON.33.8] [CON.30.9] [CON.R149] [CON.R152]
    pub(crate) fn strike_dice(&self, fighter: &Fighter, opponent: &Fighter) -> DiceTerms {
        let stats = self.stats(fighter.creature);
        let element = if self.game.settings().elements {
            let other = self.stats(opponent.creature);
            match (stats.element.zip(stats.level), other.element.zip(other.level)) {
                (Some(own), Some(other)) => elements::bonus(own, other),
                _ => 0,
            }
        } else {
            0
        };
        let power_hit = self.worn_abilities(fighter).power_hit;
        DiceTerms { printed: stats.dice, power_hit, element }
    }

    /// The most that so many dice can show. [CON.2.20] [CON.24.10]
    pub(crate) fn most_shown(&self, dice: u8) -> u8 {
        if self.game.settings().fixed_damage { dice } else { 2 * dice }
    }

    /// What changes the damage of a strike. [CON.26.2] [CON.27.5] [CON.26.6]
    pub(crate) fn strike_damage(&self, fight: &Fight, striker: Side) -> DamageTerms {
        let Some(fighter) = self.fighter(fight.place(striker)) else {
            return DamageTerms::default();
        };
        let target = striker.other();
        let defensive = self
            .fighter(fight.place(target))
            .map_or(0, |fighter| self.abilities_in(fight, fighter, target).defensive);
        DamageTerms {
            offensive: self.abilities_in(fight, fighter, striker).offensive,
            frost: fighter.frost,
            defensive,
        }
    }

    /// Whether the creature in a slot is immune. [CON.33.20]
    pub(crate) fn is_immune(&self, place: Place, immunity: Trait) -> bool {
        self.fighter(place).is_some_and(|fighter| self.worn_abilities(fighter).has(immunity))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frost_and_defensive_follow_the_worked_examples() {
        assert_eq!([6, 3, 5].map(chilled), [4, 2, 4]);
        let terms = DamageTerms { offensive: 2, frost: false, defensive: 0 };
        assert_eq!(terms.applied_to(5), 7);
        let terms = DamageTerms { offensive: 0, frost: false, defensive: 2 };
        assert_eq!(terms.applied_to(6), 4);
        assert_eq!(terms.applied_to(1), 0);
        // Frost first, then defensive. [CON.R92]
        let terms = DamageTerms { offensive: 2, frost: true, defensive: 2 };
        assert_eq!(terms.applied_to(4), 2);
    }
}
