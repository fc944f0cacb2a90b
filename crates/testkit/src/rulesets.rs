//! The rulesets of a game that is played at random.

use crate::playing::Tables;

/// A ruleset that has random games.
#[derive(Debug)]
pub struct Ruleset {
    /// Its id, such as `pantheon-1.5`.
    pub id: &'static str,
    /// The sources of its random tables.
    pub tables: &'static [TableSource],
}

/// A source of random tables.
#[derive(Debug)]
pub struct TableSource {
    /// Its name, such as `roster`.
    pub name: &'static str,
    /// The number of games played at them before a change goes in.
    pub games: u64,
    /// The tables.
    pub open: fn() -> Box<dyn Tables>,
}
