//! The requests beside the socket.

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json};
use axum::{Router, body::Bytes};
use hosting::think_pool::Urgency;
use hosting::{Failure, Names, lang, table};
use protocol::{
    Again, AnyTable, Claim, Claimed, ExerciseCard, Fault, FromMoment, LoadRecord, Moments,
    NewExercise, Opened, ReviewState, Secrets, Summary, Thoughts,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::SeatClaim;
use text::{Lang, Refusal, Speaker};

use crate::accept::Address;
use crate::asker::Asker;
use crate::ops::RefusedWith;
use crate::upgrade::Upgrade;
use crate::{App, gate, socket};

/// The longest request, except for records.
const LONGEST: usize = 64 * 1024;

/// The longest record.
const LONGEST_RECORD: usize = 2 * 1024 * 1024;

/// The most tables that are told of at once.
const MOST_SUMMARIES: usize = 200;

/// The requests of the table's interface.
pub(crate) fn api(app: App) -> Router<App> {
    let opening = Router::new()
        .route("/tables", post(new_table))
        .route("/tables/from", post(from_moment))
        .route("/tables/again", post(again))
        .route("/exercises", post(new_exercise))
        .layer(DefaultBodyLimit::max(LONGEST))
        .route("/tables/load", post(load).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .layer(from_fn_with_state(app.clone(), gate::opening));
    let replaying = Router::new()
        .route("/tables/{table}/moments", get(moments))
        .route("/tables/{table}/moments/{step}", get(moment))
        .route("/tables/{table}/record", get(record))
        .route("/tables/{table}/review", get(review))
        .route("/tables/{table}/thoughts/{step}", get(thoughts))
        .layer(from_fn_with_state(app.clone(), gate::replaying));
    Router::new()
        .route("/catalogue", get(catalogue))
        .route("/catalogue/{ruleset}", get(catalogue_of))
        .route("/rules", get(rules))
        .route("/exercises", get(all_exercises))
        .route("/summaries", post(summaries))
        .route("/army/check", post(army_check))
        .route("/army/check/{ruleset}", post(army_check_of))
        .route("/tables/{table}/cards", get(own_cards))
        .route("/tables/{table}/claim", post(claim))
        .route("/tables/{table}/play", get(play))
        .layer(DefaultBodyLimit::max(LONGEST))
        .merge(opening)
        .merge(replaying)
        .fallback(async || Failure::no_request())
        .layer(from_fn_with_state(app, gate::enter))
        .layer(from_fn(spoken))
}

/// The language a request names.
#[derive(Debug, Deserialize)]
struct Spoken {
    lang: Option<String>,
}

/// Writes why a request was refused, in the language of whoever asked: what the request says, else
/// what the browser prefers.
async fn spoken(request: axum::extract::Request, next: axum::middleware::Next) -> Response {
    let query = Query::<Spoken>::try_from_uri(request.uri()).ok();
    let named = query.and_then(|spoken| spoken.0.lang?.parse().ok());
    let header = request.headers().get(header::ACCEPT_LANGUAGE);
    let preferred = header.and_then(|value| preferred(value.to_str().ok()?));
    let mut response = next.run(request).await;
    let Some(failure) = response.extensions_mut().remove::<Failure>() else { return response };
    let lang = failure.lang.or(named).or(preferred).unwrap_or_default();
    let message = Speaker::new(lang).refused(&failure.why);
    let fault = Fault { code: failure.code.to_owned(), message };
    let mut spoken = (failure.status, Json(fault)).into_response();
    spoken.extensions_mut().insert(RefusedWith(failure.code));
    if let Some(after) = response.headers_mut().remove(header::RETRY_AFTER) {
        spoken.headers_mut().insert(header::RETRY_AFTER, after);
    }
    spoken
}

/// The first language of an `Accept-Language` header that is spoken here.
fn preferred(header: &str) -> Option<Lang> {
    header.split(',').find_map(|part| part.trim().get(..2)?.to_ascii_lowercase().parse().ok())
}

/// A body of JSON; what is wrong with it is told in our own form.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(
        request: axum::extract::Request,
        app: &App,
    ) -> Result<Self, Self::Rejection> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(rejection)) => {
                Err(Failure::new(rejection.status(), "too_large", Refusal::TooLarge))
            }
            Err(rejection) => {
                let why = Refusal::Malformed(rejection.body_text());
                Err(Failure::new(rejection.status(), "malformed", why))
            }
        }
    }
}

fn json(body: impl Into<Bytes>) -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], body.into()).into_response()
}

async fn catalogue(State(app): State<App>, asker: Asker) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    Ok(json(app.shelf.catalogue(app.tables.hosts().first(), lang)))
}

async fn catalogue_of(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    Ok(json(app.shelf.catalogue(app.tables.hosts().asked(&ruleset)?, lang)))
}

/// The report on an army of the game that is meant where none is named.
async fn army_check(
    State(app): State<App>,
    Body(asked): Body<serde_json::Value>,
) -> Result<Response, Failure> {
    Ok(json(app.tables.hosts().first().check_army(asked)?))
}

async fn army_check_of(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Body(asked): Body<serde_json::Value>,
) -> Result<Response, Failure> {
    Ok(json(app.tables.hosts().asked(&ruleset)?.check_army(asked)?))
}

async fn rules(State(app): State<App>, asker: Asker) -> Result<Response, Failure> {
    Ok(json(app.shelf.rules(asker.lang()?)))
}

