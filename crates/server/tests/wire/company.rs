//! Those at a table: who is there, what they agree on beside the game, and what they say.

use std::net::SocketAddr;
use std::sync::Arc;

use fastrand::Rng;
use hosting::dice::verify;
use protocol::{Act, ClientMessage, LoadRecord, Phrase, PlayerKind, Proposal, Say, Spoken};
use serde_json::{Value, json};
use server::client::{self, Seated, request};

use crate::common::{
    Running, Sitting, config, get, long_game, open_by, person, play, serve, skirmish,
    tables_of_every_ruleset, tells_a_move, two_people,
};

fn act(seat: u8, act: Act) -> ClientMessage {
    ClientMessage::Act { seat, act }
}

fn propose(seat: u8, what: Proposal) -> ClientMessage {
    act(seat, Act::Propose(what))
}

fn say(seat: Option<u8>, text: &str) -> ClientMessage {
    let name = seat.is_none().then(|| "Watcher".to_owned());
    ClientMessage::Say(Say { seat, name, words: Spoken::Text(text.to_owned()) })
}

/// Both players of a table, and somebody who watches.
async fn all_three(server: SocketAddr, opened: &Seated) -> [Sitting; 3] {
    let table = &opened.table;
    let [ann, ben] = [0, 1].map(|seat: usize| &opened.seats[seat].secret[..]);
    [
        Sitting::join(server, table, &[ann], "en").await,
        Sitting::join(server, table, &[ben], "fr").await,
        Sitting::join(server, table, &[], "en").await,
    ]
}

/// Hears until the company is so.
async fn company(sitting: &mut Sitting, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let company = sitting.hear_of("company").await;
        if is_so(&company) {
            return company;
        }
    }
}

