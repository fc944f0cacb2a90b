//! The rules are a pure machine: no clock, disk, network, hash order, random numbers or floats in
//! the crates that hold them. Clippy sees types (`clippy.toml` in each of these crates, the nearest
//! one counts); this file sees what clippy cannot, and holds those settings in place.

use super::Fault;
use super::sources::has_word;
use crate::tree::{File, Tree, of_game};

/// Shared crates on which the rules stand; the rules of each game are in its `rules`.
const PURE: &[&str] = &["kernel", "dice", "board"];

/// Words that bring the outside world in.
const IMPURE: &[&str] = &[
    "std::time",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "HashMap",
    "HashSet",
    "RandomState",
    "rand::",
];

const FLOATS: &[&str] = &["f32", "f64"];

/// Modules that may use floats, as path prefixes: probabilities, geometry while a board loads, and the
/// walk through a state by serde, which asks for them.
const MAY_FLOAT: &[&str] = &[
    "crates/dice/src/assaults/advice",
    "crates/dice/src/assaults/blow",
    "crates/dice/src/assaults/odds",
    "crates/dice/src/chain/odds",
    "crates/dice/src/assaults/table",
    "crates/dice/src/assaults/target",
    "crates/dice/src/multiset",
    "crates/board/src/geometry",
    "crates/kernel/src/outside",
];

/// Types that the `clippy.toml` of every pure crate must disallow.
const DISALLOWED: &[&str] = &[
    "std::collections::HashMap",
    "std::collections::HashSet",
    "std::time::Instant",
    "std::time::SystemTime",
];

/// Impure words in code that is not a test.
pub(super) fn words(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.product_rust().filter(|file| is_pure(file)) {
        let may_float = MAY_FLOAT.iter().any(|prefix| file.path.starts_with(prefix));
        let mut forbidden: Vec<&str> = IMPURE.to_vec();
        if !may_float {
            forbidden.extend(FLOATS);
        }
        for (line, code) in code_lines(&file.text) {
            // `1_f64` is a float although the name does not stand alone.
            let code = code.replace("_f32", " f32").replace("_f64", " f64");
            for word in forbidden.iter().filter(|word| has_word(&code, word)) {
                faults.push(Fault::at(
                    &file.path,
                    line,
                    format!("`{word}` has no place where the rules live"),
                ));
            }
        }
    }
    faults
}

/// Pure crates whose own `clippy.toml` is missing or lets through what must not pass.
pub(super) fn clippy_settings(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in &tree.files {
        let Some((folder, "Cargo.toml")) = in_pure_crate(&manifest.path) else { continue };
        let path = format!("{folder}/clippy.toml");
        let Some(file) = tree.get(&path) else {
            faults.push(Fault::of(&path, "missing: the rules live in this crate"));
            continue;
        };
        let disallowed = match file.text.parse::<toml::Table>() {
            Ok(settings) => disallowed_types(&settings),
            Err(error) => {
                faults.push(Fault::of(&path, error.to_string()));
                continue;
            }
        };
        for wanted in DISALLOWED.iter().filter(|wanted| !disallowed.iter().any(|it| it == *wanted))
        {
            faults.push(Fault::of(&path, format!("does not disallow `{wanted}`")));
        }
    }
    faults
}

fn disallowed_types(settings: &toml::Table) -> Vec<String> {
    let list = settings.get("disallowed-types").and_then(toml::Value::as_array);
    let path = |entry: &toml::Value| {
        let path = entry.get("path").unwrap_or(entry);
        path.as_str().map(str::to_owned)
    };
    list.into_iter().flatten().filter_map(path).collect()
}

/// Sources of a pure crate; its `tests`, `benches` and files named for tests are not rules.
fn is_pure(file: &File) -> bool {
    let Some((_, path)) = in_pure_crate(&file.path) else { return false };
    let mut parts = path.split('/');
    let in_sources = parts.next() == Some("src");
    let for_tests =
        parts.any(|part| part.trim_end_matches(".rs").split('_').any(|it| it == "tests"));
    in_sources && !for_tests
}

