//! Faults of a file somebody wrote, shown under the lines they are about.

use std::path::Path;

use miette::{Diagnostic, NamedSource, SourceSpan};

/// Everything wrong with one part of a file.
#[derive(Debug, Diagnostic, thiserror::Error)]
#[error("{title}")]
pub struct Faulty {
    title: String,
    #[source_code]
    source_code: NamedSource<String>,
    #[related]
    faults: Vec<Fault>,
}

/// One thing wrong.
#[derive(Debug, Diagnostic, thiserror::Error)]
#[error("{found}")]
struct Fault {
    found: String,
    #[help]
    expected: Option<String>,
    #[label]
    line: SourceSpan,
}

impl Faulty {
    /// Nothing wrong yet with the part called `title`.
    pub fn new(title: String, path: &Path, text: &str) -> Self {
        let shown: Vec<String> = text.lines().map(clipped).collect();
        let source_code = NamedSource::new(path.display().to_string(), shown.join("\n"));
        Self { title, source_code, faults: Vec::new() }
    }

    /// Adds a fault of a line, counted from 1.
    pub fn add(&mut self, line: usize, found: String, expected: Option<String>) {
        let line = line_span(self.source_code.inner(), line);
        self.faults.push(Fault { found, expected, line });
    }
}

/// The widest line that is shown whole; the set-up of a record is thousands of characters long.
const WIDEST: usize = 160;

fn clipped(line: &str) -> String {
    match line.char_indices().nth(WIDEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// Where the words of a line stand.
fn line_span(text: &str, number: usize) -> SourceSpan {
    let mut start = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if index + 1 == number {
            let indent = line.len() - line.trim_start().len();
            return (start + indent, line.trim().len()).into();
        }
        start += line.len();
    }
    (text.len(), 0).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_long_to_read_is_clipped() {
        let long = "é".repeat(WIDEST + 1);
        assert_eq!(clipped(&long).chars().count(), WIDEST + 1);
        assert!(clipped(&long).ends_with('…'));
        assert_eq!(clipped(&long[..2 * WIDEST]), long[..2 * WIDEST]);
    }

    #[test]
    fn a_line_is_marked_without_its_indent() {
        let text = "one\n  two \nthree";
        assert_eq!(line_span(text, 1), (0, 3).into());
        assert_eq!(line_span(text, 2), (6, 3).into());
        assert_eq!(line_span(text, 3), (11, 5).into());
        assert_eq!(line_span(text, 9), (16, 0).into());
    }
}
