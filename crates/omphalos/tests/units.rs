//! `omphalos units` as a person and as a program would call it, and words looked up among rules.

use std::process::{Command, Output};

use serde_json::Value;

fn omphalos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos")).args(args).output().expect("the binary runs")
}

fn printed(args: &[&str]) -> String {
    let output = omphalos(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`{args:?}` failed: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn refused(args: &[&str]) -> String {
    let output = omphalos(args);
    assert!(!output.status.success(), "`{args:?}` went well");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn the_table_has_a_line_for_each_unit_that_fits() {
    let pack = pantheon_table::embedded();
    assert_eq!(printed(&["units"]).lines().count(), pack.units().len() + 1);
    let guards = printed(&["units", "--type", "hero", "--talent", "guard"]);
    assert!(guards.contains("leonidas") && !guards.contains("cerberus"), "{guards}");
}

#[test]
fn a_sheet_explains_talents_and_powers_in_both_languages() {
    let english = printed(&["units", "leonidas"]);
    assert!(english.starts_with("Leonidas (hero, 3 RP)"), "{english}");
    assert!(english.contains("Wall of Shields (passive)"), "{english}");
    let french = printed(&["units", "LÉONIDAS", "--lang", "fr"]);
    assert!(french.contains("Gardien") && french.contains("Mur de Boucliers (passif)"), "{french}");
}

#[test]
fn json_has_the_numbers_and_the_texts() {
    let json = printed(&["units", "phoenix", "--json"]);
    let unit: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(unit["class"], "flying");
    assert_eq!(unit["rows"].as_array().map(Vec::len), Some(5));
    assert_eq!(unit["powers"][0]["text"], "Make an area attack (X dice, range 1).");
    assert_eq!(unit["talents"][0]["name"], "Mobility");
}

#[test]
fn a_slip_is_answered_with_the_nearest_name_in_one_line() {
    let error = refused(&["units", "hercales"]);
    assert_eq!(error.trim_end(), "error: no unit `hercales`; did you mean `heracles`?");
    let error = refused(&["units", "--talent", "gaurd"]);
    assert!(error.lines().count() == 1 && error.contains("guard"), "{error}");
    assert_eq!(refused(&["units", "--content", "no_such_pack"]).lines().count(), 1);
}

#[test]
fn units_and_cards_of_other_games_are_filtered_alike() {
    let pack = mythic_table::embedded();
    let of = |ruleset: &str, filters: &[&str]| -> Vec<String> {
        let json = printed(&[&["units", "--ruleset", ruleset, "--json"][..], filters].concat());
        let found: Value = serde_json::from_str(&json).expect("JSON");
        let units = found["units"].as_array().expect("a list").iter();
        units.map(|unit| unit["id"].as_str().expect("an id").to_owned()).collect()
    };
    let all = of("mythic-2012", &[]);
    assert_eq!(all.len(), pack.units.len());
    let packs = of("mythic-2012", &["--type", "pack"]);
    assert!(!packs.is_empty() && packs.len() < all.len(), "{packs:?}");
    let evasive = of("mythic-2012", &["--talent", "evasion"]);
    let has = |tag: &String| {
        let cards = &pack.unit(tag).expect("a unit").def.cards;
        cards.iter().flat_map(|card| &card.talents).any(|one| one.talent.name() == "evasion")
    };
    assert!(!evasive.is_empty() && evasive.iter().all(has), "{evasive:?}");

    let cards = conjurers_table::embedded_cards();
    assert_eq!(of("conjurers", &["--type", "creature"]).len(), cards.creatures.len());
    let items = of("conjurers", &["--type", "item"]).len();
    let artifacts = of("conjurers", &["--type", "artifact"]).len();
    assert_eq!(items + artifacts, cards.equipment.len());
    let flying = of("conjurers", &["--type", "creature", "--talent", "flying"]);
    assert!(!flying.is_empty() && flying.len() < cards.creatures.len());

    for (filters, near) in [
        (["--ruleset", "mythic-2012", "--talent", "evasoin"], "evasion"),
        (["--ruleset", "mythic-2012", "--type", "xyzzy"], "infantry"),
        (["--ruleset", "conjurers", "--type", "artefact"], "artifact"),
    ] {
        let error = refused(&[&["units"][..], &filters].concat());
        assert!(error.lines().count() == 1 && error.contains(near), "{error}");
    }
}

#[test]
fn a_pack_of_another_game_is_refused_by_name() {
    let folder = |name: &str| format!("{}/../../games/{name}/content", env!("CARGO_MANIFEST_DIR"));
    let games =
        [("pantheon-1.5", "pantheon"), ("mythic-2012", "mythic"), ("conjurers", "conjurers")];
    for (ruleset, _) in games {
        for (other, name) in games.into_iter().filter(|(other, _)| *other != ruleset) {
            let error = refused(&["units", "--ruleset", ruleset, "--content", &folder(name)]);
            let expected = format!("is a pack of {other}, not of {ruleset}");
            assert!(error.lines().count() == 1 && error.contains(&expected), "{error}");
        }
    }
    for (ruleset, name) in &games[1..] {
        let own = printed(&["units", "--ruleset", ruleset, "--content", &folder(name)]);
        assert_eq!(own, printed(&["units", "--ruleset", ruleset]), "{ruleset}");
    }
}

#[test]
fn talents_and_terrains_are_found_among_the_rules() {
    let guard = printed(&["rules", "guard"]);
    assert!(guard.starts_with("Guard (talent)") && guard.contains("P15.14.9-1"), "{guard}");
    let swamp = printed(&["rules", "marais", "--lang", "fr"]);
    assert!(swamp.contains("P15.12B.11-2"), "{swamp}");
    let found = printed(&["rules", "--search", "guard"]);
    assert!(found.starts_with("Guard (talent)") && found.contains("P15.14.9-3"), "{found}");
    let json: Value =
        serde_json::from_str(&printed(&["rules", "--search", "guard", "--json"])).expect("JSON");
    assert_eq!(json["topics"][0]["word"], "guard");
}
