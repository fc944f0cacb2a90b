//! What happens in a case, line by line.

use kernel::{Game, Notation, Seat};

use super::claim::{ClaimReader, Expectation};
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::near::nearest_id;
use super::rulesets::Ruleset;
use super::stage::{ChoiceOf, Form, GameOf, OrderOf, OutcomeOf, Stage};
use super::words::{At, SEATS};

/// The lines that play in every game, and how each is written. Those by which chance answers are
/// the game's own.
pub(super) const FORMS: [Form; 6] = [
    ("do", "`do SEAT CHOICE`"),
    ("expect", "`expect CLAIM` or `expect not CLAIM`"),
    ("order", "`order SEAT ORDER`"),
    ("refuse", "`refuse SEAT CHOICE` or `refuse SEAT CHOICE RULE`"),
    ("say", "`say NAME`: what a lesson says before the choice that follows"),
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
    /// Chance answers, for the one who is named if one is.
    Outcome(OutcomeOf<S>, Option<Whose>),
    /// A seat changes its standing orders.
    Order(Seat, OrderOf<S>),
    /// A seat takes its last choice back.
    Undo(Seat),
    /// A lesson says something before the choice that follows.
    Say(String),
    /// Something holds.
    Expect(Expectation<S>, String),
}

/// Whose chance it is, as a line names it.
#[derive(Clone, Debug)]
pub(super) enum Whose {
    /// The seat that draws. Lines about cards name it.
    Seat(Seat),
    /// The unit or seat that dice are rolled for. Lines about dice may name it.
    Roller(String),
}

/// Reads the lines of a script.
pub(super) struct Reader<'a, S: Stage> {
    pub(super) game: &'a GameOf<S>,
    /// The board that names are read on from here.
    pub(super) board: S::Board,
    /// The rulesets of the case, which say what a rule id is.
    pub(super) rulesets: &'a [&'static Ruleset],
    pub(super) faults: &'a mut Faults,
}

impl<S: Stage> Reader<'_, S> {
    /// Reads every line, noting all that is wrong.
    pub(super) fn read(&mut self, lines: &[Line<'_>]) -> Vec<At<Step<S>>> {
        let mut steps = Vec::new();
        for line in lines {
            self.faults.at(line.number);
            if let Ok(what) = self.step(line) {
                if let Step::Do(_, choice) = &what {
                    self.board = S::board_after(self.board, choice);
                }
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
                let text = words.join(" ");
                let order = Notation::<OrderOf<S>>::read(self.game, &text)
                    .map_err(|error| self.claims().not_notation(error, &text, S::ORDERS))?;
                Step::Order(by, order)
            }
            ("undo", [by]) => Step::Undo(self.claims().seat(by)?),
            ("say", [name]) => Step::Say((*name).to_owned()),
            ("expect", words) if !words.is_empty() => {
                Step::Expect(self.claims().read(words)?, words.join(" "))
            }
            (keyword, words) if S::CHANCE.iter().any(|(known, _)| *known == keyword) => {
                let (whose, words) = self.whose(keyword, words)?;
                Step::Outcome(self.outcome(&format!("{keyword} {}", words.join(" ")))?, whose)
            }
            (keyword, _) => return Err(self.bad_form(keyword, &line.words)),
        })
    }

    /// Whose chance a line is about, and the words of the outcome.
    fn whose<'w>(
        &mut self,
        keyword: &str,
        words: &'w [&'w str],
    ) -> Result<(Option<Whose>, &'w [&'w str]), Noted> {
        match (keyword, words) {
            ("card", [player, rest @ ..]) if !rest.is_empty() => {
                Ok((Some(Whose::Seat(self.claims().seat(player)?)), rest))
            }
            ("card", _) => Err(self.bad_form(keyword, words)),
            ("dice", [first, rest @ ..]) if !is_die(first) => {
                let mut known = S::rollers(self.game);
                known.extend(&SEATS[..usize::from(self.game.seats())]);
                if !known.contains(first) {
                    return Err(self.faults.unknown("die, unit or seat", first, known));
                }
                Ok((Some(Whose::Roller((*first).to_owned())), rest))
            }
            _ => Ok((None, words)),
        }
    }

    fn bad_form(&mut self, keyword: &str, words: &[&str]) -> Noted {
        let form = form::<S>(keyword).unwrap_or("a line that plays");
        self.faults.add(format!("`{}`", words.join(" ")), form)
    }

    fn claims(&mut self) -> ClaimReader<'_, S> {
        ClaimReader { game: self.game, board: self.board, faults: self.faults }
    }

    fn outcome(&mut self, text: &str) -> Result<OutcomeOf<S>, Noted> {
        Notation::<OutcomeOf<S>>::read(self.game, text)
            .map_err(|error| self.claims().not_notation(error, text, &[]))
    }

    /// Whether a word has the form of a rule id.
    fn is_rule(&self, word: &str) -> bool {
        self.rulesets.iter().any(|ruleset| ruleset.is_rule(word))
    }
}

/// Whether a word has the form of a die.
fn is_die(word: &str) -> bool {
    word == "-" || word.chars().all(|c| c.is_ascii_digit())
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
        rulesets.iter().map(|ruleset| format!("rulebook/{}.toml", ruleset.id())).collect();
    let mut expected = format!("an id of {}", catalogues.join(" or "));
    let known = rulesets.iter().flat_map(|ruleset| ruleset.rule_ids());
    if let Some(near) = nearest_id(id, known) {
        expected.push_str(&format!(" (did you mean `{near}`?)"));
    }
    Err(faults.add(format!("rule `{id}`"), expected))
}
