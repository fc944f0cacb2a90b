//! PostgreSQL and nats-server of one's own, for tests: each on a free port of this machine, in a
//! folder that goes with it.
//!
//! The programs are those of the system. `cargo xtask test` fetches them on Debian where they are
//! missing; without them a test fails and says so.
#![cfg(unix)]

mod nats;
mod postgres;
mod programs;

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::process::Child;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

pub use nats::Nats;
pub use postgres::Postgres;
pub use programs::{PACKAGES, faketime, missing};

/// How long a program may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often it is asked whether it has.
const TRY: Duration = Duration::from_millis(20);

/// A port that nobody listened at a moment ago.
///
/// # Errors
/// When the system has none.
pub fn free_port() -> io::Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}

/// Sends a signal to a process that was started here.
///
/// # Errors
/// When it is gone.
pub fn signal(process: &Child, signal: Signal) -> io::Result<()> {
    let id = i32::try_from(process.id()).map_err(io::Error::other)?;
    let id = Pid::from_raw(id).ok_or_else(|| io::Error::other("no process"))?;
    Ok(kill_process(id, signal)?)
}

/// Waits until a program that was started does what is wanted of it.
fn wait_for(what: &str, process: &mut Child, mut is_there: impl FnMut() -> bool) -> io::Result<()> {
    let begun = Instant::now();
    while !is_there() {
        if let Some(status) = process.try_wait()? {
            return Err(io::Error::other(format!("{what} ended: {status}")));
        }
        if begun.elapsed() > PATIENCE {
            return Err(io::Error::other(format!("{what} does not start")));
        }
        std::thread::sleep(TRY);
    }
    Ok(())
}

/// A folder that goes with the value.
///
/// # Errors
/// When none can be made.
pub fn scratch() -> io::Result<tempfile::TempDir> {
    tempfile::TempDir::with_prefix("omphalos-")
}
