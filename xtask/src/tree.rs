//! The repository's text files, read once and handed to every check.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

/// The folder that holds the workspace manifest.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace's folder").to_path_buf()
}

/// The rulesets that have a rulebook, in order.
pub(crate) fn rulebooks(root: &Path) -> Result<Vec<String>> {
    let tree = Tree::read(root)?;
    let ruleset = |file: &File| match of_game(&file.path) {
        Some((_, "rulebook", name)) => name.strip_suffix(".toml").map(str::to_owned),
        _ => None,
    };
    Ok(tree.files.iter().filter_map(ruleset).collect())
}

/// One text file.
pub(crate) struct File {
    /// Relative to the root, with `/` between its parts.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn extension(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Lines with their numbers, counted from one.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// The game that a file belongs to, the part of its folder it stands in, and its path there:
/// `games/mythic/cases/x.case` is `x.case` of `cases` of `mythic`.
pub(crate) fn of_game(path: &str) -> Option<(&str, &str, &str)> {
    let (game, rest) = path.strip_prefix("games/")?.split_once('/')?;
    let (part, rest) = rest.split_once('/')?;
    Some((game, part, rest))
}

/// The files that are, or are about to be, under version control, in path order.
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let listing = Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
            .current_dir(root)
            .output()
            .context("cannot run git, which lists the files to check")?;
        ensure!(
            listing.status.success(),
            "git ls-files: {}",
            String::from_utf8_lossy(&listing.stderr)
        );
        let listing = String::from_utf8(listing.stdout).context("a file name is not UTF-8")?;
        let mut paths: Vec<&str> = listing.split_terminator('\0').collect();
        paths.sort_unstable();
        paths.dedup();

        let mut files = Vec::with_capacity(paths.len());
        for path in paths {
            let absolute = root.join(path);
            // Git still lists a tracked file that was deleted but not yet committed.
            if !absolute.is_file() {
                continue;
            }
            let bytes = fs::read(&absolute).with_context(|| format!("cannot read {path}"))?;
            // What is not UTF-8 is an image or a font, and none of our checks read those.
            if let Ok(text) = String::from_utf8(bytes) {
                files.push(File { path: path.to_owned(), text });
            }
        }
        Ok(Self { files })
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.extension() == "rs")
    }

    /// Rust sources of the product. Those of `xtask` quote made-up rules and bad samples.
    pub(crate) fn product_rust(&self) -> impl Iterator<Item = &File> {
        let is_product =
            |file: &&File| file.path.starts_with("crates/") || file.path.starts_with("games/");
        self.rust().filter(is_product)
    }

    pub(crate) fn cases(&self) -> impl Iterator<Item = &File> {
        let is_case = |file: &&File| {
            file.extension() == "case"
                && of_game(&file.path).is_some_and(|(_, part, _)| part == "cases")
        };
        self.files.iter().filter(is_case)
    }

    /// A tree made up for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| File { path: path.into(), text: text.into() };
        Self { files: files.iter().map(file).collect() }
    }
}
