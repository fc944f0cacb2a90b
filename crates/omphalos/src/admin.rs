//! `omphalos admin`: the tables of a data folder or a database, also while servers serve them.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail, ensure};
use commands::PackArgs;
use hosting::Keeper;
use serde_json::json;
use store::{Beside, Overview, Postgres, Sqlite, Store, StoreError};

use crate::admin_order::{self, OrderVerb};
use crate::serve::data_folder;

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Look after the tables of a data folder or a database
///
/// Everything but restore works beside servers that serve them. A server notices a table that was
/// closed, deleted or cut when somebody next plays there. A database is copied, restored and repaired
/// by its own tools.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos admin --data /srv/omphalos list --running
  omphalos admin --data /srv/omphalos backup /backups/monday.sqlite
  omphalos admin --data /srv/omphalos prune --days 90
  omphalos admin --data /srv/omphalos try-rules
  omphalos admin --data /srv/omphalos order role Ann owner
  omphalos admin --data /srv/omphalos order ban Ben --hours 48 --reason 'spam'
  omphalos admin --database postgres://omphalos@db.example/omphalos check")]
pub(crate) struct AdminArgs {
    /// The folder that keeps the tables
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// The PostgreSQL that keeps the tables of many servers, instead of a folder
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,

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
        /// Let damaged tables of a folder end with what is whole of them, after a backup beside the file
        #[arg(long)]
        repair: bool,
    },
    /// Replay all games that go on, each by its own revision of this program's rules, and list those
    /// that lead elsewhere
    TryRules {
        /// Let those go on by another revision that leads where they went
        #[arg(long)]
        bind: bool,
    },
    /// Keep order: roles, reports, who is not heard and who is not let in, and the log of all that
    Order {
        #[command(subcommand)]
        verb: OrderVerb,
    },
}

pub(crate) fn run(args: &AdminArgs) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(go(args))
}

/// The tables of a folder or a database.
pub(crate) enum Tables {
    /// In a folder.
    Folder(Beside),
    /// In a database.
    Database(Postgres),
}

impl Tables {
    async fn all(&mut self) -> Result<Vec<Overview>, StoreError> {
        match self {
            Self::Folder(beside) => beside.all().await,
            Self::Database(database) => database.all().await,
        }
    }

    async fn close_table(&mut self, table: &str) -> Result<bool, StoreError> {
        match self {
            Self::Folder(beside) => beside.close_table(table).await,
            Self::Database(database) => database.close_table(table).await,
        }
    }

    async fn set_up(&mut self, table: &str, setup: &str) -> Result<(), StoreError> {
        match self {
            Self::Folder(beside) => beside.set_up(table, setup).await,
            Self::Database(database) => database.set_up(table, setup).await,
        }
    }

    async fn delete(&mut self, table: &str) -> Result<bool, StoreError> {
        match self {
            Self::Folder(beside) => beside.delete(table).await,
            Self::Database(database) => database.delete_table(table).await,
        }
    }
}

