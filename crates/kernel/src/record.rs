//! Records: a game as text, replayed hash for hash.
//!
//! ```text
//! omphalos record 1
//! ruleset pantheon-1.5
//! setup {"board":...}
//! start 6c1f0e5a9d3b2874
//! note seat 0 person Ann
//! 0 activate a simple = 91b7c40de2f35a18
//! * dice 0 3 4 5 = 0f2e...
//! ! 1 ask turn_end = 77aa...
//! end 3
//! ```
//!
//! A line is a seat's choice (`SEAT choice`), a chance outcome (`* outcome`) or a standing order
//! (`! SEAT order`), then the fingerprint of the state it led to. The last line counts the
//! entries, so that a file cut short is noticed. Notes say what the rules do not need: who plays.
//! A game that began in the middle of another has a line `position STATE` before its `start`.

use std::fmt;
use std::sync::Arc;

use crate::{Fingerprint, Game, Match, Notation, NotationError, Seat, fingerprint, outside};

/// The line after the set-up: of the position, if there is one, else of the start.
const AFTER_SETUP: usize = 4;

/// The source of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A choice of a seat.
    Seat(Seat),
    /// A chance outcome.
    Chance,
    /// A standing order of a seat.
    Order(Seat),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{}", seat.0),
            Self::Chance => f.write_str("*"),
            Self::Order(seat) => write!(f, "! {}", seat.0),
        }
    }
}

/// One input of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line it stands on, or 0 when it was not read from a file.
    pub line: usize,
    /// Its source.
    pub who: Who,
    /// The input in notation.
    pub text: String,
    /// The state after it.
    pub after: Fingerprint,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The ruleset it was played by.
    pub ruleset: String,
    /// The set-up, in the ruleset's own words on one line.
    pub setup: String,
    /// The state before the first input as JSON on one line, when that is not the one the set-up
    /// leads to: the game began in the middle of another.
    pub position: Option<String>,
    /// The fingerprint of the state before the first input.
    pub start: Fingerprint,
    /// Things worth keeping beside the game, one line each, such as who sits where. A replay
    /// does not look at it.
    pub notes: Vec<String>,
    /// The inputs in order.
    pub entries: Vec<Entry>,
}

/// A fault of a record, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The fault.
    pub fault: RecordFault,
}

/// The ways a record can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A line does not have the form the format asks for.
    #[error("found `{found}`, expected {expected}")]
    Form {
        /// The words that stand there.
        found: String,
        /// The form that was expected.
        expected: &'static str,
    },
    /// The file stops before its `end` line.
    #[error("the record is cut short: {entries} entries and no `end` line")]
    CutShort {
        /// The number of entries that were read.
        entries: usize,
    },
    /// The `end` line counts other than what is there.
    #[error("the record says it has {said} entries, but {entries} were read")]
    Miscounted {
        /// The number on the `end` line.
        said: usize,
        /// The number of entries that were read.
        entries: usize,
    },
    /// The position is no state of this game.
    #[error("the position cannot be played: {0}")]
    Position(String),
    /// The entry is no notation of this game.
    #[error("{0}")]
    Notation(String),
    /// The rules refuse the entry.
    #[error("`{text}` was refused: {reason}")]
    Refused {
        /// The entry.
        text: String,
        /// The refusal, in words.
        reason: String,
    },
    /// The replay reached another state than the recorded one.
    #[error("`{text}` leads to state {found}, the record says {recorded}")]
    Diverged {
        /// The entry.
        text: String,
        /// The state the replay reached.
        found: Fingerprint,
        /// The state that was recorded.
        recorded: Fingerprint,
    },
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "omphalos record 1")?;
        writeln!(f, "ruleset {}", self.ruleset)?;
        writeln!(f, "setup {}", self.setup)?;
        if let Some(position) = &self.position {
            writeln!(f, "position {position}")?;
        }
        writeln!(f, "start {}", self.start)?;
        for note in &self.notes {
            writeln!(f, "note {note}")?;
        }
        for entry in &self.entries {
            writeln!(f, "{} {} = {}", entry.who, entry.text, entry.after)?;
        }
        writeln!(f, "end {}", self.entries.len())
    }
}

