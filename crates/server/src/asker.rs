//! Who asks: the seats they have proved, the language they read, and whose view they want.
//!
//! Secrets come in the header `Omphalos-Seats`, several with commas between them; the word `mine` among
//! them stands for the seats of the person who asks. In an address they would stand in histories and
//! logs, so there they are refused.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use hosting::back::AskedBack;
use hosting::think_pool::{self, Errand, Urgency};
use hosting::{Failure, Host, TableError, lang};
use kernel::Seat;
use protocol::Secret;
use serde::Deserialize;
use text::{Lang, Refusal};
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{IntoParams, PartialSchema as _};

use crate::App;
use crate::people::{MINE, Proof, Who, seats_of};

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
    /// What proves who they are.
    proof: Option<Proof>,
}

impl IntoParams for Asker {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let one = |name: &str, stands, schema: RefOr<Schema>, text: &str| {
            let parameter = ParameterBuilder::new().name(name).parameter_in(stands);
            parameter.schema(Some(schema)).description(Some(text)).build()
        };
        vec![
            one("lang", ParameterIn::Query, String::schema(), "`en` or `fr`"),
            one(
                "view",
                ParameterIn::Query,
                u8::schema(),
                "another seat, to look back with its eyes; once the game is over",
            ),
            one(HEADER, ParameterIn::Header, String::schema(), "the secrets of seats, with commas"),
        ]
    }
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
        let proof = Proof::of(parts)?;
        Ok(Self { secrets, lang: asked.lang, view: asked.view, known_by, proof })
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
        let is_named = self.secrets.iter().any(|secret| secret.reveal() == MINE);
        let who = if is_named { self.who(app).await? } else { None };
        let person = who.as_ref().map(|who| &who.person.id);
        let seats = seats_of(app, table, &self.secrets, person).await?;
        seats.ok_or_else(Failure::unknown_secret)
    }

    /// The person, when there is one.
    pub(crate) async fn who(&self, app: &App) -> Result<Option<Who>, Failure> {
        match &self.proof {
            Some(proof) => proof.who(app).await,
            None => Ok(None),
        }
    }

    /// Finds a table, the game it plays and what they may see of it.
    pub(crate) async fn looks_back(
        &self,
        app: &App,
        table: String,
    ) -> Result<(Arc<dyn Host>, AskedBack), Failure> {
        let lang = self.lang()?;
        let standing = app.tables.store().standing(&table).await?;
        let standing = standing.ok_or_else(|| TableError::Unknown(table.clone()))?;
        let seats = self.seats(app, &table).await?;
        let viewer = match self.view.map(Seat) {
            Some(other) if !seats.contains(&other) => {
                if !standing.head.over {
                    return Err(Failure::new(StatusCode::FORBIDDEN, "view", Refusal::ViewClosed));
                }
                Some(other)
            }
            Some(own) => Some(own),
            None => seats.first().copied(),
        };
        let host = app.tables.host_named(&standing.ruleset)?.clone();
        let known_by = self.known_by;
        Ok((host, AskedBack { table, standing, seats, viewer, lang, known_by }))
    }
}
