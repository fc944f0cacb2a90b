//! The rulebooks of games: handed to whoever looks rules up, because common code knows no game.

use std::fmt;
use std::sync::OnceLock;

use super::{Catalogue, Entry, Rule, hint};
use crate::Lang;

/// A catalogue that is read when it is first opened.
pub struct Book {
    ruleset: &'static str,
    source: &'static str,
    read: OnceLock<Catalogue>,
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Book").field(&self.ruleset).finish()
    }
}

impl Book {
    /// The catalogue of a ruleset; `source` is its file, which a test has read.
    pub const fn new(ruleset: &'static str, source: &'static str) -> Self {
        Self { ruleset, source, read: OnceLock::new() }
    }

    /// The id of the ruleset.
    pub const fn ruleset(&self) -> &'static str {
        self.ruleset
    }

    /// The rules in it.
    pub fn open(&self) -> &Catalogue {
        self.read.get_or_init(|| {
            Catalogue::parse(self.source).expect("a test reads the catalogues of every game")
        })
    }
}

/// The books of some games.
#[derive(Clone, Copy, Debug)]
pub struct Library(&'static [&'static [Book]]);

impl Library {
    /// The books of these games.
    pub const fn new(games: &'static [&'static [Book]]) -> Self {
        Self(games)
    }

    /// The books, in their order.
    pub fn books(self) -> impl Iterator<Item = &'static Book> {
        self.0.iter().copied().flatten()
    }

    /// The rulesets that have a book.
    pub fn rulesets(self) -> impl Iterator<Item = &'static str> {
        self.books().map(Book::ruleset)
    }

    /// The catalogue of a ruleset, by the ruleset's id.
    ///
    /// # Errors
    /// When there is none, with the nearest.
    pub fn of(self, ruleset: &str) -> Result<&'static Catalogue, UnknownRuleset> {
        let book = self.books().find(|book| book.ruleset == ruleset);
        book.map(Book::open).ok_or_else(|| UnknownRuleset {
            name: ruleset.to_owned(),
            // Names share long parts ("pantheon"), so only the nearest of all is worth offering.
            nearest: self.rulesets().min_by_key(|it| strsim::damerau_levenshtein(ruleset, it)),
        })
    }

    /// The catalogue that a rule's id belongs to, by its prefix.
    pub fn of_rule(self, id: &str) -> Option<&'static Catalogue> {
        self.books().map(Book::open).find(|catalogue| id.starts_with(catalogue.prefix()))
    }

    /// The rules of the edition before that a rule differs from.
    pub fn compared(self, rule: &Rule) -> impl Iterator<Item = &'static Rule> {
        rule.compare().iter().filter_map(move |id| self.of_rule(id)?.rule(id))
    }

    /// The text of a rule: its statement, or the answer of a ruling.
    pub fn statement(self, lang: Lang, id: &str) -> Option<&'static str> {
        match self.of_rule(id)?.find(id).ok()? {
            Entry::Rule(rule) => Some(rule.text(lang)),
            Entry::Ruling(ruling) => Some(ruling.answer(lang)),
            Entry::Section(_) => None,
        }
    }
}

/// A ruleset without a catalogue.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rule catalogue for `{name}`{}", hint(*.nearest))]
pub struct UnknownRuleset {
    /// What was asked for.
    pub name: String,
    /// The ruleset it is most likely a slip of.
    pub nearest: Option<&'static str>,
}
