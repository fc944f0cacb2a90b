//! `omphalos replay` and `omphalos verify`: recorded games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use kernel::record::{Record, RecordError, Who, replay};
use kernel::{Match, Pause};
use miette::{IntoDiagnostic, Report, WrapErr};
use pantheon::{Ending, Pantheon, Setup};
use testkit::case::{event_words, seat_name};

use crate::source::Faulty;

/// Show a recorded game, move by move.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  omphalos replay game.record")]
pub(crate) struct ReplayArgs {
    /// The record.
    file: PathBuf,
}

/// Check that a recorded game replays to the recorded states.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  omphalos verify game.record
  omphalos verify golden/")]
pub(crate) struct VerifyArgs {
    /// Records, and folders whose `.record` files are all checked.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Shows a record.
pub(crate) fn run_replay(args: &ReplayArgs) -> miette::Result<ExitCode> {
    let file = RecordFile::read(&args.file)?;
    let mut lines = Vec::new();
    let played = file.replay(|number, played, who, text, events| {
        lines.push(format!("{number:>4}  {who:<6} {text}"));
        for event in events {
            lines.push(format!("              {}", event_words(played.game(), event)));
        }
    });
    let mut out = io::stdout().lock();
    let printed = lines.iter().try_for_each(|line| writeln!(out, "{line}"));
    printed.or_else(unless_closed).into_diagnostic()?;
    let played = played?;
    writeln!(out, "{}", outcome(&played)).or_else(unless_closed).into_diagnostic()?;
    Ok(ExitCode::SUCCESS)
}

/// Checks a record.
pub(crate) fn run_verify(args: &VerifyArgs) -> miette::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &args.paths {
        collect_records(path, &mut files)?;
    }
    for path in &files {
        let file = RecordFile::read(path)?;
        let played = file.replay(|_, _, _, _, _| {})?;
        let (name, entries) = (path.display(), file.record.entries.len());
        let ending = outcome(&played);
        let line = format!("{name}: {entries} entries replay to the recorded states; {ending}");
        writeln!(io::stdout().lock(), "{line}").or_else(unless_closed).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The file itself, or every record in a folder and the folders within, in order of their names.
fn collect_records(path: &Path, files: &mut Vec<PathBuf>) -> miette::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let before = files.len();
    let entries = std::fs::read_dir(path)
        .into_diagnostic()
        .wrap_err_with(|| format!("cannot read {}", path.display()))?;
    let mut within: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().into_diagnostic()?;
    within.sort();
    for path in within {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "record") {
            collect_records(&path, files)?;
        }
    }
    miette::ensure!(files.len() > before, "no `.record` files in {}", path.display());
    Ok(())
}

/// A record with the game it was played in.
struct RecordFile<'a> {
    path: &'a Path,
    text: String,
    record: Record,
    game: Arc<Pantheon>,
}

impl<'a> RecordFile<'a> {
    fn read(path: &'a Path) -> miette::Result<Self> {
        let text = std::fs::read_to_string(path)
            .into_diagnostic()
            .wrap_err_with(|| format!("cannot read {}", path.display()))?;
        let record = Record::parse(&text).map_err(|errors| faulty(path, &text, &errors))?;
        let game = game_of(&record).map_err(|(line, found, expected)| {
            let mut faulty = Faulty::new("not a record that can be played".into(), path, &text);
            faulty.add(line, found, Some(expected));
            Report::from(faulty)
        })?;
        Ok(Self { path, text, record, game: Arc::new(game) })
    }

    fn replay(
        &self,
        mut step: impl FnMut(usize, &Match<Pantheon>, &str, &str, &[pantheon::Event]),
    ) -> miette::Result<Match<Pantheon>> {
        let mut number = 0;
        let played = replay(Arc::clone(&self.game), &self.record, |played, entry, events| {
            number += 1;
            let who = match entry.who {
                Who::Seat(seat) => seat_name(seat),
                Who::Chance => "chance",
                Who::Order(_) => "order",
            };
            step(number, played, who, &entry.text, events);
        });
        played.map_err(|error| faulty(self.path, &self.text, &[error]))
    }
}

/// The game of a record, or the line that keeps it from being one, what is there and what should.
fn game_of(record: &Record) -> Result<Pantheon, (usize, String, String)> {
    if record.ruleset != "pantheon-1.5" {
        let found = format!("ruleset `{}`", record.ruleset);
        return Err((2, found, "ruleset `pantheon-1.5`".to_owned()));
    }
    let setup: Setup = serde_json::from_str(&record.setup)
        .map_err(|error| (3, format!("{error}"), "a set-up in JSON".to_owned()))?;
    Pantheon::new(setup).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        (3, faults.join("; "), "a set-up that can be played".to_owned())
    })
}

fn faulty(path: &Path, text: &str, errors: &[RecordError]) -> Report {
    let mut faulty = Faulty::new("the record does not hold".to_owned(), path, text);
    for error in errors {
        faulty.add(error.line, error.fault.to_string(), None);
    }
    faulty.into()
}

fn outcome(played: &Match<Pantheon>) -> String {
    match played.pause() {
        Pause::Over(Ending::Won(seats)) => {
            let seats: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("won by {}", seats.join(" and "))
        }
        Pause::Over(Ending::Draw) => "a draw".to_owned(),
        Pause::Decision(seat) => format!("the game goes on: {} is asked", seat_name(seat)),
        Pause::Chance(_) => "the game goes on: chance is asked".to_owned(),
    }
}

/// The reader of a pipe, such as `head`, may leave when it has seen enough.
fn unless_closed(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) }
}
