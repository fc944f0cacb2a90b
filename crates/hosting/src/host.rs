//! [`Host`]: a game as a server keeps tables of it, whichever game it is.

use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use kernel::Game as _;
use kernel::record::Record;
use protocol::{Again, FromMoment, Opened, PlayedAs, PlayerSpec, ReviewState, Thoughts};
use serde::Serialize;
use serde_json::Value;
use store::{Input, Stored};
use text::Lang;
use text::catalogue::{Book, Library};
use tokio::sync::mpsc;

use crate::back::{self, AskedBack};
use crate::described::Requests;
use crate::failure::Failure;
use crate::opening::{self, Terms};
use crate::reviews::{self, Reviews};
use crate::served::Served;
use crate::table::{self, Command};
use crate::tables::{TableError, Tables};
use crate::think_pool::Errand;
use crate::thinkers::{Asked, Reply, Thinking};
use crate::upkeep::{self, Answered, Fitting, Rules};

/// An answer that is worked out, or why there is none.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, Failure>>;

/// What was found in a table, or why nothing was.
pub type Found<'a, T> = BoxFuture<'a, Result<T, TableError>>;

/// A game as a server keeps tables of it, whichever game it is. Whatever is [`Served`] is one.
pub trait Host: Send + Sync {
    /// The rulesets of the game.
    fn rulesets(&self) -> &'static [&'static str];

    /// The rulebooks of the game.
    fn library(&self) -> Library;

    /// What the requests about the game take and give.
    fn requests(&self) -> Requests;

    /// Plays a table until nobody is there any more.
    fn run(
        self: Arc<Self>,
        tables: Arc<Tables>,
        table: String,
        receiver: mpsc::Receiver<Command>,
        commands: mpsc::WeakSender<Command>,
    ) -> BoxFuture<'static, ()>;

    /// Opens the table that a body asks for.
    fn open<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        players: Vec<PlayerSpec>,
        terms: Terms,
        body: Value,
    ) -> Answer<'a, Opened>;

    /// What the game of a body that was opened is played as, for the lobby.
    fn played_as(&self, asked: &Value) -> PlayedAs;

    /// Opens a table with the game of a record; players that are not named are those it notes.
    fn open_record<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        errand: Errand,
        record: Record,
        players: Vec<PlayerSpec>,
    ) -> Answer<'a, Opened>;

    /// Opens the table of a lesson or puzzle, for a pupil of this name.
    fn open_exercise<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        errand: Errand,
        exercise: exercises::Exercise,
        name: String,
    ) -> Answer<'a, Opened>;

    /// Opens a table that goes on from a moment of another.
    fn open_from<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        asked: FromMoment,
    ) -> Answer<'a, Opened>;

    /// Opens a table that begins as another one did.
    fn open_again<'a>(self: Arc<Self>, tables: &'a Tables, asked: Again) -> Answer<'a, Opened>;

    /// Everything a browser shows of the game that is not a table, as JSON.
    fn catalogue(&self, lang: Lang) -> Vec<u8>;

    /// What the tables of a set-up play with and the catalogue does not have, as JSON.
    fn own_cards<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        setup: &'a str,
        lang: Lang,
    ) -> Answer<'a, Vec<u8>>;

    /// The ruleset of a set-up and the board it is played on.
    fn ruleset_and_board<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        setup: &'a str,
    ) -> Answer<'a, (&'static str, String)>;

    /// The report on an army, as JSON.
    ///
    /// # Errors
    /// What is wrong with the request; in a game without armies, that there is none.
    fn check_army(&self, asked: Value) -> Result<Vec<u8>, Failure>;

    /// Every moment of a table, told, as JSON.
    fn moments<'a>(self: Arc<Self>, tables: &'a Tables, back: AskedBack) -> Answer<'a, Vec<u8>>;

    /// Where the game of a table stood after a step, as JSON.
    fn moment<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        step: u32,
    ) -> Answer<'a, Vec<u8>>;

    /// The record of a table.
    fn record<'a>(self: Arc<Self>, tables: &'a Tables, back: AskedBack) -> Answer<'a, String>;

    /// The review of a table, or how far it has come.
    fn review<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        reviews: &'a Reviews,
        back: AskedBack,
    ) -> Answer<'a, ReviewState>;

    /// Why somebody decided so.
    fn thoughts<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        step: u32,
    ) -> Answer<'a, Thoughts>;

    /// What a computer player answers who thinks for another server; `None` when the time is over
    /// before there is an answer.
    fn think<'a>(&'a self, thinking: &'a Thinking, asked: Asked) -> BoxFuture<'a, Option<Reply>>;

    /// Plays a table again that was kept.
    fn replay<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, ()>;

    /// By which rules a table that was kept is played.
    fn rules<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Rules>;

    /// Another revision of the rules by which a table that was kept goes where it went.
    fn fitting<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Option<Fitting>>;

    /// Every answer that a table took, in order.
    fn answers<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Vec<Answered>>;

    /// The record of a table that was kept, whether or not its game is over.
    fn kept_record<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, String>;

    /// How many of these inputs of a table make a game, from the first on.
    fn sound<'a>(
        &'a self,
        tables: &'a Tables,
        stored: Stored,
        inputs: &'a [Input],
    ) -> Found<'a, usize>;
}

