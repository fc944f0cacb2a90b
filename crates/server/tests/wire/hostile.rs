//! Messages that are late, foreign, malformed or too large get an answer and change nothing.

use std::net::SocketAddr;

use crate::common::{
    Sitting, get, person, play, serve, skirmish, tables_of_every_ruleset, tells_a_move, two_people,
};
use fastrand::Rng;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use protocol::ClientMessage;
use serde_json::Value;
use server::client::{self, Client, Seated, request};

#[tokio::test(flavor = "multi_thread")]
async fn stale_foreign_and_repeated_answers_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let mut ben = Sitting::join(server, &table, &[&seats[1].secret], "en").await;
    let mut watcher = Sitting::join(server, &table, &[], "en").await;
    let (asked, other) =
        if ann.choices().is_some() { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
    let question = asked.question();
    let choice = 0;

    other.say(ClientMessage::Answer { question, choice }).await;
    assert_eq!(other.refusal().await, "not_yours");
    watcher.say(ClientMessage::Answer { question, choice }).await;
    assert_eq!(watcher.refusal().await, "not_yours");
    asked.say(ClientMessage::Answer { question, choice: 10_000 }).await;
    assert_eq!(asked.refusal().await, "not_offered");
    asked.say(ClientMessage::Answer { question: question + 1, choice }).await;
    assert_eq!(asked.refusal().await, "stale");
    let order = "ask at turn_end".to_owned();
    let seat = u8::from(asked.snapshot["view"] == 0);
    asked.say(ClientMessage::Order { seat, order }).await;
    assert_eq!(asked.refusal().await, "not_yours");
    asked.say(ClientMessage::Look { seat }).await;
    assert_eq!(asked.refusal().await, "not_yours");

    asked.say(ClientMessage::Answer { question, choice }).await;
    let moved = asked.hear().await;
    assert!(tells_a_move(&moved), "nothing had changed: {moved}");
    let after = asked.question();
    assert!(after > question);
    asked.say(ClientMessage::Answer { question, choice }).await;
    let again = asked.hear().await;
    assert_eq!(again["repeated"]["question"], question, "acknowledged, not played again");
    asked.say(ClientMessage::Answer { question, choice: choice + 1 }).await;
    assert_eq!(asked.refusal().await, "stale");
    asked.say(ClientMessage::Lang("en".to_owned())).await;
    asked.hear().await;
    assert_eq!(asked.question(), after);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_other_tables_and_made_up_ones_open_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let own = two_people(server).await;
    let other = two_people(server).await;
    for secret in [&other.seats[0].secret[..], "", "0", "' OR 1=1 --"] {
        let mut client =
            Client::join(server, &own.table, &[secret.to_owned()], "en").await.expect("connected");
        let answer = client.hear().await.expect("an answer");
        assert_eq!(answer["refused"]["code"], "unknown_secret");
        assert!(client.hear().await.is_err(), "the connection is closed");
        if !secret.is_empty() {
            let answer =
                get(server, &format!("/api/tables/{}/moments", own.table), &[secret]).await;
            assert_eq!(answer.status, 403);
        }
    }
    assert!(Client::connect(server, "no-such-table").await.is_err());
    // Another seat's view stays closed while the game runs.
    let path = format!("/api/tables/{}/moments?view=1", own.table);
    let answer = get(server, &path, &[&own.seats[0].secret]).await;
    assert_eq!(answer.status, 403);
    // A secret in an address would stand in logs: it is not even looked at.
    let path = format!("/api/tables/{}/moments?secret={}", own.table, own.seats[0].secret);
    let answer = get(server, &path, &[]).await;
    assert_eq!((answer.status, answer.body.contains("secret_in_address")), (400, true));
    // Whoever watches sees a game from its beginning, without a secret.
    let answer = get(server, &format!("/api/tables/{}/moments", own.table), &[]).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_and_strange_names_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for headers in ["Origin: https://evil.example\r\n", "Host: evil.example\r\n"] {
        let answer = request(server, "GET", "/api/rules", headers, "").await.expect("an answer");
        assert_eq!(answer.status, 403, "{headers}");
    }
    let own = format!("Origin: http://{server}\r\n");
    let answer = request(server, "GET", "/api/rules", &own, "").await.expect("an answer");
    assert_eq!(answer.status, 200);
    let page = request(server, "GET", "/", "", "").await.expect("an answer");
    let head = page.head.to_ascii_lowercase();
    assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
    assert!(!head.contains("unsafe"), "nothing inline: {head}");
    assert!(head.contains("x-content-type-options: nosniff"));
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_messages_are_refused_and_far_larger_ones_end_the_connection() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let question = ann.question();
    ann.client.say_text("x".repeat(5_000)).await.expect("sent");
    assert_eq!(ann.refusal().await, "too_large");
    ann.client.say_text(format!("{{\"lang\":\"{}\"}}", "e".repeat(60_000))).await.expect("sent");
    assert_eq!(ann.refusal().await, "too_large");
    // The socket may be closed while we still write; either way nothing has changed.
    let _ = ann.client.say_text("y".repeat(1 << 20)).await;
    assert!(ann.client.hear().await.is_err());
    let again = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    assert_eq!(again.question(), question);
    let huge = format!("{{\"ruleset\":\"{}\"}}", "p".repeat(1 << 20));
    let answer = request(server, "POST", "/api/tables", "", &huge).await;
    assert!(answer.is_err() || answer.is_ok_and(|answer| answer.status == 413));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_tables_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let good = serde_json::to_value(skirmish([person("Ann"), person("Ben")])).expect("plain data");
    let changed = |pointer: &str, value: Value| {
        let mut table = good.clone();
        let (parent, field) = pointer.rsplit_once('/').expect("a path");
        table.pointer_mut(parent).expect("a parent")[field] = value;
        table.to_string()
    };
    let bad = [
        (changed("/ruleset", "chess".into()), "ruleset"),
        (changed("/board", "no_board".into()), "no_board"),
        (
            changed("/mode/constructed/armies/0/id", "first_mach".into()),
            "Did you mean “first_march”",
        ),
        (changed("/players/0/name", "n".repeat(200).into()), "40 characters"),
        (changed("/players/0/name", "a\u{7}b".into()), "one line"),
        (changed("/players/0/level", "gredy".into()), "there are novice"),
        (changed("/settings/round_limit", "soon".into()), "invalid"),
        (changed("/players", serde_json::json!([])), "players"),
        ("{".to_owned(), "JSON"),
        ("null".to_owned(), "a table to be opened"),
    ];
    for (body, reason) in bad {
        let answer = request(server, "POST", "/api/tables", "", &body).await.expect("an answer");
        assert!((400..500).contains(&answer.status), "{body}: {}", answer.status);
        let fault: protocol::Fault = answer.json().expect("a reason");
        assert!(fault.message.contains(reason), "{reason}: {}", fault.message);
        assert_eq!(fault.message.lines().count(), 1, "{}", fault.message);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_stay_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let name = "<img src=x onerror=alert(1)>{ $x }";
    let table = skirmish([person(name), person("\"}],\"ask\":null,\"")]);
    let Seated { table, seats } = client::open(server, &table).await.expect("it opens");
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "en").await];
    assert_eq!(sittings[0].welcome["seats"][0]["name"], name);
    let begun = |snapshot: &Value| snapshot["round"] == 1;
    play(&mut sittings, &mut Rng::with_seed(9), begun).await;
    assert!(sittings[0].log.iter().any(|line| line.contains(name)), "{:?}", sittings[0].log);
}

