//! What the server needs of a game, and which games it knows.
//!
//! Everything else here is written once, for any game that is [`Served`]. A game is made known by
//! its row of `served!` and by nothing else.

mod conjurers;
pub(crate) mod mythic;
pub(crate) mod pantheon;

use std::sync::Arc;

use conjurers_table::CardSet;
use kernel::Hosted;
use kernel::plans::{Plan, Planned, plans};
use pantheon_table::Pack;
use players::Reasoned;
use protocol::{LogLine, PlanShown, ServerMessage};
use serde::Serialize;
use text::catalogue::Library;
use text::{Adviser, Lang};

use crate::http::Failure;

/// What the games are made of: units, boards, armies, cards, with what people call them.
#[derive(Clone, Debug)]
pub struct Packs {
    /// Of Pantheon.
    pub pantheon: Arc<Pack>,
    /// Of Mythic Battles (2012).
    pub mythic: Arc<mythic_table::Pack>,
    /// Of Conjurers.
    pub cards: Arc<CardSet>,
}

impl From<Arc<Pack>> for Packs {
    /// This pack for Pantheon, the program's own for the others.
    fn from(pantheon: Arc<Pack>) -> Self {
        Self {
            pantheon,
            mythic: Arc::new(mythic_table::embedded().clone()),
            cards: Arc::new(conjurers_table::embedded_cards()),
        }
    }
}

/// What a snapshot tells beside the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    /// The number of the question that stands.
    pub(crate) question: u32,
    /// Whether the viewer may take the last choice back.
    pub(crate) can_undo: bool,
}

/// A moment as anybody may see it, with what was worked out of it once for all viewers.
#[derive(Debug)]
pub(crate) struct Scene<'a, G: Served> {
    /// A spectator's view.
    pub(crate) view: &'a G::View,
    /// What was worked out.
    pub(crate) standing: &'a G::Standing,
}

/// A game that tables are kept for: how it is opened, worded and shown.
///
/// Whatever goes to a session is made from a view, so no method is given a state.
pub(crate) trait Served: Hosted {
    /// What computer players know of the game.
    type Knowledge: Reasoned<Game = Self>;

    /// The rulesets of the game. Tables, records and requests name one of them.
    const RULESETS: &'static [&'static str];

    /// Says everything about the game in one language.
    type Voice<'n>: Adviser<Self, Motive = <Self::Knowledge as Reasoned>::Motive>;

    /// A voice that calls the players by these names, in the order of their seats.
    fn voice<'n>(packs: &'n Packs, lang: Lang, players: &'n [String]) -> Self::Voice<'n>;

    /// The game that the body of `POST /api/tables` asks for. The common part of the body is
    /// [`protocol::AnyTable`]; the players in it are checked by the server.
    ///
    /// # Errors
    /// What is wrong with it. [`Failure::unreadable`] is for a body of another form.
    fn open(packs: &Packs, asked: serde_json::Value) -> Result<Self, Failure>;

    /// The board of the game by id, for lists; empty in a game that has only one.
    fn board(&self) -> &str;

    /// What never changes at a table; its fields stand beside those of
    /// [`Welcome`](protocol::Welcome).
    type About<'g>: Serialize
    where
        Self: 'g;

    /// What never changes at this table.
    fn about<'g>(&'g self, voice: &Self::Voice<'_>) -> Self::About<'g>;

    /// What is worked out of a moment once for all its viewers; `()` where that is nothing.
    type Standing: Send + Sync;

    /// Works it out from what everybody may see: a spectator's view.
    fn standing(&self, view: &Self::View) -> Self::Standing;

    /// A moment as one viewer sees it.
    type Snapshot<'g>: Serialize
    where
        Self: 'g;

    /// The moment of a view. `standing` is that of the same moment.
    fn snapshot<'g>(
        &'g self,
        voice: &Self::Voice<'_>,
        view: &Self::View,
        standing: &Self::Standing,
        stand: Stand,
    ) -> Self::Snapshot<'g>;

    /// What everybody sees change between two moments; [`protocol::Never`] in a game that always
    /// shows the whole.
    type Shared<'g>
    where
        Self: 'g;

    /// What everybody sees change; `None` when the whole has to be shown anew. `question` is the
    /// number of the question that stands at the second moment.
    fn shared<'g>(
        &'g self,
        before: Scene<'_, Self>,
        after: Scene<'_, Self>,
        question: u32,
    ) -> Option<Self::Shared<'g>>;

    /// What one viewer sees change; [`protocol::Never`] in a game that always shows the whole.
    type Changes<'a>: Serialize
    where
        Self: 'a;

    /// What a viewer sees change between two views of its own. `since` is the number of the
    /// question that stood at the first.
    fn changes<'a, 'g: 'a>(
        &'g self,
        voice: &Self::Voice<'_>,
        shared: &'a Self::Shared<'g>,
        views: [&Self::View; 2],
        since: u32,
        can_undo: bool,
    ) -> Self::Changes<'a>;

    /// What can be said of dice before they fall.
    type Forecast: Serialize;

    /// What a choice makes or leads to, with its odds.
    fn forecasts(
        &self,
        voice: &Self::Voice<'_>,
        view: &Self::View,
        choice: Self::Choice,
    ) -> Vec<Self::Forecast>;

    /// The answer of the viewer to a question that need not be asked: one of the choices, by its
    /// place in the list. When other people play (`watched`), what an answer at once would tell of
    /// secrets is asked all the same.
    fn needless(&self, view: &Self::View, watched: bool) -> Option<usize> {
        let only = self.question(view)?.len() == 1;
        (only && !watched).then_some(0)
    }

    /// What the viewer's units can do in one go; nothing in a game without plans.
    fn plans(&self, _view: &Self::View) -> Vec<PlanShown> {
        Vec::new()
    }

    /// Adds to a line of the log what its sentence is about: its kind, depth, seat, unit, area and
    /// dice. `before` is the viewer's view before the step.
    fn annotate(&self, before: &Self::View, seen: &Self::Seen, line: &mut LogLine);

    /// Everything a browser shows of the game that is not a table.
    type Catalogue: Serialize;

    /// The catalogue in a language.
    fn catalogue(packs: &Packs, lang: Lang) -> Self::Catalogue;

    /// What this table plays with and the catalogue does not have, or has otherwise; all other
    /// lists are empty. A game keeps the cards it began with, whatever becomes of the packs.
    fn own_cards(&self, packs: &Packs, lang: Lang) -> Self::Catalogue;
}

