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
use crate::proxy::Proxy;
use crate::zombie::{self, Woken};

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
    /// A server is killed and started again at once.
    Restart,
    /// A server is frozen, and wakes before anybody misses it.
    Stall,
    /// A server is cut off from the bus for a moment.
    BusHiccup,
    /// A server is cut off from the database for a moment.
    DatabaseHiccup,
}

impl Fault {
    /// All of them.
    pub(crate) const ALL: [Self; 11] = [
        Self::Kill,
        Self::Drain,
        Self::CutBus,
        Self::Freeze,
        Self::CutDatabase,
        Self::Skew,
        Self::RestartDatabase,
        Self::Restart,
        Self::Stall,
        Self::BusHiccup,
        Self::DatabaseHiccup,
    ];

    /// Those that take longer than it takes until others notice.
    const LONG: usize = 7;

    /// Those that can happen to a server that is alone and has its tables in a folder.
    pub(crate) const ALONE: [Self; 3] = [Self::Restart, Self::Stall, Self::Drain];

    /// What happens in turn: each once, then four short ones after each long one.
    fn in_turn(is_alone: bool) -> Box<dyn Iterator<Item = Self> + Send> {
        if is_alone {
            return Box::new(Self::ALONE.into_iter().cycle());
        }
        let (long, short) = Self::ALL.split_at(Self::LONG);
        let round = long.iter().flat_map(move |long| std::iter::once(long).chain(short));
        Box::new(Self::ALL.iter().chain(round.cycle()).copied())
    }

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
            Self::Restart => "killed_and_restarted",
            Self::Stall => "stalled",
            Self::BusHiccup => "bus_hiccup",
            Self::DatabaseHiccup => "database_hiccup",
        }
    }
}

/// How long a server is frozen, and how long it is cut off.
const FROZEN: Duration = Duration::from_secs(10);
const CUT: Duration = Duration::from_secs(7);

/// How long a short trouble lasts.
const MOMENT: Duration = Duration::from_millis(1200);

/// How long after it the next one may come to the same server.
const REST: Duration = Duration::from_millis(300);

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
    /// Of these, the ones during which nothing else was wrong.
    pub(crate) quiet_handovers: Vec<f64>,
    /// Tables that were written by a wrong clock.
    pub(crate) skewed_writes: usize,
    /// Servers that woke with an answer to a table that was another's by then, and those that kept it.
    pub(crate) zombies: usize,
    pub(crate) zombie_writes: usize,
}

/// Does what goes wrong.
pub(crate) struct Trouble {
    pub(crate) nodes: Arc<Vec<Arc<Node>>>,
    /// The database, and a way to it; a server that is alone has its folder.
    pub(crate) database: Option<(Arc<Mutex<daemons::Postgres>>, PgPool)>,
    pub(crate) measured: std::sync::Mutex<Measured>,
    /// What is wrong with each server now.
    pub(crate) wrong: std::sync::Mutex<Vec<Option<Fault>>>,
}

/// A takeover that takes longer is told of, with what else was wrong.
const LONG_TAKEOVER: f64 = 6.0;
const LONG_HANDOVER: f64 = 1.0;

impl Trouble {
    /// Makes things go wrong until the end, each at least once and, of several servers, one always
    /// left alone; then waits until everything is mended.
    pub(crate) async fn run(self: &Arc<Self>, until: Until, pace: f64, seed: u64) -> Result<()> {
        let mut rng = Rng::with_seed(seed);
        let begun = Instant::now();
        let mut busy: Vec<Option<tokio::task::JoinHandle<Result<()>>>> =
            self.nodes.iter().map(|_| None).collect();
        let is_alone = self.database.is_none();
        let kinds = if is_alone { Fault::ALONE.len() } else { Fault::ALL.len() };
        let mut faults = Fault::in_turn(is_alone);
        let mut happened = 0;
        sleep(Duration::from_secs(2)).await;
        while happened < kinds || !until.is_reached(begun, happened) {
            for slot in &mut busy {
                if slot.as_ref().is_some_and(tokio::task::JoinHandle::is_finished)
                    && let Some(done) = slot.take()
                {
                    done.await??;
                }
            }
            let free: Vec<usize> = (0..busy.len()).filter(|&at| busy[at].is_none()).collect();
            if free.len() >= self.nodes.len().min(2)
                && let Some(fault) = faults.next()
                && let Some(at) = rng.choice(&free).copied()
            {
                happened += 1;
                let (own, cut) = (self.clone(), rng.bool());
                self.wrong()[at] = Some(fault);
                busy[at] = Some(tokio::spawn(async move {
                    let done = own.happens(fault, at, cut).await;
                    own.wrong()[at] = None;
                    done
                }));
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

    fn wrong(&self) -> std::sync::MutexGuard<'_, Vec<Option<Fault>>> {
        self.wrong.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// What is wrong with other servers now; the database is everybody's.
    fn elsewhere(&self, at: usize) -> Vec<&'static str> {
        let wrong = self.wrong();
        let others = wrong.iter().enumerate().filter(|(other, _)| *other != at);
        others.filter_map(|(_, fault)| fault.map(Fault::name)).collect()
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
                if let Some(took) = self.taken_over(owner, (at, begun), LONG_TAKEOVER).await? {
                    self.measured().takeovers.push(took);
                }
                restarted(node, 0).await?;
            }
            Fault::Drain => {
                self.drained(at).await?;
                restarted(node, 0).await?;
            }
            Fault::Skew => {
                self.drained(at).await?;
                restarted(node, if cut { SKEW } else { -SKEW }).await?;
                sleep(CUT).await;
                let off = r#"SELECT count(*) FROM heads
                             WHERE abs(updated - extract(epoch FROM now()) * 1000) > 1800000"#;
                // The database may be down just now.
                if let Some((_, pool)) = &self.database
                    && let Ok(row) = sqlx::query(off).fetch_one(pool).await
                {
                    self.measured().skewed_writes += usize::try_from(row.try_get::<i64, _>(0)?)?;
                }
                self.drained(at).await?;
                restarted(node, 0).await?;
            }
            Fault::Freeze => self.freezes(at).await?,
            Fault::Restart => {
                node.kill()?;
                restarted(node, 0).await?;
                sleep(REST).await;
            }
            Fault::Stall => {
                node.signal(Signal::STOP)?;
                sleep(MOMENT).await;
                node.signal(Signal::CONT)?;
                sleep(REST).await;
            }
            Fault::BusHiccup => hiccup(node.bus(), cut).await,
            Fault::DatabaseHiccup => hiccup(node.database(), cut).await,
            Fault::CutBus => {
                node.bus().hold();
                sleep(CUT).await;
                node.bus().release(cut);
                sleep(Duration::from_secs(1)).await;
            }
            Fault::CutDatabase => {
                node.database().hold();
                sleep(CUT).await;
                node.database().release(cut);
                sleep(Duration::from_secs(1)).await;
            }
            Fault::RestartDatabase => {
                let Some((database, _)) = &self.database else { return Ok(()) };
                let mut database = database.clone().lock_owned().await;
                tokio::task::spawn_blocking(move || database.restart()).await??;
            }
        }
        Ok(())
    }

