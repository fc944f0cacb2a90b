//! The words of a game, as messages and the book list them.
//!
//! Forms are written so: words in capitals stand for something, `a|b` is one of these words, what
//! is in brackets may be left out, and what stands before `...` may be repeated.

use super::forms::is_capital;
use super::stage::{Form, Stage};
use super::{claim, script, staged};

/// A word in capitals, and what it stands for.
pub type Meaning = (&'static str, String);

/// A closed list of words.
pub fn words<'a>(all: impl IntoIterator<Item = &'a str>) -> String {
    let all: Vec<String> = all.into_iter().map(|word| format!("`{word}`")).collect();
    all.join(", ")
}

/// The forms that begin with this word, as a message shows them.
pub(crate) fn forms_of(forms: &[Form], first: &str) -> Option<String> {
    let found = forms.iter().filter(|(word, _)| *word == first);
    let found: Vec<String> = found.map(|(_, form)| format!("`{form}`")).collect();
    (!found.is_empty()).then(|| found.join(" or "))
}

/// What words in capitals stand for in every game.
const COMMON: [(&str, &str); 14] = [
    ("CHOICE", "a choice of the game, as its list below has them"),
    ("CLAIM", "a claim of the game or of every game"),
    ("EVENT", "an event of the game; fewer words are enough, `_` is any word"),
    ("ID", "of a rule: an id of the catalogue; of a ruleset: its id; of a card or unit: its id"),
    ("NAME", "of small letters, digits and `_`"),
    ("NUMBER", "a number from 0"),
    ("ORDER", "a standing order of the game"),
    ("PART", "a part of what is named, such as a power of a unit"),
    ("RULE", "an id of the rule catalogue, such as `P15.8A.1-3` or `M12.R26`"),
    ("SEAT", "`north`, `south`, `east` or `west`, in the order of play"),
    ("TITLE", "the words after `case`"),
    ("VALUE", "as the word before it asks"),
    ("WORD", "a word that the line knows"),
    ("WORDS", "words that must be there"),
];

/// The lines, claims and words that every game has.
pub(crate) fn common_section() -> String {
    let mut page = Page(String::from("## Every game\n"));
    page.forms("Lines", staged::FORMS.iter().chain(&script::FORMS));
    page.forms("Claims", &claim::FORMS);
    page.meanings(COMMON.map(|(name, text)| (name, text.to_owned())));
    page.0
}

/// What one game adds, for the rulesets with these ids.
pub(crate) fn section<S: Stage>(ids: &[&str]) -> String {
    let mut page = Page(format!("## {} ({})\n", S::TITLE, words(ids.iter().copied())));
    page.forms("Lines of the position", S::POSITION);
    page.forms("Chance", S::CHANCE);
    page.forms("Claims", S::CLAIMS);
    page.line(S::CLAIMS_BY_NAME);
    page.forms("Choices, after `do` and `refuse`", &quoted(S::CHOICES));
    page.forms("Standing orders", &quoted(S::ORDERS));
    page.heading("Events");
    let events = S::EVENTS.iter().map(|(word, rest)| format!("{word} {rest}"));
    for event in events {
        page.line(&format!("`{}`", event.trim_end()));
    }
    page.meanings(S::meanings());
    page.0
}

/// Forms as they are, in backticks.
fn quoted(forms: &[Form]) -> Vec<(&'static str, String)> {
    forms.iter().map(|(word, form)| (*word, format!("`{form}`"))).collect()
}

/// A page that grows.
struct Page(String);

impl Page {
    fn heading(&mut self, heading: &str) {
        self.0.push_str(&format!("\n### {heading}\n\n"));
    }

    fn line(&mut self, text: &str) {
        self.0.push_str(&format!("- {text}\n"));
    }

    fn forms<'f, T: AsRef<str> + 'f>(
        &mut self,
        heading: &str,
        forms: impl IntoIterator<Item = &'f (&'static str, T)>,
    ) {
        let mut forms = forms.into_iter().peekable();
        if forms.peek().is_none() {
            return;
        }
        self.heading(heading);
        for (_, form) in forms {
            self.line(form.as_ref());
        }
    }

    fn meanings(&mut self, meanings: impl IntoIterator<Item = Meaning>) {
        self.heading("What the words in capitals stand for");
        for (name, meaning) in meanings {
            self.line(&format!("{name}: {meaning}"));
        }
    }
}

/// Words in capitals of which nobody says what they stand for.
pub fn unexplained<S: Stage>() -> Vec<String> {
    let lists = [S::POSITION, S::CHANCE, S::CLAIMS, S::CHOICES, S::ORDERS, S::EVENTS];
    let forms = lists.into_iter().flatten().chain(super::common_forms()).map(|(_, form)| *form);
    let words = forms.chain([S::CLAIMS_BY_NAME]).flat_map(|form| {
        form.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|it| is_capital(it))
    });
    let meanings = S::meanings();
    // Phases of the game, the format of a block, and N for a number.
    let is_plain = |word: &str| matches!(word, "II" | "III" | "IV" | "TOML");
    let is_explained = |word: &str| {
        meanings.iter().any(|(name, _)| *name == word)
            || COMMON.iter().any(|(name, _)| *name == word)
    };
    words.filter(|word| !is_plain(word) && !is_explained(word)).map(str::to_owned).collect()
}
