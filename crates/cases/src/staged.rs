//! A case on the stage of its game: what its lines mean there, and what became of it.
//!
//! Everything that can be told is told at once. A line that is not understood is noted and read on
//! as what it was probably meant to be; a position is laid out as far as it goes; and where a table
//! cannot be made, the script is read at one that comes close. Only a case without faults is
//! played.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::Game as _;

use super::fault::{CaseFault, Faults};
use super::lines::Line;
use super::near::nearest;
use super::rulesets::Ruleset;
use super::run::{Played, Run, Start};
use super::said::Said;
use super::script::{self, Reader, Step};
use super::stage::{EventOf, Form, GameOf, Misjudged, Shown, Stage, StateOf};
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
    let mut told = BTreeMap::new();
    let mut reports = Vec::new();
    for staged in read.into_iter().filter(|staged| staged.case.is_for(ruleset)) {
        let report = staged.run(text, &told);
        told.insert(report.title.clone(), report.faults.clone());
        reports.push(report);
    }
    reports
}

/// A case as one game reads it.
struct Staged<'c, 't, S> {
    case: &'c Case<'t>,
    ruleset: &'static Ruleset,
    /// The rules it shows, of those that there are; none until a `rule` line has been read.
    rules: Option<Vec<String>>,
    shows: Vec<At<(String, String)>>,
    /// Those of `shows` that there are.
    shown: Vec<At<Show>>,
    stage: S,
    /// What has been said of the position.
    said: Said,
    /// The case whose position it begins with.
    like: Option<At<String>>,
    /// A line of its position was not understood.
    is_faulty: bool,
    /// The case that it is like cannot be found: nothing can be said of its position.
    is_lost: bool,
    script: Vec<Line<'t>>,
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
            rules: None,
            shows: Vec::new(),
            shown: Vec::new(),
            stage: S::empty(ruleset.id()),
            said: Said::nothing(case.line),
            like: None,
            is_faulty: false,
            is_lost: false,
            script: Vec::new(),
            faults: case.faults.clone(),
        }
    }

    fn take(&mut self, line: &Line<'t>, text: &str, earlier: &[Self]) {
        self.faults.at(line.number);
        if is_keyword::<S>(line.keyword()) {
            return self.take_known(line, text, earlier);
        }
        self.faults.unknown("line", line.keyword(), keywords::<S>());
        self.faults.close(line.number);
        match nearest(line.keyword(), keywords::<S>()) {
            Some(meant) => self.take_known(&line.meant(meant), text, earlier),
            None => {
                self.is_faulty = true;
                line.args().iter().for_each(|word| self.faults.forgive(word));
            }
        }
    }

    fn take_known(&mut self, line: &Line<'t>, text: &str, earlier: &[Self]) {
        match line.keyword() {
            "rule" => self.take_rules(line),
            "shows" => self.take_shows(line),
            "like" => self.take_like(line, earlier),
            // These have been taken when the text was split into cases.
            "case" | "ruleset" | "rulesets" => {}
            keyword if script::form::<S>(keyword).is_some() => self.script.push(line.clone()),
            keyword if !self.script.is_empty() => {
                let found = format!("`{keyword}` after the first move");
                self.faults.add(found, "the whole position before anything happens");
                self.describe(line, text);
            }
            _ => self.describe(line, text),
        }
    }

    /// Takes a line of the position.
    fn describe(&mut self, line: &Line<'t>, text: &str) {
        self.said.push(line);
        let before = self.faults.list.len();
        let taken = self.stage.take(line, text, &mut self.faults);
        if taken.is_err() || self.faults.list.len() > before {
            self.is_faulty = true;
            self.faults.close(line.number);
            for (keyword, at) in S::DEFINES {
                if let Some(name) = line.args().get(*at).filter(|_| *keyword == line.keyword()) {
                    self.faults.forgive(name);
                }
            }
        }
    }

    fn take_rules(&mut self, line: &Line<'t>) {
        if line.args().is_empty() {
            self.faults.add("`rule`", "`rule ID ...`");
        }
        let rules = self.rules.get_or_insert_default();
        for id in line.args() {
            if script::check_rule(id, &self.case.rulesets, &mut self.faults).is_ok() {
                rules.push((*id).to_owned());
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
        let titles = || earlier.iter().map(|staged| staged.case.title.as_str());
        if !titles().any(|known| known == title) {
            self.faults.unknown("case", &title, titles());
        } else if !self.said.is_empty() || !self.script.is_empty() {
            self.faults.add("`like` after other lines", "`like TITLE` before them");
            return;
        }
        let meant = titles().find(|known| *known == title).or_else(|| nearest(&title, titles()));
        let Some(base) = earlier.iter().find(|staged| Some(staged.case.title.as_str()) == meant)
        else {
            self.is_lost = true;
            return;
        };
        if base.is_lost || base.is_faulty {
            self.note_base(line.number, &base.case.title);
        }
        (self.is_lost, self.is_faulty) = (base.is_lost, base.is_faulty);
        self.faults.forgive_as(&base.faults);
        self.stage = base.stage.like();
        self.said = base.said.like(self.case.line);
        self.like = Some(At { line: line.number, what: base.case.title.clone() });
    }

    /// Notes that the case it begins like has faults of its own.
    fn note_base(&mut self, line: usize, title: &str) {
        let found = format!("the position of `{title}`, which has faults");
        self.faults.at(line).add(found, "a position without faults, told there");
    }

    /// What can only be told when the whole case is known.
    fn finish(&mut self) {
        self.faults.at(self.case.line);
        if self.rules.is_none() {
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

    fn run(mut self, text: &str, told: &BTreeMap<String, Vec<CaseFault>>) -> CaseReport {
        let (transcript, record) = match self.prepare(text) {
            Some((start, steps)) => {
                let Played { transcript, used, record } = self.play(start, &steps);
                self.check_shown(&used);
                (transcript, record)
            }
            None => (Vec::new(), None),
        };
        self.leave_to_base(told);
        let powers = self.shown.into_iter().map(|At { what, .. }| (what.is.of, what.said.1));
        let mut rules = self.rules.unwrap_or_default();
        rules.retain(|id| self.ruleset.has_rule(id));
        self.faults.list.sort_by_key(|fault| fault.line);
        CaseReport {
            title: self.case.title.clone(),
            ruleset: self.ruleset.id(),
            line: self.case.line,
            rules,
            powers: powers.collect(),
            passed: self.faults.list.is_empty(),
            faults: self.faults.list,
            transcript,
            record,
        }
    }

    /// What the case it is like tells already is not told again.
    fn leave_to_base(&mut self, told: &BTreeMap<String, Vec<CaseFault>>) {
        let Some(At { line, what: title }) = self.like.clone() else { return };
        let Some(base) = told.get(&title) else { return };
        let before = self.faults.list.len();
        self.faults.list.retain(|fault| !base.contains(fault));
        if self.faults.list.is_empty() && before > 0 {
            self.note_base(line, &title);
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
        if self.is_lost {
            return None;
        }
        let (setup, position) = self.stage.lay_out(text, &self.said, &mut self.faults);
        let made = self.stage.set_up(&setup, &self.said);
        let problems = made.as_ref().err().map_or(&[][..], Vec::as_slice);
        let mut is_judged = false;
        let mut lines = Vec::new();
        for line in self.script.drain(..) {
            let is_sound = self.faults.list.is_empty();
            let faults = self.faults.at(line.number);
            if let ["expect", "army", _, "illegal", rule] = line.words.as_slice() {
                // A fault has been noted; there is nothing more to do about it here.
                let _ = script::check_rule(rule, &self.case.rulesets, faults);
            }
            let judged = match line.words.as_slice() {
                ["expect", "setup", "fault", said @ ..] if !said.is_empty() => {
                    Some(Ok(judge_problems(problems, &said.join(" "))))
                }
                ["expect", words @ ..] => self.stage.judge_setup(&setup, words, faults),
                _ => None,
            };
            is_judged |= judged.is_some();
            match judged {
                Some(Ok(Err(Misjudged { found, expected }))) if is_sound => {
                    faults.add(found, expected);
                }
                Some(_) => {}
                None => lines.push(line),
            }
        }
        let is_sound = made.is_ok();
        let game = match made {
            Ok(game) => Arc::new(game),
            Err(_) if is_judged && lines.is_empty() => return None,
            Err(problems) => {
                let expected = "a set-up that can be played";
                self.note_all(problems, expected);
                Arc::new(self.stage.stand_in(&setup)?)
            }
        };
        for (line, word) in self.said.seats_from(game.seats()) {
            let expected = format!("one of the {} players", game.seats());
            self.faults.at(line).add(format!("`{word}`"), expected);
        }
        let (rulesets, faults) = (self.case.rulesets.as_slice(), &mut self.faults);
        let steps =
            Reader::<S> { game: &game, board: S::Board::default(), rulesets, faults }.read(&lines);
        let (state, events) = self.begin(&game, position)?;
        let ready = is_sound && self.faults.list.is_empty();
        let start = Start { game, state, events, said: self.said.clone() };
        ready.then_some((start, steps))
    }

    /// The state that the case begins from. A rule that panics on the way there is a fault.
    fn begin(
        &mut self,
        game: &GameOf<S>,
        position: S::Position,
    ) -> Option<(StateOf<S>, Vec<EventOf<S>>)> {
        let mut events = Vec::new();
        let begun = catch_unwind(AssertUnwindSafe(|| {
            self.stage.begin(game, position, &self.said, &mut events)
        }));
        match begun {
            Ok(Ok(state)) => Some((state, events)),
            Ok(Err(problems)) => {
                self.note_all(problems, "a position that could stand on a table");
                None
            }
            Err(panic) => {
                let found = format!("a panic: {}", panic_text(&*panic));
                self.faults.at(self.case.line).add(found, "rules that go on");
                None
            }
        }
    }

    /// Notes what is wrong with a table or position. What follows from lines that were not
    /// understood is left out.
    fn note_all(&mut self, problems: Vec<At<String>>, expected: &str) {
        let is_first = self.faults.list.is_empty();
        for At { line, what } in &problems {
            let names_forgiven = self.faults.is_about_forgiven(what);
            if is_first || (*line != self.case.line && !names_forgiven) {
                self.faults.at(*line).add(what, expected);
            }
        }
        let lines = problems.iter().map(|problem| problem.line);
        lines.filter(|line| *line != self.case.line).for_each(|line| self.faults.close(line));
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

/// The first words of all lines of a game.
pub(crate) fn keywords<S: Stage>() -> impl Iterator<Item = &'static str> {
    let forms = S::POSITION.iter().chain(&FORMS).chain(&script::FORMS).chain(S::CHANCE);
    forms.map(|(word, _)| *word)
}

fn is_keyword<S: Stage>(word: &str) -> bool {
    keywords::<S>().any(|known| known == word)
}

/// The claim that the table cannot be made, and that `said` is a reason.
fn judge_problems(problems: &[At<String>], said: &str) -> Result<(), Misjudged> {
    if problems.iter().any(|problem| problem.what.contains(said)) {
        return Ok(());
    }
    let found: Vec<&str> = problems.iter().map(|problem| problem.what.as_str()).collect();
    let found = match found.as_slice() {
        [] => "a set-up that can be played".to_owned(),
        found => found.join("; "),
    };
    Err(Misjudged { found, expected: format!("a set-up that cannot be played: `{said}`") })
}

/// What a panic said.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "without a message".to_owned())
}
