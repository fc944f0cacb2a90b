//! Keeping order: what people report, and what is done about it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{PersonKind, TalkLine};

/// What is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportAbout {
    /// What somebody says.
    Talk,
    /// What somebody is called.
    Name,
    /// Help that is not allowed, or games that are lost on purpose.
    Cheating,
    /// Games that somebody leaves, or lets wait.
    Leaving,
    /// Something else.
    Other,
}

/// A report: of somebody who plays at a table, of something that was said there, or of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// What it is about.
    pub about: ReportAbout,
    /// What the reporter says, up to 300 characters.
    #[serde(default)]
    pub words: String,
    /// The table.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
    /// The seat, when it is about whoever plays it.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The number of what was said, when it is about that.
    #[serde(default)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The name of an account, when it is about no table.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// What is done to somebody, until when, and why, as they are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LastingShown {
    /// Until when, in milliseconds since 1970; nothing when for good.
    #[ts(type = "number | null")]
    pub until: Option<i64>,
    /// Why.
    pub reason: String,
}

/// Somebody, as those who keep order see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct KnownCard {
    /// What they are known by.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// What proves them.
    pub kind: PersonKind,
    /// What they look after, `moderator` or `owner`.
    pub role: Option<String>,
    /// When they came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Whose bot it is: what they are known by.
    pub owner: Option<String>,
    /// If nothing they say is heard.
    pub muted: Option<LastingShown>,
    /// If they are not let in.
    pub banned: Option<LastingShown>,
    /// How many reports are about them.
    pub reports: u32,
    /// How many of those nobody has dealt with.
    pub open: u32,
}

/// A report, as those who keep order see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ReportCard {
    /// What it is known by.
    pub id: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What it is about.
    pub about: ReportAbout,
    /// What the reporter says.
    pub words: String,
    /// What the reporter is called now; nothing when they are forgotten.
    pub reporter: Option<String>,
    /// What whoever it is about was called there.
    pub called: String,
    /// Whoever it is about, as far as that is known.
    pub whom: Option<KnownCard>,
    /// The table.
    pub table: Option<String>,
    /// The seat.
    pub seat: Option<u8>,
    /// The number of what was said.
    pub line: Option<u32>,
    /// How many inputs the table had taken: the moment in its replay.
    pub step: u32,
    /// What was said around it.
    #[schema(value_type = Vec<Object>)]
    pub talk: Vec<TalkLine>,
    /// What came of it, when somebody has dealt with it.
    pub closed: Option<ClosedReport>,
}

/// What came of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ClosedReport {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who dealt with it; empty for whoever runs the server.
    pub by: String,
    /// What came of it.
    pub outcome: String,
}

/// Reports, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ReportsShown {
    /// The reports.
    pub reports: Vec<ReportCard>,
    /// What `before` names to go on from here; nothing when these are the last.
    #[ts(type = "number | null")]
    pub more: Option<i64>,
}

/// A line of the log of all that is done to keep order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OrderLine {
    /// Its number; later ones have greater numbers.
    #[ts(type = "number")]
    pub id: i64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who did it; nothing for whoever runs the server.
    pub by: Option<String>,
    /// What was done: `mute`, `unmute`, `ban`, `ban_all` (with the addresses), `unban`, `bar`, `unbar`, `role`,
    /// `report`, `close`, `filter`, `unfilter`.
    pub act: String,
    /// To whom or what: an id.
    pub whom: String,
    /// What that was called.
    pub called: String,
    /// Until when it lasts, in milliseconds since 1970; nothing when for good, or when it does not last.
    #[ts(type = "number | null")]
    pub until: Option<i64>,
    /// Why, or what came of it.
    pub reason: String,
}

/// Addresses from which nobody is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct BarredCard {
    /// What it is known by.
    pub id: String,
    /// The address, or the name of whoever came from there.
    pub label: String,
    /// Until when, and why.
    pub lasts: LastingShown,
}

/// What stands beside reports and people: who keeps order, who is not let in, and hidden words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OrderShown {
    /// Those who keep order.
    pub keepers: Vec<KnownCard>,
    /// Addresses from which nobody is let in.
    pub barred: Vec<BarredCard>,
    /// Words that nobody reads in what others say.
    pub filtered: Vec<String>,
}

/// Something that is done to keep order. What lasts does so for `hours`, without them for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OrderAct {
    /// Nothing somebody says is heard for a while.
    Mute {
        /// Who.
        id: String,
        /// For how long.
        hours: u32,
        /// Why, as they are told.
        reason: String,
    },
    /// They are heard again.
    Unmute(String),
    /// Somebody is not let in, nor are their bots.
    Ban {
        /// Who.
        id: String,
        /// For how long.
        #[serde(default)]
        #[ts(optional)]
        hours: Option<u32>,
        /// Why, as they are told.
        reason: String,
        /// Whether nobody is let in from where they came.
        #[serde(default)]
        addresses: bool,
    },
    /// They are let in again, and so is whoever comes from where they came.
    Unban(String),
    /// Nobody is let in from an address.
    Bar {
        /// The address; of IPv6, its whole network.
        address: String,
        /// For how long.
        #[serde(default)]
        #[ts(optional)]
        hours: Option<u32>,
        /// Why, as they are told.
        reason: String,
    },
    /// Whoever comes from there is let in again; what it is known by.
    Unbar(String),
    /// An account keeps order (`moderator`), or does no more.
    Role {
        /// Who.
        id: String,
        /// What they look after.
        #[serde(default)]
        #[ts(optional)]
        role: Option<RoleName>,
    },
    /// A report is dealt with.
    CloseReport {
        /// Which.
        id: String,
        /// What came of it.
        outcome: String,
    },
    /// A table takes nothing more.
    CloseTable {
        /// Which.
        table: String,
        /// Why.
        reason: String,
    },
    /// A word is not read in what others say.
    Filter(String),
    /// It is read again.
    Unfilter(String),
}

/// What somebody looks after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoleName {
    /// Order.
    Moderator,
    /// The server, and who keeps order.
    Owner,
}
