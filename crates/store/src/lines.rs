//! Inputs as text, a line for each: what it is, whose, the state after it, the input itself.
//!
//! ```text
//! c 0 91b7c40de2f35a18 activate leonidas simple
//! o - 0f2e88c1a4b3d596 dice 0 3 4 5
//! u 0 91b7c40de2f35a18
//! ```

use std::fmt::Write as _;

use crate::{Input, InputKind};

/// Writes inputs.
pub(crate) fn write(inputs: &[Input]) -> String {
    let mut lines = String::with_capacity(64 * inputs.len());
    for Input { kind, seat, text, after } in inputs {
        if !lines.is_empty() {
            lines.push('\n');
        }
        lines.push(letter(*kind));
        match seat {
            Some(seat) => write!(lines, " {seat} {after} {text}"),
            None => write!(lines, " - {after} {text}"),
        }
        .expect("text takes text");
    }
    lines
}

/// Reads inputs back; `None` when that is not what was written.
pub(crate) fn read(lines: &str) -> Option<Vec<Input>> {
    lines.split('\n').map(line).collect()
}

fn line(line: &str) -> Option<Input> {
    let mut words = line.splitn(4, ' ');
    let kind = match words.next()? {
        "c" => InputKind::Choice,
        "o" => InputKind::Outcome,
        "s" => InputKind::Order,
        "u" => InputKind::Undo,
        "b" => InputKind::TakeBack,
        _ => return None,
    };
    let seat = match words.next()? {
        "-" => None,
        seat => Some(seat.parse().ok()?),
    };
    let after = words.next()?.parse().ok()?;
    Some(Input { kind, seat, text: words.next()?.to_owned(), after })
}

const fn letter(kind: InputKind) -> char {
    match kind {
        InputKind::Choice => 'c',
        InputKind::Outcome => 'o',
        InputKind::Order => 's',
        InputKind::Undo => 'u',
        InputKind::TakeBack => 'b',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fingerprint;

    #[test]
    fn what_is_written_reads_back() {
        let input = |kind, seat, text: &str, after| {
            let (text, after) = (text.to_owned(), Fingerprint(after));
            Input { kind, seat, text, after }
        };
        let inputs = [
            input(InputKind::Choice, Some(0), "activate leonidas simple", 7),
            input(InputKind::Outcome, None, "dice 0 3 4 5", u64::MAX),
            input(InputKind::Order, Some(3), "ask at turn_end", 0),
            input(InputKind::Undo, Some(1), "", 1 << 63),
            input(InputKind::TakeBack, Some(0), "", 9),
        ];
        assert_eq!(read(&write(&inputs)).as_deref(), Some(&inputs[..]));
        for damaged in ["", "c 0", "x 0 0000000000000007 walk", "c 0 7z walk", "c north 0 walk"] {
            assert_eq!(read(damaged), None, "{damaged:?}");
        }
    }
}
