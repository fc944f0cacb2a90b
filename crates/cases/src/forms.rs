//! Whether words are written as a form says. Tests hold the lists of words to what is played.

use super::words::seat_named;

/// Whether something, in words, is written as a form says.
pub(crate) fn fits(form: &str, said: &str) -> bool {
    let tokens: Vec<&str> = form.split_whitespace().collect();
    let mut items = Vec::new();
    for (at, token) in tokens.iter().enumerate().filter(|(_, token)| !token.starts_with("...")) {
        let is_optional = token.starts_with('[');
        let is_repeated = tokens.get(at + 1).is_some_and(|next| next.starts_with("..."));
        items.push((token.trim_matches(['[', ']']), is_optional, is_repeated));
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    fit(&items, &words)
}

fn fit(items: &[(&str, bool, bool)], words: &[&str]) -> bool {
    let Some(((token, is_optional, is_repeated), rest)) = items.split_first() else {
        return words.is_empty();
    };
    let taken = words.split_first().is_some_and(|(word, left)| {
        is_one_of(token, word) && (fit(rest, left) || (*is_repeated && fit(items, left)))
    });
    taken || (*is_optional && fit(rest, words))
}

fn is_one_of(token: &str, word: &str) -> bool {
    token.split('|').any(|known| match known {
        "SEAT" => seat_named(word).is_some(),
        "NUMBER" => word.parse::<u16>().is_ok(),
        _ if is_capital(known) => true,
        known => known == word,
    })
}

/// Whether a word stands for something.
pub(crate) fn is_capital(word: &str) -> bool {
    word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}

mod tests {
    use super::*;

    #[test]
    fn forms_are_read_as_they_are_written() {
        assert!(fits("activate UNIT simple|complex", "activate a simple"));
        assert!(!fits("activate UNIT simple|complex", "activate a"));
        assert!(fits("rolled DIE ...", "rolled 1 2 3") && !fits("rolled DIE ...", "rolled"));
        assert!(fits("counted SEAT NUMBER [CREATURE ...]", "counted north 3"));
        assert!(fits("counted SEAT NUMBER [CREATURE ...]", "counted north 3 a b"));
        assert!(!fits("counted SEAT NUMBER [CREATURE ...]", "counted a 3 b"));
        assert!(fits("shoot UNIT [arching] [far]", "shoot b far"));
        assert!(!fits("shoot UNIT [arching] [far]", "shoot b far arching"));
    }
}
