//! Browsers that are signed in, and what else opens the door.

use super::{People, Person, PersonId, PersonKind};
use crate::sql::{Statement, values};
use crate::sqlite::digest;
use crate::{Secret, StoreError};

/// A browser that is signed in from now on.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// What its cookie holds.
    pub secret: Secret,
    /// What it is called in lists.
    pub id: String,
    /// What kind of device it is, in a word or two.
    pub device: String,
    /// When it begins, in milliseconds since 1970.
    pub begun: i64,
    /// When it ends unless it is used before.
    pub expires: i64,
    /// The address it comes from, as a digest.
    pub came: Option<String>,
}

/// A browser that is signed in, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionCard {
    /// What it is called.
    pub id: String,
    /// What kind of device it is.
    pub device: String,
    /// When it began.
    pub begun: i64,
    /// When it was last used, give or take a day.
    pub seen: i64,
    /// When it ends.
    pub expires: i64,
}

impl NewSession {
    pub(super) fn statement(&self, person: &PersonId) -> Statement {
        let Self { secret, id, device, begun, expires, came } = self;
        let sql = "INSERT INTO sessions (digest, id, person, device, created, seen, expires, came)
                   VALUES ($1, $2, $3, $4, $5, $5, $6, $7)";
        let digest = digest(secret.reveal());
        let (id, person, device) = (&id[..], &person.0[..], &device[..]);
        let values = values![digest, id, person, device, *begun, *expires, came.as_deref()];
        Statement::new(sql, values)
    }
}

