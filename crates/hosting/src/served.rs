//! What a server needs of a game beside its rules, so that tables of it can be kept.
//!
//! Everything else here is written once, for any game that is [`Served`]; whoever knows no game
//! speaks to one through [`Host`](crate::Host).

use fastrand::Rng;
use kernel::plans::{Plan, Planned, plans};
use kernel::{Game, Hosted, Seat};
use players::Reasoned;
use protocol::{LogLine, PlanShown, PlayedAs, ServerMessage};
use serde::Serialize;
use serde_json::Value;
use text::catalogue::Library;
use text::{Adviser, Lang};

use crate::described::Requests;
use crate::failure::Failure;
use crate::lots::Lots;

/// What a snapshot tells beside the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The number of the question that stands.
    pub question: u32,
    /// Whether the viewer may take the last choice back.
    pub can_undo: bool,
}

/// A moment as anybody may see it, with what was worked out of it once for all viewers.
#[derive(Debug)]
pub struct Scene<'a, S: Served> {
    /// A spectator's view.
    pub view: &'a ViewOf<S>,
    /// What was worked out.
    pub standing: &'a S::Standing,
}

/// What a line of the log is about beside its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineAbout<E> {
    /// The event.
    pub event: E,
    /// How deep in the rules it happened: an attack within an activation within a turn.
    pub depth: u8,
    /// The rule that it follows from, where one explains it.
    pub rule: Option<&'static str>,
}

/// The view of the game that is served.
pub type ViewOf<S> = <<S as Served>::Game as Game>::View;
/// What a viewer sees of an event of the game that is served.
pub type SeenOf<S> = <<S as Served>::Game as Game>::Seen;
/// A choice in the game that is served.
pub type ChoiceOf<S> = <<S as Served>::Game as Game>::Choice;

