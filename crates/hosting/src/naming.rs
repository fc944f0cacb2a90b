//! Names that people give: made so that they cannot pass for something else.
//!
//! A name is composed (NFC), its blanks are single ones, and what nobody sees is left out of it:
//! marks that turn the direction of writing, joiners, fillers and tags. Two players of a table may
//! not have names that look alike.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// Marks on one letter, as many as Greek has; more pile up over other lines.
const MOST_MARKS: usize = 3;

/// A name as it is shown, or nothing when it has more than `most` characters or several lines.
pub fn shown(name: &str, most: usize) -> Option<String> {
    // Composing cannot make a name many times longer, so a huge one is not even begun with.
    if name.len() > 16 * most || name.trim().chars().any(char::is_control) {
        return None;
    }
    let mut marks = 0;
    let seen = name.nfd().filter(|&letter| !is_unseen(letter)).filter(|&letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    });
    let composed: String = seen.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    (name.chars().count() <= most).then_some(name)
}

/// Whether two different names look alike.
pub fn look_alike(one: &str, other: &str) -> bool {
    one != other && !one.is_empty() && !other.is_empty() && likeness(one) == likeness(other)
}

/// What names that look alike have in common.
pub fn likeness(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect()
}

/// Whether nothing is seen of a character but what it does to others.
pub fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        // Private use: whatever a font makes of it.
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_are_composed_and_what_nobody_sees_is_left_out() {
        let cases = [
            ("Ann", Some("Ann")),
            ("  Ann \u{a0} of  Delphi ", Some("Ann of Delphi")),
            ("Ann\u{202e}nnA", Some("AnnnnA")),
            ("A\u{200b}nn\u{feff}", Some("Ann")),
            ("Rene\u{301}e", Some("Renée")),
            ("A\u{301}\u{301}\u{301}\u{301}\u{301}nn", Some("Á\u{301}\u{301}nn")),
            ("\u{2067}\u{3164}", Some("")),
            ("Ann\nBen", None),
            ("שרה", Some("שרה")),
            ("Ζεύς", Some("Ζεύς")),
        ];
        for (given, expected) in cases {
            assert_eq!(shown(given, 40).as_deref(), expected, "{given:?}");
        }
        assert_eq!(shown(&"n".repeat(41), 40), None);
        assert_eq!(shown(&"n".repeat(40), 40).map(|name| name.len()), Some(40));
    }

    #[test]
    fn names_that_look_alike_are_told() {
        assert!(look_alike("Ann", "Аnn"), "a Cyrillic letter");
        assert!(look_alike("paypal", "pаypаl"));
        assert!(!look_alike("Ann", "Ben"));
        assert!(!look_alike("Ann", "Ann"), "the same name is told apart by other means");
        assert!(!look_alike("", ""));
    }

    proptest! {
        #[test]
        fn a_name_that_was_made_once_stays_as_it_is(given in "\\PC{0,60}") {
            if let Some(name) = shown(&given, 40) {
                prop_assert_eq!(shown(&name, 40), Some(name.clone()));
                prop_assert!(!name.chars().any(|letter| is_unseen(letter) || letter.is_control()));
            }
        }
    }
}
