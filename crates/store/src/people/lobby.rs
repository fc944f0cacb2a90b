//! Tables that people list, so that others sit down at them.

use super::{People, PersonId};
use crate::sql::{Row, Statement, values};
use crate::sqlite::digest;
use crate::{Secret, StoreError};

/// A table that somebody lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOffer {
    /// The table.
    pub table: String,
    /// Who lists it.
    pub person: PersonId,
    /// What the lobby shows of it beside its seats, as text.
    pub card: String,
    /// When it is listed, in milliseconds since 1970.
    pub listed: i64,
    /// Until when it is, unless it is full before.
    pub until: i64,
}

/// A table that is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The table.
    pub table: String,
    /// Who lists it.
    pub person: PersonId,
    /// What the lobby shows of it beside its seats, as text.
    pub card: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// When it was listed, in milliseconds since 1970.
    pub listed: i64,
    /// Until when it is.
    pub until: i64,
    /// The seats of people.
    pub seats: Vec<OfferedSeat>,
}

/// A seat of a table that is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedSeat {
    /// The seat.
    pub seat: u8,
    /// Whether nobody has claimed it.
    pub is_free: bool,
    /// What whoever has it is called, as far as that is known.
    pub name: Option<String>,
}

/// What came of sitting down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SatDown {
    /// The seat is theirs.
    At(u8),
    /// They sit there already.
    Already,
    /// It is listed no more, is full, or is not for them.
    Gone,
}

/// How often somebody who comes at the same moment as others tries to sit down.
const TRIES: usize = 4;

macro_rules! offers {
    ($where:literal) => {
        concat!(
            r#"SELECT o."table", o.person, o.card, t.ruleset, o.listed, o.until, s.seat,
                      CASE WHEN s.digest IS NULL THEN 1 ELSE 0 END, p.name
               FROM offers o JOIN tables t ON t.id = o."table"
               JOIN heads h ON h."table" = o."table" JOIN seats s ON s."table" = o."table"
               LEFT JOIN people p ON p.id = s.person
               WHERE NOT h.over AND NOT h.closed AND o.until > $1 "#,
            $where,
            r#" ORDER BY o."table", s.seat"#
        )
    };
}

