//! The pages about files are complete, and their examples load.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pantheon_table::{read_pack, read_pack_over};
use serde_json::Value;

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."))
}

fn page(name: &str) -> String {
    fs::read_to_string(repository().join("docs/src").join(name)).expect("the book has this page")
}

/// The examples of a page in TOML.
fn examples(page: &str) -> Vec<&str> {
    let blocks = page.split("```toml\n").skip(1);
    blocks.filter_map(|rest| rest.split("```").next()).collect()
}

/// The words of a schema: keys, and values that are words.
fn words<'s>(schema: &'s Value, found: &mut BTreeSet<&'s str>) {
    match schema {
        Value::Object(object) => {
            if let Some(properties) = schema["properties"].as_object() {
                found.extend(properties.keys().map(String::as_str));
            }
            found.extend(schema["const"].as_str());
            found.extend(schema["enum"].as_array().into_iter().flatten().filter_map(Value::as_str));
            object.values().for_each(|value| words(value, found));
        }
        Value::Array(array) => array.iter().for_each(|value| words(value, found)),
        _ => {}
    }
}

#[test]
fn every_word_of_the_formats_is_in_the_book() {
    let pages: [(&str, Value, usize); 4] = [
        ("units.md", pantheon_table::unit_schema(), 100),
        ("boards.md", pantheon_table::board_schema(), 40),
        ("armies.md", pantheon_table::army_schema(), 9),
        ("scenarios.md", pantheon_table::scenario_schema(), 40),
    ];
    for (name, schema, least) in pages {
        let page = page(name);
        let mut known = BTreeSet::new();
        words(&schema, &mut known);
        assert!(known.len() >= least, "{name}: {} words", known.len());
        let written: BTreeSet<&str> =
            page.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').collect();
        // Ids of rulesets are more than one word.
        let is_there = |word: &str| written.contains(word) || page.contains(&format!("`{word}`"));
        let missing: Vec<&&str> = known.iter().filter(|word| !is_there(word)).collect();
        assert!(missing.is_empty(), "not in {name}: {missing:?}");
    }
}

#[test]
fn the_examples_of_the_book_load() {
    let page_of_units = page("units.md");
    let pack = read_pack([("units/bronze_guard.toml", examples(&page_of_units)[0])]);
    let pack = pack.unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(pack.unit("bronze_guard").map(|unit| unit.powers.len()), Some(2));

    let (armies, scenarios) = (page("armies.md"), page("scenarios.md"));
    let pack = read_pack_over([
        ("armies/bronze_and_owls.toml", examples(&armies)[0]),
        ("scenarios/shepherds_bargain.toml", examples(&scenarios)[0]),
    ]);
    let pack = pack.unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(pack.army("bronze_and_owls").map(|army| army.points), Some(18));
    assert_eq!(pack.scenario("shepherds_bargain").map(|adventure| adventure.setup.seats), Some(2));
}

#[test]
fn the_modders_guide_leads_from_an_empty_file_to_the_example_pack() {
    let guide = page("modding.md");
    let [begun, plain, unit, army] = examples(&guide)[..] else { panic!("four files") };
    let example = |path: &str| {
        fs::read_to_string(repository().join("examples/my_pack").join(path)).expect("readable")
    };
    assert_eq!(unit, example("units/cadmus.toml"));
    assert_eq!(army, example("armies/sowers.toml"));

    let cadmus = "units/cadmus.toml";
    let faults = read_pack_over([(cadmus, begun)]).expect_err("almost everything is missing");
    for fault in faults.files().iter().flat_map(|file| file.faults()) {
        let shown = format!("  × {}\n", fault.found);
        assert!(guide.contains(&shown), "the guide does not show `{}`", fault.found);
    }
    let sound = read_pack_over([(cadmus, plain)]);
    assert!(sound.is_ok(), "{:?}", sound.err().map(|faults| faults.to_string()));
    let slip = unit.replace("\"leader\"", "\"laeder\"");
    let faults = read_pack_over([(cadmus, &slip[..])]).expect_err("a slip of the pen");
    assert!(faults.to_string().ends_with("did you mean `leader`?"), "{faults}");
    let never = unit.replace("when = \"activation\"", "when = \"wounded\"");
    assert!(read_pack_over([(cadmus, &never[..])]).is_err(), "a power that never works");
    let pack = read_pack_over([(cadmus, unit), ("armies/sowers.toml", army)]);
    assert!(pack.is_ok(), "{:?}", pack.err().map(|faults| faults.to_string()));
}
