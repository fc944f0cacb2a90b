//! What is asked of the lobby.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use hosting::{Failure, Terms};
use protocol::{
    AnyTable, Claimed, Flag, LobbyShown, NewListed, NewTie, Opened, OpenedSeat, Pace, PlayedAs,
    PlayerKind, PlayerSpec, Secret, SitDown, TieName, TiedCard,
};
use serde::Deserialize;
use store::{NewOffer, PersonId, SatDown, SeatClaim, Tie};
use text::{MeetingRefusal, Refusal};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::board::Wanted;
use super::{Card, pairing, watch};
use crate::http::{Asking, At, Body, InTable, check_secret};
use crate::people::{self, Who, now};
use crate::upgrade::Upgrade;
use crate::{App, gate};

/// Tables that are shown at once.
const PAGE: usize = 50;

/// Tables with a free seat that somebody may have listed.
const MOST_LISTED: u32 = 8;

/// How long a table is listed, in milliseconds.
const LISTED: i64 = 60 * 60 * 1000;

/// The same for a table at which somebody looks for an opponent, unless they go on looking.
const SOUGHT: i64 = 60 * 1000;

/// Those of whom somebody may want something.
const MOST_TIES: u32 = 200;

/// The requests of the lobby.
pub(crate) fn routes(app: &App) -> OpenApiRouter<App> {
    let opening = OpenApiRouter::new()
        .routes(routes!(open))
        .routes(routes!(sit))
        .routes(routes!(pairing::pair))
        .layer(from_fn_with_state(app.clone(), people::introduce))
        .layer(from_fn_with_state(app.clone(), gate::opening));
    OpenApiRouter::new()
        .routes(routes!(shown))
        .routes(routes!(watched))
        .routes(routes!(withdraw))
        .routes(routes!(pairing::seek))
        .routes(routes!(pairing::leave))
        .routes(routes!(circle))
        .routes(routes!(tie))
        .merge(opening)
}

/// Which tables are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhichTables {
    /// The ruleset.
    #[serde(default)]
    ruleset: Option<String>,
    /// How many play.
    #[serde(default)]
    players: Option<u8>,
    /// Whether the game counts for ratings.
    #[serde(default)]
    rated: Option<bool>,
    /// How fast it is played: `none`, `live` or `slow`.
    #[serde(default)]
    pace: Option<String>,
    /// What the page before said to go on from.
    #[serde(default)]
    before: Option<String>,
    /// At most so many; 50 at the most.
    #[serde(default)]
    most: Option<usize>,
}

/// Tables with a free seat, those that were listed last first.
#[utoipa::path(
    get,
    path = "/lobby",
    params(WhichTables),
    responses((status = OK, body = LobbyShown, description = "The tables")),
)]
async fn shown(
    State(app): State<App>,
    who: Option<Who>,
    Asking(asked): Asking<WhichTables>,
) -> Result<Json<LobbyShown>, Failure> {
    let before = asked.before.as_deref().and_then(|before| {
        let (since, table) = before.split_once('.')?;
        Some((since.parse().ok()?, table.to_owned()))
    });
    let WhichTables { ruleset, players, rated, pace, most, .. } = asked;
    let most = most.unwrap_or(PAGE).min(PAGE);
    let wanted = Wanted { ruleset, players, rated, pace, before, most };
    let hidden = match who {
        Some(who) if most > 0 => {
            let strangers = app.tables.store().people().strangers_of(&who.person.id).await?;
            strangers.into_iter().map(|stranger| stranger.0).collect()
        }
        _ => Vec::new(),
    };
    Ok(Json(app.lobby.board().shown(&wanted, &hidden)))
}

/// A WebSocket: what happens in the lobby, as `LobbyNews`.
#[utoipa::path(
    get,
    path = "/lobby/watch",
    responses((status = SWITCHING_PROTOCOLS, description = "The socket")),
)]
async fn watched(State(app): State<App>, upgrade: Upgrade) -> Response {
    upgrade.accept(move |socket| watch::serve(app, socket))
}

pub(super) fn refused(code: &'static str, why: MeetingRefusal) -> Failure {
    Failure::new(StatusCode::CONFLICT, code, why.into())
}

