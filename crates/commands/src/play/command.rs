//! What a person can type, in the words of their language or in English.

use strsim::damerau_levenshtein;
use text::{Lang, Verb};

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Nothing was typed: the question again.
    Again,
    /// A row of the menu.
    Number(usize),
    /// A verb with the rest of the line.
    Verb(Verb, &'a str),
    /// Something else: perhaps a choice in notation.
    Other(&'a str),
}

/// The command a word stands for: English is always understood, letter case and accents do not
/// matter.
fn verb(word: &str, lang: Lang, verbs: &[Verb]) -> Option<Verb> {
    let word = plain(word);
    let known = |lang: Lang| verbs.iter().find(|verb| plain(&verb.word(lang)) == word).copied();
    match word.as_str() {
        "?" => Some(Verb::Help),
        "q" | "exit" => Some(Verb::Quit),
        _ => known(lang).or_else(|| known(Lang::En)),
    }
}

/// The command of `verbs` that a word is most likely a slip of.
pub(crate) fn nearest(word: &str, lang: Lang, verbs: &[Verb]) -> Option<String> {
    let word = plain(word);
    let words = verbs.iter().flat_map(|verb| [verb.word(lang), verb.word(Lang::En)]);
    words
        .map(|known| (damerau_levenshtein(&plain(&known), &word), known))
        .filter(|(slips, known)| *slips <= 2 && slips + 1 < known.chars().count())
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, known)| known)
}

impl<'a> Command<'a> {
    /// Reads a line at a table where one can say `verbs`.
    pub(crate) fn read(line: &'a str, lang: Lang, verbs: &[Verb]) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Again;
        }
        if let Ok(number) = line.trim_end_matches('.').parse() {
            return Self::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match verb(word, lang, verbs) {
            Some(verb) => Self::Verb(verb, rest.trim()),
            None => Self::Other(line),
        }
    }
}

/// Lower case without the accents of French.
fn plain(word: &str) -> String {
    let bare = |c: char| match c {
        'é' | 'è' | 'ê' => 'e',
        'à' | 'â' => 'a',
        other => other,
    };
    word.chars().flat_map(char::to_lowercase).map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_verbs_and_everything_else() {
        assert_eq!(Command::read("  ", Lang::En, Verb::ALL), Command::Again);
        assert_eq!(Command::read("12", Lang::En, Verb::ALL), Command::Number(12));
        assert_eq!(Command::read("3.", Lang::En, Verb::ALL), Command::Number(3));
        assert_eq!(Command::read("Why  2", Lang::En, Verb::ALL), Command::Verb(Verb::Why, "2"));
        assert_eq!(Command::read("walk", Lang::En, Verb::ALL), Command::Other("walk"));
        assert_eq!(Command::read("why 2", Lang::En, &[Verb::Quit]), Command::Other("why 2"));
    }

    #[test]
    fn french_words_with_or_without_accents_and_english_ones() {
        assert_eq!(
            Command::read("règles 8A.1", Lang::Fr, Verb::ALL),
            Command::Verb(Verb::Rules, "8A.1")
        );
        assert_eq!(
            Command::read("REGLES 8A.1", Lang::Fr, Verb::ALL),
            Command::Verb(Verb::Rules, "8A.1")
        );
        assert_eq!(Command::read("quit", Lang::Fr, Verb::ALL), Command::Verb(Verb::Quit, ""));
        assert_eq!(Command::read("quitter", Lang::En, Verb::ALL), Command::Other("quitter"));
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_command() {
        assert_eq!(nearest("baord", Lang::En, Verb::ALL), Some("board".to_owned()));
        assert_eq!(nearest("plateua", Lang::Fr, Verb::ALL), Some("plateau".to_owned()));
        assert_eq!(nearest("baord", Lang::En, &[Verb::Quit]), None);
        assert_eq!(nearest("xylophone", Lang::En, Verb::ALL), None);
    }
}
