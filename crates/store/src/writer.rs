//! The one writer. What waits is written together: a commit costs a wait for the disk, and a
//! hundred tables that answer at once share one.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::folder::Folder;
use crate::sqlite::{digest, setup_id};
use crate::{Appended, Clocks, Head, Input, Line, NewTable, Settled, StoreError, lines};
use crate::{company, ratings, sql};

/// The most that is written in one transaction.
const GROUP: usize = 256;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Work {
    /// A new table.
    Create(Box<NewTable>),
    /// Inputs of a table.
    Append(Appended),
    /// A seat that somebody claims.
    Claim(Claim),
    /// What the players of a table agreed on.
    Settle(Box<Settled>),
    /// What was said at a table.
    Say(Line),
    /// What a table's dice follow from.
    Dice {
        /// The table.
        table: String,
        /// What they follow from.
        dice: String,
    },
    /// What changes of people: all of it or nothing.
    Change(Vec<sql::Statement>),
    /// Nothing more: what waits is written and the file closed.
    Close,
}

/// A seat that somebody claims, by digests; nothing happens when it is claimed already.
#[derive(Debug)]
pub(crate) struct Claim {
    pub(crate) table: String,
    pub(crate) invitation: Vec<u8>,
    pub(crate) secret: Vec<u8>,
}

type Done = oneshot::Sender<Result<(), StoreError>>;

/// Hands work to the task that writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<(Work, Done)>);

impl Writer {
    /// Starts the task; it ends when nobody can hand it work any more.
    pub(crate) fn start(connection: SqliteConnection, folder: Option<Folder>) -> Self {
        let (sender, receiver) = mpsc::channel(2 * GROUP);
        tokio::spawn(async move {
            run(connection, receiver).await;
            drop(folder);
        });
        Self(sender)
    }

    /// Tells whether there still is a writer, without keeping it.
    pub(crate) fn downgrade(&self) -> WeakWriter {
        WeakWriter(self.0.downgrade())
    }

