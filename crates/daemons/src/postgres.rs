//! A PostgreSQL of one's own.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use rustix::process::{Signal, geteuid};
use tempfile::TempDir;

use crate::{free_port, programs, signal, wait_for};

/// Who the tables belong to.
const ROLE: &str = "omphalos";

/// The users it may run as where we are root, which it refuses.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// A PostgreSQL that ends with this value, and its data with it.
#[derive(Debug)]
pub struct Postgres {
    process: Child,
    address: SocketAddr,
    programs: PathBuf,
    user: Option<(u32, u32)>,
    folder: TempDir,
}

impl Postgres {
    /// Makes an empty one and starts it on a free port.
    ///
    /// # Errors
    /// When it is not installed or does not start.
    pub fn start() -> io::Result<Self> {
        let programs = programs::postgres_folder()?;
        let folder = TempDir::with_prefix("omphalos-postgres-")?;
        let user = if geteuid().is_root() { Some(other_user()?) } else { None };
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let data = folder.path().join("data");
        let mut initdb = command(&programs, "initdb", user);
        initdb.arg("--pgdata").arg(&data).args(["--username", ROLE, "--auth", "trust"]);
        initdb.args(["--encoding", "UTF8", "--locale", "C", "--no-sync"]).current_dir(&folder);
        let made = initdb.output()?;
        if !made.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let process = run(&programs, user, &folder, address)?;
        let mut own = Self { process, address, programs, user, folder };
        own.ready()?;
        Ok(own)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What `--database` takes.
    pub fn url(&self) -> String {
        self.url_at(self.address)
    }

    /// The same, for those who reach it by another address.
    pub fn url_at(&self, address: SocketAddr) -> String {
        format!("postgres://{ROLE}@{address}/postgres")
    }

    /// Stops it as a crash would, and starts it again with the same data.
    ///
    /// # Errors
    /// When it does not start again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop();
        self.process = run(&self.programs, self.user, &self.folder, self.address)?;
        self.ready()
    }

    fn ready(&mut self) -> io::Result<()> {
        let port = self.address.port().to_string();
        let (programs, process) = (&self.programs, &mut self.process);
        wait_for("PostgreSQL", process, || {
            let mut asked = Command::new(programs.join("pg_isready"));
            asked.args(["--host", "127.0.0.1", "--port", &port, "--username", ROLE, "--quiet"]);
            asked.status().is_ok_and(|status| status.success())
        })
    }

    fn stop(&mut self) {
        // It may have ended by itself.
        let _ = signal(&self.process, Signal::QUIT);
        let _ = self.process.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(
    programs: &std::path::Path,
    user: Option<(u32, u32)>,
    folder: &TempDir,
    address: SocketAddr,
) -> io::Result<Child> {
    let log = std::fs::File::options();
    let log = log.clone().create(true).append(true).open(folder.path().join("log"))?;
    command(programs, "postgres", user)
        .arg("-D")
        .arg(folder.path().join("data"))
        .args(["-p", &address.port().to_string()])
        .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
}

fn command(programs: &std::path::Path, name: &str, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(programs.join(name));
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    command
}

/// Somebody who is not root.
fn other_user() -> io::Result<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd")?;
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2);
        let user = numbers.next()?.parse().ok()?;
        Some((user, numbers.next()?.parse().ok()?))
    };
    let found = USERS.into_iter().find_map(find);
    found.ok_or_else(|| io::Error::other("PostgreSQL refuses root, and there is no other user"))
}
