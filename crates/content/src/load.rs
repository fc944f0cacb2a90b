//! Where packs come from: the program itself, and folders.

use std::path::{Path, PathBuf};
use std::{fs, io};

use miette::Diagnostic;

use crate::cards::{CARD_FOLDERS, CardSet, read_cards};
use crate::faults::PackFaults;
use crate::mythic_2012;
use crate::pack::Pack;
use crate::read::{FOLDERS, Source, read};

/// The repository's own pack, as name and text of each file.
pub(crate) const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Why a pack could not be loaded from disk.
#[derive(Debug, thiserror::Error, Diagnostic)]
pub enum LoadError {
    /// A folder or file could not be read.
    #[error("cannot read {}", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// The folder holds nothing a pack is made of.
    #[error(
        "{} is not a pack: it has no folder `units`, `boards`, `armies` or `scenarios`, and no folder \
         `creatures` or `equipment`",
        .0.display()
    )]
    NoPack(PathBuf),
    /// Files of the pack have faults.
    #[error(transparent)]
    #[diagnostic(transparent)]
    Faults(#[from] PackFaults),
}

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
        files.extend(files_in(dir)?);
    }
    Ok(read(built_in().chain(files.iter().map(Source::from)))?)
}

/// The pack in a folder, without the built-in one: it must be complete in itself.
///
/// # Errors
/// When something cannot be read, or every fault of every file.
pub fn load_dir(root: &Path) -> Result<Pack, LoadError> {
    let files = files_in(root)?;
    Ok(read(files.iter().map(Source::from))?)
}

/// The cards of Conjurers in a folder: files in its folders `creatures` and `equipment`.
///
/// # Errors
/// When something cannot be read, there are no such folders, or every fault of every file.
pub fn load_cards(root: &Path) -> Result<CardSet, LoadError> {
    if !CARD_FOLDERS.iter().any(|folder| root.join(folder).is_dir()) {
        return Err(LoadError::NoPack(root.to_owned()));
    }
    let files = texts_in(root)?;
    Ok(read_cards(files.iter().map(|(name, text)| (&name[..], &text[..])))?)
}

/// The ruleset that the pack in a folder is for: cards are for Conjurers, and `pack.toml` names any
/// other game than Pantheon.
pub fn ruleset_of(dir: &Path) -> &'static str {
    if CARD_FOLDERS.iter().any(|folder| dir.join(folder).is_dir()) {
        conjurers::RULESET
    } else if mythic_2012::is_pack(dir) {
        mythic::RULESET
    } else {
        pantheon::RULESET
    }
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

impl<'a> From<&'a (String, String)> for Source<'a> {
    fn from((name, text): &'a (String, String)) -> Self {
        Self { name, text, built_in: false }
    }
}

/// Name and text of each file of the pack in a folder.
pub(crate) fn files_in(root: &Path) -> Result<Vec<(String, String)>, LoadError> {
    let files = texts_in(root)?;
    if !FOLDERS.iter().any(|folder| root.join(folder).is_dir()) {
        return Err(LoadError::NoPack(root.to_owned()));
    }
    Ok(files)
}

/// Name and text of each file in the folders of a folder.
fn texts_in(root: &Path) -> Result<Vec<(String, String)>, LoadError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |error| LoadError::Unreadable { path, error }
    };
    let mut files = Vec::new();
    for folder in sorted(root).map_err(unreadable(root))?.into_iter().filter(|path| path.is_dir()) {
        for path in sorted(&folder).map_err(unreadable(&folder))? {
            if path.extension().is_some_and(|extension| extension == "toml") {
                let text = fs::read_to_string(&path).map_err(unreadable(&path))?;
                files.push((path.to_string_lossy().into_owned(), text));
            }
        }
    }
    Ok(files)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
