//! The requests beside the socket.

use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use hosting::think_pool::Urgency;
use hosting::{Failure, Names, Terms, lang, table};
use protocol::{
    Again, AnyEvent, AnyTable, Claim, Claimed, ExerciseCard, Fault, Flag, FromMoment, LoadRecord,
    Moments, NewExercise, Opened, Pace, ReviewState, RuleText, Secret, Secrets, Summary, Thoughts,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::SeatClaim;
use text::{Lang, Refusal, Speaker};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::accept::Address;
use crate::asker::Asker;
use crate::ops::RefusedWith;
use crate::people::{self, Anybody, Who};
use crate::upgrade::Upgrade;
use crate::{App, gate, lobby, openapi, order, socket};

/// The longest request, except for records.
const LONGEST: usize = 64 * 1024;

/// The longest record.
const LONGEST_RECORD: usize = 2 * 1024 * 1024;

/// The most tables that are told of at once.
const MOST_SUMMARIES: usize = 200;

/// The requests of the table's interface. Each says what it takes and gives: that is what
/// [`openapi`](crate::openapi) is made from.
pub(crate) fn api(app: App) -> OpenApiRouter<App> {
    let opening = OpenApiRouter::new()
        .routes(routes!(new_table))
        .routes(routes!(from_moment))
        .routes(routes!(again))
        .routes(routes!(new_exercise))
        .layer(DefaultBodyLimit::max(LONGEST))
        .routes(routes!(load).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .layer(from_fn_with_state(app.clone(), people::admit))
        .layer(from_fn_with_state(app.clone(), gate::opening));
    let replaying = OpenApiRouter::new()
        .routes(routes!(moments))
        .routes(routes!(moment))
        .routes(routes!(record))
        .routes(routes!(review))
        .routes(routes!(thoughts))
        .layer(from_fn_with_state(app.clone(), gate::replaying));
    let claiming = OpenApiRouter::new()
        .routes(routes!(claim))
        .layer(from_fn_with_state(app.clone(), people::introduce));
    OpenApiRouter::new()
        .routes(routes!(openapi::description))
        .routes(routes!(catalogue))
        .routes(routes!(catalogue_of))
        .routes(routes!(rules))
        .routes(routes!(all_exercises))
        .routes(routes!(summaries))
        .routes(routes!(army_check))
        .routes(routes!(army_check_of))
        .routes(routes!(own_cards))
        .routes(routes!(play))
        .merge(claiming)
        .merge(people::routes())
        .merge(lobby::routes(&app))
        .merge(order::routes(&app))
        .layer(DefaultBodyLimit::max(LONGEST))
        .merge(opening)
        .merge(replaying)
        .fallback(async || Failure::no_request())
        .layer(from_fn_with_state(app, gate::enter))
        .layer(from_fn(spoken))
}

/// The table that a request is about.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it only describes")]
pub(crate) struct InTable {
    /// Its id.
    table: String,
}

/// The moment that a request is about.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it only describes")]
pub(crate) struct AtStep {
    /// The input, counted from 1; 0 is the moment before the first.
    step: u32,
}

/// The language a request names.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Spoken {
    /// `en` or `fr`; without it what `Accept-Language` prefers.
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
    for name in [header::RETRY_AFTER, header::SET_COOKIE] {
        if let Some(value) = response.headers_mut().remove(&name) {
            spoken.headers_mut().insert(name, value);
        }
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

/// What stands in the path; what is wrong with it is told in our own form.
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Path(stands) = Path::from_request_parts(parts, app).await.map_err(|rejection| {
            Failure::bad("malformed", Refusal::Malformed(rejection.body_text()))
        })?;
        Ok(Self(stands))
    }
}

/// What is asked for behind the path; what is wrong with it is told in our own form.
pub(crate) struct Asking<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asking<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Query(asked) = Query::from_request_parts(parts, app).await.map_err(|rejection| {
            Failure::bad("malformed", Refusal::Malformed(rejection.body_text()))
        })?;
        Ok(Self(asked))
    }
}

