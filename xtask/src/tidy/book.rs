//! The book in `docs/`: every chapter in the summary exists, every page is in the summary, and the guides name files that
//! exist.

use std::collections::BTreeSet;

use super::Fault;
use crate::tree::Tree;

const PAGES: &str = "docs/src/";
const SUMMARY: &str = "docs/src/SUMMARY.md";

pub(super) fn links(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut linked = BTreeSet::from([SUMMARY.to_owned()]);
    let pages = tree.files.iter().filter(|file| file.path.starts_with(PAGES));
    for page in pages.clone().filter(|file| file.extension() == "md") {
        for (line, target) in page.lines().flat_map(|(n, line)| targets(line).map(move |t| (n, t)))
        {
            let path = resolve(&page.path, target);
            if tree.get(&path).is_none() {
                faults.push(Fault::at(&page.path, line, format!("links to {path}, not there")));
            }
            if page.path == SUMMARY {
                linked.insert(path);
            }
        }
    }
    for page in pages.filter(|file| file.extension() == "md") {
        if !linked.contains(&page.path) {
            faults.push(Fault::of(&page.path, "is in no chapter of docs/src/SUMMARY.md"));
        }
    }
    faults
}

/// The beginnings of the names of pages that lead through the tree step by step.
const GUIDES: &str = "docs/src/add-a-";

/// Every path that a guide names is there: a file, or a folder that ends with a slash.
pub(super) fn guides(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for page in tree.files.iter().filter(|file| file.path.starts_with(GUIDES)) {
        let mut count = 0;
        for (line, text) in page.lines() {
            for path in text.split('`').skip(1).step_by(2).filter(|code| is_path(code)) {
                count += 1;
                let is_folder = path.ends_with('/');
                let is_there = tree.files.iter().any(|file| match is_folder {
                    true => file.path.starts_with(path),
                    false => file.path == path,
                });
                if !is_there {
                    faults.push(Fault::at(&page.path, line, format!("names {path}, not there")));
                }
            }
        }
        if count == 0 {
            faults.push(Fault::of(&page.path, "is a guide and names no file"));
        }
    }
    faults
}

/// Tells paths from other things in the typeface of code.
fn is_path(code: &str) -> bool {
    code.contains('/') && !code.contains([' ', '*', '<', '(']) && !code.starts_with(['/', '-', '#'])
}

/// Pages of this book that a line of Markdown links to.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| {
        let (target, _) = rest.split_once(')')?;
        let (page, _) = target.split_once('#').unwrap_or((target, ""));
        (page.ends_with(".md") && !page.contains("://")).then_some(page)
    })
}

/// Where a link on the page `from` leads, as a path from the root.
fn resolve(from: &str, target: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_book_passes() {
        let tree = Tree::of(&[
            (SUMMARY, "- [Boards](boards.md)\n  - [Sight](boards/sight.md)\n"),
            ("docs/src/boards.md", "See [sight](./boards/sight.md#lines).\n"),
            ("docs/src/boards/sight.md", "Back to [boards](../boards.md), [x](https://a.b/c.md)\n"),
        ]);
        assert_eq!(links(&tree), []);
    }

    #[test]
    fn a_chapter_that_is_not_there_is_a_fault() {
        let faults = links(&Tree::of(&[(SUMMARY, "\n- [Boards](boards.md)\n")]));
        assert_eq!(faults, [Fault::at(SUMMARY, 2, "links to docs/src/boards.md, not there")]);
    }

    #[test]
    fn a_guide_names_files_that_exist() {
        let page = "See `web/src/a.ts`, `web/src/` and `cargo run -p a/b`.\nThen `web/b.ts`.\n";
        let tree = Tree::of(&[("docs/src/add-a-thing.md", page), ("web/src/a.ts", "")]);
        let faults = guides(&tree);
        assert_eq!(faults, [Fault::at("docs/src/add-a-thing.md", 2, "names web/b.ts, not there")]);
        let tree = Tree::of(&[("docs/src/add-a-thing.md", "Nothing.\n")]);
        assert_eq!(guides(&tree).len(), 1);
    }

    #[test]
    fn a_page_nobody_links_to_is_a_fault() {
        let tree = Tree::of(&[(SUMMARY, "# Summary\n"), ("docs/src/odds.md", "# Odds\n")]);
        let faults = links(&tree);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].path, "docs/src/odds.md");
    }
}
