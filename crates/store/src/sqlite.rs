//! The embedded store: one SQLite file in the data folder.
//!
//! The file is in WAL mode with `synchronous = FULL`: a commit waits until the disk has it, so an
//! answer that was acknowledged survives a power cut and not only a crash. What that costs is shared:
//! see [`writer`](crate::writer).

use std::path::Path;
use std::time::Duration;

use sha2::{Digest, Sha256};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};

use crate::folder::Folder;
use crate::sql::{self, Row as SqlRow, Sql, Statement};
use crate::writer::{Claim, WeakWriter, Work, Writer};
use crate::{
    Appended, Deadlines, Epoch, Head, Input, LINES, Line, Listed, NewTable, Pending, People,
    SeatClaim, Secret, Settled, Standing, Store, StoreError, Stored, lines, wal,
};

/// The file in the data folder.
pub(crate) const FILE: &str = "tables.sqlite";

/// Connections that read; SQLite has one writer whatever we do.
const READERS: u32 = 2;

/// How often what was committed is copied from the write-ahead log into the tables' file. It is done
/// beside the writer, so that nobody's answer waits for it.
const CHECKPOINT: Duration = Duration::from_secs(1);

/// Pages of the write-ahead log at which the writer does the rest of that itself, so that the log is
/// begun anew under steady load as well.
const LOG_PAGES: &str = "8000";

/// Pages that a connection caches, as KiB (negative by SQLite's convention).
const CACHE: &str = "-1024";

/// Tables in one SQLite file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the tables of a folder, which is made if it is not there.
    ///
    /// # Errors
    /// When the folder or the file cannot be used.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let folder = Folder::take(folder).await?;
        wal::tell(&folder.file_name(&format!("{FILE}-wal")));
        // What SQLite makes beside the file has the rights of the file.
        Self::connect(&folder.file(FILE)?, Some(folder)).await
    }

    /// Opens the tables of a folder that a server may use.
    ///
    /// # Errors
    /// When there are none.
    pub async fn beside(folder: &Path) -> Result<Self, StoreError> {
        Self::connect(&folder.join(FILE), None).await
    }

    async fn connect(file: &Path, folder: Option<Folder>) -> Result<Self, StoreError> {
        let is_ours = folder.is_some();
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(is_ours)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", CACHE)
            .pragma("wal_autocheckpoint", LOG_PAGES);
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let copier = if is_ours { Some(options.connect().await?) } else { None };
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let writer = Writer::start(connection, folder);
        if let Some(copier) = copier {
            tokio::spawn(copy(copier, writer.downgrade()));
        }
        Ok(Self { readers, writer })
    }
}

impl Sqlite {
    /// How a table began, without its inputs; `None` when there is no such table.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn beginning(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        let sql = "SELECT ruleset, setup, players, start, dice, program, rated, pace
                   FROM tables WHERE id = ?";
        let row = sqlx::query(sql).bind(table).fetch_optional(&self.readers).await?;
        let read = |row: SqliteRow| {
            Ok(Stored {
                ruleset: row.try_get(0)?,
                setup: row.try_get(1)?,
                players: row.try_get(2)?,
                start: row.try_get(3)?,
                dice: row.try_get(4)?,
                program: row.try_get(5)?,
                accord: None,
                inputs: Vec::new(),
                is_rated: row.try_get(6)?,
                pace: row.try_get(7)?,
                clocks: None,
            })
        };
        row.map(read).transpose()
    }
}

