//! Cases: rules shown by example, as text files that can be run.
//!
//! The format is described in `docs/src/cases.md`. A file is read in three passes, so that all its
//! faults are told at once: lines and words ([`lines`]), positions and tables ([`scene`],
//! [`build`]), and the script with every name looked up ([`script`], [`claim`]). Only a case
//! without faults is played ([`run`]), through [`kernel::Match`] like any other game.

mod build;
mod check;
mod claim;
mod events;
mod fault;
mod lines;
mod run;
mod scene;
mod script;
mod table;
mod units;
mod words;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use kernel::{Game, Log};
use pantheon::catalog::Trigger;
use serde::Serialize;

pub use events::words as event_words;
pub use fault::CaseFault;
pub use words::seat_name;

use fault::Faults;
use lines::Line;
use run::{Played, Run, Start};
use scene::Scene;
use table::TableClaim;
use words::At;

/// The ending of case files.
pub const EXTENSION: &str = "case";

/// What became of one case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseReport {
    /// What the case says it shows.
    pub title: String,
    /// The line it begins on.
    pub line: usize,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// The powers of the roster it shows, as unit and power.
    pub powers: Vec<(String, String)>,
    /// Whether everything it claims holds.
    pub passed: bool,
    /// What is wrong, in the order of the lines.
    pub faults: Vec<CaseFault>,
    /// The game as it went: inputs, events and questions, one a line.
    #[serde(skip)]
    pub transcript: Vec<String>,
}

/// What became of the cases of one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FileReport {
    /// The file.
    pub path: PathBuf,
    /// What it says.
    #[serde(skip)]
    pub text: String,
    /// Its cases, in order.
    pub cases: Vec<CaseReport>,
    /// What is wrong outside any case.
    pub faults: Vec<CaseFault>,
}

impl FileReport {
    /// Whether every case holds and nothing else is wrong.
    pub fn passed(&self) -> bool {
        self.faults.is_empty() && self.cases.iter().all(|case| case.passed)
    }
}

/// Runs every case of the files, and of the case files in the folders and all folders within.
///
/// # Errors
/// When a path cannot be read.
pub fn run_files<P: AsRef<Path>>(paths: &[P]) -> io::Result<Vec<FileReport>> {
    let mut files = Vec::new();
    for path in paths {
        collect(path.as_ref(), true, &mut files)?;
    }
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).map_err(|error| named(&path, error))?;
            let (cases, faults) = run_text(&text);
            Ok(FileReport { path, text, cases, faults })
        })
        .collect()
}

fn collect(path: &Path, named_by_user: bool, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if std::fs::metadata(path).map_err(|error| named(path, error))?.is_dir() {
        let entries = std::fs::read_dir(path).map_err(|error| named(path, error))?;
        let mut within: Vec<PathBuf> =
            entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        within.sort();
        for path in within {
            collect(&path, false, files)?;
        }
    } else if named_by_user || path.extension().is_some_and(|ending| ending == EXTENSION) {
        files.push(path.to_owned());
    }
    Ok(())
}

fn named(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// Runs every case of a text. Beside the cases there is what is wrong outside of them.
pub fn run_text(text: &str) -> (Vec<CaseReport>, Vec<CaseFault>) {
    let (cases, faults) = read(text);
    (cases.into_iter().map(|case| case.run(text)).collect(), faults)
}

/// A case as it was read.
#[derive(Debug)]
struct Case<'t> {
    title: String,
    line: usize,
    rules: Vec<String>,
    /// Units of the case and their powers that it shows.
    shows: Vec<At<(String, String)>>,
    scene: Scene,
    script: Vec<Line<'t>>,
    faults: Faults,
}

