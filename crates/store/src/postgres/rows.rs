//! Rows of PostgreSQL: it has no numbers without a sign.

use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::{Head, Listed, Secret, StoreError};

/// A column with a number that fits in a byte.
pub(super) fn small(row: &PgRow, at: usize) -> Result<u8, StoreError> {
    fit(row.try_get::<i16, _>(at)?)
}

/// A column with a count.
pub(super) fn count(row: &PgRow, at: usize) -> Result<u32, StoreError> {
    fit(row.try_get::<i32, _>(at)?)
}

fn fit<From, To: TryFrom<From>>(number: From) -> Result<To, StoreError> {
    let fault = "a number that makes no sense";
    To::try_from(number).map_err(|_| StoreError::Damaged { table: String::new(), fault })
}

/// Where a table stands, from four columns of a row.
pub(super) fn head(row: &PgRow, at: usize) -> Result<Head, StoreError> {
    Ok(Head {
        round: fit(row.try_get::<i32, _>(at)?)?,
        asked: row.try_get::<Option<i16>, _>(at + 1)?.map(fit).transpose()?,
        over: row.try_get(at + 2)?,
        updated: row.try_get(at + 3)?,
    })
}

/// A table in a list, from the first nine columns of a row.
pub(super) fn listed(secret: &Secret, row: &PgRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        table: row.try_get(0)?,
        seat: small(row, 1)?,
        secret: secret.clone(),
        players: row.try_get(2)?,
        ruleset: row.try_get(3)?,
        setup: row.try_get(4)?,
        head: head(row, 5)?,
    })
}
