//! What strangers may not do: hold connections, fill memory, take seats, stop others' moves.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fastrand::Rng;
use hosting::limits::{Limits, Rate};
use protocol::{Claim, ClientMessage, LoadRecord, Opened, Secret};
use serde_json::{Value, json};
use server::client::{self, Client, Seated, request};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::{
    PATIENCE, Running, Sitting, config, get, person, play, serve, serve_as, skirmish, tells_a_move,
    two_people,
};

/// Half a request: the rest never comes.
async fn half_request(server: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.expect("connected");
    stream.write_all(b"GET /api/rules HTTP/1.1\r\nHost: 127").await.expect("sent");
    stream
}

/// Everything that comes until the connection ends, and after how long it did.
async fn until_closed(mut stream: TcpStream) -> (String, Duration) {
    let begun = Instant::now();
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A reset is an end as well.
    let _ = read.expect("the connection is ended");
    (String::from_utf8_lossy(&bytes).into_owned(), begun.elapsed())
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_stand_still_are_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let (head, request) = (Duration::from_millis(300), Duration::from_millis(600));
    let limits = Limits { head, request, ..Limits::default() };
    let server = serve_as(server::Config { limits, ..config(folder.path()) }).await;
    let head = half_request(server).await;
    let mut body = TcpStream::connect(server).await.expect("connected");
    let half = format!(
        "POST /api/summaries HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{{"
    );
    body.write_all(half.as_bytes()).await.expect("sent");
    let silent = TcpStream::connect(server).await.expect("connected");
    let mut idle = TcpStream::connect(server).await.expect("connected");
    let whole = format!("GET /health HTTP/1.1\r\nHost: {server}\r\n\r\n");
    idle.write_all(whole.as_bytes()).await.expect("sent");
    let ended = tokio::join!(
        until_closed(head),
        until_closed(body),
        until_closed(silent),
        until_closed(idle)
    );
    for (told, after) in [&ended.0, &ended.1, &ended.2, &ended.3] {
        assert!(*after < Duration::from_secs(5), "after {after:?}: {told}");
    }
    assert!(ended.1.0.contains("408"), "the one with half a body is told: {}", ended.1.0);
    assert!(ended.3.0.contains("200 OK"), "{}", ended.3.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_too_many_is_told_so_and_leaves_room_for_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { connections_per_address: 3, trusted: Vec::new(), ..Limits::default() };
    let server = serve_as(server::Config { limits, ..config(folder.path()) }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(half_request(server).await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (told, _) = until_closed(TcpStream::connect(server).await.expect("connected")).await;
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("too many connections"), "{told}");
    held.pop();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let answer = request(server, "GET", "/health", "", "").await.expect("there is room again");
    assert_eq!(answer.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_of_half_requests_holds_up_no_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut both = Sitting::join(server, &table, &secrets, "en").await;
    let mut crowd = Vec::new();
    // As many as the files of a test allow; both ends are in this process.
    for _ in 0..400 {
        crowd.push(half_request(server).await);
    }
    let mut rng = Rng::with_seed(1);
    let mut took = Vec::new();
    for _ in 0..40 {
        let Some(choices) = both.choices() else { break };
        let begun = Instant::now();
        both.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        let message = both.hear().await;
        assert!(tells_a_move(&message), "{message}");
        took.push(begun.elapsed());
    }
    took.sort();
    let median = took[took.len() / 2];
    assert!(median < Duration::from_millis(50), "a move takes {median:?}");
    drop(crowd);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { write: Duration::from_millis(300), ..Limits::default() };
    let server = serve_as(server::Config { limits, ..config(folder.path()) }).await;
    let Seated { table, seats } = two_people(server).await;
    let mut deaf = Client::join(server, &table, &[seats[0].secret.clone()], "en").await;
    let deaf = deaf.as_mut().expect("connected");
    // Every change of language is answered with everything there is to see of the table.
    let begun = Instant::now();
    let ended = loop {
        let message = ClientMessage::Lang("fr".to_owned());
        let said = deaf.say(&message);
        match tokio::time::timeout(Duration::from_secs(5), said).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => break true,
            // The server reads no more from one who does not read.
            Err(_) => break false,
        }
        if begun.elapsed() > PATIENCE {
            break false;
        }
    };
    assert!(ended, "the connection is ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponents_orders_neither_stale_a_question_nor_take_an_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [
        Sitting::join(server, &table, &secrets[..1], "en").await,
        Sitting::join(server, &table, &secrets[1..], "en").await,
    ];
    let undoable = |snapshot: &Value| snapshot["can_undo"] == json!(true);
    play(&mut sittings, &mut Rng::with_seed(5), undoable).await;
    let able = usize::from(sittings[1].snapshot["can_undo"] == json!(true));
    let [one, two] = sittings;
    let (mut able, mut other) = if able == 0 { (one, two) } else { (two, one) };
    let question = able.question();
    let seat = other.snapshot["view"].as_u64().expect("a seat") as u8;
    let (mut given, mut refused) = (0, 0);
    for number in 0..60 {
        let word = if number % 2 == 0 { "ask" } else { "skip" };
        let order = format!("{word} at turn_end");
        other.say(ClientMessage::Order { seat, order }).await;
        let message = other.hear().await;
        match message["refused"]["code"].as_str() {
            Some("too_often") => refused += 1,
            None => given += 1,
            Some(code) => panic!("refused: {code}"),
        }
    }
    assert!(given >= 20 && refused >= 20, "{given} were given, {refused} refused");
    // Everything is heard that was told until now; the question is the same.
    able.say(ClientMessage::Lang("en".to_owned())).await;
    while able.hear().await.get("welcome").is_none() {
        assert_eq!(able.question(), question);
    }
    assert_eq!(able.question(), question);
    assert_eq!(able.snapshot["can_undo"], json!(true));
    able.say(ClientMessage::Undo { question }).await;
    let message = able.hear().await;
    assert!(tells_a_move(&message) && able.question() > question, "{message}");
    able.answer(0).await;
    let message = able.hear().await;
    assert!(tells_a_move(&message), "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_claimed_once_and_then_its_claimers_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let body = serde_json::to_string(&skirmish([person("Ann"), person("Ben")])).expect("data");
    let opened: Opened = client::post(server, "/api/tables", &[], &body).await.expect("it opens");
    let invitation = opened.seats[1].invitation.clone();
    // Whoever opened the table cannot look at a seat with its invitation.
    let text = invitation.reveal().to_owned();
    let mut opener =
        Client::join(server, &opened.table, std::slice::from_ref(&text), "en").await.expect("on");
    assert_eq!(opener.hear().await.expect("an answer")["refused"]["code"], "unknown_secret");
    let moments = format!("/api/tables/{}/moments", opened.table);
    assert_eq!(get(server, &moments, &[&text]).await.status, 403);

    let claimed = client::claim(server, &opened.table, invitation.clone()).await;
    let secret = claimed.expect("it is free");
    let second = client::claim(server, &opened.table, invitation.clone()).await;
    assert!(second.is_err_and(|error| error.to_string().contains("claimed")));
    assert_eq!(get(server, &moments, &[&secret]).await.status, 200);
    // A claim whose answer was lost is made again.
    let path = format!("/api/tables/{}/claim", opened.table);
    let again = Claim { invitation: invitation.clone(), secret: secret.as_str().into() };
    let again = serde_json::to_string(&again).expect("plain data");
    let again: Value = client::post(server, &path, &[], &again).await.expect("the same answer");
    assert_eq!(again["seat"], 1);
    for weak in ["", "short", "with blanks in it, and long enough otherwise"] {
        let weak = Claim { invitation: invitation.clone(), secret: Secret::from(weak) };
        let weak = serde_json::to_string(&weak).expect("plain data");
        let answer = request(server, "POST", &path, "", &weak).await.expect("an answer");
        assert_eq!(answer.status, 400, "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_refused_before_anything_is_done_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secret = &seats[0].secret[..];
    // A game that cannot be read shows whether it was.
    let mut sittings = [Sitting::join(server, &table, &[secret, &seats[1].secret], "en").await];
    let later = |snapshot: &Value| snapshot["round"] == json!(2);
    play(&mut sittings, &mut Rng::with_seed(3), later).await;
    let file = folder.path().join("tables.sqlite");
    damage(&file, &table).await;
    for (path, status) in [("review", 409), ("record", 409), ("moments?view=1", 403)] {
        let path = format!("/api/tables/{table}/{path}");
        let answer = get(server, &path, &[secret]).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
    }
    let answer = get(server, &format!("/api/tables/{table}/moments"), &[secret]).await;
    assert_eq!(answer.status, 503, "which needs what is broken: {}", answer.body);
    for inside in ["sqlite", "journal", "input", "table `", "database"] {
        assert!(!answer.body.contains(inside), "no innards: {}", answer.body);
    }
}

/// Damages what was kept of a table, behind the server's back.
async fn damage(file: &std::path::Path, table: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("a file");
    let damage = sqlx::query(r#"UPDATE journal SET inputs = 'x' WHERE "table" = ?"#).bind(table);
    let done = damage.execute(&mut connection).await.expect("damaged");
    assert!(done.rows_affected() > 0, "the table has a journal");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_limited_and_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits {
        trusted: Vec::new(),
        openings: Rate::new(0.01, 2.0),
        messages: Rate::new(0.01, 5.0),
        ..Limits::default()
    };
    let server = serve_as(server::Config { limits, ..config(folder.path()) }).await;
    let Seated { table, seats } = two_people(server).await;
    two_people(server).await;
    let third = client::open(server, &skirmish([person("Ann"), person("Ben")])).await;
    assert!(third.is_err_and(|error| error.to_string().contains("too_often")));
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        ann.say(ClientMessage::Look { seat: 1 }).await;
        codes.push(ann.refusal().await);
    }
    assert_eq!(codes[..5], ["not_yours"; 5]);
    assert_eq!(codes[5..], ["too_often"; 2]);
    // Figures are not for strangers.
    let metrics = request(server, "GET", "/metrics", "", "").await.expect("an answer");
    assert_eq!(metrics.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_run_a_server_can_ask_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let _ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let ask = async |path: &str| request(server, "GET", path, "", "").await.expect("an answer");
    for path in ["/health", "/ready"] {
        assert_eq!(ask(path).await.status, 200, "{path}");
    }
    let version: Value = ask("/version").await.json().expect("JSON");
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    let metrics = ask("/metrics").await;
    for figure in [
        "omphalos_tables_opened_total 1",
        "omphalos_sessions 1",
        "omphalos_tables_awake 1",
        "omphalos_answers_total{status=\"2xx\"}",
        "omphalos_thoughts_waiting{study=\"players\"} 0",
    ] {
        assert!(metrics.body.contains(figure), "{figure} in {}", metrics.body);
    }
    for path in ["/api", "/api/", "/api/nothing", "/apis", "/tables/x", "/admin", "/.env"] {
        let answer = ask(path).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        let head = answer.head.to_ascii_lowercase();
        assert!(head.contains("x-request-id: "), "{head}");
    }
    let known = request(server, "GET", "/health", "X-Request-Id: abc-1\r\n", "").await;
    assert!(known.expect("an answer").head.contains("x-request-id: abc-1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_says_so_and_stops_in_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let Seated { table, seats } = two_people(server).await;
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let stood = ann.snapshot.clone();
    let half = half_request(server).await;
    let begun = Instant::now();
    let (closed, ()) = tokio::join!(ann.client.closed(), running.stop());
    assert!(begun.elapsed() < Duration::from_secs(8), "it took {:?}", begun.elapsed());
    assert_eq!(closed.expect("a close frame"), 1012, "the service restarts");
    drop(half);
    assert!(TcpStream::connect(server).await.is_err(), "nobody is let in any more");
    // The folder is free, and the table stands where it was.
    let again = serve(folder.path()).await;
    let ann = Sitting::join(again, &table, &[&seats[0].secret], "en").await;
    assert_eq!(ann.snapshot, stood);
}

/// A record of a short game, as the server gives it out.
async fn recorded(server: SocketAddr) -> String {
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut both = [Sitting::join(server, &table, &secrets, "en").await];
    play(&mut both, &mut Rng::with_seed(9), |_| false).await;
    get(server, &format!("/api/tables/{table}/record"), &secrets).await.body
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_loaded_can_be_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let record = recorded(server).await;
    let id = record.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
    let id = id.expect("a set-up has ids").to_owned();
    let huge = "u".repeat(100_000);
    let names = ["two words", "two\\nlines", "a=b", "", "\\u202eabc", "ok_id", "9", &huge];
    let mut accepted = 0;
    for name in names {
        // The beginning alone, with another name for one thing in it.
        let begun: Vec<&str> = record.lines().take_while(|line| !line.starts_with('*')).collect();
        let begun = begun.join("\n").replace(&format!("\"{id}\""), &format!("\"{name}\""));
        let record = format!("{begun}\nend 0\n");
        let body = serde_json::to_string(&LoadRecord { record, players: Vec::new() });
        let body = body.expect("plain data");
        let answer = request(server, "POST", "/api/tables/load", "", &body).await;
        let answer = answer.expect("an answer");
        if answer.status != 200 {
            assert_eq!(answer.status, 400, "{name:.40}: {}", answer.body);
            assert!(answer.body.len() < 2000, "what is wrong is not told at length");
            continue;
        }
        accepted += 1;
        let opened = client::claim_all(server, answer.json().expect("a table")).await;
        let Seated { table, seats } = opened.expect("ours");
        let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
        let mut both = Sitting::join(server, &table, &secrets, "en").await;
        for _ in 0..10 {
            both.answer(0).await;
            let message = both.hear().await;
            assert!(tells_a_move(&message), "{message}");
        }
        let moments = get(server, &format!("/api/tables/{table}/moments"), &secrets).await;
        assert_eq!(moments.status, 200, "{}", moments.body);
    }
    assert!(accepted >= 1, "a good name is taken");
    let long = format!("{record}{}", "x".repeat(3 * 1024 * 1024));
    let body = serde_json::to_string(&LoadRecord { record: long, players: Vec::new() });
    let answer = request(server, "POST", "/api/tables/load", "", &body.expect("data")).await;
    assert!(answer.is_err() || answer.is_ok_and(|answer| answer.status == 413));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_told_everything_in_order_and_who_leaves_is_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut both = Sitting::join(server, &table, &secrets, "en").await;
    let mut crowd = Vec::new();
    for number in 0..100 {
        let lang = if number % 2 == 0 { "en" } else { "fr" };
        crowd.push(Sitting::join(server, &table, &[], lang).await);
    }
    drop(crowd.drain(..10));
    let mut rng = Rng::with_seed(2);
    for _ in 0..20 {
        let Some(choices) = both.choices() else { break };
        both.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        both.hear().await;
    }
    let question = both.question();
    for watcher in &mut crowd {
        // What is told in changes must follow on what was told before: `hear` holds it to that.
        while watcher.question() < question {
            watcher.hear().await;
        }
        assert_eq!(watcher.snapshot["units"], both.snapshot["units"]);
    }
}