/// Reads the cases of a text, as far as that is possible without a game.
fn read(text: &str) -> (Vec<Case<'_>>, Vec<CaseFault>) {
    let mut cases: Vec<Case<'_>> = Vec::new();
    let mut outside = Faults::default();
    for line in lines::lines(text) {
        if line.keyword() == "case" {
            let title = line.args().join(" ");
            let mut faults = Faults::default();
            if title.is_empty() {
                faults.at(line.number).add("a case without a title", "`case TITLE`");
            } else if cases.iter().any(|case| case.title == title) {
                faults.at(line.number).add(format!("`{title}` again"), "a title of its own");
            }
            let (rules, shows, script) = (Vec::new(), Vec::new(), Vec::new());
            let scene = Scene::default();
            cases.push(Case { title, line: line.number, rules, shows, scene, script, faults });
            continue;
        }
        match cases.split_last_mut() {
            Some((case, earlier)) => case.take(line, text, earlier),
            None => {
                let found = format!("`{}`", line.words.join(" "));
                outside.at(line.number).add(found, "`case TITLE` first");
            }
        }
    }
    if cases.is_empty() && outside.list.is_empty() {
        outside.at(1).add("no case", "`case TITLE`");
    }
    for case in &mut cases {
        case.finish();
    }
    (cases, outside.list)
}

