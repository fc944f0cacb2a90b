//! A real server on loopback, and games played at it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fastrand::Rng;
use pantheon_wire::{Divinities, GivenArmy, Mode, NewTable};
use protocol::{ClientMessage, Opened, PlayerKind, PlayerSpec};
use serde_json::{Value, json};
use server::client::{self, Answer, Client, Seated, request, seats_header};
use server::{Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Nothing on loopback takes this long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Starts a server over the tables of `folder`; it runs until the test ends.
pub(crate) async fn serve(folder: &Path) -> SocketAddr {
    serve_with(folder, None).await
}

/// The same, with a browser client from a folder.
pub(crate) async fn serve_with(folder: &Path, client: Option<PathBuf>) -> SocketAddr {
    serve_as(Config { client, ..config(folder) }).await
}

/// A server on a free port over the tables of `folder`.
pub(crate) fn config(folder: &Path) -> Config {
    Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned())
}

/// Starts a server; it runs until the test ends.
pub(crate) async fn serve_as(config: Config) -> SocketAddr {
    let running = Running::start(config).await;
    let address = running.address;
    // It would stop if nobody could tell it to any more.
    tokio::spawn(async move {
        let _running = running;
        std::future::pending::<()>().await;
    });
    address
}

/// A server that can be told to stop.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(config: Config) -> Self {
        let server = Server::start(&config, registry::hosts()).await.expect("it starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Self { address, stop, ended }
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("it runs");
        tokio::time::timeout(PATIENCE, self.ended).await.expect("in time").expect("it ends");
    }
}

pub(crate) fn person(name: &str) -> PlayerSpec {
    PlayerSpec { name: name.to_owned(), ..PlayerSpec::default() }
}

pub(crate) fn computer(level: &str) -> PlayerSpec {
    let level = Some(level.to_owned());
    PlayerSpec { kind: PlayerKind::Computer, level, ..PlayerSpec::default() }
}

/// A short game of two with ready-made armies.
pub(crate) fn skirmish(players: [PlayerSpec; 2]) -> NewTable {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    let armies = vec![army("first_march"), army("lords_of_the_deep")];
    let settings = json!({ "round_limit": 4 });
    NewTable {
        ruleset: "pantheon-1.5".to_owned(),
        mode: Mode::Constructed { armies },
        board: None,
        players: players.into(),
        teams: false,
        lead: None,
        settings: settings.as_object().expect("an object").clone(),
        lang: None,
    }
}

/// A table of two people for every ruleset, made so that games are short.
pub(crate) fn tables_of_every_ruleset() -> Vec<Value> {
    let mut pantheon = skirmish([person("Ann"), person("Ben")]);
    let first = serde_json::to_value(&pantheon).expect("plain data");
    pantheon.ruleset = "pantheon-beta".to_owned();
    pantheon.mode = Mode::Draft { points: Some(6), divinities: Divinities::Gods };
    let people = json!([person("Ann"), person("Ben")]);
    let mythic = json!({
        "ruleset": "mythic-2012",
        "players": people,
        "armies": [{ "id": "bronze_and_wings" }, { "id": "hounds_and_bones" }],
        "battlefield": "first",
        "quiet_turns": 6,
    });
    let conjurers = json!({ "ruleset": "conjurers", "players": people });
    vec![first, serde_json::to_value(&pantheon).expect("plain data"), mythic, conjurers]
}

/// The same table for other players.
pub(crate) fn with_players(mut table: Value, players: [PlayerSpec; 2]) -> Value {
    table["players"] = json!(players);
    table
}

/// Asks for something on behalf of some seats.
pub(crate) async fn get(server: SocketAddr, path: &str, secrets: &[&str]) -> Answer {
    request(server, "GET", path, &seats_header(secrets), "").await.expect("an answer")
}

/// Opens a table by another request than the usual one, and claims its seats.
pub(crate) async fn open_by(
    server: SocketAddr,
    path: &str,
    secrets: &[&str],
    body: &impl serde::Serialize,
) -> Seated {
    let body = serde_json::to_string(body).expect("plain data");
    let opened = client::post::<Opened>(server, path, secrets, &body).await.expect("it opens");
    client::claim_all(server, opened).await.expect("nobody else claims")
}

/// Asks to go on from a moment of a table; the status of the answer.
pub(crate) async fn open_from(server: SocketAddr, secret: &str, body: &Value) -> u16 {
    let headers = seats_header(&[secret]);
    let answer = request(server, "POST", "/api/tables/from", &headers, &body.to_string()).await;
    answer.expect("an answer").status
}

/// A table of two people.
pub(crate) async fn two_people(server: SocketAddr) -> Seated {
    client::open(server, &skirmish([person("Ann"), person("Ben")])).await.expect("it opens")
}

