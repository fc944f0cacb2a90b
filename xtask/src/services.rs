//! PostgreSQL and nats-server for the tests that need them, and the servers that are tested on them.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::metadata::{Metadata, cargo};
use crate::tree;

/// The packages of Debian that are missing; elsewhere than on Unix nothing needs them.
fn missing() -> Vec<&'static str> {
    #[cfg(unix)]
    return daemons::missing();
    #[cfg(not(unix))]
    Vec::new()
}

/// Fetches on Debian what is missing.
pub(crate) fn install() -> Result<()> {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let told = format!(
        "not installed: {0} (on Debian, as root: `apt-get install {0}`)",
        missing.join(" ")
    );
    ensure!(Path::new("/etc/debian_version").is_file(), told);
    println!("{told}: trying apt-get");
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(&missing);
    for arguments in [&["update"][..], &install] {
        let status = Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .status()
            .with_context(|| told.clone())?;
        ensure!(status.success(), told);
    }
    let missing = self::missing();
    ensure!(missing.is_empty(), "still not installed: {}", missing.join(", "));
    Ok(())
}

/// `cargo xtask chaos`: builds the servers and what is done to them, and does it.
pub(crate) fn chaos(arguments: &[&str]) -> Result<()> {
    install()?;
    let root = tree::root();
    let mut build = Command::new(cargo());
    build.args(["build", "--locked", "-p", "omphalos", "-p", "chaos", "--bins"]);
    // The browser's client is no part of it.
    build.args(["--no-default-features", "--features", "omphalos/cli"]);
    ensure!(build.current_dir(&root).status()?.success(), "the build failed");
    let name = format!("chaos{}", std::env::consts::EXE_SUFFIX);
    let program = Metadata::read(&root)?.target_directory.join("debug").join(name);
    let status = Command::new(program).args(arguments).current_dir(&root).status()?;
    if !status.success() {
        bail!("chaos found something wrong");
    }
    Ok(())
}
