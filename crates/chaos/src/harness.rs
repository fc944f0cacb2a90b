//! What is started, in which order, and what is told of it in the end.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use tokio::time::{sleep, timeout};

use crate::checks::{self, Found, Kept};
use crate::faults::{Fault, Trouble, Until};
use crate::nodes::{Keeps, Node};
use crate::players::{self, Ledger, Place, World};
use crate::proxy::Proxy;
use crate::witness;

/// Servers, killed, frozen and cut off while hundreds play
#[derive(Debug, Parser)]
#[command(name = "chaos")]
struct Args {
    /// How many servers, 1 to 9; one has its tables in a folder
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=9))]
    nodes: u8,

    /// For how long things go wrong
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,

    /// How many things go wrong, however long it takes
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    faults: Option<usize>,

    /// How many tables at a time; at every fifth a computer plays
    #[arg(long, value_name = "N", default_value_t = 110)]
    tables: usize,

    /// Seconds between two things that go wrong
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    pace: f64,

    /// Seconds that a takeover after a kill may take
    #[arg(long, value_name = "S", default_value_t = 8.0)]
    takeover: f64,

    /// What is chosen by lot follows from it; what the servers do does not
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The program to be tested; the one beside this one otherwise
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// Keep what the servers tell in this folder
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,

    /// Seconds that a server may take to stop
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    stop: f64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a run came to.
#[derive(Debug, serde::Serialize)]
struct Report {
    nodes: u8,
    seconds: f64,
    /// Tables and people at a time.
    tables: usize,
    players: usize,
    /// How often each went wrong.
    faults: serde_json::Map<String, serde_json::Value>,
    things_gone_wrong: usize,
    kills: usize,
    #[serde(flatten)]
    found: Found,
    /// Answers that were sent to two servers at once, and those that both said were taken.
    sent_to_two: usize,
    acknowledged_by_two: usize,
    /// Answers sent again that were said to be too late.
    stale: usize,
    /// How often players joined, and how often because something was lost on the way to them.
    joined: usize,
    gaps: usize,
    /// Tables that were written by a wrong clock.
    skewed_writes: usize,
    /// Servers that woke with an answer to a table that was another's by then.
    zombies: usize,
    /// Seconds until all tables of a killed server were others', the longest and all.
    takeover_longest: f64,
    takeovers: Vec<f64>,
    /// Seconds until a server that was told to stop had stopped, and until its tables were others'.
    stop_longest: f64,
    handover_longest: f64,
    handovers: Vec<f64>,
    /// Of these, the longest during which nothing else was wrong, and how many there were.
    quiet_handover_longest: f64,
    quiet_handovers: usize,
    /// The longest time in which a player heard nothing.
    longest_wait: f64,
}

/// Runs it as the command line says.
pub(crate) fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let run = runtime.context("no threads").and_then(|runtime| runtime.block_on(run(&args)));
    match run {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("chaos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<bool> {
    let program = match &args.program {
        Some(program) => program.clone(),
        None => {
            let name = format!("omphalos{}", std::env::consts::EXE_SUFFIX);
            std::env::current_exe()?.with_file_name(name)
        }
    };
    ensure!(program.is_file(), "{} is not built", program.display());
    let scratch = daemons::scratch()?;
    let folder = args.logs.clone().unwrap_or_else(|| scratch.path().to_owned());
    std::fs::create_dir_all(&folder)?;
    if args.nodes == 1 {
        let data = scratch.path().join("data");
        let keeps = Keeps::Folder(data.clone());
        let nodes = started(vec![Node::new("n1".to_owned(), &program, &folder, keeps)]).await?;
        let (report, ledgers) = play(args, nodes, None).await?;
        return told(args, report, checks::check(Kept::Folder(&data), &ledgers).await?);
    }
    let missing = daemons::missing();
    ensure!(missing.is_empty(), "not installed: {}", missing.join(", "));
    let database = daemons::Postgres::start()?;
    let bus = daemons::Nats::start()?;
    let url = database.url();
    let mut nodes = Vec::new();
    for number in 1..=args.nodes {
        let wires = [Proxy::start(database.address()).await?, Proxy::start(bus.address()).await?];
        let urls = [database.url_at(wires[0].address()), format!("nats://{}", wires[1].address())];
        let keeps = Keeps::Database { wires, urls };
        nodes.push(Node::new(format!("n{number}"), &program, &folder, keeps));
    }
    let nodes = started(nodes).await?;
    let database = Arc::new(tokio::sync::Mutex::new(database));
    // The harness is not cut off from the database itself, but that may be down for a moment.
    let pool = PgPoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(20))
        .connect(&url)
        .await
        .context("the database cannot be reached")?;
    witness::watch(&pool).await.context("nobody watches")?;
    let (report, ledgers) = play(args, nodes, Some((database.clone(), pool.clone()))).await?;
    let found = checks::check(Kept::Database { url: &url, pool: &pool }, &ledgers).await?;
    drop(database);
    told(args, report, found)
}

