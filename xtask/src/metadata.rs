//! What `cargo metadata` says of our crates.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

/// How one crate depends on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Dev,
    Build,
}

/// A dependency on another crate of this workspace.
#[derive(Debug)]
pub(crate) struct Edge {
    pub(crate) on: String,
    /// Its place in a game's folder, when it has one.
    pub(crate) part: Option<Part>,
    pub(crate) kind: Kind,
}

/// The place of a crate in the folder of a game: `games/mythic/rules` is the part `rules` of `mythic`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) game: String,
    pub(crate) name: String,
}

impl Part {
    /// The part that a crate's folder is, by its path.
    pub(crate) fn of(folder: &Path) -> Option<Self> {
        let name = folder.file_name()?.to_str()?.to_owned();
        let game = folder.parent()?;
        let is_game = game.parent()?.file_name()? == "games";
        let game = game.file_name()?.to_str()?.to_owned();
        is_game.then_some(Self { game, name })
    }
}

/// One crate of the workspace.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Its place in a game's folder, when it has one.
    pub(crate) part: Option<Part>,
    pub(crate) local_edges: Vec<Edge>,
}

/// The part of cargo's answer that the checks use.
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
}

impl Metadata {
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let output = Command::new(cargo())
            // Without the dependencies it needs neither network nor lock file.
            .args(["metadata", "--format-version", "1", "--no-deps"])
            .current_dir(root)
            .output()
            .context("cannot run cargo metadata")?;
        ensure!(
            output.status.success(),
            "cargo metadata: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        let answer = serde_json::from_slice(&output.stdout).context("cargo metadata's answer")?;
        Self::parse(&answer)
    }

    fn parse(answer: &Value) -> Result<Self> {
        let packages = answer["packages"].as_array().context("cargo metadata lists no packages")?;
        Ok(Self {
            packages: packages.iter().map(Package::parse).collect::<Result<_>>()?,
            target_directory: string(&answer["target_directory"])
                .context("cargo metadata names no target directory")?
                .into(),
        })
    }
}

impl Metadata {
    /// The games: those that have rules.
    pub(crate) fn games(&self) -> impl Iterator<Item = &str> {
        let parts = self.packages.iter().filter_map(|package| package.part.as_ref());
        parts.filter(|part| part.name == "rules").map(|part| part.game.as_str())
    }
}

impl Package {
    fn parse(package: &Value) -> Result<Self> {
        let name = string(&package["name"]).context("a package without a name")?;
        let dependencies = package["dependencies"].as_array().context("no dependency list")?;
        let local_edges = dependencies
            .iter()
            .filter(|dependency| dependency["path"].is_string())
            .map(|dependency| {
                let folder = dependency["path"].as_str().map(Path::new);
                Ok(Edge {
                    part: folder.and_then(Part::of),
                    on: string(&dependency["name"]).context("a dependency without a name")?,
                    kind: match dependency["kind"].as_str() {
                        Some("dev") => Kind::Dev,
                        Some("build") => Kind::Build,
                        _ => Kind::Normal,
                    },
                })
            })
            .collect::<Result<_>>()?;
        let manifest = package["manifest_path"].as_str().map(Path::new);
        let part = manifest.and_then(Path::parent).and_then(Part::of);
        Ok(Self { name, part, local_edges })
    }
}

/// The cargo that runs us, so that a pinned toolchain stays the same all the way down.
pub(crate) fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn string(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_names_and_kinds_of_our_own_edges() {
        let answer = serde_json::json!({
            "target_directory": "out",
            "packages": [{
                "name": "mythic",
                "manifest_path": "/a/games/mythic/rules/Cargo.toml",
                "dependencies": [
                    { "name": "kernel", "kind": null, "path": "crates/kernel" },
                    { "name": "testkit", "kind": "dev", "path": "crates/testkit" },
                    { "name": "serde", "kind": null },
                ],
            }],
        });
        let metadata = Metadata::parse(&answer).unwrap();
        let [mythic] = &metadata.packages[..] else { panic!("one package went in") };
        assert_eq!(mythic.name, "mythic");
        let part = Part { game: "mythic".to_owned(), name: "rules".to_owned() };
        assert_eq!(mythic.part, Some(part));
        assert_eq!(metadata.games().collect::<Vec<_>>(), ["mythic"]);
        let edges: Vec<_> = mythic.local_edges.iter().map(|e| (e.on.as_str(), e.kind)).collect();
        assert_eq!(edges, [("kernel", Kind::Normal), ("testkit", Kind::Dev)]);
    }
}
