//! The lobby: strangers find each other, and nobody takes more than a seat.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Client, request};

use crate::common::{PATIENCE, Running, computer, config, person, serve, skirmish};
use crate::people::Browser;

fn secret(name: &str) -> String {
    format!("{name:0>40}")
}

fn listed(own: &str) -> Value {
    let table = serde_json::to_value(skirmish([person(""), person("to be overwritten")]));
    json!({ "table": table.expect("JSON"), "rated": false, "secret": secret(own) })
}

/// Lists a table; its id.
async fn lists(browser: &mut Browser, own: &str) -> String {
    let opened = browser.done("/api/lobby", listed(own)).await;
    assert_eq!(opened["seats"].as_array().map(Vec::len), Some(1), "invitations for others alone");
    opened["table"].as_str().expect("an id").to_owned()
}

async fn sits(browser: &mut Browser, table: &str, own: &str) -> (u16, Value) {
    let body = json!({ "secret": secret(own) });
    let answer = browser.post(&format!("/api/lobby/{table}/sit"), body).await;
    (answer.status, answer.json().unwrap_or_default())
}

async fn name_of(browser: &mut Browser) -> String {
    browser.get("/api/me").await["name"].as_str().expect("a name").to_owned()
}

async fn watch(server: SocketAddr) -> Client {
    let mut client = Client::connect_to(server, "/api/lobby/watch", &[]).await.expect("connected");
    let first = client.hear().await.expect("it speaks first");
    assert!(first["number"].is_u64(), "{first}");
    client
}