impl Record {
    /// Reads a record, reporting every line that is wrong.
    ///
    /// # Errors
    /// All faults of the text, in order.
    pub fn parse(text: &str) -> Result<Self, Vec<RecordError>> {
        Reader::new(text).read()
    }

    /// The state that the game began from, if that is not the one its set-up leads to.
    ///
    /// # Errors
    /// When it is no state of this game.
    pub fn position_in<G: Game>(&self, game: &G) -> Result<Option<G::State>, RecordError> {
        let fail =
            |why: String| RecordError { line: AFTER_SETUP, fault: RecordFault::Position(why) };
        let Some(text) = self.position.as_deref() else { return Ok(None) };
        let state = serde_json::from_str(text).map_err(|error| fail(error.to_string()))?;
        outside::admit(game, &state).map_err(fail)?;
        Ok(Some(state))
    }
}

struct Reader<'t> {
    lines: Vec<(usize, &'t str)>,
    at: usize,
    errors: Vec<RecordError>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Self {
        let lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim_end()))
            .filter(|(_, line)| !line.is_empty())
            .collect();
        Self { lines, at: 0, errors: Vec::new() }
    }

    fn read(mut self) -> Result<Record, Vec<RecordError>> {
        let first = self.field("omphalos record ", "`omphalos record 1`");
        if !first.is_empty() && first != "1" {
            let line = self.lines[self.at - 1].0;
            self.fault(line, form(first, "record format 1"));
        }
        let ruleset = self.field("ruleset ", "`ruleset NAME`").to_owned();
        let setup = self.field("setup ", "`setup DESCRIPTION`").to_owned();
        let position = self.position();
        let start = self.field("start ", "`start FINGERPRINT`");
        let start = start.parse().unwrap_or_else(|_| {
            let line = self.lines.get(self.at.saturating_sub(1)).map_or(1, |&(line, _)| line);
            self.fault(line, form(start, "a fingerprint of 16 hexadecimal digits"));
            Fingerprint(0)
        });
        let notes = self.notes();
        let mut entries = Vec::new();
        let mut ended = false;
        while let Some(&(line, text)) = self.lines.get(self.at) {
            self.at += 1;
            if ended {
                self.fault(line, form(text, "nothing after the `end` line"));
                break;
            }
            if let Some(count) = text.strip_prefix("end ") {
                ended = true;
                match count.trim().parse::<usize>() {
                    Ok(said) if said == entries.len() => {}
                    Ok(said) => {
                        self.fault(line, RecordFault::Miscounted { said, entries: entries.len() });
                    }
                    Err(_) => self.fault(line, form(count, "the number of entries")),
                }
                continue;
            }
            match entry(line, text) {
                Ok(entry) => entries.push(entry),
                Err(fault) => self.fault(line, fault),
            }
        }
        if !ended {
            let line = self.lines.last().map_or(1, |&(line, _)| line);
            self.fault(line, RecordFault::CutShort { entries: entries.len() });
        }
        if self.errors.is_empty() {
            Ok(Record { ruleset, setup, position, start, notes, entries })
        } else {
            Err(self.errors)
        }
    }

    fn field(&mut self, prefix: &str, expected: &'static str) -> &'t str {
        match self.lines.get(self.at) {
            Some(&(line, text)) => {
                self.at += 1;
                text.strip_prefix(prefix).map(str::trim).unwrap_or_else(|| {
                    self.fault(line, form(text, expected));
                    ""
                })
            }
            None => {
                let line = self.lines.last().map_or(1, |&(line, _)| line);
                self.fault(line, form("the end of the file", expected));
                ""
            }
        }
    }

    fn position(&mut self) -> Option<String> {
        let (_, text) = self.lines.get(self.at)?;
        let position = text.strip_prefix("position ")?.trim().to_owned();
        self.at += 1;
        Some(position)
    }

    fn notes(&mut self) -> Vec<String> {
        let rest = &self.lines[self.at.min(self.lines.len())..];
        let notes: Vec<String> = rest
            .iter()
            .map_while(|(_, text)| text.strip_prefix("note "))
            .map(|note| note.trim().to_owned())
            .collect();
        self.at += notes.len();
        notes
    }

    fn fault(&mut self, line: usize, fault: RecordFault) {
        self.errors.push(RecordError { line, fault });
    }
}