impl<S: Served> Host for S {
    fn rulesets(&self) -> &'static [&'static str] {
        S::RULESETS
    }

    fn library(&self) -> Library {
        Served::library(self)
    }

    fn requests(&self) -> Requests {
        Served::requests(self)
    }

    fn run(
        self: Arc<Self>,
        tables: Arc<Tables>,
        table: String,
        receiver: mpsc::Receiver<Command>,
        commands: mpsc::WeakSender<Command>,
    ) -> BoxFuture<'static, ()> {
        table::run(self, tables, table, receiver, commands).boxed()
    }

    fn open<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        players: Vec<PlayerSpec>,
        terms: Terms,
        body: Value,
    ) -> Answer<'a, Opened> {
        opening::open(self, tables, players, terms, body).boxed()
    }

    fn played_as(&self, asked: &Value) -> PlayedAs {
        Served::played_as(self, asked)
    }

    fn open_record<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        errand: Errand,
        record: Record,
        players: Vec<PlayerSpec>,
    ) -> Answer<'a, Opened> {
        opening::recorded::<S::Game>(tables, errand, record, players).boxed()
    }

    fn open_exercise<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        errand: Errand,
        exercise: exercises::Exercise,
        name: String,
    ) -> Answer<'a, Opened> {
        opening::taught::<S::Game>(tables, errand, exercise, name).boxed()
    }

    fn open_from<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        asked: FromMoment,
    ) -> Answer<'a, Opened> {
        opening::going_on(self, tables, back, asked).boxed()
    }

    fn open_again<'a>(self: Arc<Self>, tables: &'a Tables, asked: Again) -> Answer<'a, Opened> {
        opening::once_more::<S::Game>(tables, asked).boxed()
    }

    fn catalogue(&self, lang: Lang) -> Vec<u8> {
        json(&Served::catalogue(self, lang))
    }

    fn own_cards<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        setup: &'a str,
        lang: Lang,
    ) -> Answer<'a, Vec<u8>> {
        async move {
            let game = tables.game::<S::Game>(setup).await?;
            Ok(json(&Served::own_cards(&*self, &game, lang)))
        }
        .boxed()
    }

    fn ruleset_and_board<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        setup: &'a str,
    ) -> Answer<'a, (&'static str, String)> {
        async move {
            let game = tables.game::<S::Game>(setup).await?;
            Ok((game.ruleset(), self.board(&game).to_owned()))
        }
        .boxed()
    }

    fn check_army(&self, asked: Value) -> Result<Vec<u8>, Failure> {
        Ok(json(&Served::check_army(self, asked)?))
    }

    fn moments<'a>(self: Arc<Self>, tables: &'a Tables, back: AskedBack) -> Answer<'a, Vec<u8>> {
        async move { back.look(self, tables).await?.replayed(tables, back::moments).await }.boxed()
    }

    fn moment<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        step: u32,
    ) -> Answer<'a, Vec<u8>> {
        async move {
            let back = back.look(self, tables).await?;
            back.replayed(tables, move |back| back::moment(&back, step)).await
        }
        .boxed()
    }

    fn record<'a>(self: Arc<Self>, tables: &'a Tables, back: AskedBack) -> Answer<'a, String> {
        async move {
            let back = back.look(self, tables).await?;
            back.replayed(tables, |back| Ok(upkeep::record(back.kept)?)).await
        }
        .boxed()
    }

    fn review<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        reviews: &'a Reviews,
        back: AskedBack,
    ) -> Answer<'a, ReviewState> {
        reviews::review_of(self, tables, reviews, back).boxed()
    }

    fn thoughts<'a>(
        self: Arc<Self>,
        tables: &'a Tables,
        back: AskedBack,
        step: u32,
    ) -> Answer<'a, Thoughts> {
        reviews::thoughts(self, tables, back, step).boxed()
    }

    fn think<'a>(&'a self, thinking: &'a Thinking, asked: Asked) -> BoxFuture<'a, Option<Reply>> {
        thinking.think::<S>(asked).boxed()
    }

    fn replay<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, ()> {
        async move { upkeep::replay(tables.read::<S::Game>(stored).await?) }.boxed()
    }

    fn rules<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Rules> {
        async move { Ok(upkeep::rules(tables.read::<S::Game>(stored).await?)) }.boxed()
    }

    fn fitting<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Option<Fitting>> {
        async move { Ok(upkeep::fitting(&tables.read::<S::Game>(stored).await?)) }.boxed()
    }

    fn answers<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, Vec<Answered>> {
        async move { Ok(upkeep::answers(self, tables.read(stored).await?)?) }.boxed()
    }

    fn kept_record<'a>(&'a self, tables: &'a Tables, stored: Stored) -> Found<'a, String> {
        async move { Ok(upkeep::record(tables.read::<S::Game>(stored).await?)?) }.boxed()
    }

    fn sound<'a>(
        &'a self,
        tables: &'a Tables,
        stored: Stored,
        inputs: &'a [Input],
    ) -> Found<'a, usize> {
        async move { Ok(upkeep::sound(tables.read::<S::Game>(stored).await?, inputs)) }.boxed()
    }
}

