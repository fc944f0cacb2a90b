//! `omphalos perft`: how many games can follow a position.

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use clap::Args;
use miette::{IntoDiagnostic, WrapErr, bail, ensure, miette};

use crate::commanded::{Commanded, StateOf};
use crate::games::Games;
use crate::replay::{RecordFile, Written};
use crate::source::Faulty;

/// Count the ways in which a game can go on from a position.
///
/// A way is a row of choices and outcomes of chance. Two versions of the rules that offer the same
/// count the same, so a number that changes tells that a rule has.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos perft game.record 3             from the beginning of a recorded game
  omphalos perft game.record@120 2         from where it stood after 120 entries
  omphalos perft game.record@120 2 --by-input
                                           the same, for each first choice or outcome apart
  omphalos perft --check counts.perft      does every position still have its count?")]
pub struct PerftArgs {
    /// A record, and after `@` the number of entries that have been played.
    #[arg(required_unless_present = "check", value_name = "FILE[@N]")]
    position: Option<Position>,
    /// How many choices and outcomes ahead.
    #[arg(required_unless_present = "check")]
    depth: Option<u32>,
    /// Count for each first choice or outcome apart.
    #[arg(long)]
    by_input: bool,
    /// Check a file of positions and counts instead. A line is `FILE@N DEPTH COUNT`, with the
    /// record's path from the folder of that file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "depth", "by_input"])]
    check: Vec<PathBuf>,
}

/// A moment of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    record: PathBuf,
    entries: usize,
}

impl FromStr for Position {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (record, entries) = match text.rsplit_once('@') {
            None => (text, 0),
            Some((record, entries)) => {
                let number = entries.parse();
                let wanted = "is no number of entries; a position is FILE or FILE@N";
                (record, number.map_err(|_| format!("`{entries}` {wanted}"))?)
            }
        };
        Ok(Self { record: PathBuf::from(record), entries })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.record.display(), self.entries)
    }
}

/// Runs the command.
///
/// # Errors
/// When a record does not hold, or a count.
pub fn run(args: &PerftArgs, games: &Games) -> miette::Result<ExitCode> {
    let mut out = io::stdout().lock();
    if let (Some(position), Some(depth)) = (&args.position, args.depth) {
        let lines = if args.by_input {
            by_input(position, depth, games)?
        } else {
            by_depth(position, depth, games)?
        };
        write!(out, "{lines}").into_diagnostic()?;
        return Ok(ExitCode::SUCCESS);
    }
    for path in &args.check {
        let checked = check(path, games)?;
        writeln!(out, "{}: {checked} counts hold", path.display()).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The counts of all depths up to `depth`, a line each.
fn by_depth(position: &Position, depth: u32, games: &Games) -> miette::Result<String> {
    let counts =
        (1..=depth).map(|depth| Ok(format!("{depth} {}\n", count(position, depth, games)?)));
    counts.collect()
}

/// The counts after each first input, a line each, and their sum.
fn by_input(position: &Position, depth: u32, games: &Games) -> miette::Result<String> {
    ensure!(depth > 0, "depth 0 has no first choice");
    let written = Written::read(&position.record, games)?;
    let counts = written.game(games).perft_by_input(written, position.entries, depth)?;
    let sum: u64 = counts.iter().map(|(_, count)| count).sum();
    let lines = counts.iter().map(|(input, count)| format!("{count:>12}  {input}\n"));
    Ok(lines.chain([format!("{sum:>12}  in all\n")]).collect())
}

fn count(position: &Position, depth: u32, games: &Games) -> miette::Result<u64> {
    let written = Written::read(&position.record, games)?;
    written.game(games).perft(written, position.entries, depth)
}

/// Checks the lines of a file of counts, and says how many it has.
fn check(path: &Path, games: &Games) -> miette::Result<usize> {
    let text = std::fs::read_to_string(path)
        .into_diagnostic()
        .wrap_err_with(|| format!("cannot read {}", path.display()))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let (mut checked, mut wrong) = (0, 0);
    let mut faulty = Faulty::new("counts that do not hold".to_owned(), path, &text);
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        checked += 1;
        if let Err(fault) = check_line(folder, line, games) {
            wrong += 1;
            faulty.add(index + 1, fault, None);
        }
    }
    ensure!(checked > 0, "{} has no counts", path.display());
    if wrong > 0 {
        bail!(miette::Report::new(faulty));
    }
    Ok(checked)
}

fn check_line(folder: &Path, line: &str, games: &Games) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [position, depth, count] = words[..] else {
        return Err("a line is `FILE@N DEPTH COUNT`".to_owned());
    };
    let number = |word: &str| word.parse::<u64>().map_err(|_| format!("`{word}` is no number"));
    let mut position: Position = position.parse()?;
    position.record = folder.join(position.record);
    let depth = u32::try_from(number(depth)?).map_err(|_| "too deep".to_owned())?;
    let (said, found) = (number(count)?, counted_or_told(&position, depth, games)?);
    if said == found { Ok(()) } else { Err(format!("counted {found}, not {said}")) }
}

fn counted_or_told(position: &Position, depth: u32, games: &Games) -> Result<u64, String> {
    count(position, depth, games).map_err(|report| format!("{position}: {report}"))
}

impl<C: Commanded> RecordFile<'_, C> {
    /// The state after so many entries.
    pub(crate) fn state_after(&self, entries: usize) -> miette::Result<StateOf<C>> {
        let all = self.record.entries.len();
        ensure!(entries <= all, "the record has {all} entries, not {entries}");
        let mut at = (entries == 0).then(|| self.start()).transpose()?;
        self.replay(|number, played, _, _| {
            if number == entries {
                at = Some(*played.state());
            }
        })?;
        at.ok_or_else(|| miette!("the record has no entry {entries}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_a_record_and_a_number_of_entries() {
        let position = |text: &str| text.parse::<Position>();
        let at = |record: &str, entries| Ok(Position { record: PathBuf::from(record), entries });
        assert_eq!(position("a.record"), at("a.record", 0));
        assert_eq!(position("b@c/a.record@12"), at("b@c/a.record", 12));
        assert!(position("a.record@x").is_err_and(|fault| fault.contains("FILE@N")));
    }
}
