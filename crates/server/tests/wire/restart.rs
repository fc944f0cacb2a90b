//! After `kill -9` every table stands where it was.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Running, Sitting, config, play, serve, tables_of_every_ruleset, two_people};
use fastrand::Rng;
use serde_json::Value;
use server::client::{self, Seated};

const FOLDER: &str = "OMPHALOS_TEST_FOLDER";

/// The server as a process of its own: this very test file, asked to serve.
struct Process(Child);

impl Process {
    fn start(folder: &Path) -> (Self, SocketAddr) {
        let port = folder.join("port");
        let _ = std::fs::remove_file(&port);
        let child = Command::new(std::env::current_exe().expect("the test's own file"))
            .args(["--exact", "restart::serves_when_asked_to", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let process = Self(child);
        let started = Instant::now();
        loop {
            if let Some(address) =
                std::fs::read_to_string(&port).ok().and_then(|at| at.parse().ok())
            {
                return (process, address);
            }
            assert!(started.elapsed() < Duration::from_secs(30), "the server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    /// On Unix this is SIGKILL: nothing gets a chance to tidy up.
    fn drop(&mut self) {
        self.0.kill().expect("it is killed");
        self.0.wait().expect("it is gone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn serves_when_asked_to() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let address = serve(folder).await;
    let written = folder.join("port.new");
    std::fs::write(&written, address.to_string()).expect("written");
    std::fs::rename(written, folder.join("port")).expect("renamed");
    std::future::pending::<()>().await;
}

/// Whether somebody is asked in the middle of a fight: dice lie on the table and are to be spent, or
/// creatures are in battle.
fn in_fight(snapshot: &Value) -> bool {
    let dice = snapshot["attack"]["dice"].as_array();
    dice.is_some_and(|dice| !dice.is_empty()) || snapshot["battle"].is_object()
}

/// A table whose game is in the middle of a fight, with the secrets of both seats, somebody who
/// plays both and a spectator.
async fn fight_at(server: SocketAddr, body: &Value) -> (Seated, [Sitting; 2]) {
    // Now and then nobody fights in a game of chance.
    for seed in 0..20 {
        let opened = client::open(server, body).await.expect("it opens");
        let both = secrets(&opened);
        let mut sittings = [
            Sitting::join(server, &opened.table, &both, "en").await,
            Sitting::join(server, &opened.table, &[], "fr").await,
        ];
        play(&mut sittings, &mut Rng::with_seed(seed), in_fight).await;
        if in_fight(&sittings[0].snapshot) {
            return (opened, sittings);
        }
    }
    panic!("nobody ever fights at {body}");
}

fn secrets(opened: &Seated) -> [&str; 2] {
    [&opened.seats[0].secret, &opened.seats[1].secret]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_ruleset_stand_where_they_were_after_a_kill_in_mid_fight() {
    let folder = tempfile::tempdir().expect("a folder");
    let (process, server) = Process::start(folder.path());
    let mut tables = Vec::new();
    for mut body in tables_of_every_ruleset() {
        // Without a limit somebody will attack.
        let body = body.as_object_mut().expect("an object");
        body.remove("settings");
        body.remove("quiet_turns");
        let body = Value::Object(std::mem::take(body));
        tables.push(fight_at(server, &body).await);
    }
    process.kill();

    let (process, server) = Process::start(folder.path());
    for (opened, [before, watched]) in &tables {
        let after = Sitting::join(server, &opened.table, &secrets(opened), "en").await;
        assert_eq!(after.snapshot, before.snapshot, "same question, same view");
        assert_eq!(after.welcome["ruleset"], before.welcome["ruleset"]);
        if after.snapshot["attack"].is_object() {
            let lines = after.welcome["log"].as_array().expect("a log").iter();
            let mut parts = lines.filter(|line| line["kind"] == "values").filter_map(|line| {
                let details = line["details"].as_array()?;
                Some(details.len() == 2 && details.iter().all(|one| one["value"] != ""))
            });
            assert!(parts.next_back().unwrap_or(false), "the numbers of a roll have their parts");
        }
        let watcher = Sitting::join(server, &opened.table, &[], "fr").await;
        assert_eq!(watcher.snapshot, watched.snapshot);
        let tail = &watched.log[watched.log.len().saturating_sub(20)..];
        assert!(watcher.log.ends_with(tail), "the log is made again");
        let later = after.question() + 60;
        let mut on = [after];
        let stop = |snapshot: &Value| snapshot["question"].as_u64() > Some(later.into());
        play(&mut on, &mut Rng::with_seed(1), stop).await;
    }
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_leads_elsewhere_by_the_rules_of_today_tells_its_players_and_harms_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let (changed, same) = (two_people(running.address).await, two_people(running.address).await);
    for opened in [&changed, &same] {
        let mut sitting =
            [Sitting::join(running.address, &opened.table, &secrets(opened), "en").await];
        let stop = |snapshot: &Value| snapshot["question"].as_u64() > Some(5);
        play(&mut sitting, &mut Rng::with_seed(1), stop).await;
    }
    running.stop().await;
    // What a rules fix does: the same input leads to another state.
    let file =
        sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("tables.sqlite"));
    let mut file = sqlx::ConnectOptions::connect(&file).await.expect("a file");
    let sql = r#"SELECT id, inputs FROM journal WHERE "table" = ? ORDER BY id DESC LIMIT 1"#;
    let last = sqlx::query_as(sql).bind(&changed.table).fetch_one(&mut file).await;
    let (id, inputs): (i64, String) = last.expect("a row");
    let mut words: Vec<&str> = inputs.split(' ').collect();
    let state = words.iter().position(|word| word.len() == 16).expect("a fingerprint");
    words[state] = "0123456789abcdef";
    let sql = "UPDATE journal SET inputs = ? WHERE id = ?";
    let query = sqlx::query(sql).bind(words.join(" ")).bind(id);
    query.execute(&mut file).await.expect("written");
    drop(file);

    let running = Running::start(config(folder.path())).await;
    for (lang, sentence) in [("en", "cannot go on"), ("fr", "ne peut pas continuer")] {
        let own = secrets(&changed).map(str::to_owned);
        let joined = client::Client::join(running.address, &changed.table, &own, lang).await;
        let told = joined.expect("connected").hear().await.expect("a reason");
        assert_eq!(told["refused"]["code"], "broken", "{told}");
        let message = told["refused"]["message"].as_str().expect("a sentence");
        assert!(message.contains(sentence), "{message}");
    }
    let on = Sitting::join(running.address, &same.table, &secrets(&same), "en").await;
    assert!(on.question() > 5);
    running.stop().await;
}
