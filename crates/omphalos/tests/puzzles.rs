//! Every puzzle is worked out anew: its solution is the best one, by the margin that it states.

use std::path::Path;
use std::process::Command;

#[test]
fn every_stored_solution_is_best_by_its_margin() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let checked = Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["puzzles", "--check"])
        .arg(&games)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&checked.stdout);
    let faults = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}{faults}");
    let count: usize = said.split(' ').next().and_then(|word| word.parse().ok()).expect("a number");
    assert!(count >= LEAST, "{count} puzzles");
}

/// Puzzles that there are at the least.
const LEAST: usize = 24;
