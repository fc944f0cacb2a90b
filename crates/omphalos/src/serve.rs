//! `omphalos serve`, and the browser table of `omphalos play`.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use commands::PackArgs;
use hosting::Hosts;
use hosting::limits::Limits;
use server::{Cluster, Config, Server, Thinker};
use store::{Beside, Postgres};
use tracing_subscriber::filter::LevelFilter;

use crate::admin::{self, Tables};

/// The port tables are found at, unless it is taken.
const PORT: u16 = 4680;

/// How often old tables are looked for.
const FORGETTING: Duration = Duration::from_secs(3600);

/// The browser table of `omphalos play`.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_help_heading = "Table in the browser")]
pub(crate) struct TableArgs {
    /// Start the table without opening a browser
    #[arg(long)]
    no_open: bool,

    /// The port to listen on; any free one when 4680 is taken and none is named
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// The folder that keeps the tables
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Read the browser client from this folder, instead of the program
    #[arg(long, value_name = "DIR")]
    client: Option<PathBuf>,

    /// For tests: all dice and computer players follow from this number, so games can be foretold
    #[arg(long, value_name = "NUMBER", hide = true)]
    foretold: Option<u64>,
}

/// Serve tables to many browsers
///
/// Every input is on disk before anyone is told of it: after a crash or power cut each table stands
/// where it was. Seats are opened by the secret links that are made with a table. For the open
/// internet put a proxy with TLS in front and name the host with --host-name.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos serve
  omphalos serve --bind 0.0.0.0 --port 4680 --data /srv/omphalos --host-name table.example
  omphalos serve --database postgres://omphalos@db.example/omphalos --bus nats://bus.example --node one")]
pub(crate) struct ServeArgs {
    /// The address to listen on; others than 127.0.0.1 open it to the network
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,

    /// The port to listen on; 0 for any free one
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,

    /// The folder that keeps the tables
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Read the browser client from this folder, instead of the program
    #[arg(long, value_name = "DIR")]
    client: Option<PathBuf>,

    #[command(flatten)]
    cluster: ClusterArgs,

    /// A name the server is reached by, besides numeric addresses; may be given several times
    #[arg(long, value_name = "NAME")]
    host_name: Vec<String>,

    /// Tell more of what happens
    #[arg(long)]
    verbose: bool,

    /// Delete games that go on and that nobody has played at for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    forget: Option<u32>,

    /// The form of what is told on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    pack: PackArgs,
}

/// Servers of the same tables.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Many servers of the same tables")]
struct ClusterArgs {
    /// The PostgreSQL that keeps the tables, as postgres://USER@HOST/NAME, instead of a folder
    #[arg(long, value_name = "URL", requires_all = ["bus", "node"])]
    #[arg(conflicts_with = "data")]
    database: Option<String>,

    /// The NATS that carries what the servers say to each other, as nats://HOST
    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,

    /// The name of this server, of its own among them
    #[arg(long, value_name = "NAME", requires = "database")]
    node: Option<String>,
}

impl ClusterArgs {
    fn cluster(&self) -> Option<Cluster> {
        let (database, bus, node) = (self.database.clone()?, self.bus.clone()?, self.node.clone()?);
        Some(Cluster { database, bus, node })
    }
}

/// Let computer players of other servers think on this machine
///
/// Servers that were started with --bus ask whoever thinks on it, and think for themselves when
/// nobody answers in time. Any number of machines may think; nothing is kept there.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:
  omphalos think --bus nats://bus.example:4222")]
pub(crate) struct ThinkArgs {
    /// The NATS that the servers use, as nats://HOST
    #[arg(long, value_name = "URL")]
    bus: String,

    /// Tell more of what happens
    #[arg(long)]
    verbose: bool,

    /// The form of what is told on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
}

/// Thinks until it is stopped.
pub(crate) fn think(args: &ThinkArgs) -> anyhow::Result<ExitCode> {
    tell(if args.verbose { LevelFilter::DEBUG } else { LevelFilter::INFO }, args.log);
    until_done(async {
        let thinker = Thinker::start(&args.bus, registry::hosts()).await?;
        say("thinking for whoever asks")?;
        thinker.run(stopped()).await;
        Ok(ExitCode::SUCCESS)
    })
}

/// The form of a log.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum LogForm {
    /// A line for people
    Text,
    /// A JSON object for each line
    Json,
}

/// What one address and everybody together may ask of the server.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Connections in all; no more than the system gives files for
    #[arg(long, value_name = "N")]
    connections: Option<usize>,

    /// Connections of one address
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,

    /// Tables that one address may open in an hour
    #[arg(long, value_name = "N")]
    tables_per_hour: Option<u32>,

    /// The address of a proxy: whom it forwards (X-Forwarded-For) is believed and limited instead of
    /// it; may be given several times. Without one those of this machine are believed
    #[arg(long, value_name = "ADDRESS")]
    proxy: Vec<IpAddr>,

    /// Seconds that players have to leave when the server is told to stop
    #[arg(long, value_name = "S")]
    drain: Option<u64>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let mut limits = Limits::default();
        if let Some(connections) = self.connections {
            limits.connections = connections;
        }
        if let Some(connections) = self.connections_per_address {
            limits.connections_per_address = connections;
        }
        if let Some(tables) = self.tables_per_hour {
            limits.openings.per_second = f64::from(tables) / 3600.0;
        }
        if !self.proxy.is_empty() {
            limits.trusted.clone_from(&self.proxy);
        }
        if let Some(seconds) = self.drain {
            limits.drain = Duration::from_secs(seconds);
        }
        limits
    }
}

