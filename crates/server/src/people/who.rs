//! Who asks: a guest, an account or a bot, as far as a request proves it.

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use kernel::Seat;
use protocol::Secret;
use store::{Person, PersonId, SessionCard, StoreError};
use text::PersonRefusal;

use super::{cookie, lasts, names, new_person, new_session, now};
use crate::App;
use crate::accept::Address;
use hosting::Failure;
use hosting::seed;

/// Stands among secrets for the seats of whoever asks, as their session proves them.
pub(crate) const MINE: &str = "mine";

/// The longest that a use of a session goes unnoted, in milliseconds.
const UNNOTED: i64 = 24 * 60 * 60 * 1000;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// They.
    pub(crate) person: Person,
    /// Their session; bots have none.
    pub(crate) session: Option<SessionCard>,
}

/// What a request proves somebody by.
#[derive(Clone, Debug)]
pub(crate) enum Proof {
    /// A browser, by its cookie, and where it comes from.
    Session(Secret, Address),
    /// A program, by its token.
    Token(Secret),
    /// A guest who was let in with this very request.
    Introduced(Box<Who>),
}

impl Proof {
    /// What a request carries. A page of another site can have a browser send its cookie along, so
    /// whoever wants to change something says where they come from, which [`crate::guard`] has looked
    /// at.
    pub(crate) fn of(parts: &Parts) -> Result<Option<Self>, Failure> {
        if let Some(who) = parts.extensions.get::<Who>() {
            return Ok(Some(Self::Introduced(Box::new(who.clone()))));
        }
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let token = token.ok_or_else(unknown)?;
            return Ok(Some(Self::Token(token.trim().into())));
        }
        let Some(held) = cookie::held(&parts.headers) else { return Ok(None) };
        if !parts.method.is_safe() && !parts.headers.contains_key(header::ORIGIN) {
            return Err(Failure::new(
                StatusCode::FORBIDDEN,
                "origin",
                PersonRefusal::NoOrigin.into(),
            ));
        }
        let address = parts.extensions.get::<Address>().copied().unwrap_or_default();
        Ok(Some(Self::Session(held, address)))
    }

    /// Who it proves. A session that ended proves nobody; a token that opens nothing is refused, and so
    /// is whoever is not let in.
    pub(crate) async fn who(&self, app: &App) -> Result<Option<Who>, Failure> {
        let who = self.anybody(app).await?;
        if let Some(who) = &who {
            app.order.admit(&who.person, now()).await?;
        }
        Ok(who)
    }

    /// The same, let in or not.
    pub(crate) async fn anybody(&self, app: &App) -> Result<Option<Who>, Failure> {
        let people = app.tables.store().people();
        match self {
            Self::Introduced(who) => Ok(Some((**who).clone())),
            Self::Token(token) => {
                let person = people.by_token(token).await?.ok_or_else(unknown)?;
                Ok(Some(Who { person, session: None }))
            }
            Self::Session(secret, address) => {
                let now = now();
                let Some((person, session)) = people.by_session(secret, now).await? else {
                    return Ok(None);
                };
                if now - session.seen > UNNOTED {
                    let came = app.order.came(*address);
                    people.see(&session.id, now, lasts(now), came.as_deref()).await?;
                }
                Ok(Some(Who { person, session: Some(session) }))
            }
        }
    }
}

/// What was shown proves nobody.
fn unknown() -> Failure {
    Failure::new(StatusCode::UNAUTHORIZED, "nobody", PersonRefusal::Unknown.into())
}

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Failure> {
        match Proof::of(parts)? {
            Some(proof) => proof.who(app).await,
            None => Ok(None),
        }
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let who = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        who.ok_or_else(unknown)
    }
}

/// Who asks, also when they are not let in: for what is theirs all the same.
pub(crate) struct Anybody(pub(crate) Who);

impl OptionalFromRequestParts<App> for Anybody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Failure> {
        match Proof::of(parts)? {
            Some(proof) => Ok(proof.anybody(app).await?.map(Self)),
            None => Ok(None),
        }
    }
}

impl FromRequestParts<App> for Anybody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let who = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        who.ok_or_else(unknown)
    }
}

/// Refuses whoever is not let in.
pub(crate) async fn admit(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let (mut parts, body) = request.into_parts();
    <Who as OptionalFromRequestParts<App>>::from_request_parts(&mut parts, &app).await?;
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Lets in whoever comes from a page and is nobody yet, as a guest with a name: they are asked for
/// nothing, and find their games again. Programs come from no page; they are let in as nobody.
pub(crate) async fn introduce(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let (mut parts, body) = request.into_parts();
    let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(&mut parts, &app).await?;
    let address = parts.extensions.get::<Address>().copied().unwrap_or_default();
    let is_from_a_page = parts.headers.contains_key(header::ORIGIN);
    if who.is_some() || !is_from_a_page || !app.gate.may_be_new(address) {
        return Ok(next.run(Request::from_parts(parts, body)).await);
    }
    let (who, cookie) = let_in(&app, &parts).await?;
    parts.extensions.insert(who);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// A new guest, and the cookie they are known by.
pub(super) async fn let_in(app: &App, parts: &Parts) -> Result<(Who, HeaderValue), Failure> {
    let (id, name) = (new_person(), names::of_a_guest(seed()));
    let session = new_session(app, parts);
    let people = app.tables.store().people();
    people.add_guest(&id, &name, &session).await?;
    let cookie = cookie::set(&session.secret, cookie::is_over_tls(&parts.headers));
    let (person, card) =
        people.by_session(&session.secret, session.begun).await?.ok_or_else(unknown)?;
    Ok((Who { person, session: Some(card) }, cookie))
}

/// What kind of device a request comes from.
pub(super) fn device(parts: &Parts) -> String {
    let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    names::of_a_device(agent.unwrap_or_default())
}

/// The seats of a table that secrets open, in their order, among them those of a person where [`MINE`]
/// stands. Nothing when one of them opens none.
pub(crate) async fn seats_of(
    app: &App,
    table: &str,
    secrets: &[Secret],
    person: Option<&PersonId>,
) -> Result<Option<Vec<Seat>>, StoreError> {
    let mut seats: Vec<Seat> = Vec::new();
    for secret in secrets {
        let opened = if secret.reveal() == MINE {
            match person {
                Some(person) => app.tables.store().people().seats_at(person, table).await?,
                None => Vec::new(),
            }
        } else {
            match app.tables.store().seat(table, secret).await? {
                Some(seat) => vec![seat],
                None => return Ok(None),
            }
        };
        for seat in opened.into_iter().map(Seat) {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
    }
    Ok(Some(seats))
}