async fn go(args: &AdminArgs) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    if let Verb::Restore { file } = &args.verb {
        ensure!(args.database.is_none(), "a database is restored by its own tools, such as psql");
        Beside::restore(&data_folder(args.data.as_ref())?, file).await?;
        writeln!(out, "{} is in place", file.display())?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut beside = match &args.database {
        Some(database) => Tables::Database(Postgres::beside(database).await?),
        None => Tables::Folder(Beside::open(&data_folder(args.data.as_ref())?).await?),
    };
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
        Verb::Show { table } => {
            let mut shown = in_json(&find(&mut beside, table).await?);
            // A table that cannot be read is shown all the same.
            if let Ok(rules) = keeper(args, &beside).await?.rules(table).await {
                shown["rules"] = json!({ "revision": rules.revision, "newest": rules.newest });
            }
            writeln!(out, "{shown:#}")?;
        }
        Verb::Export { table } => {
            let keeper = keeper(args, &beside).await?;
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
            let Tables::Folder(folder) = &mut beside else {
                bail!("a database is copied by its own tools, such as pg_dump");
            };
            folder.backup(file).await.context("no backup")?;
            writeln!(out, "all tables are in {}", file.display())?;
        }
        Verb::Restore { .. } => unreachable!("it was done above"),
        Verb::Check { repair } => return check(args, beside, *repair).await,
        Verb::TryRules { bind } => return try_rules(args, beside, *bind).await,
        Verb::Order { verb } => {
            let store = store(&beside).await?;
            let ended = admin_order::run(&store.people(), verb).await;
            store.close().await?;
            return ended;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Games that go on and that nobody has played at for so many days.
async fn abandoned(beside: &mut Tables, days: i64) -> anyhow::Result<Vec<Overview>> {
    let before = now() - days * DAY;
    let is_abandoned = |table: &Overview| !table.head.over && table.head.updated < before;
    Ok(beside.all().await?.into_iter().filter(is_abandoned).collect())
}

/// Deletes games that go on and that nobody has played at for so many days.
pub(crate) async fn forget(mut tables: Tables, days: i64) -> anyhow::Result<()> {
    for table in abandoned(&mut tables, days).await? {
        tables.delete(&table.id).await?;
        tracing::info!(table = table.id, days, "an abandoned table was deleted");
    }
    Ok(())
}

/// Replays all games that go on, and lets those that lead elsewhere go on by a revision of the rules
/// that leads where they went.
async fn try_rules(args: &AdminArgs, mut beside: Tables, bind: bool) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let keeper = keeper(args, &beside).await?;
    let (mut tried, mut other) = (0, 0);
    for table in beside.all().await?.iter().filter(|table| !table.head.over && !table.closed) {
        tried += 1;
        let Err(reason) = keeper.replay(&table.id).await else { continue };
        let id = &table.id;
        writeln!(out, "{id}: {reason}")?;
        if let Ok(rules) = keeper.rules(id).await {
            writeln!(out, "{id}: {rules}")?;
        }
        match keeper.fitting(id).await {
            Ok(Some(fitting)) if bind => {
                beside.set_up(id, &fitting.setup).await?;
                writeln!(out, "{id}: goes on by revision {}", fitting.revision)?;
                continue;
            }
            Ok(Some(fitting)) => {
                writeln!(out, "{id}: --bind lets it go on by revision {}", fitting.revision)?;
            }
            Ok(None) => {
                writeln!(
                    out,
                    "{id}: no revision leads there; its players are told when they come"
                )?;
            }
            // What cannot be read was told of.
            Err(_) => {}
        }
        other += 1;
    }
    writeln!(out, "{tried} games go on; {other} lead elsewhere by these rules")?;
    Ok(if other == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks the file and every table, and lets damaged tables end with what is whole of them.
async fn check(args: &AdminArgs, mut beside: Tables, repair: bool) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let damage = match &mut beside {
        Tables::Folder(folder) => folder.damage().await?,
        Tables::Database(_) => {
            ensure!(!repair, "a database is not repaired here: restore a copy of it");
            Vec::new()
        }
    };
    for line in &damage {
        writeln!(out, "the file: {line}")?;
    }
    let keeper = keeper(args, &beside).await?;
    let tables = beside.all().await?;
    let mut broken: BTreeMap<String, String> = BTreeMap::new();
    for table in &tables {
        if let Err(reason) = keeper.replay(&table.id).await {
            writeln!(out, "{}: {reason}", table.id)?;
            broken.insert(table.id.clone(), reason);
        }
    }
    writeln!(out, "{} tables, {} damaged", tables.len(), broken.len())?;
    let whole = damage.is_empty() && broken.is_empty();
    let mut beside = match beside {
        Tables::Folder(folder) if repair && !broken.is_empty() => folder,
        _ => return Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE }),
    };
    let data = beside.folder().to_owned();
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

async fn store(tables: &Tables) -> anyhow::Result<Arc<dyn Store>> {
    Ok(match tables {
        Tables::Folder(folder) => Arc::new(Sqlite::beside(folder.folder()).await?),
        Tables::Database(database) => Arc::new(database.clone()),
    })
}

async fn keeper(args: &AdminArgs, tables: &Tables) -> anyhow::Result<Keeper> {
    Ok(Keeper::new(store(tables).await?, registry::games().hosts(args.pack.dirs())?))
}

async fn find(beside: &mut Tables, id: &str) -> anyhow::Result<Overview> {
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
        "program": table.program,
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
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
