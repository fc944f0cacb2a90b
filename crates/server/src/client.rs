//! A browser without a browser: plays at a table over the wire. For benchmarks and tests.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use protocol::{Claim, Claimed, ClientMessage, Opened, OpenedSeat, Secret};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Bytes set aside for reading, per connection.
const BUFFER: usize = 8 * 1024;

/// Bytes of a secret.
const SECRET_BYTES: usize = 24;

/// An answer to a request: its status and its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The head as it came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    ///
    /// # Errors
    /// When it is none.
    pub fn json<T: for<'de> Deserialize<'de>>(&self) -> io::Result<T> {
        serde_json::from_str(&self.body).map_err(io::Error::other)
    }
}

/// Sends one request and reads the answer.
///
/// # Errors
/// When the server cannot be reached or answers with something else than HTTP.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(server).await?;
    let host = if headers.to_ascii_lowercase().contains("host:") {
        String::new()
    } else {
        format!("Host: {server}\r\n")
    };
    let form = if headers.to_ascii_lowercase().contains("content-type:") {
        ""
    } else {
        "Content-Type: application/json\r\n"
    };
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\n{form}\
         Content-Length: {length}\r\n{headers}\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let not_http = || io::Error::other("the answer is not HTTP");
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(not_http)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { joined(body) } else { body.to_owned() };
    Ok(Answer { status: status.ok_or_else(not_http)?, head: head.to_owned(), body })
}

/// The pieces of a body sent in pieces.
fn joined(mut text: &str) -> String {
    let mut body = String::new();
    while let Some((length, rest)) = text.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).unwrap_or(0);
        if length == 0 {
            break;
        }
        let Some(piece) = rest.get(..length) else { break };
        body.push_str(piece);
        text = rest.get(length + 2..).unwrap_or("");
    }
    body
}

/// A table at which all seats of people were claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The table.
    pub table: String,
    /// The seats of people.
    pub seats: Vec<HeldSeat>,
}

/// A seat that was claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSeat {
    /// The seat.
    pub seat: u8,
    /// The secret that opens it.
    pub secret: String,
    /// What the player is called.
    pub name: String,
}

/// Opens a table and claims its seats: `table` is the body that its game expects.
///
/// # Errors
/// When the server refuses, with its reason.
pub async fn open(server: SocketAddr, table: &impl Serialize) -> io::Result<Seated> {
    let body = serde_json::to_string(table).map_err(io::Error::other)?;
    let opened = post(server, "/api/tables", &[], &body).await?;
    claim_all(server, opened).await
}

/// Claims all seats of a table that was opened.
///
/// # Errors
/// When the server refuses, with its reason.
pub async fn claim_all(server: SocketAddr, opened: Opened) -> io::Result<Seated> {
    let mut seats = Vec::new();
    for OpenedSeat { seat, invitation, name } in opened.seats {
        let secret = claim(server, &opened.table, invitation).await?;
        seats.push(HeldSeat { seat, secret, name });
    }
    Ok(Seated { table: opened.table, seats })
}

/// Claims a seat with a new secret.
///
/// # Errors
/// When the server refuses, with its reason.
pub async fn claim(server: SocketAddr, table: &str, invitation: Secret) -> io::Result<String> {
    let secret = hosting::token(SECRET_BYTES);
    let claim = Claim { invitation, secret: secret.as_str().into() };
    let body = serde_json::to_string(&claim).map_err(io::Error::other)?;
    post::<Claimed>(server, &format!("/api/tables/{table}/claim"), &[], &body).await?;
    Ok(secret)
}

/// Sends a body on behalf of some seats and reads what comes back.
///
/// # Errors
/// When the server refuses, with its reason.
pub async fn post<T: for<'de> Deserialize<'de>>(
    server: SocketAddr,
    path: &str,
    seats: &[&str],
    body: &str,
) -> io::Result<T> {
    let answer = request(server, "POST", path, &seats_header(seats), body).await?;
    if answer.status != 200 {
        return Err(io::Error::other(answer.body));
    }
    answer.json()
}

/// The header that proves seats, to stand among those of a request.
pub fn seats_header(secrets: &[&str]) -> String {
    match secrets.is_empty() {
        true => String::new(),
        false => format!("{}: {}\r\n", crate::asker::HEADER, secrets.join(", ")),
    }
}

/// Brings a snapshot up to date with the changes that the table told.
pub fn apply(snapshot: &mut Value, changes: &Value) {
    let table = &changes["table"];
    for (from, name) in [
        (changes, "can_undo"),
        (changes, "goals"),
        (table, "question"),
        (table, "waiting_for"),
        (table, "round"),
        (table, "active"),
        (table, "lead"),
        (table, "tokens"),
    ] {
        if let Some(value) = from.get(name) {
            snapshot[name] = value.clone();
        }
    }
    for (list, key) in [("seats", "seat"), ("units", "tag"), ("areas", "tag")] {
        for new in table[list].as_array().into_iter().flatten() {
            let mut there = snapshot[list].as_array_mut().into_iter().flatten();
            if let Some(old) = there.find(|old| old[key] == new[key]) {
                let hand = old.get("own_hand").cloned();
                *old = new.clone();
                if let Some(hand) = hand {
                    old["own_hand"] = hand;
                }
            }
        }
    }
    if let Some(hand) = changes.get("own_hand")
        && let Some(view) = snapshot["view"].as_u64()
    {
        snapshot["seats"][view as usize]["own_hand"] = hand.clone();
    }
    for name in ["over", "attack"] {
        match (changes.get(name), snapshot.as_object_mut()) {
            (Some(value), _) => snapshot[name] = value.clone(),
            (None, Some(snapshot)) => drop(snapshot.remove(name)),
            (None, None) => {}
        }
    }
    snapshot["ask"] = changes.get("ask").cloned().unwrap_or(Value::Null);
}

