//! `omphalos review`, as a person would call it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../games/pantheon/golden/pantheon-1.5/scenario-three_roads_meet.record")
}

fn review(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .arg("review")
        .arg(golden())
        .args(arguments)
        .output()
        .expect("the binary runs")
}

fn json(arguments: &[&str]) -> Value {
    let done = review(arguments);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("JSON")
}

#[test]
fn the_review_of_a_golden_game_has_sums_that_fit_and_is_the_same_each_time() {
    let found = json(&["--level", "hero:20it", "--json", "--threads", "2"]);
    assert_eq!(found, json(&["--level", "hero:20it", "--json", "--threads", "1"]));
    let steps = found["steps"].as_u64().expect("a count") as usize;
    let seats = found["seats"].as_array().expect("seats");
    assert!(seats.len() > 1);
    for seat in seats {
        let chances: Vec<f64> = seat["win_chance"]
            .as_array()
            .expect("a curve")
            .iter()
            .map(|chance| chance.as_f64().expect("a number"))
            .collect();
        assert_eq!(chances.len(), steps + 1);
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        let part = |name: &str| seat[name].as_f64().expect("a number");
        let moved = ["luck", "own_decisions", "others_decisions", "unforeseen"].map(part);
        let change = chances[steps] - chances[0];
        assert!((moved.iter().sum::<f64>() - change).abs() < 1e-9, "{seat}");
    }
    for moment in found["moments"].as_array().expect("moments") {
        assert!(moment["step"].as_u64().is_some_and(|step| step >= 1 && step as usize <= steps));
        let decided = moment["kind"] == "decision";
        assert_eq!(decided, moment["better"].is_object());
        assert!(!decided || moment["change"].as_f64().is_some_and(|change| change < 0.0));
    }
}

#[test]
fn a_review_is_told_in_both_languages_and_drawn() {
    let svg = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("curve.svg");
    let path = svg.to_str().expect("a path of this project");
    for (lang, word) in [("en", "luck"), ("fr", "hasard")] {
        let done = review(&["--level", "hero:10it", "--lang", lang, "--svg", path]);
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(text.contains(word) && text.contains('▄'), "{text}");
    }
    let drawn = std::fs::read_to_string(&svg).expect("it was drawn");
    assert!(drawn.starts_with("<svg") && drawn.contains("<polyline"), "{drawn}");
}

#[test]
fn a_level_without_a_count_of_rounds_is_refused_in_one_line() {
    for (level, expected) in [("titan", "titan:5000it"), ("greedy", "titan:5000it")] {
        let done = review(&["--level", level]);
        let reason = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success());
        assert!(reason.contains(expected), "{reason}");
    }
}
