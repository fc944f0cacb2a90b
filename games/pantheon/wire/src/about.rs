//! What never changes at a table of Pantheon.

use protocol::SettingShown;
use serde::Serialize;
use ts_rs::TS;

/// What never changes at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct About<'g> {
    /// The boards of the game, by id: one, or two until one is chosen.
    pub boards: Vec<&'g str>,
    /// `draft`, `constructed` or `limited`.
    pub mode: &'static str,
    /// The scenario, in an adventure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scenario: Option<&'g str>,
    /// Whether players 1 and 3 play against 2 and 4.
    pub teams: bool,
    /// The table's rulings.
    pub settings: Vec<SettingShown>,
}
