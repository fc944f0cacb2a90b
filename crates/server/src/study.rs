//! Where long thoughts are thought: on threads of their own, so many at a time and no more.
//!
//! A table goes on speaking to its sessions while a computer player thinks, and every other table
//! does as well: thoughts wait for a place, tables never wait for a thought.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::AbortHandle;

/// Places to think at.
#[derive(Clone, Debug)]
pub(crate) struct Study(Arc<Semaphore>);

/// A thought that somebody waits for. When it is dropped before it has a place it is never begun;
/// later nobody hears of it.
#[derive(Debug)]
pub(crate) struct Thought(AbortHandle);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Study {
    /// So many places.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Semaphore::new(places.max(1))))
    }

    /// A place for each processor.
    pub(crate) fn of_this_machine() -> Self {
        Self::new(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// Thinks on a thread of its own once there is a place; `None` when the thought broke off.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.0.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let found = thought();
            // The place is taken until the thread is free, whether or not anyone still waits.
            drop(place);
            found
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "a thought broke off")).ok()
    }
}

/// Begins something that ends with the [`Thought`] that stands for it.
pub(crate) fn begin(thought: impl Future<Output = ()> + Send + 'static) -> Thought {
    Thought(tokio::spawn(thought).abort_handle())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::time::Duration;

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_think_at_once_than_there_are_places() {
        let study = Study::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts: Vec<_> = (0..8)
            .map(|_| {
                let (study, now, most) = (study.clone(), now.clone(), most.clone());
                tokio::spawn(async move {
                    study
                        .think(move || {
                            most.fetch_max(
                                now.fetch_add(1, Ordering::SeqCst) + 1,
                                Ordering::SeqCst,
                            );
                            std::thread::sleep(Duration::from_millis(10));
                            now.fetch_sub(1, Ordering::SeqCst);
                        })
                        .await
                })
            })
            .collect();
        for thought in thoughts {
            assert_eq!(thought.await.expect("it ends"), Some(()));
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_nobody_waits_for_is_never_begun_and_a_broken_one_frees_its_place() {
        let study = Study::new(1);
        let (let_go, hold) = mpsc::channel::<()>();
        let first = study.clone();
        let first = tokio::spawn(async move { first.think(move || hold.recv()).await });
        while study.0.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let begun = Arc::new(AtomicUsize::new(0));
        let (waiting, counted) = (study.clone(), begun.clone());
        let thought = begin(async move {
            waiting.think(move || counted.fetch_add(1, Ordering::SeqCst)).await;
        });
        drop(thought);
        let_go.send(()).expect("the first thought waits");
        assert!(first.await.expect("it ends").is_some());
        assert_eq!(study.think(|| panic!("a fault in a player")).await, None::<()>);
        assert_eq!(study.think(|| 7).await, Some(7), "the place is free again");
        assert_eq!(begun.load(Ordering::SeqCst), 0);
    }
}
