//! [`Failure`]: why a request was refused.

use std::fmt::Debug;

use axum_core::response::{IntoResponse, Response};
use http::StatusCode;
use kernel::AnswerError;
use store::StoreError;
use text::{Lang, Refusal};

use crate::played::Broken;
use crate::tables::TableError;
use crate::think_pool::Unthought;

/// Why a request was refused.
#[derive(Clone, Debug)]
pub struct Failure {
    /// With which status.
    pub status: StatusCode,
    /// A word for programs.
    pub code: &'static str,
    /// What people are told.
    pub why: Refusal,
    /// The language the request itself asked for, where it did.
    pub lang: Option<Lang>,
}

impl Failure {
    /// What is wrong, with its status.
    pub const fn new(status: StatusCode, code: &'static str, why: Refusal) -> Self {
        Self { status, code, why, lang: None }
    }

    /// Something in the request is wrong.
    pub const fn bad(code: &'static str, why: Refusal) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, why)
    }

    /// The secret opens no seat of the table.
    pub const fn unknown_secret() -> Self {
        Self::new(StatusCode::FORBIDDEN, "secret", Refusal::Secret)
    }

    /// No game has this ruleset; these are those there are.
    pub fn unknown_ruleset(known: impl IntoIterator<Item = &'static str>) -> Self {
        Self::bad("ruleset", Refusal::Ruleset(known.into_iter().collect()))
    }

    /// There is no such request.
    pub const fn no_request() -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown", Refusal::NoRequest)
    }

    /// The body is JSON, but not what was expected.
    pub fn unreadable(error: serde_json::Error) -> Self {
        let why = Refusal::Malformed(error.to_string());
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", why)
    }

    /// They came too fast; whoever answers says when to come back.
    pub const fn too_often() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_often", Refusal::TooOften)
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_lang(self, lang: Lang) -> Self {
        Self { lang: Some(lang), ..self }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        // What it says depends on who asked: the server writes it.
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The language of a code; the first where none is named.
///
/// # Errors
/// When nobody here speaks it.
pub fn lang(code: Option<&str>) -> Result<Lang, Failure> {
    let Some(code) = code else { return Ok(Lang::default()) };
    code.parse().map_err(|_| Failure::bad("lang", Refusal::Lang(code.to_owned())))
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