async fn told(client: &mut Client) -> Value {
    tokio::time::timeout(PATIENCE, client.hear()).await.expect("in time").expect("it stands")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_strangers_find_each_other_and_are_called_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let (mut ann, mut ben) = (Browser::new(server), Browser::new(server));
    let mut watcher = watch(server).await;
    let table = lists(&mut ann, "ann").await;
    let news = told(&mut watcher).await;
    assert_eq!((&news["count"], &news["tables"][0]["table"]), (&json!(1), &json!(table)));
    let shown = ben.get("/api/lobby?ruleset=pantheon-1.5&players=2&rated=false").await;
    let anns = name_of(&mut ann).await;
    let open = &shown["tables"][0];
    assert_eq!(open["who"], json!([anns]));
    assert_eq!((&open["free"], &open["mode"]), (&json!(1), &json!("constructed")));
    assert!(!shown.to_string().contains(&secret("ann")), "no secret is in it");
    assert_eq!(ben.get("/api/lobby?players=3").await["tables"], json!([]));
    assert_eq!(ben.get("/api/lobby?rated=true").await["tables"], json!([]));
    assert_eq!(ben.get("/api/lobby?most=0").await["count"], 1);

    // She sits there already; what she waits for is told to her when he comes.
    let mut anns_table =
        Client::join(server, &table, &[secret("ann")], "en").await.expect("joined");
    let welcome = told(&mut anns_table).await;
    assert_eq!(welcome["welcome"]["seats"][1]["open"], true);
    assert_eq!(sits(&mut ben, &table, "ben").await, (200, json!({ "seat": 1 })));
    let news = told(&mut watcher).await;
    assert_eq!((&news["count"], &news["gone"]), (&json!(0), &json!([table])));
    let bens = name_of(&mut ben).await;
    let cookie = ben.cookie().expect("he is known").to_owned();
    let headers = [("cookie", &cookie[..])];
    let mut bens_table = Client::connect_with(server, &table, &headers).await.expect("connected");
    let join = protocol::ClientMessage::Join {
        secrets: vec![secret("ben")[..].into()],
        lang: "en".to_owned(),
    };
    bens_table.say(&join).await.expect("sent");
    let seats = loop {
        let message = told(&mut anns_table).await;
        if message.get("welcome").is_some() {
            break message["welcome"]["seats"].clone();
        }
    };
    assert_eq!((&seats[1]["name"], seats[1].get("open")), (&json!(bens), None));
    running.stop().await;

    // What is called so is kept.
    let running = Running::start(config(folder.path())).await;
    let mut again = Client::join(running.address, &table, &[], "en").await.expect("joined");
    assert_eq!(told(&mut again).await["welcome"]["seats"][1]["name"], json!(bens));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_twice_at_their_own_or_where_they_are_not_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut ann, mut ben, mut cleo) =
        (Browser::new(server), Browser::new(server), Browser::new(server));
    let table = lists(&mut ann, "ann").await;
    let (status, why) = sits(&mut ann, &table, "other").await;
    assert_eq!((status, &why["code"]), (409, &json!("already")));
    let weak = json!({ "secret": "short" });
    let path = format!("/api/lobby/{table}/sit");
    assert_eq!(ben.post(&path, weak).await.status, 400);
    assert_eq!(sits(&mut ben, "nowhere", "ben").await.0, 409);
    // A program that is nobody cannot meet anybody, nor can a page of another site.
    let body = json!({ "secret": secret("x") }).to_string();
    let nobody = request(server, "POST", &path, "", &body).await.expect("an answer");
    assert_eq!(nobody.status, 401);
    ben.get("/api/lobby").await;
    lists(&mut ben, "bens").await;
    let cookie = ben.cookie().expect("he is known").to_owned();
    for origin in ["Origin: https://evil.example\r\n", ""] {
        let headers = format!("Cookie: {cookie}\r\n{origin}");
        let forged = request(server, "POST", &path, &headers, &body).await.expect("an answer");
        assert_eq!(forged.status, 403, "{origin}");
    }
    let withdraw = format!("/api/lobby/{table}/withdraw");
    assert_eq!(ben.post(&withdraw, json!({})).await.status, 409, "it is hers");

    let bens = ben.get("/api/me").await["id"].clone();
    assert_eq!(ann.get("/api/lobby").await["tables"].as_array().map(Vec::len), Some(2));
    ann.done("/api/me/circle", json!({ "id": bens, "tie": "block" })).await;
    assert_eq!(ann.get("/api/lobby").await["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(ben.get("/api/lobby").await["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(sits(&mut ben, &table, "ben").await.0, 409, "he is blocked");
    assert_eq!(ann.get("/api/me/circle").await[0]["tie"], "block");
    let made_up = json!({ "id": "made up", "tie": "friend" });
    assert_eq!(ann.post("/api/me/circle", made_up).await.status, 409);
    assert_eq!(sits(&mut cleo, &table, "cleo").await.0, 200);
    assert_eq!(sits(&mut cleo, &table, "again").await.1["code"], "already");
    ann.done("/api/me/circle", json!({ "id": bens })).await;
    assert_eq!(sits(&mut ben, &table, "ben").await.1["code"], "gone", "it is full");

    let alone = skirmish([person(""), computer("greedy")]);
    let alone = json!({ "table": alone, "secret": secret("alone") });
    let refused = ben.post("/api/lobby", alone).await;
    assert_eq!(
        (refused.status, refused.json::<Value>().expect("JSON")["code"].clone()),
        (400, json!("no_room"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_or_is_withdrawn_waits_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let mut ann = Browser::new(server);
    let one = lists(&mut ann, "one").await;
    let two = lists(&mut ann, "two").await;
    let mut watcher = watch(server).await;
    ann.done(&format!("/api/lobby/{one}/withdraw"), json!({})).await;
    while told(&mut watcher).await["count"] != 1 {}
    let mut table = Client::join(server, &two, &[secret("two")], "en").await.expect("joined");
    let abort = protocol::ClientMessage::Act { seat: 0, act: protocol::Act::Abort };
    told(&mut table).await;
    table.say(&abort).await.expect("sent");
    while told(&mut watcher).await["count"] != 0 {}
    let three = lists(&mut ann, "three").await;
    running.stop().await;
    let running = Running::start(config(folder.path())).await;
    let mut ben = Browser::new(running.address);
    let shown = ben.get("/api/lobby").await;
    assert_eq!((&shown["count"], &shown["tables"][0]["table"]), (&json!(1), &json!(three)));
    running.stop().await;
}

/// Whether a secret opens a seat, and no other.
async fn has_seat(server: SocketAddr, table: &str, own: &str, seat: usize) -> bool {
    let mut client = Client::join(server, table, &[secret(own)], "en").await.expect("joined");
    let welcome = told(&mut client).await;
    let seats = welcome["welcome"]["seats"].as_array().expect("seats").clone();
    seats.iter().enumerate().all(|(at, card)| card["yours"] == (at == seat))
}

/// Looks for an opponent; the table, and whether nobody is there yet.
async fn pairs(browser: &mut Browser, own: &str) -> (String, bool) {
    let sought = browser.done("/api/lobby/pair", listed(own)).await;
    let table = sought["table"].as_str().expect("an id").to_owned();
    (table, sought["waits"].as_bool().expect("yes or no"))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_for_an_opponent_sit_at_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut ann, mut ben, mut cleo) =
        (Browser::new(server), Browser::new(server), Browser::new(server));
    // A table that waits for an hour is nobody who looks at this moment.
    lists(&mut cleo, "cleos").await;
    let (table, waits) = pairs(&mut ann, "ann").await;
    assert!(waits);
    let seek = format!("/api/lobby/{table}/seek");
    let again = ann.done(&seek, json!({ "secret": secret("more") })).await;
    assert_eq!(again, json!({ "table": table, "waits": true }));
    let forged = ben.post(&seek, json!({ "secret": secret("ben") })).await;
    assert_eq!(forged.status, 401, "he is nobody, and it is not his");
    assert_eq!(pairs(&mut ben, "ben").await, (table.clone(), false));
    let again = ann.done(&seek, json!({ "secret": secret("more") })).await;
    assert_eq!(again, json!({ "table": table, "waits": false }));
    let left = ann.post(&format!("/api/lobby/{table}/leave"), json!({})).await;
    assert_eq!(left.status, 409, "somebody is there");
    for (own, seat) in [("ann", 0), ("ben", 1)] {
        assert!(has_seat(server, &table, own, seat).await, "the seat of {own}");
    }

    // Who looks no more leaves nothing behind.
    let (table, waits) = pairs(&mut cleo, "cleo").await;
    assert!(waits, "the others have found each other");
    cleo.done(&format!("/api/lobby/{table}/leave"), json!({})).await;
    for group in ["yours", "theirs", "done"] {
        let games = cleo.get(&format!("/api/me/games?group={group}")).await;
        assert!(!games.to_string().contains(&table), "{games}");
    }
    assert!(pairs(&mut ann, "ann2").await.1, "nobody is found at a table that was left");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_moves_to_a_table_that_has_waited_longer() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut ann, mut ben) = (Browser::new(server), Browser::new(server));
    let anns = pairs(&mut ann, "ann").await.0;
    let person = ann.get("/api/me").await["id"].clone();
    // Both wait because she did not want to meet him, and then does.
    ben.get("/api/lobby").await;
    lists(&mut ben, "first").await;
    let ben_id = ben.get("/api/me").await["id"].clone();
    ann.done("/api/me/circle", json!({ "id": ben_id, "tie": "block" })).await;
    let (bens, waits) = pairs(&mut ben, "ben").await;
    assert!(waits && bens != anns && person != ben_id);
    ann.done("/api/me/circle", json!({ "id": ben_id })).await;
    let seek = |table: &str| format!("/api/lobby/{table}/seek");
    let hers = ann.done(&seek(&anns), json!({ "secret": secret("ann2") })).await;
    assert_eq!(hers, json!({ "table": anns, "waits": true }), "the others come to her");
    let his = ben.done(&seek(&bens), json!({ "secret": secret("ben2") })).await;
    assert_eq!(his, json!({ "table": anns, "waits": false }));
    let shown = ann.get("/api/lobby").await;
    assert!(!shown.to_string().contains(&bens), "his own waits for nobody: {shown}");
    assert!(has_seat(server, &anns, "ben2", 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_of_one_address_are_few() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut browser = Browser::behind(server, "203.0.113.9");
    for at in 0..1000 {
        browser.post("/api/lobby", listed(&format!("t{at}"))).await;
        if at % 50 == 49 {
            // Somebody new each time.
            browser = Browser::behind(server, "203.0.113.9");
        }
    }
    let mut other = Browser::new(server);
    let count = other.get("/api/lobby?most=0").await["count"].as_u64().expect("a number");
    assert!((1..=40).contains(&count), "{count} tables");
}

/// What is told of a table, to everybody, and what it costs each of them.
#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_told_soon_and_little() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut watchers = Vec::new();
    for _ in 0..50 {
        watchers.push(watch(server).await);
    }
    let mut people: Vec<Browser> = (0..6).map(|_| Browser::new(server)).collect();
    let mut opened = Vec::new();
    for (at, browser) in people.iter_mut().enumerate() {
        for more in 0..4 {
            opened.push(lists(browser, &format!("t{at}x{more}")).await);
        }
    }
    let begun = Instant::now();
    let mut bytes = 0;
    let mut heard = Vec::new();
    while heard.len() < opened.len() {
        let news = told(&mut watchers[0]).await;
        bytes += news.to_string().len();
        heard.extend(
            news["tables"].as_array().into_iter().flatten().map(|one| one["table"].clone()),
        );
        assert!(bytes as f64 <= 1024.0 * (3.0 + begun.elapsed().as_secs_f64()), "{bytes} bytes");
    }
    for watcher in &mut watchers[1..] {
        let mut seen = 0;
        while seen < opened.len() {
            seen += told(watcher).await["tables"].as_array().map_or(0, Vec::len);
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}
