//! Who is who.

use kernel::Secret;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Me {
    /// What they are known by.
    pub id: String,
    /// What proves them.
    pub kind: PersonKind,
    /// What others call them.
    pub name: String,
    /// What they look after, `moderator` or `owner`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<String>,
}

/// What proves somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Only the browser they came with.
    Guest,
    /// A name and a password.
    Account,
    /// A token; a program.
    Bot,
}

/// Seats that a browser holds the secrets of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HeldSeats {
    /// The seats.
    pub seats: Vec<HeldSeat>,
}

/// A seat that a browser holds the secret of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HeldSeat {
    /// The table.
    pub table: String,
    /// What opens the seat.
    #[ts(as = "String")]
    pub secret: Secret,
}

/// A device that somebody is signed in on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeviceCard {
    /// What it is called.
    pub id: String,
    /// What kind of device it is, such as `Firefox, Linux`; empty when it did not say.
    pub device: String,
    /// When somebody signed in, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begun: i64,
    /// When it was last used, give or take a day.
    #[ts(type = "number")]
    pub seen: i64,
    /// Whether it is the one that asks.
    pub is_here: bool,
}

/// Where to sign out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SignOut {
    /// On the device that asks.
    Here,
    /// On every device.
    Everywhere,
    /// On the device that is called so.
    Device(String),
}
