//! What happens in a case, line by line.

use kernel::{Notation, Seat};

use crate::rulesets::Ruleset;

use super::claim::{ClaimReader, Expectation};
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::stage::{ChoiceOf, Form, GameOf, OrderOf, OutcomeOf, Stage};
use super::words::At;

/// The lines that play in every game, and how each is written. Those by which chance answers are
/// the game's own.
pub(super) const FORMS: [Form; 5] = [
    ("do", "`do SEAT CHOICE`"),
    ("expect", "`expect CLAIM` or `expect not CLAIM`"),
    ("order", "`order SEAT ORDER`"),
    ("refuse", "`refuse SEAT CHOICE` or `refuse SEAT CHOICE RULE`"),
    ("undo", "`undo SEAT`"),
];

/// How a line that plays is written, if it is one.
pub(super) fn form<S: Stage>(keyword: &str) -> Option<&'static str> {
    let mut forms = FORMS.iter().chain(S::CHANCE);
    forms.find(|(known, _)| *known == keyword).map(|(_, form)| *form)
}

/// One line of the script, its names looked up.
#[derive(Debug)]
pub(super) enum Step<S: Stage> {
    /// A seat takes a choice.
    Do(Seat, ChoiceOf<S>),
    /// A seat would take a choice and is refused, by this rule if one is named.
    Refuse(Seat, ChoiceOf<S>, Option<String>),
    /// Chance answers, for this seat where one is named.
    Outcome(OutcomeOf<S>, Option<Seat>),
    /// A seat changes its standing orders.
    Order(Seat, OrderOf<S>),
    /// A seat takes its last choice back.
    Undo(Seat),
    /// Something holds.
    Expect(Expectation<S>, String),
}

/// Reads the lines of a script.
pub(super) struct Reader<'a, S: Stage> {
    pub(super) game: &'a GameOf<S>,
    /// The rulesets of the case, which say what a rule id is.
    pub(super) rulesets: &'a [&'static Ruleset],
    pub(super) faults: &'a mut Faults,
}

impl<S: Stage> Reader<'_, S> {
    /// Reads every line, noting all that is wrong.
    pub(super) fn read(&mut self, lines: &[&Line<'_>]) -> Vec<At<Step<S>>> {
        let mut steps = Vec::new();
        for line in lines {
            self.faults.at(line.number);
            if let Ok(what) = self.step(line) {
                steps.push(At { line: line.number, what });
            }
        }
        steps
    }

    fn step(&mut self, line: &Line<'_>) -> Result<Step<S>, Noted> {
        Ok(match (line.keyword(), line.args()) {
            ("do", [by, words @ ..]) if !words.is_empty() => {
                Step::Do(self.claims().seat(by)?, self.claims().choice(&words.join(" "))?)
            }
            ("refuse", [by, words @ .., rule]) if !words.is_empty() && self.is_rule(rule) => {
                let by = self.claims().seat(by)?;
                check_rule(rule, self.rulesets, self.faults)?;
                let choice = self.claims().choice(&words.join(" "))?;
                Step::Refuse(by, choice, Some((*rule).to_owned()))
            }
            ("refuse", [by, words @ ..]) if !words.is_empty() => {
                let by = self.claims().seat(by)?;
                Step::Refuse(by, self.claims().choice(&words.join(" "))?, None)
            }
            ("order", [by, words @ ..]) if !words.is_empty() => {
                let by = self.claims().seat(by)?;
                let order =
                    Notation::<OrderOf<S>>::read(self.game, &words.join(" ")).map_err(|error| {
                        self.faults.add(format!("`{}`", error.found), error.expected)
                    })?;
                Step::Order(by, order)
            }
            ("undo", [by]) => Step::Undo(self.claims().seat(by)?),
            ("expect", words) if !words.is_empty() => {
                Step::Expect(self.claims().read(words)?, words.join(" "))
            }
            (keyword, words) => match S::CHANCE.iter().find(|(known, _)| *known == keyword) {
                Some((_, form)) if !form.contains(" SEAT") => {
                    Step::Outcome(self.outcome(&line.words.join(" "))?, None)
                }
                Some(_) if words.len() > 1 => {
                    let by = self.claims().seat(words[0])?;
                    let outcome = format!("{keyword} {}", words[1..].join(" "));
                    Step::Outcome(self.outcome(&outcome)?, Some(by))
                }
                _ => {
                    let form = form::<S>(keyword).unwrap_or("a line that plays");
                    return Err(self.faults.add(format!("`{}`", line.words.join(" ")), form));
                }
            },
        })
    }

    fn claims(&mut self) -> ClaimReader<'_, S> {
        ClaimReader { game: self.game, faults: self.faults }
    }

    fn outcome(&mut self, text: &str) -> Result<OutcomeOf<S>, Noted> {
        Notation::<OutcomeOf<S>>::read(self.game, text)
            .map_err(|error| self.faults.add(format!("`{}`", error.found), error.expected))
    }

    /// Whether a word has the form of a rule id.
    fn is_rule(&self, word: &str) -> bool {
        self.rulesets.iter().any(|ruleset| ruleset.is_rule(word))
    }
}

/// Notes a rule id that no catalogue of these rulesets has.
pub(super) fn check_rule(
    id: &str,
    rulesets: &[&'static Ruleset],
    faults: &mut Faults,
) -> Result<(), Noted> {
    if rulesets.iter().any(|ruleset| ruleset.may_cite(id)) {
        return Ok(());
    }
    let catalogues: Vec<String> =
        rulesets.iter().map(|ruleset| format!("rules/{}.toml", ruleset.id())).collect();
    Err(faults.add(format!("rule `{id}`"), format!("an id of {}", catalogues.join(" or "))))
}
