//! The browser client, from the binary or from a folder.

use std::path::Path;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeader;

/// A file of the client, as it is and compressed.
struct Asset {
    path: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// Every file of `web/dist`, ordered by path; empty when the client was not built.
static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The first page.
const FIRST: &str = "index.html";

/// Files under this folder have a hash of their contents in their names.
const HASHED: &str = "assets/";

/// What is shown when the binary was built without the client.
const ABSENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Omphalos</title>\
    <h1>The browser client is not part of this build</h1>\
    <p>In the repository, <code>cargo xtask play</code> builds it and starts the table. \
    The game can also be played as text: <code>omphalos play --text</code>.</p></html>";

/// Serves a file of the client. Its pages live in the fragment, so every address but that of the first
/// one is a file or nothing.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { FIRST } else { path };
    match find(path) {
        Some(asset) => asset.respond(&headers),
        None if ASSETS.is_empty() && path == FIRST => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], ABSENT).into_response()
        }
        None => (StatusCode::NOT_FOUND, "not found").into_response(),
    }
}

/// Serves the client from a folder, as it is there now: for those who change it.
pub(crate) fn on_disk(folder: &Path) -> SetResponseHeader<ServeDir, HeaderValue> {
    let files = ServeDir::new(folder);
    let fresh = HeaderValue::from_static("no-cache");
    SetResponseHeader::overriding(files, header::CACHE_CONTROL, fresh)
}

fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok().map(|at| &ASSETS[at])
}

impl Asset {
    fn respond(&'static self, headers: &HeaderMap) -> Response {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |coding: &str| {
            let codings = accepted.unwrap_or("").split(',');
            codings.map(|coding| coding.split(';').next().unwrap_or("").trim()).any(|c| c == coding)
        };
        let (body, encoding) = match (self.brotli, self.gzip) {
            (Some(body), _) if accepts("br") => (body, Some("br")),
            (_, Some(body)) if accepts("gzip") => (body, Some("gzip")),
            _ => (self.plain, None),
        };
        let mut response = Response::new(Body::from(body));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(self.path)));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        let caching = if self.path.starts_with(HASHED) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        response
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
