//! All tables: those in the store, and the tasks of those somebody is at.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use kernel::Hosted;
use protocol::PlayerSpec;
use store::{Input, Store, StoreError, Stored};
use tokio::sync::mpsc;

use crate::accord::Accord;
use crate::clocks::Clocks;
use crate::counts::Counts;
use crate::dice::Dice;
use crate::host::{Host, Hosts};
use crate::limits::Limits;
use crate::lots::Lots;
use crate::played::Broken;
use crate::table::{Command, Ponder};
use crate::think_pool::ThinkPool;
use crate::thinkers::Thinkers;
use crate::word_filter::WordFilter;

/// Commands that wait for a table at the most; whoever sends more waits.
const QUEUE: usize = 64;

/// A table can fall asleep just when it is spoken to, but not again and again.
const WAKE_TRIES: usize = 3;

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no table `{0}`")]
    Unknown(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was kept is no game.
    #[error("the table's record is damaged: {0}")]
    Broken(#[from] Broken),
    /// What was kept cannot be read.
    #[error("the table's {what} cannot be read: {reason}")]
    Unreadable {
        /// Which part.
        what: &'static str,
        /// Why.
        reason: String,
    },
}

/// A table as it was kept, ready to be played again.
#[derive(Clone, Debug)]
pub(crate) struct Kept<G: Hosted> {
    /// The game.
    pub(crate) game: Arc<G>,
    /// Who sits where.
    pub(crate) players: Vec<PlayerSpec>,
    /// Where it began, when that is the middle of a game; apart, since a state is large and a
    /// future that waits holds it.
    pub(crate) start: Option<Box<G::State>>,
    /// What its dice follow from; nothing at tables of before that could be told.
    pub(crate) dice: Option<Dice>,
    /// What its players agreed on.
    pub(crate) accord: Accord,
    /// The version of the program that opened it, where that was noted.
    pub(crate) program: Option<String>,
    /// What was answered, in order.
    pub(crate) inputs: Vec<Input>,
    /// Whether the game counts for those who play it.
    pub(crate) is_rated: bool,
    /// What its clocks showed last, where it has some.
    pub(crate) clocks: Option<Clocks>,
}

/// All tables.
pub struct Tables {
    store: Arc<dyn Store>,
    hosts: Hosts,
    /// Games by the id of their set-up: tables that began alike share one.
    games: Mutex<HashMap<String, Weak<AnyGame>>>,
    awake: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    /// Where computer players think.
    players: ThinkPool,
    /// Where questions of people are worked out: they do not wait for computer players.
    questions: ThinkPool,
    /// Where games are played again.
    replays: ThinkPool,
    limits: Arc<Limits>,
    counts: Counts,
    lots: Lots,
    ponder: Ponder,
    thinkers: Option<Arc<dyn Thinkers>>,
    /// Told of tables whose players have changed or whose game is over.
    changed: OnceLock<Changed>,
    words: WordFilter,
}

/// Whoever is told of tables by their ids.
type Changed = Box<dyn Fn(&str) + Send + Sync>;

/// A game, whichever it is.
type AnyGame = dyn Any + Send + Sync;

impl Tables {
    /// The tables of a store; the games are those that `hosts` host, chance follows from `lots`, and
    /// computer players do `ponder` before they decide.
    pub fn new(
        store: Arc<dyn Store>,
        hosts: Hosts,
        limits: Arc<Limits>,
        (lots, ponder): (Lots, Ponder),
    ) -> Self {
        let [players, questions, replays] = [(); 3].map(|()| ThinkPool::of_this_machine());
        let (games, awake) = (Mutex::default(), Mutex::default());
        let counts = Counts::default();
        Self {
            store,
            hosts,
            games,
            awake,
            players,
            questions,
            replays,
            limits,
            counts,
            lots,
            ponder,
            thinkers: None,
            changed: OnceLock::new(),
            words: WordFilter::default(),
        }
    }

    /// The same, whose computer players think elsewhere where somebody does.
    pub fn with_thinkers(self, thinkers: Arc<dyn Thinkers>) -> Self {
        Self { thinkers: Some(thinkers), ..self }
    }

    /// Has somebody told of tables whose players have changed or whose game is over; the first who
    /// asks is.
    pub fn on_change(&self, changed: impl Fn(&str) + Send + Sync + 'static) {
        let _ = self.changed.set(Box::new(changed));
    }

    /// Tells of such a table.
    pub(crate) fn tell_changed(&self, table: &str) {
        if let Some(changed) = self.changed.get() {
            changed(table);
        }
    }

    /// Words that nobody reads in what others say.
    pub fn word_filter(&self) -> &WordFilter {
        &self.words
    }

    /// Those who think elsewhere.
    pub fn thinkers(&self) -> Option<&dyn Thinkers> {
        self.thinkers.as_deref()
    }

    /// What was done since the server started.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// What is allowed.
    pub fn limits(&self) -> &Arc<Limits> {
        &self.limits
    }

    /// Where games are played again.
    pub fn replays_pool(&self) -> &ThinkPool {
        &self.replays
    }

    /// Where computer players think.
    pub fn players_pool(&self) -> &ThinkPool {
        &self.players
    }

    /// Where questions of people are worked out.
    pub fn questions_pool(&self) -> &ThinkPool {
        &self.questions
    }

    /// What chance follows from.
    pub fn lots(&self) -> Lots {
        self.lots
    }

    /// What computer players do before they decide.
    pub fn ponder(&self) -> Ponder {
        self.ponder
    }

    /// Where tables are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The games that tables are kept of.
    pub fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    /// The game that a table plays.
    ///
    /// # Errors
    /// When there is no such table, or no such game.
    pub async fn host_of(&self, id: &str) -> Result<&Arc<dyn Host>, TableError> {
        let standing = self.store.standing(id).await?;
        self.host_named(&standing.ok_or_else(|| TableError::Unknown(id.to_owned()))?.ruleset)
    }

    /// The game of a ruleset that was kept.
    ///
    /// # Errors
    /// When there is none.
    pub fn host_named(&self, ruleset: &str) -> Result<&Arc<dyn Host>, TableError> {
        self.hosts.of(ruleset).ok_or_else(|| TableError::Unreadable {
            what: "ruleset",
            reason: format!("`{ruleset}` is not one of this program's"),
        })
    }

    /// A table as the store has it, and the game it plays.
    ///
    /// # Errors
    /// When there is no such table, or no such game.
    pub async fn stored(&self, id: &str) -> Result<(&Arc<dyn Host>, Stored), TableError> {
        let stored = self.store.load(id).await?;
        let stored = stored.ok_or_else(|| TableError::Unknown(id.to_owned()))?;
        Ok((self.host_named(&stored.ruleset)?, stored))
    }

    /// A table with everything that was kept of it.
    pub(crate) async fn load<G: Hosted>(&self, id: &str) -> Result<Kept<G>, TableError> {
        let (_, stored) = self.stored(id).await?;
        self.read(stored).await
    }

    /// What the store has of a table, ready to be played.
    pub(crate) async fn read<G: Hosted>(&self, stored: Stored) -> Result<Kept<G>, TableError> {
        let start = stored.start.as_deref().map(read("start")).transpose()?;
        let players = read("players")(&stored.players)?;
        let dice = stored.dice.as_deref().map(read("dice")).transpose()?;
        let accord = stored.accord.as_deref().map(read("accord")).transpose()?;
        let accord = accord.unwrap_or_default();
        let game = self.game(&stored.setup).await?;
        let clocks = stored.clocks.as_deref().map(read("clocks")).transpose()?;
        let Stored { program, inputs, is_rated, .. } = stored;
        Ok(Kept { game, players, start, dice, accord, program, inputs, is_rated, clocks })
    }

    /// The game of a set-up; compiled anew only when no table holds it.
    pub(crate) async fn game<G: Hosted>(&self, setup: &str) -> Result<Arc<G>, TableError> {
        let known = self.games().get(setup).and_then(Weak::upgrade);
        if let Some(Ok(game)) = known.map(Arc::downcast) {
            return Ok(game);
        }
        let body = self.store.setup(setup).await?;
        let unreadable = |reason| TableError::Unreadable { what: "set-up", reason };
        let body = body.ok_or_else(|| unreadable("it is missing".to_owned()))?;
        let game = self.made::<G>(&body)?;
        let shared: Arc<AnyGame> = game.clone();
        let mut games = self.games();
        games.retain(|_, game| game.strong_count() > 0);
        games.insert(setup.to_owned(), Arc::downgrade(&shared));
        Ok(game)
    }

    /// A new game of a set-up that is ours.
    pub(crate) fn made<G: Hosted>(&self, setup: &str) -> Result<Arc<G>, TableError> {
        let unreadable = |reason| TableError::Unreadable { what: "set-up", reason };
        let setup: G::Setup = read("set-up")(setup)?;
        let game = G::set_up(setup).map_err(|faults| unreadable(faults.join("; ")))?;
        Ok(Arc::new(game))
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<AnyGame>>> {
        // A panic while the lock was held leaves a map that is whole all the same.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn awake(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables have a task.
    pub fn count_awake(&self) -> usize {
        self.awake().len()
    }

    /// Sends a command to a table, waking it when it sleeps. The table must be in the store and
    /// play the game that is hosted so. `false` when it cannot be woken, because the server is shutting
    /// down.
    pub async fn send(
        self: &Arc<Self>,
        id: &str,
        host: &Arc<dyn Host>,
        mut command: Command,
    ) -> bool {
        for _ in 0..WAKE_TRIES {
            let sender = self.wake(id, host);
            match sender.send(command).await {
                Ok(()) => return true,
                // The table fell asleep in between.
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        false
    }

    /// Tells a table that a session has left, unless it sleeps: then there is nobody to leave.
    pub async fn leave(&self, id: &str, session: u64) {
        let sender = self.awake().get(id).cloned();
        if let Some(sender) = sender {
            // A table that fell asleep in between has forgotten the session already.
            let _ = sender.send(Command::Leave(session)).await;
        }
    }

    fn wake(self: &Arc<Self>, id: &str, host: &Arc<dyn Host>) -> mpsc::Sender<Command> {
        let mut awake = self.awake();
        if let Some(sender) = awake.get(id)
            && !sender.is_closed()
        {
            return sender.clone();
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        awake.insert(id.to_owned(), sender.clone());
        drop(awake);
        let own = sender.downgrade();
        let (tables, id) = (self.clone(), id.to_owned());
        tokio::spawn(host.clone().run(tables, id, receiver, own));
        sender
    }

    /// Lets go of every table: each ends with what it does now, and whoever is at it joins anew.
    pub fn let_go(&self) {
        self.awake().clear();
    }

    /// Ends a table's task, whoever speaks to it.
    pub fn end(&self, id: &str, receiver: &mut mpsc::Receiver<Command>) {
        let mut awake = self.awake();
        receiver.close();
        // Another task of the same table may have begun since all were let go of.
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
        }
    }

    /// Lets a table fall asleep unless somebody has just spoken to it.
    pub fn fall_asleep(&self, id: &str, receiver: &mut mpsc::Receiver<Command>) -> bool {
        let mut awake = self.awake();
        if !receiver.is_empty() {
            return false;
        }
        receiver.close();
        awake.remove(id);
        true
    }
}

/// Reads one part of a table that was kept as JSON.
fn read<T: serde::de::DeserializeOwned>(
    what: &'static str,
) -> impl Fn(&str) -> Result<T, TableError> {
    move |text| {
        serde_json::from_str(text)
            .map_err(|error| TableError::Unreadable { what, reason: error.to_string() })
    }
}
