//! Lists the repository's own packs for embedding. A list made at build time notices new files, which
//! a macro that reads the folder would not.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Each pack, and the list it becomes.
const PACKS: [(&str, &str); 3] = [
    ("../../content/pantheon", "embedded.rs"),
    ("../../content/mythic-2012", "embedded_mythic.rs"),
    ("../../content/conjurers", "conjurers.rs"),
];

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    for (pack, list) in PACKS {
        embed(&Path::new(&here).join(pack), &Path::new(&out).join(list))?;
    }
    Ok(())
}

fn embed(root: &Path, out: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    for folder in subfolders(root)? {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in fs::read_dir(&folder)? {
            files.push(file?.path());
        }
    }
    println!("cargo::rerun-if-changed={}", root.display());
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let entries: String = files
        .iter()
        .filter_map(|file| Some((file.strip_prefix(root).ok()?, file)))
        .map(|(name, file)| {
            let name = name.to_string_lossy().replace('\\', "/");
            format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string())
        })
        .collect();
    fs::write(out, format!("&[\n{entries}]\n"))
}

fn subfolders(root: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root)?.map(|entry| entry.map(|entry| entry.path()));
    let entries = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(entries.into_iter().filter(|path| path.is_dir()).collect())
}
