//! `omphalos admin` and `omphalos verify --dice`, beside a server that serves.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use fastrand::Rng;
use pantheon::Revision;
use pantheon_wire::{GivenArmy, Mode, NewTable};
use protocol::{ClientMessage, LoadRecord, PlayerSpec};
use serde_json::{Value, json};
#[cfg(unix)]
use server::Cluster;
use server::client::{Client, Seated, apply, claim_all, open, post, request, seats_header};
use server::{Config, Server};
#[cfg(unix)]
use sqlx::Connection as _;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Running {
    async fn start(folder: &Path) -> Self {
        Self::start_as(config(folder)).await
    }

    async fn start_as(config: Config) -> Self {
        let server = Server::start(&config, registry::hosts()).await.expect("it starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Self { address, stop, ended }
    }

    async fn stop(self) {
        self.stop.send(()).expect("it runs");
        self.ended.await.expect("it ends");
    }
}

fn config(folder: &Path) -> Config {
    Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned())
}

fn admin(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_omphalos"));
    command.arg("admin").arg("--data").arg(folder).args(words);
    command.output().expect("the binary runs")
}

fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The next message of one of these kinds; who is at the table is told in between.
async fn hear_of(client: &mut Client, kinds: &[&str]) -> Value {
    loop {
        let message = client.hear().await.expect("told");
        if kinds.iter().any(|kind| message.get(kind).is_some()) {
            return message;
        }
        assert!(message.get("company").is_some(), "{message}");
    }
}

/// Opens a short game of two and plays `choices` of it at random, or to its end.
async fn played(server: SocketAddr, choices: usize) -> (Seated, Client) {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    let mut settings = serde_json::Map::new();
    settings.insert("round_limit".to_owned(), 3.into());
    let table = NewTable {
        ruleset: "pantheon-1.5".to_owned(),
        mode: Mode::Constructed { armies: vec![army("first_march"), army("lords_of_the_deep")] },
        board: None,
        players: vec![PlayerSpec::default(); 2],
        teams: false,
        lead: None,
        settings,
        lang: None,
    };
    let seated = open(server, &table).await.expect("it opens");
    let secrets: Vec<String> = seated.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(server, &seated.table, &secrets, "en").await.expect("connected");
    let mut snapshot = both.hear().await.expect("welcome")["welcome"]["snapshot"].clone();
    both.say(&ClientMessage::Dice { seat: 1, text: "mine".to_owned() }).await.expect("sent");
    hear_of(&mut both, &["dice"]).await;
    let mut rng = Rng::with_seed(4);
    for _ in 0..choices {
        let Some(choices) = snapshot["ask"]["choices"].as_array().map(Vec::len) else { break };
        let question = snapshot["question"].as_u64().expect("a number") as u32;
        let choice = rng.u32(0..choices as u32);
        both.say(&ClientMessage::Answer { question, choice }).await.expect("sent");
        let message = hear_of(&mut both, &["changed", "moved"]).await;
        match message.get("changed") {
            Some(changed) => apply(&mut snapshot, &changed["changes"]),
            None => snapshot = message["moved"]["snapshot"].clone(),
        }
    }
    (seated, both)
}