/// Copies what was committed from the write-ahead log into the file, as long as there is a writer.
async fn copy(mut connection: SqliteConnection, writer: WeakWriter) {
    while writer.is_there() {
        let copied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = copied {
            // The writer does it at the latest when the log has grown long.
            tracing::warn!(%error, "the write-ahead log could not be copied");
        }
        tokio::time::sleep(CHECKPOINT).await;
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        Box::pin(self.writer.write(Work::Create(Box::new(table))))
    }

    fn own<'a>(&'a self, _: &'a str) -> Pending<'a, Epoch> {
        // Nobody else has the folder.
        Box::pin(std::future::ready(Ok(Epoch::default())))
    }

    fn set_dice<'a>(&'a self, table: &'a str, _: Epoch, dice: &'a str) -> Pending<'a, ()> {
        let work = Work::Dice { table: table.to_owned(), dice: dice.to_owned() };
        Box::pin(self.writer.write(work))
    }

    fn append(&self, appended: Appended) -> Pending<'_, ()> {
        Box::pin(self.writer.write(Work::Append(appended)))
    }

    fn settle(&self, settled: Settled) -> Pending<'_, ()> {
        Box::pin(self.writer.write(Work::Settle(Box::new(settled))))
    }

    fn say(&self, line: Line) -> Pending<'_, ()> {
        Box::pin(self.writer.write(Work::Say(line)))
    }

    fn talk<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            let sql = r#"SELECT line FROM talk WHERE "table" = ? ORDER BY number DESC LIMIT ?"#;
            let query = sqlx::query(sql).bind(table).bind(LINES);
            let rows = query.fetch_all(&self.readers).await?;
            Ok(rows.iter().rev().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
        })
    }

    fn load<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Stored>> {
        Box::pin(async move {
            let sql = r#"SELECT ruleset, setup, players, start, taken, dice, accord, program, rated, pace,
                                clocks
                         FROM tables JOIN heads ON "table" = id WHERE id = ?"#;
            let Some(row) = sqlx::query(sql).bind(table).fetch_optional(&self.readers).await?
            else {
                return Ok(None);
            };
            // From the last row back to the first.
            let sql = r#"WITH RECURSIVE rows (id, previous, "table", inputs) AS (
                             SELECT j.id, j.previous, j."table", j.inputs
                             FROM heads h JOIN journal j ON j.id = h.last
                             WHERE h."table" = ?
                             UNION ALL
                             SELECT j.id, j.previous, j."table", j.inputs
                             FROM rows r JOIN journal j ON j.id = r.previous
                         )
                         SELECT previous, "table", inputs FROM rows ORDER BY id"#;
            let rows = sqlx::query(sql).bind(table).fetch_all(&self.readers).await?;
            let inputs = inputs(table, &rows)?;
            if inputs.is_empty() && row.try_get::<i64, _>(4)? > 0 {
                let fault = "its inputs are missing";
                return Err(StoreError::Damaged { table: table.to_owned(), fault });
            }
            Ok(Some(Stored {
                ruleset: row.try_get(0)?,
                setup: row.try_get(1)?,
                players: row.try_get(2)?,
                start: row.try_get(3)?,
                dice: row.try_get(5)?,
                accord: row.try_get(6)?,
                program: row.try_get(7)?,
                inputs,
                is_rated: row.try_get(8)?,
                pace: row.try_get(9)?,
                clocks: row.try_get(10)?,
            }))
        })
    }

    fn standing<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Standing>> {
        Box::pin(async move {
            let sql = r#"SELECT round, asked, over, updated, ruleset, taken, closed, rated
                         FROM tables JOIN heads ON "table" = id WHERE id = ?"#;
            let query = sqlx::query(sql).bind(table);
            let Some(row) = query.fetch_optional(&self.readers).await? else { return Ok(None) };
            Ok(Some(Standing {
                ruleset: row.try_get(4)?,
                taken: row.try_get(5)?,
                closed: row.try_get(6)?,
                is_rated: row.try_get(7)?,
                head: head(&row, 0)?,
            }))
        })
    }

    fn claim<'a>(
        &'a self,
        table: &'a str,
        invitation: &'a Secret,
        secret: &'a Secret,
    ) -> Pending<'a, SeatClaim> {
        Box::pin(async move {
            let (invitation, secret) = (digest(invitation.reveal()), digest(secret.reveal()));
            let sql = r#"SELECT seat, digest FROM seats WHERE "table" = ? AND invitation = ?"#;
            let known = sqlx::query(sql).bind(table).bind(&invitation);
            let Some(row) = known.fetch_optional(&self.readers).await? else {
                return Ok(SeatClaim::Unknown);
            };
            if row.try_get::<Option<Vec<u8>>, _>(1)?.is_none() {
                let claim = Claim {
                    table: table.to_owned(),
                    invitation: invitation.clone(),
                    secret: secret.clone(),
                };
                self.writer.write(Work::Claim(claim)).await?;
            }
            let row =
                sqlx::query(sql).bind(table).bind(invitation).fetch_one(&self.readers).await?;
            let is_own = row.try_get::<Option<Vec<u8>>, _>(1)? == Some(secret);
            Ok(if is_own { SeatClaim::Yours(row.try_get(0)?) } else { SeatClaim::Taken })
        })
    }

    fn setup<'a>(&'a self, id: &'a str) -> Pending<'a, Option<String>> {
        Box::pin(async move {
            let sql = "SELECT body FROM setups WHERE id = ?";
            let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?)
        })
    }

    fn seat<'a>(&'a self, table: &'a str, secret: &'a Secret) -> Pending<'a, Option<u8>> {
        Box::pin(async move {
            let sql = r#"SELECT seat FROM seats WHERE digest = ? AND "table" = ?"#;
            let query = sqlx::query(sql).bind(digest(secret.reveal())).bind(table);
            let row = query.fetch_optional(&self.readers).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?)
        })
    }

    fn people(&self) -> People {
        People::of(self.clone())
    }

    fn deadlines(&self) -> Deadlines {
        Deadlines::of(self.clone())
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.writer.write(Work::Close).await?;
            self.readers.close().await;
            Ok(())
        })
    }

    fn list<'a>(&'a self, secrets: &'a [Secret]) -> Pending<'a, Vec<Listed>> {
        Box::pin(async move {
            let sql = r#"SELECT t.id, s.seat, t.players, t.ruleset, t.setup,
                                h.round, h.asked, h.over, h.updated
                         FROM seats s
                         JOIN tables t ON t.id = s."table"
                         JOIN heads h ON h."table" = s."table"
                         WHERE s.digest = ?"#;
            let mut found = Vec::new();
            for secret in secrets {
                let query = sqlx::query(sql).bind(digest(secret.reveal()));
                if let Some(row) = query.fetch_optional(&self.readers).await? {
                    found.push(listed(secret, &row)?);
                }
            }
            found.sort_by_key(|listed| std::cmp::Reverse(listed.head.updated));
            Ok(found)
        })
    }
}

