//! The requests beside the socket.

use std::fmt::Debug;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, body::Bytes};
use kernel::{AnswerError, Seat};
use pantheon::{ArmyKind, budget, check_army};
use protocol::{
    Again, AnyTable, ArmyFaultShown, ArmyKindName, ArmyReport, ArmyToCheck, DeckCount, Fault,
    FromMoment, LoadRecord, Moment, Moments, Opened, Secrets, Summary,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::{InputKind, StoreError, Stored};
use text::{Lang, Refusal, Speaker};

use crate::games::{GameKind, Served, for_game};
use crate::played::{Broken, Played};
use crate::tables::{Kept, TableError};
use crate::upgrade::Upgrade;
use crate::voice::Names;
use crate::{App, opening, reviews, socket};

/// The longest request, except for records.
const LONGEST: usize = 64 * 1024;

/// The longest record.
const LONGEST_RECORD: usize = 8 * 1024 * 1024;

/// The requests of the table's interface.
pub(crate) fn api(app: App) -> Router<App> {
    Router::new()
        .route("/catalogue", get(catalogue))
        .route("/catalogue/{ruleset}", get(catalogue_of))
        .route("/rules", get(rules))
        .route("/tables", post(new_table))
        .route("/tables/from", post(from_moment))
        .route("/tables/again", post(again))
        .route("/summaries", post(summaries))
        .route("/army/check", post(army_check))
        .route("/army/check/mythic-2012", post(crate::games::mythic::army_check))
        .route("/tables/{table}/cards", get(own_cards))
        .route("/tables/{table}/moments", get(moments))
        .route("/tables/{table}/moments/{step}", get(moment))
        .route("/tables/{table}/record", get(record))
        .route("/tables/{table}/review", get(reviews::review_of))
        .route("/tables/{table}/thoughts/{step}", get(reviews::thoughts))
        .route("/tables/{table}/play", get(play))
        .layer(DefaultBodyLimit::max(LONGEST))
        .route("/tables/load", post(load).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .fallback(async || Failure::new(StatusCode::NOT_FOUND, "unknown", Refusal::NoRequest))
        .layer(axum::middleware::from_fn_with_state(app, spoken))
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

/// Writes why a request was refused, in the language of whoever asked: what the request says, else
/// what the browser prefers.
async fn spoken(
    State(app): State<App>,
    request: axum::extract::Request,
    next: axum::middleware::Next,
) -> Response {
    let query = Query::<Asker>::try_from_uri(request.uri()).ok();
    let named = query.and_then(|asker| asker.0.lang?.parse().ok());
    let header = request.headers().get(header::ACCEPT_LANGUAGE);
    let preferred = header.and_then(|value| preferred(value.to_str().ok()?));
    let mut response = next.run(request).await;
    let Some(failure) = response.extensions_mut().remove::<Failure>() else { return response };
    let lang = failure.lang.or(named).or(preferred).unwrap_or_default();
    let message = app.tables.packs().speaker(lang).refused(&failure.why);
    let fault = Fault { code: failure.code.to_owned(), message };
    (failure.status, Json(fault)).into_response()
}

/// The first language of an `Accept-Language` header that is spoken here.
fn preferred(header: &str) -> Option<Lang> {
    header.split(',').find_map(|part| part.trim().get(..2)?.to_ascii_lowercase().parse().ok())
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "store", Refusal::Store(error.to_string()))
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Unknown(_) => Self::new(StatusCode::NOT_FOUND, "table", Refusal::NoTable),
            TableError::Store(error) => error.into(),
            TableError::Broken(_) | TableError::Unreadable { .. } => {
                tracing::error!(%error, "a table cannot be read");
                Self::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "broken",
                    Refusal::Broken(error.to_string()),
                )
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
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "chance", Refusal::Broken(error.to_string()))
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

/// Who asks, and in which language.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asker {
    #[serde(default)]
    secret: Option<String>,
    #[serde(default)]
    lang: Option<String>,
    /// Another seat's view, once the game is over.
    #[serde(default)]
    view: Option<u8>,
}

pub(crate) fn lang(code: Option<&str>) -> Result<Lang, Failure> {
    let Some(code) = code else { return Ok(Lang::default()) };
    code.parse().map_err(|_| Failure::bad("lang", Refusal::Lang(code.to_owned())))
}

fn json(body: Bytes) -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], body).into_response()
}

