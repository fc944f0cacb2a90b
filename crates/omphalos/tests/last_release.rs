//! Short matches against the judgements of the last release: who learns must not become weaker, or wait.

use std::process::Command;

use serde_json::Value;

/// Games against the weights of the last release.
fn against_the_last(ruleset: &str, file: &str, player: &str, games: &str) -> Value {
    let last = format!("-,{}/tests/weights/{file}", env!("CARGO_MANIFEST_DIR"));
    let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["sim", "--ruleset", ruleset, "--seats", &format!("{player},{player}")])
        .args(["--games", games, "--seed", "24", "--weights", &last, "--json"])
        .output()
        .expect("the binary runs");
    let result: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    let ours = &result["players"][0];
    assert_eq!(ours["name"], player);
    assert!(ours["high"].as_f64() >= Some(0.5), "clearly weaker than before: {result}");
    result
}

#[test]
fn players_are_not_weaker_than_those_of_the_last_release_and_do_not_wait() {
    let result = against_the_last("pantheon-1.5", "pantheon-0.1.0.toml", "titan:60it", "40");
    assert!(result["draws"].as_u64() <= Some(1), "{result}");
    assert!(result["median_rounds"].as_u64() <= Some(18), "{result}");
    let ours = &result["players"][0];
    let count = |key: &str| ours["conduct"][key].as_f64().expect("a number");
    assert!(count("passed") <= 0.25 * count("turns"), "{ours}");
    assert!(count("idle") <= 0.01 * count("activations"), "{ours}");
}

#[test]
fn players_of_conjurers_are_not_weaker_than_those_of_the_last_release() {
    against_the_last("conjurers", "conjurers-0.1.0.toml", "titan:30it", "30");
}
