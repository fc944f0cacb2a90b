//! Somebody looks for an opponent: they sit down with the one who fits best of those who look as well, or
//! wait at a table of their own, which the lobby shows like any other. The longer one of two has waited the
//! further apart in strength they may be, so whoever waits asks again now and then, and moves to a table
//! that has waited longer than theirs.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use hosting::Failure;
use protocol::{NewListed, OpenTable, Opened, Secret, SitDown, Sought};
use store::SatDown;
use text::MeetingRefusal;

use super::board::Seeker;
use super::requests::{Planned, Waiting, list, planned, refused, setting, sit_down};
use crate::App;
use crate::http::{At, Body, InTable, check_secret};
use crate::people::{Who, now};

/// Tables at which somebody tries to sit down; others may be faster.
const TRIES: usize = 4;

/// Sits down with somebody who looks for an opponent as well, or opens such a table and waits there.
#[utoipa::path(
    post,
    path = "/lobby/pair",
    request_body = NewListed,
    responses((status = OK, body = Sought, description = "The table, and whether somebody is there")),
)]
pub(super) async fn pair(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<NewListed>,
) -> Result<Response, Failure> {
    let planned = planned(&app, &who, asked)?;
    if planned.players != 2 {
        let why = text::Refusal::Players(planned.players.into());
        return Err(Failure::bad("players", why));
    }
    let own = as_listed(&app, &who, &planned).await?;
    if let Some((table, cookie)) = meet(&app, &who, &parts, &own, &planned.secret).await? {
        return Ok(setting(cookie, Json(Sought { table, waits: false })));
    }
    let (cookie, Opened { table, .. }) =
        list(&app, &who, &parts, planned, Waiting::Seeking).await?;
    Ok(setting(cookie, Json(Sought { table, waits: true })))
}

/// A table that is not open yet, as the lobby would show it after all others.
async fn as_listed(app: &App, who: &Who, planned: &Planned) -> Result<OpenTable, Failure> {
    let ruleset = &planned.table.ruleset;
    let strength = app.tables.store().people().strength(&who.person.id, ruleset).await?;
    Ok(OpenTable {
        table: String::new(),
        ruleset: ruleset.clone(),
        played: planned.played.clone(),
        players: planned.players,
        free: 1,
        who: Vec::new(),
        host: who.person.id.0.clone(),
        rated: planned.rated,
        pace: planned.pace,
        strength: strength.map(|strength| strength.round() as i32),
        since: i64::MAX,
    })
}

/// Sits down at the table that fits best, if there is one.
async fn meet(
    app: &App,
    who: &Who,
    parts: &Parts,
    own: &OpenTable,
    secret: &Secret,
) -> Result<Option<(String, Option<HeaderValue>)>, Failure> {
    for table in fitting(app, who, own).await? {
        if let (SatDown::At(_), cookie) = sit_down(app, who, parts, &table, secret).await? {
            return Ok(Some((table, cookie)));
        }
    }
    Ok(None)
}

/// Tables at which whoever asks could sit down instead of at their own.
async fn fitting(app: &App, who: &Who, own: &OpenTable) -> Result<Vec<String>, Failure> {
    let strangers = app.tables.store().people().strangers_of(&who.person.id).await?;
    let hidden: Vec<String> = strangers.into_iter().map(|stranger| stranger.0).collect();
    let mut found = app.lobby.board().found(&Seeker { own, hidden: &hidden }, now());
    found.truncate(TRIES);
    Ok(found)
}

/// Goes on looking, with the table at which nobody is yet. Whoever is found sits at an older table, which
/// the secret opens from then on; the own one is given up.
#[utoipa::path(
    post,
    path = "/lobby/{table}/seek",
    params(InTable),
    request_body = SitDown,
    responses((status = OK, body = Sought, description = "The table, and whether somebody is there")),
)]
pub(super) async fn seek(
    State(app): State<App>,
    At(table): At<String>,
    who: Who,
    parts: Parts,
    Body(SitDown { secret }): Body<SitDown>,
) -> Result<Response, Failure> {
    check_secret(&secret)?;
    let person = &who.person.id;
    let people = app.tables.store().people();
    if !people.keep_listed(person, &table, Waiting::Seeking.until(now())).await? {
        return came(&app, &who, table).await;
    }
    app.lobby.read_table(&table).await;
    let own = app.lobby.board().listed(&table).map(|listed| listed.table.clone());
    let Some(own) = own else { return came(&app, &who, table).await };
    if fitting(&app, &who, &own).await?.is_empty() {
        return Ok(setting(None, Json(Sought { table, waits: true })));
    }
    if !people.give_up_waiting(person, &table).await? {
        return came(&app, &who, table).await;
    }
    app.lobby.refresh(&table).await;
    match meet(&app, &who, &parts, &own, &secret).await? {
        Some((table, cookie)) => Ok(setting(cookie, Json(Sought { table, waits: false }))),
        None => Err(refused("gone", MeetingRefusal::Gone)),
    }
}

/// Somebody has come to a table that is no longer listed, if whoever asks sits there.
async fn came(app: &App, who: &Who, table: String) -> Result<Response, Failure> {
    let seats = app.tables.store().people().seats_at(&who.person.id, &table).await?;
    match seats.is_empty() {
        true => Err(refused("gone", MeetingRefusal::Gone)),
        false => Ok(setting(None, Json(Sought { table, waits: false }))),
    }
}

/// Looks no more: the table to which nobody has come is given up.
#[utoipa::path(
    post,
    path = "/lobby/{table}/leave",
    params(InTable),
    responses((status = NO_CONTENT, description = "It is given up")),
)]
pub(super) async fn leave(
    State(app): State<App>,
    At(table): At<String>,
    who: Who,
) -> Result<StatusCode, Failure> {
    if !app.tables.store().people().give_up_waiting(&who.person.id, &table).await? {
        return Err(refused("gone", MeetingRefusal::Gone));
    }
    app.lobby.refresh(&table).await;
    Ok(StatusCode::NO_CONTENT)
}
