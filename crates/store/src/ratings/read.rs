//! What is told of how somebody plays.

use super::{Outcome, PROVISIONAL, Uncounted};
use crate::people::{People, Person, PersonId, PersonKind};
use crate::sql::{Row, Statement, senseless, values};
use crate::sqlite::digest;
use crate::{Secret, StoreError};

/// Who may see somebody's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Nobody else.
    Nobody,
    /// Those who played them.
    Played,
    /// Everybody.
    All,
}

impl Shows {
    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Played => "played",
            Self::All => "all",
        }
    }

    fn read(name: &str) -> Result<Self, StoreError> {
        [Self::Nobody, Self::Played, Self::All]
            .into_iter()
            .find(|one| one.name() == name)
            .ok_or_else(senseless)
    }
}

/// How strong somebody is on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingOf {
    /// The ruleset.
    pub ruleset: String,
    /// The pace.
    pub pace: String,
    /// 2, or 3 for three and more players.
    pub field: u8,
    /// The number.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// Games that counted, those won and those drawn.
    pub games: [u32; 3],
}

impl RatingOf {
    /// Whether too little is known for it to mean much.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }
}

/// An account, as others see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Whose.
    pub person: Person,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// Who may see its games.
    pub shows: Shows,
    /// How strong it is.
    pub ratings: Vec<RatingOf>,
}

/// How strong somebody was after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// When the game ended.
    pub ended: i64,
    /// The number.
    pub rating: f64,
}

/// What is wanted of somebody's games.
#[derive(Clone, Debug)]
pub struct PlayedGames {
    /// Whose.
    pub person: PersonId,
    /// Who reads them.
    pub by: Readers,
    /// Only those of before: when the game ended, and the table.
    pub before: Option<(i64, String)>,
    /// The most there may be.
    pub most: u32,
}

/// Who reads somebody's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whose games they are: all of them.
    Themselves,
    /// Somebody, or nobody in particular: games that none of the others keeps to themselves.
    All(Option<PersonId>),
    /// Somebody who is shown the games they played too.
    Played(PersonId),
}

/// A game that somebody played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// How it ended for them; games of long ago do not tell.
    pub outcome: Option<Outcome>,
    /// The ruleset.
    pub ruleset: String,
    /// When it ended.
    pub ended: i64,
    /// The rating before and after, when it counted.
    pub rating: Option<(f64, f64)>,
    /// Who played, as text.
    pub players: String,
}

/// Games of two against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// The first did better.
    pub won: u32,
    /// Both did as well.
    pub drawn: u32,
    /// The second did better.
    pub lost: u32,
}

/// Somebody on a ladder, the strongest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// Who.
    pub name: String,
    /// How strong.
    pub rating: RatingOf,
}

/// Who plays at a table, and what is at stake.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// Whether the game counts.
    pub is_rated: bool,
    /// The ruleset.
    pub ruleset: String,
    /// The pace.
    pub pace: String,
    /// Who plays, as text.
    pub players: String,
    /// Why it did not count, once it is over.
    pub uncounted: Option<Uncounted>,
    /// The seats that are or were somebody's.
    pub seats: Vec<ContestSeat>,
}

/// Somebody who plays at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ContestSeat {
    /// The seat.
    pub seat: u8,
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// What proves them.
    pub is_account: bool,
    /// Who may see their games.
    pub shows: Shows,
    /// How strong they are now: the number, how far it may be off.
    pub rating: Option<(f64, f64)>,
    /// How the game ended for them.
    pub outcome: Option<Outcome>,
    /// What it changed, when it counted: the number before, after, and how far it may be off.
    pub counted: Option<(f64, f64, f64)>,
}

const PROFILE: &str = "SELECT id, kind, name, role, muted, banned, created, shows FROM people
                       WHERE known = $1 AND kind = 'account'";

const RATINGS: &str =
    "SELECT ruleset, pace, field, rating, deviation, games, won, drawn FROM ratings
                       WHERE person = $1 AND games > 0 ORDER BY updated DESC, ruleset, pace, field";

const CURVE: &str = "SELECT ended, became FROM results
                     WHERE person = $1 AND ruleset = $2 AND pace = $3 AND field = $4 AND became IS NOT NULL
                     ORDER BY ended DESC LIMIT $5";

/// Games of somebody, of which more is demanded.
macro_rules! played {
    ($demanded:literal) => {
        concat!(
            r#"SELECT r."table", r.seat, r.outcome, r.ruleset, r.ended, r.was, r.became, t.players
               FROM results r JOIN tables t ON t.id = r."table"
               WHERE r.person = $1 AND r.ended <= $2 AND (r.ended < $2 OR r."table" > $3)"#,
            $demanded,
            r#" ORDER BY r.ended DESC, r."table" LIMIT $4"#
        )
    };
}

