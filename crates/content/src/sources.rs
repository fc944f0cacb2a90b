//! The files of a pack as they are found, and reading each of them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use miette::Diagnostic;

use crate::faults::{FaultList, FileFaults, PackFaults};

/// A file as it was found.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// Its path; the last folder in it says what the file holds.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
    /// Whether it is part of the program.
    pub built_in: bool,
}

impl<'a> Source<'a> {
    /// The folder and the name without its ending.
    pub fn parts(&self) -> (&'a str, &'a str) {
        let mut parts = self.name.rsplit(['/', '\\']);
        let file = parts.next().unwrap_or_default();
        (parts.next().unwrap_or_default(), file.strip_suffix(".toml").unwrap_or(file))
    }

    /// The id that the file should have.
    pub fn stem(&self) -> &'a str {
        self.parts().1
    }
}

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

impl<'a> From<&'a (String, String)> for Source<'a> {
    fn from((name, text): &'a (String, String)) -> Self {
        Self { name, text, built_in: false }
    }
}

/// Name and text of each file of the pack in a folder, which has at least one of these folders.
///
/// # Errors
/// When something cannot be read, or there is none of the folders.
pub fn files_in(root: &Path, folders: &[&str]) -> Result<Vec<(String, String)>, LoadError> {
    let files = texts_in(root)?;
    if !folders.iter().any(|folder| root.join(folder).is_dir()) {
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

/// A fault for each file that stands in none of these folders.
pub fn unknown_folders(files: &[Source<'_>], folders: &[&str]) -> Vec<FileFaults> {
    let unknown = files.iter().filter(|source| !folders.contains(&source.parts().0));
    let faults = unknown.map(|source| {
        let mut faults = FaultList::default();
        faults.add_unknown(0..0, "folder", source.parts().0, folders);
        faults.into_faults(source.name, source.text)
    });
    faults.collect()
}

/// Reads the files of one folder; those with faults go to `broken`.
pub fn each<'a, T>(
    sources: impl Iterator<Item = Source<'a>>,
    what: &str,
    broken: &mut Vec<FileFaults>,
    mut read: impl FnMut(Source<'a>, &mut FaultList) -> Result<Option<T>, FileFaults>,
) -> Vec<T> {
    let mut seen: Vec<Source<'a>> = Vec::new();
    let mut sound = Vec::new();
    for source in sources {
        let mut faults = FaultList::default();
        second(source, &seen, what, &mut faults);
        seen.push(source);
        match read(source, &mut faults) {
            Ok(Some(thing)) if faults.is_empty() => sound.push(thing),
            Ok(_) => broken.push(faults.into_faults(source.name, source.text)),
            Err(faults) => broken.push(faults),
        }
    }
    sound
}

/// An id means one thing: what exists is never replaced.
pub fn second(source: Source<'_>, seen: &[Source<'_>], what: &str, faults: &mut FaultList) {
    let stem = source.stem();
    if let Some(first) = seen.iter().find(|first| first.stem() == stem) {
        let whose = if first.built_in { " beside the built-in one" } else { "" };
        let found = format!("a second {what} `{stem}`{whose}");
        faults.add(0..0, found, format!("an id of its own for each {what}"));
    }
}
