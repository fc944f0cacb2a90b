//! Optional rules, chosen when a table is made. All are off by default. [CON.R12]

use serde::{Deserialize, Serialize};

/// The optional rules in force at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// No dice: every roll is replaced by the number of dice. [CON.24.10]
    pub fixed_damage: bool,
    /// Tournaments after turns 6 and 12, for four players. [CON.21.1]
    pub tournaments: bool,
    /// Superior elements roll more dice. [CON.30.1]
    pub elements: bool,
    /// Summoning beside creatures of the same mythology heals. [CON.31.1]
    pub healing: bool,
}
