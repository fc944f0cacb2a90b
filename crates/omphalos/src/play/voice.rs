//! Everything the table says in one language: what happens in the game, and its own words.

use kernel::{Notation as _, NotationError};
use pantheon::{Order, Pantheon, Point, Reaction, View};
use text::{Lang, Speaker, Terminal, Verb};

use super::advice::Advice;

/// Speaks one language at one table.
#[derive(Clone)]
pub(crate) struct Voice<'p> {
    /// The language.
    pub(crate) lang: Lang,
    /// The words of the table itself.
    pub(crate) words: Terminal,
    /// What is said about the game.
    pub(crate) speaker: Speaker<'p>,
}

impl<'p> Voice<'p> {
    /// Speaks as `speaker` does.
    pub(crate) fn new(speaker: Speaker<'p>) -> Self {
        let lang = speaker.lang();
        Self { lang, words: Terminal(lang), speaker }
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
        std::iter::once(self.words.help_intro()).chain(Verb::ALL.iter().map(line)).collect()
    }

    /// The standing orders of the viewer, and how to change them.
    pub(crate) fn orders(&self, game: &Pantheon, view: &View) -> Vec<String> {
        let Some(seat) = view.viewer else { return Vec::new() };
        let orders = view.public.seat(seat).orders;
        let line = |asked: bool, what: &str, order: Order| {
            let answer = if asked { self.words.yes() } else { self.words.no() };
            self.words.order_line(&answer, what, &game.write(&order))
        };
        let mut lines = vec![self.words.orders_intro()];
        lines.extend(Point::ALL.iter().map(|&point| {
            let asked = orders.asks_at(point);
            line(asked, &self.words.point(point), Order::At(point, !asked))
        }));
        lines.push(self.words.orders_reactions());
        lines.extend(Reaction::ALL.iter().map(|&reaction| {
            let asked = orders.asks_for(reaction);
            line(asked, &self.words.reaction(reaction), Order::For(reaction, !asked))
        }));
        lines.push(self.words.orders_how());
        lines
    }

    /// The best use of dice; `plan` are the labels of its choices.
    pub(crate) fn advice(&self, plan: &[String], advice: &Advice) -> Vec<String> {
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
