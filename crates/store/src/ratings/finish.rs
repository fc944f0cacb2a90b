//! Keeping how a game ended, in the transaction that ends it.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use super::counted::{Strength, after};
use super::{AGAIN, AGAIN_WITHIN, Computer, Finished, Outcome, Uncounted};
use crate::StoreError;
use crate::sql::{Row, Statement, values};

/// The table, as far as its end depends on it.
const TABLE: &str = r#"SELECT rated, pace, ruleset,
                              (SELECT count(*) FROM results r WHERE r."table" = t.id)
                       FROM tables t WHERE t.id = $1"#;

/// Whose its seats are and were.
const SITTERS: &str = r#"SELECT s.seat, s.person, p.kind, s.came, s.device, 0
                         FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s."table" = $1
                         UNION ALL
                         SELECT l.seat, l.person, p.kind, l.came, l.device, 1
                         FROM leavers l LEFT JOIN people p ON p.id = l.person WHERE l."table" = $1"#;

/// Makes sure that there is a rating, and that nobody else changes it until the game is kept.
const HELD: &str =
    "INSERT INTO ratings (person, ruleset, pace, field, rating, deviation, volatility, updated)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                    ON CONFLICT (person, ruleset, pace, field) DO UPDATE SET games = ratings.games";

const STRENGTH: &str = "SELECT rating, deviation, volatility, updated FROM ratings
                        WHERE person = $1 AND ruleset = $2 AND pace = $3 AND field = $4";

/// How often two have met in games that counted.
const MET: &str = r#"SELECT count(*) FROM results x JOIN results y ON y."table" = x."table"
                     WHERE x.person = $1 AND y.person = $2 AND x.became IS NOT NULL AND x.ruleset = $3
                       AND x.pace = $4 AND x.field = $5 AND x.ended > $6"#;

const RATED: &str = "UPDATE ratings SET rating = $5, deviation = $6, volatility = $7, updated = $8,
                            games = games + 1, won = won + $9, drawn = drawn + $10
                     WHERE person = $1 AND ruleset = $2 AND pace = $3 AND field = $4";

const RESULT: &str = r#"INSERT INTO results ("table", seat, person, level, outcome, ruleset, pace, field,
                                             ended, uncounted, was, became, deviation)
                        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"#;

/// A game that ends: what is known of it before anything is changed.
struct Ending {
    table: String,
    ended: i64,
    is_rated: bool,
    pace: String,
    ruleset: String,
    seats: Vec<Sitter>,
}

/// Who played a seat.
struct Sitter {
    seat: i64,
    outcome: Outcome,
    has_left: bool,
    computer: Option<Computer>,
    person: Option<String>,
    has_account: bool,
    came: Option<String>,
    device: Option<String>,
    strength: Option<Strength>,
}

impl Ending {
    /// Nothing when there is nothing to be kept: it was kept before, or nobody played.
    fn of(
        table: &str,
        finished: &Finished,
        ended: i64,
        found: &[Row],
        sitters: &[Row],
    ) -> Result<Option<Self>, StoreError> {
        let Some(row) = found.first() else { return Ok(None) };
        // What counts counts once. What does not is kept as it ended last.
        if row.number(3)? > 0 && row.number(0)? != 0 {
            return Ok(None);
        }
        let mut seats = Vec::new();
        for (seat, contender) in (0i64..).zip(&finished.seats) {
            let mut sitter = Sitter {
                seat,
                outcome: contender.outcome,
                has_left: false,
                computer: contender.computer.clone(),
                person: None,
                has_account: false,
                came: None,
                device: None,
                strength: None,
            };
            for row in sitters {
                if row.number(0)? != seat || (sitter.has_left && row.number(5)? == 0) {
                    continue;
                }
                sitter.person = row.maybe_text(1)?;
                sitter.has_account = row.maybe_text(2)?.as_deref() == Some("account");
                (sitter.came, sitter.device) = (row.maybe_text(3)?, row.maybe_text(4)?);
                sitter.has_left = row.number(5)? == 1;
            }
            if sitter.has_left {
                (sitter.outcome, sitter.computer) = (Outcome::Lost, None);
            }
            seats.push(sitter);
        }
        if seats.iter().all(|sitter| sitter.person.is_none()) {
            return Ok(None);
        }
        let (is_rated, pace, ruleset) = (row.number(0)? != 0, row.text(1)?, row.text(2)?);
        Ok(Some(Self { table: table.to_owned(), ended, is_rated, pace, ruleset, seats }))
    }

    fn field(&self) -> i64 {
        if self.seats.len() == 2 { 2 } else { 3 }
    }

    fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> =
            self.seats.iter().filter_map(|sitter| sitter.person.as_deref()).collect();
        people.sort_unstable();
        people
    }

    /// Why it does not count, as far as that can be told without looking at other games.
    fn uncounted(&self) -> Option<Uncounted> {
        let mut humans = self.seats.iter().filter(|sitter| sitter.computer.is_none());
        if !humans.clone().all(|sitter| sitter.has_account) {
            return Some(Uncounted::NoAccount);
        }
        let same = |one: &dyn Fn(&Sitter) -> Option<String>| {
            let mut all: Vec<String> = humans.clone().filter_map(one).collect();
            let before = all.len();
            all.sort_unstable();
            all.dedup();
            all.len() < before
        };
        if same(&|sitter| sitter.person.clone()) {
            return Some(Uncounted::Alone);
        }
        if same(&|sitter| sitter.came.clone()) || same(&|sitter| sitter.device.clone()) {
            return Some(Uncounted::Near);
        }
        let computers = self.seats.iter().filter_map(|sitter| sitter.computer.as_ref());
        let is_unmeasured = computers.clone().any(|computer| computer.rating.is_none());
        (is_unmeasured || humans.next().is_none()).then_some(Uncounted::Unmeasured)
    }

    fn ladder(&self) -> (&str, &str, i64) {
        (&self.ruleset, &self.pace, self.field())
    }

    fn held(&self) -> Vec<Statement> {
        let Strength { rating, deviation, volatility } = Strength::new(self.field());
        let (ruleset, pace, field) = self.ladder();
        let held = |person: &str| {
            let new =
                values![person, ruleset, pace, field, rating, deviation, volatility, self.ended];
            Statement::new(HELD, new)
        };
        // In one order everywhere, so that two games that end at once do not wait for each other.
        self.people().into_iter().map(held).collect()
    }

    fn strength_of(&self, person: &str) -> Statement {
        let (ruleset, pace, field) = self.ladder();
        Statement::new(STRENGTH, values![person, ruleset, pace, field])
    }

    /// How often each two have met.
    fn meetings(&self) -> Vec<Statement> {
        let (ruleset, pace, field) = self.ladder();
        let people = self.people();
        let since = self.ended - AGAIN_WITHIN;
        let pairs = people.iter().enumerate();
        let pairs =
            pairs.flat_map(|(at, one)| people[at + 1..].iter().map(move |two| (*one, *two)));
        pairs
            .map(|(one, two)| Statement::new(MET, values![one, two, ruleset, pace, field, since]))
            .collect()
    }

    /// What is kept of it.
    fn kept(&self, uncounted: Option<Uncounted>) -> Vec<Statement> {
        let (ruleset, pace, field) = self.ladder();
        let counts = self.is_rated && uncounted.is_none();
        let strengths: Vec<(Strength, Outcome, bool)> = self
            .seats
            .iter()
            .filter_map(|sitter| Some((sitter.strength?, sitter.outcome, sitter.has_left)))
            .collect();
        let after = if counts { after(&strengths) } else { Vec::new() };
        let sql = r#"DELETE FROM results WHERE "table" = $1"#;
        let mut statements = vec![Statement::new(sql, values![&self.table[..]])];
        for (at, sitter) in self.seats.iter().enumerate() {
            let person = sitter.person.as_deref();
            let is_person = sitter.computer.is_none();
            let was = sitter.strength.filter(|_| counts && is_person);
            let became = after.get(at).copied().filter(|_| is_person);
            if let (Some(person), Some(Strength { rating, deviation, volatility })) =
                (person, became)
            {
                let won = i64::from(sitter.outcome == Outcome::Won);
                let drawn = i64::from(sitter.outcome == Outcome::Drawn);
                let ended = self.ended;
                statements.push(Statement::needed(
                    RATED,
                    values![
                        person, ruleset, pace, field, rating, deviation, volatility, ended, won,
                        drawn
                    ],
                ));
            }
            let level = sitter.computer.as_ref().map(|computer| &computer.level[..]);
            let uncounted = uncounted.filter(|_| self.is_rated).map(Uncounted::name);
            statements.push(Statement::new(
                RESULT,
                values![
                    &self.table[..],
                    sitter.seat,
                    person.filter(|_| is_person),
                    level,
                    sitter.outcome.number(),
                    ruleset,
                    pace,
                    field,
                    self.ended,
                    uncounted,
                    was.map(|one| one.rating),
                    became.map(|one| one.rating),
                    became.map(|one| one.deviation),
                ],
            ));
        }
        statements
    }
}

/// The same over either database.
macro_rules! finish {
    ($name:ident, $connection:ty) => {
        /// Keeps how a game ended, and what it changes if it counts.
        pub(crate) async fn $name(
            connection: &mut $connection,
            table: &str,
            finished: &Finished,
            ended: i64,
        ) -> Result<(), StoreError> {
            use crate::sql::$name::{change, rows};
            let found = rows(connection, &Statement::new(TABLE, values![table])).await?;
            let sitters = rows(connection, &Statement::new(SITTERS, values![table])).await?;
            let Some(mut ending) = Ending::of(table, finished, ended, &found, &sitters)? else {
                return Ok(());
            };
            let mut uncounted = ending.uncounted();
            if ending.is_rated && uncounted.is_none() {
                change(connection, &ending.held()).await?;
                for meetings in ending.meetings() {
                    let met = rows(connection, &meetings).await?;
                    if met.first().map(|row| row.number(0)).transpose()?.unwrap_or(0) >= AGAIN {
                        uncounted = Some(Uncounted::Often);
                    }
                }
                for at in 0..ending.seats.len() {
                    let sitter = &ending.seats[at];
                    let strength = match (&sitter.computer, sitter.person.as_deref()) {
                        (Some(computer), _) => computer.rating.map(Strength::measured),
                        (None, Some(person)) => {
                            let read = rows(connection, &ending.strength_of(person)).await?;
                            read.first()
                                .map(|row| strength(row, ending.field(), ended))
                                .transpose()?
                        }
                        (None, None) => None,
                    };
                    ending.seats[at].strength = strength;
                }
            }
            change(connection, &ending.kept(uncounted)).await
        }
    };
}

fn strength(row: &Row, field: i64, now: i64) -> Result<Strength, StoreError> {
    let strength =
        Strength { rating: row.real(0)?, deviation: row.real(1)?, volatility: row.real(2)? };
    Ok(strength.rested(field, now - row.number(3)?))
}

finish!(sqlite, SqliteConnection);
finish!(postgres, PgConnection);
