//! One server of many. Browsers come to any of them; a table is played at one, its owner, and the
//! others carry what browsers and table say to each other over the bus.
//!
//! The database alone says whose a table is (see `store`). A server that is cut off from it or from
//! the others lets go of its tables. Words that are lost on the bus are noticed by their numbers, or
//! by the silence after them: then the browsers between the two servers are closed, and join anew.

mod bus;
mod envelope;
mod link;
mod tenure;
mod thinkers;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use hosting::table::{Command, Outbox, Session};
use hosting::{Host, Tables};
use protocol::ClientMessage;
use store::{NodeId, Owner, PersonId, Postgres, StoreError};
use tokio::sync::mpsc;

pub(crate) use self::bus::Bus;
use self::envelope::{Head, Join, Word};
use self::link::Link;
use self::tenure::{PULSE, Tenure, Turn};
pub(crate) use self::thinkers::OnBus;
pub use self::thinkers::Thinker;
use crate::StartError;
use crate::socket;

/// Messages of a browser elsewhere that wait for a table here at the most.
const MOST_WAITING: usize = 64;

/// An owner that has not been seen for so long may be gone: whether it is, is waited for.
const DOUBTFUL: Duration = Duration::from_secs(2);

/// How often an owner that may be gone is looked for again, and how often at the most.
const AGAIN: Duration = Duration::from_millis(200);
const TRIES: usize = 40;

/// How long a server that leaves tries to tell the database. Without that its tables are others' as if
/// it had been killed.
const GOODBYE: Duration = Duration::from_millis(250);

/// How long its last words to other servers may take to leave.
const LAST_WORDS: Duration = Duration::from_millis(100);

/// One server of many, as it runs.
pub(crate) struct Node {
    id: NodeId,
    store: Arc<Postgres>,
    tables: Arc<Tables>,
    bus: Bus,
    /// What the subjects of all servers begin with.
    prefix: String,
    /// Held by whoever tells the database that this server is there, or is not.
    telling: tokio::sync::Mutex<()>,
    state: Mutex<State>,
}

struct State {
    tenure: Tenure,
    links: HashMap<NodeId, Link>,
    /// Browsers here at tables elsewhere, by their sessions.
    away: HashMap<u64, Away>,
    /// Browsers elsewhere at tables here, by where they are and their sessions there.
    guests: HashMap<(NodeId, u64), mpsc::Sender<ClientMessage>>,
}

/// A browser here at a table elsewhere.
struct Away {
    owner: NodeId,
    out: Outbox,
}

impl State {
    fn link(&mut self, other: NodeId) -> &mut Link {
        self.links.entry(other).or_insert_with(|| Link::new(Instant::now()))
    }

    /// Whether something goes between this server and another.
    fn deals_with(&self, other: NodeId) -> bool {
        self.away.values().any(|away| away.owner == other)
            || self.guests.keys().any(|(edge, _)| *edge == other)
    }

    /// Lets go of everybody between this server and another: browsers here are closed with their
    /// outbox, those elsewhere with the queue of their messages.
    fn part(&mut self, other: NodeId) {
        self.away.retain(|_, away| away.owner != other);
        self.guests.retain(|(edge, _), _| *edge != other);
    }
}

/// The way from a browser to its table.
pub(crate) enum Way {
    /// The table is played here.
    Here(Arc<Tables>),
    /// It is played elsewhere.
    There(Arc<Node>, NodeId),
}

