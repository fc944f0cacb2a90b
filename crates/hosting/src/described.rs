//! What a game's own requests take and give, described for programs from the types themselves.

use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

/// A type of a request or an answer, described.
#[derive(Clone, Debug)]
pub struct Described {
    /// What it is called.
    pub name: String,
    /// It and what it consists of, by name.
    pub schemas: Vec<(String, RefOr<Schema>)>,
}

impl Described {
    /// Describes a type.
    pub fn of<T: ToSchema>() -> Self {
        let name = T::name().into_owned();
        let mut schemas = vec![(name.clone(), T::schema())];
        T::schemas(&mut schemas);
        Self { name, schemas }
    }
}

/// What the requests about a game take and give.
#[derive(Clone, Debug)]
pub struct Requests {
    /// What a table of it is opened with.
    pub new_table: Described,
    /// An army to be checked and the report on it, in a game with armies.
    pub army: Option<[Described; 2]>,
}
