//! What the requests take and give, for programs: an OpenAPI description, made from the same types and
//! routes that answer them.
//!
//! A path comes in by `routes!` alone, which demands its description; `clippy.toml` of this crate
//! forbids the other ways.

use axum::Extension;
use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hosting::Hosts;
use hosting::described::{Described, Requests};
use protocol::Fault;
use utoipa::openapi::{
    ComponentsBuilder, Content, ContentBuilder, InfoBuilder, OneOfBuilder, OpenApi, OpenApiBuilder,
    PathItem, Ref, RefOr, ResponseBuilder,
};
use utoipa::{PartialSchema as _, ToSchema as _};

/// The type of what is sent.
const JSON: &str = "application/json";

/// What the description says before the first path.
pub(crate) fn about() -> OpenApi {
    let about =
        InfoBuilder::new().title("Omphalos").version(env!("CARGO_PKG_VERSION")).description(Some(
            "Tables of mythological board games. What is said at a table goes over its socket.",
        ));
    let components = ComponentsBuilder::new().schema(Fault::name(), Fault::schema());
    OpenApiBuilder::new().info(about.build()).components(Some(components.build())).build()
}

/// The description as it is sent.
#[derive(Clone)]
pub(crate) struct Description(Bytes);

impl Description {
    /// Writes what the routes say of themselves, what games say of theirs, and what is true of all of
    /// them: they may refuse.
    pub(crate) fn of(mut described: OpenApi, hosts: &Hosts) -> Self {
        let requests: Vec<Requests> = hosts.all().iter().map(|host| host.requests()).collect();
        let tables = requests.iter().map(|requests| &requests.new_table);
        let body = any_of(&mut described, tables);
        takes(&mut described, "/api/tables", body);
        for path in ["/api/army/check", "/api/army/check/{ruleset}"] {
            let armies = requests.iter().filter_map(|requests| requests.army.as_ref());
            let body = any_of(&mut described, armies.clone().map(|[army, _]| army));
            takes(&mut described, path, body);
            let body = any_of(&mut described, armies.map(|[_, report]| report));
            gives(&mut described, path, body);
        }
        for (path, item) in &mut described.paths.paths {
            if path.starts_with("/api/") {
                refusing(item);
            }
        }
        Self(described.to_json().expect("plain data always serialises").into())
    }
}

/// What is one of several, whose descriptions come with it.
fn any_of<'a>(described: &mut OpenApi, several: impl Iterator<Item = &'a Described>) -> Content {
    let components = described.components.get_or_insert_default();
    let mut one_of = OneOfBuilder::new();
    for one in several {
        one_of = one_of.item(Ref::from_schema_name(&one.name));
        components.schemas.extend(one.schemas.iter().cloned());
    }
    ContentBuilder::new().schema(Some(one_of)).build()
}

/// Says what is posted to a path.
fn takes(described: &mut OpenApi, path: &str, body: Content) {
    let operation = described.paths.paths.get_mut(path).and_then(|item| item.post.as_mut());
    let body_of = operation.and_then(|operation| operation.request_body.as_mut());
    if let Some(RefOr::T(request)) = body_of {
        request.content.insert(JSON.to_owned(), RefOr::T(body));
    }
}

/// Says what is answered when something was posted to a path.
fn gives(described: &mut OpenApi, path: &str, body: Content) {
    let operation = described.paths.paths.get_mut(path).and_then(|item| item.post.as_mut());
    let responses = operation.map(|operation| &mut operation.responses.responses);
    if let Some(RefOr::T(response)) = responses.and_then(|responses| responses.get_mut("200")) {
        response.content.insert(JSON.to_owned(), RefOr::T(body));
    }
}

/// Adds what a refusal looks like to everything a path can be asked.
fn refusing(item: &mut PathItem) {
    let fault = Ref::from_schema_name(Fault::name());
    let fault = ContentBuilder::new().schema(Some(fault)).build();
    let refusal = |text: &str| {
        let response = ResponseBuilder::new().description(text);
        RefOr::T(response.content(JSON, fault.clone()).build())
    };
    for operation in
        [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten()
    {
        let responses = &mut operation.responses.responses;
        responses.insert("4XX".to_owned(), refusal("What is wrong with the request"));
        responses.insert("503".to_owned(), refusal("Too much to do, or nothing can be kept"));
    }
}

/// This description.
#[utoipa::path(
    get,
    path = "/openapi.json",
    responses((status = OK, body = Object, description = "OpenAPI 3.1")),
)]
pub(crate) async fn description(Extension(Description(text)): Extension<Description>) -> Response {
    ([(header::CONTENT_TYPE, JSON)], text).into_response()
}
