//! Whose seats are, and the games somebody has.

use super::{People, PersonId};
use crate::sql::{Row, Statement, values};
use crate::sqlite::digest;
use crate::{Head, Secret, StoreError};

/// Games in lists: those that wait for somebody come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameGroup {
    /// It is their turn.
    Yours,
    /// It is somebody else's.
    Theirs,
    /// The game is over.
    Done,
}

/// Which games are asked for.
#[derive(Clone, Debug)]
pub struct GamesAsked {
    /// Whose.
    pub person: PersonId,
    /// Which of them.
    pub group: GameGroup,
    /// What stands in a player's name or in the ruleset; all games when it is empty.
    pub search: String,
    /// Only those of before: when something last happened there, and the table.
    pub before: Option<(i64, String)>,
    /// The most there may be.
    pub most: u32,
}

/// A game of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The table.
    pub table: String,
    /// Their seats.
    pub seats: Vec<u8>,
    /// Who plays, as text.
    pub players: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The id of its set-up.
    pub setup: String,
    /// Where it stands.
    pub head: Head,
}

/// The games of a group: those with a seat that is asked, with none, or that are over. Seats are told
/// as bits.
macro_rules! games {
    ($group:literal) => {
        concat!(
            r#"SELECT t.id, t.players, t.ruleset, t.setup, s.mask, h.round, h.asked,
                      CASE WHEN h.over THEN 1 ELSE 0 END, h.updated
               FROM (SELECT "table", sum(CASE seat WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 4
                                                   WHEN 3 THEN 8 ELSE 0 END) AS mask
                     FROM seats WHERE person = $1 GROUP BY "table") s
               JOIN heads h ON h."table" = s."table" JOIN tables t ON t.id = s."table"
               WHERE "#,
            $group,
            r#" AND ($2 = '' OR lower(t.players) LIKE $2 ESCAPE '!' OR t.ruleset LIKE $2 ESCAPE '!')
               AND (h.updated < $3 OR (h.updated = $3 AND t.id > $4))
               ORDER BY h.updated DESC, t.id LIMIT $5"#
        )
    };
}

const YOURS: &str =
    games!("NOT h.over AND NOT h.closed AND ((s.mask >> CAST(h.asked AS integer)) & 1) = 1");
const THEIRS: &str = games!(
    "NOT h.over AND NOT h.closed AND COALESCE((s.mask >> CAST(h.asked AS integer)) & 1, 0) = 0"
);
const DONE: &str = games!("(h.over OR h.closed)");

impl GamesAsked {
    /// What stands in a column that is searched, as a pattern.
    fn pattern(&self) -> String {
        if self.search.is_empty() {
            return String::new();
        }
        let mut pattern = "%".to_owned();
        for letter in self.search.to_lowercase().chars() {
            if matches!(letter, '%' | '_' | '!') {
                pattern.push('!');
            }
            pattern.push(letter);
        }
        pattern.push('%');
        pattern
    }
}

fn game(row: &Row) -> Result<Game, StoreError> {
    let mask: u8 = row.small(4)?;
    Ok(Game {
        table: row.text(0)?,
        players: row.text(1)?,
        ruleset: row.text(2)?,
        setup: row.text(3)?,
        seats: (0..8).filter(|seat| mask >> seat & 1 == 1).collect(),
        head: Head {
            round: row.small(5)?,
            asked: row.maybe_small(6)?,
            over: row.number(7)? != 0,
            updated: row.number(8)?,
        },
    })
}

impl People {
    /// Gives somebody the seat of a table that a secret opens, so that they find it on every device.
    /// `false` when the secret opens none, or the seat is somebody else's.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn bind(
        &self,
        person: &PersonId,
        table: &str,
        secret: &Secret,
    ) -> Result<bool, StoreError> {
        // Whoever played a game that counts took the seat themselves.
        let sql = r#"UPDATE seats SET person = $1
                     WHERE digest = $2 AND "table" = $3 AND (person = $1 OR (person IS NULL
                         AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = $3 AND t.rated = 1)))"#;
        let values = values![&person.0[..], digest(secret.reveal()), table];
        let bound = Statement::needed(sql, values);
        // A game may be over by then.
        let sql = r#"UPDATE results SET person = $1 WHERE "table" = $3 AND person IS NULL
                     AND seat = (SELECT s.seat FROM seats s WHERE s.digest = $2 AND s."table" = $3)"#;
        let values = values![&person.0[..], digest(secret.reveal()), table];
        self.0.change(vec![bound, Statement::new(sql, values)]).await
    }

    /// The seats of a table that are somebody's.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn seats_at(&self, person: &PersonId, table: &str) -> Result<Vec<u8>, StoreError> {
        let sql = r#"SELECT seat FROM seats WHERE person = $1 AND "table" = $2 ORDER BY seat"#;
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..], table])).await?;
        rows.iter().map(|row| row.small(0)).collect()
    }

    /// Whose the seats of a table are, as far as they are anybody's.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn people_at(&self, table: &str) -> Result<Vec<(u8, PersonId)>, StoreError> {
        let sql = r#"SELECT seat, person FROM seats
                     WHERE "table" = $1 AND person IS NOT NULL ORDER BY seat"#;
        let rows = self.0.rows(Statement::new(sql, values![table])).await?;
        rows.iter().map(|row| Ok((row.small(0)?, PersonId(row.text(1)?)))).collect()
    }

    /// Games of somebody, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn games(&self, asked: &GamesAsked) -> Result<Vec<Game>, StoreError> {
        let sql = match asked.group {
            GameGroup::Yours => YOURS,
            GameGroup::Theirs => THEIRS,
            GameGroup::Done => DONE,
        };
        let (updated, table) = match &asked.before {
            Some((updated, table)) => (*updated, &table[..]),
            None => (i64::MAX, ""),
        };
        let pattern = asked.pattern();
        let values =
            values![&asked.person.0[..], &pattern[..], updated, table, i64::from(asked.most)];
        let rows = self.0.rows(Statement::new(sql, values)).await?;
        rows.iter().map(game).collect()
    }
}
