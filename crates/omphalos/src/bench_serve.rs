//! `omphalos bench serve`: how many choices a server acknowledges, every one on disk first.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use fastrand::Rng;
use pantheon_wire::{GivenArmy, Mode, NewTable};
use protocol::{ClientMessage, PlayerSpec};
use serde::Serialize;
use server::client::{Client, Stand, Told, open};

/// Tables that are opened at once.
const OPENING: usize = 16;

/// The unit of processor time in `/proc`.
const TICKS_PER_SECOND: u64 = 100;

/// Measure a server with many tables
///
/// Starts `omphalos serve` as a process of its own with an empty data folder, opens tables for two,
/// and plays them at random over loopback. A choice counts when both players have been told of it;
/// its latency is the time from sending it until then. Everything is on disk before anyone is told.
/// With --pin the server has one processor to itself and the clients the others.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  omphalos bench serve --tables 100 --seconds 10 --pin 0
  omphalos bench serve --tables 1000 --seconds 10 --think 1000 --json
  omphalos bench serve --tables 1000 --seconds 5 --idle 40     memory of tables at rest
  omphalos bench serve --tables 1 --watchers 10000 --think 200 a table with a crowd")]
pub(crate) struct ServeBenchArgs {
    /// How many tables, 1 to 10000
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000))]
    tables: u64,

    /// For how long, 1 to 3600
    #[arg(long, value_name = "S", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,

    /// Milliseconds a player thinks before each choice
    #[arg(long, value_name = "MS", default_value_t = 0)]
    think: u64,

    /// Spectators of the first table, who hear everything that happens there
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=20_000))]
    watchers: u64,

    /// Threads of the clients
    #[arg(long, value_name = "T", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,

    /// The processor that the server alone runs on, counted from 0; the clients run on the others
    #[arg(long, value_name = "CPU", conflicts_with = "server")]
    pin: Option<usize>,

    /// After the load everybody stays at the table in silence for so many seconds, then memory is
    /// measured again; a table lets go of its game after 30
    #[arg(long, value_name = "S", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=3600))]
    idle: u64,

    /// A server that runs already; else one is started. May be given several times for servers of
    /// the same tables: the players of a table then sit at different ones
    #[arg(long, value_name = "ADDRESS")]
    server: Vec<SocketAddr>,

    /// Where the started server keeps its tables; a temporary folder otherwise
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a run came to.
#[derive(Clone, Debug, Serialize)]
struct Report {
    tables: u64,
    seconds: f64,
    /// Choices that both players were told of.
    choices: usize,
    choices_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// Bytes that one choice sends to both players, on average.
    bytes_per_choice: f64,
    /// Processor time of the server for one choice, where the system tells it.
    server_us_per_choice: Option<f64>,
    /// Resident memory of the server at the end of the load, where the system tells it.
    memory_mib: Option<f64>,
    /// The same before the first table was opened.
    memory_empty_mib: Option<f64>,
    /// The same after the silence that was asked for.
    memory_idle_mib: Option<f64>,
    /// What a silent table with its two players adds to an empty server.
    idle_table_kib: Option<f64>,
}