impl People {
    /// Lists a table. `false` when its lister has `most` listed tables with a free seat already.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn list_table(&self, offer: &NewOffer, most: u32) -> Result<bool, StoreError> {
        let NewOffer { table, person, card, listed, until } = offer;
        let sql = r#"INSERT INTO offers ("table", person, card, listed, until)
                     SELECT t.id, $2, $3, $4, $5 FROM tables t WHERE t.id = $1 AND $6 > (
                         SELECT count(*) FROM offers o WHERE o.person = $2 AND o.until > $4
                         AND EXISTS (SELECT 1 FROM seats s
                                     WHERE s."table" = o."table" AND s.digest IS NULL))"#;
        let most = i64::from(most);
        let values = values![&table[..], &person.0[..], &card[..], *listed, *until, most];
        self.0.change(vec![Statement::needed(sql, values)]).await
    }

    /// Lists a table no more. `false` when it is not listed by them.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn unlist_table(&self, person: &PersonId, table: &str) -> Result<bool, StoreError> {
        let sql = r#"DELETE FROM offers WHERE "table" = $1 AND person = $2"#;
        self.0.change(vec![Statement::needed(sql, values![table, &person.0[..]])]).await
    }

    /// Lists a table with a free seat until later. `false` when it is not listed by them, or is full.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn keep_listed(
        &self,
        person: &PersonId,
        table: &str,
        until: i64,
    ) -> Result<bool, StoreError> {
        let sql = r#"UPDATE offers SET until = $3 WHERE "table" = $1 AND person = $2
                     AND EXISTS (SELECT 1 FROM seats s
                                 WHERE s."table" = offers."table" AND s.digest IS NULL)"#;
        self.0.change(vec![Statement::needed(sql, values![table, &person.0[..], until])]).await
    }

    /// Gives up a table with one free seat to which nobody has come: it is listed no more, takes nothing more and is none
    /// of their games. `false` when it is not listed by them, or somebody has come.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn give_up_waiting(
        &self,
        person: &PersonId,
        table: &str,
    ) -> Result<bool, StoreError> {
        // Whoever sits down at this moment has the row of the seat, so one of both comes first.
        let taken = r#"UPDATE seats SET digest = $2 WHERE "table" = $1 AND digest IS NULL"#;
        let unlisted = r#"DELETE FROM offers WHERE "table" = $1 AND person = $2
                          AND NOT EXISTS (SELECT 1 FROM seats s WHERE s."table" = $1
                                          AND s.person IS NOT NULL AND s.person <> $2)"#;
        let closed = r#"UPDATE heads SET closed = true WHERE "table" = $1"#;
        let left = r#"UPDATE seats SET person = NULL WHERE "table" = $1 AND person = $2"#;
        let both = || values![table, &person.0[..]];
        self.0
            .change(vec![
                Statement::needed(
                    taken,
                    values![table, digest(&format!("nobody came to {table}"))],
                ),
                Statement::needed(unlisted, both()),
                Statement::new(closed, values![table]),
                Statement::new(left, both()),
            ])
            .await
    }

    /// How strong somebody is in games of two of a ruleset, at the pace at which they played last.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn strength(
        &self,
        person: &PersonId,
        ruleset: &str,
    ) -> Result<Option<f64>, StoreError> {
        let sql = "SELECT rating FROM ratings WHERE person = $1 AND ruleset = $2 AND field = 2
                   AND games > 0 ORDER BY updated DESC, pace LIMIT 1";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..], ruleset])).await?;
        rows.first().map(|row| row.real(0)).transpose()
    }

    /// Every table that is listed, those that are full as well.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn offers(&self, now: i64) -> Result<Vec<Offer>, StoreError> {
        grouped(&self.0.rows(Statement::new(offers!(""), values![now])).await?)
    }

    /// A table as it is listed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn offer(&self, table: &str, now: i64) -> Result<Option<Offer>, StoreError> {
        let sql = offers!(r#"AND o."table" = $2"#);
        let rows = self.0.rows(Statement::new(sql, values![now, table])).await?;
        Ok(grouped(&rows)?.pop())
    }

    /// Gives somebody the first free seat of a table that is listed: from now on their secret opens it.
    /// Nobody sits twice at a table, nor where they and who lists it do not want each other.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sit_down(
        &self,
        person: &PersonId,
        table: &str,
        secret: &Secret,
        now: i64,
    ) -> Result<SatDown, StoreError> {
        let sql = r#"UPDATE seats SET digest = $3, person = $2
                     WHERE "table" = $1 AND digest IS NULL
                       AND seat = (SELECT min(f.seat) FROM seats f
                                   WHERE f."table" = $1 AND f.digest IS NULL)
                       AND NOT EXISTS (SELECT 1 FROM seats s
                                       WHERE s."table" = $1 AND s.person = $2)
                       AND EXISTS (
                           SELECT 1 FROM offers o JOIN heads h ON h."table" = o."table"
                           WHERE o."table" = $1 AND o.until > $4 AND NOT h.over AND NOT h.closed
                             AND NOT EXISTS (
                                 SELECT 1 FROM ties b WHERE b.kind = 'block'
                                   AND ((b.person = $2 AND b.other = o.person)
                                        OR (b.person = o.person AND b.other = $2))))"#;
        let own = digest(secret.reveal());
        for _ in 0..TRIES {
            let sitting = values![table, &person.0[..], own.clone(), now];
            if self.0.change(vec![Statement::needed(sql, sitting)]).await? {
                let seats = self.seats_at(person, table).await?;
                return Ok(seats.first().map_or(SatDown::Gone, |&seat| SatDown::At(seat)));
            }
            if !self.seats_at(person, table).await?.is_empty() {
                return Ok(SatDown::Already);
            }
            // Somebody may have taken that very seat a moment ago, and left others.
            let offer = self.offer(table, now).await?;
            if !offer.is_some_and(|offer| offer.seats.iter().any(|seat| seat.is_free)) {
                return Ok(SatDown::Gone);
            }
        }
        Ok(SatDown::Gone)
    }

    /// Forgets listings that are over.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sweep_offers(&self, now: i64) -> Result<(), StoreError> {
        let sql = r#"DELETE FROM offers WHERE until <= $1 OR EXISTS (
                         SELECT 1 FROM heads h WHERE h."table" = offers."table"
                         AND (h.over OR h.closed))"#;
        self.0.change(vec![Statement::new(sql, values![now])]).await?;
        Ok(())
    }
}

/// A row for each seat, those of a table after each other.
fn grouped(rows: &[Row]) -> Result<Vec<Offer>, StoreError> {
    let mut offers: Vec<Offer> = Vec::new();
    for row in rows {
        let table = row.text(0)?;
        if offers.last().is_none_or(|last| last.table != table) {
            offers.push(Offer {
                table,
                person: PersonId(row.text(1)?),
                card: row.text(2)?,
                ruleset: row.text(3)?,
                listed: row.number(4)?,
                until: row.number(5)?,
                seats: Vec::new(),
            });
        }
        let (is_free, name) = (row.number(7)? != 0, row.maybe_text(8)?);
        let seat = OfferedSeat { seat: row.small(6)?, is_free, name };
        offers.iter_mut().rev().take(1).for_each(|last| last.seats.push(seat.clone()));
    }
    Ok(offers)
}
