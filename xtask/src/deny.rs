//! Licences, banned crates and sources of what we depend on, by cargo-deny and `deny.toml`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::metadata::{Metadata, cargo};
use crate::tree;

/// The version CI installs when the machine has none.
const VERSION: &str = "0.20.2";

/// Advisories are left out: they need a database from the network at every run, and a new advisory
/// would turn an unchanged commit red. Run `cargo deny check advisories` by hand.
const CHECKS: &[&str] = &["licenses", "bans", "sources"];

/// `cargo xtask deny`.
pub(crate) fn run() -> Result<()> {
    let root = tree::root();
    let tools = Metadata::read(&root)?.target_directory.join("tools");
    let program = match installed(&tools) {
        Some(program) => program,
        None => install(&tools)?,
    };
    let status = Command::new(&program)
        .args(["--all-features", "check", "--hide-inclusion-graph"])
        .args(CHECKS)
        .current_dir(&root)
        .status()
        .with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(status.success(), "deny.toml does not allow what the workspace depends on");
    Ok(())
}

/// A cargo-deny on the path, or the one an earlier run put beside the build's output.
fn installed(tools: &Path) -> Option<PathBuf> {
    let candidates = [PathBuf::from("cargo-deny"), program_in(tools)];
    candidates.into_iter().find(|program| {
        let answer = Command::new(program).arg("--version").output();
        answer.is_ok_and(|answer| answer.status.success())
    })
}

fn install(tools: &Path) -> Result<PathBuf> {
    println!("cargo-deny is missing: building {VERSION} once, which takes some minutes");
    // Without optimisation it still checks a workspace of this size in a second or two, and its own
    // build is much shorter.
    let status = Command::new(cargo())
        .args(["install", "--quiet", "--locked", "--debug", "--version", VERSION, "--root"])
        .arg(tools)
        .arg("cargo-deny")
        .status()
        .context("cannot run cargo install")?;
    ensure!(status.success(), "install it yourself: cargo install --locked cargo-deny");
    Ok(program_in(tools))
}

fn program_in(tools: &Path) -> PathBuf {
    tools.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX))
}