/// A message as JSON.
pub(crate) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("plain data always serialises")
}

/// The games that a server keeps tables of. The first is meant where none is named.
#[derive(Clone)]
pub struct Hosts(Arc<[Arc<dyn Host>]>);

impl Hosts {
    /// These games.
    ///
    /// # Panics
    /// When there are none.
    pub fn new(hosts: Vec<Arc<dyn Host>>) -> Self {
        assert!(!hosts.is_empty(), "a server serves at least one game");
        Self(hosts.into())
    }

    /// The games, in their order.
    pub fn all(&self) -> &[Arc<dyn Host>] {
        &self.0
    }

    /// The game that is meant where none is named.
    pub fn first(&self) -> &Arc<dyn Host> {
        &self.0[0]
    }

    /// The game of a ruleset.
    pub fn of(&self, ruleset: &str) -> Option<&Arc<dyn Host>> {
        self.0.iter().find(|host| host.rulesets().contains(&ruleset))
    }

    /// The game of a ruleset that somebody asks for.
    ///
    /// # Errors
    /// When there is none.
    pub fn asked(&self, ruleset: &str) -> Result<&Arc<dyn Host>, Failure> {
        self.of(ruleset).ok_or_else(|| Failure::unknown_ruleset(self.rulesets()))
    }

    /// Every ruleset.
    pub fn rulesets(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().flat_map(|host| host.rulesets()).copied()
    }

    /// The rulebooks of all games.
    pub fn books(&self) -> impl Iterator<Item = &'static Book> {
        self.0.iter().flat_map(|host| host.library().books())
    }
}
