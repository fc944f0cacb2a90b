use serde::Deserialize;

use super::cite::cited_ids;
use crate::Lang;

/// A part of the rulebook, or a group of rulings.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    id: String,
    en: String,
    fr: String,
}

impl Section {
    /// Such as `8A.2a1` (chapter VIII, A.2.a, step 1) or `R.terrain`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What the section is called.
    pub fn title(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// One statement of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    id: String,
    section: String,
    source: String,
    en: String,
    fr: String,
    #[serde(default)]
    relation: Option<Relation>,
    #[serde(default)]
    compare: Vec<String>,
    note_en: Option<String>,
    note_fr: Option<String>,
    not_testable: Option<String>,
}

/// How a statement of a later edition stands to the edition before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// Both agree in effect.
    Same,
    /// The other has another rule.
    Differs,
    /// The other says nothing about it.
    Only,
}

impl Rule {
    /// How it stands to the edition before, where there is one.
    pub fn relation(&self) -> Option<Relation> {
        self.relation
    }

    /// The ids of the rules of the edition before that it differs from.
    pub fn compare(&self) -> &[String] {
        &self.compare
    }

    /// Such as `P15.8A.1-6`. An id never changes its meaning.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The id of the section it stands in.
    pub fn section(&self) -> &str {
        &self.section
    }

    /// Where the rulebook says it, such as `VIII.A.1`.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The statement.
    pub fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// Where the English and French editions of the book differ on it.
    pub fn note(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => self.note_en.as_deref(),
            Lang::Fr => self.note_fr.as_deref(),
        }
    }

    /// Why no case can show it, for the few statements about how things are drawn.
    pub fn not_testable(&self) -> Option<&str> {
        self.not_testable.as_deref()
    }

    /// Every id the statement mentions, in any language.
    pub(super) fn cited<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        [Some(&self.en), Some(&self.fr), self.note_en.as_ref(), self.note_fr.as_ref()]
            .into_iter()
            .chain([self.not_testable.as_ref()])
            .flatten()
            .flat_map(move |text| cited_ids(prefix, text))
    }
}

/// A decision on something the rulebook leaves open.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    id: String,
    section: String,
    about: Vec<String>,
    en_question: String,
    en_answer: String,
    fr_question: String,
    fr_answer: String,
}

impl Ruling {
    /// Such as `P15.R70`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The id of the group of rulings it stands in.
    pub fn section(&self) -> &str {
        &self.section
    }

    /// The statements it bears on.
    pub fn about(&self) -> &[String] {
        &self.about
    }

    /// What the rulebook leaves open.
    pub fn question(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en_question,
            Lang::Fr => &self.fr_question,
        }
    }

    /// What holds, and why.
    pub fn answer(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en_answer,
            Lang::Fr => &self.fr_answer,
        }
    }

    /// Every id the ruling mentions, in any language.
    pub(super) fn cited<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        [&self.en_question, &self.en_answer, &self.fr_question, &self.fr_answer]
            .into_iter()
            .flat_map(move |text| cited_ids(prefix, text))
            .chain(self.about.iter().map(String::as_str))
    }
}

/// Anything that has an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<'a> {
    /// A part of the book.
    Section(&'a Section),
    /// A statement.
    Rule(&'a Rule),
    /// A decision on an open question.
    Ruling(&'a Ruling),
}

impl<'a> Entry<'a> {
    /// The id, in full.
    pub fn id(&self) -> &'a str {
        match self {
            Entry::Section(section) => section.id(),
            Entry::Rule(rule) => rule.id(),
            Entry::Ruling(ruling) => ruling.id(),
        }
    }
}