const PLAYED: &str = played!("");
/// Among the last 200 games of whoever reads: there may be any number of the others.
const PLAYED_WITH: &str = r#"SELECT r."table", r.seat, r.outcome, r.ruleset, r.ended, r.was, r.became, t.players
    FROM (SELECT "table" FROM results WHERE person = $5 AND ended <= $2
          ORDER BY ended DESC LIMIT 200) o
    CROSS JOIN results r JOIN tables t ON t.id = r."table"
    WHERE r."table" = o."table" AND r.person = $1 AND (r.ended < $2 OR r."table" > $3)
    ORDER BY r.ended DESC, r."table" LIMIT $4"#;
const PLAYED_OPENLY: &str = played!(
    r#" AND (NOT EXISTS (SELECT 1 FROM results o JOIN people p ON p.id = o.person
                         WHERE o."table" = r."table" AND o.person <> $1 AND p.shows = 'nobody')
             OR EXISTS (SELECT 1 FROM results o WHERE o."table" = r."table" AND o.person = $5))"#
);

const MET: &str = r#"SELECT COALESCE(sum(CASE WHEN x.outcome > y.outcome THEN 1 ELSE 0 END), 0),
                            COALESCE(sum(CASE WHEN x.outcome = y.outcome THEN 1 ELSE 0 END), 0),
                            COALESCE(sum(CASE WHEN x.outcome < y.outcome THEN 1 ELSE 0 END), 0)
                     FROM (SELECT "table", outcome FROM results WHERE person = $1
                           ORDER BY ended DESC LIMIT 500) x
                     JOIN results y ON y."table" = x."table" AND y.person = $2"#;

const LEADERS: &str =
    "SELECT r.ruleset, r.pace, r.field, r.rating, r.deviation, r.games, r.won, r.drawn, p.name
                       FROM ratings r JOIN people p ON p.id = r.person
                       WHERE r.ruleset = $1 AND r.pace = $2 AND r.field = $3
                         AND r.games > 0 AND r.deviation <= 110
                       ORDER BY r.rating DESC, r.person LIMIT $4";

const CONTEST: &str = "SELECT rated, ruleset, pace, players FROM tables WHERE id = $1";

const SEATS: &str = r#"SELECT s.seat, p.id, p.name, p.kind, p.shows, r.rating, r.deviation
                       FROM seats s JOIN tables t ON t.id = s."table" JOIN people p ON p.id = s.person
                       LEFT JOIN ratings r ON r.person = p.id AND r.ruleset = t.ruleset AND r.pace = t.pace
                                          AND r.field = $2 AND r.games > 0
                       WHERE s."table" = $1 ORDER BY s.seat"#;

const RESULTS: &str = r#"SELECT r.seat, p.id, p.name, p.kind, p.shows, r.outcome, r.was, r.became, r.deviation,
                                r.uncounted
                         FROM results r LEFT JOIN people p ON p.id = r.person
                         WHERE r."table" = $1 ORDER BY r.seat"#;

const SIT: &str = r#"UPDATE seats SET person = $1, came = $4, device = $5
                     WHERE digest = $2 AND "table" = $3 AND (person IS NULL OR person = $1)"#;

fn rating(row: &Row) -> Result<RatingOf, StoreError> {
    Ok(RatingOf {
        ruleset: row.text(0)?,
        pace: row.text(1)?,
        field: row.small(2)?,
        rating: row.real(3)?,
        deviation: row.real(4)?,
        games: [row.small(5)?, row.small(6)?, row.small(7)?],
    })
}

fn both<A, B>(one: Option<A>, two: Option<B>) -> Option<(A, B)> {
    one.zip(two)
}

