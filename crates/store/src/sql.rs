//! Statements that are the same in SQLite and PostgreSQL, so that what is kept of people is written
//! once. Parameters are `$1`, `$2`...; what is a number in one is a `bigint` in the other.

use std::fmt::Debug;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Decode, Row as _, TypeInfo as _, ValueRef as _};

use crate::{Pending, StoreError};

/// A database that takes such statements.
pub(crate) trait Sql: Debug + Send + Sync {
    /// The rows of a statement that reads.
    fn rows(&self, statement: Statement) -> Pending<'_, Vec<Row>>;

    /// Does all of it or nothing: nothing, and `false`, when a statement that has to change something
    /// changes nothing.
    fn change(&self, statements: Vec<Statement>) -> Pending<'_, bool>;
}

/// A statement with its values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    is_needed: bool,
}

impl Statement {
    /// One that may change nothing.
    pub(crate) fn new(sql: &'static str, values: Vec<Value>) -> Self {
        Self { sql, values, is_needed: false }
    }

    /// One that has to change something.
    pub(crate) fn needed(sql: &'static str, values: Vec<Value>) -> Self {
        Self { sql, values, is_needed: true }
    }
}

/// A value of a statement.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Number(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(Some(number.into()))
    }
}

impl From<f64> for Value {
    fn from(real: f64) -> Self {
        Self::Real(Some(real))
    }
}

impl From<Option<f64>> for Value {
    fn from(real: Option<f64>) -> Self {
        Self::Real(real)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Bytes(bytes)
    }
}

/// The values of a statement, each of a type of its own.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;

/// A row that was read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row(Vec<Cell>);

#[derive(Clone, Debug, PartialEq)]
enum Cell {
    Null,
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Row {
    pub(crate) fn number(&self, at: usize) -> Result<i64, StoreError> {
        match self.0.get(at) {
            Some(Cell::Number(number)) => Ok(*number),
            _ => Err(senseless()),
        }
    }

    /// A number that fits.
    pub(crate) fn small<To: TryFrom<i64>>(&self, at: usize) -> Result<To, StoreError> {
        To::try_from(self.number(at)?).map_err(|_| senseless())
    }

    /// A number that fits, if there is one.
    pub(crate) fn maybe_small<To: TryFrom<i64>>(
        &self,
        at: usize,
    ) -> Result<Option<To>, StoreError> {
        match self.0.get(at) {
            Some(Cell::Null) => Ok(None),
            _ => self.small(at).map(Some),
        }
    }

    pub(crate) fn real(&self, at: usize) -> Result<f64, StoreError> {
        self.maybe_real(at)?.ok_or_else(senseless)
    }

    pub(crate) fn maybe_real(&self, at: usize) -> Result<Option<f64>, StoreError> {
        match self.0.get(at) {
            Some(Cell::Real(real)) => Ok(Some(*real)),
            Some(Cell::Null) => Ok(None),
            _ => Err(senseless()),
        }
    }

    pub(crate) fn text(&self, at: usize) -> Result<String, StoreError> {
        self.maybe_text(at)?.ok_or_else(senseless)
    }

    pub(crate) fn maybe_text(&self, at: usize) -> Result<Option<String>, StoreError> {
        match self.0.get(at) {
            Some(Cell::Text(text)) => Ok(Some(text.clone())),
            Some(Cell::Null) => Ok(None),
            _ => Err(senseless()),
        }
    }
}

/// A column holds what none of its rows can.
pub(crate) fn senseless() -> StoreError {
    StoreError::Damaged { table: String::new(), fault: "a column that makes no sense" }
}

/// A connection of one of the two.
macro_rules! connection {
    ($name:ident, $database:ty, $connection:ty, $row:ty, { $($kind:literal => $cell:ident as $from:ty),+ $(,)? }) => {
        pub(crate) mod $name {
            use super::*;

            pub(crate) async fn rows(
                connection: &mut $connection,
                statement: &Statement,
            ) -> Result<Vec<Row>, StoreError> {
                let rows = bound(statement).fetch_all(connection).await?;
                rows.iter().map(read).collect()
            }

            /// Does them in the transaction that was begun.
            pub(crate) async fn change(
                connection: &mut $connection,
                statements: &[Statement],
            ) -> Result<(), StoreError> {
                for statement in statements {
                    let changed = bound(statement).execute(&mut *connection).await?;
                    if statement.is_needed && changed.rows_affected() == 0 {
                        return Err(StoreError::Unmet);
                    }
                }
                Ok(())
            }

            fn bound(
                statement: &Statement,
            ) -> sqlx::query::Query<'_, $database, <$database as sqlx::Database>::Arguments> {
                let query = sqlx::query(statement.sql);
                statement.values.iter().fold(query, |query, value| match value {
                    Value::Number(number) => query.bind(*number),
                    Value::Real(real) => query.bind(*real),
                    Value::Text(text) => query.bind(text.as_deref()),
                    Value::Bytes(bytes) => query.bind(&bytes[..]),
                })
            }

            fn read(row: &$row) -> Result<Row, StoreError> {
                let cell = |at: usize| -> Result<Cell, StoreError> {
                    let raw = row.try_get_raw(at)?;
                    if raw.is_null() {
                        return Ok(Cell::Null);
                    }
                    let kind = raw.type_info().name().to_owned();
                    let decoded = match &kind[..] {
                        $($kind => <$from as Decode<'_, $database>>::decode(raw)
                            .map(|value| Cell::$cell(value.into())),)+
                        _ => return Err(senseless()),
                    };
                    decoded.map_err(|_| senseless())
                };
                (0..row.len()).map(cell).collect::<Result<_, _>>().map(Row)
            }
        }
    };
}

connection!(sqlite, sqlx::Sqlite, SqliteConnection, SqliteRow, {
    "INTEGER" => Number as i64,
    "REAL" => Real as f64,
    "TEXT" => Text as String,
    "BLOB" => Bytes as Vec<u8>,
});

connection!(postgres, sqlx::Postgres, PgConnection, PgRow, {
    "INT8" => Number as i64,
    "INT4" => Number as i32,
    "INT2" => Number as i16,
    "FLOAT8" => Real as f64,
    "TEXT" => Text as String,
    "BYTEA" => Bytes as Vec<u8>,
});
