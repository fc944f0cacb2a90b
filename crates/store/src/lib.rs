//! Where tables are kept.
//!
//! [`Store`] is the one door. A table is how it began and the inputs it took since; nothing that
//! follows from those is kept, except what lists show. [`Sqlite`] is the embedded store of one server,
//! [`Postgres`] the store of many.

mod beside;
mod company;
mod deadlines;
mod folder;
mod lines;
mod order;
mod people;
mod postgres;
mod ratings;
mod sql;
mod sqlite;
mod wal;
mod writer;

use std::future::Future;
use std::pin::Pin;

// Those who keep tables know them in the words of the rules.
pub use kernel::{Fingerprint, Secret};

pub use beside::{Beside, JournalRow, Overview};
pub use company::{LINES, Line, Settled};
pub use deadlines::{Awaited, Break, Clocks, Deadlines};
pub use order::{
    Barred, By, FOR_GOOD, Kept, Known, Lasting, LoggedMeasure, Measure, Measured, NewReport,
    Report, ReportKind, Reported, WhichReports, keyed,
};
pub use people::{
    Account, Game, GameGroup, GamesAsked, NewAccount, NewOffer, NewSession, Offer, OfferedSeat,
    People, Person, PersonId, PersonKind, Role, SatDown, SessionCard, Tie, Tied,
};
pub use postgres::{Beat, EXPIRY, Owner, Postgres};
pub use ratings::{
    AGAIN, AGAIN_WITHIN, Computer, Contender, Contest, ContestSeat, CurvePoint, Finished, Leader,
    Met, Outcome, PROVISIONAL, PlayedGame, PlayedGames, Profile, RatingOf, Readers, Shows,
    Uncounted,
};
pub use sqlite::{Sqlite, digest_of};

/// An answer of the store, to be awaited.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables.
pub trait Store: Send + Sync {
    /// Keeps a new table with the inputs it has already taken.
    fn create(&self, table: NewTable) -> Pending<'_, ()>;

    /// Makes a table this server's own, before it is loaded to be played: from now on only what names
    /// this epoch is kept. Where one server has all tables there is one epoch.
    fn own<'a>(&'a self, table: &'a str) -> Pending<'a, Epoch>;

    /// Keeps what a table's dice follow from.
    fn set_dice<'a>(&'a self, table: &'a str, epoch: Epoch, dice: &'a str) -> Pending<'a, ()>;

    /// Adds inputs to a table. When the answer is there they are on disk, all of them or none.
    fn append(&self, appended: Appended) -> Pending<'_, ()>;

    /// Keeps what the players of a table agreed on.
    fn settle(&self, settled: Settled) -> Pending<'_, ()>;

    /// Keeps what was said at a table.
    fn say(&self, line: Line) -> Pending<'_, ()>;

    /// What was said last at a table, as text: [`LINES`] lines at the most, the first of them first.
    fn talk<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>>;

    /// A table with all its inputs; `None` when there is no such table.
    fn load<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Stored>>;

    /// What a table is and where it stands, without its inputs; `None` when there is no such table.
    fn standing<'a>(&'a self, table: &'a str) -> Pending<'a, Option<Standing>>;

    /// A set-up by its id.
    fn setup<'a>(&'a self, id: &'a str) -> Pending<'a, Option<String>>;

    /// Gives a seat of `table` to whoever is invited to it: from now on `secret` opens it, and the
    /// invitation nothing.
    fn claim<'a>(
        &'a self,
        table: &'a str,
        invitation: &'a Secret,
        secret: &'a Secret,
    ) -> Pending<'a, SeatClaim>;

    /// The seat of `table` that a secret opens.
    fn seat<'a>(&'a self, table: &'a str, secret: &'a Secret) -> Pending<'a, Option<u8>>;

    /// Those who play.
    fn people(&self) -> People;

    /// Whose decision is awaited, since when and until when.
    fn deadlines(&self) -> Deadlines;

    /// Ends: everything that was to be written is on disk and nothing more is taken.
    fn close(&self) -> Pending<'_, ()>;

    /// The tables that these secrets open, the latest first.
    fn list<'a>(&'a self, secrets: &'a [Secret]) -> Pending<'a, Vec<Listed>>;
}

