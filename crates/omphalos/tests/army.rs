//! `omphalos army` as people run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn army(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .arg("army")
        .args(arguments)
        .output()
        .expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/my_pack");
    path.display().to_string()
}

/// An army with two costly units, one point too many and no French description.
fn broken(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.toml"));
    let army = format!(
        "id = \"{name}\"\nname = {{ en = \"A\", fr = \"B\" }}\ndescription = {{ en = \"A\", fr = \
         \"B\" }}\nkind = \"constructed\"\nplayers = 2\nunits = [\n\"zeus\",\n\"talos\",\n\
         \"fenrir\",\n\"ajax\",\n]\n"
    );
    fs::write(&path, army).expect("writable");
    path
}

#[test]
fn a_ready_made_army_is_legal() {
    let checked = army(&["check", "first_march"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    let line = "first_march: First march, 7 units, 18 of 18 RP (constructed), legal\n";
    assert_eq!(text(&checked.stdout), line);
    let french = army(&["check", "first_march", "--lang", "fr"]);
    let line = "first_march : Première marche, 7 unités, 18 PR sur 18 (construction), légale\n";
    assert_eq!(text(&french.stdout), line);
}

#[test]
fn broken_restrictions_are_named_by_rule() {
    let path = broken("costly").display().to_string();
    let refused = army(&["check", &path]);
    assert_eq!(refused.status.code(), Some(1));
    let shown = text(&refused.stderr);
    assert!(shown.contains("costly.toml:9:1"), "{shown}");
    assert!(shown.contains("more than one unit of 5 points or more: talos, fenrir"), "{shown}");
    let rules = text(&refused.stdout);
    assert!(rules.contains("P15.6C.2-6: ") && rules.contains("P15.6C.2-7: "), "{rules}");
    let french = text(&army(&["check", &path, "--lang", "fr"]).stdout);
    assert_ne!(french, rules, "the rules are shown in French");

    let json = army(&["check", &path, "--json"]);
    assert_eq!(json.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(report["legal"], false);
    let rules: Vec<_> = report["faults"].as_array().expect("faults").iter().collect();
    assert_eq!(rules.len(), 2);
    assert_eq!(rules[1]["rule"], "P15.6C.2-6");
    assert_eq!(rules[1]["line"], 9);
    assert!(rules[1]["rule_text"].as_str().is_some_and(|text| !text.is_empty()));
}

#[test]
fn armies_of_a_pack_of_ones_own() {
    let path = format!("{}/armies/sowers.toml", example());
    let without = army(&["check", &path]);
    assert!(text(&without.stderr).contains("unknown unit `cadmus`"), "{}", text(&without.stderr));
    for name in [&path[..], "sowers"] {
        let checked = army(&["check", name, "--content", &example()]);
        assert!(checked.status.success(), "{}", text(&checked.stderr));
        let guide = "sowers: The sowers, 7 units, 18 of 18 RP (constructed), legal\n";
        assert_eq!(text(&checked.stdout), guide, "as the guide shows it");
    }
    let shown = text(&army(&["show", "sowers", "--content", &example()]).stdout);
    assert!(shown.contains("   2  Cadmus (cadmus)"), "{shown}");
}

#[test]
fn armies_are_listed() {
    let listed = text(&army(&["list"]).stdout);
    assert!(listed.contains("\n    Athena's plain fighters"), "{listed}");
    let json: serde_json::Value =
        serde_json::from_slice(&army(&["list", "--json"]).stdout).expect("JSON");
    assert!(json.as_array().is_some_and(|armies| armies.len() >= 8));
    let named = &json[0];
    assert!(named["units"].as_array().is_some_and(|units| !units.is_empty()));
}

#[test]
fn armies_of_mythic_battles() {
    const RULESET: [&str; 2] = ["--ruleset", "mythic-2012"];
    let with = |arguments: &[&str]| army(&[arguments, &RULESET].concat());
    let ready = &mythic_table::embedded().armies;
    let listed = with(&["list", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&listed.stdout).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(ready.len()));
    for army in ready {
        let checked = with(&["check", &army.id]);
        assert!(checked.status.success(), "{}", text(&checked.stderr));
        let shown = text(&with(&["show", &army.id]).stdout);
        assert_eq!(shown.lines().count(), army.army.units.len() + 1, "{shown}");
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("three.toml");
    let three = "id = \"three\"\nplayers = 2\nname = { en = \"A\", fr = \"B\" }\nfaction = \"athena\"\n\
                 units = [\"talos\", \"talos\", \"minos\"]\n";
    fs::write(&path, three).expect("writable");
    let refused = with(&["check", &path.display().to_string()]);
    assert_eq!(refused.status.code(), Some(1));
    let rules = text(&refused.stdout);
    for rule in ["M12.1.2: ", "M12.1.6: "] {
        assert!(rules.contains(rule), "{rules}{}", text(&refused.stderr));
    }
    let french = text(&with(&["check", &path.display().to_string(), "--lang", "fr"]).stdout);
    assert_ne!(french, rules, "the rules are shown in French");
    let unknown = with(&["show", "no_such_army"]);
    assert_eq!(text(&unknown.stderr).lines().count(), 1);
}

#[test]
fn nobody_recruits_in_conjurers() {
    for arguments in [&["list"][..], &["check", "any"], &["show", "any"]] {
        let refused = army(&[arguments, &["--ruleset", "conjurers"]].concat());
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        assert_eq!(text(&refused.stderr), "error: nobody recruits an army in conjurers\n");
    }
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for arguments in [
        &["check", "no_such_army"][..],
        &["check", "missing.toml"],
        &["show", "no_such_army"],
        &["list", "--content", "no/such/folder"],
    ] {
        let refused = army(arguments);
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        let said = text(&refused.stderr);
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
