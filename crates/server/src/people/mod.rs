//! Who is who: guests, accounts and bots.

mod accounts;
mod cookie;
mod holidays;
mod names;
mod passwords;
mod requests;
mod standing;
mod who;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::request::Parts;
use store::{NewSession, People, PersonId};

pub(crate) use self::passwords::Passwords;
pub(crate) use self::requests::{bind, routes};
pub(crate) use self::standing::{may_play, sit, with_account};
pub(crate) use self::who::{Anybody, MINE, Proof, Who, admit, introduce, seats_of};

use hosting::token;

use crate::App;
use crate::accept::{Address, Leaving, leaves};

/// How long a session lasts that is not used.
const LASTS: Duration = Duration::from_secs(180 * 24 * 60 * 60);

/// Bytes of what a cookie holds, and of what somebody is known by.
const SESSION_BYTES: usize = 32;
const PERSON_BYTES: usize = 9;

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Until when a session lasts that is used at a moment.
fn lasts(now: i64) -> i64 {
    now.saturating_add(i64::try_from(LASTS.as_millis()).unwrap_or(i64::MAX))
}

/// How often what is over is forgotten, and how much at once, so that tables are not held up.
const SWEEPING: Duration = Duration::from_secs(60 * 60);
const SWEPT: u32 = 200;

/// Forgets sessions and guests that are over, as long as the server serves.
pub(crate) async fn sweep(people: People, mut leaving: Leaving) {
    let mut every = tokio::time::interval(SWEEPING);
    loop {
        tokio::select! {
            _ = every.tick() => {}
            () = leaves(&mut leaving) => return,
        }
        loop {
            match people.sweep(now(), SWEPT).await {
                Ok(swept) if swept == SWEPT as usize => {}
                Ok(_) => break,
                Err(error) => {
                    tracing::warn!(%error, "sessions that are over could not be forgotten");
                    break;
                }
            }
        }
    }
}

/// Somebody nobody has seen before.
fn new_person() -> PersonId {
    PersonId(token(PERSON_BYTES))
}

/// A session that begins now.
fn new_session(app: &App, parts: &Parts) -> NewSession {
    let begun = now();
    let address = parts.extensions.get::<Address>().copied().unwrap_or_default();
    NewSession {
        secret: token(SESSION_BYTES).into(),
        id: token(PERSON_BYTES),
        device: who::device(parts),
        begun,
        expires: lasts(begun),
        came: app.order.came(address),
    }
}
