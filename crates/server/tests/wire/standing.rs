//! Games that count: who may play them, that they count once, and what others are told of it.

use std::net::SocketAddr;

use protocol::{Act, ClientMessage, Opened, PlayerKind, Proposal};
use serde_json::{Value, json};

use crate::common::{Running, Sitting, computer, config, person, serve, skirmish};
use crate::people::Browser;

/// A browser at an address of its own, with an account.
async fn account(server: SocketAddr, name: &str, from: &str) -> Browser {
    let mut browser = Browser::behind(server, from);
    let sign_up = json!({ "name": name, "password": "three heads bite" });
    browser.done("/api/me/account", sign_up).await;
    browser
}

/// Opens a table that counts.
async fn open(browser: &mut Browser) -> Opened {
    let table = serde_json::to_value(skirmish([person("Ann"), person("Ben")])).expect("JSON");
    browser.post("/api/tables?rated=true", table).await.json().expect("it opens")
}

/// Claims a seat; the status, and the secret that opens it.
async fn claim(browser: &mut Browser, opened: &Opened, seat: usize) -> (u16, String) {
    let secret = format!("{:0>40}{seat}", opened.table);
    let claim = json!({ "invitation": opened.seats[seat].invitation, "secret": secret });
    let answer = browser.post(&format!("/api/tables/{}/claim", opened.table), claim).await;
    (answer.status, secret)
}