/// Anything a client could send that is not an answer to the question that stands.
fn any_message() -> impl Strategy<Value = String> {
    let number = prop_oneof![
        any::<i64>().prop_map(|n| n.to_string()),
        (0u32..9).prop_map(|n| n.to_string())
    ];
    let word = "[a-z_ {}\"\\\\0-9]{0,20}";
    prop_oneof![
        any::<String>(),
        word.prop_map(|word| format!("{{\"{word}\":{{}}}}")),
        (number.clone(), number.clone())
            .prop_map(|(q, c)| format!("{{\"answer\":{{\"question\":{q},\"choice\":{c}}}}}")),
        number.clone().prop_map(|q| format!("{{\"undo\":{{\"question\":{q}}}}}")),
        (number.clone(), word)
            .prop_map(|(s, o)| serde_json::json!({ "order": { "seat": s.len(), "order": o } })
                .to_string()),
        (number.clone(), word).prop_map(|(q, n)| {
            format!(
                "{{\"why\":{{\"id\":1,\"question\":{q},\"notation\":{}}}}}",
                serde_json::json!(n)
            )
        }),
        (number.clone(), number).prop_map(|(q, c)| format!(
            "{{\"forecast\":{{\"id\":1,\"question\":{q},\"choice\":{c}}}}}"
        )),
        word.prop_map(
            |lang| serde_json::json!({ "join": { "secrets": [lang], "lang": "en" } }).to_string()
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn fuzzed_messages_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for table in tables_of_every_ruleset() {
        let opened = client::open(server, &table).await.expect("it opens");
        fuzzed(server, &opened).await;
    }
}

async fn fuzzed(server: SocketAddr, Seated { table, seats }: &Seated) {
    let mut both = Sitting::join(server, table, &[&seats[0].secret, &seats[1].secret], "en").await;
    let before = both.snapshot.clone();
    // The seat that is not asked and a spectator send whatever they like.
    let idle = usize::from(before["waiting_for"] == 0);
    let mut idler = Sitting::join(server, table, &[&seats[idle].secret], "en").await;
    let mut watcher = Sitting::join(server, table, &[], "en").await;
    let mut runner = TestRunner::new(Config { cases: 400, ..Config::default() });
    let strategy = any_message();
    for _ in 0..400 {
        let text = strategy.new_tree(&mut runner).expect("a message").current();
        for sitting in [&mut idler, &mut watcher] {
            sitting.client.say_text(text.clone()).await.expect("the connection stands");
            let message = sitting.hear().await;
            assert!(
                message.get("refused").is_some() || message.get("told").is_some(),
                "{text:?} was answered with {message}"
            );
        }
    }
    both.say(ClientMessage::Lang("en".to_owned())).await;
    both.hear().await;
    assert_eq!(both.snapshot, before);
}