/// Starts servers.
async fn started(nodes: Vec<Node>) -> Result<Arc<Vec<Arc<Node>>>> {
    let nodes: Vec<Arc<Node>> = nodes.into_iter().map(Arc::new).collect();
    for node in &nodes {
        let node = node.clone();
        tokio::task::spawn_blocking(move || node.start(0)).await??;
    }
    Ok(Arc::new(nodes))
}

/// Prints what a run came to; whether all is well.
fn told(args: &Args, report: Report, found: Found) -> Result<bool> {
    let zombie_writes = report.found.zombie_writes;
    let report = Report { found: Found { zombie_writes, ..found }, ..report };
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        println!("{}", serde_json::to_string_pretty(&report)?);
    }
    let in_time = report.takeover_longest <= args.takeover && report.stop_longest <= args.stop;
    Ok(!report.found.is_wrong() && in_time)
}

/// Lets hundreds play while things go wrong.
async fn play(
    args: &Args,
    nodes: Arc<Vec<Arc<Node>>>,
    database: Option<(Arc<tokio::sync::Mutex<daemons::Postgres>>, PgPool)>,
) -> Result<(Report, Vec<(Place, Ledger)>)> {
    let places = open(args, &nodes).await?;
    let world = World { nodes: nodes.clone(), stop: Arc::new(AtomicBool::new(false)) };
    let begun = Instant::now();
    let players: Vec<_> = (0u64..)
        .zip(places)
        .map(|(at, places)| {
            let seed = args.seed.wrapping_mul(1000).wrapping_add(at);
            let computer = places.len() == 1;
            tokio::spawn(players::play_on(world.clone(), places, computer, seed))
        })
        .collect();
    let measured = std::sync::Mutex::default();
    let wrong = std::sync::Mutex::new(vec![None; nodes.len()]);
    let trouble = Arc::new(Trouble { nodes: nodes.clone(), database, measured, wrong });
    let until = match args.faults {
        Some(faults) => Until::Faults(faults),
        None => Until::Time(Duration::from_secs(args.seconds)),
    };
    trouble.run(until, args.pace, args.seed).await?;
    // Everything is mended; who waits for an answer gets it.
    sleep(Duration::from_secs(3)).await;
    let seconds = begun.elapsed().as_secs_f64();
    world.stop.store(true, Ordering::Relaxed);
    let mut ledgers = Vec::new();
    for player in players {
        let played = timeout(Duration::from_secs(30), player).await;
        ledgers.extend(played.context("a player does not come to an end")??);
    }
    for node in nodes.iter() {
        node.kill()?;
    }
    Ok((report(args, seconds, &trouble, &ledgers), ledgers))
}

/// Opens the tables, shared out among the servers.
async fn open(args: &Args, nodes: &[Arc<Node>]) -> Result<Vec<Vec<Place>>> {
    let mut places = Vec::new();
    for number in 0..args.tables {
        let server = nodes[number % nodes.len()].address().context("it listens")?;
        places.push(players::seats(server, number % 5 == 4).await?);
    }
    Ok(places)
}

fn report(args: &Args, seconds: f64, trouble: &Trouble, ledgers: &[(Place, Ledger)]) -> Report {
    let measured = trouble.measured.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let sum = |count: fn(&Ledger) -> usize| ledgers.iter().map(|(_, it)| count(it)).sum();
    let longest = |of: &[f64]| of.iter().copied().fold(0.0, f64::max);
    let faults = Fault::ALL.iter().zip(measured.counts);
    let waits: Vec<f64> = ledgers.iter().map(|(_, it)| it.longest.as_secs_f64()).collect();
    Report {
        nodes: args.nodes,
        seconds,
        tables: args.tables,
        players: args.tables * 2 - args.tables / 5,
        faults: faults.map(|(fault, count)| (fault.name().to_owned(), count.into())).collect(),
        things_gone_wrong: measured.counts.iter().sum(),
        kills: [Fault::Kill, Fault::Restart]
            .map(|fault| measured.counts[fault as usize])
            .iter()
            .sum(),
        found: Found { zombie_writes: measured.zombie_writes, ..Found::default() },
        sent_to_two: sum(|ledger| ledger.doubled[0]),
        acknowledged_by_two: sum(|ledger| ledger.doubled[1]),
        stale: sum(|ledger| ledger.stale),
        joined: sum(|ledger| ledger.joined),
        gaps: sum(|ledger| ledger.gaps),
        skewed_writes: measured.skewed_writes,
        zombies: measured.zombies,
        takeover_longest: longest(&measured.takeovers),
        takeovers: measured.takeovers.clone(),
        stop_longest: longest(&measured.stops),
        handover_longest: longest(&measured.handovers),
        handovers: measured.handovers.clone(),
        quiet_handover_longest: longest(&measured.quiet_handovers),
        quiet_handovers: measured.quiet_handovers.len(),
        longest_wait: longest(&waits),
    }
}
