//! A wire between a server and what it needs, which can be held and cut.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Bytes that go over at once.
const PIECE: usize = 16 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gate {
    is_open: bool,
    /// Connections of an earlier round are ended.
    round: u64,
}

/// A wire. While it is held nothing goes over it, and neither end is told.
#[derive(Debug)]
pub(crate) struct Proxy {
    address: SocketAddr,
    gate: watch::Sender<Gate>,
}

impl Proxy {
    /// Lays a wire to an address.
    pub(crate) async fn start(to: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (gate, watched) = watch::channel(Gate { is_open: true, round: 0 });
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, to, watched.clone()));
            }
        });
        Ok(Self { address, gate })
    }

    /// Where it begins.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Holds everything.
    pub(crate) fn hold(&self) {
        self.gate.send_modify(|gate| gate.is_open = false);
    }

    /// Lets everything go on; what was held arrives now, or, when it is `cut`, never.
    pub(crate) fn release(&self, cut: bool) {
        self.gate.send_modify(|gate| {
            gate.is_open = true;
            gate.round += u64::from(cut);
        });
    }
}

async fn carry(near: TcpStream, to: SocketAddr, mut gate: watch::Receiver<Gate>) {
    let round = gate.borrow().round;
    if gate.wait_for(|gate| gate.is_open).await.is_err() || gate.borrow().round != round {
        return;
    }
    let Ok(far) = TcpStream::connect(to).await else { return };
    // A word is one small packet; it must not wait for another.
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_read, near_write), (far_read, far_write)) = (near.into_split(), far.into_split());
    let mut cut = gate.clone();
    tokio::select! {
        () = pump(near_read, far_write, gate.clone()) => {}
        () = pump(far_read, near_write, gate) => {}
        _ = cut.wait_for(|gate| gate.round != round) => {}
    }
}

async fn pump(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut gate: watch::Receiver<Gate>,
) {
    let mut piece = vec![0; PIECE];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        if gate.wait_for(|gate| gate.is_open).await.is_err()
            || to.write_all(&piece[..length]).await.is_err()
        {
            return;
        }
    }
}
