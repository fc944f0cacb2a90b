//! Computer players who think on machines of their own: questions go to whoever is free, over the
//! bus, and have a time by which they must be answered. Whoever asks thinks for itself when nobody
//! is there, all are busy, or the time is over.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, Message, Request, Subscriber};
use futures_util::StreamExt as _;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Bus;
use crate::StartError;
use crate::games::{GameKind, Served, for_game};
use crate::table::{decide, level, urgency};
use crate::think_pool::{self, Errand, ThinkPool, Unthought};

/// Where questions go, and the queue that gives each to one thinker.
const SUBJECT: &str = "omphalos.think";
const QUEUE: &str = "thinkers";

/// How long whoever asks waits.
const WITHIN: Duration = Duration::from_secs(10);

/// Games that a thinker keeps.
const MOST_KEPT: usize = 256;

/// What a thinker is asked.
#[derive(Debug, Serialize, Deserialize)]
struct Asked {
    /// The table, which has one game.
    table: String,
    ruleset: String,
    /// The set-up of the game, where the thinker does not know it.
    #[serde(default)]
    setup: Option<String>,
    /// Where the game stands.
    state: String,
    seat: u8,
    /// Who decides.
    level: Option<String>,
    seed: u64,
    /// Milliseconds that are left.
    within: u64,
}

/// What a thinker answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    /// The place of the choice in the list, when there is one.
    Choice(Option<usize>),
    /// The set-up is wanted.
    Unknown,
    /// Too many wait already, or the question makes no sense.
    Unable,
}

/// Those who think elsewhere, if there are any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thinkers(Option<Client>);

impl Thinkers {
    /// Those on a bus.
    pub(crate) fn new(bus: &Bus) -> Self {
        Self(Some(bus.client().clone()))
    }

    /// What a computer player chooses who thinks elsewhere; `None` when nobody does.
    pub(crate) async fn decide<G: Served>(
        &self,
        table: &str,
        game: &G,
        state: &G::State,
        (seat, level): (Seat, Option<&str>),
        seed: u64,
    ) -> Option<Option<usize>> {
        let client = self.0.as_ref().filter(|it| it.connection_state() == State::Connected)?;
        let plain = "plain data always serialises";
        let mut asked = Asked {
            table: table.to_owned(),
            ruleset: game.ruleset().to_owned(),
            setup: None,
            state: serde_json::to_string(state).expect(plain),
            seat: seat.0,
            level: level.map(str::to_owned),
            seed,
            within: WITHIN.as_millis() as u64,
        };
        match ask(client, &asked).await? {
            Answer::Choice(choice) => return Some(choice),
            Answer::Unknown => {}
            Answer::Unable => return None,
        }
        asked.setup = Some(serde_json::to_string(game.setup()).expect(plain));
        match ask(client, &asked).await? {
            Answer::Choice(choice) => Some(choice),
            Answer::Unknown | Answer::Unable => None,
        }
    }
}

async fn ask(client: &Client, asked: &Asked) -> Option<Answer> {
    let payload = serde_json::to_vec(asked).expect("plain data always serialises");
    let request = Request::new().payload(payload.into()).timeout(Some(WITHIN));
    let answer = client.send_request(SUBJECT, request).await;
    let answer = answer.inspect_err(|error| tracing::debug!(%error, "nobody thinks elsewhere"));
    serde_json::from_slice(&answer.ok()?.payload).ok()
}

/// A machine on which computer players think.
pub struct Thinker {
    client: Client,
    questions: Subscriber,
    room: Arc<Room>,
}

struct Room {
    pool: ThinkPool,
    games: Mutex<HashMap<String, Arc<dyn Any + Send + Sync>>>,
}

impl Thinker {
    /// Waits for questions on a bus from now on.
    ///
    /// # Errors
    /// When the bus cannot be reached.
    pub async fn start(bus: &str) -> Result<Self, StartError> {
        let client = Bus::connect(bus, "think").await?.client().clone();
        let unheard = |error: String| StartError::Bus { bus: bus.to_owned(), error };
        let questions = client.queue_subscribe(SUBJECT, QUEUE.to_owned()).await;
        let questions = questions.map_err(|error| unheard(error.to_string()))?;
        // Whoever asks after this finds it there.
        client.flush().await.map_err(|error| unheard(error.to_string()))?;
        let (pool, games) = (ThinkPool::of_this_machine(), Mutex::default());
        Ok(Self { client, questions, room: Arc::new(Room { pool, games }) })
    }

    /// Thinks until `stop` is there.
    pub async fn run(mut self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        loop {
            let message = tokio::select! {
                message = self.questions.next() => message,
                () = &mut stop => break,
            };
            let Some(message) = message else { break };
            tokio::spawn(answer(self.client.clone(), self.room.clone(), message));
        }
        // What is being thought is not waited for: whoever asked thinks for itself.
        let _ = self.questions.unsubscribe().await;
    }
}

async fn answer(client: Client, room: Arc<Room>, message: Message) {
    let Some(reply) = message.reply else { return };
    let answer = match serde_json::from_slice::<Asked>(&message.payload) {
        Ok(asked) => room.think(asked).await,
        Err(error) => {
            tracing::warn!(%error, "a question cannot be read");
            Some(Answer::Unable)
        }
    };
    // What came too late is not said: nobody listens any more.
    let Some(answer) = answer else { return };
    let payload = serde_json::to_vec(&answer).expect("plain data always serialises");
    if let Err(error) = client.publish(reply, payload.into()).await {
        tracing::warn!(%error, "an answer could not be sent");
    }
}

impl Room {
    /// The answer; `None` when the time was over before there was one.
    async fn think(&self, asked: Asked) -> Option<Answer> {
        match GameKind::of(&asked.ruleset) {
            Some(kind) => for_game!(kind, G => self.think_about::<G>(asked).await),
            None => Some(Answer::Unable),
        }
    }

    async fn think_about<G: Served>(&self, asked: Asked) -> Option<Answer> {
        let game = match self.game::<G>(&asked) {
            Ok(game) => game,
            Err(answer) => return Some(answer),
        };
        let Ok(state) = serde_json::from_str::<G::State>(&asked.state) else {
            return Some(Answer::Unable);
        };
        let level = level(asked.level.as_deref());
        let errand = Errand { asker: think_pool::asker(&asked.table), urgency: urgency(level) };
        let view = game.view(&state, Some(Seat(asked.seat)));
        let thought = self.pool.think(errand, move || decide(&*game, &view, level, asked.seed));
        match tokio::time::timeout(Duration::from_millis(asked.within), thought).await.ok()? {
            Ok(choice) => Some(Answer::Choice(choice)),
            Err(Unthought::Busy | Unthought::Broken) => Some(Answer::Unable),
        }
    }

    /// The game of a table, if it is known or told.
    fn game<G: Served>(&self, asked: &Asked) -> Result<Arc<G>, Answer> {
        // A panic while the lock was held leaves a map that is whole all the same.
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(Ok(game)) = games.get(&asked.table).cloned().map(Arc::downcast) {
            return Ok(game);
        }
        let setup = asked.setup.as_deref().ok_or(Answer::Unknown)?;
        let setup: G::Setup = serde_json::from_str(setup).map_err(|_| Answer::Unable)?;
        let game = Arc::new(G::set_up(setup).map_err(|_| Answer::Unable)?);
        if games.len() >= MOST_KEPT {
            games.clear();
        }
        games.insert(asked.table.clone(), game.clone());
        Ok(game)
    }
}
