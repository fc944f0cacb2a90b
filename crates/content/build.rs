//! Lists the repository's own packs for embedding. A list made at build time notices new files, which
//! a macro that reads the folder would not.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const PACKS: [(&str, &str); 2] = [
    ("../../content/pantheon", "embedded.rs"),
    ("../../content/mythic-2012", "embedded_mythic.rs"),
];

fn main() -> io::Result<()> {
    PACKS.iter().try_for_each(|(pack, list)| embed(pack, list))
}

fn embed(pack: &str, list: &str) -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join(pack);
    let mut files = Vec::new();
    for folder in subfolders(&root)? {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in fs::read_dir(&folder)? {
            files.push(file?.path());
        }
    }
    println!("cargo::rerun-if-changed={}", root.display());
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let entries: String = files
        .iter()
        .filter_map(|file| Some((file.strip_prefix(&root).ok()?, file)))
        .map(|(name, file)| {
            let name = name.to_string_lossy().replace('\\', "/");
            format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string())
        })
        .collect();
    let out = Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).join(list);
    fs::write(out, format!("&[\n{entries}]\n"))
}

fn subfolders(root: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root)?.map(|entry| entry.map(|entry| entry.path()));
    let entries = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(entries.into_iter().filter(|path| path.is_dir()).collect())
}
