//! The published schemas are those the program uses. `UPDATE=1 cargo test -p testkit --test schema`
//! rewrites them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The published file of each schema.
fn schemas() -> Vec<(String, Value)> {
    let pantheon = [
        ("unit", pantheon_table::unit_schema()),
        ("board", pantheon_table::board_schema()),
        ("army", pantheon_table::army_schema()),
        ("scenario", pantheon_table::scenario_schema()),
    ];
    let named = |game: &'static str| {
        move |(what, schema): (&str, Value)| {
            (format!("games/{game}/schemas/{game}-{what}.schema.json"), schema)
        }
    };
    let mythic = mythic_table::schemas().map(named("mythic"));
    let conjurers = [("cards", conjurers_table::schema())].map(named("conjurers"));
    pantheon.map(named("pantheon")).into_iter().chain(mythic).chain(conjurers).collect()
}

#[test]
fn the_published_schemas_are_current() {
    for (file, schema) in schemas() {
        let path = repository().join(file);
        let schema = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
        let schema = format!("{schema}\n");
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("writable");
            fs::write(&path, &schema).expect("the schema can be written");
        }
        let published = fs::read_to_string(&path).unwrap_or_default();
        assert!(published == schema, "{} is stale; run with UPDATE=1", path.display());
    }
}

#[test]
fn hints_for_editors_lead_to_the_published_schemas() {
    let mut hints = 0;
    let folders = [
        ("pantheon", "armies"),
        ("pantheon", "scenarios"),
        ("conjurers", "creatures"),
        ("conjurers", "equipment"),
    ];
    for (game, folder) in folders {
        let folder = repository().join("games").join(game).join("content").join(folder);
        for entry in fs::read_dir(&folder).expect("the pack has this folder") {
            let path = entry.expect("readable").path();
            let text = fs::read_to_string(&path).expect("readable");
            let hint = text.lines().next().and_then(|line| line.strip_prefix("#:schema "));
            let hint = hint.unwrap_or_else(|| panic!("{} has no hint", path.display()));
            assert!(folder.join(hint).is_file(), "{}: {hint}", path.display());
            hints += 1;
        }
    }
    assert!(hints > 12);
}
