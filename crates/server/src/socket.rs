//! The WebSocket of a session: reads messages for the table, writes what the table says.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hosting::limits::{Bucket, Limits, Rate};
use hosting::table::{AnyMessage, Outbox, Session, written};
use hosting::{Host, think_pool};
use kernel::Seat;
use protocol::{ClientMessage, RefusalCode, Refused};
use store::{Lasting, PersonId, StoreError};
use text::{Lang, Speaker, Unheard};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::App;
use crate::accept::{Address, leaves};
use crate::node::Way;
use crate::order::left;
use crate::people::{Who, now, seats_of};
use crate::upgrade::{Socket, send_text};

/// The longest message a browser may send.
const LONGEST: usize = 4 * 1024;

/// How long a socket may stay without joining.
const TO_JOIN: Duration = Duration::from_secs(20);

/// How often a silent connection is tried.
const PING: Duration = Duration::from_secs(30);

/// Tells sessions of this server apart.
pub(crate) fn session_number() -> u64 {
    static SESSIONS: AtomicU64 = AtomicU64::new(1);
    SESSIONS.fetch_add(1, Ordering::Relaxed)
}

/// Serves one connection to a table, which plays the game that is hosted so, until one of both ends
/// it or the server is to stop: whatever the session waits for then is not waited for.
pub(crate) async fn serve(
    app: App,
    table: String,
    host: Arc<dyn Host>,
    (address, who): (Address, Option<Who>),
    mut socket: Socket,
) {
    let mut leaving = app.leaving.clone();
    let mut seated = None;
    let from = (address, who);
    tokio::select! {
        () = speak(&app, &table, &host, from, &mut socket, &mut seated) => {}
        () = leaves(&mut leaving) => {
            // In the middle of a message it would be taken for a part of it.
            if !socket.get_ref().is_midway {
                let reason = "the server starts anew".into();
                let frame = CloseFrame { code: CloseCode::Restart, reason };
                let _ = socket.send(Message::Close(Some(frame))).await;
            }
        }
    }
    // The connection ends before the table hears of it, which may be busy.
    drop(socket);
    if let Some(Seated { way, id }) = seated {
        app.tables.counts().sessions.fetch_sub(1, Ordering::Relaxed);
        way.leave(&table, id).await;
    }
}

/// A session that its table knows.
struct Seated {
    way: Way,
    id: u64,
}

/// Joins the table and carries what both say.
async fn speak(
    app: &App,
    table: &str,
    host: &Arc<dyn Host>,
    (address, who): (Address, Option<Who>),
    socket: &mut Socket,
    seated: &mut Option<Seated>,
) {
    // What is over soon stands apart, or there would be room for it as long as the session lasts.
    let mut order = app.order.changes();
    let joining = Box::pin(join(app, table, who.as_ref(), socket));
    let joined = tokio::time::timeout(TO_JOIN, joining).await;
    let Joining { seats, lang, owners } = match joined {
        Ok(Ok(joined)) => joined,
        Ok(Err(Some(refused))) => {
            let _ = send_text(socket, written(&AnyMessage::Refused(refused))).await;
            let _ = socket.send(Message::Close(None)).await;
            return;
        }
        Ok(Err(None)) | Err(_) => return,
    };
    let Some(way) = Box::pin(app.way(table)).await else {
        let refused = refused(lang, Unheard::Storage);
        let _ = send_text(socket, written(&AnyMessage::Refused(refused))).await;
        let _ = socket.send(Message::Close(None)).await;
        return;
    };
    let id = session_number();
    let (out, mut messages) = Outbox::new();
    // Weak, so that the table can end the session by letting go of its outbox.
    let own = out.downgrade();
    let refuse = |refused| {
        let message = AnyMessage::Refused(refused);
        own().is_some_and(|out| out.say(&message))
    };
    let known_by = match address.0 {
        Some(address) => think_pool::asker(address),
        None => think_pool::asker(id),
    };
    let mut pace = address.0.map(|_| Pace::new(app.gate.limits()));
    let asking = Vec::new();
    let (person, name) = who.map(|who| (who.person.id, who.person.name)).unzip();
    let session = Session { id, seats, person, name, lang, shown: None, out, known_by, asking };
    if !Box::pin(way.join(table, host, session)).await {
        return;
    }

    app.tables.counts().sessions.fetch_add(1, Ordering::Relaxed);
    let Seated { way, .. } = seated.insert(Seated { way, id });
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut answered = true;
    loop {
        tokio::select! {
            message = messages.next() => {
                let Some(message) = message else { break };
                if send_text(socket, message).await.is_err() {
                    break;
                }
            }
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    answered = true;
                    let read = read(lang, &text).and_then(|message| {
                        let able = pace.as_mut().is_none_or(|pace| pace.allows(&message));
                        if able { Ok(message) } else { Err(refused(lang, Unheard::TooOften)) }
                    });
                    match read {
                        Ok(message) => {
                            if !Box::pin(way.say(table, host, id, message)).await {
                                break;
                            }
                        }
                        Err(refused) => {
                            refuse(refused);
                        }
                    }
                }
                Some(Ok(Message::Binary(_))) => {
                    refuse(malformed(lang, "expected text"));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => answered = true,
                Some(Ok(Message::Close(_))) | None => break,
                Some(Err(error)) => {
                    // Too large to be read at all, or not a WebSocket any more.
                    tracing::debug!(%error, "a connection ended");
                    let frame = CloseFrame { code: CloseCode::Size, reason: "message too large".into() };
                    let _ = socket.send(Message::Close(Some(frame))).await;
                    break;
                }
            },
            // Those who keep order have done something.
            Ok(()) = order.changed() => {
                if let Some(ban) = app.order.ban(&owners, address).await {
                    let message = AnyMessage::Refused(put_out(lang, &ban));
                    let _ = send_text(socket, written(&message)).await;
                    let _ = socket.send(Message::Close(None)).await;
                    break;
                }
            }
            _ = ping.tick() => {
                if !answered || socket.send(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
                answered = false;
            }
        }
    }
}

