//! A short match against the judgement of the last release: who learns must not become weaker, or wait.

use std::process::Command;

use serde_json::Value;

const LAST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/weights/pantheon-0.1.0.toml");

#[test]
fn players_are_not_weaker_than_those_of_the_last_release_and_do_not_wait() {
    let weights = format!("-,{LAST}");
    let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["sim", "--seats", "titan:60it,titan:60it", "--games", "40", "--seed", "24"])
        .args(["--weights", &weights, "--json"])
        .output()
        .expect("the binary runs");
    let result: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    let ours = &result["players"][0];
    assert_eq!(ours["name"], "titan:60it");
    assert!(ours["high"].as_f64() >= Some(0.5), "clearly weaker than before: {result}");
    assert!(result["draws"].as_u64() <= Some(1), "{result}");
    assert!(result["median_rounds"].as_u64() <= Some(18), "{result}");
    let count = |key: &str| ours["conduct"][key].as_f64().expect("a number");
    assert!(count("passed") <= 0.25 * count("turns"), "{ours}");
    assert!(count("idle") <= 0.01 * count("activations"), "{ours}");
}
