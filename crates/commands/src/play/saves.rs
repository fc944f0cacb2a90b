//! Where games are kept: written after every input, so that nothing is lost whatever happens.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use kernel::record::Record;

/// The first words of every record.
const FIRST_WORDS: &[u8] = b"omphalos record ";

/// The file a running game is kept in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFile(PathBuf);

impl SaveFile {
    /// This very file.
    pub(crate) fn at(path: &Path) -> Self {
        Self(path.to_owned())
    }

    /// A file of its own in the user's folder for such things.
    pub(crate) fn fresh() -> anyhow::Result<Self> {
        let folder = folder().context("no folder to keep games in; name a file with --save")?;
        Self::fresh_in(&folder)
    }

    fn fresh_in(folder: &Path) -> anyhow::Result<Self> {
        let cannot =
            || format!("cannot keep games in {}; name a file with --save", folder.display());
        fs::create_dir_all(folder).with_context(cannot)?;
        let mut number = numbered(folder).map(|(number, _)| number).max().unwrap_or(0) + 1;
        loop {
            let path = folder.join(format!("game-{number}.record"));
            // Another table may take the same number at the same moment; only one creates it.
            match File::create_new(&path) {
                Ok(_) => return Ok(Self(path)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error).with_context(cannot),
            }
        }
    }

    /// The last game that was kept.
    pub(crate) fn latest() -> anyhow::Result<Self> {
        let folder = folder().context("no folder with kept games; name a file after --load")?;
        let (_, path) = numbered(&folder)
            .max_by_key(|(number, _)| *number)
            .with_context(|| format!("no kept game in {}", folder.display()))?;
        Ok(Self(path))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes the game whole or not at all: a crash in the middle leaves what was there before.
    pub(crate) fn write(&self, record: &Record) -> anyhow::Result<()> {
        let cannot = || format!("cannot write {}", self.0.display());
        let mut draft = self.0.clone().into_os_string();
        draft.push(".part");
        let mut file = File::create(&draft).with_context(cannot)?;
        write!(file, "{record}").with_context(cannot)?;
        file.sync_data().with_context(cannot)?;
        fs::rename(&draft, &self.0).with_context(cannot)
    }

    /// Writes the game to a file that does not hold something else.
    pub(crate) fn write_copy(&self, record: &Record) -> anyhow::Result<()> {
        if let Ok(there) = fs::read(&self.0) {
            anyhow::ensure!(
                there.is_empty() || there.starts_with(FIRST_WORDS),
                "{} is there already and is not a record; name another file",
                self.0.display()
            );
        }
        self.write(record)
    }

    /// Takes the file away when no game was ever written to it.
    pub(crate) fn remove_if_empty(&self) {
        if fs::metadata(&self.0).is_ok_and(|about| about.len() == 0) {
            // An empty file left behind does no harm.
            let _ = fs::remove_file(&self.0);
        }
    }
}

/// The kept games of a folder with their numbers.
fn numbered(folder: &Path) -> impl Iterator<Item = (u32, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| Some((number_of(&entry.file_name())?, entry.path())))
}

fn number_of(name: &OsStr) -> Option<u32> {
    name.to_str()?.strip_prefix("game-")?.strip_suffix(".record")?.parse().ok()
}

/// The folder for what a program wants to find again, by the customs of each system.
fn folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("state")));
    state.map(|state| state.join("omphalos"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(setup: &str) -> Record {
        let text =
            format!("omphalos record 1\nruleset nim\nsetup {setup}\nstart {:016x}\nend 0\n", 1);
        Record::parse(&text).expect("a record")
    }

    fn empty_folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("omphalos-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn each_game_gets_a_file_of_its_own() {
        let folder = empty_folder("fresh");
        let first = SaveFile::fresh_in(&folder).expect("a file");
        first.write(&record("one")).expect("written");
        let second = SaveFile::fresh_in(&folder).expect("a file");
        assert_ne!(first, second);
        second.remove_if_empty();
        first.remove_if_empty();
        assert_eq!(numbered(&folder).count(), 1, "only what was played is kept");
        fs::remove_dir_all(&folder).expect("tidied");
    }

    #[test]
    fn a_copy_never_replaces_something_else() {
        let folder = empty_folder("copy");
        fs::create_dir_all(&folder).expect("a folder");
        let letter = folder.join("letter.txt");
        fs::write(&letter, "dear aunt").expect("written");
        let refused = SaveFile::at(&letter).write_copy(&record("one")).expect_err("refused");
        assert!(refused.to_string().contains("is not a record"), "{refused}");
        assert_eq!(fs::read_to_string(&letter).expect("read"), "dear aunt");
        let game = SaveFile::at(&folder.join("game.record"));
        game.write_copy(&record("one")).expect("written");
        game.write_copy(&record("two")).expect("a record may be replaced");
        let read = fs::read_to_string(game.path()).expect("read");
        assert_eq!(Record::parse(&read), Ok(record("two")));
        fs::remove_dir_all(&folder).expect("tidied");
    }
}
