//! What the kit must know of a game, beyond what cases do, to play it at random.

use cases::checks::{self, Invariants};
use fastrand::Rng;
use kernel::{Game, Seat};

/// The game.
pub type GameOf<T> = checks::GameOf<<T as Testable>::Invariants>;
/// A state of it.
pub type StateOf<T> = <GameOf<T> as Game>::State;
/// A choice of it.
pub type ChoiceOf<T> = <GameOf<T> as Game>::Choice;
/// A standing order of it.
pub type OrderOf<T> = <GameOf<T> as Game>::Order;

/// Inputs of a game at random. A type of the game's own crate gives them.
pub trait Testable: 'static {
    /// The invariants of the game.
    type Invariants: Invariants;

    /// Any choice that can be written down in this game, sensible or not.
    fn any_choice(game: &GameOf<Self>, rng: &mut Rng) -> ChoiceOf<Self>;

    /// Any standing order, and whether this seat may give it; `None` in a game without orders.
    fn any_order(
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<(OrderOf<Self>, bool)> {
        let _ = (game, state, seat, rng);
        None
    }

    /// True of a choice that does nothing: random play takes it half as often.
    fn is_idle(choice: ChoiceOf<Self>) -> bool;

    /// One of the options at random; half of the time one that does something. There is at least
    /// one.
    fn any_of(
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        options: &[ChoiceOf<Self>],
        rng: &mut Rng,
    ) -> ChoiceOf<Self> {
        let _ = (game, state);
        let choice = options[rng.usize(0..options.len())];
        match Self::is_idle(choice) && rng.bool() {
            true => options[rng.usize(0..options.len())],
            false => choice,
        }
    }
}
