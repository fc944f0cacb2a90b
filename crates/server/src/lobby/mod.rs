//! The lobby: who waits for others at a table, found by everybody and told to all who watch.
//!
//! The database has it; each server holds it in memory, so that lists and news cost no question to the
//! database. What changes is told to the others over the bus, which may lose it, so they read it anew
//! now and then.

mod board;
mod pairing;
mod requests;
mod watch;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use hosting::table::written;
use protocol::{OpenTable, Pace, PlayedAs};
use serde::{Deserialize, Serialize};
use store::{Offer, People, StoreError};
use tokio::sync::{Notify, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use self::board::{Board, Listed};
pub(crate) use self::requests::routes;
use crate::accept::{Leaving, leaves};
use crate::node::Node;
use crate::people::now;

/// What happens in so short a time is told together.
const PULSE: Duration = Duration::from_millis(200);

/// Bytes that a watcher is told at once, and in the long run a second: in no second more than twice as
/// many.
const ROOM: f64 = 512.0;

/// So much room, or nothing is told yet.
const LITTLE: f64 = 384.0;

/// News that wait for a watcher who reads slowly; who misses some joins anew.
const MOST_WAITING: usize = 32;

/// How often listings that are over are forgotten, and where there are other servers everything is read
/// anew.
const SWEEPING: Duration = Duration::from_secs(60);
const READING: Duration = Duration::from_secs(20);

/// What is kept of a table for the lobby beside its seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Card {
    #[serde(flatten)]
    played: PlayedAs,
    /// How many play.
    players: u8,
    #[serde(default)]
    rated: bool,
    /// How strong whoever listed it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strength: Option<i32>,
    /// Whoever listed it sits there and waits for anybody.
    #[serde(default)]
    seeks: bool,
    #[serde(default)]
    pace: Pace,
}

/// The lobby as a server holds it.
pub(crate) struct Lobby {
    people: People,
    node: Option<Weak<Node>>,
    board: Mutex<Board>,
    changed: Notify,
    news: broadcast::Sender<Utf8Bytes>,
}

impl Lobby {
    /// The lobby that is kept.
    pub(crate) async fn open(
        people: People,
        node: Option<&Arc<Node>>,
    ) -> Result<Arc<Self>, StoreError> {
        let node = node.map(Arc::downgrade);
        let (board, changed) = (Mutex::default(), Notify::new());
        let news = broadcast::Sender::new(MOST_WAITING);
        let lobby = Self { people, node, board, changed, news };
        lobby.read().await?;
        lobby.board().tell_nothing();
        Ok(Arc::new(lobby))
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        // A panic while the lock was held leaves a board that may lack a table until it is read anew.
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads all of it.
    pub(crate) async fn read(&self) -> Result<(), StoreError> {
        let offers = self.people.offers(now()).await?;
        self.board().set_all(offers.into_iter().filter_map(listed).collect());
        self.changed.notify_one();
        Ok(())
    }

    /// Reads a table anew.
    async fn read_table(&self, table: &str) {
        match self.people.offer(table, now()).await {
            Ok(offer) => {
                if self.board().set(table, offer.and_then(listed)) {
                    self.changed.notify_one();
                }
            }
            Err(error) => tracing::warn!(%error, "the lobby could not be read"),
        }
    }

    /// A table has changed: everybody is to know.
    pub(crate) async fn refresh(&self, table: &str) {
        self.read_table(table).await;
        if let Some(node) = self.node.as_ref().and_then(Weak::upgrade) {
            node.tell_lobby(table);
        }
    }

    /// The same, if it is shown.
    pub(crate) async fn touch(&self, table: &str) {
        if self.shows(table) {
            self.refresh(table).await;
        }
    }

    /// Whether a table is shown.
    pub(crate) fn shows(&self, table: &str) -> bool {
        self.board().shows(table)
    }

    /// Tells those who watch, and keeps the lobby true, until the server is to stop.
    pub(crate) async fn run(self: Arc<Self>, leaving: Leaving) {
        let mut left = leaving;
        tokio::select! {
            () = self.tell() => {}
            () = self.sweep() => {}
            () = self.hear() => {}
            () = leaves(&mut left) => {}
        }
    }

    /// Tells what happens, as much as watchers are to be told.
    async fn tell(&self) {
        let (mut room, mut as_of) = (ROOM, Instant::now());
        loop {
            self.changed.notified().await;
            loop {
                tokio::time::sleep(PULSE).await;
                let since = std::mem::replace(&mut as_of, Instant::now());
                room = ROOM.min(room + as_of.duration_since(since).as_secs_f64() * ROOM);
                if room < LITTLE {
                    continue;
                }
                let Some(news) = self.board().news(room as usize) else { break };
                let news = written(&news);
                room -= news.len() as f64;
                // Nobody may be watching.
                let _ = self.news.send(news);
            }
        }
    }

    async fn sweep(&self) {
        let every = if self.node.is_some() { READING } else { SWEEPING };
        let mut every = tokio::time::interval(every);
        loop {
            every.tick().await;
            self.board().expire(now());
            self.changed.notify_one();
            let mut swept = self.people.sweep_offers(now()).await;
            if self.node.is_some() && swept.is_ok() {
                swept = self.read().await;
            }
            if let Err(error) = swept {
                tracing::warn!(%error, "the lobby could not be swept");
            }
        }
    }

    /// Hears from other servers which tables have changed.
    async fn hear(&self) {
        if let Some(node) = self.node.as_ref().and_then(Weak::upgrade) {
            match node.hear_lobby().await {
                Ok(mut words) => {
                    drop(node);
                    while let Some(word) = words.next().await {
                        if let Ok(table) = std::str::from_utf8(&word.payload) {
                            self.read_table(table).await;
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "the lobby does not hear the other servers"),
            }
        }
        std::future::pending().await
    }
}

/// A table as the lobby shows it; nothing when it is full, or of a program that knows more.
fn listed(offer: Offer) -> Option<Listed> {
    let card: Card = serde_json::from_str(&offer.card).ok()?;
    let free = offer.seats.iter().filter(|seat| seat.is_free).count();
    let who = offer.seats.into_iter().filter(|seat| !seat.is_free);
    let table = OpenTable {
        table: offer.table,
        ruleset: offer.ruleset,
        played: card.played,
        players: card.players,
        free: u8::try_from(free).ok()?,
        who: who.filter_map(|seat| seat.name).collect(),
        host: offer.person.0,
        rated: card.rated,
        strength: card.strength,
        pace: card.pace,
        since: offer.listed,
    };
    (free > 0).then_some(Listed { table, until: offer.until, seeks: card.seeks })
}
