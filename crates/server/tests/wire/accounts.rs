//! Accounts: made of guests without losing games, opened by nobody else.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Client, request};

use crate::common::{person, serve, skirmish};
use crate::people::{Browser, seats_with};

const PASSWORD: &str = "three heads bite";

fn named(name: &str) -> Value {
    json!({ "name": name, "password": PASSWORD })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_finds_the_games_on_another_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let (table, _) = ann.table().await;
    let before = ann.copied();
    let made = ann.done("/api/me/account", named("Ann of Delphi")).await;
    assert_eq!(made["me"]["kind"], "account");
    assert_eq!(made["codes"].as_array().map(Vec::len), Some(8));
    assert_ne!(ann.cookie(), before.cookie(), "the session is a new one");
    let mut old = before.copied();
    assert_eq!(old.get("/api/me").await, Value::Null, "and the one of before is over");
    assert_eq!(ann.seats_at(&table).await, [0, 1]);

    // Another device, on which a game was played already.
    let mut phone = Browser::new(server);
    let (second, _) = phone.table().await;
    let me = phone.done("/api/me/sign-in", named("ann OF delphi")).await;
    assert_eq!((&me["name"], &me["id"]), (&json!("Ann of Delphi"), &made["me"]["id"]));
    assert_eq!(phone.seats_at(&table).await, [0, 1]);
    assert_eq!(phone.seats_at(&second).await, [0, 1], "what the guest played came along");
    let yours = phone.get("/api/me/games?group=yours").await;
    assert_eq!(yours["games"].as_array().map(Vec::len), Some(2), "{yours}");
    assert_eq!(yours["games"][0]["table"], second);
    assert!(yours["games"][0]["title"].as_str().is_some_and(|title| title.contains("Ben")));
    for (group, count) in
        [("theirs", 0), ("done", 0), ("yours&search=ben", 2), ("yours&search=zoe", 0)]
    {
        let games = phone.get(&format!("/api/me/games?group={group}")).await;
        assert_eq!(games["games"].as_array().map(Vec::len), Some(count), "{group}");
    }
    assert_eq!(phone.get("/api/me/sessions").await.as_array().map(Vec::len), Some(2));
    phone.done("/api/me/sign-out", json!("everywhere")).await;
    assert_eq!(ann.get("/api/me").await, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_replaced_by_a_code_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let made = ann.done("/api/me/account", named("Ann")).await;
    let code = made["codes"][3].as_str().expect("a code").to_uppercase();
    let with =
        |name: &str, code: &str| json!({ "name": name, "code": code, "password": "another one" });
    let mut other = Browser::new(server);
    other.done("/api/me/account", named("Ben")).await;
    for (name, code) in [("Ben", &code[..]), ("Nobody", &code), ("Ann", "0000"), ("Ann", "")] {
        assert_eq!(other.post("/api/me/recover", with(name, code)).await.status, 403, "{name}");
    }
    let mut phone = Browser::new(server);
    phone.done("/api/me/recover", with("Ann", &code)).await;
    assert_eq!(phone.get("/api/me").await["name"], "Ann");
    assert_eq!(ann.get("/api/me").await, Value::Null, "whoever was signed in is not any more");
    assert_eq!(ann.post("/api/me/sign-in", named("Ann")).await.status, 403, "the old password");
    assert_eq!(ann.post("/api/me/recover", with("Ann", &code)).await.status, 403, "used");
    assert_eq!(phone.get("/api/me/account").await["codes"], 7);
    let wrong = json!({ "password": PASSWORD, "new": PASSWORD });
    assert_eq!(phone.post("/api/me/password", wrong).await.status, 403);
    phone.done("/api/me/password", json!({ "password": "another one", "new": PASSWORD })).await;
    phone.done("/api/me/codes", json!({ "password": PASSWORD })).await;
    assert_eq!(phone.get("/api/me/account").await["codes"], 8);
    ann.done("/api/me/sign-in", named("Ann")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_who_has_an_account_by_signing_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    ann.done("/api/me/account", named("Ann")).await;
    let mut taken = [Vec::new(), Vec::new()];
    let mut answers = Vec::new();
    for round in 0..18 {
        // From many addresses, so that only the time is measured.
        let mut guesser = Browser::behind(server, &format!("198.51.100.{round}"));
        for (at, name) in ["Ann", "Zoe"].into_iter().enumerate() {
            let begun = Instant::now();
            let wrong = json!({ "name": name, "password": "not it, not it" });
            let answer = guesser.post("/api/me/sign-in", wrong).await;
            taken[at].push(begun.elapsed());
            let body: Value = answer.json().expect("JSON");
            answers.push((answer.status, body["code"].clone(), body["message"].clone()));
        }
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "known and unknown names are answered alike: {answers:?}");
    let median = |mut times: Vec<Duration>| {
        times.sort();
        times[times.len() / 2].as_secs_f64()
    };
    let [known, unknown] = taken.map(median);
    assert!(known / unknown < 2.0 && unknown / known < 2.0, "{known} s, {unknown} s");
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_ends_by_address_and_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    ann.done("/api/me/account", named("Ann")).await;
    let wrong = |name: &str| json!({ "name": name, "password": "not it, not it" });
    let mut one = Browser::behind(server, "198.51.100.1");
    let mut refused = 0;
    for at in 0..40 {
        let answer = one.post("/api/me/sign-in", wrong(&format!("Name {at}"))).await;
        refused += usize::from(answer.status == 429);
    }
    assert!((10..40).contains(&refused), "{refused} of 40 from one address");
    for name in ["Ann", "Nobody"] {
        let mut refused = 0;
        for at in 0..40 {
            let mut other = Browser::behind(server, &format!("203.0.113.{at}"));
            refused += usize::from(other.post("/api/me/sign-in", wrong(name)).await.status == 429);
        }
        assert!((10..40).contains(&refused), "{refused} of 40 at {name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_not_imitated_and_hold_no_script() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    ann.done("/api/me/account", named("Ann")).await;
    for name in ["ann", "\u{410}nn", "A\u{200b}nn", " Ann "] {
        let answer = Browser::new(server).post("/api/me/account", named(name)).await;
        assert_eq!(answer.status, 409, "{name}: {}", answer.body);
    }
    for name in ["", "An", "two\nlines", &"long ".repeat(10), "\u{2067}\u{3164}"] {
        let answer = Browser::new(server).post("/api/me/account", named(name)).await;
        assert_eq!(answer.status, 400, "{name}: {}", answer.body);
    }
    let short = json!({ "name": "Zoe", "password": "short" });
    assert_eq!(Browser::new(server).post("/api/me/account", short).await.status, 400);
    let mut other = Browser::new(server);
    other.done("/api/me/account", named("<script>alert()</b>")).await;
    let answer = other.ask("GET", "/api/me", None).await;
    assert!(answer.head.contains("application/json") && answer.head.contains("nosniff"));
    for mail in ["<script>", "ann@example.org\r\nBcc: everybody@example.org"] {
        assert_eq!(other.post("/api/me/mail", json!({ "mail": mail })).await.status, 400);
    }
    other.done("/api/me/mail", json!({ "mail": "zoe@example.org" })).await;
    assert_eq!(other.get("/api/me/account").await["mail"], "zoe@example.org");
    assert!(!ann.ask("GET", "/api/me/export", None).await.body.contains("zoe@example.org"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_takes_the_data_along_and_leaves_the_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let (table, secrets) = ann.table().await;
    ann.done("/api/me/account", named("Ann")).await;
    let bot = ann.done("/api/me/bots", json!({ "name": "Talos" })).await;
    let export = ann.get("/api/me/export").await;
    assert_eq!(export["games"][0]["table"], table);
    assert_eq!(export["bots"][0]["name"], "Talos");
    assert_eq!(export["devices"].as_array().map(Vec::len), Some(1));
    let told = export.to_string();
    assert!(!told.contains("argon2") && !told.contains(&secrets[0]), "no secrets: {told}");
    assert!(!told.contains(bot["token"].as_str().expect("a token")));
    for wrong in [json!({}), json!({ "password": "not it, not it" })] {
        assert_eq!(ann.post("/api/me/delete", wrong).await.status, 403);
    }
    ann.done("/api/me/delete", json!({ "password": PASSWORD })).await;
    assert_eq!(ann.cookie(), None);
    assert_eq!(Browser::new(server).post("/api/me/sign-in", named("Ann")).await.status, 403);
    let token = format!("Authorization: Bearer {}\r\n", bot["token"].as_str().expect("a token"));
    let answer = request(server, "GET", "/api/me", &token, "").await.expect("an answer");
    assert_eq!(answer.status, 401, "her bot is gone as well");
    let client = Client::join(server, &table, &secrets[1..], "en").await;
    let welcome = client.expect("connected").hear().await.expect("an answer");
    assert!(welcome.get("welcome").is_some(), "the other plays on");
    Browser::new(server).done("/api/me/account", named("Ann")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_by_its_token_and_does_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let (table, secrets) = ann.table().await;
    let guest = ann.post("/api/me/bots", json!({ "name": "Talos" })).await;
    assert_eq!(guest.status, 403, "guests have no bots");
    ann.done("/api/me/account", named("Ann")).await;
    let bot = ann.done("/api/me/bots", json!({ "name": "Talos" })).await;
    let token = bot["token"].as_str().expect("a token").to_owned();
    let authorization = format!("Authorization: Bearer {token}\r\n");
    let asked = async |method: &str, path: &str, body: Value| {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        request(server, method, path, &authorization, &body).await.expect("an answer")
    };
    let me: Value = asked("GET", "/api/me", Value::Null).await.json().expect("JSON");
    assert_eq!((&me["kind"], &me["name"]), (&json!("bot"), &json!("Talos")));
    let held = json!({ "seats": [{ "table": table, "secret": secrets[0] }] });
    let none = asked("POST", "/api/me/seats", held.clone()).await;
    assert_eq!(none.body, "0", "the seat is hers, whatever the bot knows");
    for (method, path, body) in [
        ("POST", "/api/me/bots", json!({ "name": "Other" })),
        ("POST", "/api/me/password", json!({ "password": PASSWORD, "new": "another one" })),
        ("POST", "/api/me/delete", json!({ "password": PASSWORD })),
        ("POST", "/api/me/mail", json!({ "mail": "a@example.org" })),
        ("GET", "/api/me/account", Value::Null),
    ] {
        assert_eq!(asked(method, path, body).await.status, 403, "{path}");
    }
    // A seat of its own.
    let table = skirmish([person("Ann"), person("Talos")]);
    let opened = server::client::open(server, &table);
    let opened = opened.await.expect("it opens");
    let held = json!({ "seats": [{ "table": opened.table, "secret": opened.seats[1].secret }] });
    assert_eq!(asked("POST", "/api/me/seats", held).await.body, "1");
    let bearer = format!("Bearer {token}");
    let seats = seats_with(server, &opened.table, &[("authorization", &bearer)]).await;
    assert_eq!(seats, [1], "over the same socket");
    let mut ben = Browser::new(server);
    ben.done("/api/me/account", named("Ben")).await;
    let not_his = ben.post("/api/me/bots/delete", json!({ "id": bot["id"] })).await;
    assert_eq!(not_his.status, 404);
    ann.done("/api/me/bots/delete", json!({ "id": bot["id"] })).await;
    assert_eq!(asked("GET", "/api/me", Value::Null).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_a_bot_plays_whole_games_as_nobody_and_by_its_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    ann.table().await;
    ann.done("/api/me/account", named("Ann")).await;
    let bot = ann.done("/api/me/bots", json!({ "name": "Talos" })).await;
    let token = bot["token"].as_str().expect("a token").to_owned();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/runner.py");
    let playing = [None, Some(token)].map(|token| {
        let mut command = std::process::Command::new("python3");
        command.arg(example).arg(format!("http://{server}")).args(&token);
        tokio::task::spawn_blocking(move || command.output())
    });
    for played in playing {
        let played = played.await.expect("it ends").expect("Python is there");
        let said = String::from_utf8_lossy(&played.stdout).into_owned();
        assert!(played.status.success(), "{said}{}", String::from_utf8_lossy(&played.stderr));
        assert!(said.contains("over after"), "{said}");
        let decisions = said.split("over after ").nth(1).and_then(|rest| rest.split(' ').next());
        assert!(decisions.and_then(|count| count.parse().ok()) > Some(10), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hashing_does_not_hold_up_other_requests() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut signing = Vec::new();
    for at in 0..24 {
        signing.push(tokio::spawn(async move {
            let mut browser = Browser::behind(server, &format!("198.51.100.{at}"));
            browser.post("/api/me/sign-in", named(&format!("Name {at}"))).await.status
        }));
    }
    let (mut slowest, mut asked) = (Duration::ZERO, 0);
    let begun_all = Instant::now();
    while !signing.iter().all(tokio::task::JoinHandle::is_finished) {
        let begun = Instant::now();
        Browser::new(server).get("/api/me").await;
        slowest = slowest.max(begun.elapsed());
        asked += 1;
    }
    let whole = begun_all.elapsed();
    for one in signing {
        assert_eq!(one.await.expect("it ends"), 403);
    }
    assert!(asked > 3, "it was over at once");
    assert!(slowest * 4 < whole, "one of {asked} took {slowest:?} of {whole:?}");
}
