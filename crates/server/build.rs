//! Puts the browser client into the binary: every file of `web/dist`, as it is and compressed.
//!
//! Without `web/dist` the server is built all the same, and its page says what to do.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Files that are worth compressing.
const COMPRESSED: [&str; 8] = ["html", "js", "css", "svg", "json", "txt", "webmanifest", "ftl"];

/// Smaller files than this are sent as they are.
const WORTHWHILE: usize = 512;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut files = Vec::new();
    let is_wanted = std::env::var_os("CARGO_FEATURE_CLIENT").is_some();
    // Without it a change of the client is no reason to build anew.
    println!("cargo::rerun-if-changed=build.rs");
    if is_wanted {
        println!("cargo::rerun-if-changed={}", root.display());
    }
    if is_wanted && root.is_dir() {
        collect(&root, &mut files)?;
    }
    files.sort();
    let mut code = String::from("&[\n");
    for (number, path) in files.iter().enumerate() {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.strip_prefix(&root).expect("a file below the root");
        let name = name.to_string_lossy().replace('\\', "/");
        let body = fs::read(path)?;
        let squeezed = worth_compressing(path, &body);
        let brotli = squeezed.then(|| brotli(&body)).transpose()?;
        let gzip = squeezed.then(|| gzip(&body)).transpose()?;
        writeln!(
            code,
            "    Asset {{ path: {name:?}, plain: include_bytes!({:?}), brotli: {}, gzip: {} }},",
            path.display().to_string(),
            included(&out, number, "br", brotli.as_deref())?,
            included(&out, number, "gz", gzip.as_deref())?,
        )
        .expect("text takes text");
    }
    code.push_str("]\n");
    fs::write(out.join("assets.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn worth_compressing(path: &Path, body: &[u8]) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    COMPRESSED.contains(&extension) && body.len() >= WORTHWHILE
}

fn included(out: &Path, number: usize, ending: &str, body: Option<&[u8]>) -> io::Result<String> {
    let Some(body) = body else { return Ok("None".to_owned()) };
    let path = out.join(format!("{number}.{ending}"));
    fs::write(&path, body)?;
    Ok(format!("Some(include_bytes!({:?}))", path.display().to_string()))
}

fn brotli(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut squeezed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut squeezed, 4096, 11, 22);
    writer.write_all(body)?;
    drop(writer);
    Ok(squeezed)
}

fn gzip(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(body)?;
    encoder.finish()
}