/// A time during which a table had one owner; they rise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub i64);

/// A server, from its start to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub i64);

/// A table to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// How it began, as text.
    pub setup: String,
    /// The version of the program that opens it.
    pub program: String,
    /// Who plays, as text.
    pub players: String,
    /// The state it begins in, when it begins in the middle of a game.
    pub start: Option<String>,
    /// What its dice follow from, as text.
    pub dice: Option<String>,
    /// What its players agreed on before, as text.
    pub accord: Option<String>,
    /// The seats that can be claimed, each with the invitation to it.
    pub seats: Vec<(u8, Secret)>,
    /// Inputs it has taken.
    pub inputs: Vec<Input>,
    /// Where it stands.
    pub head: Head,
    /// Whether its game counts for those who play it.
    pub is_rated: bool,
    /// Its pace, a word.
    pub pace: String,
    /// Its clocks, where it has some.
    pub clocks: Option<Clocks>,
}

/// Inputs that a table has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The table.
    pub table: String,
    /// The epoch of whoever took them.
    pub epoch: Epoch,
    /// The number of the first; inputs are counted from 0.
    pub first: u32,
    /// The inputs in order.
    pub inputs: Vec<Input>,
    /// Where the table stands after them.
    pub head: Head,
    /// What its clocks show then; nothing where it has none.
    pub clocks: Option<Clocks>,
    /// How the game ended, if they end it.
    pub finished: Option<Finished>,
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
    /// A seat took its last choice back with all that came of it: the others agreed.
    TakeBack,
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
    /// The version of the program that opened it, where that was noted.
    pub program: Option<String>,
    /// Who plays, as text.
    pub players: String,
    /// The state it begins in, when it begins in the middle of a game.
    pub start: Option<String>,
    /// What its dice follow from, as text.
    pub dice: Option<String>,
    /// What its players agreed on, as text.
    pub accord: Option<String>,
    /// Every input, in order.
    pub inputs: Vec<Input>,
    /// Whether its game counts for those who play it.
    pub is_rated: bool,
    /// Its pace, a word.
    pub pace: String,
    /// What its clocks showed last, as text.
    pub clocks: Option<String>,
}

/// What a table is and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The ruleset it is played by.
    pub ruleset: String,
    /// How many inputs it has taken.
    pub taken: u32,
    /// Whether it was closed: it can be looked at, and takes nothing more.
    pub closed: bool,
    /// Whether its game counts for those who play it.
    pub is_rated: bool,
    /// Where it stands.
    pub head: Head,
}

/// What came of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatClaim {
    /// The seat is the claimer's, now or since the same claim before.
    Yours(u8),
    /// Somebody else came first.
    Taken,
    /// There is no such invitation.
    Unknown,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The secret that opens it.
    pub secret: Secret,
    /// Who plays, as text.
    pub players: String,
    /// The ruleset it is played by.
    pub ruleset: String,
    /// The id of its set-up.
    pub setup: String,
    /// Where it stands.
    pub head: Head,
}

/// Why the store did not do what it was asked. Nothing has been kept, unless a database elsewhere was
/// asked and its answer did not come.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the tables' database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database is of another version.
    #[error("the tables' database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The folder cannot be used.
    #[error("the data folder {} cannot be written: {error}", .folder.display())]
    Folder {
        /// The folder.
        folder: std::path::PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// Another server has the folder.
    #[error("the data folder {} is used by another server", .0.display())]
    Locked(std::path::PathBuf),
    /// A group of tables was written together, and that failed.
    #[error("the tables' database: {0}")]
    Group(String),
    /// The table is another server's, stands elsewhere, or takes nothing more. Whoever appended may
    /// not go on from what they believe.
    #[error("table `{0}` is not this server's")]
    NotOwned(String),
    /// The database did not answer in time: nobody knows what became of it.
    #[error("the tables' database does not answer")]
    Late,
    /// What a change demands is not there.
    #[error("what it demands is not there")]
    Unmet,
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
