//! For build scripts: lists the files of a pack for embedding. A list made at build time notices new
//! files, which a macro that reads the folder would not.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes the list `pack.rs` of names and texts of the files in the folders of a pack, which lies at
/// this path from the manifest of the crate that is built.
///
/// # Errors
/// When the pack cannot be read or the list not be written.
pub fn pack(from_manifest: &str) -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    embed(&Path::new(&here).join(from_manifest), &Path::new(&out).join("pack.rs"))
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
