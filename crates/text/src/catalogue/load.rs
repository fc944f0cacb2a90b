use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Catalogue, Place, Rule, Ruling, Section, index_key};
use crate::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ruleset: String,
    prefix: String,
    section: Vec<Section>,
    rule: Vec<Rule>,
    ruling: Vec<Ruling>,
}

/// Why a catalogue file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file is not TOML, or has other fields than a catalogue has.
    #[error("{0}")]
    Syntax(#[from] toml::de::Error),
    /// Two entries share an id, whatever their letter case.
    #[error("`{0}` is defined twice")]
    Duplicate(String),
    /// A rule or ruling whose id does not begin as the header says.
    #[error("`{0}` lacks the prefix of the catalogue")]
    Prefix(String),
    /// An entry stands in a section that the file does not list.
    #[error("`{id}` stands in section `{section}`, which does not exist")]
    Section {
        /// The entry.
        id: String,
        /// The section it names.
        section: String,
    },
    /// A text is missing in a language.
    #[error("`{id}` has no text in `{lang}`")]
    Empty {
        /// The entry.
        id: String,
        /// The language.
        lang: Lang,
    },
    /// A text mentions an id that the file does not define.
    #[error("`{id}` refers to `{cited}`, which does not exist")]
    Dangling {
        /// The entry.
        id: String,
        /// The id it mentions.
        cited: String,
    },
}

impl Catalogue {
    /// Reads a catalogue and checks that it is complete in both languages and consistent.
    pub fn parse(source: &str) -> Result<Catalogue, Flaw> {
        let File { ruleset, prefix, section: sections, rule: rules, ruling: rulings } =
            toml::from_str(source)?;
        let mut index = BTreeMap::new();
        let places = (sections.iter().enumerate())
            .map(|(at, section)| (section.id(), Place::Section(at)))
            .chain(rules.iter().enumerate().map(|(at, rule)| (rule.id(), Place::Rule(at))))
            .chain(rulings.iter().enumerate().map(|(at, it)| (it.id(), Place::Ruling(at))));
        for (id, place) in places {
            if index.insert(index_key(&prefix, id), place).is_some() {
                return Err(Flaw::Duplicate(id.to_owned()));
            }
        }
        let catalogue = Catalogue { ruleset, prefix, sections, rules, rulings, index };
        catalogue.check_ids()?;
        catalogue.check_texts()?;
        catalogue.check_citations()?;
        Ok(catalogue)
    }

    fn check_ids(&self) -> Result<(), Flaw> {
        let placed = (self.rules.iter().map(|rule| (rule.id(), rule.section())))
            .chain(self.rulings.iter().map(|ruling| (ruling.id(), ruling.section())));
        for (id, section) in placed {
            if !id.starts_with(&self.prefix) {
                return Err(Flaw::Prefix(id.to_owned()));
            }
            if self.section(section).is_none() {
                return Err(Flaw::Section { id: id.to_owned(), section: section.to_owned() });
            }
        }
        Ok(())
    }

    fn check_texts(&self) -> Result<(), Flaw> {
        for lang in Lang::ALL {
            let empty_section =
                self.sections.iter().find(|section| is_blank(section.title(lang))).map(Section::id);
            let empty_rule = (self.rules.iter())
                .find(|rule| is_blank(rule.text(lang)) || lacks_note(rule, lang))
                .map(Rule::id);
            let empty_ruling = (self.rulings.iter())
                .find(|ruling| is_blank(ruling.question(lang)) || is_blank(ruling.answer(lang)))
                .map(Ruling::id);
            if let Some(id) = empty_section.or(empty_rule).or(empty_ruling) {
                return Err(Flaw::Empty { id: id.to_owned(), lang });
            }
        }
        Ok(())
    }

    fn check_citations(&self) -> Result<(), Flaw> {
        let of_rules = (self.rules.iter())
            .flat_map(|rule| rule.cited(&self.prefix).map(|cited| (rule.id(), cited)));
        let of_rulings = (self.rulings.iter())
            .flat_map(|ruling| ruling.cited(&self.prefix).map(|cited| (ruling.id(), cited)));
        for (id, cited) in of_rules.chain(of_rulings) {
            if self.rule(cited).is_none() && self.ruling(cited).is_none() {
                return Err(Flaw::Dangling { id: id.to_owned(), cited: cited.to_owned() });
            }
        }
        Ok(())
    }
}

fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// Whether a note is blank, or written in another language only.
fn lacks_note(rule: &Rule, lang: Lang) -> bool {
    match rule.note(lang) {
        Some(note) => is_blank(note),
        None => Lang::ALL.into_iter().any(|other| rule.note(other).is_some()),
    }
}
