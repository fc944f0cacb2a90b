//! The page about unit files is complete, and its example loads.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::read_pack;
use serde_json::Value;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/src/units.md");
    fs::read_to_string(path).expect("the book has a page about units")
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
fn every_word_of_the_format_is_in_the_book() {
    let (page, schema) = (page(), content::unit_schema());
    let mut known = BTreeSet::new();
    words(&schema, &mut known);
    assert!(known.len() > 100, "{} words", known.len());
    let written: BTreeSet<&str> =
        page.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').collect();
    let missing: Vec<&&str> = known.iter().filter(|word| !written.contains(**word)).collect();
    assert!(missing.is_empty(), "not in the book: {missing:?}");
}

#[test]
fn the_example_of_the_book_loads() {
    let page = page();
    let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.expect("the page has an example");
    let pack = read_pack([("units/bronze_guard.toml", example)]);
    let pack = pack.unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(pack.unit("bronze_guard").map(|unit| unit.powers.len()), Some(2));
}
