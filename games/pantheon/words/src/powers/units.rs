//! Whom a power speaks of: one unit, each unit that fits, the other unit of an attack.

use pantheon::catalog::{Filter, Place, Role, Selector, SideFilter, Trigger, TypeSet, UnitType};

use super::Telling;
use crate::message;

/// How many of the units that fit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Quantity {
    /// One of them.
    One,
    /// All of them, one after the other.
    Each,
}

/// The types a filter lets through, as a language would group them.
enum Kinds {
    /// Units of one noun: all units, divinities, or one type.
    Noun(&'static str),
    /// All units but those of one noun.
    AllBut(&'static str),
    /// Units of several nouns.
    Several(Vec<&'static str>),
}

impl Kinds {
    fn of(types: TypeSet) -> Self {
        let all = || UnitType::ALL.iter().copied();
        let wanted = nouns(all().filter(|&unit_type| types.allows(unit_type)).collect());
        let left_out = nouns(all().filter(|&unit_type| !types.allows(unit_type)).collect());
        match (&wanted[..], &left_out[..]) {
            (_, []) => Self::Noun("unit"),
            ([noun], _) => Self::Noun(noun),
            (_, [noun]) => Self::AllBut(noun),
            _ => Self::Several(wanted),
        }
    }
}

/// The nouns for types; gods and titans together are divinities. [P15.5B.0-7]
fn nouns(types: Vec<UnitType>) -> Vec<&'static str> {
    let divine = |&unit_type: &UnitType| matches!(unit_type, UnitType::God | UnitType::Titan);
    let both = types.iter().filter(|unit_type| divine(unit_type)).count() == 2;
    let mut nouns: Vec<&str> = Vec::new();
    for unit_type in types {
        match unit_type {
            UnitType::God if both => nouns.push("divinity"),
            UnitType::Titan if both => {}
            _ => nouns.push(unit_type.name()),
        }
    }
    nouns
}

impl Telling<'_> {
    /// Units that fit, with where they stand.
    pub(super) fn fitting(self, quantity: Quantity, filter: Filter) -> String {
        let mut unit = self.of_kinds(quantity, filter);
        if filter.other {
            unit = self.speaker.say(&message::UnitNotThis { unit: unit.into() });
        }
        match filter.at {
            Place::Anywhere => unit,
            Place::Here => self.speaker.say(&message::UnitHere { unit: unit.into() }),
            Place::Surroundings => self.speaker.say(&message::UnitNear { unit: unit.into() }),
            Place::Within(areas) => {
                self.speaker.say(&message::UnitWithin { unit: unit.into(), areas: areas.into() })
            }
        }
    }

    fn of_kinds(self, quantity: Quantity, filter: Filter) -> String {
        let form = match (quantity, filter.side) {
            (Quantity::One, SideFilter::Any) => "one",
            (Quantity::One, SideFilter::Ally) => "one-ally",
            (Quantity::One, SideFilter::Enemy) => "one-enemy",
            (Quantity::Each, SideFilter::Any) => "each",
            (Quantity::Each, SideFilter::Ally) => "each-ally",
            (Quantity::Each, SideFilter::Enemy) => "each-enemy",
        };
        match Kinds::of(filter.types) {
            Kinds::Noun(noun) => self.noun(noun, form),
            Kinds::AllBut(noun) => self.speaker.say(&message::UnitExcept {
                unit: self.noun("unit", form).into(),
                except: self.noun(noun, "not").into(),
            }),
            Kinds::Several(nouns) => self.of_several(quantity, filter.side, &nouns),
        }
    }

    fn of_several(self, quantity: Quantity, side: SideFilter, nouns: &[&str]) -> String {
        let side = match side {
            SideFilter::Any => "any",
            SideFilter::Ally => "ally",
            SideFilter::Enemy => "enemy",
        };
        let listed = |form| nouns.iter().map(|noun| self.noun(noun, form)).collect();
        match quantity {
            Quantity::One => {
                let types = self.speaker.any_of(listed("in-one")).into();
                self.speaker.say(&message::UnitsOneOf { side: side.into(), types })
            }
            Quantity::Each => {
                let types = self.speaker.all_of(listed("in-each")).into();
                self.speaker.say(&message::UnitsEachOf { side: side.into(), types })
            }
        }
    }

    fn noun(self, noun: &str, form: &str) -> String {
        self.speaker.look_up(&format!("noun-{noun}"), Some(form))
    }

    /// The unit that has the power: "it" when the text has just spoken of it.
    pub(super) fn itself(self) -> String {
        match self.who() {
            "it" => self.speaker.say(&message::UnitIt),
            _ => self.speaker.say(&message::UnitThis),
        }
    }

    /// Whether the trigger or a condition speaks of the unit itself, so that "it" is clear.
    pub(super) fn who(self) -> &'static str {
        if self.trigger_names_the_unit() || self.conditions_name_the_unit() { "it" } else { "this" }
    }

    /// Whom an effect touches.
    pub(super) fn selected(self, selector: Selector) -> String {
        match selector {
            Selector::Itself => self.speaker.say(&message::UnitThis),
            Selector::Other => self.other(),
            Selector::Each(filter) => self.fitting(Quantity::Each, filter),
            Selector::One(filter) => self.fitting(Quantity::One, filter),
            Selector::Chosen => self.speaker.say(&message::UnitChosen),
        }
    }

    /// The other unit, by what the trigger says of it.
    fn other(self) -> String {
        match self.power.when {
            Trigger::Values(role)
            | Trigger::FirstRoll(role)
            | Trigger::Wounds(role)
            | Trigger::AttackOver(role) => match role {
                Role::Attacker => self.speaker.say(&message::UnitTarget),
                Role::Defender => self.speaker.say(&message::UnitAttacker),
                Role::Either => self.speaker.say(&message::UnitOpponent),
            },
            Trigger::Destroyed(_) => self.speaker.say(&message::UnitDestroyed),
            Trigger::Wounded => self.speaker.say(&message::UnitAttacker),
            Trigger::Always
            | Trigger::Activation
            | Trigger::AttackAction
            | Trigger::ActivationStarts
            | Trigger::ActivationEnds
            | Trigger::TurnStarts => self.speaker.say(&message::UnitOpponent),
        }
    }
}