/// Plans are made in a world dealt from a view, always the same one: nothing depends on the deal.
const PLANNING_SEED: u64 = 1;

/// A world to make plans in.
pub(crate) fn world<G: Served>(game: &G, view: &G::View) -> G::State {
    game.sample_world(view, &mut fastrand::Rng::with_seed(PLANNING_SEED))
}

/// The plans of a seat, with the choices it is offered.
pub(crate) struct PlansOf<G: Planned> {
    pub(crate) options: Vec<G::Choice>,
    pub(crate) plans: Vec<Plan<G>>,
}

/// The plans of the viewer, when the viewer is asked.
pub(crate) fn plans_of<G: Served + Planned>(game: &G, view: &G::View) -> Option<PlansOf<G>> {
    let options = game.question(view)?;
    let seat = G::viewer(view)?;
    Some(PlansOf { options, plans: plans(game, &world(game, view), seat) })
}

/// A message about a game.
pub(crate) type MessageOf<'g, G> = ServerMessage<
    <G as Served>::About<'g>,
    <G as Served>::Snapshot<'g>,
    <G as Served>::Changes<'g>,
    <G as Served>::Forecast,
>;

/// The games: for each its word, its type and its rulebooks.
macro_rules! served {
    ($($name:ident($game:ty, $books:path)),+ $(,)?) => {
        /// The rulebooks of all games.
        pub(crate) static LIBRARY: Library = Library::new(&[$(&$books),+]);

        /// Which game a ruleset belongs to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum GameKind {
            $(
                #[doc = concat!("Rulesets of [`", stringify!($game), "`].")]
                $name,
            )+
        }

        impl GameKind {
            /// All games.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The rulesets of the game.
            pub(crate) const fn rulesets(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => <$game as Served>::RULESETS,)+
                }
            }
        }

        /// Does the same with whichever game it is: `for_game!(kind, G => f::<G>(...))`.
        macro_rules! for_game {
            ($kind:expr, $g:ident => $body:expr) => {
                match $kind {
                    $($crate::games::GameKind::$name => {
                        type $g = $game;
                        $body
                    })+
                }
            };
        }
        pub(crate) use for_game;
    };
}

served! {
    Pantheon(::pantheon::Pantheon, ::pantheon_words::BOOKS),
    Mythic(::mythic::Mythic, ::mythic_words::BOOKS),
    Conjurers(::conjurers::Conjurers, ::conjurers_words::BOOKS),
}

impl GameKind {
    /// The game of a ruleset.
    pub(crate) fn of(ruleset: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.rulesets().contains(&ruleset))
    }

    /// Every ruleset.
    pub(crate) fn all_rulesets() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().flat_map(|kind| kind.rulesets()).copied()
    }
}
