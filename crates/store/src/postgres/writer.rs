//! The one who appends. What waits is written together, in one statement: it adds to each table that
//! is still the appender's and stands where the appender believes, and leaves the others alone.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::LIMIT;
use crate::{Appended, StoreError, lines, ratings};

/// The most that is written in one statement.
const GROUP: usize = 256;

/// How long a connection that cannot be had is not asked for again.
const BREATH: Duration = Duration::from_millis(100);

type Done = oneshot::Sender<Result<(), StoreError>>;

enum Work {
    Append(Appended, Done),
    Close(Done),
}

/// Hands inputs to the task that appends.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Work>);

impl Writer {
    /// Starts the task; it ends when nobody can hand it work any more.
    pub(super) fn start(options: PgConnectOptions) -> Self {
        let (sender, receiver) = mpsc::channel(2 * GROUP);
        tokio::spawn(run(options, receiver));
        Self(sender)
    }

    /// Appends, and answers when it is on disk. When it takes too long nobody knows.
    pub(super) async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.ask(|done| Work::Append(appended, done)).await
    }

    /// Writes what waits, and nothing more.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.ask(Work::Close).await
    }

    async fn ask(&self, work: impl FnOnce(Done) -> Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.0.send(work(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(options: PgConnectOptions, mut receiver: mpsc::Receiver<Work>) {
    let mut connection: Option<PgConnection> = None;
    let mut waiting = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    while closing.is_empty() && receiver.recv_many(&mut waiting, GROUP).await > 0 {
        let mut group = Vec::new();
        for work in waiting.drain(..) {
            match work {
                Work::Append(appended, done) => group.push((appended, done)),
                Work::Close(done) => closing.push(done),
            }
        }
        while !group.is_empty() {
            let later = once_each(&mut group);
            // What ends a game is written alone.
            for ends in group.extract_if(.., |(one, _)| one.finished.is_some()) {
                write(&options, &mut connection, vec![ends]).await;
            }
            if group.is_empty() {
                group = later;
                continue;
            }
            write(&options, &mut connection, group).await;
            group = later;
        }
    }
    receiver.close();
    if let Some(connection) = connection {
        // What does not close in time is closed with the process.
        let _ = timeout(LIMIT, connection.close()).await;
    }
    for done in closing {
        answer(done, Ok(()));
    }
}

/// Leaves the first of each table, and gives what is to be written after that.
fn once_each(group: &mut Vec<(Appended, Done)>) -> Vec<(Appended, Done)> {
    let mut seen = HashSet::new();
    group.extract_if(.., |(appended, _)| !seen.insert(appended.table.clone())).collect()
}

/// Writes a group and answers everybody in it.
async fn write(
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    group: Vec<(Appended, Done)>,
) {
    let (appended, done): (Vec<Appended>, Vec<Done>) = group.into_iter().unzip();
    match attempt(options, connection, &appended).await {
        Ok(kept) => {
            for (appended, done) in appended.into_iter().zip(done) {
                let is_kept = kept.contains(&appended.table);
                answer(done, if is_kept { Ok(()) } else { Err(not_owned(appended)) });
            }
        }
        // One bad piece must not fail the others: each is tried alone.
        Err(error) if appended.len() > 1 && is_of_one(&error) => {
            for (appended, done) in appended.into_iter().zip(done) {
                let alone = std::slice::from_ref(&appended);
                let kept = attempt(options, connection, alone).await;
                answer(
                    done,
                    match kept {
                        Ok(kept) if kept.is_empty() => Err(not_owned(appended)),
                        Ok(_) => Ok(()),
                        Err(error) => Err(error),
                    },
                );
            }
        }
        Err(error) => {
            tracing::warn!(%error, tables = appended.len(), "tables cannot be written");
            let told = error.to_string();
            done.into_iter().for_each(|done| answer(done, Err(StoreError::Group(told.clone()))));
        }
    }
}

fn not_owned(appended: Appended) -> StoreError {
    StoreError::NotOwned(appended.table)
}

/// Whether the database answered and refused: then nothing was written and the connection is whole.
fn is_of_one(error: &StoreError) -> bool {
    matches!(error, StoreError::Database(sqlx::Error::Database(_)))
}

/// The tables whose inputs were kept.
async fn attempt(
    options: &PgConnectOptions,
    held: &mut Option<PgConnection>,
    appended: &[Appended],
) -> Result<HashSet<String>, StoreError> {
    // It is put back when what was begun on it has ended.
    let mut connection = match held.take() {
        Some(connection) => connection,
        None => match timeout(LIMIT, options.connect()).await {
            Ok(Ok(connection)) => connection,
            failed => {
                tokio::time::sleep(BREATH).await;
                failed.map_err(|_| StoreError::Late)??;
                return Err(StoreError::Late);
            }
        },
    };
    let kept = match appended {
        [one] if one.finished.is_some() => timeout(LIMIT, last(&mut connection, one)).await,
        _ => timeout(LIMIT, append(&mut connection, appended)).await,
    };
    let kept = kept.map_err(|_| StoreError::Late)?;
    if kept.as_ref().err().is_none_or(is_of_one) {
        *held = Some(connection);
    }
    kept
}

/// Appends what ends a game, and what that changes for those who played it: all of it or nothing.
async fn last(
    connection: &mut PgConnection,
    one: &Appended,
) -> Result<HashSet<String>, StoreError> {
    let mut transaction = connection.begin().await?;
    let kept = append(&mut transaction, std::slice::from_ref(one)).await?;
    if let Some(finished) = one.finished.as_ref().filter(|_| !kept.is_empty()) {
        ratings::postgres(&mut transaction, &one.table, finished, one.head.updated).await?;
    }
    transaction.commit().await?;
    Ok(kept)
}

async fn append(
    connection: &mut PgConnection,
    appended: &[Appended],
) -> Result<HashSet<String>, StoreError> {
    let sql = r#"WITH asked AS (
                     SELECT * FROM unnest($1::text[], $2::int4[], $3::int8[], $4::text[], $5::int4[],
                                          $6::int4[], $7::int2[], $8::bool[], $9::int8[],
                                          $10::text[], $11::int8[])
                     AS a ("table", first, epoch, inputs, taken, round, asked, over, updated, clocks, due)
                 ), moved AS (
                     UPDATE heads h
                     SET taken = a.taken, round = a.round, asked = a.asked, over = a.over,
                         updated = a.updated,
                         since = CASE WHEN h.asked IS NOT DISTINCT FROM a.asked THEN h.since
                                 ELSE a.updated END,
                         clocks = COALESCE(a.clocks, h.clocks),
                         due = CASE WHEN a.clocks IS NULL THEN h.due ELSE a.due END
                     FROM asked a
                     WHERE h."table" = a."table" AND h.taken = a.first AND h.epoch = a.epoch
                       AND NOT h.closed
                     RETURNING a."table", a.first, a.taken, a.inputs, a.epoch, h.owner
                 )
                 INSERT INTO journal ("table", first, taken, inputs, epoch, owner)
                 SELECT "table", first, taken, inputs, epoch, owner FROM moved
                 RETURNING "table""#;
    let all = |number: fn(&Appended) -> i32| appended.iter().map(number).collect::<Vec<i32>>();
    let count = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let tables: Vec<&str> = appended.iter().map(|one| &one.table[..]).collect();
    let first = appended.iter().map(|one| count(one.first)).collect::<Vec<_>>();
    let epochs: Vec<i64> = appended.iter().map(|one| one.epoch.0).collect();
    let inputs: Vec<String> = appended.iter().map(|one| lines::write(&one.inputs)).collect();
    let more = |one: &Appended| u32::try_from(one.inputs.len()).unwrap_or(u32::MAX);
    let taken: Vec<i32> =
        appended.iter().map(|one| count(one.first.saturating_add(more(one)))).collect();
    let round = all(|one| i32::from(one.head.round));
    let asked: Vec<Option<i16>> =
        appended.iter().map(|one| one.head.asked.map(i16::from)).collect();
    let over: Vec<bool> = appended.iter().map(|one| one.head.over).collect();
    let updated: Vec<i64> = appended.iter().map(|one| one.head.updated).collect();
    let clocks = |one: &Appended| one.clocks.as_ref().map(|clocks| clocks.shown.clone());
    let clocks: Vec<Option<String>> = appended.iter().map(clocks).collect();
    let due = |one: &Appended| one.clocks.as_ref().and_then(|clocks| clocks.due);
    let due: Vec<Option<i64>> = appended.iter().map(due).collect();
    let query = sqlx::query(sql)
        .bind(tables)
        .bind(first)
        .bind(epochs)
        .bind(inputs)
        .bind(taken)
        .bind(round)
        .bind(asked)
        .bind(over)
        .bind(updated)
        .bind(clocks)
        .bind(due);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

/// Whoever waited may have left; the work is done all the same.
fn answer(done: Done, result: Result<(), StoreError>) {
    let _ = done.send(result);
}
