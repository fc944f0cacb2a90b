//! Keeping order: what people report, what those who look after the server do about it, and the log of
//! that.
//!
//! What is done and its line in the log are one change: nothing is done that is not told there.

mod measures;
mod reports;

pub use measures::{By, Kept, LoggedMeasure, Measure, Measured};
pub use reports::{NewReport, Report, ReportKind, Reported, WhichReports};

use crate::people::Person;
use crate::sql::{Row, Statement, senseless, values};
use crate::{People, PersonId, Role, StoreError};

/// Until when what lasts for good does.
pub const FOR_GOOD: i64 = i64::MAX;

/// What is done to somebody or something, until when, and why, as they are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lasting {
    /// Until when, in milliseconds since 1970; [`FOR_GOOD`] if it does not end.
    pub until: i64,
    /// Why.
    pub reason: String,
}

/// Addresses from which nobody is let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// Their digest.
    pub network: String,
    /// What moderators know them by.
    pub label: String,
    /// Until when, and why.
    pub lasts: Lasting,
}

/// Somebody as those who keep order see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// They.
    pub person: Person,
    /// When they came, in milliseconds since 1970.
    pub created: i64,
    /// Whose bot it is.
    pub owner: Option<PersonId>,
    /// If nothing they say is heard.
    pub muted: Option<Lasting>,
    /// If they are not let in.
    pub banned: Option<Lasting>,
    /// How many reports are about them, and how many of those are open.
    pub reports: (u32, u32),
}

macro_rules! known {
    ($where:literal) => {
        concat!(
            "SELECT p.id, p.kind, p.name, p.role, p.muted, p.banned, p.created, p.owner,
                    p.muted_why, p.banned_why,
                    (SELECT count(*) FROM reports r WHERE r.about = p.id),
                    (SELECT count(*) FROM reports r WHERE r.about = p.id AND r.closed IS NULL)
             FROM people p WHERE ",
            $where,
            " ORDER BY p.created DESC, p.id LIMIT 50"
        )
    };
}

fn known(row: &Row, now: i64) -> Result<Known, StoreError> {
    const AT: usize = Person::COLUMNS;
    let person = Person::read(row)?;
    let lasts = |until: i64, at: usize| {
        let reason = row.maybe_text(at)?.unwrap_or_default();
        Ok::<_, StoreError>((until > now).then_some(Lasting { until, reason }))
    };
    Ok(Known {
        created: row.number(AT)?,
        owner: row.maybe_text(AT + 1)?.map(PersonId),
        muted: lasts(person.muted, AT + 2)?,
        banned: lasts(person.banned, AT + 3)?,
        reports: (row.small(AT + 4)?, row.small(AT + 5)?),
        person,
    })
}

fn lasting(row: &Row, at: usize) -> Result<Lasting, StoreError> {
    let reason = row.maybe_text(at + 1)?.unwrap_or_default();
    Ok(Lasting { until: row.number(at)?, reason })
}

