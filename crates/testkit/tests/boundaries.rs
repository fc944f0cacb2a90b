//! What runs cases stands on its own: it uses nothing of what plays games at random.

use std::fs;
use std::path::Path;

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("a source file");
            found.push((path.display().to_string(), text));
        }
    }
}

#[test]
fn cases_use_nothing_of_random_play() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/case"), &mut found);
    assert!(found.len() > 30);
    for (path, text) in &found {
        for rest in text.split("crate::").skip(1) {
            let rest = rest.strip_prefix('{').unwrap_or(rest);
            assert!(
                rest.starts_with("case::"),
                "{path} uses `crate::{}`",
                &rest[..20.min(rest.len())]
            );
        }
    }
}
