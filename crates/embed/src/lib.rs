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

/// Writes the list `records.rs` of names and texts of the records in folders of every game, such as
/// `lessons/pantheon-1.5/moving`. The games lie at this path from the manifest of the crate that is
/// built.
///
/// # Errors
/// When a folder cannot be read or the list not be written.
pub fn records(from_manifest: &str, folders: &[&str]) -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let games = Path::new(&here).join(from_manifest);
    let mut found = Vec::new();
    for game in subfolders(&games)? {
        println!("cargo::rerun-if-changed={}", game.display());
        for root in folders.iter().map(|folder| game.join(folder)).filter(|root| root.is_dir()) {
            println!("cargo::rerun-if-changed={}", root.display());
            for folder in subfolders(&root)? {
                println!("cargo::rerun-if-changed={}", folder.display());
                let files = files_in(&folder, "record")?;
                found.extend(files.into_iter().map(|file| (game.clone(), file)));
            }
        }
    }
    found.sort();
    let named = found.iter().filter_map(|(game, file)| {
        Some((file.strip_prefix(game).ok()?.with_extension(""), file.as_path()))
    });
    write_list(named, &Path::new(&out).join("records.rs"))
}

fn embed(root: &Path, out: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    for folder in subfolders(root)? {
        println!("cargo::rerun-if-changed={}", folder.display());
        files.extend(files_in(&folder, "toml")?);
    }
    println!("cargo::rerun-if-changed={}", root.display());
    files.sort();
    let named =
        files.iter().filter_map(|file| Some((file.strip_prefix(root).ok()?.to_owned(), &**file)));
    write_list(named, out)
}

/// Writes a list of names and of files that are taken in.
fn write_list<'f>(files: impl Iterator<Item = (PathBuf, &'f Path)>, out: &Path) -> io::Result<()> {
    let entries: String = files
        .map(|(name, file)| {
            let name = name.to_string_lossy().replace('\\', "/");
            format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string())
        })
        .collect();
    fs::write(out, format!("&[\n{entries}]\n"))
}

/// The files of a folder with this ending.
fn files_in(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == ending));
    Ok(files)
}

fn subfolders(root: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root)?.map(|entry| entry.map(|entry| entry.path()));
    let entries = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(entries.into_iter().filter(|path| path.is_dir()).collect())
}
