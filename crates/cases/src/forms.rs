//! Whether words are written as a form says. Tests of games hold their lists of words to what is
//! played.

use std::collections::BTreeSet;

use kernel::Notation;

use super::FileReport;
use super::stage::{ChoiceOf, GameOf, Stage};
use super::words::seat_named;

/// Whether something, in words, is written as a form says.
pub fn fits(form: &str, said: &str) -> bool {
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

/// The forms of choices that are never written when many choices are drawn.
///
/// # Panics
/// When a choice is written otherwise than any form says.
pub fn never_written<S: Stage>(
    game: &GameOf<S>,
    mut any: impl FnMut() -> ChoiceOf<S>,
) -> Vec<&'static str> {
    let mut unseen: Vec<&str> = S::CHOICES.iter().map(|(_, form)| *form).collect();
    for _ in 0..DRAWN {
        let text = Notation::<ChoiceOf<S>>::write(game, &any());
        let form = S::CHOICES.iter().find(|(_, form)| fits(form, &text));
        let (first, form) = form.unwrap_or_else(|| panic!("`{text}` is not listed"));
        assert_eq!(text.split(' ').next(), Some(*first));
        unseen.retain(|other| other != form);
    }
    unseen
}

/// So many choices show every form.
const DRAWN: usize = 20_000;

/// The kinds of events in the transcripts of cases.
///
/// # Panics
/// When an event is written otherwise than any form says.
pub fn events_seen<S: Stage>(files: &[FileReport]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for case in files.iter().flat_map(|file| &file.cases) {
        let events = case.transcript.iter().filter_map(|line| line.strip_prefix("    "));
        for event in events.filter(|event| !event.starts_with("refused")) {
            let is_listed =
                S::EVENTS.iter().any(|(word, rest)| fits(&format!("{word} {rest}"), event));
            assert!(is_listed, "{}, {}: `{event}`", case.ruleset, case.title);
            seen.extend(event.split(' ').next().map(str::to_owned));
        }
    }
    seen
}

/// The first words of lines, claims and events of a game that a page of the book does not show.
pub fn not_shown<S: Stage>(page: &str) -> Vec<&'static str> {
    let forms = [S::POSITION, S::CHANCE, S::CLAIMS, S::EVENTS].into_iter().flatten();
    let words = forms.map(|(word, _)| *word);
    words.filter(|word| !page.contains(&format!("`{word}"))).collect()
}

#[cfg(test)]
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
