//! What those who keep order do, and the log of it.

use super::{Lasting, rank};
use crate::sql::{Row, Statement, Value, values};
use crate::{People, PersonId, Role, StoreError};

/// Who does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// Whoever can read and write the store itself.
    Operator,
    /// Somebody with a role.
    Keeper {
        /// Who.
        id: PersonId,
        /// What they are called.
        name: String,
        /// What they look after.
        role: Role,
    },
}

/// Something that is done to keep order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Nothing somebody says is heard.
    Mute(PersonId, Lasting),
    /// They are heard again.
    Unmute(PersonId),
    /// Somebody is not let in, nor are their bots; with `addresses`, nobody is from where they came.
    Ban {
        /// Who.
        person: PersonId,
        /// Until when, and why.
        lasts: Lasting,
        /// Whether nobody is let in from where they came.
        addresses: bool,
    },
    /// They are let in again; and so is whoever comes from where they came.
    Unban(PersonId),
    /// Nobody is let in from an address.
    Bar {
        /// Its digest.
        network: String,
        /// What it is known by.
        label: String,
        /// Until when, and why.
        lasts: Lasting,
    },
    /// Whoever comes from there is let in again.
    Unbar(String),
    /// An account looks after something, or nothing any more.
    Role(PersonId, Option<Role>),
    /// A report is dealt with.
    CloseReport {
        /// Which.
        report: String,
        /// What came of it.
        outcome: String,
    },
    /// A table takes nothing more.
    CloseTable {
        /// Which.
        table: String,
        /// Why.
        reason: String,
    },
    /// A word is not read in what others say.
    Filter(String),
    /// It is read again.
    Unfilter(String),
}

/// Who did what, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Who.
    pub by: By,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub measure: Measure,
}

/// What came of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is so.
    Done,
    /// There is nobody and nothing of that kind, or whoever does it may not do it to them.
    Nothing,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedMeasure {
    /// Its number; later ones have greater numbers.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; nothing for whoever can read and write the store itself.
    pub by: Option<String>,
    /// What was done, in a word.
    pub act: String,
    /// To whom or what: an id.
    pub whom: String,
    /// What that was called.
    pub called: String,
    /// Until when it lasts.
    pub until: Option<i64>,
    /// Why.
    pub reason: String,
}

/// To whom something is done, by the rank that is above theirs: `$3`, never to oneself.
macro_rules! to_person {
    ($set:literal) => {
        concat!(
            "UPDATE people SET ",
            $set,
            " WHERE id = $1 AND id <> $2
                  AND $3 > CASE role WHEN 'owner' THEN 2 WHEN 'moderator' THEN 1 ELSE 0 END"
        )
    };
}

impl By {
    fn id(&self) -> Option<&str> {
        match self {
            Self::Operator => None,
            Self::Keeper { id, .. } => Some(&id.0),
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::Operator => "",
            Self::Keeper { name, .. } => name,
        }
    }

    fn rank(&self) -> i64 {
        match self {
            Self::Operator => 3,
            Self::Keeper { role, .. } => rank(Some(*role)),
        }
    }

    /// A change of somebody, which whoever does it may do to them.
    fn change(&self, sql: &'static str, person: &PersonId, more: Vec<Value>) -> Statement {
        let mut values = values![&person.0[..], self.id().unwrap_or_default(), self.rank()];
        values.extend(more);
        Statement::needed(sql, values)
    }
}

