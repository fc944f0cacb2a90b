//! Refusals in the sources, in the cases and in the book: every rule that can be cited is shown by a
//! case, and a page lists them. `UPDATE=1` writes such a page anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use text::catalogue::Catalogue;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file.
///
/// # Panics
/// When it cannot be read.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files under a folder with this ending, in order.
///
/// # Panics
/// When the folder cannot be read.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The rules that stand in quotes in sources, by the prefix of their ids.
pub fn quoted(sources: impl IntoIterator<Item = PathBuf>, prefix: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for path in sources {
        let source = read(&path);
        let quoted = source.split('"').filter(|text| text.starts_with(prefix));
        ids.extend(quoted.map(str::to_owned));
    }
    ids.sort();
    ids.dedup();
    ids
}

/// The folder of a game's `cases` or `golden` games that has one for this ruleset.
///
/// # Panics
/// When no game has one.
pub fn folder_with(part: &str, ruleset: &str) -> PathBuf {
    let games = fs::read_dir(root().join("games")).expect("the folder of the games");
    let mut parts = games.map(|game| game.expect("a game's folder").path().join(part));
    let found = parts.find(|folder| folder.join(ruleset).is_dir());
    found.unwrap_or_else(|| panic!("no game has {part} of {ruleset}"))
}

/// A refusal as a case shows it.
pub struct Shown {
    /// The seat and the choice that it is refused.
    pub wanted: String,
    /// The title of the case.
    pub case: String,
    /// Its file, below the folder of the game's cases.
    pub file: String,
}

/// The first refusal by each rule in the cases of a ruleset.
///
/// # Panics
/// When a file cannot be read.
pub fn shown(ruleset: &str) -> BTreeMap<String, Shown> {
    let folder = folder_with("cases", ruleset);
    let mut shown = BTreeMap::new();
    for path in files(&folder.join(ruleset), "case") {
        let file = path.strip_prefix(&folder).expect("it is in the folder");
        let file = file.to_string_lossy().replace('\\', "/");
        let mut case = String::new();
        for line in read(&path).lines() {
            if let Some(title) = line.strip_prefix("case ") {
                title.clone_into(&mut case);
            }
            let refused = line.strip_prefix("refuse ").and_then(|words| words.rsplit_once(' '));
            if let Some((wanted, rule)) = refused.filter(|(_, rule)| is_id(rule)) {
                let first =
                    || Shown { wanted: wanted.to_owned(), case: case.clone(), file: file.clone() };
                shown.entry(rule.to_owned()).or_insert_with(first);
            }
        }
    }
    shown
}

/// Ids of rules begin with a capital and have a dot; notation of choices has neither.
fn is_id(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains('.')
}

/// Rows of a page's table: each rule with a choice that it refuses and the case that shows it, in
/// the catalogue's order.
///
/// # Panics
/// When a rule is in no case, or not in the catalogue.
pub fn table(catalogue: &Catalogue, cited: &[String], shown: &BTreeMap<String, Shown>) -> String {
    let rules = catalogue.rules().iter().map(|rule| rule.id());
    let order: Vec<&str> =
        rules.chain(catalogue.rulings().iter().map(|ruling| ruling.id())).collect();
    let strange: Vec<_> = cited.iter().filter(|id| !order.contains(&id.as_str())).collect();
    assert!(strange.is_empty(), "{strange:?} are in no catalogue");
    let missing: Vec<_> = cited.iter().filter(|id| !shown.contains_key(*id)).collect();
    assert!(missing.is_empty(), "no case shows a refusal by {missing:?}");
    let mut rows = "| rule | refused, for example | shown by |\n| --- | --- | --- |\n".to_owned();
    for id in order.into_iter().filter(|id| cited.iter().any(|cited| cited == id)) {
        let Shown { wanted, case, file } = &shown[id];
        writeln!(rows, "| {id} | `{wanted}` | {case} (`{file}`) |").expect("a text can grow");
    }
    rows
}

/// Holds a page of the book to what it should be, or writes it anew when that is asked for.
///
/// # Panics
/// When the page is another.
pub fn hold_page(path: &str, page: &str) {
    let file = root().join(path);
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, page).expect("the page can be written");
    }
    assert!(read(&file) == page, "{path} is stale: `UPDATE=1` writes it anew");
}
