//! For the build scripts of crates that speak: checks the Fluent files of a folder and writes a type for
//! each message, so that a message that does not exist, or a variable that is not given, does not
//! compile.

mod compare;
mod generate;

use std::path::Path;
use std::{env, fs, io, process};

pub use compare::{Fault, Messages, Patterns, Root, file_name, read, roots, sorted};

/// Writes `messages.rs`, the types of the messages of `folder`, and `sources.rs`, the texts of each
/// language: those of `folder` and of the folders that it speaks `with`. Folders are named from the
/// repository, and the repository from the crate that is built. A fault of a file ends the build.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(repository: &str, folder: &str, with: &[&str]) -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let repository = Path::new(&here).join(repository);
    let names = with.iter().chain([&folder]);
    let roots: Vec<Root> = names.map(|name| Root::new(&repository, name)).collect();
    for root in &roots {
        println!("cargo::rerun-if-changed={}", root.path.display());
    }
    let messages = read(&roots)?.unwrap_or_else(|faults| {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        process::exit(1)
    });
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("messages.rs"), generate::messages(&messages, folder))?;
    fs::write(Path::new(&out).join("sources.rs"), generate::sources(&roots)?)
}
