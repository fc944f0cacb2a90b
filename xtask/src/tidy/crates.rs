//! Which crate may use which, and what every manifest must say.

use std::borrow::Cow;

use super::Fault;
use crate::metadata::{Kind, Package, Part};
use crate::tree::Tree;

/// What a crate may depend on among our own crates.
enum May {
    Use(&'static [&'static str]),
    UseAll,
}

/// The table of ARCHITECTURE.md. `games/*/rules` is the part `rules` of any game; a part of a game uses
/// parts of the same game only. A new edge is a change of design: it is made here, alone, with its
/// reason.
const TABLE: &[(&str, May)] = &[
    ("kernel", May::Use(&[])),
    ("dice", May::Use(&[])),
    ("board", May::Use(&[])),
    ("games/*/rules", May::Use(&["dice", "board"])),
    ("players", May::Use(&[])),
    ("games/*/player", May::Use(&["games/*/rules", "players"])),
    ("embed", May::Use(&[])),
    ("content", May::Use(&[])),
    ("exercises", May::Use(&["embed"])),
    ("games/*/table", May::Use(&["games/*/rules", "content", "embed"])),
    ("locales", May::Use(&[])),
    ("text", May::Use(&["content", "locales", "players"])),
    (
        "games/*/words",
        May::Use(&[
            "games/*/rules",
            "games/*/player",
            "games/*/table",
            "content",
            "locales",
            "players",
            "text",
        ]),
    ),
    ("protocol", May::Use(&[])),
    ("games/*/wire", May::Use(&["games/*/rules", "protocol"])),
    ("store", May::Use(&[])),
    ("hosting", May::Use(&["players", "text", "protocol", "store", "exercises"])),
    (
        "games/*/host",
        May::Use(&[
            "games/*/rules",
            "games/*/player",
            "games/*/table",
            "games/*/wire",
            "games/*/words",
            "content",
            "text",
            "protocol",
            "hosting",
        ]),
    ),
    ("cases", May::Use(&["text"])),
    (
        "games/*/cases",
        May::Use(&[
            "games/*/rules",
            "games/*/table",
            "games/*/words",
            "dice",
            "board",
            "text",
            "cases",
        ]),
    ),
    ("commands", May::Use(&["players", "content", "text", "hosting", "exercises", "cases"])),
    (
        "games/*/commands",
        May::Use(&[
            "games/*/rules",
            "games/*/player",
            "games/*/table",
            "games/*/wire",
            "games/*/words",
            "games/*/host",
            "games/*/cases",
            "dice",
            "board",
            "players",
            "content",
            "text",
            "hosting",
            "exercises",
            "cases",
            "commands",
        ]),
    ),
    ("registry", May::Use(&["games/*/commands", "hosting", "commands"])),
    ("server", May::Use(&["hosting", "text", "protocol", "store", "exercises"])),
    (
        "omphalos",
        May::Use(&[
            "dice",
            "games/*/rules",
            "games/*/player",
            "games/*/table",
            "games/*/wire",
            "players",
            "protocol",
            "store",
            "hosting",
            "cases",
            "commands",
            "registry",
            "server",
        ]),
    ),
    ("testkit", May::UseAll),
    ("games/*/random", May::UseAll),
    ("daemons", May::Use(&[])),
    ("chaos", May::UseAll),
    ("xtask", May::UseAll),
];

/// Every crate may use this one: games are spoken of in its words everywhere.
const FOR_ALL: &str = "kernel";

/// Test code of any crate may also use these.
const FOR_TESTS: [&str; 3] = ["testkit", "games/*/random", "daemons"];

/// Test code of the one may also use the other: what knows no game is tried with those there are.
const IN_TESTS: &[(&str, &str)] = &[
    ("hosting", "games/*/player"),
    ("cases", "games/*/cases"),
    ("registry", "text"),
    ("commands", "games/*/rules"),
    ("commands", "games/*/words"),
    ("server", "commands"),
    ("server", "players"),
    ("server", "games/*/rules"),
    ("server", "games/*/table"),
    ("server", "games/*/wire"),
    ("server", "registry"),
];

/// Edges between our crates that the table does not allow.
pub(super) fn edges(packages: &[Package]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for package in packages {
        let row = row_of(&package.name, package.part.as_ref());
        let row = TABLE.iter().find(|(name, _)| *name == row);
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
                    let other = (package.part.as_ref().zip(edge.part.as_ref()))
                        .is_some_and(|(own, used)| own.game != used.game);
                    let used = row_of(&edge.on, edge.part.as_ref());
                    edge.on == FOR_ALL
                        || (!other && names.contains(&&used[..]))
                        || (edge.kind == Kind::Dev
                            && (FOR_TESTS.contains(&&used[..])
                                || IN_TESTS.contains(&(&package.name[..], &used[..]))))
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

/// The row of a crate: its name, or its part where it is a game's.
fn row_of<'c>(name: &'c str, part: Option<&Part>) -> Cow<'c, str> {
    match part {
        Some(part) => Cow::Owned(format!("games/*/{}", part.name)),
        None => Cow::Borrowed(name),
    }
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
    use std::path::Path;

    use super::*;
    use crate::metadata::Edge;

    fn package(name: &str, on: &str, kind: Kind) -> Package {
        let part = |path: &str| Part::of(Path::new(path));
        let edge = Edge { on: on.into(), part: part(on), kind };
        Package { name: name.into(), part: part(name), local_edges: vec![edge] }
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
    fn a_part_of_a_game_uses_its_own_game_only() {
        assert!(!refused("games/a/rules", "dice", Kind::Normal));
        assert!(!refused("games/a/table", "games/a/rules", Kind::Normal));
        assert!(refused("games/a/table", "games/b/rules", Kind::Normal));
        assert!(refused("games/a/rules", "games/a/table", Kind::Normal));
        assert!(!refused("registry", "games/b/commands", Kind::Normal));
        assert!(refused("text", "games/b/table", Kind::Normal));
        assert!(refused("games/a/attic", "kernel", Kind::Normal));
    }

    #[test]
    fn tests_may_also_use_the_testkit() {
        assert!(!refused("kernel", "testkit", Kind::Dev));
        assert!(refused("omphalos", "testkit", Kind::Normal));
        assert!(refused("kernel", "testkit", Kind::Normal));
        assert!(refused("kernel", "dice", Kind::Dev));
        assert!(!refused("hosting", "games/a/player", Kind::Dev));
        assert!(refused("hosting", "games/a/player", Kind::Normal));
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