/// Two play a game that counts, until the second gives it up.
async fn played(ann: &mut Browser, ben: &mut Browser, server: SocketAddr) -> String {
    let opened = open(ann).await;
    let (_, first) = claim(ann, &opened, 0).await;
    let (status, second) = claim(ben, &opened, 1).await;
    assert_eq!(status, 200);
    let mut watching = Sitting::join(server, &opened.table, &[&first], "en").await;
    let mut leaving = Sitting::join(server, &opened.table, &[&second], "en").await;
    leaving.say(ClientMessage::Act { seat: 1, act: Act::Resign }).await;
    while watching.hear_of("company").await.get("ended").is_none() {}
    opened.table
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_play_a_game_that_counts_and_it_counts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let server = running.address;
    let mut ann = account(server, "Ann", "198.51.100.1").await;
    let mut ben = account(server, "Ben", "198.51.100.2").await;
    let opened = open(&mut ann).await;
    let mut guest = Browser::behind(server, "198.51.100.3");
    assert_eq!(claim(&mut guest, &opened, 1).await.0, 403, "a guest plays no game that counts");
    let (status, first) = claim(&mut ann, &opened, 0).await;
    assert_eq!(status, 200);
    assert_eq!(claim(&mut ann, &opened, 0).await.0, 200, "the same claim again");
    assert_eq!(claim(&mut ann, &opened, 1).await.0, 403, "she sits there already");
    let (status, second) = claim(&mut ben, &opened, 1).await;
    assert_eq!(status, 200);
    // Whoever holds the secret is not whoever plays.
    let held = json!({ "seats": [{ "table": opened.table, "secret": second }] });
    assert_eq!(
        guest.post("/api/me/seats", held.clone()).await.json::<Value>().ok(),
        Some(json!(0))
    );

    let path = format!("/api/tables/{}/contest", opened.table);
    let contest = guest.get(&path).await;
    assert_eq!((&contest["is_rated"], &contest["uncounted"]), (&json!(true), &Value::Null));
    assert_eq!(contest["seats"][1]["name"], "Ben", "who plays is known to all: {contest}");
    assert_eq!(contest["seats"][1]["rating"], Value::Null);
    let mut here = Sitting::join(server, &opened.table, &[&first], "en").await;
    let mut other = Sitting::join(server, &opened.table, &[&second], "en").await;
    let replace = Proposal::Replace { seat: 0, by: PlayerKind::Person };
    for what in [Proposal::TakeBack, replace] {
        here.say(ClientMessage::Act { seat: 0, act: Act::Propose(what) }).await;
        assert_eq!(here.hear_of("refused").await["code"], "rated");
    }
    other.say(ClientMessage::Act { seat: 1, act: Act::Resign }).await;
    while here.hear_of("company").await.get("ended").is_none() {}
    let contest = guest.get(&path).await;
    assert_eq!(
        (&contest["seats"][0]["change"], &contest["seats"][1]["change"]),
        (&json!(162), &json!(-162))
    );
    assert_eq!(contest["seats"][0]["is_provisional"], true);
    other.say(ClientMessage::Act { seat: 1, act: Act::Resign }).await;
    assert_eq!(other.hear_of("refused").await["code"], "over");
    running.stop().await;

    let server = serve(folder.path()).await;
    let mut reader = Browser::new(server);
    let ann = reader.get("/api/people/ann").await;
    assert_eq!((&ann["name"], &ann["ratings"][0]["rating"]), (&json!("Ann"), &json!(1662)));
    assert_eq!(ann["ratings"][0]["games"], 1, "counted once, and kept");
    assert_eq!(
        reader.get("/api/leaders?ruleset=pantheon-1.5").await,
        json!([]),
        "too little is known"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_from_one_place_or_browser_plays_but_it_does_not_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = account(server, "Ann", "198.51.100.1").await;
    let mut ben = account(server, "Ben", "198.51.100.1").await;
    let table = played(&mut ann, &mut ben, server).await;
    let path = format!("/api/tables/{table}/contest");
    assert_eq!(ann.get(&path).await["uncounted"], "near");
    // In one browser, from another place each time.
    let mut eva = account(server, "Eva", "2001:db8:1::1").await;
    let mut zoe = account(server, "Zoe", "2001:db8:2::1").await;
    let opened = open(&mut eva).await;
    assert_eq!(claim(&mut eva, &opened, 0).await.0, 200);
    zoe.use_device_of(&eva);
    let (status, second) = claim(&mut zoe, &opened, 1).await;
    assert_eq!(status, 200);
    let mut sitting = Sitting::join(server, &opened.table, &[&second], "en").await;
    sitting.say(ClientMessage::Act { seat: 1, act: Act::Resign }).await;
    while sitting.hear_of("company").await.get("ended").is_none() {}
    let path = format!("/api/tables/{}/contest", opened.table);
    assert_eq!(eva.get(&path).await["uncounted"], "near");
    for name in ["ann", "ben", "eva", "zoe"] {
        assert_eq!(ann.get(&format!("/api/people/{name}")).await["ratings"], json!([]), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_counts_only_when_all_strengths_can_be_told_and_nobody_is_helped() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = account(server, "Ann", "198.51.100.1").await;
    let table = |players| serde_json::to_value(skirmish(players)).expect("JSON");
    for players in [[person("Ann"), computer("greedy")], [computer("hero"), computer("hero")]] {
        let answer = ann.post("/api/tables?rated=true", table(players)).await;
        assert_eq!(
            (answer.status, answer.json::<Value>().expect("JSON")["code"].clone()),
            (400, json!("rated"))
        );
    }
    let mut aloud = computer("novice");
    aloud.aloud = true;
    let mut helped = person("Ann");
    helped.hints = Some(true);
    let opened = ann.post("/api/tables?rated=true", table([helped, aloud])).await;
    let opened: Opened = opened.json().expect("it opens");
    let (_, secret) = claim(&mut ann, &opened, 0).await;
    let mut sitting = Sitting::join(server, &opened.table, &[&secret], "en").await;
    while sitting.choices().is_none() {
        sitting.hear_any().await;
    }
    let question = sitting.question();
    sitting.say(ClientMessage::Hint { id: 1, question }).await;
    assert_eq!(sitting.hear_of("refused").await["code"], "no_hints");
    let from = json!({ "table": opened.table, "step": 1 });
    let from = crate::common::open_from(server, &secret, &from).await;
    assert_eq!(from, 403, "nothing is tried out in a copy");
    sitting.say(ClientMessage::Act { seat: 0, act: Act::Resign }).await;
    while sitting.hear_of("company").await.get("ended").is_none() {}
    let ann = ann.get("/api/people/ann").await;
    let lost = ann["ratings"][0]["rating"].as_i64().expect("it counted");
    assert!(lost < 1400, "{ann}: to lose against a novice costs more than against somebody new");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_the_games_of_somebody_who_keeps_them_private() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = account(server, "Ann <script>", "198.51.100.1").await;
    let mut ben = account(server, "Ben", "198.51.100.2").await;
    let mut eva = account(server, "Eva", "198.51.100.3").await;
    let table = played(&mut ann, &mut ben, server).await;
    let mut nobody = Browser::new(server);
    let path = "/api/people/Ann%20%3Cscript%3E";
    let games = format!("{path}/games");
    let listed = async |browser: &mut Browser| {
        let shown = browser.get(&games).await;
        shown["games"].as_array().expect("a list").len()
    };
    for (to, [own, with, other, stranger]) in
        [("played", [1, 1, 0, 0]), ("all", [1, 1, 1, 1]), ("nobody", [1, 0, 0, 0])]
    {
        ann.done("/api/me/shows", json!(to)).await;
        assert_eq!(listed(&mut ann).await, own, "{to}: her own");
        assert_eq!(listed(&mut ben).await, with, "{to}: of whoever played her");
        assert_eq!(listed(&mut eva).await, other, "{to}: of somebody else");
        assert_eq!(listed(&mut nobody).await, stranger, "{to}: of nobody");
    }
    let curve = format!("{path}/curve?ruleset=pantheon-1.5");
    assert_eq!(nobody.get(&curve).await, json!([]), "when she played is hers");
    assert_eq!(ann.get(&curve).await.as_array().map(Vec::len), Some(1));
    let shown = ann.get(&games).await;
    let game = &shown["games"][0];
    assert_eq!(
        (&game["table"], &game["outcome"], &game["change"]),
        (&json!(table), &json!("won"), &json!(162))
    );
    assert_eq!(ben.get(path).await["met"], json!({ "won": 0, "drawn": 0, "lost": 1 }));
    assert_eq!(eva.get(path).await.get("met"), None);
    assert_eq!(
        (nobody.get(path).await.get("shows"), &ann.get(path).await["shows"]),
        (None, &json!("nobody"))
    );
    let mut guest = Browser::new(server);
    guest.table().await;
    assert_eq!(
        guest.post("/api/me/shows", json!("all")).await.status,
        403,
        "a guest has no profile"
    );
    for unknown in ["Zoe", "", "%00", "..%2F..", "Kallisto%20482"] {
        let answer = nobody.ask("GET", &format!("/api/people/{unknown}/games"), None).await;
        assert!((400..500).contains(&answer.status), "{unknown}: {}", answer.status);
    }
    for odd in [
        "ruleset=nim",
        "ruleset=pantheon-1.5&pace=%00",
        "ruleset=pantheon-1.5&field=7",
        "ruleset=%00",
    ] {
        for path in ["/api/leaders", "/api/people/Ben/curve"] {
            let answer = nobody.ask("GET", &format!("{path}?{odd}"), None).await;
            assert_eq!(answer.status, 400, "{path}?{odd}");
        }
    }
    // At a table that does not count, who is who is for those who may know.
    let table = serde_json::to_value(skirmish([person("Ann"), person("Ben")])).expect("JSON");
    let opened: Opened = eva.post("/api/tables", table).await.json().expect("it opens");
    assert_eq!(claim(&mut eva, &opened, 0).await.0, 200);
    let path = format!("/api/tables/{}/contest", opened.table);
    assert_eq!(nobody.get(&path).await["seats"], json!([]));
    assert_eq!(eva.get(&path).await["seats"][0]["name"], "Eva");
    eva.done("/api/me/shows", json!("all")).await;
    assert_eq!(nobody.get(&path).await["seats"][0]["name"], "Eva");
}
