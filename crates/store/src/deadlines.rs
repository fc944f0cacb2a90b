//! Whose decision is awaited, since when and until when: this is the one place that tells.
//!
//! Each table has it in the row that every write about the table demands its epoch of (`heads`): `asked`, the
//! seat that is asked; `since`, when it began to be; `due`, when somebody has to look at the table though
//! nobody moves, which at a table with a clock is when the time of that seat is over. All three change with
//! the move, in its transaction. A table that nobody is at costs nothing: servers ask here what is due.

use std::sync::Arc;

use crate::sql::{Row, Sql, Statement, values};
use crate::{PersonId, StoreError};

/// What the clocks of a table show from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// What they show, as text.
    pub shown: String,
    /// When the table is to be looked at though nobody moves, in milliseconds since 1970; never, when no
    /// time passes.
    pub due: Option<i64>,
}

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The table.
    pub table: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The seat that is asked.
    pub seat: Option<u8>,
    /// Whose seat that is, as far as it is known.
    pub person: Option<PersonId>,
    /// Since when it is asked, in milliseconds since 1970.
    pub since: i64,
    /// Until when it may think: after that the table is looked at. Nothing without a clock.
    pub due: Option<i64>,
}

/// A time during which nobody's time passes, or somebody's does not, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Break {
    /// When it begins.
    pub begins: i64,
    /// When it is over.
    pub ends: i64,
}

/// How often it is noted that servers look at what is due, and how long they may not before that is an
/// outage, in milliseconds.
const NOTED: i64 = 60 * 1000;
const OUTAGE: i64 = 3 * 60 * 1000;

/// How long it is known that there was one, in milliseconds.
const REMEMBERED: i64 = 60 * 24 * 60 * 60 * 1000;

/// A year, as far as holidays are counted, in milliseconds.
const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;

/// Tables that wait, by a condition.
macro_rules! awaited {
    ($where:literal) => {
        concat!(
            r#"SELECT h."table", t.ruleset, h.asked, s.person, h.since, h.due
               FROM heads h JOIN tables t ON t.id = h."table"
               LEFT JOIN seats s ON s."table" = h."table" AND s.seat = h.asked
               WHERE NOT h.over AND NOT h.closed AND "#,
            $where
        )
    };
}

/// What tables wait for.
#[derive(Clone, Debug)]
pub struct Deadlines(Arc<dyn Sql>);

impl Deadlines {
    /// Those of a database.
    pub(crate) fn of(sql: impl Sql + 'static) -> Self {
        Self(Arc::new(sql))
    }

