//! Somebody at a table: the seats they play, their language, and where messages to them go.

use kernel::Seat;
use protocol::{PlayerKind, PlayerSpec, SeatCard, ServerMessage};
use serde::Serialize;
use text::Lang;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::voice::Names;

/// One browser at a table.
#[derive(Debug)]
pub(crate) struct Session {
    /// Tells sessions of this server apart.
    pub(crate) id: u64,
    /// The seats it plays; none for a spectator.
    pub(crate) seats: Vec<Seat>,
    /// The language it is spoken to in.
    pub(crate) lang: Lang,
    /// The seat whose view it is shown.
    pub(crate) shown: Option<Seat>,
    /// Where messages go.
    pub(crate) out: Outbox,
}

/// A message that is the same in every game.
pub(crate) type AnyMessage = ServerMessage;

/// Where messages to a session go. A session that does not read them is given up.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(pub(crate) mpsc::Sender<Utf8Bytes>);

impl Outbox {
    /// Sends a message; `false` when the session is gone or has stopped reading.
    pub(crate) fn send(&self, message: Utf8Bytes) -> bool {
        self.0.try_send(message).is_ok()
    }

    /// Writes a message and sends it.
    pub(crate) fn say(&self, message: &impl Serialize) -> bool {
        self.send(written(message))
    }
}

/// Bytes that most messages fit in.
const ROOM: usize = 2048;

/// A message as it goes over the wire.
pub(crate) fn written(message: &impl Serialize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(ROOM);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    String::from_utf8(text).expect("JSON is UTF-8").into()
}

impl Session {
    /// Whether the session plays a seat.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Turns to the seat that is asked, when it is one of the session's: in hot seat the screen
    /// belongs to whoever has to decide.
    pub(crate) fn turn_to(&mut self, asked: Option<Seat>) {
        let own = asked.filter(|&seat| self.plays(seat));
        self.shown = own.or(self.shown).or_else(|| self.seats.first().copied());
    }

    /// Whether the session may ask for hints when `seat` is asked: as its player was seated, and
    /// otherwise as long as no other person plays from another browser.
    pub(crate) fn may_ask_hints(&self, seat: Seat, players: &[PlayerSpec]) -> bool {
        let alone = || {
            let people = (0u8..).map(Seat).zip(players);
            people
                .filter(|(_, player)| player.kind == PlayerKind::Person)
                .all(|(seat, _)| self.plays(seat))
        };
        let said = players.get(seat.index()).and_then(|player| player.hints);
        self.plays(seat) && said.unwrap_or_else(alone)
    }

    /// Who sits where, as the session sees it.
    pub(crate) fn seat_cards(&self, names: &Names, players: &[PlayerSpec]) -> Vec<SeatCard> {
        let cards =
            (0u8..).zip(players).zip(names.labels()).map(|((seat, player), name)| SeatCard {
                seat,
                name: name.clone(),
                called: names.players()[usize::from(seat)].clone(),
                kind: player.kind,
                level: player.level.clone(),
                yours: self.plays(Seat(seat)),
                hints: self.may_ask_hints(Seat(seat), players),
            });
        cards.collect()
    }
}
