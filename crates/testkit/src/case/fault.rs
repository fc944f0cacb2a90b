//! What is wrong in a case file.

use serde::Serialize;

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
pub(crate) struct Faults {
    /// All so far.
    pub(crate) list: Vec<CaseFault>,
    line: usize,
}

/// A word or line was not understood; the fault has been noted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted;

impl Faults {
    /// Faults noted from now on belong to this line.
    pub(crate) fn at(&mut self, line: usize) -> &mut Self {
        self.line = line;
        self
    }

    /// Notes what was found and what would have been right.
    pub(crate) fn add(&mut self, found: impl Into<String>, expected: impl Into<String>) -> Noted {
        let (found, expected) = (found.into(), expected.into());
        self.list.push(CaseFault { line: self.line, found: short(&found), expected });
        Noted
    }

    /// A name that means nothing here, with the nearest known one.
    pub(crate) fn unknown<'a>(
        &mut self,
        what: &str,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Noted {
        let mut known: Vec<&str> = known.into_iter().collect();
        known.dedup();
        let near = known
            .iter()
            .map(|&word| (strsim::osa_distance(name, word), word))
            .filter(|&(distance, word)| {
                distance <= (name.len() / 3).max(1) && distance < word.len()
            })
            .min();
        let mut expected = match known.as_slice() {
            [] => format!("no {what}, as there is none"),
            [one] => format!("`{one}`"),
            many => format!("one of {}", many.join(", ")),
        };
        if let Some((_, word)) = near {
            expected.push_str(&format!(" (did you mean `{word}`?)"));
        }
        self.add(format!("unknown {what} `{}`", short(name)), expected)
    }
}

/// Keeps a message readable when the input is not.
fn short(text: &str) -> String {
    match text.char_indices().nth(400) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
