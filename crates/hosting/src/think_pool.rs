//! Where long thoughts are thought: on threads of their own, so many at a time and no more.
//!
//! A table goes on speaking to its sessions while a computer player thinks, and every other table
//! does as well: thoughts wait for a place, tables never wait for a thought. Who is served next is
//! not who came first: of the most urgent ones it is whoever had the least time of late, so that two
//! hundred tables of strong players do not hold up one of a weak player. Who waits no longer leaves
//! the queue, and a queue that is full takes nobody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio::task::AbortHandle;

/// Errands that wait at the most, in all and of one asker.
const MOST_WAITING: usize = 512;
const MOST_OF_ONE: usize = 16;

/// In so many seconds half of the time that somebody had is forgotten.
const HALF: f64 = 10.0;

/// Askers whose time is remembered.
const REMEMBERED: usize = 4096;

/// How soon a thought is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Somebody waits for it, and it is short.
    Short,
    /// Somebody waits for it.
    Long,
    /// It is only watched.
    Watched,
}

/// Whom a thought is for, and how soon it is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Errand {
    /// Tells askers apart.
    pub asker: u64,
    /// How soon.
    pub urgency: Urgency,
}

/// Why there is no thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unthought {
    /// Too many wait already.
    Busy,
    /// It broke off.
    Broken,
}

/// Threads that long thoughts are thought on, so many at a time.
#[derive(Clone, Debug)]
pub struct ThinkPool(Arc<Mutex<Room>>);

#[derive(Debug)]
struct Room {
    places: usize,
    /// Thoughts that are being thought, and how many of them are not short.
    taken: usize,
    long: usize,
    waiting: Vec<Waiting>,
    next: u64,
    /// Seconds that askers had of late, and as of when.
    had: HashMap<u64, (f64, Instant)>,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    errand: Errand,
    place: oneshot::Sender<Place>,
}

/// A place somebody thinks at, until it is let go of.
#[derive(Debug)]
struct Place {
    pool: ThinkPool,
    errand: Errand,
    since: Instant,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.pool.leave(self.errand, self.since.elapsed());
    }
}

/// Leaves the queue when whoever waits gives up.
struct Queued {
    pool: ThinkPool,
    number: u64,
}

impl Drop for Queued {
    fn drop(&mut self) {
        let mut room = self.pool.room();
        room.waiting.retain(|waiting| waiting.number != self.number);
    }
}

/// A thought that somebody waits for. When it is dropped before it has a place it is never begun;
/// later nobody hears of it.
#[derive(Debug)]
pub struct Thought(AbortHandle);

