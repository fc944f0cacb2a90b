//! Games with clocks: flags fall, by the server's time alone and whatever happens to it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use fastrand::Rng;
use protocol::{Act, ClientMessage, Pace, Proposal};
use serde_json::{Value, json};
use server::client::{Seated, request};
use sqlx::ConnectOptions as _;

use crate::common::{
    PATIENCE, Running, Sitting, config, get, open_by, person, play, serve, skirmish,
    tables_of_every_ruleset, tells_a_move,
};
use crate::people::Browser;

fn act(seat: u8, act: Act) -> ClientMessage {
    ClientMessage::Act { seat, act }
}

/// A table of two at a pace.
async fn at_pace(server: SocketAddr, pace: &str) -> Seated {
    let mut table = skirmish([person("Ann"), person("Ben")]);
    table.settings.clear();
    open_by(server, &format!("/api/tables?{pace}"), &[], &table).await
}

async fn join(server: SocketAddr, opened: &Seated, seat: usize) -> Sitting {
    Sitting::join(server, &opened.table, &[&opened.seats[seat].secret], "en").await
}

/// Both players, once the clocks run.
async fn both(server: SocketAddr, opened: &Seated) -> [Sitting; 2] {
    let mut ann = join(server, opened, 0).await;
    let mut ben = join(server, opened, 1).await;
    for sitting in [&mut ann, &mut ben] {
        // A slow one runs as soon as the seats are taken.
        if sitting.welcome["clock"]["stage"] != "runs" {
            clock(sitting, |clock| clock["stage"] == "runs").await;
        }
    }
    [ann, ben]
}

/// Hears until the clocks are so.
async fn clock(sitting: &mut Sitting, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let clock = sitting.hear_of("clock").await;
        if is_so(&clock) {
            return clock;
        }
    }
}

async fn company(sitting: &mut Sitting, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let company = sitting.hear_of("company").await;
        if is_so(&company) {
            return company;
        }
    }
}