impl<'t> Case<'t> {
    fn take(&mut self, line: Line<'t>, text: &str, earlier: &[Case<'t>]) {
        self.faults.at(line.number);
        let plays = script::FORMS.iter().any(|(known, _)| *known == line.keyword());
        match line.keyword() {
            "rule" => self.take_rules(&line),
            "shows" => self.take_shows(&line),
            "like" => self.take_like(&line, earlier),
            _ if plays => self.script.push(line),
            _ if scene::FORMS.iter().any(|(known, _)| *known == line.keyword()) => {
                if self.script.is_empty() {
                    // A fault has been noted; there is nothing more to do about it here.
                    let _ = self.scene.take(&line, text, &mut self.faults);
                } else {
                    let found = format!("`{}` after the first move", line.keyword());
                    self.faults.add(found, "the whole position before anything happens");
                }
            }
            other => {
                let known = scene::FORMS.iter().chain(&script::FORMS).map(|(known, _)| *known);
                self.faults.unknown("line", other, known.chain(["case", "rule", "shows"]));
            }
        }
    }

    fn take_rules(&mut self, line: &Line<'t>) {
        if line.args().is_empty() {
            self.faults.add("`rule`", "`rule ID ...`");
        }
        for id in line.args() {
            if script::check_rule(id, &mut self.faults).is_ok() {
                self.rules.push((*id).to_owned());
            }
        }
    }

    fn take_shows(&mut self, line: &Line<'t>) {
        match line.args() {
            [unit, powers @ ..] if !powers.is_empty() => {
                let shown = powers.iter().map(|power| ((*unit).to_owned(), (*power).to_owned()));
                self.shows.extend(shown.map(|what| At { line: line.number, what }));
            }
            _ => {
                self.faults.add(format!("`{}`", line.words.join(" ")), "`shows UNIT POWER ...`");
            }
        }
    }

    fn take_like(&mut self, line: &Line<'t>, earlier: &[Case<'t>]) {
        let title = line.args().join(" ");
        match earlier.iter().find(|case| case.title == title) {
            Some(_) if !self.scene.is_untouched() || !self.script.is_empty() => {
                self.faults.add("`like` after other lines", "`like TITLE` before them");
            }
            Some(case) => self.scene = Scene::like(&case.scene),
            None => {
                let titles = earlier.iter().map(|case| case.title.as_str());
                self.faults.unknown("case", &title, titles);
            }
        }
    }

    /// What can only be told when the whole case is known.
    fn finish(&mut self) {
        self.faults.at(self.line);
        if self.rules.is_empty() && self.faults.list.is_empty() {
            self.faults.add("a case that shows no rule", "`rule ID ...`");
        }
        for At { line, what: (name, power) } in &self.shows {
            let Some(unit) = self.scene.units.iter().find(|unit| unit.name == *name) else {
                let known = self.scene.units.iter().map(|unit| unit.name.as_str());
                self.faults.at(*line).unknown("unit", name, known);
                continue;
            };
            if unit.is.is_none() {
                let found = format!("`{name}`, a unit of the case's own");
                self.faults.at(*line).add(found, "a unit of the roster: `unit NAME is ID ...`");
            } else if unit.power(power).is_none() {
                self.faults.at(*line).unknown("power", power, unit.power_ids());
            }
        }
        self.faults.at(self.line);
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
        let powers = self.shows.iter().filter_map(|shown| self.roster_power(shown)).collect();
        self.faults.list.sort_by_key(|fault| fault.line);
        CaseReport {
            title: self.title,
            line: self.line,
            rules: self.rules,
            powers,
            passed: self.faults.list.is_empty(),
            faults: self.faults.list,
            transcript,
        }
    }

    /// A power that is used in play must have been used by the time the case is over.
    fn check_shown(&mut self, used: &[(String, String)]) {
        if !self.faults.list.is_empty() {
            return;
        }
        for At { line, what: shown @ (name, power) } in &self.shows {
            let unit = self.scene.units.iter().find(|unit| unit.name == *name);
            let is_used = unit
                .and_then(|unit| unit.power(power))
                .is_some_and(|power| power.when != Trigger::Always);
            if is_used && !used.contains(shown) {
                let found = format!("`{power}` of `{name}` never used");
                self.faults.at(*line).add(found, "the power that the case shows in use");
            }
        }
    }

    fn roster_power(&self, shown: &At<(String, String)>) -> Option<(String, String)> {
        let (name, power) = &shown.what;
        let unit = self.scene.units.iter().find(|unit| unit.name == *name)?;
        Some((unit.is.clone()?, power.clone()))
    }

    /// The game and the script, if nothing is wrong with either.
    fn prepare(&mut self, text: &str) -> Option<(Start, Vec<At<script::Step>>)> {
        let faults = &mut self.faults;
        let table = build::build(&self.scene, text, self.line, faults).ok()?;
        let game = build::compile(&table.setup);
        let problems = game.as_ref().err().map_or(&[][..], Vec::as_slice);
        let mut claimed = false;
        let mut lines = Vec::new();
        for line in self.script.drain(..) {
            match TableClaim::read(&line, faults.at(line.number)) {
                Some(Ok(claim)) => {
                    claimed = true;
                    if let Err((found, expected)) = claim.check(&table, problems) {
                        faults.add(found, expected);
                    }
                }
                Some(Err(_)) => claimed = true,
                None => lines.push(line),
            }
        }
        let game = match game {
            Ok(game) => game,
            Err(_) if claimed && lines.is_empty() => return None,
            Err(problems) => {
                for problem in problems {
                    faults.at(self.line).add(problem.to_string(), "a set-up that can be played");
                }
                return None;
            }
        };
        let steps = script::read(&game, &lines, faults);
        let mut events = Vec::new();
        let state = match table.position {
            Some(position) => match game.position(&position, &mut Log::keep(&mut events)) {
                Ok(state) => state,
                Err(problems) => {
                    build::note_position(&problems, &self.scene, self.line, faults);
                    return None;
                }
            },
            None => game.start(),
        };
        faults.list.is_empty().then_some((Start { game, state, events }, steps))
    }

    /// Plays the script. A rule that panics fails the case, and only the case.
    fn play(&mut self, start: Start, steps: &[At<script::Step>]) -> Played {
        let faults = &mut self.faults;
        let played = catch_unwind(AssertUnwindSafe(|| Run::new(start, faults).play(steps)));
        played.unwrap_or_else(|panic| {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
            let found = format!("a panic: {}", message.unwrap_or("without a message"));
            self.faults.add(found, "rules that go on");
            Played::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANUAL: &str = include_str!("../../../../docs/src/cases.md");

    #[test]
    fn the_manual_knows_every_line_claim_and_event() {
        let lines = scene::FORMS.iter().chain(&script::FORMS).chain(&claim::FORMS);
        for (word, _) in lines.chain(&events::EVENTS) {
            let shown = |mark: &str| MANUAL.contains(&format!("{mark}{word}"));
            assert!(shown("`") || shown("`scenario "), "the manual does not show `{word}`");
        }
    }

    #[test]
    fn the_examples_of_the_manual_hold() {
        let blocks = MANUAL.split("```text\n").skip(1);
        let blocks = blocks.filter_map(|rest| rest.split("```").next());
        let examples: Vec<&str> = blocks.filter(|block| block.starts_with("case ")).collect();
        assert!(examples.len() >= 3);
        for example in examples {
            let (cases, outside) = run_text(example);
            let faults: Vec<_> =
                cases.iter().flat_map(|case| &case.faults).chain(&outside).collect();
            assert!(faults.is_empty(), "{example}\n{faults:#?}");
        }
    }
}
