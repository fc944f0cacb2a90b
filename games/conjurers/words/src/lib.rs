//! Conjurers: cards, questions, choices, events and the table as people read them.

mod cards;
mod choices;
mod events;
mod faults;
mod goals;
mod message;
mod moment;
mod motives;
mod narrator;
mod questions;
mod reasons;
mod rulebook;
mod score;
mod table;
mod town;

use conjurers::catalog::{CreatureDef, EquipmentDef, Mythology};
use conjurers::{Action, Conjurers, CreatureId, EquipmentId, Figure, Price, Resource};
use conjurers_table::CardSet;
use text::Lang;

use crate::message::*;

pub use rulebook::{BOOKS, LIBRARY};

text::speaker! {
    /// Speaks one language about games of Conjurers, with the names of one card set.
    ///
    /// ```
    /// use conjurers::catalog::Ability;
    /// use conjurers_words::ConjurersSpeaker;
    /// use text::Lang;
    ///
    /// let cards = conjurers_table::embedded_cards();
    /// let french = ConjurersSpeaker::new(Lang::Fr, &cards);
    /// assert_eq!(french.ability(Ability::Offensive(2)), "offensif 2");
    /// ```
    ConjurersSpeaker with CardSet
}

impl ConjurersSpeaker<'_> {
    /// What the game is called.
    pub fn game_name(lang: Lang) -> String {
        lang.say(&TerminalNameConjurers)
    }

    /// How one wins.
    pub fn aim(&self) -> String {
        self.say(&TerminalConjurersAim)
    }

    /// What a turn is made of.
    pub fn turns(&self) -> String {
        self.say(&TerminalConjurersTurns)
    }

    /// What a creature is called; the minion too.
    pub fn creature(&self, game: &Conjurers, creature: CreatureId) -> String {
        if creature == CreatureId::MINION {
            return self.say(&ConMinion);
        }
        self.creature_name(game.creature(creature))
    }

    /// What a creature card is called.
    pub fn creature_name(&self, def: &CreatureDef) -> String {
        self.named(self.pack().creature(&def.id).map(|card| &card.name), &def.id)
    }

    /// What an item or artifact is called.
    pub fn card(&self, game: &Conjurers, card: EquipmentId) -> String {
        self.equipment_name(game.card(card))
    }

    /// What an item or artifact card is called.
    pub fn equipment_name(&self, def: &EquipmentDef) -> String {
        self.named(self.pack().equipment(&def.id).map(|card| &card.name), &def.id)
    }

    /// What a resource is called.
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&ConResource { resource: resource.name().into() })
    }

    /// What a figure is called.
    pub fn figure(&self, figure: Figure) -> String {
        self.say(&ConFigure { figure: figure.name().into() })
    }

    /// What a mythology is called, as an adjective.
    pub fn mythology(&self, mythology: Mythology) -> String {
        self.say(&ConMythology { mythology: mythology.name().into() })
    }

    /// What an action is called; houses by their players.
    pub fn action(&self, action: Action) -> String {
        match action.house() {
            Some(seat) => self.say(&ConHouse { player: self.player(seat).into() }),
            None => self.say(&ConAction { action: action.name().into() }),
        }
    }

    /// So much of a resource.
    pub fn amount(&self, resource: Resource, amount: u16) -> String {
        let resource = resource.name().into();
        self.say(&ConAmount { amount: amount.into(), resource })
    }

    /// A price, resource by resource.
    pub fn price(&self, price: Price) -> String {
        let parts = Resource::TRADED.into_iter().filter(|&of| price.of(of) > 0);
        self.list(parts.map(|of| self.amount(of, price.of(of).into())))
    }

    fn list(&self, parts: impl Iterator<Item = String>) -> String {
        let join = |first: String, next: String| {
            self.say(&ConList { first: first.into(), next: next.into() })
        };
        parts.reduce(join).unwrap_or_default()
    }
}
