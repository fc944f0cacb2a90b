//! Where the programs are.

use std::env::{split_paths, var_os};
use std::io;
use std::path::{Path, PathBuf};

/// The packages of Debian that have the programs.
pub const PACKAGES: [&str; 3] = ["postgresql", "nats-server", "libfaketime"];

/// The packages of Debian whose programs are not there.
pub fn missing() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if postgres_folder().is_err() {
        missing.push(PACKAGES[0]);
    }
    if nats_server().is_err() {
        missing.push(PACKAGES[1]);
    }
    if faketime().is_none() {
        missing.push(PACKAGES[2]);
    }
    missing
}

/// The folder with the programs of PostgreSQL; of several versions the newest.
pub(crate) fn postgres_folder() -> io::Result<PathBuf> {
    if let Some(found) = on_path("initdb") {
        // It may be a link, and the other programs may have none.
        let found = found.canonicalize()?;
        return Ok(found.parent().unwrap_or(Path::new("")).to_owned());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let found = versions
        .map(|version| version.path())
        .filter(|folder| folder.join("bin/initdb").is_file())
        .max_by_key(|folder| number(folder));
    found.map(|folder| folder.join("bin")).ok_or_else(|| not_installed(PACKAGES[0]))
}

/// The program of NATS.
pub(crate) fn nats_server() -> io::Result<PathBuf> {
    on_path("nats-server").ok_or_else(|| not_installed(PACKAGES[1]))
}

/// The library that gives a program a wrong clock.
pub fn faketime() -> Option<PathBuf> {
    let machines = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let mut libraries = machines.map(|one| one.path().join("faketime/libfaketimeMT.so.1"));
    libraries.find(|library| library.is_file())
}

fn not_installed(package: &str) -> io::Error {
    io::Error::other(format!(
        "{package} is not installed (on Debian, as root: `apt-get install {package}`)"
    ))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = var_os("PATH").unwrap_or_default();
    // Where the system keeps its servers, and users do not look.
    let more = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    let mut folders = split_paths(&path).chain(more).map(|folder| folder.join(name));
    folders.find(|program| program.is_file())
}