/// How fast a session may send.
struct Pace {
    limits: [Rate; 2],
    left: [Bucket; 2],
}

impl Pace {
    fn new(limits: &Limits) -> Self {
        let limits = [limits.messages, limits.questions];
        Self { limits, left: limits.map(Bucket::new) }
    }

    /// Whether a message may be heard. What has to be worked out is allowed less often.
    fn allows(&mut self, message: &ClientMessage) -> bool {
        let is_question = match message {
            ClientMessage::Join { .. }
            | ClientMessage::Lang(_)
            | ClientMessage::Dice { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Forecast { .. }
            | ClientMessage::Plans { .. }
            | ClientMessage::Hint { .. } => true,
            ClientMessage::Answer { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Act { .. }
            | ClientMessage::Say(_)
            | ClientMessage::Look { .. } => false,
        };
        self.left[0].take(self.limits[0]) && (!is_question || self.left[1].take(self.limits[1]))
    }
}

/// What is known of a session that joins.
struct Joining {
    seats: Vec<Seat>,
    lang: Lang,
    /// Whose the seats are, and who it is.
    owners: Vec<PersonId>,
}

type Joined = Result<Joining, Option<Refused>>;

/// Waits for the first message, which must be `join`, and finds the seats its secrets open.
async fn join(app: &App, table: &str, who: Option<&Who>, socket: &mut Socket) -> Joined {
    let text = loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => break text,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
            Some(Ok(Message::Binary(_))) => {
                return Err(Some(malformed(Lang::default(), "expected text")));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
        }
    };
    let (secrets, lang) = match read(Lang::default(), &text)? {
        ClientMessage::Join { secrets, lang } => (secrets, lang),
        _ => return Err(Some(refused(Lang::default(), Unheard::NotJoined))),
    };
    let lang: Lang = lang
        .parse()
        .map_err(|error: text::UnknownLang| malformed(Lang::default(), &error.to_string()))?;
    let first = &secrets[..secrets.len().min(Seat::MOST)];
    let person = who.map(|who| &who.person.id);
    let seats = seats_of(app, table, first, person).await.map_err(|error| {
        tracing::error!(%error, "the store cannot tell who sits where");
        refused(lang, Unheard::Storage)
    })?;
    let mut seats = seats.ok_or_else(|| refused(lang, Unheard::UnknownSecret))?;
    seats.sort_unstable();
    let unkept = |error: StoreError| {
        tracing::error!(%error, "the store cannot tell who sits where");
        refused(lang, Unheard::Storage)
    };
    let people = app.tables.store().people();
    let mut owners: Vec<PersonId> = person.cloned().into_iter().collect();
    if !seats.is_empty() {
        let sitting = people.people_at(table).await.map_err(unkept)?;
        let own = sitting.into_iter().filter(|(seat, _)| seats.contains(&Seat(*seat)));
        owners.extend(own.map(|(_, owner)| owner));
    }
    owners.sort_unstable();
    owners.dedup();
    for owner in &owners {
        if let Some(ban) = people.ban_of(owner, now()).await.map_err(unkept)? {
            return Err(Some(put_out(lang, &ban)));
        }
    }
    Ok(Joining { seats, lang, owners })
}

/// What somebody is told who is not let in.
fn put_out(lang: Lang, ban: &Lasting) -> Refused {
    refused(lang, Unheard::Banned(left(ban), &ban.reason))
}

/// Reads one message.
fn read(lang: Lang, text: &str) -> Result<ClientMessage, Refused> {
    if text.len() > LONGEST {
        return Err(refused(lang, Unheard::TooLarge));
    }
    serde_json::from_str(text).map_err(|error| malformed(lang, &error.to_string()))
}

fn malformed(lang: Lang, reason: &str) -> Refused {
    refused(lang, Unheard::Malformed(reason))
}

fn refused(lang: Lang, unheard: Unheard<'_>) -> Refused {
    let code = match unheard {
        Unheard::TooLarge => RefusalCode::TooLarge,
        Unheard::UnknownSecret => RefusalCode::UnknownSecret,
        Unheard::NotJoined => RefusalCode::NotJoined,
        Unheard::Storage => RefusalCode::Storage,
        Unheard::TooOften => RefusalCode::TooOften,
        Unheard::Banned(..) => RefusalCode::Banned,
        _ => RefusalCode::Malformed,
    };
    let message = Speaker::new(lang).unheard(unheard);
    Refused { question: None, code, message }
}
