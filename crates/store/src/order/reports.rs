//! What people report.

use crate::sql::{Row, Statement, Value, values};
use crate::{People, PersonId, StoreError};

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportKind {
    /// What somebody says.
    Talk,
    /// What somebody is called.
    Name,
    /// Help that is not allowed, or games that are lost on purpose.
    Cheating,
    /// Games that somebody leaves, or lets wait.
    Leaving,
    /// Something else.
    Other,
}

impl ReportKind {
    const ALL: [Self; 5] = [Self::Talk, Self::Name, Self::Cheating, Self::Leaving, Self::Other];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Talk => "talk",
            Self::Name => "name",
            Self::Cheating => "cheating",
            Self::Leaving => "leaving",
            Self::Other => "other",
        }
    }

    fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(Self::Other)
    }
}

/// A report that somebody makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// What it is known by.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who makes it.
    pub reporter: PersonId,
    /// Whom it is about, as far as that is known.
    pub about: Option<PersonId>,
    /// What they are called there.
    pub called: String,
    /// Where it happened.
    pub at_table: Option<Reported>,
    /// What it is about.
    pub kind: ReportKind,
    /// What the reporter says.
    pub words: String,
}

/// Where something happened that is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// The table.
    pub table: String,
    /// The seat; a spectator has none.
    pub seat: Option<u8>,
    /// The number of what was said, when it is about that.
    pub line: Option<u32>,
    /// How many inputs the table had taken.
    pub taken: u32,
    /// What was said around it, each line as it was kept.
    pub talk: Vec<String>,
}

/// A report as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it is known by.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who made it, and what they are called now; nothing when they are forgotten.
    pub reporter: Option<(PersonId, String)>,
    /// Whom it is about, as far as that is known.
    pub about: Option<PersonId>,
    /// What they were called there.
    pub called: String,
    /// Where it happened.
    pub at_table: Option<Reported>,
    /// What it is about.
    pub kind: ReportKind,
    /// What the reporter says.
    pub words: String,
    /// When it was dealt with, by whom, and what came of it.
    pub closed: Option<(i64, String, String)>,
}

/// Which reports are asked for.
#[derive(Clone, Debug)]
pub struct WhichReports {
    /// Whoever reads them: they are not shown what is about themselves, nor about a game that they play
    /// and that goes on. Nobody in particular is shown all.
    pub reader: Option<PersonId>,
    /// Only those that nobody has dealt with.
    pub open: bool,
    /// Only those about somebody.
    pub about: Option<PersonId>,
    /// Only those of before.
    pub before: Option<i64>,
    /// The most there may be.
    pub most: u32,
}

/// What stands between lines that are kept together; no line has it.
const BETWEEN: char = '\n';

fn report(row: &Row) -> Result<Report, StoreError> {
    let reporter = row.maybe_text(2)?.map(PersonId);
    let name = row.maybe_text(3)?;
    let talk = row.text(10)?;
    let at_table = match row.maybe_text(6)? {
        Some(table) => Some(Reported {
            table,
            seat: row.maybe_small(7)?,
            line: row.maybe_small(8)?,
            taken: row.maybe_small(9)?.unwrap_or_default(),
            talk: talk.split(BETWEEN).filter(|line| !line.is_empty()).map(str::to_owned).collect(),
        }),
        None => None,
    };
    let closed = match row.maybe_small(13)? {
        Some(at) => {
            let [by, outcome] = [14, 15].map(|at| row.maybe_text(at));
            Some((at, by?.unwrap_or_default(), outcome?.unwrap_or_default()))
        }
        None => None,
    };
    Ok(Report {
        id: row.text(0)?,
        at: row.number(1)?,
        reporter: reporter.zip(name),
        about: row.maybe_text(4)?.map(PersonId),
        called: row.text(5)?,
        at_table,
        kind: ReportKind::named(&row.text(11)?),
        words: row.text(12)?,
        closed,
    })
}

impl People {
    /// Keeps a report. `false` when whoever makes it has made the same, or `most` that are open.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn report(&self, report: &NewReport, most: u32) -> Result<bool, StoreError> {
        let NewReport { id, at, reporter, about, called, at_table, kind, words } = report;
        let sql = r#"INSERT INTO reports (id, at, reporter, about, called, "table", seat, number, taken,
                                          kind, words, talk)
                     SELECT $1, $2, p.id, $4, $5, $6, $7, $8, $9, $10, $11, $12
                     FROM people p WHERE p.id = $3
                     AND $13 > (SELECT count(*) FROM reports r
                                WHERE r.reporter = $3 AND r.closed IS NULL)
                     AND NOT EXISTS (SELECT 1 FROM reports r
                         WHERE r.reporter = $3 AND r.closed IS NULL AND r.kind = $10
                           AND r.called = $5 AND COALESCE(r."table", '') = COALESCE($6, '')
                           AND COALESCE(r.number, -1) = COALESCE($8, -1))"#;
        let there = at_table.as_ref();
        let number = |number: Option<i64>| Value::Number(number);
        let talk = there.map(|there| there.talk.join("\n")).unwrap_or_default();
        let about = about.as_ref().map(|about| &about.0[..]);
        let mut values = values![&id[..], *at, &reporter.0[..], about, &called[..]];
        values.extend([
            Value::from(there.map(|there| &there.table[..])),
            number(there.and_then(|there| there.seat).map(i64::from)),
            number(there.and_then(|there| there.line).map(i64::from)),
            number(there.map(|there| i64::from(there.taken))),
            Value::from(kind.name()),
            Value::from(&words[..]),
            Value::from(&talk[..]),
            Value::from(i64::from(most)),
        ]);
        self.0.change(vec![Statement::needed(sql, values)]).await
    }

    /// Who said something at a table, as far as that is known.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn speaker(&self, table: &str, line: u32) -> Result<Option<PersonId>, StoreError> {
        let sql = r#"SELECT person FROM talk WHERE "table" = $1 AND number = $2"#;
        let rows = self.0.rows(Statement::new(sql, values![table, i64::from(line)])).await?;
        let person = rows.first().map(|row| row.maybe_text(0)).transpose()?;
        Ok(person.flatten().map(PersonId))
    }

    /// Reports, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn reports(&self, which: &WhichReports) -> Result<Vec<Report>, StoreError> {
        let sql = r#"SELECT r.id, r.at, r.reporter, p.name, r.about, r.called, r."table", r.seat,
                            r.number, r.taken, r.talk, r.kind, r.words, r.closed, r.closer, r.outcome
                     FROM reports r LEFT JOIN people p ON p.id = r.reporter
                     WHERE r.at < $1 AND ($2 = 0 OR r.closed IS NULL)
                       AND ($3 = '' OR r.about = $3)
                       AND ($4 = '' OR (COALESCE(r.about, '') <> $4 AND NOT EXISTS (
                           SELECT 1 FROM seats s JOIN heads h ON h."table" = s."table"
                           WHERE s."table" = r."table" AND s.person = $4 AND NOT h.over)))
                     ORDER BY r.at DESC, r.id LIMIT $5"#;
        let id = |person: &Option<PersonId>| person.as_ref().map_or("", |id| &id.0).to_owned();
        let (about, reader) = (id(&which.about), id(&which.reader));
        let before = which.before.unwrap_or(i64::MAX);
        let (open, most) = (i64::from(which.open), i64::from(which.most));
        let values = values![before, open, &about[..], &reader[..], most];
        self.0.rows(Statement::new(sql, values)).await?.iter().map(report).collect()
    }
}
