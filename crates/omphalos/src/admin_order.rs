//! `omphalos admin order`: what moderators do on their page, for whoever runs the server, and who the
//! first of them is.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::{bail, ensure};
use hosting::limits::network;
use hosting::naming;
use serde_json::json;
use store::{
    By, FOR_GOOD, Kept, Known, Lasting, LoggedMeasure, Measure, Measured, People, PersonId, Report,
    Role, WhichReports,
};

use crate::admin::now;

/// Milliseconds of an hour.
const HOUR: i64 = 60 * 60 * 1000;

/// Reports and lines of the log that are listed at once.
const PAGE: u32 = 200;

#[derive(Debug, clap::Subcommand)]
pub(crate) enum OrderVerb {
    /// Show somebody: an account by its name, anybody by their id
    Who {
        /// The name or id
        name: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Say what an account looks after
    Role {
        /// Its name or id
        name: String,
        /// What it looks after
        role: RoleArg,
    },
    /// Let nothing be heard of somebody for a while
    Mute {
        /// Their name or id
        name: String,
        /// For how many hours
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=87_600))]
        hours: i64,
        /// Why, as they are told
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let somebody be heard again
    Unmute {
        /// Their name or id
        name: String,
    },
    /// Let somebody and their bots not in
    Ban {
        /// Their name or id
        name: String,
        /// For how many hours; without it for good
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=87_600))]
        hours: Option<i64>,
        /// Why, as they are told
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Let nobody in from where they came
        #[arg(long)]
        addresses: bool,
    },
    /// Let somebody in again, and whoever comes from where they came
    Unban {
        /// Their name or id
        name: String,
    },
    /// Let nobody in from an address; of IPv6, from its network
    Bar {
        /// The address
        address: std::net::IpAddr,
        /// For how many hours; without it for good
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=87_600))]
        hours: Option<i64>,
        /// Why, as they are told
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let people in from an address again
    Unbar {
        /// The address, or the name of whoever came from there
        label: String,
    },
    /// List addresses from which nobody is let in
    Barred,
    /// List what was reported, the latest first
    Reports {
        /// Also what was dealt with
        #[arg(long)]
        all: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Say that a report is dealt with
    Settle {
        /// The report
        report: String,
        /// What came of it
        outcome: String,
    },
    /// List all that was done to keep order, the latest first
    Log {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List words that are hidden in what people say, hide one or show it again
    Words {
        /// Hide this word
        #[arg(long, value_name = "WORD")]
        add: Vec<String>,
        /// Show this word again
        #[arg(long, value_name = "WORD")]
        remove: Vec<String>,
    },
}

/// What an account looks after.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum RoleArg {
    /// The server, and who keeps order
    Owner,
    /// Order
    Moderator,
    /// Nothing
    None,
}