fn left(clock: &Value, seat: usize) -> i64 {
    clock["left"][seat].as_i64().unwrap_or_else(|| panic!("no clock: {clock}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_waits_for_everybody_and_whose_flag_falls_has_lost_for_good() {
    for body in tables_of_every_ruleset() {
        let folder = tempfile::tempdir().expect("a folder");
        let running = Running::start(config(folder.path())).await;
        let server = running.address;
        let path = "/api/tables?pace=live&base=2&increment=0&reserve=0";
        let opened = open_by(server, path, &[], &body).await;
        let mut ann = join(server, &opened, 0).await;
        let waits = &ann.welcome["clock"];
        assert_eq!((&waits["stage"], &waits["left"]), (&json!("waits"), &json!([2000, 2000])));
        assert_eq!(waits["pace"], json!({ "live": { "base": 2, "increment": 0, "reserve": 0 } }));
        assert!(waits.get("due").is_none(), "no time passes: {waits}");
        tokio::time::sleep(Duration::from_millis(500)).await;
        let mut ben = join(server, &opened, 1).await;
        let begun = Instant::now();
        let runs = clock(&mut ann, |clock| clock["stage"] == "runs").await;
        let asked = usize::try_from(runs["running"].as_u64().expect("a seat")).expect("small");
        assert!(left(&runs, asked) > 1500, "the wait costs nothing: {runs}");
        assert_eq!(left(&runs, 1 - asked), 2000);
        let other = 1 - asked;
        let ended = json!({ "by": "out_of_time", "seat": asked, "winners": [other] });
        for sitting in [&mut ann, &mut ben] {
            company(sitting, |company| company["ended"] == ended).await;
        }
        let took = begun.elapsed();
        assert!((1.8..6.0).contains(&took.as_secs_f64()), "{took:?}");
        let question = ann.question();
        for sitting in [&mut ann, &mut ben] {
            sitting.say(ClientMessage::Answer { question, choice: 0 }).await;
            assert_eq!(sitting.hear_of("refused").await["code"], "over");
        }
        running.stop().await;
        let server = serve(folder.path()).await;
        let again = join(server, &opened, 0).await;
        assert_eq!(again.welcome["company"]["ended"], ended, "it was kept");
        assert_eq!(again.welcome["clock"]["stage"], "over");
        let record = format!("/api/tables/{}/record", opened.table);
        let record = get(server, &record, &[&opened.seats[0].secret]).await.body;
        let note = format!("note ended out_of_time seat {asked} winners {other}");
        assert!(record.contains(&note), "{}", &record[..400]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_was_made_so_a_computer_goes_on_for_whose_flag_falls() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let pace = "pace=live&base=3&increment=60&reserve=0&flag=computer";
    let opened = at_pace(server, pace).await;
    let [mut ann, mut ben] = both(server, &opened).await;
    // Ben always answers at once, Ann never.
    let mut rng = Rng::with_seed(1);
    let begun = Instant::now();
    while ann.welcome["seats"][0]["kind"] != "computer" {
        assert!(begun.elapsed() < PATIENCE, "no flag falls");
        if let Some(choices) = ben.choices() {
            ben.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        }
        let heard = tokio::time::timeout(Duration::from_millis(200), ann.client.hear()).await;
        if let Ok(message) = heard
            && let Some(welcome) = message.expect("the connection stands").get("welcome")
        {
            ann.welcome = welcome.clone();
        }
        while let Ok(heard) = tokio::time::timeout(Duration::from_millis(50), ben.hear_any()).await
        {
            assert!(heard.get("refused").is_none(), "{heard}");
        }
    }
    assert_eq!(ann.welcome["clock"]["fallen"], json!([0]));
    assert_eq!(ann.welcome["clock"]["left"][0], Value::Null, "computer players have no clock");
    assert!(ann.welcome["company"].get("ended").is_none(), "the game goes on");
    assert_eq!(ann.welcome["seats"][0]["yours"], false);
    // It moves, and Ben is asked again.
    let before = ben.question();
    while ben.question() < before + 5 {
        if let Some(choices) = ben.choices() {
            ben.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        }
        while !tells_a_move(&ben.hear_any().await) {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stop_go_on_and_change_by_consent() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = at_pace(server, "pace=live&base=600&increment=5&reserve=10").await;
    let [mut ann, mut ben] = both(server, &opened).await;
    let agreed = async |ann: &mut Sitting, ben: &mut Sitting, what: Proposal| {
        ann.say(act(0, Act::Propose(what))).await;
        let asked = company(ben, |company| company.get("proposal").is_some()).await;
        let number = asked["proposal"]["number"].as_u64().expect("a number") as u32;
        ben.say(act(1, Act::Agree(number))).await;
    };
    agreed(&mut ann, &mut ben, Proposal::Pause).await;
    let paused = clock(&mut ann, |clock| clock["stage"] == "paused").await;
    let asked = usize::try_from(paused["running"].as_u64().expect("a seat")).expect("small");
    let stood = left(&paused, asked);
    tokio::time::sleep(Duration::from_millis(700)).await;
    let question = ann.question();
    for sitting in [&mut ann, &mut ben] {
        sitting.say(ClientMessage::Answer { question, choice: 0 }).await;
        assert_eq!(sitting.hear_of("refused").await["code"], "paused");
    }
    let again = join(server, &opened, 0).await;
    assert_eq!(left(&again.welcome["clock"], asked), stood, "no time passes");
    drop(again);
    agreed(&mut ann, &mut ben, Proposal::Resume).await;
    let runs = clock(&mut ann, |clock| clock["stage"] == "runs").await;
    assert!((stood - 300..=stood).contains(&left(&runs, asked)), "{stood} {runs}");

    let slow = Proposal::Pace(Pace::Slow { hours: 48 });
    agreed(&mut ann, &mut ben, slow).await;
    let runs = clock(&mut ann, |clock| clock["pace"] == json!({ "slow": { "hours": 48 } })).await;
    assert_eq!(left(&runs, 1 - asked), 48 * 3_600_000);
    agreed(&mut ann, &mut ben, Proposal::Pace(Pace::None)).await;
    let none = clock(&mut ann, |clock| clock["pace"] == "none").await;
    assert!(none.get("due").is_none(), "{none}");
    let mut both = [ann, ben];
    let later = |snapshot: &Value| snapshot["question"].as_u64() > Some(20);
    play(&mut both, &mut Rng::with_seed(2), later).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_lies_about_time_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = at_pace(server, "pace=live&base=600&increment=0&reserve=0").await;
    let began = Instant::now();
    let [ann, ben] = both(server, &opened).await;
    let mut both = [ann, ben];
    let asked = usize::from(both[0].choices().is_none());
    let question = both[asked].question();
    for lie in [
        format!(r#"{{"answer":{{"question":{question},"choice":0,"at":0}}}}"#),
        format!(r#"{{"answer":{{"question":{question},"choice":0,"left":600000}}}}"#),
        r#"{"clock":{"left":[600000,1],"running":1,"free":0}}"#.to_owned(),
        format!(
            r#"{{"act":{{"seat":{asked},"act":{{"propose":{{"pace":{{"live":{{"base":9,"increment":0,"reserve":0,"left":1}}}}}}}}}}}}"#
        ),
    ] {
        both[asked].client.say_text(lie).await.expect("sent");
        assert_eq!(both[asked].hear_of("refused").await["code"], "malformed");
    }
    tokio::time::sleep(Duration::from_millis(600)).await;
    both[asked].answer(0).await;
    let told = clock(&mut both[asked], |_| true).await;
    let cost = 600_000 - left(&told, asked);
    let took = i64::try_from(began.elapsed().as_millis()).expect("small");
    assert!((500..=took).contains(&cost), "{cost} ms of {took}: {told}");
    for numbers in ["pace=live&base=0", "pace=live&increment=301", "pace=slow&hours=0", "pace=fast"]
    {
        let body = serde_json::to_string(&skirmish([person("Ann"), person("Ben")])).expect("JSON");
        let path = format!("/api/tables?{numbers}");
        let answer = request(server, "POST", &path, "", &body).await.expect("an answer");
        assert_eq!(answer.status, 400, "{numbers}: {}", answer.body);
    }
}

/// Changes what is kept in a folder that no server uses.
async fn tamper(folder: &Path, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("tables.sqlite"));
    let mut connection = options.connect().await.expect("a file");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("done");
    sqlx::Connection::close(connection).await.expect("closed");
}

/// Whether the game of a table is over, without sitting down at it.
async fn is_over(server: SocketAddr, opened: &Seated) -> bool {
    let body = json!({ "secrets": [opened.seats[0].secret], "lang": "en" }).to_string();
    let listed = request(server, "POST", "/api/summaries", "", &body).await.expect("an answer");
    let listed: Value = listed.json().expect("JSON");
    listed[0]["over"] == true
}

async fn is_over_soon(server: SocketAddr, opened: &Seated) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if is_over(server, opened).await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_goes_on_after_a_restart_as_it_was_kept_also_when_nobody_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let opened = at_pace(server, "pace=live&base=4&increment=0&reserve=0").await;
    let mut sittings = both(server, &opened).await;
    let later = |snapshot: &Value| snapshot["question"].as_u64() > Some(6);
    play(&mut sittings, &mut Rng::with_seed(4), later).await;
    drop(sittings);
    running.stop().await;
    // Longer than anybody has left.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let ann = join(server, &opened, 0).await;
    let told = &ann.welcome["clock"];
    assert_eq!(told["stage"], "runs", "both had come before");
    assert!(left(told, 0) > 2000 && left(told, 1) > 2000, "nobody is charged: {told}");
    drop(ann);
    running.stop().await;
    let begun = Instant::now();
    let server = serve(folder.path()).await;
    assert!(is_over_soon(server, &opened).await, "a flag falls though nobody is there");
    assert!(begun.elapsed() > Duration::from_secs(2), "{:?}: not at once", begun.elapsed());
}

/// Three hours pass while no server looks, and nobody noted that none did.
const HOURS_LATER: &str = "UPDATE heads SET due = due - 10800000,
    clocks = json_set(clocks, '$.since', json_extract(clocks, '$.since') - 10800000)";

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_game_sleeps_and_is_woken_when_its_time_is_over_but_not_for_an_outage() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let opened = at_pace(running.address, "pace=slow&hours=2").await;
    let sittings = both(running.address, &opened).await;
    let asked = usize::from(sittings[0].choices().is_none());
    drop(sittings);
    running.stop().await;
    tamper(folder.path(), HOURS_LATER).await;
    let outage = "INSERT INTO outages SELECT due - 7200000, due - 600000 FROM heads";
    tamper(folder.path(), outage).await;

    let running = Running::start(config(folder.path())).await;
    let begun = Instant::now();
    let ann = loop {
        let ann = join(running.address, &opened, 0).await;
        // The sweep has looked at it, and found that there is time.
        if ann.welcome["clock"]["due"].as_i64().is_some_and(|due| due > 0) {
            break ann;
        }
        assert!(begun.elapsed() < PATIENCE, "{}", ann.welcome["clock"]);
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let spent = 7_200_000 - left(&ann.welcome["clock"], asked);
    assert!((4_100_000..4_300_000).contains(&spent), "three hours less 110 minutes: {spent}");
    drop(ann);
    running.stop().await;
    tamper(folder.path(), "DELETE FROM outages").await;
    tamper(folder.path(), "UPDATE heads SET due = 1").await;
    let server = serve(folder.path()).await;
    assert!(is_over_soon(server, &opened).await, "the flag falls though nobody is there");
    let again = join(server, &opened, 0).await;
    assert_eq!(again.welcome["company"]["ended"]["by"], "out_of_time");
    assert_eq!(again.welcome["company"]["ended"]["seat"], asked);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_tells_the_pace_and_holidays_are_for_accounts() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let table = serde_json::to_value(skirmish([person(""), person("")])).expect("JSON");
    for (own, pace) in [("a", json!("none")), ("b", json!({ "slow": { "hours": 24 } }))] {
        let secret = format!("{own:0>40}");
        let listed = json!({ "table": table, "pace": pace, "flag": "computer", "secret": secret });
        ann.done("/api/lobby", listed).await;
    }
    let slow = ann.get("/api/lobby?pace=slow").await;
    assert_eq!(slow["tables"].as_array().map(Vec::len), Some(1), "{slow}");
    assert_eq!(slow["tables"][0]["pace"], json!({ "slow": { "hours": 24 } }));
    let without = ann.get("/api/lobby?pace=none").await;
    assert_eq!(without["tables"].as_array().map(Vec::len), Some(1), "{without}");
    assert!(without["tables"][0].get("pace").is_none());

    let refused = ann.post("/api/me/holidays", json!({ "days": 3 })).await;
    assert_eq!(refused.status, 403, "a guest has none");
    let sign_up = json!({ "name": "Ann", "password": "three heads bite" });
    ann.done("/api/me/account", sign_up).await;
    let taken = ann.done("/api/me/holidays", json!({ "days": 10 })).await;
    assert_eq!((taken["holidays"].as_array().map(Vec::len), &taken["most"]), (Some(1), &json!(30)));
    for more in [json!({ "days": 2 }), json!({ "after": 40, "days": 21 }), json!({ "days": 0 })] {
        assert_eq!(ann.post("/api/me/holidays", more.clone()).await.status, 409, "{more}");
    }
    let later = ann.done("/api/me/holidays", json!({ "after": 40, "days": 20 })).await;
    assert_eq!(later["holidays"].as_array().map(Vec::len), Some(2));
    let begins = &later["holidays"][1]["begins"];
    let left = ann.done("/api/me/holidays/end", json!({ "begins": begins })).await;
    assert_eq!(left["holidays"].as_array().map(Vec::len), Some(1), "it had not begun");
}
