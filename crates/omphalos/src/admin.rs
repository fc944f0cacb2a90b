//! `omphalos admin`: the tables of a data folder, also while a server serves them.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail, ensure};
use hosting::Keeper;
use serde_json::json;
use store::{Beside, Overview, Sqlite, Store as _};

use crate::pack::PackArgs;
use crate::serve::data_folder;

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Look after the tables of a data folder
///
/// Everything but restore works beside a server that serves them. A server notices a table that was
/// closed, deleted or cut when somebody next plays there.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos admin --data /srv/omphalos list --running
  omphalos admin --data /srv/omphalos backup /backups/monday.sqlite
  omphalos admin --data /srv/omphalos prune --days 90
  omphalos admin --data /srv/omphalos try-rules")]
pub(crate) struct AdminArgs {
    /// The folder that keeps the tables
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    #[command(subcommand)]
    verb: Verb,

    #[command(flatten)]
    pack: PackArgs,
}

#[derive(Debug, clap::Subcommand)]
enum Verb {
    /// List all tables, the latest first
    List {
        /// Only games that go on
        #[arg(long)]
        running: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show one table
    Show {
        /// The table
        table: String,
    },
    /// Print the record of a table; it holds everybody's cards
    Export {
        /// The table
        table: String,
    },
    /// Close tables: they can be looked at, and take nothing more
    Close {
        /// The tables
        #[arg(required = true)]
        tables: Vec<String>,
    },
    /// Delete tables with everything that was kept of them
    Delete {
        /// The tables
        #[arg(required = true)]
        tables: Vec<String>,
    },
    /// Delete games that go on and that nobody has played at for so many days
    Prune {
        /// How many days
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=36_500))]
        days: i64,
        /// Only tell which
        #[arg(long)]
        dry_run: bool,
    },
    /// Copy all tables as they are at this moment into a new file
    Backup {
        /// The file
        file: PathBuf,
    },
    /// Put a backup in place; no server may use the folder. What is there is set aside
    Restore {
        /// The file
        file: PathBuf,
    },
    /// Check the file, and that every table replays
    Check {
        /// Let damaged tables end with what is whole of them, after a backup beside the file
        #[arg(long)]
        repair: bool,
    },
    /// Replay all games that go on by the rules of this program, and list those that lead elsewhere
    TryRules,
}

pub(crate) fn run(args: &AdminArgs) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(go(args))
}