impl People {
    /// Lets a guest in for the first time.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn add_guest(
        &self,
        id: &PersonId,
        name: &str,
        session: &NewSession,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, kind, name, created) VALUES ($1, $2, $3, $4)";
        let kind = PersonKind::Guest.name();
        let guest = Statement::new(sql, values![&id.0[..], kind, name, session.begun]);
        self.0.change(vec![guest, session.statement(id)]).await?;
        Ok(())
    }

    /// Who has a session, and which.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn by_session(
        &self,
        secret: &Secret,
        now: i64,
    ) -> Result<Option<(Person, SessionCard)>, StoreError> {
        const AT: usize = Person::COLUMNS;
        let sql = "SELECT p.id, p.kind, p.name, p.role, p.muted, p.banned,
                          s.id, s.device, s.created, s.seen, s.expires
                   FROM sessions s JOIN people p ON p.id = s.person
                   WHERE s.digest = $1 AND s.expires > $2";
        let statement = Statement::new(sql, values![digest(secret.reveal()), now]);
        let rows = self.0.rows(statement).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let session = SessionCard {
            id: row.text(AT)?,
            device: row.text(AT + 1)?,
            begun: row.number(AT + 2)?,
            seen: row.number(AT + 3)?,
            expires: row.number(AT + 4)?,
        };
        Ok(Some((Person::read(row)?, session)))
    }

    /// Whose token it is.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn by_token(&self, token: &Secret) -> Result<Option<Person>, StoreError> {
        // A bot is let in where its owner is.
        let sql = "SELECT p.id, p.kind, p.name, p.role, p.muted,
                          CASE WHEN COALESCE(o.banned, 0) > p.banned THEN o.banned ELSE p.banned END
                   FROM proofs JOIN people p ON p.id = proofs.person
                   LEFT JOIN people o ON o.id = p.owner
                   WHERE proofs.digest = $1 AND proofs.kind = 'token'";
        let rows = self.0.rows(Statement::new(sql, values![digest(token.reveal())])).await?;
        rows.first().map(Person::read).transpose()
    }

    /// Keeps that a session was used, until when it lasts now, and where it comes from.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn see(
        &self,
        session: &str,
        now: i64,
        expires: i64,
        came: Option<&str>,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE sessions SET seen = $2, expires = $3, came = $4 WHERE id = $1";
        self.0.change(vec![Statement::new(sql, values![session, now, expires, came])]).await?;
        Ok(())
    }

    /// Signs somebody in on a device. What the browser was before is over, and when that was a guest
    /// the games of the guest are theirs from now on.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sign_in(
        &self,
        person: &PersonId,
        session: &NewSession,
        before: Option<(&Person, &SessionCard)>,
    ) -> Result<(), StoreError> {
        let mut statements = vec![session.statement(person)];
        if let Some((who, old)) = before {
            let sql = "DELETE FROM sessions WHERE id = $1";
            statements.push(Statement::new(sql, values![&old.id[..]]));
            if who.kind == PersonKind::Guest && who.id != *person {
                for sql in [
                    "UPDATE seats SET person = $2 WHERE person = $1",
                    "UPDATE offers SET person = $2 WHERE person = $1",
                    "INSERT INTO ties (person, other, kind)
                     SELECT $2, other, kind FROM ties WHERE person = $1 AND other <> $2
                     ON CONFLICT DO NOTHING",
                    "INSERT INTO ties (person, other, kind)
                     SELECT person, $2, kind FROM ties WHERE other = $1 AND person <> $2
                     ON CONFLICT DO NOTHING",
                    "UPDATE results SET person = $2 WHERE person = $1",
                    "UPDATE talk SET person = $2 WHERE person = $1",
                    "UPDATE reports SET reporter = $2 WHERE reporter = $1",
                    "UPDATE reports SET about = $2 WHERE about = $1",
                    // Nobody is heard again by signing in.
                    "UPDATE people SET (muted, muted_why) =
                         (SELECT g.muted, g.muted_why FROM people g WHERE g.id = $1)
                     WHERE id = $2 AND muted < (SELECT g.muted FROM people g WHERE g.id = $1)",
                ] {
                    statements.push(Statement::new(sql, values![&who.id.0[..], &person.0[..]]));
                }
                statements.extend(forget(&who.id));
            }
        }
        self.0.change(statements).await?;
        Ok(())
    }

    /// The sessions of somebody that last, those that were used last first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sessions(
        &self,
        person: &PersonId,
        now: i64,
    ) -> Result<Vec<SessionCard>, StoreError> {
        let sql = "SELECT id, device, created, seen, expires FROM sessions
                   WHERE person = $1 AND expires > $2 ORDER BY seen DESC, id";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..], now])).await?;
        let card = |row: &crate::sql::Row| {
            Ok(SessionCard {
                id: row.text(0)?,
                device: row.text(1)?,
                begun: row.number(2)?,
                seen: row.number(3)?,
                expires: row.number(4)?,
            })
        };
        rows.iter().map(card).collect()
    }

    /// Ends one session of somebody. `false` when it is not theirs.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_session(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2";
        self.0.change(vec![Statement::needed(sql, values![&person.0[..], id])]).await
    }

    /// Ends all sessions of somebody.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1";
        self.0.change(vec![Statement::new(sql, values![&person.0[..]])]).await?;
        Ok(())
    }

    /// Forgets sessions that are over, and guests who have none any more: nobody can be them again, so
    /// their seats are their secrets' alone. How many there were; when as many as `most`, there may be
    /// more.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sweep(&self, now: i64, most: u32) -> Result<usize, StoreError> {
        let over = "SELECT DISTINCT person FROM sessions WHERE expires <= $1 LIMIT $2";
        let rows = self.0.rows(Statement::new(over, values![now, i64::from(most)])).await?;
        let mut statements = Vec::new();
        for row in &rows {
            let person = row.text(0)?;
            let sql = "DELETE FROM sessions WHERE person = $1 AND expires <= $2";
            statements.push(Statement::new(sql, values![&person[..], now]));
            for sql in [
                "UPDATE seats SET person = NULL WHERE person = $1
                     AND EXISTS (SELECT 1 FROM people p WHERE p.id = $1 AND p.kind = 'guest')
                     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = $1)",
                "UPDATE results SET person = NULL WHERE person = $1
                     AND EXISTS (SELECT 1 FROM people p WHERE p.id = $1 AND p.kind = 'guest')
                     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = $1)",
                "DELETE FROM people WHERE id = $1 AND kind = 'guest'
                     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = $1)",
            ] {
                statements.push(Statement::new(sql, values![&person[..]]));
            }
        }
        if !statements.is_empty() {
            self.0.change(statements).await?;
        }
        Ok(rows.len())
    }
}

/// Forgets somebody who has nothing any more.
pub(super) fn forget(person: &PersonId) -> [Statement; 9] {
    [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM proofs WHERE person = $1",
        "UPDATE results SET person = NULL WHERE person = $1",
        "DELETE FROM leavers WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "UPDATE talk SET person = NULL WHERE person = $1",
        "UPDATE reports SET reporter = NULL WHERE reporter = $1",
        "UPDATE reports SET about = NULL WHERE about = $1",
        "DELETE FROM people WHERE id = $1",
    ]
    .map(|sql| Statement::new(sql, values![&person.0[..]]))
}
