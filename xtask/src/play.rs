//! `cargo xtask play`: the browser client is built, and the table started with it.
//!
//! The client is read from its folder, so that a change of it needs no other build.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::metadata::cargo;
use crate::{client, tree};

/// The profile that is soon there, and no client in the binary.
const BUILD: [&str; 10] = [
    "run",
    "--profile",
    "play",
    "-p",
    "omphalos",
    "--no-default-features",
    "--features",
    "cli",
    "--",
    "play",
];

/// Builds everything and starts the table.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let root = tree::root();
    client::npm(&["run", "build"])?;
    let mut start = Command::new(cargo());
    start.current_dir(&root).args(BUILD);
    start.arg("--client").arg(root.join("web/dist"));
    let status = start.args(arguments).status().context("cargo cannot be started")?;
    ensure!(status.success(), "the table ended with {status}");
    Ok(())
}
