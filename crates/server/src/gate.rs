//! What a request passes before anything is done for it: who it comes from, how often they may ask,
//! how long it may take.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hosting::Failure;
use hosting::limits::{Limits, Rates};
use text::Refusal;

use crate::App;
use crate::accept::{Address, Peer, leaves};

/// How long a server of several still answers what it was asked before it was told to stop.
const LAST_WORDS: Duration = Duration::from_millis(250);

/// The rates of every address.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Arc<Limits>,
    requests: Rates,
    openings: Rates,
    replays: Rates,
    newcomers: Rates,
    guesses: Rates,
    guessed: Rates<String>,
    reports: Rates,
}

impl Gate {
    /// Nobody has come yet.
    pub(crate) fn new(limits: Arc<Limits>) -> Self {
        let [requests, openings, replays, newcomers] =
            [limits.requests, limits.openings, limits.replays, limits.newcomers].map(Rates::new);
        let (guesses, guessed) = (Rates::new(limits.guesses), Rates::new(limits.guesses));
        let reports = Rates::new(limits.reports);
        Self { limits, requests, openings, replays, newcomers, guesses, guessed, reports }
    }

    /// What is allowed.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whether somebody who was never here may come from an address.
    pub(crate) fn may_be_new(&self, address: Address) -> bool {
        address.0.is_none_or(|address| self.newcomers.take(address))
    }

    /// Whether an address may guess what opens the account of a name. Who guesses from many addresses
    /// is bounded by the name, whether or not there is such an account.
    pub(crate) fn may_guess(&self, address: Address, name: &str) -> bool {
        let may = address.0.is_none_or(|address| self.guesses.take(address));
        may && self.guessed.take_of(name.to_owned())
    }

    /// Whether an address may report something.
    pub(crate) fn may_report(&self, address: Address) -> bool {
        address.0.is_none_or(|address| self.reports.take(address))
    }

    /// Who a request comes from. Of a proxy's list the last address that is no proxy's is believed:
    /// it was written by a proxy, those before it by anybody.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let trusted = |address: IpAddr| self.limits.trusted.contains(&address.to_canonical());
        if !trusted(peer) {
            return Address(Some(peer.to_canonical()));
        }
        let lists = headers.get_all("x-forwarded-for").iter();
        let hops = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
        let hops: Vec<&str> = hops.map(str::trim).collect();
        let known = hops.iter().rev().map_while(|hop| hop.parse::<IpAddr>().ok());
        Address(known.map(|hop| hop.to_canonical()).find(|&hop| !trusted(hop)))
    }
}

/// Lets a request in, and bounds the time it takes.
pub(crate) async fn enter(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let address = match peer {
        Some(Peer(peer)) => app.gate.address(peer, request.headers()),
        None => Address::default(),
    };
    request.extensions_mut().insert(address);
    if address.0.is_some_and(|address| !app.gate.requests.take(address)) {
        return too_often();
    }
    if let Some(barred) = app.order.barred(address) {
        return barred.into_response();
    }
    let limit = app.gate.limits.request;
    // Where there are other servers, those who wait for this one go there when it is to stop.
    let mut leaving = app.leaving.clone();
    let sent_away = async {
        match app.node {
            Some(_) => leaves(&mut leaving).await,
            None => std::future::pending().await,
        }
        tokio::time::sleep(LAST_WORDS).await;
    };
    let refused = |code, why| Failure::new(code, why, Refusal::Busy).into_response();
    tokio::select! {
        answered = tokio::time::timeout(limit, next.run(request)) => match answered {
            Ok(response) => response,
            Err(_) => refused(StatusCode::REQUEST_TIMEOUT, "timeout"),
        },
        () = sent_away => refused(StatusCode::SERVICE_UNAVAILABLE, "leaving"),
    }
}

/// Bounds how many tables an address opens.
pub(crate) async fn opening(State(app): State<App>, request: Request, next: Next) -> Response {
    bounded(&app.gate.openings, request, next).await
}

/// Bounds how many games an address has played again.
pub(crate) async fn replaying(State(app): State<App>, request: Request, next: Next) -> Response {
    bounded(&app.gate.replays, request, next).await
}

async fn bounded(rates: &Rates, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<Address>().copied().unwrap_or_default();
    match address.0 {
        Some(address) if !rates.take(address) => too_often(),
        _ => next.run(request).await,
    }
}

fn too_often() -> Response {
    let failure = Failure::too_often();
    let mut response = failure.into_response();
    response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("2"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_is_believed_from_a_proxy_alone() {
        let gate = Gate::new(Arc::new(Limits::default()));
        let seen = |peer: &str, forwarded: &[&str]| {
            let mut headers = HeaderMap::new();
            for list in forwarded {
                headers.append("x-forwarded-for", list.parse().expect("a header"));
            }
            gate.address(peer.parse().expect("an address"), &headers).0.map(|ip| ip.to_string())
        };
        assert_eq!(seen("127.0.0.1", &[]), None, "this machine is not limited");
        assert_eq!(seen("192.0.2.7", &["198.51.100.1"]).as_deref(), Some("192.0.2.7"));
        let forwarded = ["203.0.113.5, 198.51.100.1"];
        assert_eq!(seen("127.0.0.1", &forwarded).as_deref(), Some("198.51.100.1"));
        let two = ["198.51.100.1, 127.0.0.1"];
        assert_eq!(seen("::1", &two).as_deref(), Some("198.51.100.1"), "through two proxies");
        assert_eq!(seen("127.0.0.1", &["203.0.113.5, made up"]), None);
    }
}
