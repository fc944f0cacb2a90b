//! What the kit must know of a game, beyond the kernel's contract, to hold it to its word.

mod conjurers;
mod mythic;
mod pantheon;

use std::fmt::Debug;

use fastrand::Rng;
use kernel::{Game, RuleId, Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;

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
pub trait Testable: Game<State: Copy, Request: PartialEq> + Clone + Debug {
    /// What a game is set up from, as records keep it.
    type Setup: Clone + Serialize + DeserializeOwned;

    /// A game from a set-up.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn set_up(setup: &Self::Setup) -> Result<Self, Vec<String>>;

    /// What the game was set up from.
    fn setup(&self) -> &Self::Setup;

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

    /// The options that a view shows, if its viewer is the seat that is asked.
    fn offered_in(&self, view: &Self::View) -> Option<Vec<Self::Choice>>;

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

    /// The rule that a refusal cites.
    fn rule(reason: &Self::Reason) -> RuleId;

    /// Whether a refusal cites what a case calls by this id: an edition may have its own id for a
    /// rule that another has too.
    fn cites(&self, reason: &Self::Reason, id: &str) -> bool {
        Self::rule(reason).0 == id
    }

    /// Who won; nobody in a draw.
    fn winners(ending: &Self::Ending) -> SeatSet;

    /// The round that is played, or the turn where a game counts turns.
    fn round(&self, state: &Self::State) -> u16;
}
