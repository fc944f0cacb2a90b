//! Standing orders: when a general wants to be asked.

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// Points of another general's turn at which cards may be converted or a deck searched.
    /// [M12.R26] [M12.R27]
    Point {
        /// After the cards of the turn are drawn.
        TurnStart = "turn_start",
        /// When an activation is over.
        ActivationEnd = "activation_end",
        /// At the end of the turn.
        TurnEnd = "turn_end",
    }
}

words! {
    /// What a general may do in the opposing turn. [M12.12.1]
    Reaction {
        /// Harass a unit that is activated. [M12.12.15]
        Harass = "harass",
        /// Evade a close combat attack. [M12.18.28]
        Evade = "evade",
        /// Defend an attacked unit. [M12.12.9]
        Defend = "defend",
        /// Strike back. [M12.12.2]
        Counterattack = "counterattack",
        /// Announce talents of an attacked unit. [M12.8.6]
        Talents = "talents",
        /// Cancel wounds. [M12.18.26] [M12.18.55]
        Cancel = "cancel",
    }
}

kernel::id_set! {
    /// A set of points between steps.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct PointSet(u8) of Point;
}

kernel::id_set! {
    /// A set of reactions.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct ReactionSet(u8) of Reaction;
}

/// When a seat wants to be asked. By default at no point where it could only turn cards into PP.
pub type Orders = kernel::Orders<PointSet, ReactionSet>;

/// One change of standing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// Ask me at this point, or do not.
    At(Point, bool),
    /// Ask me for this reaction, or do not.
    For(Reaction, bool),
}
