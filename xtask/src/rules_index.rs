//! The rules index: for each rule id, the code that cites it and the cases that show it.
//!
//! A place in the code is a file and an item, not a line number, so that the index changes when a
//! citation does and not with every edit above one.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::tidy::{self, Fault};
use crate::tree::{self, Tree};

const PAGE: &str = "docs/src/rules-index.md";

/// The ids of every rule and ruling, by the file that holds them.
#[derive(Default)]
pub(crate) struct Catalogue {
    files: Vec<(String, Vec<String>)>,
    ids: BTreeSet<String>,
    prefixes: BTreeSet<String>,
}

impl Catalogue {
    pub(crate) fn add(&mut self, path: &str, ids: Vec<String>) {
        self.prefixes.extend(ids.iter().map(|id| prefix(id).to_owned()));
        self.ids.extend(ids.iter().cloned());
        self.files.push((path.to_owned(), ids));
    }

    pub(crate) fn contains(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Whether `id` looks like one of ours, as far as its first dot.
    pub(crate) fn knows_prefix_of(&self, id: &str) -> bool {
        id.contains('.') && self.prefixes.contains(prefix(id))
    }
}

fn prefix(id: &str) -> &str {
    id.split_once('.').map_or(id, |(prefix, _)| prefix)
}

/// A rule id in brackets, somewhere in a Rust source.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Citation<'t> {
    pub(crate) id: &'t str,
    pub(crate) line: usize,
    /// The item whose documentation or body cites the rule; absent for a whole module.
    pub(crate) item: Option<&'t str>,
}

/// Every `[id]` of `text` whose prefix the catalogue knows, however the rest of it is spelled: a
/// citation that is written wrongly must be found too. `[id?]` cites a judgement on an unclear rule
/// and counts the same.
pub(crate) fn citations_in<'t>(text: &'t str, catalogue: &Catalogue) -> Vec<Citation<'t>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        for piece in line.split('[').skip(1) {
            let Some((inside, _)) = piece.split_once(']') else { continue };
            let id = inside.strip_suffix('?').unwrap_or(inside);
            if catalogue.knows_prefix_of(id) {
                found.push(Citation { id, line: index + 1, item: item_at(&lines, index) });
            }
        }
    }
    found
}

/// The item that the line at `index` documents or lies in.
fn item_at<'t>(lines: &[&'t str], index: usize) -> Option<&'t str> {
    let line = lines[index].trim_start();
    if line.starts_with("//!") {
        return None;
    }
    if line.starts_with("///") {
        return documented_line(&lines[index..]).and_then(item_name);
    }
    lines[..=index].iter().rev().map(|line| line.trim_start()).find_map(function_name)
}

/// The first line after the comments and attributes at the head of `lines`; an attribute may take
/// several lines.
fn documented_line<'t>(lines: &[&'t str]) -> Option<&'t str> {
    let mut open_brackets = 0;
    lines.iter().map(|line| line.trim_start()).find(|line| {
        if line.starts_with("//") {
            return false;
        }
        let in_attribute = open_brackets > 0 || line.starts_with("#[");
        if in_attribute {
            open_brackets += line.matches('[').count();
            open_brackets -= line.matches(']').count().min(open_brackets);
        }
        !in_attribute
    })
}

/// Words that may stand before an item's name.
const KEYWORDS: &[&str] = &[
    "pub",
    "const",
    "static",
    "fn",
    "struct",
    "enum",
    "trait",
    "type",
    "mod",
    "impl",
    "macro_rules",
];

/// The name of an item, a variant or a field, from the line that begins it.
fn item_name(line: &str) -> Option<&str> {
    let mut words = line.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.find(|word| !word.is_empty() && !KEYWORDS.contains(word) && *word != "crate")
}

fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_item = before.split_whitespace().all(|word| word.starts_with("pub") || word == "const");
    is_item.then(|| item_name(after)).flatten()
}

/// The ids that the `rule` lines of a case name, with their line numbers.
pub(crate) fn case_rules(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let code = line.split('#').next().unwrap_or_default();
        let mut words = code.split_whitespace();
        let is_rule = words.next() == Some("rule");
        words.filter(move |_| is_rule).map(move |id| (index + 1, id))
    })
}

/// `cargo xtask rules-index`: writes the page.
pub(crate) fn write() -> Result<()> {
    let root = tree::root();
    let tree = Tree::read(&root)?;
    let (catalogue, faults) = tidy::catalogue(&tree);
    if let Some(fault) = faults.first() {
        bail!("{fault}");
    }
    fs::write(root.join(PAGE), render(&tree, &catalogue))
        .with_context(|| format!("cannot write {PAGE}"))
}

