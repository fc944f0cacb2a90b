//! Who asks: the seats they have proved, the language they read, and whose view they want.
//!
//! Secrets come in the header `Omphalos-Seats`, several with commas between them. In an address they
//! would stand in histories and logs, so there they are refused.

use axum::extract::{FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use kernel::Seat;
use protocol::Secret;
use serde::Deserialize;
use store::Standing;
use text::{Lang, Refusal};

use crate::App;
use crate::games::{GameKind, Served};
use crate::http::{Failure, lang};
use crate::tables::{Kept, TableError};
use crate::think_pool::{self, Errand, Urgency};
use crate::voice::Names;

/// The header that secrets come in.
pub(crate) const HEADER: &str = "omphalos-seats";

/// What an address may ask for.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    #[serde(default)]
    secret: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    view: Option<u8>,
}

/// Who asks.
#[derive(Debug)]
pub(crate) struct Asker {
    secrets: Vec<Secret>,
    lang: Option<String>,
    /// Another seat's view, once the game is over.
    view: Option<u8>,
    /// Tells those who wait for their turn apart.
    known_by: u64,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Failure> {
        let asked = Query::<Asked>::try_from_uri(&parts.uri);
        let Query(asked) = asked.map_err(|rejection| {
            Failure::bad("malformed", Refusal::Malformed(rejection.body_text()))
        })?;
        if asked.secret.is_some() {
            return Err(Failure::bad("secret_in_address", Refusal::SecretInAddress));
        }
        let header = parts.headers.get(HEADER).map(|value| value.to_str());
        let header = header.transpose().map_err(|_| Failure::unknown_secret())?;
        let secrets = header.into_iter().flat_map(|list| list.split(',')).map(str::trim);
        let secrets: Vec<Secret> =
            secrets.filter(|secret| !secret.is_empty()).map(Secret::from).collect();
        if secrets.len() > Seat::MOST {
            return Err(Failure::unknown_secret());
        }
        let known_by = parts.extensions.get::<crate::accept::Address>().copied();
        let known_by = think_pool::asker(known_by.unwrap_or_default());
        Ok(Self { secrets, lang: asked.lang, view: asked.view, known_by })
    }
}

impl Asker {
    /// The language that was asked for, or the first.
    pub(crate) fn lang(&self) -> Result<Lang, Failure> {
        lang(self.lang.as_deref())
    }

    /// Something that is done for them.
    pub(crate) fn errand(&self, urgency: Urgency) -> Errand {
        Errand { asker: self.known_by, urgency }
    }

    /// The seats of a table that they have proved, in the order of their secrets. A secret that opens
    /// none is refused.
    pub(crate) async fn seats(&self, app: &App, table: &str) -> Result<Vec<Seat>, Failure> {
        let mut seats = Vec::new();
        for secret in &self.secrets {
            let seat = app.tables.store().seat(table, secret).await?;
            let seat = seat.map(Seat).ok_or_else(Failure::unknown_secret)?;
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        Ok(seats)
    }
}

/// Somebody who may look back at a table. Nothing of its game has been read yet.
pub(crate) struct AskedBack {
    /// The table.
    pub(crate) table: String,
    /// What it is and where it stands.
    pub(crate) standing: Standing,
    /// The seats they have proved.
    pub(crate) seats: Vec<Seat>,
    /// Whose view they are shown.
    pub(crate) viewer: Option<Seat>,
    lang: Lang,
    known_by: u64,
}

impl AskedBack {
    /// Finds the table and what the asker may see of it.
    pub(crate) async fn at(
        app: &App,
        table: String,
        asker: &Asker,
    ) -> Result<(GameKind, Self), Failure> {
        let lang = asker.lang()?;
        let standing = app.tables.store().standing(&table).await?;
        let standing = standing.ok_or_else(|| TableError::Unknown(table.clone()))?;
        let seats = asker.seats(app, &table).await?;
        let viewer = match asker.view.map(Seat) {
            Some(other) if !seats.contains(&other) => {
                if !standing.head.over {
                    return Err(Failure::new(StatusCode::FORBIDDEN, "view", Refusal::ViewClosed));
                }
                Some(other)
            }
            Some(own) => Some(own),
            None => seats.first().copied(),
        };
        let kind = app.tables.kind_of(&standing)?;
        Ok((kind, Self { table, standing, seats, viewer, lang, known_by: asker.known_by }))
    }

    /// Refuses as long as the game goes on.
    pub(crate) fn once_over(&self, why: Refusal) -> Result<(), Failure> {
        match self.standing.head.over {
            true => Ok(()),
            false => Err(Failure::new(StatusCode::CONFLICT, "not_over", why)),
        }
    }

    /// Something that is done for them.
    pub(crate) fn errand(&self, urgency: Urgency) -> Errand {
        Errand { asker: self.known_by, urgency }
    }

    /// Reads the table.
    pub(crate) async fn look<G: Served>(self, app: &App) -> Result<LookingBack<G>, Failure> {
        let kept = app.tables.load::<G>(&self.table).await?;
        if self.viewer.is_some_and(|viewer| viewer.0 >= kept.game.seats()) {
            return Err(Failure::new(StatusCode::FORBIDDEN, "view", Refusal::ViewClosed));
        }
        let names = Names::new(app.tables.packs().clone(), self.lang, &kept.players);
        let errand = self.errand(Urgency::Long);
        let Self { standing, seats, viewer, .. } = self;
        Ok(LookingBack { kept, seats, viewer, names, is_over: standing.head.over, errand })
    }
}

/// A table as somebody may look back at it: whose view, and in which words.
pub(crate) struct LookingBack<G: Served> {
    /// The table.
    pub(crate) kept: Kept<G>,
    /// The seats the asker has proved.
    pub(crate) seats: Vec<Seat>,
    /// Whose view.
    pub(crate) viewer: Option<Seat>,
    /// In which words.
    pub(crate) names: Names,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    /// What is done for the asker.
    pub(crate) errand: Errand,
}

impl<G: Served> LookingBack<G> {
    /// Plays the game again, on a thread of its own and when there is a place for it.
    pub(crate) async fn replayed<T: Send + 'static>(
        self,
        app: &App,
        replay: impl FnOnce(Self) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let errand = self.errand;
        app.tables.replays_pool().think(errand, move || replay(self)).await?
    }
}
