//! What people ask about themselves.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hosting::{Names, lang};
use protocol::{
    DeviceCard, GameCard, GameGroupName, GamesShown, HeldSeats, Me, PersonKind, PlayerSpec, SignOut,
};
use serde::Deserialize;
use store::{Game, GameGroup, GamesAsked, Person, PersonId, SessionCard};
use text::PersonRefusal;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Anybody, Who, accounts, cookie, holidays, now, standing};
use crate::App;
use crate::http::{Asking, Body};
use hosting::Failure;

/// The most seats that are bound at once.
const MOST_SEATS: usize = 400;

/// The requests of people about themselves.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(held))
        .routes(routes!(sessions))
        .routes(routes!(sign_out))
        .routes(routes!(games))
        .merge(accounts::routes())
        .merge(standing::routes())
        .merge(holidays::routes())
}

/// Somebody, as they are told who they are.
pub(super) fn me_of(person: &Person) -> Me {
    let kind = match person.kind {
        store::PersonKind::Guest => PersonKind::Guest,
        store::PersonKind::Account => PersonKind::Account,
        store::PersonKind::Bot => PersonKind::Bot,
    };
    let role = person.role.map(|role| role.name().to_owned());
    Me { id: person.id.0.clone(), kind, name: person.name.clone(), role }
}

/// Who asks; nobody, before the first game.
#[utoipa::path(
    get,
    path = "/me",
    responses((status = OK, body = Option<Me>, description = "Who asks")),
)]
async fn me(who: Option<Who>) -> Json<Option<Me>> {
    Json(who.as_ref().map(|who| me_of(&who.person)))
}

/// Gives somebody the seats that secrets open, so that they find them on every device. Secrets that
/// open nothing, and seats of others, are passed over.
#[utoipa::path(
    post,
    path = "/me/seats",
    request_body = HeldSeats,
    responses((status = OK, body = usize, description = "How many seats are theirs now")),
)]
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
#[utoipa::path(
    get,
    path = "/me/sessions",
    responses((status = OK, body = Vec<DeviceCard>, description = "The devices")),
)]
async fn sessions(State(app): State<App>, who: Who) -> Result<Json<Vec<DeviceCard>>, Failure> {
    Ok(Json(devices(&app, &who).await?))
}

pub(super) async fn devices(app: &App, who: &Who) -> Result<Vec<DeviceCard>, Failure> {
    let here = who.session.as_ref().map(|session| &session.id);
    let sessions = app.tables.store().people().sessions(&who.person.id, now()).await?;
    let card = |session: SessionCard| DeviceCard {
        is_here: Some(&session.id) == here,
        id: session.id,
        device: session.device,
        begun: session.begun,
        seen: session.seen,
    };
    Ok(sessions.into_iter().map(card).collect())
}

/// Signs out here, on another device, or everywhere.
#[utoipa::path(
    post,
    path = "/me/sign-out",
    request_body = SignOut,
    responses((status = NO_CONTENT, description = "Signed out")),
)]
async fn sign_out(
    State(app): State<App>,
    Anybody(who): Anybody,
    parts: Parts,
    Body(asked): Body<SignOut>,
) -> Result<Response, Failure> {
    let people = app.tables.store().people();
    let person = &who.person.id;
    let here = who.session.map(|session| session.id);
    // Nobody could be a guest again who has signed out.
    let is_guest = who.person.kind == store::PersonKind::Guest;
    let is_left = match asked {
        SignOut::Here | SignOut::Everywhere if is_guest => {
            people.delete(person).await?;
            true
        }
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

/// Which games are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhichGames {
    group: GameGroupName,
    #[serde(default)]
    search: String,
    #[serde(default)]
    before: Option<String>,
    #[serde(default)]
    lang: Option<String>,
}

/// Games that are listed at once, and the longest that is searched for.
const PAGE: u32 = 50;
const LONGEST_SEARCH: usize = 80;

pub(super) const fn group_name(group: GameGroup) -> GameGroupName {
    match group {
        GameGroup::Yours => GameGroupName::Yours,
        GameGroup::Theirs => GameGroupName::Theirs,
        GameGroup::Done => GameGroupName::Done,
    }
}

/// Games of whoever asks, the latest first. `before` is what the page before said to go on from.
#[utoipa::path(
    get,
    path = "/me/games",
    params(WhichGames),
    responses((status = OK, body = GamesShown, description = "The games")),
)]
async fn games(
    State(app): State<App>,
    who: Who,
    Asking(asked): Asking<WhichGames>,
) -> Result<Json<GamesShown>, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let before = asked.before.as_deref().and_then(|before| {
        let (updated, table) = before.split_once('.')?;
        Some((updated.parse().ok()?, table.to_owned()))
    });
    let group = match asked.group {
        GameGroupName::Yours => GameGroup::Yours,
        GameGroupName::Theirs => GameGroup::Theirs,
        GameGroupName::Done => GameGroup::Done,
    };
    let search = asked.search.trim().chars().take(LONGEST_SEARCH).collect();
    let person = who.person.id;
    let asked = GamesAsked { person, group, search, before, most: PAGE };
    let games = app.tables.store().people().games(&asked).await?;
    let is_full = games.len() == PAGE as usize;
    let last = games.last().filter(|_| is_full);
    let more = last.map(|game| format!("{}.{}", game.head.updated, game.table));
    let card = |game: Game| {
        let players = serde_json::from_str::<Vec<PlayerSpec>>(&game.players).ok()?;
        let names = Names::new(lang, &players);
        Some(GameCard {
            title: names.speaker().title(names.players()),
            table: game.table,
            seats: game.seats,
            ruleset: game.ruleset,
            round: game.head.round,
            updated: game.head.updated,
        })
    };
    Ok(Json(GamesShown { games: games.into_iter().filter_map(card).collect(), more }))
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
