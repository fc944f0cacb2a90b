//! `omphalos sim --ladder`: the results that the book shows, and matches that are taken up again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use players::ladder::{RUNGS, Standing, page};
use serde_json::Value;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn standings(folder: &Path) -> Vec<Standing> {
    let files = fs::read_dir(folder).expect("a folder of results");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read = |file: &PathBuf| {
        let standing: Standing =
            serde_json::from_str(&fs::read_to_string(file).expect("UTF-8")).expect("a result");
        assert_eq!(file.file_name(), Some(standing.file_name().as_ref()));
        standing
    };
    files.iter().map(read).collect()
}

#[test]
fn the_page_is_what_the_results_say() {
    let kept = standings(&repository().join("docs/ladder"));
    let written = fs::read_to_string(repository().join("docs/src/ladder.md")).expect("the page");
    assert!(
        written == page(&kept),
        "write it anew: omphalos sim --ladder --save docs/ladder --page ..."
    );
}

#[test]
fn a_ladder_is_played_once_and_extended_when_more_games_are_asked_for() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladder");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of an earlier run");
    }
    let play = |games: &str| -> Vec<Value> {
        let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
            .args(["sim", "--ladder", "--json", "--budget-scale", "0.001", "--round-limit", "3"])
            .args(["--games", games, "--save"])
            .arg(&folder)
            .arg("--page")
            .arg(folder.with_extension("md"))
            .output()
            .expect("the binary runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    let two = play("2");
    assert_eq!(two.len(), RUNGS.len());
    assert!(two.iter().all(|line| line["games"] == 2), "{two:?}");
    assert_eq!(two[1]["first"], "titan:4ms");
    assert_eq!(play("2"), two, "to the second: nothing was played again");
    let before = standings(&folder);
    let four = play("4");
    assert!(four.iter().all(|line| line["games"] == 4), "{four:?}");
    for (before, after) in before.iter().zip(standings(&folder)) {
        assert!(after.results.starts_with(&before.results), "{after:?}");
    }
    let written = fs::read_to_string(folder.with_extension("md")).expect("the page");
    assert_eq!(written, page(&standings(&folder)));
}
