//! How strong those who play are: profiles, ladders, and what is at stake at a table.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use hosting::limits::network;
use hosting::{Failure, Names, beside, lang, naming, token};
use protocol::{
    BesideLevel, ContestSeatShown, ContestShown, LeaderCard, MetShown, OutcomeShown, PlayedCard,
    PlayedShown, PlayerSpec, ProfileShown, RatingPoint, RatingShown, Secret, ShowGames,
    UncountedBecause,
};
use serde::Deserialize;
use store::{
    Contest, ContestSeat, Outcome, PersonId, PersonKind, PlayedGame, PlayedGames, Profile,
    RatingOf, Readers, Shows, Uncounted,
};
use text::{PersonRefusal, RatedRefusal};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::accounts::{LONGEST_NAME, of_an_account};
use super::{Who, cookie};
use crate::App;
use crate::accept::Address;
use crate::http::{Asking, At, Body, InTable};

/// Games and leaders that are listed at once, and points of a curve.
const PAGE: u32 = 50;
const LEADERS: u32 = 100;
const POINTS: u32 = 200;

/// The requests about how strong somebody is.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(curve))
        .routes(routes!(played))
        .routes(routes!(leaders))
        .routes(routes!(show_games))
        .routes(routes!(contest))
}

/// The account that a request is about.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it only describes")]
struct Named {
    /// Its name.
    name: String,
}

/// A ladder.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Ladder {
    /// The ruleset.
    #[param(example = "pantheon-1.5")]
    ruleset: String,
    /// The pace, `none` without a clock.
    #[serde(default)]
    pace: Option<String>,
    /// 2, or 3 for three and more players.
    #[serde(default)]
    field: Option<u8>,
}

/// The longest word that a pace can be.
const LONGEST_PACE: usize = 24;

impl Ladder {
    /// A ladder that there can be.
    fn key(&self, app: &App) -> Result<(&str, &str, u8), Failure> {
        app.tables.hosts().asked(&self.ruleset)?;
        let (pace, field) = (self.pace.as_deref().unwrap_or("none"), self.field.unwrap_or(2));
        let is_word = pace.len() <= LONGEST_PACE
            && pace.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_word || !matches!(field, 2 | 3) {
            let why = text::Refusal::Malformed(format!("{pace} {field}"));
            return Err(Failure::bad("ladder", why));
        }
        Ok((&self.ruleset, pace, field))
    }
}

fn nobody() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "nobody", PersonRefusal::NoPerson.into())
}

async fn found(app: &App, name: &str) -> Result<Profile, Failure> {
    let known = naming::likeness(&naming::shown(name, LONGEST_NAME).unwrap_or_default());
    let profile = app.tables.store().people().profile(&known).await?;
    profile.ok_or_else(nobody)
}

fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}

fn rating_shown(of: &RatingOf) -> RatingShown {
    let [games, won, drawn] = of.games;
    let beside = match of.field {
        2 if !of.is_provisional() => beside(&of.ruleset, of.rating),
        _ => None,
    };
    RatingShown {
        ruleset: of.ruleset.clone(),
        pace: of.pace.clone(),
        field: of.field,
        rating: rounded(of.rating),
        deviation: rounded(of.deviation),
        is_provisional: of.is_provisional(),
        games,
        won,
        drawn,
        beside: beside.map(|(level, by)| BesideLevel { level: level.to_owned(), by }),
    }
}

/// As whom somebody reads another's games; nothing when they may not.
fn readers(profile: &Profile, reader: Option<&PersonId>) -> Option<Readers> {
    match (profile.shows, reader) {
        (_, Some(reader)) if *reader == profile.person.id => Some(Readers::Themselves),
        (Shows::All, reader) => Some(Readers::All(reader.cloned())),
        (Shows::Played, Some(reader)) => Some(Readers::Played(reader.clone())),
        (Shows::Played, None) | (Shows::Nobody, _) => None,
    }
}

/// An account as others see it.
#[utoipa::path(
    get,
    path = "/people/{name}",
    params(Named),
    responses((status = OK, body = ProfileShown, description = "The account")),
)]
async fn profile(
    State(app): State<App>,
    At(name): At<String>,
    who: Option<Who>,
) -> Result<Json<ProfileShown>, Failure> {
    let profile = found(&app, &name).await?;
    let reader = who.as_ref().map(|who| &who.person.id);
    let is_own = reader == Some(&profile.person.id);
    let met = match reader {
        Some(reader) if !is_own => {
            let met = app.tables.store().people().met(reader, &profile.person.id).await?;
            Some(MetShown { won: met.won, drawn: met.drawn, lost: met.lost })
        }
        _ => None,
    };
    Ok(Json(ProfileShown {
        since: profile.created,
        ratings: profile.ratings.iter().map(rating_shown).collect(),
        shows_games: readers(&profile, reader).is_some(),
        shows: is_own.then_some(match profile.shows {
            Shows::Nobody => ShowGames::Nobody,
            Shows::Played => ShowGames::Played,
            Shows::All => ShowGames::All,
        }),
        met: met.filter(|met| met.won + met.drawn + met.lost > 0),
        name: profile.person.name,
    }))
}

