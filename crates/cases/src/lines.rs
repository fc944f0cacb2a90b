//! The text of a case file as lines and words, each with its place.

use std::ops::Range;

/// One statement: a line of words, with the indented block beneath it if it has one.
#[derive(Clone, Debug)]
pub struct Line<'t> {
    /// Counted from 1.
    pub number: usize,
    /// The words, without remarks.
    pub words: Vec<&'t str>,
    /// Where the block beneath stands in the text, in bytes; empty if there is none.
    pub block: Range<usize>,
    /// The line the block begins on.
    pub block_line: usize,
}

impl<'t> Line<'t> {
    /// The word that says what kind of line it is.
    pub fn keyword(&self) -> &'t str {
        self.words[0]
    }

    /// The line with the keyword that was meant.
    pub(crate) fn meant(&self, keyword: &'t str) -> Self {
        let mut words = self.words.clone();
        words[0] = keyword;
        Self { words, ..self.clone() }
    }

    /// The words after the keyword.
    pub fn args(&self) -> &[&'t str] {
        &self.words[1..]
    }
}

/// Splits a text into statements. A block is the run of indented lines beneath a statement that
/// `takes_block`; elsewhere indentation means nothing.
pub(crate) fn lines(text: &str, takes_block: impl Fn(&str) -> bool) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut start = 0;
    for (index, raw) in text.split_inclusive('\n').enumerate() {
        let place = start..start + raw.len();
        start = place.end;
        if let Some(line) = lines.last_mut()
            && takes_block(line.keyword())
            && line.block.end == place.start
            && (raw.starts_with([' ', '\t']) || raw.trim().is_empty())
        {
            if line.block.is_empty() {
                line.block_line = index + 1;
            }
            line.block.end = place.end;
            continue;
        }
        let said = without_remark(raw);
        let words: Vec<&str> = said.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let block = place.end..place.end;
        lines.push(Line { number: index + 1, words, block, block_line: index + 1 });
    }
    lines
}

/// A remark begins with `#` at the start of a line or after a blank.
fn without_remark(line: &str) -> &str {
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        if c == '#' && before.is_whitespace() {
            return &line[..at];
        }
        before = c;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_blocks_and_blank_lines_fall_where_they_should() {
        let text = "case one # said\n\n# alone\nboard\n  a1 # a2\n\n  b1 | b2\nunit a#b north\n";
        let lines = lines(text, |keyword| keyword == "board");
        let words: Vec<_> = lines.iter().map(|line| line.words.join(" ")).collect();
        assert_eq!(words, ["case one", "board", "unit a#b north"]);
        assert_eq!(lines[1].number, 4);
        assert_eq!(lines[1].block_line, 5);
        assert_eq!(&text[lines[1].block.clone()], "  a1 # a2\n\n  b1 | b2\n");
        assert_eq!(lines[2].number, 8);
    }
}