impl Thought {
    /// Whether nobody thinks it any more.
    pub fn is_over(&self) -> bool {
        self.0.is_finished()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl ThinkPool {
    /// So many places. All but one may be taken by what is not short.
    pub fn new(places: usize) -> Self {
        let places = places.max(1);
        let (waiting, had) = (Vec::new(), HashMap::new());
        Self(Arc::new(Mutex::new(Room { places, taken: 0, long: 0, waiting, next: 0, had })))
    }

    /// A place for each processor.
    pub fn of_this_machine() -> Self {
        Self::new(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// How many wait for a place.
    pub fn count_waiting(&self) -> usize {
        self.room().waiting.len()
    }

    /// Thinks on a thread of its own once there is a place.
    pub async fn think<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unthought> {
        let place = self.place(errand).await?;
        let thinking = tokio::task::spawn_blocking(move || {
            // The place is taken until the thread is free, whether or not anyone still waits.
            let _place = place;
            thought()
        });
        let found =
            thinking.await.inspect_err(|error| tracing::error!(%error, "a thought broke off"));
        found.map_err(|_| Unthought::Broken)
    }

    async fn place(&self, errand: Errand) -> Result<Place, Unthought> {
        let (queued, answer) = {
            let mut room = self.room();
            if room.has_place(errand.urgency) {
                room.take(errand.urgency);
                drop(room);
                return Ok(self.given(errand));
            }
            let own = room.waiting.iter().filter(|waiting| waiting.errand.asker == errand.asker);
            if room.waiting.len() >= MOST_WAITING || own.count() >= MOST_OF_ONE {
                return Err(Unthought::Busy);
            }
            let number = room.next;
            room.next += 1;
            let (place, answer) = oneshot::channel();
            room.waiting.push(Waiting { number, errand, place });
            (Queued { pool: self.clone(), number }, answer)
        };
        let place = answer.await.map_err(|_| Unthought::Broken);
        drop(queued);
        place
    }

    fn given(&self, errand: Errand) -> Place {
        Place { pool: self.clone(), errand, since: Instant::now() }
    }

    /// Somebody is done: whoever is next has the place.
    fn leave(&self, errand: Errand, spent: Duration) {
        let mut room = self.room();
        room.taken -= 1;
        room.long -= usize::from(errand.urgency != Urgency::Short);
        room.remember(errand.asker, spent);
        let Some(next) = room.next() else { return };
        room.take(next.errand.urgency);
        drop(room);
        // Who gave up in this very moment lets go of the place, and the next is found then.
        let _ = next.place.send(self.given(next.errand));
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        // A panic while the lock was held leaves numbers that are whole all the same.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    fn has_place(&self, urgency: Urgency) -> bool {
        let most_long = (self.places - 1).max(1);
        self.taken < self.places && (urgency == Urgency::Short || self.long < most_long)
    }

    fn take(&mut self, urgency: Urgency) {
        self.taken += 1;
        self.long += usize::from(urgency != Urgency::Short);
    }

    /// Takes the one who is next out of the queue.
    fn next(&mut self) -> Option<Waiting> {
        let now = Instant::now();
        let key = |waiting: &Waiting| {
            let errand = waiting.errand;
            (errand.urgency, self.had(errand.asker, now), waiting.number)
        };
        let able = self.waiting.iter().enumerate();
        let able = able.filter(|(_, waiting)| self.has_place(waiting.errand.urgency));
        let (at, _) = able.min_by(|(_, a), (_, b)| {
            let (a, b) = (key(a), key(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2))
        })?;
        Some(self.waiting.swap_remove(at))
    }

    fn had(&self, asker: u64, now: Instant) -> f64 {
        self.had.get(&asker).map_or(0.0, |&(seconds, as_of)| faded(seconds, as_of, now))
    }

    fn remember(&mut self, asker: u64, spent: Duration) {
        let now = Instant::now();
        if self.had.len() >= REMEMBERED {
            self.had.retain(|_, &mut (seconds, as_of)| faded(seconds, as_of, now) > 0.01);
        }
        let seconds = self.had(asker, now) + spent.as_secs_f64();
        self.had.insert(asker, (seconds, now));
    }
}

/// What is left of the time that somebody had.
fn faded(seconds: f64, as_of: Instant, now: Instant) -> f64 {
    seconds * (-now.duration_since(as_of).as_secs_f64() / HALF).exp2()
}

/// A number that tells askers apart by what they are known by.
pub fn asker(known_by: impl std::hash::Hash) -> u64 {
    use std::hash::{DefaultHasher, Hasher};
    let mut hasher = DefaultHasher::new();
    known_by.hash(&mut hasher);
    hasher.finish()
}

/// Begins something that ends with the [`Thought`] that stands for it.
pub fn begin(thought: impl Future<Output = ()> + Send + 'static) -> Thought {
    Thought(tokio::spawn(thought).abort_handle())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    const fn errand(asker: u64, urgency: Urgency) -> Errand {
        Errand { asker, urgency }
    }

    const SHORT: Errand = errand(1, Urgency::Short);

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_think_at_once_than_there_are_places() {
        let pool = ThinkPool::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts: Vec<_> = (0..8)
            .map(|_| {
                let (pool, now, most) = (pool.clone(), now.clone(), most.clone());
                tokio::spawn(async move {
                    let thought = move || {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(10));
                        now.fetch_sub(1, Ordering::SeqCst);
                    };
                    pool.think(SHORT, thought).await
                })
            })
            .collect();
        for thought in thoughts {
            assert_eq!(thought.await.expect("it ends"), Ok(()));
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    /// Holds the only place of a pool until it is told to let go.
    async fn held(pool: &ThinkPool) -> (mpsc::Sender<()>, tokio::task::JoinHandle<()>) {
        let (let_go, hold) = mpsc::channel::<()>();
        let first = pool.clone();
        let first = tokio::spawn(async move {
            let held = first.think(SHORT, move || hold.recv().is_ok()).await;
            assert_eq!(held, Ok(true));
        });
        while pool.room().taken == 0 {
            tokio::task::yield_now().await;
        }
        (let_go, first)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_nobody_waits_for_is_never_begun_and_a_broken_one_frees_its_place() {
        let pool = ThinkPool::new(1);
        let (let_go, first) = held(&pool).await;
        let begun = Arc::new(AtomicUsize::new(0));
        let (waiting, counted) = (pool.clone(), begun.clone());
        let thought = begin(async move {
            let _ = waiting.think(SHORT, move || counted.fetch_add(1, Ordering::SeqCst)).await;
        });
        while pool.count_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        drop(thought);
        while pool.count_waiting() > 0 {
            tokio::task::yield_now().await;
        }
        let_go.send(()).expect("the first thought waits");
        first.await.expect("it ends");
        let broken = pool.think(SHORT, || panic!("a fault in a player")).await;
        assert_eq!(broken, Err::<(), _>(Unthought::Broken));
        assert_eq!(pool.think(SHORT, || 7).await, Ok(7), "the place is free again");
        assert_eq!(begun.load(Ordering::SeqCst), 0);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_urgent_come_first_then_who_had_least_and_a_full_queue_takes_nobody() {
        let pool = ThinkPool::new(1);
        pool.room().remember(2, Duration::from_secs(5));
        let (let_go, first) = held(&pool).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut thoughts = Vec::new();
        for (name, errand) in [
            ("watched", errand(5, Urgency::Watched)),
            ("had much", errand(2, Urgency::Long)),
            ("had little", errand(3, Urgency::Long)),
            ("short", errand(2, Urgency::Short)),
        ] {
            let (pool, order) = (pool.clone(), order.clone());
            let waiting = pool.count_waiting();
            let other = pool.clone();
            thoughts.push(tokio::spawn(async move {
                let told = move || order.lock().expect("whole").push(name);
                other.think(errand, told).await
            }));
            while pool.count_waiting() == waiting {
                tokio::task::yield_now().await;
            }
        }
        let crowd: Vec<_> = (0..MOST_OF_ONE)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.think(errand(9, Urgency::Watched), || ()).await })
            })
            .collect();
        while pool.count_waiting() < 4 + MOST_OF_ONE {
            tokio::task::yield_now().await;
        }
        let one_more = pool.think(errand(9, Urgency::Short), || ()).await;
        assert_eq!(one_more, Err(Unthought::Busy));
        let_go.send(()).expect("the first thought waits");
        first.await.expect("it ends");
        for thought in thoughts.into_iter().chain(crowd) {
            assert_eq!(thought.await.expect("it ends"), Ok(()));
        }
        let order = order.lock().expect("whole").clone();
        assert_eq!(order, ["short", "had little", "had much", "watched"]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_place_is_kept_free_for_what_is_short() {
        let pool = ThinkPool::new(2);
        let (let_go, hold) = mpsc::channel::<()>();
        let long = pool.clone();
        let long = tokio::spawn(async move {
            long.think(errand(1, Urgency::Long), move || hold.recv().is_ok()).await
        });
        while pool.room().taken == 0 {
            tokio::task::yield_now().await;
        }
        let second = pool.clone();
        let second =
            tokio::spawn(async move { second.think(errand(2, Urgency::Long), || ()).await });
        while pool.count_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.think(SHORT, || 7).await, Ok(7), "while a long one waits");
        let_go.send(()).expect("the long thought waits");
        assert_eq!(long.await.expect("it ends"), Ok(true));
        assert_eq!(second.await.expect("it ends"), Ok(()));
    }
}
