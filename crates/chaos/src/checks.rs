//! What must be true at the end, by what the database holds and what players were told.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use hosting::{Answered, Keeper};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, PgPool, Row as _};
use store::{Postgres, Sqlite, Store};

use crate::players::{Ledger, Place};
use crate::witness;

/// What was found.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub(crate) struct Found {
    /// Answers that players were told were taken.
    pub(crate) acknowledged: usize,
    /// Of these, those that the table does not have.
    pub(crate) lost: usize,
    /// Answers that a table has and nobody sent: what was played twice would be such.
    pub(crate) doubled: usize,
    /// Rows of journals that come after the same row as another, or after none that is there.
    pub(crate) forked: usize,
    /// Rows that were written in an epoch of another server, or in an older one than the row before.
    pub(crate) wrong_epochs: usize,
    /// Rows that were not of their table's epoch at the moment of writing, and tables that a server
    /// which woke wrote to though they were another's.
    pub(crate) stale_writes: usize,
    pub(crate) zombie_writes: usize,
    /// Tables that replay by fingerprint, and those that do not.
    pub(crate) replayed: usize,
    pub(crate) broken: usize,
    /// Rows that were written, and owners that tables had.
    pub(crate) writes: usize,
    pub(crate) epochs: usize,
}

impl Found {
    /// Whether anything is wrong.
    pub(crate) fn is_wrong(&self) -> bool {
        self.lost + self.doubled + self.forked + self.wrong_epochs + self.broken > 0
            || self.stale_writes + self.zombie_writes > 0
            || self.acknowledged == 0
            || self.replayed == 0
    }
}

/// Where the tables are.
pub(crate) enum Kept<'a> {
    /// In a database.
    Database { url: &'a str, pool: &'a PgPool },
    /// In a folder that no server uses any more.
    Folder(&'a Path),
}

/// Looks at everything.
pub(crate) async fn check(kept: Kept<'_>, ledgers: &[(Place, Ledger)]) -> Result<Found> {
    let mut found = Found::default();
    let store: Arc<dyn Store> = match kept {
        Kept::Database { url, pool } => {
            follow(&in_database(pool).await.context("the journals")?, &mut found);
            found.stale_writes = witness::stale_writes(pool).await.context("stale writes")?;
            Arc::new(Postgres::beside(url).await?)
        }
        Kept::Folder(folder) => {
            follow(&in_folder(folder).await?, &mut found);
            Arc::new(Sqlite::beside(folder).await?)
        }
    };
    let keeper = Keeper::new(store, registry::hosts());
    let tables: HashSet<&str> = ledgers.iter().map(|(place, _)| &place.table[..]).collect();
    let mut taken: HashMap<&str, Vec<Answered>> = HashMap::new();
    for table in tables {
        match keeper.answers(table).await {
            Ok(answers) => {
                found.replayed += 1;
                taken.insert(table, answers);
            }
            Err(error) => {
                found.broken += 1;
                eprintln!("chaos: table {table} does not replay: {error}");
            }
        }
    }
    for (place, ledger) in ledgers {
        let Some(answers) = taken.get(&place.table[..]) else { continue };
        compare(place, ledger, answers, &mut found)?;
    }
    Ok(found)
}

/// Compares what a player was told with what the table took.
fn compare(place: &Place, ledger: &Ledger, answers: &[Answered], found: &mut Found) -> Result<()> {
    let mut own = HashSet::new();
    for answer in answers.iter().filter(|answer| answer.seat == place.seat) {
        let choice = u32::try_from(answer.choice).context("a long list")?;
        own.insert((answer.question, choice));
        if answer.is_asked && !ledger.sent.contains(&(answer.question, choice)) {
            found.doubled += 1;
            eprintln!("chaos: table {}: nobody sent {answer:?}", place.table);
        }
    }
    found.acknowledged += ledger.acknowledged.len();
    for answer in ledger.acknowledged.difference(&own) {
        found.lost += 1;
        eprintln!("chaos: table {}, seat {}: {answer:?} is lost", place.table, place.seat);
    }
    Ok(())
}

/// A row of a journal.
#[derive(Clone, Debug)]
struct Written {
    table: String,
    /// Inputs that the table had taken before, and then.
    first: i32,
    taken: i32,
    epoch: i64,
    /// Who wrote it; nobody for what a table began with.
    owner: Option<i64>,
    /// Inputs and epoch of the table in the end.
    head: (i32, i64),
}

/// Reads every row of every journal of a database.
async fn in_database(pool: &PgPool) -> Result<Vec<Written>> {
    let sql = r#"SELECT j."table", j.first, j.taken, j.epoch, j.owner, h.taken, h.epoch
                 FROM journal j JOIN heads h USING ("table") ORDER BY j."table", j.first, j.taken"#;
    let mut rows = Vec::new();
    for row in sqlx::query(sql).fetch_all(pool).await? {
        rows.push(Written {
            table: row.try_get(0)?,
            first: row.try_get(1)?,
            taken: row.try_get(2)?,
            epoch: row.try_get(3)?,
            owner: row.try_get(4)?,
            head: (row.try_get(5)?, row.try_get(6)?),
        });
    }
    Ok(rows)
}

