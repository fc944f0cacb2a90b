//! A crowd that watches: what it is told goes out apart from the table's task, so that players do not
//! wait for ten thousand others to be told.

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::session::Outbox;

/// So many spectators are told by the table itself: they take no time.
pub(super) const FEW: usize = 64;

/// Spectators who are told at once; then everybody else has a turn.
const AT_ONCE: usize = 16;

/// Moves that wait to be told to the crowd; whoever is told after that is told by the table.
const MOST_WAITING: usize = 64;

/// What is said to whom.
pub(super) type Said = Vec<(Outbox, Utf8Bytes)>;

/// Tells a crowd.
#[derive(Debug)]
pub(super) struct Crowd(mpsc::Sender<Said>);

impl Crowd {
    /// Somebody who tells, as long as the table is there.
    pub(super) fn new() -> Self {
        let (sender, mut said) = mpsc::channel::<Said>(MOST_WAITING);
        tokio::spawn(async move {
            while let Some(said) = said.recv().await {
                for some in said.chunks(AT_ONCE) {
                    for (out, message) in some {
                        // Who is gone is noticed by the table when it next tells.
                        out.send(message.clone());
                    }
                    tokio::task::yield_now().await;
                }
            }
        });
        Self(sender)
    }

    /// Tells a crowd later, in the order of what is told; now, when too much waits already.
    pub(super) fn tell(&self, said: Said) {
        if let Err(
            mpsc::error::TrySendError::Full(said) | mpsc::error::TrySendError::Closed(said),
        ) = self.0.try_send(said)
        {
            for (out, message) in said {
                out.send(message);
            }
        }
    }
}