impl People {
    /// The account of a name, as it is compared, as others see it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn profile(&self, known: &str) -> Result<Option<Profile>, StoreError> {
        let rows = self.0.rows(Statement::new(PROFILE, values![known])).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let person = Person::read(row)?;
        let ratings = self.0.rows(Statement::new(RATINGS, values![&person.id.0[..]])).await?;
        let ratings = ratings.iter().map(rating).collect::<Result<_, _>>()?;
        let (created, shows) = (row.number(6)?, Shows::read(&row.text(7)?)?);
        Ok(Some(Profile { person, created, shows, ratings }))
    }

    /// Says who may see somebody's games.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn show_games(&self, person: &PersonId, to: Shows) -> Result<(), StoreError> {
        let sql = "UPDATE people SET shows = $2 WHERE id = $1";
        self.0.change(vec![Statement::new(sql, values![&person.0[..], to.name()])]).await?;
        Ok(())
    }

    /// How strong somebody was after each of the last games that counted on a ladder, the first first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn curve(
        &self,
        person: &PersonId,
        (ruleset, pace, field): (&str, &str, u8),
        most: u32,
    ) -> Result<Vec<CurvePoint>, StoreError> {
        let values = values![&person.0[..], ruleset, pace, i64::from(field), i64::from(most)];
        let rows = self.0.rows(Statement::new(CURVE, values)).await?;
        let point = |row: &Row| Ok(CurvePoint { ended: row.number(0)?, rating: row.real(1)? });
        rows.iter().rev().map(point).collect()
    }

    /// Games that somebody played to their end, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn played(&self, asked: &PlayedGames) -> Result<Vec<PlayedGame>, StoreError> {
        let (ended, table) = match &asked.before {
            Some((ended, table)) => (*ended, &table[..]),
            None => (i64::MAX, ""),
        };
        let mut all = values![&asked.person.0[..], ended, table, i64::from(asked.most)];
        let sql = match &asked.by {
            Readers::Themselves => PLAYED,
            Readers::All(reader) => {
                let reader = reader.as_ref().map_or("", |reader| &reader.0[..]);
                all.extend(values![reader]);
                PLAYED_OPENLY
            }
            Readers::Played(with) => {
                all.extend(values![&with.0[..]]);
                PLAYED_WITH
            }
        };
        let rows = self.0.rows(Statement::new(sql, all)).await?;
        let game = |row: &Row| {
            Ok(PlayedGame {
                table: row.text(0)?,
                seat: row.small(1)?,
                outcome: row.maybe_small(2)?.map(Outcome::read),
                ruleset: row.text(3)?,
                ended: row.number(4)?,
                rating: both(row.maybe_real(5)?, row.maybe_real(6)?),
                players: row.text(7)?,
            })
        };
        rows.iter().map(game).collect()
    }

    /// What came of the games of two against each other.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn met(&self, one: &PersonId, two: &PersonId) -> Result<Met, StoreError> {
        let rows = self.0.rows(Statement::new(MET, values![&one.0[..], &two.0[..]])).await?;
        let Some(row) = rows.first() else { return Ok(Met::default()) };
        Ok(Met { won: row.small(0)?, drawn: row.small(1)?, lost: row.small(2)? })
    }

    /// Those who stand highest on a ladder, without those of whom too little is known.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn leaders(
        &self,
        (ruleset, pace, field): (&str, &str, u8),
        most: u32,
    ) -> Result<Vec<Leader>, StoreError> {
        let values = values![ruleset, pace, i64::from(field), i64::from(most)];
        let rows = self.0.rows(Statement::new(LEADERS, values)).await?;
        rows.iter().map(|row| Ok(Leader { rating: rating(row)?, name: row.text(8)? })).collect()
    }

    /// Who plays at a table, and what is at stake; nothing when there is no such table. `field` tells of
    /// its players, as text, on which ladder it is: 2, or 3 for more.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn contest(
        &self,
        table: &str,
        field: impl Fn(&str) -> u8 + Send,
    ) -> Result<Option<Contest>, StoreError> {
        let found = self.0.rows(Statement::new(CONTEST, values![table])).await?;
        let Some(row) = found.first() else { return Ok(None) };
        let mut contest = Contest {
            is_rated: row.number(0)? != 0,
            ruleset: row.text(1)?,
            pace: row.text(2)?,
            players: row.text(3)?,
            uncounted: None,
            seats: Vec::new(),
        };
        let field = field(&contest.players);
        let results = self.0.rows(Statement::new(RESULTS, values![table])).await?;
        for row in &results {
            let why = row.maybe_text(9)?;
            contest.uncounted = contest.uncounted.or(why.as_deref().and_then(Uncounted::named));
            let (Some(id), Some(name)) = (row.maybe_text(1)?, row.maybe_text(2)?) else { continue };
            let was = both(row.maybe_real(6)?, row.maybe_real(7)?);
            let counted = both(was, row.maybe_real(8)?);
            contest.seats.push(ContestSeat {
                seat: row.small(0)?,
                id: PersonId(id),
                name,
                is_account: row.text(3)? == PersonKind::Account.name(),
                shows: Shows::read(&row.text(4)?)?,
                rating: None,
                outcome: row.maybe_small(5)?.map(Outcome::read),
                counted: counted.map(|((was, became), deviation)| (was, became, deviation)),
            });
        }
        if results.is_empty() {
            let rows = self.0.rows(Statement::new(SEATS, values![table, i64::from(field)])).await?;
            for row in &rows {
                contest.seats.push(ContestSeat {
                    seat: row.small(0)?,
                    id: PersonId(row.text(1)?),
                    name: row.text(2)?,
                    is_account: row.text(3)? == PersonKind::Account.name(),
                    shows: Shows::read(&row.text(4)?)?,
                    rating: both(row.maybe_real(5)?, row.maybe_real(6)?),
                    outcome: None,
                    counted: None,
                });
            }
        }
        Ok(Some(contest))
    }

    /// Gives somebody the seat of a table that counts, which a secret opens, with where they came from
    /// and in which browser. `false` when the secret opens none, or the seat is somebody else's.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sit(
        &self,
        person: &PersonId,
        (table, secret): (&str, &Secret),
        (came, device): (Option<&str>, &str),
    ) -> Result<bool, StoreError> {
        let values = values![&person.0[..], digest(secret.reveal()), table, came, device];
        self.0.change(vec![Statement::needed(SIT, values)]).await
    }
}