fn json(body: impl Into<Bytes>) -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], body.into()).into_response()
}

/// Units, boards, armies, scenarios, words and levels of Pantheon.
#[utoipa::path(
    get,
    path = "/catalogue",
    params(Spoken),
    responses((status = OK, body = Object, description = "`Catalogue`")),
)]
async fn catalogue(State(app): State<App>, asker: Asker) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    Ok(json(app.shelf.catalogue(app.tables.hosts().first(), lang)))
}

/// The same of the game that a ruleset belongs to, in the form of that game.
#[utoipa::path(
    get,
    path = "/catalogue/{ruleset}",
    params(("ruleset" = String, Path, example = "pantheon-1.5"), Spoken),
    responses((status = OK, body = Object, description = "The catalogue of that game")),
)]
async fn catalogue_of(
    State(app): State<App>,
    At(ruleset): At<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    Ok(json(app.shelf.catalogue(app.tables.hosts().asked(&ruleset)?, lang)))
}

/// The report on an army of the game that is meant where none is named.
#[utoipa::path(
    post,
    path = "/army/check",
    request_body = Object,
    responses((status = OK, body = Object, description = "What it costs, its deck, and what it breaks")),
)]
async fn army_check(
    State(app): State<App>,
    Body(asked): Body<serde_json::Value>,
) -> Result<Response, Failure> {
    Ok(json(app.tables.hosts().first().check_army(asked)?))
}

/// The report on an army of the game that a ruleset belongs to.
#[utoipa::path(
    post,
    path = "/army/check/{ruleset}",
    params(("ruleset" = String, Path, example = "mythic-2012")),
    request_body = Object,
    responses((status = OK, body = Object, description = "What it costs, its deck, and what it breaks")),
)]
async fn army_check_of(
    State(app): State<App>,
    At(ruleset): At<String>,
    Body(asked): Body<serde_json::Value>,
) -> Result<Response, Failure> {
    Ok(json(app.tables.hosts().asked(&ruleset)?.check_army(asked)?))
}

/// The rule reference of every ruleset.
#[utoipa::path(
    get,
    path = "/rules",
    params(Spoken),
    responses((status = OK, body = Vec<RuleText>, description = "Every rule")),
)]
async fn rules(State(app): State<App>, asker: Asker) -> Result<Response, Failure> {
    Ok(json(app.shelf.rules(asker.lang()?)))
}

/// What is settled of a table beside its game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Opening {
    /// Whether the game counts for those who play it; then they need accounts.
    #[serde(default)]
    rated: bool,
    /// How fast it is played; without a clock when it is absent.
    #[serde(default)]
    #[param(inline)]
    pace: PaceName,
    /// Of a live game: seconds at first, 1 to 10,800; 900 when absent.
    #[serde(default)]
    base: Option<u32>,
    /// Of a live game: seconds that come with each turn of one's own, up to 300; 10 when absent.
    #[serde(default)]
    increment: Option<u32>,
    /// Of a live game: seconds of each question in others' turns that cost nothing, up to 120; 15 when
    /// absent.
    #[serde(default)]
    reserve: Option<u32>,
    /// Of a slow game: hours for a turn, 1 to 336; 72 when absent.
    #[serde(default)]
    hours: Option<u32>,
    /// What becomes of a player whose time is over.
    #[serde(default)]
    #[param(inline)]
    flag: Flag,
}

/// The kinds of pace.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PaceName {
    #[default]
    None,
    Live,
    Slow,
}

impl Opening {
    fn terms(&self) -> Terms {
        let pace = match self.pace {
            PaceName::None => Pace::None,
            PaceName::Live => Pace::Live {
                base: self.base.unwrap_or(900),
                increment: self.increment.unwrap_or(10),
                reserve: self.reserve.unwrap_or(15),
            },
            PaceName::Slow => Pace::Slow { hours: self.hours.unwrap_or(72) },
        };
        Terms { is_rated: self.rated, pace, flag: self.flag, ..Terms::default() }
    }
}

