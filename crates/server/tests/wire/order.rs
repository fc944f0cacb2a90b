//! Keeping order: who may do it, what it does, and that nobody else can.

use std::net::SocketAddr;

use protocol::{ClientMessage, Say, Spoken};
use serde_json::{Value, json};
use server::client::{Client, request};
use store::{By, FOR_GOOD, Lasting, Measure, Measured, PersonId, Role, Sqlite, Store as _};

use crate::common::{PATIENCE, Sitting, serve};
use crate::people::{Browser, seats_with};

/// An account, perhaps with a role, which whoever runs the server gives.
async fn account(
    server: SocketAddr,
    folder: &std::path::Path,
    name: &str,
    role: Option<Role>,
) -> (Browser, String) {
    let mut browser = Browser::behind(server, &format!("203.0.113.{}", name.len() + 10));
    let made = json!({ "name": name, "password": "three heads bite" });
    let me = browser.done("/api/me/account", made).await["me"]["id"].clone();
    let id = me.as_str().expect("an id").to_owned();
    if role.is_some() {
        operate(folder, Measure::Role(PersonId(id.clone()), role)).await;
    }
    (browser, id)
}

/// What whoever runs the server does beside it.
async fn operate(folder: &std::path::Path, measure: Measure) {
    let store = Sqlite::beside(folder).await.expect("it opens");
    let measured = Measured { by: By::Operator, at: 1, measure };
    let kept = store.people().measure(&measured).await.expect("kept");
    assert_eq!(kept, store::Kept::Done);
    store.close().await.expect("closed");
}

fn code(answer: &server::client::Answer) -> (u16, String) {
    let body: Value = answer.json().expect("JSON");
    (answer.status, body["code"].as_str().unwrap_or_default().to_owned())
}

fn say(text: &str) -> ClientMessage {
    ClientMessage::Say(Say { seat: Some(0), name: None, words: Spoken::Text(text.to_owned()) })
}

/// Joins as whoever a browser is.
async fn sitting(server: SocketAddr, table: &str, browser: &Browser) -> Client {
    let cookie = browser.cookie().unwrap_or_default().to_owned();
    let mut client =
        Client::connect_with(server, table, &[("cookie", &cookie)]).await.expect("there");
    let join = ClientMessage::Join { secrets: vec!["mine".into()], lang: "en".to_owned() };
    client.say(&join).await.expect("sent");
    client
}

