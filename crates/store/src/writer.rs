//! The one writer. What waits is written together: a commit costs a wait for the disk, and a
//! hundred tables that answer at once share one.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::sqlite::{digest, setup_id};
use crate::{Appended, Head, Input, NewTable, StoreError, lines};

/// The most that is written in one transaction; SQLite takes 32,766 parameters in a statement.
const GROUP: usize = 512;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Work {
    /// A new table.
    Create(Box<NewTable>),
    /// Inputs of a table.
    Append(Appended),
}

type Done = oneshot::Sender<Result<(), StoreError>>;

/// Hands work to the task that writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<(Work, Done)>);

impl Writer {
    /// Starts the task; it ends when nobody can hand it work any more.
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (sender, receiver) = mpsc::channel(2 * GROUP);
        tokio::spawn(run(connection, receiver));
        Self(sender)
    }

    /// Writes, and answers when it is on disk.
    pub(crate) async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.0.send((work, done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(mut connection: SqliteConnection, mut receiver: mpsc::Receiver<(Work, Done)>) {
    let mut waiting = Vec::with_capacity(GROUP);
    while receiver.recv_many(&mut waiting, GROUP).await > 0 {
        let (work, done): (Vec<Work>, Vec<Done>) = waiting.drain(..).unzip();
        match write_all(&mut connection, &work).await {
            Ok(()) => done.into_iter().for_each(|done| answer(done, Ok(()))),
            // One bad piece must not fail the others: each is tried alone.
            Err(error) if work.len() > 1 => {
                tracing::warn!(%error, "a group of tables could not be written together");
                for (work, done) in work.into_iter().zip(done) {
                    answer(done, write_all(&mut connection, &[work]).await);
                }
            }
            Err(error) => done.into_iter().for_each(|done| {
                tracing::error!(%error, "a table could not be written");
                answer(done, Err(StoreError::Group(error.to_string())));
            }),
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

async fn write_all(connection: &mut SqliteConnection, work: &[Work]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut taken = Vec::with_capacity(work.len());
    for work in work {
        taken.push(match work {
            Work::Create(table) => {
                create(&mut transaction, table).await?;
                let NewTable { id, inputs, head, .. } = &**table;
                Taken { table: id, first: 0, inputs, head }
            }
            Work::Append(Appended { table, first, inputs, head }) => {
                Taken { table, first: *first, inputs, head }
            }
        });
    }
    taken.retain(|taken| !taken.inputs.is_empty());
    let last = append(&mut transaction, &taken).await?;
    stand(&mut transaction, &taken, last).await?;
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
    let sql = "INSERT INTO tables (id, ruleset, setup, players, start, created)
               VALUES (?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.ruleset)
        .bind(&setup)
        .bind(&table.players)
        .bind(&table.start)
        .bind(table.head.updated)
        .execute(&mut *connection)
        .await?;
    let Head { round, asked, over, updated } = table.head;
    sqlx::query(
        r#"INSERT INTO heads ("table", round, asked, over, updated) VALUES (?, ?, ?, ?, ?)"#,
    )
    .bind(&table.id)
    .bind(round)
    .bind(asked)
    .bind(over)
    .bind(updated)
    .execute(&mut *connection)
    .await?;
    for (seat, secret) in &table.seats {
        sqlx::query(r#"INSERT INTO seats (digest, "table", seat) VALUES (?, ?, ?)"#)
            .bind(digest(secret))
            .bind(&table.id)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Adds a row for each to the journal, and gives the number of the last. The number of the row
/// before is missing, and the row refused, when the table has not taken as many inputs as whoever
/// appends believes: another server writes to the same folder.
async fn append(connection: &mut SqliteConnection, taken: &[Taken<'_>]) -> Result<i64, StoreError> {
    if taken.is_empty() {
        return Ok(0);
    }
    let start = r#"INSERT INTO journal (previous, "table", inputs) "#;
    let mut query = QueryBuilder::<Sqlite>::new(start);
    query.push_values(taken, |mut row, taken| {
        row.push(r#"(SELECT last FROM heads WHERE "table" = "#)
            .push_bind_unseparated(taken.table)
            .push_unseparated(" AND taken = ")
            .push_bind_unseparated(taken.first)
            .push_unseparated(")")
            .push_bind(taken.table)
            .push_bind(lines::write(taken.inputs));
    });
    let done = query.build().persistent(false).execute(connection).await?;
    Ok(done.last_insert_rowid())
}

/// Where the tables stand. `last` is the number of the last row; rows of one statement have
/// numbers without a gap.
async fn stand(
    connection: &mut SqliteConnection,
    taken: &[Taken<'_>],
    last: i64,
) -> Result<(), StoreError> {
    if taken.is_empty() {
        return Ok(());
    }
    let start = r#"INSERT INTO heads ("table", round, asked, over, updated, last, taken) "#;
    let mut query = QueryBuilder::<Sqlite>::new(start);
    let first = last + 1 - taken.len() as i64;
    query.push_values((first..).zip(taken), |mut row, (number, taken)| {
        row.push_bind(taken.table)
            .push_bind(taken.head.round)
            .push_bind(taken.head.asked)
            .push_bind(taken.head.over)
            .push_bind(taken.head.updated)
            .push_bind(number)
            .push_bind(i64::from(taken.first) + taken.inputs.len() as i64);
    });
    query.push(
        r#" ON CONFLICT ("table") DO UPDATE SET round = excluded.round,
            asked = excluded.asked, over = excluded.over, updated = excluded.updated,
            last = excluded.last, taken = excluded.taken"#,
    );
    query.build().persistent(false).execute(connection).await?;
    Ok(())
}
