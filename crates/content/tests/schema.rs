//! The published schema is the one the program uses. `UPDATE=1 cargo test -p content` rewrites it.

use std::path::Path;
use std::{env, fs};

#[test]
fn the_published_schema_is_current() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas/pantheon-unit.schema.json");
    let schema = serde_json::to_string_pretty(&content::unit_schema()).expect("a schema is JSON");
    let schema = format!("{schema}\n");
    if env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("writable");
        fs::write(&path, &schema).expect("the schema can be written");
    }
    let published = fs::read_to_string(&path).unwrap_or_default();
    assert!(published == schema, "{} is stale; run with UPDATE=1", path.display());
}