/// What a player needs of a message to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The table shows itself.
    Welcome(Stand),
    /// The game went on.
    Moved(Stand),
    /// An answer to this question was taken before.
    Repeated(u32),
    /// Something was refused, by this code.
    Refused(String),
    /// Nothing of that.
    Else,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// The number of the question.
    pub question: u32,
    /// The question of the moment that was told before; none when the whole is shown.
    pub since: Option<u32>,
    /// Whether the game is over.
    pub is_over: bool,
    /// How many choices there are for whoever is told.
    pub choices: Option<usize>,
}

/// The parts of a message that tell it; one of them is there, or none.
#[derive(Debug, Deserialize)]
struct Said {
    welcome: Option<Whole>,
    moved: Option<Whole>,
    changed: Option<Part>,
    repeated: Option<Numbered>,
    refused: Option<Coded>,
}

#[derive(Debug, Deserialize)]
struct Whole {
    snapshot: Snapshot,
}

#[derive(Debug, Deserialize)]
struct Part {
    changes: Changes,
}

#[derive(Debug, Deserialize)]
struct Coded {
    code: String,
}

#[derive(Debug, Deserialize)]
struct Snapshot {
    question: u32,
    #[serde(default)]
    over: Option<IgnoredAny>,
    #[serde(default)]
    ask: Option<Asked>,
}

#[derive(Debug, Deserialize)]
struct Changes {
    since: u32,
    table: Numbered,
    #[serde(default)]
    over: Option<IgnoredAny>,
    #[serde(default)]
    ask: Option<Asked>,
}

#[derive(Debug, Deserialize)]
struct Numbered {
    question: u32,
}

#[derive(Debug, Deserialize)]
struct Asked {
    choices: Vec<IgnoredAny>,
}

impl Told {
    /// Reads a message.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> io::Result<Self> {
        let shown = |Snapshot { question, over, ask }| Stand {
            question,
            since: None,
            is_over: over.is_some(),
            choices: ask.map(|ask: Asked| ask.choices.len()),
        };
        let said: Said = serde_json::from_str(text).map_err(io::Error::other)?;
        Ok(match said {
            Said { welcome: Some(whole), .. } => Self::Welcome(shown(whole.snapshot)),
            Said { moved: Some(whole), .. } => Self::Moved(shown(whole.snapshot)),
            Said { changed: Some(part), .. } => {
                let Changes { since, table, over, ask } = part.changes;
                let question = table.question;
                Self::Moved(Stand { since: Some(since), ..shown(Snapshot { question, over, ask }) })
            }
            Said { repeated: Some(repeated), .. } => Self::Repeated(repeated.question),
            Said { refused: Some(refused), .. } => Self::Refused(refused.code),
            _ => Self::Else,
        })
    }
}

/// A session at a table.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Client {
    /// Connects to a table without joining it.
    ///
    /// # Errors
    /// When the server refuses the connection.
    pub async fn connect(server: SocketAddr, table: &str) -> io::Result<Self> {
        Self::connect_with(server, table, &[]).await
    }

    /// The same with headers, such as a bot's token.
    ///
    /// # Errors
    /// When the server refuses the connection.
    pub async fn connect_with(
        server: SocketAddr,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> io::Result<Self> {
        Self::connect_to(server, &format!("/api/tables/{table}/play"), headers).await
    }

    /// Connects to any socket of the server.
    ///
    /// # Errors
    /// When the server refuses the connection.
    pub async fn connect_to(
        server: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> io::Result<Self> {
        let url = format!("ws://{server}{path}");
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        for (name, value) in headers {
            let value = value.parse().map_err(io::Error::other)?;
            request.headers_mut().insert(*name, value);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(16 * 1024 * 1024))
            .max_frame_size(Some(16 * 1024 * 1024));
        let connected =
            tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
        let (socket, _) = connected.map_err(io::Error::other)?;
        Ok(Self { socket })
    }

    /// Connects and joins; the first message back is the welcome or a refusal.
    ///
    /// # Errors
    /// When the server refuses the connection.
    pub async fn join(
        server: SocketAddr,
        table: &str,
        secrets: &[String],
        lang: &str,
    ) -> io::Result<Self> {
        let mut client = Self::connect(server, table).await?;
        let secrets = secrets.iter().map(|secret| secret.as_str().into()).collect();
        let lang = lang.to_owned();
        client.say(&ClientMessage::Join { secrets, lang }).await?;
        Ok(client)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn say(&mut self, message: &ClientMessage) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        self.say_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::Text(text.into())).await.map_err(io::Error::other)
    }

    /// The next message as it came.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hear_text(&mut self) -> io::Result<String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(io::Error::other("the server has closed the connection"));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    /// Waits until the server closes the connection; the code it closes with.
    ///
    /// # Errors
    /// When the connection ends without a word.
    pub async fn closed(&mut self) -> io::Result<u16> {
        while let Some(message) = self.socket.next().await {
            if let Message::Close(frame) = message.map_err(io::Error::other)? {
                return Ok(frame.map_or(1005, |frame| frame.code.into()));
            }
        }
        Err(io::Error::other("the connection ended without a word"))
    }

    /// The next message.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hear(&mut self) -> io::Result<Value> {
        serde_json::from_str(&self.hear_text().await?).map_err(io::Error::other)
    }
}
