//! A case on the stage of its game: what its lines mean there, and what became of it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::Hosted as _;

use crate::playing::panic_text;
use crate::rulesets::Ruleset;

use super::fault::Faults;
use super::lines::Line;
use super::run::{Played, Run, Start};
use super::script::{self, Reader, Step};
use super::stage::{Form, GameOf, Shown, Stage};
use super::words::At;
use super::{Case, CaseReport};

/// The lines about the case itself, and how each is written.
pub(super) const FORMS: [Form; 6] = [
    ("case", "`case TITLE`"),
    ("like", "`like TITLE`, before the lines of the position"),
    ("rule", "`rule ID ...`"),
    ("ruleset", "`ruleset ID`"),
    ("rulesets", "`rulesets ID ID ...`"),
    ("shows", "`shows NAME PART ...`"),
];

/// Runs those of a file's cases that are played under a ruleset.
pub(crate) fn run_cases<S: Stage>(
    ruleset: &'static Ruleset,
    text: &str,
    cases: &[Case<'_>],
) -> Vec<CaseReport> {
    // Every case is read, as one under this ruleset may be like another that is not.
    let mut read: Vec<Staged<'_, '_, S>> = Vec::new();
    for case in cases {
        let mut staged = Staged::new(case, ruleset);
        for line in &case.lines {
            staged.take(line, text, &read);
        }
        staged.finish();
        read.push(staged);
    }
    let played = read.into_iter().filter(|staged| staged.case.is_for(ruleset));
    played.map(|staged| staged.run(text)).collect()
}

/// A case as one game reads it.
struct Staged<'c, 't, S> {
    case: &'c Case<'t>,
    ruleset: &'static Ruleset,
    rules: Vec<String>,
    shows: Vec<At<(String, String)>>,
    /// Those of `shows` that there are.
    shown: Vec<At<Show>>,
    stage: S,
    /// Whether anything has been said of the position.
    is_touched: bool,
    script: Vec<&'c Line<'t>>,
    faults: Faults,
}

/// What is played, line by line.
type Script<S> = Vec<At<Step<S>>>;

/// A name and a part of it, as a `shows` line has them, and what they are.
struct Show {
    said: (String, String),
    is: Shown,
}

impl<'c, 't, S: Stage> Staged<'c, 't, S> {
    fn new(case: &'c Case<'t>, ruleset: &'static Ruleset) -> Self {
        Self {
            case,
            ruleset,
            rules: Vec::new(),
            shows: Vec::new(),
            shown: Vec::new(),
            stage: S::empty(ruleset.id()),
            is_touched: false,
            script: Vec::new(),
            faults: case.faults.clone(),
        }
    }

    fn take(&mut self, line: &'c Line<'t>, text: &str, earlier: &[Self]) {
        self.faults.at(line.number);
        let describes = S::POSITION.iter().any(|(known, _)| *known == line.keyword());
        match line.keyword() {
            "rule" => self.take_rules(line),
            "shows" => self.take_shows(line),
            "like" => self.take_like(line, earlier),
            keyword if script::form::<S>(keyword).is_some() => self.script.push(line),
            keyword if describes && !self.script.is_empty() => {
                let found = format!("`{keyword}` after the first move");
                self.faults.add(found, "the whole position before anything happens");
            }
            _ if describes => {
                self.is_touched = true;
                // A fault has been noted; there is nothing more to do about it here.
                let _ = self.stage.take(line, text, &mut self.faults);
            }
            other => {
                let forms = S::POSITION.iter().chain(&FORMS);
                let forms = forms.chain(&script::FORMS).chain(S::CHANCE);
                self.faults.unknown("line", other, forms.map(|(known, _)| *known));
            }
        }
    }

    fn take_rules(&mut self, line: &Line<'t>) {
        if line.args().is_empty() {
            self.faults.add("`rule`", "`rule ID ...`");
        }
        for id in line.args() {
            if script::check_rule(id, &self.case.rulesets, &mut self.faults).is_ok() {
                self.rules.push((*id).to_owned());
            }
        }
    }

    fn take_shows(&mut self, line: &Line<'t>) {
        match line.args() {
            [name, parts @ ..] if !parts.is_empty() => {
                let shown = parts.iter().map(|part| ((*name).to_owned(), (*part).to_owned()));
                self.shows.extend(shown.map(|what| At { line: line.number, what }));
            }
            _ => {
                self.faults.add(format!("`{}`", line.words.join(" ")), "`shows NAME PART ...`");
            }
        }
    }

    fn take_like(&mut self, line: &Line<'t>, earlier: &[Self]) {
        let title = line.args().join(" ");
        match earlier.iter().find(|staged| staged.case.title == title) {
            Some(_) if self.is_touched || !self.script.is_empty() => {
                self.faults.add("`like` after other lines", "`like TITLE` before them");
            }
            Some(staged) => self.stage = staged.stage.like(),
            None => {
                let titles = earlier.iter().map(|staged| staged.case.title.as_str());
                self.faults.unknown("case", &title, titles);
            }
        }
    }

    /// What can only be told when the whole case is known.
    fn finish(&mut self) {
        self.faults.at(self.case.line);
        if self.rules.is_empty() && self.faults.list.is_empty() {
            self.faults.add("a case that shows no rule", "`rule ID ...`");
        }
        for At { line, what: said } in std::mem::take(&mut self.shows) {
            if let Ok(is) = self.stage.shown(&said.0, &said.1, self.faults.at(line)) {
                self.shown.push(At { line, what: Show { said, is } });
            }
        }
        self.faults.at(self.case.line);
        if !self.script.iter().any(|line| matches!(line.keyword(), "expect" | "refuse")) {
            self.faults.add("a case that claims nothing", "an `expect` or `refuse` line");
        }
    }

    fn run(mut self, text: &str) -> CaseReport {
        let transcript = match self.prepare(text) {
            Some((start, steps)) => {
                let Played { transcript, used } = self.play(start, &steps);
                self.check_shown(&used);
                transcript
            }
            None => Vec::new(),
        };
        let powers = self.shown.into_iter().map(|At { what, .. }| (what.is.of, what.said.1));
        self.rules.retain(|id| self.ruleset.has_rule(id));
        self.faults.list.sort_by_key(|fault| fault.line);
        CaseReport {
            title: self.case.title.clone(),
            ruleset: self.ruleset.id(),
            line: self.case.line,
            rules: self.rules,
            powers: powers.collect(),
            passed: self.faults.list.is_empty(),
            faults: self.faults.list,
            transcript,
        }
    }

    /// What is used in play must have been used by the time the case is over.
    fn check_shown(&mut self, used: &[(String, String)]) {
        if !self.faults.list.is_empty() {
            return;
        }
        for At { line, what: Show { said, is } } in &self.shown {
            if is.must_be_used && !used.contains(said) {
                let found = format!("`{}` of `{}` never used", said.1, said.0);
                self.faults.at(*line).add(found, "what the case shows in use");
            }
        }
    }

    /// The game and the script, if nothing is wrong with either.
    fn prepare(&mut self, text: &str) -> Option<(Start<S>, Script<S>)> {
        let (begins, before) = (self.case.line, self.faults.list.len());
        let (setup, position) = self.stage.lay_out(text, begins, &mut self.faults).ok()?;
        if self.faults.list.len() > before {
            return None;
        }
        let game = GameOf::<S>::set_up(setup.clone());
        let problems = game.as_ref().err().map_or(&[][..], Vec::as_slice);
        let mut is_judged = false;
        let mut lines = Vec::new();
        for line in self.script.drain(..) {
            let faults = self.faults.at(line.number);
            let judged = match line.words.as_slice() {
                ["expect", "setup", "fault", said @ ..] if !said.is_empty() => {
                    judge_problems(problems, &said.join(" "), faults);
                    true
                }
                ["expect", words @ ..] => self.stage.judge_setup(&setup, words, faults).is_some(),
                _ => false,
            };
            is_judged |= judged;
            if !judged {
                lines.push(line);
            }
        }
        let game = match game {
            Ok(game) => Arc::new(game),
            Err(_) if is_judged && lines.is_empty() => return None,
            Err(problems) => {
                for problem in problems {
                    self.faults.at(begins).add(problem, "a set-up that can be played");
                }
                return None;
            }
        };
        let (rulesets, faults) = (self.case.rulesets.as_slice(), &mut self.faults);
        let steps = Reader::<S> { game: &game, rulesets, faults }.read(&lines);
        let mut events = Vec::new();
        let faults = &mut self.faults;
        let state = self.stage.begin(&game, position, begins, &mut events, faults).ok()?;
        faults.list.is_empty().then_some((Start { game, state, events }, steps))
    }

    /// Plays the script. A rule that panics fails the case, and only the case.
    fn play(&mut self, start: Start<S>, steps: &[At<Step<S>>]) -> Played {
        let faults = &mut self.faults;
        let played = catch_unwind(AssertUnwindSafe(|| Run::new(start, faults).play(steps)));
        played.unwrap_or_else(|panic| {
            let found = format!("a panic: {}", panic_text(&*panic));
            self.faults.add(found, "rules that go on");
            Played::default()
        })
    }
}

/// The claim that the table cannot be made, and that `said` is a reason.
fn judge_problems(problems: &[String], said: &str, faults: &mut Faults) {
    if problems.iter().any(|problem| problem.contains(said)) {
        return;
    }
    let found = match problems {
        [] => "a set-up that can be played".to_owned(),
        problems => problems.join("; "),
    };
    faults.add(found, format!("a set-up that cannot be played: `{said}`"));
}
