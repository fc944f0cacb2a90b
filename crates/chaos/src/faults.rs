//! What goes wrong, and how long it takes until it is mended.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use rustix::process::Signal;
use sqlx::{PgPool, Row as _};
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::nodes::Node;

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A server is killed.
    Kill,
    /// A server is told to stop.
    Drain,
    /// A server is cut off from the bus.
    CutBus,
    /// A server is frozen, and wakes as if nothing had been.
    Freeze,
    /// A server is cut off from the database.
    CutDatabase,
    /// A server goes on by a wrong clock.
    Skew,
    /// The database crashes.
    RestartDatabase,
}

impl Fault {
    /// All of them, in the order in which they happen.
    pub(crate) const ALL: [Self; 7] = [
        Self::Kill,
        Self::Drain,
        Self::CutBus,
        Self::Freeze,
        Self::CutDatabase,
        Self::Skew,
        Self::RestartDatabase,
    ];

    /// Its name in the report.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Kill => "killed",
            Self::Drain => "drained",
            Self::CutBus => "cut_from_bus",
            Self::Freeze => "frozen",
            Self::CutDatabase => "cut_from_database",
            Self::Skew => "skewed",
            Self::RestartDatabase => "database_restarted",
        }
    }
}

/// How long a server is frozen, and how long it is cut off.
const FROZEN: Duration = Duration::from_secs(10);
const CUT: Duration = Duration::from_secs(7);

/// How long it is waited for others to take the tables of a server.
const TO_TAKE: Duration = Duration::from_secs(20);

/// The wrong clock.
const SKEW: i64 = 3600;

/// What was measured while things went wrong.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// How often each went wrong.
    pub(crate) counts: [usize; Fault::ALL.len()],
    /// Seconds until all tables of a killed server were another's.
    pub(crate) takeovers: Vec<f64>,
    /// Seconds until a server that was told to stop had stopped, and until its tables were others'.
    pub(crate) stops: Vec<f64>,
    pub(crate) handovers: Vec<f64>,
    /// Tables that were written by a wrong clock.
    pub(crate) skewed_writes: usize,
}

/// Does what goes wrong.
pub(crate) struct Trouble {
    pub(crate) nodes: Arc<Vec<Arc<Node>>>,
    pub(crate) database: Arc<Mutex<daemons::Postgres>>,
    pub(crate) pool: PgPool,
    pub(crate) measured: std::sync::Mutex<Measured>,
}

impl Trouble {
    /// Makes things go wrong until the end, each at least once and one server always left alone; then
    /// waits until everything is mended.
    pub(crate) async fn run(self: &Arc<Self>, seconds: u64, pace: f64, seed: u64) -> Result<()> {
        let mut rng = Rng::with_seed(seed);
        let end = Instant::now() + Duration::from_secs(seconds);
        let mut busy: Vec<Option<tokio::task::JoinHandle<Result<()>>>> =
            self.nodes.iter().map(|_| None).collect();
        let mut faults = Fault::ALL.iter().copied().cycle();
        let mut happened = 0;
        sleep(Duration::from_secs(2)).await;
        while Instant::now() < end || happened < Fault::ALL.len() {
            for slot in &mut busy {
                if slot.as_ref().is_some_and(tokio::task::JoinHandle::is_finished)
                    && let Some(done) = slot.take()
                {
                    done.await??;
                }
            }
            let free: Vec<usize> = (0..busy.len()).filter(|&at| busy[at].is_none()).collect();
            if free.len() >= 2
                && let Some(fault) = faults.next()
                && let Some(at) = rng.choice(&free).copied()
            {
                happened += 1;
                let (own, cut) = (self.clone(), rng.bool());
                busy[at] = Some(tokio::spawn(async move { own.happens(fault, at, cut).await }));
            }
            sleep(Duration::from_secs_f64(pace)).await;
        }
        for done in busy.into_iter().flatten() {
            done.await??;
        }
        Ok(())
    }

