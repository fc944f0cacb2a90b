//! The requests beside the socket.

use std::fmt::Debug;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json};
use axum::{Router, body::Bytes};
use kernel::AnswerError;
use protocol::{
    Again, AnyTable, Claim, Claimed, ExerciseCard, Fault, FromMoment, LoadRecord, Moment, Moments,
    NewExercise, Opened, Secrets, Summary,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::{InputKind, SeatClaim, StoreError};
use text::{Lang, Refusal, Speaker};

use crate::accept::Address;
use crate::asker::{AskedBack, Asker, LookingBack};
use crate::games::{GameKind, Served, for_game};
use crate::ops::RefusedWith;
use crate::played::{Broken, Played};
use crate::tables::TableError;
use crate::think_pool::Unthought;
use crate::upgrade::Upgrade;
use crate::voice::Names;
use crate::{App, gate, opening, reviews, socket, table};

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
        .route("/tables/{table}/review", get(reviews::review_of))
        .route("/tables/{table}/thoughts/{step}", get(reviews::thoughts))
        .layer(from_fn_with_state(app.clone(), gate::replaying));
    Router::new()
        .route("/catalogue", get(catalogue))
        .route("/catalogue/{ruleset}", get(catalogue_of))
        .route("/rules", get(rules))
        .route("/exercises", get(all_exercises))
        .route("/summaries", post(summaries))
        .route("/army/check", post(crate::games::pantheon::army_check))
        .route("/army/check/mythic-2012", post(crate::games::mythic::army_check))
        .route("/tables/{table}/cards", get(own_cards))
        .route("/tables/{table}/claim", post(claim))
        .route("/tables/{table}/play", get(play))
        .layer(DefaultBodyLimit::max(LONGEST))
        .merge(opening)
        .merge(replaying)
        .fallback(async || Failure::new(StatusCode::NOT_FOUND, "unknown", Refusal::NoRequest))
        .layer(from_fn_with_state(app, gate::enter))
        .layer(from_fn(spoken))
}

/// Why a request was refused.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    code: &'static str,
    why: Refusal,
    /// The language the request itself asked for, where it did.
    lang: Option<Lang>,
}

impl Failure {
    /// What is wrong, with its status.
    pub(crate) const fn new(status: StatusCode, code: &'static str, why: Refusal) -> Self {
        Self { status, code, why, lang: None }
    }

    /// Something in the request is wrong.
    pub(crate) const fn bad(code: &'static str, why: Refusal) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, why)
    }

    /// The secret opens no seat of the table.
    pub(crate) const fn unknown_secret() -> Self {
        Self::new(StatusCode::FORBIDDEN, "secret", Refusal::Secret)
    }

    /// No game has this ruleset.
    pub(crate) fn unknown_ruleset() -> Self {
        Self::bad("ruleset", Refusal::Ruleset(GameKind::all_rulesets().collect()))
    }

    /// The body is JSON, but not what was expected.
    pub(crate) fn unreadable(error: serde_json::Error) -> Self {
        let why = Refusal::Malformed(error.to_string());
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", why)
    }

    pub(crate) fn in_lang(self, lang: Lang) -> Self {
        Self { lang: Some(lang), ..self }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        // What it says depends on who asked: `spoken` writes it.
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
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

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "store", Refusal::Store)
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Unknown(_) => Self::new(StatusCode::NOT_FOUND, "table", Refusal::NoTable),
            TableError::Store(error) => error.into(),
            TableError::Broken(_) | TableError::Unreadable { .. } => {
                tracing::error!(%error, "a table cannot be read");
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", Refusal::Broken)
            }
        }
    }
}

impl From<Broken> for Failure {
    fn from(error: Broken) -> Self {
        TableError::from(error).into()
    }
}

impl<Reason: Debug> From<AnswerError<Reason>> for Failure {
    fn from(error: AnswerError<Reason>) -> Self {
        tracing::error!(%error, "chance gave what the rules refuse");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "chance", Refusal::Broken)
    }
}

impl From<Unthought> for Failure {
    fn from(unthought: Unthought) -> Self {
        match unthought {
            Unthought::Busy => Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", Refusal::Busy),
            Unthought::Broken => {
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", Refusal::Broken)
            }
        }
    }
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

pub(crate) fn lang(code: Option<&str>) -> Result<Lang, Failure> {
    let Some(code) = code else { return Ok(Lang::default()) };
    code.parse().map_err(|_| Failure::bad("lang", Refusal::Lang(code.to_owned())))
}

fn json(body: Bytes) -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], body).into_response()
}

async fn catalogue(State(app): State<App>, asker: Asker) -> Result<Response, Failure> {
    Ok(json(app.shelf.catalogue(GameKind::Pantheon, asker.lang()?)))
}

