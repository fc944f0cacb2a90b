//! Holidays: days on which somebody's own time in slow games stands still.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hosting::Failure;
use protocol::{EndHoliday, Holiday, Holidays, NewHoliday};
use store::{Break, PersonId};
use text::MeetingRefusal;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::accounts::of_an_account;
use super::{Who, now};
use crate::http::Body;
use crate::{App, sweep};

/// Days of holidays that there may be within a year, and how far ahead one may begin.
const MOST: u16 = 30;
const AHEAD: u16 = 366;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The requests about holidays.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(holidays))
        .routes(routes!(take_holiday))
        .routes(routes!(end_holiday))
}

fn refused() -> Failure {
    Failure::new(StatusCode::CONFLICT, "holiday", MeetingRefusal::Holiday.into())
}

/// The holidays of whoever asks.
#[utoipa::path(
    get,
    path = "/me/holidays",
    responses((status = OK, body = Holidays, description = "The holidays")),
)]
async fn holidays(State(app): State<App>, who: Who) -> Result<Json<Holidays>, Failure> {
    let person = of_an_account(who)?;
    shown(&app, &person.id).await
}

async fn shown(app: &App, person: &PersonId) -> Result<Json<Holidays>, Failure> {
    Ok(Json(Holidays { holidays: held(app, person).await?, most: MOST }))
}

/// Somebody's holidays.
pub(super) async fn held(app: &App, person: &PersonId) -> Result<Vec<Holiday>, Failure> {
    let breaks = app.tables.store().deadlines().holidays(person, now()).await?;
    let holiday = |Break { begins, ends }| Holiday { begins, ends };
    Ok(breaks.into_iter().map(holiday).collect())
}

/// Takes a holiday.
#[utoipa::path(
    post,
    path = "/me/holidays",
    request_body = NewHoliday,
    responses((status = OK, body = Holidays, description = "The holidays from now on")),
)]
async fn take_holiday(
    State(app): State<App>,
    who: Who,
    Body(NewHoliday { after, days }): Body<NewHoliday>,
) -> Result<Json<Holidays>, Failure> {
    let person = of_an_account(who)?;
    if !(1..=MOST).contains(&days) || after > AHEAD {
        return Err(refused());
    }
    let begins = now() + i64::from(after) * DAY;
    let holiday = Break { begins, ends: begins + i64::from(days) * DAY };
    let deadlines = app.tables.store().deadlines();
    if !deadlines.take_holiday(&person.id, holiday, i64::from(MOST) * DAY).await? {
        return Err(refused());
    }
    sweep::look_at_tables_of(&app, &person.id).await;
    shown(&app, &person.id).await
}

/// Ends a holiday, or takes it back before it begins.
#[utoipa::path(
    post,
    path = "/me/holidays/end",
    request_body = EndHoliday,
    responses((status = OK, body = Holidays, description = "The holidays from now on")),
)]
async fn end_holiday(
    State(app): State<App>,
    who: Who,
    Body(EndHoliday { begins }): Body<EndHoliday>,
) -> Result<Json<Holidays>, Failure> {
    let person = of_an_account(who)?;
    if !app.tables.store().deadlines().end_holiday(&person.id, begins, now()).await? {
        return Err(refused());
    }
    sweep::look_at_tables_of(&app, &person.id).await;
    shown(&app, &person.id).await
}