/// How strong an account was after each of its last games on a ladder.
#[utoipa::path(
    get,
    path = "/people/{name}/curve",
    params(Named, Ladder),
    responses((status = OK, body = Vec<RatingPoint>, description = "The first first")),
)]
async fn curve(
    State(app): State<App>,
    At(name): At<String>,
    Asking(ladder): Asking<Ladder>,
    who: Option<Who>,
) -> Result<Json<Vec<RatingPoint>>, Failure> {
    let profile = found(&app, &name).await?;
    // When somebody plays is told by their games alone.
    if profile.shows == Shows::Nobody
        && who.map(|who| who.person.id).as_ref() != Some(&profile.person.id)
    {
        return Ok(Json(Vec::new()));
    }
    let curve =
        app.tables.store().people().curve(&profile.person.id, ladder.key(&app)?, POINTS).await?;
    let point =
        |point: store::CurvePoint| RatingPoint { at: point.ended, rating: rounded(point.rating) };
    Ok(Json(curve.into_iter().map(point).collect()))
}

/// Which games are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhichPlayed {
    /// What the page before said to go on from.
    #[serde(default)]
    before: Option<String>,
    #[serde(default)]
    lang: Option<String>,
}

/// Games of an account that are over, the latest first, as far as whoever asks may see them.
#[utoipa::path(
    get,
    path = "/people/{name}/games",
    params(Named, WhichPlayed),
    responses((status = OK, body = PlayedShown, description = "The games")),
)]
async fn played(
    State(app): State<App>,
    At(name): At<String>,
    Asking(asked): Asking<WhichPlayed>,
    who: Option<Who>,
) -> Result<Json<PlayedShown>, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let profile = found(&app, &name).await?;
    let Some(by) = readers(&profile, who.as_ref().map(|who| &who.person.id)) else {
        return Ok(Json(PlayedShown { games: Vec::new(), more: None }));
    };
    let before = asked.before.and_then(|before| {
        let (ended, table) = before.split_once('.')?;
        let is_id = table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        Some((ended.parse().ok().filter(|_| is_id)?, table.to_owned()))
    });
    let asked = PlayedGames { person: profile.person.id, by, before, most: PAGE };
    let games = app.tables.store().people().played(&asked).await?;
    let last = games.last().filter(|_| games.len() == PAGE as usize);
    let more = last.map(|game| format!("{}.{}", game.ended, game.table));
    let card = |game: PlayedGame| {
        let players = serde_json::from_str::<Vec<PlayerSpec>>(&game.players).ok()?;
        let names = Names::new(lang, &players);
        Some(PlayedCard {
            title: names.speaker().title(names.players()),
            table: game.table,
            seat: game.seat,
            outcome: game.outcome.map(|outcome| match outcome {
                Outcome::Lost => OutcomeShown::Lost,
                Outcome::Drawn => OutcomeShown::Drawn,
                Outcome::Won => OutcomeShown::Won,
            }),
            ruleset: game.ruleset,
            ended: game.ended,
            change: game.rating.map(|(was, became)| rounded(became) - rounded(was)),
        })
    };
    Ok(Json(PlayedShown { games: games.into_iter().filter_map(card).collect(), more }))
}

/// Those who stand highest on a ladder.
#[utoipa::path(
    get,
    path = "/leaders",
    params(Ladder),
    responses((status = OK, body = Vec<LeaderCard>, description = "The strongest first")),
)]
async fn leaders(
    State(app): State<App>,
    Asking(ladder): Asking<Ladder>,
) -> Result<Json<Vec<LeaderCard>>, Failure> {
    let leaders = app.tables.store().people().leaders(ladder.key(&app)?, LEADERS).await?;
    let card = |leader: store::Leader| LeaderCard {
        rating: rating_shown(&leader.rating),
        name: leader.name,
    };
    Ok(Json(leaders.into_iter().map(card).collect()))
}

