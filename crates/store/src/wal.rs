//! What a run that did not end in order left in the write-ahead log.
//!
//! SQLite takes over every commit that is whole and leaves out what follows, without a word. Whoever
//! runs a server should have one: a commit that was cut off is a power failure, a full disk or a copy
//! that was made wrongly.

use std::io;
use std::path::Path;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// Pages in a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Left {
    /// Pages of whole commits.
    pub(crate) whole: usize,
    /// Pages after them that belong to no whole commit.
    pub(crate) cut: usize,
}

/// Tells what is in the log of the last run.
pub(crate) fn tell(log: &Path) {
    let left = match std::fs::read(log) {
        Ok(bytes) => look(&bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return,
        Err(error) => return tracing::warn!(%error, "the write-ahead log cannot be read"),
    };
    let Left { whole, cut } = left;
    if cut > 0 {
        tracing::warn!(whole, cut, "the write-ahead log was cut off: its last pages are left out");
    } else if whole > 0 {
        tracing::info!(whole, "the last run did not end in order: its log is taken over");
    }
}

/// Counts the pages of a log as SQLite does.
fn look(bytes: &[u8]) -> Left {
    let Some(header) = bytes.get(..HEADER) else { return Left::default() };
    let is_big = match word(header, 0) {
        0x377f_0682 => false,
        0x377f_0683 => true,
        _ => return Left { whole: 0, cut: usize::from(!bytes.is_empty()) },
    };
    let page = word(header, 8) as usize;
    let mut sum = add((0, 0), &header[..24], is_big);
    if sum != (word(header, 24), word(header, 28)) || page < 512 {
        return Left { whole: 0, cut: 1 };
    }
    let (mut valid, mut whole) = (0, 0);
    let mut rest = &bytes[HEADER..];
    let is_ours = |frame: &[u8]| frame.len() >= 16 && frame[8..16] == header[16..24];
    while rest.len() >= FRAME + page {
        let (frame, after) = rest.split_at(FRAME + page);
        // A page of an earlier round of the log: this round ends here.
        if !is_ours(frame) {
            return Left { whole, cut: valid - whole };
        }
        sum = add(sum, &frame[..8], is_big);
        sum = add(sum, &frame[FRAME..], is_big);
        if sum != (word(frame, 16), word(frame, 20)) {
            return Left { whole, cut: valid + 1 - whole };
        }
        valid += 1;
        // The last page of a commit tells how large the file is then.
        if word(frame, 4) != 0 {
            whole = valid;
        }
        rest = after;
    }
    Left { whole, cut: valid - whole + usize::from(is_ours(rest)) }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    let mut four = [0; 4];
    four.copy_from_slice(&bytes[at..at + 4]);
    u32::from_be_bytes(four)
}

fn add((mut one, mut two): (u32, u32), bytes: &[u8], is_big: bool) -> (u32, u32) {
    for eight in bytes.chunks_exact(8) {
        let [a, b] = [0, 4].map(|at| {
            let word = word(eight, at);
            if is_big { word } else { word.swap_bytes() }
        });
        one = one.wrapping_add(a).wrapping_add(two);
        two = two.wrapping_add(b).wrapping_add(one);
    }
    (one, two)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};

    #[tokio::test]
    async fn a_log_that_was_cut_off_is_noticed_at_every_length() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("a file");
        let script = "CREATE TABLE t (a TEXT); INSERT INTO t VALUES (hex(randomblob(9000)));
                      INSERT INTO t VALUES (hex(randomblob(9000)));";
        sqlx::raw_sql(script).execute(&mut connection).await.expect("written");
        let log = std::fs::read(folder.path().join("file-wal")).expect("a log");
        let all = look(&log);
        assert!(all.whole > 6 && all.cut == 0, "{all:?}");
        let page = (log.len() - HEADER) / all.whole;
        assert_eq!(log.len(), HEADER + all.whole * page);
        let mut commits = 0;
        for pages in 0..all.whole {
            let at = HEADER + pages * page;
            let between = look(&log[..at]);
            assert_eq!(between.whole + between.cut, pages, "after {pages} pages");
            commits += usize::from(between.cut == 0 && pages > 0);
            let within = look(&log[..at + 100]);
            assert_eq!((within.whole, within.cut), (between.whole, between.cut + 1));
            let mut flipped = log.clone();
            flipped[at + 50] ^= 1;
            let flipped = look(&flipped);
            assert!(flipped.whole <= pages && flipped.cut > 0, "page {pages}: {flipped:?}");
        }
        assert!(commits >= 2, "there are several commits");
        assert_eq!(look(&[]), Left::default());
    }
}
