//! Rule ids: the catalogue under `games/*/rulebook/` has each once, and nothing cites one that is not in it.

use std::collections::BTreeMap;

use super::Fault;
use crate::rules_index::{Catalogue, Citation, case_rules, citations_in};
use crate::tree::{Tree, of_game};

/// Reads the catalogue, reporting what is wrong with its files. Before there is a file
/// there the catalogue is absent, and then nothing is checked against it.
pub(super) fn read(tree: &Tree, faults: &mut Vec<Fault>) -> Catalogue {
    let mut catalogue = Catalogue::default();
    for file in tree.files.iter().filter(|file| is_catalogue(&file.path)) {
        match ids_in(&file.text) {
            Ok(ids) => {
                let mut seen = BTreeMap::new();
                for id in &ids {
                    *seen.entry(id.as_str()).or_insert(0) += 1;
                }
                for (id, times) in seen.into_iter().filter(|(_, times)| *times > 1) {
                    faults.push(Fault::of(&file.path, format!("has `{id}` {times} times")));
                }
                catalogue.add(&file.path, ids);
            }
            Err(message) => faults.push(Fault::of(&file.path, message)),
        }
    }
    catalogue
}

/// Citations, in Rust sources and in cases, of rules that do not exist.
pub(super) fn citations(tree: &Tree, catalogue: &Catalogue) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.product_rust() {
        for Citation { id, line, .. } in citations_in(&file.text, catalogue) {
            if !catalogue.contains(id) {
                faults.push(Fault::at(&file.path, line, format!("cites `{id}`, not a rule")));
            }
        }
    }
    for file in tree.cases() {
        for (line, id) in case_rules(&file.text) {
            if catalogue.knows_prefix_of(id) && !catalogue.contains(id) {
                faults.push(Fault::at(&file.path, line, format!("shows `{id}`, not a rule")));
            }
        }
    }
    faults
}

fn is_catalogue(path: &str) -> bool {
    let rulebook = of_game(path).filter(|(_, part, _)| *part == "rulebook");
    rulebook.is_some_and(|(_, _, name)| name.ends_with(".toml") && !name.contains('/'))
}

/// Ids of rules and rulings, in the order of the file.
fn ids_in(text: &str) -> Result<Vec<String>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let mut ids = Vec::new();
    for kind in ["rule", "ruling"] {
        let entries = table.get(kind).and_then(toml::Value::as_array);
        for entry in entries.into_iter().flatten() {
            let id = entry.get("id").and_then(toml::Value::as_str);
            ids.push(id.ok_or_else(|| format!("a [[{kind}]] without an id"))?.to_owned());
        }
    }
    if ids.is_empty() { Err("holds no [[rule]]".to_owned()) } else { Ok(ids) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: (&str, &str) = (
        "games/pantheon/rulebook/pantheon-1.5.toml",
        "[[rule]]\nid = \"P15.1.1\"\n[[rule]]\nid = \"P15.8A.2a1-13\"\n[[ruling]]\nid = \"P15.R1\"\n",
    );

    fn faults(files: &[(&str, &str)]) -> Vec<Fault> {
        let tree = Tree::of(files);
        let mut faults = Vec::new();
        let catalogue = read(&tree, &mut faults);
        faults.extend(citations(&tree, &catalogue));
        faults
    }

    #[test]
    fn a_citation_of_a_rule_passes() {
        let code = "/// Moves. [P15.1.1] and [P15.8A.2a1-13]; [P15.R1?] is a ruling.\n";
        assert_eq!(faults(&[RULES, ("crates/a/src/lib.rs", code)]), []);
        assert_eq!(
            faults(&[RULES, ("games/a/cases/a.case", "rule   P15.1.1 P15.R1 # both\n")]),
            []
        );
    }

    #[test]
    fn a_citation_of_no_rule_is_a_fault() {
        let faults_of = |path: &str, text: &str| faults(&[RULES, (path, text)]);
        let found = faults_of("crates/a/src/lib.rs", "fn a() {}\n/// [P15.9.9]\n");
        assert_eq!(found, [Fault::at("crates/a/src/lib.rs", 2, "cites `P15.9.9`, not a rule")]);
        for wrong in ["[P15.8A.2a1-99]", "[P15.1.1, P15.R1]", "[P15.1.1 ]", "[P15.]"] {
            let found = faults_of("crates/a/src/lib.rs", &format!("/// {wrong}\n"));
            assert_eq!(found.len(), 1, "{wrong}");
        }
        let found = faults_of("games/a/cases/a.case", "rule P15.1.1 P15.2\n");
        assert_eq!(found, [Fault::at("games/a/cases/a.case", 1, "shows `P15.2`, not a rule")]);
    }

    #[test]
    fn without_a_catalogue_nothing_is_checked() {
        assert_eq!(faults(&[("crates/a/src/lib.rs", "/// [P15.9.9]\n")]), []);
    }

    #[test]
    fn a_broken_catalogue_is_a_fault() {
        let of = |text| faults(&[("games/a/rulebook/a.toml", text)]).len();
        assert_eq!(of("[[rule]]\nid = \"P15.1\"\n[[ruling]]\nid = \"P15.1\"\n"), 1);
        assert_eq!(of("[[rule]]\nname = \"P15.1\"\n"), 1);
        assert_eq!(of("[[rule]\n"), 1);
        assert_eq!(of(""), 1);
    }
}
