//! Those who play: guests, accounts and bots, and what proves them.
//!
//! What they prove themselves by is kept as a digest, a password as what was derived from it.

mod accounts;
mod games;
mod lobby;
mod sessions;
mod ties;

use std::sync::Arc;

pub use accounts::{Account, NewAccount};
pub use games::{Game, GameGroup, GamesAsked};
pub use lobby::{NewOffer, Offer, OfferedSeat, SatDown};
pub use sessions::{NewSession, SessionCard};
pub use ties::{Tie, Tied};

use crate::StoreError;
use crate::sql::{Row, Sql, senseless};

/// What is kept of people.
#[derive(Clone, Debug)]
pub struct People(pub(crate) Arc<dyn Sql>);

impl People {
    /// Those of a database.
    pub(crate) fn of(sql: impl Sql + 'static) -> Self {
        Self(Arc::new(sql))
    }
}

/// What somebody is known by, everywhere and for ever.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub String);

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What proves them.
    pub kind: PersonKind,
    /// What others call them.
    pub name: String,
    /// What they look after.
    pub role: Option<Role>,
    /// Until when nothing they say is heard, in milliseconds since 1970.
    pub muted: i64,
    /// Until when they are not let in, in milliseconds since 1970.
    pub banned: i64,
}

/// What proves somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// Only the browser they came with.
    Guest,
    /// A name and a password, on every device.
    Account,
    /// A token; a program of somebody who has an account.
    Bot,
}

/// What somebody looks after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Keeps order.
    Moderator,
    /// Runs the server, and says who keeps order.
    Owner,
}

impl PersonKind {
    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Account => "account",
            Self::Bot => "bot",
        }
    }
}

impl Role {
    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moderator => "moderator",
            Self::Owner => "owner",
        }
    }
}

impl Person {
    /// The columns that somebody is read from; the row has them first.
    pub(crate) const COLUMNS: usize = 6;

    pub(crate) fn read(row: &Row) -> Result<Self, StoreError> {
        let kind = match &row.text(1)?[..] {
            "guest" => PersonKind::Guest,
            "account" => PersonKind::Account,
            "bot" => PersonKind::Bot,
            _ => return Err(senseless()),
        };
        let role = match row.maybe_text(3)?.as_deref() {
            None => None,
            Some("moderator") => Some(Role::Moderator),
            Some("owner") => Some(Role::Owner),
            Some(_) => return Err(senseless()),
        };
        Ok(Self {
            id: PersonId(row.text(0)?),
            kind,
            name: row.text(2)?,
            role,
            muted: row.number(4)?,
            banned: row.number(5)?,
        })
    }
}
