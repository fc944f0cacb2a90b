//! Table settings: rulings that players dispute and optional limits, chosen when a table is made.

use serde::{Deserialize, Serialize};

/// The rulings in force at a table. The default is the catalogue's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// A unit thrown out of the area by Mighty Throw may still retaliate. [P15.R112]
    pub thrown_may_retaliate: bool,
    /// The full-area option needs no visibility, even through a wall. [P15.R70]
    pub full_area_through_wall: bool,
    /// A unit alone satisfies its own Close Protection, Sneak Attack and Phalanx. [P15.R181]
    pub own_companion: bool,
    /// Leader's control of a team mate's troop lasts to the end of the turn. [P15.R192]
    pub leader_control_for_turn: bool,
    /// Several talents of one name add up on one unit. [P15.R183]
    pub same_talents_add_up: bool,
    /// A troop that was activated this turn may be recalled. [P15.R40]
    pub recall_after_activation: bool,
    /// The game is a draw after this many rounds; the rulebook has no such limit.
    pub round_limit: Option<u16>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            thrown_may_retaliate: true,
            full_area_through_wall: true,
            own_companion: false,
            leader_control_for_turn: false,
            same_talents_add_up: false,
            recall_after_activation: true,
            round_limit: None,
        }
    }
}
