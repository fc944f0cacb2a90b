//! What a card says, made from the same data the rules play with.

use conjurers::catalog::{Ability, CreatureDef, EquipmentDef, EquipmentKind};

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What an ability is called, with its number.
    pub fn ability(&self, ability: Ability) -> String {
        let x = ability.number().unwrap_or_default().into();
        self.say(&ConAbility { ability: ability.name().into(), x })
    }

    /// What an ability does.
    pub fn ability_text(&self, ability: Ability) -> String {
        let x = ability.number().unwrap_or_default().into();
        self.say(&ConAbilityText { ability: ability.name().into(), x })
    }

    /// A creature card, a line for its values and one for each ability.
    pub fn creature_card(&self, def: &CreatureDef) -> Vec<String> {
        let name = self.named(self.pack().creature(&def.id).map(|card| &card.name), &def.id).into();
        let element = self.say(&ConElement { element: def.element.name().into() }).into();
        let (level, health, dice) = (def.level.into(), def.health.into(), def.dice.into());
        let first = match def.mythology {
            Some(mythology) => self.say(&ConCreatureLineMythology {
                name,
                mythology: self.mythology(mythology).into(),
                level,
                element,
                health,
                dice,
            }),
            None => self.say(&ConCreatureLine { name, level, element, health, dice }),
        };
        self.with_abilities(first, &def.abilities)
    }

    /// An item or artifact card, a line for its price and one for each ability.
    pub fn equipment_card(&self, def: &EquipmentDef) -> Vec<String> {
        let name =
            self.named(self.pack().equipment(&def.id).map(|card| &card.name), &def.id).into();
        let price = self.price(def.price).into();
        let first = match def.kind {
            EquipmentKind::Item { .. } => self.say(&ConItemLine { name, price }),
            EquipmentKind::Artifact { mythology, points } => self.say(&ConArtifactLine {
                name,
                mythology: self.mythology(mythology).into(),
                points: points.into(),
                price,
            }),
        };
        self.with_abilities(first, &def.abilities)
    }

    fn with_abilities(&self, first: String, abilities: &[Ability]) -> Vec<String> {
        let line = |&ability: &Ability| {
            let text = self.ability_text(ability).into();
            self.say(&ConAbilityLine { ability: self.ability(ability).into(), text })
        };
        std::iter::once(first).chain(abilities.iter().map(line)).collect()
    }
}