/// A table of two people without a limit of rounds: somebody will attack.
pub(crate) async fn long_game(server: SocketAddr) -> Seated {
    let mut table = skirmish([person("Ann"), person("Ben")]);
    table.settings.clear();
    client::open(server, &table).await.expect("it opens")
}

/// Somebody at a table, and what they were told last.
pub(crate) struct Sitting {
    pub(crate) client: Client,
    pub(crate) snapshot: Value,
    pub(crate) welcome: Value,
    pub(crate) log: Vec<String>,
}

impl Sitting {
    /// Joins with secrets; fails unless welcomed.
    pub(crate) async fn join(
        server: SocketAddr,
        table: &str,
        secrets: &[&str],
        lang: &str,
    ) -> Self {
        let secrets: Vec<String> = secrets.iter().map(ToString::to_string).collect();
        let client = Client::join(server, table, &secrets, lang).await.expect("connected");
        let mut sitting =
            Self { client, snapshot: Value::Null, welcome: Value::Null, log: Vec::new() };
        let first = sitting.hear().await;
        assert!(first.get("welcome").is_some(), "not welcome: {first}");
        sitting
    }

    /// The next message; snapshots are remembered. How the dice are drawn, who is there and
    /// what clocks show is told beside the game.
    pub(crate) async fn hear(&mut self) -> Value {
        loop {
            let message = self.hear_any().await;
            let beside = ["dice", "company", "clock"];
            if beside.iter().all(|kind| message.get(kind).is_none()) {
                return message;
            }
        }
    }

    /// Hears until something of this kind is told, and gives it.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear_any().await;
            assert!(message.get("refused").is_none() || kind == "refused", "{message}");
            if let Some(body) = message.get(kind) {
                return body.clone();
            }
        }
    }

    /// The next message, whatever it is about; snapshots are remembered.
    pub(crate) async fn hear_any(&mut self) -> Value {
        let heard = tokio::time::timeout(PATIENCE, self.client.hear()).await;
        let message = heard.expect("the server speaks").expect("the connection stands");
        for kind in ["welcome", "moved", "changed"] {
            if let Some(body) = message.get(kind) {
                match body.get("changes") {
                    Some(changes) => {
                        assert_eq!(
                            changes["since"], self.snapshot["question"],
                            "nothing is missed"
                        );
                        client::apply(&mut self.snapshot, changes);
                    }
                    None => self.snapshot = body["snapshot"].clone(),
                }
                let lines = body["log"].as_array().expect("a log");
                let text = |line: &Value| line["text"].as_str().expect("a text").to_owned();
                if kind == "welcome" {
                    self.welcome = body.clone();
                    self.log.clear();
                }
                self.log.extend(lines.iter().map(text));
            }
        }
        message
    }

    pub(crate) async fn say(&mut self, message: ClientMessage) {
        self.client.say(&message).await.expect("the connection stands");
    }

    pub(crate) async fn answer(&mut self, choice: u32) {
        let question = self.question();
        self.say(ClientMessage::Answer { question, choice }).await;
    }

    pub(crate) fn question(&self) -> u32 {
        u32::try_from(self.snapshot["question"].as_u64().expect("a number")).expect("small")
    }

    /// How many choices are offered, when somebody here is asked.
    pub(crate) fn choices(&self) -> Option<usize> {
        self.snapshot["ask"]["choices"].as_array().map(Vec::len)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.snapshot.get("over").is_some()
    }

    /// The code of a refusal.
    pub(crate) async fn refusal(&mut self) -> String {
        let message = self.hear().await;
        let code = message["refused"]["code"].as_str();
        code.unwrap_or_else(|| panic!("not a refusal: {message}")).to_owned()
    }
}

/// Whether a message says that the game went on.
pub(crate) fn tells_a_move(message: &Value) -> bool {
    message.get("moved").is_some() || message.get("changed").is_some()
}

/// Plays at random until `stop` says so or the game is over; everybody hears every move.
pub(crate) async fn play(sittings: &mut [Sitting], rng: &mut Rng, stop: impl Fn(&Value) -> bool) {
    for _ in 0..20_000 {
        if sittings.iter().all(|sitting| sitting.is_over()) {
            return;
        }
        let asked = sittings.iter().position(|sitting| sitting.choices().is_some());
        let asked = asked.expect("somebody at the table is asked");
        let choices = sittings[asked].choices().expect("just seen");
        assert!(choices > 0, "a question without choices: {}", sittings[asked].snapshot);
        if stop(&sittings[asked].snapshot) {
            return;
        }
        let choice = rng.u32(0..u32::try_from(choices).expect("few"));
        sittings[asked].answer(choice).await;
        for sitting in sittings.iter_mut() {
            let message = sitting.hear().await;
            assert!(tells_a_move(&message), "{message}");
        }
    }
    panic!("the game does not end");
}
