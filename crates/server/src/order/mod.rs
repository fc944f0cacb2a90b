//! Keeping order: who is not let in, as this server holds it in memory, and what is asked of those who
//! look after it.
//!
//! The database has it. What is done here is known here at once; what another server or `omphalos admin`
//! does beside it is read within seconds.

mod acts;
mod reports;
mod requests;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use axum::http::StatusCode;
use hosting::limits::network;
use hosting::{Failure, Tables};
use store::{FOR_GOOD, Lasting, People, Person, PersonId, StoreError};
use text::OrderRefusal;
use tokio::sync::watch;

pub(crate) use self::requests::routes;
use crate::accept::{Address, Leaving, leaves};
use crate::lobby::Lobby;
use crate::people::now;

/// How often it is asked whether anything was done elsewhere, and after how many times everything is read
/// anew all the same.
const ASKING: Duration = Duration::from_secs(3);
const ANEW: u32 = 20;

/// Who is not let in.
pub(crate) struct Order {
    tables: Arc<Tables>,
    people: People,
    key: String,
    held: RwLock<Held>,
    changed: watch::Sender<u64>,
}

#[derive(Default)]
struct Held {
    /// The line of the log up to which it is known what was done.
    last: i64,
    banned: HashSet<PersonId>,
    barred: HashMap<String, Lasting>,
}

/// For how long something lasts still, in milliseconds; nothing when for good.
pub(crate) fn left(lasts: &Lasting) -> Option<i64> {
    (lasts.until != FOR_GOOD).then(|| lasts.until.saturating_sub(now()))
}

fn refused(status: StatusCode, code: &'static str, why: OrderRefusal) -> Failure {
    Failure::new(status, code, why.into())
}

fn banned(lasts: &Lasting) -> Failure {
    let why = OrderRefusal::Banned(left(lasts), lasts.reason.clone());
    refused(StatusCode::FORBIDDEN, "banned", why)
}

impl Order {
    /// What is kept.
    pub(crate) async fn open(tables: Arc<Tables>) -> Result<Arc<Self>, StoreError> {
        let people = tables.store().people();
        let key = people.address_key().await?;
        let (held, changed) = (RwLock::default(), watch::Sender::new(0));
        let order = Self { tables, people, key, held, changed };
        order.read().await?;
        Ok(Arc::new(order))
    }

    fn held(&self) -> RwLockReadGuard<'_, Held> {
        // A panic while the lock was held leaves sets that are whole all the same.
        self.held.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads all of it, and tells sessions that somebody may have to go.
    pub(crate) async fn read(&self) -> Result<(), StoreError> {
        let now = now();
        let last = self.people.last_measure().await?;
        let banned = self.people.all_banned(now).await?.into_iter().collect();
        let barred = self.people.barred(now).await?;
        let barred = barred.into_iter().map(|barred| (barred.network, barred.lasts)).collect();
        self.tables.word_filter().set(self.people.filtered().await?);
        let held = Held { last, banned, barred };
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = held;
        self.changed.send_modify(|times| *times += 1);
        Ok(())
    }

    /// Hears what is done elsewhere, until the server is to stop.
    pub(crate) async fn run(self: Arc<Self>, lobby: Arc<Lobby>, mut leaving: Leaving) {
        let mut every = tokio::time::interval(ASKING);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut asked = 0;
        loop {
            tokio::select! {
                _ = every.tick() => {}
                () = leaves(&mut leaving) => return,
            }
            asked = (asked + 1) % ANEW;
            let heard = async {
                let is_new = self.people.last_measure().await? != self.held().last;
                if is_new {
                    lobby.read().await?;
                }
                if is_new || asked == 0 {
                    self.read().await?;
                }
                Ok::<(), StoreError>(())
            };
            if let Err(error) = heard.await {
                tracing::warn!(%error, "who is not let in could not be read");
            }
        }
    }

    /// Told of everything that is done.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Where somebody comes from, as it is kept: nobody can tell an address from that without this
    /// server's key. Nothing for those who come from no address in particular.
    pub(crate) fn came(&self, address: Address) -> Option<String> {
        address.0.map(|address| self.digest(&network(address).to_string()))
    }

    /// An address as it is kept.
    fn digest(&self, address: &str) -> String {
        store::keyed(&self.key, address)
    }

    /// Why nobody is let in from an address, when nobody is.
    pub(crate) fn barred(&self, address: Address) -> Option<Failure> {
        if self.held().barred.is_empty() {
            return None;
        }
        self.barred_at(&self.came(address)?).map(|lasts| banned(&lasts))
    }

    fn barred_at(&self, came: &str) -> Option<Lasting> {
        let now = now();
        self.held().barred.get(came).filter(|lasts| lasts.until > now).cloned()
    }

    /// Refuses whoever is not let in.
    pub(crate) async fn admit(&self, person: &Person, now: i64) -> Result<(), Failure> {
        if person.banned <= now {
            return Ok(());
        }
        match self.people.ban_of(&person.id, now).await? {
            Some(lasts) => Err(banned(&lasts)),
            None => Ok(()),
        }
    }

    /// Why a session has to go, when it has: one of these people is not let in, or nobody is from there.
    pub(crate) async fn ban(&self, people: &[PersonId], address: Address) -> Option<Lasting> {
        if let Some(came) = self.came(address)
            && let Some(lasts) = self.barred_at(&came)
        {
            return Some(lasts);
        }
        let found = people.iter().find(|person| self.held().banned.contains(*person)).cloned()?;
        self.people.ban_of(&found, now()).await.ok().flatten()
    }
}
