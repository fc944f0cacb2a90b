//! `omphalos serve`, and the browser table of `omphalos play`.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use server::{Config, Packs, Server};
use tracing_subscriber::filter::LevelFilter;

use crate::pack::PackArgs;

/// The port tables are found at, unless it is taken.
const PORT: u16 = 4680;

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
}

/// Serve tables to many browsers
///
/// Every input is on disk before anyone is told of it: after a crash or power cut each table stands
/// where it was. Seats are opened by the secret links that are made with a table. For the open
/// internet put a proxy with TLS in front and name the host with --host-name.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos serve
  omphalos serve --bind 0.0.0.0 --port 4680 --data /srv/omphalos --host-name table.example")]
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

    /// A name the server is reached by, besides numeric addresses; may be given several times
    #[arg(long, value_name = "NAME")]
    host_name: Vec<String>,

    /// Tell more of what happens
    #[arg(long)]
    verbose: bool,

    #[command(flatten)]
    pack: PackArgs,
}

/// Serves until it is stopped.
pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    tell(if args.verbose { LevelFilter::DEBUG } else { LevelFilter::INFO });
    let config = Config {
        address: SocketAddr::new(args.bind, args.port),
        data: data_folder(args.data.as_ref())?,
        host_names: args.host_name.clone(),
        client: client(args.client.as_ref())?,
    };
    let packs = args.pack.of_all_games()?;
    runtime()?.block_on(async {
        let server = Server::start(&config, packs).await?;
        say(&format!(
            "tables at http://{}/ (kept in {})",
            server.address(),
            config.data.display()
        ))?;
        server.run(stopped()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Starts the table for one machine and opens a browser at it.
pub(crate) fn play(args: &TableArgs, packs: Packs) -> anyhow::Result<ExitCode> {
    tell(LevelFilter::WARN);
    let port = args.port.unwrap_or(PORT);
    let mut config = Config {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        data: data_folder(args.data.as_ref())?,
        host_names: Vec::new(),
        client: client(args.client.as_ref())?,
    };
    runtime()?.block_on(async {
        let server = match Server::start(&config, packs.clone()).await {
            Err(server::StartError::Listen { error, .. })
                if args.port.is_none() && error.kind() == io::ErrorKind::AddrInUse =>
            {
                config.address.set_port(0);
                Server::start(&config, packs).await?
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
        server.run(stopped()).await?;
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

/// One thread for each processor; computer players think on threads of their own.
fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("the server cannot start its threads")
}

/// Waits for Ctrl-C.
async fn stopped() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without the signal the process can still be ended from outside.
        std::future::pending::<()>().await;
    }
}

fn tell(level: LevelFilter) {
    // A second subscriber is refused; then there is one already.
    let _ = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).try_init();
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}

/// The folder that was named, or the one for a user's data.
fn data_folder(named: Option<&PathBuf>) -> anyhow::Result<PathBuf> {
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
