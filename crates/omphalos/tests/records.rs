//! `omphalos replay`, `omphalos verify` and `omphalos case`, as a person would call them.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;

use kernel::{Match, Pause, chance::Seeded};
use pantheon::Pantheon;

fn omphalos(command: &str, file: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .arg(command)
        .arg(file)
        .output()
        .expect("the binary runs")
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests can be written");
    path
}

/// The first choices of a game between players who take whatever comes first.
fn record() -> String {
    let setup = pantheon_random::setup(&pantheon::Edition::V1_5, 1);
    let text = serde_json::to_string(&setup).expect("a set-up is plain data");
    let game = Pantheon::new(setup).expect("the set-up can be played");
    let mut played = Match::new(Arc::new(game));
    let mut chance = Seeded::new(1);
    play(&mut played, &mut chance, 30);
    played.record(text).to_string()
}

/// So many choices by players who take whatever comes first.
fn play(played: &mut Match<Pantheon>, chance: &mut Seeded, choices: usize) {
    for _ in 0..choices {
        played.settle(chance).expect("chance gives what is possible");
        let Pause::Decision(seat) = played.pause() else { break };
        let choice = played.options()[0];
        played.choose(seat, choice).expect("what is offered is accepted");
    }
}

#[test]
fn a_record_is_shown_and_verified() {
    let path = file("good.record", &record());
    let shown = omphalos("replay", &path);
    let text = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.status.success(), "{}", String::from_utf8_lossy(&shown.stderr));
    assert!(text.lines().count() > 30, "{text}");
    assert!(text.starts_with("   1  "), "{text}");
    let verified = omphalos("verify", &path);
    assert!(verified.status.success());
    assert!(String::from_utf8_lossy(&verified.stdout).contains("replay to the recorded states"));
}

#[test]
fn a_folder_is_verified_with_all_within_it_and_one_without_records_is_refused() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("verified");
    let (full, empty) = (folder.join("full/deep"), folder.join("empty"));
    for folder in [&full, &empty] {
        std::fs::create_dir_all(folder).expect("the folder for tests can be written");
    }
    std::fs::write(full.join("good.record"), record()).expect("it can be written");
    let verified = omphalos("verify", &folder);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let refused = omphalos("verify", &empty);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no `.record` files"));
}

#[test]
fn a_record_that_begins_in_the_middle_of_a_game_is_told_and_reviewed_from_there() {
    let setup = pantheon_random::setup(&pantheon::Edition::V1_5, 1);
    let text = serde_json::to_string(&setup).expect("a set-up is plain data");
    let game = Arc::new(Pantheon::new(setup).expect("the set-up can be played"));
    let mut chance = Seeded::new(1);
    let mut before = Match::new(game.clone());
    play(&mut before, &mut chance, 60);
    let mut played = Match::from_state(game, *before.state());
    play(&mut played, &mut chance, 10);
    let path = file("middle.record", &played.record(text).to_string());
    for command in ["verify", "replay", "review"] {
        let output = omphalos(command, &path);
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty(), "{command} says nothing");
    }
}

#[test]
fn a_record_that_was_changed_or_cut_short_is_refused_by_its_line() {
    let good = record();
    let cut: String = good.lines().take(8).map(|line| format!("{line}\n")).collect();
    let changed = good.replacen(" = ", " = f", 5).replacen(" = ff", " = f", 5);
    let other = good.replacen("pantheon-1.5", "chess", 1);
    let cases = [("cut", cut, ":8:"), ("changed", changed, ":5:"), ("other", other, ":2:")];
    for (name, text, place) in cases {
        let output = omphalos("verify", &file(&format!("{name}.record"), &text));
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success(), "{name} was taken");
        assert!(errors.contains(place), "{name}: {errors}");
    }
}

#[test]
fn a_failing_case_shows_its_line_and_fails_the_command() {
    let text = "case wrong\nrule P15.5A.8\nboard\n  a1 open 3 | a2 open 3\nexpect round 7\n";
    let output = omphalos("case", &file("wrong.case", text));
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!output.status.success());
    assert!(shown.contains("wrong.case:5:") && shown.contains("round 1"), "{shown}");
    assert!(shown.ends_with("0 passed, 1 failed\n"), "{shown}");
}

#[test]
fn a_record_is_told_in_both_languages_in_notation_and_as_one_player_saw_it() {
    let path = file("told.record", &record());
    let told = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
            .arg("replay")
            .arg(&path)
            .args(args)
            .output()
            .expect("the binary runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(told(&[]).contains("Player 1"));
    assert!(told(&["--lang", "fr"]).contains("Joueur 1"));
    assert!(told(&["--notation"]).contains("north"));
    let seen = told(&["--seat", "1"]);
    assert!(seen.contains("You ") && seen.contains("Player 2 draws a card."), "{seen}");
    let nobody = omphalos_with(&["replay", "--seat", "9"], &path);
    assert!(!nobody.status.success());
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("seats 1 to"));
}

fn omphalos_with(args: &[&str], file: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(args)
        .arg(file)
        .output()
        .expect("the binary runs")
}
