//! What is wrong in a case file.

use std::collections::BTreeSet;

use kernel::NotationError;
use serde::Serialize;

use super::near::{is_long, listed, near_first, nearest};

/// One thing wrong: a line that cannot be read, or something that did not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was found there, or what came about.
    pub found: String,
    /// What would have been right.
    pub expected: String,
}

impl std::fmt::Display for CaseFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: found {}; expected {}", self.line, self.found, self.expected)
    }
}

/// Collects faults while one line after another is read.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    /// All so far.
    pub(crate) list: Vec<CaseFault>,
    line: usize,
    /// Lines that were not understood: what follows from that is not told as well.
    closed: BTreeSet<usize>,
    /// Names that such lines would have given to something.
    forgiven: BTreeSet<String>,
    /// No board could be read: any area may have been drawn.
    areas_forgiven: bool,
}

/// A word or line was not understood; the fault has been noted.
#[derive(Clone, Copy, Debug)]
pub struct Noted;

impl Faults {
    /// Faults noted from now on belong to this line.
    pub fn at(&mut self, line: usize) -> &mut Self {
        self.line = line;
        self
    }

    /// Notes what was found and what would have been right.
    pub fn add(&mut self, found: impl Into<String>, expected: impl Into<String>) -> Noted {
        let (found, expected) = (short(&found.into()), expected.into());
        let fault = CaseFault { line: self.line, found, expected };
        if !self.closed.contains(&self.line) && !self.list.contains(&fault) {
            self.list.push(fault);
        }
        Noted
    }

    /// A name that means nothing here, with the nearest known one.
    pub fn unknown<'a>(
        &mut self,
        what: &str,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Noted {
        if self.is_forgiven(name) {
            return Noted;
        }
        let mut words: Vec<String> = Vec::new();
        for word in known {
            if !words.iter().any(|said| said == word) {
                words.push(word.to_owned());
            }
        }
        let near = nearest(name, words.iter().map(String::as_str)).map(str::to_owned);
        if is_long(&words) {
            near_first(name, &mut words);
        }
        let mut expected = match words.as_slice() {
            [] => format!("no {what}, as there is none"),
            [one] => format!("`{one}`"),
            many => format!("one of {}", listed(many)),
        };
        if let Some(word) = near {
            expected.push_str(&format!(" (did you mean `{word}`?)"));
        }
        self.add(format!("unknown {what} `{}`", short(name)), expected)
    }

    /// Text that is not notation; `meant` is what it may have been meant to be.
    pub(crate) fn notation(&mut self, error: &NotationError, meant: Option<&str>) -> Noted {
        if self.is_forgiven(&error.found) {
            return Noted;
        }
        let meant = meant.map_or_else(String::new, |word| format!(" (did you mean `{word}`?)"));
        self.add(format!("`{}`", error.found), format!("{}{meant}", error.expected))
    }

    /// Tells no more of a line than has been told.
    pub(crate) fn close(&mut self, line: usize) {
        self.closed.insert(line);
    }

    /// A name whose line was not understood: that nothing has it is no further fault.
    pub fn forgive(&mut self, name: &str) {
        self.forgiven.insert(name.to_owned());
    }

    /// The board was not understood: whatever looks like the name of an area may be one.
    pub fn forgive_areas(&mut self) {
        self.areas_forgiven = true;
    }

    /// Takes over what another case could not read.
    pub(crate) fn forgive_as(&mut self, other: &Self) {
        self.closed.extend(&other.closed);
        self.forgiven.extend(other.forgiven.iter().cloned());
    }

    /// Whether the line that would have given something this name was not understood.
    pub fn is_forgiven(&self, name: &str) -> bool {
        let is_area = |name: &str| {
            let number = name.trim_start_matches(|c: char| c.is_ascii_lowercase());
            number.len() < name.len() && number.parse::<u8>().is_ok()
        };
        self.forgiven.contains(name) || (self.areas_forgiven && is_area(name))
    }

    /// Whether a sentence speaks of something whose line was not understood; it has names in
    /// backticks.
    pub(crate) fn is_about_forgiven(&self, sentence: &str) -> bool {
        let names = sentence.split('`').skip(1).step_by(2);
        names.flat_map(str::split_whitespace).any(|name| self.is_forgiven(name))
    }
}

/// The words of a sentence, names included.
pub(crate) fn words_of(sentence: &str) -> impl Iterator<Item = &str> {
    let words = sentence.split(|c: char| !c.is_alphanumeric() && !"_.".contains(c));
    words.map(|word| word.trim_end_matches('.')).filter(|word| !word.is_empty())
}

/// Keeps a message readable when the input is not.
fn short(text: &str) -> String {
    match text.char_indices().nth(400) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
