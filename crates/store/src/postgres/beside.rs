//! For those who look after the tables of a database, also while servers serve them.
//!
//! What is closed or deleted here the table's owner notices when it next writes: nothing is kept any
//! more, and it lets go of the table.

use sqlx::{Connection as _, Row as _};

use super::rows::head;
use super::{Postgres, rows, timed};
use crate::sqlite::setup_id;
use crate::{Overview, StoreError};

impl Postgres {
    /// All tables, the latest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn all(&self) -> Result<Vec<Overview>, StoreError> {
        let sql = r#"SELECT h.round, h.asked, h.over, h.updated,
                            t.id, t.ruleset, t.players, t.created, h.taken, h.closed,
                            (SELECT count(*)::int4 FROM seats s WHERE s."table" = t.id),
                            (SELECT count(digest)::int4 FROM seats s WHERE s."table" = t.id),
                            t.program
                     FROM tables t JOIN heads h ON h."table" = t.id
                     ORDER BY h.updated DESC, t.id"#;
        timed(async {
            let mut held = self.held().await?;
            let rows = sqlx::query(sql).fetch_all(held.get()).await?;
            let overview = |row: &sqlx::postgres::PgRow| {
                Ok(Overview {
                    id: row.try_get(4)?,
                    ruleset: row.try_get(5)?,
                    players: row.try_get(6)?,
                    created: row.try_get(7)?,
                    taken: rows::count(row, 8)?,
                    closed: row.try_get(9)?,
                    seats: (rows::count(row, 10)?, rows::count(row, 11)?),
                    head: head(row, 0)?,
                    program: row.try_get(12)?,
                })
            };
            let tables = rows.iter().map(overview).collect::<Result<_, StoreError>>()?;
            held.done(tables)
        })
        .await
    }

    /// Closes a table: it can be looked at, and takes nothing more. `false` when there is none.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn close_table(&self, table: &str) -> Result<bool, StoreError> {
        timed(async {
            let mut held = self.held().await?;
            let query = sqlx::query(r#"UPDATE heads SET closed = true WHERE "table" = $1"#);
            let closed = query.bind(table).execute(held.get()).await?.rows_affected();
            held.done(closed > 0)
        })
        .await
    }

    /// Lets a table go on as if it had begun from another set-up.
    ///
    /// # Errors
    /// When the database cannot be reached; then nothing has changed.
    pub async fn set_up(&self, table: &str, setup: &str) -> Result<(), StoreError> {
        let id = setup_id(setup);
        timed(async {
            let mut held = self.held().await?;
            let mut transaction = held.get().begin().await?;
            sqlx::query("INSERT INTO setups (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(&id)
                .bind(setup)
                .execute(&mut *transaction)
                .await?;
            let update = sqlx::query("UPDATE tables SET setup = $1 WHERE id = $2");
            update.bind(&id).bind(table).execute(&mut *transaction).await?;
            transaction.commit().await?;
            held.done(())
        })
        .await
    }

    /// Deletes a table with everything that was kept of it, and its set-up when no other table began
    /// alike. `false` when there is none.
    ///
    /// # Errors
    /// When the database cannot be reached; then nothing is deleted.
    pub async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
        timed(async {
            let mut held = self.held().await?;
            let mut transaction = held.get().begin().await?;
            // Who opens a table that begins alike waits until it is known whether the set-up stays.
            sqlx::query("LOCK TABLE setups IN SHARE ROW EXCLUSIVE MODE")
                .execute(&mut *transaction)
                .await?;
            let delete = "DELETE FROM tables WHERE id = $1 RETURNING setup";
            let row = sqlx::query(delete).bind(table).fetch_optional(&mut *transaction).await?;
            if let Some(row) = &row {
                let orphan = "DELETE FROM setups s WHERE s.id = $1
                              AND NOT EXISTS (SELECT FROM tables t WHERE t.setup = s.id)";
                let setup: String = row.try_get(0)?;
                sqlx::query(orphan).bind(setup).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            held.done(row.is_some())
        })
        .await
    }
}
