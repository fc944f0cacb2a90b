//! Tables in the browser.
//!
//! One task plays each table (`table`). A browser speaks to it over a WebSocket (`socket`);
//! everything else is plain requests (`http`). A choice is named by the number of the question
//! and its place in the list that was offered, and checked by the kernel's `Match` and nowhere
//! else. Every input and every outcome is in the store before anyone is told of it, so after a
//! crash each table stands where it was: it is played again from its inputs.

mod accept;
mod asker;
mod assets;
pub mod client;
pub mod dice;
mod games;
mod gate;
mod guard;
mod http;
mod limits;
mod lots;
mod naming;
mod node;
mod opening;
mod ops;
mod played;
mod reviews;
mod shelf;
mod socket;
mod table;
mod tables;
#[cfg(test)]
mod tests;
mod think_pool;
mod upgrade;
mod upkeep;
mod uploaded;
mod voice;

pub use games::Packs;
pub use limits::{Limits, Rate};
pub use node::Thinker;
pub use upkeep::{Answered, Keeper};
pub use voice::Voice;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use store::{Postgres, Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::accept::{Connections, Leaving};
use crate::gate::Gate;
use crate::lots::Lots;
use crate::node::{Bus, Node, Thinkers, Way};
use crate::reviews::Reviews;
use crate::shelf::Shelf;
use crate::tables::Tables;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder that keeps the tables.
    pub data: PathBuf,
    /// Names it is known by, besides `localhost` and numeric addresses.
    pub host_names: Vec<String>,
    /// The folder that the browser client is read from, instead of the binary.
    pub client: Option<PathBuf>,
    /// What one address, one session and everybody together may ask of it.
    pub limits: Limits,
    /// The others it serves the same tables with; then it keeps none in its folder.
    pub cluster: Option<Cluster>,
    /// For tests alone: what all dice, cards and computer players follow from, so that games can be
    /// foretold. Nothing is promised to players about such dice.
    pub foretold: Option<u64>,
}

/// Servers that serve the same tables.
#[derive(Clone, Debug)]
pub struct Cluster {
    /// The PostgreSQL that keeps the tables, as `postgres://...`.
    pub database: String,
    /// The NATS that carries what servers say to each other, as `nats://...`.
    pub bus: String,
    /// The name of this server among them.
    pub node: String,
}

impl Config {
    /// A server at an address, with the tables of a folder.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        let (host_names, client, limits) = (Vec::new(), None, Limits::default());
        let (cluster, foretold) = (None, None);
        Self { address, data, host_names, client, limits, cluster, foretold }
    }
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be had.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The tables cannot be had.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other servers cannot be reached.
    #[error("the bus {bus} cannot be used: {error}")]
    Bus {
        /// Where it is.
        bus: String,
        /// Why not.
        error: String,
    },
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    tables: Arc<Tables>,
    shelf: Arc<Shelf>,
    reviews: Arc<Reviews>,
    gate: Arc<Gate>,
    connections: Arc<Connections>,
    leaving: Leaving,
    node: Option<Arc<Node>>,
}

impl App {
    /// The way from a browser to a table; none when it cannot be told.
    async fn way(&self, table: &str) -> Option<Way> {
        match &self.node {
            Some(node) => node.way(table).await,
            None => Some(Way::Here(self.tables.clone())),
        }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    router: Router,
    address: SocketAddr,
    tables: Arc<Tables>,
    limits: Arc<Limits>,
    connections: Arc<Connections>,
    leaving: watch::Sender<bool>,
    node: Option<Arc<Node>>,
}

impl Server {
    /// Opens the tables of the data folder, or joins the servers of the same database, and listens.
    ///
    /// # Errors
    /// When the folder or database cannot be used or the address is taken.
    pub async fn start(config: &Config, packs: impl Into<Packs>) -> Result<Self, StartError> {
        let Some(cluster) = &config.cluster else {
            let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data).await?);
            return Self::with(config, packs.into(), store, || ()).await;
        };
        let bus = Bus::connect(&cluster.bus, &cluster.node).await?;
        let store = Arc::new(Postgres::join(&cluster.database, &cluster.node).await?);
        let tables = Self::tables(config, packs.into(), store.clone(), || ());
        let tables = Arc::new(tables.with_thinkers(Thinkers::new(&bus)));
        let node = Node::start(store, tables.clone(), bus).await?;
        Self::serving(config, tables, Some(node)).await
    }

    /// The same with a store and computer players who do something before they decide.
    async fn with(
        config: &Config,
        packs: Packs,
        store: Arc<dyn Store>,
        ponder: table::Ponder,
    ) -> Result<Self, StartError> {
        let tables = Self::tables(config, packs, store, ponder);
        Self::serving(config, Arc::new(tables), None).await
    }

    fn tables(
        config: &Config,
        packs: Packs,
        store: Arc<dyn Store>,
        ponder: table::Ponder,
    ) -> Tables {
        let most = accept::affordable(config.limits.connections);
        let limits = Arc::new(Limits { connections: most, ..config.limits.clone() });
        Tables::new(store, Arc::new(packs), limits, (Lots::of(config.foretold), ponder))
    }

    async fn serving(
        config: &Config,
        tables: Arc<Tables>,
        node: Option<Arc<Node>>,
    ) -> Result<Self, StartError> {
        let listen = |error| StartError::Listen { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let shelf = Arc::new(Shelf::new(tables.packs().clone()));
        let limits = tables.limits().clone();
        let (leaving, left) = watch::channel(false);
        let gate = Arc::new(Gate::new(limits.clone()));
        let connections: Arc<Connections> = Arc::default();
        let app = App {
            tables: tables.clone(),
            shelf,
            reviews: Arc::default(),
            gate,
            connections: connections.clone(),
            leaving: left,
            node: node.clone(),
        };
        let known = guard::Known::new(&config.host_names);
        let api = http::api(app.clone()).layer(CompressionLayer::new());
        let router = Router::new().nest("/api", api).merge(ops::routes());
        let router = match &config.client {
            Some(folder) => router.fallback_service(assets::on_disk(folder)),
            None => router.fallback(assets::serve),
        };
        let router = router
            .layer(axum::middleware::from_fn_with_state(known, guard::guard))
            .layer(axum::middleware::from_fn_with_state(app.clone(), ops::told))
            .with_state(app);
        Ok(Self { listener, router, address, tables, limits, connections, leaving, node })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells how many tables have their task, whenever asked.
    pub fn awake(&self) -> impl Fn() -> usize + Send + use<> {
        let tables = self.tables.clone();
        move || tables.count_awake()
    }

    /// Serves until `stop` is there. Then nobody new is let in, those who are there are told to come
    /// back, and it ends when they have left, in [`Limits::drain`] at the latest. Everything that
    /// anyone was told is on disk.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { listener, router, limits, connections, leaving, tables, node, .. } = self;
        let stop = async move {
            stop.await;
            // Those who are sent away find their tables free.
            if let Some(node) = node {
                node.leave().await;
            }
        };
        accept::serve(listener, router, limits, connections, leaving, stop).await;
        if let Err(error) = tables.store().close().await {
            tracing::error!(%error, "the tables' database did not close");
        }
    }
}

/// A seed that nobody can guess.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Text of so many random bytes, for ids and secrets.
pub(crate) fn token(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    fill(&mut random);
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
