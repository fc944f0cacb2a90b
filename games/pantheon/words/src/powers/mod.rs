//! The rules text of a power, made from the same data the rules play with, so that text and
//! behaviour cannot part.

mod clauses;
mod effects;
mod units;

use pantheon::catalog::{Power, PowerKind, Trigger, UnitDef};

use crate::PantheonSpeaker;
use crate::message;

/// A power of a unit on its way to a text.
#[derive(Clone, Copy)]
struct Telling<'a> {
    speaker: &'a PantheonSpeaker<'a>,
    unit: &'a UnitDef,
    power: &'a Power,
}

impl PantheonSpeaker<'_> {
    /// What the power at `index` of a unit does, as its card would say it; empty when there is no
    /// such power.
    pub fn power_text(&self, unit: &UnitDef, index: usize) -> String {
        let Some(power) = unit.powers.get(index) else { return String::new() };
        Telling { speaker: self, unit, power }.text()
    }

    /// What stands beside the name of a power: its kind, and what it costs to use.
    pub fn power_terms(&self, unit: &UnitDef, index: usize) -> String {
        let Some(power) = unit.powers.get(index) else { return String::new() };
        let mut terms = vec![self.name(power.kind)];
        if power.kind != PowerKind::Active && power.is_once_per_turn() {
            terms.push(self.say(&message::PowerTermsOnce));
        }
        if power.cost > 0 {
            terms.push(self.say(&message::PowerTermsCost { cards: power.cost.into() }));
        }
        if power.spends_element {
            terms.push(self.say(&message::PowerTermsElement));
        }
        if power.tokens > 0 {
            terms.push(self.say(&message::PowerTermsTokens { tokens: power.tokens.into() }));
        }
        terms.join(", ")
    }

    /// Things of which all count.
    fn all_of(&self, things: Vec<String>) -> String {
        self.listed(things, |first, last| {
            self.say(&message::ListAnd { first: first.into(), last: last.into() })
        })
    }

    /// Things of which one counts.
    fn any_of(&self, things: Vec<String>) -> String {
        self.listed(things, |first, last| {
            self.say(&message::ListOr { first: first.into(), last: last.into() })
        })
    }

    fn listed(&self, mut things: Vec<String>, join: impl Fn(String, String) -> String) -> String {
        match things.pop() {
            Some(last) if !things.is_empty() => join(things.join(", "), last),
            Some(only) => only,
            None => String::new(),
        }
    }
}

impl Telling<'_> {
    fn text(self) -> String {
        let clauses = self.clauses();
        let what = if self.power.when == Trigger::Always { self.facts() } else { self.orders() };
        // A power that is used by choice need not say so.
        let by_choice = matches!(self.power.when, Trigger::Activation | Trigger::AttackAction);
        let what = if self.power.is_optional() && !by_choice {
            self.speaker.say(&message::PowerMay { what: what.into() })
        } else {
            what
        };
        let text = if clauses.is_empty() {
            self.speaker.say(&message::PowerWhat { what: what.into() })
        } else {
            let when = clauses.join(", ");
            self.speaker.say(&message::PowerWhenWhat { when: when.into(), what: what.into() })
        };
        capitalised(&text)
    }

    /// Whether the conditions hold for a while, or are looked at once when something happens.
    fn is_lasting(self) -> bool {
        matches!(self.power.when, Trigger::Always | Trigger::Activation | Trigger::AttackAction)
    }
}

/// "yes" or "no", for messages that choose between two wordings.
fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A text with a capital letter at its beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests;
