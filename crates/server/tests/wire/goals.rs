//! How a game is won, how far everybody is, and by what it was won: told at every table.

use fastrand::Rng;
use serde_json::{Value, json};
use server::client::{self, request};

use crate::common::{Sitting, open_by, person, play, serve, tables_of_every_ruleset};

/// Every player has a way to win that is told in words, and numbers that fit together.
fn check(sitting: &Sitting, seats: usize, what: &str) {
    let goals = sitting.snapshot["goals"].as_array().expect("goals");
    for seat in 0..seats {
        let own: Vec<&Value> = goals.iter().filter(|goal| goal["seat"] == json!(seat)).collect();
        assert!(!own.is_empty(), "{what}: seat {seat} has no goal");
        for goal in own {
            for part in ["text", "short"] {
                assert!(!goal[part].as_str().expect("words").is_empty(), "{what}: {goal}");
            }
            let [done, of] = ["done", "of"].map(|part| goal[part].as_u64().expect("a number"));
            assert!(of == 0 || done <= of, "{what}: {goal}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_scenario_tells_how_it_is_won() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let catalogue =
        request(server, "GET", "/api/catalogue?lang=en", "", "").await.expect("it answers");
    let catalogue: Value = serde_json::from_str(&catalogue.body).expect("a catalogue");
    let scenarios = catalogue["scenarios"].as_array().expect("scenarios");
    assert!(scenarios.len() > 7);
    for scenario in scenarios {
        let id = scenario["id"].as_str().expect("an id");
        let seats = scenario["players"][0].as_u64().expect("players") as usize;
        let ruleset = scenario["ruleset"].as_str().unwrap_or("pantheon-1.5");
        let table = json!({
            "ruleset": ruleset,
            "mode": { "scenario": { "id": id } },
            "teams": scenario["teams"],
            "players": vec![person(""); seats],
        });
        let opened = client::open(server, &table).await.expect("it opens");
        for lang in ["en", "fr"] {
            let secret = &opened.seats[0].secret[..];
            let sitting = Sitting::join(server, &opened.table, &[secret], lang).await;
            check(&sitting, seats, &format!("{id} in {lang}"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_tells_its_goals_as_they_change_and_by_what_it_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for table in tables_of_every_ruleset() {
        let ruleset = table["ruleset"].as_str().expect("a ruleset").to_owned();
        let opened = client::open(server, &table).await.expect("it opens");
        let seats: Vec<&str> = opened.seats.iter().map(|seat| &seat.secret[..]).collect();
        let mut sittings = vec![
            Sitting::join(server, &opened.table, &[seats[0]], "en").await,
            Sitting::join(server, &opened.table, &[seats[1]], "fr").await,
        ];
        check(&sittings[0], 2, &ruleset);
        let first = sittings[0].snapshot["goals"].clone();
        play(&mut sittings, &mut Rng::with_seed(8), |_| false).await;
        for sitting in &sittings {
            check(sitting, 2, &ruleset);
            let by = sitting.snapshot["over"]["by"].as_str().expect("why it ended");
            assert!(by.ends_with('.') && by.starts_with(char::is_uppercase), "{ruleset}: {by}");
        }
        // What is told step by step comes to what somebody who joins now is told.
        let late = Sitting::join(server, &opened.table, &[seats[0]], "en").await;
        assert_eq!(late.snapshot["goals"], sittings[0].snapshot["goals"], "{ruleset}");
        if ruleset == "conjurers" {
            assert_ne!(first, late.snapshot["goals"], "points were made");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_again_with_sides_swapped_and_a_stronger_computer() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for mut table in tables_of_every_ruleset() {
        table["players"][1] = json!({ "name": "", "kind": "computer", "level": "novice" });
        let opened = client::open(server, &table).await.expect("it opens");
        let secret = opened.seats[0].secret.clone();
        let asked = json!({ "table": opened.table, "swap": true, "harder": true });
        let again = open_by(server, "/api/tables/again", &[&secret], &asked).await;
        assert_eq!(again.seats[0].seat, 1, "the person moved to the other side");
        let secret = &again.seats[0].secret[..];
        let sitting = Sitting::join(server, &again.table, &[secret], "en").await;
        assert_eq!(sitting.welcome["seats"][0]["level"], "adept");
        assert_eq!(sitting.welcome["seats"][1]["name"], "Ann");
        let asked = asked.to_string();
        for stranger in ["", "omphalos-seats: nobodys\r\n"] {
            let refused = request(server, "POST", "/api/tables/again", stranger, &asked).await;
            assert_eq!(refused.expect("it answers").status, 403);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_recorded_game_says_by_what_it_was_won() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut reasons = std::collections::BTreeSet::new();
    let rulesets = [
        "pantheon/golden/pantheon-1.5",
        "pantheon/golden/pantheon-beta",
        "mythic/golden/mythic-2012",
        "conjurers/golden/conjurers",
    ];
    for ruleset in rulesets {
        for entry in std::fs::read_dir(games.join(ruleset)).expect("golden games") {
            let path = entry.expect("a file").path();
            let record = std::fs::read_to_string(&path).expect("a record");
            let body = json!({ "record": record }).to_string();
            let answer = request(server, "POST", "/api/tables/load", "", &body).await;
            let opened: Value =
                serde_json::from_str(&answer.expect("it answers").body).expect("a table");
            let table = opened["table"].as_str().expect("an id");
            let sitting = Sitting::join(server, table, &[], "en").await;
            let Some(over) = sitting.snapshot.get("over") else { continue };
            let by = over["by"].as_str();
            let by = by.unwrap_or_else(|| panic!("{}: {over} has no reason", path.display()));
            reasons.insert(by.to_owned());
            // A way that was won on is gone to its end.
            let won = |goal: &&Value| {
                let winners = over["winners"].as_array().expect("winners");
                winners.contains(&goal["seat"]) && goal["of"] != json!(0)
            };
            let goals = sitting.snapshot["goals"].as_array().expect("goals");
            let own: Vec<&Value> = goals.iter().filter(won).collect();
            let met = own.iter().any(|goal| goal["done"] == goal["of"] || goal["kind"] == "rounds");
            assert!(own.is_empty() || met, "{}: {by} {own:?}", path.display());
        }
    }
    assert!(reasons.contains("The fourth stone was absorbed."), "{reasons:?}");
    assert!(reasons.len() > 5, "{reasons:?}");
}