/// The next message of a kind.
async fn hear_of(client: &mut Client, kind: &str) -> Value {
    loop {
        let message = tokio::time::timeout(PATIENCE, client.hear()).await.expect("in time");
        let message = message.expect("it stands");
        if let Some(body) = message.get(kind) {
            return body.clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_keep_order_can_do_none_of_it_and_read_none_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut ann, _) = account(server, folder.path(), "Ann", None).await;
    let (mut owner, own) = account(server, folder.path(), "Owner", Some(Role::Owner)).await;
    let bot = ann.done("/api/me/bots", json!({ "name": "Talos" })).await;
    let token = format!("Authorization: Bearer {}\r\n", bot["token"].as_str().expect("a token"));
    let mut guest = Browser::behind(server, "203.0.113.99");
    guest.table().await;
    let acts = [
        json!({ "mute": { "id": own, "hours": 1, "reason": "x" } }),
        json!({ "unmute": own }),
        json!({ "ban": { "id": own, "reason": "x" } }),
        json!({ "unban": own }),
        json!({ "bar": { "address": "192.0.2.7", "reason": "x" } }),
        json!({ "unbar": "x" }),
        json!({ "role": { "id": own } }),
        json!({ "close_report": { "id": "x", "outcome": "x" } }),
        json!({ "close_table": { "table": "x", "reason": "x" } }),
        json!({ "filter": "x" }),
        json!({ "unfilter": "x" }),
    ];
    let read =
        ["/api/order", "/api/order/reports", "/api/order/people?name=Owner", "/api/order/log"];
    for path in read {
        for browser in [&mut ann, &mut guest] {
            assert_eq!(code(&browser.ask("GET", path, None).await), (403, "no_keeper".into()));
        }
        let by_bot = request(server, "GET", path, &token, "").await.expect("an answer");
        assert_eq!(code(&by_bot), (403, "no_keeper".into()));
        let nobody = request(server, "GET", path, "", "").await.expect("an answer");
        assert_eq!(nobody.status, 401);
        owner.get(path).await;
    }
    for act in acts {
        for browser in [&mut ann, &mut guest] {
            assert_eq!(
                code(&browser.post("/api/order", act.clone()).await),
                (403, "no_keeper".into())
            );
        }
        let by_bot = request(server, "POST", "/api/order", &token, &act.to_string()).await;
        assert_eq!(code(&by_bot.expect("an answer")), (403, "no_keeper".into()));
    }
    // A page of another site cannot have them do it either.
    let headers = format!("Cookie: {}\r\n", owner.cookie().expect("signed in"));
    let body = json!({ "filter": "x" }).to_string();
    let forged = request(server, "POST", "/api/order", &headers, &body).await.expect("an answer");
    assert_eq!(code(&forged), (403, "origin".into()));
    assert_eq!(owner.get("/api/order/log").await.as_array().map(Vec::len), Some(1), "the role");
    assert_eq!(owner.get("/api/order").await["filtered"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_out_with_bots_and_seats_and_is_told_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut ann, id) = account(server, folder.path(), "Ann", None).await;
    let (mut owner, _) = account(server, folder.path(), "Owner", Some(Role::Owner)).await;
    let (mut moderator, other) =
        account(server, folder.path(), "Moderator", Some(Role::Moderator)).await;
    let (table, secrets) = ann.table().await;
    let bot = ann.done("/api/me/bots", json!({ "name": "Talos" })).await;
    let token = format!("Authorization: Bearer {}\r\n", bot["token"].as_str().expect("a token"));
    let mut there = sitting(server, &table, &ann).await;
    hear_of(&mut there, "welcome").await;

    let ban = json!({ "ban": { "id": id, "hours": 48, "reason": "spam, spam" } });
    moderator.done("/api/order", ban.clone()).await;
    let refused = hear_of(&mut there, "refused").await;
    assert_eq!(refused["code"], "banned", "whoever is at a table has to go");
    assert!(refused["message"].as_str().expect("text").contains("48 hours"), "{refused}");
    assert!(there.hear().await.is_err(), "the connection has ended");
    let out = (403, "banned".to_owned());
    for path in ["/api/me", "/api/me/games?group=yours", "/api/me/account", "/api/me/bots"] {
        let answer = ann.ask("GET", path, None).await;
        assert_eq!(code(&answer), out, "{path}");
        assert!(answer.body.contains("spam, spam"), "{}", answer.body);
    }
    let new = serde_json::to_value(crate::common::skirmish([
        crate::common::person("Ann"),
        crate::common::person("Ben"),
    ]));
    let new = new.expect("JSON");
    let listed = json!({ "table": new, "secret": "s".repeat(40) });
    for (path, body) in [
        ("/api/tables", new.clone()),
        ("/api/lobby", listed),
        ("/api/lobby/x/sit", json!({ "secret": "s".repeat(40) })),
        (
            &format!("/api/tables/{table}/claim")[..],
            json!({ "invitation": "x", "secret": "s".repeat(40) }),
        ),
        ("/api/tables/again", json!({ "table": table, "swap": false })),
        ("/api/reports", json!({ "about": "other", "name": "Owner" })),
        ("/api/me/name", json!({ "name": "Other" })),
    ] {
        assert_eq!(code(&ann.post(path, body).await), out, "{path}");
    }
    let by_bot = request(server, "GET", "/api/me", &token, "").await.expect("an answer");
    assert_eq!(code(&by_bot), out, "nor is her bot");
    // Neither the cookie nor the secret of a seat leads to the table.
    for (headers, secret) in [(Some(()), "mine"), (None, &secrets[0][..])] {
        let cookie = ann.cookie().expect("a session").to_owned();
        let headers: Vec<(&'static str, &str)> =
            headers.iter().map(|()| ("cookie", &cookie[..])).collect();
        let mut client = Client::connect_with(server, &table, &headers).await.expect("connected");
        let join = ClientMessage::Join { secrets: vec![secret.into()], lang: "fr".to_owned() };
        client.say(&join).await.expect("sent");
        let refused = hear_of(&mut client, "refused").await;
        assert_eq!(refused["code"], "banned");
        assert!(refused["message"].as_str().expect("text").contains("admis"), "{refused}");
    }
    let sign_in = json!({ "name": "Ann", "password": "three heads bite" });
    let mut elsewhere = Browser::behind(server, "203.0.113.77");
    assert_eq!(code(&elsewhere.post("/api/me/sign-in", sign_in.clone()).await), out);
    let wrong = json!({ "name": "Ann", "password": "two heads bite" });
    let wrong = elsewhere.post("/api/me/sign-in", wrong).await;
    assert_eq!(code(&wrong), (403, "wrong".into()), "only she is told");
    assert!(ann.get("/api/me/export").await["games"].is_array(), "her data is hers");

    let ban_of = |id: &str| json!({ "ban": { "id": id, "reason": "x" } });
    for whom in [&other[..], "nobody"] {
        let answer = moderator.post("/api/order", ban_of(whom)).await;
        assert_eq!(code(&answer), (404, "nothing".into()));
    }
    let log = owner.get("/api/order/log").await;
    assert_eq!(log[0]["act"], "ban");
    assert_eq!((&log[0]["by"], &log[0]["called"]), (&json!("Moderator"), &json!("Ann")));
    owner.done("/api/order", json!({ "unban": id })).await;
    assert_eq!(ann.get("/api/me").await["name"], "Ann", "she is let in again");
    assert_eq!(
        seats_with(server, &table, &[("cookie", ann.cookie().expect("hers"))]).await,
        [0, 1]
    );
    elsewhere.done("/api/me/sign-in", sign_in).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn from_an_address_that_is_barred_nobody_is_let_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut owner, _) = account(server, folder.path(), "Owner", Some(Role::Owner)).await;
    let mut guest = Browser::behind(server, "198.51.100.9");
    let (table, _) = guest.table().await;
    let id = guest.get("/api/me").await["id"].as_str().expect("an id").to_owned();
    let mut there = Client::connect_with(
        server,
        &table,
        &[("cookie", guest.cookie().expect("a session")), ("x-forwarded-for", "198.51.100.9")],
    )
    .await
    .expect("connected");
    let join = ClientMessage::Join { secrets: Vec::new(), lang: "en".to_owned() };
    there.say(&join).await.expect("sent");
    hear_of(&mut there, "welcome").await;
    let bar =
        |address: &str| json!({ "bar": { "address": address, "hours": 1, "reason": "flood" } });
    for (address, refusal) in [
        ("203.0.113.15", (409, "own_address")),
        ("x", (400, "address")),
        ("127.0.0.1", (400, "address")),
    ] {
        let answer = owner.post("/api/order", bar(address)).await;
        assert_eq!(code(&answer), (refusal.0, refusal.1.to_owned()), "{address}");
    }
    owner.done("/api/order", bar("198.51.100.9")).await;
    assert_eq!(hear_of(&mut there, "refused").await["code"], "banned");
    let out = (403, "banned".to_owned());
    assert_eq!(code(&guest.ask("GET", "/api/me", None).await), out);
    let mut newcomer = Browser::behind(server, "198.51.100.9");
    assert_eq!(code(&newcomer.ask("GET", "/api/lobby", None).await), out, "whoever it is");
    let mut neighbour = Browser::behind(server, "198.51.100.10");
    neighbour.get("/api/lobby").await;
    let barred = owner.get("/api/order").await["barred"].clone();
    assert_eq!(
        (&barred[0]["label"], barred.as_array().map(Vec::len)),
        (&json!("198.51.100.9"), Some(1))
    );
    assert_ne!(barred[0]["id"], "198.51.100.9", "only a digest is kept");
    owner.done("/api/order", json!({ "unbar": barred[0]["id"] })).await;
    assert_eq!(guest.get("/api/me").await["id"], id);

    // With a person all the addresses they came from.
    let ban = json!({ "ban": { "id": id, "reason": "flood", "addresses": true } });
    owner.done("/api/order", ban).await;
    assert_eq!(code(&newcomer.ask("GET", "/api/lobby", None).await), out);
    owner.done("/api/order", json!({ "unban": id })).await;
    newcomer.get("/api/lobby").await;
    // What is done beside the server is noticed as well.
    let lasts = Lasting { until: FOR_GOOD, reason: "flood".to_owned() };
    let ban = Measure::Ban { person: PersonId(id), lasts, addresses: true };
    operate(folder.path(), ban).await;
    let begun = std::time::Instant::now();
    while newcomer.ask("GET", "/api/lobby", None).await.status != 403 {
        assert!(begun.elapsed() < PATIENCE, "it is never noticed");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_reported_with_what_was_said_around_it_and_its_speaker_muted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (mut moderator, _) =
        account(server, folder.path(), "Moderator", Some(Role::Moderator)).await;
    let (mut ann, id) = account(server, folder.path(), "Ann", None).await;
    let (table, secrets) = ann.table().await;
    let mut there = sitting(server, &table, &ann).await;
    hear_of(&mut there, "welcome").await;
    let mut ben = Browser::behind(server, "203.0.113.90");
    for text in ["Good day", "You ass, you ASS"] {
        there.say(&say(text)).await.expect("sent");
        hear_of(&mut there, "talk").await;
    }
    let of_line =
        |line: u32| json!({ "about": "talk", "words": "Rude <b>", "table": table, "line": line });
    assert_eq!(ben.post("/api/reports", of_line(1)).await.status, 204);
    assert!(ben.cookie().is_some(), "whoever reports is let in as a guest");
    for (body, status) in [
        (of_line(1), 409),
        (of_line(9), 409),
        (json!({ "about": "talk", "words": "x".repeat(301), "table": table, "line": 0 }), 400),
        (json!({ "about": "leaving", "table": table, "seat": 9 }), 409),
        (json!({ "about": "leaving", "table": "nowhere", "seat": 0 }), 404),
        (json!({ "about": "name", "name": "Nobody" }), 409),
        (json!({ "about": "name" }), 409),
    ] {
        assert_eq!(ben.post("/api/reports", body.clone()).await.status, status, "{body}");
    }
    assert_eq!(ann.post("/api/reports", of_line(0)).await.status, 409, "not oneself");
    ben.done("/api/reports", json!({ "about": "leaving", "table": table, "seat": 0 })).await;
    ben.done("/api/reports", json!({ "about": "name", "name": "ann" })).await;

    let shown = moderator.get("/api/order/reports").await;
    let reports = shown["reports"].as_array().expect("a list");
    assert_eq!((reports.len(), &shown["more"]), (3, &Value::Null));
    let first = &reports[2];
    assert_eq!((&first["about"], &first["words"]), (&json!("talk"), &json!("Rude <b>")));
    assert_eq!((&first["whom"]["id"], &first["called"]), (&json!(id), &json!("Ann")));
    assert_eq!(
        (&first["table"], &first["line"], &first["seat"]),
        (&json!(table), &json!(1), &json!(0))
    );
    assert_eq!(first["talk"].as_array().map(Vec::len), Some(2), "what was said before as well");
    assert_eq!(first["whom"]["open"], 3);
    let about = moderator.get(&format!("/api/order/reports?about={id}")).await;
    assert_eq!(about["reports"].as_array().map(Vec::len), Some(3));
    assert_eq!(moderator.get("/api/order/people?name=ann").await[0]["id"], json!(id));
    // At that table everything goes on, for whoever looks on as well.
    let moments = moderator.get(&format!("/api/tables/{table}/moments")).await;
    assert!(moments["moments"].as_array().is_some_and(|moments| !moments.is_empty()));

    let mute = json!({ "mute": { "id": id, "hours": 2, "reason": "be civil" } });
    moderator.done("/api/order", mute).await;
    there.say(&say("I am not")).await.expect("sent");
    let refused = hear_of(&mut there, "refused").await;
    assert_eq!(refused["code"], "muted");
    let message = refused["message"].as_str().expect("text").to_owned();
    assert!(message.contains("2 hours") && message.contains("be civil"), "{message}");
    // The same seat by its secret, in a browser that is nobody's.
    let mut other = Sitting::join(server, &table, &[&secrets[0]], "en").await;
    other.say(say("Nor am I")).await;
    assert_eq!(other.hear_of("refused").await["code"], "muted");
    let report = first["id"].clone();
    let close = json!({ "close_report": { "id": report, "outcome": "muted for two hours" } });
    moderator.done("/api/order", close.clone()).await;
    assert_eq!(code(&moderator.post("/api/order", close).await), (404, "nothing".into()));
    let open = moderator.get("/api/order/reports").await;
    assert_eq!(open["reports"].as_array().map(Vec::len), Some(2));
    let all = moderator.get("/api/order/reports?all=true").await;
    assert_eq!(all["reports"][2]["closed"]["by"], "Moderator");

    moderator.done("/api/order", json!({ "unmute": id })).await;
    moderator.done("/api/order", json!({ "filter": "Ass" })).await;
    assert_eq!(moderator.post("/api/order", json!({ "filter": "two words" })).await.status, 400);
    there.say(&say("What an aSs, in class")).await.expect("sent");
    let talk = hear_of(&mut there, "talk").await;
    assert_eq!(talk[0]["words"]["text"], "What an ***, in class");
    let log = moderator.get(&format!("/api/order/log?whom={id}")).await;
    let acts: Vec<&Value> =
        log.as_array().expect("a list").iter().map(|line| &line["act"]).collect();
    assert_eq!(acts, ["unmute", "mute"]);
    moderator
        .done("/api/order", json!({ "close_table": { "table": table, "reason": "spam" } }))
        .await;
    there.say(&say("Still here?")).await.expect("sent");
    assert_eq!(hear_of(&mut there, "refused").await["code"], "closed");
}
