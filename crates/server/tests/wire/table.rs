//! Whole games over the wire.

use crate::common::{
    PATIENCE, Sitting, computer, get, long_game, open_by, person, play, serve, skirmish, two_people,
};
use fastrand::Rng;
use kernel::record::{Record, replay};
use pantheon_wire::{Divinities, Mode};
use protocol::{ClientMessage, FromMoment, LoadRecord, Secrets};
use serde_json::{Value, json};
use server::client::{self, Seated, request};
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_and_its_record_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let mut sittings = [
        Sitting::join(server, &table, &[&seats[0].secret], "en").await,
        Sitting::join(server, &table, &[&seats[1].secret], "fr").await,
        Sitting::join(server, &table, &[], "en").await,
    ];
    assert_eq!(
        sittings[0].welcome["seats"][0],
        json!({
            "seat": 0, "name": "Ann", "called": "Ann", "kind": "person", "yours": true,
            "hints": false
        })
    );
    let path = format!("/api/tables/{table}/record");
    let early = get(server, &path, &[&seats[0].secret]).await;
    assert_eq!(early.status, 409, "a record holds secrets: {}", early.body);

    play(&mut sittings, &mut Rng::with_seed(7), |_| false).await;
    for sitting in &sittings {
        assert!(sitting.is_over());
        assert!(sitting.log.len() > 20, "a game has a log");
    }
    let own =
        |sitting: &Sitting, seat: usize| sitting.snapshot["seats"][seat].get("own_hand").is_some();
    assert!(own(&sittings[0], 0) && !own(&sittings[0], 1), "only the own hand is told");
    assert!(own(&sittings[1], 1) && !own(&sittings[1], 0));
    assert!(!own(&sittings[2], 0) && !own(&sittings[2], 1), "a spectator sees no hand");

    let record = get(server, &path, &[&seats[0].secret]).await;
    assert_eq!(record.status, 200);
    let parsed = Record::parse(&record.body).expect("a record");
    assert_eq!(parsed.notes[..2], ["seat 0 person Ann", "seat 1 person Ben"]);
    let newest = <pantheon::Pantheon as kernel::Hosted>::REVISION;
    let rules = format!("rules revision {newest} begun with {}", env!("CARGO_PKG_VERSION"));
    assert_eq!(parsed.notes[2], rules);
    assert!(parsed.notes[3..].iter().all(|note| note.starts_with("dice ")), "{:?}", parsed.notes);
    let setup = serde_json::from_str(&parsed.setup).expect("a set-up");
    let game = Arc::new(pantheon::Pantheon::new(setup).expect("a game"));
    let played = replay(game, &parsed, |_, _, _| ()).expect("it replays hash for hash");
    assert!(played.state().public.ending.is_some());

    // The record can be loaded again, and looked at from any seat as the game is over.
    let body = LoadRecord { record: record.body, players: Vec::new() };
    let loaded = open_by(server, "/api/tables/load", &[], &body).await;
    let other = format!("/api/tables/{}/moments?view=1", loaded.table);
    let moments = get(server, &other, &[&loaded.seats[0].secret]).await;
    let told: Value = moments.json().expect("moments");
    assert_eq!(told["moments"].as_array().map(Vec::len), Some(parsed.entries.len() + 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_plays_both_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "en").await];
    let mut seen = [false; 2];
    play(&mut sittings, &mut Rng::with_seed(3), |snapshot| {
        assert_eq!(snapshot["view"], snapshot["waiting_for"], "the screen is turned to the asked");
        false
    })
    .await;
    let sitting = &mut sittings[0];
    for seat in [0u8, 1] {
        sitting.say(ClientMessage::Look { seat }).await;
        sitting.hear().await;
        assert_eq!(sitting.snapshot["view"], json!(seat));
        seen[usize::from(seat)] =
            sitting.snapshot["seats"][usize::from(seat)]["own_hand"].is_array();
    }
    assert_eq!(seen, [true, true]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_for_its_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let table = skirmish([person("Ann"), computer("greedy")]);
    let Seated { table, seats } = client::open(server, &table).await.expect("it opens");
    assert_eq!(seats.len(), 1, "a computer needs no secret");
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let mut rng = Rng::with_seed(5);
    let mut answered = 0;
    while !ann.is_over() {
        if let Some(choices) = ann.choices() {
            answered += 1;
            ann.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        }
        ann.hear().await;
    }
    assert!(answered > 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_goes_back_and_an_old_answer_no_longer_fits() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "en").await];
    let undoable = |snapshot: &Value| snapshot["can_undo"] == json!(true);
    play(&mut sittings, &mut Rng::with_seed(11), undoable).await;
    let ann = &mut sittings[0];
    let (question, before) = (ann.question(), ann.snapshot.clone());
    ann.say(ClientMessage::Undo { question }).await;
    ann.hear().await;
    assert_eq!(ann.question(), question + 1);
    assert_ne!(ann.snapshot["ask"]["choices"], before["ask"]["choices"]);
    ann.say(ClientMessage::Answer { question, choice: 0 }).await;
    assert_eq!(ann.refusal().await, "stale");
    // After a reload the same moment stands, the undo included.
    let stood = ann.snapshot.clone();
    let again = Sitting::join(server, &table, &secrets, "en").await;
    assert_eq!(again.snapshot, stood);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_moment_as_a_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "en").await];
    let in_turn = |snapshot: &Value| snapshot["round"] == json!(2);
    play(&mut sittings, &mut Rng::with_seed(2), in_turn).await;
    let step = sittings[0].question();
    let body = FromMoment { table: table.clone(), step, players: Vec::new() };
    // At one screen hints are usual, so the game may be tried out while it goes on.
    let opened = open_by(server, "/api/tables/from", &secrets, &body).await;
    let then = Sitting::join(server, &opened.table, &[&opened.seats[0].secret], "en").await;
    sittings[0].say(ClientMessage::Look { seat: 0 }).await;
    sittings[0].hear().await;
    let before = &sittings[0].snapshot;
    for known in ["units", "areas", "round", "active"] {
        assert_eq!(then.snapshot[known], before[known], "{known}");
    }
    assert_eq!(then.snapshot["seats"][0], before["seats"][0], "the own hand is the same");
    let secrets = [&opened.seats[0].secret[..], &opened.seats[1].secret[..]];
    let mut on = [Sitting::join(server, &opened.table, &secrets, "en").await];
    play(&mut on, &mut Rng::with_seed(4), |_| false).await;

    // It has a record like any other, which replays and can be loaded again.
    let path = format!("/api/tables/{}/record", opened.table);
    let record = get(server, &path, &secrets[..1]).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let parsed = Record::parse(&record.body).expect("a record");
    let setup = serde_json::from_str(&parsed.setup).expect("a set-up");
    let game = Arc::new(pantheon::Pantheon::new(setup).expect("a game"));
    let played = replay(game, &parsed, |_, _, _| ()).expect("it replays hash for hash");
    assert!(played.state().public.ending.is_some());
    let load = async |record: String| {
        let body = serde_json::to_string(&LoadRecord { record, players: Vec::new() });
        let body = body.expect("plain data");
        request(server, "POST", "/api/tables/load", "", &body).await.expect("an answer")
    };
    let loaded = load(record.body.clone()).await;
    assert_eq!(loaded.status, 200, "{}", loaded.body);
    let loaded = client::claim_all(server, loaded.json().expect("a table")).await.expect("ours");
    let again = Sitting::join(server, &loaded.table, &[&loaded.seats[0].secret], "en").await;
    assert!(again.is_over());
    assert_eq!(again.snapshot["units"], on[0].snapshot["units"]);

    // A position that no game reaches is refused, and harms nothing.
    for (from, to) in [("position {", "position [{"), ("\"frames\":", "\"frame\":")] {
        let broken = load(record.body.replacen(from, to, 1)).await;
        assert_eq!(broken.status, 400, "{}", broken.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_add_up_to_what_a_newcomer_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut draft = skirmish([person("Ann"), person("Ben")]);
    draft.mode = Mode::Draft { points: Some(9), divinities: Divinities::Gods };
    draft.settings.clear();
    let Seated { table, seats } = client::open(server, &draft).await.expect("it opens");
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [
        Sitting::join(server, &table, &secrets[..1], "en").await,
        Sitting::join(server, &table, &secrets[1..], "fr").await,
        Sitting::join(server, &table, &secrets, "fr").await,
        Sitting::join(server, &table, &[], "en").await,
    ];
    let mut rng = Rng::with_seed(6);
    for _ in 0..60 {
        let steps = rng.u64(1..12);
        let until = u64::from(sittings[0].question()) + steps;
        let stop = |snapshot: &Value| snapshot["question"].as_u64() >= Some(until);
        play(&mut sittings, &mut rng, stop).await;
        // Whoever may take back now and then does.
        if let Some(able) = sittings.iter().position(|at| at.snapshot["can_undo"] == json!(true)) {
            let question = sittings[able].question();
            sittings[able].say(ClientMessage::Undo { question }).await;
            for sitting in &mut sittings {
                sitting.hear().await;
            }
        }
        let again = [
            Sitting::join(server, &table, &secrets[..1], "en").await,
            Sitting::join(server, &table, &secrets[1..], "fr").await,
            Sitting::join(server, &table, &secrets, "fr").await,
            Sitting::join(server, &table, &[], "en").await,
        ];
        for (known, new) in sittings.iter().zip(&again) {
            assert_eq!(known.snapshot, new.snapshot);
        }
        if sittings[0].is_over() {
            break;
        }
    }
    assert!(sittings[0].snapshot["round"].as_u64() > Some(1), "the game was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn drafts_and_scenarios_open_as_well_and_summaries_tell_whose_turn_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut draft = skirmish([person("Ann"), person("Ben")]);
    draft.mode = Mode::Draft { points: Some(6), divinities: Divinities::Titans };
    let Seated { table, seats } = client::open(server, &draft).await.expect("it opens");
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "fr").await];
    assert!(
        sittings[0].snapshot["units"].as_array().expect("units").len() > 30,
        "the pool lies out"
    );
    play(&mut sittings, &mut Rng::with_seed(1), |_| false).await;

    for scenario in pantheon_table::embedded().scenarios() {
        let mut adventure = skirmish([person("Ann"), person("Ben")]);
        adventure.settings.clear();
        adventure.ruleset = scenario.setup.edition.ruleset().to_owned();
        adventure.mode = Mode::Scenario { id: scenario.id.clone() };
        adventure.teams = scenario.setup.teams;
        adventure.players = vec![person(""); usize::from(scenario.setup.seats)];
        let opened = client::open(server, &adventure).await.expect("it opens");
        assert_eq!(opened.seats.len(), usize::from(scenario.setup.seats));
    }

    let opened = two_people(server).await;
    let both = [&opened.seats[0].secret[..], &opened.seats[1].secret[..]];
    let sitting = Sitting::join(server, &opened.table, &both, "en").await;
    let asked = sitting.snapshot["waiting_for"].clone();
    let secrets = opened.seats.iter().map(|seat| seat.secret.as_str().into()).collect();
    let body = serde_json::to_string(&Secrets { secrets, lang: None }).expect("plain data");
    let answer = request(server, "POST", "/api/summaries", "", &body).await.expect("an answer");
    let summaries: Vec<Value> = answer.json().expect("summaries");
    assert_eq!(summaries.len(), 2);
    for summary in summaries {
        assert_eq!(summary["title"], "Ann against Ben");
        assert_eq!(summary["waiting_for_you"], json!(summary["seat"] == asked));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_session_is_spoken_to_in_its_own_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let mut ann = Sitting::join(server, &table, &[&seats[0].secret], "en").await;
    let french = Sitting::join(server, &table, &[&seats[0].secret], "fr").await;
    let labels = |sitting: &Sitting| sitting.welcome["settings"].clone();
    assert_ne!(labels(&ann), labels(&french));
    assert_eq!(ann.snapshot["question"], french.snapshot["question"]);
    ann.say(ClientMessage::Lang("fr".to_owned())).await;
    ann.hear().await;
    assert_eq!(ann.snapshot, french.snapshot, "the language is switched live");
    let get = async |lang: &str| {
        let path = format!("/api/catalogue?lang={lang}");
        let answer = request(server, "GET", &path, "", "").await.expect("an answer");
        assert_eq!(answer.status, 200);
        answer.body
    };
    assert!(get("fr").await.contains("Ulysse"));
    assert!(!get("en").await.contains("Ulysse"));
    let unknown =
        request(server, "GET", "/api/catalogue?lang=de", "", "").await.expect("an answer");
    assert_eq!((unknown.status, &unknown.body.contains("en and fr")), (400, &true));
}

#[tokio::test(flavor = "multi_thread")]
async fn why_odds_and_hints_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = long_game(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [Sitting::join(server, &table, &secrets, "en").await];
    let is_target = |choice: &Value| choice["kind"] == "target";
    let attacks = |snapshot: &Value| {
        let choices = snapshot["ask"]["choices"].as_array();
        choices.is_some_and(|choices| choices.iter().any(is_target))
    };
    play(&mut sittings, &mut Rng::with_seed(1), attacks).await;
    let ann = &mut sittings[0];
    assert!(!ann.is_over(), "somebody attacked");
    let question = ann.question();
    let choices = ann.snapshot["ask"]["choices"].as_array().expect("choices");
    let choice = choices.iter().position(is_target).expect("a target") as u32;
    ann.say(ClientMessage::Forecast { id: 1, question, choice, then: Vec::new() }).await;
    let told = ann.hear().await;
    let forecast = &told["told"]["forecasts"][0];
    let chances = forecast["at_least"].as_array().expect("chances");
    assert_eq!(chances.len() as u64, forecast["offence"]["total"].as_u64().expect("a number"));
    ann.say(ClientMessage::Why { id: 2, question, choice: Some(choice), notation: None }).await;
    let told = ann.hear().await;
    assert_eq!(told["told"]["why"]["legal"], json!(true));
    let notation = Some("absorb s1".to_owned());
    ann.say(ClientMessage::Why { id: 3, question, choice: None, notation }).await;
    let told = ann.hear().await;
    assert_eq!(told["told"]["why"]["legal"], json!(false));
    assert!(!told["told"]["why"]["rules"][0]["text"].as_str().expect("a text").is_empty());
    ann.say(ClientMessage::Hint { id: 4, question }).await;
    let told = tokio::time::timeout(PATIENCE, ann.hear()).await.expect("soon");
    assert!(told["told"]["hint"]["choice"].is_u64(), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_checked_and_rules_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let body =
        json!({ "units": ["zeus", "zeus"], "kind": "constructed", "players": 2 }).to_string();
    let answer = request(server, "POST", "/api/army/check", "", &body).await.expect("an answer");
    let report: Value = answer.json().expect("a report");
    assert_eq!(report["points"], json!(18));
    assert!(!report["faults"].as_array().expect("faults").is_empty());
    let body = json!({ "units": ["zeus", "zeus"], "kind": "draft", "players": 2, "lang": "fr" });
    let answer = request(server, "POST", "/api/army/check", "", &body.to_string()).await;
    let report: Value = answer.expect("an answer").json().expect("a report");
    assert_eq!(report["faults"][0]["text"], "L'armée compte plus d'une divinité : Zeus, Zeus.");
    let body = json!({
        "faction": "athena", "units": ["perseus", "perseus", "cerberus"], "players": 2,
    });
    let path = "/api/army/check/mythic-2012";
    let answer = request(server, "POST", path, "", &body.to_string()).await;
    let report: Value = answer.expect("an answer").json().expect("a report");
    let faults = report["faults"].as_array().expect("faults").iter();
    let rules: Vec<&str> = faults.filter_map(|fault| fault["rule"].as_str()).collect();
    assert_eq!(rules, ["M12.1.2", "M12.1.4", "M12.1.6", "M12.1.8"], "{report}");
    let body = json!({ "faction": "athena", "units": ["persues"], "players": 2, "lang": "fr" });
    let answer = request(server, "POST", path, "", &body.to_string()).await;
    let fault: Value = answer.expect("an answer").json().expect("a fault");
    assert!(fault["message"].as_str().expect("words").contains("« perseus »"), "{fault}");
    let french = "Accept-Language: fr-FR,fr;q=0.9\r\n";
    let body = json!({ "units": ["zues"], "kind": "draft", "players": 2, "lang": "fr" });
    let answer = request(server, "POST", "/api/army/check", "", &body.to_string()).await;
    let fault: Value = answer.expect("an answer").json().expect("a fault");
    let nearest = "Il n'y a pas d'unité « zues ». Vouliez-vous dire « zeus » ?";
    assert_eq!(fault["message"], nearest);
    let answer = request(server, "GET", "/api/tables/none/moments", french, "").await;
    let fault: Value = answer.expect("an answer").json().expect("a fault");
    assert_eq!(fault["message"], "Cette table n'existe pas, ou plus.");
    let rules = request(server, "GET", "/api/rules?lang=fr", "", "").await.expect("an answer");
    let rules: Vec<Value> = rules.json().expect("rules");
    assert!(rules.len() > 700);
}