/// The folder of the pure crate that a file belongs to, and its path there.
fn in_pure_crate(path: &str) -> Option<(&str, &str)> {
    let within = match of_game(path) {
        Some((_, part, within)) => (part == "rules").then_some(within)?,
        None => {
            let (name, within) = path.strip_prefix("crates/")?.split_once('/')?;
            PURE.contains(&name).then_some(within)?
        }
    };
    Some((path.strip_suffix(within)?.trim_end_matches('/'), within))
}

/// Lines without their comments, up to the test module, which clippy holds to the file's end
/// (`items_after_test_module`).
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines.windows(2).position(|pair| {
        pair[0] == "#[cfg(test)]" && pair[1].contains("mod ") && pair[1].ends_with('{')
    });
    let code = tests.unwrap_or(lines.len());
    lines.into_iter().take(code).enumerate().map(|(index, line)| (index + 1, without_comment(line)))
}

fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut before = ' ';
    for (index, c) in line.char_indices() {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '/' if before == '/' && !quoted => return &line[..index - 1],
            _ => {}
        }
        before = c;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        words(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn every_impure_word_is_found() {
        for word in IMPURE.iter().chain(FLOATS) {
            let text = format!("use {word};\n");
            assert_eq!(count("crates/kernel/src/lib.rs", &text), 1, "{word}");
            assert_eq!(count("crates/content/src/lib.rs", &text), 0, "{word}");
        }
        assert_eq!(count("games/pantheon/rules/src/combat/rolls.rs", "let x = 1_f64;\n"), 1);
    }

    #[test]
    fn comments_and_longer_names_pass() {
        let text = "/// Not a HashMap.\nstruct NoHashMapHere; // f64\nlet a = b / c;\n";
        assert_eq!(count("crates/kernel/src/lib.rs", text), 0);
        assert_eq!(count("crates/kernel/src/lib.rs", "f(\"//\", 1 as f64);\n"), 1);
    }

    #[test]
    fn tests_may_do_as_they_need() {
        let text = "#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        assert_eq!(count("crates/kernel/src/lib.rs", text), 0);
        assert_eq!(count("crates/kernel/src/lib.rs", "#[cfg(test)]\nmod t;\nuse std::fs;\n"), 1);
        assert_eq!(count("crates/kernel/src/deck/tests.rs", "use std::fs;\n"), 0);
        assert_eq!(count("crates/kernel/tests/replay.rs", "use std::fs;\n"), 0);
    }

    #[test]
    fn floats_stay_in_odds_and_geometry() {
        let text = "let p: f64;\n";
        assert_eq!(count("crates/dice/src/assaults/odds.rs", text), 0);
        assert_eq!(count("crates/dice/src/assaults/odds/exact.rs", text), 0);
        assert_eq!(count("crates/board/src/geometry.rs", text), 0);
        assert_eq!(count("crates/dice/src/assaults/pool.rs", text), 1);
        assert_eq!(count("crates/dice/src/assaults/odds.rs", "use std::fs;\n"), 1);
    }

    #[test]
    fn a_pure_crate_needs_its_clippy_settings() {
        let manifest = ("crates/dice/Cargo.toml", "");
        assert_eq!(clippy_settings(&Tree::of(&[manifest])).len(), 1);

        let list = DISALLOWED.iter().map(|path| format!("{{ path = \"{path}\" }}"));
        let list: Vec<String> = list.collect();
        let all = format!("disallowed-types = [{}]\n", list.join(", "));
        let with =
            |text| clippy_settings(&Tree::of(&[manifest, ("crates/dice/clippy.toml", text)]));
        assert_eq!(with(&all), []);
        let fewer = format!("disallowed-types = [\"{}\"]\n", DISALLOWED[0]);
        assert_eq!(with(&fewer).len(), DISALLOWED.len() - 1);
        assert_eq!(with("disallowed-types = [\n").len(), 1);
    }
}
