//! The data folder: one server at a time, and nobody else reads it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::StoreError;

/// The file that whoever uses the folder holds a lock on.
const LOCK: &str = "tables.lock";

/// How long the one who uses it has to leave: a server that is being stopped takes a moment.
const PATIENCE: Duration = Duration::from_secs(5);

/// A folder that is ours until the last copy is gone.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    _lock: Arc<File>,
}

impl Folder {
    /// Takes a folder, which is made if it is not there.
    pub(crate) async fn take(path: &Path) -> Result<Self, StoreError> {
        let unusable = |error: io::Error| StoreError::Folder { folder: path.to_owned(), error };
        std::fs::create_dir_all(path).map_err(unusable)?;
        let lock = private(&path.join(LOCK)).map_err(unusable)?;
        let begun = Instant::now();
        loop {
            match lock.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(path.to_owned())),
                Err(TryLockError::Error(error)) => return Err(unusable(error)),
            }
        }
        Ok(Self { path: path.to_owned(), _lock: Arc::new(lock) })
    }

    /// Where a file of it is, whether or not it is there.
    pub(crate) fn file_name(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// A file in it that only its owner reads; made if it is not there.
    pub(crate) fn file(&self, name: &str) -> Result<PathBuf, StoreError> {
        let path = self.file_name(name);
        let folder = self.path.clone();
        private(&path).map_err(|error| StoreError::Folder { folder, error })?;
        Ok(path)
    }
}

impl Folder {
    /// Lets only its owner read a file.
    pub(crate) fn make_private(file: &Path) -> Result<(), StoreError> {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        private(file).map(drop).map_err(|error| StoreError::Folder { folder, error })
    }
}

/// Opens a file for its owner alone.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    {
        // It may have been made by an earlier version.
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        file.set_permissions(mode)?;
    }
    Ok(file)
}
