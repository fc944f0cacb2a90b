//! Computer players who think on machines of their own: questions go to whoever is free, over the
//! bus, and have a time by which they must be answered. Whoever asks thinks for itself when nobody
//! is there, all are busy, or the time is over.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, Message, Request, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::{BoxFuture, FutureExt as _};
use hosting::Hosts;
use hosting::thinkers::{Asked, Reply, Thinkers, Thinking};

use super::Bus;
use crate::StartError;

/// Where questions go, and the queue that gives each to one thinker.
const SUBJECT: &str = "omphalos.think";
const QUEUE: &str = "thinkers";

/// How long whoever asks waits.
const WITHIN: Duration = Duration::from_secs(10);

/// Those who think on a bus.
#[derive(Clone, Debug)]
pub(crate) struct OnBus(Client);

impl OnBus {
    /// Those on this one.
    pub(crate) fn new(bus: &Bus) -> Self {
        Self(bus.client().clone())
    }
}

impl Thinkers for OnBus {
    fn within(&self) -> Option<Duration> {
        (self.0.connection_state() == State::Connected).then_some(WITHIN)
    }

    fn ask(&self, asked: &Asked) -> BoxFuture<'_, Option<Reply>> {
        let payload = serde_json::to_vec(asked).expect("plain data always serialises");
        let request = Request::new().payload(payload.into()).timeout(Some(WITHIN));
        async move {
            let answer = self.0.send_request(SUBJECT, request).await;
            let answer =
                answer.inspect_err(|error| tracing::debug!(%error, "nobody thinks elsewhere"));
            serde_json::from_slice(&answer.ok()?.payload).ok()
        }
        .boxed()
    }
}

/// A machine on which computer players think.
pub struct Thinker {
    client: Client,
    questions: Subscriber,
    hosts: Hosts,
    thinking: Arc<Thinking>,
}

impl Thinker {
    /// Waits for questions on a bus from now on, about the games that are hosted so.
    ///
    /// # Errors
    /// When the bus cannot be reached.
    pub async fn start(bus: &str, hosts: Hosts) -> Result<Self, StartError> {
        let client = Bus::connect(bus, "think").await?.client().clone();
        let unheard = |error: String| StartError::Bus { bus: bus.to_owned(), error };
        let questions = client.queue_subscribe(SUBJECT, QUEUE.to_owned()).await;
        let questions = questions.map_err(|error| unheard(error.to_string()))?;
        // Whoever asks after this finds it there.
        client.flush().await.map_err(|error| unheard(error.to_string()))?;
        Ok(Self { client, questions, hosts, thinking: Arc::default() })
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
            let (client, hosts) = (self.client.clone(), self.hosts.clone());
            tokio::spawn(answer(client, hosts, self.thinking.clone(), message));
        }
        // What is being thought is not waited for: whoever asked thinks for itself.
        let _ = self.questions.unsubscribe().await;
    }
}

async fn answer(client: Client, hosts: Hosts, thinking: Arc<Thinking>, message: Message) {
    let Some(reply) = message.reply else { return };
    let answer = match serde_json::from_slice::<Asked>(&message.payload) {
        Ok(asked) => match hosts.of(&asked.ruleset) {
            Some(host) => host.think(&thinking, asked).await,
            None => Some(Reply::Unable),
        },
        Err(error) => {
            tracing::warn!(%error, "a question cannot be read");
            Some(Reply::Unable)
        }
    };
    // What came too late is not said: nobody listens any more.
    let Some(answer) = answer else { return };
    let payload = serde_json::to_vec(&answer).expect("plain data always serialises");
    if let Err(error) = client.publish(reply, payload.into()).await {
        tracing::warn!(%error, "an answer could not be sent");
    }
}
