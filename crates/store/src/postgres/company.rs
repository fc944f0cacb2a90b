//! What a table keeps beside its game. Every write demands its epoch of the table's row.

use sqlx::{Connection as _, Row as _};

use super::Postgres;
use crate::sqlite::digest;
use crate::{LINES, Line, Settled, StoreError, company, ratings};

impl Postgres {
    pub(super) async fn settled(&self, settled: &Settled) -> Result<(), StoreError> {
        let Settled { table, epoch, taken, accord, over, updated, players, seats, .. } = settled;
        let mut held = self.held().await?;
        let mut transaction = held.get().begin().await?;
        let sql = r#"UPDATE heads SET accord = $1, over = $2, updated = $3,
                                      asked = CASE WHEN $2 THEN NULL ELSE asked END,
                                      since = CASE WHEN $2 THEN $3 ELSE since END,
                                      clocks = COALESCE($7, clocks),
                                      due = CASE WHEN $7::text IS NULL THEN due ELSE $8 END
                     WHERE "table" = $4 AND epoch = $5 AND taken = $6 AND NOT closed"#;
        let query = sqlx::query(sql).bind(accord).bind(over).bind(updated).bind(table);
        let query = query.bind(epoch.0).bind(i32::try_from(*taken).unwrap_or(i32::MAX));
        let clocks = settled.clocks.as_ref();
        let query = query.bind(clocks.map(|clocks| &clocks.shown[..]));
        let query = query.bind(clocks.and_then(|clocks| clocks.due));
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.rollback().await?;
            held.done(())?;
            return Err(StoreError::NotOwned(table.clone()));
        }
        if let Some(pace) = &settled.pace {
            let query = sqlx::query("UPDATE tables SET pace = $1 WHERE id = $2");
            query.bind(pace).bind(table).execute(&mut *transaction).await?;
        }
        if let Some(players) = players {
            let query = sqlx::query("UPDATE tables SET players = $1 WHERE id = $2");
            query.bind(players).bind(table).execute(&mut *transaction).await?;
        }
        for (seat, invitation) in seats {
            let seat = i16::from(*seat);
            let leaves = sqlx::query(company::LEAVES).bind(table).bind(seat);
            leaves.execute(&mut *transaction).await?;
            sqlx::query(r#"DELETE FROM seats WHERE "table" = $1 AND seat = $2"#)
                .bind(table)
                .bind(seat)
                .execute(&mut *transaction)
                .await?;
            if let Some(invitation) = invitation {
                let sql = r#"INSERT INTO seats (invitation, "table", seat) VALUES ($1, $2, $3)"#;
                let query = sqlx::query(sql).bind(digest(invitation.reveal()));
                query.bind(table).bind(seat).execute(&mut *transaction).await?;
            }
        }
        if let Some(finished) = &settled.finished {
            ratings::postgres(&mut transaction, table, finished, *updated).await?;
        }
        transaction.commit().await?;
        held.done(())
    }

    pub(super) async fn said(&self, said: &Line) -> Result<(), StoreError> {
        let mut held = self.held().await?;
        // Whoever takes the table in the same moment waits for the row, or is waited for.
        let sql = r#"WITH own AS (
                         SELECT "table" FROM heads
                         WHERE "table" = $1 AND epoch = $2 AND NOT closed FOR SHARE
                     )
                     INSERT INTO talk ("table", number, at, line, person)
                     SELECT "table", $3, $4, $5, $6 FROM own"#;
        let query = sqlx::query(sql).bind(&said.table).bind(said.epoch.0);
        let query = query.bind(i32::try_from(said.number).unwrap_or(i32::MAX));
        let person = said.person.as_ref().map(|person| &person.0);
        let query = query.bind(said.at).bind(&said.line).bind(person);
        let kept = query.execute(held.get()).await?;
        let is_kept = kept.rows_affected() > 0;
        held.done(())?;
        match is_kept {
            true => Ok(()),
            false => Err(StoreError::NotOwned(said.table.clone())),
        }
    }

    pub(super) async fn talked(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let mut held = self.held().await?;
        let sql = r#"SELECT line FROM talk WHERE "table" = $1 ORDER BY number DESC LIMIT $2"#;
        let query = sqlx::query(sql).bind(table).bind(i64::from(LINES));
        let rows = query.fetch_all(held.get()).await?;
        let lines = rows.iter().rev().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        held.done(lines)
    }
}
