//! Messages that several games say are public types, so the compiler does not notice when nobody says one any more.

use super::Fault;
use crate::tree::{File, Tree, of_game};

const SHARED: &str = "locales/en/common.ftl";

/// Shared messages that no code says.
pub(super) fn unsaid(tree: &Tree) -> Vec<Fault> {
    let Some(shared) = tree.get(SHARED) else { return Vec::new() };
    let says = |file: &&File| {
        let of_words = of_game(&file.path).is_some_and(|(_, part, _)| part == "words");
        file.extension() == "rs" && (of_words || file.path.starts_with("crates/text/"))
    };
    let code: Vec<&File> = tree.files.iter().filter(says).collect();
    let unsaid = shared.lines().filter_map(|(line, text)| {
        let (key, _) =
            text.split_once(" =").filter(|(key, _)| key.starts_with(char::is_alphabetic))?;
        let name = type_name(key);
        let said =
            |file: &&File| file.text.split(|c: char| !c.is_alphanumeric()).any(|word| word == name);
        (!code.iter().any(said)).then(|| Fault::at(SHARED, line, format!("nobody says `{key}`")))
    });
    unsaid.collect()
}

/// The type of a message.
fn type_name(key: &str) -> String {
    let words = key.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_message_is_said_by_some_game() {
        let shared = (
            SHARED,
            "### Shared.\n\nplay-and = { $a } and { $b }\nodds =\n    { $n ->\n       *[other] 1\n    }\n",
        );
        let says = ("games/a/words/src/lib.rs", "self.say(&PlayAnd { a, b }); Odds");
        assert_eq!(unsaid(&Tree::of(&[shared, says])), []);
        let unsaid = unsaid(&Tree::of(&[shared, ("games/a/rules/src/lib.rs", says.1)]));
        assert_eq!(
            unsaid,
            [
                Fault::at(SHARED, 3, "nobody says `play-and`"),
                Fault::at(SHARED, 4, "nobody says `odds`")
            ]
        );
    }
}
