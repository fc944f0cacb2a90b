//! Standing orders: when a player wants to be asked.

use kernel::words;
use serde::{Deserialize, Serialize};

use crate::catalog::Talent;
use crate::ids::UnitId;

words! {
    /// Points between steps at which a manoeuvre may be bought. [P15.R140]
    Point {
        /// After the turn's draw, in another player's turn.
        TurnStart = "turn_start",
        /// Before the target of an attack is chosen.
        BeforeTarget = "before_target",
        /// After the target is chosen.
        TargetChosen = "target_chosen",
        /// After the effective values are worked out.
        ValuesCounted = "values_counted",
        /// After the first assault.
        FirstAssault = "first_assault",
        /// After the second assault, before wounds.
        BeforeWounds = "before_wounds",
        /// After wounds, before a retaliation is declared.
        AfterWounds = "after_wounds",
        /// When an activation ends.
        ActivationEnd = "activation_end",
        /// At the end of a turn.
        TurnEnd = "turn_end",
    }
}

words! {
    /// What a player may do in answer to an attack.
    Reaction {
        /// Guard takes the target's place. [P15.14.9-1]
        Guard = "guard",
        /// Evade. [P15.11C.1]
        Evade = "evade",
        /// Initiative. [P15.14.10-1]
        Initiative = "initiative",
        /// Retaliation. [P15.8A.2a3-1]
        Retaliation = "retaliation",
    }
}

kernel::id_set! {
    /// A set of points between steps.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct PointSet(u16) of Point;
}

kernel::id_set! {
    /// A set of reactions.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct ReactionSet(u8) of Reaction;
}

/// When a seat wants to be asked. By default at no point where it could only buy a manoeuvre.
pub type Orders = kernel::Orders<PointSet, ReactionSet>;

/// One change of standing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// Ask me at this point, or do not.
    At(Point, bool),
    /// Ask me for this reaction, or do not.
    For(Reaction, bool),
    /// Do not use this talent of this unit until told otherwise. [P15.14.0-1]
    Waive(UnitId, Talent),
    /// Use this talent of this unit again.
    Use(UnitId, Talent),
}
