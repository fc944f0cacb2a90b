//! What the kit must know of a game, beyond what cases do, to play it at random.

mod conjurers;
mod mythic;
mod pantheon;

use fastrand::Rng;
use kernel::Seat;

use cases::checks::Checked;

/// A game that can be played at random.
pub trait Testable: Checked {
    /// Any choice that can be written down in this game, sensible or not.
    fn any_choice(&self, rng: &mut Rng) -> Self::Choice;

    /// Any standing order, and whether this seat may give it; `None` in a game without orders.
    fn any_order(
        &self,
        state: &Self::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<(Self::Order, bool)>;

    /// Whether a choice does nothing, so that random play takes it half as often.
    fn is_idle(choice: Self::Choice) -> bool;

    /// One of the options at random; half of the time one that does something. There is at least
    /// one.
    fn any_of(&self, state: &Self::State, options: &[Self::Choice], rng: &mut Rng) -> Self::Choice {
        let _ = state;
        let choice = options[rng.usize(0..options.len())];
        match Self::is_idle(choice) && rng.bool() {
            true => options[rng.usize(0..options.len())],
            false => choice,
        }
    }
}