/// Opens a table and lists it. Its maker has the first seat; the answer has the invitations to the
/// others.
#[utoipa::path(
    post,
    path = "/lobby",
    request_body = NewListed,
    responses((status = OK, body = Opened, description = "The table, and invitations to the seats of others")),
)]
async fn open(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<NewListed>,
) -> Result<Response, Failure> {
    let planned = planned(&app, &who, asked)?;
    let (cookie, opened) = list(&app, &who, &parts, planned, Waiting::Listed).await?;
    Ok(setting(cookie, Json(opened)))
}

/// A table to be listed, as it was asked for.
pub(super) struct Planned {
    pub(super) table: AnyTable,
    pub(super) body: serde_json::Value,
    pub(super) played: PlayedAs,
    pub(super) players: u8,
    pub(super) rated: bool,
    pub(super) pace: Pace,
    pub(super) flag: Flag,
    pub(super) secret: Secret,
}

/// For how long a table is listed, and whom it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waiting {
    /// For whoever sits down there.
    Listed,
    /// Whoever listed it looks for an opponent, and says so again and again.
    Seeking,
}

impl Waiting {
    /// Until when, if it begins now.
    pub(super) fn until(self, now: i64) -> i64 {
        now + match self {
            Self::Listed => LISTED,
            Self::Seeking => SOUGHT,
        }
    }
}

/// What was asked for, if a table can be made of it at which somebody else has a seat.
pub(super) fn planned(app: &App, who: &Who, asked: NewListed) -> Result<Planned, Failure> {
    let NewListed { table: body, rated, pace, flag, secret } = asked;
    check_secret(&secret)?;
    if rated {
        people::with_account(Some(who))?;
    }
    let mut table = AnyTable::deserialize(&body).map_err(Failure::unreadable)?;
    let played = app.tables.hosts().asked(&table.ruleset)?.played_as(&body);
    let mut seats = table.players.iter_mut().filter(|player| player.kind == PlayerKind::Person);
    let Some(own) = seats.next() else {
        return Err(Failure::bad("no_room", MeetingRefusal::NoRoom.into()));
    };
    own.open = own.name.trim().is_empty();
    let mut free = 0;
    for other in seats {
        *other = PlayerSpec { open: true, set_up: other.set_up, ..PlayerSpec::default() };
        free += 1;
    }
    if free == 0 {
        return Err(Failure::bad("no_room", MeetingRefusal::NoRoom.into()));
    }
    let players = u8::try_from(table.players.len())
        .map_err(|_| Failure::bad("players", Refusal::Players(table.players.len())))?;
    Ok(Planned { table, body, played, players, rated, pace, flag, secret })
}

/// Opens a table, gives whoever asks the first seat and lists it.
pub(super) async fn list(
    app: &App,
    who: &Who,
    parts: &Parts,
    planned: Planned,
    waiting: Waiting,
) -> Result<(Option<HeaderValue>, Opened), Failure> {
    let Planned { table, body, played, players, rated, pace, flag, secret } = planned;
    let person = &who.person.id;
    if app.lobby.board().count_of(&person.0) >= MOST_LISTED as usize {
        return Err(refused("too_many", MeetingRefusal::TooMany));
    }
    let people = app.tables.store().people();
    let strength = people.strength(person, &table.ruleset).await?.map(|it| it.round() as i32);
    let terms = Terms { is_rated: rated, pace, flag, ..Terms::default() };
    let Opened { table, seats } = hosting::new_table(&app.tables, table, body, terms).await?;
    let mut seats = seats.into_iter();
    let first = seats.next().ok_or_else(Failure::unknown_secret)?;
    let claimed = app.tables.store().claim(&table, &first.invitation, &secret).await?;
    if !matches!(claimed, SeatClaim::Yours(_)) {
        return Err(Failure::unknown_secret());
    }
    let cookie = match rated {
        true => people::sit(app, who, (&table, &secret), parts).await?,
        false => people::bind(app, person, &table, &secret).await.map(|_| None)?,
    };
    let seeks = waiting == Waiting::Seeking;
    let card = serde_json::to_string(&Card { played, players, rated, pace, strength, seeks });
    let listed = now();
    let offer = NewOffer {
        table: table.clone(),
        person: person.clone(),
        card: card.expect("plain data always serialises"),
        listed,
        until: waiting.until(listed),
    };
    if !people.list_table(&offer, MOST_LISTED).await? {
        return Err(refused("too_many", MeetingRefusal::TooMany));
    }
    app.lobby.refresh(&table).await;
    let seats: Vec<OpenedSeat> = seats.collect();
    Ok((cookie, Opened { table, seats }))
}

