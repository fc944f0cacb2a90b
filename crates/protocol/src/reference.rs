//! What a browser looks up: words and rules.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A word of the game with its name and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WordCard {
    /// The word in files and messages.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// What it means.
    pub text: String,
    /// What it means in the beta rules, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beta: Option<String>,
}

/// A rule and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleCited {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// An entry of the rule reference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// The section of the rulebook.
    pub section: String,
    /// What it says.
    pub text: String,
    /// Whether it is a ruling of this project on what the rulebook leaves open.
    pub ruling: bool,
    /// Where in the rulebook it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
    /// Whose rule it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruleset: Option<String>,
    /// What the edition before says instead, where the two differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead_of: Option<Vec<RuleCited>>,
}