    /// Writes, and answers when it is on disk.
    pub(crate) async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.0.send((work, done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Knows whether there still is a writer.
#[derive(Debug)]
pub(crate) struct WeakWriter(mpsc::WeakSender<(Work, Done)>);

impl WeakWriter {
    /// Whether somebody could still hand it work.
    pub(crate) fn is_there(&self) -> bool {
        self.0.upgrade().is_some()
    }
}

async fn run(mut connection: SqliteConnection, mut receiver: mpsc::Receiver<(Work, Done)>) {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut health = Health::default();
    let mut closing = Vec::new();
    while closing.is_empty() && receiver.recv_many(&mut waiting, GROUP).await > 0 {
        let close = waiting.extract_if(.., |(work, _)| matches!(work, Work::Close));
        closing.extend(close.map(|(_, done)| done));
        let (work, done): (Vec<Work>, Vec<Done>) = waiting.drain(..).unzip();
        let written = write_all(&mut connection, &work).await;
        // What does not fit a table, or what people are, says nothing of the disk.
        let failed = written.as_ref().err();
        let meant =
            |error: &&StoreError| matches!(error, StoreError::NotOwned(_) | StoreError::Unmet);
        health.tell(failed.filter(|error| !meant(error)));
        match written {
            Ok(()) => done.into_iter().for_each(|done| answer(done, Ok(()))),
            // One bad piece must not fail the others: each is tried alone.
            Err(error) if work.len() > 1 && !is_of_the_disk(&error) => {
                for (work, done) in work.into_iter().zip(done) {
                    answer(done, write_all(&mut connection, &[work]).await);
                }
            }
            Err(error) => {
                let told = error.to_string();
                let mut error = Some(error).filter(|_| done.len() == 1);
                for done in done {
                    let group = || StoreError::Group(told.clone());
                    answer(done, Err(error.take().unwrap_or_else(group)));
                }
            }
        }
    }
    receiver.close();
    let copied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let closed = match copied {
        Ok(_) => connection.close().await,
        Err(error) => Err(error),
    };
    if let Err(error) = &closed {
        tracing::warn!(%error, "the tables' database was not closed in order");
    }
    for done in closing {
        answer(done, Ok(()));
    }
}

/// Whether nothing at all can be written, whichever table it is of: the disk is full, broken or may
/// only be read.
fn is_of_the_disk(error: &StoreError) -> bool {
    let StoreError::Database(error) = error else { return false };
    let code = error.as_database_error().and_then(|error| error.code());
    // The low byte of SQLite's code: full, input or output failed, read only.
    let low = code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
    matches!(low, Some(13 | 10 | 8))
}

/// How often a state that lasts is told of.
const TOLD: Duration = Duration::from_secs(60);

/// Tells of writes that fail once, and again when they go through.
#[derive(Default)]
struct Health {
    told: Option<Instant>,
    failed: u64,
}

impl Health {
    fn tell(&mut self, error: Option<&StoreError>) {
        match error {
            Some(error) => {
                self.failed += 1;
                if self.told.is_none_or(|told| told.elapsed() >= TOLD) {
                    let failed = self.failed;
                    tracing::error!(%error, failed, "tables cannot be written");
                    self.told = Some(Instant::now());
                }
            }
            None if self.failed > 0 => {
                tracing::info!(failed = self.failed, "tables can be written again");
                *self = Self::default();
            }
            None => {}
        }
    }
}

/// Whoever waited may have left; the work is done all the same.
fn answer(done: Done, result: Result<(), StoreError>) {
    let _ = done.send(result);
}

/// What a table took at once, and where it stands then.
struct Taken<'w> {
    table: &'w str,
    first: u32,
    inputs: &'w [Input],
    head: &'w Head,
}

impl<'w> Taken<'w> {
    fn of(work: &'w Work) -> Option<Self> {
        let taken = match work {
            Work::Create(table) => {
                let NewTable { id, inputs, head, .. } = &**table;
                Self { table: id, first: 0, inputs, head }
            }
            Work::Append(Appended { table, first, inputs, head, .. }) => {
                Self { table, first: *first, inputs, head }
            }
            Work::Claim(_)
            | Work::Settle(_)
            | Work::Say(_)
            | Work::Dice { .. }
            | Work::Change(_)
            | Work::Close => return None,
        };
        Some(taken).filter(|taken| !taken.inputs.is_empty())
    }
}

/// Writes all or nothing.
async fn write_all(connection: &mut SqliteConnection, work: &[Work]) -> Result<(), StoreError> {
    let taken: Vec<Taken<'_>> = work.iter().filter_map(Taken::of).collect();
    let is_plain =
        |work: &Work| matches!(work, Work::Append(Appended { finished: None, clocks: None, .. }));
    if work.iter().all(is_plain) {
        // One statement is a transaction of its own.
        return append(connection, &taken).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for work in work {
        match work {
            Work::Create(table) => create(&mut transaction, table).await?,
            Work::Claim(claimed) => claim(&mut transaction, claimed).await?,
            Work::Settle(settled) => settle(&mut transaction, settled).await?,
            Work::Say(line) => say(&mut transaction, line).await?,
            Work::Dice { table, dice } => {
                let query = sqlx::query("UPDATE tables SET dice = ? WHERE id = ?");
                query.bind(dice).bind(table).execute(&mut *transaction).await?;
            }
            Work::Change(statements) => sql::sqlite::change(&mut transaction, statements).await?,
            Work::Append(_) | Work::Close => {}
        }
    }
    append(&mut transaction, &taken).await?;
    for work in work {
        let Work::Append(Appended { table, head, finished, clocks, .. }) = work else { continue };
        set_clocks(&mut transaction, table, clocks.as_ref()).await?;
        if let Some(finished) = finished {
            ratings::sqlite(&mut transaction, table, finished, head.updated).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    let setup = setup_id(&table.setup);
    sqlx::query("INSERT INTO setups (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(&setup)
        .bind(&table.setup)
        .execute(&mut *connection)
        .await?;
    let sql = "INSERT INTO tables (id, ruleset, setup, players, start, dice, created, program, rated, pace)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.ruleset)
        .bind(&setup)
        .bind(&table.players)
        .bind(&table.start)
        .bind(&table.dice)
        .bind(table.head.updated)
        .bind(&table.program)
        .bind(table.is_rated)
        .bind(&table.pace)
        .execute(&mut *connection)
        .await?;
    let Head { round, asked, over, updated } = table.head;
    sqlx::query(
        r#"INSERT INTO heads ("table", round, asked, over, updated, since, accord)
           VALUES (?, ?, ?, ?, ?, ?, ?)"#,
    )
    .bind(&table.id)
    .bind(round)
    .bind(asked)
    .bind(over)
    .bind(updated)
    .bind(updated)
    .bind(&table.accord)
    .execute(&mut *connection)
    .await?;
    set_clocks(connection, &table.id, table.clocks.as_ref()).await?;
    for (seat, invitation) in &table.seats {
        sqlx::query(r#"INSERT INTO seats (invitation, "table", seat) VALUES (?, ?, ?)"#)
            .bind(digest(invitation.reveal()))
            .bind(&table.id)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Keeps what the clocks of a table show, in the transaction of what made them show it.
async fn set_clocks(
    connection: &mut SqliteConnection,
    table: &str,
    clocks: Option<&Clocks>,
) -> Result<(), StoreError> {
    let Some(Clocks { shown, due }) = clocks else { return Ok(()) };
    let sql = r#"UPDATE heads SET clocks = ?, due = ? WHERE "table" = ?"#;
    sqlx::query(sql).bind(shown).bind(due).bind(table).execute(connection).await?;
    Ok(())
}

async fn settle(connection: &mut SqliteConnection, settled: &Settled) -> Result<(), StoreError> {
    let Settled { table, taken, accord, over, updated, players, seats, .. } = settled;
    let sql = r#"UPDATE heads SET accord = ?1, over = ?2, updated = ?3,
                                  asked = CASE WHEN ?2 THEN NULL ELSE asked END,
                                  since = CASE WHEN ?2 THEN ?3 ELSE since END
                 WHERE "table" = ?4 AND taken = ?5 AND closed = 0"#;
    let query = sqlx::query(sql).bind(accord).bind(over).bind(updated).bind(table).bind(taken);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::NotOwned(table.clone()));
    }
    set_clocks(connection, table, settled.clocks.as_ref()).await?;
    if let Some(pace) = &settled.pace {
        let query = sqlx::query("UPDATE tables SET pace = ? WHERE id = ?");
        query.bind(pace).bind(table).execute(&mut *connection).await?;
    }
    if let Some(players) = players {
        let query = sqlx::query("UPDATE tables SET players = ? WHERE id = ?");
        query.bind(players).bind(table).execute(&mut *connection).await?;
    }
    for (seat, invitation) in seats {
        sqlx::query(company::LEAVES).bind(table).bind(seat).execute(&mut *connection).await?;
        sqlx::query(r#"DELETE FROM seats WHERE "table" = ? AND seat = ?"#)
            .bind(table)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
        if let Some(invitation) = invitation {
            sqlx::query(r#"INSERT INTO seats (invitation, "table", seat) VALUES (?, ?, ?)"#)
                .bind(digest(invitation.reveal()))
                .bind(table)
                .bind(seat)
                .execute(&mut *connection)
                .await?;
        }
    }
    if let Some(finished) = &settled.finished {
        ratings::sqlite(connection, table, finished, *updated).await?;
    }
    Ok(())
}

async fn say(connection: &mut SqliteConnection, said: &Line) -> Result<(), StoreError> {
    let sql = r#"INSERT INTO talk ("table", number, at, line, person)
                 SELECT "table", ?, ?, ?, ? FROM heads WHERE "table" = ? AND closed = 0"#;
    let person = said.person.as_ref().map(|person| &person.0);
    let query = sqlx::query(sql).bind(said.number).bind(said.at).bind(&said.line).bind(person);
    match query.bind(&said.table).execute(connection).await?.rows_affected() {
        0 => Err(StoreError::NotOwned(said.table.clone())),
        _ => Ok(()),
    }
}

async fn claim(connection: &mut SqliteConnection, claim: &Claim) -> Result<(), StoreError> {
    let sql =
        r#"UPDATE seats SET digest = ? WHERE "table" = ? AND invitation = ? AND digest IS NULL"#;
    let query = sqlx::query(sql).bind(&claim.secret).bind(&claim.table).bind(&claim.invitation);
    query.execute(connection).await?;
    Ok(())
}

/// Adds a row for each to the journal. The number of the row before is missing, and with it the
/// whole refused, when a table has not taken as many inputs as whoever appends believes: another
/// server writes to the same folder.
async fn append(connection: &mut SqliteConnection, taken: &[Taken<'_>]) -> Result<(), StoreError> {
    let Some(statement) = STATEMENTS.iter().find(|statement| taken.len() <= statement.rows) else {
        unreachable!("a group is no larger than the largest statement");
    };
    if taken.is_empty() {
        return Ok(());
    }
    let mut query = sqlx::query(AssertSqlSafe(statement.text()));
    for Taken { table, first, inputs, head } in taken {
        query = query
            .bind(*table)
            .bind(first)
            .bind(lines::write(inputs))
            .bind(i64::from(*first) + inputs.len() as i64)
            .bind(head.round)
            .bind(head.asked)
            .bind(head.over)
            .bind(head.updated);
    }
    // What is not bound is NULL, and a row without a table is left out.
    query.execute(connection).await?;
    Ok(())
}

/// A statement that appends up to so many rows. There are few, so that each is prepared once.
struct Statement {
    rows: usize,
    text: OnceLock<String>,
}

static STATEMENTS: [Statement; 5] = [
    Statement::of(1),
    Statement::of(4),
    Statement::of(16),
    Statement::of(64),
    Statement::of(GROUP),
];

impl Statement {
    const fn of(rows: usize) -> Self {
        Self { rows, text: OnceLock::new() }
    }

    fn text(&'static self) -> &'static str {
        self.text.get_or_init(|| {
            let rows = vec!["(?, ?, ?, ?, ?, ?, ?, ?)"; self.rows].join(", ");
            format!(
                r#"INSERT INTO journal (previous, "table", inputs, taken, round, asked, over, updated)
                   SELECT (SELECT last FROM heads WHERE "table" = column1 AND taken = column2 AND closed = 0),
                          column1, column3, column4, column5, column6, column7, column8
                   FROM (VALUES {rows}) WHERE column1 IS NOT NULL"#
            )
        })
    }
}
