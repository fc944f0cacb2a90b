//! Who may speak to the server, and what a page of it may do.
//!
//! The server has no passwords: a secret opens a seat. So that a page of another site cannot reach
//! it by way of a visitor's browser, a request must name the server by a name it is known by (else
//! a hostile name server could lead a browser here), and one that comes from a page must come from
//! a page of this server.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// What pages may do: show what this server sends, speak to it, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The names the server is known by, besides numeric addresses and `localhost`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(Arc<[String]>);

impl Known {
    /// Known by these names as well.
    pub(crate) fn new(names: &[String]) -> Self {
        Self(names.iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// A numeric address needs no name server, so nobody can have redirected it.
    fn knows(&self, host: &str) -> bool {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || bare.eq_ignore_ascii_case("localhost")
            || self.0.iter().any(|name| name.eq_ignore_ascii_case(bare))
    }
}

/// Refuses strangers and adds the headers that every answer has.
pub(crate) async fn guard(State(known): State<Known>, request: Request, next: Next) -> Response {
    let mut response = match stranger(&known, request.headers()) {
        Some(reason) => {
            tracing::warn!(reason, "a request was refused");
            (StatusCode::FORBIDDEN, reason).into_response()
        }
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    let set = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Why a request is not served.
fn stranger(known: &Known, headers: &HeaderMap) -> Option<&'static str> {
    let text = |name: header::HeaderName| headers.get(name).map(|value| value.to_str());
    let Some(Ok(host)) = text(header::HOST) else { return Some("the request names no host") };
    let Ok(authority) = host.parse::<axum::http::uri::Authority>() else {
        return Some("the request names no host");
    };
    if !known.knows(authority.host()) {
        return Some("the server is not known by that name; start it with --host-name NAME");
    }
    match text(header::ORIGIN) {
        None => None,
        Some(Ok(origin)) => {
            let same = origin
                .parse::<Uri>()
                .ok()
                .and_then(|origin| origin.authority().cloned())
                .is_some_and(|from| from == authority);
            (!same).then_some("the request comes from a page of another site")
        }
        Some(Err(_)) => Some("the request comes from nowhere"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(host: &str, origin: Option<&str>) -> bool {
        let known = Known::new(&["table.example".to_owned()]);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        stranger(&known, &headers).is_some()
    }

    #[test]
    fn names_that_a_name_server_could_have_turned_here_are_refused() {
        assert!(!refused("127.0.0.1:4680", None));
        assert!(!refused("[::1]:4680", None));
        assert!(!refused("localhost:4680", None));
        assert!(!refused("table.example", None));
        assert!(refused("evil.example:4680", None));
        assert!(refused("127.0.0.1.evil.example", None));
    }

    #[test]
    fn pages_of_other_sites_are_refused() {
        assert!(!refused("127.0.0.1:4680", Some("http://127.0.0.1:4680")));
        assert!(refused("127.0.0.1:4680", Some("http://127.0.0.1:4681")));
        assert!(refused("127.0.0.1:4680", Some("https://evil.example")));
        assert!(refused("127.0.0.1:4680", Some("null")));
    }
}
