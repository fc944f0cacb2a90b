//! The store of many servers: PostgreSQL.
//!
//! It owns the truth, and who may add to it. A table has one owner, known by an epoch that rises
//! whenever the table changes hands; a write that names an older epoch changes nothing. Owners prove
//! that they are there by the database's clock, so clocks of servers may say what they like.

mod beside;
mod company;
mod nodes;
mod rows;
mod writer;

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, Row as _};
use tokio::time::timeout;

pub use nodes::{Beat, EXPIRY, Owner};

use self::rows::{head, listed};
use self::writer::Writer;
use crate::sql::{self, Row as SqlRow, Sql, Statement};
use crate::sqlite::{digest, setup_id};
use crate::{
    Appended, Deadlines, Epoch, Line, Listed, NewTable, NodeId, Pending, People, SeatClaim, Secret,
    Settled, Standing, Store, StoreError, Stored, lines,
};

/// Connections that read, open tables and tell that the server is there; one more appends.
const CONNECTIONS: u32 = 8;

/// How long the database may take for anything. Whoever waits longer does not know what became of it.
const LIMIT: Duration = Duration::from_secs(4);

/// How long each part of closing may take: a database that does not answer is not waited for.
const CLOSING: Duration = Duration::from_millis(200);

/// Tables in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: PgPool,
    writer: Writer,
    node: Option<NodeId>,
    name: String,
}

/// A connection. It is not used again when something was begun on it and not ended.
struct Held {
    connection: PoolConnection<sqlx::Postgres>,
    is_busy: bool,
}

impl Held {
    fn get(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    fn done<T>(mut self, found: T) -> Result<T, StoreError> {
        self.is_busy = false;
        Ok(found)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if self.is_busy {
            self.connection.close_on_drop();
        }
    }
}

/// Does something, or gives up.
async fn timed<T>(
    work: impl Future<Output = Result<T, StoreError>> + Send,
) -> Result<T, StoreError> {
    timeout(LIMIT, work).await.unwrap_or(Err(StoreError::Late))
}

impl Postgres {
    /// Opens the tables of a database for those who look at them: nothing can be owned.
    ///
    /// # Errors
    /// When the database cannot be reached or is of another version.
    pub async fn beside(url: &str) -> Result<Self, StoreError> {
        Self::connect(url, "beside").await
    }

