//! The browser client: npm, and the browser its tests run in.

use std::env::{split_paths, var_os};
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::metadata::Metadata;
use crate::tree;

/// The names Chromium goes by.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Runs npm in `web/`, with the packages that the lock file names.
pub(crate) fn npm(arguments: &[&str]) -> Result<()> {
    let web = tree::root().join("web");
    fetch_packages(&web)?;
    run_npm(&web, arguments, &[])
}

/// Plays through the page of the binary that was built, in a real browser.
pub(crate) fn browser_tests() -> Result<()> {
    let root = tree::root();
    let web = root.join("web");
    let browser = browser()?;
    let name = format!("omphalos{}", std::env::consts::EXE_SUFFIX);
    let program = Metadata::read(&root)?.target_directory.join("debug").join(name);
    ensure!(program.is_file(), "{} is not built", program.display());
    fetch_packages(&web)?;
    let variables = [("CHROMIUM", browser.as_path()), ("OMPHALOS", program.as_path())];
    run_npm(&web, &["run", "e2e"], &variables)
}

/// `npm ci` removes and fetches everything, so it is left out while nothing has changed.
fn fetch_packages(web: &Path) -> Result<()> {
    if is_newer(&web.join("node_modules/.package-lock.json"), &web.join("package-lock.json")) {
        return Ok(());
    }
    run_npm(web, &["ci", "--no-audit", "--no-fund"], &[])
}

fn is_newer(made: &Path, from: &Path) -> bool {
    let changed = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    matches!((changed(made), changed(from)), (Some(made), Some(from)) if made >= from)
}

fn run_npm(web: &Path, arguments: &[&str], variables: &[(&str, &Path)]) -> Result<()> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.current_dir(web).args(arguments).envs(variables.iter().copied());
    let status = match command.status() {
        Ok(status) => status,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            bail!("npm is not installed: install Node.js 20 or later")
        }
        Err(error) => return Err(error).context("npm cannot be started"),
    };
    ensure!(status.success(), "npm {} failed", arguments.join(" "));
    Ok(())
}

/// Chromium: the one `CHROMIUM` names, one on the path, or on Debian the packaged one, fetched now.
fn browser() -> Result<PathBuf> {
    if let Some(named) = var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        ensure!(named.is_file(), "CHROMIUM names {}, which is no file", named.display());
        return Ok(named);
    }
    let path = var_os("PATH").unwrap_or_default();
    if let Some(found) = on_path(&BROWSERS, &path) {
        return Ok(found);
    }
    const MISSING: &str = "Chromium is not installed: install it (on Debian, as root: \
        `apt-get install chromium`), or name its program in CHROMIUM";
    ensure!(Path::new("/etc/debian_version").is_file(), MISSING);
    println!("Chromium is not installed: trying apt-get");
    for arguments in [&["update"][..], &["install", "-y", "--no-install-recommends", "chromium"]] {
        let status = Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .status()
            .context(MISSING)?;
        ensure!(status.success(), MISSING);
    }
    on_path(&BROWSERS, &path).context(MISSING)
}

/// The first of these programs that a folder of the path has.
fn on_path(names: &[&str], path: &OsStr) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = split_paths(path).collect();
    let candidates = names.iter().flat_map(|name| folders.iter().map(move |at| at.join(name)));
    candidates.into_iter().find(|program| program.is_file())
}

#[cfg(test)]
mod tests {
    use std::env::join_paths;

    use super::*;

    #[test]
    fn a_program_is_found_by_its_name_on_the_path() {
        let here = tree::root();
        let path = join_paths([here.join("no/such/folder"), here.clone()]).expect("plain names");
        assert_eq!(on_path(&["nothing", "Cargo.toml"], &path), Some(here.join("Cargo.toml")));
        assert_eq!(on_path(&["nothing"], &path), None);
    }

    #[test]
    fn packages_are_fetched_when_the_lock_file_is_newer_or_none_are_there() {
        let lock = tree::root().join("web/package-lock.json");
        assert!(is_newer(&lock, &lock));
        assert!(!is_newer(&tree::root().join("no/such/file"), &lock));
    }
}