/// Plays on until somebody has seen dice fall.
async fn after_dice(both: &mut [Sitting], seed: u64, questions: u64) {
    let later = |snapshot: &Value| snapshot["question"].as_u64() > Some(questions);
    play(both, &mut Rng::with_seed(seed), later).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_comes_and_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = two_people(server).await;
    let [mut ann, ben, watcher] = all_three(server, &opened).await;
    assert_eq!(ann.welcome["company"]["seats"], json!(["here", "away"]), "Ben was not there yet");
    assert_eq!(ann.welcome["company"]["watching"], 0);
    let all = company(&mut ann, |company| company["watching"] == 1).await;
    assert_eq!(all["seats"], json!(["here", "here"]));
    drop(watcher);
    company(&mut ann, |company| company["watching"] == 0).await;
    drop(ben);
    let left = company(&mut ann, |company| company["seats"][1] != "here").await;
    assert_eq!(left["seats"], json!(["here", "away"]), "he was there a moment ago");
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_goes_to_everybody_and_that_of_spectators_to_players_only_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(config(folder.path())).await;
    let opened = two_people(running.address).await;
    let [mut ann, mut ben, mut watcher] = all_three(running.address, &opened).await;
    let hello = Spoken::Phrase(Phrase::Hello);
    ann.say(ClientMessage::Say(Say { seat: Some(0), name: None, words: hello })).await;
    for sitting in [&mut ann, &mut ben, &mut watcher] {
        let told = sitting.hear_of("talk").await;
        assert_eq!(told[0]["words"], json!({ "phrase": "hello" }), "each reads it in their tongue");
        assert_eq!((&told[0]["seat"], &told[0]["number"]), (&json!(0), &json!(0)));
    }
    watcher.say(say(None, "Ben should attack")).await;
    assert_eq!(watcher.hear_of("talk").await[0]["name"], "Watcher");
    ben.say(say(Some(1), "  zalgo\u{202e} <script>  here ")).await;
    for sitting in [&mut ann, &mut ben, &mut watcher] {
        let told = sitting.hear_of("talk").await;
        assert_eq!(
            told[0]["words"],
            json!({ "text": "zalgo <script> here" }),
            "nothing in between"
        );
    }

    for (message, code) in [
        (say(Some(0), "I am Ann"), "not_yours"),
        (say(None, "I only watch"), "not_yours"),
        (say(Some(1), &"x".repeat(301)), "too_large"),
        (say(Some(1), " \u{200b} "), "malformed"),
        (act(0, Act::Resign), "not_yours"),
    ] {
        ben.say(message).await;
        assert_eq!(ben.hear_of("refused").await["code"], code);
    }
    watcher.say(act(0, Act::Resign)).await;
    assert_eq!(
        watcher.hear_of("refused").await["code"],
        "not_yours",
        "who watches resigns nothing"
    );
    let posing = Say { seat: None, name: Some("Ann".to_owned()), words: Spoken::Text("x".into()) };
    watcher.say(ClientMessage::Say(posing)).await;
    assert_eq!(watcher.hear_of("refused").await["code"], "malformed", "there is an Ann already");

    running.stop().await;
    let running = Running::start(config(folder.path())).await;
    let [ann, mut ben, watcher] = all_three(running.address, &opened).await;
    let talk = |sitting: &Sitting| sitting.welcome["talk"].as_array().expect("a list").len();
    assert_eq!([talk(&ann), talk(&ben), talk(&watcher)], [2, 2, 3], "it was kept");
    ben.say(act(1, Act::Resign)).await;
    let told = ben.hear_of("talk").await;
    assert_eq!(told[0]["words"]["text"], "Ben should attack", "the game is over");
    let secret = &opened.seats[0].secret[..];
    let again = Sitting::join(running.address, &opened.table, &[secret], "en").await;
    assert_eq!(talk(&again), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_speaks_too_much_is_not_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = two_people(server).await;
    let [mut ann, ..] = all_three(server, &opened).await;
    let mut heard = 0;
    for number in 0..40 {
        ann.say(say(Some(0), &format!("{number}"))).await;
        let code = loop {
            let message = ann.hear_any().await;
            if message.get("talk").is_some() {
                break None;
            }
            if let Some(refused) = message.get("refused") {
                break Some(refused["code"].clone());
            }
        };
        match code {
            None => heard += 1,
            Some(code) => assert_eq!(code, "too_often"),
        }
    }
    assert!((5..20).contains(&heard), "{heard} lines of 40");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_is_over_for_good_and_its_record_says_so() {
    for body in tables_of_every_ruleset() {
        let folder = tempfile::tempdir().expect("a folder");
        let running = Running::start(config(folder.path())).await;
        let server = running.address;
        let opened = client::open(server, &body).await.expect("it opens");
        let secret = &opened.seats[0].secret[..];
        let [ann, ben, mut watcher] = all_three(server, &opened).await;
        let mut both = [ann, ben];
        after_dice(&mut both, 3, 20).await;
        let [mut ann, mut ben] = both;
        let record = format!("/api/tables/{}/record", opened.table);
        assert_eq!(get(server, &record, &[secret]).await.status, 409, "the game goes on");
        ben.say(act(1, Act::Resign)).await;
        let ended = json!({ "by": "resigned", "seat": 1, "winners": [0] });
        for sitting in [&mut ann, &mut ben, &mut watcher] {
            company(sitting, |company| company["ended"] == ended).await;
        }
        let question = ann.question();
        for sitting in [&mut ann, &mut ben] {
            sitting.say(ClientMessage::Answer { question, choice: 0 }).await;
            sitting.say(ClientMessage::Undo { question }).await;
            for _ in 0..2 {
                assert_eq!(sitting.hear_of("refused").await["code"], "over");
            }
        }
        running.stop().await;

        let server = serve(folder.path()).await;
        let again = Sitting::join(server, &opened.table, &[secret], "en").await;
        assert_eq!(again.welcome["company"]["ended"], ended, "it was kept");
        assert!(again.welcome["dice"]["secret"].is_string(), "the dice are opened");
        let body = json!({ "secrets": [secret], "lang": "en" }).to_string();
        let listed = request(server, "POST", "/api/summaries", "", &body).await.expect("an answer");
        let listed: Value = listed.json().expect("JSON");
        assert_eq!(
            (&listed[0]["over"], &listed[0]["waiting_for_you"]),
            (&json!(true), &json!(false))
        );
        let answer = get(server, &record, &[secret]).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(
            answer.body.contains("note ended resigned seat 1 winners 0"),
            "{}",
            &answer.body[..400]
        );
        let load = LoadRecord { record: answer.body, players: Vec::new() };
        let loaded = open_by(server, "/api/tables/load", &[], &load).await;
        let secret = &loaded.seats[0].secret[..];
        let loaded = Sitting::join(server, &loaded.table, &[secret], "fr").await;
        assert_eq!(loaded.welcome["company"]["ended"], ended, "who loads it sees how it ended");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_is_taken_back_by_consent_and_the_dice_still_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = long_game(server).await;
    let [ann, ben, _watcher] = all_three(server, &opened).await;
    let mut both = [ann, ben];
    let mut taken_back = 0;
    for turn in 0..12u64 {
        let questions = 40 + 30 * turn;
        after_dice(&mut both, turn, questions).await;
        let [ann, ben] = &mut both;
        if ann.is_over() {
            break;
        }
        // Whoever decided last asks for it; it is then their decision again.
        ann.say(propose(0, Proposal::TakeBack)).await;
        let asked = company(ben, |company| company.get("proposal").is_some()).await;
        let number = asked["proposal"]["number"].as_u64().expect("a number") as u32;
        assert_eq!(asked["proposal"]["awaits"], json!([1]));
        let before = ann.question();
        ben.say(act(1, Act::Agree(number))).await;
        for sitting in [&mut *ann, &mut *ben] {
            while !tells_a_move(&sitting.hear_any().await) {}
        }
        assert!(ann.question() > before, "an answer sent before must not fit");
        assert_eq!(ann.question(), ben.question());
        assert_eq!(ann.snapshot["waiting_for"], 0, "Ann decides again");
        assert!(ann.log.last().expect("a line").contains("back"), "{:?}", ann.log.last());
        taken_back += 1;
    }
    assert!(taken_back >= 5, "{taken_back}");
    let [mut ann, mut ben] = both;
    ann.say(propose(0, Proposal::Draw)).await;
    company(&mut ben, |company| company["proposal"]["what"] == "draw").await;
    ben.say(propose(1, Proposal::Draw)).await;
    let ended = company(&mut ann, |company| company.get("ended").is_some()).await;
    assert_eq!(ended["ended"], json!({ "by": "agreed", "seat": 0, "winners": [] }));
    let record = format!("/api/tables/{}/record", opened.table);
    let record = get(server, &record, &[&opened.seats[0].secret]).await.body;
    assert!(record.contains("note dice void "), "outcomes were taken back");
    let record = kernel::record::Record::parse(&record).expect("a record");
    let setup = serde_json::from_str(&record.setup).expect("a set-up");
    let game: pantheon::Pantheon = kernel::Hosted::set_up(setup).expect("a game");
    let verified = verify(Arc::new(game), &record).expect("every outcome follows from the secret");
    assert!(verified.outcomes > 10, "{verified:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_and_has_the_seat_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = two_people(server).await;
    let [mut ann, mut ben, _watcher] = all_three(server, &opened).await;
    let bens = &opened.seats[1].secret[..];
    ann.say(propose(0, Proposal::Replace { seat: 1, by: PlayerKind::Computer })).await;
    assert_eq!(ann.hear_of("refused").await["code"], "not_now", "Ben is there");
    ben.say(propose(1, Proposal::Replace { seat: 1, by: PlayerKind::Person })).await;
    let asked = company(&mut ann, |company| company.get("proposal").is_some()).await;
    let number = asked["proposal"]["number"].as_u64().expect("a number") as u32;
    ann.say(act(0, Act::Agree(number))).await;
    let welcome = ben.hear_of("welcome").await;
    assert_eq!(welcome["seats"][1]["yours"], false, "Ben watches from now on");
    assert!(welcome["snapshot"]["view"].is_null(), "and sees nobody's hand");
    let invited = ben.hear_of("invited").await;
    assert_eq!(invited["seats"][0]["seat"], 1, "it is he who gives it away");
    // Ann was called anew and told nothing else: his hand is not hers.
    ann.hear_of("welcome").await;
    ann.say(ClientMessage::Lang("en".to_owned())).await;
    loop {
        let message = ann.hear_any().await;
        assert!(message.get("invited").is_none(), "{message}");
        if message.get("welcome").is_some() {
            break;
        }
    }
    let gone = client::Client::join(server, &opened.table, &[bens.to_owned()], "en").await;
    let refused = gone.expect("connected").hear().await.expect("an answer");
    assert_eq!(refused["refused"]["code"], "unknown_secret");
    let record = format!("/api/tables/{}/moments?lang=en", opened.table);
    assert_eq!(get(server, &record, &[bens]).await.status, 403, "nor by a request");

    let invitation = invited["seats"][0]["invitation"].as_str().expect("a text");
    let secret = client::claim(server, &opened.table, invitation.into()).await.expect("claimed");
    let mut eva = Sitting::join(server, &opened.table, &[&secret], "en").await;
    assert_eq!(eva.snapshot["view"], 1);
    assert_ne!(eva.welcome["seats"][1]["name"], "Ben");
    eva.say(propose(1, Proposal::Replace { seat: 1, by: PlayerKind::Computer })).await;
    let asked = company(&mut ann, |company| company.get("proposal").is_some()).await;
    let number = asked["proposal"]["number"].as_u64().expect("a number") as u32;
    ann.say(act(0, Act::Agree(number))).await;
    let welcome = ann.hear_of("welcome").await;
    assert_eq!(welcome["seats"][1]["kind"], "computer");
    // The game goes on to its end with the computer at Ben's place.
    let mut rng = Rng::with_seed(2);
    while !ann.is_over() {
        if let Some(choices) = ann.choices() {
            ann.answer(rng.u32(0..u32::try_from(choices).expect("few"))).await;
        }
        while !tells_a_move(&ann.hear_any().await) {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_gives_everybody_their_own_seat_on_the_other_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let body = skirmish([person("Ann"), person("Ben")]);
    let opened = client::open(server, &body).await.expect("it opens");
    let [mut ann, mut ben, mut watcher] = all_three(server, &opened).await;
    ann.say(propose(0, Proposal::Rematch { swap: true })).await;
    assert_eq!(ann.hear_of("refused").await["code"], "not_now", "the game goes on");
    assert_eq!(ann.welcome["company"]["can_abort"], true);
    ann.say(act(0, Act::Abort)).await;
    company(&mut ben, |company| company["ended"]["by"] == "aborted").await;
    ann.say(propose(0, Proposal::Rematch { swap: true })).await;
    company(&mut ben, |company| company.get("proposal").is_some()).await;
    ben.say(propose(1, Proposal::Rematch { swap: true })).await;
    for (sitting, seats) in [(&mut ann, vec![1]), (&mut ben, vec![0]), (&mut watcher, vec![])] {
        let invited = sitting.hear_of("invited").await;
        assert_ne!(invited["table"], opened.table.as_str());
        let given: Vec<&Value> =
            invited["seats"].as_array().expect("a list").iter().map(|seat| &seat["seat"]).collect();
        assert_eq!(json!(given), json!(seats), "nobody is given another's seat");
        let Some(seat) = seats.first() else { continue };
        let invitation = invited["seats"][0]["invitation"].as_str().expect("a text");
        let table = invited["table"].as_str().expect("a text");
        let secret = client::claim(server, table, invitation.into()).await.expect("claimed");
        let there = Sitting::join(server, table, &[&secret], "en").await;
        assert_eq!(there.snapshot["view"], *seat);
        let own = &there.welcome["seats"][*seat as usize]["name"];
        assert_eq!(own, ["Ben", "Ann"][*seat as usize]);
    }
}
