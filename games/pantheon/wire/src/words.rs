//! The sentences of a message come from outside.

use kernel::RuleId;
use pantheon::{AttackForecast, Breakdown, Pantheon, View};

/// What there is to say about a battle beside what every game has.
pub trait Words: protocol::Words<Pantheon> {
    /// The parts of a number, one phrase each, such as `+1 ruins`, in their order.
    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String>;

    /// Why the target of an attack does not strike back.
    fn no_answer(
        &self,
        game: &Pantheon,
        view: &View,
        attack: &AttackForecast,
        rule: RuleId,
    ) -> Option<String>;
}
