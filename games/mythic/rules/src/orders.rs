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

/// When a seat wants to be asked. By default at every reaction its units have, and at no point
/// where it could only turn cards into PP: that is what a person at a table says unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orders {
    points: u8,
    silent: u8,
}

impl Orders {
    /// Whether the seat is asked at `point`.
    #[inline]
    pub const fn asks_at(self, point: Point) -> bool {
        self.points >> point as u8 & 1 == 1
    }

    /// Whether the seat is asked for `reaction`.
    #[inline]
    pub const fn asks_for(self, reaction: Reaction) -> bool {
        self.silent >> reaction as u8 & 1 == 0
    }

    /// Takes an order.
    pub fn take(&mut self, order: Order) {
        match order {
            Order::At(point, ask) => {
                self.points = self.points & !(1 << point as u8) | u8::from(ask) << point as u8;
            }
            Order::For(reaction, ask) => {
                let bit = reaction as u8;
                self.silent = self.silent & !(1 << bit) | u8::from(!ask) << bit;
            }
        }
    }
}

/// One change of standing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// Ask me at this point, or do not.
    At(Point, bool),
    /// Ask me for this reaction, or do not.
    For(Reaction, bool),
}
