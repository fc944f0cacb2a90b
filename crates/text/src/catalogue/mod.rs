//! The rule catalogue: each statement of a rulebook under an id that cases, refusals and logs cite.
//! A game hands its books over as a [`Library`].

mod cite;
mod entry;
mod library;
mod load;
mod search;

use std::collections::BTreeMap;

pub use cite::cited_ids;
pub use entry::{Entry, Relation, Rule, Ruling, Section};
pub use library::{Book, Library, UnknownRuleset};
pub use load::Flaw;

/// The rules of one ruleset, in the order of its book.
#[derive(Debug)]
pub struct Catalogue {
    ruleset: String,
    prefix: String,
    sections: Vec<Section>,
    rules: Vec<Rule>,
    rulings: Vec<Ruling>,
    /// Every id without its prefix and in lower case, so that people need not type either.
    index: BTreeMap<String, Place>,
}

#[derive(Debug, Clone, Copy)]
enum Place {
    Section(usize),
    Rule(usize),
    Ruling(usize),
}

impl Catalogue {
    /// The id of the ruleset, such as `pantheon-1.5`.
    pub fn ruleset(&self) -> &str {
        &self.ruleset
    }

    /// What every rule and ruling id begins with, such as `P15.`.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// The sections in book order; those of the rulings come last.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The statements in book order.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rulings in order of their number.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The statement with exactly this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        match self.place(id)? {
            Place::Rule(at) => Some(&self.rules[at]).filter(|rule| rule.id() == id),
            _ => None,
        }
    }

    /// The ruling with exactly this id.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        match self.place(id)? {
            Place::Ruling(at) => Some(&self.rulings[at]).filter(|ruling| ruling.id() == id),
            _ => None,
        }
    }

    /// The section with exactly this id, such as `8A.2a1`.
    pub fn section(&self, id: &str) -> Option<&Section> {
        match self.place(id)? {
            Place::Section(at) => Some(&self.sections[at]).filter(|section| section.id() == id),
            _ => None,
        }
    }

    /// Whatever a person means by `id`: letter case and the prefix do not matter.
    pub fn find(&self, id: &str) -> Result<Entry<'_>, UnknownId> {
        match self.place(id.trim()) {
            Some(Place::Section(at)) => Ok(Entry::Section(&self.sections[at])),
            Some(Place::Rule(at)) => Ok(Entry::Rule(&self.rules[at])),
            Some(Place::Ruling(at)) => Ok(Entry::Ruling(&self.rulings[at])),
            None => Err(self.unknown(id.trim())),
        }
    }

    /// The statements of a section, in order.
    pub fn rules_in<'a>(&'a self, section: &'a str) -> impl Iterator<Item = &'a Rule> {
        self.rules.iter().filter(move |rule| rule.section() == section)
    }

    /// The rulings of a section, in order.
    pub fn rulings_in<'a>(&'a self, section: &'a str) -> impl Iterator<Item = &'a Ruling> {
        self.rulings.iter().filter(move |ruling| ruling.section() == section)
    }

    /// The rulings that bear on a statement: those that say so and those it points to.
    pub fn rulings_on<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = &'a Ruling> {
        self.rulings.iter().filter(move |ruling| {
            ruling.about().iter().any(|id| id == rule.id())
                || rule.cited(&self.prefix).any(|id| id == ruling.id())
        })
    }

    fn place(&self, id: &str) -> Option<Place> {
        self.index.get(&self.key(id)).copied()
    }

    fn key(&self, id: &str) -> String {
        index_key(&self.prefix, id)
    }

    fn unknown(&self, id: &str) -> UnknownId {
        let typed = self.key(id);
        // An id is a few characters long: past two slips the nearest name is only noise.
        let nearest = self
            .index
            .iter()
            .map(|(key, place)| (strsim::damerau_levenshtein(&typed, key), *place))
            .filter(|(slips, _)| *slips <= 2)
            .min_by_key(|(slips, _)| *slips)
            .map(|(_, place)| self.name(place).to_owned());
        UnknownId { id: id.to_owned(), ruleset: self.ruleset.clone(), nearest }
    }

    fn name(&self, place: Place) -> &str {
        match place {
            Place::Section(at) => self.sections[at].id(),
            Place::Rule(at) => self.rules[at].id(),
            Place::Ruling(at) => self.rulings[at].id(),
        }
    }
}

fn index_key(prefix: &str, id: &str) -> String {
    let id = id.to_ascii_lowercase();
    match id.strip_prefix(&prefix.to_ascii_lowercase()) {
        Some(rest) => rest.to_owned(),
        None => id,
    }
}

/// An id that names no rule, ruling or section of the ruleset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rule `{id}` in {ruleset}{}", hint(.nearest.as_deref()))]
pub struct UnknownId {
    /// What was asked for.
    pub id: String,
    /// Where it was looked for.
    pub ruleset: String,
    /// The id it is most likely a slip of.
    pub nearest: Option<String>,
}

fn hint(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}

#[cfg(test)]
mod tests;