impl Measured {
    /// What it changes; empty where there is nothing to be changed but the log.
    fn changes(&self) -> Vec<Statement> {
        let by = &self.by;
        match &self.measure {
            Measure::Mute(person, Lasting { until, reason }) => {
                let set = to_person!("muted = $4, muted_why = $5");
                vec![by.change(set, person, values![*until, &reason[..]])]
            }
            Measure::Unmute(person) => {
                vec![by.change(to_person!("muted = 0, muted_why = NULL"), person, Vec::new())]
            }
            Measure::Ban { person, lasts: Lasting { until, reason }, addresses } => {
                let set = to_person!("banned = $4, banned_why = $5");
                let offers = "DELETE FROM offers WHERE person = $1";
                let mut all = vec![
                    by.change(set, person, values![*until, &reason[..]]),
                    Statement::new(offers, values![&person.0[..]]),
                ];
                if *addresses {
                    let sql = "INSERT INTO barred (network, label, until, reason)
                               SELECT DISTINCT s.came, p.name, CAST($2 AS bigint), CAST($3 AS text)
                               FROM sessions s JOIN people p ON p.id = s.person
                               WHERE s.person = $1 AND s.came IS NOT NULL
                               ON CONFLICT (network) DO UPDATE
                               SET label = excluded.label, until = excluded.until,
                                   reason = excluded.reason";
                    let values = values![&person.0[..], *until, &reason[..]];
                    all.push(Statement::new(sql, values));
                }
                all
            }
            Measure::Unban(person) => {
                let set = to_person!("banned = 0, banned_why = NULL");
                let sql = "DELETE FROM barred WHERE network IN
                               (SELECT s.came FROM sessions s WHERE s.person = $1)";
                vec![
                    by.change(set, person, Vec::new()),
                    Statement::new(sql, values![&person.0[..]]),
                ]
            }
            Measure::Bar { network, label, lasts: Lasting { until, reason } } => {
                let sql = "INSERT INTO barred (network, label, until, reason)
                           VALUES ($1, $2, $3, $4)
                           ON CONFLICT (network) DO UPDATE
                           SET label = excluded.label, until = excluded.until,
                               reason = excluded.reason";
                let values = values![&network[..], &label[..], *until, &reason[..]];
                vec![Statement::needed(sql, values)]
            }
            Measure::Unbar(network) => {
                let sql = "DELETE FROM barred WHERE network = $1";
                vec![Statement::needed(sql, values![&network[..]])]
            }
            Measure::Role(person, role) => {
                // Whoever may say so is above both: what they looked after and what they look after now.
                let set = to_person!("role = $4");
                let rank_now = rank(*role);
                if rank_now >= by.rank() || by.rank() < rank(Some(Role::Owner)) {
                    return vec![Statement::needed("DELETE FROM people WHERE 1 = 0", Vec::new())];
                }
                let sql = "UPDATE people SET role = role WHERE id = $1 AND kind = 'account'";
                vec![
                    Statement::needed(sql, values![&person.0[..]]),
                    by.change(set, person, values![role.map(Role::name)]),
                ]
            }
            Measure::CloseReport { report, outcome } => {
                // Nobody deals with what is said of themselves.
                let sql = "UPDATE reports SET closed = $2, closer = $3, outcome = $4
                           WHERE id = $1 AND closed IS NULL AND COALESCE(about, '') <> $5";
                let closer = by.name();
                let own = by.id().unwrap_or("-");
                let values = values![&report[..], self.at, closer, &outcome[..], own];
                vec![Statement::needed(sql, values)]
            }
            Measure::CloseTable { table, .. } => {
                // Truth is written differently in both databases.
                let sql = r#"UPDATE heads SET closed = (1 = 1) WHERE "table" = $1"#;
                vec![Statement::needed(sql, values![&table[..]])]
            }
            Measure::Filter(word) => {
                let sql = "INSERT INTO filtered (word) VALUES ($1) ON CONFLICT DO NOTHING";
                vec![Statement::needed(sql, values![&word[..]])]
            }
            Measure::Unfilter(word) => {
                let sql = "DELETE FROM filtered WHERE word = $1";
                vec![Statement::needed(sql, values![&word[..]])]
            }
        }
    }

