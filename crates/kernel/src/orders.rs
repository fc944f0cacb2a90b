//! Standing orders: when a seat wants to be asked.

use serde::{Deserialize, Serialize};

use crate::IdSet;

/// When a seat wants to be asked: at every reaction unless it said no, and at no point between
/// steps unless it said yes. That is what a person at a table says unasked.
///
/// ```
/// use kernel::{Orders, words};
///
/// words! {
///     /// A point between steps.
///     Point {
///         /// When a turn ends.
///         TurnEnd = "turn_end",
///     }
/// }
/// words! {
///     /// An answer to what another seat does.
///     Reaction {
///         /// To strike back.
///         Retaliation = "retaliation",
///     }
/// }
/// kernel::id_set! {
///     /// A set of points.
///     pub struct PointSet(u8) of Point;
/// }
/// kernel::id_set! {
///     /// A set of reactions.
///     pub struct ReactionSet(u8) of Reaction;
/// }
///
/// let mut orders = Orders::<PointSet, ReactionSet>::default();
/// assert!(orders.asks_for(Reaction::Retaliation) && !orders.asks_at(Point::TurnEnd));
/// orders.set_reaction(Reaction::Retaliation, false);
/// orders.set_point(Point::TurnEnd, true);
/// assert!(!orders.asks_for(Reaction::Retaliation) && orders.asks_at(Point::TurnEnd));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orders<Points, Reactions> {
    points: Points,
    silent: Reactions,
}

impl<Points: IdSet, Reactions: IdSet> Orders<Points, Reactions> {
    /// Is the seat asked at `point`?
    #[inline]
    pub fn asks_at(self, point: Points::Id) -> bool {
        self.points.contains(point)
    }

    /// Is the seat asked for `reaction`?
    #[inline]
    pub fn asks_for(self, reaction: Reactions::Id) -> bool {
        !self.silent.contains(reaction)
    }

    /// Asks the seat at `point` from now on, or no longer.
    pub fn set_point(&mut self, point: Points::Id, ask: bool) {
        self.points.set(point, ask);
    }

    /// Asks the seat for `reaction` from now on, or no longer.
    pub fn set_reaction(&mut self, reaction: Reactions::Id, ask: bool) {
        self.silent.set(reaction, !ask);
    }
}
