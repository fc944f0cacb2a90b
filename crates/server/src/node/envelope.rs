//! What servers say to each other: a line of JSON, and after it what is carried on as it is.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::NodeId;
use text::Lang;

/// The line before what is carried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head {
    /// Who speaks.
    pub(crate) from: i64,
    /// The number of the word; of the last one where this is none.
    pub(crate) number: u64,
    /// What is said.
    pub(crate) word: Word,
}

/// What is said. Sessions are known by the number they have where their browser is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Word {
    /// A browser joins a table of the other.
    Join(Join),
    /// A browser sent the message that is carried.
    Say(u64),
    /// A browser has left.
    Leave(u64),
    /// A browser is to be sent the message that is carried.
    Said(u64),
    /// The table has let go of a browser.
    Ended(u64),
    /// All that went between the two is lost: it is begun anew.
    Lost,
    /// No word: this one is there, and the number is that of its last word.
    Tick,
}

/// A browser that joins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Join {
    /// Its session.
    pub(crate) session: u64,
    /// The table.
    pub(crate) table: String,
    /// The seats it plays.
    pub(crate) seats: Vec<u8>,
    /// Whose browser it is.
    #[serde(default)]
    pub(crate) person: Option<String>,
    /// What they are called.
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// Its language.
    pub(crate) lang: String,
    /// Tells those who wait for an answer apart.
    pub(crate) known_by: u64,
}

impl Join {
    /// The seats.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.seats.iter().copied().map(Seat).collect()
    }

    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or_default()
    }
}

impl Head {
    /// Who speaks.
    pub(crate) fn from(&self) -> NodeId {
        NodeId(self.from)
    }

    /// The line with what is carried.
    pub(crate) fn written(&self, carried: &str) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(96 + carried.len());
        serde_json::to_writer(&mut bytes, self).expect("a line is plain data");
        bytes.push(b'\n');
        bytes.extend_from_slice(carried.as_bytes());
        bytes
    }

    /// Reads what was written; `None` when that is something else.
    pub(crate) fn read(bytes: &[u8]) -> Option<(Self, &str)> {
        let (head, carried) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
        Some((serde_json::from_str(head).ok()?, carried))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_whatever_is_carried() {
        let join = Join {
            session: 7,
            table: "a\nb".to_owned(),
            seats: vec![0, 3],
            person: Some("ann".to_owned()),
            name: Some("Ann".to_owned()),
            lang: "fr".to_owned(),
            known_by: u64::MAX,
        };
        for word in [Word::Join(join), Word::Say(1), Word::Said(2), Word::Lost, Word::Tick] {
            for carried in ["", "{\"text\":\"a line\\n\"}", "two\nlines\n"] {
                let head = Head { from: 3, number: 9, word: word.clone() };
                let bytes = head.written(carried);
                assert_eq!(Head::read(&bytes), Some((head, carried)));
            }
        }
        for damaged in [&b""[..], b"{}", b"{}\n", b"\xff\n", b"{\"from\":1,\"number\":1}\n"] {
            assert_eq!(Head::read(damaged), None);
        }
    }
}