fn form(found: &str, expected: &'static str) -> RecordFault {
    RecordFault::Form { found: found.chars().take(60).collect(), expected }
}

fn entry(line: usize, text: &str) -> Result<Entry, RecordFault> {
    let expected =
        "`SEAT choice = FINGERPRINT`, `* outcome = FINGERPRINT` or `! SEAT order = FINGERPRINT`";
    let (rest, after) = text.rsplit_once(" = ").ok_or_else(|| form(text, expected))?;
    let after = after.parse().map_err(|_| form(after, "a fingerprint of 16 hexadecimal digits"))?;
    let (who, rest) = if let Some(rest) = rest.strip_prefix("* ") {
        (Who::Chance, rest)
    } else if let Some(rest) = rest.strip_prefix("! ") {
        let (seat, rest) = seat(rest)?;
        (Who::Order(seat), rest)
    } else {
        let (seat, rest) = seat(rest)?;
        (Who::Seat(seat), rest)
    };
    Ok(Entry { line, who, text: rest.to_owned(), after })
}

fn seat(text: &str) -> Result<(Seat, &str), RecordFault> {
    let expected = "a seat number";
    let (seat, rest) = text.split_once(' ').ok_or_else(|| form(text, expected))?;
    let seat: u8 = seat.parse().map_err(|_| form(seat, expected))?;
    if usize::from(seat) >= Seat::MOST {
        return Err(form(text, "a seat number from 0 to 3"));
    }
    Ok((Seat(seat), rest))
}

/// Plays `record` again from where it began, checking the state after every entry.
///
/// `step` is called after every entry with the match and what happened.
///
/// # Errors
/// A position that is no state of the game, or the first entry that cannot be read, is refused, or
/// leads elsewhere than recorded.
pub fn replay<G: Game>(
    game: Arc<G>,
    record: &Record,
    step: impl FnMut(&Match<G>, &Entry, &[G::Event]),
) -> Result<Match<G>, RecordError> {
    let begun = match record.position_in(&*game)? {
        Some(state) => Match::from_state(game, state),
        None => Match::new(game),
    };
    replay_onto(begun, record, step)
}

/// Plays `record` again on a match that stands where the record began.
///
/// # Errors
/// The first entry that cannot be read, is refused, or leads elsewhere than recorded.
pub fn replay_onto<G: Game>(
    mut game: Match<G>,
    record: &Record,
    mut step: impl FnMut(&Match<G>, &Entry, &[G::Event]),
) -> Result<Match<G>, RecordError> {
    let found = fingerprint(game.state());
    if found != record.start {
        let text = "start".to_owned();
        let fault = RecordFault::Diverged { text, found, recorded: record.start };
        let line = AFTER_SETUP + usize::from(record.position.is_some());
        return Err(RecordError { line, fault });
    }
    for entry in &record.entries {
        let fail = |fault| RecordError { line: entry.line, fault };
        let events = retake(&mut game, entry.who, &entry.text, entry.after).map_err(fail)?;
        step(&game, entry, &events);
    }
    Ok(game)
}

/// Takes an input again that was taken before, and says what happens; `after` is the state that it led to.
///
/// # Errors
/// When it cannot be read, is refused, or leads elsewhere.
pub fn retake<G: Game>(
    game: &mut Match<G>,
    who: Who,
    text: &str,
    after: Fingerprint,
) -> Result<Vec<G::Event>, RecordFault> {
    let rules = Arc::clone(game.game());
    let unread = |error: NotationError| RecordFault::Notation(error.to_string());
    let taken = match who {
        Who::Seat(seat) => {
            game.choose(seat, Notation::<G::Choice>::read(&*rules, text).map_err(unread)?)
        }
        Who::Chance => game.outcome(Notation::<G::Outcome>::read(&*rules, text).map_err(unread)?),
        Who::Order(seat) => {
            game.order(seat, Notation::<G::Order>::read(&*rules, text).map_err(unread)?)
        }
    };
    let events = taken.map_err(|error| RecordFault::Refused {
        text: text.to_owned(),
        reason: error.to_string(),
    })?;
    let found = fingerprint(game.state());
    if found == after {
        return Ok(events);
    }
    Err(RecordFault::Diverged { text: text.to_owned(), found, recorded: after })
}
