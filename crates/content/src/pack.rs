//! Reads a pack: `units/*.toml` and `boards/*.toml`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use miette::Diagnostic;
use pantheon::board::{Board, read_file};
use pantheon::catalog::UnitDef;
use pantheon::kernel::{Fingerprint, fingerprint};
use toml::de::DeTable;

use crate::faults::{FaultList, FileFaults, PackFaults, Span};
use crate::places::{Places, way};
use crate::unit_file::{Names, UnitFile, Written};
use crate::{sense, shape, unit_file};

/// The folders of a pack.
const FOLDERS: [&str; 2] = ["boards", "units"];

/// The repository's own pack, as name and text of each file.
const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Pack {
    units: Vec<Unit>,
    boards: Vec<Arc<Board>>,
    fingerprint: Fingerprint,
}

/// A unit and what people call it and its powers.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The unit as the rules know it.
    pub def: Arc<UnitDef>,
    /// What players call it.
    pub name: Names,
    /// What players call its powers, in their order.
    pub powers: Vec<Names>,
}

impl Pack {
    fn new(units: Vec<Unit>, boards: Vec<Arc<Board>>) -> Self {
        let defs: Vec<&UnitDef> = units.iter().map(|unit| &*unit.def).collect();
        let fingerprint = fingerprint(&(defs, &boards));
        Self { units, boards, fingerprint }
    }

    /// The units, ordered by id.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The unit with this id.
    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.def.id == id)
    }

    /// Every unit as the rules know it, to draft from.
    pub fn pool(&self) -> Vec<Arc<UnitDef>> {
        self.units.iter().map(|unit| unit.def.clone()).collect()
    }

    /// The boards, ordered by id.
    pub fn boards(&self) -> &[Arc<Board>] {
        &self.boards
    }

    /// The board with this id.
    pub fn board(&self, id: &str) -> Option<&Arc<Board>> {
        self.boards.iter().find(|board| board.id() == id)
    }

    /// Tells two packs apart that play differently; names and comments do not count.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
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
    /// The folder holds neither units nor boards.
    #[error("{} is not a pack: it has no folder `units` or `boards`", .0.display())]
    NoPack(PathBuf),
    /// Files of the pack have faults.
    #[error(transparent)]
    #[diagnostic(transparent)]
    Faults(#[from] PackFaults),
}

/// The repository's own pack, which is part of the program.
pub fn embedded() -> Pack {
    read_pack(EMBEDDED.iter().copied()).expect("the embedded pack is tested")
}

/// Loads the pack in a folder.
///
/// # Errors
/// When something cannot be read, or every fault of every file.
pub fn load_dir(root: &Path) -> Result<Pack, LoadError> {
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
    if !FOLDERS.iter().any(|folder| root.join(folder).is_dir()) {
        return Err(LoadError::NoPack(root.to_owned()));
    }
    Ok(read_pack(files.iter().map(|(name, text)| (&name[..], &text[..])))?)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

/// Reads a pack from names and texts of its files; the folder in a name says what a file holds.
///
/// # Errors
/// Every fault of every file; nothing is loaded then.
pub fn read_pack<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Pack, PackFaults> {
    let mut broken = Vec::new();
    let mut drafts: Vec<Draft<'a>> = Vec::new();
    let mut boards: Vec<Arc<Board>> = Vec::new();
    for (name, text) in files {
        let (folder, stem) = parts(name);
        match folder {
            "units" => drafts.push(Draft::read(name, stem, text)),
            "boards" => match read_file(name, text) {
                Ok(board) => {
                    let mut faults = FaultList::default();
                    if board.id() != stem {
                        let expected = format!("`{stem}`, the name of the file");
                        faults.add(0..0, format!("the id `{}`", board.id()), expected);
                        broken.push(faults.into_faults(name, text));
                    }
                    boards.push(Arc::new(board));
                }
                Err(faults) => broken.push(FileFaults::of_board(&faults, text)),
            },
            _ => {
                let mut faults = FaultList::default();
                faults.add_unknown(0..0, "folder", folder, &FOLDERS);
                broken.push(faults.into_faults(name, text));
            }
        }
    }
    link(&mut drafts);
    let mut units = Vec::new();
    for Draft { name, text, unit, faults, .. } in drafts {
        match unit {
            Some(unit) if faults.is_empty() => units.push(compiled(&unit)),
            _ => broken.push(faults.into_faults(name, text)),
        }
    }
    if !broken.is_empty() {
        broken.sort_by(|a, b| a.name().cmp(b.name()));
        return Err(PackFaults::new(broken));
    }
    units.sort_by(|a, b| a.def.id.cmp(&b.def.id));
    boards.sort_by(|a, b| a.id().cmp(b.id()));
    Ok(Pack::new(units, boards))
}

/// The folder and the name without its ending.
fn parts(name: &str) -> (&str, &str) {
    let mut parts = name.rsplit(['/', '\\']);
    let file = parts.next().unwrap_or_default();
    (parts.next().unwrap_or_default(), file.strip_suffix(".toml").unwrap_or(file))
}

fn compiled(file: &UnitFile) -> Unit {
    Unit {
        def: Arc::new(file.definition()),
        name: file.name.clone(),
        powers: file.power.iter().map(|power| power.name.clone()).collect(),
    }
}

/// A unit file on its way.
struct Draft<'a> {
    name: &'a str,
    stem: &'a str,
    text: &'a str,
    /// What could be read of it, for other files to refer to.
    written: Written,
    unit: Option<UnitFile>,
    /// Where it names the unit it is a veteran of.
    veteran: Span,
    faults: FaultList,
}