/// A server of its own, gone with the benchmark.
struct Served {
    process: Child,
    _folder: Option<Scratch>,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder that is removed at the end.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn run(args: &ServeBenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (addresses, served) = if args.server.is_empty() {
        // What is started has the processors of the one that starts it.
        let others = args.pin.map(pin::server_to).transpose()?;
        let (address, served) = start(args.data.clone())?;
        others.map(pin::clients_to).transpose()?;
        (vec![address], Some(served))
    } else {
        (args.server.clone(), None)
    };
    let process = served.as_ref().map(|served| served.process.id());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(usize::try_from(args.threads)?)
        .enable_all()
        .build()?;
    let report = runtime.block_on(measure(args, &addresses, process))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let memory = report.memory_mib.map(|mib| format!(", {mib:.0} MiB")).unwrap_or_default();
    let idle = report.idle_table_kib.map(|kib| format!(", {kib:.1} KiB per silent table"));
    writeln!(
        out,
        "{} tables, {:.1} s: {:.0} choices per second, p50 {:.2} ms, p99 {:.2} ms{memory}{}",
        report.tables,
        report.seconds,
        report.choices_per_second,
        report.p50_ms,
        report.p99_ms,
        idle.unwrap_or_default()
    )?;
    Ok(())
}

fn start(data: Option<PathBuf>) -> anyhow::Result<(SocketAddr, Served)> {
    let scratch = match data {
        Some(_) => None,
        None => {
            let name = format!("omphalos-bench-{}", std::process::id());
            Some(Scratch(std::env::temp_dir().join(name)))
        }
    };
    let folder = data.or_else(|| scratch.as_ref().map(|scratch| scratch.0.clone()));
    let folder = folder.context("no folder for the tables")?;
    let mut process = Command::new(std::env::current_exe()?)
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .context("the server cannot be started")?;
    let output = process.stdout.take().context("the server says nothing")?;
    let served = Served { process, _folder: scratch };
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.and_then(|address| address.parse().ok());
    Ok((address.with_context(|| format!("the server said `{}`", line.trim()))?, served))
}

async fn measure(
    args: &ServeBenchArgs,
    servers: &[SocketAddr],
    process: Option<u32>,
) -> anyhow::Result<Report> {
    let memory_empty_mib = process.and_then(resident);
    let mut tables = Vec::new();
    let numbers: Vec<u64> = (0..args.tables).collect();
    for group in numbers.chunks(OPENING) {
        let places = group.iter().map(|&number| places(servers, number));
        let opened: Vec<_> = places.map(|places| tokio::spawn(Pair::open(places))).collect();
        for pair in opened {
            tables.push(pair.await??);
        }
    }
    if let Some(watched) = tables.first() {
        watch(args.watchers, servers[0], &watched.table).await?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let think = Duration::from_millis(args.think);
    let used = process.and_then(processor_time);
    let started = Instant::now();
    let tasks: Vec<_> = (1u64..)
        .zip(tables)
        .map(|(seed, pair)| {
            let stop = stop.clone();
            tokio::spawn(async move { pair.play(seed, think, &stop).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let memory_mib = process.and_then(resident);
    stop.store(true, Ordering::Relaxed);
    let seconds = started.elapsed().as_secs_f64();
    let (mut pairs, mut latencies, mut bytes) = (Vec::new(), Vec::new(), 0);
    for task in tasks {
        let (pair, played) = task.await??;
        pairs.push(pair);
        latencies.extend(played.latencies);
        bytes += played.bytes;
    }
    let used = process.and_then(processor_time).zip(used).map(|(now, then)| now - then);
    let memory_idle_mib = if args.idle > 0 {
        tokio::time::sleep(Duration::from_secs(args.idle)).await;
        process.and_then(resident)
    } else {
        None
    };
    drop(pairs);
    ensure!(!latencies.is_empty(), "no choice was acknowledged");
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = (latencies.len() as f64 * share) as usize;
        latencies[index.min(latencies.len() - 1)].as_secs_f64() * 1e3
    };
    Ok(Report {
        tables: args.tables,
        seconds,
        choices: latencies.len(),
        choices_per_second: latencies.len() as f64 / seconds,
        p50_ms: at(0.50),
        p99_ms: at(0.99),
        bytes_per_choice: bytes as f64 / latencies.len() as f64,
        server_us_per_choice: used.map(|used| used.as_secs_f64() * 1e6 / latencies.len() as f64),
        memory_mib,
        memory_empty_mib,
        memory_idle_mib,
        idle_table_kib: memory_idle_mib
            .zip(memory_empty_mib)
            .map(|(idle, empty)| (idle - empty) * 1024.0 / args.tables as f64),
    })
}

/// Seats spectators at a table; they listen until the end.
async fn watch(watchers: u64, server: SocketAddr, table: &str) -> anyhow::Result<()> {
    for _ in 0..watchers {
        let mut watcher = Client::join(server, table, &[], "en").await?;
        watcher.hear_text().await?;
        tokio::spawn(async move { while watcher.hear_text().await.is_ok() {} });
    }
    Ok(())
}

/// The servers at which the two players of a table sit.
fn places(servers: &[SocketAddr], number: u64) -> [SocketAddr; 2] {
    let at = |number: u64| servers[(number % servers.len() as u64) as usize];
    [at(number), at(number + 1)]
}

/// Two players at a table.
struct Pair {
    places: [SocketAddr; 2],
    table: String,
    clients: [Client; 2],
    heard: [Stand; 2],
}

/// What one pair did.
struct PlayedPair {
    latencies: Vec<Duration>,
    bytes: usize,
}

impl Pair {
    async fn open(places: [SocketAddr; 2]) -> anyhow::Result<Self> {
        let opened = open(places[0], &table()).await?;
        let secret = |seat: usize| vec![opened.seats[seat].secret.clone()];
        // Whoever comes first decides where the table is played; who comes at the same time elsewhere
        // would be sent there.
        let mut first = Client::join(places[0], &opened.table, &secret(0), "en").await?;
        let told = hear(&mut first).await?.0;
        let mut second = Client::join(places[1], &opened.table, &secret(1), "fr").await?;
        let heard = [told, hear(&mut second).await?.0];
        let clients = [first, second];
        Ok(Self { places, table: opened.table, clients, heard })
    }

    /// Plays at random until told to stop; when a game is over the next is begun.
    async fn play(
        mut self,
        seed: u64,
        think: Duration,
        stop: &AtomicBool,
    ) -> anyhow::Result<(Self, PlayedPair)> {
        let mut rng = Rng::with_seed(seed);
        let mut played = PlayedPair { latencies: Vec::new(), bytes: 0 };
        if !think.is_zero() {
            // Players do not begin to think all at once.
            tokio::time::sleep(think.mul_f64(rng.f64())).await;
        }
        while !stop.load(Ordering::Relaxed) {
            let asked = self.heard.iter().position(|heard| heard.choices.is_some());
            let Some(asked) = asked else {
                ensure!(self.heard[0].is_over, "nobody is asked");
                self = Self::open(self.places).await?;
                continue;
            };
            let Stand { question, choices, .. } = self.heard[asked];
            let choices = choices.unwrap_or_default();
            let choice = rng.u32(0..u32::try_from(choices.max(1))?);
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            let sent = Instant::now();
            self.clients[asked].say(&ClientMessage::Answer { question, choice }).await?;
            for (client, heard) in self.clients.iter_mut().zip(&mut self.heard) {
                let (next, bytes) = hear(client).await?;
                *heard = next;
                played.bytes += bytes;
            }
            played.latencies.push(sent.elapsed());
        }
        Ok((self, played))
    }
}

async fn hear(client: &mut Client) -> anyhow::Result<(Stand, usize)> {
    let mut bytes = 0;
    loop {
        let text = client.hear_text().await?;
        bytes += text.len();
        match Told::read(&text)? {
            Told::Welcome(stand) | Told::Moved(stand) => return Ok((stand, bytes)),
            // Who is there is told beside the game.
            Told::Else => {}
            _ => bail!("the server said {}", text.chars().take(200).collect::<String>()),
        }
    }
}

/// A game of two with ready-made armies.
fn table() -> NewTable {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    let person = |name: &str| PlayerSpec { name: name.to_owned(), ..PlayerSpec::default() };
    NewTable {
        ruleset: pantheon::RULESET.to_owned(),
        mode: Mode::Constructed { armies: vec![army("first_march"), army("lords_of_the_deep")] },
        board: None,
        players: vec![person("North"), person("South")],
        teams: false,
        lead: None,
        settings: serde_json::Map::new(),
        lang: None,
    }
}

/// Resident memory of a process in MiB, where the system tells it.
fn resident(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kib / 1024.0)
}

/// Processor time that a process has used, where the system tells it.
fn processor_time(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold spaces.
    let mut numbers = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let mut ticks = || numbers.next()?.parse::<u64>().ok();
    let ticks = ticks()? + ticks()?;
    Some(Duration::from_millis(ticks * 1_000 / TICKS_PER_SECOND))
}

/// Which processors run what.
mod pin {
    #[cfg(target_os = "linux")]
    use anyhow::{Context as _, ensure};

    /// Has what is started next run on one processor alone; gives the others.
    #[cfg(target_os = "linux")]
    pub(super) fn server_to(processor: usize) -> anyhow::Result<rustix::thread::CpuSet> {
        use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
        let mut others = sched_getaffinity(None).context("the processors cannot be read")?;
        ensure!(
            processor < CpuSet::MAX_CPU && others.is_set(processor) && others.count() > 1,
            "processor {processor} cannot be set aside: it is not there or the only one"
        );
        let mut own = CpuSet::new();
        own.set(processor);
        others.unset(processor);
        sched_setaffinity(None, &own).context("the server cannot be pinned")?;
        Ok(others)
    }

    /// Runs this thread, and those it starts, on these processors.
    #[cfg(target_os = "linux")]
    pub(super) fn clients_to(processors: rustix::thread::CpuSet) -> anyhow::Result<()> {
        rustix::thread::sched_setaffinity(None, &processors).context("clients cannot be pinned")
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) fn server_to(_: usize) -> anyhow::Result<()> {
        anyhow::bail!("--pin needs Linux")
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) fn clients_to(_: ()) -> anyhow::Result<()> {
        Ok(())
    }
}
