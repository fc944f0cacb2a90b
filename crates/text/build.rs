//! Checks the Fluent files under `locales/` and `games/*/locales/` and writes a type for each message, so that a message
//! that does not exist, or a variable that is not given, does not compile.

mod generate;
mod locales;

use std::path::Path;
use std::{env, fs, io, process};

/// The repository, seen from this crate.
const REPOSITORY: &str = "../..";

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let roots = locales::roots(&Path::new(&here).join(REPOSITORY))?;
    for root in &roots {
        println!("cargo::rerun-if-changed={}", root.path.display());
    }
    let messages = locales::read(&roots)?.unwrap_or_else(|faults| {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        process::exit(1)
    });
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("messages.rs"), generate::messages(&messages))?;
    fs::write(Path::new(&out).join("sources.rs"), generate::sources(&roots)?)
}
