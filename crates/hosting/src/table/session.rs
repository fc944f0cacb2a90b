//! Somebody at a table: the seats they play, their language, and where messages to them go.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::Seat;
use protocol::{Never, PlayerKind, PlayerSpec, SeatCard, ServerMessage};
use serde::Serialize;
use store::PersonId;
use text::Lang;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::think_pool::Thought;
use crate::voice::Names;

/// One browser at a table.
#[derive(Debug)]
pub struct Session {
    /// Tells sessions of this server apart.
    pub id: u64,
    /// The seats it plays; none for a spectator.
    pub seats: Vec<Seat>,
    /// Whose browser it is, as far as that is known.
    pub person: Option<PersonId>,
    /// What they are called, as far as that is known.
    pub name: Option<String>,
    /// The language it is spoken to in.
    pub lang: Lang,
    /// The seat whose view it is shown.
    pub shown: Option<Seat>,
    /// Where messages go.
    pub out: Outbox,
    /// Tells those who wait for an answer apart.
    pub known_by: u64,
    /// Answers that are worked out for it; they are let go of with it.
    pub asking: Vec<Thought>,
}

/// A message that is the same in every game.
pub type AnyMessage = ServerMessage<Never, Never, Never, Never, Never>;

/// Where messages to a session go. A session that does not read them is given up.
#[derive(Clone, Debug)]
pub struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    /// Bytes that wait to be read; more than there can be when the session is given up.
    unread: Arc<AtomicUsize>,
}

/// What the table has said to a session, in order.
#[derive(Debug)]
pub struct Inbox {
    messages: mpsc::Receiver<Utf8Bytes>,
    unread: Arc<AtomicUsize>,
}

impl Inbox {
    /// The next message; none when the table has let go of the session.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.recv().await?;
        self.unread.fetch_sub(message.len(), Ordering::Relaxed);
        Some(message)
    }
}

/// Messages and bytes that wait for a session at the most: one that reads so slowly is given up. One
/// message waits however large it is.
const MOST_UNREAD: usize = 32;
const MOST_BYTES: usize = 512 * 1024;

/// A number of bytes that no session ever has waiting.
const GIVEN_UP: usize = usize::MAX / 2;

impl Outbox {
    /// An outbox and where its messages come out.
    pub fn new() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MOST_UNREAD);
        let unread = Arc::new(AtomicUsize::new(0));
        (Self { messages: sender, unread: unread.clone() }, Inbox { messages, unread })
    }

    /// The same outbox, for as long as the table keeps it.
    pub fn downgrade(&self) -> impl Fn() -> Option<Self> + use<> {
        let (messages, unread) = (self.messages.downgrade(), self.unread.clone());
        move || Some(Self { messages: messages.upgrade()?, unread: unread.clone() })
    }

    /// Sends a message; `false` when the session is gone or has stopped reading.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let bytes = message.len();
        let before = self.unread.fetch_add(bytes, Ordering::Relaxed);
        let sent = (before == 0 || before.saturating_add(bytes) <= MOST_BYTES)
            && self.messages.try_send(message).is_ok();
        if !sent {
            self.unread.store(GIVEN_UP, Ordering::Relaxed);
        }
        sent
    }

    /// Whether the session has stopped reading or is gone: it missed something.
    pub fn is_given_up(&self) -> bool {
        self.unread.load(Ordering::Relaxed) >= GIVEN_UP / 2
    }

    /// Writes a message and sends it.
    pub fn say(&self, message: &impl Serialize) -> bool {
        self.send(written(message))
    }
}

/// Bytes that most messages fit in.
const ROOM: usize = 2048;

/// A message as it goes over the wire.
pub fn written(message: &impl Serialize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(ROOM);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    String::from_utf8(text).expect("JSON is UTF-8").into()
}

impl Session {
    /// Whether the session plays a seat.
    pub fn plays(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Turns to the seat that is asked, when it is one of the session's: in hot seat the screen
    /// belongs to whoever has to decide.
    pub fn turn_to(&mut self, asked: Option<Seat>) {
        let own = asked.filter(|&seat| self.plays(seat));
        self.shown = own.or(self.shown).or_else(|| self.seats.first().copied());
    }

    /// Whether the session may ask for hints when `seat` is asked.
    pub fn may_ask_hints(&self, seat: Seat, players: &[PlayerSpec]) -> bool {
        may_ask_hints(&self.seats, seat, players)
    }

    /// Who sits where, as the session sees it.
    pub fn seat_cards(&self, names: &Names, players: &[PlayerSpec]) -> Vec<SeatCard> {
        let cards =
            (0u8..).zip(players).zip(names.labels()).map(|((seat, player), name)| SeatCard {
                seat,
                name: name.clone(),
                called: names.players()[usize::from(seat)].clone(),
                kind: player.kind,
                level: player.level.clone(),
                yours: self.plays(Seat(seat)),
                hints: self.may_ask_hints(Seat(seat), players),
                helped: player.kind == PlayerKind::Person && player.hints == Some(true),
                open: player.open,
                set_up: player.set_up,
            });
        cards.collect()
    }
}

/// Whether somebody who plays `seats` may have advice for one of them: as its player was seated, and
/// otherwise as long as no other person plays from another browser.
pub fn may_ask_hints(seats: &[Seat], seat: Seat, players: &[PlayerSpec]) -> bool {
    let alone = || {
        let people = (0u8..).map(Seat).zip(players);
        people
            .filter(|(_, player)| player.kind == PlayerKind::Person)
            .all(|(seat, _)| seats.contains(&seat))
    };
    let said = players.get(seat.index()).and_then(|player| player.hints);
    seats.contains(&seat) && said.unwrap_or_else(alone)
}
