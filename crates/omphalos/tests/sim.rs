//! `omphalos sim` as a person and as a program would call it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn omphalos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos")).args(args).output().expect("the binary runs")
}

fn sim(args: &str) -> Output {
    let args: Vec<&str> = ["sim"].into_iter().chain(args.split_whitespace()).collect();
    omphalos(&args)
}

fn printed(args: &str) -> String {
    let output = sim(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`sim {args}` failed: {errors}");
    assert!(errors.is_empty(), "no bar without a terminal: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(args: &str) -> Value {
    serde_json::from_str(&printed(&format!("{args} --json"))).expect("JSON")
}

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("a folder of an earlier run");
    }
    path
}

#[test]
fn greedy_beats_random_and_the_numbers_add_up() {
    let result = json("--ruleset pantheon-1.5 --seats greedy,random --games 21 --seed 5");
    assert_eq!(result["games"], 21);
    let wins: Vec<u64> = result["wins"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|wins| wins.as_u64().expect("a number"))
        .collect();
    let draws = result["draws"].as_u64().expect("a number");
    assert_eq!(wins.iter().sum::<u64>() + draws, 21);
    assert!(wins[0] >= 19, "greedy won {} of 21", wins[0]);
    let greedy = &result["players"][0];
    assert_eq!((&greedy["name"], &greedy["wins"]), (&Value::from("greedy"), &result["wins"][0]));
    let share = |key: &str| greedy[key].as_f64().expect("a number");
    assert!(share("low") > 0.5 && share("low") <= share("rate") && share("rate") <= share("high"));
    assert_eq!(result["interrupted"], false);
}

#[test]
fn threads_and_seats_change_nothing_but_the_time() {
    let told = |args: &str| {
        let mut result = json(args);
        let table = result.as_object_mut().expect("a table");
        table.retain(|key, _| key != "seconds" && key != "threads");
        result
    };
    let args = "--seats random,random --games 24 --seed 9";
    let one = told(&format!("{args} --threads 1"));
    assert_eq!(one, told(&format!("{args} --threads 3")));
    assert_ne!(one, told("--seats random,random --games 24 --seed 10 --threads 1"));
}

#[test]
fn every_mode_and_number_of_players_is_played() {
    for args in [
        "--seats random,random,random --games 3",
        "--seats random,random,random,random --games 4",
        "--seats random,random,random,random --teams --games 4",
        "--seats random,random --mode constructed --games 2",
        "--seats random,random,random,random --teams --mode constructed --games 2",
        "--seats random,random --mode mixed --games 6",
        "--seats random,random --army thunder_of_olympus,first_march --games 2",
        "--seats random,random --board training_field --games 2 --round-limit 5",
    ] {
        let result = json(args);
        let seats = result["players"].as_array().expect("a list").len();
        assert_eq!(result["wins"].as_array().map(Vec::len), Some(seats), "{args}");
        assert!(result["mean_decisions"].as_f64() > Some(0.0), "{args}");
    }
    let short = json("--seats random,random --games 4 --round-limit 1");
    assert_eq!(short["draws"], 4, "nobody wins in one round at random");
}

#[test]
fn what_is_done_with_turns_is_counted() {
    let args = "--seats passer,rusher --games 4 --seed 6";
    let result = json(args);
    let count = |at: usize, key: &str| {
        result["players"][at]["conduct"][key].as_u64().unwrap_or_else(|| panic!("{result}"))
    };
    assert!(count(0, "turns") > 8);
    assert_eq!(count(0, "passed"), count(0, "turns"));
    assert_eq!((count(0, "activations"), count(0, "idle")), (0, 0));
    assert!(count(1, "activations") > count(1, "turns") / 2 && count(1, "turns") > 8);
    assert!(count(1, "idle") < count(1, "activations"));
    let told = format!("passer passed {0} of {0} turns (100.0 %); ", count(0, "turns"));
    assert!(printed(args).contains(&told), "{}", printed(args));
    let other = json("--ruleset conjurers --seats random,random --games 1");
    assert_eq!(other["players"][0].get("conduct"), None, "a game that cannot be waited out");
}

