//! Everything the table says in one language: what happens in the game, and its own words.

use kernel::NotationError;
use text::{Lang, Narrator as _, Terminal, Verb};

use crate::commanded::{Advice, ChoiceOf, Commanded};

/// Commands that every table knows.
const COMMON: [Verb; 13] = [
    Verb::Why,
    Verb::Odds,
    Verb::Hint,
    Verb::Thoughts,
    Verb::Undo,
    Verb::More,
    Verb::Back,
    Verb::Board,
    Verb::Rules,
    Verb::Log,
    Verb::Save,
    Verb::Help,
    Verb::Quit,
];

/// Speaks one language at one table.
pub(crate) struct Voice<'p, C: Commanded> {
    /// The language.
    pub(crate) lang: Lang,
    /// The words of the table itself.
    pub(crate) words: Terminal,
    /// What is said about the game.
    pub(crate) speaker: C::Words<'p>,
    /// What can be typed, in the order in which help lists it.
    pub(crate) verbs: Vec<Verb>,
}

impl<'p, C: Commanded> Voice<'p, C> {
    /// Speaks as `speaker` does.
    pub(crate) fn new(speaker: C::Words<'p>) -> Self {
        let lang = speaker.lang();
        let is_known = |verb: &Verb| COMMON.contains(verb) || C::VERBS.contains(verb);
        let verbs = Verb::ALL.iter().copied().filter(is_known).collect();
        Self { lang, words: Terminal(lang), speaker, verbs }
    }

    /// A line that is nothing the table knows.
    pub(crate) fn not_understood(
        &self,
        found: &str,
        choices: usize,
        nearest: Option<&str>,
    ) -> String {
        let hint = match nearest {
            Some(word) => self.words.did_you_mean(word),
            None => self.words.type_help(),
        };
        format!("{} {hint}", self.words.not_understood(found, choices))
    }

    /// Text that should have been notation.
    pub(crate) fn not_notation(&self, error: &NotationError) -> String {
        self.words.not_a_choice(&error.found, &error.expected)
    }

    /// Every command.
    pub(crate) fn help(&self) -> Vec<String> {
        let line =
            |verb: &Verb| self.words.help_line(&verb.usage(self.lang), &verb.help(self.lang));
        std::iter::once(self.words.help_intro()).chain(self.verbs.iter().map(line)).collect()
    }

    /// The best use of dice; `plan` are the labels of its choices.
    pub(crate) fn advice(&self, plan: &[String], advice: &Advice<ChoiceOf<C>>) -> Vec<String> {
        let plan = plan.iter().cloned().reduce(|first, next| self.words.best_then(&first, &next));
        let wounds = self.words.decimal(advice.wounds, 2);
        let mut lines = vec![self.words.best(&plan.unwrap_or_default(), &wounds)];
        if advice.compared.len() > 1 {
            let way =
                |&(dice, wounds): &(u8, f64)| self.words.way(dice, &self.words.decimal(wounds, 2));
            let ways: Vec<String> = advice.compared.iter().map(way).collect();
            lines.push(self.words.compared(&ways.join("; ")));
        }
        lines
    }
}
