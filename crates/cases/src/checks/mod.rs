//! What holds in every game, after every input: cases are held to it, and so are games played at
//! random.

mod pauses;

use kernel::{Game, Hosted};

pub use pauses::{offers_are_sound, secrets_are_kept, survives_saving};

/// The game that invariants are of.
pub type GameOf<I> = <I as Invariants>::Game;
type StateOf<I> = <GameOf<I> as Game>::State;
type EventOf<I> = <GameOf<I> as Game>::Event;
type ReasonOf<I> = <GameOf<I> as Game>::Reason;

/// What must hold over every input of a game. A type of the game's own crate says it, so that the
/// rules know of no test.
pub trait Invariants: 'static {
    /// The game.
    type Game: Hosted;

    /// Checks that nothing appeared or vanished on the way from `before` to `after`.
    ///
    /// # Errors
    /// The first thing that changed without a reason.
    fn check_step(
        game: &Self::Game,
        before: &StateOf<Self>,
        after: &StateOf<Self>,
        events: &[EventOf<Self>],
    ) -> Result<(), String>;

    /// Whether the rules have a hand laid open with this event, so that what follows may depend
    /// on it.
    fn lays_open(event: &EventOf<Self>) -> bool {
        let _ = event;
        false
    }

    /// Whether a refusal cites what a case calls by this id: an edition may have its own id for a
    /// rule that another has too.
    fn cites(game: &Self::Game, reason: &ReasonOf<Self>, id: &str) -> bool {
        let _ = game;
        GameOf::<Self>::rule(reason).0 == id
    }
}
