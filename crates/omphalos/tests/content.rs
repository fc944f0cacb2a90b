//! `omphalos content check` as people run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn check(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["content", "check"])
        .args(arguments)
        .output()
        .expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A pack with one unit that names an unknown talent.
fn faulty_pack(name: &str) -> PathBuf {
    let units = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).join("units");
    fs::create_dir_all(&units).expect("the folder can be made");
    let own =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/pantheon/content/units/ajax.toml");
    let ajax = fs::read_to_string(own).expect("the pack has Ajax");
    fs::write(units.join("ajax.toml"), ajax.replace("\"guard\"", "\"gaurd\"")).expect("writable");
    units.parent().expect("units is in the pack").to_owned()
}

#[test]
fn the_built_in_pack_and_the_repository_are_sound() {
    let built_in = check(&[]);
    assert!(built_in.status.success(), "{}", text(&built_in.stderr));
    assert!(text(&built_in.stdout).starts_with("built-in: "));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folder = check(&[&root.display().to_string(), "--json"]);
    assert!(folder.status.success(), "{}", text(&folder.stderr));
    let packs: serde_json::Value = serde_json::from_slice(&folder.stdout).expect("JSON");
    assert!(packs[0]["creatures"].as_array().is_some_and(|cards| cards.len() == 55));
    assert_eq!(packs[1]["ruleset"], "mythic-2012");
    assert!(packs[2]["units"].as_array().is_some_and(|units| units.len() >= 44));
    for pack in packs.as_array().expect("a list") {
        assert_eq!(pack["faults"], serde_json::json!([]));
    }
}

#[test]
fn faults_are_shown_with_file_line_and_the_nearest_word() {
    let pack = faulty_pack("faulty");
    let refused = check(&[&pack.display().to_string()]);
    assert_eq!(refused.status.code(), Some(1));
    let shown = text(&refused.stderr);
    assert!(
        shown.contains("unknown talent `gaurd`") && shown.contains("ajax.toml:8:12"),
        "{shown}"
    );
    assert!(shown.contains("did you mean `guard`?"), "{shown}");
    let json = check(&[&pack.display().to_string(), "--json"]);
    assert_eq!(json.status.code(), Some(1));
    let packs: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(packs[0]["faults"][0]["line"], 8);
}

#[test]
fn a_folder_without_a_pack_is_refused_in_one_line() {
    let missing = check(&["no/such/folder"]);
    assert_eq!(missing.status.code(), Some(1));
    assert_eq!(text(&missing.stderr).lines().count(), 1);
}

#[test]
fn a_pack_over_the_built_in_one_is_sound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/my_pack");
    let checked = check(&[&root.display().to_string(), "--json"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    let packs: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!(packs[0]["over_built_in"], true);
    assert_eq!(packs[0]["alone"], false);
    let has = |key: &str, id: &str| {
        packs[0][key].as_array().is_some_and(|all| all.iter().any(|known| known == id))
    };
    assert!(has("units", "cadmus") && has("units", "zeus") && has("armies", "sowers"));
}