async fn catalogue_of(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    let kind = GameKind::of(&ruleset).ok_or_else(Failure::unknown_ruleset)?;
    Ok(json(app.shelf.catalogue(kind, lang)))
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
    let opened = opening::new_table(&app.tables, asked, body).await;
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
    Ok(Json(opening::from_record(&app.tables, &asker, asked).await?))
}

async fn from_moment(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<FromMoment>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(opening::from_moment(&app, &asker, asked).await?))
}

async fn again(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<Again>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(opening::again(&app, &asker, asked).await?))
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
    Ok(Json(opening::exercise(&app.tables, &asker, asked).await?))
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
        let names = Names::new(app.tables.packs().clone(), lang, &players);
        let Some(kind) = GameKind::of(&listed.ruleset) else { continue };
        let (ruleset, board) =
            for_game!(kind, G => ruleset_and_board::<G>(&app, &listed.setup).await?);
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

/// The ruleset of a set-up and the board it is played on.
async fn ruleset_and_board<G: Served>(
    app: &App,
    setup: &str,
) -> Result<(&'static str, String), Failure> {
    let game = app.tables.game::<G>(setup).await?;
    Ok((game.ruleset(), game.board().to_owned()))
}

/// The cards of a table that are not those of the catalogue.
async fn own_cards(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let lang = asker.lang()?;
    let (kind, stored) = app.tables.stored(&table).await?;
    let packs = app.tables.packs();
    Ok(for_game!(kind, G => {
        let game = app.tables.game::<G>(&stored.setup).await?;
        Json(game.own_cards(packs, lang)).into_response()
    }))
}

async fn moments(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Json<Moments>, Failure> {
    let (kind, asked) = AskedBack::at(&app, table, &asker).await?;
    let moments =
        for_game!(kind, G => asked.look::<G>(&app).await?.replayed(&app, moments_of).await?);
    Ok(Json(moments))
}

fn moments_of<G: Served>(back: LookingBack<G>) -> Result<Moments, Failure> {
    let LookingBack { kept, viewer, names, .. } = back;
    let game = kept.game.clone();
    let mut moments = vec![Moment { step: 0, seat: None, notation: None, lines: Vec::new() }];
    Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |step| {
        let seat = step.input.seat;
        // A drawn or searched card stands in the notation, so only one's own choices are shown so.
        let own = step.input.kind == InputKind::Choice && seat == viewer.map(|seat| seat.0);
        moments.push(Moment {
            step: step.number,
            seat,
            notation: own.then(|| step.input.text.clone()),
            lines: names.lines(&*game, viewer, &step),
        });
    })?;
    Ok(Moments { ruleset: game.ruleset(), moments })
}

async fn moment(
    State(app): State<App>,
    Path((table, step)): Path<(String, u32)>,
    asker: Asker,
) -> Result<Response, Failure> {
    let (kind, asked) = AskedBack::at(&app, table, &asker).await?;
    if step > asked.standing.taken {
        let why = Refusal::Step(asked.standing.taken as usize);
        return Err(Failure::new(StatusCode::NOT_FOUND, "step", why));
    }
    for_game!(kind, G => {
        let back = asked.look::<G>(&app).await?;
        back.replayed(&app, move |back| moment_of(&back, step)).await
    })
}

fn moment_of<G: Served>(back: &LookingBack<G>, step: u32) -> Result<Response, Failure> {
    let LookingBack { kept, viewer, names, .. } = back;
    let steps = kept.inputs.len();
    let inputs = kept
        .inputs
        .get(..step as usize)
        .ok_or_else(|| Failure::new(StatusCode::NOT_FOUND, "step", Refusal::Step(steps)))?;
    let game = &*kept.game;
    let played = Played::replay(kept.game.clone(), kept.start.as_deref(), inputs, |_| ())?;
    let standing = game.standing(&game.view(played.state(), None));
    let snapshot = names.snapshot(game, &played, &standing, *viewer, false);
    Ok(Json(snapshot).into_response())
}

/// The record of a finished game. It holds everybody's cards, so it is closed until then.
async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
    asker: Asker,
) -> Result<Response, Failure> {
    let disposition = format!("attachment; filename=\"{table}.record\"");
    let (kind, asked) = AskedBack::at(&app, table, &asker).await?;
    if asked.seats.is_empty() {
        return Err(Failure::unknown_secret());
    }
    asked.once_over(Refusal::NotOver)?;
    let text = for_game!(kind, G => asked.look::<G>(&app).await?.replayed(&app, record_of).await?);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

fn record_of<G: Served>(back: LookingBack<G>) -> Result<String, Failure> {
    let kept = back.kept;
    let played = Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
    let mut notes = opening::notes(&kept.players);
    notes.extend(kept.dice.into_iter().flat_map(|dice| dice.notes()));
    Ok(played.record(notes).to_string())
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    Extension(address): Extension<Address>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let kind = app.tables.kind(&table).await?;
    Ok(upgrade.accept(move |socket| socket::serve(app, table, kind, address, socket)))
}