/// Opens a table.
#[utoipa::path(
    post,
    path = "/tables",
    params(Opening),
    request_body = Object,
    responses((status = OK, body = Opened, description = "The table and the invitations to it")),
)]
async fn new_table(
    State(app): State<App>,
    Asking(opening): Asking<Opening>,
    Body(body): Body<serde_json::Value>,
) -> Result<Json<Opened>, Failure> {
    let asked = AnyTable::deserialize(&body).map_err(Failure::unreadable)?;
    let lang = asked.lang.as_deref().map(|code| lang(Some(code))).transpose()?;
    let opened = hosting::new_table(&app.tables, asked, body, opening.terms()).await;
    Ok(Json(opened.map_err(|failure| match lang {
        Some(lang) => failure.in_lang(lang),
        None => failure,
    })?))
}

/// Opens a table from a record, to look at or to go on with.
#[utoipa::path(
    post,
    path = "/tables/load",
    params(Asker),
    request_body = LoadRecord,
    responses((status = OK, body = Opened, description = "The table and the invitations to it")),
)]
async fn load(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<LoadRecord>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(hosting::from_record(&app.tables, asker.errand(Urgency::Long), asked).await?))
}

/// Opens a new game from a moment of another; what the seat did not know is dealt anew.
#[utoipa::path(
    post,
    path = "/tables/from",
    params(Asker),
    request_body = FromMoment,
    responses((status = OK, body = Opened, description = "The table and the invitations to it")),
)]
async fn from_moment(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<FromMoment>,
) -> Result<Json<Opened>, Failure> {
    let (host, back) = asker.looks_back(&app, asked.table.clone()).await?;
    Ok(Json(host.open_from(&app.tables, back, asked).await?))
}

/// Opens the same game from its beginning, for whoever has a seat at it.
#[utoipa::path(
    post,
    path = "/tables/again",
    params(Asker),
    request_body = Again,
    responses((status = OK, body = Opened, description = "The table and the invitations to it")),
)]
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
#[utoipa::path(
    get,
    path = "/exercises",
    responses((status = OK, body = Vec<ExerciseCard>, description = "All of them")),
)]
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

/// Opens the table of a lesson or puzzle.
#[utoipa::path(
    post,
    path = "/exercises",
    params(Asker),
    request_body = NewExercise,
    responses((status = OK, body = Opened, description = "The table and the invitations to it")),
)]
async fn new_exercise(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewExercise>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(hosting::exercise(&app.tables, asker.errand(Urgency::Long), asked).await?))
}

/// Refuses a secret that could be guessed.
pub(crate) fn check_secret(secret: &Secret) -> Result<(), Failure> {
    let text = secret.reveal();
    let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !plain || !(32..=128).contains(&text.len()) {
        return Err(Failure::bad("secret", Refusal::WeakSecret));
    }
    Ok(())
}

/// Gives a seat to whoever is invited to it, and to the person they are.
#[utoipa::path(
    post,
    path = "/tables/{table}/claim",
    params(InTable),
    request_body = Claim,
    responses((status = OK, body = Claimed, description = "The seat")),
)]
async fn claim(
    State(app): State<App>,
    At(table): At<String>,
    who: Option<Who>,
    parts: Parts,
    Body(Claim { invitation, secret }): Body<Claim>,
) -> Result<Response, Failure> {
    check_secret(&secret)?;
    let standing = app.tables.store().standing(&table).await?;
    let is_rated = standing.is_some_and(|standing| standing.is_rated);
    // The same claim may come again when its answer was lost.
    if is_rated && app.tables.store().seat(&table, &secret).await?.is_none() {
        people::may_play(&app, who.as_ref(), &table).await?;
    }
    match app.tables.store().claim(&table, &invitation, &secret).await? {
        SeatClaim::Yours(seat) => {
            let mut response = Json(Claimed { seat }).into_response();
            match who {
                Some(who) if is_rated => {
                    let cookie = people::sit(&app, &who, (&table, &secret), &parts).await?;
                    response.headers_mut().extend(cookie.map(|set| (header::SET_COOKIE, set)));
                }
                Some(who) => {
                    people::bind(&app, &who.person.id, &table, &secret).await?;
                }
                None => {}
            }
            app.lobby.touch(&table).await;
            Ok(response)
        }
        SeatClaim::Taken => Err(Failure::new(StatusCode::CONFLICT, "claimed", Refusal::Claimed)),
        SeatClaim::Unknown => Err(Failure::unknown_secret()),
    }
}

