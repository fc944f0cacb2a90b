//! `omphalos train`: a judgement taught by games of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn omphalos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos")).args(args).output().expect("the binary runs")
}

fn train(out: &Path, args: &[&str]) -> Output {
    let out = out.display().to_string();
    let usual = ["train", "--json", "--games", "12", "--player", "adept:6it", "--epochs", "2"];
    omphalos(&[&usual[..], &["--out", &out], args].concat())
}

/// What each generation came to.
fn told(out: &Path, args: &[&str]) -> Vec<Value> {
    let output = train(out, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A file in a folder of this test's own, empty.
fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of an earlier run");
    }
    fs::create_dir_all(&folder).expect("a folder for tests");
    folder.join("judgement.toml")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it was written")
}

#[test]
fn training_goes_on_where_it_was_left_and_comes_to_the_same() {
    let (whole, parts) = (file("trained_whole"), file("trained_in_parts"));
    let keep = ["--match-games", "0", "--generations"];
    let both = told(&whole, &[&keep[..], &["2"]].concat());
    assert_eq!(both.len(), 2);
    for (at, generation) in both.iter().enumerate() {
        assert_eq!(generation["number"], at + 1);
        assert!(generation["taught"]["learnt"].as_u64() > Some(50), "{generation}");
        let loss = |when: &str| generation["taught"][when].as_f64().expect("a number");
        assert!(loss("after") <= loss("before"), "{generation}");
    }
    let first = told(&parts, &[&keep[..], &["1", "--threads", "1"]].concat());
    let second = told(&parts, &[&keep[..], &["2", "--resume"]].concat());
    assert_eq!([first, second].concat(), both);
    assert_eq!(read(&whole), read(&parts));
    assert!(read(&whole).contains("[net]"), "{}", read(&whole));
    let drawing = read(&whole.with_extension("toml.svg"));
    assert_eq!(drawing.matches("class=\"kept\"").count(), 2, "{drawing}");
    let refused = train(&whole, &["--generations", "3"]);
    let reason = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && reason.contains("--resume goes on"), "{reason}");
}

#[test]
fn a_generation_is_kept_only_if_it_wins() {
    let out = file("trained_by_match");
    let args = ["--generations", "1", "--match-games", "4", "--judge", "adept:4it"];
    let generations = told(&out, &args);
    // Four games make nothing clear.
    assert_eq!(generations[0]["verdict"]["is_clear"], false, "{generations:?}");
    assert_eq!(generations[0]["verdict"]["games"], 4);
    assert!(read(&out).contains("generations = 0"), "the judgement it began with");
    let out = out.display().to_string();
    let seats = ["sim", "--json", "--seats", "adept:4it,random", "--games", "2", "--weights"];
    let played = omphalos(&[&seats[..], &[&format!("{out},-")]].concat());
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
}

#[test]
fn every_game_can_be_learnt_and_only_one_at_a_time() {
    for ruleset in ["mythic-2012", "conjurers"] {
        let out = file(&format!("trained_{ruleset}"));
        let args = ["--ruleset", ruleset, "--generations", "1", "--match-games", "0"];
        assert_eq!(told(&out, &args).len(), 1);
        assert!(read(&out).contains(&format!("ruleset = \"{ruleset}\"")));
        assert!(read(&out).contains("[instinct]"), "first impressions are learnt as well");
    }
    let mixed = train(&file("trained_mixed"), &["--ruleset", "pantheon-1.5,conjurers"]);
    let reason = String::from_utf8_lossy(&mixed.stderr).into_owned();
    assert!(reason.contains("of one game"), "{reason}");
}