/// The page, when it does not say what it would if written now.
pub(crate) fn stale(tree: &Tree, catalogue: &Catalogue) -> Option<Fault> {
    let page = tree.get(PAGE).map(|file| file.text.as_str());
    if page.is_none() && catalogue.files.is_empty() {
        return None;
    }
    (page != Some(&render(tree, catalogue)))
        .then(|| Fault::of(PAGE, "is out of date; run `cargo xtask rules-index`"))
}

fn render(tree: &Tree, catalogue: &Catalogue) -> String {
    let mut code: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for file in tree.product_rust() {
        for citation in citations_in(&file.text, catalogue) {
            let place = match citation.item {
                Some(item) => format!("`{}` `{item}`", file.path),
                None => format!("`{}`", file.path),
            };
            code.entry(citation.id).or_default().insert(place);
        }
    }
    let mut cases: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for file in tree.cases() {
        for (_, id) in case_rules(&file.text) {
            cases.entry(id).or_default().insert(format!("`{}`", file.path));
        }
    }

    let mut page = String::from(
        "# Rules index\n\n\
         Each rule id with the code that cites it and the cases that show it. Written by\n\
         `cargo xtask rules-index`; do not edit it by hand.\n",
    );
    if catalogue.files.is_empty() {
        page.push_str("\nThere is no rule catalogue under `games/*/rulebook/` yet.\n");
    }
    let cell = |places: Option<&BTreeSet<String>>| {
        places.map(|it| it.iter().map(String::as_str).collect::<Vec<_>>().join("<br>"))
    };
    for (path, ids) in &catalogue.files {
        write!(page, "\n## `{path}`\n\n| rule | code | cases |\n| --- | --- | --- |\n")
            .expect("writing to a string cannot fail");
        for id in ids {
            let (code, cases) = (cell(code.get(id.as_str())), cell(cases.get(id.as_str())));
            let (code, cases) = (code.unwrap_or("-".into()), cases.unwrap_or("-".into()));
            writeln!(page, "| {id} | {code} | {cases} |").expect("writing to a string cannot fail");
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue() -> Catalogue {
        let mut catalogue = Catalogue::default();
        catalogue.add("games/p/rulebook/a.toml", vec!["P15.1.1".into(), "P15.1.2".into()]);
        catalogue
    }

    #[test]
    fn a_citation_knows_its_item() {
        let code = "\
//! Chapter one. [P15.1.1]
/// Moves. [P15.1.1]
#[must_use]
#[expect(
    clippy::manual_midpoint,
    reason = \"[why]\"
)]
pub(crate) const fn advance(by: u8) -> u8 {
    by + 1 // one more [P15.1.2]
}
enum Kind {
    /// [P15.1.1?]
    Troop { size: u8 },
}
/// Not a rule: [u8; 4], [P16.1], [P15 1].
struct Other;
";
        let catalogue = catalogue();
        let found: Vec<_> =
            citations_in(code, &catalogue).iter().map(|c| (c.id, c.line, c.item)).collect();
        let expected = [
            ("P15.1.1", 1, None),
            ("P15.1.1", 2, Some("advance")),
            ("P15.1.2", 9, Some("advance")),
            ("P15.1.1", 12, Some("Troop")),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_page_joins_rules_code_and_cases() {
        let tree = Tree::of(&[
            ("games/p/cases/one.case", "rule P15.1.1 # why\nboard x\nrule P15.1.1\n"),
            ("crates/p/src/lib.rs", "/// [P15.1.1]\nfn lead() {}\n"),
        ]);
        let page = render(&tree, &catalogue());
        assert!(
            page.contains(
                "| P15.1.1 | `crates/p/src/lib.rs` `lead` | `games/p/cases/one.case` |\n"
            )
        );
        assert!(page.contains("| P15.1.2 | - | - |\n"));
    }

    #[test]
    fn a_page_is_stale_when_a_citation_moves() {
        let code = ("crates/p/src/lib.rs", "/// [P15.1.1]\nfn lead() {}\n");
        let catalogue = catalogue();
        let page = render(&Tree::of(&[code]), &catalogue);
        assert!(stale(&Tree::of(&[code, (PAGE, &page)]), &catalogue).is_none());
        assert!(stale(&Tree::of(&[(PAGE, &page)]), &catalogue).is_some());
        assert!(stale(&Tree::of(&[code]), &catalogue).is_some());
        assert!(stale(&Tree::of(&[code]), &Catalogue::default()).is_none());
    }
}
