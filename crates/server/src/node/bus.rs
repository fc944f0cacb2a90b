//! The bus: NATS, which carries words and keeps none.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Subscriber};
use tokio::sync::{mpsc, oneshot};

use crate::StartError;

/// Words that wait for the bus at the most; more are lost, and that is noticed.
const MOST_WAITING: usize = 8 * 1024;

/// How soon a connection that is gone without a word is noticed.
const PING: Duration = Duration::from_secs(2);

/// How long the bus is not tried again, at the most.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// Sends words, in order, and never waits for the bus.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    client: Client,
    words: mpsc::Sender<Outgoing>,
}

/// What waits for the bus.
#[derive(Debug)]
enum Outgoing {
    /// A word on a subject.
    Word(String, Vec<u8>),
    /// Somebody who wants to know when all that was sent before has left.
    Flush(oneshot::Sender<()>),
}

impl Bus {
    /// Reaches the bus under a name.
    pub(crate) async fn connect(url: &str, name: &str) -> Result<Self, StartError> {
        let pause = |tries: usize| {
            LONGEST_PAUSE.min(Duration::from_millis(50) * u32::try_from(tries).unwrap_or(u32::MAX))
        };
        let options = ConnectOptions::new()
            .name(format!("omphalos {name}"))
            .ping_interval(PING)
            .connection_timeout(PING)
            .max_reconnects(None)
            .reconnect_delay_callback(pause);
        let client = options
            .connect(url)
            .await
            .map_err(|error| StartError::Bus { bus: url.to_owned(), error: error.to_string() })?;
        let (words, mut waiting) = mpsc::channel(MOST_WAITING);
        let sending = client.clone();
        tokio::spawn(async move {
            while let Some(outgoing) = waiting.recv().await {
                match outgoing {
                    Outgoing::Word(subject, word) => {
                        if let Err(error) = sending.publish(subject, word.into()).await {
                            tracing::warn!(%error, "the bus did not take a word");
                        }
                    }
                    Outgoing::Flush(done) => {
                        if let Err(error) = sending.flush().await {
                            tracing::warn!(%error, "words wait for the bus");
                        }
                        // Who wanted to know may have given up.
                        let _ = done.send(());
                    }
                }
            }
        });
        Ok(Self { client, words })
    }

    /// Sends a word; `false` when too many wait already.
    pub(crate) fn send(&self, subject: String, word: Vec<u8>) -> bool {
        self.words.try_send(Outgoing::Word(subject, word)).is_ok()
    }

    /// Waits until what was sent has left.
    pub(crate) async fn flush(&self) {
        let (done, left) = oneshot::channel();
        if self.words.send(Outgoing::Flush(done)).await.is_ok() {
            let _ = left.await;
        }
    }

    /// What is said on a subject.
    pub(crate) async fn hear(&self, subject: String) -> Result<Subscriber, StartError> {
        let error = |error: async_nats::SubscribeError| StartError::Bus {
            bus: subject.clone(),
            error: error.to_string(),
        };
        self.client.subscribe(subject.clone()).await.map_err(error)
    }

    /// The connection itself, for questions that are answered.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }
}