/// The same of a folder, where one server has all tables.
async fn in_folder(folder: &Path) -> Result<Vec<Written>> {
    let options = SqliteConnectOptions::new().filename(folder.join("tables.sqlite"));
    let mut connection = options.connect().await?;
    // A row names the one before it; what does not exist took nothing.
    let sql = r#"SELECT j."table", coalesce(b.taken, 0), j.taken, h.taken
                 FROM journal j JOIN heads h ON h."table" = j."table"
                 LEFT JOIN journal b ON b.id = j.previous AND b."table" = j."table"
                 ORDER BY j."table", j.id"#;
    let mut rows = Vec::new();
    for row in sqlx::query(sql).fetch_all(&mut connection).await? {
        let (epoch, owner) = (0, Some(0));
        let (first, taken) = (row.try_get(1)?, row.try_get(2)?);
        let head = (row.try_get(3)?, epoch);
        rows.push(Written { table: row.try_get(0)?, first, taken, epoch, owner, head });
    }
    Ok(rows)
}

/// Follows the rows of all journals, each table's in order.
fn follow(rows: &[Written], found: &mut Found) {
    let mut owners: HashMap<(&str, i64), i64> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &rows[before]);
        let before = before.filter(|before| before.table == row.table);
        let (stood, then) = before.map_or((0, 0), |before| (before.taken, before.epoch));
        found.writes += 1;
        found.forked += usize::from(row.first != stood);
        found.wrong_epochs += usize::from(row.epoch < then || row.epoch > row.head.1);
        found.wrong_epochs += usize::from(match row.owner {
            Some(owner) => *owners.entry((&row.table, row.epoch)).or_insert(owner) != owner,
            None => row.first != 0,
        });
        // The last row of a table: its head must stand there.
        if rows.get(at + 1).is_none_or(|next| next.table != row.table) {
            found.forked += usize::from(row.taken != row.head.0);
            found.epochs += usize::try_from(row.head.1).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: &str, [first, taken]: [i32; 2], epoch: i64, owner: Option<i64>) -> Written {
        Written { table: table.to_owned(), first, taken, epoch, owner, head: (5, 2) }
    }

    fn followed(rows: &[Written]) -> (usize, usize) {
        let mut found = Found::default();
        follow(rows, &mut found);
        assert_eq!(found.writes, rows.len());
        (found.forked, found.wrong_epochs)
    }

    #[test]
    fn every_kind_of_fork_and_every_wrong_epoch_is_found() {
        let first = row("a", [0, 1], 0, None);
        let second = row("a", [1, 3], 1, Some(7));
        let third = row("a", [3, 5], 2, Some(8));
        let other = row("b", [0, 5], 1, Some(8));
        let whole = [first.clone(), second.clone(), third.clone(), other.clone()];
        assert_eq!(followed(&whole), (0, 0));
        let twice = [first.clone(), second.clone(), row("a", [1, 5], 2, Some(8)), third.clone()];
        assert_eq!(followed(&twice), (2, 0), "two rows after the same one");
        assert_eq!(followed(&[first.clone(), third.clone()]), (1, 0), "a row is missing");
        assert_eq!(followed(&[first.clone(), second.clone()]), (1, 0), "the last one is missing");
        let late = [first.clone(), row("a", [1, 3], 2, Some(8)), row("a", [3, 5], 1, Some(7))];
        assert_eq!(followed(&late), (0, 1), "an older epoch after a newer one");
        let shared = [first.clone(), row("a", [1, 3], 2, Some(7)), third.clone()];
        assert_eq!(followed(&shared), (0, 1), "two servers in one epoch");
        assert_eq!(followed(&[first.clone(), row("a", [1, 5], 3, Some(7))]), (0, 1), "of no owner");
        assert_eq!(followed(&[first, row("a", [1, 5], 2, None)]), (0, 1), "by nobody");
    }

    #[test]
    fn what_is_lost_and_what_nobody_sent_is_found() {
        let place = Place::new("a", 0);
        let ledger = Ledger {
            sent: [(1, 0), (4, 2), (6, 1)].into(),
            acknowledged: [(1, 0), (4, 2)].into(),
            ..Ledger::default()
        };
        let answer = |seat, question, choice| Answered { seat, question, choice, is_asked: true };
        let compared = |answers: &[Answered]| {
            let mut found = Found::default();
            compare(&place, &ledger, answers, &mut found).expect("short lists");
            (found.acknowledged, found.lost, found.doubled)
        };
        let taken = [answer(0, 1, 0), answer(1, 2, 9), answer(0, 4, 2)];
        assert_eq!(compared(&taken), (2, 0, 0));
        assert_eq!(compared(&[answer(0, 1, 0), answer(0, 4, 1)]), (2, 1, 1), "another choice");
        assert_eq!(compared(&taken[..2]), (2, 1, 0), "one is missing");
        let twice = [&taken[..], &[answer(0, 7, 2)]].concat();
        assert_eq!(compared(&twice), (2, 0, 1), "played twice");
        let passed = Answered { is_asked: false, ..answer(0, 7, 0) };
        assert_eq!(compared(&[&taken[..], &[passed]].concat()), (2, 0, 0), "the server's own");
    }
}