impl Node {
    /// Joins the others: tells the database and the bus that this server is there, from now on.
    pub(crate) async fn start(
        store: Arc<Postgres>,
        tables: Arc<Tables>,
        bus: Bus,
    ) -> Result<Arc<Self>, StartError> {
        let id = store.node().ok_or(StoreError::Closed)?;
        let prefix = format!("omphalos.{}.node", store.cluster().await?);
        let tenure = Tenure::new(Instant::now());
        let (links, away, guests) = (HashMap::new(), HashMap::new(), HashMap::new());
        let state = Mutex::new(State { tenure, links, away, guests });
        let telling = tokio::sync::Mutex::default();
        let node = Arc::new(Self { id, store, tables, bus, prefix, telling, state });
        let mut words = node.bus.hear(node.subject(id)).await?;
        let listening = node.clone();
        tokio::spawn(async move {
            while let Some(message) = words.next().await {
                match Head::read(&message.payload) {
                    Some((head, carried)) => listening.hear(&head, carried),
                    None => tracing::warn!("a word on the bus cannot be read"),
                }
            }
        });
        tokio::spawn(node.clone().tick());
        tokio::spawn(node.clone().beat());
        Ok(node)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic while the lock was held leaves maps that are whole all the same.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn subject(&self, node: NodeId) -> String {
        format!("{}.{}", self.prefix, node.0)
    }

    fn lobby_subject(&self) -> String {
        format!("{}.lobby", self.prefix)
    }

    /// Tells the other servers that a table of the lobby has changed.
    pub(crate) fn tell_lobby(&self, table: &str) {
        // What is lost they read later.
        self.bus.send(self.lobby_subject(), table.as_bytes().to_vec());
    }

    /// What servers tell each other of the lobby.
    pub(crate) async fn hear_lobby(&self) -> Result<async_nats::Subscriber, StartError> {
        self.bus.hear(self.lobby_subject()).await
    }

    /// Whether players may be sent here.
    pub(crate) fn is_serving(&self) -> bool {
        self.state().tenure.is_serving()
    }

    /// Says something to another server. Numbers are given and words sent under one lock, so that
    /// they leave in order.
    fn say(&self, state: &mut State, to: NodeId, word: Word, carried: &str) {
        let link = state.link(to);
        let number = if word == Word::Tick { link.sent() } else { link.next() };
        let head = Head { from: self.id.0, number, word };
        // What is not sent is missing in the numbers, and that is noticed at the other end.
        self.bus.send(self.subject(to), head.written(carried));
    }

    /// Tells that this server is there: the database, as long as the bus carries its words.
    async fn beat(self: Arc<Self>) {
        let mut pulse = tokio::time::interval(PULSE);
        pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            pulse.tick().await;
            let _telling = self.telling.lock().await;
            let told = Instant::now();
            let able = self.state().tenure.check(told);
            let turn = match able {
                Ok(()) => {
                    let beat = self.store.beat().await;
                    if let Err(error) = &beat {
                        tracing::warn!(%error, "the database was not told that this server is there");
                    }
                    self.state().tenure.beat(told, Instant::now(), beat.ok())
                }
                Err(turn) => turn,
            };
            match turn {
                Turn::Stay => {}
                Turn::Lose => {
                    tracing::warn!("this server was not seen for too long: its tables are let go");
                    self.tables.let_go();
                }
                Turn::Resign => {
                    tracing::warn!("the bus is out of reach: this server's tables are let go");
                    self.tables.let_go();
                    // When the database is out of reach as well, it notices by itself.
                    let _ = self.store.resign().await;
                }
            }
        }
    }

