//! Programs that play: the example bot, and bots that fail in every way they can.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// How every bot of these tests begins.
const HEAD: &str = "
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
lines = (json.loads(line) for line in sys.stdin)
";

fn sim(seats: &str, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["sim", "--json", "--seats", seats])
        .args(more)
        .output()
        .expect("the binary runs")
}

fn json(seats: &str, more: &[&str]) -> Value {
    let output = sim(seats, more);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A seat for a bot with this body.
fn bot(name: &str, body: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bots");
    fs::create_dir_all(&folder).expect("a folder for tests");
    let file = folder.join(format!("{name}.py"));
    fs::write(&file, format!("{HEAD}{body}")).expect("a file for tests");
    format!("exec:python3 {}", file.display())
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/hoplite.py")
}

#[test]
fn the_example_beats_random_and_plays_the_same_again() {
    let seats = format!("exec:python3 {},random", example().display());
    let args = ["--games", "12", "--seed", "3"];
    let result = json(&seats, &args);
    assert_eq!(result["players"][0]["name"], "hoplite");
    assert!(result["wins"][0].as_u64() >= Some(8), "{result}");
    assert_eq!(result["forfeits"], Value::Null);
    let again = json(&seats, &[&args[..], &["--threads", "1"]].concat());
    assert_eq!((&again["wins"], &again["pairs"]), (&result["wins"], &result["pairs"]));
}

#[test]
fn the_example_plays_in_teams_and_with_three() {
    let hoplite = format!("exec:python3 {}", example().display());
    let three = json(&format!("random,{hoplite},random"), &["--games", "3"]);
    assert_eq!((&three["forfeits"], &three["elo"]), (&Value::Null, &Value::Null));
    let teams = json(&format!("{hoplite},random,{hoplite},random"), &["--teams", "--games", "2"]);
    assert_eq!(teams["forfeits"], Value::Null);
}

#[test]
fn a_bot_is_shown_its_own_hand_and_no_other_and_may_answer_in_notation() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bots").join("heard.jsonl");
    let body = "
log = open('LOG', 'w')
for message in lines:
    print(json.dumps(message), file=log, flush=True)
    if message['type'] == 'hello': say(protocol=1, name='scribe')
    if message['type'] == 'choose': say(question=message['question'], choice=message['options'][-1]['notation'])
"
    .replace("LOG", &log.display().to_string());
    let result = json(
        &format!("{},random", bot("scribe", &body)),
        &["--games", "2", "--threads", "1", "--round-limit", "12"],
    );
    assert_eq!((&result["games"], &result["forfeits"]), (&Value::from(2), &Value::Null));
    let heard = fs::read_to_string(log).expect("the bot wrote it down");
    let messages: Vec<Value> =
        heard.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kinds = |kind: &str| messages.iter().filter(|message| message["type"] == kind).count();
    assert_eq!((kinds("hello"), kinds("game"), kinds("over"), kinds("quit")), (1, 2, 2, 1));
    let mut seat = Value::Null;
    for message in &messages {
        if message["type"] == "game" {
            seat = message["seat"].clone();
        }
        for player in message["view"]["seats"].as_array().into_iter().flatten() {
            assert_eq!(player["own_hand"] != Value::Null, player["seat"] == seat, "{player}");
        }
        for event in message["events"].as_array().into_iter().flatten() {
            if let Some(drew) = event["event"]["Drew"].as_array() {
                assert_eq!(drew[1] != Value::Null, drew[0] == seat, "{event}");
            }
        }
    }
    assert!(heard.contains("\"Drew\""), "draws are told");
}

#[test]
fn a_bot_that_fails_forfeits_and_is_started_anew() {
    let greet = "
for message in lines:
    if message['type'] == 'hello': say(protocol=1, name='flawed')
    if message['type'] == 'choose':
";
    for (name, answer, reason) in [
        ("crash", "raise KeyError('zeus')", "ended with exit status: 1: KeyError: 'zeus'"),
        ("mute", "time.sleep(30)", "gave no answer within 4 s"),
        ("mumble", "print('well', flush=True)", "answered `well`"),
        ("past", "say(choice=len(message['options']))", "counted from 0"),
        ("unread", "say(choice='castle kingside')", "chose what cannot be read"),
        ("unoffered", "say(choice='activate zeus simple')", "is not offered"),
        ("late", "say(question=0, choice=0)", "answered another question than 1"),
    ] {
        let seats = format!("{},random", bot(name, &format!("{greet}        {answer}\n")));
        // Only who is mute is waited for so long; a busy machine may take a second to start Python.
        let args = ["--games", "2", "--threads", "1", "--bot-seconds", "4"];
        let result = json(&seats, &args);
        assert_eq!(result["wins"], serde_json::json!([0, 2]), "{name}: {result}");
        let forfeits = result["forfeits"].as_array().expect("a list");
        assert_eq!(forfeits.len(), 2, "{name}");
        let told = forfeits[0]["reason"].as_str().expect("a reason");
        assert!(told.contains(reason), "{name}: {told}");
        assert_eq!(forfeits[0]["player"], 0);
    }
}

#[test]
fn a_bot_that_cannot_start_is_refused_in_one_line() {
    let version = "next(lines); say(protocol=9, name='later')\n";
    for (seat, reason) in [
        ("exec:".to_owned(), "exec: needs a program"),
        ("exec:./no_such_bot".to_owned(), "cannot start `./no_such_bot`"),
        (bot("leaver", "sys.exit(3)\n"), "ended with exit status: 3"),
        (bot("later", version), "speaks protocol 9, but this is protocol 1"),
        (bot("rude", "next(lines); print('hi', flush=True)\n"), "answered hello with `hi`"),
        (bot("nameless", "next(lines); say(protocol=1, name=' ')\n"), "gave no name"),
    ] {
        let output = sim(&format!("random,{seat}"), &["--bot-seconds", "5"]);
        assert!(!output.status.success(), "`{seat}` was accepted");
        assert!(output.stdout.is_empty());
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn our_own_players_speak_the_protocol_and_play_as_they_do_at_the_table() {
    let own = env!("CARGO_BIN_EXE_omphalos");
    for ruleset in ["pantheon-1.5", "pantheon-beta", "mythic-2012", "conjurers"] {
        let args = ["--ruleset", ruleset, "--games", "2", "--seed", "4", "--threads", "1"];
        let over_pipes = json(&format!("exec:{own} bot adept:8it,random"), &args);
        assert_eq!(over_pipes["forfeits"], Value::Null, "{ruleset}: {over_pipes}");
        assert_eq!(over_pipes["players"][0]["name"], "adept:8it");
        assert!(over_pipes["mean_decisions"].as_f64() > Some(10.0), "{over_pipes}");
    }
    let asked_for_nothing = sim(&format!("exec:{own} bot nobody,random"), &["--games", "1"]);
    assert!(!asked_for_nothing.status.success());
    let told = String::from_utf8_lossy(&asked_for_nothing.stderr);
    assert!(told.contains("no computer player is called"), "{told}");
}
