//! A game of every ruleset over the wire, from its opening to its review.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use conjurers::Conjurers;
use fastrand::Rng;
use kernel::record::{Record, replay};
use kernel::{Hosted, Match, Pause};
use mythic::Mythic;
use pantheon::Pantheon;
use protocol::{ClientMessage, FromMoment, LoadRecord, Secrets};
use serde_json::{Value, json};
use server::client::{self, Seated, request};

use crate::common::{Running, Sitting, config, get, open_by, play, serve, tables_of_every_ruleset};

/// A review of a short game takes no longer.
const REVIEWED: Duration = Duration::from_secs(180);

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_pantheon_from_its_opening_to_its_review() {
    whole_game("pantheon-1.5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_beta_rules_from_its_opening_to_its_review() {
    whole_game("pantheon-beta").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_mythic_battles_from_its_opening_to_its_review() {
    whole_game("mythic-2012").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_conjurers_from_its_opening_to_its_review() {
    whole_game("conjurers").await;
}

/// Opens a table, plays, takes back, asks, starts the server anew, plays to the end, and looks back.
async fn whole_game(ruleset: &str) {
    let mut tables = tables_of_every_ruleset().into_iter();
    let body = tables.find(|table| table["ruleset"] == ruleset).expect("a table of each");
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let opened = client::open(server, &body).await.expect("it opens");
    let secrets: Vec<&str> = opened.seats.iter().map(|seat| &seat.secret[..]).collect();
    let mut sittings = sit(server, &opened).await;
    for sitting in &sittings {
        assert_eq!(sitting.welcome["ruleset"], ruleset);
        for field in ["question", "view", "round", "waiting_for", "can_undo", "ask"] {
            assert!(sitting.snapshot.get(field).is_some(), "{ruleset}: {field} is missing");
        }
    }
    let mut rng = Rng::with_seed(5);
    play(&mut sittings, &mut rng, |snapshot| snapshot["can_undo"] == json!(true)).await;
    take_back(&mut sittings).await;
    questions(&mut sittings).await;

    // A server that is started anew has the same table.
    running.stop().await;
    let server = serve(folder.path()).await;
    let mut again = sit(server, &opened).await;
    for (before, after) in sittings.iter().zip(&again) {
        assert_eq!(after.snapshot, before.snapshot, "{ruleset}: the same moment");
        assert!(after.log.ends_with(&before.log[before.log.len().saturating_sub(20)..]));
    }
    let step = again[0].question();
    play(&mut again, &mut rng, |_| false).await;
    assert!(again.iter().all(Sitting::is_over), "{ruleset}");
    assert!(again[0].log.len() > 20, "{ruleset}: a game has a log");
    assert_ne!(again[0].snapshot["over"]["text"], again[1].snapshot["over"]["text"], "French");

    summaries(server, ruleset, &secrets).await;
    goes_on(server, &opened, step).await;
    let text = recorded(server, &opened).await;
    let record = Record::parse(&text).expect("a record");
    assert_eq!(record.ruleset, ruleset);
    match ruleset {
        "pantheon-1.5" | "pantheon-beta" => replays::<Pantheon>(&record),
        "mythic-2012" => replays::<Mythic>(&record),
        "conjurers" => replays::<Conjurers>(&record),
        other => panic!("no game has the ruleset {other}"),
    }
    loaded(server, ruleset, text, record.entries.len()).await;
    reviewed(server, &opened).await;
}

async fn sit(server: SocketAddr, Seated { table, seats }: &Seated) -> [Sitting; 3] {
    [
        Sitting::join(server, table, &[&seats[0].secret], "en").await,
        Sitting::join(server, table, &[&seats[1].secret], "fr").await,
        Sitting::join(server, table, &[], "en").await,
    ]
}

/// Whoever may take back does, and an old answer no longer fits.
async fn take_back(sittings: &mut [Sitting]) {
    let able = sittings.iter().position(|at| at.snapshot["can_undo"] == json!(true));
    let able = able.expect("somebody may take back");
    let question = sittings[able].question();
    sittings[able].say(ClientMessage::Undo { question }).await;
    for (at, sitting) in sittings.iter_mut().enumerate() {
        sitting.hear().await;
        assert_eq!(sitting.question(), question + 1);
        let told = sitting.log.last().expect("it is told");
        let is_own = ["You take ", "Vous revenez "].iter().any(|own| told.starts_with(own));
        assert_eq!(is_own, at == able, "{told}");
    }
    sittings[able].say(ClientMessage::Answer { question, choice: 0 }).await;
    assert_eq!(sittings[able].refusal().await, "stale");
}

/// What can be asked about a question is answered.
async fn questions(sittings: &mut [Sitting]) {
    let asked = sittings.iter_mut().find(|sitting| sitting.choices().is_some());
    let asked = asked.expect("somebody is asked");
    let question = asked.question();
    let choices = asked.snapshot["ask"]["choices"].as_array().expect("choices").clone();
    for (choice, offer) in (0u32..).zip(&choices) {
        for field in ["label", "notation", "kind"] {
            assert!(offer[field].as_str().is_some_and(|text| !text.is_empty()), "{offer}");
        }
        asked
            .say(ClientMessage::Why { id: 1, question, choice: Some(choice), notation: None })
            .await;
        let told = asked.hear().await;
        assert_eq!(told["told"]["why"]["legal"], json!(true), "{told}");
        asked.say(ClientMessage::Forecast { id: 2, question, choice, then: Vec::new() }).await;
        let told = asked.hear().await;
        assert!(told["told"]["forecasts"].is_array(), "{told}");
    }
}

async fn summaries(server: SocketAddr, ruleset: &str, secrets: &[&str]) {
    let secrets = secrets.iter().map(|&secret| secret.into()).collect();
    let body = serde_json::to_string(&Secrets { secrets, lang: None }).expect("plain data");
    let answer = request(server, "POST", "/api/summaries", "", &body).await.expect("an answer");
    let summaries: Vec<Value> = answer.json().expect("summaries");
    assert_eq!(summaries.len(), 2);
    for summary in summaries {
        assert_eq!(summary["title"], "Ann against Ben");
        assert_eq!((&summary["ruleset"], &summary["over"]), (&json!(ruleset), &json!(true)));
    }
}

/// A new game goes on from a moment of this one.
async fn goes_on(server: SocketAddr, Seated { table, seats }: &Seated, step: u32) {
    let secret = &seats[0].secret[..];
    let body = FromMoment { table: table.clone(), step, players: Vec::new() };
    let opened = open_by(server, "/api/tables/from", &[secret], &body).await;
    let then = Sitting::join(server, &opened.table, &[&opened.seats[0].secret], "en").await;
    let answer = get(server, &format!("/api/tables/{table}/moments/{step}"), &[secret]).await;
    let mut before: Value = answer.json().expect("a snapshot");
    let mut after = then.snapshot;
    // A new game counts its questions from 0, and nothing in it was decided that could be taken back.
    for snapshot in [&mut before, &mut after] {
        snapshot["question"] = Value::Null;
        snapshot["can_undo"] = Value::Null;
    }
    assert_eq!(after, before, "what the seat knew is as it was");
}

async fn recorded(server: SocketAddr, Seated { table, seats }: &Seated) -> String {
    let path = format!("/api/tables/{table}/record");
    let record = get(server, &path, &[&seats[0].secret]).await;
    assert_eq!(record.status, 200, "{}", record.body);
    record.body
}

fn replays<G: Hosted>(record: &Record) {
    let setup = serde_json::from_str(&record.setup).expect("a set-up");
    let game = Arc::new(G::set_up(setup).expect("a game"));
    let played = replay(game, record, |_, _, _| ()).expect("it replays hash for hash");
    assert!(matches!(played.pause(), Pause::Over(_)));
}

/// The record opens a table that can be looked at from any seat.
async fn loaded(server: SocketAddr, ruleset: &str, record: String, entries: usize) {
    let Seated { table, seats } = load(server, record).await;
    let path = format!("/api/tables/{table}/moments?view=1&lang=fr");
    let moments = get(server, &path, &[&seats[0].secret]).await;
    let told: Value = moments.json().expect("moments");
    assert_eq!(told["ruleset"], ruleset, "a replay knows its game from the first answer");
    assert_eq!(told["moments"].as_array().map(Vec::len), Some(entries + 1));
}

async fn reviewed(server: SocketAddr, Seated { table, seats }: &Seated) {
    let path = format!("/api/tables/{table}/review?lang=fr");
    let begun = Instant::now();
    let ready = loop {
        let answer = get(server, &path, &[&seats[0].secret]).await;
        let state: Value = answer.json().expect("JSON");
        if let Some(ready) = state.get("ready") {
            break ready.clone();
        }
        assert!(state.get("working").is_some(), "{state}");
        assert!(begun.elapsed() < REVIEWED, "a review takes too long: {state}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let players = ready["seats"].as_array().expect("seats");
    assert_eq!(players.len(), 2);
    for player in players {
        let chance = player["curve"].as_array().and_then(|curve| curve.last()?["chance"].as_f64());
        assert!(chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{player}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_ruleset_has_its_catalogue_and_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let rules = request(server, "GET", "/api/rules?lang=fr", "", "").await.expect("an answer");
    let rules: Vec<Value> = rules.json().expect("rules");
    for table in tables_of_every_ruleset() {
        let ruleset = table["ruleset"].as_str().expect("a ruleset");
        assert!(rules.iter().filter(|rule| rule["ruleset"] == ruleset).count() > 50, "{ruleset}");
        let mut catalogues = Vec::new();
        for lang in ["en", "fr"] {
            let path = format!("/api/catalogue/{ruleset}?lang={lang}");
            let answer = request(server, "GET", &path, "", "").await.expect("an answer");
            assert_eq!(answer.status, 200, "{}", answer.body);
            catalogues.push(answer.body);
        }
        assert_ne!(catalogues[0], catalogues[1], "{ruleset}");
    }
    let unknown = request(server, "GET", "/api/catalogue/chess", "", "").await.expect("an answer");
    assert_eq!(unknown.status, 400);
    assert!(unknown.body.contains("pantheon-1.5"), "{}", unknown.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_today_has_no_cards_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for table in tables_of_every_ruleset() {
        let opened = client::open(server, &table).await.expect("it opens");
        let own = own_cards(server, &opened.table, "en").await;
        for (list, cards) in own.as_object().expect("a catalogue") {
            assert_eq!(*cards, json!([]), "{list} of {}", table["ruleset"]);
        }
    }
    let unknown = request(server, "GET", "/api/tables/nowhere/cards", "", "").await;
    assert_eq!(unknown.expect("an answer").status, 404);
}

/// What a browser shows of a game is what its rules work with, whatever became of the packs.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_cards_it_began_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let golden = |name: &str| {
        let file = format!("{}/../../games/{name}.record", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
    };

    let table = load(server, golden("conjurers/golden/conjurers/greedy-random-1")).await.table;
    let own = own_cards(server, &table, "fr").await;
    let shield = find(&own["equipment"], "shield_of_achilles").expect("it was weaker then");
    assert_eq!(shield["abilities"][0]["x"], 8);
    assert_eq!(shield["name"], "Le Bouclier d’Achille");
    let answer = request(server, "GET", "/api/catalogue/conjurers", "", "").await;
    let today: Value = answer.expect("an answer").json().expect("a catalogue");
    let record =
        Record::parse(&golden("conjurers/golden/conjurers/greedy-random-1")).expect("a record");
    let setup: Value = serde_json::from_str(&record.setup).expect("a set-up");
    for def in setup["creatures"].as_array().expect("creatures") {
        let id = def["id"].as_str().expect("an id");
        let card = find(&own["creatures"], id).or_else(|| find(&today["creatures"], id));
        let card = card.unwrap_or_else(|| panic!("{id} is shown"));
        assert_eq!((&card["health"], &card["dice"]), (&def["health"], &def["dice"]), "{id}");
    }

    let table = load(server, golden("pantheon/golden/pantheon-1.5/103")).await.table;
    let own = own_cards(server, &table, "en").await;
    let board = find(&own["boards"], "drawing").expect("no pack has this board");
    assert_eq!(board["name"], "Drawing");

    // A unit that has become dearer since.
    let then =
        Record::parse(&golden("mythic/golden/mythic-2012/greedy-random-1")).expect("a record");
    assert!(then.setup.contains(r#""cost":12"#), "a unit costs 12");
    let setup = then.setup.replace(r#""cost":12"#, r#""cost":11"#);
    let game = Mythic::set_up(serde_json::from_str(&setup).expect("a set-up")).expect("a game");
    let begun = Match::new(Arc::new(game)).record(setup);
    let table = load(server, begun.to_string()).await.table;
    let own = own_cards(server, &table, "en").await;
    let units = own["units"].as_array().expect("units");
    assert!(!units.is_empty() && units.iter().all(|unit| unit["cost"] == 11), "{own}");
}

async fn load(server: SocketAddr, record: String) -> Seated {
    let body = LoadRecord { record, players: Vec::new() };
    open_by(server, "/api/tables/load", &[], &body).await
}

async fn own_cards(server: SocketAddr, table: &str, lang: &str) -> Value {
    let path = format!("/api/tables/{table}/cards?lang={lang}");
    let answer = request(server, "GET", &path, "", "").await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json().expect("a catalogue")
}

/// The card with an id in a list of a catalogue.
fn find<'c>(list: &'c Value, id: &str) -> Option<&'c Value> {
    list.as_array()?.iter().find(|card| card["id"] == id)
}
