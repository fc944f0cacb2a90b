//! What is wrong with a board somebody wrote: every fault at once, each with its place, what was
//! found and what was expected.

use std::fmt;
use std::ops::Range;

use miette::{Diagnostic, NamedSource, SourceSpan};

/// Where something stands in the text it was read from, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Span {
        Span { start: range.start, end: range.end }
    }
}

/// One thing wrong with a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Diagnostic)]
#[error("{found}")]
pub struct Fault {
    /// What was found.
    pub found: String,
    /// What would have been right.
    pub expected: String,
    /// A name that may have been meant.
    #[help]
    pub hint: Option<String>,
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// Where it stands, in bytes of the text.
    #[label("expected {expected}")]
    pub span: SourceSpan,
}

/// Everything wrong with one board; no part of it was loaded.
///
/// Its `Display` is one line per fault, `file:line:column: found; expected`; its `Diagnostic` shows
/// each fault under the text it is about.
#[derive(Debug, Clone)]
pub struct BoardFaults {
    source: NamedSource<String>,
    faults: Vec<Fault>,
}

impl BoardFaults {
    /// The faults in the order of the text; never empty.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The name the text was read under.
    pub fn source_name(&self) -> &str {
        self.source.name()
    }
}

impl fmt::Display for BoardFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            let Fault { found, expected, line, column, .. } = fault;
            write!(f, "{}:{line}:{column}: {found}; expected {expected}", self.source.name())?;
            if let Some(hint) = &fault.hint {
                write!(f, "; {hint}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for BoardFaults {}

impl Diagnostic for BoardFaults {
    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(&self.source)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.faults.iter().map(|fault| fault as &dyn Diagnostic)))
    }
}

/// How many known names a message lists.
const MOST_LISTED: usize = 16;

/// Names longer than this are neither compared nor shown in full.
const LONGEST_NAME: usize = 40;

struct Note {
    span: Span,
    found: String,
    expected: String,
    hint: Option<String>,
}

/// Collects the faults of one text while it is read and checked.
#[derive(Default)]
pub(crate) struct FaultList(Vec<Note>);

impl FaultList {
    pub(crate) fn add(
        &mut self,
        span: Span,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) {
        let (found, expected) = (found.into(), expected.into());
        self.0.push(Note { span, found, expected, hint: None });
    }

    /// An unknown name, with the nearest of the `known` ones as a hint.
    pub(crate) fn add_unknown<'a>(
        &mut self,
        span: Span,
        what: &str,
        name: &str,
        known: impl Iterator<Item = &'a str> + Clone,
    ) {
        let hint = nearest(name, known.clone()).map(|near| format!("did you mean `{near}`?"));
        let listed: Vec<&str> = known.collect();
        let expected = match listed.as_slice() {
            [] => "none here".to_owned(),
            [one] => format!("`{one}`"),
            many if many.len() <= MOST_LISTED => format!("one of {}", many.join(", ")),
            many => {
                let (first, rest) = many.split_at(MOST_LISTED);
                format!("one of {} or {} more", first.join(", "), rest.len())
            }
        };
        let name = shortened(name);
        self.0.push(Note { span, found: format!("unknown {what} `{name}`"), expected, hint });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One line per fault without places, for input that has no text.
    pub(crate) fn summary(&self) -> String {
        let lines: Vec<String> = self
            .0
            .iter()
            .map(|note| format!("{}; expected {}", note.found, note.expected))
            .collect();
        lines.join("\n")
    }

    /// The faults as they are told to the author of `text`, in the order of the text.
    pub(crate) fn into_faults(mut self, name: &str, text: &str) -> BoardFaults {
        self.0.sort_by_key(|note| note.span.start);
        let faults = self.0.into_iter().map(|note| note.placed_in(text)).collect();
        BoardFaults { source: NamedSource::new(name, text.to_owned()), faults }
    }
}

impl Note {
    fn placed_in(self, text: &str) -> Fault {
        let start = floor_char_boundary(text, self.span.start);
        let end = floor_char_boundary(text, self.span.end).max(start);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Fault {
            found: self.found,
            expected: self.expected,
            hint: self.hint,
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            span: (start..end).into(),
        }
    }
}

fn floor_char_boundary(text: &str, index: usize) -> usize {
    let mut index = index.min(text.len());
    while !text.is_char_boundary(index) {
        index -= 1;
    }
    index
}

/// Keeps a message readable when the input is not.
pub(crate) fn shortened(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((cut, _)) => format!("{}…", &name[..cut]),
        None => name.to_owned(),
    }
}

/// The known name closest to `name`, if one is close enough to have been meant.
fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    if length > LONGEST_NAME {
        return None;
    }
    let limit = (length / 3).max(1);
    known
        .filter(|candidate| candidate.len() <= LONGEST_NAME)
        .map(|candidate| (edit_distance(name, candidate), candidate))
        .filter(|&(distance, candidate)| distance <= limit && distance < candidate.chars().count())
        .min()
        .map(|(_, candidate)| candidate)
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    best = best.min(rows[i - 2][j - 2] + 1);
                }
                best
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_prefers_the_smallest_change_and_refuses_strangers() {
        let known = ["forest", "rift", "rock"];
        assert_eq!(nearest("forset", known.into_iter()), Some("forest"));
        assert_eq!(nearest("rok", known.into_iter()), Some("rock"));
        assert_eq!(nearest("meadow", known.into_iter()), None);
        assert_eq!(nearest("x", known.into_iter()), None);
    }

    #[test]
    fn places_count_lines_and_characters() {
        let mut list = FaultList::default();
        list.add((6..7).into(), "later", "b");
        list.add((0..1).into(), "earlier", "a");
        list.add((900..901).into(), "past the end", "c");
        let faults = list.into_faults("f", "é\nàé x");
        let places: Vec<_> = faults.faults().iter().map(|f| (f.line, f.column)).collect();
        assert_eq!(places, [(1, 1), (2, 2), (2, 5)], "byte 6 is inside the second é");
        assert!(faults.to_string().starts_with("f:1:1: earlier; expected a\n"));
    }
}