/// The tables that some secrets open, the latest first.
#[utoipa::path(
    post,
    path = "/summaries",
    request_body = Secrets,
    responses((status = OK, body = Vec<Summary>, description = "The tables")),
)]
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
#[utoipa::path(
    get,
    path = "/tables/{table}/cards",
    params(InTable, Asker),
    responses((status = OK, body = Object, description = "A catalogue with these alone")),
)]
async fn own_cards(
    State(app): State<App>,
    At(table): At<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    let (host, stored) = app.tables.stored(&table).await?;
    Ok(json(host.clone().own_cards(&app.tables, &stored.setup, lang).await?))
}

/// The game so far as a seat saw it.
#[utoipa::path(
    get,
    path = "/tables/{table}/moments",
    params(InTable, Asker),
    responses((status = OK, body = Moments<AnyEvent>, description = "Every step")),
)]
async fn moments(
    State(app): State<App>,
    At(table): At<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    Ok(json(host.moments(&app.tables, back).await?))
}

/// The snapshot of one moment.
#[utoipa::path(
    get,
    path = "/tables/{table}/moments/{step}",
    params(InTable, AtStep, Asker),
    responses((status = OK, body = Object, description = "A snapshot in the form of that game")),
)]
async fn moment(
    State(app): State<App>,
    At((table, step)): At<(String, u32)>,
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
#[utoipa::path(
    get,
    path = "/tables/{table}/record",
    params(InTable, Asker),
    responses((status = OK, body = String, content_type = "text/plain; charset=utf-8", description = "The record")),
)]
async fn record(
    State(app): State<App>,
    At(table): At<String>,
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
#[utoipa::path(
    get,
    path = "/tables/{table}/review",
    params(InTable, Asker),
    responses((status = OK, body = ReviewState, description = "How far it has come, or the review")),
)]
async fn review(
    State(app): State<App>,
    At(table): At<String>,
    asker: Asker,
) -> Result<Json<ReviewState>, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    back.once_over(Refusal::ReviewNotOver)?;
    Ok(Json(host.review(&app.tables, &app.reviews, back).await?))
}

/// Why somebody decided so.
#[utoipa::path(
    get,
    path = "/tables/{table}/thoughts/{step}",
    params(InTable, AtStep, Asker),
    responses((status = OK, body = Thoughts, description = "What was weighed")),
)]
async fn thoughts(
    State(app): State<App>,
    At((table, step)): At<(String, u32)>,
    asker: Asker,
) -> Result<Json<Thoughts>, Failure> {
    let (host, back) = asker.looks_back(&app, table).await?;
    Ok(Json(host.thoughts(&app.tables, back, step).await?))
}

/// A WebSocket: the session of a browser at a table.
#[utoipa::path(
    get,
    path = "/tables/{table}/play",
    params(InTable),
    responses((status = SWITCHING_PROTOCOLS, description = "The socket")),
)]
async fn play(
    State(app): State<App>,
    At(table): At<String>,
    Extension(address): Extension<Address>,
    who: Option<Anybody>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let host = app.tables.host_of(&table).await?.clone();
    // Who is not let in is told so at the table.
    let who = who.map(|Anybody(who)| who);
    Ok(upgrade.accept(move |socket| socket::serve(app, table, host, (address, who), socket)))
}