    async fn connect(url: &str, name: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let millis = LIMIT.as_millis().to_string();
        let options = options
            .application_name(&format!("omphalos {name}"))
            .options([("statement_timeout", &millis), ("lock_timeout", &millis)]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(LIMIT)
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!("./migrations-postgres").run(&pool).await?;
        let (writer, name) = (Writer::start(options), name.to_owned());
        Ok(Self { pool, writer, node: None, name })
    }

    async fn held(&self) -> Result<Held, StoreError> {
        Ok(Held { connection: self.pool.acquire().await?, is_busy: true })
    }

    async fn created(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut held = self.held().await?;
        let mut transaction = held.get().begin().await?;
        let setup = setup_id(&table.setup);
        sqlx::query("INSERT INTO setups (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(&setup)
            .bind(&table.setup)
            .execute(&mut *transaction)
            .await?;
        let sql =
            "INSERT INTO tables (id, ruleset, setup, players, start, created, program, rated, pace)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        sqlx::query(sql)
            .bind(&table.id)
            .bind(&table.ruleset)
            .bind(&setup)
            .bind(&table.players)
            .bind(&table.start)
            .bind(table.head.updated)
            .bind(&table.program)
            .bind(i64::from(table.is_rated))
            .bind(&table.pace)
            .execute(&mut *transaction)
            .await?;
        let sql = r#"INSERT INTO heads ("table", taken, round, asked, over, updated, since, dice, accord,
                                        clocks, due)
                     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)"#;
        let taken = i32::try_from(table.inputs.len()).unwrap_or(i32::MAX);
        sqlx::query(sql)
            .bind(&table.id)
            .bind(taken)
            .bind(i32::from(table.head.round))
            .bind(table.head.asked.map(i16::from))
            .bind(table.head.over)
            .bind(table.head.updated)
            .bind(&table.dice)
            .bind(&table.accord)
            .bind(table.clocks.as_ref().map(|clocks| &clocks.shown[..]))
            .bind(table.clocks.as_ref().and_then(|clocks| clocks.due))
            .execute(&mut *transaction)
            .await?;
        if taken > 0 {
            let sql = r#"INSERT INTO journal ("table", first, taken, inputs, epoch)
                         VALUES ($1, 0, $2, $3, 0)"#;
            let query = sqlx::query(sql).bind(&table.id).bind(taken);
            query.bind(lines::write(&table.inputs)).execute(&mut *transaction).await?;
        }
        for (seat, invitation) in &table.seats {
            sqlx::query(r#"INSERT INTO seats (invitation, "table", seat) VALUES ($1, $2, $3)"#)
                .bind(digest(invitation.reveal()))
                .bind(&table.id)
                .bind(i16::from(*seat))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        held.done(())
    }

    async fn claimed(
        &self,
        table: &str,
        invitation: Vec<u8>,
        secret: Vec<u8>,
    ) -> Result<SeatClaim, StoreError> {
        let mut held = self.held().await?;
        let sql = r#"UPDATE seats SET digest = $3
                     WHERE "table" = $1 AND invitation = $2 AND digest IS NULL"#;
        let claim = sqlx::query(sql).bind(table).bind(&invitation).bind(&secret);
        claim.execute(held.get()).await?;
        let sql = r#"SELECT seat, digest FROM seats WHERE "table" = $1 AND invitation = $2"#;
        let row = sqlx::query(sql).bind(table).bind(&invitation).fetch_optional(held.get()).await?;
        let Some(row) = row else { return held.done(SeatClaim::Unknown) };
        let is_own = row.try_get::<Option<Vec<u8>>, _>(1)? == Some(secret);
        let seat = rows::small(&row, 0)?;
        held.done(if is_own { SeatClaim::Yours(seat) } else { SeatClaim::Taken })
    }

    async fn loaded(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        let mut held = self.held().await?;
        // One statement, so that all of it is of one moment.
        let sql = r#"SELECT t.ruleset, t.setup, t.players, t.start, h.dice, h.taken,
                            (SELECT string_agg(j.inputs, chr(10) ORDER BY j.first)
                             FROM journal j WHERE j."table" = t.id), h.accord, t.program, t.rated, t.pace,
                            h.clocks
                     FROM tables t JOIN heads h ON h."table" = t.id WHERE t.id = $1"#;
        let row = sqlx::query(sql).bind(table).fetch_optional(held.get()).await?;
        let Some(row) = row else { return held.done(None) };
        let damaged = |fault| StoreError::Damaged { table: table.to_owned(), fault };
        let inputs = match row.try_get::<Option<&str>, _>(6)? {
            Some(inputs) => lines::read(inputs).ok_or_else(|| damaged("an unknown input"))?,
            None => Vec::new(),
        };
        if inputs.len() != rows::count(&row, 5)? as usize {
            return Err(damaged("an input is missing"));
        }
        let stored = Stored {
            ruleset: row.try_get(0)?,
            setup: row.try_get(1)?,
            players: row.try_get(2)?,
            start: row.try_get(3)?,
            dice: row.try_get(4)?,
            accord: row.try_get(7)?,
            program: row.try_get(8)?,
            inputs,
            is_rated: row.try_get::<i64, _>(9)? != 0,
            pace: row.try_get(10)?,
            clocks: row.try_get(11)?,
        };
        held.done(Some(stored))
    }
}

impl Store for Postgres {
    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        Box::pin(timed(async move { self.created(&table).await }))
    }

    fn own<'a>(&'a self, table: &'a str) -> Pending<'a, Epoch> {
        Box::pin(timed(self.owned(table)))
    }

    fn set_dice<'a>(&'a self, table: &'a str, epoch: Epoch, dice: &'a str) -> Pending<'a, ()> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let sql = r#"UPDATE heads SET dice = $3 WHERE "table" = $1 AND epoch = $2"#;
            let query = sqlx::query(sql).bind(table).bind(epoch.0).bind(dice);
            match query.execute(held.get()).await?.rows_affected() {
                0 => Err(StoreError::NotOwned(table.to_owned())),
                _ => held.done(()),
            }
        }))
    }

    fn append(&self, appended: Appended) -> Pending<'_, ()> {
        Box::pin(self.writer.append(appended))
    }

    fn settle(&self, settled: Settled) -> Pending<'_, ()> {
        Box::pin(timed(async move { self.settled(&settled).await }))
    }

    fn say(&self, line: Line) -> Pending<'_, ()> {
        Box::pin(timed(async move { self.said(&line).await }))
    }

    fn talk<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(timed(self.talked(table)))
    }

    fn load<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Stored>> {
        Box::pin(timed(self.loaded(table)))
    }

    fn standing<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Standing>> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let sql = r#"SELECT round, asked, over, updated, ruleset, taken, closed, rated
                         FROM tables JOIN heads ON "table" = id WHERE id = $1"#;
            let row = sqlx::query(sql).bind(table).fetch_optional(held.get()).await?;
            let Some(row) = row else { return held.done(None) };
            let standing = Standing {
                ruleset: row.try_get(4)?,
                taken: rows::count(&row, 5)?,
                closed: row.try_get(6)?,
                is_rated: row.try_get::<i64, _>(7)? != 0,
                head: head(&row, 0)?,
            };
            held.done(Some(standing))
        }))
    }

    fn claim<'a>(
        &'a self,
        table: &'a str,
        invitation: &'a Secret,
        secret: &'a Secret,
    ) -> Pending<'a, SeatClaim> {
        let (invitation, secret) = (digest(invitation.reveal()), digest(secret.reveal()));
        Box::pin(timed(self.claimed(table, invitation, secret)))
    }

    fn setup<'a>(&'a self, id: &'a str) -> Pending<'a, Option<String>> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let query = sqlx::query("SELECT body FROM setups WHERE id = $1").bind(id);
            let row = query.fetch_optional(held.get()).await?;
            let body = row.map(|row| row.try_get(0)).transpose()?;
            held.done(body)
        }))
    }

    fn seat<'a>(&'a self, table: &'a str, secret: &'a Secret) -> Pending<'a, Option<u8>> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let sql = r#"SELECT seat FROM seats WHERE digest = $1 AND "table" = $2"#;
            let query = sqlx::query(sql).bind(digest(secret.reveal())).bind(table);
            let row = query.fetch_optional(held.get()).await?;
            let seat = row.map(|row| rows::small(&row, 0)).transpose()?;
            held.done(seat)
        }))
    }

    fn people(&self) -> People {
        People::of(self.clone())
    }

    fn deadlines(&self) -> Deadlines {
        Deadlines::of(self.clone())
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            // What is written after that nobody was told of, and what does not close in time is closed
            // with the process.
            timeout(CLOSING, self.writer.close()).await.unwrap_or(Err(StoreError::Late))?;
            let _ = timeout(CLOSING, self.pool.close()).await;
            Ok(())
        })
    }

    fn list<'a>(&'a self, secrets: &'a [Secret]) -> Pending<'a, Vec<Listed>> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let digests: Vec<Vec<u8>> =
                secrets.iter().map(|secret| digest(secret.reveal())).collect();
            let sql = r#"SELECT t.id, s.seat, t.players, t.ruleset, t.setup,
                                h.round, h.asked, h.over, h.updated, s.digest
                         FROM seats s
                         JOIN tables t ON t.id = s."table"
                         JOIN heads h ON h."table" = s."table"
                         WHERE s.digest = ANY($1) ORDER BY h.updated DESC, t.id"#;
            let rows = sqlx::query(sql).bind(&digests).fetch_all(held.get()).await?;
            let mut found = Vec::new();
            for row in rows {
                let opened: Vec<u8> = row.try_get(9)?;
                if let Some(at) = digests.iter().position(|digest| *digest == opened) {
                    found.push(listed(&secrets[at], &row)?);
                }
            }
            held.done(found)
        }))
    }
}

impl Sql for Postgres {
    fn rows(&self, statement: Statement) -> Pending<'_, Vec<SqlRow>> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let rows = sql::postgres::rows(held.get(), &statement).await?;
            held.done(rows)
        }))
    }

    fn change(&self, statements: Vec<Statement>) -> Pending<'_, bool> {
        Box::pin(timed(async move {
            let mut held = self.held().await?;
            let mut transaction = held.get().begin().await?;
            let is_met = match sql::postgres::change(&mut transaction, &statements).await {
                Ok(()) => true,
                Err(StoreError::Unmet) => false,
                Err(error) => return Err(error),
            };
            match is_met {
                true => transaction.commit().await?,
                false => transaction.rollback().await?,
            }
            held.done(is_met)
        }))
    }
}