/// Serves until it is stopped.
pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    tell(if args.verbose { LevelFilter::DEBUG } else { LevelFilter::INFO }, args.log);
    let address = SocketAddr::new(args.bind, args.port);
    let config = Config {
        host_names: args.host_name.clone(),
        client: client(args.client.as_ref())?,
        limits: args.limits.limits(),
        cluster: args.cluster.cluster(),
        ..Config::new(address, data_folder(args.data.as_ref())?)
    };
    let hosts = registry::games().hosts(args.pack.dirs())?;
    until_done(async {
        let server = Server::start(&config, hosts).await?;
        let kept = match &config.cluster {
            Some(cluster) => format!("served with others as {}", cluster.node),
            None => format!("kept in {}", config.data.display()),
        };
        say(&format!("tables at http://{}/ ({kept})", server.address()))?;
        tokio::select! {
            () = server.run(stopped()) => {}
            () = forget(args.forget, &config) => {}
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Deletes abandoned tables every now and then, if that is wished.
async fn forget(days: Option<u32>, config: &Config) {
    let Some(days) = days else { return std::future::pending().await };
    loop {
        let tables = match &config.cluster {
            Some(cluster) => Postgres::beside(&cluster.database).await.map(Tables::Database),
            None => Beside::open(&config.data).await.map(Tables::Folder),
        };
        let forgotten = match tables {
            Ok(tables) => admin::forget(tables, days.into()).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = forgotten {
            tracing::error!(%error, "old tables could not be deleted");
        }
        tokio::time::sleep(FORGETTING).await;
    }
}

/// Starts the table for one machine and opens a browser at it.
pub(crate) fn play(args: &TableArgs, hosts: Hosts) -> anyhow::Result<ExitCode> {
    tell(LevelFilter::WARN, LogForm::Text);
    let port = args.port.unwrap_or(PORT);
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut config = Config {
        client: client(args.client.as_ref())?,
        foretold: args.foretold,
        ..Config::new(address, data_folder(args.data.as_ref())?)
    };
    until_done(async {
        let server = match Server::start(&config, hosts.clone()).await {
            Err(server::StartError::Listen { error, .. })
                if args.port.is_none() && error.kind() == io::ErrorKind::AddrInUse =>
            {
                config.address.set_port(0);
                Server::start(&config, hosts).await?
            }
            started => started?,
        };
        let page = format!("http://{}/", server.address());
        say(&format!("the table is at {page} (Ctrl-C ends it; games are kept)"))?;
        if !args.no_open
            && let Err(error) = open::that_detached(&page)
        {
            say(&format!("no browser could be opened ({error}); open the page yourself"))?;
        }
        server.run(stopped()).await;
        Ok(ExitCode::SUCCESS)
    })
}

/// The folder of a client, if there is one in it.
fn client(folder: Option<&PathBuf>) -> anyhow::Result<Option<PathBuf>> {
    if let Some(folder) = folder {
        let is_client = folder.join("index.html").is_file();
        ensure!(is_client, "{} holds no browser client: it has no index.html", folder.display());
    }
    Ok(folder.cloned())
}

/// Serves on one thread for each processor; computer players think on threads of their own, and are
/// not waited for in the end.
fn until_done(serve: impl Future<Output = anyhow::Result<ExitCode>>) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("the server cannot start its threads")?;
    let done = runtime.block_on(serve);
    runtime.shutdown_background();
    done
}

/// Waits for Ctrl-C or to be told to stop. As the first process of a container nothing else would
/// stop it.
async fn stopped() {
    let told = async {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            if let Ok(mut told) = signal(SignalKind::terminate()) {
                told.recv().await;
                return;
            }
        }
        // Without the signal the process can still be ended from outside.
        std::future::pending::<()>().await;
    };
    tokio::select! {
        Ok(()) = tokio::signal::ctrl_c() => {}
        () = told => {}
    }
}

fn tell(level: LevelFilter, log: LogForm) {
    // Colours are for eyes, not for files.
    let colours = io::IsTerminal::is_terminal(&io::stderr());
    let told = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // A second subscriber is refused; then there is one already.
    let _ = match log {
        LogForm::Text => told.with_ansi(colours).try_init(),
        LogForm::Json => told.json().try_init(),
    };
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}

/// The folder that was named, or the one for a user's data.
pub(crate) fn data_folder(named: Option<&PathBuf>) -> anyhow::Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.clone());
    }
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    let home = home.context("no home folder is known; name a folder with --data DIR")?;
    Ok(home.join("omphalos"))
}