async fn go(args: &AdminArgs) -> anyhow::Result<ExitCode> {
    let data = data_folder(args.data.as_ref())?;
    let mut out = io::stdout().lock();
    if let Verb::Restore { file } = &args.verb {
        Beside::restore(&data, file).await?;
        writeln!(out, "{} is in place", file.display())?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut beside = Beside::open(&data).await?;
    match &args.verb {
        Verb::List { running, json } => {
            for table in beside.all().await? {
                if *running && table.head.over {
                    continue;
                }
                match json {
                    true => writeln!(out, "{}", in_json(&table))?,
                    false => writeln!(out, "{}", in_a_line(&table))?,
                }
            }
        }
        Verb::Show { table } => writeln!(out, "{:#}", in_json(&find(&mut beside, table).await?))?,
        Verb::Export { table } => {
            let keeper = keeper(args, &data).await?;
            let record = keeper.record(table).await.map_err(anyhow::Error::msg)?;
            write!(out, "{record}")?;
        }
        Verb::Close { tables } => {
            for table in tables {
                ensure!(beside.close_table(table).await?, "there is no table `{table}`");
                writeln!(out, "closed {table}")?;
            }
        }
        Verb::Delete { tables } => {
            for table in tables {
                ensure!(beside.delete(table).await?, "there is no table `{table}`");
                writeln!(out, "deleted {table}")?;
            }
        }
        Verb::Prune { days, dry_run } => {
            for table in abandoned(&mut beside, *days).await? {
                if !dry_run {
                    beside.delete(&table.id).await?;
                }
                writeln!(out, "{}", in_a_line(&table))?;
            }
        }
        Verb::Backup { file } => {
            beside.backup(file).await.context("no backup")?;
            writeln!(out, "all tables are in {}", file.display())?;
        }
        Verb::Restore { .. } => unreachable!("it was done above"),
        Verb::Check { repair } => return check(args, beside, *repair).await,
        Verb::TryRules => {
            let keeper = keeper(args, &data).await?;
            let (mut tried, mut other) = (0, 0);
            for table in beside.all().await?.iter().filter(|table| !table.head.over) {
                tried += 1;
                if let Err(reason) = keeper.replay(&table.id).await {
                    other += 1;
                    writeln!(out, "{}: {reason}", table.id)?;
                }
            }
            writeln!(out, "{tried} games go on; {other} lead elsewhere by these rules")?;
            return Ok(if other == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Games that go on and that nobody has played at for so many days.
async fn abandoned(beside: &mut Beside, days: i64) -> anyhow::Result<Vec<Overview>> {
    let before = now() - days * DAY;
    let is_abandoned = |table: &Overview| !table.head.over && table.head.updated < before;
    Ok(beside.all().await?.into_iter().filter(is_abandoned).collect())
}

/// Deletes games that go on and that nobody has played at for so many days.
pub(crate) async fn forget(data: &std::path::Path, days: i64) -> anyhow::Result<()> {
    let mut beside = Beside::open(data).await?;
    for table in abandoned(&mut beside, days).await? {
        beside.delete(&table.id).await?;
        tracing::info!(table = table.id, days, "an abandoned table was deleted");
    }
    Ok(())
}

/// Checks the file and every table, and lets damaged tables end with what is whole of them.
async fn check(args: &AdminArgs, mut beside: Beside, repair: bool) -> anyhow::Result<ExitCode> {
    let data = beside.folder().to_owned();
    let mut out = io::stdout().lock();
    let damage = beside.damage().await?;
    for line in &damage {
        writeln!(out, "the file: {line}")?;
    }
    let keeper = keeper(args, &data).await?;
    let tables = beside.all().await?;
    let mut broken: BTreeMap<String, String> = BTreeMap::new();
    for table in &tables {
        if let Err(reason) = keeper.replay(&table.id).await {
            writeln!(out, "{}: {reason}", table.id)?;
            broken.insert(table.id.clone(), reason);
        }
    }
    writeln!(out, "{} tables, {} damaged", tables.len(), broken.len())?;
    if !repair || broken.is_empty() {
        let whole = damage.is_empty() && broken.is_empty();
        return Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let aside = data.join(format!("tables.before-repair-{}.sqlite", now()));
    beside.backup(&aside).await.context("nothing is repaired without a backup")?;
    writeln!(out, "as it was: {}", aside.display())?;
    let store = Sqlite::beside(&data).await?;
    let mut beyond = 0;
    for table in broken.keys() {
        let rows = beside.journal(table).await?;
        let read: Vec<_> = rows.iter().map_while(store::JournalRow::inputs).collect();
        let inputs: Vec<_> = read.iter().flatten().cloned().collect();
        let began = store.beginning(table).await?;
        let sound = match began {
            Some(began) => keeper.sound(began, &inputs).await.unwrap_or(0),
            None => 0,
        };
        let mut taken = 0;
        let whole = read.iter().take_while(|row| {
            taken += row.len();
            taken <= sound
        });
        match whole.count().checked_sub(1) {
            Some(last) => {
                beside.cut(table, rows[last].id).await?;
                writeln!(out, "{table}: ends with row {} of {}", last + 1, rows.len())?;
            }
            None => {
                beyond += 1;
                writeln!(out, "{table}: nothing of it is whole; delete it or restore a backup")?;
            }
        }
    }
    store.close().await?;
    Ok(if beyond == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn keeper(args: &AdminArgs, data: &std::path::Path) -> anyhow::Result<Keeper> {
    let store = Sqlite::beside(data).await?;
    Ok(Keeper::new(Arc::new(store), args.pack.of_all_games()?))
}

async fn find(beside: &mut Beside, id: &str) -> anyhow::Result<Overview> {
    let found = beside.all().await?.into_iter().find(|table| table.id == id);
    match found {
        Some(table) => Ok(table),
        None => bail!("there is no table `{id}`"),
    }
}

fn in_a_line(table: &Overview) -> String {
    let Overview { id, ruleset, taken, seats: (seats, claimed), head, .. } = table;
    let days = (now() - head.updated) / DAY;
    let state = match (table.closed, head.over) {
        (true, _) => "closed",
        (false, true) => "over",
        (false, false) => "running",
    };
    let round = head.round;
    format!(
        "{id}  {ruleset:<13} {state:<7} round {round:>3}  {taken:>5} inputs  {claimed}/{seats} seats  {days} days"
    )
}

fn in_json(table: &Overview) -> serde_json::Value {
    let players: serde_json::Value = serde_json::from_str(&table.players).unwrap_or_default();
    json!({
        "table": table.id,
        "ruleset": table.ruleset,
        "players": players,
        "seats": table.seats.0,
        "claimed": table.seats.1,
        "inputs": table.taken,
        "closed": table.closed,
        "created": table.created,
        "updated": table.head.updated,
        "round": table.head.round,
        "asked": table.head.asked,
        "over": table.head.over,
    })
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
