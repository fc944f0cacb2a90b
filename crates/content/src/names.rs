//! Names in both languages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What people call something, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    #[schemars(length(min = 1))]
    pub en: String,
    /// In French.
    #[schemars(length(min = 1))]
    pub fr: String,
}
