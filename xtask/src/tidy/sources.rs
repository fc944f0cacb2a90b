//! Checks on files as text: length, unfinished work, whitespace, places on the network and on disk.

use super::Fault;
use crate::tree::{File, Tree};

/// A file past this is a folder in waiting; the aim is 600.
const MAX_LINES: usize = 700;

/// The last words of the first line of a file that a test writes: nobody reads it from end to end.
const WRITTEN: &str = "Do not edit.";

/// Extensions of files that people write as code.
const CODE: &[&str] = &["rs", "ts", "js", "mjs", "svelte", "css", "sh"];

/// Marks of work that was left undone. In pieces, so that this file does not contain them.
const MARKS: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("todo", "!"),
    concat!("unimplemented", "!"),
    concat!("dbg", "!"),
    concat!("#[ig", "nore"),
];

/// Hosts of package registries: which one a machine uses is that machine's affair.
const HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("yarnpkg", ".com"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("deb.debian", ".org"),
];

/// Folders that exist on one machine only.
const FOLDERS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("C:", "\\"),
];

/// Cargo writes this name of its default index into every lock file, whatever the machine uses.
const LOCK_FILE: &str = "Cargo.lock";
const LOCKED_INDEX: &str = concat!("registry+https://github.com/rust-lang/crates", ".io-index");

pub(super) fn length(tree: &Tree) -> Vec<Fault> {
    let is_written =
        |file: &&File| file.lines().next().is_some_and(|(_, first)| first.ends_with(WRITTEN));
    let code = tree.files.iter().filter(|file| is_code(file) && !is_written(file));
    code.filter_map(|file| {
        let lines = file.lines().count();
        let message = || format!("{lines} lines; {MAX_LINES} is the most, 600 the aim");
        (lines > MAX_LINES).then(|| Fault::of(&file.path, message()))
    })
    .collect()
}

pub(super) fn unfinished(tree: &Tree) -> Vec<Fault> {
    let code = tree.files.iter().filter(|file| is_code(file));
    find(code, |line| MARKS.iter().find(|mark| has_word(line, mark)).copied())
        .map(|(file, line, mark)| {
            Fault::at(&file.path, line, format!("`{mark}`: finish it or open an issue"))
        })
        .collect()
}

pub(super) fn places(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (file, line, host) in
        find(tree.files.iter(), |line| HOSTS.iter().find(|host| line.contains(**host)).copied())
    {
        let text = file.text.lines().nth(line - 1).unwrap_or_default();
        if file.path.ends_with(LOCK_FILE) && text.contains(LOCKED_INDEX) {
            continue;
        }
        faults.push(Fault::at(&file.path, line, format!("names a package registry, `{host}`")));
    }
    for (file, line, folder) in find(tree.files.iter(), |line| {
        FOLDERS.iter().find(|folder| starts_a_path(line, folder)).copied()
    }) {
        let message = format!("`{folder}...` is a path of one machine");
        faults.push(Fault::at(&file.path, line, message));
    }
    faults
}

pub(super) fn whitespace(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in &tree.files {
        // `str::lines` would hide a carriage return before the line break.
        for (index, line) in file.text.split('\n').enumerate() {
            if line.ends_with(char::is_whitespace) {
                faults.push(Fault::at(&file.path, index + 1, "whitespace at the end of the line"));
            }
        }
        if file.text.is_empty() {
            continue;
        }
        if !file.text.ends_with('\n') {
            faults.push(Fault::of(&file.path, "does not end with a line break"));
        } else if file.text.ends_with("\n\n") {
            faults.push(Fault::of(&file.path, "ends with an empty line"));
        }
    }
    faults
}

fn is_code(file: &File) -> bool {
    CODE.contains(&file.extension())
}

/// Every line for which `found` has an answer, with that answer.
fn find<'t>(
    files: impl Iterator<Item = &'t File>,
    found: impl Fn(&str) -> Option<&'static str>,
) -> impl Iterator<Item = (&'t File, usize, &'static str)> {
    files.flat_map(move |file| {
        let hits: Vec<_> =
            file.lines().filter_map(|(n, line)| found(line).map(|it| (file, n, it))).collect();
        hits
    })
}

/// Whether `word` stands in `line` on its own and not as a part of a longer name.
pub(super) fn has_word(line: &str, word: &str) -> bool {
    let in_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        let first_joins = word.starts_with(in_name) && before.is_some_and(in_name);
        let last_joins = word.ends_with(in_name) && after.is_some_and(in_name);
        !first_joins && !last_joins
    })
}

/// Whether an absolute path beginning with `folder` stands in `line`; `a/work/b` is not one.
fn starts_a_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-~}/".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(path: &str, text: &str) -> Tree {
        Tree::of(&[(path, text)])
    }

    #[test]
    fn a_long_file_is_a_fault() {
        let line = "// a line\n";
        assert_eq!(length(&one("a.rs", &line.repeat(MAX_LINES))), []);
        assert_eq!(length(&one("a.rs", &line.repeat(MAX_LINES + 1))).len(), 1);
        assert_eq!(length(&one("a.md", &line.repeat(MAX_LINES + 1))), []);
    }

    #[test]
    fn every_mark_is_found_in_code() {
        for mark in MARKS {
            let text = format!("fn f() {{}}\n    {mark}(\"x\")] later\n");
            let faults = unfinished(&one("a.rs", &text));
            assert_eq!(faults.len(), 1, "{mark}");
            assert_eq!(faults[0].line, Some(2), "{mark}");
        }
    }

    #[test]
    fn a_mark_inside_a_longer_word_is_none() {
        let harmless = ["MAS", MARKS[0], "R\nmy_", MARKS[5], "()\n"].concat();
        assert_eq!(unfinished(&one("a.rs", &harmless)), []);
    }

    #[test]
    fn hosts_and_folders_are_found_anywhere() {
        for word in HOSTS {
            assert_eq!(places(&one("a.md", &format!("see https://{word}/x\n"))).len(), 1, "{word}");
        }
        for folder in FOLDERS {
            assert_eq!(places(&one("a.toml", &format!("dir = \"{folder}x\"\n"))).len(), 1);
            assert_eq!(places(&one("a.toml", &format!("{folder}x\n"))).len(), 1, "{folder}");
        }
        let relative = ["in a", FOLDERS[1], "b\n"].concat();
        assert_eq!(places(&one("a.md", &relative)), []);
    }

    #[test]
    fn a_lock_file_may_name_the_default_index_and_nothing_else() {
        let index = format!("source = \"{LOCKED_INDEX}\"\n");
        assert_eq!(places(&one("Cargo.lock", &index)), []);
        assert_eq!(places(&one("README.md", &index)).len(), 1);
        let other = format!("source = \"registry+https://mirror.{}\"\n", HOSTS[0]);
        assert_eq!(places(&one("Cargo.lock", &other)).len(), 1);
    }

    #[test]
    fn untidy_ends_are_faults() {
        let count = |text| whitespace(&one("a.md", text)).len();
        assert_eq!(count("fine\n"), 0);
        assert_eq!(count(""), 0);
        assert_eq!(count("trailing \nx\n"), 1);
        assert_eq!(count("tab\t\n"), 1);
        assert_eq!(count("carriage\r\n"), 1);
        assert_eq!(count("no end"), 1);
        assert_eq!(count("two\n\n"), 1);
    }
}
