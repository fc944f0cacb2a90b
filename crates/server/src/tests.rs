//! Computer players who take their time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use protocol::{ClientMessage, GivenArmy, Mode, NewTable, PlayerKind, PlayerSpec};
use serde_json::Value;

use crate::client::{Client, apply, open};
use crate::{Config, Server};

/// Whether computer players may answer, and how many have begun to think.
static MAY_ANSWER: AtomicBool = AtomicBool::new(false);
static THINKING: AtomicUsize = AtomicUsize::new(0);

fn until_allowed() {
    THINKING.fetch_add(1, Ordering::SeqCst);
    while !MAY_ANSWER.load(Ordering::SeqCst) {
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn table(kind: PlayerKind) -> NewTable {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    let level = (kind == PlayerKind::Computer).then(|| "greedy".to_owned());
    NewTable {
        ruleset: pantheon::RULESET.to_owned(),
        mode: Mode::Constructed { armies: vec![army("first_march"), army("lords_of_the_deep")] },
        board: None,
        players: vec![PlayerSpec { kind, level, ..PlayerSpec::default() }; 2],
        teams: false,
        lead: None,
        settings: serde_json::Map::new(),
        lang: None,
    }
}

async fn hear(client: &mut Client) -> Value {
    let heard = tokio::time::timeout(Duration::from_secs(20), client.hear()).await;
    heard.expect("the server speaks").expect("the connection stands")
}

async fn plays_on(server: SocketAddr, answers: usize) {
    let opened = open(server, &table(PlayerKind::Person)).await.expect("it opens");
    let secrets: Vec<String> = opened.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(server, &opened.table, &secrets, "en").await.expect("connected");
    let mut snapshot = hear(&mut both).await["welcome"]["snapshot"].clone();
    for _ in 0..answers {
        let question = snapshot["question"].as_u64().expect("a number") as u32;
        both.say(&ClientMessage::Hint { id: 1, question }).await.expect("sent");
        let told = hear(&mut both).await;
        let choice = told["told"]["hint"]["choice"].as_u64().expect("advice") as u32;
        both.say(&ClientMessage::Answer { question, choice }).await.expect("sent");
        let message = hear(&mut both).await;
        match (message.get("moved"), message.get("changed")) {
            (Some(moved), _) => snapshot = moved["snapshot"].clone(),
            (_, Some(changed)) => apply(&mut snapshot, &changed["changes"]),
            _ => panic!("not a move: {message}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_computer_players_hold_up_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().to_owned(),
        host_names: Vec::new(),
        client: None,
    };
    let pack = Arc::new(content::embedded());
    let server = Server::with_players(&config, pack, until_allowed).await.expect("it starts");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));

    // More tables of computer players than there are places to think at, each with a spectator.
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    let mut watchers = Vec::new();
    for _ in 0..places + 4 {
        let opened = open(address, &table(PlayerKind::Computer)).await.expect("it opens");
        let watcher = Client::join(address, &opened.table, &[], "en").await;
        let mut watcher = watcher.expect("connected");
        assert!(hear(&mut watcher).await.get("welcome").is_some());
        watchers.push(watcher);
    }
    while THINKING.load(Ordering::SeqCst) < places {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    plays_on(address, 30).await;
    assert_eq!(THINKING.load(Ordering::SeqCst), places, "the others wait for a place");

    // A table that is left thinks no more; the others get their turn.
    drop(watchers.pop());
    MAY_ANSWER.store(true, Ordering::SeqCst);
    for watcher in &mut watchers {
        let message = hear(watcher).await;
        assert!(message.get("moved").or(message.get("changed")).is_some(), "{message}");
    }
}
