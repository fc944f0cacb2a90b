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
mod naming;
mod opening;
mod ops;
mod played;
mod reviews;
mod shelf;
mod socket;
mod study;
mod table;
mod tables;
#[cfg(test)]
mod tests;
mod upgrade;
mod upkeep;
mod uploaded;
mod voice;

pub use games::Packs;
pub use limits::{Limits, Rate};
pub use upkeep::Keeper;
pub use voice::Voice;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::accept::{Connections, Leaving};
use crate::gate::Gate;
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
}

impl Config {
    /// A server at an address, with the tables of a folder.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        let (host_names, client, limits) = (Vec::new(), None, Limits::default());
        Self { address, data, host_names, client, limits }
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
}

impl Server {
    /// Opens the tables of the data folder and listens.
    ///
    /// # Errors
    /// When the folder cannot be used or the address is taken.
    pub async fn start(config: &Config, packs: impl Into<Packs>) -> Result<Self, StartError> {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data).await?);
        Self::with(config, packs.into(), store, || ()).await
    }

    /// The same with a store and computer players who do something before they decide.
    async fn with(
        config: &Config,
        packs: Packs,
        store: Arc<dyn Store>,
        ponder: table::Ponder,
    ) -> Result<Self, StartError> {
        let packs = Arc::new(packs);
        let listen = |error| StartError::Listen { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let shelf = Arc::new(Shelf::new(packs.clone()));
        let most = accept::affordable(config.limits.connections);
        let limits = Arc::new(Limits { connections: most, ..config.limits.clone() });
        let tables = Arc::new(Tables::new(store, packs, limits.clone(), ponder));
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
        Ok(Self { listener, router, address, tables, limits, connections, leaving })
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
        let Self { listener, router, limits, connections, leaving, tables, .. } = self;
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
