//! What is wrong with a pack somebody wrote: every fault of every file, each with its place.

use std::any::Any;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use kernel::RuleId;
use miette::{Diagnostic, NamedSource, SourceSpan};

/// How many known names a message lists.
const MOST_LISTED: usize = 24;

/// Names longer than this are neither compared nor shown in full.
const LONGEST_NAME: usize = 40;

/// One thing wrong with a file.
#[derive(Clone, Debug, thiserror::Error, Diagnostic)]
#[error("{found}")]
pub struct Fault {
    /// What was found.
    pub found: String,
    /// What would have been right.
    pub expected: String,
    /// A name that may have been meant.
    #[help]
    pub hint: Option<String>,
    /// The rule of the game that forbids what was found, where one does.
    pub rule: Option<RuleId>,
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// Where it stands, in bytes of the text.
    #[label("expected {expected}")]
    pub span: SourceSpan,
    /// What it is about, where that can be said in other words.
    pub about: Option<About>,
}

/// What a fault is about, to be told in the words of a language.
#[derive(Clone, Debug)]
pub enum About {
    /// A name that is not known.
    Unknown {
        /// What kind of thing it should name.
        what: String,
        /// The name.
        name: String,
        /// The name that may have been meant.
        nearest: Option<String>,
    },
    /// Something of the game itself, of the type that the game says.
    Game(Arc<dyn Any + Send + Sync>),
}

/// Everything wrong with one file.
///
/// Its `Display` is one line per fault, `file:line:column: found; expected`; its `Diagnostic` shows
/// each fault under the text it is about.
#[derive(Clone, Debug)]
pub struct FileFaults {
    source: NamedSource<String>,
    faults: Vec<Fault>,
}

/// Everything wrong with a pack; no part of it was loaded.
#[derive(Clone, Debug)]
pub struct PackFaults(Vec<FileFaults>);

impl FileFaults {
    /// What is wrong with a file of this name and text; there is at least one fault.
    pub fn new(name: &str, text: &str, faults: Vec<Fault>) -> Self {
        Self { source: NamedSource::new(name, text.to_owned()), faults }
    }

    /// The name the file was read under.
    pub fn name(&self) -> &str {
        self.source.name()
    }

    /// The text with its name, to show faults under.
    pub fn source(&self) -> &NamedSource<String> {
        &self.source
    }

    /// The faults in the order of the text; never empty.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for FileFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            let Fault { found, expected, hint, line, column, .. } = fault;
            write!(f, "{}:{line}:{column}: {found}; expected {expected}", self.name())?;
            if let Some(hint) = hint {
                write!(f, "; {hint}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for FileFaults {}

impl Diagnostic for FileFaults {
    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(&self.source)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.faults.iter().map(|fault| fault as &dyn Diagnostic)))
    }
}

impl PackFaults {
    /// What is wrong with these files; there is at least one.
    pub fn new(files: Vec<FileFaults>) -> Self {
        Self(files)
    }

    /// The files that have faults, in the order of their names; never empty.
    pub fn files(&self) -> &[FileFaults] {
        &self.0
    }

    /// How many faults there are in all files.
    pub fn count(&self) -> usize {
        self.0.iter().map(|file| file.faults.len()).sum()
    }
}

impl fmt::Display for PackFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, file) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{file}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackFaults {}

impl Diagnostic for PackFaults {
    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.0.iter().map(|file| file as &dyn Diagnostic)))
    }
}

/// Where something stands in the text it was read from, in bytes.
pub type Span = Range<usize>;

struct Note {
    span: Span,
    found: String,
    expected: String,
    hint: Option<String>,
    rule: Option<RuleId>,
    about: Option<About>,
}

/// Collects the faults of one file while it is read and checked.
#[derive(Default)]
pub struct FaultList(Vec<Note>);

impl FaultList {
    /// Something that is wrong, at a place of the text.
    pub fn add(&mut self, span: Span, found: impl Into<String>, expected: impl Into<String>) {
        let (found, expected) = (found.into(), expected.into());
        self.0.push(Note { span, found, expected, hint: None, rule: None, about: None });
    }