impl Sql for Sqlite {
    fn rows(&self, statement: Statement) -> Pending<'_, Vec<SqlRow>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            sql::sqlite::rows(&mut connection, &statement).await
        })
    }

    fn change(&self, statements: Vec<Statement>) -> Pending<'_, bool> {
        Box::pin(async move {
            match self.writer.write(Work::Change(statements)).await {
                Ok(()) => Ok(true),
                Err(StoreError::Unmet) => Ok(false),
                Err(error) => Err(error),
            }
        })
    }
}

/// What is kept of a secret.
pub(crate) fn digest(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// The digest of a text, as text.
pub fn digest_of(text: &str) -> String {
    digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The id of a set-up: its digest, so that nobody can pass one off as another.
pub(crate) fn setup_id(setup: &str) -> String {
    digest_of(setup)
}

/// The inputs of a table from its rows of the journal, the first of which has none before it.
fn inputs(table: &str, rows: &[SqliteRow]) -> Result<Vec<Input>, StoreError> {
    let damaged = |fault| StoreError::Damaged { table: table.to_owned(), fault };
    let mut inputs = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let previous: i64 = row.try_get(0)?;
        if (at == 0) != (previous == 0) || row.try_get::<&str, _>(1)? != table {
            return Err(damaged("an input is missing"));
        }
        let read = lines::read(row.try_get(2)?);
        inputs.extend(read.ok_or_else(|| damaged("an unknown input"))?);
    }
    Ok(inputs)
}

/// Where a table stands, from four columns of a row.
pub(crate) fn head(row: &SqliteRow, at: usize) -> Result<Head, StoreError> {
    Ok(Head {
        round: row.try_get(at)?,
        asked: row.try_get(at + 1)?,
        over: row.try_get(at + 2)?,
        updated: row.try_get(at + 3)?,
    })
}

fn listed(secret: &Secret, row: &SqliteRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        table: row.try_get(0)?,
        seat: row.try_get(1)?,
        secret: secret.clone(),
        players: row.try_get(2)?,
        ruleset: row.try_get(3)?,
        setup: row.try_get(4)?,
        head: head(row, 5)?,
    })
}
