//! `omphalos serve` as those who run it see it: what stands in its log, and what never does.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use pantheon_wire::{GivenArmy, Mode, NewTable};
use protocol::{Opened, PlayerSpec};
use serde_json::{Value, json};
use server::client::{Answer, Client, open, request, seats_header};

/// A server that is killed with the test.
struct Serving {
    process: Child,
    address: SocketAddr,
    log: PathBuf,
}

impl Serving {
    fn start(test: &str, words: &[&str]) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join(test);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
        let log = folder.join("log");
        let mut process = Command::new(env!("CARGO_BIN_EXE_omphalos"))
            .args(["serve", "--port", "0", "--data"])
            .arg(folder.join("data"))
            .args(words)
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a file for tests"))
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let said = process.stdout.take().expect("a pipe");
        BufReader::new(said).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok()).expect("an address");
        Self { process, address, log }
    }

    fn told(&self) -> String {
        std::fs::read_to_string(&self.log).expect("a log")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn table() -> NewTable {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    NewTable {
        ruleset: "pantheon-1.5".to_owned(),
        mode: Mode::Constructed { armies: vec![army("first_march"), army("lords_of_the_deep")] },
        board: None,
        players: vec![PlayerSpec::default(); 2],
        teams: false,
        lead: None,
        settings: serde_json::Map::new(),
        lang: None,
    }
}

/// A browser that becomes an account; what it sent and was given that nobody else may know.
async fn account(server: SocketAddr) -> Vec<String> {
    let page = format!("Origin: http://{server}\r\n");
    let body = serde_json::to_string(&table()).expect("plain data");
    let opened = request(server, "POST", "/api/tables", &page, &body).await.expect("an answer");
    let opened: Opened = opened.json().expect("it opens");
    let own = "0123456789abcdef0123456789abcdef0123456789abcdef";
    let claim = json!({ "invitation": opened.seats[0].invitation, "secret": own }).to_string();
    let path = format!("/api/tables/{}/claim", opened.table);
    let answer = request(server, "POST", &path, &page, &claim).await.expect("an answer");
    let mut cookie = cookie(&answer).expect("a guest");
    let mut secrets = vec![cookie.clone(), own.to_owned()];
    secrets.push(opened.seats[0].invitation.reveal().to_owned());
    let password = "three heads bite the verbose log";
    let asked = [
        ("/api/me/account", json!({ "name": "Ann", "password": password })),
        ("/api/me/bots", json!({ "name": "Talos" })),
        ("/api/me/sign-in", json!({ "name": "Ann", "password": "wrong heads bite nobody" })),
        (
            "/api/me/recover",
            json!({ "name": "Ann", "code": "abcd-efgh-ijkl", "password": password }),
        ),
    ];
    for (path, body) in asked {
        let headers = format!("{page}Cookie: omphalos={cookie}\r\n");
        let sent = body.to_string();
        let answer = request(server, "POST", path, &headers, &sent).await.expect("an answer");
        if let Some(new) = self::cookie(&answer) {
            cookie = new;
            secrets.push(cookie.clone());
        }
        let given: Value = answer.json().unwrap_or_default();
        let codes = given["codes"].as_array().into_iter().flatten();
        secrets.extend(
            codes.chain([&given["token"]]).filter_map(|one| Some(one.as_str()?.to_owned())),
        );
    }
    secrets.extend([password, "wrong heads bite nobody", "abcd-efgh-ijkl"].map(str::to_owned));
    secrets
}

fn cookie(answer: &Answer) -> Option<String> {
    let line = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    let (_, rest) = line.split_once('=')?;
    rest.split(';').next().filter(|value| !value.is_empty()).map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn not_even_a_verbose_log_holds_a_secret_and_each_of_its_lines_is_json_without_colours() {
    let serving = Serving::start("verbose", &["--verbose", "--log", "json"]);
    let server = serving.address;
    let seated = open(server, &table()).await.expect("it opens");
    let mut secrets: Vec<String> = seated.seats.iter().map(|seat| seat.secret.clone()).collect();
    let mut both = Client::join(server, &seated.table, &secrets, "en").await.expect("connected");
    both.hear().await.expect("told");
    let header = seats_header(&[&secrets[0], "a made-up secret of nobody"]);
    let path = format!("/api/tables/{}/moments", seated.table);
    request(server, "GET", &path, &header, "").await.expect("an answer");
    // Also one that stands where it should not.
    let path = format!("{path}?secret={}", secrets[1]);
    assert_eq!(request(server, "GET", &path, "", "").await.expect("an answer").status, 400);
    let wrong = ["a secret of no seat".to_owned()];
    let mut nobody = Client::join(server, &seated.table, &wrong, "en").await.expect("connected");
    nobody.hear().await.expect("refused");
    secrets.extend(account(server).await);
    secrets.extend(["a made-up secret of nobody", "a secret of no seat"].map(str::to_owned));
    assert!(secrets.len() >= 10 && secrets.iter().all(|secret| secret.len() > 8), "{secrets:?}");

    let told = serving.told();
    for secret in &secrets {
        let found = told.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(found, None, "{secret} stands in the log");
    }
    let mut refused = 0;
    for line in told.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
        assert!(line["timestamp"].is_string() && line["level"].is_string(), "{line}");
        if line["fields"]["message"] == "refused" {
            refused += 1;
            assert_eq!(line["span"]["name"], "request");
            let who = ["id", "method", "path", "from"].map(|field| line["span"][field].is_string());
            assert_eq!(who, [true; 4], "{line}");
            assert!(line["fields"]["why"].as_str().is_some_and(|why| !why.is_empty()), "{line}");
        }
    }
    assert!(refused >= 3, "refusals are told: {told}");
    assert!(!told.contains('\u{1b}'), "no colours in a file");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_told_at_once_and_text_has_no_colours() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join("closed");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    // A file where the folder should be: whoever runs the tests may be allowed to write everywhere.
    let data = folder.join("data");
    std::fs::write(&data, "").expect("a file for tests");
    let serve = |data: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_omphalos"));
        command.args(["serve", "--port", "0", "--data"]).arg(data);
        command.output().expect("the binary runs")
    };
    let refused = serve(&data);
    assert!(!refused.status.success());
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(told.contains("cannot be written") && told.lines().count() == 1, "{told}");
    // A folder that another server has.
    let serving = Serving::start("two", &[]);
    let used = serving.log.with_file_name("data");
    let refused = serve(&used);
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && told.contains("used by another server"), "{told}");
    assert!(!serving.told().contains('\u{1b}'), "no colours in a file");
}