/// Says who may see one's games.
#[utoipa::path(
    post,
    path = "/me/shows",
    request_body = ShowGames,
    responses((status = NO_CONTENT, description = "So it is")),
)]
async fn show_games(
    State(app): State<App>,
    who: Who,
    Body(to): Body<ShowGames>,
) -> Result<StatusCode, Failure> {
    let person = of_an_account(who)?;
    let to = match to {
        ShowGames::Nobody => Shows::Nobody,
        ShowGames::Played => Shows::Played,
        ShowGames::All => Shows::All,
    };
    app.tables.store().people().show_games(&person.id, to).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether the game of a table counts, who plays with an account, and what it changed.
#[utoipa::path(
    get,
    path = "/tables/{table}/contest",
    params(InTable),
    responses((status = OK, body = ContestShown, description = "What is at stake")),
)]
async fn contest(
    State(app): State<App>,
    At(table): At<String>,
    who: Option<Who>,
) -> Result<Json<ContestShown>, Failure> {
    let field = |players: &str| {
        let players = serde_json::from_str::<Vec<PlayerSpec>>(players).unwrap_or_default();
        if players.len() > 2 { 3 } else { 2 }
    };
    let contest = app.tables.store().people().contest(&table, field).await?;
    let contest = contest.ok_or_else(|| hosting::TableError::Unknown(table))?;
    let Contest { is_rated, pace, uncounted, seats, .. } = contest;
    let reader = who.map(|who| who.person.id);
    let plays = seats.iter().any(|seat| Some(&seat.id) == reader.as_ref());
    let may_know = |seat: &&ContestSeat| {
        let is_open = match seat.shows {
            Shows::All => true,
            Shows::Played => plays,
            Shows::Nobody => false,
        };
        seat.is_account && (is_rated || is_open || Some(&seat.id) == reader.as_ref())
    };
    let shown = |seat: &ContestSeat| {
        let known = match seat.counted {
            Some((_, became, deviation)) => Some((became, deviation)),
            None => seat.rating,
        };
        ContestSeatShown {
            seat: seat.seat,
            name: seat.name.clone(),
            rating: known.map(|(rating, _)| rounded(rating)),
            is_provisional: known.is_some_and(|(_, deviation)| deviation > store::PROVISIONAL),
            change: seat.counted.map(|(was, became, _)| rounded(became) - rounded(was)),
        }
    };
    Ok(Json(ContestShown {
        is_rated,
        pace,
        uncounted: uncounted.map(|why| match why {
            Uncounted::NoAccount => UncountedBecause::NoAccount,
            Uncounted::Alone => UncountedBecause::Alone,
            Uncounted::Near => UncountedBecause::Near,
            Uncounted::Often => UncountedBecause::Often,
            Uncounted::Unmeasured => UncountedBecause::Unmeasured,
        }),
        seats: seats.iter().filter(may_know).map(shown).collect(),
    }))
}

/// Refuses whoever cannot play a game that counts: those without an account, and whoever has a seat
/// there already.
pub(crate) async fn may_play(app: &App, who: Option<&Who>, table: &str) -> Result<(), Failure> {
    let who = with_account(who)?;
    match app.tables.store().people().seats_at(&who.person.id, table).await?.is_empty() {
        true => Ok(()),
        false => Err(refused(RatedRefusal::Alone)),
    }
}

/// Refuses whoever has no account.
pub(crate) fn with_account(who: Option<&Who>) -> Result<&Who, Failure> {
    let who = who.filter(|who| who.person.kind == PersonKind::Account);
    who.ok_or_else(|| refused(RatedRefusal::NoAccount))
}

fn refused(why: RatedRefusal) -> Failure {
    Failure::new(StatusCode::FORBIDDEN, "rated", why.into())
}

/// Gives somebody their seat at a table that counts, and notes where they came from and in which
/// browser; the cookie that tells the browser again, when it has none yet.
pub(crate) async fn sit(
    app: &App,
    who: &Who,
    (table, secret): (&str, &Secret),
    parts: &Parts,
) -> Result<Option<HeaderValue>, Failure> {
    let held = cookie::device(&parts.headers);
    let device = held.clone().unwrap_or_else(|| token(DEVICE_BYTES));
    let address = parts.extensions.get::<Address>().copied().unwrap_or_default();
    let here = |what: &str| store::digest_of(&format!("{table} {what}"));
    let came = address.0.map(|address| here(&network(address).to_string()));
    let people = app.tables.store().people();
    let place = (came.as_deref(), &here(&device)[..]);
    if !people.sit(&who.person.id, (table, secret), place).await? {
        return Err(Failure::unknown_secret());
    }
    let is_over_tls = cookie::is_over_tls(&parts.headers);
    Ok(held.is_none().then(|| cookie::for_device(&device, is_over_tls)))
}

/// Bytes of what tells a browser from others.
const DEVICE_BYTES: usize = 16;
