//! Hints, thoughts and reviews over the wire: who may ask, and what is told when.

use std::net::SocketAddr;
use std::time::Duration;

use fastrand::Rng;
use protocol::{ClientMessage, FromMoment, PlayerSpec};
use serde_json::Value;
use server::client::{self, Seated};

use crate::common::{
    self, Sitting, computer, person, play, serve, skirmish, tables_of_every_ruleset, two_people,
    with_players,
};

/// Asks for a hint at the question that stands, and gives what comes back.
async fn ask(sitting: &mut Sitting) -> Value {
    let question = sitting.question();
    sitting.say(ClientMessage::Hint { id: 9, question }).await;
    loop {
        let message = sitting.hear().await;
        if message.get("told").is_some() || message.get("refused").is_some() {
            return message;
        }
    }
}

/// Hears until somebody here has a choice of at least two.
async fn wait_for_choice(sitting: &mut Sitting) {
    for _ in 0..500 {
        match sitting.choices() {
            Some(0..2) => sitting.answer(0).await,
            Some(_) => return,
            None => {}
        }
        sitting.hear().await;
    }
    panic!("nobody is asked");
}

async fn get(server: SocketAddr, path: &str, secrets: &[&str]) -> (u16, Value) {
    let answer = common::get(server, path, secrets).await;
    (answer.status, answer.json().expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_weighs_choices_of_the_list_and_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for table in tables_of_every_ruleset() {
        let ruleset = table["ruleset"].clone();
        let table = with_players(table, [person("Ann"), computer("random")]);
        let opened = client::open(server, &table).await.expect("it opens");
        let secret = &opened.seats[0].secret;
        let mut ann = Sitting::join(server, &opened.table, &[secret], "en").await;
        assert_eq!(ann.welcome["seats"][0]["hints"], true, "{ruleset}");
        assert_eq!(ann.welcome["seats"][1]["hints"], false, "{ruleset}");
        wait_for_choice(&mut ann).await;
        let told = ask(&mut ann).await;
        let hint = &told["told"]["hint"];
        let weighed = hint["weighed"].as_array().expect("what was weighed");
        assert!((1..=3).contains(&weighed.len()), "{ruleset}: {told}");
        assert_eq!(weighed[0]["choice"], hint["choice"], "{ruleset}");
        let choices = ann.choices().expect("the question stands") as u64;
        for option in weighed {
            assert!(option["choice"].as_u64().is_some_and(|choice| choice < choices));
            let chance = option["win_chance"].as_f64().expect("a chance");
            assert!((0.0..=1.0).contains(&chance), "{ruleset}: {option}");
            let place = option["choice"].as_u64().expect("a place") as usize;
            let offered = &ann.snapshot["ask"]["choices"][place]["label"];
            assert_eq!(&option["label"], offered, "{ruleset}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_browsers_get_no_hints_unless_seated_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut both = [
        Sitting::join(server, &table, &secrets[..1], "en").await,
        Sitting::join(server, &table, &secrets[1..], "en").await,
    ];
    let asked = both.iter_mut().find(|sitting| sitting.choices().is_some());
    let refused = ask(asked.expect("one of them is asked")).await;
    assert_eq!(refused["refused"]["code"], "no_hints", "{refused}");
    let mut hot_seat = Sitting::join(server, &table, &secrets, "en").await;
    assert!(ask(&mut hot_seat).await.get("told").is_some(), "at one screen hints are usual");

    let taught = |name: &str| PlayerSpec { hints: Some(true), ..person(name) };
    let opened = client::open(server, &skirmish([taught("Ann"), taught("Ben")])).await;
    let Seated { table, seats } = opened.expect("it opens");
    for seat in &seats {
        let mut sitting = Sitting::join(server, &table, &[&seat.secret], "en").await;
        if sitting.choices().is_some() {
            assert!(ask(&mut sitting).await.get("told").is_some());
        }
    }
}

/// The steps that a seat decided, as the log of a session tells them.
fn decided(welcome: &Value, seat: u64) -> Vec<u64> {
    let lines = welcome["log"].as_array().expect("a log");
    let own = lines.iter().filter(|line| line["by"].as_u64() == Some(seat));
    own.filter_map(|line| line["step"].as_u64()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn thoughts_show_no_hand_while_the_game_goes_on_unless_aloud() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for (table, aloud) in tables_of_every_ruleset()
        .into_iter()
        .flat_map(|table| [(table.clone(), false), (table, true)])
    {
        let ruleset = table["ruleset"].clone();
        let other = PlayerSpec { aloud, ..computer("random") };
        let opened = client::open(server, &with_players(table, [person("Ann"), other])).await;
        let Seated { table, seats } = opened.expect("it opens");
        let secret = &seats[0].secret;
        let mut ann = Sitting::join(server, &table, &[secret], "en").await;
        let mut rng = Rng::with_seed(3);
        let mut steps = Vec::new();
        // Until the computer has done something.
        while steps.is_empty() {
            wait_for_choice(&mut ann).await;
            let choices = u32::try_from(ann.choices().expect("just seen")).expect("few");
            ann.answer(rng.u32(0..choices)).await;
            ann.hear().await;
            let again = Sitting::join(server, &table, &[secret], "en").await;
            steps = decided(&again.welcome, 1);
        }
        let path = format!("/api/tables/{table}/thoughts/{}", steps[0]);
        let (status, thoughts) = get(server, &path, &[secret]).await;
        assert_eq!(status, 200, "{ruleset}: {thoughts}");
        assert_eq!(thoughts["seat"], 1, "{ruleset}");
        assert_eq!(thoughts.get("others").is_some(), aloud, "{ruleset}: {thoughts}");
        assert_eq!(thoughts.get("withheld").is_some(), !aloud, "{ruleset}: {thoughts}");
        let weighed = thoughts["chosen"].get("win_chance").is_some();
        assert!(aloud || !weighed, "{ruleset}: {thoughts}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_and_all_thoughts_are_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let Seated { table, seats } = two_people(server).await;
    let secret = &seats[0].secret;
    let mut sittings = [
        Sitting::join(server, &table, &[secret], "en").await,
        Sitting::join(server, &table, &[&seats[1].secret], "en").await,
    ];
    let path = format!("/api/tables/{table}/review?lang=fr");
    let (early, fault) = get(server, &path, &[secret]).await;
    assert_eq!((early, &fault["code"]), (409, &Value::from("not_over")));
    play(&mut sittings, &mut Rng::with_seed(7), |_| false).await;

    let begun = std::time::Instant::now();
    let ready = loop {
        let (status, state) = get(server, &path, &[secret]).await;
        assert_eq!(status, 200, "{state}");
        if let Some(ready) = state.get("ready") {
            break ready.clone();
        }
        assert!(state["working"]["done"].as_u64() <= state["working"]["of"].as_u64());
        assert!(begun.elapsed() < Duration::from_secs(120), "a review takes too long: {state}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let players = ready["seats"].as_array().expect("seats");
    assert_eq!(players.len(), 2);
    for player in players {
        let curve = player["curve"].as_array().expect("a curve");
        let chance = |point: Option<&Value>| point.and_then(|point| point["chance"].as_f64());
        let (first, last) = (chance(curve.first()), chance(curve.last()));
        let change = last.expect("an end") - first.expect("a beginning");
        let part = |name: &str| player[name].as_f64().expect("a number");
        let moved: f64 = ["luck", "own", "others", "unforeseen"].map(part).iter().sum();
        assert!((moved - change).abs() < 0.002, "rounding apart: {moved} and {change}");
    }

    let again = Sitting::join(server, &table, &[secret], "en").await;
    let steps = decided(&again.welcome, 1);
    let step = steps.last().expect("the other seat decided something");
    let (status, thoughts) =
        get(server, &format!("/api/tables/{table}/thoughts/{step}"), &[secret]).await;
    assert_eq!(status, 200, "{thoughts}");
    assert!(thoughts["others"].is_array(), "{thoughts}");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_about_a_running_game_obeys_its_table_whichever_way_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let taught = PlayerSpec { hints: Some(true), ..person("Ben") };
    let opened = client::open(server, &skirmish([person("Ann"), taught])).await;
    let Seated { table, seats } = opened.expect("it opens");
    let secrets = [&seats[0].secret[..], &seats[1].secret[..]];
    let mut sittings = [
        Sitting::join(server, &table, &secrets[..1], "en").await,
        Sitting::join(server, &table, &secrets[1..], "en").await,
        Sitting::join(server, &table, &[], "en").await,
    ];
    for sitting in &sittings {
        let helped = [0, 1].map(|seat| sitting.welcome["seats"][seat]["helped"] == true);
        assert_eq!(helped, [false, true], "everybody sees who may ask");
    }
    // Each of them decides something.
    let mut decided = [None; 2];
    let mut rng = Rng::with_seed(11);
    while decided.contains(&None) {
        let asked = sittings.iter().position(|sitting| sitting.choices().is_some());
        let asked = asked.expect("somebody is asked");
        let choices = u32::try_from(sittings[asked].choices().expect("just seen")).expect("few");
        decided[asked] = Some(sittings[asked].question() + 1);
        sittings[asked].answer(rng.u32(0..choices)).await;
        for sitting in &mut sittings {
            sitting.hear().await;
        }
    }
    let thought = async |seat: usize, secrets: &[&str]| {
        let step = decided[seat].expect("decided");
        get(server, &format!("/api/tables/{table}/thoughts/{step}"), secrets).await
    };
    // What one would be told of a choice that can still be taken back is advice.
    let (status, refused) = thought(0, &secrets[..1]).await;
    assert_eq!((status, &refused["code"]), (403, &Value::from("no_hints")), "{refused}");
    assert_eq!(thought(0, &[]).await.0, 403, "nor does a spectator learn it for her");
    assert_eq!(thought(1, &secrets[..1]).await.0, 403, "nor does she learn what he might be told");
    let (status, told) = thought(1, &secrets[1..]).await;
    assert_eq!((status, told["others"].is_array()), (200, true), "{told}");
    // A copy of the game can be asked anything.
    let step = sittings[0].question();
    let body = FromMoment { table: table.clone(), step, players: vec![person("Ann"); 2] };
    let text = serde_json::to_string(&body).expect("plain data");
    let copied = client::post::<Value>(server, "/api/tables/from", &secrets[..1], &text).await;
    assert!(copied.is_err_and(|error| error.to_string().contains("no_hints")));
    common::open_by(server, "/api/tables/from", &secrets[1..], &body).await;
}
