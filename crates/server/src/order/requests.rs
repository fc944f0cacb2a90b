//! What those who keep order ask, and nobody else.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::from_fn_with_state;
use hosting::{Failure, naming};
use protocol::{
    BarredCard, ClosedReport, KnownCard, LastingShown, NewReport, OrderAct, OrderLine, OrderShown,
    PersonKind, ReportAbout, ReportCard, ReportsShown,
};
use serde::Deserialize;
use store::{
    By, FOR_GOOD, Known, Lasting, LoggedMeasure, PersonId, Report, ReportKind, WhichReports,
};
use text::OrderRefusal;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{acts, refused, reports};
use crate::App;
use crate::http::{Asking, Body};
use crate::people::{self, Who, now};

/// Reports and lines of the log that are read at once.
const REPORTS: u32 = 20;
const LINES: u32 = 50;

/// The longest name that is looked for.
const LONGEST_NAME: usize = 40;

/// The requests of those who keep order, and what is reported to them.
pub(crate) fn routes(app: &App) -> OpenApiRouter<App> {
    let reporting = OpenApiRouter::new()
        .routes(routes!(report))
        .layer(from_fn_with_state(app.clone(), people::introduce));
    OpenApiRouter::new()
        .routes(routes!(shown, act))
        .routes(routes!(all_reports))
        .routes(routes!(find))
        .routes(routes!(log))
        .merge(reporting)
}

/// Whoever keeps order; others are told that they do not.
pub(super) fn keeper(who: &Who) -> Result<By, Failure> {
    let role = who.person.role.filter(|_| who.person.kind == store::PersonKind::Account);
    let role =
        role.ok_or_else(|| refused(StatusCode::FORBIDDEN, "no_keeper", OrderRefusal::NotYours))?;
    Ok(By::Keeper { id: who.person.id.clone(), name: who.person.name.clone(), role })
}

fn lasting_shown(lasts: Lasting) -> LastingShown {
    let until = Some(lasts.until).filter(|until| *until != FOR_GOOD);
    LastingShown { until, reason: lasts.reason }
}

fn known_card(known: Known) -> KnownCard {
    KnownCard {
        kind: match known.person.kind {
            store::PersonKind::Guest => PersonKind::Guest,
            store::PersonKind::Account => PersonKind::Account,
            store::PersonKind::Bot => PersonKind::Bot,
        },
        role: known.person.role.map(|role| role.name().to_owned()),
        id: known.person.id.0,
        name: known.person.name,
        created: known.created,
        owner: known.owner.map(|owner| owner.0),
        muted: known.muted.map(lasting_shown),
        banned: known.banned.map(lasting_shown),
        reports: known.reports.0,
        open: known.reports.1,
    }
}

const fn about_shown(kind: ReportKind) -> ReportAbout {
    match kind {
        ReportKind::Talk => ReportAbout::Talk,
        ReportKind::Name => ReportAbout::Name,
        ReportKind::Cheating => ReportAbout::Cheating,
        ReportKind::Leaving => ReportAbout::Leaving,
        ReportKind::Other => ReportAbout::Other,
    }
}

/// Those who keep order, addresses from which nobody is let in, and hidden words.
#[utoipa::path(
    get,
    path = "/order",
    responses((status = OK, body = OrderShown, description = "All of it")),
)]
async fn shown(State(app): State<App>, who: Who) -> Result<Json<OrderShown>, Failure> {
    keeper(&who)?;
    let people = app.tables.store().people();
    let now = now();
    let barred = people.barred(now).await?.into_iter().map(|barred| BarredCard {
        id: barred.network,
        label: barred.label,
        lasts: lasting_shown(barred.lasts),
    });
    Ok(Json(OrderShown {
        keepers: people.keepers(now).await?.into_iter().map(known_card).collect(),
        barred: barred.collect(),
        filtered: people.filtered().await?,
    }))
}

/// Which reports are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Also those that were dealt with.
    #[serde(default)]
    all: bool,
    /// Only those about somebody.
    #[serde(default)]
    about: Option<String>,
    /// What the page before said to go on from.
    #[serde(default)]
    before: Option<i64>,
}

