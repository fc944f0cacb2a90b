//! What a table keeps beside its game: what its players agreed on, and what was said.

use crate::{Clocks, Epoch, Finished, PersonId, Secret};

/// What the players of a table agreed on, in place of what they had agreed on before. All of it is kept
/// or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The table.
    pub table: String,
    /// The epoch of whoever settles it.
    pub epoch: Epoch,
    /// How many inputs the table has taken.
    pub taken: u32,
    /// What they agreed on, as text.
    pub accord: String,
    /// Whether the game is over.
    pub over: bool,
    /// When, in milliseconds since 1970.
    pub updated: i64,
    /// Who plays from now on, as text, when that changes.
    pub players: Option<String>,
    /// Seats that are given away anew: each with the invitation to it, or nothing where a computer
    /// player sits down. Whoever had them has them no more.
    pub seats: Vec<(u8, Option<Secret>)>,
    /// What the clocks show from now on; as before, when nothing is said of them.
    pub clocks: Option<Clocks>,
    /// The pace from now on, a word, when that changes.
    pub pace: Option<String>,
    /// How the game ended, if this ends it.
    pub finished: Option<Finished>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The table.
    pub table: String,
    /// The epoch of whoever keeps it.
    pub epoch: Epoch,
    /// Its number at the table; no two lines have the same.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it, as far as that is known; nobody at the table is told.
    pub person: Option<PersonId>,
    /// What was said and by whom, as text.
    pub line: String,
}

/// Keeps who gave up a seat of a game that counts, before somebody else sits there.
pub(crate) const LEAVES: &str = r#"INSERT INTO leavers ("table", seat, person, came, device)
    SELECT s."table", s.seat, s.person, s.came, s.device FROM seats s JOIN tables t ON t.id = s."table"
    WHERE s."table" = $1 AND s.seat = $2 AND s.person IS NOT NULL AND t.rated = 1
    ON CONFLICT DO NOTHING"#;

/// So many of the last lines of a table are read.
pub const LINES: u32 = 100;
