//! Where packs come from: the program itself, and folders.

use std::path::{Path, PathBuf};

use content::{LoadError, PackFaults, Source, files_in};

use crate::pack::Pack;
use crate::read::{FOLDERS, read};

/// The repository's own pack, as name and text of each file.
pub(crate) const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pack.rs"));

/// The repository's own pack, which is part of the program.
pub fn embedded() -> Pack {
    read(built_in()).expect("the embedded pack is tested")
}

/// The built-in pack with the packs of these folders over it. Their files may name its units,
/// boards and armies, and those of folders before them; an id that exists already is a fault.
///
/// # Errors
/// When something cannot be read, or every fault of every file.
pub fn with(dirs: &[PathBuf]) -> Result<Pack, LoadError> {
    let mut files = Vec::new();
    for dir in dirs {
        files.extend(files_in(dir, &FOLDERS)?);
    }
    Ok(read(built_in().chain(files.iter().map(Source::from)))?)
}

/// The pack in a folder, without the built-in one: it must be complete in itself.
///
/// # Errors
/// When something cannot be read, or every fault of every file.
pub fn load_dir(root: &Path) -> Result<Pack, LoadError> {
    let files = files_in(root, &FOLDERS)?;
    Ok(read(files.iter().map(Source::from))?)
}

/// Reads a pack from names and texts of its files; the folder in a name says what a file holds.
///
/// # Errors
/// Every fault of every file; nothing is loaded then.
pub fn read_pack<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Pack, PackFaults> {
    read(files.into_iter().map(|(name, text)| Source { name, text, built_in: false }))
}

/// The same over the built-in pack.
///
/// # Errors
/// Every fault of every file; nothing is loaded then.
pub fn read_pack_over<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Pack, PackFaults> {
    let files = files.into_iter().map(|(name, text)| Source { name, text, built_in: false });
    read(built_in().chain(files))
}

fn built_in<'a>() -> impl Iterator<Item = Source<'a>> {
    EMBEDDED.iter().map(|&(name, text)| Source { name, text, built_in: true })
}