impl People {
    /// Somebody, as those who keep order see them.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn known(&self, person: &PersonId, now: i64) -> Result<Option<Known>, StoreError> {
        let statement = Statement::new(known!("p.id = $1"), values![&person.0[..]]);
        let rows = self.0.rows(statement).await?;
        rows.first().map(|row| known(row, now)).transpose()
    }

    /// Those of a name: the account that is known by it, guests and bots that are called so, and whoever
    /// has it for an id. `known` is the name as it is compared.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn named(
        &self,
        name: &str,
        likeness: &str,
        now: i64,
    ) -> Result<Vec<Known>, StoreError> {
        let sql = known!("p.known = $2 OR p.id = $1 OR (p.kind <> 'account' AND p.name = $1)");
        let rows = self.0.rows(Statement::new(sql, values![name, likeness])).await?;
        rows.iter().map(|row| known(row, now)).collect()
    }

    /// Those who look after the server.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn keepers(&self, now: i64) -> Result<Vec<Known>, StoreError> {
        let rows = self.0.rows(Statement::new(known!("p.role IS NOT NULL"), Vec::new())).await?;
        rows.iter().map(|row| known(row, now)).collect()
    }

    /// Why somebody is not let in, when they are not; a bot is let in where its owner is.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ban_of(&self, person: &PersonId, now: i64) -> Result<Option<Lasting>, StoreError> {
        let sql = "SELECT p.banned, p.banned_why FROM people p
                   WHERE p.banned > $2 AND (p.id = $1
                       OR p.id = (SELECT b.owner FROM people b WHERE b.id = $1))
                   ORDER BY p.banned DESC LIMIT 1";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..], now])).await?;
        rows.first().map(|row| lasting(row, 0)).transpose()
    }

    /// Where somebody's sessions came from last, as digests.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn came_from(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT came FROM sessions WHERE person = $1 AND came IS NOT NULL";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..]])).await?;
        rows.iter().map(|row| row.text(0)).collect()
    }

    /// Why nothing is heard of somebody at a table: of the person, or of whoever has the seat.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn mute_at(
        &self,
        person: Option<&PersonId>,
        table: &str,
        seat: Option<u8>,
        now: i64,
    ) -> Result<Option<Lasting>, StoreError> {
        let sql = r#"SELECT p.muted, p.muted_why FROM people p
                     WHERE p.muted > $4 AND (p.id = $1
                         OR p.id = (SELECT b.owner FROM people b WHERE b.id = $1)
                         OR p.id IN (SELECT s.person FROM seats s
                                     WHERE s."table" = $2 AND s.seat = $3)
                         OR p.id IN (SELECT b.owner FROM seats s JOIN people b ON b.id = s.person
                                     WHERE s."table" = $2 AND s.seat = $3))
                     ORDER BY p.muted DESC LIMIT 1"#;
        let person = person.map(|person| &person.0[..]);
        let values = values![person, table, i64::from(seat.unwrap_or(u8::MAX)), now];
        let rows = self.0.rows(Statement::new(sql, values)).await?;
        rows.first().map(|row| lasting(row, 0)).transpose()
    }

    /// Everybody who is not let in at present, with their bots.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn all_banned(&self, now: i64) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT id FROM people WHERE banned > $1
                   UNION SELECT b.id FROM people b JOIN people o ON o.id = b.owner
                         WHERE o.banned > $1";
        let rows = self.0.rows(Statement::new(sql, values![now])).await?;
        rows.iter().map(|row| row.text(0).map(PersonId)).collect()
    }

    /// Addresses from which nobody is let in at present.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn barred(&self, now: i64) -> Result<Vec<Barred>, StoreError> {
        let sql = "SELECT network, label, until, reason FROM barred
                   WHERE until > $1 ORDER BY label, network";
        let rows = self.0.rows(Statement::new(sql, values![now])).await?;
        let barred = |row: &Row| {
            Ok(Barred { network: row.text(0)?, label: row.text(1)?, lasts: lasting(row, 2)? })
        };
        rows.iter().map(barred).collect()
    }

    /// Words that nobody reads in what others say.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn filtered(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT word FROM filtered ORDER BY word";
        let rows = self.0.rows(Statement::new(sql, Vec::new())).await?;
        rows.iter().map(|row| row.text(0)).collect()
    }

    /// What this server made once and keeps to itself: what is kept under a name, else what was made just
    /// now. All who ask are given the same.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn key(&self, name: &str, made: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.0.change(vec![Statement::new(sql, values![name, made])]).await?;
        let sql = "SELECT value FROM keys WHERE name = $1";
        let rows = self.0.rows(Statement::new(sql, values![name])).await?;
        rows.first().ok_or_else(senseless)?.text(0)
    }

    /// An address as it is kept: nobody can tell the address from that without the key of this server.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn address_digest(&self, address: &str) -> Result<String, StoreError> {
        Ok(keyed(&self.address_key().await?, address))
    }

    /// The key that addresses are kept with.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn address_key(&self) -> Result<String, StoreError> {
        let mut made = [0; KEY_BYTES];
        getrandom::fill(&mut made).expect("the system gives random bytes");
        let made: String = made.iter().map(|byte| format!("{byte:02x}")).collect();
        self.key("addresses", &made).await
    }

    /// Who is somebody by their id.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn person(&self, person: &PersonId) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, kind, name, role, muted, banned FROM people WHERE id = $1";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..]])).await?;
        rows.first().map(Person::read).transpose()
    }
}

/// Bytes of a key.
const KEY_BYTES: usize = 32;

/// A digest of a text that only whoever has the key can make.
pub fn keyed(key: &str, text: &str) -> String {
    crate::digest_of(&format!("{key} {text}"))
}

/// What somebody may do to whom: those of less may do nothing to those of more.
const fn rank(role: Option<Role>) -> i64 {
    match role {
        None => 0,
        Some(Role::Moderator) => 1,
        Some(Role::Owner) => 2,
    }
}