async fn new_table(
    State(app): State<App>,
    Body(body): Body<serde_json::Value>,
) -> Result<Json<Opened>, Failure> {
    let asked = AnyTable::deserialize(&body).map_err(Failure::unreadable)?;
    let lang = asked.lang.as_deref().map(|code| lang(Some(code))).transpose()?;
    let opened = hosting::new_table(&app.tables, asked, body).await;
    Ok(Json(opened.map_err(|failure| match lang {
        Some(lang) => failure.in_lang(lang),
        None => failure,
    })?))
}

async fn load(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<LoadRecord>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(hosting::from_record(&app.tables, asker.errand(Urgency::Long), asked).await?))
}

async fn from_moment(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<FromMoment>,
) -> Result<Json<Opened>, Failure> {
    let (host, back) = asker.looks_back(&app, asked.table.clone()).await?;
    Ok(Json(host.open_from(&app.tables, back, asked).await?))
}

async fn again(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<Again>,
) -> Result<Json<Opened>, Failure> {
    let host = app.tables.host_of(&asked.table).await?.clone();
    if asker.seats(&app, &asked.table).await?.is_empty() {
        return Err(Failure::unknown_secret());
    }
    Ok(Json(host.open_again(&app.tables, asked).await?))
}

/// The lessons and puzzles that there are.
async fn all_exercises() -> Json<Vec<ExerciseCard>> {
    let shown = |id| {
        let exercises::Exercise { id, record, kind } = exercises::find(id)?;
        let puzzle = match &kind {
            exercises::Kind::Lesson(_) => None,
            exercises::Kind::Puzzle(puzzle) => Some(table::puzzle_card(puzzle)),
        };
        Some(ExerciseCard { id, ruleset: record.ruleset, puzzle })
    };
    Json(exercises::ids().filter_map(shown).collect())
}

async fn new_exercise(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewExercise>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(hosting::exercise(&app.tables, asker.errand(Urgency::Long), asked).await?))
}

/// Gives a seat to whoever is invited to it.
async fn claim(
    State(app): State<App>,
    Path(table): Path<String>,
    Body(Claim { invitation, secret }): Body<Claim>,
) -> Result<Json<Claimed>, Failure> {
    let text = secret.reveal();
    let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !plain || !(32..=128).contains(&text.len()) {
        return Err(Failure::bad("secret", Refusal::WeakSecret));
    }
    match app.tables.store().claim(&table, &invitation, &secret).await? {
        SeatClaim::Yours(seat) => Ok(Json(Claimed { seat })),
        SeatClaim::Taken => Err(Failure::new(StatusCode::CONFLICT, "claimed", Refusal::Claimed)),
        SeatClaim::Unknown => Err(Failure::unknown_secret()),
    }
}

async fn summaries(
    State(app): State<App>,
    Body(asked): Body<Secrets>,
) -> Result<Json<Vec<Summary>>, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    if asked.secrets.len() > MOST_SUMMARIES {
        return Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", Refusal::TooLarge));
    }
    let mut found = Vec::new();
    for listed in app.tables.store().list(&asked.secrets).await? {
        let Ok(players) = serde_json::from_str::<Vec<protocol::PlayerSpec>>(&listed.players) else {
            continue;
        };
        let names = Names::new(lang, &players);
        let Some(host) = app.tables.hosts().of(&listed.ruleset) else { continue };
        let (ruleset, board) = host.clone().ruleset_and_board(&app.tables, &listed.setup).await?;
        found.push(Summary {
            table: listed.table,
            seat: listed.seat,
            secret: listed.secret,
            title: names.speaker().title(names.players()),
            ruleset,
            board,
            round: listed.head.round,
            waiting_for_you: listed.head.asked == Some(listed.seat),
            over: listed.head.over,
            updated: listed.head.updated,
        });
    }
    Ok(Json(found))
}

/// The cards of a table that are not those of the catalogue.
async fn own_cards(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    let (host, stored) = app.tables.stored(&table).await?;
    Ok(json(host.clone().own_cards(&app.tables, &stored.setup, lang).await?))
}

async fn moments(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Json<Moments>, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    Ok(Json(host.moments(&app.tables, back).await?))
}

async fn moment(
    State(app): State<App>,
    Path((table, step)): Path<(String, u32)>,
    asker: Asker,
) -> Result<Response, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    if step > back.standing.taken {
        let why = Refusal::Step(back.standing.taken as usize);
        return Err(Failure::new(StatusCode::NOT_FOUND, "step", why));
    }
    Ok(json(host.moment(&app.tables, back, step).await?))
}

/// The record of a finished game. It holds everybody's cards, so it is closed until then.
async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let disposition = format!("attachment; filename=\"{table}.record\"");
    let (host, back) = asker.looks_back(&app, table).await?;
    if back.seats.is_empty() {
        return Err(Failure::unknown_secret());
    }
    back.once_over(Refusal::NotOver)?;
    let text = host.record(&app.tables, back).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

/// The review of a finished game, or how far it has come.
async fn review(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Json<ReviewState>, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    back.once_over(Refusal::ReviewNotOver)?;
    Ok(Json(host.review(&app.tables, &app.reviews, back).await?))
}

/// Why somebody decided so.
async fn thoughts(
    State(app): State<App>,
    Path((table, step)): Path<(String, u32)>,
    asker: Asker,
) -> Result<Json<Thoughts>, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    Ok(Json(host.thoughts(&app.tables, back, step).await?))
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    Extension(address): Extension<Address>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let host = app.tables.host_of(&table).await?.clone();
    Ok(upgrade.accept(move |socket| socket::serve(app, table, host, address, socket)))
}
