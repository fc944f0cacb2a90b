//! What a person can type, in the words of their language or in English.

use strsim::damerau_levenshtein;
use text::Lang;

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

/// The commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// What a choice does, or which rule forbids it.
    Why,
    /// What an attack is likely to do.
    Odds,
    /// How best to go on with the dice on the table.
    Best,
    /// What the computer would do.
    Hint,
    /// Take the last choice back.
    Undo,
    /// The whole board.
    Board,
    /// An area or a unit.
    Look,
    /// One area.
    Area,
    /// One unit.
    Unit,
    /// One's own cards.
    Hand,
    /// One's own units.
    Army,
    /// A rule, or rules with certain words.
    Rules,
    /// What happened.
    Log,
    /// Write the game to a file.
    Save,
    /// Standing orders.
    Orders,
    /// The next page of choices.
    More,
    /// Out of a group of choices.
    Back,
    /// All commands.
    Help,
    /// Leave.
    Quit,
}

impl Verb {
    /// Every command, in the order in which help lists them.
    pub(crate) const ALL: [Self; 19] = [
        Self::Why,
        Self::Odds,
        Self::Best,
        Self::Hint,
        Self::Undo,
        Self::More,
        Self::Back,
        Self::Board,
        Self::Look,
        Self::Area,
        Self::Unit,
        Self::Hand,
        Self::Army,
        Self::Rules,
        Self::Log,
        Self::Orders,
        Self::Save,
        Self::Help,
        Self::Quit,
    ];

    /// The word for it.
    pub(crate) const fn word(self, lang: Lang) -> &'static str {
        let (en, fr) = match self {
            Self::Why => ("why", "pourquoi"),
            Self::Odds => ("odds", "chances"),
            Self::Best => ("best", "meilleur"),
            Self::Hint => ("hint", "conseil"),
            Self::Undo => ("undo", "annuler"),
            Self::Board => ("board", "plateau"),
            Self::Look => ("look", "voir"),
            Self::Area => ("area", "zone"),
            Self::Unit => ("unit", "unité"),
            Self::Hand => ("hand", "main"),
            Self::Army => ("army", "armée"),
            Self::Rules => ("rules", "règles"),
            Self::Log => ("log", "journal"),
            Self::Save => ("save", "sauver"),
            Self::Orders => ("orders", "ordres"),
            Self::More => ("more", "suite"),
            Self::Back => ("back", "retour"),
            Self::Help => ("help", "aide"),
            Self::Quit => ("quit", "quitter"),
        };
        match lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// The command a word stands for: English is always understood, letter case and accents do
    /// not matter.
    fn read(word: &str, lang: Lang) -> Option<Self> {
        let word = plain(word);
        let known = |lang: Lang| Self::ALL.into_iter().find(|verb| plain(verb.word(lang)) == word);
        match word.as_str() {
            "?" => Some(Self::Help),
            "q" | "exit" => Some(Self::Quit),
            _ => known(lang).or_else(|| known(Lang::En)),
        }
    }

    /// The command that a word is most likely a slip of.
    pub(crate) fn nearest(word: &str, lang: Lang) -> Option<&'static str> {
        let word = plain(word);
        let words = Self::ALL.into_iter().flat_map(|verb| [verb.word(lang), verb.word(Lang::En)]);
        words
            .map(|known| (damerau_levenshtein(&plain(known), &word), known))
            .filter(|&(slips, known)| slips <= 2 && slips < known.chars().count() - 1)
            .min_by_key(|&(slips, _)| slips)
            .map(|(_, known)| known)
    }
}

impl<'a> Command<'a> {
    /// Reads a line.
    pub(crate) fn read(line: &'a str, lang: Lang) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Again;
        }
        if let Ok(number) = line.trim_end_matches('.').parse() {
            return Self::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Verb::read(word, lang) {
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
        assert_eq!(Command::read("  ", Lang::En), Command::Again);
        assert_eq!(Command::read("12", Lang::En), Command::Number(12));
        assert_eq!(Command::read("3.", Lang::En), Command::Number(3));
        assert_eq!(Command::read("Why  2", Lang::En), Command::Verb(Verb::Why, "2"));
        assert_eq!(Command::read("walk", Lang::En), Command::Other("walk"));
    }

    #[test]
    fn french_words_with_or_without_accents_and_english_ones() {
        assert_eq!(Command::read("règles 8A.1", Lang::Fr), Command::Verb(Verb::Rules, "8A.1"));
        assert_eq!(Command::read("REGLES 8A.1", Lang::Fr), Command::Verb(Verb::Rules, "8A.1"));
        assert_eq!(Command::read("quit", Lang::Fr), Command::Verb(Verb::Quit, ""));
        assert_eq!(Command::read("quitter", Lang::En), Command::Other("quitter"));
    }

    #[test]
    fn words_are_unique_in_each_language() {
        for lang in Lang::ALL {
            for (at, verb) in Verb::ALL.into_iter().enumerate() {
                assert_eq!(Verb::read(verb.word(lang), lang), Some(verb), "{}", verb.word(lang));
                assert!(Verb::ALL[..at].iter().all(|other| other.word(lang) != verb.word(lang)));
            }
        }
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_command() {
        assert_eq!(Verb::nearest("baord", Lang::En), Some("board"));
        assert_eq!(Verb::nearest("plateua", Lang::Fr), Some("plateau"));
        assert_eq!(Verb::nearest("xylophone", Lang::En), None);
    }
}
