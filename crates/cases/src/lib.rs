//! Cases: rules shown by example, as text files that can be run.
//!
//! The format is described in `docs/src/cases.md`. What is the same in every game is here; what a
//! game adds, its position, claims and words, is a [`stage::Stage`] in a crate of the game, and there
//! its cases are compiled, as [`Ruleset`]s. A file is read in three passes, so that all its faults are
//! told at once: lines and words (`lines`), positions and tables (the stage), and the script
//! with every name looked up (`script`, `claim`). Only a case without faults is played
//! (`run`), through `kernel::Match` like any other game.

mod check;
pub mod checks;
pub mod claim;
pub mod fault;
pub mod forms;
pub mod lines;
pub mod near;
mod pattern;
mod rulesets;
mod run;
pub mod said;
mod script;
pub mod stage;
mod staged;
pub mod vocabulary;
pub mod words;

use std::io;
use std::path::{Path, PathBuf};

use kernel::record::Record;
use serde::Serialize;

pub use fault::CaseFault;
pub use rulesets::{Ruleset, Rulesets};
pub use words::seat_name;

use fault::Faults;
use lines::Line;
use near::nearest;
pub use staged::panic_text;
pub(crate) use staged::{keywords, run_cases};

/// The ending of case files.
pub const EXTENSION: &str = "case";

/// What became of one case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseReport {
    /// What the case says it shows.
    pub title: String,
    /// The ruleset it was played under.
    pub ruleset: &'static str,
    /// The line it begins on.
    pub line: usize,
    /// The ids of the rules it shows, of those that its ruleset has.
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
    /// The game as a record, when all of its script was played. Notes `say N NAME` tell what a
    /// lesson says after `N` inputs.
    #[serde(skip)]
    pub record: Option<Record>,
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

impl Rulesets {
    /// Runs every case of the files, and of the case files in the folders and all folders within.
    ///
    /// # Errors
    /// When a path cannot be read.
    pub fn run_files<P: AsRef<Path>>(&self, paths: &[P]) -> io::Result<Vec<FileReport>> {
        self.run_some(paths, |_| true)
    }

    /// Runs the cases of the files and folders that are played under one ruleset, and no others.
    ///
    /// # Errors
    /// When a path cannot be read.
    pub fn run_ruleset<P: AsRef<Path>>(
        &self,
        paths: &[P],
        ruleset: &str,
    ) -> io::Result<Vec<FileReport>> {
        self.run_some(paths, |it| it.id() == ruleset)
    }

    fn run_some<P: AsRef<Path>>(
        &self,
        paths: &[P],
        is_wanted: impl Fn(&Ruleset) -> bool,
    ) -> io::Result<Vec<FileReport>> {
        let mut files = Vec::new();
        for path in paths {
            collect(path.as_ref(), true, &mut files)?;
        }
        files
            .into_iter()
            .map(|path| {
                let text = std::fs::read_to_string(&path).map_err(|error| named(&path, error))?;
                let (cases, faults) = self.run_under(&text, self.of_file(&path), &is_wanted);
                Ok(FileReport { path, text, cases, faults })
            })
            .collect()
    }