    /// Says what the fault added last is about, in a type of the game.
    pub fn about(&mut self, about: impl Any + Send + Sync) {
        if let Some(last) = self.0.last_mut() {
            last.about = Some(About::Game(Arc::new(about)));
        }
    }

    /// Something a rule of the game forbids; the id of the rule is part of what was expected.
    pub fn add_forbidden(
        &mut self,
        span: Span,
        found: impl Into<String>,
        expected: &str,
        rule: RuleId,
    ) {
        let (found, expected) = (found.into(), format!("{expected} [{rule}]"));
        self.0.push(Note { span, found, expected, hint: None, rule: Some(rule), about: None });
    }

    /// An unknown name, with the nearest of the `known` ones as a hint.
    pub fn add_unknown(&mut self, span: Span, what: &str, name: &str, known: &[&str]) {
        let near = nearest(name, known);
        let hint = near.map(|near| format!("did you mean `{near}`?"));
        let name = shortened(name);
        let found = format!("unknown {what} `{name}`");
        let about =
            Some(About::Unknown { what: what.to_owned(), name, nearest: near.map(str::to_owned) });
        self.0.push(Note { span, found, expected: one_of(known), hint, rule: None, about });
    }

    /// The number of faults.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The faults as they are told to the author of `text`, in the order of the text.
    pub fn into_faults(mut self, name: &str, text: &str) -> FileFaults {
        self.0.sort_by_key(|note| note.span.start);
        let faults = self.0.into_iter().map(|note| note.placed_in(text)).collect();
        FileFaults::new(name, text, faults)
    }
}

impl Note {
    fn placed_in(self, text: &str) -> Fault {
        let start = text.floor_char_boundary(self.span.start);
        let end = text.floor_char_boundary(self.span.end).max(start);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Fault {
            found: self.found,
            expected: self.expected,
            hint: self.hint,
            rule: self.rule,
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            span: (start..end).into(),
            about: self.about,
        }
    }
}

/// The names a message offers.
pub(crate) fn one_of(known: &[&str]) -> String {
    match known {
        [] => "none here".to_owned(),
        [one] => format!("`{one}`"),
        many if many.len() <= MOST_LISTED => format!("one of {}", many.join(", ")),
        many => {
            let (first, rest) = many.split_at(MOST_LISTED);
            format!("one of {} or {} more", first.join(", "), rest.len())
        }
    }
}

/// Keeps a message readable when the input is not.
pub fn shortened(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((cut, _)) => format!("{}…", &name[..cut]),
        None => name.to_owned(),
    }
}

/// The known name closest to `name`, if one is close enough to have been meant.
pub fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let length = name.chars().count();
    if length > LONGEST_NAME {
        return None;
    }
    let limit = (length / 3).max(1);
    known
        .iter()
        .map(|&candidate| (strsim::osa_distance(name, candidate), candidate))
        .filter(|&(distance, candidate)| distance <= limit && distance < candidate.chars().count())
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_prefers_the_smallest_change_and_refuses_strangers() {
        let known = ["guard", "block", "archer"];
        assert_eq!(nearest("gaurd", &known), Some("guard"));
        assert_eq!(nearest("blok", &known), Some("block"));
        assert_eq!(nearest("flight", &known), None);
        assert_eq!(nearest("x", &known), None);
    }

    #[test]
    fn places_count_lines_and_characters() {
        let mut list = FaultList::default();
        list.add(6..7, "later", "b");
        list.add(0..1, "earlier", "a");
        list.add(900..901, "past the end", "c");
        let faults = list.into_faults("f", "é\nàé x");
        let places: Vec<_> = faults.faults().iter().map(|f| (f.line, f.column)).collect();
        assert_eq!(places, [(1, 1), (2, 2), (2, 5)], "byte 6 is inside the second é");
        assert!(faults.to_string().starts_with("f:1:1: earlier; expected a\n"));
    }
}