impl<'a> Draft<'a> {
    fn read(name: &'a str, stem: &'a str, text: &'a str) -> Self {
        let mut faults = FaultList::default();
        let (document, errors) = DeTable::parse_recoverable(text);
        for error in &errors {
            let span = error.span().unwrap_or(0..0);
            faults.add(span, error.message().replace('\n', " "), "a TOML document");
        }
        if !faults.is_empty() {
            // Half a document would only yield faults that are none, so its sense is not looked at.
            let (written, unit) = (Written::default(), None);
            return Self { name, stem, text, written, unit, veteran: 0..0, faults };
        }
        let places = Places(document.get_ref());
        let fit = shape::check(document.get_ref(), &unit_file::schema(), &mut faults);
        let written: Written = serde_json::from_value(fit).unwrap_or_default();
        sense::check(&written, stem, places, &mut faults);
        let unit = Some(toml::from_str::<UnitFile>(text)).filter(|_| faults.is_empty());
        let unit = unit.and_then(|unit| {
            let refused = |error: &toml::de::Error| {
                let span = error.span().unwrap_or(0..0);
                faults.add(span, error.message().replace('\n', " "), "a unit");
            };
            unit.inspect_err(refused).ok()
        });
        let veteran = places.at(way!["veteran_of"]);
        Self { name, stem, text, written, unit, veteran, faults }
    }
}

/// Checks what one file says about another. [P15.6C.1-14]
fn link(drafts: &mut [Draft<'_>]) {
    let known: Vec<(&str, Written)> =
        drafts.iter().map(|draft| (draft.stem, draft.written.clone())).collect();
    let names: Vec<&str> = known.iter().map(|&(name, _)| name).collect();
    for (at, Draft { stem, written, veteran, faults, .. }) in drafts.iter_mut().enumerate() {
        if names[..at].contains(stem) {
            faults.add(0..0, format!("a second unit `{stem}`"), "one file for each unit");
        }
        let Some(base) = &written.veteran_of else { continue };
        let mut fault =
            |found: String, expected: &str| faults.add(veteran.clone(), found, expected);
        let Some((name, other)) = known.iter().find(|(name, _)| name == base) else {
            faults.add_unknown(veteran.clone(), "unit", base, &names);
            continue;
        };
        if name == stem {
            fault("a veteran of itself".to_owned(), "the id of another unit");
        } else if other.veteran_of.is_some() {
            fault(format!("`{name}`, itself a veteran"), "the unit both are versions of");
        } else if let (Some(own), Some(theirs)) = (written.unit_type, other.unit_type)
            && own != theirs
        {
            fault(format!("a {own} as veteran of a {theirs}"), "a unit of the same type");
        }
    }
}
