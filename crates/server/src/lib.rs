//! Tables in the browser.
//!
//! The crate `hosting` keeps the tables; this one lets browsers to them. A browser speaks to a table
//! over a WebSocket (`socket`); everything else is plain requests (`http`). No game is known here:
//! a server is given those that it hosts.

mod accept;
mod asker;
mod assets;
pub mod client;
mod gate;
mod guard;
mod http;
mod lobby;
mod node;
mod openapi;
mod ops;
mod order;
mod people;
mod shelf;
mod socket;
mod sweep;
#[cfg(test)]
mod tests;
mod upgrade;

pub use node::Thinker;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::{Extension, Router};
use hosting::limits::Limits;
use hosting::table::Ponder;
use hosting::{Hosts, Lots, Reviews, Tables};
use store::{Postgres, Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;

use crate::accept::{Connections, Leaving};
use crate::gate::Gate;
use crate::lobby::Lobby;
use crate::node::{Bus, Node, OnBus, Way};
use crate::openapi::Description;
use crate::order::Order;
use crate::people::Passwords;
use crate::shelf::Shelf;

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
    passwords: Arc<Passwords>,
    connections: Arc<Connections>,
    lobby: Arc<Lobby>,
    order: Arc<Order>,
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
    app: App,
    node: Option<Arc<Node>>,
}

impl Server {
    /// Opens the tables of the data folder, or joins the servers of the same database, and listens.
    ///
    /// # Errors
    /// When the folder or database cannot be used or the address is taken.
    pub async fn start(config: &Config, hosts: Hosts) -> Result<Self, StartError> {
        let Some(cluster) = &config.cluster else {
            let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data).await?);
            return Self::with(config, hosts, store, || ()).await;
        };
        let bus = Bus::connect(&cluster.bus, &cluster.node).await?;
        let store = Arc::new(Postgres::join(&cluster.database, &cluster.node).await?);
        let tables = Self::tables(config, hosts, store.clone(), || ());
        let tables = Arc::new(tables.with_thinkers(Arc::new(OnBus::new(&bus))));
        let node = Node::start(store, tables.clone(), bus).await?;
        Self::serving(config, tables, Some(node)).await
    }

    /// The same with a store and computer players who do something before they decide.
    async fn with(
        config: &Config,
        hosts: Hosts,
        store: Arc<dyn Store>,
        ponder: Ponder,
    ) -> Result<Self, StartError> {
        let tables = Self::tables(config, hosts, store, ponder);
        Self::serving(config, Arc::new(tables), None).await
    }

    fn tables(config: &Config, hosts: Hosts, store: Arc<dyn Store>, ponder: Ponder) -> Tables {
        let most = accept::affordable(config.limits.connections);
        let limits = Arc::new(Limits { connections: most, ..config.limits.clone() });
        Tables::new(store, hosts, limits, (Lots::of(config.foretold), ponder))
    }

    async fn serving(
        config: &Config,
        tables: Arc<Tables>,
        node: Option<Arc<Node>>,
    ) -> Result<Self, StartError> {
        let listen = |error| StartError::Listen { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let shelf = Arc::new(Shelf::new(tables.hosts().clone()));
        let limits = tables.limits().clone();
        let (leaving, left) = watch::channel(false);
        let gate = Arc::new(Gate::new(limits.clone()));
        let connections: Arc<Connections> = Arc::default();
        let lobby = Lobby::open(tables.store().people(), node.as_ref()).await?;
        tables.on_change({
            let lobby = lobby.clone();
            move |table| {
                if lobby.shows(table) {
                    let (lobby, table) = (lobby.clone(), table.to_owned());
                    tokio::spawn(async move { lobby.refresh(&table).await });
                }
            }
        });
        tokio::spawn(lobby.clone().run(left.clone()));
        let order = Order::open(tables.clone()).await?;
        tokio::spawn(order.clone().run(lobby.clone(), left.clone()));
        let app = App {
            tables: tables.clone(),
            shelf,
            reviews: Arc::default(),
            gate,
            passwords: Arc::default(),
            connections: connections.clone(),
            lobby,
            order,
            leaving: left,
            node: node.clone(),
        };
        // Before anybody comes: it is nobody's time.
        sweep::note_outage(&app).await;
        let known = guard::Known::new(&config.host_names);
        let api = http::api(app.clone()).layer(CompressionLayer::new());
        let router = OpenApiRouter::with_openapi(openapi::about());
        let (router, described) = router.nest("/api", api).merge(ops::routes()).split_for_parts();
        let described = Description::of(described, tables.hosts());
        let router = router.layer(Extension(described));
        let router = match &config.client {
            Some(folder) => router.fallback_service(assets::on_disk(folder)),
            None => router.fallback(assets::serve),
        };
        let router = router
            .layer(axum::middleware::from_fn_with_state(known, guard::guard))
            .layer(axum::middleware::from_fn_with_state(app.clone(), ops::told))
            .with_state(app.clone());
        Ok(Self { listener, router, address, tables, limits, connections, leaving, app, node })
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
        let Self { listener, router, limits, connections, leaving, tables, app, node, .. } = self;
        tokio::spawn(sweep::run(app, leaving.subscribe()));
        tokio::spawn(people::sweep(tables.store().people(), leaving.subscribe()));
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
