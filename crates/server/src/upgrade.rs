//! From a request to a WebSocket, with little set aside for each.
//!
//! A table has many sessions that are silent most of the time, so a connection keeps small buffers:
//! what it is sent is short, and what it sends is written as it stands. The buffer that the library
//! would copy it to stays as large as the largest message was.

use std::io::{self, IoSlice};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use hosting::Failure;
use hyper::upgrade::{OnUpgrade, Parts as Upgraded};
use hyper_util::rt::TokioIo;
use text::Refusal;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{FrameHeader, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::accept::Connection;

/// What a socket takes before it gives up reading: longer messages are refused with a reason, far
/// longer ones end the connection.
const HARD_LIMIT: usize = 64 * 1024;

/// Bytes set aside for reading, per connection.
const READ: usize = 1024;

/// The longest head of a frame that is not masked.
const LONGEST_HEAD: usize = 10;

/// A connection that speaks WebSocket.
pub(crate) type Socket = WebSocketStream<Connection>;

/// A request to speak WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let not_one = || {
            let why = Refusal::Malformed("expected a request for a WebSocket of version 13".into());
            Failure::new(StatusCode::UPGRADE_REQUIRED, "websocket", why)
        };
        let headers = &parts.headers;
        let asks = parts.method == Method::GET
            && says(headers, header::CONNECTION, "upgrade")
            && says(headers, header::UPGRADE, "websocket")
            && says(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks).cloned();
        let key = key.ok_or_else(not_one)?;
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or_else(not_one)?;
        Ok(Self { key, connection })
    }
}

impl Upgrade {
    /// Answers the request, and serves the socket once the answer is sent.
    pub(crate) fn accept<F: Future<Output = ()> + Send + 'static>(
        self,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let Self { key, connection } = self;
        tokio::spawn(async move {
            let upgraded = match connection.await {
                Ok(upgraded) => upgraded,
                Err(error) => return tracing::debug!(%error, "a connection ended too early"),
            };
            // The bare stream: what HTTP wraps around it, its buffers with it, is let go of.
            let Ok(parts) = upgraded.downcast::<TokioIo<Connection>>() else {
                return tracing::error!("a connection is none of ours");
            };
            // Taken apart, or its buffer would stay as long as the session.
            let Upgraded { io, read_buf, .. } = parts;
            let (stream, early) = (io.into_inner(), read_buf.to_vec());
            drop(read_buf);
            let config = WebSocketConfig::default()
                .read_buffer_size(READ)
                .write_buffer_size(0)
                .max_write_buffer_size(HARD_LIMIT)
                .max_message_size(Some(HARD_LIMIT))
                .max_frame_size(Some(HARD_LIMIT));
            let socket =
                WebSocketStream::from_partially_read(stream, early, Role::Server, Some(config));
            serve(socket.await).await;
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, derive_accept_key(key.as_bytes())),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// Whether a header names a word in its list.
fn says(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.is_some_and(|list| list.split(',').any(|one| one.trim().eq_ignore_ascii_case(word)))
}

/// Sends a text. When this is dropped before it ends, nothing can be sent any more.
pub(crate) async fn send_text(socket: &mut Socket, text: Utf8Bytes) -> Result<(), Error> {
    // What the library has to say, such as a pong, comes before.
    socket.flush().await?;
    let opcode = OpCode::Data(Data::Text);
    let mut head = [0; LONGEST_HEAD];
    let mut left = &mut head[..];
    FrameHeader { opcode, ..FrameHeader::default() }.format(text.len() as u64, &mut left)?;
    let length = LONGEST_HEAD - left.len();
    let connection = socket.get_mut();
    connection.is_midway = true;
    write_all(connection, &head[..length], text.as_bytes()).await?;
    connection.is_midway = false;
    Ok(())
}

/// Writes both parts, as one where they can go as one.
async fn write_all(to: &mut Connection, head: &[u8], body: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while written < head.len() {
        let parts = [IoSlice::new(&head[written..]), IoSlice::new(body)];
        match to.write_vectored(&parts).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            more => written += more,
        }
    }
    to.write_all(&body[written - head.len()..]).await
}
