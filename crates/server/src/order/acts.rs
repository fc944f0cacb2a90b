//! What those who keep order do.

use std::net::IpAddr;

use axum::http::StatusCode;
use hosting::limits::network;
use hosting::{Failure, LONGEST_WORD, naming};
use protocol::{OrderAct, RoleName};
use store::{By, FOR_GOOD, Kept, Lasting, Measure, Measured, PersonId, Role};
use text::OrderRefusal;

use super::refused;
use crate::App;
use crate::accept::Address;
use crate::people::now;

/// The longest that something lasts which does not last for good, in hours.
const LONGEST: u32 = 10 * 366 * 24;

/// The longest reason, in characters.
pub(super) const LONGEST_REASON: usize = 300;

const HOUR: i64 = 60 * 60 * 1000;

/// Words that people are told.
pub(super) fn words(said: &str, most: usize) -> Result<String, Failure> {
    let words = naming::shown(said, most).filter(|words| !words.is_empty());
    words.ok_or_else(|| Failure::bad("words", OrderRefusal::Words.into()))
}

fn lasting(hours: Option<u32>, reason: &str, now: i64) -> Result<Lasting, Failure> {
    let until = match hours {
        Some(hours) => now + i64::from(hours.clamp(1, LONGEST)) * HOUR,
        None => FOR_GOOD,
    };
    Ok(Lasting { until, reason: words(reason, LONGEST_REASON)? })
}

fn nothing() -> Failure {
    refused(StatusCode::NOT_FOUND, "nothing", OrderRefusal::Nothing)
}

/// Does something, and has everybody notice.
pub(super) async fn done(app: &App, by: By, from: Address, asked: OrderAct) -> Result<(), Failure> {
    let at = now();
    let measure = measure(app, from, asked, at).await?;
    let table = match &measure {
        Measure::CloseTable { table, .. } => Some(table.clone()),
        _ => None,
    };
    let is_ban = matches!(measure, Measure::Ban { .. });
    let measured = Measured { by, at, measure };
    if app.tables.store().people().measure(&measured).await? == Kept::Nothing {
        return Err(nothing());
    }
    app.order.read().await?;
    if is_ban {
        app.lobby.read().await?;
    }
    if let Some(table) = table {
        app.lobby.touch(&table).await;
    }
    Ok(())
}

async fn measure(app: &App, from: Address, asked: OrderAct, now: i64) -> Result<Measure, Failure> {
    let own = || refused(StatusCode::CONFLICT, "own_address", OrderRefusal::OwnAddress);
    Ok(match asked {
        OrderAct::Mute { id, hours, reason } => {
            Measure::Mute(PersonId(id), lasting(Some(hours), &reason, now)?)
        }
        OrderAct::Unmute(id) => Measure::Unmute(PersonId(id)),
        OrderAct::Ban { id, hours, reason, addresses } => {
            let (person, lasts) = (PersonId(id), lasting(hours, &reason, now)?);
            if addresses && let Some(came) = app.order.came(from) {
                let theirs = app.tables.store().people().came_from(&person).await?;
                if theirs.contains(&came) {
                    return Err(own());
                }
            }
            Measure::Ban { person, lasts, addresses }
        }
        OrderAct::Unban(id) => Measure::Unban(PersonId(id)),
        OrderAct::Bar { address, hours, reason } => {
            let no_address = || Failure::bad("address", OrderRefusal::Address.into());
            let address: IpAddr = address.trim().parse().map_err(|_| no_address())?;
            let label = network(address).to_string();
            // Whoever comes from there comes from no address in particular.
            if app.gate.limits().trusted.contains(&address.to_canonical()) {
                return Err(no_address());
            }
            let network = app.order.digest(&label);
            if app.order.came(from).as_ref() == Some(&network) {
                return Err(own());
            }
            Measure::Bar { network, label, lasts: lasting(hours, &reason, now)? }
        }
        OrderAct::Unbar(id) => Measure::Unbar(id),
        OrderAct::Role { id, role } => {
            let role = role.map(|role| match role {
                RoleName::Moderator => Role::Moderator,
                RoleName::Owner => Role::Owner,
            });
            Measure::Role(PersonId(id), role)
        }
        OrderAct::CloseReport { id, outcome } => {
            Measure::CloseReport { report: id, outcome: words(&outcome, LONGEST_REASON)? }
        }
        OrderAct::CloseTable { table, reason } => {
            Measure::CloseTable { table, reason: words(&reason, LONGEST_REASON)? }
        }
        OrderAct::Filter(word) => Measure::Filter(filtered(&word)?),
        OrderAct::Unfilter(word) => Measure::Unfilter(word),
    })
}

/// A word that can be hidden.
fn filtered(word: &str) -> Result<String, Failure> {
    let word = words(word, LONGEST_WORD)?.to_lowercase();
    match word.chars().all(char::is_alphanumeric) {
        true => Ok(word),
        false => Err(Failure::bad("words", OrderRefusal::Words.into())),
    }
}
