//! `cargo xtask play`: the browser client is built, put into the binary, and the table started.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::metadata::cargo;
use crate::{client, tree};

/// Builds everything and starts the table.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let root = tree::root();
    client::npm(&["run", "build"])?;
    let mut start = Command::new(cargo());
    start.current_dir(&root).args(["run", "--release", "-p", "omphalos", "--", "play"]);
    let status = start.args(arguments).status().context("cargo cannot be started")?;
    ensure!(status.success(), "the table ended with {status}");
    Ok(())
}
