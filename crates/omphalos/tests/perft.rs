//! `omphalos perft --check`: files of positions and counts.

use std::path::Path;
use std::process::{Command, Output};

/// Checks a file of one line beside the golden games of Mythic Battles.
fn checked(test: &str, line: &str) -> Output {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/mythic/golden");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}.perft"));
    let line = line
        .replace("GOLDEN", &golden.join("mythic-2012/greedy-greedy.record").display().to_string());
    std::fs::write(&file, line).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_omphalos"));
    command.args(["perft", "--check"]).arg(file).output().expect("the binary runs")
}

fn refused(test: &str, line: &str) -> String {
    let output = checked(test, line);
    assert!(!output.status.success(), "{line}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_line_that_cannot_be_read_says_what_a_line_is() {
    assert!(refused("short", "a.record 1").contains("FILE@N DEPTH COUNT"));
    assert!(refused("word", "a.record one 1").contains("`one`"));
    assert!(refused("missing", "no-such.record@1 1 1").contains("no-such.record@1"));
}

#[test]
fn a_count_that_does_not_hold_is_told_with_the_one_that_does() {
    let held = checked("holds", "GOLDEN@60 1 10");
    assert!(held.status.success(), "{held:?}");
    assert!(String::from_utf8_lossy(&held.stdout).contains("1 counts hold"), "{held:?}");
    assert!(refused("wrong", "GOLDEN@60 1 11").contains("counted 10, not 11"));
    assert!(refused("beyond", "GOLDEN@99999 1 1").contains("entries, not 99999"));
}
