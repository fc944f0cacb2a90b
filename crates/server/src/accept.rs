//! Connections: how many there may be, how long they may be silent, and how they end.
//!
//! A connection that sends half a request, reads nothing of what it is sent or just stands there is
//! ended. One too many is told so and closed. When the server stops, those who are there are told to
//! come back and have a while to leave.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::Request;
use hosting::limits::{Limits, network};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::Sleep;
use tower::Service as _;

/// Files that the server needs beside its connections.
const OTHER_FILES: u64 = 64;

/// How long nobody is accepted when the system gives no more connections.
const BREATH: Duration = Duration::from_millis(50);

/// How often refused connections are told of in the log.
const TOLD: Duration = Duration::from_secs(10);

/// What one connection too many is told.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n\
    Content-Type: application/json\r\nContent-Length: 67\r\n\r\n\
    {\"code\":\"connections\",\"message\":\"There are too many connections.\"}\n";

/// Whether the server is about to stop.
pub(crate) type Leaving = watch::Receiver<bool>;

/// Waits until it is.
pub(crate) async fn leaves(leaving: &mut Leaving) {
    // Who tells of it is there as long as the server.
    let _ = leaving.wait_for(|leaving| *leaving).await;
}

/// Who a request comes from; nobody in particular when it comes from a trusted address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The connections there are.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    all: AtomicUsize,
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

impl Connections {
    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.all.load(Ordering::Relaxed)
    }

    fn by_address(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // A panic while the lock was held leaves a map that is whole all the same.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more, if there is room for it.
    fn hold(self: &Arc<Self>, peer: IpAddr, limits: &Limits) -> Result<Held, &'static str> {
        if self.count() >= limits.connections {
            return Err("there are too many connections");
        }
        let address = (!limits.trusted.contains(&peer.to_canonical())).then(|| network(peer));
        if let Some(address) = address {
            let mut by_address = self.by_address();
            let own = by_address.entry(address).or_default();
            if *own >= limits.connections_per_address {
                return Err("the address has too many connections");
            }
            *own += 1;
        }
        self.all.fetch_add(1, Ordering::Relaxed);
        Ok(Held { connections: self.clone(), address })
    }
}

/// One connection that is counted.
#[derive(Debug)]
struct Held {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.connections.all.fetch_sub(1, Ordering::Relaxed);
        let Some(address) = self.address else { return };
        let mut by_address = self.connections.by_address();
        if let Some(own) = by_address.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                by_address.remove(&address);
            }
        }
    }
}

/// A connection that is counted, and fails when nobody reads what is written to it.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: TcpStream,
    patience: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
    /// Whether something was written in part: nothing else can follow but the rest.
    pub(crate) is_midway: bool,
    _held: Held,
}

impl Connection {
    /// Waits for the other end to read, but not for ever.
    fn written<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let written = write(Pin::new(&mut self.stream), context);
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match stuck.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.written(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.written(context, |stream, context| stream.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.written(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Tells of refused connections, once in a while and not of each.
struct Refusals {
    since: Option<Instant>,
    count: u64,
}

impl Refusals {
    fn tell(&mut self, peer: SocketAddr, why: &'static str) {
        self.count += 1;
        if self.since.is_none_or(|since| since.elapsed() >= TOLD) {
            tracing::warn!(%peer, why, count = self.count, "connections are refused");
            (self.since, self.count) = (Some(Instant::now()), 0);
        }
    }
}

/// Serves until `stop`, then lets those who are there leave.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Arc<Limits>,
    connections: Arc<Connections>,
    leaving: watch::Sender<bool>,
    stop: impl Future<Output = ()>,
) {
    let mut refusals = Refusals { since: None, count: 0 };
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        match connections.hold(peer.ip(), &limits) {
            Ok(held) => {
                // A move is one small packet; it must not wait for another.
                let _ = stream.set_nodelay(true);
                let patience = limits.write;
                let connection =
                    Connection { stream, patience, stuck: None, is_midway: false, _held: held };
                let leaving = leaving.subscribe();
                tokio::spawn(speak(connection, peer.ip(), router.clone(), limits.head, leaving));
            }
            Err(why) => {
                refusals.tell(peer, why);
                // What does not fit into the empty buffer of a new connection is not waited for.
                let _ = stream.try_write(FULL);
            }
        }
    }
    drop(listener);
    // Nobody may be listening.
    let _ = leaving.send(true);
    let begun = Instant::now();
    while connections.count() > 0 && begun.elapsed() < limits.drain {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    if connections.count() > 0 {
        tracing::warn!(count = connections.count(), "connections did not end in time");
    }
}

/// Speaks HTTP until the connection ends, becomes a WebSocket, or has to leave.
async fn speak(
    connection: Connection,
    peer: IpAddr,
    router: Router,
    head: Duration,
    mut leaving: Leaving,
) {
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let spoken = http.serve_connection(TokioIo::new(connection), service).with_upgrades();
    let mut spoken = std::pin::pin!(spoken);
    let ended = tokio::select! {
        ended = spoken.as_mut() => ended,
        () = leaves(&mut leaving) => {
            spoken.as_mut().graceful_shutdown();
            spoken.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %peer, "a connection ended");
    }
}

/// As many connections as are wished for, or as the system gives files for: it is asked for as many
/// as it allows.
pub(crate) fn affordable(wished: usize) -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let needed = wished as u64 + OTHER_FILES;
        let most = maximum.unwrap_or(u64::MAX);
        if current.is_some_and(|current| current < needed) {
            // Where more is not given, fewer are accepted.
            let _ =
                setrlimit(Resource::Nofile, Rlimit { current: Some(needed.min(most)), maximum });
        }
        let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        let room = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
        if room < wished {
            tracing::warn!(
                wished,
                room,
                "the system gives fewer files than connections are allowed"
            );
        }
        wished.min(room.max(1))
    }
    #[cfg(not(unix))]
    wished
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_too_many_is_told_is_as_long_as_it_says() {
        let told = std::str::from_utf8(FULL).expect("text");
        let (head, body) = told.split_once("\r\n\r\n").expect("a head");
        assert!(head.contains(&format!("Content-Length: {}", body.len())), "{}", body.len());
    }
}