async fn catalogue(
    State(app): State<App>,
    Query(asker): Query<Asker>,
) -> Result<Response, Failure> {
    Ok(json(app.shelf.catalogue(GameKind::Pantheon, lang(asker.lang.as_deref())?)))
}

async fn catalogue_of(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Query(asker): Query<Asker>,
) -> Result<Response, Failure> {
    let lang = lang(asker.lang.as_deref())?;
    let kind = GameKind::of(&ruleset).ok_or_else(Failure::unknown_ruleset)?;
    Ok(json(app.shelf.catalogue(kind, lang)))
}

async fn rules(State(app): State<App>, Query(asker): Query<Asker>) -> Result<Response, Failure> {
    Ok(json(app.shelf.rules(lang(asker.lang.as_deref())?)))
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
    Body(asked): Body<LoadRecord>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(opening::from_record(&app.tables, asked).await?))
}

async fn from_moment(
    State(app): State<App>,
    Body(asked): Body<FromMoment>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(opening::from_moment(&app.tables, asked).await?))
}

async fn again(State(app): State<App>, Body(asked): Body<Again>) -> Result<Json<Opened>, Failure> {
    Ok(Json(opening::again(&app.tables, asked).await?))
}

async fn summaries(
    State(app): State<App>,
    Body(asked): Body<Secrets>,
) -> Result<Json<Vec<Summary>>, Failure> {
    let lang = lang(asked.lang.as_deref())?;
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

async fn army_check(
    State(app): State<App>,
    Body(asked): Body<ArmyToCheck>,
) -> Result<Json<ArmyReport>, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let pack = &*app.tables.packs().pantheon;
    let unit = |id: &String| {
        let unit = pack.unit(id).map(|unit| &*unit.def);
        unit.ok_or_else(|| Failure::bad("unit", Refusal::Unit(id.clone())).in_lang(lang))
    };
    let units = asked.units.iter().map(unit).collect::<Result<Vec<_>, _>>()?;
    if !(2..=4).contains(&asked.players) {
        let why = Refusal::Players(asked.players.into());
        return Err(Failure::bad("players", why).in_lang(lang));
    }
    let points = budget(asked.players);
    let kind = match asked.kind {
        ArmyKindName::Constructed => ArmyKind::Constructed { points, divinities: None },
        ArmyKindName::Draft => ArmyKind::Draft { points, divinities: None },
    };
    let speaker = Speaker::new(lang, pack);
    let faults = check_army(&units, kind).into_iter().map(|fault| ArmyFaultShown {
        rule: fault.rule.0.to_owned(),
        text: speaker.army_breach(&fault.breach),
    });
    let mut deck: Vec<DeckCount> = Vec::new();
    for unit in &units {
        count(&mut deck, &unit.id, unit.activation_cards);
        count(&mut deck, "aow", unit.strategic_value);
    }
    Ok(Json(ArmyReport {
        cost: units.iter().map(|unit| u16::from(unit.cost)).sum(),
        points,
        faults: faults.collect(),
        deck,
    }))
}

fn count(deck: &mut Vec<DeckCount>, card: &str, more: u8) {
    match deck.iter_mut().find(|count| count.card == card) {
        Some(count) => count.count = count.count.saturating_add(more),
        None if more > 0 => deck.push(DeckCount { card: card.to_owned(), count: more }),
        None => {}
    }
}

/// A table as somebody may look back at it: whose view, and in which words.
pub(crate) struct LookingBack<G: Served> {
    /// The table.
    pub(crate) kept: Kept<G>,
    /// Whose view.
    pub(crate) viewer: Option<Seat>,
    /// In which words.
    pub(crate) names: Names,
}

