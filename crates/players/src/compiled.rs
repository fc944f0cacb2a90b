//! [`Compiled`]: the players of a game, compiled where the game is.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use kernel::{InputOf, Seat};

use crate::knowledge::{ChoiceOf, Experience, Knowledge, StateOf, ViewOf};
use crate::levels::{self, Level};
use crate::player::Player;
use crate::reasons::{self, ExplainedOf, Reasoned};
use crate::review::{self, Effort, ReviewOf};
use crate::search::{self, Budget, Thought};

/// The players of the game that is known by `K`, and their searches, as functions of one game.
///
/// They are generic, and whoever used one of them would compile it anew, with the optimisation of
/// its own crate. A game has one `static` of this type beside its [`Reasoned`], so that they are
/// compiled there, once and fast, and everybody else calls them.
pub struct Compiled<K: Reasoned> {
    player: MakePlayer<K>,
    think: Think<K>,
    rounds_in: RoundsIn<K>,
    explain: Explain<K>,
    explain_openly: ExplainOpenly<K>,
    pub(crate) review: Review<K>,
}

type MakePlayer<K> =
    fn(Level, u64, Option<Experience>) -> Box<dyn Player<<K as Knowledge>::Game> + Send>;

type RoundsIn<K> = fn(
    &<K as Knowledge>::Game,
    &<K as Knowledge>::Lore,
    &ViewOf<K>,
    Duration,
    u64,
) -> (u64, Duration);

type Think<K> = fn(
    &<K as Knowledge>::Game,
    &<K as Knowledge>::Lore,
    &ViewOf<K>,
    &[ChoiceOf<K>],
    Budget,
    u64,
) -> Thought<ChoiceOf<K>>;

type Explain<K> = fn(
    &<K as Knowledge>::Game,
    &<K as Knowledge>::Lore,
    &ViewOf<K>,
    &Thought<ChoiceOf<K>>,
    usize,
    u64,
) -> Vec<ExplainedOf<K>>;

type ExplainOpenly<K> = fn(
    &<K as Knowledge>::Game,
    &<K as Knowledge>::Lore,
    &ViewOf<K>,
    Seat,
    ChoiceOf<K>,
    u64,
) -> Vec<<K as Reasoned>::Motive>;

type Review<K> = fn(
    &<K as Knowledge>::Game,
    &StateOf<K>,
    &[InputOf<<K as Knowledge>::Game>],
    Effort,
    &AtomicBool,
    &(dyn Fn() + Sync),
) -> Option<ReviewOf<K>>;

impl<K: Reasoned> Compiled<K> {
    /// Those of one game.
    #[expect(clippy::new_without_default, reason = "a static is made of it")]
    pub const fn new() -> Self {
        Self {
            player: levels::player::<K>,
            think: search::think::<K>,
            rounds_in: search::rounds_in::<K>,
            explain: reasons::explain::<K>,
            explain_openly: reasons::explain_openly::<K>,
            review: review::look_again::<K>,
        }
    }
}

impl Level {
    /// A player of this level for one seat of one game. Its choices follow from what it sees and
    /// from `seed`, and on the clock where its budget is a time.
    pub fn player<K: Reasoned>(self, seed: u64) -> Box<dyn Player<K::Game> + Send> {
        self.player_with::<K>(seed, None)
    }

    /// The same, with experience of its own.
    pub fn player_with<K: Reasoned>(
        self,
        seed: u64,
        experience: Option<Experience>,
    ) -> Box<dyn Player<K::Game> + Send> {
        (K::compiled().player)(self, seed, experience)
    }
}

/// What `view` makes of the choices it is offered.
///
/// With a count of rounds and one thread the same view, options and seed give the same thought. A
/// decision without alternative, and one that the game's knowledge answers exactly, take no time.
pub fn think<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    options: &[ChoiceOf<K>],
    budget: Budget,
    seed: u64,
) -> Thought<ChoiceOf<K>> {
    (K::compiled().think)(game, lore, view, options, budget, seed)
}

/// How many rounds a search from `view` makes in a time, on one thread, and how long it took.
pub fn rounds_in<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    time: Duration,
    seed: u64,
) -> (u64, Duration) {
    (K::compiled().rounds_in)(game, lore, view, time, seed)
}

/// The `most` best options of a thought, each with its reasons.
///
/// The same view, thought and seed give the same reasons.
pub fn explain<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    thought: &Thought<ChoiceOf<K>>,
    most: usize,
    seed: u64,
) -> Vec<ExplainedOf<K>> {
    (K::compiled().explain)(game, lore, view, thought, most, seed)
}

/// What everybody can see that a choice of `seat` does, at a moment as `view` shows it.
///
/// The view may be anybody's, so that nothing is told that it does not show. Nothing is said of
/// choices made in secret.
pub fn explain_openly<K: Reasoned>(
    game: &K::Game,
    lore: &K::Lore,
    view: &ViewOf<K>,
    seat: Seat,
    choice: ChoiceOf<K>,
    seed: u64,
) -> Vec<K::Motive> {
    (K::compiled().explain_openly)(game, lore, view, seat, choice, seed)
}
