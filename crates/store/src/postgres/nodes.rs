//! Who is there, and whose a table is.

use std::time::Duration;

use sqlx::Row as _;

use super::{Postgres, timed};
use crate::{Epoch, NodeId, StoreError};

/// Who has not been seen for so long by the database's clock owns nothing that others want.
pub const EXPIRY: Duration = Duration::from_secs(5);

/// What came of telling that one is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// All is as it was.
    Steady,
    /// Nobody had heard for too long: others may have taken any table since.
    Lapsed,
}

/// Whose a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody's who is there.
    Free,
    /// This server's.
    Ours,
    /// Another server's.
    Theirs {
        /// Which.
        owner: NodeId,
        /// How long ago the database last heard of it.
        silent: Duration,
    },
}

impl Postgres {
    /// Opens the tables of a database for a server, which is there from now on. A server of the same
    /// name that was there before is gone.
    ///
    /// # Errors
    /// When the database cannot be reached or is of another version.
    pub async fn join(url: &str, name: &str) -> Result<Self, StoreError> {
        let store = Self::connect(url, name).await?;
        let forget = "DELETE FROM nodes WHERE name = $1 OR seen < now() - interval '1 day'";
        let enter = "INSERT INTO nodes (name, seen) VALUES ($1, clock_timestamp()) RETURNING id";
        let node = timed(async {
            let mut held = store.held().await?;
            sqlx::query(forget).bind(name).execute(held.get()).await?;
            let row = sqlx::query(enter).bind(name).fetch_one(held.get()).await?;
            held.done(NodeId(row.try_get(0)?))
        });
        let node = Some(node.await?);
        Ok(Self { node, ..store })
    }

    /// The server this is the store of; those who only look are none.
    pub fn node(&self) -> Option<NodeId> {
        self.node
    }

    /// What tells the tables of this database from those of another.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn cluster(&self) -> Result<String, StoreError> {
        timed(async {
            let mut held = self.held().await?;
            let query = sqlx::query("SELECT replace(id::text, '-', '') FROM cluster");
            let id = query.fetch_one(held.get()).await?.try_get(0)?;
            held.done(id)
        })
        .await
    }

    /// Tells that the server is there.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn beat(&self) -> Result<Beat, StoreError> {
        let node = self.node.ok_or(StoreError::Closed)?;
        // What is read is as it was before the statement.
        let sql = "INSERT INTO nodes (id, name, seen) VALUES ($1, $2, clock_timestamp())
                   ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
                   RETURNING (SELECT n.seen > clock_timestamp() - $3 * interval '1 second'
                              FROM nodes n WHERE n.id = $1)";
        timed(async {
            let mut held = self.held().await?;
            let query = sqlx::query(sql).bind(node.0).bind(&self.name).bind(EXPIRY.as_secs_f64());
            let seen: Option<bool> = query.fetch_one(held.get()).await?.try_get(0)?;
            held.done(if seen == Some(true) { Beat::Steady } else { Beat::Lapsed })
        })
        .await
    }

    /// Tells that the server is not there any more: others may have its tables at once.
    ///
    /// # Errors
    /// When the database cannot be reached; then they may in [`EXPIRY`].
    pub async fn resign(&self) -> Result<(), StoreError> {
        let node = self.node.ok_or(StoreError::Closed)?;
        timed(async {
            let mut held = self.held().await?;
            let query = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.0);
            query.execute(held.get()).await?;
            held.done(())
        })
        .await
    }

    /// Takes a table that nobody has, or whose owner is gone. Whoever has it already has it anew:
    /// what was begun before changes nothing any more.
    pub(super) async fn owned(&self, table: &str) -> Result<Epoch, StoreError> {
        let node = self.node.ok_or(StoreError::Closed)?;
        let mut held = self.held().await?;
        let sql = r#"UPDATE heads h SET owner = $2, epoch = h.epoch + 1
                     WHERE h."table" = $1
                       AND (h.owner IS NULL OR h.owner = $2 OR NOT EXISTS (
                            SELECT FROM nodes n WHERE n.id = h.owner
                            AND n.seen > clock_timestamp() - $3 * interval '1 second'))
                       AND EXISTS (
                            SELECT FROM nodes n WHERE n.id = $2
                            AND n.seen > clock_timestamp() - $3 * interval '1 second')
                     RETURNING h.epoch"#;
        let query = sqlx::query(sql).bind(table).bind(node.0).bind(EXPIRY.as_secs_f64());
        match query.fetch_optional(held.get()).await? {
            Some(row) => {
                let epoch = Epoch(row.try_get(0)?);
                held.done(epoch)
            }
            None => Err(StoreError::NotOwned(table.to_owned())),
        }
    }

    /// Whose a table is, for those who only want to know.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn owner(&self, table: &str) -> Result<Owner, StoreError> {
        let sql = r#"SELECT h.owner, extract(epoch FROM clock_timestamp() - n.seen)::float8
                     FROM heads h JOIN nodes n ON n.id = h.owner WHERE h."table" = $1"#;
        timed(async {
            let mut held = self.held().await?;
            let row = sqlx::query(sql).bind(table).fetch_optional(held.get()).await?;
            let Some(row) = row else { return held.done(Owner::Free) };
            let owner = NodeId(row.try_get(0)?);
            let silent = Duration::from_secs_f64(row.try_get::<f64, _>(1)?.max(0.0));
            held.done(match owner {
                _ if Some(owner) == self.node => Owner::Ours,
                _ if silent >= EXPIRY => Owner::Free,
                _ => Owner::Theirs { owner, silent },
            })
        })
        .await
    }
}
