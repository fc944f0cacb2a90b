//! Which crate may use which, and what every manifest must say.

use super::Fault;
use crate::metadata::{Kind, Package};
use crate::tree::Tree;

/// What a crate may depend on among our own crates.
enum May {
    Use(&'static [&'static str]),
    UseAll,
}

/// The table of ARCHITECTURE.md. A new edge is a change of design: it is made here, alone, with
/// its reason.
const TABLE: &[(&str, May)] = &[
    ("kernel", May::Use(&[])),
    ("dice", May::Use(&["kernel"])),
    ("board", May::Use(&["kernel"])),
    ("pantheon", May::Use(&["kernel", "dice", "board"])),
    ("mythic", May::Use(&["kernel", "dice", "board"])),
    ("conjurers", May::Use(&["kernel", "dice", "board"])),
    ("content", May::Use(&["pantheon", "mythic", "conjurers"])),
    ("text", May::Use(&["pantheon", "mythic", "conjurers", "content"])),
    ("oracle", May::Use(&["pantheon", "mythic", "conjurers", "text"])),
    ("protocol", May::Use(&["pantheon", "mythic", "conjurers"])),
    ("store", May::Use(&["protocol"])),
    (
        "server",
        May::Use(&[
            "kernel",
            "dice",
            "board",
            "pantheon",
            "mythic",
            "conjurers",
            "content",
            "text",
            "oracle",
            "protocol",
            "store",
        ]),
    ),
    ("omphalos", May::UseAll),
    ("testkit", May::UseAll),
    ("xtask", May::UseAll),
];

/// Test code of any crate may also use this one.
const FOR_TESTS: &str = "testkit";

/// Edges between our crates that the table does not allow.
pub(super) fn edges(packages: &[Package]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for package in packages {
        let row = TABLE.iter().find(|(name, _)| *name == package.name);
        let Some((_, may)) = row else {
            faults.push(Fault::of(
                &package.name,
                "this crate has no row in the table of crates (xtask/src/tidy/crates.rs)",
            ));
            continue;
        };
        for edge in &package.local_edges {
            let allowed = match may {
                May::UseAll => true,
                May::Use(names) => {
                    names.contains(&edge.on.as_str())
                        || (edge.kind == Kind::Dev && edge.on == FOR_TESTS)
                }
            };
            if !allowed {
                faults.push(Fault::of(
                    &package.name,
                    format!("may not use `{}`; see the table of crates", edge.on),
                ));
            }
        }
    }
    faults
}

/// Manifests that do not take their lints from the workspace.
pub(super) fn manifests(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let manifest = match file.text.parse::<toml::Table>() {
            Ok(manifest) => manifest,
            Err(error) => {
                faults.push(Fault::of(&file.path, error.to_string()));
                continue;
            }
        };
        let inherits = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        if inherits.and_then(toml::Value::as_bool) != Some(true) {
            faults.push(Fault::of(&file.path, "needs `[lints] workspace = true`"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Edge;

    fn package(name: &str, on: &str, kind: Kind) -> Package {
        Package { name: name.into(), local_edges: vec![Edge { on: on.into(), kind }] }
    }

    fn refused(name: &str, on: &str, kind: Kind) -> bool {
        !edges(&[package(name, on, kind)]).is_empty()
    }

    #[test]
    fn edges_follow_the_table() {
        assert!(!refused("dice", "kernel", Kind::Normal));
        assert!(refused("kernel", "dice", Kind::Normal));
        assert!(refused("dice", "board", Kind::Normal));
        assert!(refused("kernel", "dice", Kind::Build));
    }

    #[test]
    fn tests_may_also_use_the_testkit() {
        assert!(!refused("kernel", "testkit", Kind::Dev));
        assert!(refused("kernel", "testkit", Kind::Normal));
        assert!(refused("kernel", "dice", Kind::Dev));
    }

    #[test]
    fn a_crate_outside_the_table_is_a_fault() {
        assert!(refused("helpers", "kernel", Kind::Normal));
    }

    #[test]
    fn a_manifest_inherits_the_lints() {
        let of = |text| manifests(&Tree::of(&[("crates/a/Cargo.toml", text)])).len();
        assert_eq!(of("[lints]\nworkspace = true\n"), 0);
        assert_eq!(of("[package]\nname = \"a\"\n"), 1);
        assert_eq!(of("[lints.rust]\nunsafe_code = \"allow\"\n"), 1);
        assert_eq!(of("[lints"), 1);
    }
}