    fn measured(&self) -> std::sync::MutexGuard<'_, Measured> {
        self.measured.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    async fn happens(&self, fault: Fault, at: usize, cut: bool) -> Result<()> {
        let node = &self.nodes[at];
        if let Some(place) = Fault::ALL.iter().position(|other| *other == fault) {
            self.measured().counts[place] += 1;
        }
        match fault {
            Fault::Kill => {
                let owner = self.id(node).await?;
                let begun = Instant::now();
                node.kill()?;
                if let Some(took) = self.taken_over(owner, begun).await? {
                    self.measured().takeovers.push(took);
                }
                restarted(node, 0).await?;
            }
            Fault::Drain => {
                self.drained(node).await?;
                restarted(node, 0).await?;
            }
            Fault::Skew => {
                self.drained(node).await?;
                restarted(node, if cut { SKEW } else { -SKEW }).await?;
                sleep(CUT).await;
                let off = r#"SELECT count(*) FROM heads
                             WHERE abs(updated - extract(epoch FROM now()) * 1000) > 1800000"#;
                let row = sqlx::query(off).fetch_one(&self.pool).await;
                // The database may be down just now.
                if let Ok(row) = row {
                    self.measured().skewed_writes += usize::try_from(row.try_get::<i64, _>(0)?)?;
                }
                self.drained(node).await?;
                restarted(node, 0).await?;
            }
            Fault::Freeze => {
                node.signal(Signal::STOP)?;
                sleep(FROZEN).await;
                node.signal(Signal::CONT)?;
                sleep(Duration::from_secs(1)).await;
            }
            Fault::CutBus => {
                node.bus.hold();
                sleep(CUT).await;
                node.bus.release(cut);
                sleep(Duration::from_secs(1)).await;
            }
            Fault::CutDatabase => {
                node.database.hold();
                sleep(CUT).await;
                node.database.release(cut);
                sleep(Duration::from_secs(1)).await;
            }
            Fault::RestartDatabase => {
                let database = self.database.clone().lock_owned().await;
                let mut database = database;
                tokio::task::spawn_blocking(move || database.restart()).await??;
            }
        }
        Ok(())
    }

    /// Tells a server to stop, and measures.
    async fn drained(&self, node: &Arc<Node>) -> Result<()> {
        let owner = self.id(node).await?;
        let begun = Instant::now();
        let stopping = node.clone();
        let stopped = tokio::task::spawn_blocking(move || stopping.drain());
        let taken = self.taken_over(owner, begun).await?;
        let stopped = stopped.await??;
        let mut measured = self.measured();
        measured.stops.push(stopped.as_secs_f64());
        measured.handovers.extend(taken);
        Ok(())
    }

    /// The number by which the database knows a server.
    async fn id(&self, node: &Node) -> Result<Option<i64>> {
        let sql = "SELECT max(id) FROM nodes WHERE name = $1";
        let row = sqlx::query(sql).bind(&node.name).fetch_one(&self.pool).await;
        // The database may be down just now; then nothing is measured.
        Ok(row.ok().and_then(|row| row.try_get(0).ok()))
    }

    /// Seconds until no table that goes on is a server's any more; none when it had none, or when
    /// the database cannot be asked.
    async fn taken_over(&self, owner: Option<i64>, begun: Instant) -> Result<Option<f64>> {
        let Some(owner) = owner else { return Ok(None) };
        let sql = "SELECT count(*) FROM heads WHERE owner = $1 AND NOT over";
        let mut had = None;
        while begun.elapsed() < TO_TAKE {
            let Ok(row) = sqlx::query(sql).bind(owner).fetch_one(&self.pool).await else {
                return Ok(None);
            };
            let left: i64 = row.try_get(0)?;
            let had = *had.get_or_insert(left);
            if left == 0 {
                return Ok((had > 0).then(|| begun.elapsed().as_secs_f64()));
            }
            sleep(Duration::from_millis(50)).await;
        }
        Ok(Some(begun.elapsed().as_secs_f64()))
    }
}

/// Starts a server again; the database may be down just now.
async fn restarted(node: &Arc<Node>, skew: i64) -> Result<()> {
    let mut last = Ok(());
    for _ in 0..20 {
        let starting = node.clone();
        last = tokio::task::spawn_blocking(move || starting.start(skew)).await?;
        if last.is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(500)).await;
    }
    last.with_context(|| format!("{} does not start again", node.name))
}
