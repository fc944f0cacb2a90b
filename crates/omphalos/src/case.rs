//! `omphalos case`: runs cases, rules shown by example.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use cases::{CaseFault, FileReport};
use clap::Args;
use miette::{IntoDiagnostic, Report, bail, miette};
use serde_json::json;

use commands::source::Faulty;

/// Run cases, rules shown by example; succeeds only if all of them hold.
///
/// Everything that cannot be read in a case is told at once, with its line and what was probably
/// meant; only a case that can be read is played, and it stops at the first move that is refused.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos case games                      every case of the project
  omphalos case games/pantheon/cases/pantheon-1.5/8A-actions/walk.case --show
                                           the games of one file, move by move
  omphalos case mine.case --json           what a program reads
  omphalos case --words mythic-2012        what can be written in cases of a game")]
pub(crate) struct CaseArgs {
    /// Case files, or folders that hold some.
    #[arg(required_unless_present = "words", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Run only cases whose title has these words.
    #[arg(long, value_name = "WORDS")]
    only: Option<String>,
    /// Show each game as it goes: inputs, events, refusals with the rule they cite, and what is
    /// offered.
    #[arg(long, conflicts_with = "json")]
    show: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write the game of each file's first case as a record beside it: lessons are made so.
    #[arg(long)]
    record: bool,
    /// List every line, claim, choice, order and event of a ruleset's cases instead, or of all
    /// games, as a page of the book.
    #[arg(
        long,
        value_name = "RULESET",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = ["paths", "only", "show", "json"]
    )]
    words: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &CaseArgs) -> miette::Result<ExitCode> {
    let rulesets = registry::games().cases();
    if let Some(ruleset) = &args.words {
        let words = match ruleset.as_str() {
            "" => rulesets.words_page(),
            id => rulesets.words_of(id).ok_or_else(|| miette!("no ruleset `{id}`"))?,
        };
        write!(io::stdout(), "{words}").or_else(unless_closed).into_diagnostic()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut files = rulesets.run_files(&args.paths).into_diagnostic()?;
    if let Some(words) = &args.only {
        for file in &mut files {
            file.cases.retain(|case| case.title.contains(words.as_str()));
        }
    }
    if args.record {
        for file in &files {
            let record = file.cases.first().and_then(|case| case.record.as_ref());
            let record = record.ok_or_else(|| miette!("{} was not played", file.path.display()));
            let path = file.path.with_extension("record");
            std::fs::write(path, record?.to_string()).into_diagnostic()?;
        }
    }
    let cases = files.iter().map(|file| file.cases.len() + file.faults.len()).sum::<usize>();
    if cases == 0 {
        bail!("no cases found; case files end in `.case`");
    }
    let passed = files.iter().flat_map(|file| &file.cases).filter(|case| case.passed).count();
    let failed = cases - passed;
    print(args, &files, passed, failed).or_else(unless_closed).into_diagnostic()?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(args: &CaseArgs, files: &[FileReport], passed: usize, failed: usize) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if args.json {
        let report = json!({ "passed": passed, "failed": failed, "files": files });
        return writeln!(out, "{report}");
    }
    for file in files {
        if args.show {
            show(file, &mut out)?;
        }
        for report in faults_of(file) {
            writeln!(out, "{report:?}")?;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")
}

fn show(file: &FileReport, out: &mut impl Write) -> io::Result<()> {
    for case in &file.cases {
        let (path, title) = (file.path.display(), &case.title);
        writeln!(out, "{path}:{} {title} ({})", case.line, case.ruleset)?;
        for line in &case.transcript {
            writeln!(out, "  {line}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// What is wrong with a file, case by case.
fn faults_of(file: &FileReport) -> Vec<Report> {
    let outside = (!file.faults.is_empty()).then(|| faulty(file, "outside any case", &file.faults));
    let failed = file.cases.iter().filter(|case| !case.passed).map(|case| {
        let title = format!("{} ({})", case.title, case.ruleset);
        faulty(file, &title, &case.faults)
    });
    outside.into_iter().chain(failed).collect()
}

fn faulty(file: &FileReport, title: &str, faults: &[CaseFault]) -> Report {
    let mut faulty = Faulty::new(format!("case failed: {title}"), &file.path, &file.text);
    for fault in faults {
        let expected = format!("expected {}", fault.expected);
        faulty.add(fault.line, format!("found {}", fault.found), Some(expected));
    }
    faulty.into()
}

/// The reader of a pipe, such as `head`, may leave when it has seen enough.
fn unless_closed(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) }
}