    /// Tables that are to be looked at now, at most so many, those that wait longest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn due(&self, now: i64, most: u32) -> Result<Vec<Awaited>, StoreError> {
        let sql = awaited!("h.due IS NOT NULL AND h.due <= $1 ORDER BY h.due LIMIT $2");
        self.found(Statement::new(sql, values![now, i64::from(most)])).await
    }

    /// What a table waits for; `None` when its game is over, it is closed, or there is none.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn at(&self, table: &str) -> Result<Option<Awaited>, StoreError> {
        let sql = awaited!(r#"h."table" = $1"#);
        Ok(self.found(Statement::new(sql, values![table])).await?.pop())
    }

    /// Tables whose clock runs for somebody.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn of_person(&self, person: &PersonId) -> Result<Vec<Awaited>, StoreError> {
        let sql = awaited!("h.due IS NOT NULL AND s.person = $1");
        self.found(Statement::new(sql, values![&person.0[..]])).await
    }

    async fn found(&self, statement: Statement) -> Result<Vec<Awaited>, StoreError> {
        let read = |row: &Row| {
            Ok(Awaited {
                table: row.text(0)?,
                ruleset: row.text(1)?,
                seat: row.maybe_small(2)?,
                person: row.maybe_text(3)?.map(PersonId),
                since: row.number(4)?,
                due: row.maybe_small(5)?,
            })
        };
        self.0.rows(statement).await?.iter().map(read).collect()
    }

    /// How many seats of a table nobody has claimed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn unclaimed(&self, table: &str) -> Result<u32, StoreError> {
        let sql = r#"SELECT count(*) FROM seats WHERE "table" = $1 AND digest IS NULL"#;
        let rows = self.0.rows(Statement::new(sql, values![table])).await?;
        rows.first().map_or(Ok(0), |row| row.small(0))
    }

    /// When the time of a seat does not pass, as far as that is after a moment: holidays of whoever has
    /// it, and outages.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn breaks(&self, table: &str, seat: u8, from: i64) -> Result<Vec<Break>, StoreError> {
        let sql = r#"SELECT o.begins, o.ends FROM outages o WHERE o.ends > $3
                     UNION ALL
                     SELECT h.begins, h.ends FROM holidays h JOIN seats s ON s.person = h.person
                     WHERE s."table" = $1 AND s.seat = $2 AND h.ends > $3
                     ORDER BY 1, 2"#;
        self.breaks_of(Statement::new(sql, values![table, seat, from])).await
    }

    async fn breaks_of(&self, statement: Statement) -> Result<Vec<Break>, StoreError> {
        let read = |row: &Row| Ok(Break { begins: row.number(0)?, ends: row.number(1)? });
        self.0.rows(statement).await?.iter().map(read).collect()
    }

    /// Notes that a server looks at what is due. When none has for long, that was an outage.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn beat(&self, now: i64) -> Result<Option<Break>, StoreError> {
        let rows = self.0.rows(Statement::new("SELECT seen FROM pulse", Vec::new())).await?;
        let seen = rows.first().map_or(Ok(0), |row| row.number(0))?;
        if (0..NOTED).contains(&(now - seen)) {
            return Ok(None);
        }
        // Of several servers that wake up at once, one notes it.
        let sql = "UPDATE pulse SET seen = $1 WHERE seen = $2";
        let mut statements = vec![Statement::needed(sql, values![now, seen])];
        let outage = Break { begins: seen, ends: now };
        let is_outage = seen > 0 && now - seen > OUTAGE;
        if is_outage {
            let sql = "DELETE FROM outages WHERE ends < $1";
            statements.push(Statement::new(sql, values![now - REMEMBERED]));
            let sql = "INSERT INTO outages (begins, ends) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            statements.push(Statement::new(sql, values![outage.begins, outage.ends]));
        }
        let is_first = self.0.change(statements).await?;
        Ok(Some(outage).filter(|_| is_outage && is_first))
    }

    /// The holidays of somebody that are not long over, the first of them first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn holidays(&self, person: &PersonId, now: i64) -> Result<Vec<Break>, StoreError> {
        let sql =
            "SELECT begins, ends FROM holidays WHERE person = $1 AND ends > $2 ORDER BY begins";
        self.breaks_of(Statement::new(sql, values![&person.0[..], now - YEAR])).await
    }

    /// Gives somebody a holiday. `false` when it would lie in another, or they would have more than
    /// `most` milliseconds of them within a year.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn take_holiday(
        &self,
        person: &PersonId,
        holiday: Break,
        most: i64,
    ) -> Result<bool, StoreError> {
        let Break { begins, ends } = holiday;
        let sql = "INSERT INTO holidays (person, begins, ends)
                   SELECT p.id, $2, $3 FROM people p WHERE p.id = $1
                   AND NOT EXISTS (SELECT 1 FROM holidays h WHERE h.person = $1
                                   AND h.begins < $3 AND h.ends > $2)
                   AND CAST($4 AS bigint) >= (
                       SELECT COALESCE(sum(h.ends - h.begins), 0) FROM holidays h WHERE h.person = $1
                       AND h.ends > $5)";
        let left = most - (ends - begins);
        let values = values![&person.0[..], begins, ends, left, begins - YEAR];
        self.0.change(vec![Statement::needed(sql, values)]).await
    }

    /// Ends a holiday that goes on, or takes back one that has not begun. `false` when there is none.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_holiday(
        &self,
        person: &PersonId,
        begins: i64,
        now: i64,
    ) -> Result<bool, StoreError> {
        let values = || values![&person.0[..], begins, now];
        let sql = "UPDATE holidays SET ends = $3
                   WHERE person = $1 AND begins = $2 AND begins < $3 AND ends > $3";
        if self.0.change(vec![Statement::needed(sql, values())]).await? {
            return Ok(true);
        }
        let sql = "DELETE FROM holidays WHERE person = $1 AND begins = $2 AND begins >= $3";
        self.0.change(vec![Statement::needed(sql, values())]).await
    }
}
