//! Several servers of the same tables, on a PostgreSQL and a nats-server of the test's own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use daemons::{Nats, Postgres};
use fastrand::Rng;
use hosting::Keeper;
use protocol::ClientMessage;
use serde_json::json;
use server::client::{self, Seated};
use server::{Cluster, Config, Thinker};

use crate::common::{
    PATIENCE, Running, Sitting, computer, config, get, open_by, person, play, skirmish,
    tables_of_every_ruleset, tells_a_move,
};

/// What servers need.
struct Ground {
    database: Postgres,
    bus: Nats,
    folder: tempfile::TempDir,
}

impl Ground {
    fn new() -> Self {
        Self {
            database: Postgres::start().expect("PostgreSQL starts"),
            bus: Nats::start().expect("nats-server starts"),
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    async fn server(&self, node: &str) -> Running {
        let cluster =
            Cluster { database: self.database.url(), bus: self.bus.url(), node: node.to_owned() };
        Running::start(Config { cluster: Some(cluster), ..config(self.folder.path()) }).await
    }

    /// The answers that a table took of people who were asked.
    async fn answers(&self, table: &str) -> Vec<(u8, u32, usize)> {
        let store = store::Postgres::beside(&self.database.url()).await.expect("a database");
        let keeper = Keeper::new(Arc::new(store), registry::hosts());
        let answers = keeper.answers(table).await.expect("it replays");
        let asked = answers.into_iter().filter(|answer| answer.is_asked);
        asked.map(|answer| (answer.seat, answer.question, answer.choice)).collect()
    }
}

fn secret(opened: &Seated, seat: usize) -> &str {
    &opened.seats[seat].secret
}

async fn at(server: SocketAddr, opened: &Seated, seat: usize) -> Sitting {
    Sitting::join(server, &opened.table, &[secret(opened, seat)], "en").await
}

/// Joins as soon as somebody has the table.
async fn again(server: SocketAddr, opened: &Seated, seat: usize) -> Sitting {
    let begun = std::time::Instant::now();
    loop {
        let secrets = [secret(opened, seat).to_owned()];
        let joined = client::Client::join(server, &opened.table, &secrets, "en").await;
        let mut joined = joined.expect("connected");
        if let Ok(message) = joined.hear().await
            && let Some(welcome) = message.get("welcome")
        {
            let snapshot = welcome["snapshot"].clone();
            return Sitting { client: joined, snapshot, welcome: welcome.clone(), log: Vec::new() };
        }
        assert!(begun.elapsed() < PATIENCE, "nobody has the table");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_ruleset_are_played_from_all_servers_and_go_on_when_one_leaves() {
    let ground = Ground::new();
    let [one, two, three] =
        [ground.server("one").await, ground.server("two").await, ground.server("three").await];
    for body in tables_of_every_ruleset() {
        let opened = client::open(one.address, &body).await.expect("it opens");
        // Whoever comes first decides where it is played.
        let mut sittings = [
            at(two.address, &opened, 0).await,
            at(one.address, &opened, 1).await,
            Sitting::join(three.address, &opened.table, &[], "fr").await,
        ];
        let later = |snapshot: &serde_json::Value| snapshot["question"].as_u64() > Some(60);
        play(&mut sittings, &mut Rng::with_seed(3), later).await;
        assert_eq!(sittings[0].question(), sittings[1].question());
    }
    let opened = client::open(one.address, &skirmish([person("Ann"), person("Ben")])).await;
    let opened = opened.expect("it opens");
    let mut sittings = [at(two.address, &opened, 0).await, at(three.address, &opened, 1).await];
    let later = |snapshot: &serde_json::Value| snapshot["question"].as_u64() > Some(20);
    play(&mut sittings, &mut Rng::with_seed(5), later).await;
    let stood = sittings[1].question();
    two.stop().await;
    // Those who were sent away find the table where it was, at once.
    let begun = std::time::Instant::now();
    let mut sittings =
        [again(one.address, &opened, 0).await, again(three.address, &opened, 1).await];
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    assert_eq!(sittings[1].question(), stood);
    play(&mut sittings, &mut Rng::with_seed(6), |_| false).await;
    ground.answers(&opened.table).await;
    one.stop().await;
    three.stop().await;
}

/// Sends an answer and waits until it is said to be taken: by what happens, or because it was
/// taken before.
async fn acknowledged(sitting: &mut Sitting, question: u32, choice: u32) -> &'static str {
    sitting.say(ClientMessage::Answer { question, choice }).await;
    loop {
        let message = sitting.hear().await;
        if message["repeated"]["question"] == question {
            return "repeated";
        }
        assert!(message.get("refused").is_none(), "{message}");
        if tells_a_move(&message) && sitting.question() > question {
            return "moved";
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_answer_at_two_servers_is_played_once_and_acknowledged_twice() {
    let ground = Ground::new();
    let [one, two] = [ground.server("one").await, ground.server("two").await];
    let mut table = skirmish([person("Ann"), person("Ben")]);
    table.settings.clear();
    let opened = client::open(one.address, &table).await.expect("it opens");
    let mut sent = Vec::new();
    for _ in 0..8 {
        let mut asked = None;
        for seat in 0..2 {
            let sitting = again(one.address, &opened, seat).await;
            if sitting.choices().is_some() {
                asked = Some((seat, sitting));
            }
        }
        let (seat, mut here) = asked.expect("somebody is asked");
        let mut there = again(two.address, &opened, seat).await;
        let (question, choice) = (here.question(), 0);
        sent.push((u8::try_from(seat).expect("two seats"), question, 0));
        tokio::join!(
            acknowledged(&mut here, question, choice),
            acknowledged(&mut there, question, choice)
        );
        // And once more, when it was long taken.
        assert_eq!(acknowledged(&mut there, question, choice).await, "repeated");
    }
    // The owner is gone; the next one knows from the journal.
    one.stop().await;
    let (seat, question, _) = *sent.last().expect("answers were sent");
    let mut there = again(two.address, &opened, seat.into()).await;
    assert_eq!(acknowledged(&mut there, question, 0).await, "repeated");
    assert_eq!(ground.answers(&opened.table).await, sent, "each was played once");
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_taken_for_gone_drops_its_tables_and_tells_nobody() {
    let ground = Ground::new();
    let [one, two] = [ground.server("one").await, ground.server("two").await];
    let mut table = skirmish([person("Ann"), person("Ben")]);
    table.settings.clear();
    let opened = client::open(one.address, &table).await.expect("it opens");
    let mut zombie = [at(one.address, &opened, 0).await, at(one.address, &opened, 1).await];
    for sitting in &mut zombie {
        while sitting.hear_of("company").await["seats"] != json!(["here", "here"]) {}
    }
    // The other takes the table behind its back.
    let options: sqlx::postgres::PgConnectOptions = ground.database.url().parse().expect("a url");
    let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("a connection");
    let taken = "UPDATE heads SET epoch = epoch + 1,
                 owner = (SELECT id FROM nodes WHERE name = 'two')";
    sqlx::raw_sql(taken).execute(&mut connection).await.expect("done");
    let asked = usize::from(zombie[0].choices().is_none());
    zombie[asked].answer(0).await;
    for sitting in &mut zombie {
        let heard = tokio::time::timeout(PATIENCE, sitting.client.hear()).await.expect("in time");
        assert!(heard.is_err(), "somebody was told {heard:?}");
    }
    assert_eq!(ground.answers(&opened.table).await, [], "it is not played");
    // Both servers lead to where the table is now.
    let mut sittings = [again(one.address, &opened, 0).await, again(two.address, &opened, 1).await];
    play(&mut sittings, &mut Rng::with_seed(1), |snapshot| {
        snapshot["question"].as_u64() > Some(30)
    })
    .await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_where_they_stood_when_another_server_takes_a_table_over() {
    let ground = Ground::new();
    let [one, two] = [ground.server("one").await, ground.server("two").await];
    let mut table = skirmish([person("Ann"), person("Ben")]);
    table.settings.clear();
    let path = "/api/tables?pace=live&base=9&increment=0&reserve=0";
    let opened = open_by(one.address, path, &[], &table).await;
    let mut both = [at(one.address, &opened, 0).await, at(two.address, &opened, 1).await];
    let later = |snapshot: &serde_json::Value| snapshot["question"].as_u64() > Some(8);
    play(&mut both, &mut Rng::with_seed(4), later).await;
    one.stop().await;
    let taken = again(two.address, &opened, 0).await;
    let clock = &taken.welcome["clock"];
    let left = |seat: usize| clock["left"][seat].as_i64().expect("a clock");
    assert_eq!(clock["stage"], "runs");
    assert!(left(0) > 4000 && left(1) > 4000, "nobody is charged for it: {clock}");
    // Nobody goes on: the new owner lets the flag fall.
    let mut taken = taken;
    let ended = loop {
        let company = taken.hear_of("company").await;
        if let Some(ended) = company.get("ended") {
            break ended.clone();
        }
    };
    assert_eq!(ended["by"], "out_of_time");
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_think_elsewhere_and_here_when_nobody_does() {
    let ground = Ground::new();
    let server = ground.server("one").await;
    let thinker = Thinker::start(&ground.bus.url(), registry::hosts()).await.expect("it starts");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let thinking = tokio::spawn(thinker.run(async move { drop(stopped.await) }));
    let elsewhere = async || {
        let metrics = get(server.address, "/metrics", &[]).await.body;
        let line = metrics.lines().find_map(|line| {
            line.strip_prefix("omphalos_decisions_elsewhere_total ").map(str::to_owned)
        });
        line.and_then(|count| count.parse::<u64>().ok()).expect("a count")
    };
    let watched = async || {
        let table = skirmish([computer("novice"), computer("greedy")]);
        let opened = client::open(server.address, &table).await.expect("it opens");
        let mut watcher = Sitting::join(server.address, &opened.table, &[], "en").await;
        for _ in 0..8 {
            assert!(tells_a_move(&watcher.hear().await));
        }
    };
    watched().await;
    let counted = elsewhere().await;
    assert!(counted >= 8, "{counted}");
    stop.send(()).expect("it thinks");
    thinking.await.expect("it ends");
    tokio::time::sleep(Duration::from_millis(200)).await;
    let before = elsewhere().await;
    watched().await;
    assert!(elsewhere().await <= before + 2, "nobody thinks elsewhere any more");
    server.stop().await;
}
