//! For those who look after the tables, also while a server serves them: lists, backups, damage.
//!
//! SQLite lets others read and write beside the server. What is changed here a server notices when it
//! next writes to the table: it forgets what it had in memory.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{Connection as _, Row as _};

use crate::folder::Folder;
use crate::sqlite::{FILE, head, setup_id};
use crate::{Head, Input, StoreError, lines};

/// The tables of a folder, beside the server that may serve them.
#[derive(Debug)]
pub struct Beside {
    connection: SqliteConnection,
    folder: PathBuf,
}

/// A table as lists of all tables show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// Its id.
    pub id: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The version of the program that opened it, where that was noted.
    pub program: Option<String>,
    /// Who plays, as text.
    pub players: String,
    /// Seats of people, and how many of them were claimed.
    pub seats: (u32, u32),
    /// How many inputs it has taken.
    pub taken: u32,
    /// Whether it was closed.
    pub closed: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// Where it stands.
    pub head: Head,
}

/// A row of a table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// Its number.
    pub id: i64,
    /// What it holds, as it was written.
    written: String,
}

impl JournalRow {
    /// The inputs it holds; `None` when they cannot be read.
    pub fn inputs(&self) -> Option<Vec<Input>> {
        lines::read(&self.written)
    }
}

impl Beside {
    /// Opens the tables of a folder.
    ///
    /// # Errors
    /// When there are none.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .journal_mode(SqliteJournalMode::Wal)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = sqlx::ConnectOptions::connect(&options).await?;
        sqlx::migrate!().run(&mut connection).await?;
        Ok(Self { connection, folder: folder.to_owned() })
    }

    /// All tables, the latest first.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn all(&mut self) -> Result<Vec<Overview>, StoreError> {
        let sql = r#"SELECT t.id, t.ruleset, t.players, t.created, h.taken, h.closed,
                            (SELECT count(*) FROM seats s WHERE s."table" = t.id),
                            (SELECT count(digest) FROM seats s WHERE s."table" = t.id),
                            h.round, h.asked, h.over, h.updated, t.program
                     FROM tables t JOIN heads h ON h."table" = t.id
                     ORDER BY h.updated DESC, t.id"#;
        let rows = sqlx::query(sql).fetch_all(&mut self.connection).await?;
        let overview = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Overview {
                id: row.try_get(0)?,
                ruleset: row.try_get(1)?,
                players: row.try_get(2)?,
                created: row.try_get(3)?,
                taken: row.try_get(4)?,
                closed: row.try_get(5)?,
                seats: (row.try_get(6)?, row.try_get(7)?),
                head: head(row, 8)?,
                program: row.try_get(12)?,
            })
        };
        rows.iter().map(overview).collect()
    }

    /// Closes a table: it can be looked at, and takes nothing more. `false` when there is none.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub async fn close_table(&mut self, table: &str) -> Result<bool, StoreError> {
        let query = sqlx::query(r#"UPDATE heads SET closed = 1 WHERE "table" = ?"#).bind(table);
        Ok(query.execute(&mut self.connection).await?.rows_affected() > 0)
    }

    /// Lets a table go on as if it had begun from another set-up.
    ///
    /// # Errors
    /// When the file cannot be written; then nothing has changed.
    pub async fn set_up(&mut self, table: &str, setup: &str) -> Result<(), StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let id = setup_id(setup);
        sqlx::query("INSERT INTO setups (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&id)
            .bind(setup)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE tables SET setup = ? WHERE id = ?")
            .bind(&id)
            .bind(table)
            .execute(&mut *transaction)
            .await?;
        forget_setups(&mut transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Deletes a table with everything that was kept of it. `false` when there is none.
    ///
    /// # Errors
    /// When the file cannot be written; then nothing is deleted.
    pub async fn delete(&mut self, table: &str) -> Result<bool, StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let found = delete(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(found)
    }

    /// Writes a copy of all tables as they are at one moment into a new file.
    ///
    /// # Errors
    /// When the file is there already or cannot be written.
    pub async fn backup(&mut self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?").bind(name).execute(&mut self.connection).await?;
        Folder::make_private(file)
    }

    /// What is wrong with the file as a file; nothing when it is whole.
    ///
    /// # Errors
    /// When it cannot be read at all.
    pub async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&mut self.connection).await?;
        let told = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        Ok(told.into_iter().filter(|line| line != "ok").collect())
    }

    /// The rows of a table's journal from its first, as far as each names the one before it.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn journal(&mut self, table: &str) -> Result<Vec<JournalRow>, StoreError> {
        let sql = r#"SELECT id, previous, inputs FROM journal WHERE "table" = ? ORDER BY id"#;
        let rows = sqlx::query(sql).bind(table).fetch_all(&mut self.connection).await?;
        let mut linked: Vec<JournalRow> = Vec::new();
        for row in rows {
            let previous: i64 = row.try_get(1)?;
            if previous == linked.last().map_or(0, |row| row.id) {
                linked.push(JournalRow { id: row.try_get(0)?, written: row.try_get(2)? });
            }
        }
        Ok(linked)
    }

    /// Lets a table end with a row of its journal; what came after it is forgotten.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub async fn cut(&mut self, table: &str, last: i64) -> Result<(), StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(r#"DELETE FROM journal WHERE "table" = ? AND id > ?"#)
            .bind(table)
            .bind(last)
            .execute(&mut *transaction)
            .await?;
        // What was agreed on afterwards is forgotten with it.
        let sql = r#"UPDATE heads SET accord = NULL, (last, taken, round, asked, over, updated) =
                         (SELECT id, taken, round, asked, over, updated FROM journal WHERE id = ?1)
                     WHERE "table" = ?2"#;
        sqlx::query(sql).bind(last).bind(table).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Puts a backup into a folder that no server uses. Tables that are there are kept beside it, in
    /// a file with the ending `.before`.
    ///
    /// # Errors
    /// When a server uses the folder, or the backup is no whole file of tables.
    pub async fn restore(folder: &Path, backup: &Path) -> Result<(), StoreError> {
        let taken = Folder::take(folder).await?;
        let unusable = |error| StoreError::Folder { folder: folder.to_owned(), error };
        let new = folder.join("tables.restored");
        std::fs::copy(backup, &new).map_err(unusable)?;
        let options = SqliteConnectOptions::new().filename(&new);
        let mut copy = sqlx::ConnectOptions::connect(&options).await?;
        let whole = sqlx::query("PRAGMA integrity_check").fetch_one(&mut copy).await?;
        sqlx::query("SELECT count(*) FROM tables").fetch_one(&mut copy).await?;
        copy.close().await?;
        if whole.try_get::<String, _>(0)? != "ok" {
            return Err(StoreError::Damaged {
                table: String::new(),
                fault: "the backup is damaged",
            });
        }
        for ending in ["", "-wal", "-shm"] {
            let file = folder.join(format!("{FILE}{ending}"));
            if file.exists() {
                let aside = folder.join(format!("{FILE}.before{ending}"));
                std::fs::rename(&file, aside).map_err(unusable)?;
            }
        }
        std::fs::rename(&new, folder.join(FILE)).map_err(unusable)?;
        Folder::make_private(&folder.join(FILE))?;
        drop(taken);
        Ok(())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Deletes a table, and its set-up when no other table began alike.
pub(crate) async fn delete(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<bool, StoreError> {
    for sql in [
        r#"DELETE FROM journal WHERE "table" = ?"#,
        r#"DELETE FROM seats WHERE "table" = ?"#,
        r#"DELETE FROM talk WHERE "table" = ?"#,
        r#"DELETE FROM leavers WHERE "table" = ?"#,
        r#"DELETE FROM results WHERE "table" = ?"#,
        r#"DELETE FROM heads WHERE "table" = ?"#,
    ] {
        sqlx::query(sql).bind(table).execute(&mut *connection).await?;
    }
    let found = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table);
    let found = found.execute(&mut *connection).await?.rows_affected() > 0;
    forget_setups(connection).await?;
    Ok(found)
}

/// Deletes set-ups that no table began from.
async fn forget_setups(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let orphans = "DELETE FROM setups WHERE id NOT IN (SELECT setup FROM tables)";
    sqlx::query(orphans).execute(connection).await?;
    Ok(())
}