/// Takes the first free seat of a table that is listed.
#[utoipa::path(
    post,
    path = "/lobby/{table}/sit",
    params(InTable),
    request_body = SitDown,
    responses((status = OK, body = Claimed, description = "The seat")),
)]
async fn sit(
    State(app): State<App>,
    At(table): At<String>,
    who: Who,
    parts: Parts,
    Body(SitDown { secret }): Body<SitDown>,
) -> Result<Response, Failure> {
    check_secret(&secret)?;
    match sit_down(&app, &who, &parts, &table, &secret).await? {
        (SatDown::At(seat), cookie) => Ok(setting(cookie, Json(Claimed { seat }))),
        (SatDown::Already, _) => Err(refused("already", MeetingRefusal::Already)),
        (SatDown::Gone, _) => Err(refused("gone", MeetingRefusal::Gone)),
    }
}

/// Takes the first free seat of a table that is listed, if there is one for whoever asks.
pub(super) async fn sit_down(
    app: &App,
    who: &Who,
    parts: &Parts,
    table: &str,
    secret: &Secret,
) -> Result<(SatDown, Option<HeaderValue>), Failure> {
    let standing = app.tables.store().standing(table).await?;
    let is_rated = standing.is_some_and(|standing| standing.is_rated);
    if is_rated {
        people::with_account(Some(who))?;
    }
    let people = app.tables.store().people();
    let sat = people.sit_down(&who.person.id, table, secret, now()).await?;
    app.lobby.touch(table).await;
    let cookie = match sat {
        SatDown::At(_) if is_rated => people::sit(app, who, (table, secret), parts).await?,
        _ => None,
    };
    Ok((sat, cookie))
}

/// An answer that sets a cookie as well, if there is one.
pub(super) fn setting(cookie: Option<HeaderValue>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().extend(cookie.map(|set| (header::SET_COOKIE, set)));
    response
}

/// Lists a table no more; it stays, for those who are invited to it.
#[utoipa::path(
    post,
    path = "/lobby/{table}/withdraw",
    params(InTable),
    responses((status = NO_CONTENT, description = "It is listed no more")),
)]
async fn withdraw(
    State(app): State<App>,
    At(table): At<String>,
    who: Who,
) -> Result<StatusCode, Failure> {
    if !app.tables.store().people().unlist_table(&who.person.id, &table).await? {
        return Err(refused("gone", MeetingRefusal::Gone));
    }
    app.lobby.refresh(&table).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Friends of whoever asks, and those they do not want to meet.
#[utoipa::path(
    get,
    path = "/me/circle",
    responses((status = OK, body = Vec<TiedCard>, description = "They, by name")),
)]
async fn circle(State(app): State<App>, who: Who) -> Result<Json<Vec<TiedCard>>, Failure> {
    let ties = app.tables.store().people().ties(&who.person.id).await?;
    let card = |tied: store::Tied| TiedCard {
        id: tied.person.0,
        name: tied.name,
        tie: match tied.tie {
            Tie::Friend => TieName::Friend,
            Tie::Block => TieName::Block,
        },
    };
    Ok(Json(ties.into_iter().map(card).collect()))
}

/// Says what whoever asks wants of another.
#[utoipa::path(
    post,
    path = "/me/circle",
    request_body = NewTie,
    responses((status = NO_CONTENT, description = "It is so")),
)]
async fn tie(
    State(app): State<App>,
    who: Who,
    Body(NewTie { id, tie }): Body<NewTie>,
) -> Result<StatusCode, Failure> {
    let tie = tie.map(|tie| match tie {
        TieName::Friend => Tie::Friend,
        TieName::Block => Tie::Block,
    });
    let people = app.tables.store().people();
    if !people.tie(&who.person.id, &PersonId(id), tie, MOST_TIES).await? {
        return Err(refused("no_tie", MeetingRefusal::NoTie));
    }
    Ok(StatusCode::NO_CONTENT)
}