    /// Tells those with whom it deals that it is there, and gives up those who say nothing.
    async fn tick(self: Arc<Self>) {
        let mut pulse = tokio::time::interval(PULSE);
        pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            pulse.tick().await;
            // Its own words come back to it, if the bus carries them.
            let echo = Head { from: self.id.0, number: 0, word: Word::Tick };
            self.bus.send(self.subject(self.id), echo.written(""));
            let now = Instant::now();
            let mut state = self.state();
            let others: Vec<NodeId> = state.links.keys().copied().collect();
            for other in others {
                if !state.deals_with(other) {
                    continue;
                }
                if state.link(other).is_silent(now) {
                    tracing::warn!(other = other.0, "another server is silent");
                    state.part(other);
                } else {
                    self.say(&mut state, other, Word::Tick, "");
                }
            }
        }
    }

    /// Something was said to this server.
    fn hear(self: &Arc<Self>, head: &Head, carried: &str) {
        let (now, from) = (Instant::now(), head.from());
        let mut state = self.state();
        if from == self.id {
            return state.tenure.hear(now);
        }
        let link = state.link(from);
        let is_whole = match head.word {
            Word::Tick => link.hear_last(now, head.number),
            _ => link.hear(now, head.number),
        };
        if !is_whole {
            tracing::warn!(other = from.0, "words of another server were lost");
            state.part(from);
            self.say(&mut state, from, Word::Lost, "");
        }
        match &head.word {
            Word::Tick => {}
            Word::Lost => state.part(from),
            Word::Join(join) => {
                let (sender, messages) = mpsc::channel(MOST_WAITING);
                state.guests.insert((from, join.session), sender);
                tokio::spawn(self.clone().host(from, join.clone(), messages));
            }
            Word::Say(session) => {
                let Ok(message) = serde_json::from_str(carried) else { return };
                let guest = state.guests.get(&(from, *session));
                // Who sends faster than the table hears is let go.
                if guest.is_some_and(|guest| guest.try_send(message).is_err()) {
                    state.guests.remove(&(from, *session));
                }
            }
            Word::Leave(session) => drop(state.guests.remove(&(from, *session))),
            Word::Said(session) => {
                let away = state.away.get(session).filter(|away| away.owner == from);
                if away.is_some_and(|away| !away.out.send(carried.to_owned().into())) {
                    state.away.remove(session);
                    self.say(&mut state, from, Word::Leave(*session), "");
                }
            }
            Word::Ended(session) => {
                if state.away.get(session).is_some_and(|away| away.owner == from) {
                    state.away.remove(session);
                }
            }
        }
    }

    /// Seats a browser of another server at a table here, until one of them lets go.
    async fn host(
        self: Arc<Self>,
        edge: NodeId,
        join: Join,
        mut messages: mpsc::Receiver<ClientMessage>,
    ) {
        let id = socket::session_number();
        let (out, mut said) = Outbox::new();
        let session = Session {
            id,
            seats: join.seats(),
            person: join.person.clone().map(PersonId),
            name: join.name.clone(),
            lang: join.lang(),
            shown: None,
            out,
            known_by: join.known_by,
            asking: Vec::new(),
        };
        let tables = &self.tables;
        if let Ok(host) = tables.host_of(&join.table).await
            && tables.send(&join.table, host, Command::Join(Box::new(session))).await
        {
            loop {
                tokio::select! {
                    text = said.next() => match text {
                        Some(text) => {
                            let mut state = self.state();
                            self.say(&mut state, edge, Word::Said(join.session), &text);
                        }
                        None => break,
                    },
                    message = messages.recv() => match message {
                        Some(message) => {
                            let command = Command::Message(id, message);
                            if !tables.send(&join.table, host, command).await {
                                break;
                            }
                        }
                        None => break,
                    },
                }
            }
            tables.leave(&join.table, id).await;
        }
        let mut state = self.state();
        state.guests.remove(&(edge, join.session));
        self.say(&mut state, edge, Word::Ended(join.session), "");
    }

    /// The way to a table; none when it cannot be told, or this server may have no tables.
    pub(crate) async fn way(self: &Arc<Self>, table: &str) -> Option<Way> {
        for _ in 0..TRIES {
            let owner = self.store.owner(table).await;
            match owner.inspect_err(|error| tracing::warn!(%error, "a table's owner is unknown")) {
                Ok(Owner::Theirs { silent, .. }) if silent >= DOUBTFUL => {
                    tokio::time::sleep(AGAIN).await;
                }
                Ok(Owner::Theirs { owner, .. }) => return Some(Way::There(self.clone(), owner)),
                Ok(Owner::Free | Owner::Ours) if self.is_serving() => {
                    return Some(Way::Here(self.tables.clone()));
                }
                Ok(Owner::Free | Owner::Ours) | Err(_) => return None,
            }
        }
        None
    }

    /// Lets go of everything, so that others can have it at once.
    pub(crate) async fn leave(&self) {
        self.state().tenure.end();
        let resigned = tokio::time::timeout(GOODBYE, async {
            let _telling = self.telling.lock().await;
            self.store.resign().await
        });
        match resigned.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(%error, "the others were not told that this server leaves");
            }
            Err(_) => tracing::warn!("the database does not answer: this server just leaves"),
        }
        self.part_with_all();
        // A process that ends takes what has not left along; the others would wait for it in vain.
        if tokio::time::timeout(LAST_WORDS, self.bus.flush()).await.is_err() {
            tracing::warn!("the bus does not take the last words of this server");
        }
    }

    /// Tells everybody with whom something goes on that it is over.
    fn part_with_all(&self) {
        let mut state = self.state();
        let mut others: Vec<NodeId> = state.links.keys().copied().collect();
        others.retain(|other| state.deals_with(*other));
        for other in others {
            self.say(&mut state, other, Word::Lost, "");
        }
    }
}

impl Way {
    /// Seats a browser; `false` when it cannot be.
    pub(crate) async fn join(&self, table: &str, host: &Arc<dyn Host>, session: Session) -> bool {
        match self {
            Self::Here(tables) => tables.send(table, host, Command::Join(Box::new(session))).await,
            Self::There(node, owner) => {
                let join = Join {
                    session: session.id,
                    table: table.to_owned(),
                    seats: session.seats.iter().map(|seat| seat.0).collect(),
                    person: session.person.clone().map(|person| person.0),
                    name: session.name.clone(),
                    lang: session.lang.code().to_owned(),
                    known_by: session.known_by,
                };
                let (now, mut state) = (Instant::now(), node.state());
                let link = state.link(*owner);
                if link.is_silent(now) {
                    link.expect(now);
                }
                state.away.insert(session.id, Away { owner: *owner, out: session.out });
                node.say(&mut state, *owner, Word::Join(join), "");
                true
            }
        }
    }

    /// Carries a message to the table; `false` when the browser is not seated any more.
    pub(crate) async fn say(
        &self,
        table: &str,
        host: &Arc<dyn Host>,
        session: u64,
        message: ClientMessage,
    ) -> bool {
        match self {
            Self::Here(tables) => {
                tables.send(table, host, Command::Message(session, message)).await
            }
            Self::There(node, owner) => {
                let text = serde_json::to_string(&message).expect("a message is plain data");
                let mut state = node.state();
                let is_seated = state.away.contains_key(&session);
                if is_seated {
                    node.say(&mut state, *owner, Word::Say(session), &text);
                }
                is_seated
            }
        }
    }

    /// A browser has left.
    pub(crate) async fn leave(&self, table: &str, session: u64) {
        match self {
            Self::Here(tables) => tables.leave(table, session).await,
            Self::There(node, owner) => {
                let mut state = node.state();
                if state.away.remove(&session).is_some() {
                    node.say(&mut state, *owner, Word::Leave(session), "");
                }
            }
        }
    }
}
