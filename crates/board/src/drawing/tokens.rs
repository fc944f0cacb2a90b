//! Lines and tokens of a drawing.

use crate::faults::Span;

/// A word or a symbol, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    pub(super) span: Span,
}

/// A line that is not blank.
pub(super) struct Line<'t> {
    pub(super) tokens: Vec<Token<'t>>,
}

impl<'t> Line<'t> {
    pub(super) fn first_word(&self) -> &'t str {
        self.tokens.first().map_or("", |token| token.text)
    }
}

/// Symbols that stand between cells; they need no blanks around them.
pub(super) fn is_symbol(c: char) -> bool {
    "|#:^%<>~+".contains(c)
}

/// The lines of `text` that are not blank; `offset` is where it begins in the text faults refer to.
pub(super) fn lines(text: &str, offset: usize) -> Vec<Line<'_>> {
    let mut start = offset;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        let tokens = tokens(line, start);
        if !tokens.is_empty() {
            lines.push(Line { tokens });
        }
        start += line.len();
    }
    lines
}

fn tokens(line: &str, offset: usize) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut word: Option<usize> = None;
    let token = |from: usize, to: usize| Token {
        text: &line[from..to],
        span: Span { start: offset + from, end: offset + to },
    };
    for (at, c) in line.char_indices() {
        if c.is_whitespace() || is_symbol(c) {
            tokens.extend(word.take().map(|from| token(from, at)));
            if is_symbol(c) {
                tokens.push(token(at, at + c.len_utf8()));
            }
        } else {
            word.get_or_insert(at);
        }
    }
    tokens.extend(word.map(|from| token(from, line.len())));
    tokens
}