    /// The ruleset of a file: the nearest folder above it that is named like one.
    fn of_file(&self, path: &Path) -> &'static Ruleset {
        let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let folders = whole.ancestors().skip(1).filter_map(Path::file_name);
        let mut named = folders.filter_map(|name| self.find(name.to_str()?));
        named.next().unwrap_or(self.usual())
    }

    /// Runs every case of a text, under the ruleset it names or else the usual one. Beside the
    /// cases there is what is wrong outside of them.
    pub fn run_text(&self, text: &str) -> (Vec<CaseReport>, Vec<CaseFault>) {
        self.run_under(text, self.usual(), &|_| true)
    }

    fn run_under(
        &self,
        text: &str,
        usual: &'static Ruleset,
        is_wanted: &dyn Fn(&Ruleset) -> bool,
    ) -> (Vec<CaseReport>, Vec<CaseFault>) {
        let (cases, faults) = self.split(text, usual);
        let mut reports = Vec::new();
        for ruleset in self.all().filter(|ruleset| is_wanted(ruleset)) {
            if cases.iter().any(|case| case.is_for(ruleset)) {
                reports.extend(ruleset.run_cases(text, &cases));
            }
        }
        reports.sort_by_key(|report| report.line);
        (reports, faults)
    }

    /// Every line, claim, choice, order and event that a case can have, game by game: a page of the
    /// book, `docs/src/case-words.md`.
    pub fn words_page(&self) -> String {
        let sections = [vocabulary::common_section()].into_iter().chain(self.words_sections());
        let sections: Vec<String> = sections.map(|section| format!("\n{section}")).collect();
        format!("{WORDS_INTRODUCTION}{}", sections.concat())
    }

    /// The part of [`words_page`](Self::words_page) about one ruleset, with what every game has.
    pub fn words_of(&self, ruleset: &str) -> Option<String> {
        let mut sections = self.words_sections().into_iter();
        let own = sections.find(|section| {
            section.lines().next().is_some_and(|title| title.contains(&format!("`{ruleset}`")))
        })?;
        Some(format!("{own}\n{}", vocabulary::common_section()))
    }

    /// Splits a text into cases.
    fn split<'t>(&self, text: &'t str, usual: &'static Ruleset) -> (Vec<Case<'t>>, Vec<CaseFault>) {
        let mut cases: Vec<Case<'_>> = Vec::new();
        let mut outside = Faults::default();
        for line in lines::lines(text, |word| self.takes_block(word)) {
            let typed = line.keyword();
            let meant = self.misspelt(typed, ["case", "ruleset", "rulesets"]);
            let line = meant.map_or_else(|| line.clone(), |meant| line.meant(meant));
            if line.keyword() == "case" {
                let title = line.args().join(" ");
                let mut faults = Faults::default();
                faults.at(line.number);
                if meant.is_some() {
                    faults.unknown("line", typed, ["case"]);
                } else if title.is_empty() {
                    faults.add("a case without a title", "`case TITLE`");
                } else if cases.iter().any(|case| case.title == title) {
                    faults.add(format!("`{title}` again"), "a title of its own");
                }
                let (rulesets, lines) = (vec![usual], Vec::new());
                cases.push(Case { title, line: line.number, rulesets, lines, faults });
                continue;
            }
            match cases.last_mut() {
                Some(case) if matches!(line.keyword(), "ruleset" | "rulesets") => {
                    if meant.is_some() {
                        case.faults.at(line.number).unknown("line", typed, ["ruleset", "rulesets"]);
                    }
                    case.take_rulesets(&line, self);
                }
                Some(case) => case.lines.push(line),
                None => {
                    let found = format!("`{}`", line.words.join(" "));
                    outside.at(line.number).add(found, "`case TITLE` first");
                }
            }
        }
        if cases.is_empty() && outside.list.is_empty() {
            outside.at(1).add("no case", "`case TITLE`");
        }
        (cases, outside.list)
    }
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

const WORDS_INTRODUCTION: &str = "\
# The words of cases

Every line, claim, choice, standing order and event that a [case](cases.md) can have, game by game. What they mean
is told in [Cases](cases.md) and, for each game, in its chapter. This page is made by `omphalos case --words`; a test
holds it to what the runner reads.

Words in capitals stand for something, as each part says at its end; `a|b` is one of these words, what is in brackets
may be left out, and what stands before `...` may be repeated.
";

/// The lines and claims of every game, by first word, and how each is written.
pub fn common_forms() -> impl Iterator<Item = &'static stage::Form> {
    staged::FORMS.iter().chain(&script::FORMS).chain(&claim::FORMS)
}

/// A case as far as it can be read without its game.
#[derive(Debug)]
pub(crate) struct Case<'t> {
    title: String,
    line: usize,
    /// What it is played under, each in turn.
    rulesets: Vec<&'static Ruleset>,
    /// Its lines, but for those that name it and its rulesets.
    lines: Vec<Line<'t>>,
    faults: Faults,
}

impl Case<'_> {
    /// Whether it is played under this ruleset.
    fn is_for(&self, ruleset: &Ruleset) -> bool {
        self.rulesets.iter().any(|it| it.id() == ruleset.id())
    }

    fn take_rulesets(&mut self, line: &Line<'_>, rulesets: &Rulesets) {
        self.faults.at(line.number);
        if line.args().is_empty() {
            self.faults.add("`ruleset`", "`ruleset ID`, or `rulesets ID ID ...`");
        }
        let mut named = Vec::new();
        for id in line.args() {
            match rulesets.find(id) {
                Some(ruleset) => named.push(ruleset),
                None => {
                    self.faults.unknown("ruleset", id, rulesets.ids());
                    let meant = nearest(id, rulesets.ids());
                    named.extend(meant.and_then(|id| rulesets.find(id)));
                }
            }
        }
        if !named.is_empty() {
            self.rulesets = named;
        }
    }
}
