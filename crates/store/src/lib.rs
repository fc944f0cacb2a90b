//! Where tables are kept.
//!
//! [`Store`] is the one door. A table is how it began and the inputs it took since; nothing that
//! follows from those is kept, except what lists show. [`Sqlite`] is the embedded store.

mod lines;
mod sqlite;
mod writer;

use std::future::Future;
use std::pin::Pin;

// Those who keep tables know them in the words of the rules.
pub use protocol::pantheon::kernel::Fingerprint;

pub use sqlite::Sqlite;

/// An answer of the store, to be awaited.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables.
pub trait Store: Send + Sync {
    /// Keeps a new table with the inputs it has already taken.
    fn create(&self, table: NewTable) -> Pending<'_, ()>;

    /// Adds inputs to a table. When the answer is there they are on disk, all of them or none.
    fn append(&self, appended: Appended) -> Pending<'_, ()>;

    /// A table with all its inputs; `None` when there is no such table.
    fn load<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Stored>>;

    /// The ruleset a table is played by; `None` when there is no such table.
    fn ruleset<'a>(&'a self, table: &'a str) -> Pending<'a, Option<String>>;

    /// A set-up by its id.
    fn setup<'a>(&'a self, id: &'a str) -> Pending<'a, Option<String>>;

    /// The seat of `table` that a secret opens.
    fn seat<'a>(&'a self, table: &'a str, secret: &'a str) -> Pending<'a, Option<u8>>;

    /// The tables that these secrets open, the latest first.
    fn list<'a>(&'a self, secrets: &'a [String]) -> Pending<'a, Vec<Listed>>;
}

/// A table to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// How it began, as text.
    pub setup: String,
    /// Who plays, as text.
    pub players: String,
    /// The state it begins in, when it begins in the middle of a game.
    pub start: Option<String>,
    /// The seats that can be opened, each with its secret.
    pub seats: Vec<(u8, String)>,
    /// Inputs it has taken.
    pub inputs: Vec<Input>,
    /// Where it stands.
    pub head: Head,
}

/// Inputs that a table has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The table.
    pub table: String,
    /// The number of the first; inputs are counted from 0.
    pub first: u32,
    /// The inputs in order.
    pub inputs: Vec<Input>,
    /// Where the table stands after them.
    pub head: Head,
}

/// One input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// What it is.
    pub kind: InputKind,
    /// Whose it is; `None` for chance.
    pub seat: Option<u8>,
    /// The input in notation; empty for an undo.
    pub text: String,
    /// The state after it.
    pub after: Fingerprint,
}

/// What an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// A choice of a seat.
    Choice,
    /// A chance outcome.
    Outcome,
    /// A standing order of a seat.
    Order,
    /// A seat took its last choice back.
    Undo,
}

/// Where a table stands, as far as lists show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The round.
    pub round: u16,
    /// The seat that is asked.
    pub asked: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The id of its set-up.
    pub setup: String,
    /// Who plays, as text.
    pub players: String,
    /// The state it begins in, when it begins in the middle of a game.
    pub start: Option<String>,
    /// Every input, in order.
    pub inputs: Vec<Input>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The secret that opens it.
    pub secret: String,
    /// Who plays, as text.
    pub players: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The id of its set-up.
    pub setup: String,
    /// Where it stands.
    pub head: Head,
}

/// Why the store did not do what it was asked. Nothing has been kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the tables' database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database is of another version.
    #[error("the tables' database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The folder cannot be used.
    #[error("the data folder: {0}")]
    Folder(#[from] std::io::Error),
    /// A group of tables was written together, and that failed.
    #[error("the tables' database: {0}")]
    Group(String),
    /// The writer has stopped.
    #[error("the tables' database is closed")]
    Closed,
    /// What was kept makes no sense.
    #[error("table `{table}`: {fault}")]
    Damaged {
        /// The table.
        table: String,
        /// What is wrong.
        fault: &'static str,
    },
}
