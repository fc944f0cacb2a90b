//! Friends, and those with whom somebody does not want to play.

use super::{People, PersonId};
use crate::StoreError;
use crate::sql::{Statement, senseless, values};

/// What somebody wants of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// To find them.
    Friend,
    /// Never to sit at one table.
    Block,
}

impl Tie {
    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Block => "block",
        }
    }
}

/// Somebody of whom another wants something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tied {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// What is wanted of them.
    pub tie: Tie,
}

impl People {
    /// Says what somebody wants of another, or nothing any more. `false` when there is no such other,
    /// or `most` are named already.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn tie(
        &self,
        person: &PersonId,
        other: &PersonId,
        tie: Option<Tie>,
        most: u32,
    ) -> Result<bool, StoreError> {
        let sql = "DELETE FROM ties WHERE person = $1 AND other = $2";
        let mut statements = vec![Statement::new(sql, values![&person.0[..], &other.0[..]])];
        if let Some(tie) = tie {
            let sql = "INSERT INTO ties (person, other, kind)
                       SELECT $1, p.id, $3 FROM people p WHERE p.id = $2 AND p.id <> $1
                       AND $4 > (SELECT count(*) FROM ties t WHERE t.person = $1)";
            let values = values![&person.0[..], &other.0[..], tie.name(), i64::from(most)];
            statements.push(Statement::needed(sql, values));
        }
        self.0.change(statements).await
    }

    /// Those of whom somebody wants something, by name.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ties(&self, person: &PersonId) -> Result<Vec<Tied>, StoreError> {
        let sql = "SELECT p.id, p.name, t.kind FROM ties t JOIN people p ON p.id = t.other
                   WHERE t.person = $1 ORDER BY p.name, p.id";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..]])).await?;
        let tied = |row: &crate::sql::Row| {
            let tie = match &row.text(2)?[..] {
                "friend" => Tie::Friend,
                "block" => Tie::Block,
                _ => return Err(senseless()),
            };
            Ok(Tied { person: PersonId(row.text(0)?), name: row.text(1)?, tie })
        };
        rows.iter().map(tied).collect()
    }

    /// Those whom somebody does not want to meet, and those who do not want to meet them.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn strangers_of(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT other FROM ties WHERE person = $1 AND kind = 'block'
                   UNION SELECT person FROM ties WHERE other = $1 AND kind = 'block'";
        let rows = self.0.rows(Statement::new(sql, values![&person.0[..]])).await?;
        rows.iter().map(|row| row.text(0).map(PersonId)).collect()
    }
}