fn tables(folder: &Path) -> Vec<Value> {
    let listed = told(&admin(folder, &["list", "--json"]));
    listed.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn scratch(folder: &Path, name: &str) -> PathBuf {
    folder
        .with_file_name(format!("{}-{name}", folder.file_name().expect("a name").to_string_lossy()))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_exported_closed_deleted_and_restored_beside_a_server() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin-beside");
    let _ = std::fs::remove_dir_all(&folder);
    let running = Running::start(&folder).await;
    let (kept, mut both) = played(running.address, 30).await;
    let (other, _) = played(running.address, 5).await;
    let listed = tables(&folder);
    assert_eq!(listed.len(), 2);
    let find = |id: &str| listed.iter().find(|table| table["table"] == id).expect("listed");
    assert_eq!(find(&kept.table)["claimed"], 2);
    assert!(find(&kept.table)["inputs"].as_u64() > find(&other.table)["inputs"].as_u64());
    let shown: Value = serde_json::from_str(&told(&admin(&folder, &["show", &kept.table])))
        .expect("what is shown is JSON");
    assert_eq!(shown["ruleset"], "pantheon-1.5");
    assert_eq!(shown["program"], env!("CARGO_PKG_VERSION"));
    let newest = u8::from(Revision::CURRENT);
    assert_eq!(shown["rules"], json!({ "revision": newest, "newest": newest }));
    assert!(!admin(&folder, &["show", "nothing"]).status.success());

    let record = scratch(&folder, "kept.record");
    std::fs::write(&record, told(&admin(&folder, &["export", &kept.table]))).expect("written");
    let verified = Command::new(env!("CARGO_BIN_EXE_omphalos")).arg("verify").arg(&record).output();
    told(&verified.expect("the binary runs"));
    let noted = format!("note rules revision {newest} begun with {}", env!("CARGO_PKG_VERSION"));
    assert!(std::fs::read_to_string(&record).expect("written").contains(&noted));
    assert!(told(&admin(&folder, &["check"])).contains("2 tables, 0 damaged"));
    assert!(told(&admin(&folder, &["try-rules"])).contains("2 games go on; 0 lead elsewhere"));

    let backup = scratch(&folder, "backup.sqlite");
    let _ = std::fs::remove_file(&backup);
    told(&admin(&folder, &["backup", &backup.to_string_lossy()]));
    told(&admin(&folder, &["delete", &other.table]));
    told(&admin(&folder, &["close", &kept.table]));
    assert_eq!(tables(&folder).len(), 1);
    // The server notices when somebody plays on.
    let refused = refusal(&mut both, 0).await;
    assert_eq!(refused.as_deref(), Some("closed"));
    assert!(told(&admin(&folder, &["prune", "--days", "1"])).is_empty(), "nothing is that old");

    // In use it is not replaced; afterwards it is, and everything is back.
    running.stop().await;
    told(&admin(&folder, &["restore", &backup.to_string_lossy()]));
    let mut back = tables(&folder);
    let mut before = listed.clone();
    for all in [&mut back, &mut before] {
        all.sort_by_key(|table| table["table"].as_str().map(str::to_owned));
    }
    assert_eq!(back, before, "as it was when the backup was made");
    let running = Running::start(&folder).await;
    let secrets: Vec<String> = kept.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut again = Client::join(running.address, &kept.table, &secrets, "en").await.expect("on");
    assert!(again.hear().await.expect("welcome").get("welcome").is_some());
    running.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_database_are_looked_after_beside_a_server() {
    let database = daemons::Postgres::start().expect("PostgreSQL starts");
    let bus = daemons::Nats::start().expect("nats-server starts");
    let (url, bus) = (database.url(), format!("nats://{}", bus.address()));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin-database");
    let cluster = Some(Cluster { database: url.clone(), bus, node: "one".to_owned() });
    let running = Running::start_as(Config { cluster, ..config(&folder) }).await;
    let (kept, mut both) = played(running.address, 30).await;
    let (hurt, _) = played(running.address, 10).await;
    let (other, _) = played(running.address, 5).await;
    let admin = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_omphalos"));
        command.args(["admin", "--database", &url]).args(words).output().expect("the binary runs")
    };
    let tables = || {
        let listed = told(&admin(&["list", "--running", "--json"]));
        let lines = listed.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        lines.collect::<Vec<Value>>()
    };
    let listed = tables();
    assert_eq!(listed.len(), 3);
    let find = |id: &str| listed.iter().find(|table| table["table"] == id).expect("listed");
    assert_eq!(find(&kept.table)["claimed"], 2);
    assert!(find(&kept.table)["inputs"].as_u64() > find(&other.table)["inputs"].as_u64());
    assert!(told(&admin(&["show", &kept.table])).contains("pantheon-1.5"));
    assert!(!admin(&["show", "nothing"]).status.success());
    let record = scratch(&folder, "kept.record");
    std::fs::write(&record, told(&admin(&["export", &kept.table]))).expect("written");
    let verified = Command::new(env!("CARGO_BIN_EXE_omphalos")).arg("verify").arg(&record).output();
    told(&verified.expect("the binary runs"));
    assert!(told(&admin(&["check"])).contains("3 tables, 0 damaged"));
    assert!(told(&admin(&["try-rules"])).contains("3 games go on; 0 lead elsewhere"));

    // Behind everybody's back: a table that leads elsewhere, and one that nobody has played at.
    let mut connection = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let sql = r#"UPDATE journal SET inputs = regexp_replace(inputs, '[0-9a-f]{16}', repeat('0', 16))
                 WHERE "table" = $1 AND first = 0"#;
    sqlx::query(sql).bind(&hurt.table).execute(&mut connection).await.expect("damaged");
    let sql = r#"UPDATE heads SET updated = 0 WHERE "table" = $1"#;
    sqlx::query(sql).bind(&other.table).execute(&mut connection).await.expect("aged");
    let found = admin(&["try-rules"]);
    assert!(!found.status.success());
    let text = String::from_utf8_lossy(&found.stdout).into_owned();
    assert!(text.contains(&hurt.table) && text.contains("1 lead elsewhere"), "{text}");
    assert!(told(&admin(&["prune", "--days", "1", "--dry-run"])).contains(&other.table));
    assert_eq!(tables().len(), 3);
    assert!(told(&admin(&["prune", "--days", "1"])).contains(&other.table));
    told(&admin(&["delete", &hurt.table]));
    told(&admin(&["close", &kept.table]));
    assert_eq!(tables().len(), 1);
    let setups = "SELECT count(*) FROM setups";
    let setups: i64 = sqlx::query_scalar(setups).fetch_one(&mut connection).await.expect("read");
    assert_eq!(setups, 1, "the table that is there has its set-up");
    // The server notices when somebody plays on.
    let refused = refusal(&mut both, 0).await;
    assert_eq!(refused.as_deref(), Some("closed"));
    for words in [&["backup", "file"][..], &["restore", "file"], &["check", "--repair"]] {
        let refused = admin(words);
        assert!(!refused.status.success(), "{words:?}");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(why.contains("a database is"), "{words:?}: {why}");
    }
    running.stop().await;
}

/// Answers whatever is asked until it is refused for another reason than being late; the code.
async fn refusal(both: &mut Client, mut question: u32) -> Option<String> {
    loop {
        both.say(&ClientMessage::Answer { question, choice: 0 }).await.expect("sent");
        let message = both.hear().await.expect("an answer");
        let Some(refused) = message.get("refused") else { continue };
        match refused["code"].as_str() {
            Some("stale") => question = refused["question"].as_u64().expect("a number") as u32,
            code => return code.map(str::to_owned),
        }
    }
}

/// Loads a recorded game of Conjurers without its last inputs, so that it goes on.
async fn unfinished(server: SocketAddr) -> Seated {
    let file = "../../games/conjurers/golden/conjurers/two-revision-2.record";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(file).expect("a golden record");
    assert!(text.contains(r#""revision":2"#), "it tells its revision");
    let is_input = |line: &&str| line.starts_with(|first: char| "*!0123456789".contains(first));
    let inputs = text.lines().filter(is_input).count() - 3;
    let mut begun: Vec<String> =
        text.lines().filter(|line| !is_input(line)).map(str::to_owned).collect();
    begun.pop();
    begun.extend(text.lines().filter(is_input).take(inputs).map(str::to_owned));
    begun.push(format!("end {inputs}\n"));
    let record = LoadRecord { record: begun.join("\n"), players: Vec::new() };
    let record = serde_json::to_string(&record).expect("plain data");
    let opened = post(server, "/api/tables/load", &[], &record).await.expect("it goes on");
    claim_all(server, opened).await.expect("they are free")
}

/// What somebody is told who comes to both seats of a table.
async fn joined(server: SocketAddr, seated: &Seated) -> (Client, Value) {
    let secrets: Vec<String> = seated.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(server, &seated.table, &secrets, "en").await.expect("connected");
    let told = both.hear().await.expect("told");
    (both, told)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_the_rules_lead_elsewhere_is_found_told_and_bound_to_the_rules_it_was_played_by()
 {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin-rules");
    let _ = std::fs::remove_dir_all(&folder);
    let running = Running::start(&folder).await;
    let (other, _) = played(running.address, 10).await;
    let game = unfinished(running.address).await;
    let (_, told_before) = joined(running.address, &game).await;
    running.stop().await;
    assert!(told(&admin(&folder, &["try-rules"])).contains("2 games go on; 0 lead elsewhere"));

    // As a program would leave it that had mended the rules without raising their revision.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("tables.sqlite"));
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("a file");
    let sql = r#"INSERT INTO setups
                 SELECT 'other', replace(body, '"revision":2', '"revision":1') FROM setups
                 WHERE id = (SELECT setup FROM tables WHERE id = ?)"#;
    let done = sqlx::query(sql).bind(&game.table).execute(&mut file).await.expect("changed");
    assert_eq!(done.rows_affected(), 1);
    let sql = "UPDATE tables SET setup = 'other' WHERE id = ?";
    sqlx::query(sql).bind(&game.table).execute(&mut file).await.expect("changed");
    drop(file);
    let running = Running::start(&folder).await;
    let (_, refused) = joined(running.address, &game).await;
    assert_eq!(refused["refused"]["code"], "broken", "its players are told: {refused}");
    let tried = admin(&folder, &["try-rules"]);
    assert!(!tried.status.success());
    let text = String::from_utf8_lossy(&tried.stdout).into_owned();
    for part in [
        &format!("{}: begun by revision 1 of the rules, of which this program knows 2", game.table),
        &format!("{}: --bind lets it go on by revision 2", game.table),
        "2 games go on; 1 lead elsewhere",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(!text.contains(&other.table), "{text}");

    // Beside the server that serves it.
    let bound = told(&admin(&folder, &["try-rules", "--bind"]));
    assert!(bound.contains(&format!("{}: goes on by revision 2", game.table)), "{bound}");
    assert!(told(&admin(&folder, &["try-rules"])).contains("2 games go on; 0 lead elsewhere"));
    let shown = told(&admin(&folder, &["show", &game.table]));
    let shown: Value = serde_json::from_str(&shown).expect("JSON");
    assert_eq!(shown["rules"], json!({ "revision": 2, "newest": 2 }));
    let (mut both, told) = joined(running.address, &game).await;
    let snapshot = |told: &Value| told["welcome"]["snapshot"].clone();
    assert_eq!(snapshot(&told), snapshot(&told_before), "it stands where it stood");
    let question = snapshot(&told)["question"].as_u64().expect("a number") as u32;
    both.say(&ClientMessage::Answer { question, choice: 0 }).await.expect("sent");
    hear_of(&mut both, &["changed", "moved"]).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_found_and_ends_with_what_is_whole_of_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin-damage");
    let _ = std::fs::remove_dir_all(&folder);
    let running = Running::start(&folder).await;
    let (whole, _) = played(running.address, 10).await;
    let (hurt, _) = played(running.address, 10).await;
    running.stop().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("tables.sqlite"));
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("a file");
    let sql = r#"UPDATE journal SET inputs = 'garbage' WHERE id =
                     (SELECT id FROM journal WHERE "table" = ? ORDER BY id LIMIT 1 OFFSET 5)"#;
    sqlx::query(sql).bind(&hurt.table).execute(&mut file).await.expect("damaged");
    drop(file);

    let found = admin(&folder, &["check"]);
    assert!(!found.status.success());
    let text = String::from_utf8_lossy(&found.stdout).into_owned();
    assert!(text.contains(&hurt.table) && !text.contains(&whole.table), "{text}");
    let repaired = told(&admin(&folder, &["check", "--repair"]));
    assert!(repaired.contains("ends with row 5 of"), "{repaired}");
    assert!(told(&admin(&folder, &["check"])).contains("2 tables, 0 damaged"));
    let running = Running::start(&folder).await;
    let secrets: Vec<String> = hurt.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(running.address, &hurt.table, &secrets, "en").await.expect("on");
    let welcome = both.hear().await.expect("welcome");
    let question = welcome["welcome"]["snapshot"]["question"].as_u64().expect("a number") as u32;
    both.say(&ClientMessage::Answer { question, choice: 0 }).await.expect("sent");
    let message = both.hear().await.expect("told");
    assert!(message.get("refused").is_none(), "it goes on: {message}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_of_a_finished_game_can_be_drawn_again() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin-dice");
    let _ = std::fs::remove_dir_all(&folder);
    let running = Running::start(&folder).await;
    let (Seated { table, seats }, mut both) = played(running.address, 20_000).await;
    let shown = both.hear().await.expect("what comes after the end");
    let dice = &shown["dice"];
    assert!(dice["secret"].is_string(), "at the end the secret is shown: {shown}");
    let header = seats_header(&[&seats[0].secret]);
    let path = format!("/api/tables/{table}/record");
    let record = request(running.address, "GET", &path, &header, "").await.expect("an answer");
    assert_eq!(record.status, 200, "{}", record.body);
    running.stop().await;

    let verify = |name: &str, text: &str| {
        let file = scratch(&folder, name);
        std::fs::write(&file, text).expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_omphalos"));
        command.args(["verify", "--dice"]).arg(file).output().expect("the binary runs")
    };
    let good = told(&verify("good.record", &record.body));
    let commitment = dice["commitment"].as_str().expect("a digest");
    assert!(good.contains(commitment) && good.contains("seat 1 added mine"), "{good}");
    let drawn = record.body.lines().filter(|line| line.starts_with("* ")).count();
    assert!(good.contains(&format!("{drawn} dice and cards follow")), "{drawn}: {good}");
    // Another secret, or another addition, and it does not fit.
    let secret = dice["secret"].as_str().expect("text");
    let other = format!("{}{}", if secret.starts_with('0') { '1' } else { '0' }, &secret[1..]);
    for (name, from, to) in [
        ("secret.record", secret, &other[..]),
        ("added.record", "adds mine", "adds yours"),
        ("none.record", "note dice secret", "note dies secret"),
    ] {
        let bad = verify(name, &record.body.replace(from, to));
        assert!(!bad.status.success(), "{name}: {}", String::from_utf8_lossy(&bad.stdout));
    }
}