#[test]
fn pairs_and_the_difference_in_strength_follow_from_the_games() {
    let result = json("--seats random,random --games 41 --seed 3");
    let pairs: Vec<u64> =
        result["pairs"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert_eq!((pairs.len(), pairs.iter().sum::<u64>()), (5, 20), "the last game has no partner");
    let elo = |key: &str| result["elo"][key].as_f64().expect("a number");
    assert!(elo("low") < elo("difference") && elo("difference") < elo("high"));
    assert!(elo("low") < 0.0 && elo("high") > 0.0, "equal players: {}", result["elo"]);
    let swept = json("--seats greedy,random --games 12 --seed 5");
    assert_eq!(swept["elo"]["high"], Value::Null);
    assert!(swept["elo"]["low"].as_f64() > Some(0.0));
}

#[test]
fn a_sequential_test_ends_the_series_as_soon_as_it_may() {
    let test = |args: &str| {
        let mut result = json(args);
        let table = result.as_object_mut().expect("a table");
        table.retain(|key, _| key != "seconds" && key != "threads");
        result
    };
    let args = "--seats greedy,random --sprt 0,100 --seed 2";
    let result = test(&format!("{args} --threads 1"));
    assert_eq!(result["sprt"]["verdict"], "elo1");
    assert_eq!(result["interrupted"], false);
    let (llr, high) = (result["sprt"]["llr"].as_f64(), result["sprt"]["bounds"][1].as_f64());
    assert!(llr >= high && high > Some(2.9), "{result}");
    let games = result["games"].as_u64().expect("a number");
    assert!(games % 2 == 0 && games < 60, "{games} games");
    assert_eq!(result, test(&format!("{args} --threads 3")), "on any number of threads");
    let weaker = json("--seats random,greedy --sprt -50,0 --seed 2");
    assert_eq!(weaker["sprt"]["verdict"], "elo0");
    let short = json("--seats greedy,random --sprt 0,5 --games 4");
    assert_eq!((&short["sprt"]["verdict"], &short["games"]), (&"undecided".into(), &4.into()));
    let text = printed("--seats greedy,random --sprt 0,100 --seed 2");
    assert!(text.contains("Sequential test: rather +100 than +0; ratio "), "{text}");
}

#[test]
fn weights_of_ones_own_change_how_a_player_plays() {
    let folder = folder("weights");
    fs::create_dir_all(&folder).expect("a folder for tests");
    let file = folder.join("timid.toml");
    // Cards are all that counts: such a player does not come near anybody.
    let none = ["army", "divinity", "absorbed"].map(|name| format!("{name} = 0.0\n")).concat();
    let text = format!("ruleset = \"pantheon-1.5\"\n[weights]\n{none}hand = 9.0\n");
    fs::write(&file, text).expect("a file for tests");
    let shown = file.display();
    let result = json(&format!("--seats greedy,greedy --games 12 --weights {shown},-"));
    assert_eq!(result["players"][0]["name"], "greedy (timid)");
    let wins = |at: usize| result["wins"][at].as_u64().expect("a number");
    assert!(wins(0) < wins(1), "{result}");
    for (args, reason) in [
        (format!("--weights {shown}"), "1 files of weights for 2 seats"),
        ("--weights -,nowhere.toml".to_owned(), "cannot read nowhere.toml"),
    ] {
        let refused = sim(&format!("--seats greedy,greedy {args}"));
        let errors = String::from_utf8_lossy(&refused.stderr);
        assert!(errors.contains(reason) && errors.lines().count() == 1, "{errors}");
    }
}

#[test]
fn team_mates_win_together() {
    let result = json("--seats greedy,random,greedy,random --teams --games 4 --seed 2");
    assert_eq!(result["wins"][0], result["wins"][2]);
    assert_eq!(result["wins"][1], result["wins"][3]);
}

#[test]
fn saved_games_replay() {
    let folder = folder("saved_games");
    let shown = folder.display();
    printed(&format!("--seats greedy,random --games 2 --seed 4 --save {shown}"));
    for name in ["game-00001.record", "game-00002.record"] {
        let file = folder.join(name);
        let verified = omphalos(&["verify", file.to_str().expect("UTF-8")]);
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}

#[test]
fn the_balance_report_has_units_boards_and_a_drawing() {
    let folder = folder("balance");
    fs::create_dir_all(&folder).expect("a folder for tests");
    let file = folder.join("balance.svg");
    let args = format!("--balance --seats random,random --games 60 --svg {}", file.display());
    let text = printed(&args);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    let result = json(&args);
    let balance = &result["balance"];
    let units = balance["units"].as_array().expect("a list");
    assert!(units.len() > 40, "most units are recruited: {}", units.len());
    let rate = |unit: &Value| unit["rate"].as_f64().expect("a number");
    assert!(units.windows(2).all(|pair| rate(&pair[0]) >= rate(&pair[1])), "highest first");
    let boards = balance["boards"].as_array().expect("a list");
    let games: u64 = boards.iter().filter_map(|board| board["games"].as_u64()).sum();
    assert_eq!(games, 60);
    let svg = fs::read_to_string(&file).expect("the drawing was written");
    assert_eq!(svg.matches("class=\"bar\"").count(), units.len());
    for unit in units {
        assert!(text.contains(unit["id"].as_str().expect("a name")));
    }
}

#[test]
fn a_pack_of_ones_own_is_played_with() {
    let folder = folder("own_pack");
    let board = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../games/pantheon/content/boards/training_field.toml");
    let text = fs::read_to_string(board).expect("a board of the repository");
    let boards = folder.join("boards");
    fs::create_dir_all(&boards).expect("a folder for tests");
    fs::write(boards.join("meadow.toml"), text.replacen("training_field", "meadow", 1))
        .expect("a file for tests");
    let args = format!("--seats random,random --content {} --board meadow", folder.display());
    let result = json(&format!("{args} --games 2 --balance"));
    assert_eq!(result["balance"]["boards"][0]["id"], "meadow");
    fs::write(boards.join("broken.toml"), "id = 3\n").expect("a file for tests");
    let refused = sim(&args);
    let errors = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && errors.contains("omphalos content check"), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for (args, reason) in [
        ("--games 10", "--seats"),
        ("--seats greedy", "a game has 2 to 4 players, not 1"),
        ("--seats greedy,gredy", "did you mean `greedy`?"),
        ("--seats greedy,stockfish", "there are random, flat, greedy"),
        ("--seats greedy,random --games 0", "0 is not in 1..=10000000"),
        ("--seats greedy,random --games many", "invalid"),
        ("--seats greedy,random --ruleset chess", "pantheon-1.5"),
        ("--seats greedy,random --board training_feild", "did you mean `training_field`?"),
        ("--seats greedy,random --army thunder_of_olympus", "1 armies for 2 players"),
        ("--seats greedy,random --army zeus,hades", "unknown army `zeus`"),
        ("--seats greedy,random --mode draft --army a,b", "--mode constructed"),
        ("--seats greedy,random --scenario nowhere", "unknown scenario `nowhere`"),
        ("--seats greedy,random,greedy --teams", "teams of two need 4 players"),
        ("--seats greedy,random --sprt 5", "`5` is not two Elo differences"),
        ("--seats greedy,random --sprt 9,3", "the smaller first"),
        ("--seats greedy,random --sprt 0,9 --alpha 0.7", "expected a chance"),
        ("--seats greedy,random,random --sprt 0,9", "--sprt is for two players, not 3"),
        ("--seats greedy,random --bot-seconds 0", "expected seconds"),
        ("--seats greedy,random --svg balance.svg", "--balance"),
        ("--seats greedy,random --content no_such_folder", "no_such_folder"),
    ] {
        let output = sim(args);
        assert!(!output.status.success(), "`sim {args}` was accepted");
        assert!(output.stdout.is_empty());
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn help_shows_an_example() {
    let help = printed("--help");
    assert!(help.contains("omphalos sim --seats greedy,random --games 200"), "{help}");
}

/// People wait, and a player who waits with them is no opponent.
#[test]
fn those_who_only_wait_are_beaten_and_soon() {
    for ruleset in ["pantheon-1.5", "pantheon-beta"] {
        for habit in ["passer", "sentry"] {
            let args = format!("--ruleset {ruleset} --seats adept,{habit} --games 10 --seed 3");
            let result = json(&args);
            assert_eq!(result["wins"], serde_json::json!([10, 0]), "{args}: {result}");
            assert!(result["median_rounds"].as_u64() <= Some(20), "{args}: {result}");
        }
    }
}
