//! The servers, as processes.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use rustix::process::Signal;

use crate::proxy::Proxy;

/// How long a server may take to stop when it is told to.
const TO_STOP: Duration = Duration::from_secs(20);

/// One server: its process, which may be another each time, and its wires.
pub(crate) struct Node {
    pub(crate) name: String,
    keeps: Keeps,
    program: PathBuf,
    log: PathBuf,
    running: Mutex<Running>,
}

/// Where a server keeps its tables.
pub(crate) enum Keeps {
    /// In a folder, alone.
    Folder(PathBuf),
    /// In a database, with others: the wires to database and bus, and what is said to be there.
    Database { wires: [Proxy; 2], urls: [String; 2] },
}

struct Running {
    process: Option<Child>,
    address: Option<SocketAddr>,
}

impl Node {
    /// A server that is not started yet.
    pub(crate) fn new(name: String, program: &Path, folder: &Path, keeps: Keeps) -> Self {
        let log = folder.join(format!("{name}.log"));
        let running = Mutex::new(Running { process: None, address: None });
        Self { name, keeps, program: program.to_owned(), log, running }
    }

    fn wires(&self) -> &[Proxy; 2] {
        match &self.keeps {
            Keeps::Database { wires, .. } => wires,
            Keeps::Folder(_) => unreachable!("a server that is alone is not cut off"),
        }
    }

    /// Its wire to the database.
    pub(crate) fn database(&self) -> &Proxy {
        &self.wires()[0]
    }

    /// Its wire to the bus.
    pub(crate) fn bus(&self) -> &Proxy {
        &self.wires()[1]
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where it listens, when it does.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        self.running().address
    }

    /// Starts it, by a clock that is wrong by so many seconds.
    pub(crate) fn start(&self, skew: i64) -> Result<()> {
        let log = std::fs::File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command.args(["serve", "--port", "0", "--drain", "2"]).stdout(Stdio::piped()).stderr(log);
        match &self.keeps {
            Keeps::Folder(folder) => command.arg("--data").arg(folder),
            Keeps::Database { urls: [database, bus], .. } => {
                command.args(["--node", &self.name, "--database", database, "--bus", bus])
            }
        };
        if skew != 0 {
            let library = daemons::faketime().context("libfaketime is not installed")?;
            command.env("LD_PRELOAD", library).env("FAKETIME", format!("{skew:+}s"));
            command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let mut process = command.spawn().context("the server cannot be started")?;
        let output = process.stdout.take().context("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let mut running = self.running();
        running.process = Some(process);
        running.address =
            Some(address.with_context(|| format!("{} said `{}`", self.name, line.trim()))?);
        Ok(())
    }

    /// Ends it without a word.
    pub(crate) fn kill(&self) -> Result<()> {
        let mut running = self.running();
        running.address = None;
        if let Some(mut process) = running.process.take() {
            process.kill()?;
            process.wait()?;
        }
        Ok(())
    }

    /// Stops it for a while, or wakes it.
    pub(crate) fn signal(&self, signal: Signal) -> Result<()> {
        let running = self.running();
        let process = running.process.as_ref().context("it does not run")?;
        Ok(daemons::signal(process, signal)?)
    }

    /// Tells it to stop, and waits until it has; how long that took.
    pub(crate) fn drain(&self) -> Result<Duration> {
        self.signal(Signal::TERM)?;
        let begun = Instant::now();
        let process = {
            let mut running = self.running();
            running.address = None;
            running.process.take()
        };
        let mut process = process.context("it does not run")?;
        loop {
            if let Some(status) = process.try_wait()? {
                ensure!(status.success(), "{} ended by {status}", self.name);
                return Ok(begun.elapsed());
            }
            if begun.elapsed() > TO_STOP {
                process.kill()?;
                anyhow::bail!("{} does not stop", self.name);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}
