//! The socket of somebody who watches the lobby: it is told what happens and says nothing.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hosting::table::written;
use protocol::LobbyNews;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::App;
use crate::accept::leaves;
use crate::upgrade::{Socket, send_text};

/// How often a silent connection is tried.
const PING: Duration = Duration::from_secs(30);

/// Tells what happens in the lobby until one of both ends it or the server is to stop.
pub(super) async fn serve(app: App, mut socket: Socket) {
    let mut leaving = app.leaving.clone();
    tokio::select! {
        () = tell(&app, &mut socket) => {}
        () = leaves(&mut leaving) => {
            let reason = "the server starts anew".into();
            let frame = CloseFrame { code: CloseCode::Restart, reason };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
    }
}

async fn tell(app: &App, socket: &mut Socket) {
    let mut news = app.lobby.news.subscribe();
    let first = {
        let board = app.lobby.board();
        LobbyNews { number: board.number(), count: board.count(), ..LobbyNews::default() }
    };
    if send_text(socket, written(&first)).await.is_err() {
        return;
    }
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut answered = true;
    loop {
        tokio::select! {
            // Who has missed something joins anew.
            told = news.recv() => match told {
                Ok(told) => if send_text(socket, told).await.is_err() { return },
                Err(_) => return,
            },
            said = socket.next() => match said {
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => answered = true,
                Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return,
            },
            _ = ping.tick() => {
                if !answered || socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
                answered = false;
            }
        }
    }
}
