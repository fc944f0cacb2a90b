//! The sentences of a message come from outside.

use mythic::{Breakdown, Mythic, View};

/// What there is to say about a battle beside what every game has.
pub trait Words: protocol::Words<Mythic> {
    /// The parts of a number, one phrase each, such as `+1 hill`, in their order.
    fn terms(&self, game: &Mythic, view: &View, breakdown: &Breakdown) -> Vec<String>;
}