/// What was reported, the latest first. Nobody reads what is about themselves, or about a game that they
/// play and that goes on.
#[utoipa::path(
    get,
    path = "/order/reports",
    params(Which),
    responses((status = OK, body = ReportsShown, description = "The reports")),
)]
async fn all_reports(
    State(app): State<App>,
    who: Who,
    Asking(Which { all, about, before }): Asking<Which>,
) -> Result<Json<ReportsShown>, Failure> {
    keeper(&who)?;
    let people = app.tables.store().people();
    let reader = Some(who.person.id);
    let about = about.map(PersonId);
    let which = WhichReports { reader, open: !all, about, before, most: REPORTS };
    let found = people.reports(&which).await?;
    let more = found.last().filter(|_| found.len() == REPORTS as usize).map(|last| last.at);
    let mut reports = Vec::with_capacity(found.len());
    for report in found {
        let whom = match &report.about {
            Some(about) => people.known(about, now()).await?.map(known_card),
            None => None,
        };
        reports.push(report_card(report, whom));
    }
    Ok(Json(ReportsShown { reports, more }))
}

fn report_card(report: Report, whom: Option<KnownCard>) -> ReportCard {
    let there = report.at_table.as_ref();
    let talk = there.map(|there| &there.talk[..]).unwrap_or_default();
    ReportCard {
        id: report.id,
        at: report.at,
        about: about_shown(report.kind),
        words: report.words,
        reporter: report.reporter.map(|(_, name)| name),
        called: report.called,
        whom,
        table: there.map(|there| there.table.clone()),
        seat: there.and_then(|there| there.seat),
        line: there.and_then(|there| there.line),
        step: there.map_or(0, |there| there.taken),
        talk: talk.iter().filter_map(|line| serde_json::from_str(line).ok()).collect(),
        closed: report.closed.map(|(at, by, outcome)| ClosedReport { at, by, outcome }),
    }
}

/// Whom to look for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Whom {
    /// A name, or what somebody is known by.
    name: String,
}

/// Those who are called so.
#[utoipa::path(
    get,
    path = "/order/people",
    params(Whom),
    responses((status = OK, body = Vec<KnownCard>, description = "They")),
)]
async fn find(
    State(app): State<App>,
    who: Who,
    Asking(Whom { name }): Asking<Whom>,
) -> Result<Json<Vec<KnownCard>>, Failure> {
    keeper(&who)?;
    let name = naming::shown(&name, LONGEST_NAME).unwrap_or_default();
    let likeness = naming::likeness(&name);
    let found = app.tables.store().people().named(&name, &likeness, now()).await?;
    Ok(Json(found.into_iter().map(known_card).collect()))
}

/// Which lines of the log are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhichLines {
    /// Only those about somebody or something, by what it is known by.
    #[serde(default)]
    whom: Option<String>,
    /// Only those before a line.
    #[serde(default)]
    before: Option<i64>,
}

/// All that was done to keep order, the latest first.
#[utoipa::path(
    get,
    path = "/order/log",
    params(WhichLines),
    responses((status = OK, body = Vec<OrderLine>, description = "At most 50 lines")),
)]
async fn log(
    State(app): State<App>,
    who: Who,
    Asking(WhichLines { whom, before }): Asking<WhichLines>,
) -> Result<Json<Vec<OrderLine>>, Failure> {
    keeper(&who)?;
    let lines = app.tables.store().people().measures(whom.as_deref(), before, LINES).await?;
    let shown = |line: LoggedMeasure| OrderLine {
        id: line.id,
        at: line.at,
        by: line.by,
        act: line.act,
        whom: line.whom,
        called: line.called,
        until: line.until.filter(|until| *until != FOR_GOOD),
        reason: line.reason,
    };
    Ok(Json(lines.into_iter().map(shown).collect()))
}

/// Does something to keep order, and notes it in the log.
#[utoipa::path(
    post,
    path = "/order",
    request_body = OrderAct,
    responses((status = NO_CONTENT, description = "It is so")),
)]
async fn act(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<OrderAct>,
) -> Result<StatusCode, Failure> {
    let by = keeper(&who)?;
    let address = parts.extensions.get().copied().unwrap_or_default();
    acts::done(&app, by, address, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports somebody, or something that was said, to those who keep order.
#[utoipa::path(
    post,
    path = "/reports",
    request_body = NewReport,
    responses((status = NO_CONTENT, description = "It is kept")),
)]
async fn report(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<NewReport>,
) -> Result<StatusCode, Failure> {
    let address = parts.extensions.get().copied().unwrap_or_default();
    if !app.gate.may_report(address) {
        return Err(Failure::too_often());
    }
    reports::keep(&app, &who, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}
