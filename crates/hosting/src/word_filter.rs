//! Words that nobody reads in what others say. There are none unless those who keep order name some.

use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};

use crate::naming::likeness;

/// The longest word that can be hidden, in characters.
pub const LONGEST_WORD: usize = 40;

/// Hides words, however they are written: what looks alike is alike.
#[derive(Debug, Default)]
pub struct WordFilter(RwLock<Arc<HashSet<String>>>);

impl WordFilter {
    /// Hides these words from now on, and no others.
    pub fn set(&self, words: impl IntoIterator<Item = String>) {
        let words = words.into_iter().map(|word| likeness(&word)).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(words);
    }

    /// A text as others read it: of a word that is hidden each letter is a star.
    pub fn hide(&self, text: &str) -> String {
        let words = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        if words.is_empty() {
            return text.to_owned();
        }
        let mut shown = String::with_capacity(text.len());
        let is_letter = |letter: char| letter.is_alphanumeric();
        let mut rest = text;
        while !rest.is_empty() {
            let begins = rest.find(is_letter).unwrap_or(rest.len());
            shown.push_str(&rest[..begins]);
            rest = &rest[begins..];
            let ends = rest.find(|letter| !is_letter(letter)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(ends);
            match words.contains(&likeness(word)) {
                true => shown.extend(word.chars().map(|_| '*')),
                false => shown.push_str(word),
            }
            rest = after;
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_hidden_whole_and_however_they_are_written() {
        let filter = WordFilter::default();
        assert_eq!(filter.hide("You ass!"), "You ass!", "nothing is hidden at first");
        filter.set(["ass".to_owned(), "Dummkopf".to_owned()]);
        assert_eq!(filter.hide("You ASS, dummkopf. A class"), "You ***, ********. A class");
        assert_eq!(filter.hide("аss"), "***", "a Cyrillic letter");
        assert_eq!(filter.hide("é ass."), "é ***.");
        assert_eq!(filter.hide(""), "");
        filter.set([]);
        assert_eq!(filter.hide("ass"), "ass");
    }
}
