//! What the kit must know of a game, beyond the kernel's contract, to hold it to its word.

mod conjurers;
mod mythic;
mod pantheon;

use fastrand::Rng;
use kernel::{Hosted, Seat};

/// Fails with a message that says what was found.
macro_rules! hold {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use hold;

/// A game whose positions can be judged, and that can be played at random.
pub trait Testable: Hosted {
    /// Checks everything that can be seen in one state.
    ///
    /// # Errors
    /// The first thing that does not hold.
    fn check_state(&self, state: &Self::State) -> Result<(), String>;

    /// Checks that nothing appeared or vanished on the way from `before` to `after`.
    ///
    /// # Errors
    /// The first thing that changed without a reason.
    fn check_step(
        &self,
        before: &Self::State,
        after: &Self::State,
        events: &[Self::Event],
    ) -> Result<(), String>;

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

    /// Whether the rules have a hand laid open with this event, so that what follows may depend
    /// on it.
    fn lays_open(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

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

    /// Whether a refusal cites what a case calls by this id: an edition may have its own id for a
    /// rule that another has too.
    fn cites(&self, reason: &Self::Reason, id: &str) -> bool {
        Self::rule(reason).0 == id
    }
}
