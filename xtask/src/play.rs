//! `cargo xtask play`: the browser client is built, put into the binary, and the table started.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::metadata::cargo;
use crate::tree;

/// Builds everything and starts the table.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let root = tree::root();
    build_client(&root.join("web"))?;
    let mut start = Command::new(cargo());
    start.current_dir(&root).args(["run", "--release", "-p", "omphalos", "--", "play"]);
    let status = start.args(arguments).status().context("cargo cannot be started")?;
    ensure!(status.success(), "the table ended with {status}");
    Ok(())
}

/// Builds `web/dist`, which the server's build script puts into the binary.
pub(crate) fn build_client(web: &Path) -> Result<()> {
    ensure!(web.join("package.json").is_file(), "there is no browser client in {}", web.display());
    // `npm ci` removes and fetches everything, so it is left out while nothing has changed.
    if !is_newer(&web.join("node_modules/.package-lock.json"), &web.join("package-lock.json")) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])
}

fn is_newer(made: &Path, from: &Path) -> bool {
    let changed = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    matches!((changed(made), changed(from)), (Some(made), Some(from)) if made >= from)
}

fn npm(web: &Path, arguments: &[&str]) -> Result<()> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status = match Command::new(program).current_dir(web).args(arguments).status() {
        Ok(status) => status,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            bail!("npm is not installed: install Node.js 20 or later")
        }
        Err(error) => return Err(error).context("npm cannot be started"),
    };
    ensure!(status.success(), "npm {} failed", arguments.join(" "));
    Ok(())
}
