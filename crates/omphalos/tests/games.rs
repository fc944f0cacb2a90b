//! Mythic Battles (2012) and Conjurers on the command line: whole games as text, records of them,
//! series, odds.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The games beside Pantheon.
const OTHERS: [&str; 2] = ["mythic-2012", "conjurers"];

fn folder(test: &str) -> PathBuf {
    common::folder("games", test)
}

fn omphalos(args: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(args.split_whitespace())
        .output()
        .expect("the binary runs")
}

fn printed(args: &str) -> String {
    let output = omphalos(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`{args}` failed: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(args: &str) -> Value {
    serde_json::from_str(&printed(&format!("{args} --json"))).expect("JSON")
}

fn refused(args: &str) -> String {
    let output = omphalos(args);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "`{args}` was taken");
    assert_eq!(errors.trim_end().lines().count(), 1, "one line: {errors}");
    errors
}

fn play(folder: &Path, options: &str, script: &str) -> String {
    common::said(&common::play(folder, options, script))
}

/// The lines of the last question: from its sentence to the prompt.
fn last_question(said: &str) -> &str {
    let end = said.rfind("\n 1. ").expect("a question");
    let start = said[..end].rfind('\n').map_or(0, |at| at + 1);
    let length = said[start..].find("> ").unwrap_or(said.len() - start);
    &said[start..start + length]
}

/// No sentence shows its joints.
fn assert_reads_well(text: &str) {
    for line in text.lines() {
        assert!(!line.contains('{') && !line.contains("??"), "{line}");
    }
}

#[test]
fn two_computers_play_a_whole_game_that_is_kept_told_and_verified() {
    for ruleset in OTHERS {
        let folder = folder(&format!("whole-{ruleset}"));
        let options =
            format!("--ruleset {ruleset} --players greedy,random --seed 2 --save game.record");
        let text = play(&folder, &options, "");
        assert!(text.contains("omphalos replay"), "{ruleset} ends: {text}");
        assert_reads_well(&text);
        let record = folder.join("game.record").display().to_string();
        let verified = printed(&format!("verify {record}"));
        assert!(verified.contains("replay to the recorded states; "), "{verified}");
        assert!(!verified.contains("goes on"), "{verified}");
        for told in ["", "--lang fr", "--seat 1", "--notation"] {
            let told = printed(&format!("replay {record} {told}"));
            assert!(told.lines().count() > 100, "{told}");
        }
        let french = printed(&format!("replay {record} --lang fr"));
        assert!(french.contains("Joueur 1"), "{french}");
        assert_reads_well(&french);
    }
}

#[test]
fn a_scripted_game_is_undone_saved_and_loaded_at_the_same_question() {
    for (ruleset, name) in
        [("mythic-2012", "first edition of 2012"), ("conjurers", "Omphalos: Conjurers")]
    {
        let folder = folder(&format!("scripted-{ruleset}"));
        let script = "help\nboard\nhand\narmy\nwhy 1\nodds 1\nrules win\nlog\nnonsense\n1\nundo\n\
                      1\n1\n1\n1\nthoughts\nsave copy.record\nquit\n\n";
        let options = format!("--ruleset {ruleset} --players you,random --names Zoé --seed 4");
        let first = play(&folder, &options, script);
        assert!(first.contains(name), "{first}");
        assert!(first.contains("Saved to copy.record."), "{first}");
        assert!(first.contains("`nonsense`") || first.contains("nonsense"), "{first}");
        assert!(
            first.contains("Taken back.") || first.contains("There is nothing to take back"),
            "{first}"
        );
        assert_reads_well(&first);
        let again = play(&folder, "--load copy.record", "log 3\nquit\n\n");
        assert_eq!(last_question(&again), last_question(&first), "{ruleset}");
        assert!(again.contains("Zoé> "), "{again}");
        let latest = play(&folder, "--load", "quit\n\n");
        assert_eq!(last_question(&latest), last_question(&first), "{ruleset}");
    }
}

#[test]
fn a_quick_game_starts_at_once_against_the_computer_in_both_languages() {
    for ruleset in OTHERS {
        let folder = folder(&format!("quick-{ruleset}"));
        let options = format!("--quick --ruleset {ruleset} --seed 1");
        let text = play(&folder, &options, "1\n1\nquit\n\n");
        assert!(text.contains("Player 1> "), "{text}");
        let kept = fs::read_to_string(folder.join("omphalos").join("game-1.record"));
        let kept = kept.expect("the game is kept");
        assert!(kept.contains("note seat 1 adept Computer\n"), "{kept}");
        let french = play(&folder, &format!("{options} --lang fr"), "aide\nplateau\nquitter\n\n");
        assert!(french.contains("Tapez aide à tout moment"), "{french}");
        assert_reads_well(&french);
    }
}

#[test]
fn questions_lead_to_a_game_of_three() {
    let text = play(&folder("asked"), "--ruleset conjurers --seed 1", "2\n2\n\nquit\n\n");
    assert!(text.contains("How many players?"), "{text}");
    assert!(text.contains("Player 1, Player 2 and Player 3 play Conjurers."), "{text}");
}

#[test]
fn random_answers_never_break_anything() {
    for (ruleset, players) in [("mythic-2012", "you,random"), ("conjurers", "random,you,random")] {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut script = String::new();
        for _ in 0..600 {
            script += match rng.u8(0..24) {
                0 => "undo\n",
                1 => "why 1\n",
                2 => "odds 2\nbest\n",
                3 => "more\n",
                4 => "board\n",
                5 => "army\nhand\n",
                _ => ["1\n", "2\n", "3\n", "4\n", "5\n", "6\n"][rng.usize(0..6)],
            };
        }
        let options = format!("--ruleset {ruleset} --players {players} --seed 9");
        assert_reads_well(&play(&folder(&format!("random-{ruleset}")), &options, &script));
    }
}

#[test]
fn a_kept_game_is_reviewed() {
    for ruleset in OTHERS {
        let folder = folder(&format!("review-{ruleset}"));
        let options = format!("--ruleset {ruleset} --players you,random --seed 5 --save it.record");
        play(&folder, &options, &"1\n".repeat(30));
        let record = folder.join("it.record").display().to_string();
        let review = json(&format!("review {record} --level hero:8it"));
        assert_eq!(review["ruleset"], ruleset);
        for seat in review["seats"].as_array().expect("a list") {
            let chances = seat["win_chance"].as_array().expect("a list");
            assert_eq!(chances.len() as u64, review["steps"].as_u64().expect("a number") + 1);
            let parts = ["luck", "own_decisions", "others_decisions", "unforeseen"];
            let sum: f64 = parts.iter().filter_map(|part| seat[part].as_f64()).sum();
            let change = chances[chances.len() - 1].as_f64().expect("a number")
                - chances[0].as_f64().expect("a number");
            assert!((sum - change).abs() < 1e-6, "{seat}");
        }
        let told = printed(&format!("review {record} --level hero:8it --lang fr"));
        assert_reads_well(&told);
    }
}

#[test]
fn a_series_counts_wins_for_every_player_and_what_the_game_is_about() {
    let two = json("sim --ruleset mythic-2012 --seats greedy,random --games 6 --seed 3");
    assert_eq!(two["ruleset"], "mythic-2012");
    let wins = two["wins"].as_array().expect("a list");
    assert_eq!(wins[0].as_u64().zip(wins[1].as_u64()).map(|(a, b)| a + b <= 6), Some(true));
    assert!(wins[0].as_u64() > wins[1].as_u64(), "{two}");
    assert_eq!(two["divinity_fell"], Value::Null);

    let four =
        json("sim --ruleset conjurers --seats greedy,random,random,random --games 4 --seed 3");
    let wins: Vec<u64> =
        four["wins"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert_eq!(wins.len(), 4);
    assert!(wins[0] >= 2, "one who thinks among three who do not: {four}");

    let balance = json("sim --ruleset mythic-2012 --balance --seats random,random --games 4");
    assert!(balance["balance"]["factions"].is_array(), "{balance}");
    assert!(balance["balance"]["boards"].as_array().is_some_and(|boards| boards.len() >= 4));
    let text = printed("sim --ruleset conjurers --balance --seats random,random --games 4");
    assert!(text.contains("first assistant") && text.contains("mythology"), "{text}");
    assert!(text.contains("95 % interval         score"), "what players scored: {text}");
    let scored = json("sim --ruleset conjurers --balance --seats random,random --games 4");
    let assistant = &scored["balance"]["assistants"][0];
    assert!(assistant["score"]["mean"].is_f64(), "{assistant}");
    let battles = &scored["balance"]["trials"][0];
    assert!(battles["rate"].is_f64() && battles["score"].is_null(), "nobody scores: {battles}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for ruleset in OTHERS {
        let told = |threads: u8| {
            let seats = "--seats random,random --games 6 --seed 8";
            let mut result = json(&format!("sim --ruleset {ruleset} {seats} --threads {threads}"));
            let table = result.as_object_mut().expect("a table");
            table.retain(|key, _| key != "seconds" && key != "threads");
            result
        };
        assert_eq!(told(1), told(3));
    }
}

#[test]
fn a_program_plays_and_is_shown_its_view() {
    let folder = folder("bot");
    let bot = folder.join("first.py");
    let body = "
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'hello': print(json.dumps({'protocol': 1, 'name': 'first'}), flush=True)
    if message['type'] == 'choose':
        assert message['view']['viewer'] is not None and message['options'][0]['label']
        print(json.dumps({'choice': message['options'][0]['notation']}), flush=True)
";
    fs::write(&bot, body).expect("a file for tests");
    for ruleset in OTHERS {
        let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
            .args(["sim", "--ruleset", ruleset, "--games", "2", "--json", "--seats"])
            .arg(format!("exec:python3 {},random", bot.display()))
            .output()
            .expect("the binary runs");
        let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!((&result["games"], &result["forfeits"]), (&Value::from(2), &Value::Null));
        assert_eq!(result["players"][0]["name"], "first");
    }
}

#[test]
fn speed_is_measured_in_every_game() {
    for ruleset in OTHERS {
        let played = json(&format!("bench playouts --ruleset {ruleset} --seconds 1"));
        assert!(played["games"].as_u64() > Some(0), "{played}");
        let searched = json(&format!("bench search --ruleset {ruleset} --seconds 1"));
        assert!(searched["iterations"].as_u64() > Some(0), "{searched}");
    }
}

#[test]
fn odds_of_chained_fives_say_where_the_chain_is_cut() {
    let one = json("odds --ruleset mythic-2012 --dice 1 --difficulty 6");
    let mean = one["mean"].as_f64().expect("a number");
    assert!((mean - 5.0 / 36.0).abs() < 1e-12, "a five, then anything but 0: {one}");
    assert_eq!(one["chain_cut"], "no further wound is possible");
    assert_eq!(one["chain_neglected"], 0.0);
    let frail = json("odds --ruleset mythic-2012 --offence 4 --defence 4 --vitality 2");
    assert_eq!(frail["destroys"], frail["at_least"][1]);
    let spared = json("odds --ruleset mythic-2012 --offence 4 --defence 4 --zero-reroll");
    assert!(spared["mean"].as_f64() > frail["mean"].as_f64());
    let all = json("odds --ruleset mythic-2012");
    assert_eq!(all["means"][1][5], one["mean"]);
    assert!(printed("odds --ruleset mythic-2012 --dice 4 --difficulty 5").contains("4+"));
}

#[test]
fn odds_of_a_fight_follow_from_creatures_and_cards() {
    let fight = json("odds --ruleset conjurers --attacker kestrel --defender kappa");
    let falls = |side: &str| fight[side]["falls"].as_f64().expect("a number");
    assert!((0.0..=1.0).contains(&falls("attacker")) && (0.0..=1.0).contains(&falls("defender")));
    let suffers = &fight["defender"]["suffers"];
    let sum: f64 =
        suffers["at_least"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    let mean = suffers["mean"].as_f64().expect("a number");
    assert!((sum - mean).abs() < 0.01, "the mean is the sum of the chances: {fight}");
    assert!(
        printed("odds --ruleset conjurers --attacker kestrel --defender kappa").contains("falls")
    );
}

#[test]
fn bad_options_are_refused_in_one_line() {
    for (args, expected) in [
        ("sim --ruleset conjurers --seats random,random --army x,y", "--army is not for conjurers"),
        ("sim --ruleset mythic-2012 --seats random,random,random", "2 or 4"),
        ("sim --ruleset mythic-2012 --seats random,random --mode draft", "--mode is not for"),
        (
            "sim --ruleset mythic-2012 --seats random,random --army the_weaver_court,web_and_fang",
            "the_weavers_court",
        ),
        ("sim --ruleset conjurers --seats random,random --settings tournaments=yes", "4 players"),
        ("sim --ruleset conjurers --seats random,random --settings element=yes", "elements"),
        ("play --text --ruleset mythic-2012 --players you,you,you", "expected 2 or 4"),
        ("play --text --ruleset mythic-2012 --mode draft", "deck_building"),
        ("play --text --ruleset conjurers --army x", "--army is not for conjurers"),
        ("odds --ruleset mythic-2012 --dice 17 --difficulty 4", "17 is not in 0..=16"),
        ("odds --ruleset mythic-2012 --rerolls 2", "2 is not in 0..=1"),
        ("odds --ruleset conjurers", "--attacker"),
        ("odds --ruleset conjurers --attacker kestrl --defender kappa", "kestrel"),
    ] {
        let errors = refused(args);
        assert!(errors.contains(expected), "{args}: {errors}");
    }
}
