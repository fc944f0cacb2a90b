//! `omphalos tune`: weights fitted to games, games that are kept, and numbers tuned by play.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn tune(out: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["tune", "--json", "--out"])
        .arg(out)
        .args(args)
        .output()
        .expect("the binary runs")
}

fn json(out: &Path, args: &[&str]) -> Value {
    let output = tune(out, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A file in a folder of this test's own, empty.
fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of an earlier run");
    }
    fs::create_dir_all(&folder).expect("a folder for tests");
    folder.join("weights.toml")
}

#[test]
fn tuning_goes_on_where_it_was_left_and_comes_to_the_same() {
    let (whole, parts) = (file("tuned_whole"), file("tuned_in_parts"));
    // Weights that are much too sure of themselves leave something to learn, also from few games.
    let poor = file("tuned_from").with_file_name("poor.toml");
    fs::write(&poor, "ruleset = \"pantheon-1.5\"\n[weights]\ndivinity = 20.0\nstrike = 20.0\n")
        .expect("a file for tests");
    let poor = poor.display().to_string();
    let begun = |out: &Path, args: &[&str]| json(out, &[args, &["--weights", &poor]].concat());
    let result = begun(&whole, &["--games", "60"]);
    assert_eq!((&result["games"], &result["held_out_games"]), (&60.into(), &12.into()));
    assert!(result["moments"].as_u64() > Some(200), "{result}");
    assert!(result["loss_after"].as_f64() < result["loss_before"].as_f64(), "{result}");
    begun(&parts, &["--games", "33", "--threads", "1"]);
    // A program that was ended in the middle of a line.
    let lessons = parts.with_extension("toml.lessons");
    let mut kept = fs::read_to_string(&lessons).expect("the games are kept");
    kept.truncate(kept.len() - 40);
    fs::write(&lessons, kept).expect("a file for tests");
    assert_eq!(begun(&parts, &["--games", "60", "--resume"]), result);
    let written = |path: &Path| fs::read_to_string(path).expect("it was written");
    assert_eq!(written(&whole), written(&parts));
    assert!(written(&whole).contains("[weights]\narmy = "), "{}", written(&whole));
}

#[test]
fn games_that_were_kept_are_not_lost_by_mistake() {
    let out = file("kept");
    json(&out, &["--games", "10"]);
    for (args, reason) in [
        (&["--games", "10"][..], "--resume goes on with it"),
        (&["--resume", "--seed", "2"], "other rules, players, seed or weights"),
        (&["--resume", "--fresh"], "cannot be used with"),
        (&["--games", "3"], "3 is not in 10..=10000000"),
        (&["--player", "gredy"], "did you mean `greedy`?"),
    ] {
        let output = tune(&out, args);
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!output.status.success() && message.contains(reason), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
    json(&out, &["--games", "10", "--fresh", "--seed", "2"]);
}

#[test]
fn tuning_by_play_moves_every_number_and_comes_to_the_same_on_any_number_of_threads() {
    let (one, two) = (file("played_on_one"), file("played_on_two"));
    let args = ["--by-play", "--ruleset", "conjurers", "--seats", "2,3", "--games", "20"];
    let result = json(&one, &[&args[..], &["--threads", "1"]].concat());
    assert_eq!(json(&two, &[&args[..], &["--threads", "2"]].concat()), result);
    let numbers = |list: &str| -> Vec<f64> {
        let list = result[list].as_array().expect("a list");
        list.iter().map(|number| number.as_f64().expect("a number")).collect()
    };
    let (before, after) = (numbers("before"), numbers("after"));
    assert_eq!(before.len(), result["names"].as_array().map_or(0, Vec::len));
    for (before, after) in before.iter().zip(&after) {
        let moved = (after / before - 1.0).abs();
        assert!(moved > 0.0 && moved < 0.1, "{before} -> {after}");
    }
    let written = fs::read_to_string(&one).expect("it was written");
    assert_eq!(written, fs::read_to_string(&two).expect("it was written"));
    assert!(written.contains("[foresight]\nmetal = ") && written.contains("by = \"play\""));
    // What was written can be begun with.
    let again = file("played_again");
    let begun = json(&again, &[&args[..], &["--weights", one.to_str().expect("UTF-8")]].concat());
    let close = |(a, b): (&Value, f64)| (a.as_f64().expect("a number") - b).abs() < 1e-5;
    let list = begun["before"].as_array().expect("a list");
    assert!(list.iter().zip(after).all(close), "{begun}");
}

#[test]
fn tables_of_another_size_are_for_tuning_by_play() {
    let output = tune(&file("sizes"), &["--seats", "3"]);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(!output.status.success() && message.contains("--by-play"), "{message}");
}
