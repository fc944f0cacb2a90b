//! What people report.

use axum::http::StatusCode;
use hosting::{Failure, Names, TableError, naming, token};
use protocol::{PlayerKind, PlayerSpec, ReportAbout, TalkLine};
use store::{PersonId, ReportKind, Reported};
use text::{Lang, OrderRefusal};

use super::acts::LONGEST_REASON;
use super::refused;
use crate::App;
use crate::people::{Who, now};

/// Reports of one person that nobody has dealt with.
const MOST_OPEN: u32 = 20;

/// Bytes of what a report is known by.
const ID_BYTES: usize = 9;

/// What was said that is kept with a report: before a line and after it, or before now.
const BEFORE: usize = 12;
const AFTER: usize = 4;
const LAST: usize = 30;

/// The longest name.
const LONGEST_NAME: usize = 40;

fn nothing() -> Failure {
    refused(StatusCode::CONFLICT, "report", OrderRefusal::Report)
}

/// Keeps a report.
pub(super) async fn keep(app: &App, who: &Who, asked: protocol::NewReport) -> Result<(), Failure> {
    let words = naming::shown(&asked.words, LONGEST_REASON);
    let words = words.ok_or_else(|| Failure::bad("words", OrderRefusal::Words.into()))?;
    let people = app.tables.store().people();
    let (about, called, at_table) = match (asked.table, asked.name) {
        (Some(table), None) => at_table(app, table, asked.seat, asked.line).await?,
        (None, Some(name)) => {
            let name = naming::shown(&name, LONGEST_NAME).unwrap_or_default();
            let account = people.account(&naming::likeness(&name)).await?.ok_or_else(nothing)?;
            (Some(account.person.id), account.person.name, None)
        }
        _ => return Err(nothing()),
    };
    if about.as_ref() == Some(&who.person.id) {
        return Err(nothing());
    }
    let report = store::NewReport {
        id: token(ID_BYTES),
        at: now(),
        reporter: who.person.id.clone(),
        about,
        called,
        at_table,
        kind: match asked.about {
            ReportAbout::Talk => ReportKind::Talk,
            ReportAbout::Name => ReportKind::Name,
            ReportAbout::Cheating => ReportKind::Cheating,
            ReportAbout::Leaving => ReportKind::Leaving,
            ReportAbout::Other => ReportKind::Other,
        },
        words,
    };
    match people.report(&report, MOST_OPEN).await? {
        true => Ok(()),
        false => Err(nothing()),
    }
}

/// Whom a report of a table is about, what they are called there, and what was said.
async fn at_table(
    app: &App,
    table: String,
    seat: Option<u8>,
    line: Option<u32>,
) -> Result<(Option<PersonId>, String, Option<Reported>), Failure> {
    let people = app.tables.store().people();
    let (_, stored) = app.tables.stored(&table).await?;
    let standing = app.tables.store().standing(&table).await?;
    let taken = standing.ok_or_else(|| TableError::Unknown(table.clone()))?.taken;
    let players: Vec<PlayerSpec> = serde_json::from_str(&stored.players).map_err(|_| nothing())?;
    let talk = app.tables.store().talk(&table).await?;
    let read: Vec<Option<TalkLine>> =
        talk.iter().map(|line| serde_json::from_str(line).ok()).collect();
    let said = match line {
        Some(number) => {
            let at = read
                .iter()
                .position(|line| line.as_ref().is_some_and(|line| line.number == number));
            let at = at.ok_or_else(nothing)?;
            Some((at, read[at].clone().ok_or_else(nothing)?))
        }
        None => None,
    };
    let seat = match &said {
        Some((_, line)) => line.seat,
        None => seat,
    };
    let player = seat.map(|seat| players.get(usize::from(seat)).ok_or_else(nothing)).transpose()?;
    if player.is_some_and(|player| player.kind == PlayerKind::Computer) {
        return Err(nothing());
    }
    let labels =
        |seat: u8| Names::new(Lang::default(), &players).labels()[usize::from(seat)].clone();
    let called = match (seat, &said) {
        (Some(seat), _) => labels(seat),
        (None, Some((_, line))) => line.name.clone().unwrap_or_default(),
        (None, None) => return Err(nothing()),
    };
    let speaker = match line {
        Some(number) => people.speaker(&table, number).await?,
        None => None,
    };
    let sitting = people.people_at(&table).await?;
    let sits = seat.and_then(|seat| sitting.into_iter().find(|(own, _)| *own == seat));
    let around = match said {
        Some((at, _)) => at.saturating_sub(BEFORE)..(at + 1 + AFTER).min(talk.len()),
        None => talk.len().saturating_sub(LAST)..talk.len(),
    };
    let talk = talk[around].to_vec();
    let about = speaker.or(sits.map(|(_, person)| person));
    Ok((about, called, Some(Reported { table, seat, line, taken, talk })))
}