/// A game with its packs, so that tables of it can be kept: how it is opened, worded and shown.
///
/// A type of its own for each game, because the rules know nothing of tables. Whatever goes to a
/// session is made from a view, so no method is given a state.
pub trait Served: Send + Sync + Sized + 'static {
    /// The game.
    type Game: Hosted;

    /// What computer players know of the game.
    type Knowledge: Reasoned<Game = Self::Game>;

    /// The rulesets of the game. Tables, records and requests name one of them.
    const RULESETS: &'static [&'static str];

    /// The rulebooks of the game.
    fn library(&self) -> Library;

    /// What the requests about the game take and give.
    fn requests(&self) -> Requests;

    /// Says everything about the game in one language.
    type Voice<'n>: Adviser<Self::Game, Motive = <Self::Knowledge as Reasoned>::Motive>;

    /// A voice that calls the players by these names, in the order of their seats.
    fn voice<'n>(&'n self, lang: Lang, players: &'n [String]) -> Self::Voice<'n>;

    /// The game that the body of `POST /api/tables` asks for. The common part of the body is
    /// [`protocol::AnyTable`]; the players in it are checked by the server. Whatever is laid out at
    /// random follows from `lots`.
    ///
    /// # Errors
    /// What is wrong with it. [`Failure::unreadable`] is for a body of another form.
    fn open(&self, asked: Value, lots: Lots) -> Result<Self::Game, Failure>;

    /// What the game of a body that was opened is played as, for the lobby.
    fn played_as(&self, asked: &Value) -> PlayedAs {
        let _ = asked;
        PlayedAs::default()
    }

    /// The board of a game by id, for lists; empty in a game that has only one.
    fn board<'g>(&self, game: &'g Self::Game) -> &'g str {
        let _ = game;
        ""
    }

    /// What never changes at a table; its fields stand beside those of
    /// [`Welcome`](protocol::Welcome).
    type About<'g>: Serialize;

    /// What never changes at this table.
    fn about<'g>(&self, game: &'g Self::Game, voice: &Self::Voice<'_>) -> Self::About<'g>;

    /// What is worked out of a moment once for all its viewers; `()` where that is nothing.
    type Standing: Send + Sync;

    /// Works it out from what everybody may see: a spectator's view.
    fn standing(&self, game: &Self::Game, view: &ViewOf<Self>) -> Self::Standing;

    /// A moment as one viewer sees it.
    type Snapshot<'g>: Serialize;

    /// The moment of a view. `standing` is that of the same moment.
    fn snapshot<'g>(
        &self,
        game: &'g Self::Game,
        voice: &Self::Voice<'_>,
        view: &ViewOf<Self>,
        standing: &Self::Standing,
        stand: Stand,
    ) -> Self::Snapshot<'g>;

    /// What everybody sees change between two moments; [`protocol::Never`] in a game that always
    /// shows the whole.
    type Shared<'g>;

    /// What everybody sees change; `None` when the whole has to be shown anew. `question` is the
    /// number of the question that stands at the second moment.
    fn shared<'g>(
        &self,
        game: &'g Self::Game,
        before: Scene<'_, Self>,
        after: Scene<'_, Self>,
        question: u32,
    ) -> Option<Self::Shared<'g>>;

    /// Whose turn it is, in a game in which turns are somebody's: a clock takes a question to anybody else
    /// for one that comes in between. Everybody can see it.
    fn whose_turn(&self, game: &Self::Game, view: &ViewOf<Self>) -> Option<Seat> {
        let _ = (game, view);
        None
    }

    /// What one viewer sees change; [`protocol::Never`] in a game that always shows the whole.
    type Changes<'a>: Serialize;

    /// What a viewer sees change between two views of its own. `since` is the number of the
    /// question that stood at the first.
    fn changes<'a, 'g: 'a>(
        &self,
        game: &'g Self::Game,
        voice: &Self::Voice<'_>,
        shared: &'a Self::Shared<'g>,
        views: [&ViewOf<Self>; 2],
        since: u32,
        can_undo: bool,
    ) -> Self::Changes<'a>;

    /// What can be said of dice before they fall.
    type Forecast: Serialize;

    /// What a choice makes or leads to, with its odds.
    fn forecasts(
        &self,
        game: &Self::Game,
        voice: &Self::Voice<'_>,
        view: &ViewOf<Self>,
        choice: ChoiceOf<Self>,
    ) -> Vec<Self::Forecast>;

    /// The answer of the viewer to a question that need not be asked: one of the choices, by its
    /// place in the list. When other people play (`watched`), what an answer at once would tell of
    /// secrets is asked all the same.
    fn needless(&self, game: &Self::Game, view: &ViewOf<Self>, watched: bool) -> Option<usize> {
        let only = game.question(view)?.len() == 1;
        (only && !watched).then_some(0)
    }

    /// What the viewer's units can do in one go; nothing in a game without plans.
    fn plans(&self, game: &Self::Game, view: &ViewOf<Self>) -> Vec<PlanShown> {
        let _ = (game, view);
        Vec::new()
    }

    /// What an event is about.
    type Event<'g>: Serialize;

    /// What a line of the log is about beside its sentence. `before` is the viewer's view before the
    /// step.
    fn line<'g>(
        &self,
        game: &'g Self::Game,
        before: &ViewOf<Self>,
        seen: &SeenOf<Self>,
    ) -> LineAbout<Self::Event<'g>>;

    /// Everything a browser shows of the game that is not a table.
    type Catalogue: Serialize;

    /// The catalogue in a language.
    fn catalogue(&self, lang: Lang) -> Self::Catalogue;

    /// What a table plays with and the catalogue does not have, or has otherwise; all other lists
    /// are empty. A game keeps the cards it began with, whatever becomes of the packs.
    fn own_cards(&self, game: &Self::Game, lang: Lang) -> Self::Catalogue;

    /// What an army costs, the deck it makes and every rule that it breaks; [`protocol::Never`] in a
    /// game without armies.
    type ArmyReport: Serialize;

    /// The report on the army that a body asks about.
    ///
    /// # Errors
    /// What is wrong with the request; here, that there are no armies.
    fn check_army(&self, asked: Value) -> Result<Self::ArmyReport, Failure> {
        let _ = asked;
        Err(Failure::no_request())
    }
}

/// Plans are made in a world dealt from a view, always the same one: nothing depends on the deal.
const PLANNING_SEED: u64 = 1;

/// A world to make plans in.
pub fn world<G: Hosted>(game: &G, view: &G::View) -> G::State {
    game.sample_world(view, &mut Rng::with_seed(PLANNING_SEED))
}

/// The plans of a seat, with the choices it is offered.
pub struct PlansOf<G: Planned> {
    /// The choices.
    pub options: Vec<G::Choice>,
    /// The plans.
    pub plans: Vec<Plan<G>>,
}

/// The plans of the viewer, when the viewer is asked.
pub fn plans_of<G: Hosted + Planned>(game: &G, view: &G::View) -> Option<PlansOf<G>> {
    let options = game.question(view)?;
    let seat = G::viewer(view)?;
    Some(PlansOf { options, plans: plans(game, &world(game, view), seat) })
}

/// A message about a game.
pub(crate) type MessageOf<'g, S> = ServerMessage<
    <S as Served>::About<'g>,
    <S as Served>::Snapshot<'g>,
    <S as Served>::Changes<'g>,
    <S as Served>::Event<'g>,
    <S as Served>::Forecast,
>;

/// A line of the log of a game.
pub(crate) type LineOf<'g, S> = LogLine<<S as Served>::Event<'g>>;
