//! A nats-server of one's own.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::{free_port, programs, wait_for};

/// A nats-server that ends with this value.
#[derive(Debug)]
pub struct Nats {
    process: Child,
    address: SocketAddr,
}

impl Nats {
    /// Starts one on a free port.
    ///
    /// # Errors
    /// When it is not installed or does not start.
    pub fn start() -> io::Result<Self> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let mut process = Command::new(programs::nats_server()?)
            .args(["--addr", "127.0.0.1", "--port", &address.port().to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let patience = Duration::from_millis(200);
        wait_for("nats-server", &mut process, || {
            TcpStream::connect_timeout(&address, patience).is_ok()
        })?;
        Ok(Self { process, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What `--bus` takes.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