/// What somebody who looks back asks for.
pub(crate) struct AskedBack {
    table: String,
    asker: Asker,
    stored: Stored,
}

impl AskedBack {
    /// Finds the table and which game it plays.
    pub(crate) async fn at(
        app: &App,
        table: String,
        asker: Asker,
    ) -> Result<(GameKind, Self), Failure> {
        let (kind, stored) = app.tables.stored(&table).await?;
        Ok((kind, Self { table, asker, stored }))
    }

    /// Looks back, as far as the asker may.
    pub(crate) async fn look<G: Served>(self, app: &App) -> Result<LookingBack<G>, Failure> {
        let Self { table, asker, stored } = self;
        let viewer = match &asker.secret {
            Some(secret) => {
                let seat = app.tables.store().seat(&table, secret).await?;
                Some(seat.map(Seat).ok_or_else(Failure::unknown_secret)?)
            }
            None => None,
        };
        let kept = app.tables.read::<G>(stored).await?;
        let viewer = match asker.view.map(Seat) {
            Some(other) if Some(other) != viewer => {
                let played =
                    Played::replay(kept.game.clone(), kept.start.as_deref(), &kept.inputs, |_| ())?;
                let known = other.0 < kept.game.seats();
                if !played.is_over() || !known {
                    return Err(Failure::new(StatusCode::FORBIDDEN, "view", Refusal::ViewClosed));
                }
                Some(other)
            }
            _ => viewer,
        };
        let lang = lang(asker.lang.as_deref())?;
        let names = Names::new(app.tables.packs().clone(), lang, &kept.players);
        Ok(LookingBack { kept, viewer, names })
    }
}

/// The cards of a table that are not those of the catalogue.
async fn own_cards(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(asker): Query<Asker>,
) -> Result<Response, Failure> {
    let lang = lang(asker.lang.as_deref())?;
    let (kind, stored) = app.tables.stored(&table).await?;
    let packs = app.tables.packs();
    Ok(for_game!(kind, G => {
        let kept = app.tables.read::<G>(stored).await?;
        Json(kept.game.own_cards(packs, lang)).into_response()
    }))
}

async fn moments(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(asker): Query<Asker>,
) -> Result<Json<Moments>, Failure> {
    let (kind, asked) = AskedBack::at(&app, table, asker).await?;
    let moments = for_game!(kind, G => moments_of(asked.look::<G>(&app).await?)?);
    Ok(Json(moments))
}

fn moments_of<G: Served>(back: LookingBack<G>) -> Result<Moments, Failure> {
    let LookingBack { kept, viewer, names } = back;
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
    Query(asker): Query<Asker>,
) -> Result<Response, Failure> {
    let (kind, asked) = AskedBack::at(&app, table, asker).await?;
    for_game!(kind, G => moment_of(&asked.look::<G>(&app).await?, step))
}

fn moment_of<G: Served>(back: &LookingBack<G>, step: u32) -> Result<Response, Failure> {
    let LookingBack { kept, viewer, names } = back;
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
    Query(asker): Query<Asker>,
) -> Result<Response, Failure> {
    let disposition = format!("attachment; filename=\"{table}.record\"");
    let (kind, asked) = AskedBack::at(&app, table, asker).await?;
    let text = for_game!(kind, G => record_of(asked.look::<G>(&app).await?)?);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

fn record_of<G: Served>(back: LookingBack<G>) -> Result<String, Failure> {
    let LookingBack { kept, viewer, .. } = back;
    if viewer.is_none() {
        return Err(Failure::unknown_secret());
    }
    let played = Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
    if !played.is_over() {
        return Err(Failure::new(StatusCode::CONFLICT, "not_over", Refusal::NotOver));
    }
    Ok(played.record(opening::notes(&kept.players)).to_string())
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let kind = app.tables.kind(&table).await?;
    Ok(upgrade.accept(move |socket| socket::serve(app, table, kind, socket)))
}