    /// Its line in the log. Where somebody is meant, they are called as they are called now.
    fn line(&self) -> Statement {
        let lasts = |lasts: &Lasting| (Some(lasts.until), lasts.reason.clone());
        let none = || (None, String::new());
        let (act, whom, called, (until, reason)) = match &self.measure {
            Measure::Mute(person, lasting) => ("mute", &person.0, "", lasts(lasting)),
            Measure::Unmute(person) => ("unmute", &person.0, "", none()),
            Measure::Ban { person, lasts: lasting, addresses: false } => {
                ("ban", &person.0, "", lasts(lasting))
            }
            Measure::Ban { person, lasts: lasting, addresses: true } => {
                ("ban_all", &person.0, "", lasts(lasting))
            }
            Measure::Unban(person) => ("unban", &person.0, "", none()),
            Measure::Bar { network, label, lasts: lasting } => {
                ("bar", network, &label[..], lasts(lasting))
            }
            Measure::Unbar(network) => ("unbar", network, "", none()),
            Measure::Role(person, role) => {
                let role = role.map_or("", Role::name);
                ("role", &person.0, "", (None, role.to_owned()))
            }
            Measure::CloseReport { report, outcome } => {
                ("report", report, "", (None, outcome.clone()))
            }
            Measure::CloseTable { table, reason } => {
                ("close", table, &table[..], (None, reason.clone()))
            }
            Measure::Filter(word) => ("filter", word, &word[..], none()),
            Measure::Unfilter(word) => ("unfilter", word, &word[..], none()),
        };
        let sql = "INSERT INTO measures (at, person, name, act, whom, called, until, reason)
                   VALUES ($1, $2, $3, $4, $5, COALESCE(
                       (SELECT p.name FROM people p WHERE p.id = $5),
                       (SELECT r.called FROM reports r WHERE r.id = $5),
                       (SELECT b.label FROM barred b WHERE b.network = $5), $6), $7, $8)";
        let by = (self.by.id(), self.by.name());
        let until = Value::Number(until);
        let mut values = values![self.at, by.0, by.1, act, &whom[..], called];
        values.extend([until, Value::from(&reason[..])]);
        Statement::new(sql, values)
    }
}

impl People {
    /// Does something to keep order, and notes it in the log: both or neither.
    ///
    /// # Errors
    /// When the store fails; then nothing is done.
    pub async fn measure(&self, measured: &Measured) -> Result<Kept, StoreError> {
        // The line comes first: what is lifted has its name still.
        let mut statements = vec![measured.line()];
        statements.extend(measured.changes());
        Ok(if self.0.change(statements).await? { Kept::Done } else { Kept::Nothing })
    }

    /// The log, the latest first: of everything or of one thing, from before a line.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn measures(
        &self,
        whom: Option<&str>,
        before: Option<i64>,
        most: u32,
    ) -> Result<Vec<LoggedMeasure>, StoreError> {
        let sql = "SELECT id, at, person, name, act, whom, called, until, reason FROM measures
                   WHERE id < $1 AND ($2 = '' OR whom = $2) ORDER BY id DESC LIMIT $3";
        let before = before.unwrap_or(i64::MAX);
        let values = values![before, whom.unwrap_or_default(), i64::from(most)];
        let rows = self.0.rows(Statement::new(sql, values)).await?;
        let logged = |row: &Row| {
            let has_name = row.maybe_text(2)?.is_some();
            Ok(LoggedMeasure {
                id: row.number(0)?,
                at: row.number(1)?,
                by: Some(row.text(3)?).filter(|_| has_name),
                act: row.text(4)?,
                whom: row.text(5)?,
                called: row.text(6)?,
                until: row.maybe_small(7)?,
                reason: row.text(8)?,
            })
        };
        rows.iter().map(logged).collect()
    }

    /// The number of the last line of the log: whoever remembers it knows whether anything was done since.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn last_measure(&self) -> Result<i64, StoreError> {
        let sql = "SELECT COALESCE(max(id), 0) FROM measures";
        let rows = self.0.rows(Statement::new(sql, Vec::new())).await?;
        rows.first().map_or(Ok(0), |row| row.number(0))
    }
}
