//! What those who run the server ask it: is it alive, does it take players, what does it do.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Serialize;
use tracing::Instrument as _;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::accept::{Address, Peer};

/// The header that a request is known by, here and at a proxy.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// The code a request was refused with, for the log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RefusedWith(pub(crate) &'static str);

/// The requests of those who run the server.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health))
        .routes(routes!(ready))
        .routes(routes!(version))
        .routes(routes!(metrics))
}

/// How the server is.
#[derive(Debug, Serialize, ToSchema)]
struct Health {
    /// One word.
    status: &'static str,
}

/// What the program is.
#[derive(Debug, Serialize, ToSchema)]
struct Version {
    /// Its version.
    version: &'static str,
    /// What it plays.
    rulesets: Vec<&'static str>,
}

/// Whether the process serves.
#[utoipa::path(get, path = "/health", responses((status = OK, body = Health)))]
async fn health() -> Json<Health> {
    Json(Health { status: "alive" })
}

/// Whether players may be sent here: it can read what is kept and is not about to stop.
#[utoipa::path(
    get,
    path = "/ready",
    responses((status = OK, body = Health), (status = SERVICE_UNAVAILABLE, body = Health)),
)]
async fn ready(State(app): State<App>) -> Response {
    let is_leaving = *app.leaving.borrow();
    let is_among_others = app.node.as_ref().is_none_or(|node| node.is_serving());
    let reads = app.tables.store().standing("").await.is_ok();
    let status = if is_leaving {
        "leaving"
    } else if !is_among_others {
        "cut off"
    } else if reads {
        "ready"
    } else {
        "no storage"
    };
    let code = match status {
        "ready" => StatusCode::OK,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    let mut response = (code, Json(Health { status })).into_response();
    if code != StatusCode::OK {
        response.extensions_mut().insert(RefusedWith(status));
    }
    response
}

/// The version of the program, and what it plays.
#[utoipa::path(get, path = "/version", responses((status = OK, body = Version)))]
async fn version(State(app): State<App>) -> Json<Version> {
    let rulesets = app.tables.hosts().rulesets().collect();
    Json(Version { version: env!("CARGO_PKG_VERSION"), rulesets })
}

/// Figures in the text form of Prometheus, for this machine and the proxies themselves; whoever
/// comes from elsewhere finds nothing.
#[utoipa::path(
    get,
    path = "/metrics",
    responses(
        (status = OK, body = String, content_type = "text/plain; version=0.0.4"),
        (status = NOT_FOUND, description = "Asked from another machine"),
    ),
)]
async fn metrics(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    request: Request,
) -> Response {
    let address = match peer {
        Some(Extension(Peer(peer))) => app.gate.address(peer, request.headers()),
        None => Address::default(),
    };
    if address.0.is_some() {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = HeaderValue::from_static("text/plain; version=0.0.4");
    ([(header::CONTENT_TYPE, text)], figures(&app)).into_response()
}

fn figures(app: &App) -> String {
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let counts = app.tables.counts();
    let mut text = String::new();
    let mut say = |name: &str, kind: &str, help: &str, values: &[(String, u64)]| {
        let _ = writeln!(text, "# HELP omphalos_{name} {help}\n# TYPE omphalos_{name} {kind}");
        for (labels, value) in values {
            let _ = writeln!(text, "omphalos_{name}{labels} {value}");
        }
    };
    let plain = |value: u64| vec![(String::new(), value)];
    let answers =
        (1..6).map(|class| (format!("{{status=\"{class}xx\"}}"), count(&counts.answers[class])));
    let answers: Vec<_> = answers.collect();
    say("answers_total", "counter", "Requests that were answered, by status.", &answers);
    say("inputs_total", "counter", "Inputs that were kept.", &plain(count(&counts.inputs)));
    let failures = plain(count(&counts.failures));
    say("store_failures_total", "counter", "Times that nothing could be kept.", &failures);
    say("tables_opened_total", "counter", "Tables opened.", &plain(count(&counts.opened)));
    let elsewhere = plain(count(&counts.elsewhere));
    say("decisions_elsewhere_total", "counter", "Decisions thought elsewhere.", &elsewhere);
    say("tables_awake", "gauge", "Tables with a task.", &plain(app.tables.count_awake() as u64));
    say("sessions", "gauge", "Browsers at tables.", &plain(count(&counts.sessions)));
    say("connections", "gauge", "Connections.", &plain(app.connections.count() as u64));
    let pools = [
        ("players", app.tables.players_pool()),
        ("questions", app.tables.questions_pool()),
        ("replays", app.tables.replays_pool()),
    ];
    let waiting =
        pools.map(|(name, pool)| (format!("{{study=\"{name}\"}}"), pool.count_waiting() as u64));
    say("thoughts_waiting", "gauge", "Thoughts that wait for a place.", &waiting);
    text
}

/// Gives a request its id, counts its answer and tells of it in the log: who asked for what, and why
/// it was refused. Of the address only the path is told.
pub(crate) async fn told(State(app): State<App>, request: Request, next: Next) -> Response {
    let known = request.headers().get(&REQUEST_ID).filter(|id| {
        let id = id.as_bytes();
        id.len() <= LONGEST_ID
            && id.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
    });
    let id = known.cloned().unwrap_or_else(|| {
        HeaderValue::from_str(&hosting::token(8)).expect("hexadecimal digits are a header")
    });
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let address = peer.and_then(|peer| app.gate.address(peer, request.headers()).0);
    let address = address.or(peer).map(|address| address.to_string()).unwrap_or_default();
    let span = tracing::info_span!(
        "request",
        id = id.to_str().unwrap_or_default(),
        method = %request.method(),
        path = request.uri().path(),
        from = address,
    );
    let begun = std::time::Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    let class = usize::from(status.as_u16() / 100).min(5);
    app.tables.counts().answers[class].fetch_add(1, Ordering::Relaxed);
    let took = begun.elapsed().as_millis() as u64;
    let why = response.extensions().get::<RefusedWith>().map_or("", |refused| refused.0);
    span.in_scope(|| match class {
        4 | 5 => tracing::info!(status = status.as_u16(), why, took, "refused"),
        _ => tracing::debug!(status = status.as_u16(), took, "answered"),
    });
    response.headers_mut().insert(REQUEST_ID, id);
    response
}