    /// Freezes a server with an answer on the way to it, until its tables are another's, and wakes it.
    async fn freezes(&self, at: usize) -> Result<()> {
        let node = &self.nodes[at];
        let mut left = match &self.database {
            Some((_, pool)) => zombie::prepare(node, pool).await,
            None => None,
        };
        node.signal(Signal::STOP)?;
        let frozen = Instant::now();
        if let Some(answer) = &mut left {
            answer.send().await;
            let others = self.nodes.iter().filter(|other| !Arc::ptr_eq(other, node));
            answer.taken_over(others).await;
        }
        sleep(FROZEN.saturating_sub(frozen.elapsed())).await;
        node.signal(Signal::CONT)?;
        sleep(Duration::from_secs(1)).await;
        let Some(answer) = left else { return Ok(()) };
        let woken = answer.woken().await;
        let mut measured = self.measured();
        measured.zombies += usize::from(woken != Woken::Unknown);
        measured.zombie_writes += usize::from(woken == Woken::Wrote);
        Ok(())
    }

    /// Tells a server to stop, and measures.
    async fn drained(&self, at: usize) -> Result<()> {
        let node = &self.nodes[at];
        let before = self.elsewhere(at);
        let owner = self.id(node).await?;
        let begun = Instant::now();
        let stopping = node.clone();
        let stopped = tokio::task::spawn_blocking(move || stopping.drain());
        let taken = self.taken_over(owner, (at, begun), LONG_HANDOVER).await?;
        let stopped = stopped.await??;
        let is_quiet = before.is_empty() && self.elsewhere(at).is_empty();
        let mut measured = self.measured();
        measured.stops.push(stopped.as_secs_f64());
        measured.handovers.extend(taken);
        measured.quiet_handovers.extend(taken.filter(|_| is_quiet));
        Ok(())
    }

    /// The number by which the database knows a server.
    async fn id(&self, node: &Node) -> Result<Option<i64>> {
        let Some((_, pool)) = &self.database else { return Ok(None) };
        let sql = "SELECT max(id) FROM nodes WHERE name = $1";
        let row = sqlx::query(sql).bind(&node.name).fetch_one(pool).await;
        // The database may be down just now; then nothing is measured.
        Ok(row.ok().and_then(|row| row.try_get(0).ok()))
    }

    /// Seconds until no table that goes on is a server's any more; none when it had none, or when
    /// the database cannot be asked. What takes longer than `long` is told of.
    async fn taken_over(
        &self,
        owner: Option<i64>,
        (at, begun): (usize, Instant),
        long: f64,
    ) -> Result<Option<f64>> {
        let (Some(owner), Some((_, pool))) = (owner, &self.database) else { return Ok(None) };
        let sql = r#"SELECT "table" FROM heads WHERE owner = $1 AND NOT over AND NOT closed"#;
        let (mut had, mut last) = (None, Vec::new());
        loop {
            let Ok(rows) = sqlx::query(sql).bind(owner).fetch_all(pool).await else {
                return Ok(None);
            };
            let had = *had.get_or_insert(rows.len());
            let took = begun.elapsed();
            if rows.is_empty() || took >= TO_TAKE {
                if took.as_secs_f64() >= long {
                    let (name, elsewhere) = (&self.nodes[at].name, self.elsewhere(at));
                    eprintln!(
                        "chaos: {name}: {had} tables after {took:.1?}, the last {last:?}; elsewhere {elsewhere:?}"
                    );
                }
                return Ok((had > 0).then_some(took.as_secs_f64()));
            }
            last = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
            last.truncate(3);
            sleep(Duration::from_millis(50)).await;
        }
    }
}

/// When there has been enough trouble.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    /// After so long.
    Time(Duration),
    /// After so many things went wrong.
    Faults(usize),
}

impl Until {
    fn is_reached(self, begun: Instant, happened: usize) -> bool {
        match self {
            Self::Time(time) => begun.elapsed() >= time,
            Self::Faults(faults) => happened >= faults,
        }
    }
}

/// Holds a wire for a moment.
async fn hiccup(wire: &Proxy, cut: bool) {
    wire.hold();
    sleep(MOMENT).await;
    wire.release(cut);
    sleep(REST).await;
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
