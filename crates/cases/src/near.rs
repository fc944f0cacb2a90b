//! What is near to what was typed: the word that was meant, the choices that come close.

use std::cmp::Reverse;

/// How many of a long list a message shows.
const SHOWN: usize = 8;

/// The known word that a misspelt one was probably meant to be.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let measured = known.into_iter().map(|word| (distance(typed, word), word));
    let near = measured.filter(|&((far, _), word)| {
        far > 0 && far <= (typed.len() / 3).max(1) && 2 * far < typed.len().max(word.len())
    });
    near.min().map(|(_, word)| word)
}

/// The known id that a wrong one was probably meant to be: ids are read from the left.
pub(crate) fn nearest_id<'a>(
    typed: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let measured = known.into_iter().map(|id| {
        let (far, alike) = distance(typed, id);
        (alike, far, id)
    });
    let near = measured.filter(|&(_, far, _)| far <= (typed.len() / 3).max(2));
    near.min().map(|(_, _, id)| id)
}

/// Puts first what comes nearest to what was typed: what begins with the same word, and of that
/// what differs in the fewest letters.
pub(crate) fn near_first(typed: &str, list: &mut [String]) {
    let first = |text: &str| text.split(' ').next().map(str::to_owned);
    let wanted = first(typed);
    list.sort_by_cached_key(|text| (first(text) != wanted, distance(typed, text)));
}

/// Whether a list is too long for a message.
pub(crate) fn is_long(list: &[String]) -> bool {
    list.len() > SHOWN + 2
}

/// A list as a message shows it, cut when it is long.
pub(crate) fn listed(list: &[String]) -> String {
    if !is_long(list) {
        return list.join(", ");
    }
    format!("{} and {} more", list[..SHOWN].join(", "), list.len() - SHOWN)
}

/// How many letters differ; of words that differ alike, the one that begins alike is nearer.
fn distance(typed: &str, word: &str) -> (usize, Reverse<usize>) {
    let alike = typed.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
    (strsim::osa_distance(typed, word), Reverse(alike))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_begins_alike() {
        assert_eq!(nearest("enterr", ["center", "enter", "entera"]), Some("enter"));
        assert_eq!(nearest("a9", ["a1", "a2"]), None);
        let ids = ["M12.1.2", "M12.12.1", "M12.12.15", "M12.2.12"];
        assert_eq!(nearest_id("M12.12", ids), Some("M12.12.1"));
        assert_eq!(nearest_id("M12.12.155", ids), Some("M12.12.15"));
        assert_eq!(nearest_id("P15.8A.1-1", ids), None);
        assert_eq!(nearest("walk", ["pass", "end"]), None);
    }

    #[test]
    fn long_lists_are_cut_after_what_is_near() {
        let mut list: Vec<String> = (1..30).map(|n| format!("move a{n}")).collect();
        list.push("strike b".to_owned());
        near_first("strike c", &mut list);
        assert_eq!(list[0], "strike b");
        assert!(listed(&list).ends_with("and 22 more"), "{}", listed(&list));
        assert_eq!(listed(&list[..2]), "strike b, move a1");
    }
}
