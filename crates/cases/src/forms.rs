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
    use fastrand::Rng;
    use kernel::Notation;
    use testkit::random;
    use testkit::testable::Testable;

    use super::*;
    use crate::stage::Stage;
    use crate::{conjurers, mythic, pantheon};

    /// Whatever can be written down is written as the list of the game's words says, and every
    /// form of the list is written at some time.
    fn written_as_listed<S: Stage<Game: Testable>>(game: &S::Game) {
        let mut unseen: Vec<&str> = S::CHOICES.iter().map(|(_, form)| *form).collect();
        let mut rng = Rng::with_seed(1);
        for _ in 0..20_000 {
            let choice = game.any_choice(&mut rng);
            let text = Notation::<<S::Game as kernel::Game>::Choice>::write(game, &choice);
            let mut forms = S::CHOICES.iter().filter(|(_, form)| fits(form, &text));
            let (first, form) = forms.next().unwrap_or_else(|| panic!("`{text}` is not listed"));
            assert_eq!(text.split(' ').next(), Some(*first));
            unseen.retain(|other| other != form);
        }
        assert!(unseen.is_empty(), "never written: {unseen:?}");
    }

    #[test]
    fn choices_are_written_as_the_lists_say() {
        let setup = random::setup(&::pantheon::Edition::V1_5, 3);
        written_as_listed::<pantheon::Scene>(&::pantheon::Pantheon::new(setup).expect("a table"));
        let setup = random::mythic_setup(1);
        written_as_listed::<mythic::Scene>(&::mythic::Mythic::new(setup).expect("a table"));
        let setup = random::conjurers_table(4);
        written_as_listed::<conjurers::Scene>(&::conjurers::Conjurers::new(setup).expect("cards"));
    }

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