/// Does it, beside servers that may serve.
pub(crate) async fn run(people: &People, verb: &OrderVerb) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match verb {
        OrderVerb::Who { name, json } => {
            for known in found(people, name).await? {
                match json {
                    true => writeln!(out, "{}", known_json(&known))?,
                    false => writeln!(out, "{}", known_line(&known))?,
                }
            }
        }
        OrderVerb::Role { name, role } => {
            let role = match role {
                RoleArg::Owner => Some(Role::Owner),
                RoleArg::Moderator => Some(Role::Moderator),
                RoleArg::None => None,
            };
            done(people, Measure::Role(one(people, name).await?, role)).await?;
        }
        OrderVerb::Mute { name, hours, reason } => {
            let lasts = lasting(Some(*hours), reason)?;
            done(people, Measure::Mute(one(people, name).await?, lasts)).await?;
        }
        OrderVerb::Unmute { name } => {
            done(people, Measure::Unmute(one(people, name).await?)).await?;
        }
        OrderVerb::Ban { name, hours, reason, addresses } => {
            let (person, lasts) = (one(people, name).await?, lasting(*hours, reason)?);
            done(people, Measure::Ban { person, lasts, addresses: *addresses }).await?;
        }
        OrderVerb::Unban { name } => {
            done(people, Measure::Unban(one(people, name).await?)).await?;
        }
        OrderVerb::Bar { address, hours, reason } => {
            let label = network(*address).to_string();
            let network = people.address_digest(&label).await?;
            let lasts = lasting(*hours, reason)?;
            done(people, Measure::Bar { network, label, lasts }).await?;
        }
        OrderVerb::Unbar { label } => {
            let label = label.parse().map_or(label.clone(), |address| network(address).to_string());
            let barred = people.barred(now()).await?;
            let all: Vec<_> = barred.into_iter().filter(|one| one.label == label).collect();
            ensure!(!all.is_empty(), "`{label}` is not barred");
            for one in all {
                done(people, Measure::Unbar(one.network)).await?;
            }
        }
        OrderVerb::Barred => {
            for barred in people.barred(now()).await? {
                writeln!(out, "{}  {}", barred.label, lasts_told(&barred.lasts))?;
            }
        }
        OrderVerb::Reports { all, json } => {
            let (reader, about, before) = (None, None, None);
            let which = WhichReports { reader, open: !all, about, before, most: PAGE };
            for report in people.reports(&which).await? {
                match json {
                    true => writeln!(out, "{}", report_json(&report))?,
                    false => write!(out, "{}", report_told(&report))?,
                }
            }
        }
        OrderVerb::Settle { report, outcome } => {
            let (report, outcome) = (report.clone(), outcome.clone());
            done(people, Measure::CloseReport { report, outcome }).await?;
        }
        OrderVerb::Log { json } => {
            for line in people.measures(None, None, PAGE).await? {
                match json {
                    true => writeln!(out, "{}", line_json(&line))?,
                    false => writeln!(out, "{}", line_told(&line))?,
                }
            }
        }
        OrderVerb::Words { add, remove } => {
            for word in add {
                ensure!(word.chars().all(char::is_alphanumeric), "`{word}` is not one word");
                done(people, Measure::Filter(word.to_lowercase())).await?;
            }
            for word in remove {
                done(people, Measure::Unfilter(word.to_lowercase())).await?;
            }
            for word in people.filtered().await? {
                writeln!(out, "{word}")?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

async fn done(people: &People, measure: Measure) -> anyhow::Result<()> {
    let measured = Measured { by: By::Operator, at: now(), measure };
    match people.measure(&measured).await? {
        Kept::Done => Ok(()),
        Kept::Nothing => bail!("there is nobody and nothing of that kind, or it is so already"),
    }
}

async fn found(people: &People, name: &str) -> anyhow::Result<Vec<Known>> {
    let found = people.named(name, &naming::likeness(name), now()).await?;
    ensure!(!found.is_empty(), "nobody is called `{name}`");
    Ok(found)
}

/// The one who is meant.
async fn one(people: &People, name: &str) -> anyhow::Result<PersonId> {
    let mut found = found(people, name).await?;
    ensure!(found.len() == 1, "several are called `{name}`: name an id, as `who` tells them");
    Ok(found.remove(0).person.id)
}

fn lasting(hours: Option<i64>, reason: &str) -> anyhow::Result<Lasting> {
    ensure!(!reason.trim().is_empty(), "people are told a reason");
    let until = hours.map_or(FOR_GOOD, |hours| now() + hours * HOUR);
    Ok(Lasting { until, reason: reason.trim().to_owned() })
}

/// How long something lasts still, and why.
fn lasts_told(lasts: &Lasting) -> String {
    let Lasting { until, reason } = lasts;
    match *until {
        FOR_GOOD => format!("for good: {reason}"),
        until => format!("for {} hours: {reason}", (until - now() + HOUR - 1) / HOUR),
    }
}

fn known_line(known: &Known) -> String {
    let Known { person, muted, banned, reports: (all, open), .. } = known;
    let mut line = format!("{}  {} {}", person.id.0, person.kind.name(), person.name);
    if let Some(role) = person.role {
        line += &format!("  {}", role.name());
    }
    line += &format!("  {all} reports, {open} open");
    for (word, lasts) in [("muted", muted), ("banned", banned)] {
        if let Some(lasts) = lasts {
            line += &format!("  {word} {}", lasts_told(lasts));
        }
    }
    line
}

fn lasts_json(lasts: Option<&Lasting>) -> serde_json::Value {
    let Some(Lasting { until, reason }) = lasts else { return serde_json::Value::Null };
    json!({ "until": (*until != FOR_GOOD).then_some(until), "reason": reason })
}

fn known_json(known: &Known) -> serde_json::Value {
    json!({
        "id": known.person.id.0,
        "kind": known.person.kind.name(),
        "name": known.person.name,
        "role": known.person.role.map(Role::name),
        "created": known.created,
        "owner": known.owner.as_ref().map(|owner| &owner.0),
        "muted": lasts_json(known.muted.as_ref()),
        "banned": lasts_json(known.banned.as_ref()),
        "reports": known.reports.0,
        "open": known.reports.1,
    })
}

fn report_told(report: &Report) -> String {
    let Report { id, called, kind, words, .. } = report;
    let reporter = report.reporter.as_ref().map_or("nobody any more", |(_, name)| name);
    let about = report.about.as_ref().map_or("nobody knows who", |about| &about.0);
    let mut told =
        format!("{id}  {} by {reporter}, about {called} ({about}): {words}\n", kind.name());
    if let Some(there) = &report.at_table {
        told += &format!("    at table {} after {} inputs\n", there.table, there.taken);
        for line in &there.talk {
            told += &format!("    {line}\n");
        }
    }
    if let Some((_, by, outcome)) = &report.closed {
        told += &format!("    dealt with by {}: {outcome}\n", who(by));
    }
    told
}

/// Whoever did something; nobody in particular runs the server.
fn who(name: &str) -> &str {
    if name.is_empty() { "the operator" } else { name }
}

fn report_json(report: &Report) -> serde_json::Value {
    let there = report.at_table.as_ref();
    let talk = there.map(|there| &there.talk[..]).unwrap_or_default();
    let line = |line: &String| serde_json::from_str::<serde_json::Value>(line).ok();
    json!({
        "id": report.id,
        "at": report.at,
        "kind": report.kind.name(),
        "words": report.words,
        "reporter": report.reporter.as_ref().map(|(id, name)| json!({ "id": id.0, "name": name })),
        "about": report.about.as_ref().map(|about| &about.0),
        "called": report.called,
        "table": there.map(|there| &there.table),
        "seat": there.and_then(|there| there.seat),
        "line": there.and_then(|there| there.line),
        "inputs": there.map(|there| there.taken),
        "talk": talk.iter().filter_map(line).collect::<Vec<_>>(),
        "closed": report.closed.as_ref().map(|(at, by, outcome)| {
            json!({ "at": at, "by": by, "outcome": outcome })
        }),
    })
}

fn line_told(line: &LoggedMeasure) -> String {
    let LoggedMeasure { id, at, act, whom, called, reason, .. } = line;
    let by = line.by.as_deref().unwrap_or_default();
    let hours = (now() - at) / HOUR;
    format!("{id}  {hours} hours ago, {}: {act} {called} ({whom}) {reason}", who(by))
}

fn line_json(line: &LoggedMeasure) -> serde_json::Value {
    json!({
        "id": line.id,
        "at": line.at,
        "by": line.by,
        "act": line.act,
        "whom": line.whom,
        "called": line.called,
        "until": line.until.filter(|until| *until != FOR_GOOD),
        "reason": line.reason,
    })
}
