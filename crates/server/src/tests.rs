//! Computer players who take their time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use pantheon_wire::{GivenArmy, Mode, NewTable};
use protocol::{ClientMessage, PlayerKind, PlayerSpec};
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
    loop {
        let heard = tokio::time::timeout(Duration::from_secs(20), client.hear()).await;
        let message = heard.expect("the server speaks").expect("the connection stands");
        // Who is there is told beside the game.
        if message.get("company").is_none() {
            return message;
        }
    }
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
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config::new(address, folder.path().to_owned());
    let store = Arc::new(store::Sqlite::open(folder.path()).await.expect("a store"));
    let server =
        Server::with(&config, registry::hosts(), store, until_allowed).await.expect("it starts");
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
    // One place is kept for players who need little time.
    let most = (places - 1).max(1);
    while THINKING.load(Ordering::SeqCst) < most {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    plays_on(address, 30).await;
    assert_eq!(THINKING.load(Ordering::SeqCst), most, "the others wait for a place");

    // A table that is left thinks no more; the others get their turn.
    drop(watchers.pop());
    MAY_ANSWER.store(true, Ordering::SeqCst);
    for watcher in &mut watchers {
        let message = hear(watcher).await;
        assert!(message.get("moved").or(message.get("changed")).is_some(), "{message}");
    }
}

/// A store that can be told to keep nothing, as on a full disk.
struct Full {
    store: store::Sqlite,
    is_full: AtomicBool,
    tries: AtomicUsize,
}

impl store::Store for Full {
    fn create(&self, table: store::NewTable) -> store::Pending<'_, ()> {
        self.store.create(table)
    }

    fn append(&self, appended: store::Appended) -> store::Pending<'_, ()> {
        if !self.is_full.load(Ordering::SeqCst) {
            return self.store.append(appended);
        }
        self.tries.fetch_add(1, Ordering::SeqCst);
        Box::pin(async { Err(store::StoreError::Group("the disk is full".to_owned())) })
    }

    fn own<'a>(&'a self, table: &'a str) -> store::Pending<'a, store::Epoch> {
        self.store.own(table)
    }

    fn set_dice<'a>(
        &'a self,
        table: &'a str,
        epoch: store::Epoch,
        dice: &'a str,
    ) -> store::Pending<'a, ()> {
        self.store.set_dice(table, epoch, dice)
    }

    fn settle(&self, settled: store::Settled) -> store::Pending<'_, ()> {
        self.store.settle(settled)
    }

    fn say(&self, line: store::Line) -> store::Pending<'_, ()> {
        self.store.say(line)
    }

    fn talk<'a>(&'a self, table: &'a str) -> store::Pending<'a, Vec<String>> {
        self.store.talk(table)
    }

    fn load<'a>(&'a self, table: &'a str) -> store::Pending<'a, Option<store::Stored>> {
        self.store.load(table)
    }

    fn standing<'a>(&'a self, table: &'a str) -> store::Pending<'a, Option<store::Standing>> {
        self.store.standing(table)
    }

    fn setup<'a>(&'a self, id: &'a str) -> store::Pending<'a, Option<String>> {
        self.store.setup(id)
    }

    fn claim<'a>(
        &'a self,
        table: &'a str,
        invitation: &'a protocol::Secret,
        secret: &'a protocol::Secret,
    ) -> store::Pending<'a, store::SeatClaim> {
        self.store.claim(table, invitation, secret)
    }

    fn seat<'a>(
        &'a self,
        table: &'a str,
        secret: &'a protocol::Secret,
    ) -> store::Pending<'a, Option<u8>> {
        self.store.seat(table, secret)
    }

    fn people(&self) -> store::People {
        self.store.people()
    }

    fn deadlines(&self) -> store::Deadlines {
        self.store.deadlines()
    }

    fn close(&self) -> store::Pending<'_, ()> {
        self.store.close()
    }

    fn list<'a>(
        &'a self,
        secrets: &'a [protocol::Secret],
    ) -> store::Pending<'a, Vec<store::Listed>> {
        self.store.list(secrets)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_makes_no_hot_loop_and_the_table_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config::new(address, folder.path().to_owned());
    let store = store::Sqlite::open(folder.path()).await.expect("a store");
    let (is_full, tries) = (AtomicBool::new(true), AtomicUsize::new(0));
    let store = Arc::new(Full { store, is_full, tries });
    let server =
        Server::with(&config, registry::hosts(), store.clone(), || ()).await.expect("it starts");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));

    let opened = open(address, &table(PlayerKind::Computer)).await.expect("it opens");
    let mut watcher = Client::join(address, &opened.table, &[], "en").await.expect("connected");
    assert!(hear(&mut watcher).await.get("welcome").is_some());
    let told = hear(&mut watcher).await;
    assert_eq!(told["refused"]["code"], "storage", "the table says what is wrong: {told}");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let tries = store.tries.load(Ordering::SeqCst);
    assert!((2..=4).contains(&tries), "tried {tries} times in three seconds");

    let both = open(address, &table(PlayerKind::Person)).await.expect("it opens");
    let secrets: Vec<String> = both.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(address, &both.table, &secrets, "en").await.expect("connected");
    let question = hear(&mut both).await["welcome"]["snapshot"]["question"].as_u64();
    let question = question.expect("a number") as u32;
    both.say(&ClientMessage::Answer { question, choice: 0 }).await.expect("sent");
    assert_eq!(hear(&mut both).await["refused"]["code"], "storage");

    store.is_full.store(false, Ordering::SeqCst);
    both.say(&ClientMessage::Answer { question, choice: 0 }).await.expect("sent");
    for client in [&mut both, &mut watcher] {
        let message = hear(client).await;
        assert!(message.get("moved").or(message.get("changed")).is_some(), "{message}");
    }
}
