//! The lines of a position as they were written, so that what is wrong with the position can be
//! told where it stands.

use super::fault::words_of;
use super::lines::Line;
use super::words::{At, seat_named};

/// The lines that describe a position, those that came with `like` first.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// Where the case begins: the place of what no line says.
    pub case: usize,
    lines: Vec<At<Vec<String>>>,
}

impl Said {
    /// Nothing has been said in the case that begins here.
    pub(crate) fn nothing(case: usize) -> Self {
        Self { case, lines: Vec::new() }
    }

    /// What another case has said, to be changed.
    pub(crate) fn like(&self, case: usize) -> Self {
        Self { case, lines: self.lines.clone() }
    }

    /// Takes a line.
    pub(crate) fn push(&mut self, line: &Line<'_>) {
        let what = line.words.iter().map(|word| (*word).to_owned()).collect();
        self.lines.push(At { line: line.number, what });
    }

    /// Whether nothing has been said.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The last line that begins with these words.
    pub fn line(&self, words: &[&str]) -> Option<usize> {
        let begins = |said: &&At<Vec<String>>| {
            said.what.len() >= words.len() && said.what.iter().zip(words).all(|(a, b)| a == b)
        };
        self.lines.iter().rev().find(begins).map(|said| said.line)
    }

    /// The last line with one of these first words that has all of the others in it.
    pub fn naming(&self, keywords: &[&str], words: &[&str]) -> Option<usize> {
        let names = |said: &&At<Vec<String>>| {
            keywords.contains(&said.what[0].as_str())
                && words.iter().all(|word| said.what[1..].iter().any(|other| bare(other) == *word))
        };
        self.lines.iter().rev().find(names).map(|said| said.line)
    }

    /// The line that a sentence is most probably about: the one that has most of its words.
    pub fn about(&self, sentence: &str) -> usize {
        let told: Vec<&str> = words_of(sentence).collect();
        let shared = |said: &At<Vec<String>>| {
            let words = said.what.iter().map(|word| bare(word));
            let words = words.filter(|word| word.parse::<u16>().is_err() && told.contains(word));
            words.map(|word| if seat_named(word).is_some() { 1 } else { 2 }).sum::<usize>()
        };
        let best =
            self.lines.iter().max_by_key(|said| shared(said)).filter(|best| shared(best) > 0);
        best.map_or(self.case, |best| best.line)
    }

    /// Words that name a seat which the table does not have, with their lines.
    pub(crate) fn seats_from(&self, seats: u8) -> impl Iterator<Item = (usize, &str)> {
        self.lines.iter().flat_map(move |said| {
            let words = said.what.iter().skip(1).map(String::as_str);
            let strange = move |word: &&str| seat_named(word).is_some_and(|seat| seat.0 >= seats);
            words.filter(strange).take(1).map(|word| (said.line, word))
        })
    }
}

/// A word without what marks a place, a number of cards or a value.
fn bare(word: &str) -> &str {
    let word = word.strip_prefix('@').unwrap_or(word);
    word.split(['*', ':', '=']).next().unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::lines;

    fn said() -> Said {
        let mut said = Said::nothing(1);
        let text = "unit a north @a1\nunit b south @a2\nhand north a*2 aow\nhand south b\n";
        for line in lines(text, |_| false) {
            said.push(&line);
        }
        said
    }

    #[test]
    fn lines_are_found_by_how_they_begin_and_by_whom_they_name() {
        assert_eq!(said().line(&["hand", "north"]), Some(3));
        assert_eq!(said().line(&["hand", "east"]), None);
        assert_eq!(said().naming(&["hand", "deck"], &["a"]), Some(3));
        assert_eq!(said().naming(&["unit"], &["a2"]), Some(2));
        assert_eq!(said().seats_from(1).collect::<Vec<_>>(), [(2, "south"), (4, "south")]);
    }

    #[test]
    fn a_sentence_is_about_the_line_that_has_most_of_its_words() {
        assert_eq!(said().about("b stands in a2"), 2);
        assert_eq!(said().about("north holds 3 cards `a`, its hand says 2"), 3);
        assert_eq!(said().about("nothing of it"), 1);
    }
}
