//! The one writer. What waits is written together: a commit costs a wait for the disk, and a
//! hundred tables that answer at once share one.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::sqlite::{digest, setup_id};
use crate::{Appended, Head, Input, NewTable, StoreError};

/// The most that is written in one transaction.
const GROUP: usize = 512;

/// Rows of one statement: SQLite takes 32,766 parameters.
const ROWS: usize = 4_000;

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

async fn write_all(connection: &mut SqliteConnection, work: &[Work]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut rows: Vec<(&str, u32, &Input)> = Vec::new();
    let mut heads: Vec<(&str, &Head)> = Vec::new();
    for work in work {
        let (table, first, inputs, head) = match work {
            Work::Create(table) => {
                create(&mut transaction, table).await?;
                (&table.id, 0, &table.inputs, &table.head)
            }
            Work::Append(Appended { table, first, inputs, head }) => (table, *first, inputs, head),
        };
        rows.extend((first..).zip(inputs).map(|(number, input)| (&table[..], number, input)));
        heads.push((table, head));
    }
    for rows in rows.chunks(ROWS) {
        insert(&mut transaction, rows).await?;
    }
    stand(&mut transaction, &heads).await?;
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

async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(&str, u32, &Input)],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let start = r#"INSERT INTO inputs ("table", number, kind, seat, text, after) "#;
    let mut query = QueryBuilder::<Sqlite>::new(start);
    query.push_values(rows, |mut row, &(table, number, input)| {
        row.push_bind(table)
            .push_bind(number)
            .push_bind(input.kind.code())
            .push_bind(input.seat)
            .push_bind(&input.text)
            .push_bind(input.after.0 as i64);
    });
    query.build().persistent(false).execute(connection).await?;
    Ok(())
}

/// Where the tables stand; of several heads of one table the last counts.
async fn stand(
    connection: &mut SqliteConnection,
    heads: &[(&str, &Head)],
) -> Result<(), StoreError> {
    if heads.is_empty() {
        return Ok(());
    }
    let start = r#"INSERT INTO heads ("table", round, asked, over, updated) "#;
    let mut query = QueryBuilder::<Sqlite>::new(start);
    query.push_values(heads, |mut row, &(table, head)| {
        row.push_bind(table)
            .push_bind(head.round)
            .push_bind(head.asked)
            .push_bind(head.over)
            .push_bind(head.updated);
    });
    query.push(
        r#" ON CONFLICT ("table") DO UPDATE SET round = excluded.round,
            asked = excluded.asked, over = excluded.over, updated = excluded.updated"#,
    );
    query.build().persistent(false).execute(connection).await?;
    Ok(())
}
