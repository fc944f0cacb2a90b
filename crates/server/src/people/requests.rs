//! What people ask about themselves.

use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{DeviceCard, HeldSeats, Me, PersonKind, SignOut};
use store::{PersonId, SessionCard};
use text::PersonRefusal;

use super::{Who, cookie, now};
use crate::App;
use hosting::Failure;
use crate::http::Body;

/// The most seats that are bound at once.
const MOST_SEATS: usize = 400;

/// The requests of people about themselves.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/seats", post(held))
        .route("/me/sessions", get(sessions))
        .route("/me/sign-out", post(sign_out))
}

impl From<&Who> for Me {
    fn from(who: &Who) -> Self {
        let kind = match who.person.kind {
            store::PersonKind::Guest => PersonKind::Guest,
            store::PersonKind::Account => PersonKind::Account,
            store::PersonKind::Bot => PersonKind::Bot,
        };
        let role = who.person.role.map(|role| role.name().to_owned());
        Self { id: who.person.id.0.clone(), kind, name: who.person.name.clone(), role }
    }
}

/// Who asks; nobody, before the first game.
async fn me(who: Option<Who>) -> Json<Option<Me>> {
    Json(who.as_ref().map(Me::from))
}

/// Gives somebody the seats that secrets open, so that they find them on every device. Secrets that
/// open nothing, and seats of others, are passed over.
async fn held(
    State(app): State<App>,
    who: Who,
    Body(HeldSeats { seats }): Body<HeldSeats>,
) -> Result<Json<usize>, Failure> {
    let mut bound = 0;
    for held in seats.iter().take(MOST_SEATS) {
        bound += usize::from(bind(&app, &who.person.id, &held.table, &held.secret).await?);
    }
    Ok(Json(bound))
}

/// The devices that somebody is signed in on.
async fn sessions(State(app): State<App>, who: Who) -> Result<Json<Vec<DeviceCard>>, Failure> {
    let here = who.session.as_ref().map(|session| &session.id);
    let sessions = app.tables.store().people().sessions(&who.person.id, now()).await?;
    let card = |session: SessionCard| DeviceCard {
        is_here: Some(&session.id) == here,
        id: session.id,
        device: session.device,
        begun: session.begun,
        seen: session.seen,
    };
    Ok(Json(sessions.into_iter().map(card).collect()))
}

/// Signs out here, on another device, or everywhere.
async fn sign_out(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<SignOut>,
) -> Result<Response, Failure> {
    let people = app.tables.store().people();
    let person = &who.person.id;
    let here = who.session.map(|session| session.id);
    let is_left = match asked {
        SignOut::Here => {
            if let Some(here) = here {
                people.end_session(person, &here).await?;
            }
            true
        }
        SignOut::Everywhere => {
            people.end_sessions(person).await?;
            true
        }
        SignOut::Device(id) => {
            if !people.end_session(person, &id).await? {
                let why = PersonRefusal::NoDevice.into();
                return Err(Failure::new(StatusCode::NOT_FOUND, "device", why));
            }
            here == Some(id)
        }
    };
    let mut response = StatusCode::NO_CONTENT.into_response();
    if is_left {
        let cookie = cookie::cleared(cookie::is_over_tls(&parts.headers));
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Gives somebody a seat that a secret opens.
pub(crate) async fn bind(
    app: &App,
    person: &PersonId,
    table: &str,
    secret: &protocol::Secret,
) -> Result<bool, Failure> {
    Ok(app.tables.store().people().bind(person, table, secret).await?)
}
