//! Somebody in the database who sees every row of a journal when it is written.
//!
//! What is read in the end cannot tell whether a row was written a moment before or after its table
//! became another's; at the moment of writing it can be told.

use anyhow::Result;
use sqlx::{PgPool, Row as _};

/// Begins to watch.
pub(crate) async fn watch(pool: &PgPool) -> Result<()> {
    let sql = r#"
        CREATE TABLE stale_writes ("table" text, epoch bigint, is_of bigint);
        CREATE FUNCTION notice_stale_write() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO stale_writes
            SELECT NEW."table", NEW.epoch, h.epoch FROM heads h
            WHERE h."table" = NEW."table" AND h.epoch <> NEW.epoch;
            RETURN NULL;
        END $$;
        CREATE TRIGGER notice_stale_writes AFTER INSERT ON journal
            FOR EACH ROW EXECUTE FUNCTION notice_stale_write();"#;
    sqlx::raw_sql(sql).execute(pool).await?;
    Ok(())
}

/// How many rows were written in another epoch than their table's.
pub(crate) async fn stale_writes(pool: &PgPool) -> Result<usize> {
    let row = sqlx::query("SELECT count(*) FROM stale_writes").fetch_one(pool).await?;
    Ok(usize::try_from(row.try_get::<i64, _>(0)?)?)
}
